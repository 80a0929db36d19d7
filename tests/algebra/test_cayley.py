"""Product tables by bit counting: against sorting, against each law, and against `clifford`."""

import random
from functools import cache
from itertools import product

import clifford
import numpy as np
import pytest
from algebras import multiply, signatures, sort_vectors, wedge, word

from gaforge.algebra import OPERATIONS, Algebra, binary_terms, blade_product, unary_image
from gaforge.algebra.cayley import regressive_product

BILINEAR = [row.name for row in OPERATIONS.values() if row.kind == "bilinear"]
LINEAR = [row.name for row in OPERATIONS.values() if row.kind == "linear"]

Multivector = dict[int, int]


def clean(a: Multivector) -> Multivector:
    return {mask: value for mask, value in a.items() if value}


def combine(a: Multivector, b: Multivector, scale: int = 1) -> Multivector:
    return clean({mask: a.get(mask, 0) + scale * b.get(mask, 0) for mask in a | b})


def gp(algebra: Algebra, a: Multivector, b: Multivector) -> Multivector:
    """Return the geometric product, by sorting."""
    out: Multivector = {}
    for (left, x), (right, y) in product(a.items(), b.items()):
        mask, sign = multiply(left, right, algebra.squares)
        out = combine(out, {mask: sign * x * y})
    return out


def grade_part(a: Multivector, k: int) -> Multivector:
    return {mask: value for mask, value in a.items() if mask.bit_count() == k}


def everything(algebra: Algebra) -> int:
    return algebra.size - 1


# The laws of the table of operations, word for word, on multivectors of integers.


def graded(algebra, a, b, grade_of):
    """Return the sum of ``<<a>_j <b>_k>_grade_of(j, k)``; None keeps nothing."""
    out: Multivector = {}
    for j, k in product(range(algebra.n + 1), repeat=2):
        kept = grade_of(j, k)
        if kept is not None:
            term = gp(algebra, grade_part(a, j), grade_part(b, k))
            out = combine(out, grade_part(term, kept))
    return out


def hodge(algebra, x):
    """Return ``sum of x_b c`` where c is the multiple of a blade with ``b ^ c = I``."""
    out: Multivector = {}
    for blade, value in x.items():
        for rest, sign in product(range(algebra.size), (1, -1)):
            mask, found = wedge(blade, rest)
            if (mask, sign * found) == (everything(algebra), 1):
                out = combine(out, {rest: sign * value})
    return out


def unhodge(algebra, x):
    """Return ``sum of x_b c`` where c is the multiple of a blade with ``c ^ b = I``."""
    out: Multivector = {}
    for blade, value in x.items():
        for rest, sign in product(range(algebra.size), (1, -1)):
            mask, found = wedge(rest, blade)
            if (mask, sign * found) == (everything(algebra), 1):
                out = combine(out, {rest: sign * value})
    return out


def inverse_pseudoscalar(algebra):
    """Return the multiple of I whose product with I is 1."""
    for sign in (1, -1):
        candidate = {everything(algebra): sign}
        if gp(algebra, {everything(algebra): 1}, candidate) == {0: 1}:
            return candidate
    raise AssertionError("I has no inverse in a degenerate metric")


