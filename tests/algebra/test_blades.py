"""Blades: grade, order, signs, and names in both directions."""

from itertools import combinations, permutations

import pytest
from algebras import sort_vectors, word

from gaforge.algebra import Algebra, blades
from gaforge.errors import BladeError


def test_canonical_order_is_by_grade_then_lexicographic_by_index():
    names = [
        "1 e1 e2 e3 e4",
        "e12 e13 e14 e23 e24 e34",
        "e123 e124 e134 e234 e1234",
    ]
    assert Algebra(4).blades == tuple(" ".join(names).split())


@pytest.mark.parametrize("n", range(8))
def test_canonical_order_lists_each_blade_once_as_combinations_do(n):
    wanted = [combo for k in range(n + 1) for combo in combinations(range(n), k)]
    assert [word(mask) for mask in blades.canonical_masks(n)] == wanted


@pytest.mark.parametrize("n", range(1, 6))
def test_reordering_sign_is_that_of_bubble_sort(n):
    for a in range(1 << n):
        for b in range(1 << n):
            # Distinct vectors only swap; equal ones come side by side, so square them to +1.
            assert blades.reordering_sign(a, b) == sort_vectors((*word(a), *word(b)), (1,) * n)[1]


@pytest.mark.parametrize("k", range(9))
def test_signs_of_involutions_follow_from_their_definitions(k):
    letters = tuple(range(k))
    reverse = sort_vectors(letters[::-1], (1,) * k)[1]
    involute = (-1) ** k
    assert blades.reverse_sign(k) == reverse
    assert blades.involute_sign(k) == involute
    assert blades.conjugate_sign(k) == reverse * involute


@pytest.mark.parametrize(
    ("algebra", "name", "canonical", "sign"),
    [
        pytest.param(Algebra(3), "1", "1", 1, id="scalar"),
        pytest.param(Algebra(3), "e31", "e13", -1, id="odd-permutation"),
        pytest.param(Algebra(3), "e312", "e123", 1, id="even-permutation"),
        pytest.param(Algebra(3), "e321", "e123", -1, id="reversed"),
        pytest.param(Algebra(3), "e3_1", "e13", -1, id="underscores-where-not-needed"),
        pytest.param(Algebra(2, 0, 1), "e20", "e02", -1, id="pga-starts-at-0"),
        pytest.param(Algebra(1, 3, start_index=0), "e10", "e01", -1, id="start-0-asked-for"),
        pytest.param(Algebra(9), "e12", "e12", 1, id="nine-vectors-need-no-underscores"),
        pytest.param(Algebra(10), "e10", "e10", 1, id="two-digits-are-one-index"),
        pytest.param(Algebra(10), "e10_2", "e2_10", -1, id="two-digits-with-underscores"),
        pytest.param(Algebra(12), "e12", "e12", 1, id="e12-is-the-twelfth-vector"),
        pytest.param(Algebra(2, start_index=9), "e10_9", "e9_10", -1, id="start-9-ends-at-10"),
        pytest.param(Algebra(2, start_index=98), "e99_98", "e98_99", -1, id="start-98"),
    ],
)
def test_names_in_any_index_order(algebra, name, canonical, sign):
    mask, found = algebra.parse_blade(name)
    assert (algebra.blade_name(mask), found) == (canonical, sign)


@pytest.mark.parametrize(
    "algebra",
    [Algebra(4), Algebra(3, 0, 1), Algebra(1, 1, 2), Algebra(11), Algebra(3, start_index=9)],
    ids=repr,
)
def test_every_name_reads_back(algebra):
    for mask in [m for k in range(4) for m in blades.grade_masks(algebra.n, k)]:
        assert algebra.parse_blade(algebra.blade_name(mask)) == (mask, 1)


def test_every_order_of_four_indices_has_the_sign_of_its_permutation():
    algebra = Algebra(4)
    for order in permutations(range(4)):
        name = "e" + "".join(str(i + 1) for i in order)
        assert algebra.parse_blade(name) == (0b1111, sort_vectors(order, (1,) * 4)[1])


@pytest.mark.parametrize(
    ("algebra", "name", "message"),
    [
        pytest.param(Algebra(3), "", "not a blade name", id="empty"),
        pytest.param(Algebra(3), "e", "not a blade name", id="no-index"),
        pytest.param(Algebra(3), "f12", "not a blade name", id="wrong-letter"),
        pytest.param(Algebra(3), "2", "not a blade name", id="number-other-than-1"),
        pytest.param(Algebra(3), "e1x", "not a blade name", id="letter-inside"),
        pytest.param(Algebra(3), "e-1", "not a blade name", id="minus"),
        pytest.param(Algebra(3), "e1__2", "not a blade name", id="empty-index"),
        pytest.param(Algebra(3), "e1_", "not a blade name", id="trailing-underscore"),
        pytest.param(Algebra(3), "e²", "not a blade name", id="superscript-digit"),
        pytest.param(Algebra(3), "e٣", "not a blade name", id="arabic-digit"),
        pytest.param(Algebra(3), "e4", "indices 1 to 3", id="index-too-large"),
        pytest.param(Algebra(3), "e0", "indices 1 to 3", id="index-0-in-vga"),
        pytest.param(Algebra(2, 0, 1), "e3", "indices 0 to 2", id="index-n-in-pga"),
        pytest.param(Algebra(3), "e11", "repeats index 1", id="repeated"),
        pytest.param(Algebra(3), "e121", "repeats index 1", id="repeated-later"),
        pytest.param(Algebra(12), "e13", "index 13", id="run-of-digits-is-one-index"),
        pytest.param(Algebra(0), "e1", "no vectors", id="no-vectors"),
    ],
)
def test_wrong_names_are_refused_and_say_why(algebra, name, message):
    with pytest.raises(BladeError, match=message):
        algebra.parse_blade(name)


def test_the_example_in_the_message_is_a_valid_name():
    for algebra in (Algebra(3), Algebra(11), Algebra(2, 0, 1)):
        with pytest.raises(BladeError) as caught:
            algebra.parse_blade("nothing")
        example = str(caught.value).rsplit("'", 2)[1]
        assert algebra.parse_blade(example) == ((1 << algebra.n) - 1, 1)
