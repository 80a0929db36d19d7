"""Plans of norms and inverses, and of the test for versors."""

import contextlib
import random
from itertools import combinations

import pytest
from algebras import signatures
from elements import entries, random_element, reverse, times, unit_versor
from programs import evaluate_plan

from gaforge.algebra import Algebra, has_closed_inverse
from gaforge.codegen.derive import norms
from gaforge.codegen.ir.plan import RootAbs
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError, NotInvertibleError


def subsets(n, largest):
    grades = range(n + 1)
    return [combo for size in range(1, largest + 1) for combo in combinations(grades, size)]


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_norms(algebra):
    source = random.Random(str(algebra))
    for layout in ("full", "even", *((k,) for k in range(algebra.n + 1))):
        spec = KernelSpec.of(algebra, "normsq", layout)
        x = random_element(spec.layouts[0], source)
        square = times(algebra, x, reverse(x)).get(0, 0)
        operands = {"x": entries(spec.layouts[0], x)}
        assert evaluate_plan(norms.plan_normsq(spec), operands) == [square]
        plan = norms.plan_norm(KernelSpec.of(algebra, "norm", layout))
        assert isinstance(plan.result, RootAbs)
        assert evaluate_plan(plan, operands) == [abs(square)]  # stands for its root


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_inverses_up_to_n_4_have_closed_forms_in_every_layout(algebra):
    source = random.Random(str(algebra))
    for grades in subsets(algebra.n, 3):
        spec = KernelSpec.of(algebra, "inv", grades)
        if min(grades) > algebra.p + algebra.q:
            with pytest.raises(NotInvertibleError):
                build_kernel(spec)
            continue
        plan = build_kernel(spec).plan
        for x in (random_element(spec.layouts[0], source, limit=99) for _ in range(9)):
            with contextlib.suppress(ZeroDivisionError):  # a zero divisor, such as 1 + e1
                y = evaluate_plan(plan, {"x": entries(spec.layouts[0], x)})
                break
        inverse = dict(zip(spec.result.masks, y, strict=True))
        assert times(algebra, x, inverse) == {0: 1}, grades
        assert times(algebra, inverse, x) == {0: 1}, grades


@pytest.mark.parametrize("layout", ["even", "odd", "vector", "bivector", "trivector", "g4", "g5"])
@pytest.mark.parametrize("algebra", [Algebra(5), Algebra(4, 1), Algebra(2, 2, 1)], ids=str)
def test_inverses_for_n_5(algebra, layout):
    source = random.Random(str(algebra))
    spec = KernelSpec.of(algebra, "inv", layout)
    if min(spec.layouts[0].grades) > algebra.p + algebra.q:
        assert not spec.defined
        return
    x = random_element(spec.layouts[0], source, limit=99)
    y = evaluate_plan(norms.plan_inverse(spec), {"x": entries(spec.layouts[0], x)})
    assert times(algebra, x, dict(zip(spec.result.masks, y, strict=True))) == {0: 1}


@pytest.mark.parametrize(
    ("algebra", "layout"), [(Algebra(5), "full"), (Algebra(6), "even"), (Algebra(6), "bivector")]
)
def test_where_no_closed_form_is_known_the_way_out_is_named(algebra, layout):
    with pytest.raises(GenerationError, match=r"k\.inv solves the linear equation"):
        norms.plan_inverse(KernelSpec.of(algebra, "inv", layout))


@pytest.mark.parametrize(
    ("algebra", "layout", "form"),
    [
        (Algebra(3), "vector", "reverse(x) / <x reverse(x)>_0"),
        (Algebra(3), "even", "reverse(x) / <x reverse(x)>_0"),
        (Algebra(1), "full", "conjugate(x) / <x conjugate(x)>_0"),
        (Algebra(2), "full", "conjugate(x) / <x conjugate(x)>_0"),
        (Algebra(4), "even", "reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u"),
        (Algebra(3), "full", "conjugate(x) v / <u v>_0, u = x conjugate(x), v = 2 <u>_0 - u"),
    ],
    ids=str,
)
def test_the_shortest_form_is_taken(algebra, layout, form):
    assert norms.plan_inverse(KernelSpec.of(algebra, "inv", layout)).form == form


@pytest.mark.parametrize(
    "algebra",
    [Algebra(2), Algebra(3), Algebra(2, 0, 1), Algebra(1, 3), Algebra(6), Algebra(4, 2)],
    ids=str,
)
@pytest.mark.parametrize("factors", [1, 2, 3])
def test_versors_have_no_defect(algebra, factors):
    source = random.Random(f"{algebra} {factors}")
    for layout in ("full", "odd" if factors % 2 else "even"):
        spec = KernelSpec.of(algebra, "versor_defect", layout)
        R = unit_versor(algebra, source, factors)
        found = evaluate_plan(norms.plan_versor_defect(spec), {"R": entries(spec.layouts[0], R)})
        sizes = [sum(x * x for m, x in R.items() if m.bit_count() % 2 == odd) for odd in (0, 1)]
        assert found[:3] == [1, *sizes]
        assert not any(found[3:])


@pytest.mark.parametrize(
    ("algebra", "layout", "R"),
    [
        pytest.param(Algebra(4), "even", {0: 1, 0b1111: 1}, id="grade-4-of-R-reverse-R"),
        pytest.param(Algebra(4), "bivector", {0b0011: 1, 0b1100: 2}, id="bivector-of-rank-4"),
        # Even, with R ~R = 1, and yet no versor: the image of a vector has grade 5.
        pytest.param(Algebra(6), "even", {0: 3, 0b111111: 4}, id="rotor-test-of-n-6"),
    ],
)
def test_what_is_no_versor_has_a_defect(algebra, layout, R):
    spec = KernelSpec.of(algebra, "versor_defect", layout)
    found = evaluate_plan(norms.plan_versor_defect(spec), {"R": entries(spec.layouts[0], R)})
    assert any(found[3:])


def test_mixed_parity_shows_in_the_two_sizes():
    spec = KernelSpec.of(Algebra(2), "versor_defect")
    assert evaluate_plan(norms.plan_versor_defect(spec), {"R": [1, 2, 3, 4]}) == [30, 17, 13]


def test_few_conditions_are_needed_for_few_grades():
    counts = {
        layout: build_kernel(KernelSpec.of(Algebra(4), "versor_defect", layout)).plan.result.size
        for layout in ("vector", "even", "full", (0, 2))
    }
    assert counts == {"vector": 3, "even": 4, "full": 4, (0, 2): 4}


@pytest.mark.parametrize("n", range(8))
def test_where_a_closed_form_is_promised_there_is_one(n):
    # Callers ask has_closed_inverse, so that they need not plan to find out.
    algebra = Algebra(n // 2, n - n // 2)
    for grades in subsets(n, 2) if n > 4 else subsets(n, n + 1):
        spec = KernelSpec.of(algebra, "inv", grades)
        if has_closed_inverse(spec.layouts[0]):
            assert norms.plan_inverse(spec).divides
        elif len(grades) == 1 and n <= 6:
            with pytest.raises(GenerationError):
                norms.plan_inverse(spec)
