"""Torch kernels of Cl(2,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1.
Blades: 1 e1 e2 e12

kernel                           form      operations per element
gp__full__full                   unrolled  16 multiplications, 12 additions
gp__even__even                   unrolled  4 multiplications, 2 additions
gp__even__vector                 unrolled  4 multiplications, 2 additions
gp__vector__vector               unrolled  4 multiplications, 2 additions
gp__vector__full                 unrolled  8 multiplications, 4 additions
op__full__full                   unrolled  9 multiplications, 5 additions
ip__full__full                   unrolled  7 multiplications, 4 additions
ip_symmetric__full__full         unrolled  14 multiplications, 10 additions
lc__full__full                   unrolled  9 multiplications, 5 additions
rc__full__full                   unrolled  9 multiplications, 5 additions
sp__full__full                   unrolled  4 multiplications, 3 additions
rp__full__full                   unrolled  9 multiplications, 5 additions
cp__full__full                   unrolled  6 multiplications, 3 additions
acp__full__full                  unrolled  10 multiplications, 6 additions
reverse__full                    unrolled  none
involute__full                   unrolled  none
conjugate__full                  unrolled  none
dual__full                       unrolled  none
undual__full                     unrolled  none
hodge__full                      unrolled  none
unhodge__full                    unrolled  none
normsq__full                     unrolled  4 multiplications, 3 additions
normsq__even                     unrolled  2 multiplications, 1 additions
normsq__vector                   unrolled  2 multiplications, 1 additions
norm__full                       unrolled  4 multiplications, 3 additions, 1 roots
norm__even                       unrolled  2 multiplications, 1 additions, 1 roots
norm__vector                     unrolled  2 multiplications, 1 additions, 1 roots
inv__full                        unrolled  4 multiplications, 3 additions, 4 divisions
inv__even                        unrolled  2 multiplications, 1 additions, 2 divisions
inv__vector                      unrolled  2 multiplications, 1 additions, 2 divisions
sandwich_unit__full__full        unrolled  17 multiplications, 9 additions
sandwich_unit__even__scalar      unrolled  none
sandwich_unit__even__vector      unrolled  8 multiplications, 4 additions
sandwich_unit__even__bivector    unrolled  none
sandwich_unit__even__even        unrolled  none
sandwich_unit__even__full        unrolled  8 multiplications, 4 additions
sandwich_unit__vector__scalar    unrolled  none
sandwich_unit__vector__vector    unrolled  6 multiplications, 3 additions
sandwich_unit__vector__bivector  unrolled  4 multiplications, 1 additions
sandwich_unit__vector__even      unrolled  5 multiplications, 2 additions
sandwich_unit__vector__full      unrolled  11 multiplications, 5 additions
sandwich__full__full             gather    36 multiplications, 27 additions, 4 divisions
sandwich__even__scalar           unrolled  6 multiplications, 2 additions, 1 divisions
sandwich__even__vector           unrolled  10 multiplications, 5 additions, 2 divisions
sandwich__even__bivector         unrolled  6 multiplications, 2 additions, 1 divisions
sandwich__even__even             unrolled  10 multiplications, 5 additions, 2 divisions
sandwich__even__full             unrolled  18 multiplications, 9 additions, 4 divisions
sandwich__vector__scalar         unrolled  6 multiplications, 2 additions, 1 divisions
sandwich__vector__vector         unrolled  10 multiplications, 5 additions, 2 divisions
sandwich__vector__bivector       unrolled  6 multiplications, 2 additions, 1 divisions
sandwich__vector__even           unrolled  10 multiplications, 5 additions, 2 divisions
sandwich__vector__full           unrolled  18 multiplications, 9 additions, 4 divisions
sandwich2__even__vector__even    unrolled  8 multiplications, 4 additions
sandwich2__even__even__even      unrolled  8 multiplications, 4 additions
sandwich2__even__full__even      unrolled  16 multiplications, 8 additions
sandwich2__full__full__full      unrolled  32 multiplications, 24 additions
versor_defect__full              unrolled  4 multiplications, 3 additions
versor_defect__even              unrolled  2 multiplications, 1 additions
versor_defect__vector            unrolled  2 multiplications, 1 additions
outermorphism__bivector          unrolled  2 multiplications, 1 additions
linear_map__even                 unrolled  2 multiplications
linear_map__full                 unrolled  6 multiplications, 2 additions
linear_map__vector               unrolled  4 multiplications, 2 additions
linear_map__bivector             unrolled  1 multiplications

Forms of the sandwich (each kernel says which):
    <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x
    <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor
    <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1

Functions are made of differentiable torch operations, for any device and floating or complex
dtype. Unrolled kernels are straight-line code. Gather kernels gather one operand into a matrix
with signs, or both operands term by term, so that no call makes more than a few dozen autograd
nodes; a matrix entry of zero still multiplies, so an infinite or NaN coefficient may make NaN of
all entries of its own element.

Operands of different dtypes are promoted. Integers are exact, computed in int64, or refused with
OverflowError when the result might not fit, which reads their values and so can't be traced;
quotients and roots of integers have the default dtype. A sandwich that is not unit gives NaN where
R is no invertible versor to the tolerance of its dtype, and no gradient there. inv gives infinity
or NaN where there is no inverse. norm has gradient 0 where it is 0.
"""

