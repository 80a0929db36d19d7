"""Layers of rotors in use: steps of training, inference of networks, and what autograd saves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from gaforge.bench.measure import Row, against, microseconds
from gaforge.bench.startup import _script
from gaforge.bench.torch_layers import ONE_THREAD
from gaforge.runs.timing import in_turns

N = 11
TRAINED = 256
"""Rows of a step of training."""

STEP_LEAST = 6.0
CHAIN_LEAST = 300.0
INFERENCE_LEAST = {1: 4.0, 8: None, 64: None, 512: 1.0}
SAVED_LEAST = 4.0

PRODUCTS = 27
"""Products of d x d matrices in a step that builds the dense matrix of ``r x ~s`` from simple
rotors, five on each side: nine to multiply them out, and two for the gradients of each."""


def layers() -> list[Row]:
    """Time steps and inference beside ``nn.Linear``, d = 2048, and count what is saved.

    A step is everything: rotors from bivectors, forward and backward pass with the gradient in the
    input, and Adam. The dense matrix built each step, as in the code released with Composing
    Linear Layers from Irreducibles, is extrapolated from the time of one product of d x d
    matrices, leaving out how its factors are made.
    """
    found = json.loads(_script(_MEASURE, [], ONE_THREAD))
    steps = found["steps"]
    name = f"RotorLinear, training step, {TRAINED} rows"
    dense = steps["dense"]
    rows = [against(name, steps["rotor"], dense, microseconds, STEP_LEAST)]
    built = dense + PRODUCTS * found["product"]
    name += f", beside a dense matrix built by {PRODUCTS} products (extrapolated)"
    rows.append(against(name, steps["rotor"], built, microseconds, CHAIN_LEAST))
    for layer in ("RotorLinear, width 4", "RotorNetwork"):
        name = f"{layer}, training step, {TRAINED} rows"
        rows.append(against(name, steps[layer], dense, microseconds, None))
    for case, times in found["inference"].items():
        layer, count = case.rsplit(", ", 1)
        least = INFERENCE_LEAST.get(int(count)) if layer == "RotorNetwork" else None
        name = f"{layer}, inference, {count} rows"
        rows.append(against(name, times["ours"], times["dense"], microseconds, least))
    return [*rows, _memory(found["saved"])]


def _memory(saved: dict[str, int]) -> Row:
    """Return the row for bytes that are saved for the backward pass."""
    case = (
        f"RotorNetwork, saved for the backward pass, {TRAINED} rows, beside a chain of operations"
    )
    ours, chain = (f"{saved[which] / 2**20:.2f} MiB" for which in ("ours", "chain"))
    ratio = saved["chain"] / saved["ours"]
    return Row(case, ours, chain, ratio, f"more than {SAVED_LEAST:g}x", ratio > SAVED_LEAST)


def measure() -> None:
    """Print, as JSON, seconds of steps, of one dense product and of inference, and saved bytes."""
    import torch

    from gaforge.bench import _one_thread
    from gaforge.nn import RotorLinear, RotorNetwork

    torch.set_num_threads(1)
    torch.manual_seed(0)
    _one_thread()
    d = 1 << N
    dense = torch.nn.Linear(d, d, bias=False)
    ours: dict[str, Any] = {
        "rotor": RotorLinear(d, d),
        "RotorLinear, width 4": RotorLinear(d, d, width=4),
        "RotorNetwork": RotorNetwork(d, d, chunk_size=d),
    }
    steps = {name: _step(layer) for name, layer in {"dense": dense, **ours}.items()}
    A, B = torch.randn(2, d, d)
    found = {
        "steps": in_turns(steps, 1, 9, time.thread_time),
        "product": in_turns({"product": lambda: A @ B}, 1, 5, time.thread_time)["product"],
        "inference": _inference(dense, ours),
        "saved": _saved(ours["RotorNetwork"]),
    }
    print(json.dumps(found))


def _step(layer: Any) -> Callable[[], Any]:
    """Return a step of training of a layer."""
    import torch

    optimizer = torch.optim.Adam(layer.parameters(), lr=1e-3)
    x = torch.randn(TRAINED, layer.in_features, requires_grad=True)
    g = torch.randn(TRAINED, layer.out_features)

    def step() -> None:
        optimizer.zero_grad()
        x.grad = None
        layer(x).backward(g)
        optimizer.step()

    return step


def _inference(dense: Any, ours: dict[str, Any]) -> dict[str, dict[str, float]]:
    import torch

    found = {}
    wide, network = "RotorLinear, width 4", "RotorNetwork"
    with torch.inference_mode():
        for name, count in [*((network, count) for count in INFERENCE_LEAST), (wide, 512)]:
            x, layer = torch.randn(count, dense.in_features), ours[name]
            calls = max(1, min(50, 128 // count))
            functions = {"ours": lambda: layer(x), "dense": lambda: dense(x)}  # noqa: B023
            found[f"{name}, {count}"] = in_turns(functions, calls, 15, time.thread_time)
    return found


def _saved(network: Any) -> dict[str, int]:
    """Return the bytes that autograd saves for a network, and for its layers called in turn."""
    import torch

    x = torch.randn(TRAINED, network.in_features, requires_grad=True)
    maps = network.first, *network.hidden, network.last
    return {
        "ours": saved_bytes(lambda: network(x)),
        "chain": saved_bytes(lambda: network.chain(x, maps, network.mixing, network.slope)),
    }


def saved_bytes(run: Callable[[], Any]) -> int:
    """Return the bytes that autograd keeps for the backward pass; shared memory counts once.

    Examples
    --------
    >>> import torch
    >>> x = torch.ones(5, requires_grad=True)
    >>> saved_bytes(lambda: x * x)
    20
    """
    from torch.autograd.graph import saved_tensors_hooks

    held = {}

    def pack(x: Any) -> Any:
        storage = x.untyped_storage()
        held[storage.data_ptr()] = storage
        return x

    with saved_tensors_hooks(pack, lambda x: x):
        result = run()  # kept until the end, so that no memory is used twice
        total = sum(storage.nbytes() for storage in held.values())
    del result
    return total


_MEASURE = "from gaforge.bench import rotor_layers\nrotor_layers.measure()"
