"""Dense matrices to rotors: a start in closed form, then refinement.

A block F of a matrix, between an in-chunk and an out-chunk, has inner products
``c_AB = <F, A x ~B> / d`` with the maps of even blades, and the map ``r x ~s`` has ``r_A s_B``: a
Kronecker product in disguise. So the nearest sum of w maps with arbitrary even factors is the
singular value decomposition of c (Van Loan and Pitsianis, 1993). Rotors are a small part of the
even elements: the rotors near those factors are a start and not the nearest ones in general. From
there, or from small random bivectors if they are better, L-BFGS refines all bivectors and scales.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from gaforge.algebra import Algebra
from gaforge.errors import ShapeError
from gaforge.nn import action, even_maps
from gaforge.nn.arguments import check_positive
from gaforge.nn.rotor_linear import RotorLinear

Array = np.ndarray[Any, Any]


NUDGE = 1e-2
"""Standard deviation of what is added to the bivectors of the start."""


@dataclass(frozen=True)
class Fit:
    """A layer that was fitted to a matrix.

    Attributes
    ----------
    layer : RotorLinear
    captured : float
        Share of the square norm of the matrix: 1 - |matrix - layer|^2 / |matrix|^2.
    started : float
        The same before refinement.
    ceiling : float
        Largest share that any sum of ``r x ~s`` with even factors (of ``r x ~r`` with rotors, if
        not ``pair``) between these chunks could have: a quarter of the dimensions, so about a
        quarter for a matrix without structure. Scales per feature are not part of it.
    steps : int
        Evaluations that refinement took.
    """

    layer: RotorLinear
    captured: float
    started: float
    ceiling: float
    steps: int

    def __str__(self) -> str:
        return (
            f"captured {self.captured:.4f} of the square norm, {self.started:.4f} before "
            f"refinement; ceiling {self.ceiling:.4f}"
        )


def fit_matrix(
    matrix: Tensor,
    bias: Tensor | None = None,
    *,
    steps: int = 100,
    progress: bool = False,
    seed: int = 0,
    **options: Any,
) -> Fit:
    """Return a `RotorLinear` near a dense matrix.

    Parameters
    ----------
    matrix : Tensor of shape (out_features, in_features)
    bias : Tensor of shape (out_features,), optional
    steps : int, optional
        L-BFGS steps, 0 for the start alone.
    progress : bool, optional
        Show a progress bar.
    seed : int, optional
        Of the small bivectors that rotors without a better start begin with.
    **options
        Of `RotorLinear`.

    Raises
    ------
    ShapeError
        If it is no matrix of finite numbers.

    Examples
    --------
    >>> with torch.random.fork_rng():
    ...     _ = torch.manual_seed(0)
    ...     target = RotorLinear(16, 16, init=0.3)
    >>> fit = fit_matrix(target.weight.detach())
    >>> fit.captured > 0.999, round(fit.ceiling, 3)
    (True, 1.0)
    """
    if matrix.ndim != 2 or not matrix.isfinite().all():
        raise ShapeError(
            f"fit_matrix takes a matrix of finite numbers, not one of shape {tuple(matrix.shape)}"
        )
    rows, columns = matrix.shape
    dtype = options.pop("dtype", None) or matrix.dtype
    options.setdefault("device", matrix.device)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        layer = RotorLinear(columns, rows, bias is not None, dtype=torch.float64, **options)
    target = matrix.detach().to(options["device"], torch.float64)
    if bias is not None:
        layer.bias.data.copy_(bias)  # type: ignore[union-attr]
    blocks = _blocks(layer, target)
    if layer.left is not None:
        _start(layer, blocks, target)
    started = captured_share(layer, target)
    start = {key: value.clone() for key, value in layer.state_dict().items()}
    taken = _refine(layer, target, blocks, steps, progress)
    captured = captured_share(layer, target)
    if not captured >= started:  # too few steps to make up for the nudge
        layer.load_state_dict(start)
        captured = started
    reached = ceiling(layer, target)
    return Fit(layer.to(dtype), captured, started, reached, taken)


def captured_share(layer: nn.Module, matrix: Tensor) -> float:
    """Return 1 - |matrix - layer|^2 / |matrix|^2, 1 for a matrix of zeros.

    Examples
    --------
    >>> captured_share(nn.Linear(2, 2, bias=False), torch.zeros(2, 2))
    1.0
    """
    weight = layer.weight
    assert isinstance(weight, Tensor)
    with torch.no_grad():
        total = matrix.double().square().sum()
        lost = (matrix.double() - weight.double()).square().sum()
    return float(1 - lost / total) if total > 0 else 1.0


def ceiling(layer: RotorLinear, matrix: Tensor, tolerance: float = 1e-6) -> float:
    """Return the share of a matrix that sums of the layer's kind of map could capture.

    The projection of the matrix to the span of all maps between the layer's windows, by conjugate
    gradients where windows overlap; scales per feature are left out.

    Examples
    --------
    >>> matrix = torch.randn(64, 64, generator=torch.Generator().manual_seed(0))
    >>> 0.2 < ceiling(RotorLinear(64, 64), matrix) < 0.3
    True
    """
    target = matrix.double()
    total = float(target.square().sum())
    if total == 0:
        return 1.0
    project = _projector(layer)
    inward, outward = layer.in_windows, layer.out_windows
    coverage = torch.tensor(outward.coverage, dtype=torch.float64, device=target.device)
    divisors = coverage[:, None] if layer.pooling == "mean" else 1.0

    def spread(parts: Tensor) -> Tensor:
        """Put blocks (in, out, d, d), out-features in rows, where they lie."""
        rows = inward.lay(parts.permute(1, 2, 0, 3))  # out, row, in_features
        return outward.lay(rows.permute(2, 0, 1)).T / divisors

    def gather(whole: Tensor) -> Tensor:
        rows = outward.cut((whole / divisors).T)  # in_features, out, row
        return project(inward.cut(rows.permute(1, 2, 0)).permute(2, 0, 1, 3))

    if inward.disjoint and outward.disjoint:
        return float(gather(target).square().sum()) / total
    right = gather(target)
    solution, residual = torch.zeros_like(right), right.clone()
    direction, size = residual.clone(), residual.square().sum()
    first = size
    for _ in range(500):
        if size <= tolerance**2 * first:
            break
        image = gather(spread(direction))
        step = size / (direction * image).sum()
        solution += step * direction
        residual -= step * image
        size, before = residual.square().sum(), size
        direction = residual + (size / before) * direction
    return float((solution * right).sum()) / total


def _projector(layer: RotorLinear) -> Callable[[Tensor], Tensor]:
    """Return the projection of blocks (..., d, d) to the span of the layer's kind of map."""
    n = layer.n
    if n < 2:
        identity = torch.eye(1 << n, dtype=torch.float64)
        return lambda blocks: (
            blocks.diagonal(dim1=-2, dim2=-1).mean(-1)[..., None, None] * identity.to(blocks.device)
        )
    on_blades = _even_projection if layer.pair else _grade_projection
    if layer.basis == "blade":
        return lambda blocks: on_blades(n, blocks)
    change = _spinors_of_blades(n, torch.eye(1 << n, dtype=torch.float64))

    def projection(blocks: Tensor) -> Tensor:
        there = change.to(blocks.device)
        return there @ on_blades(n, there.T @ blocks @ there) @ there.T

    return projection


