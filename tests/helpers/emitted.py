"""Emitted modules to run, and slow references that share nothing with them but the Cayley table."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import numpy as np

from gaforge.algebra import OPERATIONS, Algebra, Layout, binary_terms
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec


def emitted(
    folder: Path, algebra: Algebra, target: str, specs: Sequence[KernelSpec] | None = None
) -> ModuleType:
    """Generate a module, write it to a folder, and import it."""
    module = generate(algebra, target, specs)
    path = folder / module.filename
    path.write_text(module.text)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = loaded  # Numba finds a cached function's module by name
    spec.loader.exec_module(loaded)
    return loaded


def table(algebra: Algebra, operation: str, a: Layout, b: Layout, out: Layout) -> np.ndarray:
    """Return the structure constants of a bilinear operation, indexed [i, j, k]."""
    constants = np.zeros((a.size, b.size, out.size), np.int64)
    for t in binary_terms(algebra, OPERATIONS[operation], a.masks, b.masks, out.masks):
        constants[t.i, t.j, t.k] += t.sign
    return constants


def multiply(constants: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return the product of two arrays by structure constants, in the arrays' own arithmetic."""
    return np.einsum("ijk,...i,...j->...k", constants.astype(np.result_type(a, b)), a, b)


def full(algebra: Algebra, layout: Layout, values: np.ndarray) -> np.ndarray:
    """Return an array in a layout as one of all blades."""
    out = np.zeros((*values.shape[:-1], algebra.size), values.dtype)
    out[..., layout.places] = values
    return out
