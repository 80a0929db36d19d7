"""The routes by which gaforge evaluates an operation; each is compared with every witness.

- ``numba``, ``torch``, ``numpy``: the emitted modules of the algebras that the package ships.
- ``source``: the emitted Numba source of any algebra up to n = 6, run but not compiled.
- ``compiled``: the same source, compiled by Numba.
- ``multivector``: the methods of `gaforge.Multivector`, the way to large algebras.
- ``on demand``: single kernels of large algebras, generated when they are first called.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from gaforge.algebra import Algebra, Layout, has_closed_inverse
from gaforge.codegen.artefacts.writer import write_atomic
from gaforge.codegen.catalogue import WHOLE_LIMIT, shipped_algebras
from gaforge.codegen.pipeline import draft
from gaforge.codegen.spec import KernelSpec
from gaforge.loading import Kernels, kernels
from gaforge.loading.evaluators import Evaluator, build_evaluator, call_numba
from gaforge.loading.loader import load_file
from gaforge.validation.cases import Array, Case
from gaforge.validation.columns import run_uncompiled


@dataclass(frozen=True)
class Route:
    """A way of evaluating an operation.

    Attributes
    ----------
    name : str
    evaluate : callable
        From a case to coefficients of shape (..., size of the result's layout).
    takes : callable
        Whether a case can go this way.
    """

    name: str
    evaluate: Callable[[Case], Array]
    takes: Callable[[Case], bool] = lambda case: True


@contextmanager
def open_routes(algebra: Algebra, *, compiled: bool = False) -> Iterator[tuple[Route, ...]]:
    """Return the routes of an algebra; they are good inside of the context.

    Parameters
    ----------
    algebra : Algebra
    compiled : bool
        Compile the source of algebras that are not shipped, which takes minutes at n = 6.

    Examples
    --------
    >>> with open_routes(Algebra(2)) as routes:
    ...     print([route.name for route in routes])
    ['numba', 'torch', 'numpy']
    >>> with open_routes(Algebra(1, 1)) as routes:
    ...     print([route.name for route in routes])
    ['source']
    """
    algebra = Algebra(*algebra.signature)
    if algebra.n > WHOLE_LIMIT:
        door = kernels(algebra)
        yield (
            Route("multivector", _by_multivector),
            Route("on demand", partial(_by_kernels, door), _is_small),
        )
    elif algebra in shipped_algebras():
        doors = {name: kernels(algebra, name) for name in ("numba", "torch")}
        shipped = import_module(f"gaforge.generated.{algebra.name}_numpy")
        doors["numpy"] = EmittedKernels(algebra, shipped.KERNELS)
        yield tuple(Route(name, partial(_by_kernels, door)) for name, door in doors.items())
    elif compiled:
        with tempfile.TemporaryDirectory() as folder:
            module = draft(algebra, "numba")
            path = Path(folder) / module.filename
            write_atomic(path, module.text)
            door = EmittedKernels(algebra, load_file(path, "numba", algebra).KERNELS)
            yield (Route("compiled", partial(_by_kernels, door)),)
    else:
        door = EmittedKernels(algebra, run_uncompiled(draft(algebra, "numba").text))
        yield (Route("source", partial(_by_kernels, door)),)


class EmittedKernels(Kernels):
    """The operations of `gaforge.kernels`, but with functions that are given.

    Parameters
    ----------
    algebra : Algebra
    functions : mapping of str to callable
        The ``KERNELS`` of an emitted module.
    """

    def __init__(self, algebra: Algebra, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__(algebra, "numba", None)
        self._functions = functions

    def evaluator(self, name: str, layouts: tuple[Layout, ...], unit: bool = False) -> Evaluator:
        """Return what evaluates an operation: a given function, or what is composed of them."""
        if name in ("normalized", "proj") or (name == "inv" and not has_closed_inverse(layouts[0])):
            return build_evaluator(self, name, layouts, unit)
        spec = KernelSpec(self.algebra, name, layouts, unit)
        return partial(call_numba, self._functions[spec.name], spec.result.size)


def _by_kernels(door: Kernels, case: Case) -> Array:
    """Evaluate a case as users of `gaforge.kernels` do."""
    operands: list[Any] = list(case.operands)
    if door.backend == "torch":
        import torch

        operands = [torch.from_numpy(np.array(operand)) for operand in operands]
    if case.grade is not None:
        return np.asarray(door.grade(operands[0], case.grade, layouts=case.layouts))
    operation = getattr(door, case.operation)
    options = {"unit": True} if case.unit else {}
    return np.asarray(operation(*operands, layouts=case.layouts, **options))


def _by_multivector(case: Case) -> Array:
    """Evaluate a case as users of `gaforge.Multivector` do."""
    first, *others = (
        case.algebra.multivector(array, layout=layout)
        for array, layout in zip(case.operands, case.layouts, strict=True)
    )
    options = {"unit": True} if case.unit else {}
    out = getattr(first, case.operation)(*others, **options)
    if case.operation in ("norm", "normsq"):
        return np.asarray(out)[..., None]
    return np.asarray(out.restrict(case.result).coefficients)


def _is_small(case: Case) -> bool:
    """Tell whether a kernel is generated within seconds."""
    return all(layout.name != "full" for layout in case.layouts)