# gaforge-signature: 2,0,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 2,0,0 --target torch
# gaforge-operations: 419 multiplications, 234 additions, 32 divisions, 3 roots in all
# gaforge-proof: 64 of 64 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:fdee871a0331a20715aac5996d8eefa3064bdd6fdb84a3737fcb393bf5b9ffa0
# gaforge-content: sha256:95322cdd6d32b3adee5301a5bc8a1dc70d69ba500c4b2860adc3c234884867e8

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

import torch
from torch import Tensor, nn

# --- Tensors in and out: the same text in every emitted torch module ----------------------------

Table = tuple[tuple[int, ...], ...] | tuple[int, ...]
Layout = str | Iterable[int]

_VERSOR_TOLERANCE = {
    torch.float64: 1e-9,
    torch.float32: 1e-4,
    torch.float16: 1e-2,
    torch.bfloat16: 1e-1,
    torch.complex128: 1e-9,
    torch.complex64: 1e-4,
}  # of |R|^2, by the dtype of R, one of those that kernels take
_LEAST_ACCURACY = 1e-3  # of <R ~R>_0, which sandwiches divide by; in half precision 16 eps
_PLACES: dict[tuple[Callable[[], Table], torch.device], Tensor] = {}


def _operands(
    kernel: str, *operands: tuple[str, Tensor, int, int], kind: str = "polynomial", growth: int = 1
) -> list[Tensor]:
    """Check operands, each with its name, length and degree, and give them one dtype."""
    lead = None
    floating = []
    for name, x, length, _ in operands:
        if not isinstance(x, Tensor):
            raise TypeError(
                f"{kernel}: {name} is a {type(x).__name__}, not a tensor; pass "
                f"torch.as_tensor({name})"
            )
        if x.ndim == 0 or x.shape[-1] != length:
            raise ValueError(
                f"{kernel}: {name} has shape {tuple(x.shape)}, but its last axis must hold the "
                f"{length} coefficients of its layout"
            )
        if lead is None:
            lead = x.shape[:-1]
        elif lead != x.shape[:-1]:
            try:
                lead = torch.broadcast_shapes(lead, x.shape[:-1])
            except RuntimeError:
                raise ValueError(
                    f"{kernel}: leading axes {tuple(x.shape[:-1])} of {name} do not broadcast "
                    f"with {tuple(lead)}, those of the operands before it"
                ) from None
        if x.dtype.is_floating_point or x.dtype.is_complex:
            floating.append(x.dtype)
    if floating:
        dtype = floating[0]
        for other in floating[1:]:
            dtype = dtype if other == dtype else torch.promote_types(dtype, other)
        if dtype not in _VERSOR_TOLERANCE or (kind == "real" and dtype.is_complex):
            allowed = "float32, float64" if kind == "real" else "float32, float64, complex"
            raise TypeError(
                f"{kernel}: coefficients of dtype {dtype} are not supported; pass {allowed} or "
                "integers"
            )
    elif kind == "polynomial":
        dtype = _exact(kernel, operands, growth)
    else:
        dtype = torch.get_default_dtype()
    return [x if x.dtype == dtype else x.to(dtype) for _, x, _, _ in operands]


def _exact(
    kernel: str, operands: tuple[tuple[str, Tensor, int, int], ...], growth: int
) -> torch.dtype:
    """Return int64, or raise where the result might not fit: integers are exact or refused."""
    bound = 4.0 * growth
    for _, x, _, degree in operands:
        if x.numel():
            bound *= (1.0 + x.double().abs().sum(-1).max().item()) ** degree
    if bound >= 2.0**63:
        raise OverflowError(
            f"{kernel}: integer coefficients this large may not fit int64 (bound {bound:.3g}); "
            "pass floating-point tensors for a rounded result"
        )
    return torch.int64


def _signed(x: Tensor, table: Callable[[], Table]) -> Tensor:
    """Gather entries of x: 3 in the table stands for x[..., 2], -3 for its negative, 0 for 0."""
    zero = x.new_zeros((*x.shape[:-1], 1))
    places = _places(table, x)
    gathered = torch.cat((zero, x, -x), -1).index_select(-1, places.flatten())
    return gathered.unflatten(-1, places.shape)


def _places(table: Callable[[], Table], x: Tensor) -> Tensor:
    """Return a table as places in (0, x, -x): made once for a device, or anew in traced code."""
    if torch.compiler.is_compiling() or type(x) not in (Tensor, nn.Parameter):
        return _make_places(table, x.shape[-1], x.device)
    key = table, x.device
    if key not in _PLACES:
        # In a thread of its own no mode is active that would leave its mark on the tensor, such
        # as torch.inference_mode or torch.func.vmap.
        with ThreadPoolExecutor(1) as pool:
            _PLACES[key] = pool.submit(_make_places, table, x.shape[-1], x.device).result()
    return _PLACES[key]


def _make_places(table: Callable[[], Table], length: int, device: torch.device) -> Tensor:
    places = torch.tensor(table(), dtype=torch.int64, device=device)
    return torch.where(places < 0, length - places, places)


def _times(matrix: Tensor, x: Tensor) -> Tensor:
    """Return matrix times x; a matrix without leading axes is not repeated for those of x."""
    if matrix.is_floating_point() or matrix.is_complex():
        return torch.einsum("...kj,...j->...k", matrix, x)
    return (matrix * x.unsqueeze(-2)).sum(-1)  # CUDA has no matrix product of integers


