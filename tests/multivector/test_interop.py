"""NumPy on either side, indexing of leading axes, joining, pickles and copies."""

import copy
import pickle

import numpy as np
import pytest

from gaforge import Algebra, Multivector
from gaforge.errors import AlgebraMismatchError, BladeError, ShapeError
from gaforge.multivector import concatenate, stack

SPACE = Algebra(3)
E1, E2, E3 = SPACE.basis_vectors()


@pytest.mark.parametrize(
    "scalar", [2, 2.0, np.float64(2), np.int8(2), np.array(2.0), np.array([2, 3])], ids=repr
)
def test_scalars_and_arrays_on_either_side_give_one_multivector(scalar):
    u = SPACE.multivector({"e1": np.array([1.0, 5.0])})
    for symbol in ("*", "+", "-", "^", "<<", "|", "&", "@", ">>"):
        for expression in (f"scalar {symbol} u", f"u {symbol} scalar"):
            out = eval(expression)
            assert type(out) is Multivector
            assert out.shape == (2,)
    assert scalar * u == u * scalar
    assert scalar + u == u + scalar
    assert scalar - u == -(u - scalar)
    assert (u / scalar).allclose(u * (1 / scalar))
    assert type(scalar / u) is Multivector


def test_ufuncs_are_refused_and_not_applied_to_coefficients():
    for function in (np.add, np.multiply, np.arctan2):
        with pytest.raises(TypeError):
            function(np.ones(2), E1)
    with pytest.raises(TypeError):
        np.sin(E1)


def test_arrays_are_scalars_and_must_fit_the_leading_axes():
    batch = SPACE.multivector(np.ones((4, 8)))
    assert (np.arange(8.0) * E1).shape == (8,)
    assert (np.arange(3.0)[:, None] * batch).shape == (3, 4)
    for operation in (lambda: np.ones(3) * batch, lambda: batch / np.ones(3)):
        with pytest.raises(ShapeError, match="holds scalars over its leading axes"):
            operation()
    with pytest.raises(ShapeError):
        batch + np.ones(3)


def test_asarray_gives_coefficients():
    x = SPACE.multivector(np.arange(16.0).reshape(2, 8))
    assert np.asarray(x).tolist() == x.coefficients.tolist()
    assert np.asarray(x, np.float32).dtype == np.float32
    copied = np.array(x)
    copied[0] = 7
    assert x["1"][0] == 0
    assert np.array([E1, E2]).shape == (2, 8)
    with pytest.raises(ValueError, match="copy"):
        np.asarray(x, dtype=np.float32, copy=False)


def test_leading_axes_are_indexed_as_in_numpy():
    array = np.random.default_rng(1).normal(size=(2, 3, 8))
    x = SPACE.multivector(array)
    masks = array[..., 0] > 0
    keys = [0, -1, (1, 2), (slice(None), 0), Ellipsis, (0, Ellipsis), None, slice(1), [1, 0]]
    keys += [(slice(None), [0, 2]), ([0, 1], [1, 2]), masks, (None, 1), np.int64(1), ()]
    for key in keys:
        assert (x[key].coefficients == array[key]).all()
    assert (x[..., 1].coefficients == array[:, 1]).all()
    assert (x[:, None].coefficients == array[:, None]).all()
    for key in (2, (0, 0, 0), (0, 3), 1.5):
        with pytest.raises(IndexError):
            x[key]
    with pytest.raises(IndexError, match="read by blade"):
        E1[0]


def test_blades_are_read_with_sign_by_item_and_attribute():
    x = SPACE.multivector({"e31": np.array([5.0, 6.0]), "1": 1.0})
    assert x["e31"].tolist() == x.e31.tolist() == [5, 6]
    assert x["e13"].tolist() == [-5, -6]
    assert x["1"].tolist() == [1, 1]
    assert x[1]["e31"] == 6
    assert isinstance(x[1]["e31"], np.float64)
    assert E1.restrict("vector").e12 == 0
    assert E1.restrict("vector")["1"] == 0
    with pytest.raises(BladeError):
        x["e4"]
    for name in ("e4", "x1", "foo", "e", "e1_"):
        assert not hasattr(x, name)
    assert Algebra(10).multivector({"e1_10": 2}).e10_1 == -2


def test_iteration_and_length():
    x = SPACE.multivector(np.arange(24).reshape(3, 8))
    assert len(x) == 3
    assert [y["1"] for y in x] == [0, 8, 16]
    for function in (len, iter):
        with pytest.raises(TypeError, match="single multivector"):
            function(E1)
    assert x.reshape(3, 1).shape == x.reshape((3, 1)).shape == (3, 1)
    assert x.reshape(-1) == x
    with pytest.raises(ShapeError):
        x.reshape(2)


def test_stack_and_concatenate():
    x = stack([E1, E2 + 0.5, E1 ^ E2])
    assert x.shape == (3,)
    assert x[1] == E2 + 0.5
    assert stack([v.restrict("vector") for v in (E1, E2)]).layout.name == "vector"
    pairs = [SPACE.random(shape=(2, 3), seed=seed) for seed in (1, 2)]
    assert stack(pairs, axis=1).shape == (2, 2, 3)
    assert stack(pairs, axis=-1)[..., 1] == pairs[1]
    assert concatenate(pairs).shape == (4, 3)
    assert concatenate(pairs, axis=-1)[:, 3:] == pairs[1]
    for join, items in (
        (stack, [pairs[0], E1]),
        (concatenate, [E1, E2]),
        (stack, []),
        (concatenate, [pairs[0], pairs[1][0]]),
    ):
        with pytest.raises(ShapeError):
            join(items)
    with pytest.raises(ShapeError, match="axis 3"):
        stack(pairs, axis=3)
    with pytest.raises(AlgebraMismatchError):
        stack([E1, Algebra(2).multivector({"e1": 1})])
    with pytest.raises(TypeError, match="only multivectors"):
        stack([E1, 1])


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickle(protocol):
    for x in (
        SPACE.random("bivector", shape=(2,), seed=1),
        SPACE.symbols("a"),
        Algebra(2, 0, 1, start_index=5).multivector({"e57": 3}),
    ):
        y = pickle.loads(pickle.dumps(x, protocol))
        assert (y == x, y.dtype, y.layout, y.algebra) == (True, x.dtype, x.layout, x.algebra)
        assert y + x == 2 * x


def test_copies_of_a_value_are_the_value():
    assert copy.copy(E1) is E1
    assert copy.deepcopy([E1])[0] is E1


def test_named_algebras_can_be_pickled():
    for name in ("pga3d", "cga2d", "vga3d", "sta"):
        model = Algebra.named(name)
        again = pickle.loads(pickle.dumps(model))
        assert (again == model, type(again), repr(again)) == (True, type(model), repr(model))
