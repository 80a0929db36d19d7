"""The reference against matrices and against clifford: an oracle isn't trusted blindly."""

import os
import pickle
import subprocess
import sys
from functools import cache

import numpy as np
import pytest
from matrices import Matrices

from gaforge.algebra import OPERATIONS, Algebra
from gaforge.errors import NotAVersorError, NotInvertibleError, SignatureError
from gaforge.loading.reference import reference
from gaforge.testing import random_multivector, random_versor

SIGNATURES = [
    (2, 0, 0),
    (1, 1, 0),
    (0, 2, 0),
    (3, 0, 0),
    (1, 2, 0),
    (1, 3, 0),
    (2, 2, 0),
    (4, 1, 0),
]
DEGENERATE = [(0, 0, 1), (2, 0, 1), (1, 1, 1), (1, 0, 2), (3, 0, 1)]
BOTH = SIGNATURES + DEGENERATE

PRODUCTS = {
    "gp": lambda j, k, m: True,
    "op": lambda j, k, m: m == j + k,
    "ip": lambda j, k, m: m == abs(j - k) and j and k,
    "ip_symmetric": lambda j, k, m: m == abs(j - k),
    "lc": lambda j, k, m: m == k - j,
    "rc": lambda j, k, m: m == j - k,
}


@cache
def matrices(signature):
    return Matrices(*signature)


def close(actual, expected):
    np.testing.assert_allclose(actual, expected, rtol=1e-11, atol=1e-11, strict=True)


def ids(signature):
    return "cl_{}_{}_{}".format(*signature)


def evaluate(signature, operation, *operands, **options):
    algebra = Algebra(*signature)
    layouts = (algebra.layout(),) * len(operands)
    return reference(algebra, operation, *operands, layouts=layouts, **options)


def samples(signature, count):
    return [random_multivector(Algebra(*signature), shape=3, rng=seed) for seed in range(count)]


@pytest.fixture(params=BOTH, ids=ids)
def signature(request):
    return request.param


@pytest.fixture(params=SIGNATURES, ids=ids)
def regular(request):
    """A signature without null vectors."""
    return request.param


def pseudoscalar(signature):
    return np.eye(1, 2 ** sum(signature), 2 ** sum(signature) - 1)[0]


def test_the_matrices_represent_the_signature(signature):
    m = matrices(signature)
    algebra = Algebra(*signature)
    n = algebra.n
    vectors = m.basis[1 : n + 1]
    for i, v in enumerate(vectors):
        assert np.allclose(v @ v, algebra.squares[i] * m.basis[0])
        assert all(np.allclose(v @ w, -w @ v) for w in vectors[:i])
    assert [algebra.blade_name(sum(1 << i for i in word)) for word in m.words] == [*algebra.blades]


@pytest.mark.parametrize("operation", PRODUCTS)
def test_products(signature, operation):
    a, b = samples(signature, 2)
    expected = matrices(signature).product(a, b, PRODUCTS[operation])
    close(evaluate(signature, operation, a, b), expected)


def test_scalar_product(signature):
    a, b = samples(signature, 2)
    scalar = matrices(signature).product(a, b)[..., :1]
    close(evaluate(signature, "sp", a, b), scalar)


def test_commutators(signature):
    m = matrices(signature)
    a, b = samples(signature, 2)
    ab, ba = m.matrix(a) @ m.matrix(b), m.matrix(b) @ m.matrix(a)
    close(evaluate(signature, "cp", a, b), m.coefficients(ab - ba) / 2)
    close(evaluate(signature, "acp", a, b), m.coefficients(ab + ba) / 2)


def test_involutions(signature):
    m = matrices(signature)
    (a,) = samples(signature, 1)
    close(evaluate(signature, "reverse", a), m.reverse(a))
    close(evaluate(signature, "involute", a), m.involute(a))
    close(evaluate(signature, "conjugate", a), m.reverse(m.involute(a)))


def test_complements(signature):
    m = matrices(signature)
    size = len(m.words)
    blades = np.eye(size)
    wedge = PRODUCTS["op"]
    everything = np.broadcast_to(pseudoscalar(signature), blades.shape)
    close(m.product(blades, evaluate(signature, "hodge", blades), wedge), everything)
    close(m.product(evaluate(signature, "unhodge", blades), blades, wedge), everything)


def test_regressive_product(signature):
    m = matrices(signature)
    a, b = samples(signature, 2)
    product = evaluate(signature, "hodge", evaluate(signature, "rp", a, b))
    outer = m.product(
        evaluate(signature, "hodge", a), evaluate(signature, "hodge", b), PRODUCTS["op"]
    )
    close(product, outer)


def test_dual(signature):
    m = matrices(signature)
    (a,) = samples(signature, 1)
    dual, undual = (evaluate(signature, name, a) for name in ("dual", "undual"))
    if signature[2]:
        close(dual, evaluate(signature, "hodge", a))
        close(undual, evaluate(signature, "unhodge", a))
    else:
        everything = m.matrix(pseudoscalar(signature))
        expected = m.coefficients(m.matrix(a) @ np.linalg.inv(everything))
        close(dual, expected)
        close(undual, m.coefficients(m.matrix(a) @ everything))


def test_norms(signature):
    m = matrices(signature)
    (a,) = samples(signature, 1)
    square = m.product(a, m.reverse(a))[..., :1]
    close(evaluate(signature, "normsq", a), square)
    close(evaluate(signature, "norm", a), np.sqrt(np.abs(square)))