def _even_projection(n: int, blocks: Tensor) -> Tensor:
    return even_maps.matrices(n, even_maps.coefficients(n, blocks))


def _grade_projection(n: int, blocks: Tensor) -> Tensor:
    """Project to the maps that keep grades, and commute with the product by the pseudoscalar."""
    masks = np.array(Algebra(n).masks)
    grades = np.bitwise_count(masks).astype(np.int64)
    same = torch.as_tensor(grades[:, None] == grades, device=blocks.device)
    whole = masks[-1]
    place = np.argsort(masks)[whole ^ masks]
    signs = even_maps.product_signs(masks, np.array(whole))
    J = torch.zeros(len(masks), len(masks), dtype=blocks.dtype, device=blocks.device)
    J[place, np.arange(len(masks))] = torch.as_tensor(signs, dtype=blocks.dtype)
    return same * (blocks + J.T @ blocks @ J) / 2


# --- The start ----------------------------------------------------------------------------------


def _blocks(layer: RotorLinear, target: Tensor) -> Tensor:
    """Return the blocks (in, out, d, d) that the layer's sums of rotors should be.

    Where windows overlap each block is taken as if the others did their share.
    """
    blocks = layer.out_windows.cut(target.T).permute(1, 2, 0)  # out, row, in_features
    blocks = layer.in_windows.cut(blocks).permute(2, 0, 1, 3)
    if layer.pooling == "mean":
        blocks = blocks * layer.in_windows.count
    return blocks


def _start(layer: RotorLinear, blocks: Tensor, target: Tensor) -> None:
    """Set bivectors near the best even factors, where that captures more than they do now."""
    n, width = layer.n, layer.width
    before, now = captured_share(layer, target), layer.state_dict()
    now = {key: value.clone() for key, value in now.items()}
    if layer.basis == "spinor":
        blocks = _blades_of_spinors(n, blocks)
    c = even_maps.coefficients(n, blocks)
    left, _, right = torch.linalg.svd(c)
    factors = left[..., :width].transpose(-1, -2), right[..., :width, :]
    with torch.no_grad():
        for parameter, factor in zip((layer.left, layer.right), factors, strict=True):
            if parameter is not None and factor.shape[-2] == width:
                parameter.copy_(_near_bivectors(n, factor))
        _set_scales(layer, c)
    if captured_share(layer, target) < before:
        layer.load_state_dict(now)
        with torch.no_grad():
            _set_scales(layer, c)


