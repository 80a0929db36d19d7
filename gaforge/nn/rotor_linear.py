"""A linear layer made of rotors: ``r x ~s`` between overlapping chunks of its features."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import ShapeError, UnknownMethodError
from gaforge.nn import action, spinor
from gaforge.nn.arguments import (
    check_choice,
    check_features,
    check_input,
    check_positive,
    output_dtype,
)
from gaforge.nn.dense import computed_weight
from gaforge.nn.held import Held
from gaforge.nn.layer import Layer
from gaforge.nn.planes import Plane, planes_of
from gaforge.nn.scales import Grouping, apply_scales, group_count, group_size
from gaforge.nn.windows import Windows

BASES = ("blade", "spinor")
METHODS = ("auto", "matrix", "spinor", "kernel")
POOLINGS = ("mean", "sum")
INITS = {"identity": 0.01, "normal": 1.0}
"""Standard deviation of bivector coefficients, by the name of an initialisation."""


FEW = 64
"""Rotors that the emitted kernel is called for; it needs memory for the results of all of them."""


class RotorLinear(Layer):
    r"""``y_o = sum over i and w of scale_iow r_iow x_i ~s_iow`` between chunks of features.

    Inputs and outputs are cut into chunks of ``2**n`` neighbours, which overlap and wrap around
    where they don't divide the features; each chunk is read as a multivector of Cl(n,0). There are
    ``width`` rotors ``r = exp(left)`` and ``s = exp(right)``, and as many scales, for every pair of
    an in-chunk and an out-chunk. Rotors follow the parameters: nothing is to be updated by hand.

    Parameters
    ----------
    in_features, out_features : int
        Of any size.
    bias : bool, optional
    pair : bool, optional
        Two independent rotors, ``r x ~s``, or one, ``r x ~r``. One rotor acts on each grade by
        itself and keeps scalars; two keep even and odd parts apart.
    width : int, optional
        Rotors per pair of chunks.
    chunk_size : int, optional
        A power of two, by default the largest that is at most both sizes.
    in_chunks, out_chunks : int, optional
        By default as few as cover the features.
    pooling : {"mean", "sum"}, optional
        Divide by the number of in-chunks, and by the number of out-chunks that hold a feature.
    scale : bool, optional
        Whether there are scales; without them, they are 1.
    in_scale, out_scale : "channel", int or None, optional
        Further scales of each input or output feature, or of each group of so many.
    basis : {"blade", "spinor"}, optional
        What features of a chunk are: coefficients of blades in canonical order, or entries of the
        matrices that represent a multivector, which saves the transforms. The family of maps is
        the same up to one fixed orthogonal change of basis.
    method : {"auto", "matrix", "spinor", "kernel"}, optional
        Apply all rotors as one matrix; in the spinor representation, as batched products of small
        matrices; or each by the emitted kernel of ``r x ~s``. "auto" takes the matrix up to n = 7,
        and else, on the CPU and for up to 64 rotors, the kernel.
    init : {"identity", "normal"} or float, optional
        Standard deviation of the bivectors at the start: 0.01, 1, or a number.
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Attributes
    ----------
    left, right : Parameter of shape (in_chunks, out_chunks, width, n(n-1)/2) or None
        Bivectors in canonical order; no right ones if not ``pair``, none at all if n < 2.
    scale : Parameter of shape (in_chunks, out_chunks, width) or None
    in_scale, out_scale : Parameter of shape (groups,) or None
    bias : Parameter of shape (out_features,) or None

    Raises
    ------
    ShapeError
        If sizes don't fit each other.
    UnknownMethodError
        If ``pooling``, ``basis``, ``method`` or ``init`` has no such choice.

    References
    ----------
    Pence, Yamada, Singh: Composing Linear Layers from Irreducibles, arXiv:2507.11688 (2025).

    Examples
    --------
    >>> layer = RotorLinear(2048, 256, in_scale=64)
    >>> layer.parameter_count, layer(torch.ones(3, 2048)).shape
    (488, torch.Size([3, 256]))
    >>> layer
    RotorLinear(in_features=2048, out_features=256, bias=False, chunk_size=256, in_scale=64)
    """

    left: nn.Parameter | None
    right: nn.Parameter | None
    scale: nn.Parameter | None
    in_scale: nn.Parameter | None
    out_scale: nn.Parameter | None
    bias: nn.Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        pair: bool = True,
        width: int = 1,
        chunk_size: int | None = None,
        in_chunks: int | None = None,
        out_chunks: int | None = None,
        pooling: str = "mean",
        scale: bool = True,
        in_scale: Grouping = None,
        out_scale: Grouping = None,
        basis: str = "blade",
        method: str = "auto",
        init: str | float = "identity",
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        check_positive("width", width)
        check_choice("pooling", pooling, POOLINGS)
        check_choice("basis", basis, BASES)
        check_choice("method", method, METHODS)
        if isinstance(init, str):
            check_choice("init", init, tuple(INITS))
        self.in_features, self.out_features = in_features, out_features
        self.chunk_size = _chunk_size(chunk_size, in_features, out_features)
        self.n = self.chunk_size.bit_length() - 1
        self.pair, self.width, self.pooling, self.basis = pair, width, pooling, basis
        self.init, self.method = init, method
        self.in_windows = _windows("in_chunks", in_features, self.chunk_size, in_chunks)
        self.out_windows = _windows("out_chunks", out_features, self.chunk_size, out_chunks)
        self.in_group = group_size("in_scale", in_scale, in_features)
        self.out_group = group_size("out_scale", out_scale, out_features)
        chunks = (self.in_windows.count, self.out_windows.count, width)
        planes = (*chunks, self.n * (self.n - 1) // 2)
        shapes = {
            "left": planes if self.n > 1 else None,
            "right": planes if self.n > 1 and pair else None,
            "scale": chunks if scale else None,
            "in_scale": _groups(self.in_group, in_features),
            "out_scale": _groups(self.out_group, out_features),
            "bias": (out_features,) if bias else None,
        }
        for name, shape in shapes.items():
            made = None if shape is None else torch.empty(shape, device=device, dtype=dtype)
            self.register_parameter(name, None if made is None else nn.Parameter(made))
        self._held: Held[action.Prepared] = Held()
        action.load(self.n)
        if method == "kernel" and "kernel" not in action.methods(self.n, basis):
            raise UnknownMethodError(
                f"there is no emitted torch kernel of r x ~s for n = {self.n} in the {basis} "
                'basis; choose method="auto"'
            )
        self.reset_parameters()

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        action.load(self.n)

    @classmethod
    def from_linear(
        cls, linear: nn.Linear, *, steps: int = 100, progress: bool = False, **options: Any
    ) -> RotorLinear:
        """Return a layer of rotors near a dense layer, with its bias.

        `gaforge.nn.fit_matrix` does it, and says how much of the matrix was captured, out of how
        much there could be: of a matrix without structure, a small part.

        Parameters
        ----------
        linear : torch.nn.Linear
        steps : int, optional
            Steps of refinement.
        progress : bool, optional
            Show a progress bar.
        **options
            Keyword arguments of this class.

        Examples
        --------
        >>> RotorLinear.from_linear(nn.Linear(16, 16), width=2)
        RotorLinear(in_features=16, out_features=16, bias=True, chunk_size=16, width=2)
        """
        from gaforge.nn.fitting import fit_matrix

        bias = None if linear.bias is None else linear.bias.detach()
        weight = linear.weight.detach()
        return fit_matrix(weight, bias, steps=steps, progress=progress, **options).layer

    @classmethod
    def from_orthogonal(cls, matrix: Any, **options: Any) -> RotorLinear:
        """Return the layer of one rotor that turns vectors, features 1 to n, as a matrix does.

        The other grades of the ``2**n`` features turn along: the bivector a ^ b goes to the
        bivector of the turned a and b.

        Parameters
        ----------
        matrix : array_like of shape (n, n)
            Orthogonal, of determinant 1.
        **options
            Keyword arguments of this class, other than ``pair``, ``width`` and ``scale``.

        Raises
        ------
        NotAVersorError
            If the matrix is no rotation: rotors do not reflect.

        Examples
        --------
        >>> quarter = RotorLinear.from_orthogonal([[0.0, -1.0], [1.0, 0.0]])
        >>> quarter(torch.tensor([0.0, 1.0, 0.0, 0.0])).round(decimals=6).abs()
        tensor([0., 0., 1., 0.], grad_fn=<AbsBackward0>)
        """
        from gaforge.decomposition.matrices import bivector_of_rotation

        if isinstance(matrix, Tensor):
            options = {"device": matrix.device, "dtype": matrix.dtype, **options}
            matrix = matrix.detach().double().cpu().numpy()
        bivector = torch.as_tensor(bivector_of_rotation(matrix))
        n = len(matrix)
        layer = cls(1 << n, 1 << n, pair=False, scale=False, **options)
        if layer.left is not None:
            with torch.no_grad():
                layer.left.copy_(bivector)
        return layer

    def reset_parameters(self) -> None:
        """Draw bivectors from a normal distribution, as ``init`` says; set scales, and no bias.

        Scales start at ``1 / width`` near the identity, and at ``1 / sqrt(width)`` for larger
        deviations than 0.1, where the maps of different rotors add up like independent ones.
        """
        deviation = self._deviation()
        for side in (self.left, self.right):
            if side is not None:
                nn.init.normal_(side, std=deviation)
        if self.scale is not None:
            nn.init.constant_(self.scale, self.width ** (-1.0 if deviation <= 0.1 else -0.5))
        for scales in (self.in_scale, self.out_scale):
            if scales is not None:
                nn.init.ones_(scales)
        if self.bias is not None:
            nn.init.zeros_(self.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of x, of shape (..., in_features), as (..., out_features).

        Rotors, and products with them in the spinor representation, are computed in float32 at
        least, also under autocast; the result has the dtype that ``nn.Linear`` would give.
        """
        check_input("RotorLinear", x, self.in_features)
        dtype = output_dtype(x)
        if dtype != x.dtype:
            with torch.autocast(x.device.type, enabled=False):
                return self._map(x.to(dtype))
        return self._map(x)

    def _map(self, x: Tensor) -> Tensor:
        dtype = torch.promote_types(x.dtype, torch.float32)
        return self.joined(self.prepared(dtype, x.device).act(self.parts(x)), x)

    def parts(self, x: Tensor) -> Tensor:
        """Return in-chunks (rows, in_chunks, 2**n) of x, with its scales."""
        if self.in_group:
            assert self.in_scale is not None
            x = apply_scales(x, self.in_scale, self.in_group)
        return self.in_windows.cut(x.reshape(-1, self.in_features))

    def joined(self, parts: Tensor, x: Tensor) -> Tensor:
        """Return what out-chunks (rows, out_chunks, 2**n) become as the result for x."""
        mean = self.pooling == "mean"
        y = self.out_windows.mean(parts) if mean else self.out_windows.lay(parts)
        y = y.reshape(*x.shape[:-1], self.out_features)
        if mean and (self.in_windows.count > 1 or y.requires_grad):
            y = y / self.in_windows.count  # last, so that the result is no view, for FSDP's hooks
        y = y.to(x.dtype)
        if self.out_group:
            assert self.out_scale is not None
            y = apply_scales(y, self.out_scale, self.out_group)
        return y if self.bias is None else y + self.bias.to(y.dtype)

    def prepared(self, dtype: torch.dtype, device: torch.device) -> action.Prepared:
        """Return the rotors, computed where a gradient is wanted or parameters have changed."""
        parameters = tuple(p for p in (self.left, self.right, self.scale) if p is not None)
        key = dtype, device, self.resolved_method
        return self._held.get(parameters, key, lambda: self._prepare(dtype, device))

    def _prepare(self, dtype: torch.dtype, device: torch.device) -> action.Prepared:
        # Copies, since an array of a parameter would pin its memory, which FSDP wants to free.
        left, right, scale = (
            None if p is None else p.to(dtype, copy=True)
            for p in (self.left, self.right, self.scale)
        )
        if left is None:
            if scale is None:
                chunks = self.in_windows.count, self.out_windows.count, self.width
                scale = torch.ones(chunks, dtype=dtype, device=device)
            return action.prepare_scales(self.n, scale)
        return action.prepare(
            self.n, left, right, scale, basis=self.basis, method=self.resolved_method
        )

    @property
    def resolved_method(self) -> str:
        """The method, where "auto" stands for one of the others."""
        if self.n < 2:
            return "matrix"
        if self.method != "auto":
            return self.method
        if self.n <= action.SMALL:
            return "matrix"
        rotors = self.in_windows.count * self.out_windows.count * self.width
        fused = self._like().is_cpu and "kernel" in action.methods(self.n, self.basis)
        return "kernel" if fused and rotors <= FEW else "spinor"

    @property
    def is_orthogonal(self) -> bool:
        """Whether the map is orthogonal for all bivectors: one rotor, and no scales.

        Sums and means of several rotors, as where chunks overlap, are not.
        """
        scaled = self.scale is not None or self.in_group or self.out_group
        one = self.in_features == self.out_features == self.chunk_size and self.width == 1
        chunks = self.in_windows.count, self.out_windows.count
        return one and chunks == (1, 1) and not scaled

    @property
    def weight(self) -> Tensor:
        """The dense matrix (out_features, in_features), computed; with a gradient if enabled."""
        return computed_weight(self, self.bias, self._like(), self.in_features)

    def _like(self) -> Tensor:
        """Return a tensor with the layer's device and dtype; no parameters means no bivectors."""
        return next(self.parameters(), torch.empty(0))

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row, once the rotors are there."""
        chunks = self.in_windows.count, self.out_windows.count, self.width
        around = self.in_features * (self.in_scale is not None)
        around += self.out_features * ((self.out_scale is not None) + (self.bias is not None))
        around += self.out_features * (self.pooling == "mean")
        method = self.resolved_method
        return around + action.flops(self.n, chunks, basis=self.basis, method=method)

    def merge(self) -> nn.Linear:
        """Return `to_linear`, by the name it has for adapters."""
        return self.to_linear()

    def planes(self, smallest: float = 1e-6) -> list[Plane]:
        """Return what the rotors do: the planes and angles of their bivectors.

        Parameters
        ----------
        smallest : float, optional
            Angle below which a plane is left out.

        Examples
        --------
        >>> layer = RotorLinear(8, 8, pair=False)
        >>> _ = layer.left.data.copy_(torch.tensor([0.5, 0.0, 0.0]))
        >>> print(*layer.planes())
        left[0, 0, 0]: 0.5000 rad in 1.000 e12
        """
        sides = ("left", self.left), ("right", self.right)
        return [
            plane
            for name, side in sides
            if side is not None
            for plane in planes_of(name, self.n, side, smallest)
        ]

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a layer again.

        Examples
        --------
        >>> RotorLinear(8, 8, width=2, in_scale="channel").options
        {'width': 2, 'in_scale': 'channel'}
        """
        found = {
            "pair": self.pair,
            "width": self.width,
            "chunk_size": self.chunk_size,
            "in_chunks": self.in_windows.count,
            "out_chunks": self.out_windows.count,
            "pooling": self.pooling,
            "scale": self.scale is not None,
            "in_scale": "channel" if self.in_group == 1 else self.in_group or None,
            "out_scale": "channel" if self.out_group == 1 else self.out_group or None,
            "basis": self.basis,
            "method": self.method,
            "init": self.init,
        }
        usual = {
            **self.__init__.__kwdefaults__,  # type: ignore[misc]
            "chunk_size": largest_chunk(self.in_features, self.out_features),
            "in_chunks": -(-self.in_features // self.chunk_size),
            "out_chunks": -(-self.out_features // self.chunk_size),
        }
        return {key: value for key, value in found.items() if value != usual[key]}

    def extra_repr(self) -> str:
        """Return the arguments that make this layer again, and the size of its chunks."""
        head = (
            f"in_features={self.in_features}, out_features={self.out_features}, "
            f"bias={self.bias is not None}, chunk_size={self.chunk_size}"
        )
        rest = {key: value for key, value in self.options.items() if key != "chunk_size"}
        return ", ".join([head, *(f"{key}={value!r}" for key, value in rest.items())])

    def _deviation(self) -> float:
        return INITS[self.init] if isinstance(self.init, str) else self.init


def largest_chunk(in_features: int, out_features: int) -> int:
    """Return the largest power of two that is at most both sizes, and that there are rotors for.

    Examples
    --------
    >>> largest_chunk(1536, 256), largest_chunk(3072, 3072)
    (256, 2048)
    """
    return 1 << min((min(in_features, out_features)).bit_length() - 1, spinor.LARGEST)


def _chunk_size(given: int | None, in_features: int, out_features: int) -> int:
    largest = largest_chunk(in_features, out_features)
    if given is None:
        return largest
    check_positive("chunk_size", given)
    if given & (given - 1):
        raise ShapeError(
            f"chunk_size must be a power of two, not {given}: a chunk is a multivector of 2**n "
            f"coefficients; choose 1, 2, 4, ... up to {largest}"
        )
    if given > largest:
        raise ShapeError(
            f"chunk_size {given} is too large for {in_features} inputs and {out_features} outputs; "
            f"choose a power of two up to {largest}"
        )
    return given


def _windows(name: str, features: int, size: int, count: int | None) -> Windows:
    if count is not None:
        check_positive(name, count)
    return Windows(features, size, count or 0)


def _groups(size: int, features: int) -> tuple[int] | None:
    return (group_count(size, features),) if size else None
