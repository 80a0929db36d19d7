"""The multiplication table from the defining relations, against bit counting."""

import random
from itertools import product

import pytest
import sympy
from algebras import multiply, signatures

from gaforge.algebra import Algebra, blade_product
from gaforge.codegen.derive.tables import DerivedTable, derived_table
from gaforge.errors import GenerationError


@pytest.mark.parametrize("algebra", signatures(6), ids=str)
def test_the_two_derivations_agree_on_every_pair(algebra):
    table = derived_table(algebra)
    for a, b in product(algebra.masks, repeat=2):
        mask, sign = blade_product(a, b, algebra.squares)
        assert table.product(a, b) == ((mask, sign) if sign else (0, 0)), (a, b)
    table.check()


@pytest.mark.parametrize("algebra", signatures(2), ids=str)
def test_words_are_ordered_by_the_relations_alone(algebra):
    table = DerivedTable(algebra)
    source = random.Random(0)
    for length in range(7) if algebra.n else [0]:
        letters = [source.randrange(algebra.n) for _ in range(length)]
        found = table.normal_order(sympy.Mul(*(table.vectors[i] for i in letters)))
        wanted = (0, 1)
        for letter in letters:
            mask, sign = multiply(wanted[0], 1 << letter, algebra.squares)
            wanted = (mask, wanted[1] * sign) if sign else (0, 0)
            if not sign:
                break
        assert found == wanted, letters


@pytest.mark.parametrize(
    ("algebra", "letters", "wanted"),
    [
        pytest.param(Algebra(2), (), (0, 1), id="empty-word"),
        pytest.param(Algebra(2), (1, 0), (0b11, -1), id="one-swap"),
        pytest.param(Algebra(2), (0, 0), (0, 1), id="contraction-to-plus-one"),
        pytest.param(Algebra(0, 2), (0, 0), (0, -1), id="contraction-to-minus-one"),
        pytest.param(Algebra(1, 0, 1), (0, 0), (0, 0), id="contraction-to-zero"),
        pytest.param(Algebra(2), (0, 1, 0), (0b10, -1), id="swap-and-contract"),
        pytest.param(Algebra(0, 2), (0, 0, 0), (0b01, -1), id="third-power"),
        pytest.param(Algebra(0, 0, 2), (0, 1, 0), (0, 0), id="zero-after-a-swap"),
    ],
)
def test_single_words(algebra, letters, wanted):
    table = DerivedTable(algebra)
    assert table.normal_order(sympy.Mul(*(table.vectors[i] for i in letters))) == wanted


def test_a_wrong_sign_is_seen():
    algebra = Algebra(2, 0, 1)
    table = DerivedTable(algebra)
    table.check()
    mask, sign = table.times_vector(0b010, 2)
    table._times_vector[0b010, 2] = mask, -sign  # first needed to build e12 itself
    with pytest.raises(GenerationError, match=r"two derivations of 1 \* e12 disagree"):
        table.check()


def test_a_wrong_blade_is_seen():
    table = DerivedTable(Algebra(2))
    table.check()
    table._times_vector[0b01, 1] = (0b10, 1)
    with pytest.raises(GenerationError, match="disagree"):
        table.check()


def test_a_product_that_should_vanish_is_seen():
    table = DerivedTable(Algebra(0, 0, 1))
    table._times_vector[0b1, 0] = (0, 1)
    with pytest.raises(GenerationError, match=r"e0 \* e0 disagree"):
        table.check()


def test_large_algebras_are_checked_where_they_were_used():
    table = DerivedTable(Algebra(12))
    table.product(0b1, 0b111)
    table.check(limit=6)
    table._times_vector[0b1, 1] = (0b11, -1)
    with pytest.raises(GenerationError, match="disagree"):
        table.check(limit=6)


def test_the_table_is_made_once():
    assert derived_table(Algebra(2)) is derived_table(Algebra(2, 0, 0))
