"""Execute the source of an emitted torch module of a large algebra on exact numbers, without torch.

The public functions run as they stand, on a tensor class that knows the operations which they use,
with integers for entries. The law is compared modulo two primes, as for Numba kernels in spinor
form (`gaforge.codegen.proof.run_spinor`); involutions and duals entry by entry.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from gaforge.algebra import unary_image
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.proof.integers import CHUNK, PRIMES, expected, plane_matrix
from gaforge.codegen.proof.run_spinor import MODULUS
from gaforge.codegen.proof.run_torch import (
    DTYPES,
    FLOAT64,
    INT64,
    Dtype,
    Torch,
    executed,
    indexed_function,
)
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]


class Exact:
    """A tensor of integers: entries, which may be reduced modulo the primes, or places."""

    device = SimpleNamespace(type="cpu")

    def __init__(self, values: Array, dtype: Dtype) -> None:
        self.values, self.dtype = values, dtype

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape, a tuple as ``torch.Size`` is."""
        return self.values.shape

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return self.values.ndim

    def to(self, target: Any) -> Exact:
        """Return the tensor on another device, or signs as numbers."""
        if target is self.device:
            return self
        if target is not FLOAT64:
            raise TypeError(f"no conversion to {target.name} is emitted")
        return self if self.dtype is FLOAT64 else Exact(self.values.astype(object), FLOAT64)

    def index_select(self, dim: int, index: Exact) -> Exact:
        """Return entries of an axis; unlike in NumPy, a place must not be negative."""
        if index.dtype is not INT64 or index.ndim != 1 or (index.values < 0).any():
            raise TypeError("places must be a vector of integers that are not negative")
        return Exact(np.take(self.values, index.values, self._axis(dim)), self.dtype)

    def unflatten(self, dim: int, shape: tuple[int, ...]) -> Exact:
        """Return the tensor with one axis split into several."""
        axis = self._axis(dim)
        before, after = self.shape[:axis], self.shape[axis + 1 :]
        known = -int(np.prod(shape)) if -1 in shape else int(np.prod(shape))
        if self.shape[axis] % known or (-1 not in shape and known != self.shape[axis]):
            raise RuntimeError(f"unflatten: {self.shape[axis]} is not {shape}")
        split = tuple(self.shape[axis] // known if s == -1 else s for s in shape)
        return Exact(self.values.reshape(*before, *split, *after), self.dtype)

    def flatten(self, start: int, end: int = -1) -> Exact:
        """Return the tensor with several axes joined."""
        first, last = self._axis(start), self._axis(end)
        joined = int(np.prod(self.shape[first : last + 1]))
        shape = (*self.shape[:first], joined, *self.shape[last + 1 :])
        return Exact(self.values.reshape(shape), self.dtype)

    def transpose(self, first: int, second: int) -> Exact:
        """Return the tensor with two axes exchanged."""
        return Exact(np.swapaxes(self.values, self._axis(first), self._axis(second)), self.dtype)

    def unsqueeze(self, dim: int) -> Exact:
        """Return the tensor with a new axis."""
        return Exact(np.expand_dims(self.values, dim), self.dtype)

    def _axis(self, dim: int) -> int:
        """Return an axis from the front; emitted code counts from the back."""
        if not -self.ndim <= dim < 0:
            raise IndexError(f"axis {dim} of {self.ndim}")
        return dim + self.ndim

    def __getitem__(self, key: Any) -> Exact:
        if key != (slice(None), None, None):
            raise TypeError("only [:, None, None] is emitted")
        return Exact(self.values[key], self.dtype)

    def __mul__(self, other: Exact) -> Exact:
        return Exact(self._number() * other._number(), FLOAT64)

    def __add__(self, other: Exact) -> Exact:
        return Exact(self._number() + other._number(), FLOAT64)

    def __matmul__(self, other: Exact) -> Exact:
        return Exact(self._number() @ other._number() % MODULUS, FLOAT64)

    def __truediv__(self, other: int) -> Exact:
        return Exact(self._number() * pow(other, -1, MODULUS) % MODULUS, FLOAT64)

    def _number(self) -> Array:
        if self.dtype is not FLOAT64:
            raise TypeError(f"arithmetic on {self.dtype.name} is not emitted")
        return self.values


class ExactTorch(Torch):
    """The functions of torch that emitted code calls, on exact tensors."""

    @staticmethod
    def tensor(  # type: ignore[override]
        values: Sequence[int], *, dtype: Dtype, device: str
    ) -> Exact:
        """Return a table."""
        array = np.array(values)
        if dtype is not INT64 or array.dtype != np.int64:
            raise TypeError("a table must hold integers")
        return Exact(array, INT64)


def load_exact(source: str) -> dict[str, Any]:
    """Execute the text of a module with torch replaced, and return its names."""
    return executed(source, ExactTorch(**DTYPES), Exact)


def prove_torch_spinor(names: dict[str, Any], kernel: Kernel) -> str:
    """Execute a kernel on integers and compare it with its law; return the law.

    Raises
    ------
    ProofError
        If an entry differs, or an element of a batch is not what it is alone.
    """
    spec = kernel.spec
    function = indexed_function(names, kernel)
    if spec.operation in ("to_spinor", "from_spinor"):
        _prove_transform(function, kernel)
        return spec.row.law
    source = random.Random(f"{spec.algebra} {spec.name}")
    sizes = [operand.size for operand in kernel.plan.operands]
    good, other = (
        [np.array([source.randrange(1, MODULUS) for _ in range(size)], object) for size in sizes]
        for _ in range(2)
    )
    got = _run(function, kernel, good)
    _compare(kernel, got, good)
    for shared in range(-1, len(sizes) if len(sizes) > 1 else 0):
        rows = [
            g if k == shared else np.stack([o, g])
            for k, (g, o) in enumerate(zip(good, other, strict=True))
        ]
        if (_run(function, kernel, rows)[-1] != got).any():
            raise ProofError(f"{spec.name}: element 1 of a batch differs from itself")
    return f"out = {kernel.plan.form}"


def _run(function: Any, kernel: Kernel, operands: Sequence[Array]) -> Array:
    """Return what a function computes, reduced."""
    try:
        out = function(*(Exact(operand, FLOAT64) for operand in operands))
    except Exception as error:
        raise ProofError(f"{kernel.spec.name} fails on integers: {error!r}") from error
    lead = np.broadcast_shapes(*(operand.shape[:-1] for operand in operands))
    wanted = (*lead, kernel.plan.result.size)
    if out.shape != wanted or out.dtype is not FLOAT64:
        raise ProofError(f"{kernel.spec.name} has a result of shape {out.shape}, not {wanted}")
    values: Array = out.values % MODULUS
    return values


def _compare(kernel: Kernel, got: Array, operands: Sequence[Array]) -> None:
    """Compare with the law: exactly for permutations, modulo the primes for products."""
    spec = kernel.spec
    if spec.row.kind == "linear":
        images = dict.fromkeys(spec.result.masks, 0)
        for mask, value in zip(spec.layouts[0].masks, operands[0].tolist(), strict=True):
            image, sign = unary_image(spec.algebra, spec.row, mask)
            images[image] = sign * value % MODULUS
        if got.tolist() != list(images.values()):
            raise ProofError(f"{spec.name} of {spec.algebra} is not the permutation of its law")
        return
    for prime in PRIMES:
        wanted = expected(spec, [operand.tolist() for operand in operands], prime)
        for k, (ours, theirs) in enumerate(zip(got.tolist(), wanted, strict=True)):
            if (ours - theirs) % prime:
                raise ProofError(
                    f"{spec.name} of {spec.algebra}, output {k}: the emitted source computes "
                    f"{ours % prime} modulo {prime}, but bit counting gives {theirs}"
                )


def _prove_transform(function: Any, kernel: Kernel) -> None:
    """Compare the transform of random elements with the matrices of blades, or back."""
    algebra, layout = kernel.spec.algebra, kernel.spec.layouts[0]
    source = np.random.default_rng(layout.size)
    x = source.integers(-(1 << 20), 1 << 20, (2, layout.size))
    planes = np.zeros((2, kernel.plan.result.size), np.int64)
    full = {mask: place for place, mask in enumerate(algebra.layout("full").masks)}
    for start in range(0, layout.size, CHUNK):
        blades = range(start, min(start + CHUNK, layout.size))
        places = [full[layout.masks[blade]] for blade in blades]
        planes += x[:, blades] @ plane_matrix(algebra, places).astype(np.int64).T
    forward = kernel.spec.operation == "to_spinor"
    given, wanted = (x, planes) if forward else (planes, x)
    got = _run(function, kernel, [given.astype(object)])
    if (got != wanted.astype(object) % MODULUS).any():
        raise ProofError(
            f"{kernel.spec.name} of {algebra}: an element is not what the Pauli strings of its "
            "blades are"
        )
