"""When a network runs as one compiled operation, and of what: see `gaforge.nn.row_network`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.nn.modules import module as modules

from gaforge.nn import action
from gaforge.nn.arguments import output_dtype
from gaforge.nn.held import Held
from gaforge.nn.paths import are_compiled, is_wanted
from gaforge.nn.rotor_linear import RotorLinear

if TYPE_CHECKING:
    import numpy as np

    from gaforge.nn.rotor_network import RotorNetwork
    from gaforge.nn.row_blocks import Program, RowMap
    from gaforge.nn.row_network import Between

    Array = np.ndarray[Any, Any]

SLOPES = {"relu": 0.0, "none": 1.0}
"""What negative features are multiplied by, where it isn't learned."""


def apply(network: RotorNetwork, held: Held[Any], x: Tensor) -> Tensor | None:
    """Return the result of a network for x, None where its layers have to be called.

    That is: in traced and transformed code, on other devices and in other dtypes, for rotors
    without compiled kernels, for GELU, and where layers were replaced or have hooks.

    Parameters
    ----------
    network : RotorNetwork
    held : Held
        For rotors that are ready to be applied.
    x : Tensor
    """
    if not are_compiled((x,)) or output_dtype(x) != x.dtype:
        return None
    layers = network.first, *network.hidden, network.last
    if not all(map(_is_untouched, layers)):
        return None
    tensors = _tensors(network, layers)
    if is_wanted((x, *tensors)):
        operation = _operation(network, layers, x)
        if operation is None:
            return None
        program, operands = operation
        parts = program(network.first.parts(x), *operands)
    else:
        settings = network.normalize, network.residual, network.activation
        paths = [(layer.method, layer.pooling, action.traces(layer.n)) for layer in layers]
        key = x.dtype, settings, tuple(paths)
        ready = held.get(tensors, key, partial(_ready, network, layers, x))
        if ready is None:
            return None
        from gaforge.nn.row_blocks import act

        parts = act(ready, network.first.parts(x))
    return network.last.joined(parts, x)


def _is_untouched(layer: Any) -> bool:
    """Return whether calling a layer would do nothing but its map."""
    hooks = (
        layer._forward_hooks
        or layer._forward_pre_hooks
        or layer._backward_hooks
        or layer._backward_pre_hooks
        or modules._global_forward_hooks
        or modules._global_forward_pre_hooks
        or modules._global_backward_hooks
        or modules._global_backward_pre_hooks
    )
    return type(layer) is RotorLinear and not hooks


def _tensors(network: RotorNetwork, layers: tuple[RotorLinear, ...]) -> tuple[Tensor, ...]:
    """Return all that results depend on, apart from scales of features and the bias.

    From the dictionaries of modules: looking for attributes takes longer than a rotor does.
    """
    own, buffers = network._parameters, network._buffers
    found = [own["mixing"], own["slope"], buffers["in_order"], buffers["orders"]]
    for layer in layers:
        of_layer = layer._parameters
        found += of_layer["left"], of_layer["right"], of_layer["scale"]
    return tuple(x for x in found if x is not None)


def _ready(network: RotorNetwork, layers: tuple[RotorLinear, ...], x: Tensor) -> RowMap | None:
    operation = _operation(network, layers, x)
    return None if operation is None else operation[0].map(*operation[1])


def _operation(
    network: RotorNetwork, layers: tuple[RotorLinear, ...], x: Tensor
) -> tuple[Program, tuple[Tensor, ...]] | None:
    """Return the operation and its operands, None where there is none."""
    learned = network.slope is not None
    if not learned and network.activation not in SLOPES:
        return None
    if not are_compiled((x, *(p for p in _tensors(network, layers) if p.is_floating_point()))):
        return None
    if any(layer.resolved_method != "kernel" or action.traces(layer.n) for layer in layers):
        return None
    from gaforge.nn.row_blocks import Program
    from gaforge.nn.row_network import Between
    from gaforge.nn.row_rotors import loops

    if any(loops(layer.n) is None for layer in layers):
        return None
    slope = network.slope if learned else x.new_full((1,), SLOPES[network.activation])
    assert slope is not None
    maps: list[Any] = [layer.prepared(x.dtype, x.device) for layer in layers]
    rotors = [side for each in maps for side in (each.r, each.s)]
    if network.first.pooling == "mean":
        rotors[0] = rotors[0] / network.first.in_windows.count
    sizes = tuple(layer.n for layer in layers)
    between = Between(_orders(network), network.normalize, network.residual)
    program = Program(partial(_rows, sizes, between), partial(_chain, network, sizes))
    return program, (network.mixing, slope, *rotors)


def _rows(
    sizes: tuple[int, ...], between: Between, mixing: Array, slope: Array, *rotors: Array
) -> RowMap:
    from gaforge.nn.row_network import RowNetwork
    from gaforge.nn.row_rotors import RowRotors, loops

    layers = []
    for n, r, s in zip(sizes, rotors[::2], rotors[1::2], strict=True):
        found = loops(n)
        assert found is not None
        layers.append(RowRotors(n, found, r, s))
    return RowNetwork(layers, between, mixing, slope)


def _orders(network: RotorNetwork) -> tuple[Any, ...]:
    """Return the permutations after each layer but the last, of shape (0, 0) for none."""
    if network.in_order is None or network.orders is None:
        nothing = torch.empty(0, 0, dtype=torch.int32).numpy()
        return (nothing,) * (1 + network.depth)
    return network.in_order[None].numpy(), *network.orders.numpy()


def _chain(
    network: RotorNetwork,
    sizes: tuple[int, ...],
    x: Tensor,
    mixing: Tensor,
    slope: Tensor,
    *rotors: Tensor,
) -> Tensor:
    """Return the result (rows, out_chunks, size) of in-chunks by operations of torch."""
    maps = [
        partial(_act, action.Rotors(n, "blade", r, s))
        for n, r, s in zip(sizes, rotors[::2], rotors[1::2], strict=True)
    ]
    y = network.chain(x.flatten(-2), maps, mixing, slope)
    return y.unflatten(-1, (-1, 1 << sizes[-1]))


def _act(rotors: action.Rotors, x: Tensor) -> Tensor:
    """Return the features of out-chunks, one after the other, of those of in-chunks."""
    return rotors.act(x.unflatten(-1, (-1, 1 << rotors.n))).flatten(-2)
