"""Signs of many pairs of blades at once, against the rules that go pair by pair."""

import numpy as np
import pytest
from algebras import signatures

from gaforge.algebra import OPERATIONS, PUBLIC, Algebra, binary_terms
from gaforge.multivector.space import space_of
from gaforge.multivector.tables import bilinear_terms

BILINEAR = [name for name in PUBLIC if OPERATIONS[name].kind == "bilinear"]


@pytest.mark.parametrize("algebra", signatures(3), ids=str)
def test_terms_are_those_of_the_table(algebra):
    frame = space_of(algebra).full
    for name in BILINEAR:
        row = OPERATIONS[name]
        masks = frame.layout.masks
        out = space_of(algebra).frame(row.result_layout(frame.layout, frame.layout))
        expected = {tuple(t) for t in binary_terms(algebra, row, masks, masks, out.layout.masks)}
        terms = bilinear_terms(row, frame, frame, out)
        lengths = np.diff([*terms.starts, terms.count])
        places = np.repeat(terms.outs, lengths)
        signs = terms.signs(np.dtype(int))
        columns = np.stack([terms.left, terms.right, places, signs], -1)
        assert set(map(tuple, columns.tolist())) == expected
        assert terms.count == len(expected)


def test_large_masks():
    algebra = Algebra(20, 9, 1)
    space = space_of(algebra)
    v, b = space.frame("vector"), space.frame("bivector")
    out = space.frame((1, 3))
    row = OPERATIONS["gp"]
    terms = bilinear_terms(row, v, b, out)
    expected = list(binary_terms(algebra, row, v.layout.masks, b.layout.masks, out.layout.masks))
    assert terms.count == len(expected)
    assert terms.signs(np.dtype(int)).sum() == sum(t.sign for t in expected)