def _zeros(size: int, x: Tensor, y: Tensor) -> Tensor:
    """Return zeros in the common leading shape of x and y."""
    return x.new_zeros((*torch.broadcast_shapes(x.shape[:-1], y.shape[:-1]), size))


def _root(square: Tensor) -> Tensor:
    """Return sqrt(|square|), with gradient 0 where it is 0."""
    zero = square == 0
    return torch.where(zero, 0, torch.where(zero, 1, square).abs().sqrt())


def _is_versor(
    defect: Callable[[Tensor], Tensor], R: Tensor, solid: Callable[[], Table] | None = None
) -> Tensor:
    """Tell where R is an invertible versor, to the tolerance of its dtype.

    ``defect`` computes <R ~R>_0, the squared sizes of the even and the odd part, and what must
    vanish; ``solid`` holds the places of blades without null vectors, where there are others.
    """
    R = R.detach()
    if not (R.is_floating_point() or R.is_complex()):
        R = R.to(torch.get_default_dtype())
    tolerance = _VERSOR_TOLERANCE[R.dtype]
    eps = torch.finfo(R.dtype).eps
    if R.dtype in (torch.float16, torch.bfloat16):
        R = R.float()
    values = defect(R)
    moduli = R.abs()
    sizes = defect(moduli) if R.is_complex() else values
    even, odd = sizes[..., 1], sizes[..., 2]
    whole = even + odd
    # Null vectors may be of any size, such as the far translations of PGA.
    inner = whole if solid is None else _signed(moduli, solid).square().sum(-1)
    worst = torch.minimum(even, odd).sqrt() * whole.sqrt()
    if values.shape[-1] > 3:
        worst = torch.maximum(worst, values[..., 3:].abs().amax(-1))
    limits = torch.finfo(moduli.dtype)
    return (
        (worst <= tolerance * (inner.sqrt() * whole.sqrt()))
        & (inner >= limits.tiny / limits.eps)
        & (values[..., 0].abs() * max(_LEAST_ACCURACY, 16 * eps) > eps * inner)
    )


def _blade(R: Tensor, place: int) -> Tensor:
    """Return the basis blade at a place of the layout of R."""
    return (torch.arange(R.shape[-1], device=R.device) == place).to(R.dtype)


# --- gp: geometric product ----------------------------------------------------------------------


