"""Factor: common factors of the terms of a sum are taken out."""

import pytest
from programs import lines, read, write

from gaforge.codegen.ir.cost import cost
from gaforge.codegen.passes.factor import factor


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("out_0 = a_0 a_1 + a_2 a_3", "out_0 = a_0 a_1 + a_2 a_3", id="nothing-common"),
        pytest.param(
            "out_0 = a_0 a_1 + a_0 a_2",
            "f_0 = a_1 + a_2\nout_0 = a_0 f_0",
            id="one-common-factor",
        ),
        pytest.param(
            "out_0 = a_0 a_1 - a_0 a_2 + a_3",
            "f_0 = a_1 - a_2\nout_0 = a_3 + a_0 f_0",
            id="with-a-rest",
        ),
        pytest.param(
            "out_0 = a_0 + a_0 a_1", "out_0 = a_0 + a_0 a_1", id="a-lone-factor-would-leave-a-one"
        ),
        pytest.param(
            "out_0 = a_0 a_0 a_1 + a_0 a_0 a_2",
            "f_0 = a_1 + a_2\nf_1 = a_0 f_0\nout_0 = a_0 f_1",
            id="twice-the-same-factor",
        ),
        pytest.param(
            "out_0 = a_0 a_1 + a_0 a_2 + a_3 a_1",
            "f_0 = a_1 + a_2\nout_0 = a_1 a_3 + a_0 f_0",
            id="the-first-of-equally-frequent-factors",
        ),
        pytest.param("out_0 = 2 a_0 + 2 a_1", "f_0 = a_0 + a_1\nout_0 = 2 f_0", id="a-common-two"),
        pytest.param(
            "out_0 = 2 a_0 - 4 a_1", "f_0 = a_0 - 2 a_1\nout_0 = 2 f_0", id="two-and-four"
        ),
        pytest.param("out_0 = 2 a_0 + a_1", "out_0 = 2 a_0 + a_1", id="two-in-one-term-only"),
        pytest.param("out_0 = 2 a_0", "out_0 = 2 a_0", id="two-in-a-single-term"),
        pytest.param(
            "out_0 = 2 a_0 a_1 + 2 a_0 a_2",
            "f_0 = a_1 + a_2\nf_1 = 2 f_0\nout_0 = a_0 f_1",
            id="a-common-factor-and-a-common-two",
        ),
        pytest.param(
            "s_0 = a_0 a_1 + a_0 a_2\nout_0 = sqrt|s_0|",
            "f_0 = a_1 + a_2\ns_0 = a_0 f_0\nout_0 = sqrt|s_0|",
            id="in-every-sum",
        ),
    ],
)
def test_factor(before, after):
    program = read(before, a=4)
    found = factor(program).check()
    assert write(found) == lines(after)
    assert cost(found).total <= cost(program).total
