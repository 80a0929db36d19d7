"""Networks of rotors with fixed permutations: the gadget of Composing Linear Layers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import LayoutError, ShapeError
from gaforge.nn import one_operation
from gaforge.nn.arguments import check_choice, check_features, check_input, check_positive
from gaforge.nn.dense import computed_weight
from gaforge.nn.held import Held
from gaforge.nn.layer import Layer
from gaforge.nn.rotor_linear import RotorLinear
from gaforge.nn.scales import Grouping

Map = Callable[[Tensor], Tensor]

ACTIVATIONS = ("prelu", "relu", "gelu", "none")


class RotorNetwork(Layer):
    r"""A small network of rotors in place of a dense layer.

    With p for a fixed permutation of features, N for a layer norm without affine part, and f for
    an activation with one learned slope for the whole network:

        h = f(N(p(rotor x))),
        h = sum over m of mixing_m f(N(p_m(rotor_m h))), depth times, m up to breadth,
        y = rotor h.

    The map isn't linear, unless ``normalize=False`` and ``activation="none"``, which leaves a
    product of sums of rotors and permutations that can be merged into one matrix.

    Parameters
    ----------
    in_features, out_features : int
    bias : bool, optional
        Of the last rotor.
    chunk_size : int
        Hidden features, a power of two. The first and last rotors have chunks of their own, of the
        largest power of two that fits them.
    depth, breadth : int, optional
        Hidden layers, and parallel rotors in each.
    pair : bool, optional
        Two rotors per map, or one, see `RotorLinear`.
    permute, normalize : bool, optional
        Whether there are permutations and layer norms.
    activation : {"prelu", "relu", "gelu", "none"}, optional
    residual : bool, optional
        Add its input to the output of each hidden layer.
    out_width : int, optional
        Rotors per pair of chunks of the last layer.
    in_scale, out_scale : "channel", int or None, optional
        Of the first and the last rotor, see `RotorLinear`.
    pooling, init, method : optional
        Of all rotors, see `RotorLinear`; the paper draws bivectors from N(0, 1).
    seed : int, optional
        Of the permutations. They are saved with the parameters, as ``in_order`` and ``orders``, so
        that a checkpoint says what it computes whatever generator made them.
    device, dtype : optional
        As for ``torch.nn.Linear``.

    Attributes
    ----------
    first, last : RotorLinear
    hidden : ModuleList of RotorLinear
        Each from ``chunk_size`` to ``breadth * chunk_size`` features.
    mixing : Parameter of shape (depth, breadth)
    slope : Parameter of shape (1,) or None

    Raises
    ------
    ShapeError
        If sizes don't fit each other.
    UnknownMethodError
        If a choice is unknown.

    References
    ----------
    Pence, Yamada, Singh: Composing Linear Layers from Irreducibles, arXiv:2507.11688 (2025), and
    the settings of its released code.

    Examples
    --------
    >>> RotorNetwork(2048, 2048, chunk_size=2048).parameter_count
    895
    >>> RotorNetwork(1536, 256, chunk_size=2048, pair=False).parameter_count
    759
    """

    slope: nn.Parameter | None
    in_order: Tensor | None
    orders: Tensor | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        *,
        chunk_size: int,
        depth: int = 2,
        breadth: int = 3,
        pair: bool = True,
        permute: bool = True,
        normalize: bool = True,
        activation: str = "prelu",
        residual: bool = False,
        out_width: int = 1,
        in_scale: Grouping = None,
        out_scale: Grouping = None,
        pooling: str = "mean",
        init: str | float = "normal",
        method: str = "auto",
        seed: int = 0,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        check_features(in_features, out_features)
        check_positive("chunk_size", chunk_size)
        check_positive("breadth", breadth)
        check_choice("activation", activation, ACTIVATIONS)
        if not isinstance(depth, int) or depth < 0:
            raise ShapeError(f"depth must be 0 or a positive integer, not {depth!r}")
        self.in_features, self.out_features = in_features, out_features
        self.chunk_size, self.depth, self.breadth = chunk_size, depth, breadth
        self.permute, self.normalize, self.residual = permute, normalize, residual
        self.activation, self.seed = activation, seed
        own = {"device": device, "dtype": dtype}
        same = {"pair": pair, "pooling": pooling, "init": init, "method": method, **own}
        self.first = RotorLinear(in_features, chunk_size, in_scale=in_scale, **same)
        self.hidden = nn.ModuleList(
            RotorLinear(chunk_size, breadth * chunk_size, chunk_size=chunk_size, **same)
            for _ in range(depth)
        )
        self.last = RotorLinear(
            chunk_size, out_features, bias, width=out_width, out_scale=out_scale, **same
        )
        self.mixing = nn.Parameter(torch.empty(depth, breadth, **own))
        slope = nn.Parameter(torch.empty(1, **own)) if activation == "prelu" else None
        self.register_parameter("slope", slope)
        orders = {"in_order": (chunk_size,), "orders": (depth, breadth, chunk_size)}
        for name, shape in orders.items():
            order = torch.empty(shape, dtype=torch.int32, device=device) if permute else None
            self.register_buffer(name, order)
        self._held: Held[Any] = Held()
        self._reset_own()

    def reset_parameters(self) -> None:
        """Draw rotors anew; set mixing to 1 and the slope to 1/4, and make the permutations."""
        for layer in (self.first, *self.hidden, self.last):
            layer.reset_parameters()
        self._reset_own()

    def _reset_own(self) -> None:
        nn.init.ones_(self.mixing)
        if self.slope is not None:
            nn.init.constant_(self.slope, 0.25)
        if self.in_order is not None and self.orders is not None:
            generator = torch.Generator().manual_seed(self.seed)
            count = 1 + self.depth * self.breadth
            drawn = torch.stack(
                [torch.randperm(self.chunk_size, generator=generator) for _ in range(count)]
            )
            self.in_order.copy_(drawn[0])
            self.orders.copy_(drawn[1:].unflatten(0, (self.depth, self.breadth)))

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of x, of shape (..., in_features), as (..., out_features).

        In one operation where compiled kernels can do it, see `gaforge.nn.one_operation`; else
        layer by layer.
        """
        check_input("RotorNetwork", x, self.in_features)
        y = one_operation.apply(self, self._held, x)
        if y is None:
            y = self.chain(x, [self.first, *self.hidden, self.last], self.mixing, self.slope)
        return y

    def chain(
        self, x: Tensor, layers: Sequence[Map], mixing: Tensor, slope: Tensor | None
    ) -> Tensor:
        """Return what x becomes through the maps of all layers, and what is between them."""
        first, *hidden, last = layers
        h = self._finished(self._permuted(first(x), self.in_order), slope)
        for i, layer in enumerate(hidden):
            branches = layer(h)
            if self.orders is not None:
                starts = torch.arange(self.breadth, device=h.device)[:, None] * self.chunk_size
                branches = self._permuted(branches, (self.orders[i] + starts).flatten())
            branches = branches.unflatten(-1, (self.breadth, self.chunk_size))
            weights = mixing[i].to(branches.dtype)[:, None]
            mixed = (self._finished(branches, slope) * weights).sum(-2)
            h = mixed + h if self.residual else mixed
        return last(h)

    def _permuted(self, x: Tensor, order: Tensor | None) -> Tensor:
        return x if order is None else x.index_select(-1, order)

    def _finished(self, x: Tensor, slope: Tensor | None) -> Tensor:
        if self.normalize:
            x = nn.functional.layer_norm(x, (self.chunk_size,))
        if slope is not None:
            return nn.functional.prelu(x, slope.to(x.dtype))
        if self.activation == "none":
            return x
        return torch.relu(x) if self.activation == "relu" else nn.functional.gelu(x)

    @property
    def is_linear(self) -> bool:
        """Whether the map is linear, so that there is a matrix."""
        return not self.normalize and self.activation == "none"

    @property
    def weight(self) -> Tensor:
        """The dense matrix (out_features, in_features) of a linear network, computed.

        Raises
        ------
        LayoutError
            If the network is not linear.
        """
        if not self.is_linear:
            raise LayoutError(
                "a RotorNetwork with layer norms or an activation has no matrix; make it with "
                'normalize=False, activation="none" to have one'
            )
        return computed_weight(self, self.last.bias, self.mixing, self.in_features)

    @property
    def added_bias(self) -> Tensor | None:
        """That of the last layer."""
        return self.last.bias

    @property
    def flops_per_row(self) -> int:
        """Multiplications and additions for one row, once the rotors are there."""
        layers = sum(layer.flops_per_row for layer in (self.first, *self.hidden, self.last))
        passes = (1 + self.depth * self.breadth) * self.chunk_size
        around = 8 * self.normalize + 2 * (self.activation != "none")
        mixed = self.depth * self.chunk_size * (2 * self.breadth + self.residual)
        return layers + passes * around + mixed

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments, beside sizes and bias, that make such a network again."""
        found = {
            "depth": self.depth,
            "breadth": self.breadth,
            "pair": self.first.pair,
            "permute": self.permute,
            "normalize": self.normalize,
            "activation": self.activation,
            "residual": self.residual,
            "out_width": self.last.width,
            "in_scale": self.first.options.get("in_scale"),
            "out_scale": self.last.options.get("out_scale"),
            "pooling": self.first.pooling,
            "init": self.first.init,
            "method": self.first.method,
            "seed": self.seed,
        }
        defaults = self.__init__.__kwdefaults__  # type: ignore[misc]
        changed = {key: value for key, value in found.items() if value != defaults[key]}
        return {"chunk_size": self.chunk_size, **changed}
