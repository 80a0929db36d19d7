"""Compiled Numba kernels: batches of every length around a tile, and repeated operands.

The proof executes the text with Python's meaning; here it has the compiler's.
"""

import random

import numpy as np
import pytest
from emitted import emitted
from programs import evaluate_plan

from gaforge.algebra import Algebra
from gaforge.codegen import kernel as kernel_module
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules.numba_module import form_and_cost
from gaforge.codegen.printers.numba import BLOCKED_TILE, TABLE_TILE, UNROLLED_TILE
from gaforge.codegen.spec import KernelSpec

FORMS = {
    "unrolled": (Algebra(2, 0, 1), "gp", ("even", "vector"), UNROLLED_TILE),
    "unrolled, three operands": (
        Algebra(2),
        "sandwich2",
        ("even", "vector", "even"),
        UNROLLED_TILE,
    ),
    "unrolled, root": (Algebra(1, 1), "norm", ("full",), UNROLLED_TILE),
    "unrolled, loop for a repeated map": (Algebra(2), "linear_map", ("vector",), UNROLLED_TILE),
    "unrolled, no output": (Algebra(2), "lc", ("bivector", "vector"), UNROLLED_TILE),
    "table": (Algebra(2, 0, 1), "gp", ("even", "odd"), TABLE_TILE),
    "table, three steps": (Algebra(2), "sandwich unit", ("even", "vector"), TABLE_TILE),
    "table, quotient": (Algebra(2), "inv", ("full",), TABLE_TILE),
    "blocked": (Algebra(3, 1), "gp", ("full", "full"), BLOCKED_TILE),
}


@pytest.fixture(scope="module", params=FORMS)
def kernel_and_function(request, tmp_path_factory):
    """A kernel in one of the forms, its compiled public function, and its tile."""
    algebra, operation, layouts, tile = FORMS[request.param]
    operation, _, unit = operation.partition(" ")
    spec = KernelSpec.of(algebra, operation, *layouts, unit=bool(unit))
    with pytest.MonkeyPatch.context() as patch:
        if not request.param.startswith("unrolled"):
            patch.setattr(kernel_module, "UNROLL_LIMIT", -1)
        kernel = build_kernel(spec)
        assert form_and_cost(kernel)[0] == request.param.split(",")[0]
        module = emitted(tmp_path_factory.mktemp(spec.name), algebra, "numba", [spec])
    return kernel, module.KERNELS[spec.name], tile


def reference(kernel, operands):
    """Return the result element by element, from the plan."""
    lead = np.broadcast_shapes(*(operand.shape[:-1] for operand in operands))
    whole = [np.broadcast_to(o, (*lead, o.shape[-1])) for o in operands]
    out = np.empty((*lead, kernel.plan.result.size))
    for place in np.ndindex(lead):
        entries = {
            operand.name: [int(value) for value in array[place]]
            for operand, array in zip(kernel.plan.operands, whole, strict=True)
        }
        out[place] = [float(value) for value in evaluate_plan(kernel.plan, entries)]
    return np.sqrt(out) if kernel.plan.real_only else out


def batch(kernel, source, shapes):
    return [
        np.array(
            [source.randint(1, 40) for _ in range(int(np.prod(shape)) * operand.size)], float
        ).reshape(*shape, operand.size)
        for operand, shape in zip(kernel.plan.operands, shapes, strict=True)
    ]


def test_batches_of_every_length_around_a_tile(kernel_and_function):
    kernel, function, tile = kernel_and_function
    source = random.Random(kernel.spec.name)
    for count in (0, 1, 2, tile - 1, tile, tile + 1, 2 * tile, 2 * tile + 3):
        operands = batch(kernel, source, [(count,)] * len(kernel.plan.operands))
        np.testing.assert_allclose(function(*operands), reference(kernel, operands), rtol=1e-14)


def test_each_operand_repeated(kernel_and_function):
    kernel, function, tile = kernel_and_function
    source = random.Random(kernel.spec.name)
    many = len(kernel.plan.operands)
    for repeated in range(2**many):
        shapes = [() if repeated >> place & 1 else (tile + 2,) for place in range(many)]
        operands = batch(kernel, source, shapes)
        np.testing.assert_allclose(function(*operands), reference(kernel, operands), rtol=1e-14)


def test_leading_axes_broadcast(kernel_and_function):
    kernel, function, _ = kernel_and_function
    source = random.Random(kernel.spec.name)
    shapes = [(3, 1), (5,), (3, 5)][: len(kernel.plan.operands)]
    operands = batch(kernel, source, shapes)
    np.testing.assert_allclose(function(*operands), reference(kernel, operands), rtol=1e-14)