def _spinors_of_blades(n: int, like: Tensor) -> Tensor:
    """Return the orthogonal matrix whose columns are the entries of blades in the spinor basis."""
    d = 1 << n
    entries = action.to_spinor_basis(n, torch.eye(d, dtype=like.dtype, device=like.device)).T
    return entries / entries[:, 0].norm()


def _blades_of_spinors(n: int, blocks: Tensor) -> Tensor:
    """Return blocks in the basis of blades."""
    change = _spinors_of_blades(n, blocks)
    return change.T @ blocks @ change


def _near_bivectors(n: int, even: Tensor) -> Tensor:
    """Return bivectors of rotors near even elements: those of the nearest rotations of vectors."""
    from gaforge.decomposition.matrices import bivector_of_rotation, nearest_rotation

    vectors = torch.eye(1 << n, dtype=even.dtype, device=even.device)[1 : n + 1]
    lead, even = even.shape[:-1], even.flatten(0, -2)[None, :, None]
    images = action.two_sided(n, even, even, basis="blade", method="spinor").act(vectors[:, None])
    moved = images[:, :, 1 : n + 1].permute(1, 2, 0).cpu().numpy()
    near = torch.as_tensor(bivector_of_rotation(nearest_rotation(moved)))
    return near.to(even).unflatten(0, lead)


def _set_scales(layer: RotorLinear, c: Tensor) -> None:
    """Set the scales of given rotors by least squares, each pair of chunks by itself."""
    if layer.scale is None or layer.left is None:
        return
    r = action.exp(layer.n, layer.left)
    s = r if layer.right is None else action.exp(layer.n, layer.right)
    gram = (r @ r.transpose(-1, -2)) * (s @ s.transpose(-1, -2))
    inner = torch.einsum("iowa,ioab,iowb->iow", r, c, s)
    best = torch.linalg.pinv(gram, hermitian=True) @ inner[..., None]
    layer.scale.copy_(best.squeeze(-1))


# --- Refinement ---------------------------------------------------------------------------------


def _refine(layer: RotorLinear, target: Tensor, blocks: Tensor, steps: int, progress: bool) -> int:
    """Minimise the squared distance with L-BFGS, and return the number of evaluations."""
    from tqdm import tqdm

    parameters = [p for name, p in layer.named_parameters() if name != "bias"]
    if steps == 0 or not parameters:
        return 0
    check_positive("steps", steps)
    distance = _distance(layer, target, blocks)
    _leave_saddle(layer)
    optimizer = torch.optim.LBFGS(
        parameters,
        max_iter=steps,
        max_eval=2 * steps,
        tolerance_grad=1e-10,
        tolerance_change=1e-12,
        line_search_fn="strong_wolfe",
    )
    taken = 0
    with tqdm(desc="fitting rotors", unit=" evaluations", disable=not progress) as bar:

        def closure() -> Tensor:
            nonlocal taken
            optimizer.zero_grad()
            loss = distance()
            loss.backward()
            taken += 1
            bar.update()
            bar.set_postfix_str(f"captured {1 - loss.item():.4f}", refresh=False)
            return loss

        with torch.enable_grad():
            optimizer.step(closure)
    layer.zero_grad()
    return taken


def _leave_saddle(layer: RotorLinear) -> None:
    """Move bivectors a little: factors that are singular vectors can be a stationary point."""
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        for side in (layer.left, layer.right):
            if side is not None:
                noise = torch.randn(side.shape, generator=generator, dtype=side.dtype)
                side.add_(NUDGE * noise.to(side.device))


def _distance(layer: RotorLinear, target: Tensor, blocks: Tensor) -> Callable[[], Tensor]:
    """Return what computes |matrix - layer|^2 / |matrix|^2.

    Of disjoint windows without scales per feature it is a sum over blocks, in terms of the even
    coefficients alone: no matrix is made.
    """
    total = target.square().sum().clamp_min(torch.finfo(target.dtype).tiny)
    disjoint = layer.in_windows.disjoint and layer.out_windows.disjoint
    if layer.left is None or layer.in_group or layer.out_group or not disjoint:
        return lambda: (target - layer.weight).square().sum() / total
    n, d = layer.n, layer.chunk_size
    if layer.basis == "spinor":
        blocks = _blades_of_spinors(n, blocks)
    c, whole = even_maps.coefficients(n, blocks), blocks.square().sum()

    def distance() -> Tensor:
        assert layer.left is not None
        r = action.exp(n, layer.left)
        s = r if layer.right is None else action.exp(n, layer.right)
        scaled = r if layer.scale is None else r * layer.scale[..., None]
        gram = (scaled @ scaled.transpose(-1, -2)) * (s @ s.transpose(-1, -2))
        return (whole + d * (gram.sum() - 2 * ((scaled @ c) * s).sum())) / whole

    return distance
