"""Plans of sandwiches: their cost against kingdon's, and what their named forms are worth."""

import random
from fractions import Fraction

import pytest
from algebras import signatures
from elements import action, entries, random_element, reverse, scaled, times, unit_versor
from programs import evaluate_plan

from gaforge.algebra import Algebra
from gaforge.codegen.derive import sandwich
from gaforge.codegen.derive.plans import planners
from gaforge.codegen.derive.sandwich import INNER_FORM, OUTER_FORM, PRODUCT_FORM, QUOTIENT_FORM
from gaforge.codegen.ir.cost import cost
from gaforge.codegen.ir.program import lower
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import NotInvertibleError

# (multiplications, additions) of the code that kingdon 3.0 generates for R >> x, R a full even
# versor with R ~R = 1, and for R with scalar and bivector part only (its bireflections).
KINGDON = {
    ("3", "even", "vector"): (18, 12),
    ("3", "even", "bivector"): (18, 12),
    ("3", "even", "trivector"): (0, 0),
    ("3", "even", "even"): (18, 12),
    ("3", "even", "full"): (36, 24),
    ("4", "even", "vector"): (57, 40),
    ("4", "even", "bivector"): (118, 99),
    ("4", "even", "trivector"): (57, 40),
    ("4", "even", "even"): (118, 99),
    ("4", "even", "full"): (231, 179),
    ("5", "even", "vector"): (120, 100),
    ("5", "even", "bivector"): (405, 593),
    ("5", "even", "trivector"): (415, 575),
    ("5", "even", "even"): (520, 721),
    ("5", "even", "full"): (920, 1396),
    ("4,1", "even", "vector"): (120, 100),
    ("4,1", "even", "bivector"): (405, 593),
    ("4,1", "even", "trivector"): (415, 575),
    ("4,1", "even", "even"): (520, 721),
    ("4,1", "even", "full"): (920, 1396),
    ("6", "even", "vector"): (301, 256),
    ("6", "even", "full"): (3927, 10572),
    ("3,0,1", "even", "vector"): (26, 18),
    ("3,0,1", "even", "bivector"): (57, 41),  # 60, 44 untyped
    ("3,0,1", "even", "trivector"): (25, 18),
    ("3,0,1", "even", "even"): (60, 44),
    ("3,0,1", "even", "full"): (112, 80),
    ("4", (0, 2), "vector"): (32, 24),
    ("5", (0, 2), "vector"): (50, 40),
    ("3,0,1", (0, 2), "vector"): (22, 15),
}
KINGDON_PRODUCTS = {
    ("3", "full"): (64, 56),
    ("3", "even"): (16, 12),
    ("4", "full"): (256, 240),
    ("4", "even"): (64, 56),
    ("5", "full"): (1024, 992),
    ("5", "even"): (256, 240),
    ("4,1", "full"): (1024, 992),
    ("4,1", "even"): (256, 240),
    ("6", "full"): (4096, 4032),
    ("3,0,1", "full"): (192, 176),
    ("3,0,1", "even"): (48, 40),
}


@pytest.mark.parametrize(("case", "limit"), KINGDON.items(), ids=str)
def test_unit_sandwiches_cost_no_more_than_kingdons(case, limit):
    text, versor, operand = case
    spec = KernelSpec.of(Algebra.parse(text), "sandwich", versor, operand, unit=True)
    found = build_kernel(spec).cost
    assert found.multiplications <= limit[0]
    assert found.additions <= limit[1]
    assert (found.divisions, found.roots) == (0, 0)


@pytest.mark.parametrize(("case", "limit"), KINGDON_PRODUCTS.items(), ids=str)
def test_products_cost_no_more_than_kingdons(case, limit):
    text, layout = case
    kernel = build_kernel(KernelSpec.of(Algebra.parse(text), "gp", layout, layout))
    # A loop adds each product to a sum that starts at zero: one addition more for each output.
    from_zero = kernel.plan.result.size if kernel.form == "table" else 0
    assert kernel.cost.multiplications == limit[0]
    assert kernel.cost.additions == limit[1] + from_zero


@pytest.mark.parametrize(("n", "limit"), [(3, (9, 6)), (4, (16, 12)), (5, (25, 20))])
def test_a_prepared_versor_costs_one_matrix_per_vector(n, limit):
    found = build_kernel(KernelSpec.of(Algebra(n), "linear_map", "vector")).cost
    assert (found.multiplications, found.additions) == limit


@pytest.mark.parametrize("text", ["3", "4", "3,0,1", "4,1"])
def test_a_versor_that_may_not_be_unit_costs_its_norm_and_the_divisions_more(text):
    algebra = Algebra.parse(text)
    unit = KernelSpec.of(algebra, "sandwich", "even", "vector", unit=True)
    kernel = build_kernel(KernelSpec.of(algebra, "sandwich", "even", "vector"))
    assert kernel.cost.divisions == algebra.n
    assert kernel.cost.total > build_kernel(unit).cost.total
    assert kernel.guard is not None


