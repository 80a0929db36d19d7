"""The one place where layers call kernels: sums of ``scale r x ~s`` over chunks and rotors.

`prepare` makes operands of rotors, and `Prepared.act` applies them: once prepared, rotors serve any
number of inputs. Rotors are given for every pair of an in-chunk i and an out-chunk o, and for
every w of a width; all are applied together:

    out_o = sum over i and w of scale_iow r_iow x_i ~s_iow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
import torch
from torch import Tensor

from gaforge.algebra import Algebra
from gaforge.algebra.blades import reverse_sign
from gaforge.loading.loader import shipped
from gaforge.nn import spinor
from gaforge.nn.constants import constant
from gaforge.nn.paths import are_compiled, is_wanted

if TYPE_CHECKING:
    from gaforge.nn.row_blocks import Program, RowMap

SMALL = 7
"""Largest n for which one matrix of all chunks is faster than rotors one by one."""

_MODULES: dict[int, Emitted | None] = {}


class Emitted(NamedTuple):
    """The emitted torch functions of Cl(n,0) that layers use; small n have no spinor form."""

    module: ModuleType
    sandwich2: Callable[..., Tensor]
    sandwich2_spinor: Callable[..., Tensor] | None
    to_spinor: Callable[..., Tensor] | None
    from_spinor: Callable[..., Tensor] | None
    exp: Callable[..., Tensor]


def load(n: int) -> Emitted | None:
    """Return the emitted functions for n, if there are any.

    Layers call it when they are made, since compilers cannot trace imports.
    """
    if n not in _MODULES:
        module = shipped(Algebra(n), "torch")
        _MODULES[n] = None if module is None else _emitted(module)
    return _MODULES[n]


def _emitted(module: ModuleType) -> Emitted:
    return Emitted(
        module,
        module.sandwich2__even__full__even,
        getattr(module, "sandwich2_spinor__even__full__even", None),
        getattr(module, "to_spinor__full", None),
        getattr(module, "from_spinor__full", None),
        module.exp__bivector,
    )


def traces(n: int) -> bool:
    """Return whether the emitted functions for n were told to take their traceable path."""
    emitted = _MODULES.get(n)
    return emitted is None or emitted.module._CHOSEN["path"] == "traceable"


def methods(n: int, basis: str) -> tuple[str, ...]:
    """Return the methods that there are, see `prepare`.

    Examples
    --------
    >>> methods(4, "blade")
    ('matrix', 'spinor', 'kernel')
    """
    emitted = load(n)
    fused = emitted and (emitted.sandwich2 if basis == "blade" else emitted.sandwich2_spinor)
    return ("matrix", "spinor", "kernel") if fused else ("matrix", "spinor")


class Prepared(Protocol):
    """Rotors, ready to be applied."""

    def act(self, x: Tensor) -> Tensor:
        """Return out-chunks (rows, out_chunks, 2**n) of in-chunks (rows, in_chunks, 2**n)."""


def prepare(
    n: int, left: Tensor, right: Tensor | None, scale: Tensor | None, *, basis: str, method: str
) -> Prepared:
    """Return the rotors of bivectors, ready to be applied.

    Parameters
    ----------
    n : int
        At least 2, since there are no bivectors before; chunks have 2**n entries.
    left : Tensor of shape (in_chunks, out_chunks, width, n(n-1)/2)
        Bivectors in canonical order; ``r = exp(left)``.
    right : Tensor of the same shape, or None
        Likewise of s; by default s = r.
    scale : Tensor of shape (in_chunks, out_chunks, width), or None
        By default 1.
    basis : {"blade", "spinor"}
        What chunks hold: coefficients of blades in canonical order, or the entries of the matrices
        that represent a multivector, plane by plane and column by column.
    method : {"matrix", "spinor", "kernel"}
        Apply the sum as one matrix of in-chunks times out-chunks; all rotors in two batched
        products of small matrices in the spinor representation; or each rotor by the emitted
        kernel of ``r x ~s``.
    """
    r = exp(n, left)
    return two_sided(n, r, r if right is None else exp(n, right), scale, basis=basis, method=method)


def two_sided(
    n: int, r: Tensor, s: Tensor, scale: Tensor | None = None, *, basis: str, method: str
) -> Prepared:
    """Return likewise the maps ``r x ~s`` of even coefficients (..., 2**(n-1)), rotors or not."""
    if method == "kernel":
        return _rotors(n, r, s, scale, basis)
    if method == "spinor":
        return _spinors(n, r, s, scale, basis)
    return _matrix(n, r, s, scale, basis)


def prepare_scales(n: int, scale: Tensor) -> Prepared:
    """Return scales (in_chunks, out_chunks, width) likewise: for n < 2, where rotors are 1."""
    identity = torch.eye(1 << n, dtype=scale.dtype, device=scale.device)
    return _assembled(scale.sum(2)[..., None, None] * identity)


def flops(n: int, chunks: tuple[int, int, int], *, basis: str, method: str) -> int:
    """Return multiplications and additions for one row, of (in_chunks, out_chunks, width).

    Of products of real matrices, as method "spinor" has them; kernels that use more structure, or
    faster transforms, take fewer.
    """
    inward, outward, width = chunks
    if method == "matrix":
        return 2 * inward * outward << 2 * n
    found = spinor.shape(n)
    products = found.sets * inward * outward * width * found.k * found.side**2
    transforms = (inward + outward) * found.planes * found.k**3 if basis == "blade" else 0
    return 4 * products + 2 * transforms


def exp(n: int, B: Tensor) -> Tensor:
    """Return the even coefficients (..., 2**(n-1)) of the rotors exp(B).

    By the emitted kernel where there is one; else by the exponential of the matrix that represents
    B, in float64, since ``torch.linalg.matrix_exp`` is accurate to 1e-5 only in float32.

    Examples
    --------
    >>> exp(2, torch.tensor([torch.pi / 2])).abs().round(decimals=6)
    tensor([0., 1.])
    """
    emitted = _MODULES.get(n)
    if emitted is not None:
        return emitted.exp(B)
    even = torch.nn.functional.pad(B.double(), (1, (1 << (n - 1)) - 1 - B.shape[-1]))
    matrix = spinor.left_matrix(n, spinor.to_spinor(n, even, even=True))
    k = spinor.shape(n).k
    planes = torch.linalg.matrix_exp(matrix)[..., :k].unflatten(-2, (-1, k))
    return spinor.from_spinor(n, planes, even=True).to(B.dtype)


# --- As one matrix ------------------------------------------------------------------------------


class Matrix(NamedTuple):
    """All chunks of a row times one matrix, (in_chunks * 2**n, out_chunks * 2**n)."""

    weight: Tensor
    size: int

    def act(self, x: Tensor) -> Tensor:
        """Return out-chunks of in-chunks, in the dtype of x."""
        y = x.flatten(-2) @ self.weight.to(x.dtype)
        return y.unflatten(-1, (-1, self.size))


def _matrix(n: int, r: Tensor, s: Tensor, scale: Tensor | None, basis: str) -> Matrix:
    """Return what becomes of the unit vectors, for every pair of chunks by itself."""
    inward, outward = r.shape[:2]
    r, s = (side.flatten(0, 1).unsqueeze(0) for side in (r, s))
    scale = None if scale is None else scale.flatten(0, 1).unsqueeze(0)
    method = "kernel" if r.is_cpu and "kernel" in methods(n, basis) else "spinor"
    pairs = two_sided(n, r, s, scale, basis=basis, method=method)
    rows = pairs.act(torch.eye(1 << n, dtype=r.dtype, device=r.device).unsqueeze(1))
    return _assembled(rows.movedim(0, 1).unflatten(0, (inward, outward)))


def _assembled(blocks: Tensor) -> Matrix:
    """Put blocks (in_chunks, out_chunks, 2**n, 2**n) in their places."""
    return Matrix(blocks.transpose(1, 2).flatten(2).flatten(0, 1), blocks.shape[-1])


# --- By the emitted kernel ----------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Rotors:
    """Even elements, and the emitted functions that apply them.

    Attributes
    ----------
    n : int
    basis : str
    r, s : Tensor of shape (in_chunks, out_chunks, width, 2**(n-1))
        Scales are in r.
    """

    n: int
    basis: str
    r: Tensor
    s: Tensor

    def act(self, x: Tensor) -> Tensor:
        """Return out-chunks of in-chunks, in the dtype of the rotors.

        One rotor on each side is one operation of the emitted module; several of them are one
        operation of `gaforge.nn.row_rotors`, where it can be taken.
        """
        x = x.to(self.r.dtype)
        tensors = x, self.r, self.s
        if self._is_single or traces(self.n) or not are_compiled(tensors):
            return self._chain(x)
        return self._by_rows(x, is_wanted(tensors))

    def _by_rows(self, x: Tensor, wanted: bool) -> Tensor:
        from gaforge.nn.row_blocks import act

        if self._program is None:
            return self._chain(x)
        return self._program(x, self.r, self.s) if wanted else act(self._rows, x)

    @cached_property
    def _program(self) -> Program | None:
        from gaforge.nn.row_blocks import Program
        from gaforge.nn.row_rotors import RowRotors, loops

        found = loops(self.n)
        if found is None:
            return None
        blades = self.basis == "blade"
        return Program(
            lambda r, s: RowRotors(self.n, found, r, s, blades),
            lambda x, r, s: Rotors(self.n, self.basis, r, s)._chain(x),
        )

    @cached_property
    def _rows(self) -> RowMap:
        assert self._program is not None
        return self._program.map(self.r, self.s)

    def _chain(self, x: Tensor) -> Tensor:
        """Return likewise the result by operations that can be traced.

        Several rotors are added up in the spinor representation, with one transform for each
        in-chunk and out-chunk.
        """
        emitted = _MODULES[self.n]
        assert emitted is not None
        x = x.transpose(0, 1)  # rows come last, so that they share r and s
        r, s = self.r.unsqueeze(-2), self.s.unsqueeze(-2)
        _, kernel, to_spinor, from_spinor = emitted[1:5]
        if self.basis == "blade" and (self._is_single or not (to_spinor and from_spinor)):
            return _summed(emitted.sandwich2(r, x[:, None, None], s))
        assert kernel is not None
        if self.basis == "spinor":
            return _summed(kernel(r, x[:, None, None], s))
        assert to_spinor is not None
        assert from_spinor is not None
        return _summed(from_spinor(kernel(r, to_spinor(x)[:, None, None], s).sum((0, 2), True)))

    @property
    def _is_single(self) -> bool:
        return self.r.shape[:3] == (1, 1, 1)


def _summed(y: Tensor) -> Tensor:
    """Return (rows, out_chunks, 2**n), sums of (in_chunks, out_chunks, width, rows, 2**n)."""
    inward, _, width = y.shape[:3]
    return (y.sum((0, 2)) if inward * width > 1 else y.flatten(0, 2)).transpose(0, 1)


def _rotors(n: int, r: Tensor, s: Tensor, scale: Tensor | None, basis: str) -> Rotors:
    return Rotors(n, basis, r if scale is None else r * scale[..., None], s)


# --- As products of small matrices --------------------------------------------------------------


class Spinors(NamedTuple):
    """Rotors as real matrices that multiply planes from both sides.

    Attributes
    ----------
    n : int
    basis : str
    left : Tensor of shape (out_chunks, side, in_chunks * width * side)
        With side = units * k; scales are in it.
    right : Tensor of shape (in_chunks, side, out_chunks * width * side)
    """

    n: int
    basis: str
    left: Tensor
    right: Tensor

    def act(self, x: Tensor) -> Tensor:
        """Return out-chunks of in-chunks, in the dtype of the rotors.

        From the right first, each in-chunk with the rotors of all out-chunks and widths as one
        product; then from the left, where the sum over in-chunks and widths is part of the
        product.
        """
        n, left, right = self.n, self.left, self.right
        sets, units, _ = shape = spinor.shape(n)
        k, side = shape.k, shape.side
        rows, inward = x.shape[:2]
        outward, width = len(left), left.shape[2] // (side * inward)
        planes = self._planes(x.to(left.dtype)).unflatten(-3, (sets, units))
        # chunk, row, set, unit, line, column -> chunk; row, set, line; unit, column
        X = planes.permute(1, 0, 2, 4, 3, 5).reshape(inward, rows * sets * k, side)
        Y = (X @ right).reshape(inward, rows, sets, k, outward, width, units, k)
        # -> out-chunk; in-chunk, width, unit, line; row, set, column
        Y = Y.permute(4, 0, 5, 6, 3, 1, 2, 7).reshape(
            outward, inward * width * side, rows * sets * k
        )
        Z = (left @ Y).reshape(outward, units, k, rows, sets, k).permute(3, 0, 4, 1, 2, 5)
        return self._chunks(Z.flatten(2, 3))

    def _planes(self, x: Tensor) -> Tensor:
        """Return planes (rows, chunks, planes, k, k)."""
        if self.basis == "blade":
            return spinor.to_spinor(self.n, x)
        k = spinor.shape(self.n).k
        return x.unflatten(-1, (-1, k, k)).transpose(-1, -2)

    def _chunks(self, planes: Tensor) -> Tensor:
        return spinor.from_spinor(self.n, planes) if self.basis == "blade" else _listed(planes)


def to_spinor_basis(n: int, x: Tensor) -> Tensor:
    """Return the entries of the matrices of multivectors, plane by plane and column by column.

    Examples
    --------
    >>> to_spinor_basis(2, torch.tensor([0.0, 0.0, 0.0, 1.0]))
    tensor([ 0.,  1., -1.,  0.])
    """
    return _listed(spinor.to_spinor(n, x))


def _listed(planes: Tensor) -> Tensor:
    return planes.transpose(-1, -2).flatten(-3)


def _spinors(n: int, r: Tensor, s: Tensor, scale: Tensor | None, basis: str) -> Spinors:
    signs = constant(_reverse_signs, n, dtype=s.dtype, like=s)
    left = spinor.left_matrix(n, spinor.to_spinor(n, r, even=True))
    right = spinor.right_matrix(n, spinor.to_spinor(n, s * signs, even=True))
    if scale is not None:
        left = left * scale[..., None, None]
    # in-chunk, out-chunk, width, out, in -> out-chunk; out; in-chunk, width, in
    left = left.permute(1, 3, 0, 2, 4).flatten(2)
    # in-chunk, out-chunk, width, in, out -> in-chunk; in; out-chunk, width, out
    right = right.permute(0, 3, 1, 2, 4).flatten(2)
    return Spinors(n, basis, left, right)


def _reverse_signs(n: int) -> np.ndarray[Any, Any]:
    grades = [mask.bit_count() for mask in Algebra(n).layout("even").masks]
    return np.array([reverse_sign(grade) for grade in grades])