def test_inverse(regular):
    m = matrices(regular)
    (a,) = samples(regular, 1)
    expected = m.coefficients(np.linalg.inv(m.matrix(a)))
    close(evaluate(regular, "inv", a), expected)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_sandwiches(regular, count):
    m = matrices(regular)
    R = random_versor(Algebra(*regular), count, shape=3)
    x, s = samples(regular, 2)
    hat = m.involute(x) if count % 2 else x
    moved = m.matrix(R) @ m.matrix(hat)
    expected = m.coefficients(moved @ np.linalg.inv(m.matrix(R)))
    close(evaluate(regular, "sandwich", R, x), expected)
    two_sided = m.coefficients(m.matrix(R) @ m.matrix(x) @ m.matrix(m.reverse(s)))
    close(evaluate(regular, "sandwich2", R, x, s), two_sided)


# In a process of its own: clifford compiles every algebra anew with Numba, half a minute for these;
# its Python code as it stands takes a second.
CLIFFORD = """
import pickle, sys
import clifford

results = {}
for signature, (a, b) in pickle.load(sys.stdin.buffer).items():
    layout, _ = clifford.Cl(*signature)
    results[signature] = found = {"blades": layout.bladeTupList}
    for row, (x, y) in enumerate(zip(a, b)):
        X, Y = layout.MultiVector(x), layout.MultiVector(y)
        values = {
            "gp": X * Y,
            "op": X ^ Y,
            "ip": X | Y,
            "lc": X << Y,
            "rp": X & Y,
            "cp": X.commutator(Y),
            "acp": X.anticommutator(Y),
            "reverse": ~X,
            "involute": X.gradeInvol(),
            "conjugate": X.conjugate(),
            "dual": X.dual(),
        }
        found.update({(name, row): value.value for name, value in values.items()})
pickle.dump(results, sys.stdout.buffer)
"""


@pytest.fixture(scope="module")
def clifford_results():
    pytest.importorskip("clifford")
    operands = {signature: samples(signature, 2) for signature in BOTH}
    done = subprocess.run(
        [sys.executable, "-c", CLIFFORD],
        input=pickle.dumps(operands),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode()
    return pickle.loads(done.stdout)


def test_clifford_agrees(signature, clifford_results):
    results = clifford_results[signature]
    # Their blades are tuples of indices from 1; both lists have the same order.
    words = [tuple(i - 1 for i in blade) for blade in results.pop("blades")]
    assert words == matrices(signature).words
    a, b = samples(signature, 2)
    assert results
    for (name, row), value in results.items():
        operands = (a[row], b[row])[: len(OPERATIONS[name].operands)]
        close(evaluate(signature, name, *operands), value)


def test_integers_are_exact_and_keep_to_int64():
    x = np.array([3, 2**31, -(2**31), 5])
    exact = [int(c) for c in x]
    scalar, e1, e2, e12 = exact
    assert evaluate((2, 0, 0), "gp", x, [1, 1, 0, 0]).tolist() == [
        scalar + e1,
        scalar + e1,
        e2 - e12,
        e12 - e2,
    ]
    with pytest.raises(OverflowError, match="does not fit int64"):
        evaluate((2, 0, 0), "gp", np.array([2**40, 0, 0, 0]), np.array([2**40, 0, 0, 0]))


def test_bools_and_unsigned_integers_count_as_integers():
    x = np.array([True, True, False, False])
    assert evaluate((2, 0, 0), "gp", x, x).tolist() == [2, 2, 0, 0]
    big = np.array([2**63, 0, 0, 0], np.uint64)
    assert evaluate((2, 0, 0), "normsq", np.array([3, 1, 0, 0], np.uint8)).tolist() == [10]
    with pytest.raises(OverflowError):
        evaluate((2, 0, 0), "reverse", big)
    assert evaluate((2, 0, 0), "sp", big, np.array([0, 1, 0, 0])).tolist() == [0]


@pytest.mark.parametrize(
    ("R", "error", "reason"),
    [
        ({"1": 1, "e1": 1}, NotAVersorError, "mixed parity"),
        ({"1": 1, "e1234": 1}, NotAVersorError, "R ~R has grade 4"),
        ({"e1": 1, "e4": 1}, NotInvertibleError, "null vector"),
        ({"e1": 0}, NotInvertibleError, "zero"),
    ],
)
def test_what_is_no_invertible_versor_is_refused(R, error, reason):
    algebra = Algebra(3, 1)
    R = algebra.coefficients(R, dtype=float)
    good = algebra.coefficients({"1": 1.0})
    with pytest.raises(error, match=r"R\[1\]"):
        evaluate((3, 1, 0), "sandwich", np.stack([good, R]), good)


def test_an_even_unit_that_is_no_rotor_is_refused_for_n_6():
    algebra = Algebra(6)
    R = algebra.coefficients({"1": np.cos(0.3), "e123456": np.sin(0.3)})
    with pytest.raises(NotAVersorError, match="not a versor"):
        evaluate((6, 0, 0), "sandwich", R, R)


def test_a_far_translation_is_a_versor():
    algebra = Algebra(3, 0, 1)
    T = algebra.coefficients({"1": 1.0, "e01": -1e9})
    point = algebra.coefficients({"e123": 1.0})
    moved = evaluate((3, 0, 1), "sandwich", T, point)
    assert moved[algebra.blades.index("e123")] == 1
    assert np.abs(moved).max() == 2e9


def test_too_many_terms_are_refused_with_the_way_out():
    algebra = Algebra(14)
    x = np.ones(algebra.size)
    layouts = (algebra.layout(),) * 2
    with pytest.raises(SignatureError, match="name smaller layouts"):
        reference(algebra, "gp", x, x, layouts=layouts)
