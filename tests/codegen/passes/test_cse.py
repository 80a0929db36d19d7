"""Common subexpressions: repeated pairs of factors and of terms are named once."""

import pytest
from programs import lines, read, write

from gaforge.codegen.ir.cost import cost
from gaforge.codegen.passes.cse import cse


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            "out_0 = a_0 a_1 + a_2",
            "out_0 = a_0 a_1 + a_2",
            id="nothing-repeats",
        ),
        pytest.param(
            """
            out_0 = a_0 a_1 + a_2
            out_1 = a_0 a_1 - a_3
            """,
            """
            t_0 = a_0 a_1
            out_0 = t_0 + a_2
            out_1 = t_0 - a_3
            """,
            id="a-product-that-occurs-twice",
        ),
        pytest.param(
            """
            out_0 = a_0 a_1 a_2
            out_1 = a_0 a_1 a_3
            """,
            """
            t_0 = a_0 a_1
            out_0 = a_2 t_0
            out_1 = a_3 t_0
            """,
            id="a-product-inside-longer-ones",
        ),
        pytest.param(
            """
            out_0 = a_0 + a_1 + a_2
            out_1 = a_0 + a_1 - a_3
            """,
            """
            t_0 = a_0 + a_1
            out_0 = a_2 + t_0
            out_1 = t_0 - a_3
            """,
            id="a-sum-that-occurs-twice",
        ),
        pytest.param(
            """
            out_0 = a_0 - a_1
            out_1 = a_1 - a_0 + a_2
            """,
            """
            t_0 = a_0 - a_1
            out_0 = t_0
            out_1 = a_2 - t_0
            """,
            id="a-difference-and-its-negative-are-one",
        ),
        pytest.param(
            """
            out_0 = 2 a_0 + 2 a_1
            out_1 = a_0 + a_1 + a_2
            """,
            """
            t_0 = a_0 + a_1
            out_0 = 2 t_0
            out_1 = a_2 + t_0
            """,
            id="a-sum-and-its-double-are-one",
        ),
        pytest.param(
            """
            out_0 = a_0 a_1 + a_2 a_3
            out_1 = a_0 a_1 + a_2 a_3 + a_0
            """,
            """
            t_0 = a_0 a_1 + a_2 a_3
            out_0 = t_0
            out_1 = a_0 + t_0
            """,
            id="the-larger-saving-comes-first",
        ),
        pytest.param(
            """
            out_0 = a_0 + a_1
            out_1 = a_0 - a_1
            """,
            """
            out_0 = a_0 + a_1
            out_1 = a_0 - a_1
            """,
            id="sum-and-difference-have-nothing-in-common",
        ),
        pytest.param(
            """
            out_0 = a_0 + a_1
            out_1 = a_0 + a_1 + a_2
            out_2 = a_0 - a_1
            out_3 = a_0 + a_3
            """,
            """
            t_0 = a_0 + a_1
            out_0 = t_0
            out_1 = a_2 + t_0
            out_2 = a_0 - a_1
            out_3 = a_0 + a_3
            """,
            id="a-part-or-another-combination-is-not-the-pair",
        ),
        pytest.param(
            """
            out_0 = 3 a_0 + 6 a_1
            out_1 = 3 a_0 + 6 a_1 + a_2
            out_2 = a_0 + 2 a_1
            """,
            """
            t_0 = 3 a_0 + 6 a_1
            out_0 = t_0
            out_1 = a_2 + t_0
            out_2 = a_0 + 2 a_1
            """,
            id="a-third-of-a-sum-is-not-the-sum",
        ),
        pytest.param(
            """
            s_0 = a_0 a_1
            q_0 = a_0 a_1 + a_2
            out_0 = s_0 / q_0
            """,
            """
            t_0 = a_0 a_1
            s_0 = t_0
            q_0 = t_0 + a_2
            out_0 = s_0 / q_0
            """,
            id="quotients-are-left-as-they-are",
        ),
        pytest.param(
            """
            out_0 = a_0 a_0 + a_0 a_0 a_1
            """,
            """
            t_0 = a_0 a_0
            out_0 = t_0 + a_1 t_0
            """,
            id="squares-are-pairs",
        ),
    ],
)
def test_cse(before, after):
    program = read(before, before.count("out_"), a=4)
    found = cse(program).check()
    assert write(found) == lines(after)
    assert cost(found).total <= cost(program).total


def test_ties_go_to_the_pair_that_occurs_first():
    program = read(
        """
        out_0 = a_2 a_3 + a_0 a_1
        out_1 = a_2 a_3 - a_0 a_1
        """,
        2,
        a=4,
    )
    names = [a.name for a in cse(program).assignments if a.name.startswith("t_")]
    assert names == ["t_0", "t_1"]
    assert write(cse(program)).splitlines()[0] == "t_0 = a_2 a_3"
