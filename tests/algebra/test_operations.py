"""The table of operations: complete, free of clashes, and right about the grades of results."""

import random
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from algebras import multiply, signatures, wedge

from gaforge.algebra import OPERATIONS, PUBLIC, Algebra, Layout, find_operation
from gaforge.algebra.operations import product_grades
from gaforge.errors import LayoutError, UnknownOperationError

ROWS = list(OPERATIONS.values())
BILINEAR = [row.name for row in ROWS if row.kind == "bilinear"]
KINDS = {"bilinear", "linear", "rational", "series", "grade", "composed", "versor", "internal"}
CANONICAL = (
    "gp op ip ip_symmetric lc rc sp rp cp acp proj reverse involute conjugate grade dual undual "
    "hodge unhodge normsq norm normalized inv exp log sqrt split sandwich sandwich2"
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_each_row_is_complete(row):
    assert OPERATIONS[row.name] is row
    assert row.name.isidentifier()
    assert row.kind in KINDS
    assert row.operands
    assert len(set(row.operands)) == len(row.operands)
    assert all(operand.isidentifier() for operand in row.operands)
    for text in (row.law, row.summary):
        assert text.strip() == text
        assert text
        assert not text.endswith(".")
        assert text.isascii()


def test_names_and_aliases_are_unique():
    names = [name for row in ROWS for name in (row.name, *row.aliases)]
    assert len(set(names)) == len(names)


def test_canonical_names_are_those_of_the_conventions():
    assert set(CANONICAL.split()) == set(PUBLIC)


@pytest.mark.parametrize("name", PUBLIC)
def test_public_rows_are_found_by_name_and_alias(name):
    row = OPERATIONS[name]
    assert all(find_operation(alias) is row for alias in (name, *row.aliases))


def test_the_alias_sw_is_the_sandwich():
    assert find_operation("sw").name == "sandwich"


@pytest.mark.parametrize("name", ["nothing", "", "GP", "versor_defect", "linear_map"])
def test_other_names_are_refused_with_the_list(name):
    with pytest.raises(UnknownOperationError) as caught:
        find_operation(name)
    assert all(public in str(caught.value) for public in PUBLIC)


def test_only_bilinear_rows_select_grades():
    # gp keeps everything, rp is not a part of the geometric product.
    selecting = {row.name for row in ROWS if row.selection is not None}
    assert selecting == {*BILINEAR} - {"gp", "rp"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_wrong_number_of_layouts_is_refused(row):
    for count in {len(row.operands) - 1, len(row.operands) + 1}:
        with pytest.raises(LayoutError, match=f"takes {len(row.operands)} layouts"):
            row.check_arity(count)


# Which grades occur, from products of basis blades by sorting.


def layouts(n: int) -> list[Layout]:
    """Return every single grade, every pair of grades, and the named layouts."""
    algebra = Algebra(n)
    grades = [combo for size in (1, 2) for combo in combinations(range(n + 1), size)]
    found = {algebra.layout(asked) for asked in (*grades, "even", "odd", "full")}
    return sorted(found, key=lambda layout: (len(layout.grades), layout.grades))


def blades_of_grade(algebra: Algebra, grade: int) -> list[int]:
    return [mask for mask in algebra.masks if mask.bit_count() == grade]


@cache
def images(algebra: Algebra, name: str, a: int, b: int) -> frozenset[int]:
    """Return the grades that occur for basis blades of grades a and b."""
    found = set()
    for left, right in product(blades_of_grade(algebra, a), blades_of_grade(algebra, b)):
        if name == "rp":
            full = algebra.size - 1
            joined, sign = wedge(full ^ left, full ^ right)
            mask = full ^ joined
        else:
            mask, sign = multiply(left, right, algebra.squares)
            back = multiply(right, left, algebra.squares)[1]
            out = mask.bit_count()
            keep = {
                "gp": True,
                "op": out == a + b,
                "ip": out == abs(a - b) and a and b,
                "ip_symmetric": out == abs(a - b),
                "lc": out == b - a,
                "rc": out == a - b,
                "sp": out == 0,
                "cp": sign != back,
                "acp": sign == back,
            }
            sign *= bool(keep[name])
        if sign:
            found.add(mask.bit_count())
    return frozenset(found)


def all_full(given: tuple[Layout, ...]) -> bool:
    return all(layout.name == "full" for layout in given)


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
@pytest.mark.parametrize("name", BILINEAR)
def test_bilinear_result_layouts_hold_what_occurs_and_nothing_else(algebra, name):
    row = OPERATIONS[name]
    for given in product(layouts(algebra.n), repeat=2):
        declared = set(row.result_layout(*given).grades)
        occurring = {
            k
            for a, b in product(*(layout.grades for layout in given))
            for k in images(algebra, name, a, b)
        }
        assert occurring <= declared, given
        if algebra.r == 0 and not all_full(given) and name != "sp":
            assert occurring == declared, given


@pytest.mark.parametrize("n", range(5))
def test_full_operands_give_full_results_and_scalars_stay_scalar(n):
    full = Algebra(n).layout("full")
    for row in ROWS:
        if row.kind == "internal":
            continue
        result = row.result_layout(*[full] * len(row.operands))
        wanted = "scalar" if row.name in ("sp", "norm", "normsq") else "full"
        assert result == Algebra(n).layout(wanted), row.name


@pytest.mark.parametrize("n", range(5))
def test_linear_result_layouts(n):
    for given in layouts(n):
        for row in ROWS:
            if row.kind == "linear":
                flips = row.name in ("dual", "undual", "hodge", "unhodge")
                wanted = {n - k if flips else k for k in given.grades}
                assert set(row.result_layout(given).grades) == wanted, (row.name, given)


def values(algebra: Algebra, source: random.Random, layout: Layout) -> dict[int, int]:
    return {mask: source.randint(1, 10**6) for mask in layout.masks}


def times(
    algebra: Algebra, a: dict[int, int], b: dict[int, int], tolerance: float = 0
) -> dict[int, int]:
    out: dict[int, int] = {}
    for (left, x), (right, y) in product(a.items(), b.items()):
        mask, sign = multiply(left, right, algebra.squares)
        out[mask] = out.get(mask, 0) + sign * x * y
    return {mask: value for mask, value in out.items() if abs(value) > tolerance}


def reverse(a: dict[int, int]) -> dict[int, int]:
    return {m: x * (-1) ** (m.bit_count() * (m.bit_count() - 1) // 2) for m, x in a.items()}


def grades(a: dict[int, int]) -> set[int]:
    return {mask.bit_count() for mask in a}


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
def test_result_layout_of_the_two_sided_product(algebra):
    row, source = OPERATIONS["sandwich2"], random.Random(2)
    for given in product(layouts(algebra.n), repeat=3):
        r, x, s = (values(algebra, source, layout) for layout in given)
        occurring = grades(times(algebra, times(algebra, r, x), reverse(s)))
        declared = set(row.result_layout(*given).grades)
        assert occurring <= declared, given
        if algebra.r == 0 and not all_full(given):
            assert occurring == declared, given


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_the_sandwich_keeps_the_grades_of_its_operand(algebra):
    row, source = OPERATIONS["sandwich"], random.Random(3)
    for versor, operand in product(layouts(algebra.n), repeat=2):
        if not all_full((versor, operand)):
            assert row.result_layout(versor, operand) == operand
    # The action of a product of vectors, on which the operation is defined, does so indeed.
    vector = algebra.layout([1] if algebra.n else [0])
    R = times(algebra, values(algebra, source, vector), values(algebra, source, vector))
    for k in range(algebra.n + 1):
        x = values(algebra, source, algebra.layout([k]))
        assert grades(times(algebra, times(algebra, R, x), reverse(R))) <= {k}


def uniform(source: random.Random, layout: Layout) -> dict[int, float]:
    return {mask: source.uniform(-1, 1) for mask in layout.masks}


def inverse(algebra: Algebra, a: dict[int, int]) -> dict[int, float]:
    """Solve ``a y = 1``."""
    matrix = np.zeros((algebra.size, algebra.size))
    for mask, value in a.items():
        for other in range(algebra.size):
            image, sign = multiply(mask, other, algebra.squares)
            matrix[image, other] += sign * value
    found = np.linalg.solve(matrix, np.eye(algebra.size)[0])
    return {m: y for m, y in enumerate(found) if abs(y) > 1e-9 * np.abs(found).max()}


@pytest.mark.parametrize("algebra", signatures(6, degenerate=False), ids=str)
def test_result_layout_of_the_inverse(algebra):
    row, source = OPERATIONS["inv"], random.Random(4)
    for given in filter(lambda layout: layout.size, layouts(algebra.n)):
        occurring = grades(inverse(algebra, uniform(source, given)))
        declared = set(row.result_layout(given).grades)
        assert occurring <= declared, given
        if not all_full((given,)):
            assert occurring == declared, given


@pytest.mark.parametrize("algebra", signatures(4, degenerate=False), ids=str)
def test_result_layout_of_the_projection(algebra):
    row, source = OPERATIONS["proj"], random.Random(5)
    for x, y in product(filter(lambda layout: layout.size, layouts(algebra.n)), repeat=2):
        a, b = uniform(source, x), uniform(source, y)
        inner: dict[int, float] = {}
        for (left, p), (right, q) in product(a.items(), b.items()):
            mask, sign = multiply(left, right, algebra.squares)
            if mask.bit_count() == right.bit_count() - left.bit_count():
                inner[mask] = inner.get(mask, 0) + sign * p * q
        occurring = grades(times(algebra, inner, inverse(algebra, b), tolerance=1e-9))
        declared = row.result_layout(x, y)
        assert occurring <= set(declared.grades), (x, y)
        # Projections on blades keep grades; what is declared is what its two products can reach.
        if not all_full((x, y)):
            quotient = OPERATIONS["inv"].result_layout(y)
            inside = OPERATIONS["lc"].result_layout(x, y)
            assert declared == OPERATIONS["gp"].result_layout(inside, quotient), (x, y)


@pytest.mark.parametrize("n", range(6))
def test_product_grades_are_those_of_blades(n):
    algebra = Algebra(n)
    for a, b in product(range(n + 1), repeat=2):
        assert set(product_grades(a, b, n)) == images(algebra, "gp", a, b)
