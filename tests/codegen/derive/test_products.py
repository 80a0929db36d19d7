"""Bilinear and linear plans: derived from their laws, and refused where bit counting differs."""

import pytest
from algebras import signatures

from gaforge.algebra import OPERATIONS, Algebra, Term, binary_terms, unary_image
from gaforge.codegen.derive import products
from gaforge.codegen.derive.tables import DerivedTable
from gaforge.codegen.ir.plan import Contract, Signed
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GenerationError

BILINEAR = [row.name for row in OPERATIONS.values() if row.kind == "bilinear"]
LINEAR = [row.name for row in OPERATIONS.values() if row.kind == "linear"]


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_every_bilinear_law_agrees_with_bit_counting(algebra):
    full = algebra.masks
    for name in BILINEAR:
        counted = tuple(binary_terms(algebra, OPERATIONS[name], full, full, full))
        assert products.contract(algebra, name, full, full, full) == counted


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_every_linear_law_agrees_with_bit_counting(algebra):
    for name in LINEAR:
        for mask in algebra.masks:
            image = unary_image(algebra, OPERATIONS[name], mask)
            assert products.linear_image(algebra, name, mask) == image


@pytest.mark.parametrize("name", BILINEAR)
def test_a_bilinear_plan_is_one_contraction(name):
    spec = KernelSpec.of(Algebra(2, 0, 1), name, "even", "vector")
    plan = products.plan_bilinear(spec)
    (step,) = plan.steps
    assert isinstance(step, Contract)
    assert [(operand.name, operand.size) for operand in plan.operands] == [("a", 4), ("b", 3)]
    assert plan.degrees == (1, 1)
    assert plan.form == spec.row.law
    assert step.size == spec.result.size
    assert not plan.divides


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("layout", ["full", "even", (0, 1), "empty"], ids=str)
def test_a_linear_plan_is_a_signed_permutation(name, layout):
    spec = KernelSpec.of(Algebra(3), name, layout)
    (step,) = products.plan_linear(spec).steps
    assert isinstance(step, Signed)
    assert sorted(i for i, _, _ in step.terms) == list(range(spec.layouts[0].size))
    assert sorted(k for _, k, _ in step.terms) == list(range(spec.result.size))


@pytest.fixture
def corrupted(monkeypatch):
    """Return a function that puts a table with one wrong product in place of the derived one."""

    def corrupt(algebra, mask, i, image):
        table = DerivedTable(algebra)
        table._times_vector[mask, i] = image
        monkeypatch.setattr(products, "derived_table", lambda asked: table)

    return corrupt


@pytest.mark.parametrize("name", sorted({*BILINEAR} - {"sp", "ip", "ip_symmetric", "lc", "rc"}))
def test_a_corrupted_table_is_seen_by_products(corrupted, name):
    algebra = Algebra(2)
    full = algebra.masks
    # e2 e1 = +e12: what a swap without its sign would give.
    corrupted(algebra, 0b10, 0, (0b11, 1))
    with pytest.raises(GenerationError, match=f"{name} derived from its law differs"):
        products.contract(algebra, name, full, full, full)


@pytest.mark.parametrize("name", ["sp", "ip", "ip_symmetric", "lc", "rc", "gp"])
def test_a_corrupted_metric_is_seen_by_inner_products(corrupted, name):
    algebra = Algebra(2)
    full = algebra.masks
    corrupted(algebra, 0b01, 0, (0, -1))  # e1 e1 = -1
    with pytest.raises(GenerationError, match=f"{name} derived from its law differs"):
        products.contract(algebra, name, full, full, full)


@pytest.mark.parametrize("name", sorted({*LINEAR} - {"involute"}))
def test_a_corrupted_table_is_seen_by_linear_operations(corrupted, name):
    algebra = Algebra(2)
    corrupted(algebra, 0b10, 0, (0b11, 1))
    with pytest.raises(GenerationError, match=f"{name} of .* by its law, but .* by bit counting"):
        [products.linear_image(algebra, name, mask) for mask in algebra.masks]


def test_the_grade_involution_needs_no_table():
    # It negates every vector; a wrong law is what can go wrong with it.
    assert products.linear_image(Algebra(2), "involute", 0b01) == (0b01, -1)


def test_a_wrong_law_is_seen(monkeypatch):
    algebra = Algebra(2)
    monkeypatch.setitem(products._BILINEAR, "op", products._BILINEAR["gp"])
    with pytest.raises(GenerationError, match="op derived from its law differs"):
        products.contract(algebra, "op", algebra.masks, algebra.masks, algebra.masks)
    monkeypatch.setitem(products._LINEAR, "involute", products._LINEAR["reverse"])
    with pytest.raises(GenerationError, match="involute of e1"):
        products.linear_image(algebra, "involute", 0b01)


def test_wrong_bit_counting_is_seen_as_well(monkeypatch):
    algebra = Algebra(2)

    def counted(*arguments):
        first, *rest = binary_terms(*arguments)
        return [Term(first.i, first.j, first.k, -first.sign), *rest]

    monkeypatch.setattr(products, "binary_terms", counted)
    with pytest.raises(GenerationError, match="gp derived from its law differs"):
        products.contract(algebra, "gp", algebra.masks, algebra.masks, algebra.masks)
