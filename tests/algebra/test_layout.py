"""Layouts: names, order of blades, and the places where small algebras make names coincide."""

from itertools import combinations

import numpy as np
import pytest

from gaforge.algebra import Algebra, Layout
from gaforge.algebra.layout import LAYOUT_NAMES
from gaforge.errors import LayoutError


def subsets(n: int) -> list[tuple[int, ...]]:
    grades = range(n + 1)
    return [combo for size in range(n + 2) for combo in combinations(grades, size)]


@pytest.mark.parametrize(
    ("name", "n", "grades", "size"),
    [
        ("full", 4, (0, 1, 2, 3, 4), 16),
        ("even", 4, (0, 2, 4), 8),
        ("even", 5, (0, 2, 4), 16),
        ("odd", 4, (1, 3), 8),
        ("odd", 5, (1, 3, 5), 16),
        ("scalar", 4, (0,), 1),
        ("vector", 4, (1,), 4),
        ("bivector", 4, (2,), 6),
        ("trivector", 4, (3,), 4),
        ("pseudoscalar", 4, (4,), 1),
        ("g4", 6, (4,), 15),
        ("g0_2", 4, (0, 2), 7),
        ("g2_0", 4, (0, 2), 7),
        ((2, 0, 2), 4, (0, 2), 7),
        ([1], 3, (1,), 3),
        (range(2), 3, (0, 1), 4),
        ((), 3, (), 0),
        ("empty", 3, (), 0),
    ],
    ids=str,
)
def test_layouts_are_read(name, n, grades, size):
    layout = Algebra(n).layout(name)
    assert (layout.grades, layout.size, layout.n) == (grades, size, n)


@pytest.mark.parametrize("n", range(7))
def test_names_are_canonical_one_name_per_set_of_grades(n):
    algebra = Algebra(n)
    layouts = [algebra.layout(grades) for grades in subsets(n)]
    names = [layout.name for layout in layouts]
    assert len(set(names)) == len(names)
    assert [algebra.layout(name) for name in names] == layouts


@pytest.mark.parametrize("n", range(7))
def test_names_are_identifiers(n):
    # They become parts of the names of emitted functions.
    assert all(Layout(grades, n).name.isidentifier() for grades in subsets(n))


@pytest.mark.parametrize(
    ("n", "asked", "name"),
    [
        pytest.param(0, "even", "full", id="n0-even-is-all-there-is"),
        pytest.param(0, "scalar", "full", id="n0-scalar-is-all-there-is"),
        pytest.param(0, "pseudoscalar", "full", id="n0-pseudoscalar-is-all-there-is"),
        pytest.param(0, "odd", "empty", id="n0-has-no-odd-grade"),
        pytest.param(1, "even", "scalar", id="n1-even-is-scalar"),
        pytest.param(1, "odd", "vector", id="n1-odd-is-vector"),
        pytest.param(1, "pseudoscalar", "vector", id="n1-pseudoscalar-is-vector"),
        pytest.param(2, "odd", "vector", id="n2-odd-is-vector"),
        pytest.param(2, "pseudoscalar", "bivector", id="n2-pseudoscalar-is-bivector"),
        pytest.param(2, (0, 2), "even", id="n2-grades-0-2-are-even"),
        pytest.param(3, (0, 2), "even", id="n3-grades-0-2-are-even"),
        pytest.param(4, (0, 2), "g0_2", id="n4-grades-0-2-are-not"),
        pytest.param(4, "pseudoscalar", "g4", id="n4-pseudoscalar-is-g4"),
        pytest.param(4, "g3", "trivector", id="g3-is-trivector"),
        pytest.param(4, (0, 1, 2, 3, 4), "full", id="all-grades-are-full"),
    ],
)
def test_coincidences_in_small_algebras(n, asked, name):
    assert Algebra(n).layout(asked).name == name


@pytest.mark.parametrize(
    ("asked", "n", "message"),
    [
        pytest.param("spinor", 3, "'spinor' is not a layout", id="unknown"),
        pytest.param("Even", 3, "not a layout", id="capital"),
        pytest.param("", 3, "not a layout", id="empty-text"),
        pytest.param("g", 3, "not a layout", id="no-grade"),
        pytest.param("g-1", 3, "not a layout", id="negative-text"),
        pytest.param("g1__2", 3, "not a layout", id="two-underscores"),
        pytest.param("g4", 3, "grades 0 to 3", id="grade-too-large"),
        pytest.param("trivector", 2, "asks for grade 3", id="no-trivector"),
        pytest.param("vector", 0, "asks for grade 1", id="no-vector"),
        pytest.param((0, 4), 3, "asks for grade 4", id="grade-in-tuple"),
        pytest.param((-1,), 3, "asks for grade -1", id="negative"),
        pytest.param((1.0,), 3, "holds 1.0", id="float"),
        pytest.param((True,), 3, "holds True", id="bool"),
        pytest.param(("vector",), 3, "holds 'vector'", id="name-in-tuple"),
        pytest.param(2, 3, "a name or a tuple of grades", id="bare-integer"),
        pytest.param(None, 3, "a name or a tuple of grades", id="none"),
        pytest.param(Layout((1,), 4), 3, "belongs to n = 4", id="other-dimension"),
    ],
)
def test_wrong_layouts_are_refused_and_say_why(asked, n, message):
    with pytest.raises(LayoutError, match=message):
        Algebra(n).layout(asked)


def test_the_message_lists_names_that_exist():
    with pytest.raises(LayoutError) as caught:
        Algebra(3).layout("spinor")
    assert all(name in str(caught.value) for name in LAYOUT_NAMES)
    assert all(Algebra(3).layout(name) for name in LAYOUT_NAMES)


def test_numpy_integers_are_grades():
    assert Algebra(3).layout(np.arange(0, 3, 2)) == Algebra(3).layout("even")


@pytest.mark.parametrize("n", range(6))
def test_blades_slices_and_places_agree_with_the_full_order(n):
    algebra = Algebra(n)
    for grades in subsets(n):
        layout = algebra.layout(grades)
        wanted = [mask for mask in algebra.masks if mask.bit_count() in grades]
        assert list(layout.masks) == wanted
        assert layout.size == len(wanted)
        assert [algebra.masks[place] for place in layout.places] == wanted
        for grade, part in layout.slices.items():
            assert {mask.bit_count() for mask in layout.masks[part]} == {grade}
        assert sum(part.stop - part.start for part in layout.slices.values()) == layout.size
