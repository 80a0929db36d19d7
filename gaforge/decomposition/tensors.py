"""Functions of this package on torch tensors: values by NumPy, gradients written by hand.

Each is an operator of `torch.library`, opaque to torch, with another one for its gradient. They
compute in float64 on the CPU, wherever the tensors are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch

from gaforge.algebra import Algebra
from gaforge.decomposition.operands import AlgebraLike
from gaforge.decomposition.space import Array, Space, space_of
from gaforge.errors import DtypeError, GaforgeError, ShapeError

FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
"""Types of coefficients; the last two are computed in float32."""

_library = torch.library.Library("gaforge", "DEF")


class Found(NamedTuple):
    """What a function gives for an array.

    Attributes
    ----------
    value : ndarray of shape (..., *shape of one value)
    state : ndarray of shape (..., *shape of one state)
        What the gradient takes beside the operand, in float64.
    """

    value: Array
    state: Array


class TensorFunction:
    """A function of one tensor, with its gradient.

    Parameters
    ----------
    name : str
        For messages, and of the operator.
    size : callable
        Length of the last axis of the operand, for n vectors.
    shapes : callable
        Shapes of one value and of one state, for n vectors.
    evaluate : callable
        ``evaluate(algebra, x, option)`` for an array x of any leading shape.
    pull_back : callable
        ``pull_back(space, g, x, state)`` returns gradients, for rows that are finite, in float64.
    """

    def __init__(
        self,
        name: str,
        size: Callable[[int], int],
        shapes: Callable[[int], tuple[tuple[int, ...], tuple[int, ...]]],
        evaluate: Callable[[Algebra, Array, str], Found],
        pull_back: Callable[[Space, Array, Array, Array], Array],
    ) -> None:
        self.name = name
        self.size = size
        self.shapes = shapes
        self.evaluate = evaluate
        self.pull_back = pull_back
        tags = (torch.Tag.pt2_compliant_tag,)
        schema = "(Tensor x, int[] signature, str option) -> (Tensor, Tensor)"
        _library.define(f"{name}{schema}", tags=tags)
        schema = "(Tensor g, Tensor x, Tensor state, int[] signature) -> Tensor"
        _library.define(f"{name}_gradient{schema}", tags=tags)
        for key, run, run_gradient in (
            ("CompositeExplicitAutograd", self._run, self._run_gradient),
            ("Meta", self._allocate, self._allocate_gradient),
            ("Autograd", self._record, self._record_gradient),
        ):
            _library.impl(name, run, key)
            _library.impl(f"{name}_gradient", run_gradient, key)
        self.operator = getattr(torch.ops.gaforge, name).default
        self.operator_gradient = getattr(torch.ops.gaforge, f"{name}_gradient").default

    def __call__(self, algebra: AlgebraLike, x: Any, option: str = "") -> torch.Tensor:
        """Return the value for a tensor.

        Raises
        ------
        DtypeError, ShapeError
            Also what the function of arrays raises.
        """
        signature = list(_signature(algebra))
        self._check(signature, x)
        if x.dtype in (torch.float16, torch.bfloat16):
            return self(algebra, x.float(), option).to(x.dtype)
        if torch.compiler.is_compiling():
            value, _ = self.operator(x, signature, option)
        else:
            value, _ = _Call.apply(x, self, signature, option)
        return value

    def _check(self, signature: list[int], x: Any) -> None:
        size = self.size(sum(signature))
        if not isinstance(x, torch.Tensor):
            raise DtypeError(f"{self.name}: the operand is a {type(x).__name__}, not a tensor")
        if x.dtype not in FLOATS:
            raise DtypeError(
                f"{self.name}: coefficients of dtype {x.dtype} are not supported; pass real "
                "floating-point numbers"
            )
        if x.shape[-1:] != (size,):
            raise ShapeError(
                f"{self.name}: a tensor of shape {tuple(x.shape)} does not fit "
                f"{Algebra(*signature)}; the last axis must have length {size}"
            )

    # --- Kernels of the operators -----------------------------------------------------------------

    def _run(
        self, x: torch.Tensor, signature: list[int], option: str
    ) -> tuple[torch.Tensor, torch.Tensor]:
        found = self.evaluate(Algebra(*signature), x.detach().cpu().numpy(), option)
        return torch.from_numpy(found.value).to(x), torch.from_numpy(found.state).to(x.device)

    def _run_gradient(
        self, g: torch.Tensor, x: torch.Tensor, state: torch.Tensor, signature: list[int]
    ) -> torch.Tensor:
        space = space_of(tuple(signature))
        lead = x.shape[:-1]
        rows = [
            tensor.detach()
            .cpu()
            .double()
            .numpy()
            .reshape((lead.numel(), *tensor.shape[len(lead) :]))
            for tensor in (g, x, state)
        ]
        finite = np.ones(len(rows[0]), bool)
        for values in rows:
            finite &= np.isfinite(values).all(axis=tuple(range(1, values.ndim)))
        out = np.full((len(finite), x.shape[-1]), np.nan)
        if finite.any():
            out[finite] = self.pull_back(space, *(values[finite] for values in rows))
        return torch.from_numpy(out.reshape(x.shape)).to(x)

    def _allocate(
        self, x: torch.Tensor, signature: list[int], option: str
    ) -> tuple[torch.Tensor, torch.Tensor]:
        value, state = self.shapes(sum(signature))
        lead = x.shape[:-1]
        return x.new_empty((*lead, *value)), x.new_empty((*lead, *state), dtype=torch.float64)

    def _allocate_gradient(
        self, g: torch.Tensor, x: torch.Tensor, state: torch.Tensor, signature: list[int]
    ) -> torch.Tensor:
        return x.new_empty(x.shape)

    def _record(
        self, x: torch.Tensor, signature: list[int], option: str
    ) -> tuple[torch.Tensor, torch.Tensor]:
        return _Call.apply(x, self, signature, option)

    def _record_gradient(
        self, g: torch.Tensor, x: torch.Tensor, state: torch.Tensor, signature: list[int]
    ) -> torch.Tensor:
        return _Gradient.apply(g, x, state, self, signature)


def _signature(algebra: AlgebraLike) -> tuple[int, int, int]:
    return Algebra.parse(algebra).signature


# The tracer of torch.compile calls it and takes the answer for a constant.
_signature._dynamo_marked_constant = True  # type: ignore[attr-defined]


def even_size(n: int) -> int:
    """Return the number of even blades of n vectors."""
    return 1 << max(n - 1, 0)


def pair_count(n: int) -> int:
    """Return the number of bivector blades of n vectors."""
    return n * (n - 1) // 2


class _Call(torch.autograd.Function):
    """Records a call; the operand and the state are saved."""

    @staticmethod
    def forward(
        x: torch.Tensor, function: TensorFunction, signature: list[int], option: str
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Run the operator."""
        with torch._C._AutoDispatchBelowAutograd():
            return function.operator(x, signature, option)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        """Keep what the gradient takes."""
        x, ctx.function, ctx.signature, _ = inputs
        ctx.save_for_backward(x, output[1])
        ctx.mark_non_differentiable(output[1])

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor, _: Any) -> tuple[torch.Tensor | None, ...]:
        """Return the gradient."""
        x, state = ctx.saved_tensors
        return _Gradient.apply(g, x, state, ctx.function, ctx.signature), None, None, None

    @staticmethod
    def vmap(
        info: Any, in_dims: Any, x: torch.Tensor, *rest: Any
    ) -> tuple[tuple[torch.Tensor, torch.Tensor], tuple[int, int]]:
        """Take a batch as one more leading axis."""
        return _Call.apply(x.movedim(in_dims[0], 0), *rest), (0, 0)


class _Gradient(torch.autograd.Function):
    """The gradient, which can't be differentiated again."""

    @staticmethod
    def forward(
        g: torch.Tensor,
        x: torch.Tensor,
        state: torch.Tensor,
        function: TensorFunction,
        signature: list[int],
    ) -> torch.Tensor:
        """Run the operator."""
        with torch._C._AutoDispatchBelowAutograd():
            return function.operator_gradient(g, x, state, signature)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        """Keep the name for the message."""
        ctx.name = inputs[3].name

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor) -> None:
        """Refuse second derivatives."""
        raise GaforgeError(
            f"{ctx.name} has first derivatives only; detach its gradient, or take second "
            "derivatives by differences of it"
        )

    @staticmethod
    def vmap(info: Any, in_dims: Any, *operands: Any) -> tuple[torch.Tensor, int]:
        """Take a batch as one more leading axis."""
        tensors = [
            tensor.expand(info.batch_size, *tensor.shape) if at is None else tensor.movedim(at, 0)
            for tensor, at in zip(operands[:3], in_dims[:3], strict=True)
        ]
        return _Gradient.apply(*tensors, *operands[3:]), 0