def halved(a: Multivector) -> Multivector:
    assert all(value % 2 == 0 for value in a.values())
    return {mask: value // 2 for mask, value in a.items()}


def backwards(algebra, x):
    out: Multivector = {}
    for blade, value in x.items():
        mask, sign = sort_vectors(word(blade)[::-1], algebra.squares)
        out = combine(out, {mask: sign * value})
    return out


def negated_vectors(algebra, x):
    return {blade: value * (-1) ** len(word(blade)) for blade, value in x.items()}


def regressive(algebra, a, b):
    """Return the c with ``hodge(c) = hodge(a) ^ hodge(b)``, by trying every blade."""
    wanted = LAWS["op"](algebra, hodge(algebra, a), hodge(algebra, b))
    out: Multivector = {}
    for blade in range(algebra.size):
        ((mask, sign),) = hodge(algebra, {blade: 1}).items()
        out = combine(out, {blade: sign * wanted.get(mask, 0)})
    return out


LAWS = {
    "gp": gp,
    "op": lambda A, a, b: graded(A, a, b, lambda j, k: j + k),
    "ip": lambda A, a, b: graded(A, a, b, lambda j, k: abs(j - k) if j and k else None),
    "ip_symmetric": lambda A, a, b: graded(A, a, b, lambda j, k: abs(j - k)),
    "lc": lambda A, a, b: graded(A, a, b, lambda j, k: k - j if j <= k else None),
    "rc": lambda A, a, b: graded(A, a, b, lambda j, k: j - k if j >= k else None),
    "sp": lambda A, a, b: grade_part(gp(A, a, b), 0),
    "rp": regressive,
    "cp": lambda A, a, b: halved(combine(gp(A, a, b), gp(A, b, a), -1)),
    "acp": lambda A, a, b: halved(combine(gp(A, a, b), gp(A, b, a))),
    "reverse": backwards,
    "involute": negated_vectors,
    "conjugate": lambda A, x: backwards(A, negated_vectors(A, x)),
    "dual": lambda A, x: hodge(A, x) if A.r else gp(A, x, inverse_pseudoscalar(A)),
    "undual": lambda A, x: unhodge(A, x) if A.r else gp(A, x, {everything(A): 1}),
    "hodge": hodge,
    "unhodge": unhodge,
}


def test_every_bilinear_and_linear_row_has_its_law_here():
    assert set(LAWS) == {*BILINEAR, *LINEAR}


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_blade_product_is_that_of_sorting(algebra):
    for a, b in product(range(algebra.size), repeat=2):
        mask, sign = blade_product(a, b, algebra.squares)
        assert (mask if sign else 0, sign) == multiply(a, b, algebra.squares)


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_the_product_is_associative(algebra):
    squares = algebra.squares
    for a, b, c in product(range(algebra.size), repeat=3):
        left, s = blade_product(a, b, squares)
        right, t = blade_product(b, c, squares)
        one, u = blade_product(left, c, squares)
        other, v = blade_product(a, right, squares)
        assert (one, s * u) == (other, t * v), (a, b, c)


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
@pytest.mark.parametrize("name", BILINEAR)
def test_bilinear_operations_follow_their_laws(algebra, name):
    full = algebra.masks
    counted: dict[tuple[int, int], Multivector] = {}
    for i, j, k, sign in binary_terms(algebra, OPERATIONS[name], full, full, full):
        assert (i, j) not in counted, "two blades have one product"
        counted[i, j] = {full[k]: sign}
    for (i, a), (j, b) in product(enumerate(full), repeat=2):
        assert counted.get((i, j), {}) == LAWS[name](algebra, {a: 1}, {b: 1}), (a, b)


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
@pytest.mark.parametrize("name", LINEAR)
def test_linear_operations_follow_their_laws(algebra, name):
    for mask in algebra.masks:
        image, sign = unary_image(algebra, OPERATIONS[name], mask)
        assert {image: sign} == LAWS[name](algebra, {mask: 1})


@pytest.mark.parametrize("name", BILINEAR)
def test_laws_hold_for_general_multivectors(name):
    # Blade by blade is enough only because both sides are bilinear; here is the sum of many.
    algebra = Algebra(1, 1, 1)
    source = random.Random(1)
    a, b = ({mask: source.randint(-9, 9) for mask in algebra.masks} for _ in range(2))
    full = algebra.masks
    found = dict.fromkeys(full, 0)
    for i, j, k, sign in binary_terms(algebra, OPERATIONS[name], full, full, full):
        found[full[k]] += sign * a[full[i]] * b[full[j]]
    assert clean(found) == LAWS[name](algebra, a, b)


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_duals_and_complements_are_undone(algebra):
    rows = OPERATIONS
    for there, back in (("hodge", "unhodge"), ("dual", "undual")):
        for first, second in ((there, back), (back, there)):
            for mask in algebra.masks:
                image, s = unary_image(algebra, rows[first], mask)
                assert unary_image(algebra, rows[second], image) == (mask, s)


def test_terms_between_layouts_are_those_of_the_full_table():
    algebra = Algebra(2, 1, 1)
    full = algebra.masks
    left, right, out = (algebra.layout(name).masks for name in ("even", "vector", "odd"))
    for name in BILINEAR:
        row = OPERATIONS[name]
        by_blade = {
            (full[t.i], full[t.j], full[t.k], t.sign)
            for t in binary_terms(algebra, row, full, full, full)
            if full[t.i] in left and full[t.j] in right and full[t.k] in out
        }
        typed = binary_terms(algebra, row, left, right, out)
        assert {(left[t.i], right[t.j], out[t.k], t.sign) for t in typed} == by_blade


def test_an_unknown_linear_operation_is_refused():
    with pytest.raises(ValueError, match="'gp' is not a linear operation"):
        unary_image(Algebra(2), OPERATIONS["gp"], 1)


@cache
def peer(algebra: Algebra):
    """Return clifford's layout: the same metric order and blade order, so nothing is permuted."""
    layout, _ = clifford.Cl(*algebra.signature)
    assert tuple(layout.sig) == algebra.squares
    assert [tuple(i - 1 for i in blade) for blade in layout.bladeTupList] == [
        word(mask) for mask in algebra.masks
    ]
    return layout


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_tables_are_those_of_clifford(algebra):
    full = algebra.masks
    layout = peer(algebra)
    tables = {"gp": layout.gmt, "op": layout.omt, "ip": layout.imt, "lc": layout.lcmt}
    for name, theirs in tables.items():
        ours = np.zeros((algebra.size,) * 3, int)
        for i, j, k, sign in binary_terms(algebra, OPERATIONS[name], full, full, full):
            ours[i, k, j] = sign
        assert np.array_equal(ours, theirs.todense()), name


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_complements_are_those_of_clifford(algebra):
    layout = peer(algebra)
    theirs = {
        # The functions as written, without compiling each of them for each algebra.
        "hodge": layout.right_complement_func.py_func,
        "unhodge": layout.left_complement_func.py_func,
    }
    if algebra.r:
        theirs["dual"] = layout.dual_func.py_func
    for name, function in theirs.items():
        for place, mask in enumerate(algebra.masks):
            image, sign = unary_image(algebra, OPERATIONS[name], mask)
            wanted = np.zeros(algebra.size)
            wanted[algebra.positions[image]] = sign
            assert np.array_equal(function(np.eye(algebra.size)[place]), wanted), (name, mask)


@pytest.mark.parametrize(
    "algebra",
    [
        Algebra(1),
        Algebra(2),
        Algebra(1, 1),
        Algebra(0, 2),
        Algebra(3),
        Algebra(1, 3),
        Algebra(4, 1),
    ],
    ids=str,
)
def test_the_dual_is_that_of_clifford(algebra):
    # x inv(I); in degenerate metrics clifford takes the right complement, compared above.
    layout = peer(algebra)
    for place, mask in enumerate(algebra.masks):
        image, sign = unary_image(algebra, OPERATIONS["dual"], mask)
        theirs = layout.MultiVector(np.eye(algebra.size)[place]).dual().value
        assert theirs[algebra.positions[image]] == sign
        assert np.count_nonzero(theirs) == 1


@pytest.mark.parametrize("algebra", [Algebra(2), Algebra(3), Algebra(2, 0, 1)], ids=str)
def test_the_regressive_product_is_that_of_clifford(algebra):
    layout = peer(algebra)
    basis = [layout.MultiVector(row) for row in np.eye(algebra.size)]
    for (i, a), (j, b) in product(enumerate(algebra.masks), repeat=2):
        mask, sign = regressive_product(a, b, algebra.n)
        wanted = np.zeros(algebra.size)
        wanted[algebra.positions[mask]] = sign
        assert np.array_equal(basis[i].vee(basis[j]).value, wanted), (a, b)
