"""Fold: zeros, copies and what nothing reads."""

import pytest
from programs import lines, read, write

from gaforge.codegen.passes.fold import drop_unread, fold


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(
            "p_0 = a_0\nout_0 = p_0 a_1", "out_0 = a_0 a_1", id="a-copy-is-replaced-by-its-source"
        ),
        pytest.param(
            "p_0 = - a_0\nout_0 = p_0 a_1", "out_0 = - a_0 a_1", id="a-negated-copy-with-its-sign"
        ),
        pytest.param(
            "p_0 = - a_0\nout_0 = p_0 p_0", "out_0 = a_0 a_0", id="two-negated-copies-are-positive"
        ),
        pytest.param("p_0 = - a_0\nq_0 = - p_0\nout_0 = q_0", "out_0 = a_0", id="copies-of-copies"),
        pytest.param(
            "p_0 = 0\nout_0 = p_0 a_1 + a_0", "out_0 = a_0", id="zero-takes-its-terms-with-it"
        ),
        pytest.param(
            "p_0 = 0\nq_0 = p_0 a_0\nout_0 = q_0 a_1 + a_1", "out_0 = a_1", id="zero-spreads"
        ),
        pytest.param("p_0 = 0\nout_0 = p_0", "out_0 = 0", id="an-output-that-is-zero-stays"),
        pytest.param(
            "out_0 = a_0\nout_1 = a_0 a_1",
            "out_0 = a_0\nout_1 = a_0 a_1",
            id="an-output-that-is-a-copy-stays",
        ),
        pytest.param(
            "p_0 = a_0\nout_0 = p_0 - a_0 + a_1", "out_0 = a_1", id="terms-that-become-alike-cancel"
        ),
        pytest.param(
            "p_0 = 2 a_0\nout_0 = p_0 a_1",
            "p_0 = 2 a_0\nout_0 = a_1 p_0",
            id="a-multiple-is-no-copy",
        ),
        pytest.param(
            "p_0 = a_0 a_1\nout_0 = a_0",
            "out_0 = a_0",
            id="what-nothing-reads-is-dropped",
        ),
        pytest.param(
            "p_0 = a_0 a_1\nq_0 = p_0 a_0\nout_0 = a_0",
            "out_0 = a_0",
            id="and-what-only-that-has-read",
        ),
        pytest.param(
            "n_0 = 0\ns_0 = a_0 a_0\nout_0 = n_0 / s_0",
            "out_0 = 0",
            id="a-zero-numerator",
        ),
        pytest.param(
            "n_0 = a_1\ns_0 = a_0 a_0\nout_0 = n_0 / s_0",
            "s_0 = a_0 a_0\nout_0 = a_1 / s_0",
            id="a-numerator-that-is-a-copy",
        ),
        pytest.param(
            "n_0 = - a_1\ns_0 = a_0 a_0\nout_0 = n_0 / s_0",
            "n_0 = - a_1\ns_0 = a_0 a_0\nout_0 = n_0 / s_0",
            id="a-quotient-has-no-sign",
        ),
        pytest.param("s_0 = 0\nout_0 = sqrt|s_0|", "out_0 = 0", id="the-root-of-zero"),
        pytest.param(
            "s_0 = - a_0\nout_0 = sqrt|s_0|",
            "out_0 = sqrt|a_0|",
            id="the-root-of-a-copy-of-any-sign",
        ),
        pytest.param(
            "s_0 = a_0 a_0\nout_0 = sqrt|s_0|",
            "s_0 = a_0 a_0\nout_0 = sqrt|s_0|",
            id="the-root-of-more",
        ),
    ],
)
def test_fold(before, after):
    outputs = before.count("out_1 =") + 1
    program = read(before, outputs, a=2)
    assert write(fold(program).check()) == lines(after)
    assert fold(fold(program)) == fold(program)


def test_drop_unread_keeps_the_order():
    program = read("p_0 = a_0 a_0\nq_0 = a_1 a_1\nr_0 = a_0\nout_0 = q_0 + p_0", a=2)
    assert write(drop_unread(program)) == lines(
        """
        p_0 = a_0 a_0
        q_0 = a_1 a_1
        out_0 = q_0 + p_0
        """
    )
