"""Matching of blades: metric order, signs of reordering, arrays left as they are."""

import numpy as np
import pytest
from algebras import sort_vectors

from gaforge.interop.basis import Basis, match, metric_order, signed


def test_metric_order_keeps_the_order_of_equal_squares():
    assert metric_order(()) == ()
    assert metric_order((-1, 0, 1, 0, 1)) == (4, 0, 2, 1, 3)


@pytest.mark.parametrize("squares", [(1, -1, 0), (-1, 1, 1), (0, 1, 0)])
def test_signs_are_those_of_sorting_the_vectors(squares):
    names = ((), (1,), (2, 0), (2, 1, 0), (0, 2, 1))
    basis = Basis("a test", ("a", "b", "c"), squares, names)
    found = match(basis)
    for name, mask, sign in zip(names, found.masks, found.signs, strict=True):
        placed = [found.order[i] for i in name]
        assert (mask, sign) == sort_vectors(placed, found.algebra.squares)
    assert [found.algebra.squares[place] for place in found.order] == list(squares)


def test_arrays_are_left_as_they_are():
    rows = np.ones((2, 3))
    assert signed(rows, np.array([1, -1, 1])).tolist() == [[1, -1, 1]] * 2
    assert (rows == 1).all()
