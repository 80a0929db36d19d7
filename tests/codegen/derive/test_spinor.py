"""Representations of Cl(p, q): found for every signature, proved, refused when wrong."""

from dataclasses import replace

import numpy as np
import pytest

from gaforge.algebra import Algebra, blade_product
from gaforge.codegen.derive import spinor
from gaforge.codegen.derive.spinor import LARGEST, prove, represent, search
from gaforge.codegen.derive.spinor_forms import Product, singles
from gaforge.errors import GenerationError

UP_TO_TWELVE = [(p, n - p) for n in range(13) for p in range(n + 1)]
SAMPLES = [(13, 0), (0, 13), (7, 6), (14, 0), (5, 9), (0, 14)]

# (p - q) mod 8 to what the textbooks say: field or fields, and log2 of the matrices' size over n.
CLASSIFICATION = {
    0: ("R", lambda n: n // 2),
    1: ("R+R", lambda n: (n - 1) // 2),
    2: ("R", lambda n: n // 2),
    3: ("C", lambda n: (n - 1) // 2),
    4: ("H", lambda n: (n - 2) // 2),
    5: ("H+H", lambda n: (n - 3) // 2),
    6: ("H", lambda n: (n - 2) // 2),
    7: ("C", lambda n: (n - 1) // 2),
}


@pytest.mark.parametrize(("p", "q"), UP_TO_TWELVE + SAMPLES)
def test_the_representation_is_that_of_the_classification(p, q):
    found = represent(p, q)  # proves it
    field, size = CLASSIFICATION[(p - q) % 8]
    summands = field.split("+")
    assert found.name == " + ".join(f"M_{1 << size(p + q)}({name[0]})" for name in summands)
    assert found.planes * found.k**2 == 1 << (p + q)


@pytest.mark.parametrize(("p", "q"), [(3, 0), (0, 3), (2, 2), (4, 1), (1, 4), (0, 6), (5, 2)])
def test_matrices_multiply_as_blades(p, q):
    found = represent(p, q)
    squares = Algebra(p, q).squares
    words, signs = found.tables
    matrices = [sign * found.matrices(int(word)) for word, sign in zip(words, signs, strict=True)]
    source = np.random.default_rng(p)
    for a, b in source.integers(0, 1 << (p + q), (60, 2)).tolist():
        mask, sign = blade_product(a, b, squares)
        np.testing.assert_array_equal(
            found.multiply(matrices[a], matrices[b]), sign * matrices[mask]
        )


@pytest.mark.parametrize(("p", "q"), [(4, 0), (0, 4), (4, 4), (8, 0), (1, 5), (12, 0), (7, 3)])
def test_even_elements_are_block_diagonal_where_the_pseudoscalar_squares_to_one(p, q):
    found = represent(p, q)
    half = found.k // 2
    words, _ = found.tables
    for mask in range(0, 1 << (p + q), 7):
        planes = found.matrices(int(words[mask]))
        odd = mask.bit_count() % 2
        assert found.graded
        assert planes[:, :half, :half].any() != odd
        assert planes[:, :half, half:].any() == odd


@pytest.mark.parametrize(("p", "q"), [(3, 0), (0, 3), (7, 0), (5, 4), (11, 0), (0, 9)])
def test_even_elements_have_no_part_with_the_central_element(p, q):
    found = represent(p, q)
    words, signs = found.tables
    grades = np.bitwise_count(np.arange(1 << (p + q)))
    np.testing.assert_array_equal(words >> (p + q - 1), grades % 2)
    assert (words[-1], signs[-1]) == (1 << (p + q - 1), 1)
    assert found.central == (1 if (p - q) % 4 == 1 else -1)


def test_the_search_is_deterministic():
    assert search(9, 2) == search(9, 2)


def test_larger_algebras_are_refused():
    with pytest.raises(GenerationError, match=f"p \\+ q = {LARGEST}, not 15"):
        represent(8, 7)


@pytest.mark.parametrize(("p", "q"), [(5, 0), (4, 2), (0, 7)])
def test_every_wrong_generator_is_found(p, q):
    found = represent(p, q)
    for place, (word, sign) in enumerate(found.generators):
        others = [(word ^ 1 << bit, sign) for bit in range(p + q)]
        for other in [*others, (0, sign)]:
            generators = list(found.generators)
            generators[place] = other
            with pytest.raises(GenerationError):
                prove(replace(found, generators=tuple(generators)))


def test_a_wrong_sign_of_the_last_generator_is_another_representation():
    """Both signs of the pseudoscalar are representations; only one of them is I itself."""
    found = represent(3, 0)
    (*others, (word, sign)) = found.generators
    prove(replace(found, generators=(*others, (word, -sign))))
    assert search(3, 0).tables[1][-1] == 1


def test_wrong_matrices_are_found(monkeypatch):
    found = represent(4, 0)
    monkeypatch.setattr(spinor.Representation, "flips", lambda self, word: 0)
    with pytest.raises(GenerationError):
        prove(found)


@pytest.mark.parametrize(("p", "q"), [(0, 2), (6, 0), (0, 5)])
def test_eight_products_make_a_quaternion(p, q):
    """Sums over all Hadamard products, and the four single ones, are the sixteen of the table."""
    found = represent(p, q)
    shift = 2 * found.bits
    a, b = np.random.default_rng(0).integers(-9, 9, (2, 4))
    hadamard = np.array([[(-1) ** (u & v).bit_count() for u in range(4)] for v in range(4)])
    whole = hadamard @ ((hadamard @ a) * (hadamard @ b)) // 4
    single = np.array([a[u] * b[v] for u, v in singles(found)])
    ours = np.array([2 * single[0] - whole[0], *(whole - 2 * single)[1:]])
    table = np.zeros(4, int)
    for u in range(4):
        for v in range(4):
            table[u ^ v] += found.sign(u << shift, v << shift) * a[u] * b[v]
    np.testing.assert_array_equal(ours, table)


@pytest.mark.parametrize(
    ("signature", "left", "right", "products"),
    [
        ((8, 0), "full", "full", 1),
        ((9, 0), "full", "full", 2),
        ((9, 0), "even", "full", 2),
        ((9, 0), "even", "odd", 1),
        ((7, 0), "full", "full", 3),  # complex numbers, three products for four
        ((11, 0), "full", "full", 24),
        ((11, 0), "even", "full", 16),
        ((12, 0), "full", "full", 8),
    ],
)
def test_the_number_of_matrix_products(signature, left, right, products):
    assert Product(represent(*signature), left, right).products == products