@pytest.mark.parametrize("text", ["2", "3", "4", "2,0,1", "1,3"])
@pytest.mark.parametrize("layouts", [("even", "vector"), ("even", "full"), ("vector", "even")])
def test_the_cheapest_plan_is_taken(text, layouts):
    spec = KernelSpec.of(Algebra.parse(text), "sandwich", *layouts, unit=True)
    counts = {plan: cost(lower(plan)).total for plan in (make(spec) for make in planners(spec))}
    assert len({plan.form for plan in counts}) == 3
    assert counts[build_kernel(spec).plan] == min(counts.values())


FORMS = {
    sandwich.plan_unit_outer: OUTER_FORM,
    sandwich.plan_unit_inner: INNER_FORM,
    sandwich.plan_unit_product: PRODUCT_FORM,
    sandwich.plan_quotient: QUOTIENT_FORM,
}


@pytest.mark.parametrize(
    ("planner", "form"), FORMS.items(), ids=lambda value: getattr(value, "__name__", "")
)
def test_each_plan_names_the_identity_it_evaluates(planner, form):
    spec = KernelSpec.of(Algebra(2), "sandwich", unit=planner is not sandwich.plan_quotient)
    plan = planner(spec)
    assert plan.form == form
    assert plan.degrees == (2, 1)
    assert plan.divides == (planner is sandwich.plan_quotient)


def layouts_of(algebra):
    """Return versor layouts, each with the number of vectors whose products lie in it."""
    yield "full", 1
    yield "full", 2
    yield "even", 2
    if algebra.n >= 2:
        yield (0, 2), 2
    if algebra.n:
        yield "vector", 1


@pytest.mark.parametrize("algebra", [a for a in signatures(4) if a.p], ids=str)
@pytest.mark.parametrize("planner", list(FORMS)[:3], ids=lambda f: f.__name__)
def test_unit_plans_are_the_action_of_unit_versors(algebra, planner):
    source = random.Random(str(algebra))
    for versor, factors in layouts_of(algebra):
        R = unit_versor(algebra, source, factors)
        for operand in ("full", "even", *((k,) for k in range(algebra.n + 1))):
            spec = KernelSpec.of(algebra, "sandwich", versor, operand, unit=True)
            x = random_element(spec.layouts[1], source)
            found = evaluate_plan(
                planner(spec),
                {"R": entries(spec.layouts[0], R), "x": entries(spec.layouts[1], x)},
            )
            assert found == entries(spec.layouts[1], action(algebra, R, x)), spec.name


@pytest.mark.parametrize("algebra", [a for a in signatures(4) if a.p], ids=str)
def test_the_quotient_is_the_action_of_versors_of_any_size(algebra):
    source = random.Random(str(algebra))
    for versor, factors in layouts_of(algebra):
        R = scaled(unit_versor(algebra, source, factors), Fraction(-7, 3))
        spec = KernelSpec.of(algebra, "sandwich", versor, "full")
        x = random_element(spec.layouts[1], source)
        found = evaluate_plan(
            sandwich.plan_quotient(spec),
            {"R": entries(spec.layouts[0], R), "x": entries(spec.layouts[1], x)},
        )
        assert found == entries(spec.layouts[1], action(algebra, R, x)), spec.name


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
def test_the_two_sided_product(algebra):
    source = random.Random(str(algebra))
    for layouts in (("full", "full", "full"), ("even", "full", "even"), ("odd", "even", "odd")):
        spec = KernelSpec.of(algebra, "sandwich2", *layouts)
        r, x, s = (random_element(layout, source) for layout in spec.layouts)
        operands = {
            name: entries(layout, value)
            for name, layout, value in zip("rxs", spec.layouts, (r, x, s), strict=True)
        }
        wanted = entries(spec.result, times(algebra, r, x, reverse(s)))
        assert evaluate_plan(sandwich.plan_sandwich2(spec), operands) == wanted


@pytest.mark.parametrize(
    ("algebra", "layout"),
    [(Algebra(0, 0, 1), "vector"), (Algebra(0, 0, 3), "bivector"), (Algebra(1, 0, 2), "bivector")],
    ids=str,
)
@pytest.mark.parametrize("unit", [True, False])
def test_a_layout_without_invertible_elements_holds_no_versor(algebra, layout, unit):
    with pytest.raises(NotInvertibleError, match="each of its blades has a null vector"):
        build_kernel(KernelSpec.of(algebra, "sandwich", layout, "vector", unit=unit))