def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 16 multiplications, 12 additions per element.
    """
    a, b = _operands("gp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 + a_1*b_0 + a_3*b_2 - a_2*b_3
    out_2 = a_0*b_2 + a_1*b_3 + a_2*b_0 - a_3*b_1
    out_3 = a_0*b_3 + a_1*b_2 + a_3*b_0 - a_2*b_1
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), even: grades 0, 2
    b : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 4 multiplications, 2 additions per element.
    """
    a, b = _operands("gp__even__even", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 - a_1*b_1
    out_1 = a_0*b_1 + a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


def gp__even__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), even: grades 0, 2
    b : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 4 multiplications, 2 additions per element.
    """
    a, b = _operands("gp__even__vector", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1
    out_1 = a_0*b_1 - a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


def gp__vector__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), vector: grades 1
    b : (..., 2), vector: grades 1
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 4 multiplications, 2 additions per element.
    """
    a, b = _operands("gp__vector__vector", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1
    out_1 = a_0*b_1 - a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


def gp__vector__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), vector: grades 1
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 8 multiplications, 4 additions per element.
    """
    a, b = _operands("gp__vector__full", ("a", a, 2, 1), ("b", b, 4, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_1 + a_1*b_2
    out_1 = a_0*b_0 - a_1*b_3
    out_2 = a_0*b_3 + a_1*b_0
    out_3 = a_0*b_2 - a_1*b_1
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- op: outer product --------------------------------------------------------------------------


def op__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions per element.
    """
    a, b = _operands("op__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out_0 = a_0*b_0
    out_1 = a_0*b_1 + a_1*b_0
    out_2 = a_0*b_2 + a_2*b_0
    out_3 = a_0*b_3 + a_1*b_2 + a_3*b_0 - a_2*b_1
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def ip__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 7 multiplications, 4 additions per element.
    """
    a, b = _operands("ip__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (_, a_1, a_2, a_3) = a.unbind(-1)
    (_, b_1, b_2, b_3) = b.unbind(-1)
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out_0 = a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_3*b_2 - a_2*b_3
    out_2 = a_1*b_3 - a_3*b_1
    lead = torch.broadcast_shapes(a.shape[:-1], b.shape[:-1])
    zero = a.new_zeros(lead)
    out = torch.stack((out_0, out_1, out_2, zero), -1)
    return out


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def ip_symmetric__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 14 multiplications, 10 additions per element.
    """
    a, b = _operands("ip_symmetric__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 + a_1*b_0 + a_3*b_2 - a_2*b_3
    out_2 = a_0*b_2 + a_1*b_3 + a_2*b_0 - a_3*b_1
    out_3 = a_0*b_3 + a_3*b_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- lc: left contraction -----------------------------------------------------------------------


def lc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions per element.
    """
    a, b = _operands("lc__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 - a_2*b_3
    out_2 = a_0*b_2 + a_1*b_3
    out_3 = a_0*b_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- rc: right contraction ----------------------------------------------------------------------


def rc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions per element.
    """
    a, b = _operands("rc__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_1*b_0 + a_3*b_2
    out_2 = a_2*b_0 - a_3*b_1
    out_3 = a_3*b_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- sp: scalar product -------------------------------------------------------------------------


def sp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions per element.
    """
    a, b = _operands("sp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # <a b>_0
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out = torch.stack((out_0,), -1)
    return out


# --- rp: regressive product, free of the metric -------------------------------------------------


def rp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions per element.
    """
    a, b = _operands("rp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out_0 = a_0*b_3 + a_1*b_2 + a_3*b_0 - a_2*b_1
    out_1 = a_1*b_3 + a_3*b_1
    out_2 = a_2*b_3 + a_3*b_2
    out_3 = a_3*b_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- cp: commutator product ---------------------------------------------------------------------


def cp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 6 multiplications, 3 additions per element.
    """
    a, b = _operands("cp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (_, a_1, a_2, a_3) = a.unbind(-1)
    (_, b_1, b_2, b_3) = b.unbind(-1)
    # (a b - b a) / 2
    out_1 = a_3*b_2 - a_2*b_3
    out_2 = a_1*b_3 - a_3*b_1
    out_3 = a_1*b_2 - a_2*b_1
    lead = torch.broadcast_shapes(a.shape[:-1], b.shape[:-1])
    zero = a.new_zeros(lead)
    out = torch.stack((zero, out_1, out_2, out_3), -1)
    return out


# --- acp: anticommutator product ----------------------------------------------------------------


def acp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 10 multiplications, 6 additions per element.
    """
    a, b = _operands("acp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # (a b + b a) / 2
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 + a_1*b_0
    out_2 = a_0*b_2 + a_2*b_0
    out_3 = a_0*b_3 + a_3*b_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- reverse: reverse ---------------------------------------------------------------------------


def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("reverse__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # (a b)~ = b~ a~, v~ = v
    out_0 = x_0
    out_1 = x_1
    out_2 = x_2
    out_3 = -x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- involute: grade involution -----------------------------------------------------------------


def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("involute__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # (a b)^ = a^ b^, v^ = -v
    out_0 = x_0
    out_1 = -x_1
    out_2 = -x_2
    out_3 = x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- conjugate: Clifford conjugate --------------------------------------------------------------


def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("conjugate__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # reverse of the grade involution
    out_0 = x_0
    out_1 = -x_1
    out_2 = -x_2
    out_3 = -x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("dual__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # x inv(I), or hodge(x) if r > 0
    out_0 = x_3
    out_1 = x_2
    out_2 = -x_1
    out_3 = -x_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- undual: inverse of the dual ----------------------------------------------------------------


def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("undual__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # x I, or unhodge(x) if r > 0
    out_0 = -x_3
    out_1 = -x_2
    out_2 = x_1
    out_3 = x_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- hodge: right complement --------------------------------------------------------------------


def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("hodge__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # b ^ hodge(b) = I for basis blades b
    out_0 = x_3
    out_1 = -x_2
    out_2 = x_1
    out_3 = x_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- unhodge: left complement -------------------------------------------------------------------


def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none per element.
    """
    (x,) = _operands("unhodge__full", ("x", x, 4, 1))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # unhodge(b) ^ b = I for basis blades b
    out_0 = x_3
    out_1 = x_2
    out_2 = -x_1
    out_3 = x_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- normsq: squared norm, of either sign -------------------------------------------------------


def normsq__full(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions per element.
    """
    (x,) = _operands("normsq__full", ("x", x, 4, 2))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    out = torch.stack((out_0,), -1)
    return out


def normsq__even(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 2), even: grades 0, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions per element.
    """
    (x,) = _operands("normsq__even", ("x", x, 2, 2))
    (x_0, x_1) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1
    out = torch.stack((out_0,), -1)
    return out


def normsq__vector(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 2), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions per element.
    """
    (x,) = _operands("normsq__vector", ("x", x, 2, 2))
    (x_0, x_1) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1
    out = torch.stack((out_0,), -1)
    return out


# --- norm: norm ---------------------------------------------------------------------------------


def norm__full(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions, 1 roots per element.
    """
    (x,) = _operands("norm__full", ("x", x, 4, 1), kind="real")
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


def norm__even(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 2), even: grades 0, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions, 1 roots per element.
    """
    (x,) = _operands("norm__even", ("x", x, 2, 1), kind="real")
    (x_0, x_1) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


def norm__vector(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 2), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions, 1 roots per element.
    """
    (x,) = _operands("norm__vector", ("x", x, 2, 1), kind="real")
    (x_0, x_1) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


# --- inv: inverse -------------------------------------------------------------------------------


def inv__full(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: conjugate(x) / <x conjugate(x)>_0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 4 multiplications, 3 additions, 4 divisions per element.
    """
    (x,) = _operands("inv__full", ("x", x, 4, 1), kind="quotient")
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # s = <x conjugate(x)>_0
    s_0 = x_0*x_0 + x_3*x_3 - x_1*x_1 - x_2*x_2
    # y = conjugate(x)
    y_1 = -x_1
    y_2 = -x_2
    y_3 = -x_3
    # out = y / s
    out_0 = x_0/s_0
    out_1 = y_1/s_0
    out_2 = y_2/s_0
    out_3 = y_3/s_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def inv__even(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 2 multiplications, 1 additions, 2 divisions per element.
    """
    (x,) = _operands("inv__even", ("x", x, 2, 1), kind="quotient")
    (x_0, x_1) = x.unbind(-1)
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1
    # y = reverse(x)
    y_1 = -x_1
    # out = y / s
    out_0 = x_0/s_0
    out_1 = y_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return out


def inv__vector(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 2 multiplications, 1 additions, 2 divisions per element.
    """
    (x,) = _operands("inv__vector", ("x", x, 2, 1), kind="quotient")
    (x_0, x_1) = x.unbind(-1)
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1
    # out = y / s
    out_0 = x_0/s_0
    out_1 = x_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return out


# --- sandwich: action of a versor ---------------------------------------------------------------


def sandwich_unit__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 17 multiplications, 9 additions per element.
    """
    R, x = _operands("sandwich_unit__full__full", ("R", R, 4, 2), ("x", x, 4, 1))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_1 + R_3*x_2
    P_1 = R_0*x_2 - R_3*x_1
    P_2 = -R_1*x_1 - R_2*x_2
    P_3 = R_1*x_3
    P_4 = -R_2*x_3
    # D from P R
    D_0 = P_1*R_3 + P_2*R_1
    D_1 = P_2*R_2 - P_0*R_3
    D_2 = P_4*R_2 - P_3*R_1
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1 + 2*D_0
    out_2 = x_2 + 2*D_1
    out_3 = x_3 + 2*D_2
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1, out_2, out_3), -1)
    return out


def sandwich_unit__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none per element.
    """
    R, x = _operands("sandwich_unit__even__scalar", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 8 multiplications, 4 additions per element.
    """
    R, x = _operands("sandwich_unit__even__vector", ("R", R, 2, 2), ("x", x, 2, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_0 + R_1*x_1
    P_1 = R_0*x_1 - R_1*x_0
    # D from P R
    D_0 = P_1*R_1
    D_1 = -P_0*R_1
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out = torch.stack((out_0, out_1), -1)
    return out


def sandwich_unit__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: none per element.
    """
    R, x = _operands("sandwich_unit__even__bivector", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: none per element.
    """
    R, x = _operands("sandwich_unit__even__even", ("R", R, 2, 2), ("x", x, 2, 1))
    (x_0, x_1) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1.expand(lead)), -1)
    return out


def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 8 multiplications, 4 additions per element.
    """
    R, x = _operands("sandwich_unit__even__full", ("R", R, 2, 2), ("x", x, 4, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_1 + R_1*x_2
    P_1 = R_0*x_2 - R_1*x_1
    # D from P R
    D_0 = P_1*R_1
    D_1 = -P_0*R_1
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1 + 2*D_0
    out_2 = x_2 + 2*D_1
    out_3 = x_3
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1, out_2, out_3.expand(lead)), -1)
    return out


def sandwich_unit__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none per element.
    """
    R, x = _operands("sandwich_unit__vector__scalar", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def sandwich_unit__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 6 multiplications, 3 additions per element.
    """
    R, x = _operands("sandwich_unit__vector__vector", ("R", R, 2, 2), ("x", x, 2, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P from R x
    P_0 = -R_0*x_0 - R_1*x_1
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out = torch.stack((out_0, out_1), -1)
    return out


def sandwich_unit__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 4 multiplications, 1 additions per element.
    """
    R, x = _operands("sandwich_unit__vector__bivector", ("R", R, 2, 2), ("x", x, 1, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_1*x_0
    P_1 = R_0*x_0
    # out = P ~R
    out_0 = P_0*R_1 - P_1*R_0
    out = torch.stack((out_0,), -1)
    return out


def sandwich_unit__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 5 multiplications, 2 additions per element.
    """
    R, x = _operands("sandwich_unit__vector__even", ("R", R, 2, 2), ("x", x, 2, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_1
    P_1 = -R_1*x_1
    # D from P R
    D_0 = P_1*R_1 - P_0*R_0
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1 + 2*D_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1), -1)
    return out


def sandwich_unit__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 11 multiplications, 5 additions per element.
    """
    R, x = _operands("sandwich_unit__vector__full", ("R", R, 2, 2), ("x", x, 4, 1))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = -R_0*x_1 - R_1*x_2
    P_1 = R_0*x_3
    P_2 = -R_1*x_3
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_2*R_1 - P_1*R_0
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1 + 2*D_0
    out_2 = x_2 + 2*D_1
    out_3 = x_3 + 2*D_2
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1, out_2, out_3), -1)
    return out


def _sandwich__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4),
        (2, 1, 4, -3),
        (3, -4, 1, 2),
        (4, 3, -2, 1),
    )


def _sandwich__full__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 4),
        (2, 1, 4, 3),
        (3, -4, 1, -2),
        (-4, 3, -2, 1),
    )


def _sandwich__full__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4),
    )


def sandwich__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the gather form: 36 multiplications, 27 additions, 4 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__full__full", ("R", R, 4, 2), ("x", x, 4, 1), kind="quotient")
    ok = _is_versor(versor_defect__full, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__full__full_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__full__full_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__full__full_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def sandwich__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__even__scalar", ("R", R, 2, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__even__vector", ("R", R, 2, 2), ("x", x, 2, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0 + R_1*x_1
    P_1 = R_0*x_1 - R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    N_1 = P_1*R_0 - P_0*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions per element.
    """
    given = R
    R, x = _operands(
        "sandwich__even__bivector",
        ("R", R, 2, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_1*x_0
    P_1 = R_0*x_0
    # N = P ~R
    N_0 = P_1*R_0 - P_0*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__even__even", ("R", R, 2, 2), ("x", x, 2, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0 - R_1*x_1
    P_1 = R_0*x_1 + R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    N_1 = P_1*R_0 - P_0*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 18 multiplications, 9 additions, 4 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__even__full", ("R", R, 2, 2), ("x", x, 4, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0 - R_1*x_3
    P_1 = R_0*x_1 + R_1*x_2
    P_2 = R_0*x_2 - R_1*x_1
    P_3 = R_0*x_3 + R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_3*R_1
    N_1 = P_1*R_0 + P_2*R_1
    N_2 = P_2*R_0 - P_1*R_1
    N_3 = P_3*R_0 - P_0*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out_2 = N_2/s_0
    out_3 = N_3/s_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions per element.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__scalar",
        ("R", R, 2, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions per element.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__vector",
        ("R", R, 2, 2),
        ("x", x, 2, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_0*x_0 - R_1*x_1
    P_1 = R_1*x_0 - R_0*x_1
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    N_1 = P_0*R_1 - P_1*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions per element.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__bivector",
        ("R", R, 2, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_1*x_0
    P_1 = R_0*x_0
    # N = P ~R
    N_0 = P_0*R_1 - P_1*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__vector__even", ("R", R, 2, 2), ("x", x, 2, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0 - R_1*x_1
    P_1 = R_0*x_1 + R_1*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1
    N_1 = P_0*R_1 - P_1*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out = torch.stack((out_0, out_1), -1)
    return torch.where(ok, out, torch.nan)


def sandwich__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 18 multiplications, 9 additions, 4 divisions per element.
    """
    given = R
    R, x = _operands("sandwich__vector__full", ("R", R, 2, 2), ("x", x, 4, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_0*x_1 - R_1*x_2
    P_1 = R_0*x_0 - R_1*x_3
    P_2 = R_0*x_3 + R_1*x_0
    P_3 = R_1*x_1 - R_0*x_2
    # N = P ~R
    N_0 = P_1*R_0 + P_2*R_1
    N_1 = P_0*R_0 + P_3*R_1
    N_2 = P_0*R_1 - P_3*R_0
    N_3 = P_1*R_1 - P_2*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1
    # out = N / s
    out_0 = N_0/s_0
    out_1 = N_1/s_0
    out_2 = N_2/s_0
    out_3 = N_3/s_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return torch.where(ok, out, torch.nan)


# --- sandwich2: two-sided product ---------------------------------------------------------------


def sandwich2__even__vector__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    s : (..., 2), even: grades 0, 2
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 8 multiplications, 4 additions per element.
    """
    r, x, s = _operands(
        "sandwich2__even__vector__even",
        ("r", r, 2, 1),
        ("x", x, 2, 1),
        ("s", s, 2, 1),
    )
    (r_0, r_1) = r.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    (s_0, s_1) = s.unbind(-1)
    # P = r x
    P_0 = r_0*x_0 + r_1*x_1
    P_1 = r_0*x_1 - r_1*x_0
    # out = P ~s
    out_0 = P_0*s_0 + P_1*s_1
    out_1 = P_1*s_0 - P_0*s_1
    out = torch.stack((out_0, out_1), -1)
    return out


def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    s : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 8 multiplications, 4 additions per element.
    """
    r, x, s = _operands(
        "sandwich2__even__even__even",
        ("r", r, 2, 1),
        ("x", x, 2, 1),
        ("s", s, 2, 1),
    )
    (r_0, r_1) = r.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    (s_0, s_1) = s.unbind(-1)
    # P = r x
    P_0 = r_0*x_0 - r_1*x_1
    P_1 = r_0*x_1 + r_1*x_0
    # out = P ~s
    out_0 = P_0*s_0 + P_1*s_1
    out_1 = P_1*s_0 - P_0*s_1
    out = torch.stack((out_0, out_1), -1)
    return out


def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 2), even: grades 0, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 16 multiplications, 8 additions per element.
    """
    r, x, s = _operands(
        "sandwich2__even__full__even",
        ("r", r, 2, 1),
        ("x", x, 4, 1),
        ("s", s, 2, 1),
    )
    (r_0, r_1) = r.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    (s_0, s_1) = s.unbind(-1)
    # P = r x
    P_0 = r_0*x_0 - r_1*x_3
    P_1 = r_0*x_1 + r_1*x_2
    P_2 = r_0*x_2 - r_1*x_1
    P_3 = r_0*x_3 + r_1*x_0
    # out = P ~s
    out_0 = P_0*s_0 + P_3*s_1
    out_1 = P_1*s_0 + P_2*s_1
    out_2 = P_2*s_0 - P_1*s_1
    out_3 = P_3*s_0 - P_0*s_1
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def sandwich2__full__full__full(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 32 multiplications, 24 additions per element.
    """
    r, x, s = _operands(
        "sandwich2__full__full__full",
        ("r", r, 4, 1),
        ("x", x, 4, 1),
        ("s", s, 4, 1),
    )
    (r_0, r_1, r_2, r_3) = r.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    (s_0, s_1, s_2, s_3) = s.unbind(-1)
    # P = r x
    P_0 = r_0*x_0 + r_1*x_1 + r_2*x_2 - r_3*x_3
    P_1 = r_0*x_1 + r_1*x_0 + r_3*x_2 - r_2*x_3
    P_2 = r_0*x_2 + r_1*x_3 + r_2*x_0 - r_3*x_1
    P_3 = r_0*x_3 + r_1*x_2 + r_3*x_0 - r_2*x_1
    # out = P ~s
    out_0 = P_0*s_0 + P_1*s_1 + P_2*s_2 + P_3*s_3
    out_1 = P_0*s_1 + P_1*s_0 + P_2*s_3 + P_3*s_2
    out_2 = P_0*s_2 + P_2*s_0 - P_1*s_3 - P_3*s_1
    out_3 = P_1*s_2 + P_3*s_0 - P_0*s_3 - P_2*s_1
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


def versor_defect__full(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), full: grades 0, 1, 2
    returns : (..., 3)

    Run the unrolled form: 4 multiplications, 3 additions per element.
    """
    (R,) = _operands("versor_defect__full", ("R", R, 4, 2))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    # common subexpressions
    t_0 = R_0*R_0 + R_3*R_3
    t_1 = R_1*R_1 + R_2*R_2
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_0 + t_1
    out_1 = t_0
    out_2 = t_1
    out = torch.stack((out_0, out_1, out_2), -1)
    return out


def versor_defect__even(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 2), even: grades 0, 2
    returns : (..., 3)

    Run the unrolled form: 2 multiplications, 1 additions per element.
    """
    (R,) = _operands("versor_defect__even", ("R", R, 2, 2))
    (R_0, R_1) = R.unbind(-1)
    # common subexpressions
    t_0 = R_0*R_0 + R_1*R_1
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_0
    out_1 = t_0
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, out_1, zero), -1)
    return out


def versor_defect__vector(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 2), vector: grades 1
    returns : (..., 3)

    Run the unrolled form: 2 multiplications, 1 additions per element.
    """
    (R,) = _operands("versor_defect__vector", ("R", R, 2, 2))
    (R_0, R_1) = R.unbind(-1)
    # common subexpressions
    t_0 = R_0*R_0 + R_1*R_1
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_0
    out_2 = t_0
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, zero, out_2), -1)
    return out


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def outermorphism__bivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 4)
    returns : (..., 1)

    Run the unrolled form: 2 multiplications, 1 additions per element.
    """
    (M,) = _operands("outermorphism__bivector", ("M", M, 4, 2))
    (M_0, M_1, M_2, M_3) = M.unbind(-1)
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out_0 = M_0*M_3 - M_1*M_2
    out = torch.stack((out_0,), -1)
    return out


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def linear_map__even(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 2)
    x : (..., 2), even: grades 0, 2
    returns : (..., 2)

    Run the unrolled form: 2 multiplications per element.
    """
    F, x = _operands("linear_map__even", ("F", F, 2, 1), ("x", x, 2, 1))
    (F_0, F_1) = F.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0
    out_1 = F_1*x_1
    out = torch.stack((out_0, out_1), -1)
    return out


def linear_map__full(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 6)
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4)

    Run the unrolled form: 6 multiplications, 2 additions per element.
    """
    F, x = _operands("linear_map__full", ("F", F, 6, 1), ("x", x, 4, 1))
    (F_0, F_1, F_2, F_3, F_4, F_5) = F.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0
    out_1 = F_1*x_1 + F_2*x_2
    out_2 = F_3*x_1 + F_4*x_2
    out_3 = F_5*x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def linear_map__vector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 4)
    x : (..., 2), vector: grades 1
    returns : (..., 2)

    Run the unrolled form: 4 multiplications, 2 additions per element.
    """
    F, x = _operands("linear_map__vector", ("F", F, 4, 1), ("x", x, 2, 1))
    (F_0, F_1, F_2, F_3) = F.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1
    out_1 = F_2*x_0 + F_3*x_1
    out = torch.stack((out_0, out_1), -1)
    return out


def linear_map__bivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), bivector: grades 2
    returns : (..., 1)

    Run the unrolled form: 1 multiplications per element.
    """
    F, x = _operands("linear_map__bivector", ("F", F, 1, 1), ("x", x, 1, 1))
    (F_0,) = F.unbind(-1)
    (x_0,) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0
    out = torch.stack((out_0,), -1)
    return out


# --- Index --------------------------------------------------------------------------------------

Kernel = Callable[..., Tensor]

KERNELS: dict[str, Kernel] = {
    "gp__full__full": gp__full__full,
    "gp__even__even": gp__even__even,
    "gp__even__vector": gp__even__vector,
    "gp__vector__vector": gp__vector__vector,
    "gp__vector__full": gp__vector__full,
    "op__full__full": op__full__full,
    "ip__full__full": ip__full__full,
    "ip_symmetric__full__full": ip_symmetric__full__full,
    "lc__full__full": lc__full__full,
    "rc__full__full": rc__full__full,
    "sp__full__full": sp__full__full,
    "rp__full__full": rp__full__full,
    "cp__full__full": cp__full__full,
    "acp__full__full": acp__full__full,
    "reverse__full": reverse__full,
    "involute__full": involute__full,
    "conjugate__full": conjugate__full,
    "dual__full": dual__full,
    "undual__full": undual__full,
    "hodge__full": hodge__full,
    "unhodge__full": unhodge__full,
    "normsq__full": normsq__full,
    "normsq__even": normsq__even,
    "normsq__vector": normsq__vector,
    "norm__full": norm__full,
    "norm__even": norm__even,
    "norm__vector": norm__vector,
    "inv__full": inv__full,
    "inv__even": inv__even,
    "inv__vector": inv__vector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__even": sandwich__vector__even,
    "sandwich__vector__full": sandwich__vector__full,
    "sandwich2__even__vector__even": sandwich2__even__vector__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "versor_defect__full": versor_defect__full,
    "versor_defect__even": versor_defect__even,
    "versor_defect__vector": versor_defect__vector,
    "outermorphism__bivector": outermorphism__bivector,
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
}

gp = gp__full__full
op = op__full__full
ip = ip__full__full
ip_symmetric = ip_symmetric__full__full
lc = lc__full__full
rc = rc__full__full
sp = sp__full__full
rp = rp__full__full
cp = cp__full__full
acp = acp__full__full
reverse = reverse__full
involute = involute__full
conjugate = conjugate__full
dual = dual__full
undual = undual__full
hodge = hodge__full
unhodge = unhodge__full
normsq = normsq__full
norm = norm__full
inv = inv__full
sandwich_unit = sandwich_unit__full__full
sandwich = sandwich__full__full
sandwich2 = sandwich2__full__full__full

LAYOUTS = {
    "full": (0, 1, 2),
    "even": (0, 2),
    "vector": (1,),
    "scalar": (0,),
    "bivector": (2,),
    "odd": (1,),
    "pseudoscalar": (2,),
    "g0": (0,),
    "g1": (1,),
    "g2": (2,),
}

BILINEAR = ("gp", "op", "ip", "ip_symmetric", "lc", "rc", "sp", "rp", "cp", "acp",)


# --- Layers -------------------------------------------------------------------------------------


def _find(operation: str, layouts: Iterable[Layout]) -> tuple[tuple[str, ...], Kernel]:
    """Return the canonical names of layouts, and the kernel that takes them."""
    names = tuple(map(_layout_name, layouts))
    kernel = KERNELS.get("__".join((operation, *names)))
    if kernel is None:
        held = [name.split("__") for name in KERNELS]
        known = [f"({', '.join(parts)})" for verb, *parts in held if verb == operation]
        others = f" for the layouts {', '.join(known)}" if known else " for no layouts"
        raise ValueError(
            f"this module holds no {operation} for the layouts ({', '.join(names)}); it holds "
            f"{operation}{others}, and gaforge generate writes others"
        )
    return names, kernel


def _layout_name(layout: Layout) -> str:
    """Return the canonical name of a layout given by any of its names or by its grades."""
    if not isinstance(layout, str):
        grades = tuple(sorted(set(layout)))
    elif layout in LAYOUTS:
        grades = LAYOUTS[layout]
    elif layout[:1] == "g" and all(k.isdecimal() for k in layout[1:].split("_")):
        grades = tuple(sorted({int(k) for k in layout[1:].split("_")}))
    else:
        raise ValueError(
            f"{layout!r} is no layout of this algebra; choose from {', '.join(LAYOUTS)}, or pass "
            "a tuple of grades"
        )
    for name, known in LAYOUTS.items():
        if known == grades:
            return name
    return "g" + "_".join(map(str, grades))


class Product(nn.Module):
    """A product of two multivectors, by operation and layouts, without parameters.

    Parameters
    ----------
    operation : str
        One of `BILINEAR`.
    layouts : pair of layouts, optional
        What the last axes of the operands hold: names such as "even", or tuples of grades.
    """

    def __init__(self, operation: str, layouts: Iterable[Layout] = ("full", "full")) -> None:
        super().__init__()
        if operation not in BILINEAR:
            raise ValueError(f"{operation!r} is no product; choose from {', '.join(BILINEAR)}")
        self.operation = operation
        self.layouts, self.kernel = _find(operation, layouts)

    def forward(self, a: Tensor, b: Tensor) -> Tensor:
        """Return the product of a and b."""
        return self.kernel(a, b)

    def extra_repr(self) -> str:
        """Return the arguments that make this module again."""
        return f"operation={self.operation!r}, layouts={self.layouts!r}"


class GeometricProduct(Product):
    """The geometric product of two multivectors, without parameters.

    Parameters
    ----------
    layouts : pair of layouts, optional
        What the last axes of the operands hold: names such as "even", or tuples of grades.
    """

    def __init__(self, layouts: Iterable[Layout] = ("full", "full")) -> None:
        super().__init__("gp", layouts)

    def extra_repr(self) -> str:
        """Return the arguments that make this module again."""
        return f"layouts={self.layouts!r}"


class Sandwich(nn.Module):
    """The action of a versor R on a multivector x, without parameters.

    Parameters
    ----------
    unit : bool, optional
        If true, R is taken to be a unit versor, which costs less and is not checked. If false,
        it may be any invertible versor; where it is none, the result is NaN.
    layouts : pair of layouts, optional
        What the last axes of R and x hold: names such as "even", or tuples of grades.
    """

    def __init__(
        self, unit: bool = False, *, layouts: Iterable[Layout] = ("full", "full")
    ) -> None:
        super().__init__()
        self.unit = unit
        self.layouts, self.kernel = _find("sandwich_unit" if unit else "sandwich", layouts)

    def forward(self, R: Tensor, x: Tensor) -> Tensor:
        """Return the image of x under the action of R."""
        return self.kernel(R, x)

    def extra_repr(self) -> str:
        """Return the arguments that make this module again."""
        return f"unit={self.unit!r}, layouts={self.layouts!r}"
