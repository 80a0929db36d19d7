"""Specs of kernels: names that read back, layouts that fit, and what is defined at all."""

import pytest
from algebras import signatures

from gaforge.algebra import OPERATIONS, Algebra
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import LayoutError, UnknownOperationError

PGA = Algebra(2, 0, 1)


@pytest.mark.parametrize(
    ("operation", "layouts", "unit", "name"),
    [
        ("gp", (), False, "gp__full__full"),
        ("gp", ("even", "vector"), False, "gp__even__vector"),
        ("sandwich", ("even", "vector"), False, "sandwich__even__vector"),
        ("sandwich", ("even", "vector"), True, "sandwich_unit__even__vector"),
        ("sandwich2", ((0, 2), "g1", "even"), False, "sandwich2__even__vector__even"),
        ("inv", ("g2",), False, "inv__bivector"),
        ("lc", ((0, 1), (1, 3)), False, "lc__g0_1__odd"),
    ],
)
def test_names_read_back(operation, layouts, unit, name):
    spec = KernelSpec.of(PGA, operation, *layouts, unit=unit)
    assert spec.name == name
    assert KernelSpec.parse(PGA, name) == spec
    assert spec.row is OPERATIONS[operation]
    assert spec.result == spec.row.result_layout(*spec.layouts)


def test_layouts_that_are_left_out_are_full():
    assert KernelSpec.parse(PGA, "gp") == KernelSpec.of(PGA, "gp", "full", "full")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        pytest.param("gp__even", LayoutError, id="too-few-layouts"),
        pytest.param("gp__even__even__even", LayoutError, id="too-many-layouts"),
        pytest.param("gp__even__g9", LayoutError, id="no-such-grade"),
        pytest.param("gp_unit__even__even", LayoutError, id="unit-of-a-product"),
        pytest.param("nothing__even", UnknownOperationError, id="no-such-operation"),
        pytest.param("proj__even__even", UnknownOperationError, id="made-of-others"),
        pytest.param("", UnknownOperationError, id="empty"),
    ],
)
def test_wrong_names_are_refused(name, error):
    with pytest.raises(error):
        KernelSpec.parse(PGA, name)


@pytest.mark.parametrize("algebra", signatures(4), ids=str)
def test_an_inverse_needs_a_blade_without_null_vectors(algebra):
    for k in range(algebra.n + 1):
        layout = algebra.layout((k,))
        invertible = any(
            all(algebra.squares[i] for i in range(algebra.n) if mask >> i & 1)
            for mask in layout.masks
        )
        for operation, layouts in (("inv", [layout]), ("sandwich", [layout, "scalar"])):
            assert KernelSpec.of(algebra, operation, *layouts).defined == invertible
        assert KernelSpec.of(algebra, "norm", layout).defined
    assert not KernelSpec.of(algebra, "inv", "empty").defined
