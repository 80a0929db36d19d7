"""Torch kernels of Cl(6,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1.
Blades: 1 e1 e2 e3 e4 e5 e6 e12 e13 e14 e15 e16 e23 e24 e25 e26 e34 e35 e36 e45 e46 e56 e123
    e124 e125 e126 e134 e135 e136 e145 e146 e156 e234 e235 e236 e245 e246 e256 e345 e346
    e356 e456 e1234 e1235 e1236 e1245 e1246 e1256 e1345 e1346 e1356 e1456 e2345 e2346 e2356
    e2456 e3456 e12345 e12346 e12356 e12456 e13456 e23456 e123456

kernel                            form         operations per element
gp__full__full                    gather       4096 multiplications, 4032 additions
gp__even__even                    gather       1024 multiplications, 992 additions
gp__even__vector                  gather       192 multiplications, 160 additions
gp__vector__vector                gather       96 multiplications, 80 additions
gp__vector__full                  gather       384 multiplications, 320 additions
op__full__full                    gather       4096 multiplications, 4032 additions
ip__full__full                    gather       4096 multiplications, 4032 additions
ip_symmetric__full__full          gather       4096 multiplications, 4032 additions
lc__full__full                    gather       4096 multiplications, 4032 additions
rc__full__full                    gather       4096 multiplications, 4032 additions
sp__full__full                    gather       64 multiplications, 63 additions
rp__full__full                    gather       4096 multiplications, 4032 additions
cp__full__full                    gather       4096 multiplications, 4032 additions
acp__full__full                   gather       4096 multiplications, 4032 additions
reverse__full                     gather       none
involute__full                    gather       none
conjugate__full                   gather       none
dual__full                        gather       none
undual__full                      gather       none
hodge__full                       gather       none
unhodge__full                     gather       none
normsq__full                      gather       64 multiplications, 63 additions
normsq__even                      unrolled     32 multiplications, 31 additions
normsq__vector                    unrolled     6 multiplications, 5 additions
norm__full                        gather       64 multiplications, 63 additions, 1 roots
norm__even                        unrolled     32 multiplications, 31 additions, 1 roots
norm__vector                      unrolled     6 multiplications, 5 additions, 1 roots
inv__vector                       unrolled     6 multiplications, 5 additions, 6 divisions
exp__bivector                     exponential  2306 multiplications, 2242 additions, 2 divisions, 2
                                               roots
sandwich_unit__full__full         gather       26176 multiplications, 25768 additions
sandwich_unit__even__scalar       unrolled     none
sandwich_unit__even__vector       gather       390 multiplications, 352 additions
sandwich_unit__even__bivector     gather       915 multiplications, 870 additions
sandwich_unit__even__trivector    gather       1300 multiplications, 1248 additions
sandwich_unit__even__g4           gather       915 multiplications, 870 additions
sandwich_unit__even__g5           gather       390 multiplications, 352 additions
sandwich_unit__even__g6           unrolled     none
sandwich_unit__even__even         gather       3752 multiplications, 3662 additions
sandwich_unit__even__full         gather       12032 multiplications, 11814 additions
sandwich_unit__g0_2__scalar       unrolled     none
sandwich_unit__g0_2__vector       gather       78 multiplications, 66 additions
sandwich_unit__g0_2__bivector     gather       465 multiplications, 435 additions
sandwich_unit__g0_2__trivector    gather       820 multiplications, 780 additions
sandwich_unit__g0_2__g4           gather       465 multiplications, 435 additions
sandwich_unit__g0_2__g5           gather       78 multiplications, 66 additions
sandwich_unit__g0_2__g6           unrolled     none
sandwich_unit__g0_2__even         gather       1892 multiplications, 1832 additions
sandwich_unit__g0_2__full         gather       7876 multiplications, 7752 additions
sandwich_unit__vector__scalar     unrolled     none
sandwich_unit__vector__vector     unrolled     18 multiplications, 11 additions
sandwich_unit__vector__bivector   gather       195 multiplications, 174 additions
sandwich_unit__vector__trivector  gather       620 multiplications, 585 additions
sandwich_unit__vector__g4         gather       615 multiplications, 580 additions
sandwich_unit__vector__g5         gather       186 multiplications, 165 additions
sandwich_unit__vector__g6         unrolled     12 multiplications, 5 additions
sandwich_unit__vector__even       gather       410 multiplications, 347 additions
sandwich_unit__vector__full       gather       820 multiplications, 694 additions
sandwich__full__full              gather       8256 multiplications, 8127 additions, 64 divisions
sandwich__even__scalar            gather       96 multiplications, 62 additions, 1 divisions
sandwich__even__vector            gather       416 multiplications, 377 additions, 6 divisions
sandwich__even__bivector          gather       992 multiplications, 944 additions, 15 divisions
sandwich__even__trivector         gather       1312 multiplications, 1259 additions, 20 divisions
sandwich__even__g4                gather       992 multiplications, 944 additions, 15 divisions
sandwich__even__g5                gather       416 multiplications, 377 additions, 6 divisions
sandwich__even__g6                gather       96 multiplications, 62 additions, 1 divisions
sandwich__even__even              gather       2080 multiplications, 2015 additions, 32 divisions
sandwich__even__full              gather       8224 multiplications, 8095 additions, 64 divisions
sandwich__g0_2__scalar            gather       48 multiplications, 30 additions, 1 divisions
sandwich__g0_2__vector            gather       328 multiplications, 295 additions, 6 divisions
sandwich__g0_2__bivector          gather       946 multiplications, 899 additions, 15 divisions
sandwich__g0_2__trivector         gather       1296 multiplications, 1243 additions, 20 divisions
sandwich__g0_2__g4                gather       946 multiplications, 899 additions, 15 divisions
sandwich__g0_2__g5                gather       328 multiplications, 295 additions, 6 divisions
sandwich__g0_2__g6                gather       48 multiplications, 30 additions, 1 divisions
sandwich__g0_2__even              gather       2064 multiplications, 1999 additions, 32 divisions
sandwich__g0_2__full              gather       8208 multiplications, 8079 additions, 64 divisions
sandwich__vector__scalar          unrolled     18 multiplications, 10 additions, 1 divisions
sandwich__vector__vector          gather       198 multiplications, 175 additions, 6 divisions
sandwich__vector__bivector        gather       486 multiplications, 444 additions, 15 divisions
sandwich__vector__trivector       gather       726 multiplications, 675 additions, 20 divisions
sandwich__vector__g4              gather       486 multiplications, 444 additions, 15 divisions
sandwich__vector__g5              gather       198 multiplications, 175 additions, 6 divisions
sandwich__vector__g6              unrolled     18 multiplications, 10 additions, 1 divisions
sandwich__vector__even            gather       390 multiplications, 325 additions, 32 divisions
sandwich__vector__full            gather       774 multiplications, 645 additions, 64 divisions
sandwich2__even__vector__even     gather       1216 multiplications, 1152 additions
sandwich2__even__even__even       gather       2048 multiplications, 1984 additions
sandwich2__even__full__even       gather       8192 multiplications, 8064 additions
versor_defect__full               gather       3456 multiplications, 3402 additions
versor_defect__even               gather       1728 multiplications, 1674 additions
versor_defect__g0_2               gather       768 multiplications, 720 additions
versor_defect__vector             unrolled     6 multiplications, 5 additions
outermorphism__bivector           gather       450 multiplications, 225 additions
outermorphism__trivector          gather       1500 multiplications, 950 additions
outermorphism__g4                 gather       1680 multiplications, 1165 additions
outermorphism__g5                 gather       810 multiplications, 574 additions
outermorphism__g6                 gather       186 multiplications, 129 additions
linear_map__even                  gather       1024 multiplications, 992 additions
linear_map__full                  gather       4096 multiplications, 4032 additions
linear_map__vector                gather       36 multiplications, 30 additions
linear_map__bivector              gather       225 multiplications, 210 additions
linear_map__trivector             gather       400 multiplications, 380 additions
linear_map__g4                    gather       225 multiplications, 210 additions
linear_map__g5                    gather       36 multiplications, 30 additions
linear_map__g6                    unrolled     1 multiplications

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

exp halves B until its size, null vectors left out, is at most 1/2; there exp(B) is the outer
exponential of the bivector of tanh(B), divided by its norm, and is squared as often. It has
gradients of any order everywhere; no angle, plane or root of B is computed. In traced code, where
sizes can't be read, it squares as often as the largest bivectors need, elsewhere as often as those
at hand do; the results are the same. The relative error grows with the size s of B, as rounding B
alone makes it: it is about 1e-7 s in float32. B may be of size 4e12, or 2e6 in float32, where that
leaves no digit; larger ones, and those that are not finite, give NaN. Half precision is computed in
float32. Proved are the coefficients and the outer powers; the rest is tested.
"""

# gaforge-signature: 6,0,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 6,0,0 --target torch
# gaforge-operations: 170029 multiplications, 164073 additions, 552 divisions, 5 roots in all
# gaforge-proof: 105 of 105 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:2159405737e466d30173a2dc579ae00520e79bcf189afcbef966886ef27d308d
# gaforge-content: sha256:5d0d06b75ff5345de10430cf5e2d3fa47c9a3db73af6b596623b1442da58365f

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import wraps
from itertools import pairwise
from math import prod
from pathlib import Path
from typing import Any

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
        device = matrix.device.type
        autocast = torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device)
        if autocast:  # which would compute in half precision
            with torch.autocast(device, enabled=False):
                return torch.einsum("...kj,...j->...k", matrix, x)
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

# --- Two paths: the same text in every emitted torch module -------------------------------------
#
# Each function is made of torch operations, its traceable path, and is an operator of torch that
# calls compiled kernels: NAME of the module of Numba kernels beside this file, and backwards
# NAME__vjp of the module of gradients. Results differ by rounding only.

PATHS = ("auto", "compiled", "traceable")
PROVIDER: Callable[[str, str], Callable[..., Any]] | None = None
"""Returns a compiled kernel by target and name, or raises LookupError; set by who loads the file.

Without one, kernels come from the files beside this one.
"""

_CHOSEN = {"path": "auto"}
_HALVES = {torch.float16, torch.bfloat16}
_FLOATS = {torch.float32, torch.float64, *_HALVES}
_LEAST_BYTES = 1 << 21  # of operands and result together, for a second thread
_KERNELS: dict[str, _Kernel] = {}
_SIBLINGS: dict[str, Any] = {}
_library: torch.library.Library | None = None


class PathError(RuntimeError):
    """The path that was chosen cannot be taken."""


@contextmanager
def use_path(path: str) -> Iterator[None]:
    """Choose how the functions of this module are evaluated, in all threads.

    Parameters
    ----------
    path : {"auto", "compiled", "traceable"}
        ``auto`` calls compiled kernels where it can: on floating-point tensors of the CPU, outside
        of torch.func, forward-mode differentiation and torch.export. ``traceable`` never does.
        ``compiled`` raises `PathError` where it cannot.
    """
    before = _CHOSEN["path"]
    _CHOSEN["path"] = _path(path)
    try:
        yield
    finally:
        _CHOSEN["path"] = before


def _path(path: str) -> str:
    if path not in PATHS:
        raise ValueError(f"{path!r} is no path; choose from {', '.join(PATHS)}")
    return path


def _operation(
    sizes: tuple[int, ...], size: int, *, guarded: bool = False, keeps: bool = False
) -> Callable[[Callable[..., Tensor]], Callable[..., Tensor]]:
    """Return a decorator that makes an operator of a traceable function.

    ``sizes`` and ``size`` are the lengths of the last axes; ``guarded`` says that the result is
    NaN where the first operand is no versor, ``keeps`` that its gradients take the result, too.
    """

    def decorate(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
        kernel = _Kernel(function, sizes, size, guarded, keeps)
        _KERNELS[kernel.name] = kernel

        @wraps(function)
        def call(*operands: Tensor, **named: Tensor) -> Tensor:
            path = _CHOSEN["path"]
            if named or path == "traceable" or torch.compiler.is_compiling():
                return _dispatch(kernel, path, operands, named)
            for x in operands:
                if (
                    (type(x) is not Tensor and type(x) is not nn.Parameter)
                    or not x.is_cpu
                    or x.dtype not in _FLOATS
                ):
                    return _dispatch(kernel, path, operands, named)
            if kernel.missing != "" or len(operands) != len(sizes) or _transformed():
                return _dispatch(kernel, path, operands, named)
            if guarded and operands[0].dtype in _HALVES:
                return _dispatch(kernel, path, operands, named)
            return kernel(*operands)

        @wraps(function)
        def compiled(*operands: Tensor, **named: Tensor) -> Tensor:
            return _dispatch(kernel, "compiled", operands, named)

        call.compiled = compiled  # type: ignore[attr-defined]
        call.traceable = function  # type: ignore[attr-defined]
        return call

    return decorate


def _dispatch(
    kernel: _Kernel, path: str, operands: tuple[Tensor, ...], named: dict[str, Tensor]
) -> Tensor:
    """Evaluate an operation on the path that is chosen."""
    if named:
        operands = kernel.ordered(operands, named)
    if path != "traceable":
        if _takes(kernel, operands, path):
            return kernel.operator(*operands)  # not kernel(...): the tracer sees an operator
        if path == "compiled":
            kernel.function(*operands)  # says what is wrong with the operands, if anything
            raise PathError(
                f"{kernel.name}: the compiled path can't be taken, because "
                f"{_why_not(kernel, operands)}; choose the path 'auto' or 'traceable'"
            )
    return kernel.function(*operands)


def _takes(kernel: _Kernel, operands: tuple[Tensor, ...], path: str) -> bool:
    """Tell whether the operator takes the operands."""
    if torch.compiler.is_exporting() and path != "compiled":
        return False
    for x in operands:
        if not isinstance(x, Tensor) or not x.is_cpu or x.dtype not in _FLOATS:
            return False
    if len(operands) != len(kernel.sizes) or (kernel.guarded and operands[0].dtype in _HALVES):
        return False
    if not torch.compiler.is_compiling():
        plain = all(type(x) is Tensor or type(x) is nn.Parameter for x in operands)
        if _transformed() or not plain:
            return False
    return not _missing(kernel.name)


def _transformed() -> bool:
    """Tell whether torch.func or forward-mode differentiation is at work."""
    return (
        torch._C._functorch.peek_interpreter_stack() is not None
        or torch.autograd.forward_ad._current_level >= 0
    )


def _why_not(kernel: _Kernel, operands: tuple[Tensor, ...]) -> str:
    """Return why the operator does not take operands."""
    for name, x in zip(kernel.names, operands, strict=True):
        if x.device.type != "cpu":
            return f"{name} is on the device {x.device}"
        if x.dtype not in _FLOATS:
            return f"{name} has the dtype {x.dtype}"
        if type(x) is not Tensor and type(x) is not nn.Parameter:
            return f"{name} is a {type(x).__name__}"
    if kernel.guarded and operands[0].dtype in _HALVES:
        return f"versors are not tested in {operands[0].dtype}"
    if _transformed():
        return "torch.func or forward-mode differentiation is at work"
    return _missing(kernel.name)


def _missing(name: str) -> str:
    """Return why the compiled kernels of an operation are not there, or nothing."""
    kernel = _KERNELS[name]
    if kernel.missing is None:
        try:
            kernel.forward = _find_compiled("numba", name)
            within = hasattr(kernel.forward, "vjp")  # gradients come with the kernel
            if PROVIDER is None and not within and not _beside("vjp").exists():
                raise LookupError(f"there is no file {_beside('vjp').name} beside this one")
        except LookupError as error:
            kernel.missing = str(error.args[0])
        else:
            kernel.missing = ""
    return kernel.missing


# The tracer of torch.compile calls it and takes the answer for a constant.
_missing._dynamo_marked_constant = True  # type: ignore[attr-defined]


def _beside(target: str) -> Path:
    """Return the file of kernels of another target that belongs to this one."""
    here = Path(__file__)
    return here.with_name(here.name.replace("_torch", f"_{target}", 1))


def _find_compiled(target: str, name: str) -> Callable[..., Any]:
    """Return a compiled kernel, or raise LookupError with the reason why there is none."""
    if PROVIDER is not None:
        return PROVIDER(target, name)
    if target not in _SIBLINGS:
        _SIBLINGS[target] = _load(_beside(target))
    kernels = _SIBLINGS[target].KERNELS
    if name not in kernels:
        raise LookupError(f"{_beside(target).name} does not hold it")
    return kernels[name]


def _load(path: Path) -> Any:
    """Import a file beside this one: by its name in the package, or by its place."""
    if not path.exists():
        raise LookupError(f"there is no file {path.name} beside this one")
    name = f"{__package__}.{path.stem}" if __package__ else path.stem
    try:
        if __package__:
            return importlib.import_module(name)
        found = sys.modules.get(name)
        if found is not None and Path(str(found.__file__)) == path:
            return found
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)  # type: ignore[arg-type]
        sys.modules[name] = module
        spec.loader.exec_module(module)  # type: ignore[union-attr]
    except ImportError as error:
        sys.modules.pop(name, None)
        raise LookupError(f"{path.name} can't be imported: {error}") from error
    return module


class _Kernel:
    """An operation: its traceable function, its compiled kernels, and its operators."""

    def __init__(
        self,
        function: Callable[..., Tensor],
        sizes: tuple[int, ...],
        size: int,
        guarded: bool,
        keeps: bool,
    ) -> None:
        self.function = function
        self.name = function.__name__
        self.names = function.__code__.co_varnames[: len(sizes)]
        self.sizes = sizes
        self.size = size
        self.guarded = guarded
        self.kept = int(keeps)  # how many results gradients take
        self.missing: str | None = None
        self.forward: Callable[..., Any] = self._not_found
        self.backward: Callable[..., Any] | None = None
        self.library = library = _define()
        arguments = ", ".join(f"Tensor {name}" for name in self.names)
        tags = (torch.Tag.pt2_compliant_tag,)
        library.define(f"{self.name}({arguments}) -> Tensor", tags=tags)
        taken = f"Tensor g, Tensor out, {arguments}" if keeps else f"Tensor g, {arguments}"
        library.define(f"{self.name}__vjp({taken}, bool[] wanted) -> Tensor[]", tags=tags)
        for key, run, run_vjp in (
            ("CPU", self.run, self.run_vjp),
            ("Meta", self._allocate, self._allocate_vjp),
            ("Autograd", self.__call__, self._record_vjp),
        ):
            library.impl(self.name, run, key)
            library.impl(f"{self.name}__vjp", run_vjp, key)
        operators = getattr(torch.ops, library.ns)
        self.operator = getattr(operators, self.name).default
        self.operator_vjp = getattr(operators, f"{self.name}__vjp").default

    def ordered(self, operands: tuple[Tensor, ...], named: dict[str, Tensor]) -> tuple[Any, ...]:
        """Return operands that are given by name in their order."""
        rest = self.names[len(operands) :]
        if set(named) != set(rest):
            self.function(*operands, **named)  # raises what Python says of such a call
        return (*operands, *(named[name] for name in rest))

    def _not_found(self, *operands: Any) -> Any:
        missing = _missing(self.name)
        if missing:
            raise PathError(f"{self.name}: there is no compiled kernel, because {missing}")
        return self.forward(*operands)

    def __call__(self, *operands: Tensor) -> Tensor:
        """Call the operator, and record it where gradients are needed."""
        if torch.is_grad_enabled():
            for x in operands:
                if x.requires_grad:
                    return _Function.apply(self, *operands)
        with torch._C._AutoDispatchBelowAutograd():
            return self.operator(*operands)

    def run(self, *operands: Tensor) -> Tensor:
        """Run the compiled kernel on tensors of the CPU."""
        try:
            return _call(self.forward, [x.numpy() for x in operands], self.size)
        except (ValueError, TypeError, ArithmeticError, RuntimeError):
            return self._run_otherwise(operands)

    def _run_otherwise(self, operands: Sequence[Tensor]) -> Tensor:
        """Run the kernel on tensors that are no arrays, or say what is wrong with them."""
        dtype = self._checked(operands)[0].dtype
        try:
            return _call(self.forward, [_array(x) for x in operands], self.size).to(dtype)
        except ArithmeticError:
            return self.function(*operands)  # NaN where the first operand is no versor

    def run_vjp(self, g: Tensor, *operands: Any) -> list[Tensor]:
        *tensors, wanted = operands
        if self.backward is None:
            own = getattr(self.forward, "vjp", None)
            self.backward = own or _find_compiled("vjp", self.name)
        threads = torch.get_num_threads()
        arrays = [_array(x) for x in (g, *tensors)]
        found = self.backward(*arrays, wanted=wanted, threads=threads)
        gradients = []
        for gradient, x in zip(found, tensors[self.kept :], strict=True):
            if gradient is not None:
                gradient = torch.from_numpy(gradient)
                gradients.append(gradient if gradient.dtype == x.dtype else gradient.to(x.dtype))
        return gradients

    def _checked(self, operands: Sequence[Tensor]) -> list[Tensor]:
        """Return the operands in one dtype, or raise what is wrong with them."""
        if self.guarded and operands[0].dtype in _HALVES:
            raise TypeError(f"{self.name}: no operator tests versors in {operands[0].dtype}")
        facts = zip(self.names, operands, self.sizes, self.sizes, strict=True)
        return _operands(self.name, *facts, kind="real")

    def _allocate(self, *operands: Tensor) -> Tensor:
        tensors = self._checked(operands)
        lead = torch.broadcast_shapes(*(x.shape[:-1] for x in tensors))
        return tensors[0].new_empty((*lead, self.size))

    def _allocate_vjp(self, g: Tensor, *operands: Any) -> list[Tensor]:
        *tensors, wanted = operands
        found = zip(tensors[self.kept :], wanted, strict=True)
        return [x.new_empty(x.shape) for x, want in found if want]

    def _record_vjp(self, g: Tensor, *operands: Any) -> list[Tensor]:
        *tensors, wanted = operands
        if torch.is_grad_enabled() and any(x.requires_grad for x in (g, *tensors)):
            return self.differentiate(g, tensors[self.kept :], wanted)
        with torch._C._AutoDispatchBelowAutograd():
            return self.operator_vjp(g, *operands)

    def differentiate(
        self, g: Tensor, operands: Sequence[Tensor], wanted: Sequence[bool]
    ) -> list[Tensor]:
        """Return gradients by way of the traceable function, to be differentiated again."""
        again = torch.is_grad_enabled()
        with torch.enable_grad():
            # An operand may stand in two places, which have a gradient each.
            copies = [
                x.view_as(x) if x.requires_grad else x.detach().requires_grad_(want)
                for x, want in zip(operands, wanted, strict=True)
            ]
            inputs = [x for x, want in zip(copies, wanted, strict=True) if want]
            out = self.function(*copies)
            return list(
                torch.autograd.grad(out, inputs, g, create_graph=again, materialize_grads=True)
            )


class _Function(torch.autograd.Function):
    """Records an operation; only its operands are saved, and its result if gradients take it."""

    @staticmethod
    def forward(ctx: Any, kernel: _Kernel, *operands: Tensor) -> Tensor:
        """Run the operator."""
        ctx.kernel = kernel
        if _is_watched():
            with torch._C._AutoDispatchBelowAutograd():
                out = kernel.operator(*operands)
        else:  # without the dispatcher
            out = kernel.run(*(x.detach() for x in operands))
        ctx.save_for_backward(*((out,) if kernel.kept else ()), *operands)
        return out

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> tuple[Tensor | None, ...]:
        """Run the operator of the gradients."""
        kernel = ctx.kernel
        operands, wanted = ctx.saved_tensors, list(ctx.needs_input_grad[1:])
        if type(g) is Tensor and not torch._C._dispatch_keys(g).has(torch._C.DispatchKey.CPU):
            # A batch of gradients in disguise.
            found = kernel.differentiate(g, operands[kernel.kept :], wanted)
        elif type(g) is not Tensor or torch.is_grad_enabled() or _is_watched():
            found = kernel.operator_vjp(g, *operands, wanted)
        else:
            found = kernel.run_vjp(g, *operands, wanted)
        rest = iter(found)
        return None, *(next(rest) if want else None for want in wanted)


def _is_watched() -> bool:
    """Tell whether somebody looks at every operator that is called."""
    return bool(torch._C._len_torch_dispatch_stack())


def _define() -> torch.library.Library:
    """Return the library of this module's operators: named by the module, once for each load."""
    global _library
    if _library is None:
        base = "".join(c if c.isalnum() else "_" for c in __name__)
        suffix = 1
        while _library is None:
            name = base if suffix == 1 else f"{base}_{suffix}"
            try:
                _library = torch.library.Library(name, "DEF")
            except RuntimeError:  # the module was loaded before, and its functions may be in use
                suffix += 1
    return _library


def _array(x: Tensor) -> Any:
    """Return the memory of a tensor as an array, of one of the dtypes that kernels take."""
    if x.dtype in _HALVES:
        x = x.float()
    return (x.detach() if x.requires_grad else x).resolve_neg().numpy()


def _call(function: Callable[..., Any], arrays: Sequence[Any], size: int) -> Tensor:
    """Call a kernel, in parts on several threads if the arrays are large.

    No thread is left behind, so that a process may be forked at any time.
    """
    total = 0
    for x in arrays:
        total += x.nbytes
    if total < 4096 or torch.get_num_threads() < 2:
        return torch.from_numpy(function(*arrays))
    lead = torch.broadcast_shapes(*(x.shape[:-1] for x in arrays))
    count = prod(lead)
    width = max(x.itemsize for x in arrays)
    whole = all(x.shape[:-1] == lead or x.size == x.shape[-1] for x in arrays)
    if total + count * size * width < _LEAST_BYTES or not whole:
        return torch.from_numpy(function(*arrays))
    dtype = torch.float64 if width == 8 else torch.float32
    out = torch.empty((*lead, size), dtype=dtype)
    rows = out.numpy().reshape(-1, size)
    parts = [x.reshape(-1, x.shape[-1]) for x in arrays]
    threads = torch.get_num_threads()

    def run(bounds: tuple[int, int]) -> None:
        start, stop = bounds
        cut = [x[start:stop] if len(x) == count else x for x in parts]
        function(*cut, out=rows[start:stop])

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(run, pairwise(count * i // threads for i in range(threads + 1))))
    return out


# --- gp: geometric product ----------------------------------------------------------------------


def _gp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            2, 1, 8, 9, 10, 11, 12, -3, -4, -5, -6, -7, -23, -24, -25, -26, -27, -28, -29, -30,
            -31, -32, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -43, -44, -45, -46, -47,
            -48, -49, -50, -51, -52, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 58, 59, 60, 61, 62,
            53, 54, 55, 56, 57, 64, -63,
        ),
        (
            3, -8, 1, 13, 14, 15, 16, 2, 23, 24, 25, 26, -4, -5, -6, -7, -33, -34, -35, -36,
            -37, -38, 9, 10, 11, 12, 43, 44, 45, 46, 47, 48, -17, -18, -19, -20, -21, -22, -53,
            -54, -55, -56, -27, -28, -29, -30, -31, -32, -58, -59, -60, -61, 39, 40, 41, 42, 63,
            -49, -50, -51, -52, -64, 57, 62,
        ),
        (
            4, -9, -13, 1, 17, 18, 19, -23, 2, 27, 28, 29, 3, 33, 34, 35, -5, -6, -7, -39, -40,
            -41, -8, -43, -44, -45, 10, 11, 12, 49, 50, 51, 14, 15, 16, 53, 54, 55, -20, -21,
            -22, -57, 24, 25, 26, 58, 59, 60, -30, -31, -32, -62, -36, -37, -38, -63, 42, 46,
            47, 48, 64, -52, -56, -61,
        ),
        (
            5, -10, -14, -17, 1, 20, 21, -24, -27, 2, 30, 31, -33, 3, 36, 37, 4, 39, 40, -6, -7,
            -42, 43, -8, -46, -47, -9, -49, -50, 11, 12, 52, -13, -53, -54, 15, 16, 56, 18, 19,
            57, -22, -23, -58, -59, 25, 26, 61, 28, 29, 62, -32, 34, 35, 63, -38, -41, -44, -45,
            -64, 48, 51, 55, 60,
        ),
        (
            6, -11, -15, -18, -20, 1, 22, -25, -28, -30, 2, 32, -34, -36, 3, 38, -39, 4, 41, 5,
            42, -7, 44, 46, -8, -48, 49, -9, -51, -10, -52, 12, 53, -13, -55, -14, -56, 16, -17,
            -57, 19, 21, 58, -23, -60, -24, -61, 26, -27, -62, 29, 31, -33, -63, 35, 37, 40, 43,
            64, -45, -47, -50, -54, -59,
        ),
        (
            7, -12, -16, -19, -21, -22, 1, -26, -29, -31, -32, 2, -35, -37, -38, 3, -40, -41, 4,
            -42, 5, 6, 45, 47, 48, -8, 50, 51, -9, 52, -10, -11, 54, 55, -13, 56, -14, -15, 57,
            -17, -18, -20, 59, 60, -23, 61, -24, -25, 62, -27, -28, -30, 63, -33, -34, -36, -39,
            -64, 43, 44, 46, 49, 53, 58,
        ),
        (
            8, -3, 2, 23, 24, 25, 26, 1, 13, 14, 15, 16, -9, -10, -11, -12, -43, -44, -45, -46,
            -47, -48, 4, 5, 6, 7, 33, 34, 35, 36, 37, 38, -27, -28, -29, -30, -31, -32, -58,
            -59, -60, -61, -17, -18, -19, -20, -21, -22, -53, -54, -55, -56, 49, 50, 51, 52, 64,
            -39, -40, -41, -42, -63, 62, 57,
        ),
        (
            9, -4, -23, 2, 27, 28, 29, -13, 1, 17, 18, 19, 8, 43, 44, 45, -10, -11, -12, -49,
            -50, -51, -3, -33, -34, -35, 5, 6, 7, 39, 40, 41, 24, 25, 26, 58, 59, 60, -30, -31,
            -32, -62, 14, 15, 16, 53, 54, 55, -20, -21, -22, -57, -46, -47, -48, -64, 52, 36,
            37, 38, 63, -42, -61, -56,
        ),
        (
            10, -5, -24, -27, 2, 30, 31, -14, -17, 1, 20, 21, -43, 8, 46, 47, 9, 49, 50, -11,
            -12, -52, 33, -3, -36, -37, -4, -39, -40, 6, 7, 42, -23, -58, -59, 25, 26, 61, 28,
            29, 62, -32, -13, -53, -54, 15, 16, 56, 18, 19, 57, -22, 44, 45, 64, -48, -51, -34,
            -35, -63, 38, 41, 60, 55,
        ),
        (
            11, -6, -25, -28, -30, 2, 32, -15, -18, -20, 1, 22, -44, -46, 8, 48, -49, 9, 51, 10,
            52, -12, 34, 36, -3, -38, 39, -4, -41, -5, -42, 7, 58, -23, -60, -24, -61, 26, -27,
            -62, 29, 31, 53, -13, -55, -14, -56, 16, -17, -57, 19, 21, -43, -64, 45, 47, 50, 33,
            63, -35, -37, -40, -59, -54,
        ),
        (
            12, -7, -26, -29, -31, -32, 2, -16, -19, -21, -22, 1, -45, -47, -48, 8, -50, -51, 9,
            -52, 10, 11, 35, 37, 38, -3, 40, 41, -4, 42, -5, -6, 59, 60, -23, 61, -24, -25, 62,
            -27, -28, -30, 54, 55, -13, 56, -14, -15, 57, -17, -18, -20, 64, -43, -44, -46, -49,
            -63, 33, 34, 36, 39, 58, 53,
        ),
        (
            13, 23, -4, 3, 33, 34, 35, 9, -8, -43, -44, -45, 1, 17, 18, 19, -14, -15, -16, -53,
            -54, -55, 2, 27, 28, 29, -24, -25, -26, -58, -59, -60, 5, 6, 7, 39, 40, 41, -36,
            -37, -38, -63, -10, -11, -12, -49, -50, -51, 46, 47, 48, 64, -20, -21, -22, -57, 56,
            -30, -31, -32, -62, 61, -42, 52,
        ),
        (
            14, 24, -5, -33, 3, 36, 37, 10, 43, -8, -46, -47, -17, 1, 20, 21, 13, 53, 54, -15,
            -16, -56, -27, 2, 30, 31, 23, 58, 59, -25, -26, -61, -4, -39, -40, 6, 7, 42, 34, 35,
            63, -38, 9, 49, 50, -11, -12, -52, -44, -45, -64, 48, 18, 19, 57, -22, -55, 28, 29,
            62, -32, -60, 41, -51,
        ),
        (
            15, 25, -6, -34, -36, 3, 38, 11, 44, 46, -8, -48, -18, -20, 1, 22, -53, 13, 55, 14,
            56, -16, -28, -30, 2, 32, -58, 23, 60, 24, 61, -26, 39, -4, -41, -5, -42, 7, -33,
            -63, 35, 37, -49, 9, 51, 10, 52, -12, 43, 64, -45, -47, -17, -57, 19, 21, 54, -27,
            -62, 29, 31, 59, -40, 50,
        ),
        (
            16, 26, -7, -35, -37, -38, 3, 12, 45, 47, 48, -8, -19, -21, -22, 1, -54, -55, 13,
            -56, 14, 15, -29, -31, -32, 2, -59, -60, 23, -61, 24, 25, 40, 41, -4, 42, -5, -6,
            63, -33, -34, -36, -50, -51, 9, -52, 10, 11, -64, 43, 44, 46, 57, -17, -18, -20,
            -53, 62, -27, -28, -30, -58, 39, -49,
        ),
        (
            17, 27, 33, -5, 4, 39, 40, -43, 10, -9, -49, -50, 14, -13, -53, -54, 1, 20, 21, -18,
            -19, -57, 24, -23, -58, -59, 2, 30, 31, -28, -29, -62, 3, 36, 37, -34, -35, -63, 6,
            7, 42, -41, -8, -46, -47, 44, 45, 64, -11, -12, -52, 51, -15, -16, -56, 55, -22,
            -25, -26, -61, 60, -32, -38, 48,
        ),
        (
            18, 28, 34, -6, -39, 4, 41, -44, 11, 49, -9, -51, 15, 53, -13, -55, -20, 1, 22, 17,
            57, -19, 25, 58, -23, -60, -30, 2, 32, 27, 62, -29, -36, 3, 38, 33, 63, -35, -5,
            -42, 7, 40, 46, -8, -48, -43, -64, 45, 10, 52, -12, -50, 14, 56, -16, -54, 21, 24,
            61, -26, -59, 31, 37, -47,
        ),
        (
            19, 29, 35, -7, -40, -41, 4, -45, 12, 50, 51, -9, 16, 54, 55, -13, -21, -22, 1, -57,
            17, 18, 26, 59, 60, -23, -31, -32, 2, -62, 27, 28, -37, -38, 3, -63, 33, 34, 42, -5,
            -6, -39, 47, 48, -8, 64, -43, -44, -52, 10, 11, 49, -56, 14, 15, 53, -20, -61, 24,
            25, 58, -30, -36, 46,
        ),
        (
            20, 30, 36, 39, -6, 5, 42, -46, -49, 11, -10, -52, -53, 15, -14, -56, 18, -17, -57,
            1, 22, -21, -58, 25, -24, -61, 28, -27, -62, 2, 32, -31, 34, -33, -63, 3, 38, -37,
            4, 41, -40, 7, -44, 43, 64, -8, -48, 47, -9, -51, 50, -12, -13, -55, 54, -16, -19,
            -23, -60, 59, -26, -29, -35, 45,
        ),
        (
            21, 31, 37, 40, -7, -42, 5, -47, -50, 12, 52, -10, -54, 16, 56, -14, 19, 57, -17,
            -22, 1, 20, -59, 26, 61, -24, 29, 62, -27, -32, 2, 30, 35, 63, -33, -38, 3, 36, -41,
            4, 39, -6, -45, -64, 43, 48, -8, -46, 51, -9, -49, 11, 55, -13, -53, 15, 18, 60,
            -23, -58, 25, 28, 34, -44,
        ),
        (
            22, 32, 38, 41, 42, -7, 6, -48, -51, -52, 12, -11, -55, -56, 16, -15, -57, 19, -18,
            21, -20, 1, -60, -61, 26, -25, -62, 29, -28, 31, -30, 2, -63, 35, -34, 37, -36, 3,
            40, -39, 4, 5, 64, -45, 44, -47, 46, -8, -50, 49, -9, -10, -54, 53, -13, -14, -17,
            -59, 58, -23, -24, -27, -33, 43,
        ),
        (
            23, 13, -9, 8, 43, 44, 45, 4, -3, -33, -34, -35, 2, 27, 28, 29, -24, -25, -26, -58,
            -59, -60, 1, 17, 18, 19, -14, -15, -16, -53, -54, -55, 10, 11, 12, 49, 50, 51, -46,
            -47, -48, -64, -5, -6, -7, -39, -40, -41, 36, 37, 38, 63, -30, -31, -32, -62, 61,
            -20, -21, -22, -57, 56, -52, 42,
        ),
        (
            24, 14, -10, -43, 8, 46, 47, 5, 33, -3, -36, -37, -27, 2, 30, 31, 23, 58, 59, -25,
            -26, -61, -17, 1, 20, 21, 13, 53, 54, -15, -16, -56, -9, -49, -50, 11, 12, 52, 44,
            45, 64, -48, 4, 39, 40, -6, -7, -42, -34, -35, -63, 38, 28, 29, 62, -32, -60, 18,
            19, 57, -22, -55, 51, -41,
        ),
        (
            25, 15, -11, -44, -46, 8, 48, 6, 34, 36, -3, -38, -28, -30, 2, 32, -58, 23, 60, 24,
            61, -26, -18, -20, 1, 22, -53, 13, 55, 14, 56, -16, 49, -9, -51, -10, -52, 12, -43,
            -64, 45, 47, -39, 4, 41, 5, 42, -7, 33, 63, -35, -37, -27, -62, 29, 31, 59, -17,
            -57, 19, 21, 54, -50, 40,
        ),
        (
            26, 16, -12, -45, -47, -48, 8, 7, 35, 37, 38, -3, -29, -31, -32, 2, -59, -60, 23,
            -61, 24, 25, -19, -21, -22, 1, -54, -55, 13, -56, 14, 15, 50, 51, -9, 52, -10, -11,
            64, -43, -44, -46, -40, -41, 4, -42, 5, 6, -63, 33, 34, 36, 62, -27, -28, -30, -58,
            57, -17, -18, -20, -53, 49, -39,
        ),
        (
            27, 17, 43, -10, 9, 49, 50, -33, 5, -4, -39, -40, 24, -23, -58, -59, 2, 30, 31, -28,
            -29, -62, 14, -13, -53, -54, 1, 20, 21, -18, -19, -57, 8, 46, 47, -44, -45, -64, 11,
            12, 52, -51, -3, -36, -37, 34, 35, 63, -6, -7, -42, 41, -25, -26, -61, 60, -32, -15,
            -16, -56, 55, -22, -48, 38,
        ),
        (
            28, 18, 44, -11, -49, 9, 51, -34, 6, 39, -4, -41, 25, 58, -23, -60, -30, 2, 32, 27,
            62, -29, 15, 53, -13, -55, -20, 1, 22, 17, 57, -19, -46, 8, 48, 43, 64, -45, -10,
            -52, 12, 50, 36, -3, -38, -33, -63, 35, 5, 42, -7, -40, 24, 61, -26, -59, 31, 14,
            56, -16, -54, 21, 47, -37,
        ),
        (
            29, 19, 45, -12, -50, -51, 9, -35, 7, 40, 41, -4, 26, 59, 60, -23, -31, -32, 2, -62,
            27, 28, 16, 54, 55, -13, -21, -22, 1, -57, 17, 18, -47, -48, 8, -64, 43, 44, 52,
            -10, -11, -49, 37, 38, -3, 63, -33, -34, -42, 5, 6, 39, -61, 24, 25, 58, -30, -56,
            14, 15, 53, -20, -46, 36,
        ),
        (
            30, 20, 46, 49, -11, 10, 52, -36, -39, 6, -5, -42, -58, 25, -24, -61, 28, -27, -62,
            2, 32, -31, -53, 15, -14, -56, 18, -17, -57, 1, 22, -21, 44, -43, -64, 8, 48, -47,
            9, 51, -50, 12, -34, 33, 63, -3, -38, 37, -4, -41, 40, -7, -23, -60, 59, -26, -29,
            -13, -55, 54, -16, -19, -45, 35,
        ),
        (
            31, 21, 47, 50, -12, -52, 10, -37, -40, 7, 42, -5, -59, 26, 61, -24, 29, 62, -27,
            -32, 2, 30, -54, 16, 56, -14, 19, 57, -17, -22, 1, 20, 45, 64, -43, -48, 8, 46, -51,
            9, 49, -11, -35, -63, 33, 38, -3, -36, 41, -4, -39, 6, 60, -23, -58, 25, 28, 55,
            -13, -53, 15, 18, 44, -34,
        ),
        (
            32, 22, 48, 51, 52, -12, 11, -38, -41, -42, 7, -6, -60, -61, 26, -25, -62, 29, -28,
            31, -30, 2, -55, -56, 16, -15, -57, 19, -18, 21, -20, 1, -64, 45, -44, 47, -46, 8,
            50, -49, 9, 10, 63, -35, 34, -37, 36, -3, -40, 39, -4, -5, -59, 58, -23, -24, -27,
            -54, 53, -13, -14, -17, -43, 33,
        ),
        (
            33, -43, 17, -14, 13, 53, 54, 27, -24, 23, 58, 59, 5, -4, -39, -40, 3, 36, 37, -34,
            -35, -63, -10, 9, 49, 50, -8, -46, -47, 44, 45, 64, 1, 20, 21, -18, -19, -57, 15,
            16, 56, -55, 2, 30, 31, -28, -29, -62, 25, 26, 61, -60, -6, -7, -42, 41, -38, 11,
            12, 52, -51, 48, -22, -32,
        ),
        (
            34, -44, 18, -15, -53, 13, 55, 28, -25, -58, 23, 60, 6, 39, -4, -41, -36, 3, 38, 33,
            63, -35, -11, -49, 9, 51, 46, -8, -48, -43, -64, 45, -20, 1, 22, 17, 57, -19, -14,
            -56, 16, 54, -30, 2, 32, 27, 62, -29, -24, -61, 26, 59, 5, 42, -7, -40, 37, -10,
            -52, 12, 50, -47, 21, 31,
        ),
        (
            35, -45, 19, -16, -54, -55, 13, 29, -26, -59, -60, 23, 7, 40, 41, -4, -37, -38, 3,
            -63, 33, 34, -12, -50, -51, 9, 47, 48, -8, 64, -43, -44, -21, -22, 1, -57, 17, 18,
            56, -14, -15, -53, -31, -32, 2, -62, 27, 28, 61, -24, -25, -58, -42, 5, 6, 39, -36,
            52, -10, -11, -49, 46, -20, -30,
        ),
        (
            36, -46, 20, 53, -15, 14, 56, 30, 58, -25, 24, 61, -39, 6, -5, -42, 34, -33, -63, 3,
            38, -37, 49, -11, 10, 52, -44, 43, 64, -8, -48, 47, 18, -17, -57, 1, 22, -21, 13,
            55, -54, 16, 28, -27, -62, 2, 32, -31, 23, 60, -59, 26, -4, -41, 40, -7, -35, 9, 51,
            -50, 12, 45, -19, -29,
        ),
        (
            37, -47, 21, 54, -16, -56, 14, 31, 59, -26, -61, 24, -40, 7, 42, -5, 35, 63, -33,
            -38, 3, 36, 50, -12, -52, 10, -45, -64, 43, 48, -8, -46, 19, 57, -17, -22, 1, 20,
            -55, 13, 53, -15, 29, 62, -27, -32, 2, 30, -60, 23, 58, -25, 41, -4, -39, 6, 34,
            -51, 9, 49, -11, -44, 18, 28,
        ),
        (
            38, -48, 22, 55, 56, -16, 15, 32, 60, 61, -26, 25, -41, -42, 7, -6, -63, 35, -34,
            37, -36, 3, 51, 52, -12, 11, 64, -45, 44, -47, 46, -8, -57, 19, -18, 21, -20, 1, 54,
            -53, 13, 14, -62, 29, -28, 31, -30, 2, 59, -58, 23, 24, -40, 39, -4, -5, -33, 50,
            -49, 9, 10, 43, -17, -27,
        ),
        (
            39, -49, -53, 20, -18, 17, 57, -58, 30, -28, 27, 62, 36, -34, 33, 63, 6, -5, -42, 4,
            41, -40, -46, 44, -43, -64, -11, 10, 52, -9, -51, 50, -15, 14, 56, -13, -55, 54, 1,
            22, -21, 19, -25, 24, 61, -23, -60, 59, 2, 32, -31, 29, 3, 38, -37, 35, -7, -8, -48,
            47, -45, 12, 16, 26,
        ),
        (
            40, -50, -54, 21, -19, -57, 17, -59, 31, -29, -62, 27, 37, -35, -63, 33, 7, 42, -5,
            -41, 4, 39, -47, 45, 64, -43, -12, -52, 10, 51, -9, -49, -16, -56, 14, 55, -13, -53,
            -22, 1, 20, -18, -26, -61, 24, 60, -23, -58, -32, 2, 30, -28, -38, 3, 36, -34, 6,
            48, -8, -46, 44, -11, -15, -25,
        ),
        (
            41, -51, -55, 22, 57, -19, 18, -60, 32, 62, -29, 28, 38, 63, -35, 34, -42, 7, -6,
            40, -39, 4, -48, -64, 45, -44, 52, -12, 11, -50, 49, -9, 56, -16, 15, -54, 53, -13,
            21, -20, 1, 17, 61, -26, 25, -59, 58, -23, 31, -30, 2, 27, 37, -36, 3, 33, -5, -47,
            46, -8, -43, 10, 14, 24,
        ),
        (
            42, -52, -56, -57, 22, -21, 20, -61, -62, 32, -31, 30, -63, 38, -37, 36, 41, -40,
            39, 7, -6, 5, 64, -48, 47, -46, -51, 50, -49, -12, 11, -10, -55, 54, -53, -16, 15,
            -14, -19, 18, -17, 1, -60, 59, -58, -26, 25, -24, -29, 28, -27, 2, -35, 34, -33, 3,
            4, 45, -44, 43, -8, -9, -13, -23,
        ),
        (
            43, -33, 27, -24, 23, 58, 59, 17, -14, 13, 53, 54, 10, -9, -49, -50, 8, 46, 47, -44,
            -45, -64, -5, 4, 39, 40, -3, -36, -37, 34, 35, 63, 2, 30, 31, -28, -29, -62, 25, 26,
            61, -60, 1, 20, 21, -18, -19, -57, 15, 16, 56, -55, -11, -12, -52, 51, -48, 6, 7,
            42, -41, 38, -32, -22,
        ),
        (
            44, -34, 28, -25, -58, 23, 60, 18, -15, -53, 13, 55, 11, 49, -9, -51, -46, 8, 48,
            43, 64, -45, -6, -39, 4, 41, 36, -3, -38, -33, -63, 35, -30, 2, 32, 27, 62, -29,
            -24, -61, 26, 59, -20, 1, 22, 17, 57, -19, -14, -56, 16, 54, 10, 52, -12, -50, 47,
            -5, -42, 7, 40, -37, 31, 21,
        ),
        (
            45, -35, 29, -26, -59, -60, 23, 19, -16, -54, -55, 13, 12, 50, 51, -9, -47, -48, 8,
            -64, 43, 44, -7, -40, -41, 4, 37, 38, -3, 63, -33, -34, -31, -32, 2, -62, 27, 28,
            61, -24, -25, -58, -21, -22, 1, -57, 17, 18, 56, -14, -15, -53, -52, 10, 11, 49,
            -46, 42, -5, -6, -39, 36, -30, -20,
        ),
        (
            46, -36, 30, 58, -25, 24, 61, 20, 53, -15, 14, 56, -49, 11, -10, -52, 44, -43, -64,
            8, 48, -47, 39, -6, 5, 42, -34, 33, 63, -3, -38, 37, 28, -27, -62, 2, 32, -31, 23,
            60, -59, 26, 18, -17, -57, 1, 22, -21, 13, 55, -54, 16, -9, -51, 50, -12, -45, 4,
            41, -40, 7, 35, -29, -19,
        ),
        (
            47, -37, 31, 59, -26, -61, 24, 21, 54, -16, -56, 14, -50, 12, 52, -10, 45, 64, -43,
            -48, 8, 46, 40, -7, -42, 5, -35, -63, 33, 38, -3, -36, 29, 62, -27, -32, 2, 30, -60,
            23, 58, -25, 19, 57, -17, -22, 1, 20, -55, 13, 53, -15, 51, -9, -49, 11, 44, -41, 4,
            39, -6, -34, 28, 18,
        ),
        (
            48, -38, 32, 60, 61, -26, 25, 22, 55, 56, -16, 15, -51, -52, 12, -11, -64, 45, -44,
            47, -46, 8, 41, 42, -7, 6, 63, -35, 34, -37, 36, -3, -62, 29, -28, 31, -30, 2, 59,
            -58, 23, 24, -57, 19, -18, 21, -20, 1, 54, -53, 13, 14, -50, 49, -9, -10, -43, 40,
            -39, 4, 5, 33, -27, -17,
        ),
        (
            49, -39, -58, 30, -28, 27, 62, -53, 20, -18, 17, 57, 46, -44, 43, 64, 11, -10, -52,
            9, 51, -50, -36, 34, -33, -63, -6, 5, 42, -4, -41, 40, -25, 24, 61, -23, -60, 59, 2,
            32, -31, 29, -15, 14, 56, -13, -55, 54, 1, 22, -21, 19, 8, 48, -47, 45, -12, -3,
            -38, 37, -35, 7, 26, 16,
        ),
        (
            50, -40, -59, 31, -29, -62, 27, -54, 21, -19, -57, 17, 47, -45, -64, 43, 12, 52,
            -10, -51, 9, 49, -37, 35, 63, -33, -7, -42, 5, 41, -4, -39, -26, -61, 24, 60, -23,
            -58, -32, 2, 30, -28, -16, -56, 14, 55, -13, -53, -22, 1, 20, -18, -48, 8, 46, -44,
            11, 38, -3, -36, 34, -6, -25, -15,
        ),
        (
            51, -41, -60, 32, 62, -29, 28, -55, 22, 57, -19, 18, 48, 64, -45, 44, -52, 12, -11,
            50, -49, 9, -38, -63, 35, -34, 42, -7, 6, -40, 39, -4, 61, -26, 25, -59, 58, -23,
            31, -30, 2, 27, 56, -16, 15, -54, 53, -13, 21, -20, 1, 17, 47, -46, 8, 43, -10, -37,
            36, -3, -33, 5, 24, 14,
        ),
        (
            52, -42, -61, -62, 32, -31, 30, -56, -57, 22, -21, 20, -64, 48, -47, 46, 51, -50,
            49, 12, -11, 10, 63, -38, 37, -36, -41, 40, -39, -7, 6, -5, -60, 59, -58, -26, 25,
            -24, -29, 28, -27, 2, -55, 54, -53, -16, 15, -14, -19, 18, -17, 1, -45, 44, -43, 8,
            9, 35, -34, 33, -3, -4, -23, -13,
        ),
        (
            53, 58, -39, 36, -34, 33, 63, 49, -46, 44, -43, -64, 20, -18, 17, 57, 15, -14, -56,
            13, 55, -54, 30, -28, 27, 62, 25, -24, -61, 23, 60, -59, -6, 5, 42, -4, -41, 40, 3,
            38, -37, 35, 11, -10, -52, 9, 51, -50, -8, -48, 47, -45, 1, 22, -21, 19, -16, 2, 32,
            -31, 29, -26, 7, -12,
        ),
        (
            54, 59, -40, 37, -35, -63, 33, 50, -47, 45, 64, -43, 21, -19, -57, 17, 16, 56, -14,
            -55, 13, 53, 31, -29, -62, 27, 26, 61, -24, -60, 23, 58, -7, -42, 5, 41, -4, -39,
            -38, 3, 36, -34, 12, 52, -10, -51, 9, 49, 48, -8, -46, 44, -22, 1, 20, -18, 15, -32,
            2, 30, -28, 25, -6, 11,
        ),
        (
            55, 60, -41, 38, 63, -35, 34, 51, -48, -64, 45, -44, 22, 57, -19, 18, -56, 16, -15,
            54, -53, 13, 32, 62, -29, 28, -61, 26, -25, 59, -58, 23, 42, -7, 6, -40, 39, -4, 37,
            -36, 3, 33, -52, 12, -11, 50, -49, 9, -47, 46, -8, -43, 21, -20, 1, 17, -14, 31,
            -30, 2, 27, -24, 5, -10,
        ),
        (
            56, 61, -42, -63, 38, -37, 36, 52, 64, -48, 47, -46, -57, 22, -21, 20, 55, -54, 53,
            16, -15, 14, -62, 32, -31, 30, 60, -59, 58, 26, -25, 24, -41, 40, -39, -7, 6, -5,
            -35, 34, -33, 3, 51, -50, 49, 12, -11, 10, 45, -44, 43, -8, -19, 18, -17, 1, 13,
            -29, 28, -27, 2, 23, -4, 9,
        ),
        (
            57, 62, 63, -42, 41, -40, 39, -64, 52, -51, 50, -49, 56, -55, 54, -53, 22, -21, 20,
            19, -18, 17, 61, -60, 59, -58, 32, -31, 30, 29, -28, 27, 38, -37, 36, 35, -34, 33,
            -7, 6, -5, 4, -48, 47, -46, -45, 44, -43, 12, -11, 10, -9, 16, -15, 14, -13, 1, 26,
            -25, 24, -23, 2, 3, -8,
        ),
        (
            58, 53, -49, 46, -44, 43, 64, 39, -36, 34, -33, -63, 30, -28, 27, 62, 25, -24, -61,
            23, 60, -59, 20, -18, 17, 57, 15, -14, -56, 13, 55, -54, -11, 10, 52, -9, -51, 50,
            8, 48, -47, 45, 6, -5, -42, 4, 41, -40, -3, -38, 37, -35, 2, 32, -31, 29, -26, 1,
            22, -21, 19, -16, 12, -7,
        ),
        (
            59, 54, -50, 47, -45, -64, 43, 40, -37, 35, 63, -33, 31, -29, -62, 27, 26, 61, -24,
            -60, 23, 58, 21, -19, -57, 17, 16, 56, -14, -55, 13, 53, -12, -52, 10, 51, -9, -49,
            -48, 8, 46, -44, 7, 42, -5, -41, 4, 39, 38, -3, -36, 34, -32, 2, 30, -28, 25, -22,
            1, 20, -18, 15, -11, 6,
        ),
        (
            60, 55, -51, 48, 64, -45, 44, 41, -38, -63, 35, -34, 32, 62, -29, 28, -61, 26, -25,
            59, -58, 23, 22, 57, -19, 18, -56, 16, -15, 54, -53, 13, 52, -12, 11, -50, 49, -9,
            47, -46, 8, 43, -42, 7, -6, 40, -39, 4, -37, 36, -3, -33, 31, -30, 2, 27, -24, 21,
            -20, 1, 17, -14, 10, -5,
        ),
        (
            61, 56, -52, -64, 48, -47, 46, 42, 63, -38, 37, -36, -62, 32, -31, 30, 60, -59, 58,
            26, -25, 24, -57, 22, -21, 20, 55, -54, 53, 16, -15, 14, -51, 50, -49, -12, 11, -10,
            -45, 44, -43, 8, 41, -40, 39, 7, -6, 5, 35, -34, 33, -3, -29, 28, -27, 2, 23, -19,
            18, -17, 1, 13, -9, 4,
        ),
        (
            62, 57, 64, -52, 51, -50, 49, -63, 42, -41, 40, -39, 61, -60, 59, -58, 32, -31, 30,
            29, -28, 27, 56, -55, 54, -53, 22, -21, 20, 19, -18, 17, 48, -47, 46, 45, -44, 43,
            -12, 11, -10, 9, -38, 37, -36, -35, 34, -33, 7, -6, 5, -4, 26, -25, 24, -23, 2, 16,
            -15, 14, -13, 1, 8, -3,
        ),
        (
            63, -64, 57, -56, 55, -54, 53, 62, -61, 60, -59, 58, 42, -41, 40, -39, 38, -37, 36,
            35, -34, 33, -52, 51, -50, 49, -48, 47, -46, -45, 44, -43, 22, -21, 20, 19, -18, 17,
            -16, 15, -14, 13, 32, -31, 30, 29, -28, 27, -26, 25, -24, 23, 7, -6, 5, -4, 3, -12,
            11, -10, 9, -8, 1, 2,
        ),
        (
            64, -63, 62, -61, 60, -59, 58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46,
            45, -44, 43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27,
            -26, 25, -24, 23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8,
            -7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((64, 64), 64)
def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("gp__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__full__full_out), b)
    return out


def _gp__even__even_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, 17, 18, 19,
            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, -32,
        ),
        (
            2, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, -11, -12, -13, -14,
            -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 31,
        ),
        (
            3, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 8, 9, 10, 27, 28,
            29, -14, -15, -16, -31, -20, -21, -22, -32, 26, -30,
        ),
        (
            4, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, -7, -27, -28, 9, 10,
            30, 12, 13, 31, -16, 18, 19, 32, -22, -25, 29,
        ),
        (
            5, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 27, -7, -29, -8,
            -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24, -28,
        ),
        (
            6, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 28, 29, -7, 30,
            -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 27,
        ),
        (
            7, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, -4, -5, -6, -23,
            -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30, 26,
        ),
        (
            8, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, 3, 23, 24, -5, -6,
            -26, -18, -19, -32, 22, 12, 13, 31, -16, -29, -25,
        ),
        (
            9, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, -23, 3, 25, 4, 26,
            -6, 17, 32, -19, -21, -11, -31, 13, 15, 28, 24,
        ),
        (
            10, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, -24, -25, 3, -26,
            4, 5, -32, 17, 18, 20, 31, -11, -12, -14, -27, -23,
        ),
        (
            11, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, -2, -20, -21,
            18, 19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16, 22,
        ),
        (
            12, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, 20, -2, -22, -17,
            -32, 19, 4, 26, -6, -24, 8, 30, -10, -28, 15, -21,
        ),
        (
            13, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, 21, 22, -2, 32,
            -17, -18, -26, 4, 5, 23, -30, 8, 9, 27, -14, 20,
        ),
        (
            14, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, -18, 17, 32,
            -2, -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13, 19,
        ),
        (
            15, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, -19, -32, 17, 22,
            -2, -20, 25, -3, -23, 5, 29, -7, -27, 9, 12, -18,
        ),
        (
            16, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, 32, -19, 18,
            -21, 20, -2, -24, 23, -3, -4, -28, 27, -7, -8, -11, 17,
        ),
        (
            17, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32, 1, 14, 15, -12,
            -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, -16,
        ),
        (
            18, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, -14, 1, 16, 11, 31,
            -13, -8, -30, 10, 28, 4, 26, -6, -24, 21, 15,
        ),
        (
            19, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, -15, -16, 1, -31,
            11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20, -14,
        ),
        (
            20, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21, 12, -11, -31, 1,
            16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, -13,
        ),
        (
            21, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20, 13, 31, -11, -16,
            1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18, 12,
        ),
        (
            22, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2, -31, 13, -12, 15,
            -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17, -11,
        ),
        (
            23, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24, -9, 8, 30, -7,
            -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6, 10,
        ),
        (
            24, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23, -10, -30, 8, 29,
            -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, -9,
        ),
        (
            25, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3, 30, -10, 9, -28,
            27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4, 8,
        ),
        (
            26, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, -29, 28, -27,
            -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, -7,
        ),
        (
            27, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, 5, -4, -26, 3,
            25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, -6,
        ),
        (
            28, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, 6, 26, -4, -25,
            3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9, 5,
        ),
        (
            29, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, -26, 6, -5, 24,
            -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8, -4,
        ),
        (
            30, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, 25, -24, 23, 6,
            -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7, 3,
        ),
        (
            31, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, -22, 21, -20,
            -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, -2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((32, 32), 32)
def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 32), even: grades 0, 2, 4, 6
    b : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("gp__even__even", ("a", a, 32, 1), ("b", b, 32, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__even__even_out), b)
    return out


def _gp__even__vector_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (-4, -8, -11, 1, 14, 15),
        (-5, -9, -12, -14, 1, 16),
        (-6, -10, -13, -15, -16, 1),
        (7, -3, 2, 17, 18, 19),
        (8, -4, -17, 2, 20, 21),
        (9, -5, -18, -20, 2, 22),
        (10, -6, -19, -21, -22, 2),
        (11, 17, -4, 3, 23, 24),
        (12, 18, -5, -23, 3, 25),
        (13, 19, -6, -24, -25, 3),
        (14, 20, 23, -5, 4, 26),
        (15, 21, 24, -6, -26, 4),
        (16, 22, 25, 26, -6, 5),
        (-17, 11, -8, 7, 27, 28),
        (-18, 12, -9, -27, 7, 29),
        (-19, 13, -10, -28, -29, 7),
        (-20, 14, 27, -9, 8, 30),
        (-21, 15, 28, -10, -30, 8),
        (-22, 16, 29, 30, -10, 9),
        (-23, -27, 14, -12, 11, 31),
        (-24, -28, 15, -13, -31, 11),
        (-25, -29, 16, 31, -13, 12),
        (-26, -30, -31, 16, -15, 14),
        (27, -23, 20, -18, 17, 32),
        (28, -24, 21, -19, -32, 17),
        (29, -25, 22, 32, -19, 18),
        (30, -26, -32, 22, -21, 20),
        (31, 32, -26, 25, -24, 23),
        (-32, 31, -30, 29, -28, 27),
    )


@_operation((32, 6), 32)
def gp__even__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 32), even: grades 0, 2, 4, 6
    b : (..., 6), vector: grades 1
    returns : (..., 32), odd: grades 1, 3, 5

    Run the gather form: 192 multiplications, 160 additions.
    """
    a, b = _operands("gp__even__vector", ("a", a, 32, 1), ("b", b, 6, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__even__vector_out), b)
    return out


def _gp__vector__vector_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 0, 0, 0, 0),
        (-3, 0, 1, 0, 0, 0),
        (-4, 0, 0, 1, 0, 0),
        (-5, 0, 0, 0, 1, 0),
        (-6, 0, 0, 0, 0, 1),
        (0, -3, 2, 0, 0, 0),
        (0, -4, 0, 2, 0, 0),
        (0, -5, 0, 0, 2, 0),
        (0, -6, 0, 0, 0, 2),
        (0, 0, -4, 3, 0, 0),
        (0, 0, -5, 0, 3, 0),
        (0, 0, -6, 0, 0, 3),
        (0, 0, 0, -5, 4, 0),
        (0, 0, 0, -6, 0, 4),
        (0, 0, 0, 0, -6, 5),
    )


@_operation((6, 6), 16)
def gp__vector__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 6), vector: grades 1
    b : (..., 6), vector: grades 1
    returns : (..., 16), g0_2: grades 0, 2

    Run the gather form: 96 multiplications, 80 additions.
    """
    a, b = _operands("gp__vector__vector", ("a", a, 6, 1), ("b", b, 6, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__vector__vector_out), b)
    return out


def _gp__vector__full_out() -> Table:
    """Return places of the matrix of b that acts on a."""
    return (
        (2, 3, 4, 5, 6, 7),
        (1, -8, -9, -10, -11, -12),
        (8, 1, -13, -14, -15, -16),
        (9, 13, 1, -17, -18, -19),
        (10, 14, 17, 1, -20, -21),
        (11, 15, 18, 20, 1, -22),
        (12, 16, 19, 21, 22, 1),
        (3, -2, 23, 24, 25, 26),
        (4, -23, -2, 27, 28, 29),
        (5, -24, -27, -2, 30, 31),
        (6, -25, -28, -30, -2, 32),
        (7, -26, -29, -31, -32, -2),
        (23, 4, -3, 33, 34, 35),
        (24, 5, -33, -3, 36, 37),
        (25, 6, -34, -36, -3, 38),
        (26, 7, -35, -37, -38, -3),
        (27, 33, 5, -4, 39, 40),
        (28, 34, 6, -39, -4, 41),
        (29, 35, 7, -40, -41, -4),
        (30, 36, 39, 6, -5, 42),
        (31, 37, 40, 7, -42, -5),
        (32, 38, 41, 42, 7, -6),
        (13, -9, 8, -43, -44, -45),
        (14, -10, 43, 8, -46, -47),
        (15, -11, 44, 46, 8, -48),
        (16, -12, 45, 47, 48, 8),
        (17, -43, -10, 9, -49, -50),
        (18, -44, -11, 49, 9, -51),
        (19, -45, -12, 50, 51, 9),
        (20, -46, -49, -11, 10, -52),
        (21, -47, -50, -12, 52, 10),
        (22, -48, -51, -52, -12, 11),
        (43, 17, -14, 13, -53, -54),
        (44, 18, -15, 53, 13, -55),
        (45, 19, -16, 54, 55, 13),
        (46, 20, -53, -15, 14, -56),
        (47, 21, -54, -16, 56, 14),
        (48, 22, -55, -56, -16, 15),
        (49, 53, 20, -18, 17, -57),
        (50, 54, 21, -19, 57, 17),
        (51, 55, 22, -57, -19, 18),
        (52, 56, 57, 22, -21, 20),
        (33, -27, 24, -23, 58, 59),
        (34, -28, 25, -58, -23, 60),
        (35, -29, 26, -59, -60, -23),
        (36, -30, 58, 25, -24, 61),
        (37, -31, 59, 26, -61, -24),
        (38, -32, 60, 61, 26, -25),
        (39, -58, -30, 28, -27, 62),
        (40, -59, -31, 29, -62, -27),
        (41, -60, -32, 62, 29, -28),
        (42, -61, -62, -32, 31, -30),
        (58, 39, -36, 34, -33, 63),
        (59, 40, -37, 35, -63, -33),
        (60, 41, -38, 63, 35, -34),
        (61, 42, -63, -38, 37, -36),
        (62, 63, 42, -41, 40, -39),
        (53, -49, 46, -44, 43, -64),
        (54, -50, 47, -45, 64, 43),
        (55, -51, 48, -64, -45, 44),
        (56, -52, 64, 48, -47, 46),
        (57, -64, -52, 51, -50, 49),
        (64, 57, -56, 55, -54, 53),
        (63, -62, 61, -60, 59, -58),
    )


@_operation((6, 64), 64)
def gp__vector__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 6), vector: grades 1
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 384 multiplications, 320 additions.
    """
    a, b = _operands("gp__vector__full", ("a", a, 6, 1), ("b", b, 64, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(b, _gp__vector__full_out), a)
    return out


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            8, -3, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            9, -4, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            10, -5, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            11, -6, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            12, -7, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            13, 0, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            14, 0, -5, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            15, 0, -6, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            16, 0, -7, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            17, 0, 0, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            18, 0, 0, -6, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            19, 0, 0, -7, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            20, 0, 0, 0, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            21, 0, 0, 0, -7, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            22, 0, 0, 0, 0, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            23, 13, -9, 8, 0, 0, 0, 4, -3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            24, 14, -10, 0, 8, 0, 0, 5, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            25, 15, -11, 0, 0, 8, 0, 6, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            26, 16, -12, 0, 0, 0, 8, 7, 0, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            27, 17, 0, -10, 9, 0, 0, 0, 5, -4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            28, 18, 0, -11, 0, 9, 0, 0, 6, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            29, 19, 0, -12, 0, 0, 9, 0, 7, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            30, 20, 0, 0, -11, 10, 0, 0, 0, 6, -5, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            31, 21, 0, 0, -12, 0, 10, 0, 0, 7, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            32, 22, 0, 0, 0, -12, 11, 0, 0, 0, 7, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            33, 0, 17, -14, 13, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            34, 0, 18, -15, 0, 13, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            35, 0, 19, -16, 0, 0, 13, 0, 0, 0, 0, 0, 7, 0, 0, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            36, 0, 20, 0, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            37, 0, 21, 0, -16, 0, 14, 0, 0, 0, 0, 0, 0, 7, 0, -5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            38, 0, 22, 0, 0, -16, 15, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            39, 0, 0, 20, -18, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 4, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            40, 0, 0, 21, -19, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, -5, 0, 4, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            41, 0, 0, 22, 0, -19, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 0, 4, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            42, 0, 0, 0, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 5, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            43, -33, 27, -24, 23, 0, 0, 17, -14, 13, 0, 0, 10, -9, 0, 0, 8, 0, 0, 0, 0, 0, -5,
            4, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            44, -34, 28, -25, 0, 23, 0, 18, -15, 0, 13, 0, 11, 0, -9, 0, 0, 8, 0, 0, 0, 0, -6,
            0, 4, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            45, -35, 29, -26, 0, 0, 23, 19, -16, 0, 0, 13, 12, 0, 0, -9, 0, 0, 8, 0, 0, 0, -7,
            0, 0, 4, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            46, -36, 30, 0, -25, 24, 0, 20, 0, -15, 14, 0, 0, 11, -10, 0, 0, 0, 0, 8, 0, 0, 0,
            -6, 5, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            47, -37, 31, 0, -26, 0, 24, 21, 0, -16, 0, 14, 0, 12, 0, -10, 0, 0, 0, 0, 8, 0, 0,
            -7, 0, 5, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            48, -38, 32, 0, 0, -26, 25, 22, 0, 0, -16, 15, 0, 0, 12, -11, 0, 0, 0, 0, 0, 8, 0,
            0, -7, 6, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            49, -39, 0, 30, -28, 27, 0, 0, 20, -18, 17, 0, 0, 0, 0, 0, 11, -10, 0, 9, 0, 0, 0,
            0, 0, 0, -6, 5, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            50, -40, 0, 31, -29, 0, 27, 0, 21, -19, 0, 17, 0, 0, 0, 0, 12, 0, -10, 0, 9, 0, 0,
            0, 0, 0, -7, 0, 5, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            51, -41, 0, 32, 0, -29, 28, 0, 22, 0, -19, 18, 0, 0, 0, 0, 0, 12, -11, 0, 0, 9, 0,
            0, 0, 0, 0, -7, 6, 0, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            52, -42, 0, 0, 32, -31, 30, 0, 0, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 12, -11, 10, 0,
            0, 0, 0, 0, 0, 0, -7, 6, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            53, 0, -39, 36, -34, 33, 0, 0, 0, 0, 0, 0, 20, -18, 17, 0, 15, -14, 0, 13, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            54, 0, -40, 37, -35, 0, 33, 0, 0, 0, 0, 0, 21, -19, 0, 17, 16, 0, -14, 0, 13, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, 5, 0, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            55, 0, -41, 38, 0, -35, 34, 0, 0, 0, 0, 0, 22, 0, -19, 18, 0, 16, -15, 0, 0, 13, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, 0, 0, -4, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            56, 0, -42, 0, 38, -37, 36, 0, 0, 0, 0, 0, 0, 22, -21, 20, 0, 0, 0, 16, -15, 14, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            57, 0, 0, -42, 41, -40, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            58, 53, -49, 46, -44, 43, 0, 39, -36, 34, -33, 0, 30, -28, 27, 0, 25, -24, 0, 23, 0,
            0, 20, -18, 17, 0, 15, -14, 0, 13, 0, 0, -11, 10, 0, -9, 0, 0, 8, 0, 0, 0, 6, -5, 0,
            4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        ),
        (
            59, 54, -50, 47, -45, 0, 43, 40, -37, 35, 0, -33, 31, -29, 0, 27, 26, 0, -24, 0, 23,
            0, 21, -19, 0, 17, 16, 0, -14, 0, 13, 0, -12, 0, 10, 0, -9, 0, 0, 8, 0, 0, 7, 0, -5,
            0, 4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        ),
        (
            60, 55, -51, 48, 0, -45, 44, 41, -38, 0, 35, -34, 32, 0, -29, 28, 0, 26, -25, 0, 0,
            23, 22, 0, -19, 18, 0, 16, -15, 0, 0, 13, 0, -12, 11, 0, 0, -9, 0, 0, 8, 0, 0, 7,
            -6, 0, 0, 4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        ),
        (
            61, 56, -52, 0, 48, -47, 46, 42, 0, -38, 37, -36, 0, 32, -31, 30, 0, 0, 0, 26, -25,
            24, 0, 22, -21, 20, 0, 0, 0, 16, -15, 14, 0, 0, 0, -12, 11, -10, 0, 0, 0, 8, 0, 0,
            0, 7, -6, 5, 0, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0,
        ),
        (
            62, 57, 0, -52, 51, -50, 49, 0, 42, -41, 40, -39, 0, 0, 0, 0, 32, -31, 30, 29, -28,
            27, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, 0, 0, 0, 0, 0, 0, -12, 11, -10, 9, 0, 0,
            0, 0, 0, 0, 7, -6, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0,
        ),
        (
            63, 0, 57, -56, 55, -54, 53, 0, 0, 0, 0, 0, 42, -41, 40, -39, 38, -37, 36, 35, -34,
            33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 5, -4, 3, 0, 0, 0, 0, 0, 1, 0,
        ),
        (
            64, -63, 62, -61, 60, -59, 58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46,
            45, -44, 43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27,
            -26, 25, -24, 23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8,
            -7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((64, 64), 64)
def op__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("op__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out = _times(_signed(a, _op__full__full_out), b)
    return out


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            0, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            0, 0, 8, 9, 10, 11, 12, -3, -4, -5, -6, -7, -23, -24, -25, -26, -27, -28, -29, -30,
            -31, -32, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -43, -44, -45, -46, -47,
            -48, -49, -50, -51, -52, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 58, 59, 60, 61, 62,
            53, 54, 55, 56, 57, 64, -63,
        ),
        (
            0, -8, 0, 13, 14, 15, 16, 2, 23, 24, 25, 26, -4, -5, -6, -7, -33, -34, -35, -36,
            -37, -38, 9, 10, 11, 12, 43, 44, 45, 46, 47, 48, -17, -18, -19, -20, -21, -22, -53,
            -54, -55, -56, -27, -28, -29, -30, -31, -32, -58, -59, -60, -61, 39, 40, 41, 42, 63,
            -49, -50, -51, -52, -64, 57, 62,
        ),
        (
            0, -9, -13, 0, 17, 18, 19, -23, 2, 27, 28, 29, 3, 33, 34, 35, -5, -6, -7, -39, -40,
            -41, -8, -43, -44, -45, 10, 11, 12, 49, 50, 51, 14, 15, 16, 53, 54, 55, -20, -21,
            -22, -57, 24, 25, 26, 58, 59, 60, -30, -31, -32, -62, -36, -37, -38, -63, 42, 46,
            47, 48, 64, -52, -56, -61,
        ),
        (
            0, -10, -14, -17, 0, 20, 21, -24, -27, 2, 30, 31, -33, 3, 36, 37, 4, 39, 40, -6, -7,
            -42, 43, -8, -46, -47, -9, -49, -50, 11, 12, 52, -13, -53, -54, 15, 16, 56, 18, 19,
            57, -22, -23, -58, -59, 25, 26, 61, 28, 29, 62, -32, 34, 35, 63, -38, -41, -44, -45,
            -64, 48, 51, 55, 60,
        ),
        (
            0, -11, -15, -18, -20, 0, 22, -25, -28, -30, 2, 32, -34, -36, 3, 38, -39, 4, 41, 5,
            42, -7, 44, 46, -8, -48, 49, -9, -51, -10, -52, 12, 53, -13, -55, -14, -56, 16, -17,
            -57, 19, 21, 58, -23, -60, -24, -61, 26, -27, -62, 29, 31, -33, -63, 35, 37, 40, 43,
            64, -45, -47, -50, -54, -59,
        ),
        (
            0, -12, -16, -19, -21, -22, 0, -26, -29, -31, -32, 2, -35, -37, -38, 3, -40, -41, 4,
            -42, 5, 6, 45, 47, 48, -8, 50, 51, -9, 52, -10, -11, 54, 55, -13, 56, -14, -15, 57,
            -17, -18, -20, 59, 60, -23, 61, -24, -25, 62, -27, -28, -30, 63, -33, -34, -36, -39,
            -64, 43, 44, 46, 49, 53, 58,
        ),
        (
            0, 0, 0, 23, 24, 25, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, 4,
            5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, -61, -17, -18, -19, -20,
            -21, -22, 0, 0, 0, 0, 0, 0, 0, 0, 64, -39, -40, -41, -42, 0, 0, 57,
        ),
        (
            0, 0, -23, 0, 27, 28, 29, 0, 0, 0, 0, 0, 0, 43, 44, 45, 0, 0, 0, -49, -50, -51, -3,
            0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 0, 58, 59, 60, 0, 0, 0, -62, 14, 15, 16, 0, 0, 0,
            -20, -21, -22, 0, 0, 0, 0, -64, 0, 36, 37, 38, 0, -42, 0, -56,
        ),
        (
            0, 0, -24, -27, 0, 30, 31, 0, 0, 0, 0, 0, -43, 0, 46, 47, 0, 49, 50, 0, 0, -52, 0,
            -3, 0, 0, -4, 0, 0, 6, 7, 0, 0, -58, -59, 0, 0, 61, 0, 0, 62, 0, -13, 0, 0, 15, 16,
            0, 18, 19, 0, -22, 0, 0, 64, 0, 0, -34, -35, 0, 38, 41, 0, 55,
        ),
        (
            0, 0, -25, -28, -30, 0, 32, 0, 0, 0, 0, 0, -44, -46, 0, 48, -49, 0, 51, 0, 52, 0, 0,
            0, -3, 0, 0, -4, 0, -5, 0, 7, 58, 0, -60, 0, -61, 0, 0, -62, 0, 0, 0, -13, 0, -14,
            0, 16, -17, 0, 19, 21, 0, -64, 0, 0, 0, 33, 0, -35, -37, -40, 0, -54,
        ),
        (
            0, 0, -26, -29, -31, -32, 0, 0, 0, 0, 0, 0, -45, -47, -48, 0, -50, -51, 0, -52, 0,
            0, 0, 0, 0, -3, 0, 0, -4, 0, -5, -6, 59, 60, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, -13, 0,
            -14, -15, 0, -17, -18, -20, 64, 0, 0, 0, 0, 0, 33, 34, 36, 39, 0, 53,
        ),
        (
            0, 23, 0, 0, 33, 34, 35, 0, 0, -43, -44, -45, 0, 0, 0, 0, 0, 0, 0, -53, -54, -55, 2,
            0, 0, 0, 0, 0, 0, -58, -59, -60, 5, 6, 7, 0, 0, 0, 0, 0, 0, -63, -10, -11, -12, 0,
            0, 0, 0, 0, 0, 64, -20, -21, -22, 0, 0, -30, -31, -32, 0, 0, -42, 52,
        ),
        (
            0, 24, 0, -33, 0, 36, 37, 0, 43, 0, -46, -47, 0, 0, 0, 0, 0, 53, 54, 0, 0, -56, 0,
            2, 0, 0, 0, 58, 59, 0, 0, -61, -4, 0, 0, 6, 7, 0, 0, 0, 63, 0, 9, 0, 0, -11, -12, 0,
            0, 0, -64, 0, 18, 19, 0, -22, 0, 28, 29, 0, -32, 0, 41, -51,
        ),
        (
            0, 25, 0, -34, -36, 0, 38, 0, 44, 46, 0, -48, 0, 0, 0, 0, -53, 0, 55, 0, 56, 0, 0,
            0, 2, 0, -58, 0, 60, 0, 61, 0, 0, -4, 0, -5, 0, 7, 0, -63, 0, 0, 0, 9, 0, 10, 0,
            -12, 0, 64, 0, 0, -17, 0, 19, 21, 0, -27, 0, 29, 31, 0, -40, 50,
        ),
        (
            0, 26, 0, -35, -37, -38, 0, 0, 45, 47, 48, 0, 0, 0, 0, 0, -54, -55, 0, -56, 0, 0, 0,
            0, 0, 2, -59, -60, 0, -61, 0, 0, 0, 0, -4, 0, -5, -6, 63, 0, 0, 0, 0, 0, 9, 0, 10,
            11, -64, 0, 0, 0, 0, -17, -18, -20, 0, 0, -27, -28, -30, 0, 39, -49,
        ),
        (
            0, 27, 33, 0, 0, 39, 40, -43, 0, 0, -49, -50, 0, 0, -53, -54, 0, 0, 0, 0, 0, -57, 0,
            0, -58, -59, 2, 0, 0, 0, 0, -62, 3, 0, 0, 0, 0, -63, 6, 7, 0, 0, -8, 0, 0, 0, 0, 64,
            -11, -12, 0, 0, -15, -16, 0, 0, -22, -25, -26, 0, 0, -32, -38, 48,
        ),
        (
            0, 28, 34, 0, -39, 0, 41, -44, 0, 49, 0, -51, 0, 53, 0, -55, 0, 0, 0, 0, 57, 0, 0,
            58, 0, -60, 0, 2, 0, 0, 62, 0, 0, 3, 0, 0, 63, 0, -5, 0, 7, 0, 0, -8, 0, 0, -64, 0,
            10, 0, -12, 0, 14, 0, -16, 0, 21, 24, 0, -26, 0, 31, 37, -47,
        ),
        (
            0, 29, 35, 0, -40, -41, 0, -45, 0, 50, 51, 0, 0, 54, 55, 0, 0, 0, 0, -57, 0, 0, 0,
            59, 60, 0, 0, 0, 2, -62, 0, 0, 0, 0, 3, -63, 0, 0, 0, -5, -6, 0, 0, 0, -8, 64, 0, 0,
            0, 10, 11, 0, 0, 14, 15, 0, -20, 0, 24, 25, 0, -30, -36, 46,
        ),
        (
            0, 30, 36, 39, 0, 0, 42, -46, -49, 0, 0, -52, -53, 0, 0, -56, 0, 0, -57, 0, 0, 0,
            -58, 0, 0, -61, 0, 0, -62, 2, 0, 0, 0, 0, -63, 3, 0, 0, 4, 0, 0, 7, 0, 0, 64, -8, 0,
            0, -9, 0, 0, -12, -13, 0, 0, -16, -19, -23, 0, 0, -26, -29, -35, 45,
        ),
        (
            0, 31, 37, 40, 0, -42, 0, -47, -50, 0, 52, 0, -54, 0, 56, 0, 0, 57, 0, 0, 0, 0, -59,
            0, 61, 0, 0, 62, 0, 0, 2, 0, 0, 63, 0, 0, 3, 0, 0, 4, 0, -6, 0, -64, 0, 0, -8, 0, 0,
            -9, 0, 11, 0, -13, 0, 15, 18, 0, -23, 0, 25, 28, 34, -44,
        ),
        (
            0, 32, 38, 41, 42, 0, 0, -48, -51, -52, 0, 0, -55, -56, 0, 0, -57, 0, 0, 0, 0, 0,
            -60, -61, 0, 0, -62, 0, 0, 0, 0, 2, -63, 0, 0, 0, 0, 3, 0, 0, 4, 5, 64, 0, 0, 0, 0,
            -8, 0, 0, -9, -10, 0, 0, -13, -14, -17, 0, 0, -23, -24, -27, -33, 43,
        ),
        (
            0, 0, 0, 0, 43, 44, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, -5, -6, -7, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -20, -21, -22, 0, 0, 0, 42,
        ),
        (
            0, 0, 0, -43, 0, 46, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 0, 0, -61, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 4, 0, 0, -6, -7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 18, 19, 0, -22, 0, 0, -41,
        ),
        (
            0, 0, 0, -44, -46, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, 0, 60, 0, 61, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 4, 0, 5, 0, -7, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -17, 0, 19, 21, 0, 0, 40,
        ),
        (
            0, 0, 0, -45, -47, -48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -59, -60, 0, -61, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 4, 0, 5, 6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -17, -18, -20, 0, 0, -39,
        ),
        (
            0, 0, 43, 0, 0, 49, 50, 0, 0, 0, 0, 0, 0, 0, -58, -59, 0, 0, 0, 0, 0, -62, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, -6, -7, 0,
            0, 0, 0, 0, 0, 0, -15, -16, 0, 0, -22, 0, 38,
        ),
        (
            0, 0, 44, 0, -49, 0, 51, 0, 0, 0, 0, 0, 0, 58, 0, -60, 0, 0, 0, 0, 62, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 0, -7, 0,
            0, 0, 0, 0, 0, 14, 0, -16, 0, 21, 0, -37,
        ),
        (
            0, 0, 45, 0, -50, -51, 0, 0, 0, 0, 0, 0, 0, 59, 60, 0, 0, 0, 0, -62, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 6, 0,
            0, 0, 0, 0, 0, 0, 14, 15, 0, -20, 0, 36,
        ),
        (
            0, 0, 46, 49, 0, 0, 52, 0, 0, 0, 0, 0, -58, 0, 0, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 0,
            -7, 0, 0, 0, 0, 0, -13, 0, 0, -16, -19, 0, 35,
        ),
        (
            0, 0, 47, 50, 0, -52, 0, 0, 0, 0, 0, 0, -59, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 6,
            0, 0, 0, 0, 0, 0, -13, 0, 15, 18, 0, -34,
        ),
        (
            0, 0, 48, 51, 52, 0, 0, 0, 0, 0, 0, 0, -60, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4,
            -5, 0, 0, 0, 0, 0, 0, 0, -13, -14, -17, 0, 33,
        ),
        (
            0, -43, 0, 0, 0, 53, 54, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, -7, 0, 0, 0, 11, 12, 0, 0, 0, -22, -32,
        ),
        (
            0, -44, 0, 0, -53, 0, 55, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            5, 0, -7, 0, 0, -10, 0, 12, 0, 0, 21, 31,
        ),
        (
            0, -45, 0, 0, -54, -55, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
            0, 5, 6, 0, 0, 0, -10, -11, 0, 0, -20, -30,
        ),
        (
            0, -46, 0, 53, 0, 0, 56, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
            -4, 0, 0, -7, 0, 9, 0, 0, 12, 0, -19, -29,
        ),
        (
            0, -47, 0, 54, 0, -56, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, -4, 0, 6, 0, 0, 9, 0, -11, 0, 18, 28,
        ),
        (
            0, -48, 0, 55, 56, 0, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, -4, -5, 0, 0, 0, 9, 10, 0, -17, -27,
        ),
        (
            0, -49, -53, 0, 0, 0, 57, -58, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
            3, 0, 0, 0, -7, -8, 0, 0, 0, 12, 16, 26,
        ),
        (
            0, -50, -54, 0, 0, -57, 0, -59, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
            0, 3, 0, 0, 6, 0, -8, 0, 0, -11, -15, -25,
        ),
        (
            0, -51, -55, 0, 57, 0, 0, -60, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
            0, 0, 3, 0, -5, 0, 0, -8, 0, 10, 14, 24,
        ),
        (
            0, -52, -56, -57, 0, 0, 0, -61, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
            0, 0, 0, 3, 4, 0, 0, 0, -8, -9, -13, -23,
        ),
        (
            0, 0, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 6, 7, 0, 0, 0, 0, -22,
        ),
        (
            0, 0, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -5, 0, 7, 0, 0, 0, 21,
        ),
        (
            0, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -5, -6, 0, 0, 0, -20,
        ),
        (
            0, 0, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 4, 0, 0, 7, 0, 0, -19,
        ),
        (
            0, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 4, 0, -6, 0, 0, 18,
        ),
        (
            0, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 4, 5, 0, 0, -17,
        ),
        (
            0, 0, -58, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -3, 0, 0, 0, 7, 0, 16,
        ),
        (
            0, 0, -59, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -3, 0, 0, -6, 0, -15,
        ),
        (
            0, 0, -60, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -3, 0, 5, 0, 14,
        ),
        (
            0, 0, -61, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -3, -4, 0, -13,
        ),
        (
            0, 58, 0, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 2, 0, 0, 0, 0, 7, -12,
        ),
        (
            0, 59, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 2, 0, 0, 0, -6, 11,
        ),
        (
            0, 60, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 2, 0, 0, 5, -10,
        ),
        (
            0, 61, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 2, 0, -4, 9,
        ),
        (
            0, 62, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 2, 3, -8,
        ),
        (
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -7,
        ),
        (
            0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -5,
        ),
        (
            0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 4,
        ),
        (
            0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -3,
        ),
        (
            0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
    )


@_operation((64, 64), 64)
def ip__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("ip__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip__full__full_out), b)
    return out


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            2, 1, 8, 9, 10, 11, 12, -3, -4, -5, -6, -7, -23, -24, -25, -26, -27, -28, -29, -30,
            -31, -32, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -43, -44, -45, -46, -47,
            -48, -49, -50, -51, -52, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 58, 59, 60, 61, 62,
            53, 54, 55, 56, 57, 64, -63,
        ),
        (
            3, -8, 1, 13, 14, 15, 16, 2, 23, 24, 25, 26, -4, -5, -6, -7, -33, -34, -35, -36,
            -37, -38, 9, 10, 11, 12, 43, 44, 45, 46, 47, 48, -17, -18, -19, -20, -21, -22, -53,
            -54, -55, -56, -27, -28, -29, -30, -31, -32, -58, -59, -60, -61, 39, 40, 41, 42, 63,
            -49, -50, -51, -52, -64, 57, 62,
        ),
        (
            4, -9, -13, 1, 17, 18, 19, -23, 2, 27, 28, 29, 3, 33, 34, 35, -5, -6, -7, -39, -40,
            -41, -8, -43, -44, -45, 10, 11, 12, 49, 50, 51, 14, 15, 16, 53, 54, 55, -20, -21,
            -22, -57, 24, 25, 26, 58, 59, 60, -30, -31, -32, -62, -36, -37, -38, -63, 42, 46,
            47, 48, 64, -52, -56, -61,
        ),
        (
            5, -10, -14, -17, 1, 20, 21, -24, -27, 2, 30, 31, -33, 3, 36, 37, 4, 39, 40, -6, -7,
            -42, 43, -8, -46, -47, -9, -49, -50, 11, 12, 52, -13, -53, -54, 15, 16, 56, 18, 19,
            57, -22, -23, -58, -59, 25, 26, 61, 28, 29, 62, -32, 34, 35, 63, -38, -41, -44, -45,
            -64, 48, 51, 55, 60,
        ),
        (
            6, -11, -15, -18, -20, 1, 22, -25, -28, -30, 2, 32, -34, -36, 3, 38, -39, 4, 41, 5,
            42, -7, 44, 46, -8, -48, 49, -9, -51, -10, -52, 12, 53, -13, -55, -14, -56, 16, -17,
            -57, 19, 21, 58, -23, -60, -24, -61, 26, -27, -62, 29, 31, -33, -63, 35, 37, 40, 43,
            64, -45, -47, -50, -54, -59,
        ),
        (
            7, -12, -16, -19, -21, -22, 1, -26, -29, -31, -32, 2, -35, -37, -38, 3, -40, -41, 4,
            -42, 5, 6, 45, 47, 48, -8, 50, 51, -9, 52, -10, -11, 54, 55, -13, 56, -14, -15, 57,
            -17, -18, -20, 59, 60, -23, 61, -24, -25, 62, -27, -28, -30, 63, -33, -34, -36, -39,
            -64, 43, 44, 46, 49, 53, 58,
        ),
        (
            8, 0, 0, 23, 24, 25, 26, 1, 0, 0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, 4,
            5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, -61, -17, -18, -19, -20,
            -21, -22, 0, 0, 0, 0, 0, 0, 0, 0, 64, -39, -40, -41, -42, 0, 0, 57,
        ),
        (
            9, 0, -23, 0, 27, 28, 29, 0, 1, 0, 0, 0, 0, 43, 44, 45, 0, 0, 0, -49, -50, -51, -3,
            0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 0, 58, 59, 60, 0, 0, 0, -62, 14, 15, 16, 0, 0, 0,
            -20, -21, -22, 0, 0, 0, 0, -64, 0, 36, 37, 38, 0, -42, 0, -56,
        ),
        (
            10, 0, -24, -27, 0, 30, 31, 0, 0, 1, 0, 0, -43, 0, 46, 47, 0, 49, 50, 0, 0, -52, 0,
            -3, 0, 0, -4, 0, 0, 6, 7, 0, 0, -58, -59, 0, 0, 61, 0, 0, 62, 0, -13, 0, 0, 15, 16,
            0, 18, 19, 0, -22, 0, 0, 64, 0, 0, -34, -35, 0, 38, 41, 0, 55,
        ),
        (
            11, 0, -25, -28, -30, 0, 32, 0, 0, 0, 1, 0, -44, -46, 0, 48, -49, 0, 51, 0, 52, 0,
            0, 0, -3, 0, 0, -4, 0, -5, 0, 7, 58, 0, -60, 0, -61, 0, 0, -62, 0, 0, 0, -13, 0,
            -14, 0, 16, -17, 0, 19, 21, 0, -64, 0, 0, 0, 33, 0, -35, -37, -40, 0, -54,
        ),
        (
            12, 0, -26, -29, -31, -32, 0, 0, 0, 0, 0, 1, -45, -47, -48, 0, -50, -51, 0, -52, 0,
            0, 0, 0, 0, -3, 0, 0, -4, 0, -5, -6, 59, 60, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, -13, 0,
            -14, -15, 0, -17, -18, -20, 64, 0, 0, 0, 0, 0, 33, 34, 36, 39, 0, 53,
        ),
        (
            13, 23, 0, 0, 33, 34, 35, 0, 0, -43, -44, -45, 1, 0, 0, 0, 0, 0, 0, -53, -54, -55,
            2, 0, 0, 0, 0, 0, 0, -58, -59, -60, 5, 6, 7, 0, 0, 0, 0, 0, 0, -63, -10, -11, -12,
            0, 0, 0, 0, 0, 0, 64, -20, -21, -22, 0, 0, -30, -31, -32, 0, 0, -42, 52,
        ),
        (
            14, 24, 0, -33, 0, 36, 37, 0, 43, 0, -46, -47, 0, 1, 0, 0, 0, 53, 54, 0, 0, -56, 0,
            2, 0, 0, 0, 58, 59, 0, 0, -61, -4, 0, 0, 6, 7, 0, 0, 0, 63, 0, 9, 0, 0, -11, -12, 0,
            0, 0, -64, 0, 18, 19, 0, -22, 0, 28, 29, 0, -32, 0, 41, -51,
        ),
        (
            15, 25, 0, -34, -36, 0, 38, 0, 44, 46, 0, -48, 0, 0, 1, 0, -53, 0, 55, 0, 56, 0, 0,
            0, 2, 0, -58, 0, 60, 0, 61, 0, 0, -4, 0, -5, 0, 7, 0, -63, 0, 0, 0, 9, 0, 10, 0,
            -12, 0, 64, 0, 0, -17, 0, 19, 21, 0, -27, 0, 29, 31, 0, -40, 50,
        ),
        (
            16, 26, 0, -35, -37, -38, 0, 0, 45, 47, 48, 0, 0, 0, 0, 1, -54, -55, 0, -56, 0, 0,
            0, 0, 0, 2, -59, -60, 0, -61, 0, 0, 0, 0, -4, 0, -5, -6, 63, 0, 0, 0, 0, 0, 9, 0,
            10, 11, -64, 0, 0, 0, 0, -17, -18, -20, 0, 0, -27, -28, -30, 0, 39, -49,
        ),
        (
            17, 27, 33, 0, 0, 39, 40, -43, 0, 0, -49, -50, 0, 0, -53, -54, 1, 0, 0, 0, 0, -57,
            0, 0, -58, -59, 2, 0, 0, 0, 0, -62, 3, 0, 0, 0, 0, -63, 6, 7, 0, 0, -8, 0, 0, 0, 0,
            64, -11, -12, 0, 0, -15, -16, 0, 0, -22, -25, -26, 0, 0, -32, -38, 48,
        ),
        (
            18, 28, 34, 0, -39, 0, 41, -44, 0, 49, 0, -51, 0, 53, 0, -55, 0, 1, 0, 0, 57, 0, 0,
            58, 0, -60, 0, 2, 0, 0, 62, 0, 0, 3, 0, 0, 63, 0, -5, 0, 7, 0, 0, -8, 0, 0, -64, 0,
            10, 0, -12, 0, 14, 0, -16, 0, 21, 24, 0, -26, 0, 31, 37, -47,
        ),
        (
            19, 29, 35, 0, -40, -41, 0, -45, 0, 50, 51, 0, 0, 54, 55, 0, 0, 0, 1, -57, 0, 0, 0,
            59, 60, 0, 0, 0, 2, -62, 0, 0, 0, 0, 3, -63, 0, 0, 0, -5, -6, 0, 0, 0, -8, 64, 0, 0,
            0, 10, 11, 0, 0, 14, 15, 0, -20, 0, 24, 25, 0, -30, -36, 46,
        ),
        (
            20, 30, 36, 39, 0, 0, 42, -46, -49, 0, 0, -52, -53, 0, 0, -56, 0, 0, -57, 1, 0, 0,
            -58, 0, 0, -61, 0, 0, -62, 2, 0, 0, 0, 0, -63, 3, 0, 0, 4, 0, 0, 7, 0, 0, 64, -8, 0,
            0, -9, 0, 0, -12, -13, 0, 0, -16, -19, -23, 0, 0, -26, -29, -35, 45,
        ),
        (
            21, 31, 37, 40, 0, -42, 0, -47, -50, 0, 52, 0, -54, 0, 56, 0, 0, 57, 0, 0, 1, 0,
            -59, 0, 61, 0, 0, 62, 0, 0, 2, 0, 0, 63, 0, 0, 3, 0, 0, 4, 0, -6, 0, -64, 0, 0, -8,
            0, 0, -9, 0, 11, 0, -13, 0, 15, 18, 0, -23, 0, 25, 28, 34, -44,
        ),
        (
            22, 32, 38, 41, 42, 0, 0, -48, -51, -52, 0, 0, -55, -56, 0, 0, -57, 0, 0, 0, 0, 1,
            -60, -61, 0, 0, -62, 0, 0, 0, 0, 2, -63, 0, 0, 0, 0, 3, 0, 0, 4, 5, 64, 0, 0, 0, 0,
            -8, 0, 0, -9, -10, 0, 0, -13, -14, -17, 0, 0, -23, -24, -27, -33, 43,
        ),
        (
            23, 0, 0, 0, 43, 44, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, -5, -6, -7, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -20, -21, -22, 0, 0, 0, 42,
        ),
        (
            24, 0, 0, -43, 0, 46, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 0, 0, -61, 0, 1, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 4, 0, 0, -6, -7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 18, 19, 0, -22, 0, 0, -41,
        ),
        (
            25, 0, 0, -44, -46, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, 0, 60, 0, 61, 0, 0, 0, 1,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 4, 0, 5, 0, -7, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -17, 0, 19, 21, 0, 0, 40,
        ),
        (
            26, 0, 0, -45, -47, -48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -59, -60, 0, -61, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 4, 0, 5, 6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -17, -18, -20, 0, 0, -39,
        ),
        (
            27, 0, 43, 0, 0, 49, 50, 0, 0, 0, 0, 0, 0, 0, -58, -59, 0, 0, 0, 0, 0, -62, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, -6, -7, 0,
            0, 0, 0, 0, 0, 0, -15, -16, 0, 0, -22, 0, 38,
        ),
        (
            28, 0, 44, 0, -49, 0, 51, 0, 0, 0, 0, 0, 0, 58, 0, -60, 0, 0, 0, 0, 62, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 0, -7, 0,
            0, 0, 0, 0, 0, 14, 0, -16, 0, 21, 0, -37,
        ),
        (
            29, 0, 45, 0, -50, -51, 0, 0, 0, 0, 0, 0, 0, 59, 60, 0, 0, 0, 0, -62, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 6, 0,
            0, 0, 0, 0, 0, 0, 14, 15, 0, -20, 0, 36,
        ),
        (
            30, 0, 46, 49, 0, 0, 52, 0, 0, 0, 0, 0, -58, 0, 0, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 0,
            -7, 0, 0, 0, 0, 0, -13, 0, 0, -16, -19, 0, 35,
        ),
        (
            31, 0, 47, 50, 0, -52, 0, 0, 0, 0, 0, 0, -59, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 6,
            0, 0, 0, 0, 0, 0, -13, 0, 15, 18, 0, -34,
        ),
        (
            32, 0, 48, 51, 52, 0, 0, 0, 0, 0, 0, 0, -60, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4,
            -5, 0, 0, 0, 0, 0, 0, 0, -13, -14, -17, 0, 33,
        ),
        (
            33, -43, 0, 0, 0, 53, 54, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 64, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, -7, 0, 0, 0, 11, 12, 0, 0, 0, -22, -32,
        ),
        (
            34, -44, 0, 0, -53, 0, 55, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -64, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            5, 0, -7, 0, 0, -10, 0, 12, 0, 0, 21, 31,
        ),
        (
            35, -45, 0, 0, -54, -55, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
            0, 5, 6, 0, 0, 0, -10, -11, 0, 0, -20, -30,
        ),
        (
            36, -46, 0, 53, 0, 0, 56, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
            -4, 0, 0, -7, 0, 9, 0, 0, 12, 0, -19, -29,
        ),
        (
            37, -47, 0, 54, 0, -56, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, -4, 0, 6, 0, 0, 9, 0, -11, 0, 18, 28,
        ),
        (
            38, -48, 0, 55, 56, 0, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, -4, -5, 0, 0, 0, 9, 10, 0, -17, -27,
        ),
        (
            39, -49, -53, 0, 0, 0, 57, -58, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
            3, 0, 0, 0, -7, -8, 0, 0, 0, 12, 16, 26,
        ),
        (
            40, -50, -54, 0, 0, -57, 0, -59, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
            0, 3, 0, 0, 6, 0, -8, 0, 0, -11, -15, -25,
        ),
        (
            41, -51, -55, 0, 57, 0, 0, -60, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
            0, 0, 3, 0, -5, 0, 0, -8, 0, 10, 14, 24,
        ),
        (
            42, -52, -56, -57, 0, 0, 0, -61, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            2, 0, 0, 0, 3, 4, 0, 0, 0, -8, -9, -13, -23,
        ),
        (
            43, 0, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 6, 7, 0, 0, 0, 0, -22,
        ),
        (
            44, 0, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -5, 0, 7, 0, 0, 0, 21,
        ),
        (
            45, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -5, -6, 0, 0, 0, -20,
        ),
        (
            46, 0, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 4, 0, 0, 7, 0, 0, -19,
        ),
        (
            47, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 4, 0, -6, 0, 0, 18,
        ),
        (
            48, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 4, 5, 0, 0, -17,
        ),
        (
            49, 0, -58, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, 0, 0, -3, 0, 0, 0, 7, 0, 16,
        ),
        (
            50, 0, -59, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, -3, 0, 0, -6, 0, -15,
        ),
        (
            51, 0, -60, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            0, 0, 0, 0, 0, -3, 0, 5, 0, 14,
        ),
        (
            52, 0, -61, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 0, 0, 0, 0, -3, -4, 0, -13,
        ),
        (
            53, 58, 0, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 2, 0, 0, 0, 0, 7, -12,
        ),
        (
            54, 59, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 2, 0, 0, 0, -6, 11,
        ),
        (
            55, 60, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, 0, 2, 0, 0, 5, -10,
        ),
        (
            56, 61, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 2, 0, -4, 9,
        ),
        (
            57, 62, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 2, 3, -8,
        ),
        (
            58, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 0, -7,
        ),
        (
            59, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, 0, 6,
        ),
        (
            60, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 0, -5,
        ),
        (
            61, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 4,
        ),
        (
            62, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, 0, -3,
        ),
        (
            63, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1, 2,
        ),
        (
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


@_operation((64, 64), 64)
def ip_symmetric__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("ip_symmetric__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip_symmetric__full__full_out), b)
    return out


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            0, 1, 0, 0, 0, 0, 0, -3, -4, -5, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -14,
            -15, -16, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 35,
            36, 37, 38, 39, 40, 41, 42, 0, 0, 0, 0, 0, 53, 54, 55, 56, 57, 0, -63,
        ),
        (
            0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, -4, -5, -6, -7, 0, 0, 0, 0, 0, 0, 9, 10, 11, 12,
            0, 0, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, -27, -28, -29, -30, -31,
            -32, 0, 0, 0, 0, 39, 40, 41, 42, 0, -49, -50, -51, -52, 0, 57, 62,
        ),
        (
            0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, -5, -6, -7, 0, 0, 0, -8, 0, 0, 0,
            10, 11, 12, 0, 0, 0, 14, 15, 16, 0, 0, 0, -20, -21, -22, 0, 24, 25, 26, 0, 0, 0,
            -30, -31, -32, 0, -36, -37, -38, 0, 42, 46, 47, 48, 0, -52, -56, -61,
        ),
        (
            0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 0, -6, -7, 0, 0, -8, 0, 0, -9,
            0, 0, 11, 12, 0, -13, 0, 0, 15, 16, 0, 18, 19, 0, -22, -23, 0, 0, 25, 26, 0, 28, 29,
            0, -32, 34, 35, 0, -38, -41, -44, -45, 0, 48, 51, 55, 60,
        ),
        (
            0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 5, 0, -7, 0, 0, -8, 0, 0,
            -9, 0, -10, 0, 12, 0, -13, 0, -14, 0, 16, -17, 0, 19, 21, 0, -23, 0, -24, 0, 26,
            -27, 0, 29, 31, -33, 0, 35, 37, 40, 43, 0, -45, -47, -50, -54, -59,
        ),
        (
            0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 5, 6, 0, 0, 0, -8, 0, 0,
            -9, 0, -10, -11, 0, 0, -13, 0, -14, -15, 0, -17, -18, -20, 0, 0, -23, 0, -24, -25,
            0, -27, -28, -30, 0, -33, -34, -36, -39, 0, 43, 44, 46, 49, 53, 58,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -39, -40, -41, -42, 0, 0, 57,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 5, 6,
            7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 15, 16, 0, 0, 0, -20, -21, -22, 0, 0,
            0, 0, 0, 0, 36, 37, 38, 0, -42, 0, -56,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4,
            0, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, 0, 15, 16, 0, 18, 19, 0, -22,
            0, 0, 0, 0, 0, -34, -35, 0, 38, 41, 0, 55,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0,
            -4, 0, -5, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, -14, 0, 16, -17, 0, 19,
            21, 0, 0, 0, 0, 0, 33, 0, -35, -37, -40, 0, -54,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0,
            -4, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, -14, -15, 0, -17, -18,
            -20, 0, 0, 0, 0, 0, 0, 33, 34, 36, 39, 0, 53,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, -10, -11, -12, 0, 0, 0, 0, 0, 0, 0, -20,
            -21, -22, 0, 0, -30, -31, -32, 0, 0, -42, 52,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
            0, 0, 0, 0, -4, 0, 0, 6, 7, 0, 0, 0, 0, 0, 9, 0, 0, -11, -12, 0, 0, 0, 0, 0, 18, 19,
            0, -22, 0, 28, 29, 0, -32, 0, 41, -51,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
            0, 0, 0, 0, 0, -4, 0, -5, 0, 7, 0, 0, 0, 0, 0, 9, 0, 10, 0, -12, 0, 0, 0, 0, -17, 0,
            19, 21, 0, -27, 0, 29, 31, 0, -40, 50,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
            0, 0, 0, 0, 0, 0, -4, 0, -5, -6, 0, 0, 0, 0, 0, 0, 9, 0, 10, 11, 0, 0, 0, 0, 0, -17,
            -18, -20, 0, 0, -27, -28, -30, 0, 39, -49,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
            0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 6, 7, 0, 0, -8, 0, 0, 0, 0, 0, -11, -12, 0, 0, -15,
            -16, 0, 0, -22, -25, -26, 0, 0, -32, -38, 48,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
            0, 0, 0, 0, 0, 3, 0, 0, 0, 0, -5, 0, 7, 0, 0, -8, 0, 0, 0, 0, 10, 0, -12, 0, 14, 0,
            -16, 0, 21, 24, 0, -26, 0, 31, 37, -47,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, -5, -6, 0, 0, 0, -8, 0, 0, 0, 0, 10, 11, 0, 0, 14,
            15, 0, -20, 0, 24, 25, 0, -30, -36, 46,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 7, 0, 0, 0, -8, 0, 0, -9, 0, 0, -12, -13, 0,
            0, -16, -19, -23, 0, 0, -26, -29, -35, 45,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, -6, 0, 0, 0, 0, -8, 0, 0, -9, 0, 11, 0, -13,
            0, 15, 18, 0, -23, 0, 25, 28, 34, -44,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 5, 0, 0, 0, 0, 0, -8, 0, 0, -9, -10, 0, 0,
            -13, -14, -17, 0, 0, -23, -24, -27, -33, 43,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -20, -21, -22, 0, 0, 0, 42,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 18, 19, 0, -22, 0, 0, -41,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, -7, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -17, 0, 19, 21, 0, 0, 40,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -17, -18, -20, 0, 0, -39,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 0, -6, -7, 0, 0, 0, 0, 0,
            0, 0, -15, -16, 0, 0, -22, 0, 38,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 0, -7, 0, 0, 0, 0,
            0, 0, 14, 0, -16, 0, 21, 0, -37,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0,
            0, 0, 14, 15, 0, -20, 0, 36,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 0, -7, 0, 0, 0,
            0, 0, -13, 0, 0, -16, -19, 0, 35,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, 0, 6, 0, 0, 0,
            0, 0, 0, -13, 0, 15, 18, 0, -34,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4, -5, 0, 0, 0,
            0, 0, 0, 0, -13, -14, -17, 0, 33,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -7, 0,
            0, 0, 11, 12, 0, 0, 0, -22, -32,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, -7, 0,
            0, -10, 0, 12, 0, 0, 21, 31,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 0,
            0, 0, -10, -11, 0, 0, -20, -30,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0,
            -7, 0, 9, 0, 0, 12, 0, -19, -29,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 6,
            0, 0, 9, 0, -11, 0, 18, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4,
            -5, 0, 0, 0, 9, 10, 0, -17, -27,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0,
            -7, -8, 0, 0, 0, 12, 16, 26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0,
            6, 0, -8, 0, 0, -11, -15, -25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0,
            -5, 0, 0, -8, 0, 10, 14, 24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3,
            4, 0, 0, 0, -8, -9, -13, -23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 6, 7, 0, 0, 0, 0, -22,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -5, 0, 7, 0, 0, 0, 21,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -5, -6, 0, 0, 0, -20,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 4, 0, 0, 7, 0, 0, -19,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 4, 0, -6, 0, 0, 18,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 4, 5, 0, 0, -17,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, -3, 0, 0, 0, 7, 0, 16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            0, 0, -3, 0, 0, -6, 0, -15,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, 0, 0, -3, 0, 5, 0, 14,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, -3, -4, 0, -13,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            0, 2, 0, 0, 0, 0, 7, -12,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 2, 0, 0, 0, -6, 11,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 2, 0, 0, 5, -10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 2, 0, -4, 9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, 0, 2, 3, -8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, -7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, 0, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 0, 0, 0, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 0, 0, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 1, 0, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 1, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


@_operation((64, 64), 64)
def lc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("lc__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out = _times(_signed(a, _lc__full__full_out), b)
    return out


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            2, 0, 8, 9, 10, 11, 12, 0, 0, 0, 0, 0, -23, -24, -25, -26, -27, -28, -29, -30, -31,
            -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 60, 61, 62, 0, 0, 0, 0, 0, 64, 0,
        ),
        (
            3, -8, 0, 13, 14, 15, 16, 0, 23, 24, 25, 26, 0, 0, 0, 0, -33, -34, -35, -36, -37,
            -38, 0, 0, 0, 0, 43, 44, 45, 46, 47, 48, 0, 0, 0, 0, 0, 0, -53, -54, -55, -56, 0, 0,
            0, 0, 0, 0, -58, -59, -60, -61, 0, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0,
        ),
        (
            4, -9, -13, 0, 17, 18, 19, -23, 0, 27, 28, 29, 0, 33, 34, 35, 0, 0, 0, -39, -40,
            -41, 0, -43, -44, -45, 0, 0, 0, 49, 50, 51, 0, 0, 0, 53, 54, 55, 0, 0, 0, -57, 0, 0,
            0, 58, 59, 60, 0, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0,
        ),
        (
            5, -10, -14, -17, 0, 20, 21, -24, -27, 0, 30, 31, -33, 0, 36, 37, 0, 39, 40, 0, 0,
            -42, 43, 0, -46, -47, 0, -49, -50, 0, 0, 52, 0, -53, -54, 0, 0, 56, 0, 0, 57, 0, 0,
            -58, -59, 0, 0, 61, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0,
        ),
        (
            6, -11, -15, -18, -20, 0, 22, -25, -28, -30, 0, 32, -34, -36, 0, 38, -39, 0, 41, 0,
            42, 0, 44, 46, 0, -48, 49, 0, -51, 0, -52, 0, 53, 0, -55, 0, -56, 0, 0, -57, 0, 0,
            58, 0, -60, 0, -61, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
        ),
        (
            7, -12, -16, -19, -21, -22, 0, -26, -29, -31, -32, 0, -35, -37, -38, 0, -40, -41, 0,
            -42, 0, 0, 45, 47, 48, 0, 50, 51, 0, 52, 0, 0, 54, 55, 0, 56, 0, 0, 57, 0, 0, 0, 59,
            60, 0, 61, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0,
        ),
        (
            8, 0, 0, 23, 24, 25, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, -61, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            9, 0, -23, 0, 27, 28, 29, 0, 0, 0, 0, 0, 0, 43, 44, 45, 0, 0, 0, -49, -50, -51, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 60, 0, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            10, 0, -24, -27, 0, 30, 31, 0, 0, 0, 0, 0, -43, 0, 46, 47, 0, 49, 50, 0, 0, -52, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, 0, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            11, 0, -25, -28, -30, 0, 32, 0, 0, 0, 0, 0, -44, -46, 0, 48, -49, 0, 51, 0, 52, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, -60, 0, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            12, 0, -26, -29, -31, -32, 0, 0, 0, 0, 0, 0, -45, -47, -48, 0, -50, -51, 0, -52, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 60, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            13, 23, 0, 0, 33, 34, 35, 0, 0, -43, -44, -45, 0, 0, 0, 0, 0, 0, 0, -53, -54, -55,
            0, 0, 0, 0, 0, 0, 0, -58, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            14, 24, 0, -33, 0, 36, 37, 0, 43, 0, -46, -47, 0, 0, 0, 0, 0, 53, 54, 0, 0, -56, 0,
            0, 0, 0, 0, 58, 59, 0, 0, -61, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            15, 25, 0, -34, -36, 0, 38, 0, 44, 46, 0, -48, 0, 0, 0, 0, -53, 0, 55, 0, 56, 0, 0,
            0, 0, 0, -58, 0, 60, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            16, 26, 0, -35, -37, -38, 0, 0, 45, 47, 48, 0, 0, 0, 0, 0, -54, -55, 0, -56, 0, 0,
            0, 0, 0, 0, -59, -60, 0, -61, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            17, 27, 33, 0, 0, 39, 40, -43, 0, 0, -49, -50, 0, 0, -53, -54, 0, 0, 0, 0, 0, -57,
            0, 0, -58, -59, 0, 0, 0, 0, 0, -62, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            18, 28, 34, 0, -39, 0, 41, -44, 0, 49, 0, -51, 0, 53, 0, -55, 0, 0, 0, 0, 57, 0, 0,
            58, 0, -60, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            19, 29, 35, 0, -40, -41, 0, -45, 0, 50, 51, 0, 0, 54, 55, 0, 0, 0, 0, -57, 0, 0, 0,
            59, 60, 0, 0, 0, 0, -62, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            20, 30, 36, 39, 0, 0, 42, -46, -49, 0, 0, -52, -53, 0, 0, -56, 0, 0, -57, 0, 0, 0,
            -58, 0, 0, -61, 0, 0, -62, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            21, 31, 37, 40, 0, -42, 0, -47, -50, 0, 52, 0, -54, 0, 56, 0, 0, 57, 0, 0, 0, 0,
            -59, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            22, 32, 38, 41, 42, 0, 0, -48, -51, -52, 0, 0, -55, -56, 0, 0, -57, 0, 0, 0, 0, 0,
            -60, -61, 0, 0, -62, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            23, 0, 0, 0, 43, 44, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            24, 0, 0, -43, 0, 46, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 0, 0, -61, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            25, 0, 0, -44, -46, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, 0, 60, 0, 61, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            26, 0, 0, -45, -47, -48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -59, -60, 0, -61, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            27, 0, 43, 0, 0, 49, 50, 0, 0, 0, 0, 0, 0, 0, -58, -59, 0, 0, 0, 0, 0, -62, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            28, 0, 44, 0, -49, 0, 51, 0, 0, 0, 0, 0, 0, 58, 0, -60, 0, 0, 0, 0, 62, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            29, 0, 45, 0, -50, -51, 0, 0, 0, 0, 0, 0, 0, 59, 60, 0, 0, 0, 0, -62, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            30, 0, 46, 49, 0, 0, 52, 0, 0, 0, 0, 0, -58, 0, 0, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            31, 0, 47, 50, 0, -52, 0, 0, 0, 0, 0, 0, -59, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            32, 0, 48, 51, 52, 0, 0, 0, 0, 0, 0, 0, -60, -61, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            33, -43, 0, 0, 0, 53, 54, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            34, -44, 0, 0, -53, 0, 55, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            35, -45, 0, 0, -54, -55, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            36, -46, 0, 53, 0, 0, 56, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            37, -47, 0, 54, 0, -56, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            38, -48, 0, 55, 56, 0, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            39, -49, -53, 0, 0, 0, 57, -58, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            40, -50, -54, 0, 0, -57, 0, -59, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            41, -51, -55, 0, 57, 0, 0, -60, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            42, -52, -56, -57, 0, 0, 0, -61, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            43, 0, 0, 0, 0, 58, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            44, 0, 0, 0, -58, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            45, 0, 0, 0, -59, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            46, 0, 0, 58, 0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            47, 0, 0, 59, 0, -61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            48, 0, 0, 60, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            49, 0, -58, 0, 0, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            50, 0, -59, 0, 0, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            51, 0, -60, 0, 62, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            52, 0, -61, -62, 0, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            53, 58, 0, 0, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            54, 59, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            55, 60, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            56, 61, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            57, 62, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            58, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            59, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            60, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            61, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            62, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            63, -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
    )


@_operation((64, 64), 64)
def rc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("rc__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out = _times(_signed(a, _rc__full__full_out), b)
    return out


# --- sp: scalar product -------------------------------------------------------------------------


def _sp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
    )


@_operation((64, 64), 1)
def sp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 1), scalar: grades 0

    Run the gather form: 64 multiplications, 63 additions.
    """
    a, b = _operands("sp__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # <a b>_0
    out = _times(_signed(a, _sp__full__full_out), b)
    return out


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            64, -63, 62, -61, 60, -59, 58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46,
            45, -44, 43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27,
            -26, 25, -24, 23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8,
            -7, 6, -5, 4, -3, 2, 1,
        ),
        (
            0, 64, 0, 0, 0, 0, 0, 62, -61, 60, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, -51,
            50, -49, 48, -47, 46, 45, -44, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -31, 30, 29,
            -28, 27, -26, 25, -24, 23, 0, 0, 0, 0, 0, 12, -11, 10, -9, 8, 0, 2,
        ),
        (
            0, 0, 64, 0, 0, 0, 0, 63, 0, 0, 0, 0, -61, 60, -59, 58, 0, 0, 0, 0, 0, 0, 56, -55,
            54, -53, 0, 0, 0, 0, 0, 0, 48, -47, 46, 45, -44, 43, 0, 0, 0, 0, 38, -37, 36, 35,
            -34, 33, 0, 0, 0, 0, -26, 25, -24, 23, 0, 16, -15, 14, -13, 0, 8, 3,
        ),
        (
            0, 0, 0, 64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 0, 60, -59, 58, 0, 0, 0, 57, 0, 0,
            0, -55, 54, -53, 0, 0, 0, 51, -50, 49, 0, 0, 0, 45, -44, 43, 0, 41, -40, 39, 0, 0,
            0, 35, -34, 33, 0, -29, 28, -27, 0, 23, 19, -18, 17, 0, -13, 9, 4,
        ),
        (
            0, 0, 0, 0, 64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 61, 0, 0, -59, 58, 0, 0, 57, 0,
            0, -56, 0, 0, 54, -53, 0, 52, 0, 0, -50, 49, 0, 47, -46, 0, 43, 42, 0, 0, -40, 39,
            0, 37, -36, 0, 33, -31, 30, 0, -27, 24, 21, -20, 0, 17, -14, 10, 5,
        ),
        (
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 61, 0, -60, 0, 58, 0, 0, 57,
            0, 0, -56, 0, 55, 0, -53, 0, 52, 0, -51, 0, 49, 48, 0, -46, 44, 0, 42, 0, -41, 0,
            39, 38, 0, -36, 34, -32, 0, 30, -28, 25, 22, 0, -20, 18, -15, 11, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 61, 0, -60, 59, 0, 0, 0,
            57, 0, 0, -56, 0, 55, -54, 0, 0, 52, 0, -51, 50, 0, 48, -47, 45, 0, 0, 42, 0, -41,
            40, 0, 38, -37, 35, 0, -32, 31, -29, 26, 0, 22, -21, 19, -16, 12, 7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -61, 60, -59, 58,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, -47, 46, 45, -44, 43, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -26, 25, -24, 23, 0, 0, 8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -62, 0, 0, 0, 60,
            -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, -50, 49, 0, 0, 0, 45, -44, 43,
            0, 0, 0, 0, 0, 0, -29, 28, -27, 0, 23, 0, 9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -62, 0, 0, 61,
            0, 0, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, -50, 49, 0, 47, -46, 0,
            43, 0, 0, 0, 0, 0, -31, 30, 0, -27, 24, 0, 10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -62, 0, 0,
            61, 0, -60, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, -51, 0, 49, 48, 0, -46,
            44, 0, 0, 0, 0, 0, -32, 0, 30, -28, 25, 0, 11,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -62, 0,
            0, 61, 0, -60, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, -51, 50, 0, 48, -47,
            45, 0, 0, 0, 0, 0, 0, -32, 31, -29, 26, 0, 12,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 60, -59, 58, 0, 0, 0, 0, 0, 0, 0, 55, -54, 53, 0, 0, 0, 0, 0, 0, 0,
            45, -44, 43, 0, 0, -35, 34, -33, 0, 0, 23, 13,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0, 0,
            0, 0, 0, 0, 0, 61, 0, 0, -59, 58, 0, 0, 0, 0, 0, 56, 0, 0, -54, 53, 0, 0, 0, 0, 0,
            47, -46, 0, 43, 0, -37, 36, 0, -33, 0, 24, 14,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0, 0,
            0, 0, 0, 0, 0, 0, 61, 0, -60, 0, 58, 0, 0, 0, 0, 0, 56, 0, -55, 0, 53, 0, 0, 0, 0,
            48, 0, -46, 44, 0, -38, 0, 36, -34, 0, 25, 15,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 0,
            0, 0, 0, 0, 0, 0, 0, 61, 0, -60, 59, 0, 0, 0, 0, 0, 0, 56, 0, -55, 54, 0, 0, 0, 0,
            0, 48, -47, 45, 0, 0, -38, 37, -35, 0, 26, 16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63,
            0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, -59, 58, 0, 0, 57, 0, 0, 0, 0, 0, -54, 53, 0, 0,
            50, -49, 0, 0, 43, -40, 39, 0, 0, -33, 27, 17,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -63, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, -60, 0, 58, 0, 0, 57, 0, 0, 0, 0, -55, 0, 53, 0,
            51, 0, -49, 0, 44, -41, 0, 39, 0, -34, 28, 18,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -63, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, -60, 59, 0, 0, 0, 57, 0, 0, 0, 0, -55, 54, 0, 0,
            51, -50, 0, 45, 0, -41, 40, 0, -35, 29, 19,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -63, 0, 0, 0, 0, 0, 62, 0, 0, -61, 0, 0, 58, 0, 0, 0, 57, 0, 0, -56, 0, 0, 53,
            52, 0, 0, -49, 46, -42, 0, 0, 39, -36, 30, 20,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -63, 0, 0, 0, 0, 0, 62, 0, 0, -61, 0, 59, 0, 0, 0, 0, 57, 0, 0, -56, 0, 54, 0,
            52, 0, -50, 47, 0, -42, 0, 40, -37, 31, 21,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -63, 0, 0, 0, 0, 0, 62, 0, 0, -61, 60, 0, 0, 0, 0, 0, 57, 0, 0, -56, 55, 0,
            0, 52, -51, 48, 0, 0, -42, 41, -38, 32, 22,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 45, -44, 43, 0, 0, 0, 23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 0, 0, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 47, -46, 0, 43, 0, 0, 24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 0, -60, 0, 58, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 48, 0, -46, 44, 0, 0, 25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 0, -60, 59, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 48, -47, 45, 0, 0, 26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 0, -59, 58, 0, 0, 0, 0, 0,
            0, 0, 50, -49, 0, 0, 43, 0, 27,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, -60, 0, 58, 0, 0, 0, 0,
            0, 0, 51, 0, -49, 0, 44, 0, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, -60, 59, 0, 0, 0,
            0, 0, 0, 0, 51, -50, 0, 45, 0, 29,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, -61, 0, 0, 58, 0, 0,
            0, 0, 0, 52, 0, 0, -49, 46, 0, 30,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, -61, 0, 59, 0, 0,
            0, 0, 0, 0, 52, 0, -50, 47, 0, 31,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, -61, 60, 0, 0,
            0, 0, 0, 0, 0, 52, -51, 48, 0, 32,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, -59, 58,
            0, 0, 0, 54, -53, 0, 0, 0, 43, 33,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, -60, 0,
            58, 0, 0, 55, 0, -53, 0, 0, 44, 34,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, -60,
            59, 0, 0, 0, 55, -54, 0, 0, 45, 35,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, -61, 0, 0,
            58, 0, 56, 0, 0, -53, 0, 46, 36,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, -61, 0,
            59, 0, 0, 56, 0, -54, 0, 47, 37,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, -61,
            60, 0, 0, 0, 56, -55, 0, 48, 38,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0,
            0, 58, 57, 0, 0, 0, -53, 49, 39,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0,
            0, 59, 0, 57, 0, 0, -54, 50, 40,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, -62,
            0, 60, 0, 0, 57, 0, -55, 51, 41,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0,
            -62, 61, 0, 0, 0, 57, -56, 52, 42,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -59, 58, 0, 0, 0, 0, 43,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -60, 0, 58, 0, 0, 0, 44,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -60, 59, 0, 0, 0, 45,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -61, 0, 0, 58, 0, 0, 46,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -61, 0, 59, 0, 0, 47,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -61, 60, 0, 0, 48,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0,
            0, -62, 0, 0, 0, 58, 0, 49,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0,
            0, 0, -62, 0, 0, 59, 0, 50,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
            0, 0, 0, -62, 0, 60, 0, 51,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0,
            0, 0, 0, 0, -62, 61, 0, 52,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
            0, -63, 0, 0, 0, 0, 58, 53,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0,
            0, 0, -63, 0, 0, 0, 59, 54,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
            0, 0, 0, -63, 0, 0, 60, 55,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
            0, 0, 0, 0, -63, 0, 61, 56,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            64, 0, 0, 0, 0, -63, 62, 57,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 64, 0, 0, 0, 0, 0, 58,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 64, 0, 0, 0, 0, 59,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 64, 0, 0, 0, 60,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 64, 0, 0, 61,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 64, 0, 62,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 64, 63,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 64,
        ),
    )


@_operation((64, 64), 64)
def rp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("rp__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out = _times(_signed(a, _rp__full__full_out), b)
    return out


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 8, 9, 10, 11, 12, -3, -4, -5, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52, 33, 34, 35,
            36, 37, 38, 39, 40, 41, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, -63,
        ),
        (
            0, -8, 0, 13, 14, 15, 16, 2, 0, 0, 0, 0, -4, -5, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 43, 44, 45, 46, 47, 48, 0, 0, 0, 0, 0, 0, -53, -54, -55, -56, -27, -28, -29, -30,
            -31, -32, 0, 0, 0, 0, 39, 40, 41, 42, 0, 0, 0, 0, 0, -64, 0, 62,
        ),
        (
            0, -9, -13, 0, 17, 18, 19, 0, 2, 0, 0, 0, 3, 0, 0, 0, -5, -6, -7, 0, 0, 0, 0, -43,
            -44, -45, 0, 0, 0, 49, 50, 51, 0, 0, 0, 53, 54, 55, 0, 0, 0, -57, 24, 25, 26, 0, 0,
            0, -30, -31, -32, 0, -36, -37, -38, 0, 42, 0, 0, 0, 64, 0, 0, -61,
        ),
        (
            0, -10, -14, -17, 0, 20, 21, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 0, -6, -7, 0, 43, 0,
            -46, -47, 0, -49, -50, 0, 0, 52, 0, -53, -54, 0, 0, 56, 0, 0, 57, 0, -23, 0, 0, 25,
            26, 0, 28, 29, 0, -32, 34, 35, 0, -38, -41, 0, 0, -64, 0, 0, 0, 60,
        ),
        (
            0, -11, -15, -18, -20, 0, 22, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 5, 0, -7, 44, 46,
            0, -48, 49, 0, -51, 0, -52, 0, 53, 0, -55, 0, -56, 0, 0, -57, 0, 0, 0, -23, 0, -24,
            0, 26, -27, 0, 29, 31, -33, 0, 35, 37, 40, 0, 64, 0, 0, 0, 0, -59,
        ),
        (
            0, -12, -16, -19, -21, -22, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 4, 0, 5, 6, 45, 47,
            48, 0, 50, 51, 0, 52, 0, 0, 54, 55, 0, 56, 0, 0, 57, 0, 0, 0, 0, 0, -23, 0, -24,
            -25, 0, -27, -28, -30, 0, -33, -34, -36, -39, -64, 0, 0, 0, 0, 0, 58,
        ),
        (
            0, -3, 2, 0, 0, 0, 0, 0, 13, 14, 15, 16, -9, -10, -11, -12, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 33, 34, 35, 36, 37, 38, -27, -28, -29, -30, -31, -32, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -53, -54, -55, -56, 49, 50, 51, 52, 0, 0, 0, 0, 0, -63, 62, 0,
        ),
        (
            0, -4, 0, 2, 0, 0, 0, -13, 0, 17, 18, 19, 8, 0, 0, 0, -10, -11, -12, 0, 0, 0, 0,
            -33, -34, -35, 0, 0, 0, 39, 40, 41, 24, 25, 26, 0, 0, 0, -30, -31, -32, 0, 0, 0, 0,
            53, 54, 55, 0, 0, 0, -57, -46, -47, -48, 0, 52, 0, 0, 0, 63, 0, -61, 0,
        ),
        (
            0, -5, 0, 0, 2, 0, 0, -14, -17, 0, 20, 21, 0, 8, 0, 0, 9, 0, 0, -11, -12, 0, 33, 0,
            -36, -37, 0, -39, -40, 0, 0, 42, -23, 0, 0, 25, 26, 0, 28, 29, 0, -32, 0, -53, -54,
            0, 0, 56, 0, 0, 57, 0, 44, 45, 0, -48, -51, 0, 0, -63, 0, 0, 60, 0,
        ),
        (
            0, -6, 0, 0, 0, 2, 0, -15, -18, -20, 0, 22, 0, 0, 8, 0, 0, 9, 0, 10, 0, -12, 34, 36,
            0, -38, 39, 0, -41, 0, -42, 0, 0, -23, 0, -24, 0, 26, -27, 0, 29, 31, 53, 0, -55, 0,
            -56, 0, 0, -57, 0, 0, -43, 0, 45, 47, 50, 0, 63, 0, 0, 0, -59, 0,
        ),
        (
            0, -7, 0, 0, 0, 0, 2, -16, -19, -21, -22, 0, 0, 0, 0, 8, 0, 0, 9, 0, 10, 11, 35, 37,
            38, 0, 40, 41, 0, 42, 0, 0, 0, 0, -23, 0, -24, -25, 0, -27, -28, -30, 54, 55, 0, 56,
            0, 0, 57, 0, 0, 0, 0, -43, -44, -46, -49, -63, 0, 0, 0, 0, 58, 0,
        ),
        (
            0, 0, -4, 3, 0, 0, 0, 9, -8, 0, 0, 0, 0, 17, 18, 19, -14, -15, -16, 0, 0, 0, 0, 27,
            28, 29, -24, -25, -26, 0, 0, 0, 0, 0, 0, 39, 40, 41, -36, -37, -38, 0, 0, 0, 0, -49,
            -50, -51, 46, 47, 48, 0, 0, 0, 0, -57, 56, 0, 0, 0, -62, 61, 0, 0,
        ),
        (
            0, 0, -5, 0, 3, 0, 0, 10, 0, -8, 0, 0, -17, 0, 20, 21, 13, 0, 0, -15, -16, 0, -27,
            0, 30, 31, 23, 0, 0, -25, -26, 0, 0, -39, -40, 0, 0, 42, 34, 35, 0, -38, 0, 49, 50,
            0, 0, -52, -44, -45, 0, 48, 0, 0, 57, 0, -55, 0, 0, 62, 0, -60, 0, 0,
        ),
        (
            0, 0, -6, 0, 0, 3, 0, 11, 0, 0, -8, 0, -18, -20, 0, 22, 0, 13, 0, 14, 0, -16, -28,
            -30, 0, 32, 0, 23, 0, 24, 0, -26, 39, 0, -41, 0, -42, 0, -33, 0, 35, 37, -49, 0, 51,
            0, 52, 0, 43, 0, -45, -47, 0, -57, 0, 0, 54, 0, -62, 0, 0, 59, 0, 0,
        ),
        (
            0, 0, -7, 0, 0, 0, 3, 12, 0, 0, 0, -8, -19, -21, -22, 0, 0, 0, 13, 0, 14, 15, -29,
            -31, -32, 0, 0, 0, 23, 0, 24, 25, 40, 41, 0, 42, 0, 0, 0, -33, -34, -36, -50, -51,
            0, -52, 0, 0, 0, 43, 44, 46, 57, 0, 0, 0, -53, 62, 0, 0, 0, -58, 0, 0,
        ),
        (
            0, 0, 0, -5, 4, 0, 0, 0, 10, -9, 0, 0, 14, -13, 0, 0, 0, 20, 21, -18, -19, 0, 24,
            -23, 0, 0, 0, 30, 31, -28, -29, 0, 0, 36, 37, -34, -35, 0, 0, 0, 42, -41, 0, -46,
            -47, 44, 45, 0, 0, 0, -52, 51, 0, 0, -56, 55, 0, 0, 0, -61, 60, 0, 0, 0,
        ),
        (
            0, 0, 0, -6, 0, 4, 0, 0, 11, 0, -9, 0, 15, 0, -13, 0, -20, 0, 22, 17, 0, -19, 25, 0,
            -23, 0, -30, 0, 32, 27, 0, -29, -36, 0, 38, 33, 0, -35, 0, -42, 0, 40, 46, 0, -48,
            -43, 0, 45, 0, 52, 0, -50, 0, 56, 0, -54, 0, 0, 61, 0, -59, 0, 0, 0,
        ),
        (
            0, 0, 0, -7, 0, 0, 4, 0, 12, 0, 0, -9, 16, 0, 0, -13, -21, -22, 0, 0, 17, 18, 26, 0,
            0, -23, -31, -32, 0, 0, 27, 28, -37, -38, 0, 0, 33, 34, 42, 0, 0, -39, 47, 48, 0, 0,
            -43, -44, -52, 0, 0, 49, -56, 0, 0, 53, 0, -61, 0, 0, 58, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, -6, 5, 0, 0, 0, 11, -10, 0, 0, 15, -14, 0, 18, -17, 0, 0, 22, -21, 0,
            25, -24, 0, 28, -27, 0, 0, 32, -31, 34, -33, 0, 0, 38, -37, 0, 41, -40, 0, -44, 43,
            0, 0, -48, 47, 0, -51, 50, 0, 0, -55, 54, 0, 0, 0, -60, 59, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, -7, 0, 5, 0, 0, 12, 0, -10, 0, 16, 0, -14, 19, 0, -17, -22, 0, 20, 0,
            26, 0, -24, 29, 0, -27, -32, 0, 30, 35, 0, -33, -38, 0, 36, -41, 0, 39, 0, -45, 0,
            43, 48, 0, -46, 51, 0, -49, 0, 55, 0, -53, 0, 0, 60, 0, -58, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, -7, 6, 0, 0, 0, 12, -11, 0, 0, 16, -15, 0, 19, -18, 21, -20, 0, 0, 0,
            26, -25, 0, 29, -28, 31, -30, 0, 0, 35, -34, 37, -36, 0, 40, -39, 0, 0, 0, -45, 44,
            -47, 46, 0, -50, 49, 0, 0, -54, 53, 0, 0, 0, -59, 58, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 43, 44, 45, 0, 0, -33, -34, -35, 0, 27, 28, 29, -24, -25, -26, 0, 0, 0,
            0, 17, 18, 19, -14, -15, -16, 0, 0, 0, 10, 11, 12, 0, 0, 0, 0, 0, 0, -64, -5, -6,
            -7, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, -62, 61, 0, 0, 0, -57, 56, -52, 42,
        ),
        (
            0, 0, 0, -43, 0, 46, 47, 0, 33, 0, -36, -37, -27, 0, 30, 31, 23, 0, 0, -25, -26, 0,
            -17, 0, 20, 21, 13, 0, 0, -15, -16, 0, -9, 0, 0, 11, 12, 0, 0, 0, 64, 0, 4, 0, 0,
            -6, -7, 0, 0, 0, -63, 0, 0, 0, 62, 0, -60, 0, 0, 57, 0, -55, 51, -41,
        ),
        (
            0, 0, 0, -44, -46, 0, 48, 0, 34, 36, 0, -38, -28, -30, 0, 32, 0, 23, 0, 24, 0, -26,
            -18, -20, 0, 22, 0, 13, 0, 14, 0, -16, 0, -9, 0, -10, 0, 12, 0, -64, 0, 0, 0, 4, 0,
            5, 0, -7, 0, 63, 0, 0, 0, -62, 0, 0, 59, 0, -57, 0, 0, 54, -50, 40,
        ),
        (
            0, 0, 0, -45, -47, -48, 0, 0, 35, 37, 38, 0, -29, -31, -32, 0, 0, 0, 23, 0, 24, 25,
            -19, -21, -22, 0, 0, 0, 13, 0, 14, 15, 0, 0, -9, 0, -10, -11, 64, 0, 0, 0, 0, 0, 4,
            0, 5, 6, -63, 0, 0, 0, 62, 0, 0, 0, -58, 57, 0, 0, 0, -53, 49, -39,
        ),
        (
            0, 0, 43, 0, 0, 49, 50, -33, 0, 0, -39, -40, 24, -23, 0, 0, 0, 30, 31, -28, -29, 0,
            14, -13, 0, 0, 0, 20, 21, -18, -19, 0, 8, 0, 0, 0, 0, -64, 11, 12, 0, 0, -3, 0, 0,
            0, 0, 63, -6, -7, 0, 0, 0, 0, -61, 60, 0, 0, 0, -56, 55, 0, -48, 38,
        ),
        (
            0, 0, 44, 0, -49, 0, 51, -34, 0, 39, 0, -41, 25, 0, -23, 0, -30, 0, 32, 27, 0, -29,
            15, 0, -13, 0, -20, 0, 22, 17, 0, -19, 0, 8, 0, 0, 64, 0, -10, 0, 12, 0, 0, -3, 0,
            0, -63, 0, 5, 0, -7, 0, 0, 61, 0, -59, 0, 0, 56, 0, -54, 0, 47, -37,
        ),
        (
            0, 0, 45, 0, -50, -51, 0, -35, 0, 40, 41, 0, 26, 0, 0, -23, -31, -32, 0, 0, 27, 28,
            16, 0, 0, -13, -21, -22, 0, 0, 17, 18, 0, 0, 8, -64, 0, 0, 0, -10, -11, 0, 0, 0, -3,
            63, 0, 0, 0, 5, 6, 0, -61, 0, 0, 58, 0, -56, 0, 0, 53, 0, -46, 36,
        ),
        (
            0, 0, 46, 49, 0, 0, 52, -36, -39, 0, 0, -42, 0, 25, -24, 0, 28, -27, 0, 0, 32, -31,
            0, 15, -14, 0, 18, -17, 0, 0, 22, -21, 0, 0, -64, 8, 0, 0, 9, 0, 0, 12, 0, 0, 63,
            -3, 0, 0, -4, 0, 0, -7, 0, -60, 59, 0, 0, 0, -55, 54, 0, 0, -45, 35,
        ),
        (
            0, 0, 47, 50, 0, -52, 0, -37, -40, 0, 42, 0, 0, 26, 0, -24, 29, 0, -27, -32, 0, 30,
            0, 16, 0, -14, 19, 0, -17, -22, 0, 20, 0, 64, 0, 0, 8, 0, 0, 9, 0, -11, 0, -63, 0,
            0, -3, 0, 0, -4, 0, 6, 60, 0, -58, 0, 0, 55, 0, -53, 0, 0, 44, -34,
        ),
        (
            0, 0, 48, 51, 52, 0, 0, -38, -41, -42, 0, 0, 0, 0, 26, -25, 0, 29, -28, 31, -30, 0,
            0, 0, 16, -15, 0, 19, -18, 21, -20, 0, -64, 0, 0, 0, 0, 8, 0, 0, 9, 10, 63, 0, 0, 0,
            0, -3, 0, 0, -4, -5, -59, 58, 0, 0, 0, -54, 53, 0, 0, 0, -43, 33,
        ),
        (
            0, -43, 0, 0, 0, 53, 54, 27, -24, 23, 0, 0, 0, 0, -39, -40, 0, 36, 37, -34, -35, 0,
            -10, 9, 0, 0, -8, 0, 0, 0, 0, 64, 0, 20, 21, -18, -19, 0, 15, 16, 0, 0, 2, 0, 0, 0,
            0, -62, 0, 0, 61, -60, -6, -7, 0, 0, 0, 0, 0, 52, -51, 48, 0, -32,
        ),
        (
            0, -44, 0, 0, -53, 0, 55, 28, -25, 0, 23, 0, 0, 39, 0, -41, -36, 0, 38, 33, 0, -35,
            -11, 0, 9, 0, 0, -8, 0, 0, -64, 0, -20, 0, 22, 17, 0, -19, -14, 0, 16, 0, 0, 2, 0,
            0, 62, 0, 0, -61, 0, 59, 5, 0, -7, 0, 0, 0, -52, 0, 50, -47, 0, 31,
        ),
        (
            0, -45, 0, 0, -54, -55, 0, 29, -26, 0, 0, 23, 0, 40, 41, 0, -37, -38, 0, 0, 33, 34,
            -12, 0, 0, 9, 0, 0, -8, 64, 0, 0, -21, -22, 0, 0, 17, 18, 0, -14, -15, 0, 0, 0, 2,
            -62, 0, 0, 61, 0, 0, -58, 0, 5, 6, 0, 0, 52, 0, 0, -49, 46, 0, -30,
        ),
        (
            0, -46, 0, 53, 0, 0, 56, 30, 0, -25, 24, 0, -39, 0, 0, -42, 34, -33, 0, 0, 38, -37,
            0, -11, 10, 0, 0, 0, 64, -8, 0, 0, 18, -17, 0, 0, 22, -21, 13, 0, 0, 16, 0, 0, -62,
            2, 0, 0, 0, 60, -59, 0, -4, 0, 0, -7, 0, 0, 51, -50, 0, 45, 0, -29,
        ),
        (
            0, -47, 0, 54, 0, -56, 0, 31, 0, -26, 0, 24, -40, 0, 42, 0, 35, 0, -33, -38, 0, 36,
            0, -12, 0, 10, 0, -64, 0, 0, -8, 0, 19, 0, -17, -22, 0, 20, 0, 13, 0, -15, 0, 62, 0,
            0, 2, 0, -60, 0, 58, 0, 0, -4, 0, 6, 0, -51, 0, 49, 0, -44, 0, 28,
        ),
        (
            0, -48, 0, 55, 56, 0, 0, 32, 0, 0, -26, 25, -41, -42, 0, 0, 0, 35, -34, 37, -36, 0,
            0, 0, -12, 11, 64, 0, 0, 0, 0, -8, 0, 19, -18, 21, -20, 0, 0, 0, 13, 14, -62, 0, 0,
            0, 0, 2, 59, -58, 0, 0, 0, 0, -4, -5, 0, 50, -49, 0, 0, 43, 0, -27,
        ),
        (
            0, -49, -53, 0, 0, 0, 57, 0, 30, -28, 27, 0, 36, -34, 33, 0, 0, 0, -42, 0, 41, -40,
            0, 0, 0, -64, -11, 10, 0, -9, 0, 0, -15, 14, 0, -13, 0, 0, 0, 22, -21, 19, 0, 0, 61,
            0, -60, 59, 2, 0, 0, 0, 3, 0, 0, 0, -7, 0, -48, 47, -45, 0, 0, 26,
        ),
        (
            0, -50, -54, 0, 0, -57, 0, 0, 31, -29, 0, 27, 37, -35, 0, 33, 0, 42, 0, -41, 0, 39,
            0, 0, 64, 0, -12, 0, 10, 0, -9, 0, -16, 0, 14, 0, -13, 0, -22, 0, 20, -18, 0, -61,
            0, 60, 0, -58, 0, 2, 0, 0, 0, 3, 0, 0, 6, 48, 0, -46, 44, 0, 0, -25,
        ),
        (
            0, -51, -55, 0, 57, 0, 0, 0, 32, 0, -29, 28, 38, 0, -35, 34, -42, 0, 0, 40, -39, 0,
            0, -64, 0, 0, 0, -12, 11, 0, 0, -9, 0, -16, 15, 0, 0, -13, 21, -20, 0, 17, 61, 0, 0,
            -59, 58, 0, 0, 0, 2, 0, 0, 0, 3, 0, -5, -47, 46, 0, -43, 0, 0, 24,
        ),
        (
            0, -52, -56, -57, 0, 0, 0, 0, 0, 32, -31, 30, 0, 38, -37, 36, 41, -40, 39, 0, 0, 0,
            64, 0, 0, 0, 0, 0, 0, -12, 11, -10, 0, 0, 0, -16, 15, -14, -19, 18, -17, 0, -60, 59,
            -58, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 4, 45, -44, 43, 0, 0, 0, -23,
        ),
        (
            0, -33, 27, -24, 23, 0, 0, 0, 0, 0, 53, 54, 0, 0, -49, -50, 0, 46, 47, -44, -45, 0,
            -5, 4, 0, 0, -3, 0, 0, 0, 0, 63, 2, 0, 0, 0, 0, -62, 0, 0, 61, -60, 0, 20, 21, -18,
            -19, 0, 15, 16, 0, 0, -11, -12, 0, 0, 0, 0, 0, 42, -41, 38, -32, 0,
        ),
        (
            0, -34, 28, -25, 0, 23, 0, 0, 0, -53, 0, 55, 0, 49, 0, -51, -46, 0, 48, 43, 0, -45,
            -6, 0, 4, 0, 0, -3, 0, 0, -63, 0, 0, 2, 0, 0, 62, 0, 0, -61, 0, 59, -20, 0, 22, 17,
            0, -19, -14, 0, 16, 0, 10, 0, -12, 0, 0, 0, -42, 0, 40, -37, 31, 0,
        ),
        (
            0, -35, 29, -26, 0, 0, 23, 0, 0, -54, -55, 0, 0, 50, 51, 0, -47, -48, 0, 0, 43, 44,
            -7, 0, 0, 4, 0, 0, -3, 63, 0, 0, 0, 0, 2, -62, 0, 0, 61, 0, 0, -58, -21, -22, 0, 0,
            17, 18, 0, -14, -15, 0, 0, 10, 11, 0, 0, 42, 0, 0, -39, 36, -30, 0,
        ),
        (
            0, -36, 30, 0, -25, 24, 0, 0, 53, 0, 0, 56, -49, 0, 0, -52, 44, -43, 0, 0, 48, -47,
            0, -6, 5, 0, 0, 0, 63, -3, 0, 0, 0, 0, -62, 2, 0, 0, 0, 60, -59, 0, 18, -17, 0, 0,
            22, -21, 13, 0, 0, 16, -9, 0, 0, -12, 0, 0, 41, -40, 0, 35, -29, 0,
        ),
        (
            0, -37, 31, 0, -26, 0, 24, 0, 54, 0, -56, 0, -50, 0, 52, 0, 45, 0, -43, -48, 0, 46,
            0, -7, 0, 5, 0, -63, 0, 0, -3, 0, 0, 62, 0, 0, 2, 0, -60, 0, 58, 0, 19, 0, -17, -22,
            0, 20, 0, 13, 0, -15, 0, -9, 0, 11, 0, -41, 0, 39, 0, -34, 28, 0,
        ),
        (
            0, -38, 32, 0, 0, -26, 25, 0, 55, 56, 0, 0, -51, -52, 0, 0, 0, 45, -44, 47, -46, 0,
            0, 0, -7, 6, 63, 0, 0, 0, 0, -3, -62, 0, 0, 0, 0, 2, 59, -58, 0, 0, 0, 19, -18, 21,
            -20, 0, 0, 0, 13, 14, 0, 0, -9, -10, 0, 40, -39, 0, 0, 33, -27, 0,
        ),
        (
            0, -39, 0, 30, -28, 27, 0, -53, 0, 0, 0, 57, 46, -44, 43, 0, 0, 0, -52, 0, 51, -50,
            0, 0, 0, -63, -6, 5, 0, -4, 0, 0, 0, 0, 61, 0, -60, 59, 2, 0, 0, 0, -15, 14, 0, -13,
            0, 0, 0, 22, -21, 19, 8, 0, 0, 0, -12, 0, -38, 37, -35, 0, 26, 0,
        ),
        (
            0, -40, 0, 31, -29, 0, 27, -54, 0, 0, -57, 0, 47, -45, 0, 43, 0, 52, 0, -51, 0, 49,
            0, 0, 63, 0, -7, 0, 5, 0, -4, 0, 0, -61, 0, 60, 0, -58, 0, 2, 0, 0, -16, 0, 14, 0,
            -13, 0, -22, 0, 20, -18, 0, 8, 0, 0, 11, 38, 0, -36, 34, 0, -25, 0,
        ),
        (
            0, -41, 0, 32, 0, -29, 28, -55, 0, 57, 0, 0, 48, 0, -45, 44, -52, 0, 0, 50, -49, 0,
            0, -63, 0, 0, 0, -7, 6, 0, 0, -4, 61, 0, 0, -59, 58, 0, 0, 0, 2, 0, 0, -16, 15, 0,
            0, -13, 21, -20, 0, 17, 0, 0, 8, 0, -10, -37, 36, 0, -33, 0, 24, 0,
        ),
        (
            0, -42, 0, 0, 32, -31, 30, -56, -57, 0, 0, 0, 0, 48, -47, 46, 51, -50, 49, 0, 0, 0,
            63, 0, 0, 0, 0, 0, 0, -7, 6, -5, -60, 59, -58, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, -16,
            15, -14, -19, 18, -17, 0, 0, 0, 0, 8, 9, 35, -34, 33, 0, 0, -23, 0,
        ),
        (
            0, 0, -39, 36, -34, 33, 0, 49, -46, 44, -43, 0, 0, 0, 0, 57, 0, 0, -56, 0, 55, -54,
            0, 0, 0, 62, 0, 0, -61, 0, 60, -59, -6, 5, 0, -4, 0, 0, 3, 0, 0, 0, 11, -10, 0, 9,
            0, 0, -8, 0, 0, 0, 0, 22, -21, 19, -16, 0, 32, -31, 29, -26, 0, 0,
        ),
        (
            0, 0, -40, 37, -35, 0, 33, 50, -47, 45, 0, -43, 0, 0, -57, 0, 0, 56, 0, -55, 0, 53,
            0, 0, -62, 0, 0, 61, 0, -60, 0, 58, -7, 0, 5, 0, -4, 0, 0, 3, 0, 0, 12, 0, -10, 0,
            9, 0, 0, -8, 0, 0, -22, 0, 20, -18, 15, -32, 0, 30, -28, 25, 0, 0,
        ),
        (
            0, 0, -41, 38, 0, -35, 34, 51, -48, 0, 45, -44, 0, 57, 0, 0, -56, 0, 0, 54, -53, 0,
            0, 62, 0, 0, -61, 0, 0, 59, -58, 0, 0, -7, 6, 0, 0, -4, 0, 0, 3, 0, 0, 12, -11, 0,
            0, 9, 0, 0, -8, 0, 21, -20, 0, 17, -14, 31, -30, 0, 27, -24, 0, 0,
        ),
        (
            0, 0, -42, 0, 38, -37, 36, 52, 0, -48, 47, -46, -57, 0, 0, 0, 55, -54, 53, 0, 0, 0,
            -62, 0, 0, 0, 60, -59, 58, 0, 0, 0, 0, 0, 0, -7, 6, -5, 0, 0, 0, 3, 0, 0, 0, 12,
            -11, 10, 0, 0, 0, -8, -19, 18, -17, 0, 13, -29, 28, -27, 0, 23, 0, 0,
        ),
        (
            0, 0, 0, -42, 41, -40, 39, 0, 52, -51, 50, -49, 56, -55, 54, -53, 0, 0, 0, 0, 0, 0,
            61, -60, 59, -58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -5, 4, 0, 0, 0, 0, 0,
            0, 12, -11, 10, -9, 16, -15, 14, -13, 0, 26, -25, 24, -23, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, -63, 0, 0, 0, 62, 0, 0, -61, 0, 60, -59, 0, 0, 0,
            57, 0, 0, -56, 0, 55, -54, 0, 0, 52, 0, -51, 50, 0, 48, -47, 45, 0, 0, -42, 0, 41,
            -40, 0, -38, 37, -35, 0, 32, -31, 29, -26, 0, 22, -21, 19, -16, 12, -7,
        ),
        (
            0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 61, 0, -60, 0, 58, 0, 0,
            -57, 0, 0, 56, 0, -55, 0, 53, 0, -52, 0, 51, 0, -49, -48, 0, 46, -44, 0, 42, 0, -41,
            0, 39, 38, 0, -36, 34, -32, 0, 30, -28, 25, -22, 0, 20, -18, 15, -11, 6,
        ),
        (
            0, 0, 0, 0, 64, 0, 0, 0, 0, -63, 0, 0, 0, 62, 0, 0, -61, 0, 0, 59, -58, 0, 0, 57, 0,
            0, -56, 0, 0, 54, -53, 0, 52, 0, 0, -50, 49, 0, 47, -46, 0, 43, -42, 0, 0, 40, -39,
            0, -37, 36, 0, -33, 31, -30, 0, 27, -24, 21, -20, 0, 17, -14, 10, -5,
        ),
        (
            0, 0, 0, -64, 0, 0, 0, 0, 63, 0, 0, 0, -62, 0, 0, 0, 60, -59, 58, 0, 0, 0, -57, 0,
            0, 0, 55, -54, 53, 0, 0, 0, -51, 50, -49, 0, 0, 0, -45, 44, -43, 0, 41, -40, 39, 0,
            0, 0, 35, -34, 33, 0, -29, 28, -27, 0, 23, -19, 18, -17, 0, 13, -9, 4,
        ),
        (
            0, 0, 64, 0, 0, 0, 0, -63, 0, 0, 0, 0, 61, -60, 59, -58, 0, 0, 0, 0, 0, 0, 56, -55,
            54, -53, 0, 0, 0, 0, 0, 0, 48, -47, 46, 45, -44, 43, 0, 0, 0, 0, -38, 37, -36, -35,
            34, -33, 0, 0, 0, 0, 26, -25, 24, -23, 0, 16, -15, 14, -13, 0, 8, -3,
        ),
        (
            0, -64, 0, 0, 0, 0, 0, 62, -61, 60, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -52, 51,
            -50, 49, -48, 47, -46, -45, 44, -43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -31, 30, 29,
            -28, 27, -26, 25, -24, 23, 0, 0, 0, 0, 0, -12, 11, -10, 9, -8, 0, 2,
        ),
        (
            0, -63, 62, -61, 60, -59, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -42, 41,
            -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27, -26, 25, -24, 23, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -5, 4, -3, 2, 0,
        ),
    )


@_operation((64, 64), 64)
def cp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("cp__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # (a b - b a) / 2
    out = _times(_signed(a, _cp__full__full_out), b)
    return out


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37,
            -38, -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
            58, 59, 60, 61, 62, 63, -64,
        ),
        (
            2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, -24, -25, -26, -27, -28, -29, -30, -31,
            -32, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 60, 61, 62, 53, 54, 55, 56, 57, 0, 0,
        ),
        (
            3, 0, 1, 0, 0, 0, 0, 0, 23, 24, 25, 26, 0, 0, 0, 0, -33, -34, -35, -36, -37, -38, 9,
            10, 11, 12, 0, 0, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -58, -59, -60, -61, 0, 0, 0, 0, 63, -49, -50, -51, -52, 0, 57, 0,
        ),
        (
            4, 0, 0, 1, 0, 0, 0, -23, 0, 27, 28, 29, 0, 33, 34, 35, 0, 0, 0, -39, -40, -41, -8,
            0, 0, 0, 10, 11, 12, 0, 0, 0, 14, 15, 16, 0, 0, 0, -20, -21, -22, 0, 0, 0, 0, 58,
            59, 60, 0, 0, 0, -62, 0, 0, 0, -63, 0, 46, 47, 48, 0, -52, -56, 0,
        ),
        (
            5, 0, 0, 0, 1, 0, 0, -24, -27, 0, 30, 31, -33, 0, 36, 37, 0, 39, 40, 0, 0, -42, 0,
            -8, 0, 0, -9, 0, 0, 11, 12, 0, -13, 0, 0, 15, 16, 0, 18, 19, 0, -22, 0, -58, -59, 0,
            0, 61, 0, 0, 62, 0, 0, 0, 63, 0, 0, -44, -45, 0, 48, 51, 55, 0,
        ),
        (
            6, 0, 0, 0, 0, 1, 0, -25, -28, -30, 0, 32, -34, -36, 0, 38, -39, 0, 41, 0, 42, 0, 0,
            0, -8, 0, 0, -9, 0, -10, 0, 12, 0, -13, 0, -14, 0, 16, -17, 0, 19, 21, 58, 0, -60,
            0, -61, 0, 0, -62, 0, 0, 0, -63, 0, 0, 0, 43, 0, -45, -47, -50, -54, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 1, -26, -29, -31, -32, 0, -35, -37, -38, 0, -40, -41, 0, -42, 0,
            0, 0, 0, 0, -8, 0, 0, -9, 0, -10, -11, 0, 0, -13, 0, -14, -15, 0, -17, -18, -20, 59,
            60, 0, 61, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 0, 0, 43, 44, 46, 49, 53, 0,
        ),
        (
            8, 0, 0, 23, 24, 25, 26, 1, 0, 0, 0, 0, 0, 0, 0, 0, -43, -44, -45, -46, -47, -48, 4,
            5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, -61, -17, -18, -19, -20,
            -21, -22, 0, 0, 0, 0, 0, 0, 0, 0, 64, -39, -40, -41, -42, 0, 0, 57,
        ),
        (
            9, 0, -23, 0, 27, 28, 29, 0, 1, 0, 0, 0, 0, 43, 44, 45, 0, 0, 0, -49, -50, -51, -3,
            0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 0, 58, 59, 60, 0, 0, 0, -62, 14, 15, 16, 0, 0, 0,
            -20, -21, -22, 0, 0, 0, 0, -64, 0, 36, 37, 38, 0, -42, 0, -56,
        ),
        (
            10, 0, -24, -27, 0, 30, 31, 0, 0, 1, 0, 0, -43, 0, 46, 47, 0, 49, 50, 0, 0, -52, 0,
            -3, 0, 0, -4, 0, 0, 6, 7, 0, 0, -58, -59, 0, 0, 61, 0, 0, 62, 0, -13, 0, 0, 15, 16,
            0, 18, 19, 0, -22, 0, 0, 64, 0, 0, -34, -35, 0, 38, 41, 0, 55,
        ),
        (
            11, 0, -25, -28, -30, 0, 32, 0, 0, 0, 1, 0, -44, -46, 0, 48, -49, 0, 51, 0, 52, 0,
            0, 0, -3, 0, 0, -4, 0, -5, 0, 7, 58, 0, -60, 0, -61, 0, 0, -62, 0, 0, 0, -13, 0,
            -14, 0, 16, -17, 0, 19, 21, 0, -64, 0, 0, 0, 33, 0, -35, -37, -40, 0, -54,
        ),
        (
            12, 0, -26, -29, -31, -32, 0, 0, 0, 0, 0, 1, -45, -47, -48, 0, -50, -51, 0, -52, 0,
            0, 0, 0, 0, -3, 0, 0, -4, 0, -5, -6, 59, 60, 0, 61, 0, 0, 62, 0, 0, 0, 0, 0, -13, 0,
            -14, -15, 0, -17, -18, -20, 64, 0, 0, 0, 0, 0, 33, 34, 36, 39, 0, 53,
        ),
        (
            13, 23, 0, 0, 33, 34, 35, 0, 0, -43, -44, -45, 1, 0, 0, 0, 0, 0, 0, -53, -54, -55,
            2, 0, 0, 0, 0, 0, 0, -58, -59, -60, 5, 6, 7, 0, 0, 0, 0, 0, 0, -63, -10, -11, -12,
            0, 0, 0, 0, 0, 0, 64, -20, -21, -22, 0, 0, -30, -31, -32, 0, 0, -42, 52,
        ),
        (
            14, 24, 0, -33, 0, 36, 37, 0, 43, 0, -46, -47, 0, 1, 0, 0, 0, 53, 54, 0, 0, -56, 0,
            2, 0, 0, 0, 58, 59, 0, 0, -61, -4, 0, 0, 6, 7, 0, 0, 0, 63, 0, 9, 0, 0, -11, -12, 0,
            0, 0, -64, 0, 18, 19, 0, -22, 0, 28, 29, 0, -32, 0, 41, -51,
        ),
        (
            15, 25, 0, -34, -36, 0, 38, 0, 44, 46, 0, -48, 0, 0, 1, 0, -53, 0, 55, 0, 56, 0, 0,
            0, 2, 0, -58, 0, 60, 0, 61, 0, 0, -4, 0, -5, 0, 7, 0, -63, 0, 0, 0, 9, 0, 10, 0,
            -12, 0, 64, 0, 0, -17, 0, 19, 21, 0, -27, 0, 29, 31, 0, -40, 50,
        ),
        (
            16, 26, 0, -35, -37, -38, 0, 0, 45, 47, 48, 0, 0, 0, 0, 1, -54, -55, 0, -56, 0, 0,
            0, 0, 0, 2, -59, -60, 0, -61, 0, 0, 0, 0, -4, 0, -5, -6, 63, 0, 0, 0, 0, 0, 9, 0,
            10, 11, -64, 0, 0, 0, 0, -17, -18, -20, 0, 0, -27, -28, -30, 0, 39, -49,
        ),
        (
            17, 27, 33, 0, 0, 39, 40, -43, 0, 0, -49, -50, 0, 0, -53, -54, 1, 0, 0, 0, 0, -57,
            0, 0, -58, -59, 2, 0, 0, 0, 0, -62, 3, 0, 0, 0, 0, -63, 6, 7, 0, 0, -8, 0, 0, 0, 0,
            64, -11, -12, 0, 0, -15, -16, 0, 0, -22, -25, -26, 0, 0, -32, -38, 48,
        ),
        (
            18, 28, 34, 0, -39, 0, 41, -44, 0, 49, 0, -51, 0, 53, 0, -55, 0, 1, 0, 0, 57, 0, 0,
            58, 0, -60, 0, 2, 0, 0, 62, 0, 0, 3, 0, 0, 63, 0, -5, 0, 7, 0, 0, -8, 0, 0, -64, 0,
            10, 0, -12, 0, 14, 0, -16, 0, 21, 24, 0, -26, 0, 31, 37, -47,
        ),
        (
            19, 29, 35, 0, -40, -41, 0, -45, 0, 50, 51, 0, 0, 54, 55, 0, 0, 0, 1, -57, 0, 0, 0,
            59, 60, 0, 0, 0, 2, -62, 0, 0, 0, 0, 3, -63, 0, 0, 0, -5, -6, 0, 0, 0, -8, 64, 0, 0,
            0, 10, 11, 0, 0, 14, 15, 0, -20, 0, 24, 25, 0, -30, -36, 46,
        ),
        (
            20, 30, 36, 39, 0, 0, 42, -46, -49, 0, 0, -52, -53, 0, 0, -56, 0, 0, -57, 1, 0, 0,
            -58, 0, 0, -61, 0, 0, -62, 2, 0, 0, 0, 0, -63, 3, 0, 0, 4, 0, 0, 7, 0, 0, 64, -8, 0,
            0, -9, 0, 0, -12, -13, 0, 0, -16, -19, -23, 0, 0, -26, -29, -35, 45,
        ),
        (
            21, 31, 37, 40, 0, -42, 0, -47, -50, 0, 52, 0, -54, 0, 56, 0, 0, 57, 0, 0, 1, 0,
            -59, 0, 61, 0, 0, 62, 0, 0, 2, 0, 0, 63, 0, 0, 3, 0, 0, 4, 0, -6, 0, -64, 0, 0, -8,
            0, 0, -9, 0, 11, 0, -13, 0, 15, 18, 0, -23, 0, 25, 28, 34, -44,
        ),
        (
            22, 32, 38, 41, 42, 0, 0, -48, -51, -52, 0, 0, -55, -56, 0, 0, -57, 0, 0, 0, 0, 1,
            -60, -61, 0, 0, -62, 0, 0, 0, 0, 2, -63, 0, 0, 0, 0, 3, 0, 0, 4, 5, 64, 0, 0, 0, 0,
            -8, 0, 0, -9, -10, 0, 0, -13, -14, -17, 0, 0, -23, -24, -27, -33, 43,
        ),
        (
            23, 13, -9, 8, 0, 0, 0, 4, -3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -58, -59, -60, 1, 0, 0,
            0, 0, 0, 0, -53, -54, -55, 0, 0, 0, 49, 50, 51, -46, -47, -48, 0, 0, 0, 0, -39, -40,
            -41, 36, 37, 38, 0, -30, -31, -32, 0, 0, -20, -21, -22, 0, 0, 0, 0,
        ),
        (
            24, 14, -10, 0, 8, 0, 0, 5, 0, -3, 0, 0, 0, 2, 0, 0, 0, 58, 59, 0, 0, -61, 0, 1, 0,
            0, 0, 53, 54, 0, 0, -56, 0, -49, -50, 0, 0, 52, 44, 45, 0, -48, 0, 39, 40, 0, 0,
            -42, -34, -35, 0, 38, 28, 29, 0, -32, 0, 18, 19, 0, -22, 0, 0, 0,
        ),
        (
            25, 15, -11, 0, 0, 8, 0, 6, 0, 0, -3, 0, 0, 0, 2, 0, -58, 0, 60, 0, 61, 0, 0, 0, 1,
            0, -53, 0, 55, 0, 56, 0, 49, 0, -51, 0, -52, 0, -43, 0, 45, 47, -39, 0, 41, 0, 42,
            0, 33, 0, -35, -37, -27, 0, 29, 31, 0, -17, 0, 19, 21, 0, 0, 0,
        ),
        (
            26, 16, -12, 0, 0, 0, 8, 7, 0, 0, 0, -3, 0, 0, 0, 2, -59, -60, 0, -61, 0, 0, 0, 0,
            0, 1, -54, -55, 0, -56, 0, 0, 50, 51, 0, 52, 0, 0, 0, -43, -44, -46, -40, -41, 0,
            -42, 0, 0, 0, 33, 34, 36, 0, -27, -28, -30, 0, 0, -17, -18, -20, 0, 0, 0,
        ),
        (
            27, 17, 0, -10, 9, 0, 0, 0, 5, -4, 0, 0, 0, 0, -58, -59, 2, 0, 0, 0, 0, -62, 0, 0,
            -53, -54, 1, 0, 0, 0, 0, -57, 0, 46, 47, -44, -45, 0, 0, 0, 52, -51, 0, -36, -37,
            34, 35, 0, 0, 0, -42, 41, -25, -26, 0, 0, -32, -15, -16, 0, 0, -22, 0, 0,
        ),
        (
            28, 18, 0, -11, 0, 9, 0, 0, 6, 0, -4, 0, 0, 58, 0, -60, 0, 2, 0, 0, 62, 0, 0, 53, 0,
            -55, 0, 1, 0, 0, 57, 0, -46, 0, 48, 43, 0, -45, 0, -52, 0, 50, 36, 0, -38, -33, 0,
            35, 0, 42, 0, -40, 24, 0, -26, 0, 31, 14, 0, -16, 0, 21, 0, 0,
        ),
        (
            29, 19, 0, -12, 0, 0, 9, 0, 7, 0, 0, -4, 0, 59, 60, 0, 0, 0, 2, -62, 0, 0, 0, 54,
            55, 0, 0, 0, 1, -57, 0, 0, -47, -48, 0, 0, 43, 44, 52, 0, 0, -49, 37, 38, 0, 0, -33,
            -34, -42, 0, 0, 39, 0, 24, 25, 0, -30, 0, 14, 15, 0, -20, 0, 0,
        ),
        (
            30, 20, 0, 0, -11, 10, 0, 0, 0, 6, -5, 0, -58, 0, 0, -61, 0, 0, -62, 2, 0, 0, -53,
            0, 0, -56, 0, 0, -57, 1, 0, 0, 44, -43, 0, 0, 48, -47, 0, 51, -50, 0, -34, 33, 0, 0,
            -38, 37, 0, -41, 40, 0, -23, 0, 0, -26, -29, -13, 0, 0, -16, -19, 0, 0,
        ),
        (
            31, 21, 0, 0, -12, 0, 10, 0, 0, 7, 0, -5, -59, 0, 61, 0, 0, 62, 0, 0, 2, 0, -54, 0,
            56, 0, 0, 57, 0, 0, 1, 0, 45, 0, -43, -48, 0, 46, -51, 0, 49, 0, -35, 0, 33, 38, 0,
            -36, 41, 0, -39, 0, 0, -23, 0, 25, 28, 0, -13, 0, 15, 18, 0, 0,
        ),
        (
            32, 22, 0, 0, 0, -12, 11, 0, 0, 0, 7, -6, -60, -61, 0, 0, -62, 0, 0, 0, 0, 2, -55,
            -56, 0, 0, -57, 0, 0, 0, 0, 1, 0, 45, -44, 47, -46, 0, 50, -49, 0, 0, 0, -35, 34,
            -37, 36, 0, -40, 39, 0, 0, 0, 0, -23, -24, -27, 0, 0, -13, -14, -17, 0, 0,
        ),
        (
            33, 0, 17, -14, 13, 0, 0, 0, 0, 0, 58, 59, 5, -4, 0, 0, 3, 0, 0, 0, 0, -63, 0, 0,
            49, 50, 0, -46, -47, 44, 45, 0, 1, 0, 0, 0, 0, -57, 0, 0, 56, -55, 0, 30, 31, -28,
            -29, 0, 25, 26, 0, 0, 0, 0, -42, 41, -38, 11, 12, 0, 0, 0, -22, 0,
        ),
        (
            34, 0, 18, -15, 0, 13, 0, 0, 0, -58, 0, 60, 6, 0, -4, 0, 0, 3, 0, 0, 63, 0, 0, -49,
            0, 51, 46, 0, -48, -43, 0, 45, 0, 1, 0, 0, 57, 0, 0, -56, 0, 54, -30, 0, 32, 27, 0,
            -29, -24, 0, 26, 0, 0, 42, 0, -40, 37, -10, 0, 12, 0, 0, 21, 0,
        ),
        (
            35, 0, 19, -16, 0, 0, 13, 0, 0, -59, -60, 0, 7, 0, 0, -4, 0, 0, 3, -63, 0, 0, 0,
            -50, -51, 0, 47, 48, 0, 0, -43, -44, 0, 0, 1, -57, 0, 0, 56, 0, 0, -53, -31, -32, 0,
            0, 27, 28, 0, -24, -25, 0, -42, 0, 0, 39, -36, 0, -10, -11, 0, 0, -20, 0,
        ),
        (
            36, 0, 20, 0, -15, 14, 0, 0, 58, 0, 0, 61, 0, 6, -5, 0, 0, 0, -63, 3, 0, 0, 49, 0,
            0, 52, -44, 43, 0, 0, -48, 47, 0, 0, -57, 1, 0, 0, 0, 55, -54, 0, 28, -27, 0, 0, 32,
            -31, 23, 0, 0, 26, 0, -41, 40, 0, -35, 9, 0, 0, 12, 0, -19, 0,
        ),
        (
            37, 0, 21, 0, -16, 0, 14, 0, 59, 0, -61, 0, 0, 7, 0, -5, 0, 63, 0, 0, 3, 0, 50, 0,
            -52, 0, -45, 0, 43, 48, 0, -46, 0, 57, 0, 0, 1, 0, -55, 0, 53, 0, 29, 0, -27, -32,
            0, 30, 0, 23, 0, -25, 41, 0, -39, 0, 34, 0, 9, 0, -11, 0, 18, 0,
        ),
        (
            38, 0, 22, 0, 0, -16, 15, 0, 60, 61, 0, 0, 0, 0, 7, -6, -63, 0, 0, 0, 0, 3, 51, 52,
            0, 0, 0, -45, 44, -47, 46, 0, -57, 0, 0, 0, 0, 1, 54, -53, 0, 0, 0, 29, -28, 31,
            -30, 0, 0, 0, 23, 24, -40, 39, 0, 0, -33, 0, 0, 9, 10, 0, -17, 0,
        ),
        (
            39, 0, 0, 20, -18, 17, 0, -58, 0, 0, 0, 62, 0, 0, 0, 63, 6, -5, 0, 4, 0, 0, -46, 44,
            -43, 0, 0, 0, 52, 0, -51, 50, 0, 0, 56, 0, -55, 54, 1, 0, 0, 0, -25, 24, 0, -23, 0,
            0, 0, 32, -31, 29, 0, 38, -37, 35, 0, -8, 0, 0, 0, 12, 16, 0,
        ),
        (
            40, 0, 0, 21, -19, 0, 17, -59, 0, 0, -62, 0, 0, 0, -63, 0, 7, 0, -5, 0, 4, 0, -47,
            45, 0, -43, 0, -52, 0, 51, 0, -49, 0, -56, 0, 55, 0, -53, 0, 1, 0, 0, -26, 0, 24, 0,
            -23, 0, -32, 0, 30, -28, -38, 0, 36, -34, 0, 0, -8, 0, 0, -11, -15, 0,
        ),
        (
            41, 0, 0, 22, 0, -19, 18, -60, 0, 62, 0, 0, 0, 63, 0, 0, 0, 7, -6, 0, 0, 4, -48, 0,
            45, -44, 52, 0, 0, -50, 49, 0, 56, 0, 0, -54, 53, 0, 0, 0, 1, 0, 0, -26, 25, 0, 0,
            -23, 31, -30, 0, 27, 37, -36, 0, 33, 0, 0, 0, -8, 0, 10, 14, 0,
        ),
        (
            42, 0, 0, 0, 22, -21, 20, -61, -62, 0, 0, 0, -63, 0, 0, 0, 0, 0, 0, 7, -6, 5, 0,
            -48, 47, -46, -51, 50, -49, 0, 0, 0, -55, 54, -53, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            -26, 25, -24, -29, 28, -27, 0, -35, 34, -33, 0, 0, 0, 0, 0, -8, -9, -13, 0,
        ),
        (
            43, 0, 0, 0, 0, 58, 59, 17, -14, 13, 0, 0, 10, -9, 0, 0, 8, 0, 0, 0, 0, -64, 0, 0,
            39, 40, 0, -36, -37, 34, 35, 0, 0, 30, 31, -28, -29, 0, 25, 26, 0, 0, 1, 0, 0, 0, 0,
            -57, 0, 0, 56, -55, 0, 0, -52, 51, -48, 6, 7, 0, 0, 0, 0, -22,
        ),
        (
            44, 0, 0, 0, -58, 0, 60, 18, -15, 0, 13, 0, 11, 0, -9, 0, 0, 8, 0, 0, 64, 0, 0, -39,
            0, 41, 36, 0, -38, -33, 0, 35, -30, 0, 32, 27, 0, -29, -24, 0, 26, 0, 0, 1, 0, 0,
            57, 0, 0, -56, 0, 54, 0, 52, 0, -50, 47, -5, 0, 7, 0, 0, 0, 21,
        ),
        (
            45, 0, 0, 0, -59, -60, 0, 19, -16, 0, 0, 13, 12, 0, 0, -9, 0, 0, 8, -64, 0, 0, 0,
            -40, -41, 0, 37, 38, 0, 0, -33, -34, -31, -32, 0, 0, 27, 28, 0, -24, -25, 0, 0, 0,
            1, -57, 0, 0, 56, 0, 0, -53, -52, 0, 0, 49, -46, 0, -5, -6, 0, 0, 0, -20,
        ),
        (
            46, 0, 0, 58, 0, 0, 61, 20, 0, -15, 14, 0, 0, 11, -10, 0, 0, 0, -64, 8, 0, 0, 39, 0,
            0, 42, -34, 33, 0, 0, -38, 37, 28, -27, 0, 0, 32, -31, 23, 0, 0, 26, 0, 0, -57, 1,
            0, 0, 0, 55, -54, 0, 0, -51, 50, 0, -45, 4, 0, 0, 7, 0, 0, -19,
        ),
        (
            47, 0, 0, 59, 0, -61, 0, 21, 0, -16, 0, 14, 0, 12, 0, -10, 0, 64, 0, 0, 8, 0, 40, 0,
            -42, 0, -35, 0, 33, 38, 0, -36, 29, 0, -27, -32, 0, 30, 0, 23, 0, -25, 0, 57, 0, 0,
            1, 0, -55, 0, 53, 0, 51, 0, -49, 0, 44, 0, 4, 0, -6, 0, 0, 18,
        ),
        (
            48, 0, 0, 60, 61, 0, 0, 22, 0, 0, -16, 15, 0, 0, 12, -11, -64, 0, 0, 0, 0, 8, 41,
            42, 0, 0, 0, -35, 34, -37, 36, 0, 0, 29, -28, 31, -30, 0, 0, 0, 23, 24, -57, 0, 0,
            0, 0, 1, 54, -53, 0, 0, -50, 49, 0, 0, -43, 0, 0, 4, 5, 0, 0, -17,
        ),
        (
            49, 0, -58, 0, 0, 0, 62, 0, 20, -18, 17, 0, 0, 0, 0, 64, 11, -10, 0, 9, 0, 0, -36,
            34, -33, 0, 0, 0, 42, 0, -41, 40, -25, 24, 0, -23, 0, 0, 0, 32, -31, 29, 0, 0, 56,
            0, -55, 54, 1, 0, 0, 0, 0, 48, -47, 45, 0, -3, 0, 0, 0, 7, 0, 16,
        ),
        (
            50, 0, -59, 0, 0, -62, 0, 0, 21, -19, 0, 17, 0, 0, -64, 0, 12, 0, -10, 0, 9, 0, -37,
            35, 0, -33, 0, -42, 0, 41, 0, -39, -26, 0, 24, 0, -23, 0, -32, 0, 30, -28, 0, -56,
            0, 55, 0, -53, 0, 1, 0, 0, -48, 0, 46, -44, 0, 0, -3, 0, 0, -6, 0, -15,
        ),
        (
            51, 0, -60, 0, 62, 0, 0, 0, 22, 0, -19, 18, 0, 64, 0, 0, 0, 12, -11, 0, 0, 9, -38,
            0, 35, -34, 42, 0, 0, -40, 39, 0, 0, -26, 25, 0, 0, -23, 31, -30, 0, 27, 56, 0, 0,
            -54, 53, 0, 0, 0, 1, 0, 47, -46, 0, 43, 0, 0, 0, -3, 0, 5, 0, 14,
        ),
        (
            52, 0, -61, -62, 0, 0, 0, 0, 0, 22, -21, 20, -64, 0, 0, 0, 0, 0, 0, 12, -11, 10, 0,
            -38, 37, -36, -41, 40, -39, 0, 0, 0, 0, 0, 0, -26, 25, -24, -29, 28, -27, 0, -55,
            54, -53, 0, 0, 0, 0, 0, 0, 1, -45, 44, -43, 0, 0, 0, 0, 0, -3, -4, 0, -13,
        ),
        (
            53, 58, 0, 0, 0, 0, 63, 0, 0, 0, 0, -64, 20, -18, 17, 0, 15, -14, 0, 13, 0, 0, 30,
            -28, 27, 0, 25, -24, 0, 23, 0, 0, 0, 0, 42, 0, -41, 40, 0, 38, -37, 35, 0, 0, -52,
            0, 51, -50, 0, -48, 47, -45, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 7, -12,
        ),
        (
            54, 59, 0, 0, 0, -63, 0, 0, 0, 0, 64, 0, 21, -19, 0, 17, 16, 0, -14, 0, 13, 0, 31,
            -29, 0, 27, 26, 0, -24, 0, 23, 0, 0, -42, 0, 41, 0, -39, -38, 0, 36, -34, 0, 52, 0,
            -51, 0, 49, 48, 0, -46, 44, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, -6, 11,
        ),
        (
            55, 60, 0, 0, 63, 0, 0, 0, 0, -64, 0, 0, 22, 0, -19, 18, 0, 16, -15, 0, 0, 13, 32,
            0, -29, 28, 0, 26, -25, 0, 0, 23, 42, 0, 0, -40, 39, 0, 37, -36, 0, 33, -52, 0, 0,
            50, -49, 0, -47, 46, 0, -43, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 5, -10,
        ),
        (
            56, 61, 0, -63, 0, 0, 0, 0, 64, 0, 0, 0, 0, 22, -21, 20, 0, 0, 0, 16, -15, 14, 0,
            32, -31, 30, 0, 0, 0, 26, -25, 24, -41, 40, -39, 0, 0, 0, -35, 34, -33, 0, 51, -50,
            49, 0, 0, 0, 45, -44, 43, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, -4, 9,
        ),
        (
            57, 62, 63, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, 0, 0,
            0, 0, 32, -31, 30, 29, -28, 27, 38, -37, 36, 35, -34, 33, 0, 0, 0, 0, -48, 47, -46,
            -45, 44, -43, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 3, -8,
        ),
        (
            58, 53, -49, 46, -44, 43, 0, 39, -36, 34, -33, 0, 30, -28, 27, 0, 25, -24, 0, 23, 0,
            0, 20, -18, 17, 0, 15, -14, 0, 13, 0, 0, -11, 10, 0, -9, 0, 0, 8, 0, 0, 0, 6, -5, 0,
            4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
        ),
        (
            59, 54, -50, 47, -45, 0, 43, 40, -37, 35, 0, -33, 31, -29, 0, 27, 26, 0, -24, 0, 23,
            0, 21, -19, 0, 17, 16, 0, -14, 0, 13, 0, -12, 0, 10, 0, -9, 0, 0, 8, 0, 0, 7, 0, -5,
            0, 4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        ),
        (
            60, 55, -51, 48, 0, -45, 44, 41, -38, 0, 35, -34, 32, 0, -29, 28, 0, 26, -25, 0, 0,
            23, 22, 0, -19, 18, 0, 16, -15, 0, 0, 13, 0, -12, 11, 0, 0, -9, 0, 0, 8, 0, 0, 7,
            -6, 0, 0, 4, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        ),
        (
            61, 56, -52, 0, 48, -47, 46, 42, 0, -38, 37, -36, 0, 32, -31, 30, 0, 0, 0, 26, -25,
            24, 0, 22, -21, 20, 0, 0, 0, 16, -15, 14, 0, 0, 0, -12, 11, -10, 0, 0, 0, 8, 0, 0,
            0, 7, -6, 5, 0, 0, 0, -3, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0,
        ),
        (
            62, 57, 0, -52, 51, -50, 49, 0, 42, -41, 40, -39, 0, 0, 0, 0, 32, -31, 30, 29, -28,
            27, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, 0, 0, 0, 0, 0, 0, -12, 11, -10, 9, 0, 0,
            0, 0, 0, 0, 7, -6, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0,
        ),
        (
            63, 0, 57, -56, 55, -54, 53, 0, 0, 0, 0, 0, 42, -41, 40, -39, 38, -37, 36, 35, -34,
            33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 5, -4, 3, 0, 0, 0, 0, 0, 1, 0,
        ),
        (
            64, 0, 0, 0, 0, 0, 0, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46, 45, -44,
            43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19,
            -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


@_operation((64, 64), 64)
def acp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    b : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    a, b = _operands("acp__full__full", ("a", a, 64, 1), ("b", b, 64, 1))
    # (a b + b a) / 2
    out = _times(_signed(a, _acp__full__full_out), b)
    return out


# --- reverse: reverse ---------------------------------------------------------------------------


def _reverse__full_out() -> Table:
    """Return places of x."""
    return (
        1, 2, 3, 4, 5, 6, 7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21,
        -22, -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37, -38,
        -39, -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
        60, 61, 62, 63, -64,
    )


@_operation((64,), 64)
def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("reverse__full", ("x", x, 64, 1))
    # (a b)~ = b~ a~, v~ = v
    out = _signed(x, _reverse__full_out)
    return out


# --- involute: grade involution -----------------------------------------------------------------


def _involute__full_out() -> Table:
    """Return places of x."""
    return (
        1, -2, -3, -4, -5, -6, -7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        -23, -24, -25, -26, -27, -28, -29, -30, -31, -32, -33, -34, -35, -36, -37, -38, -39,
        -40, -41, -42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, -58, -59,
        -60, -61, -62, -63, 64,
    )


@_operation((64,), 64)
def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("involute__full", ("x", x, 64, 1))
    # (a b)^ = a^ b^, v^ = -v
    out = _signed(x, _involute__full_out)
    return out


# --- conjugate: Clifford conjugate --------------------------------------------------------------


def _conjugate__full_out() -> Table:
    """Return places of x."""
    return (
        1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19,
        -20, -21, -22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, -58, -59, -60, -61,
        -62, -63, -64,
    )


@_operation((64,), 64)
def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("conjugate__full", ("x", x, 64, 1))
    # reverse of the grade involution
    out = _signed(x, _conjugate__full_out)
    return out


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


def _dual__full_out() -> Table:
    """Return places of x."""
    return (
        64, 63, -62, 61, -60, 59, -58, -57, 56, -55, 54, -53, -52, 51, -50, 49, -48, 47, -46,
        -45, 44, -43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27,
        -26, 25, -24, 23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8, 7, -6,
        5, -4, 3, -2, -1,
    )


@_operation((64,), 64)
def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("dual__full", ("x", x, 64, 1))
    # x inv(I), or hodge(x) if r > 0
    out = _signed(x, _dual__full_out)
    return out


# --- undual: inverse of the dual ----------------------------------------------------------------


def _undual__full_out() -> Table:
    """Return places of x."""
    return (
        -64, -63, 62, -61, 60, -59, 58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46, 45,
        -44, 43, 42, -41, 40, -39, 38, -37, 36, 35, -34, 33, -32, 31, -30, -29, 28, -27, 26,
        -25, 24, -23, -22, 21, -20, -19, 18, -17, 16, -15, 14, -13, -12, 11, -10, 9, -8, -7, 6,
        -5, 4, -3, 2, 1,
    )


@_operation((64,), 64)
def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("undual__full", ("x", x, 64, 1))
    # x I, or unhodge(x) if r > 0
    out = _signed(x, _undual__full_out)
    return out


# --- hodge: right complement --------------------------------------------------------------------


def _hodge__full_out() -> Table:
    """Return places of x."""
    return (
        64, -63, 62, -61, 60, -59, 58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46, 45,
        -44, 43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, 32, -31, 30, 29, -28, 27, -26,
        25, -24, 23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8, -7, 6, -5,
        4, -3, 2, 1,
    )


@_operation((64,), 64)
def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("hodge__full", ("x", x, 64, 1))
    # b ^ hodge(b) = I for basis blades b
    out = _signed(x, _hodge__full_out)
    return out


# --- unhodge: left complement -------------------------------------------------------------------


def _unhodge__full_out() -> Table:
    """Return places of x."""
    return (
        64, 63, -62, 61, -60, 59, -58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46, 45,
        -44, 43, 42, -41, 40, -39, 38, -37, 36, 35, -34, 33, -32, 31, -30, -29, 28, -27, 26,
        -25, 24, -23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8, 7, -6, 5,
        -4, 3, -2, 1,
    )


@_operation((64,), 64)
def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: none.
    """
    (x,) = _operands("unhodge__full", ("x", x, 64, 1))
    # unhodge(b) ^ b = I for basis blades b
    out = _signed(x, _unhodge__full_out)
    return out


# --- normsq: squared norm, of either sign -------------------------------------------------------


def _normsq__full_out() -> Table:
    """Return places of the matrix of x that acts on x."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
            45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        ),
    )


@_operation((64,), 1)
def normsq__full(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 1), scalar: grades 0

    Run the gather form: 64 multiplications, 63 additions.
    """
    (x,) = _operands("normsq__full", ("x", x, 64, 2))
    # <x ~x>_0
    out = _times(_signed(x, _normsq__full_out), x)
    return out


@_operation((32,), 1)
def normsq__even(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 32 multiplications, 31 additions.
    """
    (x,) = _operands("normsq__even", ("x", x, 32, 2))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # <x ~x>_0
    out_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7 + x_8*x_8
        + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 + x_14*x_14 + x_15*x_15 +
        x_16*x_16 + x_17*x_17 + x_18*x_18 + x_19*x_19 + x_20*x_20 + x_21*x_21 + x_22*x_22 +
        x_23*x_23 + x_24*x_24 + x_25*x_25 + x_26*x_26 + x_27*x_27 + x_28*x_28 + x_29*x_29 +
        x_30*x_30 + x_31*x_31
    )
    out = torch.stack((out_0,), -1)
    return out


@_operation((6,), 1)
def normsq__vector(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 6), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 5 additions.
    """
    (x,) = _operands("normsq__vector", ("x", x, 6, 2))
    (x_0, x_1, x_2, x_3, x_4, x_5) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5
    out = torch.stack((out_0,), -1)
    return out


# --- norm: norm ---------------------------------------------------------------------------------


def _norm__full_s() -> Table:
    """Return places of the matrix of x that acts on x."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
            45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        ),
    )


@_operation((64,), 1)
def norm__full(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 1), scalar: grades 0

    Run the gather form: 64 multiplications, 63 additions, 1 roots.
    """
    (x,) = _operands("norm__full", ("x", x, 64, 1), kind="real")
    # s = <x ~x>_0
    s = _times(_signed(x, _norm__full_s), x)
    # out = sqrt(|s|)
    out = _root(s)
    return out


@_operation((32,), 1)
def norm__even(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 32 multiplications, 31 additions, 1 roots.
    """
    (x,) = _operands("norm__even", ("x", x, 32, 1), kind="real")
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7 + x_8*x_8
        + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 + x_14*x_14 + x_15*x_15 +
        x_16*x_16 + x_17*x_17 + x_18*x_18 + x_19*x_19 + x_20*x_20 + x_21*x_21 + x_22*x_22 +
        x_23*x_23 + x_24*x_24 + x_25*x_25 + x_26*x_26 + x_27*x_27 + x_28*x_28 + x_29*x_29 +
        x_30*x_30 + x_31*x_31
    )
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((6,), 1)
def norm__vector(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 6), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 5 additions, 1 roots.
    """
    (x,) = _operands("norm__vector", ("x", x, 6, 1), kind="real")
    (x_0, x_1, x_2, x_3, x_4, x_5) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


# --- inv: inverse -------------------------------------------------------------------------------


@_operation((6,), 6)
def inv__vector(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the unrolled form: 6 multiplications, 5 additions, 6 divisions.
    """
    (x,) = _operands("inv__vector", ("x", x, 6, 1), kind="quotient")
    (x_0, x_1, x_2, x_3, x_4, x_5) = x.unbind(-1)
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5
    # out = y / s
    out_0 = x_0/s_0
    out_1 = x_1/s_0
    out_2 = x_2/s_0
    out_3 = x_3/s_0
    out_4 = x_4/s_0
    out_5 = x_5/s_0
    out = torch.stack((out_0, out_1, out_2, out_3, out_4, out_5), -1)
    return out


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


_SQUARES: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0,)
# tanh(x) = sum over k of _TANH[k] x**(2k + 1)
_TANH = (
    1.0,
    -0.3333333333333333,
    0.13333333333333333,
    -0.05396825396825397,
    0.021869488536155203,
    -0.008863235529902197,
    0.003592128036572481,
    -0.0014558343870513183,
    0.000590027440945586,
    -0.00023912911424355248,
    9.691537956929451e-05,
    -3.927832388331683e-05,
    1.5918905069328964e-05,
    -6.451689215655431e-06,
    2.6147711512907546e-06,
    -1.0597268320104654e-06,
)
_HALVINGS = {torch.float32: 22, torch.float64: 43}  # beyond, rounding leaves nothing of angles


class _Fixed:
    """A table that is made when the module is imported."""

    def __init__(self, rows: Table) -> None:
        self.rows = rows

    def __call__(self) -> Table:
        return self.rows


def _blades_from(start: int, grade: int) -> list[tuple[int, ...]]:
    """Return the vectors of the blades of a grade, of vectors from some place on."""
    if grade == 0:
        return [()]
    vectors = range(start, len(_SQUARES))
    return [(v, *rest) for v in vectors for rest in _blades_from(v + 1, grade - 1)]


def _pair_place(i: int, j: int) -> int:
    """Return the place of a bivector blade, from 1, negative where i > j, and 0 for none."""
    if i > j:
        return -_pair_place(j, i)
    return 0 if i == j else i * (2 * len(_SQUARES) - i - 3) // 2 + j


def _skew_rows() -> Table:
    """Return where the entries of the antisymmetric matrix of a bivector are."""
    size = range(len(_SQUARES))
    return tuple(tuple(_pair_place(i, j) for j in size) for i in size)


def _upper_rows() -> Table:
    """Return where the coefficients of a bivector are among the entries of its matrix."""
    return tuple(i * len(_SQUARES) + j + 1 for i, j in _blades_from(0, 2))


def _first_rows(grade: int) -> Table:
    """Return the pairs that the first vector of each blade makes with the others."""
    return tuple(tuple(_pair_place(b[0], v) for v in b[1:]) for b in _blades_from(0, grade))


def _after_first_rows(grade: int) -> Table:
    """Return what these pairs leave of the blade, among those of its grade."""
    place = {blade: k + 1 for k, blade in enumerate(_blades_from(0, grade - 2))}
    return tuple(
        tuple((-1) ** k * place[b[1 : 1 + k] + b[2 + k :]] for k in range(grade - 1))
        for b in _blades_from(0, grade)
    )


def _blade_norms() -> tuple[float, ...]:
    """Return <b ~b>_0 for the blades of even grade, but for the scalar."""
    norms = []
    for grade in range(2, len(_SQUARES) + 1, 2):
        for blade in _blades_from(0, grade):
            norm = 1.0
            for v in blade:
                norm *= _SQUARES[v]
            norms.append(norm)
    return tuple(norms)


_SKEW_PLACES, _UPPER_PLACES = _Fixed(_skew_rows()), _Fixed(_upper_rows())
_OUTER_PLACES = tuple(
    (_Fixed(_first_rows(k)), _Fixed(_after_first_rows(k))) for k in range(4, len(_SQUARES) + 1, 2)
)
_SOLID = tuple(1.0 if _SQUARES[i] and _SQUARES[j] else 0.0 for i, j in _blades_from(0, 2))
_BLADE_NORMS = _blade_norms()


def _tangent(S: Tensor, A: Tensor) -> Tensor:
    """Return the bivector of tanh(A): sum over k of _TANH[k] A**(2k) S."""
    X = A @ A
    X2 = X @ X
    X3, X4 = X2 @ X, X2 @ X2
    one = torch.eye(len(_SQUARES), dtype=A.dtype, device=A.device)
    H = None
    for k in range(12, -1, -4):
        block = _TANH[k] * one + _TANH[k + 1] * X + _TANH[k + 2] * X2 + _TANH[k + 3] * X3
        H = block if H is None else H @ X4 + block
    return _signed((H @ S).flatten(-2), _UPPER_PLACES)


def _outer_powers(T: Tensor) -> Tensor:
    """Return 1 + T + T ^ T / 2 + T ^ T ^ T / 6 + ..., each blade by its first vector."""
    parts = [T.new_ones((*T.shape[:-1], 1)), T]
    for pairs, others in _OUTER_PLACES:
        parts.append((_signed(T, pairs) * _signed(parts[-1], others)).sum(-1))
    return torch.cat(tuple(parts), -1)


def _unit_less_one(P: Tensor) -> Tensor:
    """Return P / |P| - 1 without cancellation; the scalar part of P is 1."""
    others = P[..., 1:]
    excess = (others * P.new_tensor(_BLADE_NORMS) * others).sum(-1, keepdim=True)
    norm = (1 + excess).sqrt()
    return torch.cat((-excess / (norm * (1 + norm)), others / norm), -1)


def _most_halvings(size: Tensor) -> int:
    """Return how often the largest bivector is halved; where sizes can't be read, the most ever."""
    limit = _HALVINGS[size.dtype]
    if torch.compiler.is_compiling():
        return limit
    wrapped = torch._C._functorch.is_functorch_wrapped_tensor
    while wrapped(size):  # torch.func.vmap lets no values be read, but what it wraps is there
        size = torch._C._functorch.get_unwrapped(size)
    if type(size) is not Tensor or size.device.type == "meta":
        return limit
    if size.is_cuda and torch.cuda.is_current_stream_capturing():  # nothing is computed yet
        return limit
    if size.numel() == 0:
        return 0
    most = size.nan_to_num(0).max().item()
    halvings = 0
    while most > 0.5 and halvings < limit:
        most /= 2
        halvings += 1
    return halvings


def _exponential(B: Tensor) -> Tensor:
    """Return the exponentials of bivectors, by differentiable operations."""
    device = B.device.type
    if torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device):
        with torch.autocast(device, enabled=False):
            return _exponential(B)
    if B.dtype not in _HALVINGS:
        return _exponential(B.float()).to(B.dtype)
    size = (B.detach() * B.new_tensor(_SOLID)).square().sum(-1, keepdim=True).sqrt()
    most = _most_halvings(size)
    steps = (2 * size).log2().ceil().nan_to_num(0).clamp(0, most)
    scale = size.new_tensor([0.5**k for k in range(most + 1)])[steps.long()]
    S = _signed(B * scale, _SKEW_PLACES)
    D = _unit_less_one(_outer_powers(_tangent(S, S * S.new_tensor(_SQUARES))))
    for step in range(most, 0, -1):  # elements that are halved less often wait
        D = torch.where(steps >= step, 2 * D + gp__even__even(D, D), D)
    E = torch.cat((1 + D[..., :1], D[..., 1:]), -1)
    good = B.detach().isfinite().all(-1, keepdim=True) & (size <= 2.0 ** (most - 1))
    return torch.where(good, E, torch.nan)



@_operation((15,), 32, keeps=True)
def exp__bivector(B: Tensor) -> Tensor:
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 15), bivector: grades 2
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the exponential form: 2306 multiplications, 2242 additions, 2 divisions, 2 roots.
    """
    (B,) = _operands("exp__bivector", ("B", B, 15, 1), kind="real")
    return _exponential(B)


# --- sandwich: action of a versor ---------------------------------------------------------------


def _sandwich_unit__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 8, 9, 10, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -8, 1, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -9, -13, 1, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -10, -14, -17, 1, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -11, -15, -18, -20, 1, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -12, -16, -19, -21, -22, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 13, -9, 8, 43, 44, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, -10, -43, 8, 46, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 15, -11, -44, -46, 8, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 16, -12, -45, -47, -48, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 17, 43, -10, 9, 49, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 18, 44, -11, -49, 9, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 19, 45, -12, -50, -51, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 20, 46, 49, -11, 10, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 21, 47, 50, -12, -52, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 22, 48, 51, 52, -12, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -43, 17, -14, 13, 53, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -44, 18, -15, -53, 13, 55, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -45, 19, -16, -54, -55, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -46, 20, 53, -15, 14, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -47, 21, 54, -16, -56, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -48, 22, 55, 56, -16, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -49, -53, 20, -18, 17, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -50, -54, 21, -19, -57, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -51, -55, 22, 57, -19, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -52, -56, -57, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 53, -49, 46, -44, 43, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 54, -50, 47, -45, -64, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 55, -51, 48, 64, -45, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 56, -52, -64, 48, -47, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 57, 64, -52, 51, -50, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -64, 57, -56, 55, -54, 53, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 1, 13, 14, 15, 16, -9, -10, -11, -12, -43, -44, -45, -46, -47,
            -48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -13, 1, 17, 18, 19, 8, 43, 44, 45, -10, -11, -12, -49, -50,
            -51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -14, -17, 1, 20, 21, -43, 8, 46, 47, 9, 49, 50, -11, -12, -52,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -15, -18, -20, 1, 22, -44, -46, 8, 48, -49, 9, 51, 10, 52, -12,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -16, -19, -21, -22, 1, -45, -47, -48, 8, -50, -51, 9, -52, 10,
            11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 9, -8, -43, -44, -45, 1, 17, 18, 19, -14, -15, -16, -53, -54,
            -55, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 10, 43, -8, -46, -47, -17, 1, 20, 21, 13, 53, 54, -15, -16,
            -56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 11, 44, 46, -8, -48, -18, -20, 1, 22, -53, 13, 55, 14, 56, -16,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 12, 45, 47, 48, -8, -19, -21, -22, 1, -54, -55, 13, -56, 14,
            15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -43, 10, -9, -49, -50, 14, -13, -53, -54, 1, 20, 21, -18, -19,
            -57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -44, 11, 49, -9, -51, 15, 53, -13, -55, -20, 1, 22, 17, 57,
            -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -45, 12, 50, 51, -9, 16, 54, 55, -13, -21, -22, 1, -57, 17, 18,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -46, -49, 11, -10, -52, -53, 15, -14, -56, 18, -17, -57, 1, 22,
            -21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -47, -50, 12, 52, -10, -54, 16, 56, -14, 19, 57, -17, -22, 1,
            20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -48, -51, -52, 12, -11, -55, -56, 16, -15, -57, 19, -18, 21,
            -20, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 17, -14, 13, 53, 54, 10, -9, -49, -50, 8, 46, 47, -44, -45,
            -64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 18, -15, -53, 13, 55, 11, 49, -9, -51, -46, 8, 48, 43, 64, -45,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 19, -16, -54, -55, 13, 12, 50, 51, -9, -47, -48, 8, -64, 43,
            44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 20, 53, -15, 14, 56, -49, 11, -10, -52, 44, -43, -64, 8, 48,
            -47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 21, 54, -16, -56, 14, -50, 12, 52, -10, 45, 64, -43, -48, 8,
            46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 22, 55, 56, -16, 15, -51, -52, 12, -11, -64, 45, -44, 47, -46,
            8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -53, 20, -18, 17, 57, 46, -44, 43, 64, 11, -10, -52, 9, 51,
            -50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -54, 21, -19, -57, 17, 47, -45, -64, 43, 12, 52, -10, -51, 9,
            49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -55, 22, 57, -19, 18, 48, 64, -45, 44, -52, 12, -11, 50, -49,
            9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -56, -57, 22, -21, 20, -64, 48, -47, 46, 51, -50, 49, 12, -11,
            10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 49, -46, 44, -43, -64, 20, -18, 17, 57, 15, -14, -56, 13, 55,
            -54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 50, -47, 45, 64, -43, 21, -19, -57, 17, 16, 56, -14, -55, 13,
            53, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 51, -48, -64, 45, -44, 22, 57, -19, 18, -56, 16, -15, 54, -53,
            13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 52, 64, -48, 47, -46, -57, 22, -21, 20, 55, -54, 53, 16, -15,
            14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -64, 52, -51, 50, -49, 56, -55, 54, -53, 22, -21, 20, 19, -18,
            17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 18, 19,
            -14, -15, -16, -53, -54, -55, 10, 11, 12, 49, 50, 51, -46, -47, -48, -64, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -17, 1, 20, 21,
            13, 53, 54, -15, -16, -56, -9, -49, -50, 11, 12, 52, 44, 45, 64, -48, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, -20, 1, 22,
            -53, 13, 55, 14, 56, -16, 49, -9, -51, -10, -52, 12, -43, -64, 45, 47, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -21, -22, 1,
            -54, -55, 13, -56, 14, 15, 50, 51, -9, 52, -10, -11, 64, -43, -44, -46, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -13, -53, -54,
            1, 20, 21, -18, -19, -57, 8, 46, 47, -44, -45, -64, 11, 12, 52, -51, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 53, -13, -55,
            -20, 1, 22, 17, 57, -19, -46, 8, 48, 43, 64, -45, -10, -52, 12, 50, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 54, 55, -13,
            -21, -22, 1, -57, 17, 18, -47, -48, 8, -64, 43, 44, 52, -10, -11, -49, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -53, 15, -14, -56,
            18, -17, -57, 1, 22, -21, 44, -43, -64, 8, 48, -47, 9, 51, -50, 12, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -54, 16, 56, -14,
            19, 57, -17, -22, 1, 20, 45, 64, -43, -48, 8, 46, -51, 9, 49, -11, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -55, -56, 16, -15,
            -57, 19, -18, 21, -20, 1, -64, 45, -44, 47, -46, 8, 50, -49, 9, 10, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 49, 50,
            -8, -46, -47, 44, 45, 64, 1, 20, 21, -18, -19, -57, 15, 16, 56, -55, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -49, 9, 51,
            46, -8, -48, -43, -64, 45, -20, 1, 22, 17, 57, -19, -14, -56, 16, 54, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -50, -51, 9,
            47, 48, -8, 64, -43, -44, -21, -22, 1, -57, 17, 18, 56, -14, -15, -53, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, -11, 10, 52,
            -44, 43, 64, -8, -48, 47, 18, -17, -57, 1, 22, -21, 13, 55, -54, 16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, -12, -52, 10,
            -45, -64, 43, 48, -8, -46, 19, 57, -17, -22, 1, 20, -55, 13, 53, -15, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 52, -12, 11,
            64, -45, 44, -47, 46, -8, -57, 19, -18, 21, -20, 1, 54, -53, 13, 14, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -46, 44, -43, -64,
            -11, 10, 52, -9, -51, 50, -15, 14, 56, -13, -55, 54, 1, 22, -21, 19, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -47, 45, 64, -43,
            -12, -52, 10, 51, -9, -49, -16, -56, 14, 55, -13, -53, -22, 1, 20, -18, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -48, -64, 45, -44,
            52, -12, 11, -50, 49, -9, 56, -16, 15, -54, 53, -13, 21, -20, 1, 17, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, -48, 47, -46,
            -51, 50, -49, -12, 11, -10, -55, 54, -53, -16, 15, -14, -19, 18, -17, 1, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -43, -44, -45,
            10, 11, 12, 49, 50, 51, 14, 15, 16, 53, 54, 55, -20, -21, -22, -57, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, -8, -46, -47,
            -9, -49, -50, 11, 12, 52, -13, -53, -54, 15, 16, 56, 18, 19, 57, -22, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 46, -8, -48,
            49, -9, -51, -10, -52, 12, 53, -13, -55, -14, -56, 16, -17, -57, 19, 21, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 47, 48, -8,
            50, 51, -9, 52, -10, -11, 54, 55, -13, 56, -14, -15, 57, -17, -18, -20, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -18, 17, 57,
            15, -14, -56, 13, 55, -54, -11, 10, 52, -9, -51, 50, 8, 48, -47, 45, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, -19, -57, 17,
            16, 56, -14, -55, 13, 53, -12, -52, 10, 51, -9, -49, -48, 8, 46, -44, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 57, -19, 18,
            -56, 16, -15, 54, -53, 13, 52, -12, 11, -50, 49, -9, 47, -46, 8, 43, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -57, 22, -21, 20,
            55, -54, 53, 16, -15, 14, -51, 50, -49, -12, 11, -10, -45, 44, -43, 8, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 11, 12, 43,
            44, 45, 46, 47, 48, -17, -18, -19, -20, -21, -22, -53, -54, -55, -56, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, -55, 54, -53,
            22, -21, 20, 19, -18, 17, 48, -47, 46, 45, -44, 43, -12, 11, -10, 9, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -14, -15,
            -16, -17, -18, -19, -20, -21, -22, -43, -44, -45, -46, -47, -48, -49, -50, -51, -52,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -52, 51, -50, 49,
            -48, 47, -46, -45, 44, -43, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 20, 21, -18, -19, -57, 15, 16, 56, -55,
            -11, -12, -52, 51, -48, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 1, 22, 17, 57, -19, -14, -56, 16, 54,
            10, 52, -12, -50, 47, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, -22, 1, -57, 17, 18, 56, -14, -15,
            -53, -52, 10, 11, 49, -46, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, -17, -57, 1, 22, -21, 13, 55, -54, 16,
            -9, -51, 50, -12, -45, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 57, -17, -22, 1, 20, -55, 13, 53, -15,
            51, -9, -49, 11, 44, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -57, 19, -18, 21, -20, 1, 54, -53, 13, 14,
            -50, 49, -9, -10, -43, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, 14, 56, -13, -55, 54, 1, 22, -21, 19,
            8, 48, -47, 45, -12, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, -56, 14, 55, -13, -53, -22, 1, 20,
            -18, -48, 8, 46, -44, 11, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, -16, 15, -54, 53, -13, 21, -20, 1, 17,
            47, -46, 8, 43, -10, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -55, 54, -53, -16, 15, -14, -19, 18, -17,
            1, -45, 44, -43, 8, 9, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, -52, 9, 51, -50, -8, -48, 47,
            -45, 1, 22, -21, 19, -16, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 52, -10, -51, 9, 49, 48, -8, -46, 44,
            -22, 1, 20, -18, 15, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -52, 12, -11, 50, -49, 9, -47, 46, -8,
            -43, 21, -20, 1, 17, -14, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, -50, 49, 12, -11, 10, 45, -44, 43, -8,
            -19, 18, -17, 1, 13, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -48, 47, -46, -45, 44, -43, 12, -11, 10,
            -9, 16, -15, 14, -13, 1, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -46, -47, 44, 45, 64, -11, -12, -52,
            51, -15, -16, -56, 55, -22, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, -8, -48, -43, -64, 45, 10, 52, -12,
            -50, 14, 56, -16, -54, 21, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 48, -8, 64, -43, -44, -52, 10, 11, 49,
            -56, 14, 15, 53, -20, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -44, 43, 64, -8, -48, 47, -9, -51, 50,
            -12, -13, -55, 54, -16, -19, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, -64, 43, 48, -8, -46, 51, -9, -49,
            11, 55, -13, -53, 15, 18, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, -45, 44, -47, 46, -8, -50, 49, -9,
            -10, -54, 53, -13, -14, -17, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 49, 50, -11, -12, -52, -44, -45, -64,
            48, 18, 19, 57, -22, -55, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -49, 9, 51, 10, 52, -12, 43, 64, -45, -47,
            -17, -57, 19, 21, 54, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -50, -51, 9, -52, 10, 11, -64, 43, 44, 46,
            57, -17, -18, -20, -53, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, -12, -49, -50, -51, 46, 47, 48,
            64, -20, -21, -22, -57, 56, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -53, -54, 15, 16, 56, 18, 19, 57,
            -22, 44, 45, 64, -48, -51, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, -13, -55, -14, -56, 16, -17, -57, 19,
            21, -43, -64, 45, 47, 50, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 55, -13, 56, -14, -15, 57, -17, -18,
            -20, 64, -43, -44, -46, -49, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 15, 16, 53, 54, 55, -20, -21, -22,
            -57, -46, -47, -48, -64, 52, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, -53, -54,
            -55, -56, 49, 50, 51, 52, 64, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 22, -21, 19, -16, 12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -22, 1, 20, -18, 15, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 21, -20, 1, 17, -14, 10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -19, 18, -17, 1, 13, -9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 16, -15, 14, -13, 1, 8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -12, 11, -10, 9, -8, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -8, -48, 47, -45, 12, 16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 48, -8, -46, 44, -11, -15, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -47, 46, -8, -43, 10, 14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 45, -44, 43, -8, -9, -13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 9, 51, -50, 12, 45, -19, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -51, 9, 49, -11, -44, 18, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 50, -49, 9, 10, 43, -17, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -10, -52, 12, 50, -47, 21, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 52, -10, -11, -49, 46, -20, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 11, 12, 52, -51, 48, -22, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -13, -55, 54, -16, -19, -45, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 55, -13, -53, 15, 18, 44, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -54, 53, -13, -14, -17, -43, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 14, 56, -16, -54, 21, 47, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -56, 14, 15, 53, -20, -46, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -15, -16, -56, 55, -22, -48, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -17, -57, 19, 21, 54, -50, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 57, -17, -18, -20, -53, 49, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 18, 19, 57, -22, -55, 51, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -20, -21, -22, -57, 56, -52, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 43, 64, -45, -47, -50, -54, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -64, 43, 44, 46, 49, 53, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -44, -45, -64, 48, 51, 55, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 46, 47, 48, 64, -52, -56, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -49, -50, -51, -52, -64, 57, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 53, 54, 55, 56, 57, 64, 0,
        ),
        (
            0, -2, -3, -4, -5, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 3, -2, -23, -24, -25, -26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 4, 23, -2, -27, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 5, 24, 27, -2, -30, -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, 25, 28, 30, -2, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 7, 26, 29, 31, 32, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -23, 4, -3, -33, -34, -35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -24, 5, 33, -3, -36, -37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -25, 6, 34, 36, -3, -38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -26, 7, 35, 37, 38, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -27, -33, 5, -4, -39, -40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -28, -34, 6, 39, -4, -41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -29, -35, 7, 40, 41, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -30, -36, -39, 6, -5, -42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -31, -37, -40, 7, 42, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -32, -38, -41, -42, 7, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 33, -27, 24, -23, -58, -59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 34, -28, 25, 58, -23, -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 35, -29, 26, 59, 60, -23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 36, -30, -58, 25, -24, -61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 37, -31, -59, 26, 61, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 38, -32, -60, -61, 26, -25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 39, 58, -30, 28, -27, -62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 40, 59, -31, 29, 62, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 41, 60, -32, -62, 29, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 42, 61, 62, -32, 31, -30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -58, 39, -36, 34, -33, -63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -59, 40, -37, 35, 63, -33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -60, 41, -38, -63, 35, -34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -61, 42, 63, -38, 37, -36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -62, -63, 42, -41, 40, -39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 2, 23, 24, 25, 26, -4, -5, -6, -7, -33, -34, -35, -36, -37,
            -38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -23, 2, 27, 28, 29, 3, 33, 34, 35, -5, -6, -7, -39, -40, -41,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -24, -27, 2, 30, 31, -33, 3, 36, 37, 4, 39, 40, -6, -7, -42, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -25, -28, -30, 2, 32, -34, -36, 3, 38, -39, 4, 41, 5, 42, -7,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -26, -29, -31, -32, 2, -35, -37, -38, 3, -40, -41, 4, -42, 5,
            6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 4, -3, -33, -34, -35, 2, 27, 28, 29, -24, -25, -26, -58, -59,
            -60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, 33, -3, -36, -37, -27, 2, 30, 31, 23, 58, 59, -25, -26, -61,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 6, 34, 36, -3, -38, -28, -30, 2, 32, -58, 23, 60, 24, 61, -26,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 7, 35, 37, 38, -3, -29, -31, -32, 2, -59, -60, 23, -61, 24, 25,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -33, 5, -4, -39, -40, 24, -23, -58, -59, 2, 30, 31, -28, -29,
            -62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -34, 6, 39, -4, -41, 25, 58, -23, -60, -30, 2, 32, 27, 62, -29,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -35, 7, 40, 41, -4, 26, 59, 60, -23, -31, -32, 2, -62, 27, 28,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -36, -39, 6, -5, -42, -58, 25, -24, -61, 28, -27, -62, 2, 32,
            -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -37, -40, 7, 42, -5, -59, 26, 61, -24, 29, 62, -27, -32, 2, 30,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -38, -41, -42, 7, -6, -60, -61, 26, -25, -62, 29, -28, 31, -30,
            2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -3, -4, -5, -6, -7, -23, -24, -25, -26, -27, -28, -29, -30,
            -31, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 27, -24, 23, 58, 59, 5, -4, -39, -40, 3, 36, 37, -34, -35, -63,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 28, -25, -58, 23, 60, 6, 39, -4, -41, -36, 3, 38, 33, 63, -35,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 29, -26, -59, -60, 23, 7, 40, 41, -4, -37, -38, 3, -63, 33, 34,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 30, 58, -25, 24, 61, -39, 6, -5, -42, 34, -33, -63, 3, 38, -37,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 31, 59, -26, -61, 24, -40, 7, 42, -5, 35, 63, -33, -38, 3, 36,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 32, 60, 61, -26, 25, -41, -42, 7, -6, -63, 35, -34, 37, -36, 3,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -58, 30, -28, 27, 62, 36, -34, 33, 63, 6, -5, -42, 4, 41, -40,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -59, 31, -29, -62, 27, 37, -35, -63, 33, 7, 42, -5, -41, 4, 39,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -60, 32, 62, -29, 28, 38, 63, -35, 34, -42, 7, -6, 40, -39, 4,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -61, -62, 32, -31, 30, -63, 38, -37, 36, 41, -40, 39, 7, -6, 5,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 39, -36, 34, -33, -63, 30, -28, 27, 62, 25, -24, -61, 23, 60,
            -59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 40, -37, 35, 63, -33, 31, -29, -62, 27, 26, 61, -24, -60, 23,
            58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 41, -38, -63, 35, -34, 32, 62, -29, 28, -61, 26, -25, 59, -58,
            23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 42, 63, -38, 37, -36, -62, 32, -31, 30, 60, -59, 58, 26, -25,
            24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -63, 42, -41, 40, -39, 61, -60, 59, -58, 32, -31, 30, 29, -28,
            27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 62, -61, 60, -59, 58, 42, -41, 40, -39, 38, -37, 36, 35, -34,
            33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -27, -28, -29,
            24, 25, 26, 58, 59, 60, -5, -6, -7, -39, -40, -41, 36, 37, 38, 63, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -2, -30, -31,
            -23, -58, -59, 25, 26, 61, 4, 39, 40, -6, -7, -42, -34, -35, -63, 38, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 30, -2, -32,
            58, -23, -60, -24, -61, 26, -39, 4, 41, 5, 42, -7, 33, 63, -35, -37, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 31, 32, -2,
            59, 60, -23, 61, -24, -25, -40, -41, 4, -42, 5, 6, -63, 33, 34, 36, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, 23, 58, 59,
            -2, -30, -31, 28, 29, 62, -3, -36, -37, 34, 35, 63, -6, -7, -42, 41, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, -58, 23, 60,
            30, -2, -32, -27, -62, 29, 36, -3, -38, -33, -63, 35, 5, 42, -7, -40, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, -59, -60, 23,
            31, 32, -2, 62, -27, -28, 37, 38, -3, 63, -33, -34, -42, 5, 6, 39, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, -25, 24, 61,
            -28, 27, 62, -2, -32, 31, -34, 33, 63, -3, -38, 37, -4, -41, 40, -7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, -26, -61, 24,
            -29, -62, 27, 32, -2, -30, -35, -63, 33, 38, -3, -36, 41, -4, -39, 6, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 61, -26, 25,
            62, -29, 28, -31, 30, -2, 63, -35, 34, -37, 36, -3, -40, 39, -4, -5, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -39, -40,
            3, 36, 37, -34, -35, -63, -2, -30, -31, 28, 29, 62, -25, -26, -61, 60, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 39, -4, -41,
            -36, 3, 38, 33, 63, -35, 30, -2, -32, -27, -62, 29, 24, 61, -26, -59, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 40, 41, -4,
            -37, -38, 3, -63, 33, 34, 31, 32, -2, 62, -27, -28, -61, 24, 25, 58, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -39, 6, -5, -42,
            34, -33, -63, 3, 38, -37, -28, 27, 62, -2, -32, 31, -23, -60, 59, -26, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -40, 7, 42, -5,
            35, 63, -33, -38, 3, 36, -29, -62, 27, 32, -2, -30, 60, -23, -58, 25, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -41, -42, 7, -6,
            -63, 35, -34, 37, -36, 3, 62, -29, 28, -31, 30, -2, -59, 58, -23, -24, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, -34, 33, 63,
            6, -5, -42, 4, 41, -40, 25, -24, -61, 23, 60, -59, -2, -32, 31, -29, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, -35, -63, 33,
            7, 42, -5, -41, 4, 39, 26, 61, -24, -60, 23, 58, 32, -2, -30, 28, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 63, -35, 34,
            -42, 7, -6, 40, -39, 4, -61, 26, -25, 59, -58, 23, -31, 30, -2, -27, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -63, 38, -37, 36,
            41, -40, 39, 7, -6, 5, 60, -59, 58, 26, -25, 24, 29, -28, 27, -2, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 33, 34, 35, -5,
            -6, -7, -39, -40, -41, -24, -25, -26, -58, -59, -60, 30, 31, 32, 62, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -33, 3, 36, 37, 4,
            39, 40, -6, -7, -42, 23, 58, 59, -25, -26, -61, -28, -29, -62, 32, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -34, -36, 3, 38,
            -39, 4, 41, 5, 42, -7, -58, 23, 60, 24, 61, -26, 27, 62, -29, -31, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -35, -37, -38, 3,
            -40, -41, 4, -42, 5, 6, -59, -60, 23, -61, 24, 25, -62, 27, 28, 30, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 28, -27, -62,
            -25, 24, 61, -23, -60, 59, 6, -5, -42, 4, 41, -40, -3, -38, 37, -35, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 29, 62, -27,
            -26, -61, 24, 60, -23, -58, 7, 42, -5, -41, 4, 39, 38, -3, -36, 34, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, -62, 29, -28,
            61, -26, 25, -59, 58, -23, -42, 7, -6, 40, -39, 4, -37, 36, -3, -33, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, -32, 31, -30,
            -60, 59, -58, -26, 25, -24, 41, -40, 39, 7, -6, 5, 35, -34, 33, -3, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -7,
            -33, -34, -35, -36, -37, -38, 27, 28, 29, 30, 31, 32, 58, 59, 60, 61, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -61, 60, -59, 58,
            -32, 31, -30, -29, 28, -27, -38, 37, -36, -35, 34, -33, 7, -6, 5, -4, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 24, 25, 26,
            27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 30, 31, -28, -29, -62, 25, 26, 61, -60,
            -6, -7, -42, 41, -38, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 2, 32, 27, 62, -29, -24, -61, 26, 59,
            5, 42, -7, -40, 37, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, -32, 2, -62, 27, 28, 61, -24, -25,
            -58, -42, 5, 6, 39, -36, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, -27, -62, 2, 32, -31, 23, 60, -59, 26,
            -4, -41, 40, -7, -35, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 62, -27, -32, 2, 30, -60, 23, 58, -25,
            41, -4, -39, 6, 34, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -62, 29, -28, 31, -30, 2, 59, -58, 23, 24,
            -40, 39, -4, -5, -33, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 24, 61, -23, -60, 59, 2, 32, -31, 29,
            3, 38, -37, 35, -7, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, -61, 24, 60, -23, -58, -32, 2, 30,
            -28, -38, 3, 36, -34, 6, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, -26, 25, -59, 58, -23, 31, -30, 2, 27,
            37, -36, 3, 33, -5, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -60, 59, -58, -26, 25, -24, -29, 28, -27,
            2, -35, 34, -33, 3, 4, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, -42, 4, 41, -40, -3, -38, 37, -35,
            2, 32, -31, 29, -26, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 42, -5, -41, 4, 39, 38, -3, -36, 34,
            -32, 2, 30, -28, 25, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -42, 7, -6, 40, -39, 4, -37, 36, -3, -33,
            31, -30, 2, 27, -24, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, -40, 39, 7, -6, 5, 35, -34, 33, -3,
            -29, 28, -27, 2, 23, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -38, 37, -36, -35, 34, -33, 7, -6, 5, -4,
            26, -25, 24, -23, 2, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -36, -37, 34, 35, 63, -6, -7, -42, 41,
            -25, -26, -61, 60, -32, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, -3, -38, -33, -63, 35, 5, 42, -7, -40,
            24, 61, -26, -59, 31, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 38, -3, 63, -33, -34, -42, 5, 6, 39,
            -61, 24, 25, 58, -30, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -34, 33, 63, -3, -38, 37, -4, -41, 40, -7,
            -23, -60, 59, -26, -29, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -35, -63, 33, 38, -3, -36, 41, -4, -39, 6,
            60, -23, -58, 25, 28, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, -35, 34, -37, 36, -3, -40, 39, -4, -5,
            -59, 58, -23, -24, -27, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -31, 30, 29, -28, 27, -26, 25, -24,
            23, 7, -6, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 39, 40, -6, -7, -42, -34, -35, -63, 38,
            28, 29, 62, -32, -60, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -39, 4, 41, 5, 42, -7, 33, 63, -35, -37,
            -27, -62, 29, 31, 59, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -40, -41, 4, -42, 5, 6, -63, 33, 34, 36,
            62, -27, -28, -30, -58, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, -7, -39, -40, -41, 36, 37, 38, 63,
            -30, -31, -32, -62, 61, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, -58, -59, 25, 26, 61, 28, 29, 62,
            -32, 34, 35, 63, -38, -41, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, -23, -60, -24, -61, 26, -27, -62, 29,
            31, -33, -63, 35, 37, 40, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 60, -23, 61, -24, -25, 62, -27, -28,
            -30, 63, -33, -34, -36, -39, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 25, 26, 58, 59, 60, -30, -31, -32,
            -62, -36, -37, -38, -63, 42, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, -28, -29, -30, -31, -32, -58, -59,
            -60, -61, 39, 40, 41, 42, 63, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
            58, 59, 60, 61, 62, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -2, -32, 31, -29, 26, -7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 32, -2, -30, 28, -25, 6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -31, 30, -2, -27, 24, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 29, -28, 27, -2, -23, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -26, 25, -24, 23, -2, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 3, 38, -37, 35, -7, -26, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -38, 3, 36, -34, 6, 25, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 37, -36, 3, 33, -5, -24, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -35, 34, -33, 3, 4, 23, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -4, -41, 40, -7, -35, 29, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 41, -4, -39, 6, 34, -28, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -40, 39, -4, -5, -33, 27, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 5, 42, -7, -40, 37, -31, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -42, 5, 6, 39, -36, 30, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, -7, -42, 41, -38, 32, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 23, 60, -59, 26, 29, 35, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -60, 23, 58, -25, -28, -34, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 59, -58, 23, 24, 27, 33, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -24, -61, 26, 59, -31, -37, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 61, -24, -25, -58, 30, 36, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 25, 26, 61, -60, 32, 38, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 27, 62, -29, -31, -59, 40, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -62, 27, 28, 30, 58, -39, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -28, -29, -62, 32, 60, -41, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 30, 31, 32, 62, -61, 42, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -33, -63, 35, 37, 40, 59, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 63, -33, -34, -36, -39, -58, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 34, 35, 63, -38, -41, -60, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -36, -37, -38, -63, 42, 61, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 39, 40, 41, 42, 63, -62, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -58, -59, -60, -61, -62, -63, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -27,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -29,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -30,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 31,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -32,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 33,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -34,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 35,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 36,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -37,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 38,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -39,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 40,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -41,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 42,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 58,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -59,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 60,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -61,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 62,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -63,
        ),
    )


def _sandwich_unit__full__full_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (
            0, 157, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 163, 164, 165,
            166, 167, 168, 169, 170, 171, 172, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21,
            22, 23, 24, 25, 26, 0, 0, 0, 0, 0, 183, 184, 185, 186, 187, 0, 32,
        ),
        (
            0, 0, 157, 0, 0, 0, 0, -1, 0, 0, 0, 0, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, -159, -160,
            -161, -162, 0, 0, 0, 0, 0, 0, 167, 168, 169, 170, 171, 172, 0, 0, 0, 0, -11, -12,
            -13, -14, -15, -16, 0, 0, 0, 0, 23, 24, 25, 26, 0, -179, -180, -181, -182, 0, 187,
            -31,
        ),
        (
            0, 0, 0, 157, 0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, 0, 4, 5, 6, 0, 0, 0, 158, 0, 0, 0,
            -160, -161, -162, 0, 0, 0, -164, -165, -166, 0, 0, 0, 170, 171, 172, 0, 8, 9, 10, 0,
            0, 0, -14, -15, -16, 0, -20, -21, -22, 0, 26, 176, 177, 178, 0, -182, -186, 30,
        ),
        (
            0, 0, 0, 0, 157, 0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, 0, 5, 6, 0, 0, 158, 0, 0,
            159, 0, 0, -161, -162, 0, 163, 0, 0, -165, -166, 0, -168, -169, 0, 172, -7, 0, 0, 9,
            10, 0, 12, 13, 0, -16, 18, 19, 0, -22, -25, -174, -175, 0, 178, 181, 185, -29,
        ),
        (
            0, 0, 0, 0, 0, 157, 0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, -4, 0, 6, 0, 0, 158,
            0, 0, 159, 0, 160, 0, -162, 0, 163, 0, 164, 0, -166, 167, 0, -169, -171, 0, -7, 0,
            -8, 0, 10, -11, 0, 13, 15, -17, 0, 19, 21, 24, 173, 0, -175, -177, -180, -184, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 157, 0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, -4, -5, 0, 0, 0,
            158, 0, 0, 159, 0, 160, 161, 0, 0, 163, 0, 164, 165, 0, 167, 168, 170, 0, 0, -7, 0,
            -8, -9, 0, -11, -12, -14, 0, -17, -18, -20, -23, 0, 173, 174, 176, 179, 183, -27,
        ),
        (
            0, -188, 203, 0, 0, 0, 0, 0, -38, -39, -40, -41, 34, 35, 36, 37, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -204, -205, -206, -207, -208, -209, 197, 198, 199, 200, 201, 202, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, -58, -59, -60, -61, 54, 55, 56, 57, 0, 0, 0, 0, 0, -219,
            218, 0,
        ),
        (
            0, -189, 0, 203, 0, 0, 0, 38, 0, -42, -43, -44, -33, 0, 0, 0, 35, 36, 37, 0, 0, 0,
            0, 204, 205, 206, 0, 0, 0, -210, -211, -212, -194, -195, -196, 0, 0, 0, 200, 201,
            202, 0, 0, 0, 0, 58, 59, 60, 0, 0, 0, -62, -51, -52, -53, 0, 57, 0, 0, 0, 219, 0,
            -217, 0,
        ),
        (
            0, -190, 0, 0, 203, 0, 0, 39, 42, 0, -45, -46, 0, -33, 0, 0, -34, 0, 0, 36, 37, 0,
            -204, 0, 207, 208, 0, 210, 211, 0, 0, -213, 193, 0, 0, -195, -196, 0, -198, -199, 0,
            202, 0, -58, -59, 0, 0, 61, 0, 0, 62, 0, 49, 50, 0, -53, -56, 0, 0, -219, 0, 0, 216,
            0,
        ),
        (
            0, -191, 0, 0, 0, 203, 0, 40, 43, 45, 0, -47, 0, 0, -33, 0, 0, -34, 0, -35, 0, 37,
            -205, -207, 0, 209, -210, 0, 212, 0, 213, 0, 0, 193, 0, 194, 0, -196, 197, 0, -199,
            -201, 58, 0, -60, 0, -61, 0, 0, -62, 0, 0, -48, 0, 50, 52, 55, 0, 219, 0, 0, 0,
            -215, 0,
        ),
        (
            0, -192, 0, 0, 0, 0, 203, 41, 44, 46, 47, 0, 0, 0, 0, -33, 0, 0, -34, 0, -35, -36,
            -206, -208, -209, 0, -211, -212, 0, -213, 0, 0, 0, 0, 193, 0, 194, 195, 0, 197, 198,
            200, 59, 60, 0, 61, 0, 0, 62, 0, 0, 0, 0, -48, -49, -51, -54, -219, 0, 0, 0, 0, 214,
            0,
        ),
        (
            0, 0, -189, 188, 0, 0, 0, -34, 33, 0, 0, 0, 0, -42, -43, -44, 39, 40, 41, 0, 0, 0,
            0, -197, -198, -199, 194, 195, 196, 0, 0, 0, 0, 0, 0, -210, -211, -212, 207, 208,
            209, 0, 0, 0, 0, -54, -55, -56, 51, 52, 53, 0, 0, 0, 0, -62, 61, 0, 0, 0, -218, 217,
            0, 0,
        ),
        (
            0, 0, -190, 0, 188, 0, 0, -35, 0, 33, 0, 0, 42, 0, -45, -46, -38, 0, 0, 40, 41, 0,
            197, 0, -200, -201, -193, 0, 0, 195, 196, 0, 0, 210, 211, 0, 0, -213, -205, -206, 0,
            209, 0, 54, 55, 0, 0, -57, -49, -50, 0, 53, 0, 0, 62, 0, -60, 0, 0, 218, 0, -216, 0,
            0,
        ),
        (
            0, 0, -191, 0, 0, 188, 0, -36, 0, 0, 33, 0, 43, 45, 0, -47, 0, -38, 0, -39, 0, 41,
            198, 200, 0, -202, 0, -193, 0, -194, 0, 196, -210, 0, 212, 0, 213, 0, 204, 0, -206,
            -208, -54, 0, 56, 0, 57, 0, 48, 0, -50, -52, 0, -62, 0, 0, 59, 0, -218, 0, 0, 215,
            0, 0,
        ),
        (
            0, 0, -192, 0, 0, 0, 188, -37, 0, 0, 0, 33, 44, 46, 47, 0, 0, 0, -38, 0, -39, -40,
            199, 201, 202, 0, 0, 0, -193, 0, -194, -195, -211, -212, 0, -213, 0, 0, 0, 204, 205,
            207, -55, -56, 0, -57, 0, 0, 0, 48, 49, 51, 62, 0, 0, 0, -58, 218, 0, 0, 0, -214, 0,
            0,
        ),
        (
            0, 0, 0, -190, 189, 0, 0, 0, -35, 34, 0, 0, -39, 38, 0, 0, 0, -45, -46, 43, 44, 0,
            -194, 193, 0, 0, 0, -200, -201, 198, 199, 0, 0, -207, -208, 205, 206, 0, 0, 0, -213,
            212, 0, -51, -52, 49, 50, 0, 0, 0, -57, 56, 0, 0, -61, 60, 0, 0, 0, -217, 216, 0, 0,
            0,
        ),
        (
            0, 0, 0, -191, 0, 189, 0, 0, -36, 0, 34, 0, -40, 0, 38, 0, 45, 0, -47, -42, 0, 44,
            -195, 0, 193, 0, 200, 0, -202, -197, 0, 199, 207, 0, -209, -204, 0, 206, 0, 213, 0,
            -211, 51, 0, -53, -48, 0, 50, 0, 57, 0, -55, 0, 61, 0, -59, 0, 0, 217, 0, -215, 0,
            0, 0,
        ),
        (
            0, 0, 0, -192, 0, 0, 189, 0, -37, 0, 0, 34, -41, 0, 0, 38, 46, 47, 0, 0, -42, -43,
            -196, 0, 0, 193, 201, 202, 0, 0, -197, -198, 208, 209, 0, 0, -204, -205, -213, 0, 0,
            210, 52, 53, 0, 0, -48, -49, -57, 0, 0, 54, -61, 0, 0, 58, 0, -217, 0, 0, 214, 0, 0,
            0,
        ),
        (
            0, 0, 0, 0, -191, 190, 0, 0, 0, -36, 35, 0, 0, -40, 39, 0, -43, 42, 0, 0, -47, 46,
            0, -195, 194, 0, -198, 197, 0, 0, -202, 201, -205, 204, 0, 0, -209, 208, 0, -212,
            211, 0, -49, 48, 0, 0, -53, 52, 0, -56, 55, 0, 0, -60, 59, 0, 0, 0, -216, 215, 0, 0,
            0, 0,
        ),
        (
            0, 0, 0, 0, -192, 0, 190, 0, 0, -37, 0, 35, 0, -41, 0, 39, -44, 0, 42, 47, 0, -45,
            0, -196, 0, 194, -199, 0, 197, 202, 0, -200, -206, 0, 204, 209, 0, -207, 212, 0,
            -210, 0, -50, 0, 48, 53, 0, -51, 56, 0, -54, 0, 60, 0, -58, 0, 0, 216, 0, -214, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, -192, 191, 0, 0, 0, -37, 36, 0, 0, -41, 40, 0, -44, 43, -46, 45, 0,
            0, 0, -196, 195, 0, -199, 198, -201, 200, 0, 0, -206, 205, -208, 207, 0, -211, 210,
            0, 0, 0, -50, 49, -52, 51, 0, -55, 54, 0, 0, -59, 58, 0, 0, 0, -215, 214, 0, 0, 0,
            0, 0,
        ),
        (
            0, 220, -240, 248, 0, 0, 0, 0, 0, 73, 74, 75, 0, -67, -68, -69, 64, 65, 66, 0, 0, 0,
            -250, 0, 0, 0, 0, 0, 0, 244, 245, 246, 0, 0, 0, -236, -237, -238, 233, 234, 235, 0,
            -84, -85, -86, 0, 0, 0, 0, 0, 0, 94, 0, 0, 0, -92, 90, -227, -228, -229, 0, 0, 0,
            -82,
        ),
        (
            0, 221, -241, 0, 248, 0, 0, 0, -73, 0, 76, 77, 67, 0, -70, -71, -63, 0, 0, 65, 66,
            0, 0, -250, 0, 0, 0, -244, -245, 0, 0, 247, 0, 236, 237, 0, 0, -239, -231, -232, 0,
            235, 83, 0, 0, -85, -86, 0, 0, 0, -94, 0, 0, 0, 92, 0, -89, 225, 226, 0, -229, 0, 0,
            81,
        ),
        (
            0, 222, -242, 0, 0, 248, 0, 0, -74, -76, 0, 78, 68, 70, 0, -72, 0, -63, 0, -64, 0,
            66, 0, 0, -250, 0, 244, 0, -246, 0, -247, 0, -236, 0, 238, 0, 239, 0, 230, 0, -232,
            -234, 0, 83, 0, 84, 0, -86, 0, 94, 0, 0, 0, -92, 0, 0, 88, -224, 0, 226, 228, 0, 0,
            -80,
        ),
        (
            0, 223, -243, 0, 0, 0, 248, 0, -75, -77, -78, 0, 69, 71, 72, 0, 0, 0, -63, 0, -64,
            -65, 0, 0, 0, -250, 245, 246, 0, 247, 0, 0, -237, -238, 0, -239, 0, 0, 0, 230, 231,
            233, 0, 0, 83, 0, 84, 85, -94, 0, 0, 0, 92, 0, 0, 0, -87, 0, -224, -225, -227, 0, 0,
            79,
        ),
        (
            0, 224, 0, -241, 240, 0, 0, 73, 0, 0, 79, 80, -64, 63, 0, 0, 0, -70, -71, 68, 69, 0,
            0, 0, 244, 245, -250, 0, 0, 0, 0, 249, 0, -233, -234, 231, 232, 0, 0, 0, -239, 238,
            -91, 0, 0, 0, 0, 94, -85, -86, 0, 0, 0, 0, -90, 89, 0, -222, -223, 0, 0, -229, 0,
            -78,
        ),
        (
            0, 225, 0, -242, 0, 240, 0, 74, 0, -79, 0, 81, -65, 0, 63, 0, 70, 0, -72, -67, 0,
            69, 0, -244, 0, 246, 0, -250, 0, 0, -249, 0, 233, 0, -235, -230, 0, 232, 0, 239, 0,
            -237, 0, -91, 0, 0, -94, 0, 84, 0, -86, 0, 0, 90, 0, -88, 0, 221, 0, -223, 0, 228,
            0, 77,
        ),
        (
            0, 226, 0, -243, 0, 0, 240, 75, 0, -80, -81, 0, -66, 0, 0, 63, 71, 72, 0, 0, -67,
            -68, 0, -245, -246, 0, 0, 0, -250, 249, 0, 0, 234, 235, 0, 0, -230, -231, -239, 0,
            0, 236, 0, 0, -91, 94, 0, 0, 0, 84, 85, 0, -90, 0, 0, 87, 0, 0, 221, 222, 0, -227,
            0, -76,
        ),
        (
            0, 227, 0, 0, -242, 241, 0, 76, 79, 0, 0, 82, 0, -65, 64, 0, -68, 67, 0, 0, -72, 71,
            244, 0, 0, 247, 0, 0, 249, -250, 0, 0, -231, 230, 0, 0, -235, 234, 0, -238, 237, 0,
            0, 0, 94, -91, 0, 0, -83, 0, 0, -86, 0, -89, 88, 0, 0, -220, 0, 0, -223, -226, 0,
            -75,
        ),
        (
            0, 228, 0, 0, -243, 0, 241, 77, 80, 0, -82, 0, 0, -66, 0, 64, -69, 0, 67, 72, 0,
            -70, 245, 0, -247, 0, 0, -249, 0, 0, -250, 0, -232, 0, 230, 235, 0, -233, 238, 0,
            -236, 0, 0, -94, 0, 0, -91, 0, 0, -83, 0, 85, 89, 0, -87, 0, 0, 0, -220, 0, 222,
            225, 0, 74,
        ),
        (
            0, 229, 0, 0, 0, -243, 242, 78, 81, 82, 0, 0, 0, 0, -66, 65, 0, -69, 68, -71, 70, 0,
            246, 247, 0, 0, 249, 0, 0, 0, 0, -250, 0, -232, 231, -234, 233, 0, -237, 236, 0, 0,
            94, 0, 0, 0, 0, -91, 0, 0, -83, -84, -88, 87, 0, 0, 0, 0, 0, -220, -221, -224, 0,
            -73,
        ),
        (
            0, 0, 224, -221, 220, 0, 0, -67, 64, -63, 0, 0, 0, 0, 79, 80, 0, -76, -77, 74, 75,
            0, 0, 0, -236, -237, 0, 233, 234, -231, -232, 0, -250, 0, 0, 0, 0, 249, 0, 0, -247,
            246, 93, 0, 0, 0, 0, -92, 0, 0, 90, -89, -85, -86, 0, 0, 0, 242, 243, 0, 0, 0, -229,
            72,
        ),
        (
            0, 0, 225, -222, 0, 220, 0, -68, 65, 0, -63, 0, 0, -79, 0, 81, 76, 0, -78, -73, 0,
            75, 0, 236, 0, -238, -233, 0, 235, 230, 0, -232, 0, -250, 0, 0, -249, 0, 0, 247, 0,
            -245, 0, 93, 0, 0, 92, 0, 0, -90, 0, 88, 84, 0, -86, 0, 0, -241, 0, 243, 0, 0, 228,
            -71,
        ),
        (
            0, 0, 226, -223, 0, 0, 220, -69, 66, 0, 0, -63, 0, -80, -81, 0, 77, 78, 0, 0, -73,
            -74, 0, 237, 238, 0, -234, -235, 0, 0, 230, 231, 0, 0, -250, 249, 0, 0, -247, 0, 0,
            244, 0, 0, 93, -92, 0, 0, 90, 0, 0, -87, 0, 84, 85, 0, 0, 0, -241, -242, 0, 0, -227,
            70,
        ),
        (
            0, 0, 227, 0, -222, 221, 0, -70, 0, 65, -64, 0, 79, 0, 0, 82, -74, 73, 0, 0, -78,
            77, -236, 0, 0, -239, 231, -230, 0, 0, 235, -234, 0, 0, 249, -250, 0, 0, 0, -246,
            245, 0, 0, 0, -92, 93, 0, 0, 0, 89, -88, 0, -83, 0, 0, -86, 0, 240, 0, 0, 243, 0,
            -226, 69,
        ),
        (
            0, 0, 228, 0, -223, 0, 221, -71, 0, 66, 0, -64, 80, 0, -82, 0, -75, 0, 73, 78, 0,
            -76, -237, 0, 239, 0, 232, 0, -230, -235, 0, 233, 0, -249, 0, 0, -250, 0, 246, 0,
            -244, 0, 0, 92, 0, 0, 93, 0, -89, 0, 87, 0, 0, -83, 0, 85, 0, 0, 240, 0, -242, 0,
            225, -68,
        ),
        (
            0, 0, 229, 0, 0, -223, 222, -72, 0, 0, 66, -65, 81, 82, 0, 0, 0, -75, 74, -77, 76,
            0, -238, -239, 0, 0, 0, 232, -231, 234, -233, 0, 249, 0, 0, 0, 0, -250, -245, 244,
            0, 0, -92, 0, 0, 0, 0, 93, 88, -87, 0, 0, 0, 0, -83, -84, 0, 0, 0, 240, 241, 0,
            -224, 67,
        ),
        (
            0, 0, 0, 227, -225, 224, 0, 0, -70, 68, -67, 0, -76, 74, -73, 0, 0, 0, 82, 0, -81,
            80, 233, -231, 230, 0, 0, 0, -239, 0, 238, -237, 0, 0, -247, 0, 246, -245, -250, 0,
            0, 0, 0, 0, 90, 0, -89, 88, 93, 0, 0, 0, 91, 0, 0, 0, -86, -248, 0, 0, 0, 243, 223,
            -66,
        ),
        (
            0, 0, 0, 228, -226, 0, 224, 0, -71, 69, 0, -67, -77, 75, 0, -73, 0, -82, 0, 81, 0,
            -79, 234, -232, 0, 230, 0, 239, 0, -238, 0, 236, 0, 247, 0, -246, 0, 244, 0, -250,
            0, 0, 0, -90, 0, 89, 0, -87, 0, 93, 0, 0, 0, 91, 0, 0, 85, 0, -248, 0, 0, -242,
            -222, 65,
        ),
        (
            0, 0, 0, 229, 0, -226, 225, 0, -72, 0, 69, -68, -78, 0, 75, -74, 82, 0, 0, -80, 79,
            0, 235, 0, -232, 231, -239, 0, 0, 237, -236, 0, -247, 0, 0, 245, -244, 0, 0, 0,
            -250, 0, 90, 0, 0, -88, 87, 0, 0, 0, 93, 0, 0, 0, 91, 0, -84, 0, 0, -248, 0, 241,
            221, -64,
        ),
        (
            0, 0, 0, 0, 229, -228, 227, 0, 0, -72, 71, -70, 0, -78, 77, -76, -81, 80, -79, 0, 0,
            0, 0, 235, -234, 233, 238, -237, 236, 0, 0, 0, 246, -245, 244, 0, 0, 0, 0, 0, 0,
            -250, -89, 88, -87, 0, 0, 0, 0, 0, 0, 93, 0, 0, 0, 91, 83, 0, 0, 0, -248, -240,
            -220, 63,
        ),
        (
            0, -251, 266, -273, 276, 0, 0, 0, 0, 0, -105, -106, 0, 0, 101, 102, 0, -98, -99, 96,
            97, 0, 277, -280, 0, 0, 281, 0, 0, 0, 0, -272, -282, 0, 0, 0, 0, 265, 0, 0, -264,
            263, 0, 113, 114, -111, -112, 0, 117, 118, 0, 0, -121, -122, 0, 0, 0, 0, 0, 260,
            -259, 256, -271, 0,
        ),
        (
            0, -252, 267, -274, 0, 276, 0, 0, 0, 105, 0, -107, 0, -101, 0, 103, 98, 0, -100,
            -95, 0, 97, 278, 0, -280, 0, 0, 281, 0, 0, 272, 0, 0, -282, 0, 0, -265, 0, 0, 264,
            0, -262, -113, 0, 115, 110, 0, -112, -116, 0, 118, 0, 120, 0, -122, 0, 0, 0, -260,
            0, 258, -255, 270, 0,
        ),
        (
            0, -253, 268, -275, 0, 0, 276, 0, 0, 106, 107, 0, 0, -102, -103, 0, 99, 100, 0, 0,
            -95, -96, 279, 0, 0, -280, 0, 0, 281, -272, 0, 0, 0, 0, -282, 265, 0, 0, -264, 0, 0,
            261, -114, -115, 0, 0, 110, 111, 0, -116, -117, 0, 0, 120, 121, 0, 0, 260, 0, 0,
            -257, 254, -269, 0,
        ),
        (
            0, -254, 269, 0, -274, 273, 0, 0, -105, 0, 0, -108, 101, 0, 0, 104, -96, 95, 0, 0,
            -100, 99, 0, 278, -277, 0, 0, 0, -272, 281, 0, 0, 0, 0, 265, -282, 0, 0, 0, -263,
            262, 0, 111, -110, 0, 0, 115, -114, 119, 0, 0, 118, -123, 0, 0, -122, 0, 0, 259,
            -258, 0, 253, -268, 0,
        ),
        (
            0, -255, 270, 0, -275, 0, 273, 0, -106, 0, 108, 0, 102, 0, -104, 0, -97, 0, 95, 100,
            0, -98, 0, 279, 0, -277, 0, 272, 0, 0, 281, 0, 0, -265, 0, 0, -282, 0, 263, 0, -261,
            0, 112, 0, -110, -115, 0, 113, 0, 119, 0, -117, 0, -123, 0, 121, 0, -259, 0, 257, 0,
            -252, 267, 0,
        ),
        (
            0, -256, 271, 0, 0, -275, 274, 0, -107, -108, 0, 0, 103, 104, 0, 0, 0, -97, 96, -99,
            98, 0, 0, 0, 279, -278, -272, 0, 0, 0, 0, 281, 265, 0, 0, 0, 0, -282, -262, 261, 0,
            0, 0, 112, -111, 114, -113, 0, 0, 0, 119, 116, 0, 0, -123, -120, 0, 258, -257, 0, 0,
            251, -266, 0,
        ),
        (
            0, -257, 0, 269, -267, 266, 0, 105, 0, 0, 0, -109, -98, 96, -95, 0, 0, 0, 104, 0,
            -103, 102, 0, 0, 0, 272, 278, -277, 0, 280, 0, 0, 0, 0, -264, 0, 263, -262, -282, 0,
            0, 0, -117, 116, 0, -119, 0, 0, 0, 115, -114, 112, 124, 0, 0, 0, -122, 0, -256, 255,
            -253, 0, 275, 0,
        ),
        (
            0, -258, 0, 270, -268, 0, 266, 106, 0, 0, 109, 0, -99, 97, 0, -95, 0, -104, 0, 103,
            0, -101, 0, 0, -272, 0, 279, 0, -277, 0, 280, 0, 0, 264, 0, -263, 0, 261, 0, -282,
            0, 0, -118, 0, 116, 0, -119, 0, -115, 0, 113, -111, 0, 124, 0, 0, 121, 256, 0, -254,
            252, 0, -274, 0,
        ),
        (
            0, -259, 0, 271, 0, -268, 267, 107, 0, -109, 0, 0, -100, 0, 97, -96, 104, 0, 0,
            -102, 101, 0, 0, 272, 0, 0, 0, 279, -278, 0, 0, 280, -264, 0, 0, 262, -261, 0, 0, 0,
            -282, 0, 0, -118, 117, 0, 0, -119, 114, -113, 0, 110, 0, 0, 124, 0, -120, -255, 254,
            0, -251, 0, 273, 0,
        ),
        (
            0, -260, 0, 0, 271, -270, 269, 108, 109, 0, 0, 0, 0, -100, 99, -98, -103, 102, -101,
            0, 0, 0, -272, 0, 0, 0, 0, 0, 0, 279, -278, 277, 263, -262, 261, 0, 0, 0, 0, 0, 0,
            -282, 0, 0, 0, -118, 117, -116, -112, 111, -110, 0, 0, 0, 0, 124, 123, 253, -252,
            251, 0, 0, -276, 0,
        ),
        (
            0, 0, -257, 254, -252, 251, 0, -101, 98, -96, 95, 0, 0, 0, 0, -109, 0, 0, 108, 0,
            -107, 106, 0, 0, 0, -265, 0, 0, 264, 0, -263, 262, 278, -277, 0, 280, 0, 0, -281, 0,
            0, 0, 121, -120, 0, 123, 0, 0, -124, 0, 0, 0, 0, 115, -114, 112, -118, 0, 271, -270,
            268, -275, 0, 0,
        ),
        (
            0, 0, -258, 255, -253, 0, 251, -102, 99, -97, 0, 95, 0, 0, 109, 0, 0, -108, 0, 107,
            0, -105, 0, 0, 265, 0, 0, -264, 0, 263, 0, -261, 279, 0, -277, 0, 280, 0, 0, -281,
            0, 0, 122, 0, -120, 0, 123, 0, 0, -124, 0, 0, -115, 0, 113, -111, 117, -271, 0, 269,
            -267, 274, 0, 0,
        ),
        (
            0, 0, -259, 256, 0, -253, 252, -103, 100, 0, -97, 96, 0, -109, 0, 0, 108, 0, 0,
            -106, 105, 0, 0, -265, 0, 0, 264, 0, 0, -262, 261, 0, 0, 279, -278, 0, 0, 280, 0, 0,
            -281, 0, 0, 122, -121, 0, 0, 123, 0, 0, -124, 0, 114, -113, 0, 110, -116, 270, -269,
            0, 266, -273, 0, 0,
        ),
        (
            0, 0, -260, 0, 256, -255, 254, -104, 0, 100, -99, 98, 109, 0, 0, 0, -107, 106, -105,
            0, 0, 0, 265, 0, 0, 0, -263, 262, -261, 0, 0, 0, 0, 0, 0, 279, -278, 277, 0, 0, 0,
            -281, 0, 0, 0, 122, -121, 120, 0, 0, 0, -124, -112, 111, -110, 0, 119, -268, 267,
            -266, 0, 276, 0, 0,
        ),
        (
            0, 0, 0, -260, 259, -258, 257, 0, -104, 103, -102, 101, -108, 107, -106, 105, 0, 0,
            0, 0, 0, 0, -264, 263, -262, 261, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 279, -278,
            277, -280, 0, 0, 0, 0, 0, 0, 122, -121, 120, -123, 118, -117, 116, -119, 0, 275,
            -274, 273, -276, 0, 0, 0,
        ),
        (
            0, 283, -288, 292, -295, 297, 0, 0, 0, 0, 0, 130, 0, 0, 0, -129, 0, 0, 128, 0, -127,
            126, -298, 301, -303, 0, -304, 306, 0, -307, 0, 0, 308, -310, 0, 311, 0, 0, -312, 0,
            0, 0, 0, 0, -134, 0, 133, -132, 0, -137, 136, -139, 0, 143, -142, 145, -148, 313, 0,
            0, 0, 0, 0, 152,
        ),
        (
            0, 284, -289, 293, -296, 0, 297, 0, 0, 0, -130, 0, 0, 0, 129, 0, 0, -128, 0, 127, 0,
            -125, -299, 302, 0, -303, -305, 0, 306, 0, -307, 0, 309, 0, -310, 0, 311, 0, 0,
            -312, 0, 0, 0, 134, 0, -133, 0, 131, 137, 0, -135, 138, -143, 0, 141, -144, 147, 0,
            313, 0, 0, 0, 0, -151,
        ),
        (
            0, 285, -290, 294, 0, -296, 295, 0, 0, 130, 0, 0, 0, -129, 0, 0, 128, 0, 0, -126,
            125, 0, -300, 0, 302, -301, 0, -305, 304, 0, 0, -307, 0, 309, -308, 0, 0, 311, 0, 0,
            -312, 0, -134, 0, 0, 132, -131, 0, -136, 135, 0, -140, 142, -141, 0, 146, -149, 0,
            0, 313, 0, 0, 0, 153,
        ),
        (
            0, 286, -291, 0, 294, -293, 292, 0, -130, 0, 0, 0, 129, 0, 0, 0, -127, 126, -125, 0,
            0, 0, 0, -300, 299, -298, 0, 0, 0, -305, 304, -306, 0, 0, 0, 309, -308, 310, 0, 0,
            0, -312, 133, -132, 131, 0, 0, 0, 139, -138, 140, 0, -145, 144, -146, 0, 150, 0, 0,
            0, 313, 0, 0, -154,
        ),
        (
            0, 287, 0, -291, 290, -289, 288, 130, 0, 0, 0, 0, -128, 127, -126, 125, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -300, 299, -298, -302, 301, -303, 0, 0, 0, 0, 0, 0, 309, -308,
            310, -311, -137, 136, -135, -139, 138, -140, 0, 0, 0, 0, 148, -147, 149, -150, 0, 0,
            0, 0, 0, 313, 0, 155,
        ),
        (
            0, 0, 287, -286, 285, -284, 283, -129, 128, -127, 126, -125, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -300, 299, -298, -302, 301, -303, 305, -304,
            306, -307, 143, -142, 141, 145, -144, 146, -148, 147, -149, 150, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 313, -156,
        ),
        (
            0, -314, 315, -316, 317, -318, 319, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            320, -321, 322, -323, 324, -325, 326, 327, -328, 329, -330, 331, -332, -333, 334,
            -335, 336, -337, 338, -339, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -340, 341,
            -342, 343, -344, 345, 0,
        ),
    )


def _sandwich_unit__full__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    )


@_operation((64, 64), 64)
def sandwich_unit__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 26176 multiplications, 25768 additions.
    """
    R, x = _operands("sandwich_unit__full__full", ("R", R, 64, 2), ("x", x, 64, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__full__full_P), x)
    # D from P R
    D = _times(_signed(P, _sandwich_unit__full__full_D), R)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__full__full_out)
    return out


@_operation((32, 1), 1)
def sandwich_unit__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__scalar", ("R", R, 32, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (-4, -8, -11, 1, 14, 15),
        (-5, -9, -12, -14, 1, 16),
        (-6, -10, -13, -15, -16, 1),
        (7, -3, 2, 17, 18, 19),
        (8, -4, -17, 2, 20, 21),
        (9, -5, -18, -20, 2, 22),
        (10, -6, -19, -21, -22, 2),
        (11, 17, -4, 3, 23, 24),
        (12, 18, -5, -23, 3, 25),
        (13, 19, -6, -24, -25, 3),
        (14, 20, 23, -5, 4, 26),
        (15, 21, 24, -6, -26, 4),
        (16, 22, 25, 26, -6, 5),
        (-17, 11, -8, 7, 27, 28),
        (-18, 12, -9, -27, 7, 29),
        (-19, 13, -10, -28, -29, 7),
        (-20, 14, 27, -9, 8, 30),
        (-21, 15, 28, -10, -30, 8),
        (-22, 16, 29, 30, -10, 9),
        (-23, -27, 14, -12, 11, 31),
        (-24, -28, 15, -13, -31, 11),
        (-25, -29, 16, 31, -13, 12),
        (-26, -30, -31, 16, -15, 14),
        (27, -23, 20, -18, 17, 32),
        (28, -24, 21, -19, -32, 17),
        (29, -25, 22, 32, -19, 18),
        (30, -26, -32, 22, -21, 20),
        (31, 32, -26, 25, -24, 23),
        (-32, 31, -30, 29, -28, 27),
    )


def _sandwich_unit__even__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21, 22, 23, 24, 25,
            26, 0, 0, 0, 0, 0, 32,
        ),
        (
            -2, 0, 7, 8, 9, 10, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, 27,
            28, 29, 30, 0, 0, 0, 0, -32, 0,
        ),
        (
            -3, -7, 0, 11, 12, 13, 0, 17, 18, 19, 0, 0, 0, -23, -24, -25, 0, 0, 0, -27, -28,
            -29, 0, 0, 0, 31, 0, 0, 0, 32, 0, 0,
        ),
        (
            -4, -8, -11, 0, 14, 15, -17, 0, 20, 21, 0, 23, 24, 0, 0, -26, 0, 27, 28, 0, 0, -30,
            0, 0, -31, 0, 0, 0, -32, 0, 0, 0,
        ),
        (
            -5, -9, -12, -14, 0, 16, -18, -20, 0, 22, -23, 0, 25, 0, 26, 0, -27, 0, 29, 0, 30,
            0, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0,
        ),
        (
            -6, -10, -13, -15, -16, 0, -19, -21, -22, 0, -24, -25, 0, -26, 0, 0, -28, -29, 0,
            -30, 0, 0, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0,
        ),
    )


@_operation((32, 6), 6)
def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the gather form: 390 multiplications, 352 additions.
    """
    R, x = _operands("sandwich_unit__even__vector", ("R", R, 32, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__vector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__vector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__even__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22),
        (-7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25),
        (-8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26),
        (-9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6),
        (-10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5),
        (3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29),
        (4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30),
        (5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10),
        (6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9),
        (-17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31),
        (-18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13),
        (-19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12),
        (-20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15),
        (-21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14),
        (-22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1),
        (11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32),
        (12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19),
        (13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18),
        (14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21),
        (15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20),
        (16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2),
        (-27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24),
        (-28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23),
        (-29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3),
        (-30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4),
        (23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28),
        (24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27),
        (25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7),
        (26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8),
        (-32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11),
    )


def _sandwich_unit__even__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 28, 29, 30,
            -23, -24, -25, -26, 0,
        ),
        (
            -7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, -27, -28, -29, 0, 0, 0,
            31, 20, 21, 22, 0, -26,
        ),
        (
            -8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 27, 28, 0, 0, -30, 0, 0, -31,
            0, -18, -19, 0, 22, 25,
        ),
        (
            -9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, -27, 0, 29, 0, 30, 0, 0, 31, 0,
            0, 17, 0, -19, -21, -24,
        ),
        (
            -10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, -28, -29, 0, -30, 0, 0, -31, 0,
            0, 0, 0, 17, 18, 20, 23,
        ),
        (
            3, -2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 23, 24, 25, -20, -21,
            -22, 0, 0, 0, 0, 31, -30,
        ),
        (
            4, 0, -2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, 0, -23, -24, 0, 0, 26, 18, 19,
            0, -22, 0, 0, -31, 0, 29,
        ),
        (
            5, 0, 0, -2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 23, 0, -25, 0, -26, 0, -17, 0,
            19, 21, 0, 31, 0, 0, -28,
        ),
        (
            6, 0, 0, 0, -2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 24, 25, 0, 26, 0, 0, 0, -17,
            -18, -20, -31, 0, 0, 0, 27,
        ),
        (
            0, 4, -3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 0, 20, 21, -18, -19, 0, 0, 0,
            26, -25, 0, 0, 30, -29, 0,
        ),
        (
            0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13, -20, 0, 22, 17, 0, -19, 0, -26,
            0, 24, 0, -30, 0, 28, 0,
        ),
        (
            0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12, -21, -22, 0, 0, 17, 18, 26, 0,
            0, -23, 30, 0, 0, -27, 0,
        ),
        (
            0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 18, -17, 0, 0, 22, -21, 0, 25,
            -24, 0, 0, 29, -28, 0, 0,
        ),
        (
            0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 19, 0, -17, -22, 0, 20, -25,
            0, 23, 0, -29, 0, 27, 0, 0,
        ),
        (
            0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 19, -18, 21, -20, 0, 24,
            -23, 0, 0, 28, -27, 0, 0, 0,
        ),
    )


@_operation((32, 15), 15)
def sandwich_unit__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 915 multiplications, 870 additions.
    """
    R, x = _operands("sandwich_unit__even__bivector", ("R", R, 32, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__bivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__bivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__even__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24, 25, -20, -21, -22, -32),
        (-11, 1, 14, 15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6, 26, 18, 19, 32, -22),
        (-12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4, -26, 6, -17, -32, 19, 21),
        (-13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26, -4, -5, 32, -17, -18, -20),
        (8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18, -19, -32, 5, 6, 26, -25),
        (9, 27, -7, -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32, -19, -4, -26, 6, 24),
        (10, 28, 29, -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32, 17, 18, 26, -4, -5, -23),
        (-27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2, 22, -21, 3, 25, -24, 6),
        (-28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22, 2, 20, -25, 3, 23, -5),
        (-29, -30, 10, -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21, -20, 2, 24, -23, 3, 4),
        (-4, 3, 23, 24, -2, -20, -21, 18, 19, 32, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29),
        (-5, -23, 3, 25, 20, -2, -22, -17, -32, 19, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28),
        (-6, -24, -25, 3, 21, 22, -2, 32, -17, -18, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27),
        (23, -5, 4, 26, -18, 17, 32, -2, -22, 21, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10),
        (24, -6, -26, 4, -19, -32, 17, 22, -2, -20, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9),
        (25, 26, -6, 5, 32, -19, 18, -21, 20, -2, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8),
        (-20, 18, -17, -32, -5, 4, 26, -3, -25, 24, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13),
        (-21, 19, 32, -17, -6, -26, 4, 25, -3, -23, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12),
        (-22, -32, 19, -18, 26, -6, 5, -24, 23, -3, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11),
        (32, -22, 21, -20, -25, 24, -23, -6, 5, -4, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1),
        (-2, -17, -18, -19, 4, 5, 6, 23, 24, 25, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31),
        (17, -2, -20, -21, -3, -23, -24, 5, 6, 26, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16),
        (18, 20, -2, -22, 23, -3, -25, -4, -26, 6, 27, -7, -29, -8, -30, 10, -11, -31, 13, 15),
        (19, 21, 22, -2, 24, 25, -3, 26, -4, -5, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14),
        (14, -12, 11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3, -25, 24, 2, 22, -21, 19),
        (15, -13, -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25, -3, -23, -22, 2, 20, -18),
        (16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24, 23, -3, 21, -20, 2, 17),
        (-31, 16, -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23, -6, 5, -4, -19, 18, -17, 2),
        (3, 4, 5, 6, 17, 18, 19, 20, 21, 22, -11, -12, -13, -14, -15, -16, -27, -28, -29, -30),
        (30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17, -6, 5, -4, 3),
        (
            -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23,
            -24, -25, -26,
        ),
        (-26, 25, -24, 23, -22, 21, -20, -19, 18, -17, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7),
    )


def _sandwich_unit__even__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, -32, 0, -17, -18,
            -19, 0, 0, 0, 31, 0, -30, 0, 26,
        ),
        (
            -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 32, 0, 17, 0, -20,
            -21, 0, 0, -31, 0, 0, 29, 0, -25,
        ),
        (
            -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, -32, 0, 0, 18, 20, 0,
            -22, 0, 31, 0, 0, 0, -28, 0, 24,
        ),
        (
            -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 32, 0, 0, 0, 19, 21, 22, 0,
            -31, 0, 0, 0, 0, 27, 0, -23,
        ),
        (
            8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 2, 0, 0, 0, 0, -32, 5, 6, 0, 0, 0, 0, -23, -24,
            0, 0, 30, -29, -17, 0, 0, 22,
        ),
        (
            9, 0, -7, 0, -14, 0, 16, 11, 0, -13, 0, 2, 0, 0, 32, 0, -4, 0, 6, 0, 0, 23, 0, -25,
            0, -30, 0, 28, -18, 0, 0, -21,
        ),
        (
            10, 0, 0, -7, -15, -16, 0, 0, 11, 12, 0, 0, 2, -32, 0, 0, 0, -4, -5, 0, 0, 24, 25,
            0, 30, 0, 0, -27, -19, 0, 0, 20,
        ),
        (
            0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 0, 0, -32, 2, 0, 0, 3, 0, 0, 6, -23, 0, 0, -26,
            0, 29, -28, 0, -20, 0, 0, 19,
        ),
        (
            0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 0, 32, 0, 0, 2, 0, 0, 3, 0, -5, -24, 0, 26, 0,
            -29, 0, 27, 0, -21, 0, 0, -18,
        ),
        (
            0, 0, 10, -9, 0, 13, -12, 15, -14, 0, -32, 0, 0, 0, 0, 2, 0, 0, 3, 4, -25, -26, 0,
            0, 28, -27, 0, 0, -22, 0, 0, 17,
        ),
        (
            -4, 3, 0, 0, -2, 0, 0, 0, 0, 32, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0, 0, 0, -27,
            -28, 0, 0, -26, 25, 0, -22, 17, 0,
        ),
        (
            -5, 0, 3, 0, 0, -2, 0, 0, -32, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 0, 27, 0,
            -29, 0, 26, 0, -24, 0, 21, 18, 0,
        ),
        (
            -6, 0, 0, 3, 0, 0, -2, 32, 0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 28, 29, 0,
            -26, 0, 0, 23, 0, -20, 19, 0,
        ),
        (
            0, -5, 4, 0, 0, 0, 32, -2, 0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10, -27, 0, 0,
            -30, 0, -25, 24, 0, 0, -19, 20, 0,
        ),
        (
            0, -6, 0, 4, 0, -32, 0, 0, -2, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9, -28, 0, 30,
            0, 25, 0, -23, 0, 0, 18, 21, 0,
        ),
        (
            0, 0, -6, 5, 32, 0, 0, 0, 0, -2, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8, -29, -30, 0, 0,
            -24, 23, 0, 0, 0, -17, 22, 0,
        ),
        (
            0, 0, 0, -32, -5, 4, 0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 0, 0, 0, -31,
            0, 22, -21, 19, 27, 0, 23, 0,
        ),
        (
            0, 0, 32, 0, -6, 0, 4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 0, 31, 0,
            -22, 0, 20, -18, 28, 0, 24, 0,
        ),
        (
            0, -32, 0, 0, 0, -6, 5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, -31, 0, 0,
            21, -20, 0, 17, 29, 0, 25, 0,
        ),
        (
            32, 0, 0, 0, 0, 0, 0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 31, 0, 0, 0,
            -19, 18, -17, 0, 30, 0, 26, 0,
        ),
    )


@_operation((32, 20), 20)
def sandwich_unit__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 1300 multiplications, 1248 additions.
    """
    R, x = _operands("sandwich_unit__even__trivector", ("R", R, 32, 2), ("x", x, 20, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__trivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__trivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__even__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 14, 15, -12, -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22),
        (-14, 1, 16, 11, 31, -13, -8, -30, 10, 28, 4, 26, -6, -24, 21),
        (-15, -16, 1, -31, 11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20),
        (12, -11, -31, 1, 16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19),
        (13, 31, -11, -16, 1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18),
        (-31, 13, -12, 15, -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17),
        (-9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6),
        (-10, -30, 8, 29, -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5),
        (30, -10, 9, -28, 27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4),
        (-29, 28, -27, -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3),
        (5, -4, -26, 3, 25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10),
        (6, 26, -4, -25, 3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9),
        (-26, 6, -5, 24, -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8),
        (25, -24, 23, 6, -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7),
        (-22, 21, -20, -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1),
        (-2, -20, -21, 18, 19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16),
        (20, -2, -22, -17, -32, 19, 4, 26, -6, -24, 8, 30, -10, -28, 15),
        (21, 22, -2, 32, -17, -18, -26, 4, 5, 23, -30, 8, 9, 27, -14),
        (-18, 17, 32, -2, -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13),
        (-19, -32, 17, 22, -2, -20, 25, -3, -23, 5, 29, -7, -27, 9, 12),
        (32, -19, 18, -21, 20, -2, -24, 23, -3, -4, -28, 27, -7, -8, -11),
        (3, 23, 24, -5, -6, -26, -18, -19, -32, 22, 12, 13, 31, -16, -29),
        (-23, 3, 25, 4, 26, -6, 17, 32, -19, -21, -11, -31, 13, 15, 28),
        (-24, -25, 3, -26, 4, 5, -32, 17, 18, 20, 31, -11, -12, -14, -27),
        (-4, -5, -6, -23, -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30),
        (-7, -27, -28, 9, 10, 30, 12, 13, 31, -16, 18, 19, 32, -22, -25),
        (27, -7, -29, -8, -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24),
        (28, 29, -7, 30, -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23),
        (8, 9, 10, 27, 28, 29, -14, -15, -16, -31, -20, -21, -22, -32, 26),
        (-11, -12, -13, -14, -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32),
    )


def _sandwich_unit__even__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6, 0, 0, 0, 0, -20, -21, 18, 19, 0, 0, 23,
            24, 0, 0, -27, -28, 0, 0,
        ),
        (
            -14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0, -6, 0, 0, 20, 0, -22, -17, 0, 19, -23,
            0, 25, 0, 27, 0, -29, 0, 0,
        ),
        (
            -15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 4, 5, 0, 0, 21, 22, 0, 0, -17, -18, -24,
            -25, 0, 0, 28, 29, 0, 0, 0,
        ),
        (
            12, -11, 0, 0, 16, -15, 7, 0, 0, 10, -3, 0, 0, -6, 0, -18, 17, 0, 0, -22, 21, 0, 0,
            26, 23, 0, 0, -30, -27, 0,
        ),
        (
            13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0, -3, 0, 5, 0, -19, 0, 17, 22, 0, -20, 0, -26,
            0, 24, 0, 30, 0, -28, 0,
        ),
        (
            0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0, 0, -3, -4, 0, 0, -19, 18, -21, 20, 0, 26, 0,
            0, 25, -30, 0, 0, -29, 0,
        ),
        (
            -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 2, 0, 0, 0, -6, 0, 0, 26, 0, -25, 24, 18, -17,
            0, -20, 0, 0, -31, 0, 27,
        ),
        (
            -10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 2, 0, 0, 5, 0, -26, 0, 25, 0, -23, 19, 0,
            -17, -21, 0, 31, 0, 0, 28,
        ),
        (
            0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, 0, 2, 0, -4, 26, 0, 0, -24, 23, 0, 0, 19,
            -18, -22, -31, 0, 0, 0, 29,
        ),
        (
            0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 0, 0, 0, 2, 3, -25, 24, -23, 0, 0, 0, -22, 21,
            -20, 0, 0, 0, 0, 31, 30,
        ),
        (
            5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 16, -15, 13, -10, 0, 0, 30, 0, -29, 28, 0, 0,
            -31, 0, -18, 17, 0, 20, -23,
        ),
        (
            6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 0, 14, -12, 9, 0, -30, 0, 29, 0, -27, 0, 31, 0,
            0, -19, 0, 17, 21, -24,
        ),
        (
            0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 0, 11, -8, 30, 0, 0, -28, 27, 0, -31, 0, 0,
            0, 0, -19, 18, 22, -25,
        ),
        (
            0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11, 0, 7, -29, 28, -27, 0, 0, 0, 0, 0, 0,
            31, 22, -21, 20, 0, -26,
        ),
        (
            0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8, -7, 0, 0, 0, 0, 0, 0, 0, 29, -28, 27,
            -30, 25, -24, 23, -26, 0,
        ),
    )


@_operation((32, 15), 15)
def sandwich_unit__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 915 multiplications, 870 additions.
    """
    R, x = _operands("sandwich_unit__even__g4", ("R", R, 32, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__even__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 16, -15, 13, -10, 6),
        (-16, 1, 14, -12, 9, -5),
        (15, -14, 1, 11, -8, 4),
        (-13, 12, -11, 1, 7, -3),
        (10, -9, 8, -7, 1, 2),
        (-6, 5, -4, 3, -2, 1),
        (-2, -22, 21, -19, 6, 10),
        (22, -2, -20, 18, -5, -9),
        (-21, 20, -2, -17, 4, 8),
        (19, -18, 17, -2, -3, -7),
        (3, 25, -24, 6, 19, -13),
        (-25, 3, 23, -5, -18, 12),
        (24, -23, 3, 4, 17, -11),
        (-4, -26, 6, 24, -21, 15),
        (26, -4, -5, -23, 20, -14),
        (5, 6, 26, -25, 22, -16),
        (-7, -29, 28, -10, -13, -19),
        (29, -7, -27, 9, 12, 18),
        (-28, 27, -7, -8, -11, -17),
        (8, 30, -10, -28, 15, 21),
        (-30, 8, 9, 27, -14, -20),
        (-9, -10, -30, 29, -16, -22),
        (-11, -31, 13, 15, 28, -24),
        (31, -11, -12, -14, -27, 23),
        (12, 13, 31, -16, -29, 25),
        (-14, -15, -16, -31, 30, -26),
        (17, 32, -19, -21, -24, -28),
        (-32, 17, 18, 20, 23, 27),
        (-18, -19, -32, 22, 25, 29),
        (20, 21, 22, 32, -26, -30),
        (-23, -24, -25, -26, -32, 31),
        (27, 28, 29, 30, 31, 32),
    )


def _sandwich_unit__even__g5_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 16, -15, 13, -10, 6, 0, -22, 21, -19, 0, 25, -24, 0, -26, 0, 0, -29, 28, 0, 30,
            0, 0, -31, 0, 0, 0, 32, 0, 0, 0, 0,
        ),
        (
            -16, 0, 14, -12, 9, -5, 22, 0, -20, 18, -25, 0, 23, 26, 0, 0, 29, 0, -27, -30, 0, 0,
            31, 0, 0, 0, -32, 0, 0, 0, 0, 0,
        ),
        (
            15, -14, 0, 11, -8, 4, -21, 20, 0, -17, 24, -23, 0, 0, 0, -26, -28, 27, 0, 0, 0, 30,
            0, 0, -31, 0, 0, 0, 32, 0, 0, 0,
        ),
        (
            -13, 12, -11, 0, 7, -3, 19, -18, 17, 0, 0, 0, 0, -24, 23, 25, 0, 0, 0, 28, -27, -29,
            0, 0, 0, 31, 0, 0, 0, -32, 0, 0,
        ),
        (
            10, -9, 8, -7, 0, 2, 0, 0, 0, 0, -19, 18, -17, 21, -20, -22, 0, 0, 0, 0, 0, 0, -28,
            27, 29, -30, 0, 0, 0, 0, 32, 0,
        ),
        (
            -6, 5, -4, 3, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, -18, 17, -21, 20, 22, 24,
            -23, -25, 26, 0, 0, 0, 0, 0, -32,
        ),
    )


@_operation((32, 6), 6)
def sandwich_unit__even__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 390 multiplications, 352 additions.
    """
    R, x = _operands("sandwich_unit__even__g5", ("R", R, 32, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__g5_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__g5_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((32, 1), 1)
def sandwich_unit__even__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__g6", ("R", R, 32, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, -31, 9, 10, 30,
            -29, -5, -6, -26, 25, -22, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 31, -13, -8, -30,
            10, 28, 4, 26, -6, -24, 21, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, -31, 11, 12, 30, -8,
            -9, -27, -26, 4, 5, 23, -20, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, -31, 1, 16, -15, 7, 29,
            -28, 10, -3, -25, 24, -6, -19, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 31, -11, -16, 1, 14, -29, 7, 27,
            -9, 25, -3, -23, 5, 18, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 13, -12, 15, -14, 1, 28, -27,
            7, 8, -24, 23, -3, -4, -17, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 30, -7, -29, 28, 1, 16, -15,
            13, 2, 22, -21, 19, -6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -30, 8, 29, -7, -27, -16, 1,
            14, -12, -22, 2, 20, -18, 5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -10, 9, -28, 27, -7, 15, -14, 1,
            11, 21, -20, 2, 17, -4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 28, -27, -10, 9, -8, -13, 12,
            -11, 1, -19, 18, -17, 2, 3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -26, 3, 25, -24, -2, -22, 21,
            -19, 1, 16, -15, 13, -10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 26, -4, -25, 3, 23, 22, -2, -20,
            18, -16, 1, 14, -12, 9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 6, -5, 24, -23, 3, -21, 20, -2,
            -17, 15, -14, 1, 11, -8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -24, 23, 6, -5, 4, 19, -18, 17,
            -2, -13, 12, -11, 1, 7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 21, -20, -19, 18, -17, 6, -5,
            4, -3, 10, -9, 8, -7, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -20, -21, 18, 19, 32, -5, -6,
            -26, 25, -9, -10, -30, 29, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -2, -22, -17, -32, 19, 4, 26,
            -6, -24, 8, 30, -10, -28, 15, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 22, -2, 32, -17, -18, -26, 4, 5,
            23, -30, 8, 9, 27, -14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 17, 32, -2, -22, 21, -3, -25,
            24, -6, -7, -29, 28, -10, -13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -32, 17, 22, -2, -20, 25, -3,
            -23, 5, 29, -7, -27, 9, 12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -19, 18, -21, 20, -2, -24, 23,
            -3, -4, -28, 27, -7, -8, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 23, 24, -5, -6, -26, -18, -19,
            -32, 22, 12, 13, 31, -16, -29, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 3, 25, 4, 26, -6, 17, 32, -19,
            -21, -11, -31, 13, 15, 28, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, -25, 3, -26, 4, 5, -32, 17, 18,
            20, 31, -11, -12, -14, -27, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -23, -24, -25, 20, 21,
            22, 32, -14, -15, -16, -31, 30, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -27, -28, 9, 10, 30, 12, 13, 31,
            -16, 18, 19, 32, -22, -25, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -7, -29, -8, -30, 10, -11, -31,
            13, 15, -17, -32, 19, 21, 24, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 29, -7, 30, -8, -9, 31, -11,
            -12, -14, 32, -17, -18, -20, -23, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 27, 28, 29, -14, -15, -16,
            -31, -20, -21, -22, -32, 26, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, -27,
            -28, -29, -30, 23, 24, 25, 26, 32, 0,
        ),
    )


def _sandwich_unit__even__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 28, 29, 30,
            -23, -24, -25, -26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, -27, -28, -29, 0, 0, 0,
            31, 20, 21, 22, 0, -26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 27, 28, 0, 0, -30, 0, 0, -31,
            0, -18, -19, 0, 22, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, -27, 0, 29, 0, 30, 0, 0, 31, 0,
            0, 17, 0, -19, -21, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, -28, -29, 0, -30, 0, 0, -31, 0,
            0, 0, 0, 17, 18, 20, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            3, -2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 23, 24, 25, -20, -21,
            -22, 0, 0, 0, 0, 31, -30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            4, 0, -2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, 0, -23, -24, 0, 0, 26, 18, 19,
            0, -22, 0, 0, -31, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            5, 0, 0, -2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 23, 0, -25, 0, -26, 0, -17, 0,
            19, 21, 0, 31, 0, 0, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            6, 0, 0, 0, -2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 24, 25, 0, 26, 0, 0, 0, -17,
            -18, -20, -31, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 4, -3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 0, 20, 21, -18, -19, 0, 0, 0,
            26, -25, 0, 0, 30, -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13, -20, 0, 22, 17, 0, -19, 0, -26,
            0, 24, 0, -30, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12, -21, -22, 0, 0, 17, 18, 26, 0,
            0, -23, 30, 0, 0, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 18, -17, 0, 0, 22, -21, 0, 25,
            -24, 0, 0, 29, -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 19, 0, -17, -22, 0, 20, -25,
            0, 23, 0, -29, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 19, -18, 21, -20, 0, 24,
            -23, 0, 0, 28, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6, 0, 0, 0, 0, -20, -21, 18, 19, 0,
            0, 23, 24, 0, 0, -27, -28, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0, -6, 0, 0, 20, 0, -22, -17, 0, 19,
            -23, 0, 25, 0, 27, 0, -29, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 4, 5, 0, 0, 21, 22, 0, 0, -17, -18,
            -24, -25, 0, 0, 28, 29, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10, -3, 0, 0, -6, 0, -18, 17, 0, 0, -22, 21,
            0, 0, 26, 23, 0, 0, -30, -27, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0, -3, 0, 5, 0, -19, 0, 17, 22, 0, -20,
            0, -26, 0, 24, 0, 30, 0, -28, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0, 0, -3, -4, 0, 0, -19, 18, -21, 20, 0,
            26, 0, 0, 25, -30, 0, 0, -29, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 2, 0, 0, 0, -6, 0, 0, 26, 0, -25, 24, 18,
            -17, 0, -20, 0, 0, -31, 0, 27,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 2, 0, 0, 5, 0, -26, 0, 25, 0, -23,
            19, 0, -17, -21, 0, 31, 0, 0, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, 0, 2, 0, -4, 26, 0, 0, -24, 23, 0, 0,
            19, -18, -22, -31, 0, 0, 0, 29,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 0, 0, 0, 2, 3, -25, 24, -23, 0, 0, 0,
            -22, 21, -20, 0, 0, 0, 0, 31, 30,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 16, -15, 13, -10, 0, 0, 30, 0, -29, 28, 0,
            0, -31, 0, -18, 17, 0, 20, -23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 0, 14, -12, 9, 0, -30, 0, 29, 0, -27, 0,
            31, 0, 0, -19, 0, 17, 21, -24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 0, 11, -8, 30, 0, 0, -28, 27, 0, -31,
            0, 0, 0, 0, -19, 18, 22, -25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11, 0, 7, -29, 28, -27, 0, 0, 0, 0,
            0, 0, 31, 22, -21, 20, 0, -26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8, -7, 0, 0, 0, 0, 0, 0, 0, 29, -28,
            27, -30, 25, -24, 23, -26, 0,
        ),
    )


def _sandwich_unit__even__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 0,
    )


@_operation((32, 32), 32)
def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 3752 multiplications, 3662 additions.
    """
    R, x = _operands("sandwich_unit__even__even", ("R", R, 32, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__even_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__even_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__even__even_out)
    return out


def _sandwich_unit__even__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -3, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -4, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -5, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -6, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 7, -3, 2, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 8, -4, -17, 2, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 9, -5, -18, -20, 2, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 10, -6, -19, -21, -22, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 11, 17, -4, 3, 23, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 12, 18, -5, -23, 3, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 13, 19, -6, -24, -25, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, 20, 23, -5, 4, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 15, 21, 24, -6, -26, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 16, 22, 25, 26, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -17, 11, -8, 7, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -18, 12, -9, -27, 7, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -19, 13, -10, -28, -29, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -20, 14, 27, -9, 8, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -21, 15, 28, -10, -30, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -22, 16, 29, 30, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -23, -27, 14, -12, 11, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -24, -28, 15, -13, -31, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -25, -29, 16, 31, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -26, -30, -31, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 27, -23, 20, -18, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 28, -24, 21, -19, -32, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 29, -25, 22, 32, -19, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 30, -26, -32, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 31, 32, -26, 25, -24, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -32, 31, -30, 29, -28, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4,
            5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28,
            -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13,
            -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16,
            -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27,
            7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12,
            11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 12, 13, -8,
            -9, -10, -27, -28, -29, 4, 5, 6, 23, 24, 25, -20, -21, -22, -32, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 14, 15, 7,
            27, 28, -9, -10, -30, -3, -23, -24, 5, 6, 26, 18, 19, 32, -22, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 1, 16,
            -27, 7, 29, 8, 30, -10, 23, -3, -25, -4, -26, 6, -17, -32, 19, 21, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15, -16, 1,
            -28, -29, 7, -30, 8, 9, 24, 25, -3, 26, -4, -5, 32, -17, -18, -20, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, -27, -28,
            1, 14, 15, -12, -13, -31, 2, 20, 21, -18, -19, -32, 5, 6, 26, -25, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 27, -7, -29,
            -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32, -19, -4, -26, 6, 24, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 28, 29, -7,
            -15, -16, 1, -31, 11, 12, -21, -22, 2, -32, 17, 18, 26, -4, -5, -23, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, 9, -8, -30,
            12, -11, -31, 1, 16, -15, 18, -17, -32, 2, 22, -21, 3, 25, -24, 6, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 10, 30, -8,
            13, 31, -11, -16, 1, 14, 19, 32, -17, -22, 2, 20, -25, 3, 23, -5, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, -30, 10, -9,
            -31, 13, -12, 15, -14, 1, -32, 19, -18, 21, -20, 2, 24, -23, 3, 4, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 23, 24, -2,
            -20, -21, 18, 19, 32, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -23, 3, 25,
            20, -2, -22, -17, -32, 19, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -24, -25, 3,
            21, 22, -2, 32, -17, -18, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, -5, 4, 26,
            -18, 17, 32, -2, -22, 21, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -6, -26, 4,
            -19, -32, 17, 22, -2, -20, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 26, -6, 5, 32,
            -19, 18, -21, 20, -2, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 18, -17, -32,
            -5, 4, 26, -3, -25, 24, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, 19, 32, -17,
            -6, -26, 4, 25, -3, -23, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, -32, 19, -18,
            26, -6, 5, -24, 23, -3, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -22, 21, -20,
            -25, 24, -23, -6, 5, -4, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -17, -18, -19,
            4, 5, 6, 23, 24, 25, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, -2, -20, -21,
            -3, -23, -24, 5, 6, 26, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 20, -2, -22,
            23, -3, -25, -4, -26, 6, 27, -7, -29, -8, -30, 10, -11, -31, 13, 15, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 21, 22, -2,
            24, 25, -3, 26, -4, -5, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -12, 11, 31,
            9, -8, -30, 7, 29, -28, -5, 4, 26, -3, -25, 24, 2, 22, -21, 19, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -13, -31, 11,
            10, 30, -8, -29, 7, 27, -6, -26, 4, 25, -3, -23, -22, 2, 20, -18, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 31, -13, 12,
            -30, 10, -9, 28, -27, 7, 26, -6, 5, -24, 23, -3, 21, -20, 2, 17, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 16, -15, 14,
            29, -28, 27, 10, -9, 8, -25, 24, -23, -6, 5, -4, -19, 18, -17, 2, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 17,
            18, 19, 20, 21, 22, -11, -12, -13, -14, -15, -16, -27, -28, -29, -30, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -29, 28, -27,
            16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17, -6, 5, -4, 3, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -8, -9, -10,
            -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23, -24, -25, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 25, -24, 23,
            -22, 21, -20, -19, 18, -17, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29,
            -5, -6, -26, 25, -22, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28,
            4, 26, -6, -24, 21, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27,
            -26, 4, 5, 23, -20, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10,
            -3, -25, 24, -6, -19, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9,
            25, -3, -23, 5, 18, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8,
            -24, 23, -3, -4, -17, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 2,
            22, -21, 19, -6, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12,
            -22, 2, 20, -18, 5, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11,
            21, -20, 2, 17, -4, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1,
            -19, 18, -17, 2, 3, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -26, 3, 25, -24, -2, -22, 21, -19,
            1, 16, -15, 13, -10, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 26, -4, -25, 3, 23, 22, -2, -20, 18,
            -16, 1, 14, -12, 9, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 6, -5, 24, -23, 3, -21, 20, -2, -17,
            15, -14, 1, 11, -8, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -24, 23, 6, -5, 4, 19, -18, 17, -2,
            -13, 12, -11, 1, 7, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 21, -20, -19, 18, -17, 6, -5, 4, -3,
            10, -9, 8, -7, 1, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -20, -21, 18, 19, 32, -5, -6, -26, 25,
            -9, -10, -30, 29, -16, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -2, -22, -17, -32, 19, 4, 26, -6, -24,
            8, 30, -10, -28, 15, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 22, -2, 32, -17, -18, -26, 4, 5, 23,
            -30, 8, 9, 27, -14, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 17, 32, -2, -22, 21, -3, -25, 24, -6,
            -7, -29, 28, -10, -13, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -32, 17, 22, -2, -20, 25, -3, -23, 5,
            29, -7, -27, 9, 12, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -19, 18, -21, 20, -2, -24, 23, -3, -4,
            -28, 27, -7, -8, -11, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 23, 24, -5, -6, -26, -18, -19, -32, 22,
            12, 13, 31, -16, -29, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 3, 25, 4, 26, -6, 17, 32, -19, -21,
            -11, -31, 13, 15, 28, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, -25, 3, -26, 4, 5, -32, 17, 18, 20,
            31, -11, -12, -14, -27, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -23, -24, -25, 20, 21, 22, 32,
            -14, -15, -16, -31, 30, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16,
            18, 19, 32, -22, -25, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -7, -29, -8, -30, 10, -11, -31, 13,
            15, -17, -32, 19, 21, 24, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14,
            32, -17, -18, -20, -23, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31,
            -20, -21, -22, -32, 26, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, -27, -28,
            -29, -30, 23, 24, 25, 26, 32, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 16, -15, 13, -10, 6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -16, 1, 14, -12, 9, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 15, -14, 1, 11, -8, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -13, 12, -11, 1, 7, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 10, -9, 8, -7, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, 5, -4, 3, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -2, -22, 21, -19, 6, 10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 22, -2, -20, 18, -5, -9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -21, 20, -2, -17, 4, 8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 19, -18, 17, -2, -3, -7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 3, 25, -24, 6, 19, -13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -25, 3, 23, -5, -18, 12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 24, -23, 3, 4, 17, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -4, -26, 6, 24, -21, 15, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 26, -4, -5, -23, 20, -14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 5, 6, 26, -25, 22, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -7, -29, 28, -10, -13, -19, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 29, -7, -27, 9, 12, 18, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -28, 27, -7, -8, -11, -17, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 8, 30, -10, -28, 15, 21, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -30, 8, 9, 27, -14, -20, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -9, -10, -30, 29, -16, -22, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -11, -31, 13, 15, 28, -24, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 31, -11, -12, -14, -27, 23, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 12, 13, 31, -16, -29, 25, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -14, -15, -16, -31, 30, -26, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 17, 32, -19, -21, -24, -28, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -32, 17, 18, 20, 23, 27, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -18, -19, -32, 22, 25, 29, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 20, 21, 22, 32, -26, -30, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -23, -24, -25, -26, -32, 31, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 27, 28, 29, 30, 31, 32, 0,
        ),
    )


def _sandwich_unit__even__full_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (
            0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21, 22, 23, 24, 25,
            26, 0, 0, 0, 0, 0, 32,
        ),
        (
            0, -1, 0, 0, 0, 0, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, 0, 0,
            0, 0, 23, 24, 25, 26, 0, -31,
        ),
        (
            0, 0, -1, 0, 0, 0, -2, 0, 0, 0, 4, 5, 6, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15, -16,
            0, -20, -21, -22, 0, 26, 30,
        ),
        (
            0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, 0, 5, 6, 0, -7, 0, 0, 9, 10, 0, 12, 13, 0,
            -16, 18, 19, 0, -22, -25, -29,
        ),
        (
            0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, -4, 0, 6, 0, -7, 0, -8, 0, 10, -11, 0, 13,
            15, -17, 0, 19, 21, 24, 28,
        ),
        (
            0, 0, 0, 0, 0, -1, 0, 0, 0, -2, 0, 0, -3, 0, -4, -5, 0, 0, -7, 0, -8, -9, 0, -11,
            -12, -14, 0, -17, -18, -20, -23, -27,
        ),
        (
            0, 0, -38, -39, -40, -41, 34, 35, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -58,
            -59, -60, -61, 54, 55, 56, 57, 0, 0,
        ),
        (
            0, 38, 0, -42, -43, -44, -33, 0, 0, 0, 35, 36, 37, 0, 0, 0, 0, 0, 0, 58, 59, 60, 0,
            0, 0, -62, -51, -52, -53, 0, 57, 0,
        ),
        (
            0, 39, 42, 0, -45, -46, 0, -33, 0, 0, -34, 0, 0, 36, 37, 0, 0, -58, -59, 0, 0, 61,
            0, 0, 62, 0, 49, 50, 0, -53, -56, 0,
        ),
        (
            0, 40, 43, 45, 0, -47, 0, 0, -33, 0, 0, -34, 0, -35, 0, 37, 58, 0, -60, 0, -61, 0,
            0, -62, 0, 0, -48, 0, 50, 52, 55, 0,
        ),
        (
            0, 41, 44, 46, 47, 0, 0, 0, 0, -33, 0, 0, -34, 0, -35, -36, 59, 60, 0, 61, 0, 0, 62,
            0, 0, 0, 0, -48, -49, -51, -54, 0,
        ),
        (
            0, -34, 33, 0, 0, 0, 0, -42, -43, -44, 39, 40, 41, 0, 0, 0, 0, 0, 0, -54, -55, -56,
            51, 52, 53, 0, 0, 0, 0, -62, 61, 0,
        ),
        (
            0, -35, 0, 33, 0, 0, 42, 0, -45, -46, -38, 0, 0, 40, 41, 0, 0, 54, 55, 0, 0, -57,
            -49, -50, 0, 53, 0, 0, 62, 0, -60, 0,
        ),
        (
            0, -36, 0, 0, 33, 0, 43, 45, 0, -47, 0, -38, 0, -39, 0, 41, -54, 0, 56, 0, 57, 0,
            48, 0, -50, -52, 0, -62, 0, 0, 59, 0,
        ),
        (
            0, -37, 0, 0, 0, 33, 44, 46, 47, 0, 0, 0, -38, 0, -39, -40, -55, -56, 0, -57, 0, 0,
            0, 48, 49, 51, 62, 0, 0, 0, -58, 0,
        ),
        (
            0, 0, -35, 34, 0, 0, -39, 38, 0, 0, 0, -45, -46, 43, 44, 0, 0, -51, -52, 49, 50, 0,
            0, 0, -57, 56, 0, 0, -61, 60, 0, 0,
        ),
        (
            0, 0, -36, 0, 34, 0, -40, 0, 38, 0, 45, 0, -47, -42, 0, 44, 51, 0, -53, -48, 0, 50,
            0, 57, 0, -55, 0, 61, 0, -59, 0, 0,
        ),
        (
            0, 0, -37, 0, 0, 34, -41, 0, 0, 38, 46, 47, 0, 0, -42, -43, 52, 53, 0, 0, -48, -49,
            -57, 0, 0, 54, -61, 0, 0, 58, 0, 0,
        ),
        (
            0, 0, 0, -36, 35, 0, 0, -40, 39, 0, -43, 42, 0, 0, -47, 46, -49, 48, 0, 0, -53, 52,
            0, -56, 55, 0, 0, -60, 59, 0, 0, 0,
        ),
        (
            0, 0, 0, -37, 0, 35, 0, -41, 0, 39, -44, 0, 42, 47, 0, -45, -50, 0, 48, 53, 0, -51,
            56, 0, -54, 0, 60, 0, -58, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, -37, 36, 0, 0, -41, 40, 0, -44, 43, -46, 45, 0, 0, -50, 49, -52, 51, 0,
            -55, 54, 0, 0, -59, 58, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 73, 74, 75, 0, -67, -68, -69, 64, 65, 66, 0, 0, 0, -84, -85, -86, 0, 0, 0,
            0, 0, 0, 94, 0, 0, 0, -92, 90, -82,
        ),
        (
            0, 0, -73, 0, 76, 77, 67, 0, -70, -71, -63, 0, 0, 65, 66, 0, 83, 0, 0, -85, -86, 0,
            0, 0, -94, 0, 0, 0, 92, 0, -89, 81,
        ),
        (
            0, 0, -74, -76, 0, 78, 68, 70, 0, -72, 0, -63, 0, -64, 0, 66, 0, 83, 0, 84, 0, -86,
            0, 94, 0, 0, 0, -92, 0, 0, 88, -80,
        ),
        (
            0, 0, -75, -77, -78, 0, 69, 71, 72, 0, 0, 0, -63, 0, -64, -65, 0, 0, 83, 0, 84, 85,
            -94, 0, 0, 0, 92, 0, 0, 0, -87, 79,
        ),
        (
            0, 73, 0, 0, 79, 80, -64, 63, 0, 0, 0, -70, -71, 68, 69, 0, -91, 0, 0, 0, 0, 94,
            -85, -86, 0, 0, 0, 0, -90, 89, 0, -78,
        ),
        (
            0, 74, 0, -79, 0, 81, -65, 0, 63, 0, 70, 0, -72, -67, 0, 69, 0, -91, 0, 0, -94, 0,
            84, 0, -86, 0, 0, 90, 0, -88, 0, 77,
        ),
        (
            0, 75, 0, -80, -81, 0, -66, 0, 0, 63, 71, 72, 0, 0, -67, -68, 0, 0, -91, 94, 0, 0,
            0, 84, 85, 0, -90, 0, 0, 87, 0, -76,
        ),
        (
            0, 76, 79, 0, 0, 82, 0, -65, 64, 0, -68, 67, 0, 0, -72, 71, 0, 0, 94, -91, 0, 0,
            -83, 0, 0, -86, 0, -89, 88, 0, 0, -75,
        ),
        (
            0, 77, 80, 0, -82, 0, 0, -66, 0, 64, -69, 0, 67, 72, 0, -70, 0, -94, 0, 0, -91, 0,
            0, -83, 0, 85, 89, 0, -87, 0, 0, 74,
        ),
        (
            0, 78, 81, 82, 0, 0, 0, 0, -66, 65, 0, -69, 68, -71, 70, 0, 94, 0, 0, 0, 0, -91, 0,
            0, -83, -84, -88, 87, 0, 0, 0, -73,
        ),
        (
            0, -67, 64, -63, 0, 0, 0, 0, 79, 80, 0, -76, -77, 74, 75, 0, 93, 0, 0, 0, 0, -92, 0,
            0, 90, -89, -85, -86, 0, 0, 0, 72,
        ),
        (
            0, -68, 65, 0, -63, 0, 0, -79, 0, 81, 76, 0, -78, -73, 0, 75, 0, 93, 0, 0, 92, 0, 0,
            -90, 0, 88, 84, 0, -86, 0, 0, -71,
        ),
        (
            0, -69, 66, 0, 0, -63, 0, -80, -81, 0, 77, 78, 0, 0, -73, -74, 0, 0, 93, -92, 0, 0,
            90, 0, 0, -87, 0, 84, 85, 0, 0, 70,
        ),
        (
            0, -70, 0, 65, -64, 0, 79, 0, 0, 82, -74, 73, 0, 0, -78, 77, 0, 0, -92, 93, 0, 0, 0,
            89, -88, 0, -83, 0, 0, -86, 0, 69,
        ),
        (
            0, -71, 0, 66, 0, -64, 80, 0, -82, 0, -75, 0, 73, 78, 0, -76, 0, 92, 0, 0, 93, 0,
            -89, 0, 87, 0, 0, -83, 0, 85, 0, -68,
        ),
        (
            0, -72, 0, 0, 66, -65, 81, 82, 0, 0, 0, -75, 74, -77, 76, 0, -92, 0, 0, 0, 0, 93,
            88, -87, 0, 0, 0, 0, -83, -84, 0, 67,
        ),
        (
            0, 0, -70, 68, -67, 0, -76, 74, -73, 0, 0, 0, 82, 0, -81, 80, 0, 0, 90, 0, -89, 88,
            93, 0, 0, 0, 91, 0, 0, 0, -86, -66,
        ),
        (
            0, 0, -71, 69, 0, -67, -77, 75, 0, -73, 0, -82, 0, 81, 0, -79, 0, -90, 0, 89, 0,
            -87, 0, 93, 0, 0, 0, 91, 0, 0, 85, 65,
        ),
        (
            0, 0, -72, 0, 69, -68, -78, 0, 75, -74, 82, 0, 0, -80, 79, 0, 90, 0, 0, -88, 87, 0,
            0, 0, 93, 0, 0, 0, 91, 0, -84, -64,
        ),
        (
            0, 0, 0, -72, 71, -70, 0, -78, 77, -76, -81, 80, -79, 0, 0, 0, -89, 88, -87, 0, 0,
            0, 0, 0, 0, 93, 0, 0, 0, 91, 83, 63,
        ),
        (
            0, 0, 0, 0, -105, -106, 0, 0, 101, 102, 0, -98, -99, 96, 97, 0, 0, 113, 114, -111,
            -112, 0, 117, 118, 0, 0, -121, -122, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 105, 0, -107, 0, -101, 0, 103, 98, 0, -100, -95, 0, 97, -113, 0, 115, 110,
            0, -112, -116, 0, 118, 0, 120, 0, -122, 0, 0, 0,
        ),
        (
            0, 0, 0, 106, 107, 0, 0, -102, -103, 0, 99, 100, 0, 0, -95, -96, -114, -115, 0, 0,
            110, 111, 0, -116, -117, 0, 0, 120, 121, 0, 0, 0,
        ),
        (
            0, 0, -105, 0, 0, -108, 101, 0, 0, 104, -96, 95, 0, 0, -100, 99, 111, -110, 0, 0,
            115, -114, 119, 0, 0, 118, -123, 0, 0, -122, 0, 0,
        ),
        (
            0, 0, -106, 0, 108, 0, 102, 0, -104, 0, -97, 0, 95, 100, 0, -98, 112, 0, -110, -115,
            0, 113, 0, 119, 0, -117, 0, -123, 0, 121, 0, 0,
        ),
        (
            0, 0, -107, -108, 0, 0, 103, 104, 0, 0, 0, -97, 96, -99, 98, 0, 0, 112, -111, 114,
            -113, 0, 0, 0, 119, 116, 0, 0, -123, -120, 0, 0,
        ),
        (
            0, 105, 0, 0, 0, -109, -98, 96, -95, 0, 0, 0, 104, 0, -103, 102, -117, 116, 0, -119,
            0, 0, 0, 115, -114, 112, 124, 0, 0, 0, -122, 0,
        ),
        (
            0, 106, 0, 0, 109, 0, -99, 97, 0, -95, 0, -104, 0, 103, 0, -101, -118, 0, 116, 0,
            -119, 0, -115, 0, 113, -111, 0, 124, 0, 0, 121, 0,
        ),
        (
            0, 107, 0, -109, 0, 0, -100, 0, 97, -96, 104, 0, 0, -102, 101, 0, 0, -118, 117, 0,
            0, -119, 114, -113, 0, 110, 0, 0, 124, 0, -120, 0,
        ),
        (
            0, 108, 109, 0, 0, 0, 0, -100, 99, -98, -103, 102, -101, 0, 0, 0, 0, 0, 0, -118,
            117, -116, -112, 111, -110, 0, 0, 0, 0, 124, 123, 0,
        ),
        (
            0, -101, 98, -96, 95, 0, 0, 0, 0, -109, 0, 0, 108, 0, -107, 106, 121, -120, 0, 123,
            0, 0, -124, 0, 0, 0, 0, 115, -114, 112, -118, 0,
        ),
        (
            0, -102, 99, -97, 0, 95, 0, 0, 109, 0, 0, -108, 0, 107, 0, -105, 122, 0, -120, 0,
            123, 0, 0, -124, 0, 0, -115, 0, 113, -111, 117, 0,
        ),
        (
            0, -103, 100, 0, -97, 96, 0, -109, 0, 0, 108, 0, 0, -106, 105, 0, 0, 122, -121, 0,
            0, 123, 0, 0, -124, 0, 114, -113, 0, 110, -116, 0,
        ),
        (
            0, -104, 0, 100, -99, 98, 109, 0, 0, 0, -107, 106, -105, 0, 0, 0, 0, 0, 0, 122,
            -121, 120, 0, 0, 0, -124, -112, 111, -110, 0, 119, 0,
        ),
        (
            0, 0, -104, 103, -102, 101, -108, 107, -106, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 122, -121, 120, -123, 118, -117, 116, -119, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 130, 0, 0, 0, -129, 0, 0, 128, 0, -127, 126, 0, 0, -134, 0, 133,
            -132, 0, -137, 136, -139, 0, 143, -142, 145, -148, 152,
        ),
        (
            0, 0, 0, 0, -130, 0, 0, 0, 129, 0, 0, -128, 0, 127, 0, -125, 0, 134, 0, -133, 0,
            131, 137, 0, -135, 138, -143, 0, 141, -144, 147, -151,
        ),
        (
            0, 0, 0, 130, 0, 0, 0, -129, 0, 0, 128, 0, 0, -126, 125, 0, -134, 0, 0, 132, -131,
            0, -136, 135, 0, -140, 142, -141, 0, 146, -149, 153,
        ),
        (
            0, 0, -130, 0, 0, 0, 129, 0, 0, 0, -127, 126, -125, 0, 0, 0, 133, -132, 131, 0, 0,
            0, 139, -138, 140, 0, -145, 144, -146, 0, 150, -154,
        ),
        (
            0, 130, 0, 0, 0, 0, -128, 127, -126, 125, 0, 0, 0, 0, 0, 0, -137, 136, -135, -139,
            138, -140, 0, 0, 0, 0, 148, -147, 149, -150, 0, 155,
        ),
        (
            0, -129, 128, -127, 126, -125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 143, -142, 141, 145,
            -144, 146, -148, 147, -149, 150, 0, 0, 0, 0, 0, -156,
        ),
    )


def _sandwich_unit__even__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 0,
    )


@_operation((32, 64), 64)
def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 12032 multiplications, 11814 additions.
    """
    R, x = _operands("sandwich_unit__even__full", ("R", R, 32, 2), ("x", x, 64, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__full_P), x)
    # D from P R
    D = _times(_signed(P, _sandwich_unit__even__full_D), R)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__even__full_out)
    return out


@_operation((16, 1), 1)
def sandwich_unit__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__scalar", ("R", R, 16, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__g0_2__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (-4, -8, -11, 1, 14, 15),
        (-5, -9, -12, -14, 1, 16),
        (-6, -10, -13, -15, -16, 1),
    )


def _sandwich_unit__g0_2__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 2, 3, 4, 5, 6),
        (-2, 0, 7, 8, 9, 10),
        (-3, -7, 0, 11, 12, 13),
        (-4, -8, -11, 0, 14, 15),
        (-5, -9, -12, -14, 0, 16),
        (-6, -10, -13, -15, -16, 0),
    )


@_operation((16, 6), 6)
def sandwich_unit__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the gather form: 78 multiplications, 66 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__vector", ("R", R, 16, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__vector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__vector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__g0_2__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0),
        (-7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0),
        (-8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0),
        (-9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6),
        (-10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5),
        (3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0),
        (4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0),
        (5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10),
        (6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9),
        (0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0),
        (0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13),
        (0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12),
        (0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15),
        (0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14),
        (0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1),
    )


def _sandwich_unit__g0_2__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0),
        (-7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0),
        (-8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0),
        (-9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6),
        (-10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5),
        (3, -2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0),
        (4, 0, -2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0),
        (5, 0, 0, -2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10),
        (6, 0, 0, 0, -2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9),
        (0, 4, -3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0),
        (0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13),
        (0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12),
        (0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15),
        (0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14),
        (0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0),
    )


@_operation((16, 15), 15)
def sandwich_unit__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 465 multiplications, 435 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__bivector", ("R", R, 16, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__bivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__bivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__g0_2__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 11, 12, 13, -8, -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0),
        (-11, 1, 14, 15, 7, 0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0),
        (-12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0),
        (-13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0),
        (8, -7, 0, 0, 1, 14, 15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0),
        (9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0),
        (10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0),
        (0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6),
        (0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5),
        (0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4),
        (-4, 3, 0, 0, -2, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0),
        (-5, 0, 3, 0, 0, -2, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0),
        (-6, 0, 0, 3, 0, 0, -2, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0),
        (0, -5, 4, 0, 0, 0, 0, -2, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10),
        (0, -6, 0, 4, 0, 0, 0, 0, -2, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9),
        (0, 0, -6, 5, 0, 0, 0, 0, 0, -2, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8),
        (0, 0, 0, 0, -5, 4, 0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13),
        (0, 0, 0, 0, -6, 0, 4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14, -12),
        (0, 0, 0, 0, 0, -6, 5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11),
        (0, 0, 0, 0, 0, 0, 0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 1),
    )


def _sandwich_unit__g0_2__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0),
        (-11, 0, 14, 15, 7, 0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0),
        (-12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0),
        (-13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0),
        (8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0),
        (9, 0, -7, 0, -14, 0, 16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0),
        (10, 0, 0, -7, -15, -16, 0, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0),
        (0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6),
        (0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5),
        (0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4),
        (-4, 3, 0, 0, -2, 0, 0, 0, 0, 0, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0),
        (-5, 0, 3, 0, 0, -2, 0, 0, 0, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0),
        (-6, 0, 0, 3, 0, 0, -2, 0, 0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0),
        (0, -5, 4, 0, 0, 0, 0, -2, 0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10),
        (0, -6, 0, 4, 0, 0, 0, 0, -2, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9),
        (0, 0, -6, 5, 0, 0, 0, 0, 0, -2, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8),
        (0, 0, 0, 0, -5, 4, 0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13),
        (0, 0, 0, 0, -6, 0, 4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12),
        (0, 0, 0, 0, 0, -6, 5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11),
        (0, 0, 0, 0, 0, 0, 0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0),
    )


@_operation((16, 20), 20)
def sandwich_unit__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 820 multiplications, 780 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__trivector", ("R", R, 16, 2), ("x", x, 20, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__trivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__trivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__g0_2__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6, 0, 0, 0),
        (-14, 1, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0, -6, 0, 0),
        (-15, -16, 1, 0, 11, 12, 0, -8, -9, 0, 0, 4, 5, 0, 0),
        (12, -11, 0, 1, 16, -15, 7, 0, 0, 10, -3, 0, 0, -6, 0),
        (13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0, -3, 0, 5, 0),
        (0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0, 0, -3, -4, 0),
        (-9, 8, 0, -7, 0, 0, 1, 16, -15, 13, 2, 0, 0, 0, -6),
        (-10, 0, 8, 0, -7, 0, -16, 1, 14, -12, 0, 2, 0, 0, 5),
        (0, -10, 9, 0, 0, -7, 15, -14, 1, 11, 0, 0, 2, 0, -4),
        (0, 0, 0, -10, 9, -8, -13, 12, -11, 1, 0, 0, 0, 2, 3),
        (5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1, 16, -15, 13, -10),
        (6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 1, 14, -12, 9),
        (0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 1, 11, -8),
        (0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11, 1, 7),
        (0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8, -7, 1),
    )


def _sandwich_unit__g0_2__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6, 0, 0, 0),
        (-14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0, -6, 0, 0),
        (-15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 4, 5, 0, 0),
        (12, -11, 0, 0, 16, -15, 7, 0, 0, 10, -3, 0, 0, -6, 0),
        (13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0, -3, 0, 5, 0),
        (0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0, 0, -3, -4, 0),
        (-9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 2, 0, 0, 0, -6),
        (-10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 2, 0, 0, 5),
        (0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, 0, 2, 0, -4),
        (0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 0, 0, 0, 2, 3),
        (5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 16, -15, 13, -10),
        (6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 0, 14, -12, 9),
        (0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 0, 11, -8),
        (0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11, 0, 7),
        (0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8, -7, 0),
    )


@_operation((16, 15), 15)
def sandwich_unit__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 465 multiplications, 435 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__g4", ("R", R, 16, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__g0_2__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 16, -15, 13, -10, 6),
        (-16, 1, 14, -12, 9, -5),
        (15, -14, 1, 11, -8, 4),
        (-13, 12, -11, 1, 7, -3),
        (10, -9, 8, -7, 1, 2),
        (-6, 5, -4, 3, -2, 1),
    )


def _sandwich_unit__g0_2__g5_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 16, -15, 13, -10, 6),
        (-16, 0, 14, -12, 9, -5),
        (15, -14, 0, 11, -8, 4),
        (-13, 12, -11, 0, 7, -3),
        (10, -9, 8, -7, 0, 2),
        (-6, 5, -4, 3, -2, 0),
    )


@_operation((16, 6), 6)
def sandwich_unit__g0_2__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 78 multiplications, 66 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__g5", ("R", R, 16, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__g5_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__g5_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((16, 1), 1)
def sandwich_unit__g0_2__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__g6", ("R", R, 16, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0,
            -5, -6, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10,
            0, 4, 0, -6, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9,
            0, 0, 4, 5, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10,
            -3, 0, 0, -6, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9,
            0, -3, 0, 5, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8,
            0, 0, -3, -4, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13,
            2, 0, 0, 0, -6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14,
            -12, 0, 2, 0, 0, 5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11,
            0, 0, 2, 0, -4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11,
            1, 0, 0, 0, 2, 3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1,
            16, -15, 13, -10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16,
            1, 14, -12, 9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15,
            -14, 1, 11, -8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13,
            12, -11, 1, 7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10,
            -9, 8, -7, 1, 0,
        ),
    )


def _sandwich_unit__g0_2__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            3, -2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            4, 0, -2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            5, 0, 0, -2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            6, 0, 0, 0, -2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 4, -3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0,
            -5, -6, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0,
            4, 0, -6, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0,
            0, 4, 5, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10,
            -3, 0, 0, -6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0,
            -3, 0, 5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0,
            0, -3, -4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 2,
            0, 0, 0, -6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12,
            0, 2, 0, 0, 5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0,
            0, 2, 0, -4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0,
            0, 0, 0, 2, 3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 16,
            -15, 13, -10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 0,
            14, -12, 9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15,
            -14, 0, 11, -8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13,
            12, -11, 0, 7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9,
            8, -7, 0,
        ),
    )


def _sandwich_unit__g0_2__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 0,
    )


@_operation((16, 32), 32)
def sandwich_unit__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 1892 multiplications, 1832 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__even", ("R", R, 16, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__even_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__even_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__g0_2__even_out)
    return out


def _sandwich_unit__g0_2__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -3, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -4, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -5, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -6, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 12, 13, -8,
            -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 14, 15, 7,
            0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 1, 16,
            0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15, -16, 1,
            0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 0, 0, 1,
            14, 15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, -7, 0, -14,
            1, 16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, -7, -15,
            -16, 1, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, -8, 0, 12,
            -11, 0, 1, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, -8, 13,
            0, -11, -16, 1, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0,
            13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, 0, -2,
            0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, 0,
            -2, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 3, 0, 0,
            -2, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0, 0,
            0, -2, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 4, 0, 0,
            0, 0, -2, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0, 0,
            0, 0, 0, -2, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4,
            0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0,
            4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6,
            5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5,
            -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0, 4,
            0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0, 0,
            4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10, -3,
            0, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0,
            -3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0, 0,
            -3, -4, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13, 2, 0,
            0, 0, -6, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14, -12, 0,
            2, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11, 0, 0,
            2, 0, -4, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11, 1, 0,
            0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1, 16,
            -15, 13, -10, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 1,
            14, -12, 9, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14,
            1, 11, -8, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12,
            -11, 1, 7, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8,
            -7, 1, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 16, -15, 13, -10, 6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -16, 1, 14, -12, 9, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 15, -14, 1, 11, -8, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -13, 12, -11, 1, 7, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 10, -9, 8, -7, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, 5, -4, 3, -2, 1, 0,
        ),
    )


def _sandwich_unit__g0_2__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            -2, 0, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -3, -7, 0, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -4, -8, -11, 0, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -5, -9, -12, -14, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -6, -10, -13, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 3, -2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 4, 0, -2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 5, 0, 0, -2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 6, 0, 0, 0, -2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 4, -3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 12, 13, -8,
            -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0, 14, 15, 7, 0,
            0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 0, 16, 0,
            7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15, -16, 0, 0,
            0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 0, 0, 0, 14,
            15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, -7, 0, -14, 0,
            16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, -7, -15,
            -16, 0, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, -8, 0, 12, -11,
            0, 0, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, -8, 13, 0,
            -11, -16, 0, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0, 13,
            -12, 15, -14, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, 0, -2, 0,
            0, 0, 0, 0, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, 0, -2,
            0, 0, 0, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 3, 0, 0,
            -2, 0, 0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0, 0, 0,
            -2, 0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 4, 0, 0, 0,
            0, -2, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0, 0, 0,
            0, 0, -2, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0,
            -3, 0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 4,
            0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5,
            0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0,
            -6, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 0, 0, 11, 12, 0, -8, -9, 0, 0, 4,
            5, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, 0, 0, 16, -15, 7, 0, 0, 10, -3, 0,
            0, -6, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -11, -16, 0, 14, 0, 7, 0, -9, 0, -3,
            0, 5, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, 15, -14, 0, 0, 0, 7, 8, 0, 0, -3,
            -4, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 0, -7, 0, 0, 0, 16, -15, 13, 2, 0, 0,
            0, -6, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 0, -7, 0, -16, 0, 14, -12, 0, 2,
            0, 0, 5, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 0, 11, 0, 0, 2,
            0, -4, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11, 0, 0, 0,
            0, 2, 3, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 16, -15,
            13, -10, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 0, 14,
            -12, 9, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 0,
            11, -8, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11,
            0, 7, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8,
            -7, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 16, -15, 13, -10, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -16, 0, 14, -12, 9, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            15, -14, 0, 11, -8, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -13, 12, -11, 0, 7, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            10, -9, 8, -7, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, 5, -4, 3, -2, 0,
        ),
    )


def _sandwich_unit__g0_2__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 0,
    )


@_operation((16, 64), 64)
def sandwich_unit__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 7876 multiplications, 7752 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__full", ("R", R, 16, 2), ("x", x, 64, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__g0_2__full_out)
    return out


@_operation((6, 1), 1)
def sandwich_unit__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__vector__scalar", ("R", R, 6, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((6, 6), 6)
def sandwich_unit__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the unrolled form: 18 multiplications, 11 additions.
    """
    R, x = _operands("sandwich_unit__vector__vector", ("R", R, 6, 2), ("x", x, 6, 1))
    (R_0, R_1, R_2, R_3, R_4, R_5) = R.unbind(-1)
    (x_0, x_1, x_2, x_3, x_4, x_5) = x.unbind(-1)
    # P from R x
    P_0 = -R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3 - R_4*x_4 - R_5*x_5
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    D_3 = P_0*R_3
    D_4 = P_0*R_4
    D_5 = P_0*R_5
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out_4 = x_4 + 2*D_4
    out_5 = x_5 + 2*D_5
    out = torch.stack((out_0, out_1, out_2, out_3, out_4, out_5), -1)
    return out


def _sandwich_unit__vector__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 0, 0, 0, 0, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 0, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0),
        (0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0),
        (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6),
        (0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5),
        (-2, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 0, 0, 2),
        (0, -1, 0, 0, 0, 3),
        (0, 0, -1, 0, 0, 4),
        (0, 0, 0, -1, 0, 5),
        (0, 0, 0, 0, -1, 6),
        (3, -2, 0, 0, 0, 0),
        (4, 0, -2, 0, 0, 0),
        (5, 0, 0, -2, 0, 0),
        (6, 0, 0, 0, -2, 0),
        (0, 4, -3, 0, 0, 0),
        (0, 5, 0, -3, 0, 0),
        (0, 6, 0, 0, -3, 0),
        (0, 0, 5, -4, 0, 0),
        (0, 0, 6, 0, -4, 0),
        (0, 0, 0, 6, -5, 0),
    )


@_operation((6, 15), 15)
def sandwich_unit__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 195 multiplications, 174 additions.
    """
    R, x = _operands("sandwich_unit__vector__bivector", ("R", R, 6, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__bivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__bivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__vector__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0),
        (0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0),
        (0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0),
        (0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0),
        (0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, -5, -6, 0, 0),
        (0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 0, -6, 0),
        (0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 5, 0),
        (0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 0, -6),
        (0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, -4),
        (2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 3),
        (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 4),
        (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 5),
        (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 6),
        (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 4, -3, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 5, 0, -3, 0, 0),
        (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, -3, 0),
        (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5, -4, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6, 0, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6, -5, 0),
        (4, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (5, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (6, 0, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
        (0, 6, 0, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0),
        (0, 0, 6, -5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 5, -4, 0, 3, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, 0, 0),
    )


@_operation((6, 20), 20)
def sandwich_unit__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 620 multiplications, 585 additions.
    """
    R, x = _operands("sandwich_unit__vector__trivector", ("R", R, 6, 2), ("x", x, 20, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__trivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__trivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__vector__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, 0, 0, 0),
        (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, -6, 0, 0),
        (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 0, 0),
        (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, 0, 0, -6, 0),
        (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, 0, 5, 0),
        (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, -4, 0),
        (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, -6),
        (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 5),
        (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, -4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 3),
        (-2, 0, 0, 0, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0),
        (0, -2, 0, 0, 0, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0),
        (0, 0, -2, 0, 0, 0, 0, 4, 5, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, -2, 0, 0, -3, 0, 0, -6, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, -2, 0, 0, -3, 0, 5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, -2, 0, 0, -3, -4, 0, 0, 0, 0, 0),
        (3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -3, 0, 0, 4),
        (0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -3, 0, 5),
        (0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -3, 6),
        (0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 5, -4, 0, 0),
        (0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 6, 0, -4, 0),
        (0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 6, -5, 0),
        (0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 5, -4, 0, 3, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 6, 0, -4, 0, 3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 6, -5, 0, 0, 3, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 6, -5, 4, 0, 0, 0, 0),
        (5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (6, 0, -4, 0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 6, -5, 4, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


@_operation((6, 15), 15)
def sandwich_unit__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 615 multiplications, 580 additions.
    """
    R, x = _operands("sandwich_unit__vector__g4", ("R", R, 6, 2), ("x", x, 15, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


def _sandwich_unit__vector__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-1, 0, 0, 0, 0, -6),
        (0, -1, 0, 0, 0, 5),
        (0, 0, -1, 0, 0, -4),
        (0, 0, 0, -1, 0, 3),
        (0, 0, 0, 0, -1, -2),
        (2, 0, 0, 0, -6, 0),
        (0, 2, 0, 0, 5, 0),
        (0, 0, 2, 0, -4, 0),
        (0, 0, 0, 2, 3, 0),
        (-3, 0, 0, -6, 0, 0),
        (0, -3, 0, 5, 0, 0),
        (0, 0, -3, -4, 0, 0),
        (4, 0, -6, 0, 0, 0),
        (0, 4, 5, 0, 0, 0),
        (-5, -6, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__g5_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, 0, 0, -2, 0, 0, 0, 3, 0, 0, -4, 0, 5),
        (0, 1, 0, 0, 0, 0, -2, 0, 0, 0, 3, 0, 0, -4, 6),
        (0, 0, 1, 0, 0, 0, 0, -2, 0, 0, 0, 3, 6, -5, 0),
        (0, 0, 0, 1, 0, 0, 0, 0, -2, 6, -5, 4, 0, 0, 0),
        (0, 0, 0, 0, 1, 6, -5, 4, -3, 0, 0, 0, 0, 0, 0),
        (6, -5, 4, -3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


@_operation((6, 6), 6)
def sandwich_unit__vector__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 186 multiplications, 165 additions.
    """
    R, x = _operands("sandwich_unit__vector__g5", ("R", R, 6, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__g5_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__g5_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((6, 1), 1)
def sandwich_unit__vector__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 6), vector: grades 1
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the unrolled form: 12 multiplications, 5 additions.
    """
    R, x = _operands("sandwich_unit__vector__g6", ("R", R, 6, 2), ("x", x, 1, 1))
    (R_0, R_1, R_2, R_3, R_4, R_5) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_5*x_0
    P_1 = R_4*x_0
    P_2 = -R_3*x_0
    P_3 = R_2*x_0
    P_4 = -R_1*x_0
    P_5 = R_0*x_0
    # out = P ~R
    out_0 = P_0*R_5 + P_2*R_3 + P_4*R_1 - P_1*R_4 - P_3*R_2 - P_5*R_0
    out = torch.stack((out_0,), -1)
    return out


def _sandwich_unit__vector__even_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (2, 0, -7, -8, -9, -10),
        (3, 7, 0, -11, -12, -13),
        (4, 8, 11, 0, -14, -15),
        (5, 9, 12, 14, 0, -16),
        (6, 10, 13, 15, 16, 0),
        (0, -2, -3, -4, -5, -6),
        (17, 0, 0, 0, -27, -28),
        (18, 0, 0, 27, 0, -29),
        (19, 0, 0, 28, 29, 0),
        (20, 0, -27, 0, 0, -30),
        (21, 0, -28, 0, 30, 0),
        (22, 0, -29, -30, 0, 0),
        (23, 27, 0, 0, 0, -31),
        (24, 28, 0, 0, 31, 0),
        (25, 29, 0, -31, 0, 0),
        (26, 30, 31, 0, 0, 0),
        (0, -17, 0, 0, -23, -24),
        (0, -18, 0, 23, 0, -25),
        (0, -19, 0, 24, 25, 0),
        (0, -20, -23, 0, 0, -26),
        (0, -21, -24, 0, 26, 0),
        (0, -22, -25, -26, 0, 0),
        (0, 0, 17, 0, -20, -21),
        (0, 0, 18, 20, 0, -22),
        (0, 0, 19, 21, 22, 0),
        (0, 0, 0, -17, -18, -19),
        (32, 0, 0, 0, 0, 0),
        (0, -32, 0, 0, 0, 0),
        (0, 0, 32, 0, 0, 0),
        (0, 0, 0, -32, 0, 0),
        (0, 0, 0, 0, 32, 0),
        (0, 0, 0, 0, 0, -32),
    )


def _sandwich_unit__vector__even_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (-1, 6, 0, 0, 0, 0),
        (-2, 0, 6, 0, 0, 0),
        (-3, 0, 0, 6, 0, 0),
        (-4, 0, 0, 0, 6, 0),
        (-5, 0, 0, 0, 0, 6),
        (0, -2, 1, 0, 0, 0),
        (0, -3, 0, 1, 0, 0),
        (0, -4, 0, 0, 1, 0),
        (0, -5, 0, 0, 0, 1),
        (0, 0, -3, 2, 0, 0),
        (0, 0, -4, 0, 2, 0),
        (0, 0, -5, 0, 0, 2),
        (0, 0, 0, -4, 3, 0),
        (0, 0, 0, -5, 0, 3),
        (0, 0, 0, 0, -5, 4),
        (-7, 17, -23, 26, 0, 0),
        (-8, 18, -24, 0, 26, 0),
        (-9, 19, -25, 0, 0, 26),
        (-10, 20, 0, -24, 23, 0),
        (-11, 21, 0, -25, 0, 23),
        (-12, 22, 0, 0, -25, 24),
        (-13, 0, 20, -18, 17, 0),
        (-14, 0, 21, -19, 0, 17),
        (-15, 0, 22, 0, -19, 18),
        (-16, 0, 0, 22, -21, 20),
        (0, -13, 10, -8, 7, 0),
        (0, -14, 11, -9, 0, 7),
        (0, -15, 12, 0, -9, 8),
        (0, -16, 0, 12, -11, 10),
        (0, 0, -16, 15, -14, 13),
        (-27, 28, -29, 30, -31, 32),
    )


def _sandwich_unit__vector__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31,
    )


@_operation((6, 32), 32)
def sandwich_unit__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 410 multiplications, 347 additions.
    """
    R, x = _operands("sandwich_unit__vector__even", ("R", R, 6, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(x, _sandwich_unit__vector__even_P), R)
    # D from P R
    D = _times(_signed(P, _sandwich_unit__vector__even_D), R)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__vector__even_out)
    return out


def _sandwich_unit__vector__full_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (-2, -3, -4, -5, -6, -7),
        (8, 0, -13, -14, -15, -16),
        (9, 13, 0, -17, -18, -19),
        (10, 14, 17, 0, -20, -21),
        (11, 15, 18, 20, 0, -22),
        (12, 16, 19, 21, 22, 0),
        (0, -8, -9, -10, -11, -12),
        (-23, 0, 0, -33, -34, -35),
        (-24, 0, 33, 0, -36, -37),
        (-25, 0, 34, 36, 0, -38),
        (-26, 0, 35, 37, 38, 0),
        (-27, -33, 0, 0, -39, -40),
        (-28, -34, 0, 39, 0, -41),
        (-29, -35, 0, 40, 41, 0),
        (-30, -36, -39, 0, 0, -42),
        (-31, -37, -40, 0, 42, 0),
        (-32, -38, -41, -42, 0, 0),
        (0, 23, 0, -27, -28, -29),
        (0, 24, 27, 0, -30, -31),
        (0, 25, 28, 30, 0, -32),
        (0, 26, 29, 31, 32, 0),
        (0, 0, -23, -24, -25, -26),
        (43, 0, 0, 0, -53, -54),
        (44, 0, 0, 53, 0, -55),
        (45, 0, 0, 54, 55, 0),
        (46, 0, -53, 0, 0, -56),
        (47, 0, -54, 0, 56, 0),
        (48, 0, -55, -56, 0, 0),
        (49, 53, 0, 0, 0, -57),
        (50, 54, 0, 0, 57, 0),
        (51, 55, 0, -57, 0, 0),
        (52, 56, 57, 0, 0, 0),
        (0, -43, 0, 0, -49, -50),
        (0, -44, 0, 49, 0, -51),
        (0, -45, 0, 50, 51, 0),
        (0, -46, -49, 0, 0, -52),
        (0, -47, -50, 0, 52, 0),
        (0, -48, -51, -52, 0, 0),
        (0, 0, 43, 0, -46, -47),
        (0, 0, 44, 46, 0, -48),
        (0, 0, 45, 47, 48, 0),
        (0, 0, 0, -43, -44, -45),
        (-58, 0, 0, 0, 0, -63),
        (-59, 0, 0, 0, 63, 0),
        (-60, 0, 0, -63, 0, 0),
        (-61, 0, 63, 0, 0, 0),
        (-62, -63, 0, 0, 0, 0),
        (0, 58, 0, 0, 0, -62),
        (0, 59, 0, 0, 62, 0),
        (0, 60, 0, -62, 0, 0),
        (0, 61, 62, 0, 0, 0),
        (0, 0, -58, 0, 0, -61),
        (0, 0, -59, 0, 61, 0),
        (0, 0, -60, -61, 0, 0),
        (0, 0, 0, 58, 0, -60),
        (0, 0, 0, 59, 60, 0),
        (0, 0, 0, 0, -58, -59),
        (64, 0, 0, 0, 0, 0),
        (0, -64, 0, 0, 0, 0),
        (0, 0, 64, 0, 0, 0),
        (0, 0, 0, -64, 0, 0),
        (0, 0, 0, 0, 64, 0),
        (0, 0, 0, 0, 0, -64),
    )


def _sandwich_unit__vector__full_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (1, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 0),
        (0, 0, 0, 1, 0, 0),
        (0, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 0, 1),
        (-2, 7, 0, 0, 0, 0),
        (-3, 0, 7, 0, 0, 0),
        (-4, 0, 0, 7, 0, 0),
        (-5, 0, 0, 0, 7, 0),
        (-6, 0, 0, 0, 0, 7),
        (0, -3, 2, 0, 0, 0),
        (0, -4, 0, 2, 0, 0),
        (0, -5, 0, 0, 2, 0),
        (0, -6, 0, 0, 0, 2),
        (0, 0, -4, 3, 0, 0),
        (0, 0, -5, 0, 3, 0),
        (0, 0, -6, 0, 0, 3),
        (0, 0, 0, -5, 4, 0),
        (0, 0, 0, -6, 0, 4),
        (0, 0, 0, 0, -6, 5),
        (8, -18, 22, 0, 0, 0),
        (9, -19, 0, 22, 0, 0),
        (10, -20, 0, 0, 22, 0),
        (11, -21, 0, 0, 0, 22),
        (12, 0, -19, 18, 0, 0),
        (13, 0, -20, 0, 18, 0),
        (14, 0, -21, 0, 0, 18),
        (15, 0, 0, -20, 19, 0),
        (16, 0, 0, -21, 0, 19),
        (17, 0, 0, 0, -21, 20),
        (0, 12, -9, 8, 0, 0),
        (0, 13, -10, 0, 8, 0),
        (0, 14, -11, 0, 0, 8),
        (0, 15, 0, -10, 9, 0),
        (0, 16, 0, -11, 0, 9),
        (0, 17, 0, 0, -11, 10),
        (0, 0, 15, -13, 12, 0),
        (0, 0, 16, -14, 0, 12),
        (0, 0, 17, 0, -14, 13),
        (0, 0, 0, 17, -16, 15),
        (-23, 33, -39, 42, 0, 0),
        (-24, 34, -40, 0, 42, 0),
        (-25, 35, -41, 0, 0, 42),
        (-26, 36, 0, -40, 39, 0),
        (-27, 37, 0, -41, 0, 39),
        (-28, 38, 0, 0, -41, 40),
        (-29, 0, 36, -34, 33, 0),
        (-30, 0, 37, -35, 0, 33),
        (-31, 0, 38, 0, -35, 34),
        (-32, 0, 0, 38, -37, 36),
        (0, -29, 26, -24, 23, 0),
        (0, -30, 27, -25, 0, 23),
        (0, -31, 28, 0, -25, 24),
        (0, -32, 0, 28, -27, 26),
        (0, 0, -32, 31, -30, 29),
        (43, -48, 52, -55, 57, 0),
        (44, -49, 53, -56, 0, 57),
        (45, -50, 54, 0, -56, 55),
        (46, -51, 0, 54, -53, 52),
        (47, 0, -51, 50, -49, 48),
        (0, 47, -46, 45, -44, 43),
        (-58, 59, -60, 61, -62, 63),
    )


def _sandwich_unit__vector__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    )


@_operation((6, 64), 64)
def sandwich_unit__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 6), vector: grades 1
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 820 multiplications, 694 additions.
    """
    R, x = _operands("sandwich_unit__vector__full", ("R", R, 6, 2), ("x", x, 64, 1))
    # P from R x
    P = _times(_signed(x, _sandwich_unit__vector__full_P), R)
    # D from P R
    D = _times(_signed(P, _sandwich_unit__vector__full_D), R)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__vector__full_out)
    return out


def _sandwich__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19,
            -20, -21, -22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
            40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, -58, -59,
            -60, -61, -62, -63, -64,
        ),
        (
            2, 1, 8, 9, 10, 11, 12, -3, -4, -5, -6, -7, -23, -24, -25, -26, -27, -28, -29, -30,
            -31, -32, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -43, -44, -45, -46, -47,
            -48, -49, -50, -51, -52, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 58, 59, 60, 61, 62,
            53, 54, 55, 56, 57, 64, -63,
        ),
        (
            3, -8, 1, 13, 14, 15, 16, 2, 23, 24, 25, 26, -4, -5, -6, -7, -33, -34, -35, -36,
            -37, -38, 9, 10, 11, 12, 43, 44, 45, 46, 47, 48, -17, -18, -19, -20, -21, -22, -53,
            -54, -55, -56, -27, -28, -29, -30, -31, -32, -58, -59, -60, -61, 39, 40, 41, 42, 63,
            -49, -50, -51, -52, -64, 57, 62,
        ),
        (
            8, 3, -2, -23, -24, -25, -26, 1, 13, 14, 15, 16, -9, -10, -11, -12, -43, -44, -45,
            -46, -47, -48, -4, -5, -6, -7, -33, -34, -35, -36, -37, -38, 27, 28, 29, 30, 31, 32,
            58, 59, 60, 61, -17, -18, -19, -20, -21, -22, -53, -54, -55, -56, 49, 50, 51, 52,
            64, 39, 40, 41, 42, 63, -62, 57,
        ),
        (
            4, -9, -13, 1, 17, 18, 19, -23, 2, 27, 28, 29, 3, 33, 34, 35, -5, -6, -7, -39, -40,
            -41, -8, -43, -44, -45, 10, 11, 12, 49, 50, 51, 14, 15, 16, 53, 54, 55, -20, -21,
            -22, -57, 24, 25, 26, 58, 59, 60, -30, -31, -32, -62, -36, -37, -38, -63, 42, 46,
            47, 48, 64, -52, -56, -61,
        ),
        (
            9, 4, 23, -2, -27, -28, -29, -13, 1, 17, 18, 19, 8, 43, 44, 45, -10, -11, -12, -49,
            -50, -51, 3, 33, 34, 35, -5, -6, -7, -39, -40, -41, -24, -25, -26, -58, -59, -60,
            30, 31, 32, 62, 14, 15, 16, 53, 54, 55, -20, -21, -22, -57, -46, -47, -48, -64, 52,
            -36, -37, -38, -63, 42, 61, -56,
        ),
        (
            13, -23, 4, -3, -33, -34, -35, 9, -8, -43, -44, -45, 1, 17, 18, 19, -14, -15, -16,
            -53, -54, -55, -2, -27, -28, -29, 24, 25, 26, 58, 59, 60, -5, -6, -7, -39, -40, -41,
            36, 37, 38, 63, -10, -11, -12, -49, -50, -51, 46, 47, 48, 64, -20, -21, -22, -57,
            56, 30, 31, 32, 62, -61, 42, 52,
        ),
        (
            23, 13, -9, 8, 43, 44, 45, 4, -3, -33, -34, -35, 2, 27, 28, 29, -24, -25, -26, -58,
            -59, -60, 1, 17, 18, 19, -14, -15, -16, -53, -54, -55, 10, 11, 12, 49, 50, 51, -46,
            -47, -48, -64, -5, -6, -7, -39, -40, -41, 36, 37, 38, 63, -30, -31, -32, -62, 61,
            -20, -21, -22, -57, 56, -52, 42,
        ),
        (
            5, -10, -14, -17, 1, 20, 21, -24, -27, 2, 30, 31, -33, 3, 36, 37, 4, 39, 40, -6, -7,
            -42, 43, -8, -46, -47, -9, -49, -50, 11, 12, 52, -13, -53, -54, 15, 16, 56, 18, 19,
            57, -22, -23, -58, -59, 25, 26, 61, 28, 29, 62, -32, 34, 35, 63, -38, -41, -44, -45,
            -64, 48, 51, 55, 60,
        ),
        (
            10, 5, 24, 27, -2, -30, -31, -14, -17, 1, 20, 21, -43, 8, 46, 47, 9, 49, 50, -11,
            -12, -52, -33, 3, 36, 37, 4, 39, 40, -6, -7, -42, 23, 58, 59, -25, -26, -61, -28,
            -29, -62, 32, -13, -53, -54, 15, 16, 56, 18, 19, 57, -22, 44, 45, 64, -48, -51, 34,
            35, 63, -38, -41, -60, 55,
        ),
        (
            14, -24, 5, 33, -3, -36, -37, 10, 43, -8, -46, -47, -17, 1, 20, 21, 13, 53, 54, -15,
            -16, -56, 27, -2, -30, -31, -23, -58, -59, 25, 26, 61, 4, 39, 40, -6, -7, -42, -34,
            -35, -63, 38, 9, 49, 50, -11, -12, -52, -44, -45, -64, 48, 18, 19, 57, -22, -55,
            -28, -29, -62, 32, 60, -41, -51,
        ),
        (
            24, 14, -10, -43, 8, 46, 47, 5, 33, -3, -36, -37, -27, 2, 30, 31, 23, 58, 59, -25,
            -26, -61, -17, 1, 20, 21, 13, 53, 54, -15, -16, -56, -9, -49, -50, 11, 12, 52, 44,
            45, 64, -48, 4, 39, 40, -6, -7, -42, -34, -35, -63, 38, 28, 29, 62, -32, -60, 18,
            19, 57, -22, -55, 51, -41,
        ),
        (
            17, -27, -33, 5, -4, -39, -40, -43, 10, -9, -49, -50, 14, -13, -53, -54, 1, 20, 21,
            -18, -19, -57, -24, 23, 58, 59, -2, -30, -31, 28, 29, 62, -3, -36, -37, 34, 35, 63,
            -6, -7, -42, 41, -8, -46, -47, 44, 45, 64, -11, -12, -52, 51, -15, -16, -56, 55,
            -22, 25, 26, 61, -60, 32, 38, 48,
        ),
        (
            27, 17, 43, -10, 9, 49, 50, -33, 5, -4, -39, -40, 24, -23, -58, -59, 2, 30, 31, -28,
            -29, -62, 14, -13, -53, -54, 1, 20, 21, -18, -19, -57, 8, 46, 47, -44, -45, -64, 11,
            12, 52, -51, -3, -36, -37, 34, 35, 63, -6, -7, -42, 41, -25, -26, -61, 60, -32, -15,
            -16, -56, 55, -22, -48, 38,
        ),
        (
            33, -43, 17, -14, 13, 53, 54, 27, -24, 23, 58, 59, 5, -4, -39, -40, 3, 36, 37, -34,
            -35, -63, -10, 9, 49, 50, -8, -46, -47, 44, 45, 64, 1, 20, 21, -18, -19, -57, 15,
            16, 56, -55, 2, 30, 31, -28, -29, -62, 25, 26, 61, -60, -6, -7, -42, 41, -38, 11,
            12, 52, -51, 48, -22, -32,
        ),
        (
            43, 33, -27, 24, -23, -58, -59, 17, -14, 13, 53, 54, 10, -9, -49, -50, 8, 46, 47,
            -44, -45, -64, 5, -4, -39, -40, 3, 36, 37, -34, -35, -63, -2, -30, -31, 28, 29, 62,
            -25, -26, -61, 60, 1, 20, 21, -18, -19, -57, 15, 16, 56, -55, -11, -12, -52, 51,
            -48, -6, -7, -42, 41, -38, 32, -22,
        ),
        (
            6, -11, -15, -18, -20, 1, 22, -25, -28, -30, 2, 32, -34, -36, 3, 38, -39, 4, 41, 5,
            42, -7, 44, 46, -8, -48, 49, -9, -51, -10, -52, 12, 53, -13, -55, -14, -56, 16, -17,
            -57, 19, 21, 58, -23, -60, -24, -61, 26, -27, -62, 29, 31, -33, -63, 35, 37, 40, 43,
            64, -45, -47, -50, -54, -59,
        ),
        (
            11, 6, 25, 28, 30, -2, -32, -15, -18, -20, 1, 22, -44, -46, 8, 48, -49, 9, 51, 10,
            52, -12, -34, -36, 3, 38, -39, 4, 41, 5, 42, -7, -58, 23, 60, 24, 61, -26, 27, 62,
            -29, -31, 53, -13, -55, -14, -56, 16, -17, -57, 19, 21, -43, -64, 45, 47, 50, -33,
            -63, 35, 37, 40, 59, -54,
        ),
        (
            15, -25, 6, 34, 36, -3, -38, 11, 44, 46, -8, -48, -18, -20, 1, 22, -53, 13, 55, 14,
            56, -16, 28, 30, -2, -32, 58, -23, -60, -24, -61, 26, -39, 4, 41, 5, 42, -7, 33, 63,
            -35, -37, -49, 9, 51, 10, 52, -12, 43, 64, -45, -47, -17, -57, 19, 21, 54, 27, 62,
            -29, -31, -59, 40, 50,
        ),
        (
            25, 15, -11, -44, -46, 8, 48, 6, 34, 36, -3, -38, -28, -30, 2, 32, -58, 23, 60, 24,
            61, -26, -18, -20, 1, 22, -53, 13, 55, 14, 56, -16, 49, -9, -51, -10, -52, 12, -43,
            -64, 45, 47, -39, 4, 41, 5, 42, -7, 33, 63, -35, -37, -27, -62, 29, 31, 59, -17,
            -57, 19, 21, 54, -50, 40,
        ),
        (
            18, -28, -34, 6, 39, -4, -41, -44, 11, 49, -9, -51, 15, 53, -13, -55, -20, 1, 22,
            17, 57, -19, -25, -58, 23, 60, 30, -2, -32, -27, -62, 29, 36, -3, -38, -33, -63, 35,
            5, 42, -7, -40, 46, -8, -48, -43, -64, 45, 10, 52, -12, -50, 14, 56, -16, -54, 21,
            -24, -61, 26, 59, -31, -37, -47,
        ),
        (
            28, 18, 44, -11, -49, 9, 51, -34, 6, 39, -4, -41, 25, 58, -23, -60, -30, 2, 32, 27,
            62, -29, 15, 53, -13, -55, -20, 1, 22, 17, 57, -19, -46, 8, 48, 43, 64, -45, -10,
            -52, 12, 50, 36, -3, -38, -33, -63, 35, 5, 42, -7, -40, 24, 61, -26, -59, 31, 14,
            56, -16, -54, 21, 47, -37,
        ),
        (
            34, -44, 18, -15, -53, 13, 55, 28, -25, -58, 23, 60, 6, 39, -4, -41, -36, 3, 38, 33,
            63, -35, -11, -49, 9, 51, 46, -8, -48, -43, -64, 45, -20, 1, 22, 17, 57, -19, -14,
            -56, 16, 54, -30, 2, 32, 27, 62, -29, -24, -61, 26, 59, 5, 42, -7, -40, 37, -10,
            -52, 12, 50, -47, 21, 31,
        ),
        (
            44, 34, -28, 25, 58, -23, -60, 18, -15, -53, 13, 55, 11, 49, -9, -51, -46, 8, 48,
            43, 64, -45, 6, 39, -4, -41, -36, 3, 38, 33, 63, -35, 30, -2, -32, -27, -62, 29, 24,
            61, -26, -59, -20, 1, 22, 17, 57, -19, -14, -56, 16, 54, 10, 52, -12, -50, 47, 5,
            42, -7, -40, 37, -31, 21,
        ),
        (
            20, -30, -36, -39, 6, -5, -42, -46, -49, 11, -10, -52, -53, 15, -14, -56, 18, -17,
            -57, 1, 22, -21, 58, -25, 24, 61, -28, 27, 62, -2, -32, 31, -34, 33, 63, -3, -38,
            37, -4, -41, 40, -7, -44, 43, 64, -8, -48, 47, -9, -51, 50, -12, -13, -55, 54, -16,
            -19, 23, 60, -59, 26, 29, 35, 45,
        ),
        (
            30, 20, 46, 49, -11, 10, 52, -36, -39, 6, -5, -42, -58, 25, -24, -61, 28, -27, -62,
            2, 32, -31, -53, 15, -14, -56, 18, -17, -57, 1, 22, -21, 44, -43, -64, 8, 48, -47,
            9, 51, -50, 12, -34, 33, 63, -3, -38, 37, -4, -41, 40, -7, -23, -60, 59, -26, -29,
            -13, -55, 54, -16, -19, -45, 35,
        ),
        (
            36, -46, 20, 53, -15, 14, 56, 30, 58, -25, 24, 61, -39, 6, -5, -42, 34, -33, -63, 3,
            38, -37, 49, -11, 10, 52, -44, 43, 64, -8, -48, 47, 18, -17, -57, 1, 22, -21, 13,
            55, -54, 16, 28, -27, -62, 2, 32, -31, 23, 60, -59, 26, -4, -41, 40, -7, -35, 9, 51,
            -50, 12, 45, -19, -29,
        ),
        (
            46, 36, -30, -58, 25, -24, -61, 20, 53, -15, 14, 56, -49, 11, -10, -52, 44, -43,
            -64, 8, 48, -47, -39, 6, -5, -42, 34, -33, -63, 3, 38, -37, -28, 27, 62, -2, -32,
            31, -23, -60, 59, -26, 18, -17, -57, 1, 22, -21, 13, 55, -54, 16, -9, -51, 50, -12,
            -45, -4, -41, 40, -7, -35, 29, -19,
        ),
        (
            39, -49, -53, 20, -18, 17, 57, -58, 30, -28, 27, 62, 36, -34, 33, 63, 6, -5, -42, 4,
            41, -40, -46, 44, -43, -64, -11, 10, 52, -9, -51, 50, -15, 14, 56, -13, -55, 54, 1,
            22, -21, 19, -25, 24, 61, -23, -60, 59, 2, 32, -31, 29, 3, 38, -37, 35, -7, -8, -48,
            47, -45, 12, 16, 26,
        ),
        (
            49, 39, 58, -30, 28, -27, -62, -53, 20, -18, 17, 57, 46, -44, 43, 64, 11, -10, -52,
            9, 51, -50, 36, -34, 33, 63, 6, -5, -42, 4, 41, -40, 25, -24, -61, 23, 60, -59, -2,
            -32, 31, -29, -15, 14, 56, -13, -55, 54, 1, 22, -21, 19, 8, 48, -47, 45, -12, 3, 38,
            -37, 35, -7, -26, 16,
        ),
        (
            53, -58, 39, -36, 34, -33, -63, 49, -46, 44, -43, -64, 20, -18, 17, 57, 15, -14,
            -56, 13, 55, -54, -30, 28, -27, -62, -25, 24, 61, -23, -60, 59, 6, -5, -42, 4, 41,
            -40, -3, -38, 37, -35, 11, -10, -52, 9, 51, -50, -8, -48, 47, -45, 1, 22, -21, 19,
            -16, -2, -32, 31, -29, 26, -7, -12,
        ),
        (
            58, 53, -49, 46, -44, 43, 64, 39, -36, 34, -33, -63, 30, -28, 27, 62, 25, -24, -61,
            23, 60, -59, 20, -18, 17, 57, 15, -14, -56, 13, 55, -54, -11, 10, 52, -9, -51, 50,
            8, 48, -47, 45, 6, -5, -42, 4, 41, -40, -3, -38, 37, -35, 2, 32, -31, 29, -26, 1,
            22, -21, 19, -16, 12, -7,
        ),
        (
            7, -12, -16, -19, -21, -22, 1, -26, -29, -31, -32, 2, -35, -37, -38, 3, -40, -41, 4,
            -42, 5, 6, 45, 47, 48, -8, 50, 51, -9, 52, -10, -11, 54, 55, -13, 56, -14, -15, 57,
            -17, -18, -20, 59, 60, -23, 61, -24, -25, 62, -27, -28, -30, 63, -33, -34, -36, -39,
            -64, 43, 44, 46, 49, 53, 58,
        ),
        (
            12, 7, 26, 29, 31, 32, -2, -16, -19, -21, -22, 1, -45, -47, -48, 8, -50, -51, 9,
            -52, 10, 11, -35, -37, -38, 3, -40, -41, 4, -42, 5, 6, -59, -60, 23, -61, 24, 25,
            -62, 27, 28, 30, 54, 55, -13, 56, -14, -15, 57, -17, -18, -20, 64, -43, -44, -46,
            -49, 63, -33, -34, -36, -39, -58, 53,
        ),
        (
            16, -26, 7, 35, 37, 38, -3, 12, 45, 47, 48, -8, -19, -21, -22, 1, -54, -55, 13, -56,
            14, 15, 29, 31, 32, -2, 59, 60, -23, 61, -24, -25, -40, -41, 4, -42, 5, 6, -63, 33,
            34, 36, -50, -51, 9, -52, 10, 11, -64, 43, 44, 46, 57, -17, -18, -20, -53, -62, 27,
            28, 30, 58, -39, -49,
        ),
        (
            26, 16, -12, -45, -47, -48, 8, 7, 35, 37, 38, -3, -29, -31, -32, 2, -59, -60, 23,
            -61, 24, 25, -19, -21, -22, 1, -54, -55, 13, -56, 14, 15, 50, 51, -9, 52, -10, -11,
            64, -43, -44, -46, -40, -41, 4, -42, 5, 6, -63, 33, 34, 36, 62, -27, -28, -30, -58,
            57, -17, -18, -20, -53, 49, -39,
        ),
        (
            19, -29, -35, 7, 40, 41, -4, -45, 12, 50, 51, -9, 16, 54, 55, -13, -21, -22, 1, -57,
            17, 18, -26, -59, -60, 23, 31, 32, -2, 62, -27, -28, 37, 38, -3, 63, -33, -34, -42,
            5, 6, 39, 47, 48, -8, 64, -43, -44, -52, 10, 11, 49, -56, 14, 15, 53, -20, 61, -24,
            -25, -58, 30, 36, 46,
        ),
        (
            29, 19, 45, -12, -50, -51, 9, -35, 7, 40, 41, -4, 26, 59, 60, -23, -31, -32, 2, -62,
            27, 28, 16, 54, 55, -13, -21, -22, 1, -57, 17, 18, -47, -48, 8, -64, 43, 44, 52,
            -10, -11, -49, 37, 38, -3, 63, -33, -34, -42, 5, 6, 39, -61, 24, 25, 58, -30, -56,
            14, 15, 53, -20, -46, 36,
        ),
        (
            35, -45, 19, -16, -54, -55, 13, 29, -26, -59, -60, 23, 7, 40, 41, -4, -37, -38, 3,
            -63, 33, 34, -12, -50, -51, 9, 47, 48, -8, 64, -43, -44, -21, -22, 1, -57, 17, 18,
            56, -14, -15, -53, -31, -32, 2, -62, 27, 28, 61, -24, -25, -58, -42, 5, 6, 39, -36,
            52, -10, -11, -49, 46, -20, -30,
        ),
        (
            45, 35, -29, 26, 59, 60, -23, 19, -16, -54, -55, 13, 12, 50, 51, -9, -47, -48, 8,
            -64, 43, 44, 7, 40, 41, -4, -37, -38, 3, -63, 33, 34, 31, 32, -2, 62, -27, -28, -61,
            24, 25, 58, -21, -22, 1, -57, 17, 18, 56, -14, -15, -53, -52, 10, 11, 49, -46, -42,
            5, 6, 39, -36, 30, -20,
        ),
        (
            21, -31, -37, -40, 7, 42, -5, -47, -50, 12, 52, -10, -54, 16, 56, -14, 19, 57, -17,
            -22, 1, 20, 59, -26, -61, 24, -29, -62, 27, 32, -2, -30, -35, -63, 33, 38, -3, -36,
            41, -4, -39, 6, -45, -64, 43, 48, -8, -46, 51, -9, -49, 11, 55, -13, -53, 15, 18,
            -60, 23, 58, -25, -28, -34, -44,
        ),
        (
            31, 21, 47, 50, -12, -52, 10, -37, -40, 7, 42, -5, -59, 26, 61, -24, 29, 62, -27,
            -32, 2, 30, -54, 16, 56, -14, 19, 57, -17, -22, 1, 20, 45, 64, -43, -48, 8, 46, -51,
            9, 49, -11, -35, -63, 33, 38, -3, -36, 41, -4, -39, 6, 60, -23, -58, 25, 28, 55,
            -13, -53, 15, 18, 44, -34,
        ),
        (
            37, -47, 21, 54, -16, -56, 14, 31, 59, -26, -61, 24, -40, 7, 42, -5, 35, 63, -33,
            -38, 3, 36, 50, -12, -52, 10, -45, -64, 43, 48, -8, -46, 19, 57, -17, -22, 1, 20,
            -55, 13, 53, -15, 29, 62, -27, -32, 2, 30, -60, 23, 58, -25, 41, -4, -39, 6, 34,
            -51, 9, 49, -11, -44, 18, 28,
        ),
        (
            47, 37, -31, -59, 26, 61, -24, 21, 54, -16, -56, 14, -50, 12, 52, -10, 45, 64, -43,
            -48, 8, 46, -40, 7, 42, -5, 35, 63, -33, -38, 3, 36, -29, -62, 27, 32, -2, -30, 60,
            -23, -58, 25, 19, 57, -17, -22, 1, 20, -55, 13, 53, -15, 51, -9, -49, 11, 44, 41,
            -4, -39, 6, 34, -28, 18,
        ),
        (
            40, -50, -54, 21, -19, -57, 17, -59, 31, -29, -62, 27, 37, -35, -63, 33, 7, 42, -5,
            -41, 4, 39, -47, 45, 64, -43, -12, -52, 10, 51, -9, -49, -16, -56, 14, 55, -13, -53,
            -22, 1, 20, -18, -26, -61, 24, 60, -23, -58, -32, 2, 30, -28, -38, 3, 36, -34, 6,
            48, -8, -46, 44, -11, -15, -25,
        ),
        (
            50, 40, 59, -31, 29, 62, -27, -54, 21, -19, -57, 17, 47, -45, -64, 43, 12, 52, -10,
            -51, 9, 49, 37, -35, -63, 33, 7, 42, -5, -41, 4, 39, 26, 61, -24, -60, 23, 58, 32,
            -2, -30, 28, -16, -56, 14, 55, -13, -53, -22, 1, 20, -18, -48, 8, 46, -44, 11, -38,
            3, 36, -34, 6, 25, -15,
        ),
        (
            54, -59, 40, -37, 35, 63, -33, 50, -47, 45, 64, -43, 21, -19, -57, 17, 16, 56, -14,
            -55, 13, 53, -31, 29, 62, -27, -26, -61, 24, 60, -23, -58, 7, 42, -5, -41, 4, 39,
            38, -3, -36, 34, 12, 52, -10, -51, 9, 49, 48, -8, -46, 44, -22, 1, 20, -18, 15, 32,
            -2, -30, 28, -25, 6, 11,
        ),
        (
            59, 54, -50, 47, -45, -64, 43, 40, -37, 35, 63, -33, 31, -29, -62, 27, 26, 61, -24,
            -60, 23, 58, 21, -19, -57, 17, 16, 56, -14, -55, 13, 53, -12, -52, 10, 51, -9, -49,
            -48, 8, 46, -44, 7, 42, -5, -41, 4, 39, 38, -3, -36, 34, -32, 2, 30, -28, 25, -22,
            1, 20, -18, 15, -11, 6,
        ),
        (
            22, -32, -38, -41, -42, 7, -6, -48, -51, -52, 12, -11, -55, -56, 16, -15, -57, 19,
            -18, 21, -20, 1, 60, 61, -26, 25, 62, -29, 28, -31, 30, -2, 63, -35, 34, -37, 36,
            -3, -40, 39, -4, -5, 64, -45, 44, -47, 46, -8, -50, 49, -9, -10, -54, 53, -13, -14,
            -17, 59, -58, 23, 24, 27, 33, 43,
        ),
        (
            32, 22, 48, 51, 52, -12, 11, -38, -41, -42, 7, -6, -60, -61, 26, -25, -62, 29, -28,
            31, -30, 2, -55, -56, 16, -15, -57, 19, -18, 21, -20, 1, -64, 45, -44, 47, -46, 8,
            50, -49, 9, 10, 63, -35, 34, -37, 36, -3, -40, 39, -4, -5, -59, 58, -23, -24, -27,
            -54, 53, -13, -14, -17, -43, 33,
        ),
        (
            38, -48, 22, 55, 56, -16, 15, 32, 60, 61, -26, 25, -41, -42, 7, -6, -63, 35, -34,
            37, -36, 3, 51, 52, -12, 11, 64, -45, 44, -47, 46, -8, -57, 19, -18, 21, -20, 1, 54,
            -53, 13, 14, -62, 29, -28, 31, -30, 2, 59, -58, 23, 24, -40, 39, -4, -5, -33, 50,
            -49, 9, 10, 43, -17, -27,
        ),
        (
            48, 38, -32, -60, -61, 26, -25, 22, 55, 56, -16, 15, -51, -52, 12, -11, -64, 45,
            -44, 47, -46, 8, -41, -42, 7, -6, -63, 35, -34, 37, -36, 3, 62, -29, 28, -31, 30,
            -2, -59, 58, -23, -24, -57, 19, -18, 21, -20, 1, 54, -53, 13, 14, -50, 49, -9, -10,
            -43, -40, 39, -4, -5, -33, 27, -17,
        ),
        (
            41, -51, -55, 22, 57, -19, 18, -60, 32, 62, -29, 28, 38, 63, -35, 34, -42, 7, -6,
            40, -39, 4, -48, -64, 45, -44, 52, -12, 11, -50, 49, -9, 56, -16, 15, -54, 53, -13,
            21, -20, 1, 17, 61, -26, 25, -59, 58, -23, 31, -30, 2, 27, 37, -36, 3, 33, -5, -47,
            46, -8, -43, 10, 14, 24,
        ),
        (
            51, 41, 60, -32, -62, 29, -28, -55, 22, 57, -19, 18, 48, 64, -45, 44, -52, 12, -11,
            50, -49, 9, 38, 63, -35, 34, -42, 7, -6, 40, -39, 4, -61, 26, -25, 59, -58, 23, -31,
            30, -2, -27, 56, -16, 15, -54, 53, -13, 21, -20, 1, 17, 47, -46, 8, 43, -10, 37,
            -36, 3, 33, -5, -24, 14,
        ),
        (
            55, -60, 41, -38, -63, 35, -34, 51, -48, -64, 45, -44, 22, 57, -19, 18, -56, 16,
            -15, 54, -53, 13, -32, -62, 29, -28, 61, -26, 25, -59, 58, -23, -42, 7, -6, 40, -39,
            4, -37, 36, -3, -33, -52, 12, -11, 50, -49, 9, -47, 46, -8, -43, 21, -20, 1, 17,
            -14, -31, 30, -2, -27, 24, -5, -10,
        ),
        (
            60, 55, -51, 48, 64, -45, 44, 41, -38, -63, 35, -34, 32, 62, -29, 28, -61, 26, -25,
            59, -58, 23, 22, 57, -19, 18, -56, 16, -15, 54, -53, 13, 52, -12, 11, -50, 49, -9,
            47, -46, 8, 43, -42, 7, -6, 40, -39, 4, -37, 36, -3, -33, 31, -30, 2, 27, -24, 21,
            -20, 1, 17, -14, 10, -5,
        ),
        (
            42, -52, -56, -57, 22, -21, 20, -61, -62, 32, -31, 30, -63, 38, -37, 36, 41, -40,
            39, 7, -6, 5, 64, -48, 47, -46, -51, 50, -49, -12, 11, -10, -55, 54, -53, -16, 15,
            -14, -19, 18, -17, 1, -60, 59, -58, -26, 25, -24, -29, 28, -27, 2, -35, 34, -33, 3,
            4, 45, -44, 43, -8, -9, -13, -23,
        ),
        (
            52, 42, 61, 62, -32, 31, -30, -56, -57, 22, -21, 20, -64, 48, -47, 46, 51, -50, 49,
            12, -11, 10, -63, 38, -37, 36, 41, -40, 39, 7, -6, 5, 60, -59, 58, 26, -25, 24, 29,
            -28, 27, -2, -55, 54, -53, -16, 15, -14, -19, 18, -17, 1, -45, 44, -43, 8, 9, -35,
            34, -33, 3, 4, 23, -13,
        ),
        (
            56, -61, 42, 63, -38, 37, -36, 52, 64, -48, 47, -46, -57, 22, -21, 20, 55, -54, 53,
            16, -15, 14, 62, -32, 31, -30, -60, 59, -58, -26, 25, -24, 41, -40, 39, 7, -6, 5,
            35, -34, 33, -3, 51, -50, 49, 12, -11, 10, 45, -44, 43, -8, -19, 18, -17, 1, 13, 29,
            -28, 27, -2, -23, 4, 9,
        ),
        (
            61, 56, -52, -64, 48, -47, 46, 42, 63, -38, 37, -36, -62, 32, -31, 30, 60, -59, 58,
            26, -25, 24, -57, 22, -21, 20, 55, -54, 53, 16, -15, 14, -51, 50, -49, -12, 11, -10,
            -45, 44, -43, 8, 41, -40, 39, 7, -6, 5, 35, -34, 33, -3, -29, 28, -27, 2, 23, -19,
            18, -17, 1, 13, -9, 4,
        ),
        (
            57, -62, -63, 42, -41, 40, -39, -64, 52, -51, 50, -49, 56, -55, 54, -53, 22, -21,
            20, 19, -18, 17, -61, 60, -59, 58, -32, 31, -30, -29, 28, -27, -38, 37, -36, -35,
            34, -33, 7, -6, 5, -4, -48, 47, -46, -45, 44, -43, 12, -11, 10, -9, 16, -15, 14,
            -13, 1, -26, 25, -24, 23, -2, -3, -8,
        ),
        (
            62, 57, 64, -52, 51, -50, 49, -63, 42, -41, 40, -39, 61, -60, 59, -58, 32, -31, 30,
            29, -28, 27, 56, -55, 54, -53, 22, -21, 20, 19, -18, 17, 48, -47, 46, 45, -44, 43,
            -12, 11, -10, 9, -38, 37, -36, -35, 34, -33, 7, -6, 5, -4, 26, -25, 24, -23, 2, 16,
            -15, 14, -13, 1, 8, -3,
        ),
        (
            63, -64, 57, -56, 55, -54, 53, 62, -61, 60, -59, 58, 42, -41, 40, -39, 38, -37, 36,
            35, -34, 33, -52, 51, -50, 49, -48, 47, -46, -45, 44, -43, 22, -21, 20, 19, -18, 17,
            -16, 15, -14, 13, 32, -31, 30, 29, -28, 27, -26, 25, -24, 23, 7, -6, 5, -4, 3, -12,
            11, -10, 9, -8, 1, 2,
        ),
        (
            64, 63, -62, 61, -60, 59, -58, 57, -56, 55, -54, 53, 52, -51, 50, -49, 48, -47, 46,
            45, -44, 43, 42, -41, 40, -39, 38, -37, 36, 35, -34, 33, -32, 31, -30, -29, 28, -27,
            26, -25, 24, -23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, 12, -11, 10, -9, 8, 7,
            -6, 5, -4, 3, -2, 1,
        ),
    )


def _sandwich__full__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 8, 4, 9, 13, 23, 5, 10, 14, 24, 17, 27, 33, 43, 6, 11, 15, 25, 18, 28, 34,
            44, 20, 30, 36, 46, 39, 49, 53, 58, 7, 12, 16, 26, 19, 29, 35, 45, 21, 31, 37, 47,
            40, 50, 54, 59, 22, 32, 38, 48, 41, 51, 55, 60, 42, 52, 56, 61, 57, 62, 63, 64,
        ),
        (
            2, 1, 8, 3, 9, 4, 23, 13, 10, 5, 24, 14, 27, 17, 43, 33, 11, 6, 25, 15, 28, 18, 44,
            34, 30, 20, 46, 36, 49, 39, 58, 53, 12, 7, 26, 16, 29, 19, 45, 35, 31, 21, 47, 37,
            50, 40, 59, 54, 32, 22, 48, 38, 51, 41, 60, 55, 52, 42, 61, 56, 62, 57, 64, 63,
        ),
        (
            3, -8, 1, -2, 13, -23, 4, -9, 14, -24, 5, -10, 33, -43, 17, -27, 15, -25, 6, -11,
            34, -44, 18, -28, 36, -46, 20, -30, 53, -58, 39, -49, 16, -26, 7, -12, 35, -45, 19,
            -29, 37, -47, 21, -31, 54, -59, 40, -50, 38, -48, 22, -32, 55, -60, 41, -51, 56,
            -61, 42, -52, 63, -64, 57, -62,
        ),
        (
            4, -9, -13, 23, 1, -2, -3, 8, 17, -27, -33, 43, 5, -10, -14, 24, 18, -28, -34, 44,
            6, -11, -15, 25, 39, -49, -53, 58, 20, -30, -36, 46, 19, -29, -35, 45, 7, -12, -16,
            26, 40, -50, -54, 59, 21, -31, -37, 47, 41, -51, -55, 60, 22, -32, -38, 48, 57, -62,
            -63, 64, 42, -52, -56, 61,
        ),
        (
            5, -10, -14, 24, -17, 27, 33, -43, 1, -2, -3, 8, -4, 9, 13, -23, 20, -30, -36, 46,
            -39, 49, 53, -58, 6, -11, -15, 25, -18, 28, 34, -44, 21, -31, -37, 47, -40, 50, 54,
            -59, 7, -12, -16, 26, -19, 29, 35, -45, 42, -52, -56, 61, -57, 62, 63, -64, 22, -32,
            -38, 48, -41, 51, 55, -60,
        ),
        (
            6, -11, -15, 25, -18, 28, 34, -44, -20, 30, 36, -46, 39, -49, -53, 58, 1, -2, -3, 8,
            -4, 9, 13, -23, -5, 10, 14, -24, 17, -27, -33, 43, 22, -32, -38, 48, -41, 51, 55,
            -60, -42, 52, 56, -61, 57, -62, -63, 64, 7, -12, -16, 26, -19, 29, 35, -45, -21, 31,
            37, -47, 40, -50, -54, 59,
        ),
        (
            7, -12, -16, 26, -19, 29, 35, -45, -21, 31, 37, -47, 40, -50, -54, 59, -22, 32, 38,
            -48, 41, -51, -55, 60, 42, -52, -56, 61, -57, 62, 63, -64, 1, -2, -3, 8, -4, 9, 13,
            -23, -5, 10, 14, -24, 17, -27, -33, 43, -6, 11, 15, -25, 18, -28, -34, 44, 20, -30,
            -36, 46, -39, 49, 53, -58,
        ),
        (
            -8, 3, -2, 1, -23, 13, -9, 4, -24, 14, -10, 5, -43, 33, -27, 17, -25, 15, -11, 6,
            -44, 34, -28, 18, -46, 36, -30, 20, -58, 53, -49, 39, -26, 16, -12, 7, -45, 35, -29,
            19, -47, 37, -31, 21, -59, 54, -50, 40, -48, 38, -32, 22, -60, 55, -51, 41, -61, 56,
            -52, 42, -64, 63, -62, 57,
        ),
        (
            -9, 4, 23, -13, -2, 1, 8, -3, -27, 17, 43, -33, -10, 5, 24, -14, -28, 18, 44, -34,
            -11, 6, 25, -15, -49, 39, 58, -53, -30, 20, 46, -36, -29, 19, 45, -35, -12, 7, 26,
            -16, -50, 40, 59, -54, -31, 21, 47, -37, -51, 41, 60, -55, -32, 22, 48, -38, -62,
            57, 64, -63, -52, 42, 61, -56,
        ),
        (
            -10, 5, 24, -14, 27, -17, -43, 33, -2, 1, 8, -3, 9, -4, -23, 13, -30, 20, 46, -36,
            49, -39, -58, 53, -11, 6, 25, -15, 28, -18, -44, 34, -31, 21, 47, -37, 50, -40, -59,
            54, -12, 7, 26, -16, 29, -19, -45, 35, -52, 42, 61, -56, 62, -57, -64, 63, -32, 22,
            48, -38, 51, -41, -60, 55,
        ),
        (
            -11, 6, 25, -15, 28, -18, -44, 34, 30, -20, -46, 36, -49, 39, 58, -53, -2, 1, 8, -3,
            9, -4, -23, 13, 10, -5, -24, 14, -27, 17, 43, -33, -32, 22, 48, -38, 51, -41, -60,
            55, 52, -42, -61, 56, -62, 57, 64, -63, -12, 7, 26, -16, 29, -19, -45, 35, 31, -21,
            -47, 37, -50, 40, 59, -54,
        ),
        (
            -12, 7, 26, -16, 29, -19, -45, 35, 31, -21, -47, 37, -50, 40, 59, -54, 32, -22, -48,
            38, -51, 41, 60, -55, -52, 42, 61, -56, 62, -57, -64, 63, -2, 1, 8, -3, 9, -4, -23,
            13, 10, -5, -24, 14, -27, 17, 43, -33, 11, -6, -25, 15, -28, 18, 44, -34, -30, 20,
            46, -36, 49, -39, -58, 53,
        ),
        (
            -13, -23, 4, 9, -3, -8, 1, 2, -33, -43, 17, 27, -14, -24, 5, 10, -34, -44, 18, 28,
            -15, -25, 6, 11, -53, -58, 39, 49, -36, -46, 20, 30, -35, -45, 19, 29, -16, -26, 7,
            12, -54, -59, 40, 50, -37, -47, 21, 31, -55, -60, 41, 51, -38, -48, 22, 32, -63,
            -64, 57, 62, -56, -61, 42, 52,
        ),
        (
            -14, -24, 5, 10, 33, 43, -17, -27, -3, -8, 1, 2, 13, 23, -4, -9, -36, -46, 20, 30,
            53, 58, -39, -49, -15, -25, 6, 11, 34, 44, -18, -28, -37, -47, 21, 31, 54, 59, -40,
            -50, -16, -26, 7, 12, 35, 45, -19, -29, -56, -61, 42, 52, 63, 64, -57, -62, -38,
            -48, 22, 32, 55, 60, -41, -51,
        ),
        (
            -15, -25, 6, 11, 34, 44, -18, -28, 36, 46, -20, -30, -53, -58, 39, 49, -3, -8, 1, 2,
            13, 23, -4, -9, 14, 24, -5, -10, -33, -43, 17, 27, -38, -48, 22, 32, 55, 60, -41,
            -51, 56, 61, -42, -52, -63, -64, 57, 62, -16, -26, 7, 12, 35, 45, -19, -29, 37, 47,
            -21, -31, -54, -59, 40, 50,
        ),
        (
            -16, -26, 7, 12, 35, 45, -19, -29, 37, 47, -21, -31, -54, -59, 40, 50, 38, 48, -22,
            -32, -55, -60, 41, 51, -56, -61, 42, 52, 63, 64, -57, -62, -3, -8, 1, 2, 13, 23, -4,
            -9, 14, 24, -5, -10, -33, -43, 17, 27, 15, 25, -6, -11, -34, -44, 18, 28, -36, -46,
            20, 30, 53, 58, -39, -49,
        ),
        (
            -17, -27, -33, -43, 5, 10, 14, 24, -4, -9, -13, -23, 1, 2, 3, 8, -39, -49, -53, -58,
            20, 30, 36, 46, -18, -28, -34, -44, 6, 11, 15, 25, -40, -50, -54, -59, 21, 31, 37,
            47, -19, -29, -35, -45, 7, 12, 16, 26, -57, -62, -63, -64, 42, 52, 56, 61, -41, -51,
            -55, -60, 22, 32, 38, 48,
        ),
        (
            -18, -28, -34, -44, 6, 11, 15, 25, 39, 49, 53, 58, -20, -30, -36, -46, -4, -9, -13,
            -23, 1, 2, 3, 8, 17, 27, 33, 43, -5, -10, -14, -24, -41, -51, -55, -60, 22, 32, 38,
            48, 57, 62, 63, 64, -42, -52, -56, -61, -19, -29, -35, -45, 7, 12, 16, 26, 40, 50,
            54, 59, -21, -31, -37, -47,
        ),
        (
            -19, -29, -35, -45, 7, 12, 16, 26, 40, 50, 54, 59, -21, -31, -37, -47, 41, 51, 55,
            60, -22, -32, -38, -48, -57, -62, -63, -64, 42, 52, 56, 61, -4, -9, -13, -23, 1, 2,
            3, 8, 17, 27, 33, 43, -5, -10, -14, -24, 18, 28, 34, 44, -6, -11, -15, -25, -39,
            -49, -53, -58, 20, 30, 36, 46,
        ),
        (
            -20, -30, -36, -46, -39, -49, -53, -58, 6, 11, 15, 25, 18, 28, 34, 44, -5, -10, -14,
            -24, -17, -27, -33, -43, 1, 2, 3, 8, 4, 9, 13, 23, -42, -52, -56, -61, -57, -62,
            -63, -64, 22, 32, 38, 48, 41, 51, 55, 60, -21, -31, -37, -47, -40, -50, -54, -59, 7,
            12, 16, 26, 19, 29, 35, 45,
        ),
        (
            -21, -31, -37, -47, -40, -50, -54, -59, 7, 12, 16, 26, 19, 29, 35, 45, 42, 52, 56,
            61, 57, 62, 63, 64, -22, -32, -38, -48, -41, -51, -55, -60, -5, -10, -14, -24, -17,
            -27, -33, -43, 1, 2, 3, 8, 4, 9, 13, 23, 20, 30, 36, 46, 39, 49, 53, 58, -6, -11,
            -15, -25, -18, -28, -34, -44,
        ),
        (
            -22, -32, -38, -48, -41, -51, -55, -60, -42, -52, -56, -61, -57, -62, -63, -64, 7,
            12, 16, 26, 19, 29, 35, 45, 21, 31, 37, 47, 40, 50, 54, 59, -6, -11, -15, -25, -18,
            -28, -34, -44, -20, -30, -36, -46, -39, -49, -53, -58, 1, 2, 3, 8, 4, 9, 13, 23, 5,
            10, 14, 24, 17, 27, 33, 43,
        ),
        (
            -23, -13, 9, 4, -8, -3, 2, 1, -43, -33, 27, 17, -24, -14, 10, 5, -44, -34, 28, 18,
            -25, -15, 11, 6, -58, -53, 49, 39, -46, -36, 30, 20, -45, -35, 29, 19, -26, -16, 12,
            7, -59, -54, 50, 40, -47, -37, 31, 21, -60, -55, 51, 41, -48, -38, 32, 22, -64, -63,
            62, 57, -61, -56, 52, 42,
        ),
        (
            -24, -14, 10, 5, 43, 33, -27, -17, -8, -3, 2, 1, 23, 13, -9, -4, -46, -36, 30, 20,
            58, 53, -49, -39, -25, -15, 11, 6, 44, 34, -28, -18, -47, -37, 31, 21, 59, 54, -50,
            -40, -26, -16, 12, 7, 45, 35, -29, -19, -61, -56, 52, 42, 64, 63, -62, -57, -48,
            -38, 32, 22, 60, 55, -51, -41,
        ),
        (
            -25, -15, 11, 6, 44, 34, -28, -18, 46, 36, -30, -20, -58, -53, 49, 39, -8, -3, 2, 1,
            23, 13, -9, -4, 24, 14, -10, -5, -43, -33, 27, 17, -48, -38, 32, 22, 60, 55, -51,
            -41, 61, 56, -52, -42, -64, -63, 62, 57, -26, -16, 12, 7, 45, 35, -29, -19, 47, 37,
            -31, -21, -59, -54, 50, 40,
        ),
        (
            -26, -16, 12, 7, 45, 35, -29, -19, 47, 37, -31, -21, -59, -54, 50, 40, 48, 38, -32,
            -22, -60, -55, 51, 41, -61, -56, 52, 42, 64, 63, -62, -57, -8, -3, 2, 1, 23, 13, -9,
            -4, 24, 14, -10, -5, -43, -33, 27, 17, 25, 15, -11, -6, -44, -34, 28, 18, -46, -36,
            30, 20, 58, 53, -49, -39,
        ),
        (
            -27, -17, -43, -33, 10, 5, 24, 14, -9, -4, -23, -13, 2, 1, 8, 3, -49, -39, -58, -53,
            30, 20, 46, 36, -28, -18, -44, -34, 11, 6, 25, 15, -50, -40, -59, -54, 31, 21, 47,
            37, -29, -19, -45, -35, 12, 7, 26, 16, -62, -57, -64, -63, 52, 42, 61, 56, -51, -41,
            -60, -55, 32, 22, 48, 38,
        ),
        (
            -28, -18, -44, -34, 11, 6, 25, 15, 49, 39, 58, 53, -30, -20, -46, -36, -9, -4, -23,
            -13, 2, 1, 8, 3, 27, 17, 43, 33, -10, -5, -24, -14, -51, -41, -60, -55, 32, 22, 48,
            38, 62, 57, 64, 63, -52, -42, -61, -56, -29, -19, -45, -35, 12, 7, 26, 16, 50, 40,
            59, 54, -31, -21, -47, -37,
        ),
        (
            -29, -19, -45, -35, 12, 7, 26, 16, 50, 40, 59, 54, -31, -21, -47, -37, 51, 41, 60,
            55, -32, -22, -48, -38, -62, -57, -64, -63, 52, 42, 61, 56, -9, -4, -23, -13, 2, 1,
            8, 3, 27, 17, 43, 33, -10, -5, -24, -14, 28, 18, 44, 34, -11, -6, -25, -15, -49,
            -39, -58, -53, 30, 20, 46, 36,
        ),
        (
            -30, -20, -46, -36, -49, -39, -58, -53, 11, 6, 25, 15, 28, 18, 44, 34, -10, -5, -24,
            -14, -27, -17, -43, -33, 2, 1, 8, 3, 9, 4, 23, 13, -52, -42, -61, -56, -62, -57,
            -64, -63, 32, 22, 48, 38, 51, 41, 60, 55, -31, -21, -47, -37, -50, -40, -59, -54,
            12, 7, 26, 16, 29, 19, 45, 35,
        ),
        (
            -31, -21, -47, -37, -50, -40, -59, -54, 12, 7, 26, 16, 29, 19, 45, 35, 52, 42, 61,
            56, 62, 57, 64, 63, -32, -22, -48, -38, -51, -41, -60, -55, -10, -5, -24, -14, -27,
            -17, -43, -33, 2, 1, 8, 3, 9, 4, 23, 13, 30, 20, 46, 36, 49, 39, 58, 53, -11, -6,
            -25, -15, -28, -18, -44, -34,
        ),
        (
            -32, -22, -48, -38, -51, -41, -60, -55, -52, -42, -61, -56, -62, -57, -64, -63, 12,
            7, 26, 16, 29, 19, 45, 35, 31, 21, 47, 37, 50, 40, 59, 54, -11, -6, -25, -15, -28,
            -18, -44, -34, -30, -20, -46, -36, -49, -39, -58, -53, 2, 1, 8, 3, 9, 4, 23, 13, 10,
            5, 24, 14, 27, 17, 43, 33,
        ),
        (
            -33, 43, -17, 27, 14, -24, 5, -10, -13, 23, -4, 9, 3, -8, 1, -2, -53, 58, -39, 49,
            36, -46, 20, -30, -34, 44, -18, 28, 15, -25, 6, -11, -54, 59, -40, 50, 37, -47, 21,
            -31, -35, 45, -19, 29, 16, -26, 7, -12, -63, 64, -57, 62, 56, -61, 42, -52, -55, 60,
            -41, 51, 38, -48, 22, -32,
        ),
        (
            -34, 44, -18, 28, 15, -25, 6, -11, 53, -58, 39, -49, -36, 46, -20, 30, -13, 23, -4,
            9, 3, -8, 1, -2, 33, -43, 17, -27, -14, 24, -5, 10, -55, 60, -41, 51, 38, -48, 22,
            -32, 63, -64, 57, -62, -56, 61, -42, 52, -35, 45, -19, 29, 16, -26, 7, -12, 54, -59,
            40, -50, -37, 47, -21, 31,
        ),
        (
            -35, 45, -19, 29, 16, -26, 7, -12, 54, -59, 40, -50, -37, 47, -21, 31, 55, -60, 41,
            -51, -38, 48, -22, 32, -63, 64, -57, 62, 56, -61, 42, -52, -13, 23, -4, 9, 3, -8, 1,
            -2, 33, -43, 17, -27, -14, 24, -5, 10, 34, -44, 18, -28, -15, 25, -6, 11, -53, 58,
            -39, 49, 36, -46, 20, -30,
        ),
        (
            -36, 46, -20, 30, -53, 58, -39, 49, 15, -25, 6, -11, 34, -44, 18, -28, -14, 24, -5,
            10, -33, 43, -17, 27, 3, -8, 1, -2, 13, -23, 4, -9, -56, 61, -42, 52, -63, 64, -57,
            62, 38, -48, 22, -32, 55, -60, 41, -51, -37, 47, -21, 31, -54, 59, -40, 50, 16, -26,
            7, -12, 35, -45, 19, -29,
        ),
        (
            -37, 47, -21, 31, -54, 59, -40, 50, 16, -26, 7, -12, 35, -45, 19, -29, 56, -61, 42,
            -52, 63, -64, 57, -62, -38, 48, -22, 32, -55, 60, -41, 51, -14, 24, -5, 10, -33, 43,
            -17, 27, 3, -8, 1, -2, 13, -23, 4, -9, 36, -46, 20, -30, 53, -58, 39, -49, -15, 25,
            -6, 11, -34, 44, -18, 28,
        ),
        (
            -38, 48, -22, 32, -55, 60, -41, 51, -56, 61, -42, 52, -63, 64, -57, 62, 16, -26, 7,
            -12, 35, -45, 19, -29, 37, -47, 21, -31, 54, -59, 40, -50, -15, 25, -6, 11, -34, 44,
            -18, 28, -36, 46, -20, 30, -53, 58, -39, 49, 3, -8, 1, -2, 13, -23, 4, -9, 14, -24,
            5, -10, 33, -43, 17, -27,
        ),
        (
            -39, 49, 53, -58, -20, 30, 36, -46, 18, -28, -34, 44, 6, -11, -15, 25, -17, 27, 33,
            -43, -5, 10, 14, -24, 4, -9, -13, 23, 1, -2, -3, 8, -57, 62, 63, -64, -42, 52, 56,
            -61, 41, -51, -55, 60, 22, -32, -38, 48, -40, 50, 54, -59, -21, 31, 37, -47, 19,
            -29, -35, 45, 7, -12, -16, 26,
        ),
        (
            -40, 50, 54, -59, -21, 31, 37, -47, 19, -29, -35, 45, 7, -12, -16, 26, 57, -62, -63,
            64, 42, -52, -56, 61, -41, 51, 55, -60, -22, 32, 38, -48, -17, 27, 33, -43, -5, 10,
            14, -24, 4, -9, -13, 23, 1, -2, -3, 8, 39, -49, -53, 58, 20, -30, -36, 46, -18, 28,
            34, -44, -6, 11, 15, -25,
        ),
        (
            -41, 51, 55, -60, -22, 32, 38, -48, -57, 62, 63, -64, -42, 52, 56, -61, 19, -29,
            -35, 45, 7, -12, -16, 26, 40, -50, -54, 59, 21, -31, -37, 47, -18, 28, 34, -44, -6,
            11, 15, -25, -39, 49, 53, -58, -20, 30, 36, -46, 4, -9, -13, 23, 1, -2, -3, 8, 17,
            -27, -33, 43, 5, -10, -14, 24,
        ),
        (
            -42, 52, 56, -61, 57, -62, -63, 64, -22, 32, 38, -48, 41, -51, -55, 60, 21, -31,
            -37, 47, -40, 50, 54, -59, 7, -12, -16, 26, -19, 29, 35, -45, -20, 30, 36, -46, 39,
            -49, -53, 58, -6, 11, 15, -25, 18, -28, -34, 44, 5, -10, -14, 24, -17, 27, 33, -43,
            1, -2, -3, 8, -4, 9, 13, -23,
        ),
        (
            43, -33, 27, -17, -24, 14, -10, 5, 23, -13, 9, -4, -8, 3, -2, 1, 58, -53, 49, -39,
            -46, 36, -30, 20, 44, -34, 28, -18, -25, 15, -11, 6, 59, -54, 50, -40, -47, 37, -31,
            21, 45, -35, 29, -19, -26, 16, -12, 7, 64, -63, 62, -57, -61, 56, -52, 42, 60, -55,
            51, -41, -48, 38, -32, 22,
        ),
        (
            44, -34, 28, -18, -25, 15, -11, 6, -58, 53, -49, 39, 46, -36, 30, -20, 23, -13, 9,
            -4, -8, 3, -2, 1, -43, 33, -27, 17, 24, -14, 10, -5, 60, -55, 51, -41, -48, 38, -32,
            22, -64, 63, -62, 57, 61, -56, 52, -42, 45, -35, 29, -19, -26, 16, -12, 7, -59, 54,
            -50, 40, 47, -37, 31, -21,
        ),
        (
            45, -35, 29, -19, -26, 16, -12, 7, -59, 54, -50, 40, 47, -37, 31, -21, -60, 55, -51,
            41, 48, -38, 32, -22, 64, -63, 62, -57, -61, 56, -52, 42, 23, -13, 9, -4, -8, 3, -2,
            1, -43, 33, -27, 17, 24, -14, 10, -5, -44, 34, -28, 18, 25, -15, 11, -6, 58, -53,
            49, -39, -46, 36, -30, 20,
        ),
        (
            46, -36, 30, -20, 58, -53, 49, -39, -25, 15, -11, 6, -44, 34, -28, 18, 24, -14, 10,
            -5, 43, -33, 27, -17, -8, 3, -2, 1, -23, 13, -9, 4, 61, -56, 52, -42, 64, -63, 62,
            -57, -48, 38, -32, 22, -60, 55, -51, 41, 47, -37, 31, -21, 59, -54, 50, -40, -26,
            16, -12, 7, -45, 35, -29, 19,
        ),
        (
            47, -37, 31, -21, 59, -54, 50, -40, -26, 16, -12, 7, -45, 35, -29, 19, -61, 56, -52,
            42, -64, 63, -62, 57, 48, -38, 32, -22, 60, -55, 51, -41, 24, -14, 10, -5, 43, -33,
            27, -17, -8, 3, -2, 1, -23, 13, -9, 4, -46, 36, -30, 20, -58, 53, -49, 39, 25, -15,
            11, -6, 44, -34, 28, -18,
        ),
        (
            48, -38, 32, -22, 60, -55, 51, -41, 61, -56, 52, -42, 64, -63, 62, -57, -26, 16,
            -12, 7, -45, 35, -29, 19, -47, 37, -31, 21, -59, 54, -50, 40, 25, -15, 11, -6, 44,
            -34, 28, -18, 46, -36, 30, -20, 58, -53, 49, -39, -8, 3, -2, 1, -23, 13, -9, 4, -24,
            14, -10, 5, -43, 33, -27, 17,
        ),
        (
            49, -39, -58, 53, 30, -20, -46, 36, -28, 18, 44, -34, -11, 6, 25, -15, 27, -17, -43,
            33, 10, -5, -24, 14, -9, 4, 23, -13, -2, 1, 8, -3, 62, -57, -64, 63, 52, -42, -61,
            56, -51, 41, 60, -55, -32, 22, 48, -38, 50, -40, -59, 54, 31, -21, -47, 37, -29, 19,
            45, -35, -12, 7, 26, -16,
        ),
        (
            50, -40, -59, 54, 31, -21, -47, 37, -29, 19, 45, -35, -12, 7, 26, -16, -62, 57, 64,
            -63, -52, 42, 61, -56, 51, -41, -60, 55, 32, -22, -48, 38, 27, -17, -43, 33, 10, -5,
            -24, 14, -9, 4, 23, -13, -2, 1, 8, -3, -49, 39, 58, -53, -30, 20, 46, -36, 28, -18,
            -44, 34, 11, -6, -25, 15,
        ),
        (
            51, -41, -60, 55, 32, -22, -48, 38, 62, -57, -64, 63, 52, -42, -61, 56, -29, 19, 45,
            -35, -12, 7, 26, -16, -50, 40, 59, -54, -31, 21, 47, -37, 28, -18, -44, 34, 11, -6,
            -25, 15, 49, -39, -58, 53, 30, -20, -46, 36, -9, 4, 23, -13, -2, 1, 8, -3, -27, 17,
            43, -33, -10, 5, 24, -14,
        ),
        (
            52, -42, -61, 56, -62, 57, 64, -63, 32, -22, -48, 38, -51, 41, 60, -55, -31, 21, 47,
            -37, 50, -40, -59, 54, -12, 7, 26, -16, 29, -19, -45, 35, 30, -20, -46, 36, -49, 39,
            58, -53, 11, -6, -25, 15, -28, 18, 44, -34, -10, 5, 24, -14, 27, -17, -43, 33, -2,
            1, 8, -3, 9, -4, -23, 13,
        ),
        (
            53, 58, -39, -49, 36, 46, -20, -30, -34, -44, 18, 28, -15, -25, 6, 11, 33, 43, -17,
            -27, 14, 24, -5, -10, -13, -23, 4, 9, -3, -8, 1, 2, 63, 64, -57, -62, 56, 61, -42,
            -52, -55, -60, 41, 51, -38, -48, 22, 32, 54, 59, -40, -50, 37, 47, -21, -31, -35,
            -45, 19, 29, -16, -26, 7, 12,
        ),
        (
            54, 59, -40, -50, 37, 47, -21, -31, -35, -45, 19, 29, -16, -26, 7, 12, -63, -64, 57,
            62, -56, -61, 42, 52, 55, 60, -41, -51, 38, 48, -22, -32, 33, 43, -17, -27, 14, 24,
            -5, -10, -13, -23, 4, 9, -3, -8, 1, 2, -53, -58, 39, 49, -36, -46, 20, 30, 34, 44,
            -18, -28, 15, 25, -6, -11,
        ),
        (
            55, 60, -41, -51, 38, 48, -22, -32, 63, 64, -57, -62, 56, 61, -42, -52, -35, -45,
            19, 29, -16, -26, 7, 12, -54, -59, 40, 50, -37, -47, 21, 31, 34, 44, -18, -28, 15,
            25, -6, -11, 53, 58, -39, -49, 36, 46, -20, -30, -13, -23, 4, 9, -3, -8, 1, 2, -33,
            -43, 17, 27, -14, -24, 5, 10,
        ),
        (
            56, 61, -42, -52, -63, -64, 57, 62, 38, 48, -22, -32, -55, -60, 41, 51, -37, -47,
            21, 31, 54, 59, -40, -50, -16, -26, 7, 12, 35, 45, -19, -29, 36, 46, -20, -30, -53,
            -58, 39, 49, 15, 25, -6, -11, -34, -44, 18, 28, -14, -24, 5, 10, 33, 43, -17, -27,
            -3, -8, 1, 2, 13, 23, -4, -9,
        ),
        (
            57, 62, 63, 64, -42, -52, -56, -61, 41, 51, 55, 60, -22, -32, -38, -48, -40, -50,
            -54, -59, 21, 31, 37, 47, -19, -29, -35, -45, 7, 12, 16, 26, 39, 49, 53, 58, -20,
            -30, -36, -46, 18, 28, 34, 44, -6, -11, -15, -25, -17, -27, -33, -43, 5, 10, 14, 24,
            -4, -9, -13, -23, 1, 2, 3, 8,
        ),
        (
            58, 53, -49, -39, 46, 36, -30, -20, -44, -34, 28, 18, -25, -15, 11, 6, 43, 33, -27,
            -17, 24, 14, -10, -5, -23, -13, 9, 4, -8, -3, 2, 1, 64, 63, -62, -57, 61, 56, -52,
            -42, -60, -55, 51, 41, -48, -38, 32, 22, 59, 54, -50, -40, 47, 37, -31, -21, -45,
            -35, 29, 19, -26, -16, 12, 7,
        ),
        (
            59, 54, -50, -40, 47, 37, -31, -21, -45, -35, 29, 19, -26, -16, 12, 7, -64, -63, 62,
            57, -61, -56, 52, 42, 60, 55, -51, -41, 48, 38, -32, -22, 43, 33, -27, -17, 24, 14,
            -10, -5, -23, -13, 9, 4, -8, -3, 2, 1, -58, -53, 49, 39, -46, -36, 30, 20, 44, 34,
            -28, -18, 25, 15, -11, -6,
        ),
        (
            60, 55, -51, -41, 48, 38, -32, -22, 64, 63, -62, -57, 61, 56, -52, -42, -45, -35,
            29, 19, -26, -16, 12, 7, -59, -54, 50, 40, -47, -37, 31, 21, 44, 34, -28, -18, 25,
            15, -11, -6, 58, 53, -49, -39, 46, 36, -30, -20, -23, -13, 9, 4, -8, -3, 2, 1, -43,
            -33, 27, 17, -24, -14, 10, 5,
        ),
        (
            61, 56, -52, -42, -64, -63, 62, 57, 48, 38, -32, -22, -60, -55, 51, 41, -47, -37,
            31, 21, 59, 54, -50, -40, -26, -16, 12, 7, 45, 35, -29, -19, 46, 36, -30, -20, -58,
            -53, 49, 39, 25, 15, -11, -6, -44, -34, 28, 18, -24, -14, 10, 5, 43, 33, -27, -17,
            -8, -3, 2, 1, 23, 13, -9, -4,
        ),
        (
            62, 57, 64, 63, -52, -42, -61, -56, 51, 41, 60, 55, -32, -22, -48, -38, -50, -40,
            -59, -54, 31, 21, 47, 37, -29, -19, -45, -35, 12, 7, 26, 16, 49, 39, 58, 53, -30,
            -20, -46, -36, 28, 18, 44, 34, -11, -6, -25, -15, -27, -17, -43, -33, 10, 5, 24, 14,
            -9, -4, -23, -13, 2, 1, 8, 3,
        ),
        (
            63, -64, 57, -62, -56, 61, -42, 52, 55, -60, 41, -51, -38, 48, -22, 32, -54, 59,
            -40, 50, 37, -47, 21, -31, -35, 45, -19, 29, 16, -26, 7, -12, 53, -58, 39, -49, -36,
            46, -20, 30, 34, -44, 18, -28, -15, 25, -6, 11, -33, 43, -17, 27, 14, -24, 5, -10,
            -13, 23, -4, 9, 3, -8, 1, -2,
        ),
        (
            -64, 63, -62, 57, 61, -56, 52, -42, -60, 55, -51, 41, 48, -38, 32, -22, 59, -54, 50,
            -40, -47, 37, -31, 21, 45, -35, 29, -19, -26, 16, -12, 7, -58, 53, -49, 39, 46, -36,
            30, -20, -44, 34, -28, 18, 25, -15, 11, -6, 43, -33, 27, -17, -24, 14, -10, 5, 23,
            -13, 9, -4, -8, 3, -2, 1,
        ),
    )


def _sandwich__full__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
            45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        ),
    )


@_operation((64, 64), 64, guarded=True)
def sandwich__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 8256 multiplications, 8127 additions, 64 divisions.
    """
    given = R
    R, x = _operands("sandwich__full__full", ("R", R, 64, 2), ("x", x, 64, 1), kind="quotient")
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


def _sandwich__even__scalar_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1,),
        (2,),
        (3,),
        (7,),
        (4,),
        (8,),
        (11,),
        (17,),
        (5,),
        (9,),
        (12,),
        (18,),
        (14,),
        (20,),
        (23,),
        (27,),
        (6,),
        (10,),
        (13,),
        (19,),
        (15,),
        (21,),
        (24,),
        (28,),
        (16,),
        (22,),
        (25,),
        (29,),
        (26,),
        (30,),
        (31,),
        (32,),
    )


def _sandwich__even__scalar_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
    )


def _sandwich__even__scalar_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 1), 1, guarded=True)
def sandwich__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the gather form: 96 multiplications, 62 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__scalar", ("R", R, 32, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__scalar_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__scalar_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__scalar_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (7, -3, 2, 17, 18, 19),
        (-4, -8, -11, 1, 14, 15),
        (8, -4, -17, 2, 20, 21),
        (11, 17, -4, 3, 23, 24),
        (-17, 11, -8, 7, 27, 28),
        (-5, -9, -12, -14, 1, 16),
        (9, -5, -18, -20, 2, 22),
        (12, 18, -5, -23, 3, 25),
        (-18, 12, -9, -27, 7, 29),
        (14, 20, 23, -5, 4, 26),
        (-20, 14, 27, -9, 8, 30),
        (-23, -27, 14, -12, 11, 31),
        (27, -23, 20, -18, 17, 32),
        (-6, -10, -13, -15, -16, 1),
        (10, -6, -19, -21, -22, 2),
        (13, 19, -6, -24, -25, 3),
        (-19, 13, -10, -28, -29, 7),
        (15, 21, 24, -6, -26, 4),
        (-21, 15, 28, -10, -30, 8),
        (-24, -28, 15, -13, -31, 11),
        (28, -24, 21, -19, -32, 17),
        (16, 22, 25, 26, -6, 5),
        (-22, 16, 29, 30, -10, 9),
        (-25, -29, 16, 31, -13, 12),
        (29, -25, 22, 32, -19, 18),
        (-26, -30, -31, 16, -15, 14),
        (30, -26, -32, 22, -21, 20),
        (31, 32, -26, 25, -24, 23),
        (-32, 31, -30, 29, -28, 27),
    )


def _sandwich__even__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            -2, 1, 7, -3, 8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23, 10, -6, -19, 13,
            -21, 15, 28, -24, -22, 16, 29, -25, 30, -26, -32, 31,
        ),
        (
            -3, -7, 1, 2, 11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20, 13, 19, -6, -10,
            -24, -28, 15, 21, -25, -29, 16, 22, 31, 32, -26, -30,
        ),
        (
            -4, -8, -11, -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18, 15, 21, 24, 28, -6,
            -10, -13, -19, -26, -30, -31, -32, 16, 22, 25, 29,
        ),
        (
            -5, -9, -12, -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17, 16, 22, 25, 29, 26,
            30, 31, 32, -6, -10, -13, -19, -15, -21, -24, -28,
        ),
        (
            -6, -10, -13, -19, -15, -21, -24, -28, -16, -22, -25, -29, -26, -30, -31, -32, 1, 2,
            3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27,
        ),
    )


def _sandwich__even__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 6), 6, guarded=True)
def sandwich__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the gather form: 416 multiplications, 377 additions, 6 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__vector", ("R", R, 32, 2), ("x", x, 6, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__vector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__vector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__vector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16),
        (1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22),
        (-7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25),
        (3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29),
        (-8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26),
        (4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30),
        (-17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31),
        (11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32),
        (-9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6),
        (5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10),
        (-18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13),
        (12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19),
        (-20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15),
        (14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21),
        (-27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24),
        (23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28),
        (-10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5),
        (6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9),
        (-19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12),
        (13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18),
        (-21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14),
        (15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20),
        (-28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23),
        (24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27),
        (-22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1),
        (16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2),
        (-29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3),
        (25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7),
        (-30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4),
        (26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8),
        (-32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11),
        (31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17),
    )


def _sandwich__even__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -2, 1, 7, -3, 8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23, 10, -6, -19, 13,
            -21, 15, 28, -24, -22, 16, 29, -25, 30, -26, -32, 31,
        ),
        (
            -3, -7, 1, 2, 11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20, 13, 19, -6, -10,
            -24, -28, 15, 21, -25, -29, 16, 22, 31, 32, -26, -30,
        ),
        (
            -4, -8, -11, -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18, 15, 21, 24, 28, -6,
            -10, -13, -19, -26, -30, -31, -32, 16, 22, 25, 29,
        ),
        (
            -5, -9, -12, -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17, 16, 22, 25, 29, 26,
            30, 31, 32, -6, -10, -13, -19, -15, -21, -24, -28,
        ),
        (
            -6, -10, -13, -19, -15, -21, -24, -28, -16, -22, -25, -29, -26, -30, -31, -32, 1, 2,
            3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27,
        ),
        (
            -7, 3, -2, 1, -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14, -19, 13, -10, 6,
            -28, 24, -21, 15, -29, 25, -22, 16, -32, 31, -30, 26,
        ),
        (
            -8, 4, 17, -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12, -21, 15, 28, -24,
            -10, 6, 19, -13, -30, 26, 32, -31, -22, 16, 29, -25,
        ),
        (
            -9, 5, 18, -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11, -22, 16, 29, -25,
            30, -26, -32, 31, -10, 6, 19, -13, 21, -15, -28, 24,
        ),
        (
            -10, 6, 19, -13, 21, -15, -28, 24, 22, -16, -29, 25, -30, 26, 32, -31, -2, 1, 7, -3,
            8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23,
        ),
        (
            -11, -17, 4, 8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9, -24, -28, 15, 21,
            -13, -19, 6, 10, -31, -32, 26, 30, -25, -29, 16, 22,
        ),
        (
            -12, -18, 5, 9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8, -25, -29, 16, 22,
            31, 32, -26, -30, -13, -19, 6, 10, 24, 28, -15, -21,
        ),
        (
            -13, -19, 6, 10, 24, 28, -15, -21, 25, 29, -16, -22, -31, -32, 26, 30, -3, -7, 1, 2,
            11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20,
        ),
        (
            -14, -20, -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7, -26, -30, -31, -32,
            16, 22, 25, 29, -15, -21, -24, -28, 6, 10, 13, 19,
        ),
        (
            -15, -21, -24, -28, 6, 10, 13, 19, 26, 30, 31, 32, -16, -22, -25, -29, -4, -8, -11,
            -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18,
        ),
        (
            -16, -22, -25, -29, -26, -30, -31, -32, 6, 10, 13, 19, 15, 21, 24, 28, -5, -9, -12,
            -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17,
        ),
    )


def _sandwich__even__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 15), 15, guarded=True)
def sandwich__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 992 multiplications, 944 additions, 15 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__bivector",
        ("R", R, 32, 2),
        ("x", x, 15, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__bivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__bivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__bivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23,
            -24, -25, -26,
        ),
        (3, 4, 5, 6, 17, 18, 19, 20, 21, 22, -11, -12, -13, -14, -15, -16, -27, -28, -29, -30),
        (-2, -17, -18, -19, 4, 5, 6, 23, 24, 25, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31),
        (1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24, 25, -20, -21, -22, -32),
        (17, -2, -20, -21, -3, -23, -24, 5, 6, 26, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16),
        (-11, 1, 14, 15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6, 26, 18, 19, 32, -22),
        (8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18, -19, -32, 5, 6, 26, -25),
        (-4, 3, 23, 24, -2, -20, -21, 18, 19, 32, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29),
        (18, 20, -2, -22, 23, -3, -25, -4, -26, 6, 27, -7, -29, -8, -30, 10, -11, -31, 13, 15),
        (-12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4, -26, 6, -17, -32, 19, 21),
        (9, 27, -7, -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32, -19, -4, -26, 6, 24),
        (-5, -23, 3, 25, 20, -2, -22, -17, -32, 19, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28),
        (-27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2, 22, -21, 3, 25, -24, 6),
        (23, -5, 4, 26, -18, 17, 32, -2, -22, 21, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10),
        (-20, 18, -17, -32, -5, 4, 26, -3, -25, 24, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13),
        (14, -12, 11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3, -25, 24, 2, 22, -21, 19),
        (19, 21, 22, -2, 24, 25, -3, 26, -4, -5, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14),
        (-13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26, -4, -5, 32, -17, -18, -20),
        (10, 28, 29, -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32, 17, 18, 26, -4, -5, -23),
        (-6, -24, -25, 3, 21, 22, -2, 32, -17, -18, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27),
        (-28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22, 2, 20, -25, 3, 23, -5),
        (24, -6, -26, 4, -19, -32, 17, 22, -2, -20, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9),
        (-21, 19, 32, -17, -6, -26, 4, 25, -3, -23, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12),
        (15, -13, -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25, -3, -23, -22, 2, 20, -18),
        (-29, -30, 10, -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21, -20, 2, 24, -23, 3, 4),
        (25, 26, -6, 5, 32, -19, 18, -21, 20, -2, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8),
        (-22, -32, 19, -18, 26, -6, 5, -24, 23, -3, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11),
        (16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24, 23, -3, 21, -20, 2, 17),
        (32, -22, 21, -20, -25, 24, -23, -6, 5, -4, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1),
        (-31, 16, -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23, -6, 5, -4, -19, 18, -17, 2),
        (30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17, -6, 5, -4, 3),
        (-26, 25, -24, 23, -22, 21, -20, -19, 18, -17, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7),
    )


def _sandwich__even__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -7, 3, -2, 1, -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14, -19, 13, -10, 6,
            -28, 24, -21, 15, -29, 25, -22, 16, -32, 31, -30, 26,
        ),
        (
            -8, 4, 17, -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12, -21, 15, 28, -24,
            -10, 6, 19, -13, -30, 26, 32, -31, -22, 16, 29, -25,
        ),
        (
            -9, 5, 18, -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11, -22, 16, 29, -25,
            30, -26, -32, 31, -10, 6, 19, -13, 21, -15, -28, 24,
        ),
        (
            -10, 6, 19, -13, 21, -15, -28, 24, 22, -16, -29, 25, -30, 26, 32, -31, -2, 1, 7, -3,
            8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23,
        ),
        (
            -11, -17, 4, 8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9, -24, -28, 15, 21,
            -13, -19, 6, 10, -31, -32, 26, 30, -25, -29, 16, 22,
        ),
        (
            -12, -18, 5, 9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8, -25, -29, 16, 22,
            31, 32, -26, -30, -13, -19, 6, 10, 24, 28, -15, -21,
        ),
        (
            -13, -19, 6, 10, 24, 28, -15, -21, 25, 29, -16, -22, -31, -32, 26, 30, -3, -7, 1, 2,
            11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20,
        ),
        (
            -14, -20, -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7, -26, -30, -31, -32,
            16, 22, 25, 29, -15, -21, -24, -28, 6, 10, 13, 19,
        ),
        (
            -15, -21, -24, -28, 6, 10, 13, 19, 26, 30, 31, 32, -16, -22, -25, -29, -4, -8, -11,
            -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18,
        ),
        (
            -16, -22, -25, -29, -26, -30, -31, -32, 6, 10, 13, 19, 15, 21, 24, 28, -5, -9, -12,
            -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17,
        ),
        (
            17, -11, 8, -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5, -28, 24, -21, 15,
            19, -13, 10, -6, 32, -31, 30, -26, -29, 25, -22, 16,
        ),
        (
            18, -12, 9, -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4, -29, 25, -22, 16,
            -32, 31, -30, 26, 19, -13, 10, -6, 28, -24, 21, -15,
        ),
        (
            19, -13, 10, -6, 28, -24, 21, -15, 29, -25, 22, -16, 32, -31, 30, -26, -7, 3, -2, 1,
            -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14,
        ),
        (
            20, -14, -27, 23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3, -30, 26, 32, -31,
            -22, 16, 29, -25, 21, -15, -28, 24, 10, -6, -19, 13,
        ),
        (
            21, -15, -28, 24, 10, -6, -19, 13, 30, -26, -32, 31, 22, -16, -29, 25, -8, 4, 17,
            -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12,
        ),
        (
            22, -16, -29, 25, -30, 26, 32, -31, 10, -6, -19, 13, -21, 15, 28, -24, -9, 5, 18,
            -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11,
        ),
        (
            23, 27, -14, -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2, -31, -32, 26, 30,
            -25, -29, 16, 22, 24, 28, -15, -21, 13, 19, -6, -10,
        ),
        (
            24, 28, -15, -21, 13, 19, -6, -10, 31, 32, -26, -30, 25, 29, -16, -22, -11, -17, 4,
            8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9,
        ),
        (
            25, 29, -16, -22, -31, -32, 26, 30, 13, 19, -6, -10, -24, -28, 15, 21, -12, -18, 5,
            9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8,
        ),
        (
            26, 30, 31, 32, -16, -22, -25, -29, 15, 21, 24, 28, -6, -10, -13, -19, -14, -20,
            -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7,
        ),
    )


def _sandwich__even__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 20), 20, guarded=True)
def sandwich__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 1312 multiplications, 1259 additions, 20 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__trivector",
        ("R", R, 32, 2),
        ("x", x, 20, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__trivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__trivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__trivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31),
        (-11, -12, -13, -14, -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32),
        (8, 9, 10, 27, 28, 29, -14, -15, -16, -31, -20, -21, -22, -32, 26),
        (-4, -5, -6, -23, -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30),
        (-7, -27, -28, 9, 10, 30, 12, 13, 31, -16, 18, 19, 32, -22, -25),
        (3, 23, 24, -5, -6, -26, -18, -19, -32, 22, 12, 13, 31, -16, -29),
        (-2, -20, -21, 18, 19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16),
        (1, 14, 15, -12, -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22),
        (27, -7, -29, -8, -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24),
        (-23, 3, 25, 4, 26, -6, 17, 32, -19, -21, -11, -31, 13, 15, 28),
        (20, -2, -22, -17, -32, 19, 4, 26, -6, -24, 8, 30, -10, -28, 15),
        (-14, 1, 16, 11, 31, -13, -8, -30, 10, 28, 4, 26, -6, -24, 21),
        (-18, 17, 32, -2, -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13),
        (12, -11, -31, 1, 16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19),
        (-9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6),
        (5, -4, -26, 3, 25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10),
        (28, 29, -7, 30, -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23),
        (-24, -25, 3, -26, 4, 5, -32, 17, 18, 20, 31, -11, -12, -14, -27),
        (21, 22, -2, 32, -17, -18, -26, 4, 5, 23, -30, 8, 9, 27, -14),
        (-15, -16, 1, -31, 11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20),
        (-19, -32, 17, 22, -2, -20, 25, -3, -23, 5, 29, -7, -27, 9, 12),
        (13, 31, -11, -16, 1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18),
        (-10, -30, 8, 29, -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5),
        (6, 26, -4, -25, 3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9),
        (32, -19, 18, -21, 20, -2, -24, 23, -3, -4, -28, 27, -7, -8, -11),
        (-31, 13, -12, 15, -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17),
        (30, -10, 9, -28, 27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4),
        (-26, 6, -5, 24, -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8),
        (-29, 28, -27, -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3),
        (25, -24, 23, 6, -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7),
        (-22, 21, -20, -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1),
        (16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2),
    )


def _sandwich__even__g4_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            17, -11, 8, -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5, -28, 24, -21, 15,
            19, -13, 10, -6, 32, -31, 30, -26, -29, 25, -22, 16,
        ),
        (
            18, -12, 9, -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4, -29, 25, -22, 16,
            -32, 31, -30, 26, 19, -13, 10, -6, 28, -24, 21, -15,
        ),
        (
            19, -13, 10, -6, 28, -24, 21, -15, 29, -25, 22, -16, 32, -31, 30, -26, -7, 3, -2, 1,
            -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14,
        ),
        (
            20, -14, -27, 23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3, -30, 26, 32, -31,
            -22, 16, 29, -25, 21, -15, -28, 24, 10, -6, -19, 13,
        ),
        (
            21, -15, -28, 24, 10, -6, -19, 13, 30, -26, -32, 31, 22, -16, -29, 25, -8, 4, 17,
            -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12,
        ),
        (
            22, -16, -29, 25, -30, 26, 32, -31, 10, -6, -19, 13, -21, 15, 28, -24, -9, 5, 18,
            -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11,
        ),
        (
            23, 27, -14, -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2, -31, -32, 26, 30,
            -25, -29, 16, 22, 24, 28, -15, -21, 13, 19, -6, -10,
        ),
        (
            24, 28, -15, -21, 13, 19, -6, -10, 31, 32, -26, -30, 25, 29, -16, -22, -11, -17, 4,
            8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9,
        ),
        (
            25, 29, -16, -22, -31, -32, 26, 30, 13, 19, -6, -10, -24, -28, 15, 21, -12, -18, 5,
            9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8,
        ),
        (
            26, 30, 31, 32, -16, -22, -25, -29, 15, 21, 24, 28, -6, -10, -13, -19, -14, -20,
            -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7,
        ),
        (
            27, -23, 20, -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1, 32, -31, 30, -26,
            -29, 25, -22, 16, 28, -24, 21, -15, -19, 13, -10, 6,
        ),
        (
            28, -24, 21, -15, -19, 13, -10, 6, -32, 31, -30, 26, 29, -25, 22, -16, 17, -11, 8,
            -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5,
        ),
        (
            29, -25, 22, -16, 32, -31, 30, -26, -19, 13, -10, 6, -28, 24, -21, 15, 18, -12, 9,
            -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4,
        ),
        (
            30, -26, -32, 31, 22, -16, -29, 25, -21, 15, 28, -24, -10, 6, 19, -13, 20, -14, -27,
            23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3,
        ),
        (
            31, 32, -26, -30, 25, 29, -16, -22, -24, -28, 15, 21, -13, -19, 6, 10, 23, 27, -14,
            -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2,
        ),
    )


def _sandwich__even__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 15), 15, guarded=True)
def sandwich__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 992 multiplications, 944 additions, 15 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g4", ("R", R, 32, 2), ("x", x, 15, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__g4_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__g4_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__g4_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (27, 28, 29, 30, 31, 32),
        (-23, -24, -25, -26, -32, 31),
        (20, 21, 22, 32, -26, -30),
        (-14, -15, -16, -31, 30, -26),
        (-18, -19, -32, 22, 25, 29),
        (12, 13, 31, -16, -29, 25),
        (-9, -10, -30, 29, -16, -22),
        (5, 6, 26, -25, 22, -16),
        (17, 32, -19, -21, -24, -28),
        (-11, -31, 13, 15, 28, -24),
        (8, 30, -10, -28, 15, 21),
        (-4, -26, 6, 24, -21, 15),
        (-7, -29, 28, -10, -13, -19),
        (3, 25, -24, 6, 19, -13),
        (-2, -22, 21, -19, 6, 10),
        (1, 16, -15, 13, -10, 6),
        (-32, 17, 18, 20, 23, 27),
        (31, -11, -12, -14, -27, 23),
        (-30, 8, 9, 27, -14, -20),
        (26, -4, -5, -23, 20, -14),
        (29, -7, -27, 9, 12, 18),
        (-25, 3, 23, -5, -18, 12),
        (22, -2, -20, 18, -5, -9),
        (-16, 1, 14, -12, 9, -5),
        (-28, 27, -7, -8, -11, -17),
        (24, -23, 3, 4, 17, -11),
        (-21, 20, -2, -17, 4, 8),
        (15, -14, 1, 11, -8, 4),
        (19, -18, 17, -2, -3, -7),
        (-13, 12, -11, 1, 7, -3),
        (10, -9, 8, -7, 1, 2),
        (-6, 5, -4, 3, -2, 1),
    )


def _sandwich__even__g5_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            27, -23, 20, -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1, 32, -31, 30, -26,
            -29, 25, -22, 16, 28, -24, 21, -15, -19, 13, -10, 6,
        ),
        (
            28, -24, 21, -15, -19, 13, -10, 6, -32, 31, -30, 26, 29, -25, 22, -16, 17, -11, 8,
            -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5,
        ),
        (
            29, -25, 22, -16, 32, -31, 30, -26, -19, 13, -10, 6, -28, 24, -21, 15, 18, -12, 9,
            -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4,
        ),
        (
            30, -26, -32, 31, 22, -16, -29, 25, -21, 15, 28, -24, -10, 6, 19, -13, 20, -14, -27,
            23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3,
        ),
        (
            31, 32, -26, -30, 25, 29, -16, -22, -24, -28, 15, 21, -13, -19, 6, 10, 23, 27, -14,
            -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2,
        ),
        (
            -32, 31, -30, 26, 29, -25, 22, -16, -28, 24, -21, 15, 19, -13, 10, -6, 27, -23, 20,
            -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


def _sandwich__even__g5_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 6), 6, guarded=True)
def sandwich__even__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 416 multiplications, 377 additions, 6 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g5", ("R", R, 32, 2), ("x", x, 6, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__g5_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__g5_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__g5_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__g6_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-32,),
        (31,),
        (-30,),
        (26,),
        (29,),
        (-25,),
        (22,),
        (-16,),
        (-28,),
        (24,),
        (-21,),
        (15,),
        (19,),
        (-13,),
        (10,),
        (-6,),
        (27,),
        (-23,),
        (20,),
        (-14,),
        (-18,),
        (12,),
        (-9,),
        (5,),
        (17,),
        (-11,),
        (8,),
        (-4,),
        (-7,),
        (3,),
        (-2,),
        (1,),
    )


def _sandwich__even__g6_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -32, 31, -30, 26, 29, -25, 22, -16, -28, 24, -21, 15, 19, -13, 10, -6, 27, -23, 20,
            -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


def _sandwich__even__g6_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 1), 1, guarded=True)
def sandwich__even__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the gather form: 96 multiplications, 62 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g6", ("R", R, 32, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__g6_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__g6_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__g6_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, 17, 18, 19,
            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, -32,
        ),
        (
            2, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, -11, -12, -13, -14,
            -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 31,
        ),
        (
            3, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 8, 9, 10, 27, 28,
            29, -14, -15, -16, -31, -20, -21, -22, -32, 26, -30,
        ),
        (
            7, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, -4, -5, -6, -23,
            -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30, 26,
        ),
        (
            4, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, -7, -27, -28, 9, 10,
            30, 12, 13, 31, -16, 18, 19, 32, -22, -25, 29,
        ),
        (
            8, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, 3, 23, 24, -5, -6,
            -26, -18, -19, -32, 22, 12, 13, 31, -16, -29, -25,
        ),
        (
            11, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, -2, -20, -21,
            18, 19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16, 22,
        ),
        (
            17, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32, 1, 14, 15, -12,
            -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, -16,
        ),
        (
            5, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 27, -7, -29, -8,
            -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24, -28,
        ),
        (
            9, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, -23, 3, 25, 4, 26,
            -6, 17, 32, -19, -21, -11, -31, 13, 15, 28, 24,
        ),
        (
            12, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, 20, -2, -22, -17,
            -32, 19, 4, 26, -6, -24, 8, 30, -10, -28, 15, -21,
        ),
        (
            18, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, -14, 1, 16, 11, 31,
            -13, -8, -30, 10, 28, 4, 26, -6, -24, 21, 15,
        ),
        (
            14, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, -18, 17, 32,
            -2, -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13, 19,
        ),
        (
            20, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21, 12, -11, -31, 1,
            16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, -13,
        ),
        (
            23, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24, -9, 8, 30, -7,
            -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6, 10,
        ),
        (
            27, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, 5, -4, -26, 3,
            25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, -6,
        ),
        (
            6, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 28, 29, -7, 30,
            -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 27,
        ),
        (
            10, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, -24, -25, 3, -26,
            4, 5, -32, 17, 18, 20, 31, -11, -12, -14, -27, -23,
        ),
        (
            13, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, 21, 22, -2, 32,
            -17, -18, -26, 4, 5, 23, -30, 8, 9, 27, -14, 20,
        ),
        (
            19, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, -15, -16, 1, -31,
            11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20, -14,
        ),
        (
            15, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, -19, -32, 17, 22,
            -2, -20, 25, -3, -23, 5, 29, -7, -27, 9, 12, -18,
        ),
        (
            21, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20, 13, 31, -11, -16,
            1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18, 12,
        ),
        (
            24, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23, -10, -30, 8, 29,
            -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, -9,
        ),
        (
            28, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, 6, 26, -4, -25,
            3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9, 5,
        ),
        (
            16, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, 32, -19, 18,
            -21, 20, -2, -24, 23, -3, -4, -28, 27, -7, -8, -11, 17,
        ),
        (
            22, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2, -31, 13, -12, 15,
            -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17, -11,
        ),
        (
            25, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3, 30, -10, 9, -28,
            27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4, 8,
        ),
        (
            29, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, -26, 6, -5, 24,
            -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8, -4,
        ),
        (
            26, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, -29, 28, -27,
            -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, -7,
        ),
        (
            30, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, 25, -24, 23, 6,
            -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7, 3,
        ),
        (
            31, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, -22, 21, -20,
            -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, -2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


def _sandwich__even__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            -2, 1, 7, -3, 8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23, 10, -6, -19, 13,
            -21, 15, 28, -24, -22, 16, 29, -25, 30, -26, -32, 31,
        ),
        (
            -3, -7, 1, 2, 11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20, 13, 19, -6, -10,
            -24, -28, 15, 21, -25, -29, 16, 22, 31, 32, -26, -30,
        ),
        (
            -4, -8, -11, -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18, 15, 21, 24, 28, -6,
            -10, -13, -19, -26, -30, -31, -32, 16, 22, 25, 29,
        ),
        (
            -5, -9, -12, -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17, 16, 22, 25, 29, 26,
            30, 31, 32, -6, -10, -13, -19, -15, -21, -24, -28,
        ),
        (
            -6, -10, -13, -19, -15, -21, -24, -28, -16, -22, -25, -29, -26, -30, -31, -32, 1, 2,
            3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27,
        ),
        (
            -7, 3, -2, 1, -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14, -19, 13, -10, 6,
            -28, 24, -21, 15, -29, 25, -22, 16, -32, 31, -30, 26,
        ),
        (
            -8, 4, 17, -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12, -21, 15, 28, -24,
            -10, 6, 19, -13, -30, 26, 32, -31, -22, 16, 29, -25,
        ),
        (
            -9, 5, 18, -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11, -22, 16, 29, -25,
            30, -26, -32, 31, -10, 6, 19, -13, 21, -15, -28, 24,
        ),
        (
            -10, 6, 19, -13, 21, -15, -28, 24, 22, -16, -29, 25, -30, 26, 32, -31, -2, 1, 7, -3,
            8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23,
        ),
        (
            -11, -17, 4, 8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9, -24, -28, 15, 21,
            -13, -19, 6, 10, -31, -32, 26, 30, -25, -29, 16, 22,
        ),
        (
            -12, -18, 5, 9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8, -25, -29, 16, 22,
            31, 32, -26, -30, -13, -19, 6, 10, 24, 28, -15, -21,
        ),
        (
            -13, -19, 6, 10, 24, 28, -15, -21, 25, 29, -16, -22, -31, -32, 26, 30, -3, -7, 1, 2,
            11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20,
        ),
        (
            -14, -20, -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7, -26, -30, -31, -32,
            16, 22, 25, 29, -15, -21, -24, -28, 6, 10, 13, 19,
        ),
        (
            -15, -21, -24, -28, 6, 10, 13, 19, 26, 30, 31, 32, -16, -22, -25, -29, -4, -8, -11,
            -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18,
        ),
        (
            -16, -22, -25, -29, -26, -30, -31, -32, 6, 10, 13, 19, 15, 21, 24, 28, -5, -9, -12,
            -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17,
        ),
        (
            17, -11, 8, -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5, -28, 24, -21, 15,
            19, -13, 10, -6, 32, -31, 30, -26, -29, 25, -22, 16,
        ),
        (
            18, -12, 9, -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4, -29, 25, -22, 16,
            -32, 31, -30, 26, 19, -13, 10, -6, 28, -24, 21, -15,
        ),
        (
            19, -13, 10, -6, 28, -24, 21, -15, 29, -25, 22, -16, 32, -31, 30, -26, -7, 3, -2, 1,
            -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14,
        ),
        (
            20, -14, -27, 23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3, -30, 26, 32, -31,
            -22, 16, 29, -25, 21, -15, -28, 24, 10, -6, -19, 13,
        ),
        (
            21, -15, -28, 24, 10, -6, -19, 13, 30, -26, -32, 31, 22, -16, -29, 25, -8, 4, 17,
            -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12,
        ),
        (
            22, -16, -29, 25, -30, 26, 32, -31, 10, -6, -19, 13, -21, 15, 28, -24, -9, 5, 18,
            -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11,
        ),
        (
            23, 27, -14, -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2, -31, -32, 26, 30,
            -25, -29, 16, 22, 24, 28, -15, -21, 13, 19, -6, -10,
        ),
        (
            24, 28, -15, -21, 13, 19, -6, -10, 31, 32, -26, -30, 25, 29, -16, -22, -11, -17, 4,
            8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9,
        ),
        (
            25, 29, -16, -22, -31, -32, 26, 30, 13, 19, -6, -10, -24, -28, 15, 21, -12, -18, 5,
            9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8,
        ),
        (
            26, 30, 31, 32, -16, -22, -25, -29, 15, 21, 24, 28, -6, -10, -13, -19, -14, -20,
            -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7,
        ),
        (
            27, -23, 20, -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1, 32, -31, 30, -26,
            -29, 25, -22, 16, 28, -24, 21, -15, -19, 13, -10, 6,
        ),
        (
            28, -24, 21, -15, -19, 13, -10, 6, -32, 31, -30, 26, 29, -25, 22, -16, 17, -11, 8,
            -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5,
        ),
        (
            29, -25, 22, -16, 32, -31, 30, -26, -19, 13, -10, 6, -28, 24, -21, 15, 18, -12, 9,
            -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4,
        ),
        (
            30, -26, -32, 31, 22, -16, -29, 25, -21, 15, 28, -24, -10, 6, 19, -13, 20, -14, -27,
            23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3,
        ),
        (
            31, 32, -26, -30, 25, 29, -16, -22, -24, -28, 15, 21, -13, -19, 6, 10, 23, 27, -14,
            -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2,
        ),
        (
            -32, 31, -30, 26, 29, -25, 22, -16, -28, 24, -21, 15, 19, -13, 10, -6, 27, -23, 20,
            -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


def _sandwich__even__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 32), 32, guarded=True)
def sandwich__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 2080 multiplications, 2015 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__even", ("R", R, 32, 2), ("x", x, 32, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__even_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__even_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__even_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__even__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15,
            -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21,
            22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0, 0, -32,
        ),
        (
            0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -8, -9, -10,
            -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23, -24, -25, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 28, 29, 30, 31, 32, 0,
        ),
        (
            0, -2, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 17,
            18, 19, 20, 21, 22, -11, -12, -13, -14, -15, -16, -27, -28, -29, -30, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, -24, -25, -26, -32, 31, 0,
        ),
        (
            2, 0, 0, 0, 0, 0, 0, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15,
            -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 0, 0, 0, 0, 0, 0, 31,
        ),
        (
            0, -3, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -17, -18,
            -19, 4, 5, 6, 23, 24, 25, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 21, 22, 32, -26, -30, 0,
        ),
        (
            3, 0, 0, 0, 0, 0, 0, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 27, 28, 29, -14,
            -15, -16, -31, -20, -21, -22, -32, 26, 0, 0, 0, 0, 0, 0, -30,
        ),
        (
            7, 0, 0, 0, 0, 0, 0, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28,
            -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -23,
            -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30, 0, 0, 0, 0, 0, 0, 26,
        ),
        (
            0, 7, -3, 2, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 12, 13,
            -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24, 25, -20, -21, -22, -32, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, -15, -16, -31, 30, -26, 0,
        ),
        (
            0, -4, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, -2, -20,
            -21, -3, -23, -24, 5, 6, 26, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, -19, -32, 22, 25, 29, 0,
        ),
        (
            4, 0, 0, 0, 0, 0, 0, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -27, -28, 9, 10, 30,
            12, 13, 31, -16, 18, 19, 32, -22, -25, 0, 0, 0, 0, 0, 0, 29,
        ),
        (
            8, 0, 0, 0, 0, 0, 0, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 23, 24, -5, -6, -26,
            -18, -19, -32, 22, 12, 13, 31, -16, -29, 0, 0, 0, 0, 0, 0, -25,
        ),
        (
            0, 8, -4, -17, 2, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 14,
            15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6, 26, 18, 19, 32, -22, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 13, 31, -16, -29, 25, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, 0, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13,
            -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -20, -21, 18,
            19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16, 0, 0, 0, 0, 0, 0, 22,
        ),
        (
            0, 11, 17, -4, 3, 23, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, -27,
            -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18, -19, -32, 5, 6, 26, -25, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, -10, -30, 29, -16, -22, 0,
        ),
        (
            0, -17, 11, -8, 7, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 23,
            24, -2, -20, -21, 18, 19, 32, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 26, -25, 22, -16, 0,
        ),
        (
            17, 0, 0, 0, 0, 0, 0, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13,
            -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, 0, 0, 0, 0, 0, 0, -16,
        ),
        (
            0, -5, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 20, -2,
            -22, 23, -3, -25, -4, -26, 6, 27, -7, -29, -8, -30, 10, -11, -31, 13, 15, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 32, -19, -21, -24, -28, 0,
        ),
        (
            5, 0, 0, 0, 0, 0, 0, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -7, -29, -8, -30, 10,
            -11, -31, 13, 15, -17, -32, 19, 21, 24, 0, 0, 0, 0, 0, 0, -28,
        ),
        (
            9, 0, 0, 0, 0, 0, 0, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 3, 25, 4, 26, -6, 17,
            32, -19, -21, -11, -31, 13, 15, 28, 0, 0, 0, 0, 0, 0, 24,
        ),
        (
            0, 9, -5, -18, -20, 2, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 1,
            16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4, -26, 6, -17, -32, 19, 21, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -31, 13, 15, 28, -24, 0,
        ),
        (
            12, 0, 0, 0, 0, 0, 0, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -2, -22, -17, -32,
            19, 4, 26, -6, -24, 8, 30, -10, -28, 15, 0, 0, 0, 0, 0, 0, -21,
        ),
        (
            0, 12, 18, -5, -23, 3, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 27, -7,
            -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32, -19, -4, -26, 6, 24, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 30, -10, -28, 15, 21, 0,
        ),
        (
            0, -18, 12, -9, -27, 7, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -23, 3,
            25, 20, -2, -22, -17, -32, 19, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -26, 6, 24, -21, 15, 0,
        ),
        (
            18, 0, 0, 0, 0, 0, 0, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 31, -13,
            -8, -30, 10, 28, 4, 26, -6, -24, 21, 0, 0, 0, 0, 0, 0, 15,
        ),
        (
            14, 0, 0, 0, 0, 0, 0, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16,
            -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 17, 32, -2,
            -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13, 0, 0, 0, 0, 0, 0, 19,
        ),
        (
            0, 14, 20, 23, -5, 4, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, 9, -8,
            -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2, 22, -21, 3, 25, -24, 6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -29, 28, -10, -13, -19, 0,
        ),
        (
            0, -20, 14, 27, -9, 8, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, -5, 4,
            26, -18, 17, 32, -2, -22, 21, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 25, -24, 6, 19, -13, 0,
        ),
        (
            20, 0, 0, 0, 0, 0, 0, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, -31, 1, 16,
            -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, 0, 0, 0, 0, 0, 0, -13,
        ),
        (
            0, -23, -27, 14, -12, 11, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 18,
            -17, -32, -5, 4, 26, -3, -25, 24, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -22, 21, -19, 6, 10, 0,
        ),
        (
            23, 0, 0, 0, 0, 0, 0, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 30, -7, -29, 28,
            1, 16, -15, 13, 2, 22, -21, 19, -6, 0, 0, 0, 0, 0, 0, 10,
        ),
        (
            27, 0, 0, 0, 0, 0, 0, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29,
            -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -26, 3, 25,
            -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, 0, 0, 0, 0, 0, 0, -6,
        ),
        (
            0, 27, -23, 20, -18, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -12,
            11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3, -25, 24, 2, 22, -21, 19, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, -15, 13, -10, 6, 0,
        ),
        (
            0, -6, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 21,
            22, -2, 24, 25, -3, 26, -4, -5, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, 17, 18, 20, 23, 27, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4,
            5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 29, -7, 30, -8,
            -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 0, 0, 0, 0, 0, 0, 27,
        ),
        (
            10, 0, 0, 0, 0, 0, 0, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, -25, 3, -26, 4, 5,
            -32, 17, 18, 20, 31, -11, -12, -14, -27, 0, 0, 0, 0, 0, 0, -23,
        ),
        (
            0, 10, -6, -19, -21, -22, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15,
            -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26, -4, -5, 32, -17, -18, -20, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, -11, -12, -14, -27, 23, 0,
        ),
        (
            13, 0, 0, 0, 0, 0, 0, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 22, -2, 32, -17,
            -18, -26, 4, 5, 23, -30, 8, 9, 27, -14, 0, 0, 0, 0, 0, 0, 20,
        ),
        (
            0, 13, 19, -6, -24, -25, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 28, 29,
            -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32, 17, 18, 26, -4, -5, -23, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 8, 9, 27, -14, -20, 0,
        ),
        (
            0, -19, 13, -10, -28, -29, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -24,
            -25, 3, 21, 22, -2, 32, -17, -18, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, -4, -5, -23, 20, -14, 0,
        ),
        (
            19, 0, 0, 0, 0, 0, 0, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, -31, 11,
            12, 30, -8, -9, -27, -26, 4, 5, 23, -20, 0, 0, 0, 0, 0, 0, -14,
        ),
        (
            15, 0, 0, 0, 0, 0, 0, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -32, 17, 22, -2,
            -20, 25, -3, -23, 5, 29, -7, -27, 9, 12, 0, 0, 0, 0, 0, 0, -18,
        ),
        (
            0, 15, 21, 24, -6, -26, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 10, 30,
            -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22, 2, 20, -25, 3, 23, -5, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, -7, -27, 9, 12, 18, 0,
        ),
        (
            0, -21, 15, 28, -10, -30, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -6,
            -26, 4, -19, -32, 17, 22, -2, -20, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 3, 23, -5, -18, 12, 0,
        ),
        (
            21, 0, 0, 0, 0, 0, 0, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 31, -11, -16, 1, 14,
            -29, 7, 27, -9, 25, -3, -23, 5, 18, 0, 0, 0, 0, 0, 0, 12,
        ),
        (
            0, -24, -28, 15, -13, -31, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, 19,
            32, -17, -6, -26, 4, 25, -3, -23, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -2, -20, 18, -5, -9, 0,
        ),
        (
            24, 0, 0, 0, 0, 0, 0, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3,
            23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -30, 8, 29, -7,
            -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, 0, 0, 0, 0, 0, 0, -9,
        ),
        (
            28, 0, 0, 0, 0, 0, 0, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7,
            27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 26, -4, -25, 3,
            23, 22, -2, -20, 18, -16, 1, 14, -12, 9, 0, 0, 0, 0, 0, 0, 5,
        ),
        (
            0, 28, -24, 21, -19, -32, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -13,
            -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25, -3, -23, -22, 2, 20, -18, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 1, 14, -12, 9, -5, 0,
        ),
        (
            16, 0, 0, 0, 0, 0, 0, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -19, 18, -21, 20,
            -2, -24, 23, -3, -4, -28, 27, -7, -8, -11, 0, 0, 0, 0, 0, 0, 17,
        ),
        (
            0, 16, 22, 25, 26, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, -30, 10,
            -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21, -20, 2, 24, -23, 3, 4, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 27, -7, -8, -11, -17, 0,
        ),
        (
            0, -22, 16, 29, 30, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 26, -6,
            5, 32, -19, 18, -21, 20, -2, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -23, 3, 4, 17, -11, 0,
        ),
        (
            22, 0, 0, 0, 0, 0, 0, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 13, -12, 15, -14,
            1, 28, -27, 7, 8, -24, 23, -3, -4, -17, 0, 0, 0, 0, 0, 0, -11,
        ),
        (
            0, -25, -29, 16, 31, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, -32,
            19, -18, 26, -6, 5, -24, 23, -3, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, 20, -2, -17, 4, 8, 0,
        ),
        (
            25, 0, 0, 0, 0, 0, 0, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -10, 9, -28, 27, -7,
            15, -14, 1, 11, 21, -20, 2, 17, -4, 0, 0, 0, 0, 0, 0, 8,
        ),
        (
            29, 0, 0, 0, 0, 0, 0, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27,
            7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 6, -5, 24, -23,
            3, -21, 20, -2, -17, 15, -14, 1, 11, -8, 0, 0, 0, 0, 0, 0, -4,
        ),
        (
            0, 29, -25, 22, 32, -19, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 31,
            -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24, 23, -3, 21, -20, 2, 17, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -14, 1, 11, -8, 4, 0,
        ),
        (
            0, -26, -30, -31, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -22,
            21, -20, -25, 24, -23, -6, 5, -4, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, -18, 17, -2, -3, -7, 0,
        ),
        (
            26, 0, 0, 0, 0, 0, 0, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5,
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 28, -27, -10, 9,
            -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, 0, 0, 0, 0, 0, 0, -7,
        ),
        (
            30, 0, 0, 0, 0, 0, 0, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9,
            8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -24, 23, 6, -5,
            4, 19, -18, 17, -2, -13, 12, -11, 1, 7, 0, 0, 0, 0, 0, 0, 3,
        ),
        (
            0, 30, -26, -32, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 16,
            -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23, -6, 5, -4, -19, 18, -17, 2, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 12, -11, 1, 7, -3, 0,
        ),
        (
            31, 0, 0, 0, 0, 0, 0, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12,
            11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 21, -20, -19,
            18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, 0, 0, 0, 0, 0, 0, -2,
        ),
        (
            0, 31, 32, -26, 25, -24, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -29,
            28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17, -6, 5, -4, 3, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 8, -7, 1, 2, 0,
        ),
        (
            0, -32, 31, -30, 29, -28, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 25,
            -24, 23, -22, 21, -20, -19, 18, -17, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, -4, 3, -2, 1, 0,
        ),
        (
            32, 0, 0, 0, 0, 0, 0, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18,
            17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13,
            -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich__even__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 17, 0, 5, 9, 0, 12, 0, 0, 18, 14, 0,
            0, 20, 0, 23, 27, 0, 0, 6, 10, 0, 13, 0, 0, 19, 15, 0, 0, 21, 0, 24, 28, 0, 16, 0,
            0, 22, 0, 25, 29, 0, 0, 26, 30, 0, 31, 0, 0, 32,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 17, 0, 5, 0, 0, 9, 0, 12, 18, 0, 0, 14,
            20, 0, 23, 0, 0, 27, 6, 0, 0, 10, 0, 13, 19, 0, 0, 15, 21, 0, 24, 0, 0, 28, 0, 16,
            22, 0, 25, 0, 0, 29, 26, 0, 0, 30, 0, 31, 32, 0,
        ),
        (
            0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11, 0, 9, 0, 0, -5, 0, -18, 12, 0, 0,
            -20, 14, 0, 27, 0, 0, -23, 10, 0, 0, -6, 0, -19, 13, 0, 0, -21, 15, 0, 28, 0, 0,
            -24, 0, -22, 16, 0, 29, 0, 0, -25, 30, 0, 0, -26, 0, -32, 31, 0,
        ),
        (
            0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4, -8, 0, 12, 0, 0, 18, 0, -5, -9, 0, 0,
            -23, -27, 0, 14, 0, 0, 20, 13, 0, 0, 19, 0, -6, -10, 0, 0, -24, -28, 0, 15, 0, 0,
            21, 0, -25, -29, 0, 16, 0, 0, 22, 31, 0, 0, 32, 0, -26, -30, 0,
        ),
        (
            0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3, 7, 0, 14, 0, 0, 20, 0, 23, 27, 0, 0,
            -5, -9, 0, -12, 0, 0, -18, 15, 0, 0, 21, 0, 24, 28, 0, 0, -6, -10, 0, -13, 0, 0,
            -19, 0, -26, -30, 0, -31, 0, 0, -32, 16, 0, 0, 22, 0, 25, 29, 0,
        ),
        (
            0, -5, -9, 0, -12, 0, 0, -18, -14, 0, 0, -20, 0, -23, -27, 0, 1, 0, 0, 2, 0, 3, 7,
            0, 0, 4, 8, 0, 11, 0, 0, 17, 16, 0, 0, 22, 0, 25, 29, 0, 0, 26, 30, 0, 31, 0, 0, 32,
            0, -6, -10, 0, -13, 0, 0, -19, -15, 0, 0, -21, 0, -24, -28, 0,
        ),
        (
            0, -6, -10, 0, -13, 0, 0, -19, -15, 0, 0, -21, 0, -24, -28, 0, -16, 0, 0, -22, 0,
            -25, -29, 0, 0, -26, -30, 0, -31, 0, 0, -32, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11,
            0, 0, 17, 0, 5, 9, 0, 12, 0, 0, 18, 14, 0, 0, 20, 0, 23, 27, 0,
        ),
        (
            -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0, 0, 11, 0, 9, -5, 0, -18, 0, 0, 12,
            -20, 0, 0, 14, 0, 27, -23, 0, 0, 10, -6, 0, -19, 0, 0, 13, -21, 0, 0, 15, 0, 28,
            -24, 0, -22, 0, 0, 16, 0, 29, -25, 0, 0, 30, -26, 0, -32, 0, 0, 31,
        ),
        (
            -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0, 0, -8, 0, 12, 18, 0, -5, 0, 0, -9,
            -23, 0, 0, -27, 0, 14, 20, 0, 0, 13, 19, 0, -6, 0, 0, -10, -24, 0, 0, -28, 0, 15,
            21, 0, -25, 0, 0, -29, 0, 16, 22, 0, 0, 31, 32, 0, -26, 0, 0, -30,
        ),
        (
            -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0, 0, 7, 0, 14, 20, 0, 23, 0, 0, 27,
            -5, 0, 0, -9, 0, -12, -18, 0, 0, 15, 21, 0, 24, 0, 0, 28, -6, 0, 0, -10, 0, -13,
            -19, 0, -26, 0, 0, -30, 0, -31, -32, 0, 0, 16, 22, 0, 25, 0, 0, 29,
        ),
        (
            -5, 0, 0, -9, 0, -12, -18, 0, 0, -14, -20, 0, -23, 0, 0, -27, 0, 1, 2, 0, 3, 0, 0,
            7, 4, 0, 0, 8, 0, 11, 17, 0, 0, 16, 22, 0, 25, 0, 0, 29, 26, 0, 0, 30, 0, 31, 32, 0,
            -6, 0, 0, -10, 0, -13, -19, 0, 0, -15, -21, 0, -24, 0, 0, -28,
        ),
        (
            -6, 0, 0, -10, 0, -13, -19, 0, 0, -15, -21, 0, -24, 0, 0, -28, 0, -16, -22, 0, -25,
            0, 0, -29, -26, 0, 0, -30, 0, -31, -32, 0, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0,
            11, 17, 0, 5, 0, 0, 9, 0, 12, 18, 0, 0, 14, 20, 0, 23, 0, 0, 27,
        ),
        (
            -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8, 0, 0, 4, 0, -18, 12, 0, -9, 0, 0, 5,
            -27, 0, 0, 23, 0, -20, 14, 0, 0, -19, 13, 0, -10, 0, 0, 6, -28, 0, 0, 24, 0, -21,
            15, 0, -29, 0, 0, 25, 0, -22, 16, 0, 0, -32, 31, 0, -30, 0, 0, 26,
        ),
        (
            -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3, 0, -20, 14, 0, 27, 0, 0, -23,
            -9, 0, 0, 5, 0, 18, -12, 0, 0, -21, 15, 0, 28, 0, 0, -24, -10, 0, 0, 6, 0, 19, -13,
            0, -30, 0, 0, 26, 0, 32, -31, 0, 0, -22, 16, 0, 29, 0, 0, -25,
        ),
        (
            -9, 0, 0, 5, 0, 18, -12, 0, 0, 20, -14, 0, -27, 0, 0, 23, 0, -2, 1, 0, 7, 0, 0, -3,
            8, 0, 0, -4, 0, -17, 11, 0, 0, -22, 16, 0, 29, 0, 0, -25, 30, 0, 0, -26, 0, -32, 31,
            0, -10, 0, 0, 6, 0, 19, -13, 0, 0, 21, -15, 0, -28, 0, 0, 24,
        ),
        (
            -10, 0, 0, 6, 0, 19, -13, 0, 0, 21, -15, 0, -28, 0, 0, 24, 0, 22, -16, 0, -29, 0, 0,
            25, -30, 0, 0, 26, 0, 32, -31, 0, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11,
            0, 9, 0, 0, -5, 0, -18, 12, 0, 0, -20, 14, 0, 27, 0, 0, -23,
        ),
        (
            -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2, 0, -23, -27, 0, 14, 0, 0, 20,
            -12, 0, 0, -18, 0, 5, 9, 0, 0, -24, -28, 0, 15, 0, 0, 21, -13, 0, 0, -19, 0, 6, 10,
            0, -31, 0, 0, -32, 0, 26, 30, 0, 0, -25, -29, 0, 16, 0, 0, 22,
        ),
        (
            -12, 0, 0, -18, 0, 5, 9, 0, 0, 23, 27, 0, -14, 0, 0, -20, 0, -3, -7, 0, 1, 0, 0, 2,
            11, 0, 0, 17, 0, -4, -8, 0, 0, -25, -29, 0, 16, 0, 0, 22, 31, 0, 0, 32, 0, -26, -30,
            0, -13, 0, 0, -19, 0, 6, 10, 0, 0, 24, 28, 0, -15, 0, 0, -21,
        ),
        (
            -13, 0, 0, -19, 0, 6, 10, 0, 0, 24, 28, 0, -15, 0, 0, -21, 0, 25, 29, 0, -16, 0, 0,
            -22, -31, 0, 0, -32, 0, 26, 30, 0, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4,
            -8, 0, 12, 0, 0, 18, 0, -5, -9, 0, 0, -23, -27, 0, 14, 0, 0, 20,
        ),
        (
            -14, 0, 0, -20, 0, -23, -27, 0, 0, 5, 9, 0, 12, 0, 0, 18, 0, -4, -8, 0, -11, 0, 0,
            -17, 1, 0, 0, 2, 0, 3, 7, 0, 0, -26, -30, 0, -31, 0, 0, -32, 16, 0, 0, 22, 0, 25,
            29, 0, -15, 0, 0, -21, 0, -24, -28, 0, 0, 6, 10, 0, 13, 0, 0, 19,
        ),
        (
            -15, 0, 0, -21, 0, -24, -28, 0, 0, 6, 10, 0, 13, 0, 0, 19, 0, 26, 30, 0, 31, 0, 0,
            32, -16, 0, 0, -22, 0, -25, -29, 0, 0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3,
            7, 0, 14, 0, 0, 20, 0, 23, 27, 0, 0, -5, -9, 0, -12, 0, 0, -18,
        ),
        (
            -16, 0, 0, -22, 0, -25, -29, 0, 0, -26, -30, 0, -31, 0, 0, -32, 0, 6, 10, 0, 13, 0,
            0, 19, 15, 0, 0, 21, 0, 24, 28, 0, 0, -5, -9, 0, -12, 0, 0, -18, -14, 0, 0, -20, 0,
            -23, -27, 0, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 17,
        ),
        (
            0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8, 4, 0, -18, 0, 0, 12, 0, -9, 5, 0, 0,
            -27, 23, 0, -20, 0, 0, 14, -19, 0, 0, 13, 0, -10, 6, 0, 0, -28, 24, 0, -21, 0, 0,
            15, 0, -29, 25, 0, -22, 0, 0, 16, -32, 0, 0, 31, 0, -30, 26, 0,
        ),
        (
            0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0, -20, 0, 0, 14, 0, 27, -23, 0,
            0, -9, 5, 0, 18, 0, 0, -12, -21, 0, 0, 15, 0, 28, -24, 0, 0, -10, 6, 0, 19, 0, 0,
            -13, 0, -30, 26, 0, 32, 0, 0, -31, -22, 0, 0, 16, 0, 29, -25, 0,
        ),
        (
            0, -9, 5, 0, 18, 0, 0, -12, 20, 0, 0, -14, 0, -27, 23, 0, -2, 0, 0, 1, 0, 7, -3, 0,
            0, 8, -4, 0, -17, 0, 0, 11, -22, 0, 0, 16, 0, 29, -25, 0, 0, 30, -26, 0, -32, 0, 0,
            31, 0, -10, 6, 0, 19, 0, 0, -13, 21, 0, 0, -15, 0, -28, 24, 0,
        ),
        (
            0, -10, 6, 0, 19, 0, 0, -13, 21, 0, 0, -15, 0, -28, 24, 0, 22, 0, 0, -16, 0, -29,
            25, 0, 0, -30, 26, 0, 32, 0, 0, -31, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0,
            0, 11, 0, 9, -5, 0, -18, 0, 0, 12, -20, 0, 0, 14, 0, 27, -23, 0,
        ),
        (
            0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0, -23, 0, 0, -27, 0, 14, 20, 0,
            0, -12, -18, 0, 5, 0, 0, 9, -24, 0, 0, -28, 0, 15, 21, 0, 0, -13, -19, 0, 6, 0, 0,
            10, 0, -31, -32, 0, 26, 0, 0, 30, -25, 0, 0, -29, 0, 16, 22, 0,
        ),
        (
            0, -12, -18, 0, 5, 0, 0, 9, 23, 0, 0, 27, 0, -14, -20, 0, -3, 0, 0, -7, 0, 1, 2, 0,
            0, 11, 17, 0, -4, 0, 0, -8, -25, 0, 0, -29, 0, 16, 22, 0, 0, 31, 32, 0, -26, 0, 0,
            -30, 0, -13, -19, 0, 6, 0, 0, 10, 24, 0, 0, 28, 0, -15, -21, 0,
        ),
        (
            0, -13, -19, 0, 6, 0, 0, 10, 24, 0, 0, 28, 0, -15, -21, 0, 25, 0, 0, 29, 0, -16,
            -22, 0, 0, -31, -32, 0, 26, 0, 0, 30, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0,
            0, -8, 0, 12, 18, 0, -5, 0, 0, -9, -23, 0, 0, -27, 0, 14, 20, 0,
        ),
        (
            0, -14, -20, 0, -23, 0, 0, -27, 5, 0, 0, 9, 0, 12, 18, 0, -4, 0, 0, -8, 0, -11, -17,
            0, 0, 1, 2, 0, 3, 0, 0, 7, -26, 0, 0, -30, 0, -31, -32, 0, 0, 16, 22, 0, 25, 0, 0,
            29, 0, -15, -21, 0, -24, 0, 0, -28, 6, 0, 0, 10, 0, 13, 19, 0,
        ),
        (
            0, -15, -21, 0, -24, 0, 0, -28, 6, 0, 0, 10, 0, 13, 19, 0, 26, 0, 0, 30, 0, 31, 32,
            0, 0, -16, -22, 0, -25, 0, 0, -29, -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0,
            0, 7, 0, 14, 20, 0, 23, 0, 0, 27, -5, 0, 0, -9, 0, -12, -18, 0,
        ),
        (
            0, -16, -22, 0, -25, 0, 0, -29, -26, 0, 0, -30, 0, -31, -32, 0, 6, 0, 0, 10, 0, 13,
            19, 0, 0, 15, 21, 0, 24, 0, 0, 28, -5, 0, 0, -9, 0, -12, -18, 0, 0, -14, -20, 0,
            -23, 0, 0, -27, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 17, 0,
        ),
        (
            0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0, -27, 0, 0, 23, 0, -20, 14, 0,
            0, 18, -12, 0, 9, 0, 0, -5, -28, 0, 0, 24, 0, -21, 15, 0, 0, 19, -13, 0, 10, 0, 0,
            -6, 0, 32, -31, 0, 30, 0, 0, -26, -29, 0, 0, 25, 0, -22, 16, 0,
        ),
        (
            0, 18, -12, 0, 9, 0, 0, -5, 27, 0, 0, -23, 0, 20, -14, 0, -7, 0, 0, 3, 0, -2, 1, 0,
            0, -17, 11, 0, -8, 0, 0, 4, -29, 0, 0, 25, 0, -22, 16, 0, 0, -32, 31, 0, -30, 0, 0,
            26, 0, 19, -13, 0, 10, 0, 0, -6, 28, 0, 0, -24, 0, 21, -15, 0,
        ),
        (
            0, 19, -13, 0, 10, 0, 0, -6, 28, 0, 0, -24, 0, 21, -15, 0, 29, 0, 0, -25, 0, 22,
            -16, 0, 0, 32, -31, 0, 30, 0, 0, -26, -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8,
            0, 0, 4, 0, -18, 12, 0, -9, 0, 0, 5, -27, 0, 0, 23, 0, -20, 14, 0,
        ),
        (
            0, 20, -14, 0, -27, 0, 0, 23, 9, 0, 0, -5, 0, -18, 12, 0, -8, 0, 0, 4, 0, 17, -11,
            0, 0, -2, 1, 0, 7, 0, 0, -3, -30, 0, 0, 26, 0, 32, -31, 0, 0, -22, 16, 0, 29, 0, 0,
            -25, 0, 21, -15, 0, -28, 0, 0, 24, 10, 0, 0, -6, 0, -19, 13, 0,
        ),
        (
            0, 21, -15, 0, -28, 0, 0, 24, 10, 0, 0, -6, 0, -19, 13, 0, 30, 0, 0, -26, 0, -32,
            31, 0, 0, 22, -16, 0, -29, 0, 0, 25, -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0,
            0, -3, 0, -20, 14, 0, 27, 0, 0, -23, -9, 0, 0, 5, 0, 18, -12, 0,
        ),
        (
            0, 22, -16, 0, -29, 0, 0, 25, -30, 0, 0, 26, 0, 32, -31, 0, 10, 0, 0, -6, 0, -19,
            13, 0, 0, -21, 15, 0, 28, 0, 0, -24, -9, 0, 0, 5, 0, 18, -12, 0, 0, 20, -14, 0, -27,
            0, 0, 23, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11, 0,
        ),
        (
            0, 23, 27, 0, -14, 0, 0, -20, 12, 0, 0, 18, 0, -5, -9, 0, -11, 0, 0, -17, 0, 4, 8,
            0, 0, -3, -7, 0, 1, 0, 0, 2, -31, 0, 0, -32, 0, 26, 30, 0, 0, -25, -29, 0, 16, 0, 0,
            22, 0, 24, 28, 0, -15, 0, 0, -21, 13, 0, 0, 19, 0, -6, -10, 0,
        ),
        (
            0, 24, 28, 0, -15, 0, 0, -21, 13, 0, 0, 19, 0, -6, -10, 0, 31, 0, 0, 32, 0, -26,
            -30, 0, 0, 25, 29, 0, -16, 0, 0, -22, -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1,
            0, 0, 2, 0, -23, -27, 0, 14, 0, 0, 20, -12, 0, 0, -18, 0, 5, 9, 0,
        ),
        (
            0, 25, 29, 0, -16, 0, 0, -22, -31, 0, 0, -32, 0, 26, 30, 0, 13, 0, 0, 19, 0, -6,
            -10, 0, 0, -24, -28, 0, 15, 0, 0, 21, -12, 0, 0, -18, 0, 5, 9, 0, 0, 23, 27, 0, -14,
            0, 0, -20, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4, -8, 0,
        ),
        (
            0, 26, 30, 0, 31, 0, 0, 32, -16, 0, 0, -22, 0, -25, -29, 0, 15, 0, 0, 21, 0, 24, 28,
            0, 0, -6, -10, 0, -13, 0, 0, -19, -14, 0, 0, -20, 0, -23, -27, 0, 0, 5, 9, 0, 12, 0,
            0, 18, 0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3, 7, 0,
        ),
        (
            17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1, 0, -27, 23, 0, -20, 0, 0, 14,
            18, 0, 0, -12, 0, 9, -5, 0, 0, -28, 24, 0, -21, 0, 0, 15, 19, 0, 0, -13, 0, 10, -6,
            0, 32, 0, 0, -31, 0, 30, -26, 0, 0, -29, 25, 0, -22, 0, 0, 16,
        ),
        (
            18, 0, 0, -12, 0, 9, -5, 0, 0, 27, -23, 0, 20, 0, 0, -14, 0, -7, 3, 0, -2, 0, 0, 1,
            -17, 0, 0, 11, 0, -8, 4, 0, 0, -29, 25, 0, -22, 0, 0, 16, -32, 0, 0, 31, 0, -30, 26,
            0, 19, 0, 0, -13, 0, 10, -6, 0, 0, 28, -24, 0, 21, 0, 0, -15,
        ),
        (
            19, 0, 0, -13, 0, 10, -6, 0, 0, 28, -24, 0, 21, 0, 0, -15, 0, 29, -25, 0, 22, 0, 0,
            -16, 32, 0, 0, -31, 0, 30, -26, 0, 0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8,
            4, 0, -18, 0, 0, 12, 0, -9, 5, 0, 0, -27, 23, 0, -20, 0, 0, 14,
        ),
        (
            20, 0, 0, -14, 0, -27, 23, 0, 0, 9, -5, 0, -18, 0, 0, 12, 0, -8, 4, 0, 17, 0, 0,
            -11, -2, 0, 0, 1, 0, 7, -3, 0, 0, -30, 26, 0, 32, 0, 0, -31, -22, 0, 0, 16, 0, 29,
            -25, 0, 21, 0, 0, -15, 0, -28, 24, 0, 0, 10, -6, 0, -19, 0, 0, 13,
        ),
        (
            21, 0, 0, -15, 0, -28, 24, 0, 0, 10, -6, 0, -19, 0, 0, 13, 0, 30, -26, 0, -32, 0, 0,
            31, 22, 0, 0, -16, 0, -29, 25, 0, 0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3,
            0, -20, 0, 0, 14, 0, 27, -23, 0, 0, -9, 5, 0, 18, 0, 0, -12,
        ),
        (
            22, 0, 0, -16, 0, -29, 25, 0, 0, -30, 26, 0, 32, 0, 0, -31, 0, 10, -6, 0, -19, 0, 0,
            13, -21, 0, 0, 15, 0, 28, -24, 0, 0, -9, 5, 0, 18, 0, 0, -12, 20, 0, 0, -14, 0, -27,
            23, 0, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0, 0, 11,
        ),
        (
            23, 0, 0, 27, 0, -14, -20, 0, 0, 12, 18, 0, -5, 0, 0, -9, 0, -11, -17, 0, 4, 0, 0,
            8, -3, 0, 0, -7, 0, 1, 2, 0, 0, -31, -32, 0, 26, 0, 0, 30, -25, 0, 0, -29, 0, 16,
            22, 0, 24, 0, 0, 28, 0, -15, -21, 0, 0, 13, 19, 0, -6, 0, 0, -10,
        ),
        (
            24, 0, 0, 28, 0, -15, -21, 0, 0, 13, 19, 0, -6, 0, 0, -10, 0, 31, 32, 0, -26, 0, 0,
            -30, 25, 0, 0, 29, 0, -16, -22, 0, 0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1,
            2, 0, -23, 0, 0, -27, 0, 14, 20, 0, 0, -12, -18, 0, 5, 0, 0, 9,
        ),
        (
            25, 0, 0, 29, 0, -16, -22, 0, 0, -31, -32, 0, 26, 0, 0, 30, 0, 13, 19, 0, -6, 0, 0,
            -10, -24, 0, 0, -28, 0, 15, 21, 0, 0, -12, -18, 0, 5, 0, 0, 9, 23, 0, 0, 27, 0, -14,
            -20, 0, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0, 0, -8,
        ),
        (
            26, 0, 0, 30, 0, 31, 32, 0, 0, -16, -22, 0, -25, 0, 0, -29, 0, 15, 21, 0, 24, 0, 0,
            28, -6, 0, 0, -10, 0, -13, -19, 0, 0, -14, -20, 0, -23, 0, 0, -27, 5, 0, 0, 9, 0,
            12, 18, 0, -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0, 0, 7,
        ),
        (
            27, 0, 0, -23, 0, 20, -14, 0, 0, -18, 12, 0, -9, 0, 0, 5, 0, 17, -11, 0, 8, 0, 0,
            -4, -7, 0, 0, 3, 0, -2, 1, 0, 0, 32, -31, 0, 30, 0, 0, -26, -29, 0, 0, 25, 0, -22,
            16, 0, 28, 0, 0, -24, 0, 21, -15, 0, 0, -19, 13, 0, -10, 0, 0, 6,
        ),
        (
            28, 0, 0, -24, 0, 21, -15, 0, 0, -19, 13, 0, -10, 0, 0, 6, 0, -32, 31, 0, -30, 0, 0,
            26, 29, 0, 0, -25, 0, 22, -16, 0, 0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1,
            0, -27, 0, 0, 23, 0, -20, 14, 0, 0, 18, -12, 0, 9, 0, 0, -5,
        ),
        (
            29, 0, 0, -25, 0, 22, -16, 0, 0, 32, -31, 0, 30, 0, 0, -26, 0, -19, 13, 0, -10, 0,
            0, 6, -28, 0, 0, 24, 0, -21, 15, 0, 0, 18, -12, 0, 9, 0, 0, -5, 27, 0, 0, -23, 0,
            20, -14, 0, -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8, 0, 0, 4,
        ),
        (
            30, 0, 0, -26, 0, -32, 31, 0, 0, 22, -16, 0, -29, 0, 0, 25, 0, -21, 15, 0, 28, 0, 0,
            -24, -10, 0, 0, 6, 0, 19, -13, 0, 0, 20, -14, 0, -27, 0, 0, 23, 9, 0, 0, -5, 0, -18,
            12, 0, -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3,
        ),
        (
            31, 0, 0, 32, 0, -26, -30, 0, 0, 25, 29, 0, -16, 0, 0, -22, 0, -24, -28, 0, 15, 0,
            0, 21, -13, 0, 0, -19, 0, 6, 10, 0, 0, 23, 27, 0, -14, 0, 0, -20, 12, 0, 0, 18, 0,
            -5, -9, 0, -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2,
        ),
        (
            0, 27, -23, 0, 20, 0, 0, -14, -18, 0, 0, 12, 0, -9, 5, 0, 17, 0, 0, -11, 0, 8, -4,
            0, 0, -7, 3, 0, -2, 0, 0, 1, 32, 0, 0, -31, 0, 30, -26, 0, 0, -29, 25, 0, -22, 0, 0,
            16, 0, 28, -24, 0, 21, 0, 0, -15, -19, 0, 0, 13, 0, -10, 6, 0,
        ),
        (
            0, 28, -24, 0, 21, 0, 0, -15, -19, 0, 0, 13, 0, -10, 6, 0, -32, 0, 0, 31, 0, -30,
            26, 0, 0, 29, -25, 0, 22, 0, 0, -16, 17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0,
            0, 1, 0, -27, 23, 0, -20, 0, 0, 14, 18, 0, 0, -12, 0, 9, -5, 0,
        ),
        (
            0, 29, -25, 0, 22, 0, 0, -16, 32, 0, 0, -31, 0, 30, -26, 0, -19, 0, 0, 13, 0, -10,
            6, 0, 0, -28, 24, 0, -21, 0, 0, 15, 18, 0, 0, -12, 0, 9, -5, 0, 0, 27, -23, 0, 20,
            0, 0, -14, 0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8, 4, 0,
        ),
        (
            0, 30, -26, 0, -32, 0, 0, 31, 22, 0, 0, -16, 0, -29, 25, 0, -21, 0, 0, 15, 0, 28,
            -24, 0, 0, -10, 6, 0, 19, 0, 0, -13, 20, 0, 0, -14, 0, -27, 23, 0, 0, 9, -5, 0, -18,
            0, 0, 12, 0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0,
        ),
        (
            0, 31, 32, 0, -26, 0, 0, -30, 25, 0, 0, 29, 0, -16, -22, 0, -24, 0, 0, -28, 0, 15,
            21, 0, 0, -13, -19, 0, 6, 0, 0, 10, 23, 0, 0, 27, 0, -14, -20, 0, 0, 12, 18, 0, -5,
            0, 0, -9, 0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0,
        ),
        (
            0, -32, 31, 0, -30, 0, 0, 26, 29, 0, 0, -25, 0, 22, -16, 0, -28, 0, 0, 24, 0, -21,
            15, 0, 0, 19, -13, 0, 10, 0, 0, -6, 27, 0, 0, -23, 0, 20, -14, 0, 0, -18, 12, 0, -9,
            0, 0, 5, 0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0,
        ),
        (
            -32, 0, 0, 31, 0, -30, 26, 0, 0, 29, -25, 0, 22, 0, 0, -16, 0, -28, 24, 0, -21, 0,
            0, 15, 19, 0, 0, -13, 0, 10, -6, 0, 0, 27, -23, 0, 20, 0, 0, -14, -18, 0, 0, 12, 0,
            -9, 5, 0, 17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1,
        ),
    )


def _sandwich__even__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 64), 64, guarded=True)
def sandwich__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 8224 multiplications, 8095 additions, 64 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__full", ("R", R, 32, 2), ("x", x, 64, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__even__full_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__even__full_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__even__full_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__scalar_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1,),
        (2,),
        (3,),
        (7,),
        (4,),
        (8,),
        (11,),
        (5,),
        (9,),
        (12,),
        (14,),
        (6,),
        (10,),
        (13,),
        (15,),
        (16,),
    )


def _sandwich__g0_2__scalar_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 7, 4, 8, 11, 5, 9, 12, 14, 6, 10, 13, 15, 16),
    )


def _sandwich__g0_2__scalar_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 1), 1, guarded=True)
def sandwich__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the gather form: 48 multiplications, 30 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__scalar", ("R", R, 16, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__scalar_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__scalar_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__scalar_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (7, -3, 2, 0, 0, 0),
        (-4, -8, -11, 1, 14, 15),
        (8, -4, 0, 2, 0, 0),
        (11, 0, -4, 3, 0, 0),
        (0, 11, -8, 7, 0, 0),
        (-5, -9, -12, -14, 1, 16),
        (9, -5, 0, 0, 2, 0),
        (12, 0, -5, 0, 3, 0),
        (0, 12, -9, 0, 7, 0),
        (14, 0, 0, -5, 4, 0),
        (0, 14, 0, -9, 8, 0),
        (0, 0, 14, -12, 11, 0),
        (-6, -10, -13, -15, -16, 1),
        (10, -6, 0, 0, 0, 2),
        (13, 0, -6, 0, 0, 3),
        (0, 13, -10, 0, 0, 7),
        (15, 0, 0, -6, 0, 4),
        (0, 15, 0, -10, 0, 8),
        (0, 0, 15, -13, 0, 11),
        (16, 0, 0, 0, -6, 5),
        (0, 16, 0, 0, -10, 9),
        (0, 0, 16, 0, -13, 12),
        (0, 0, 0, 16, -15, 14),
    )


def _sandwich__g0_2__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 7, 4, 8, 11, 0, 5, 9, 12, 0, 14, 0, 0, 6, 10, 13, 0, 15, 0, 0, 16, 0, 0, 0),
        (
            -2, 1, 7, -3, 8, -4, 0, 11, 9, -5, 0, 12, 0, 14, 0, 10, -6, 0, 13, 0, 15, 0, 0, 16,
            0, 0,
        ),
        (
            -3, -7, 1, 2, 11, 0, -4, -8, 12, 0, -5, -9, 0, 0, 14, 13, 0, -6, -10, 0, 0, 15, 0,
            0, 16, 0,
        ),
        (
            -4, -8, -11, 0, 1, 2, 3, 7, 14, 0, 0, 0, -5, -9, -12, 15, 0, 0, 0, -6, -10, -13, 0,
            0, 0, 16,
        ),
        (
            -5, -9, -12, 0, -14, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 16, 0, 0, 0, 0, 0, 0, -6, -10,
            -13, -15,
        ),
        (
            -6, -10, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 5, 9,
            12, 14,
        ),
    )


def _sandwich__g0_2__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 6), 6, guarded=True)
def sandwich__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the gather form: 328 multiplications, 295 additions, 6 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__vector", ("R", R, 16, 2), ("x", x, 6, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__vector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__vector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__vector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16),
        (1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0),
        (-7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0),
        (3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0),
        (-8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0),
        (4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0),
        (0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0),
        (11, -8, 7, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, 0),
        (-9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6),
        (5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10),
        (0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13),
        (12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0),
        (0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15),
        (14, 0, -9, 8, 0, 0, 5, -4, 0, 0, 0, 0, 2, 0, 0),
        (0, 14, -12, 11, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0),
        (0, 0, 0, 0, 0, 14, -12, 11, 0, 9, -8, 0, 7, 0, 0),
        (-10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5),
        (6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9),
        (0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12),
        (13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0),
        (0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14),
        (15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0),
        (0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0),
        (0, 0, 0, 0, 0, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0),
        (0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1),
        (16, 0, 0, -10, 9, 0, 0, 6, -5, 0, 0, 0, 0, 0, 2),
        (0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3),
        (0, 0, 0, 0, 0, 16, 0, -13, 12, 0, 10, -9, 0, 0, 7),
        (0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4),
        (0, 0, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11),
    )


def _sandwich__g0_2__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -2, 1, 7, -3, 8, -4, 0, 11, 9, -5, 0, 12, 0, 14, 0, 0, 10, -6, 0, 13, 0, 15, 0, 0,
            0, 16, 0, 0, 0, 0, 0,
        ),
        (
            -3, -7, 1, 2, 11, 0, -4, -8, 12, 0, -5, -9, 0, 0, 14, 0, 13, 0, -6, -10, 0, 0, 15,
            0, 0, 0, 16, 0, 0, 0, 0,
        ),
        (
            -4, -8, -11, 0, 1, 2, 3, 7, 14, 0, 0, 0, -5, -9, -12, 0, 15, 0, 0, 0, -6, -10, -13,
            0, 0, 0, 0, 0, 16, 0, 0,
        ),
        (
            -5, -9, -12, 0, -14, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, -6,
            -10, -13, 0, -15, 0, 0,
        ),
        (
            -6, -10, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 0, 5,
            9, 12, 0, 14, 0, 0,
        ),
        (
            -7, 3, -2, 1, 0, 11, -8, 4, 0, 12, -9, 5, 0, 0, 0, 14, 0, 13, -10, 6, 0, 0, 0, 15,
            0, 0, 0, 16, 0, 0, 0,
        ),
        (
            -8, 4, 0, -11, -2, 1, 7, -3, 0, 14, 0, 0, -9, 5, 0, -12, 0, 15, 0, 0, -10, 6, 0,
            -13, 0, 0, 0, 0, 0, 16, 0,
        ),
        (
            -9, 5, 0, -12, 0, -14, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11, 0, 16, 0, 0, 0, 0, 0, 0,
            -10, 6, 0, -13, 0, -15, 0,
        ),
        (
            -10, 6, 0, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11,
            9, -5, 0, 12, 0, 14, 0,
        ),
        (
            -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 14, 0, -12, 0, 5, 9, 0, 0, 15, 0, -13, 0, 6, 10,
            0, 0, 0, 0, 0, 0, 16,
        ),
        (
            -12, 0, 5, 9, 0, 0, -14, 0, -3, -7, 1, 2, 11, 0, -4, -8, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 0, 6, 10, 0, 0, -15,
        ),
        (
            -13, 0, 6, 10, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, -3, -7, 1, 2, 11, 0, -4, -8,
            12, 0, -5, -9, 0, 0, 14,
        ),
        (
            -14, 0, 0, 0, 5, 9, 12, 0, -4, -8, -11, 0, 1, 2, 3, 7, 0, 0, 0, 0, 16, 0, 0, 0, -15,
            0, 0, 0, 6, 10, 13,
        ),
        (
            -15, 0, 0, 0, 6, 10, 13, 0, 0, 0, 0, 0, -16, 0, 0, 0, -4, -8, -11, 0, 1, 2, 3, 7,
            14, 0, 0, 0, -5, -9, -12,
        ),
        (
            -16, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 0, 15, 0, 0, 0, -5, -9, -12, 0, -14, 0, 0, 0,
            1, 2, 3, 7, 4, 8, 11,
        ),
    )


def _sandwich__g0_2__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 15), 15, guarded=True)
def sandwich__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 946 multiplications, 899 additions, 15 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__bivector",
        ("R", R, 16, 2),
        ("x", x, 15, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__bivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__bivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__bivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-7, -8, -9, -10, -11, -12, -13, -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, 4, 5, 6, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, 0, 0, 0, 0),
        (-2, 0, 0, 0, 4, 5, 6, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15, -16, 0),
        (1, 11, 12, 13, -8, -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0),
        (0, -2, 0, 0, -3, 0, 0, 5, 6, 0, -7, 0, 0, 9, 10, 0, 12, 13, 0, -16),
        (-11, 1, 14, 15, 7, 0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0),
        (8, -7, 0, 0, 1, 14, 15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0),
        (-4, 3, 0, 0, -2, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0),
        (0, 0, -2, 0, 0, -3, 0, -4, 0, 6, 0, -7, 0, -8, 0, 10, -11, 0, 13, 15),
        (-12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0),
        (9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0),
        (-5, 0, 3, 0, 0, -2, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0),
        (0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6),
        (0, -5, 4, 0, 0, 0, 0, -2, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10),
        (0, 0, 0, 0, -5, 4, 0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13),
        (14, -12, 11, 0, 9, -8, 0, 7, 0, 0, -5, 4, 0, -3, 0, 0, 2, 0, 0, 0),
        (0, 0, 0, -2, 0, 0, -3, 0, -4, -5, 0, 0, -7, 0, -8, -9, 0, -11, -12, -14),
        (-13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0),
        (10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0),
        (-6, 0, 0, 3, 0, 0, -2, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0),
        (0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5),
        (0, -6, 0, 4, 0, 0, 0, 0, -2, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9),
        (0, 0, 0, 0, -6, 0, 4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14, -12),
        (15, -13, 0, 11, 10, 0, -8, 0, 7, 0, -6, 0, 4, 0, -3, 0, 0, 2, 0, 0),
        (0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4),
        (0, 0, -6, 5, 0, 0, 0, 0, 0, -2, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8),
        (0, 0, 0, 0, 0, -6, 5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11),
        (16, 0, -13, 12, 0, 10, -9, 0, 0, 7, 0, -6, 5, 0, 0, -3, 0, 0, 2, 0),
        (0, 0, 0, 0, 0, 0, 0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 1),
        (0, 16, -15, 14, 0, 0, 0, 10, -9, 8, 0, 0, 0, -6, 5, -4, 0, 0, 0, 2),
        (0, 0, 0, 0, 16, -15, 14, 13, -12, 11, 0, 0, 0, 0, 0, 0, -6, 5, -4, 3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7),
    )


def _sandwich__g0_2__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -7, 3, -2, 1, 0, 11, -8, 4, 0, 12, -9, 5, 0, 0, 0, 14, 0, 13, -10, 6, 0, 0, 0, 15,
            0, 0, 0, 16, 0, 0, 0, 0,
        ),
        (
            -8, 4, 0, -11, -2, 1, 7, -3, 0, 14, 0, 0, -9, 5, 0, -12, 0, 15, 0, 0, -10, 6, 0,
            -13, 0, 0, 0, 0, 0, 16, 0, 0,
        ),
        (
            -9, 5, 0, -12, 0, -14, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11, 0, 16, 0, 0, 0, 0, 0, 0,
            -10, 6, 0, -13, 0, -15, 0, 0,
        ),
        (
            -10, 6, 0, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11,
            9, -5, 0, 12, 0, 14, 0, 0,
        ),
        (
            -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 14, 0, -12, 0, 5, 9, 0, 0, 15, 0, -13, 0, 6, 10,
            0, 0, 0, 0, 0, 0, 16, 0,
        ),
        (
            -12, 0, 5, 9, 0, 0, -14, 0, -3, -7, 1, 2, 11, 0, -4, -8, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 0, 6, 10, 0, 0, -15, 0,
        ),
        (
            -13, 0, 6, 10, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, -3, -7, 1, 2, 11, 0, -4, -8,
            12, 0, -5, -9, 0, 0, 14, 0,
        ),
        (
            -14, 0, 0, 0, 5, 9, 12, 0, -4, -8, -11, 0, 1, 2, 3, 7, 0, 0, 0, 0, 16, 0, 0, 0, -15,
            0, 0, 0, 6, 10, 13, 0,
        ),
        (
            -15, 0, 0, 0, 6, 10, 13, 0, 0, 0, 0, 0, -16, 0, 0, 0, -4, -8, -11, 0, 1, 2, 3, 7,
            14, 0, 0, 0, -5, -9, -12, 0,
        ),
        (
            -16, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 0, 15, 0, 0, 0, -5, -9, -12, 0, -14, 0, 0, 0,
            1, 2, 3, 7, 4, 8, 11, 0,
        ),
        (
            0, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 14, 0, -12, 9, -5, 0, 0, 0, 15, 0, -13, 10,
            -6, 0, 0, 0, 0, 0, 0, 0, 16,
        ),
        (
            0, -12, 9, -5, 0, 0, 0, -14, -7, 3, -2, 1, 0, 11, -8, 4, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 10, -6, 0, 0, 0, -15,
        ),
        (
            0, -13, 10, -6, 0, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, -7, 3, -2, 1, 0, 11, -8, 4,
            0, 12, -9, 5, 0, 0, 0, 14,
        ),
        (
            0, -14, 0, 0, 9, -5, 0, 12, -8, 4, 0, -11, -2, 1, 7, -3, 0, 0, 0, 0, 0, 16, 0, 0, 0,
            -15, 0, 0, 10, -6, 0, 13,
        ),
        (
            0, -15, 0, 0, 10, -6, 0, 13, 0, 0, 0, 0, 0, -16, 0, 0, -8, 4, 0, -11, -2, 1, 7, -3,
            0, 14, 0, 0, -9, 5, 0, -12,
        ),
        (
            0, -16, 0, 0, 0, 0, 0, 0, 10, -6, 0, 13, 0, 15, 0, 0, -9, 5, 0, -12, 0, -14, 0, 0,
            -2, 1, 7, -3, 8, -4, 0, 11,
        ),
        (
            0, 0, -14, 0, 12, 0, -5, -9, -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 0, 0, 0, 0, 16, 0, 0,
            0, -15, 0, 13, 0, -6, -10,
        ),
        (
            0, 0, -15, 0, 13, 0, -6, -10, 0, 0, 0, 0, 0, 0, -16, 0, -11, 0, 4, 8, -3, -7, 1, 2,
            0, 0, 14, 0, -12, 0, 5, 9,
        ),
        (
            0, 0, -16, 0, 0, 0, 0, 0, 13, 0, -6, -10, 0, 0, 15, 0, -12, 0, 5, 9, 0, 0, -14, 0,
            -3, -7, 1, 2, 11, 0, -4, -8,
        ),
        (
            0, 0, 0, 0, -16, 0, 0, 0, 15, 0, 0, 0, -6, -10, -13, 0, -14, 0, 0, 0, 5, 9, 12, 0,
            -4, -8, -11, 0, 1, 2, 3, 7,
        ),
    )


def _sandwich__g0_2__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 20), 20, guarded=True)
def sandwich__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 1296 multiplications, 1243 additions, 20 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__trivector",
        ("R", R, 16, 2),
        ("x", x, 20, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__trivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__trivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__trivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-11, -12, -13, -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (8, 9, 10, 0, 0, 0, -14, -15, -16, 0, 0, 0, 0, 0, 0),
        (-4, -5, -6, 0, 0, 0, 0, 0, 0, 0, -14, -15, -16, 0, 0),
        (-7, 0, 0, 9, 10, 0, 12, 13, 0, -16, 0, 0, 0, 0, 0),
        (3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 12, 13, 0, -16, 0),
        (-2, 0, 0, 0, 0, 0, -5, -6, 0, 0, -9, -10, 0, 0, -16),
        (1, 14, 15, -12, -13, 0, 9, 10, 0, 0, -5, -6, 0, 0, 0),
        (0, -7, 0, -8, 0, 10, -11, 0, 13, 15, 0, 0, 0, 0, 0),
        (0, 3, 0, 4, 0, -6, 0, 0, 0, 0, -11, 0, 13, 15, 0),
        (0, -2, 0, 0, 0, 0, 4, 0, -6, 0, 8, 0, -10, 0, 15),
        (-14, 1, 16, 11, 0, -13, -8, 0, 10, 0, 4, 0, -6, 0, 0),
        (0, 0, 0, -2, 0, 0, -3, 0, 0, -6, -7, 0, 0, -10, -13),
        (12, -11, 0, 1, 16, -15, 7, 0, 0, 10, -3, 0, 0, -6, 0),
        (-9, 8, 0, -7, 0, 0, 1, 16, -15, 13, 2, 0, 0, 0, -6),
        (5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1, 16, -15, 13, -10),
        (0, 0, -7, 0, -8, -9, 0, -11, -12, -14, 0, 0, 0, 0, 0),
        (0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, -11, -12, -14, 0),
        (0, 0, -2, 0, 0, 0, 0, 4, 5, 0, 0, 8, 9, 0, -14),
        (-15, -16, 1, 0, 11, 12, 0, -8, -9, 0, 0, 4, 5, 0, 0),
        (0, 0, 0, 0, -2, 0, 0, -3, 0, 5, 0, -7, 0, 9, 12),
        (13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0, -3, 0, 5, 0),
        (-10, 0, 8, 0, -7, 0, -16, 1, 14, -12, 0, 2, 0, 0, 5),
        (6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16, 1, 14, -12, 9),
        (0, 0, 0, 0, 0, -2, 0, 0, -3, -4, 0, 0, -7, -8, -11),
        (0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0, 0, -3, -4, 0),
        (0, -10, 9, 0, 0, -7, 15, -14, 1, 11, 0, 0, 2, 0, -4),
        (0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15, -14, 1, 11, -8),
        (0, 0, 0, -10, 9, -8, -13, 12, -11, 1, 0, 0, 0, 2, 3),
        (0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13, 12, -11, 1, 7),
        (0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 10, -9, 8, -7, 1),
        (16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2),
    )


def _sandwich__g0_2__g4_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 14, 0, -12, 9, -5, 0, 0, 0, 15, 0, -13, 10, -6,
            0, 0, 0, 0, 0, 0, 0, 16,
        ),
        (
            -12, 9, -5, 0, 0, 0, -14, -7, 3, -2, 1, 0, 11, -8, 4, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 10, -6, 0, 0, 0, -15,
        ),
        (
            -13, 10, -6, 0, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, -7, 3, -2, 1, 0, 11, -8, 4, 0,
            12, -9, 5, 0, 0, 0, 14,
        ),
        (
            -14, 0, 0, 9, -5, 0, 12, -8, 4, 0, -11, -2, 1, 7, -3, 0, 0, 0, 0, 0, 16, 0, 0, 0,
            -15, 0, 0, 10, -6, 0, 13,
        ),
        (
            -15, 0, 0, 10, -6, 0, 13, 0, 0, 0, 0, 0, -16, 0, 0, -8, 4, 0, -11, -2, 1, 7, -3, 0,
            14, 0, 0, -9, 5, 0, -12,
        ),
        (
            -16, 0, 0, 0, 0, 0, 0, 10, -6, 0, 13, 0, 15, 0, 0, -9, 5, 0, -12, 0, -14, 0, 0, -2,
            1, 7, -3, 8, -4, 0, 11,
        ),
        (
            0, -14, 0, 12, 0, -5, -9, -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
            -15, 0, 13, 0, -6, -10,
        ),
        (
            0, -15, 0, 13, 0, -6, -10, 0, 0, 0, 0, 0, 0, -16, 0, -11, 0, 4, 8, -3, -7, 1, 2, 0,
            0, 14, 0, -12, 0, 5, 9,
        ),
        (
            0, -16, 0, 0, 0, 0, 0, 13, 0, -6, -10, 0, 0, 15, 0, -12, 0, 5, 9, 0, 0, -14, 0, -3,
            -7, 1, 2, 11, 0, -4, -8,
        ),
        (
            0, 0, 0, -16, 0, 0, 0, 15, 0, 0, 0, -6, -10, -13, 0, -14, 0, 0, 0, 5, 9, 12, 0, -4,
            -8, -11, 0, 1, 2, 3, 7,
        ),
        (
            0, 0, -14, 0, 12, -9, 5, 0, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
            0, -15, 0, 13, -10, 6,
        ),
        (
            0, 0, -15, 0, 13, -10, 6, 0, 0, 0, 0, 0, 0, 0, -16, 0, -11, 8, -4, -7, 3, -2, 1, 0,
            0, 0, 14, 0, -12, 9, -5,
        ),
        (
            0, 0, -16, 0, 0, 0, 0, 0, 13, -10, 6, 0, 0, 0, 15, 0, -12, 9, -5, 0, 0, 0, -14, -7,
            3, -2, 1, 0, 11, -8, 4,
        ),
        (
            0, 0, 0, 0, -16, 0, 0, 0, 15, 0, 0, -10, 6, 0, -13, 0, -14, 0, 0, 9, -5, 0, 12, -8,
            4, 0, -11, -2, 1, 7, -3,
        ),
        (
            0, 0, 0, 0, 0, -16, 0, 0, 0, 15, 0, -13, 0, 6, 10, 0, 0, -14, 0, 12, 0, -5, -9, -11,
            0, 4, 8, -3, -7, 1, 2,
        ),
    )


def _sandwich__g0_2__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 15), 15, guarded=True)
def sandwich__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 946 multiplications, 899 additions, 15 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g4", ("R", R, 16, 2), ("x", x, 15, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__g4_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__g4_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__g4_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-14, -15, -16, 0, 0, 0),
        (12, 13, 0, -16, 0, 0),
        (-9, -10, 0, 0, -16, 0),
        (5, 6, 0, 0, 0, -16),
        (-11, 0, 13, 15, 0, 0),
        (8, 0, -10, 0, 15, 0),
        (-4, 0, 6, 0, 0, 15),
        (-7, 0, 0, -10, -13, 0),
        (3, 0, 0, 6, 0, -13),
        (-2, 0, 0, 0, 6, 10),
        (1, 16, -15, 13, -10, 6),
        (0, -11, -12, -14, 0, 0),
        (0, 8, 9, 0, -14, 0),
        (0, -4, -5, 0, 0, -14),
        (0, -7, 0, 9, 12, 0),
        (0, 3, 0, -5, 0, 12),
        (0, -2, 0, 0, -5, -9),
        (-16, 1, 14, -12, 9, -5),
        (0, 0, -7, -8, -11, 0),
        (0, 0, 3, 4, 0, -11),
        (0, 0, -2, 0, 4, 8),
        (15, -14, 1, 11, -8, 4),
        (0, 0, 0, -2, -3, -7),
        (-13, 12, -11, 1, 7, -3),
        (10, -9, 8, -7, 1, 2),
        (-6, 5, -4, 3, -2, 1),
    )


def _sandwich__g0_2__g5_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            -14, 12, -9, 5, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, -15, 0, 13,
            -10, 6,
        ),
        (
            -15, 13, -10, 6, 0, 0, 0, 0, 0, 0, -16, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 14, 0,
            -12, 9, -5,
        ),
        (
            -16, 0, 0, 0, 13, -10, 6, 0, 0, 0, 15, -12, 9, -5, 0, 0, 0, -14, -7, 3, -2, 1, 0,
            11, -8, 4,
        ),
        (
            0, -16, 0, 0, 15, 0, 0, -10, 6, 0, -13, -14, 0, 0, 9, -5, 0, 12, -8, 4, 0, -11, -2,
            1, 7, -3,
        ),
        (
            0, 0, -16, 0, 0, 15, 0, -13, 0, 6, 10, 0, -14, 0, 12, 0, -5, -9, -11, 0, 4, 8, -3,
            -7, 1, 2,
        ),
        (
            0, 0, 0, -16, 0, 0, 15, 0, -13, 10, -6, 0, 0, -14, 0, 12, -9, 5, 0, -11, 8, -4, -7,
            3, -2, 1,
        ),
    )


def _sandwich__g0_2__g5_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 6), 6, guarded=True)
def sandwich__g0_2__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 328 multiplications, 295 additions, 6 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g5", ("R", R, 16, 2), ("x", x, 6, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__g5_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__g5_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__g5_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__g6_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-16,),
        (15,),
        (-13,),
        (10,),
        (-6,),
        (-14,),
        (12,),
        (-9,),
        (5,),
        (-11,),
        (8,),
        (-4,),
        (-7,),
        (3,),
        (-2,),
        (1,),
    )


def _sandwich__g0_2__g6_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-16, 15, -13, 10, -6, -14, 12, -9, 5, -11, 8, -4, -7, 3, -2, 1),
    )


def _sandwich__g0_2__g6_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 1), 1, guarded=True)
def sandwich__g0_2__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the gather form: 48 multiplications, 30 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g6", ("R", R, 16, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__g6_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__g6_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__g6_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            2, 1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            3, -7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15,
            -16, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            7, 3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0,
            0, 0, -14, -15, -16, 0, 0, 0,
        ),
        (
            4, -8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, -7, 0, 0, 9, 10, 0, 12, 13,
            0, -16, 0, 0, 0, 0, 0, 0,
        ),
        (
            8, 4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0,
            0, 12, 13, 0, -16, 0, 0,
        ),
        (
            11, 0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0, -2, 0, 0, 0, 0, 0, -5, -6,
            0, 0, -9, -10, 0, 0, -16, 0,
        ),
        (
            0, 11, -8, 7, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0,
            0, -5, -6, 0, 0, 0, -16,
        ),
        (
            5, -9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, -7, 0, -8, 0, 10, -11, 0,
            13, 15, 0, 0, 0, 0, 0, 0,
        ),
        (
            9, 5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, 3, 0, 4, 0, -6, 0, 0, 0,
            0, -11, 0, 13, 15, 0, 0,
        ),
        (
            12, 0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, -2, 0, 0, 0, 0, 4, 0,
            -6, 0, 8, 0, -10, 0, 15, 0,
        ),
        (
            0, 12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0,
            10, 0, 4, 0, -6, 0, 0, 15,
        ),
        (
            14, 0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0, -2, 0, 0, -3, 0,
            0, -6, -7, 0, 0, -10, -13, 0,
        ),
        (
            0, 14, 0, -9, 8, 0, 0, 5, -4, 0, 0, 0, 0, 2, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0,
            10, -3, 0, 0, -6, 0, -13,
        ),
        (
            0, 0, 14, -12, 11, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15,
            13, 2, 0, 0, 0, -6, 10,
        ),
        (
            0, 0, 0, 0, 0, 0, 14, -12, 11, 0, 9, -8, 0, 7, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0,
            1, 16, -15, 13, -10, -6,
        ),
        (
            6, -10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, -7, 0, -8, -9, 0, -11,
            -12, -14, 0, 0, 0, 0, 0, 0,
        ),
        (
            10, 6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, 3, 0, 4, 5, 0, 0, 0,
            0, 0, -11, -12, -14, 0, 0,
        ),
        (
            13, 0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, -2, 0, 0, 0, 0, 4,
            5, 0, 0, 8, 9, 0, -14, 0,
        ),
        (
            0, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8,
            -9, 0, 0, 4, 5, 0, 0, -14,
        ),
        (
            15, 0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0, 0, -2, 0, 0, -3,
            0, 5, 0, -7, 0, 9, 12, 0,
        ),
        (
            0, 15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0,
            -9, 0, -3, 0, 5, 0, 12,
        ),
        (
            0, 0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, -10, 0, 8, 0, -7, 0, -16, 1,
            14, -12, 0, 2, 0, 0, 5, -9,
        ),
        (
            0, 0, 0, 0, 0, 0, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0,
            0, -16, 1, 14, -12, 9, 5,
        ),
        (
            16, 0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0, -2, 0, 0,
            -3, -4, 0, 0, -7, -8, -11, 0,
        ),
        (
            0, 16, 0, 0, -10, 9, 0, 0, 6, -5, 0, 0, 0, 0, 0, 2, 0, 13, -12, 15, -14, 1, 0, 0, 7,
            8, 0, 0, -3, -4, 0, -11,
        ),
        (
            0, 0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, -10, 9, 0, 0, -7, 15, -14,
            1, 11, 0, 0, 2, 0, -4, 8,
        ),
        (
            0, 0, 0, 0, 0, 0, 16, 0, -13, 12, 0, 10, -9, 0, 0, 7, 0, 6, -5, 0, 0, 3, 0, 0, -2,
            0, 15, -14, 1, 11, -8, -4,
        ),
        (
            0, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -10, 9, -8, -13, 12,
            -11, 1, 0, 0, 0, 2, 3, -7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8, 0, 0, 0, 6, -5, 4, 0, 0, 0,
            -2, -13, 12, -11, 1, 7, 3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, 0, 0, 0, 0, 0, 0, 6, -5, 4,
            -3, 10, -9, 8, -7, 1, -2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, -10, 9,
            -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


def _sandwich__g0_2__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 0, 5, 9, 12, 0, 14, 0, 0, 0, 6, 10, 13, 0, 15, 0, 0, 0, 16, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            -2, 1, 7, -3, 8, -4, 0, 11, 9, -5, 0, 12, 0, 14, 0, 0, 10, -6, 0, 13, 0, 15, 0, 0,
            0, 16, 0, 0, 0, 0, 0, 0,
        ),
        (
            -3, -7, 1, 2, 11, 0, -4, -8, 12, 0, -5, -9, 0, 0, 14, 0, 13, 0, -6, -10, 0, 0, 15,
            0, 0, 0, 16, 0, 0, 0, 0, 0,
        ),
        (
            -4, -8, -11, 0, 1, 2, 3, 7, 14, 0, 0, 0, -5, -9, -12, 0, 15, 0, 0, 0, -6, -10, -13,
            0, 0, 0, 0, 0, 16, 0, 0, 0,
        ),
        (
            -5, -9, -12, 0, -14, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, -6,
            -10, -13, 0, -15, 0, 0, 0,
        ),
        (
            -6, -10, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 7, 4, 8, 11, 0, 5,
            9, 12, 0, 14, 0, 0, 0,
        ),
        (
            -7, 3, -2, 1, 0, 11, -8, 4, 0, 12, -9, 5, 0, 0, 0, 14, 0, 13, -10, 6, 0, 0, 0, 15,
            0, 0, 0, 16, 0, 0, 0, 0,
        ),
        (
            -8, 4, 0, -11, -2, 1, 7, -3, 0, 14, 0, 0, -9, 5, 0, -12, 0, 15, 0, 0, -10, 6, 0,
            -13, 0, 0, 0, 0, 0, 16, 0, 0,
        ),
        (
            -9, 5, 0, -12, 0, -14, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11, 0, 16, 0, 0, 0, 0, 0, 0,
            -10, 6, 0, -13, 0, -15, 0, 0,
        ),
        (
            -10, 6, 0, -13, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, -2, 1, 7, -3, 8, -4, 0, 11,
            9, -5, 0, 12, 0, 14, 0, 0,
        ),
        (
            -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 14, 0, -12, 0, 5, 9, 0, 0, 15, 0, -13, 0, 6, 10,
            0, 0, 0, 0, 0, 0, 16, 0,
        ),
        (
            -12, 0, 5, 9, 0, 0, -14, 0, -3, -7, 1, 2, 11, 0, -4, -8, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 0, 6, 10, 0, 0, -15, 0,
        ),
        (
            -13, 0, 6, 10, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, 0, -3, -7, 1, 2, 11, 0, -4, -8,
            12, 0, -5, -9, 0, 0, 14, 0,
        ),
        (
            -14, 0, 0, 0, 5, 9, 12, 0, -4, -8, -11, 0, 1, 2, 3, 7, 0, 0, 0, 0, 16, 0, 0, 0, -15,
            0, 0, 0, 6, 10, 13, 0,
        ),
        (
            -15, 0, 0, 0, 6, 10, 13, 0, 0, 0, 0, 0, -16, 0, 0, 0, -4, -8, -11, 0, 1, 2, 3, 7,
            14, 0, 0, 0, -5, -9, -12, 0,
        ),
        (
            -16, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 0, 15, 0, 0, 0, -5, -9, -12, 0, -14, 0, 0, 0,
            1, 2, 3, 7, 4, 8, 11, 0,
        ),
        (
            0, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 14, 0, -12, 9, -5, 0, 0, 0, 15, 0, -13, 10,
            -6, 0, 0, 0, 0, 0, 0, 0, 16,
        ),
        (
            0, -12, 9, -5, 0, 0, 0, -14, -7, 3, -2, 1, 0, 11, -8, 4, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            -13, 10, -6, 0, 0, 0, -15,
        ),
        (
            0, -13, 10, -6, 0, 0, 0, -15, 0, 0, 0, -16, 0, 0, 0, 0, -7, 3, -2, 1, 0, 11, -8, 4,
            0, 12, -9, 5, 0, 0, 0, 14,
        ),
        (
            0, -14, 0, 0, 9, -5, 0, 12, -8, 4, 0, -11, -2, 1, 7, -3, 0, 0, 0, 0, 0, 16, 0, 0, 0,
            -15, 0, 0, 10, -6, 0, 13,
        ),
        (
            0, -15, 0, 0, 10, -6, 0, 13, 0, 0, 0, 0, 0, -16, 0, 0, -8, 4, 0, -11, -2, 1, 7, -3,
            0, 14, 0, 0, -9, 5, 0, -12,
        ),
        (
            0, -16, 0, 0, 0, 0, 0, 0, 10, -6, 0, 13, 0, 15, 0, 0, -9, 5, 0, -12, 0, -14, 0, 0,
            -2, 1, 7, -3, 8, -4, 0, 11,
        ),
        (
            0, 0, -14, 0, 12, 0, -5, -9, -11, 0, 4, 8, -3, -7, 1, 2, 0, 0, 0, 0, 0, 0, 16, 0, 0,
            0, -15, 0, 13, 0, -6, -10,
        ),
        (
            0, 0, -15, 0, 13, 0, -6, -10, 0, 0, 0, 0, 0, 0, -16, 0, -11, 0, 4, 8, -3, -7, 1, 2,
            0, 0, 14, 0, -12, 0, 5, 9,
        ),
        (
            0, 0, -16, 0, 0, 0, 0, 0, 13, 0, -6, -10, 0, 0, 15, 0, -12, 0, 5, 9, 0, 0, -14, 0,
            -3, -7, 1, 2, 11, 0, -4, -8,
        ),
        (
            0, 0, 0, 0, -16, 0, 0, 0, 15, 0, 0, 0, -6, -10, -13, 0, -14, 0, 0, 0, 5, 9, 12, 0,
            -4, -8, -11, 0, 1, 2, 3, 7,
        ),
        (
            0, 0, 0, -14, 0, 12, -9, 5, 0, -11, 8, -4, -7, 3, -2, 1, 0, 0, 0, 0, 0, 0, 0, 16, 0,
            0, 0, -15, 0, 13, -10, 6,
        ),
        (
            0, 0, 0, -15, 0, 13, -10, 6, 0, 0, 0, 0, 0, 0, 0, -16, 0, -11, 8, -4, -7, 3, -2, 1,
            0, 0, 0, 14, 0, -12, 9, -5,
        ),
        (
            0, 0, 0, -16, 0, 0, 0, 0, 0, 13, -10, 6, 0, 0, 0, 15, 0, -12, 9, -5, 0, 0, 0, -14,
            -7, 3, -2, 1, 0, 11, -8, 4,
        ),
        (
            0, 0, 0, 0, 0, -16, 0, 0, 0, 15, 0, 0, -10, 6, 0, -13, 0, -14, 0, 0, 9, -5, 0, 12,
            -8, 4, 0, -11, -2, 1, 7, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 15, 0, -13, 0, 6, 10, 0, 0, -14, 0, 12, 0, -5, -9,
            -11, 0, 4, 8, -3, -7, 1, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 15, 0, -13, 10, -6, 0, 0, 0, -14, 0, 12, -9, 5,
            0, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


def _sandwich__g0_2__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 32), 32, guarded=True)
def sandwich__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 2064 multiplications, 1999 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__even", ("R", R, 16, 2), ("x", x, 32, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__even_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__even_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__even_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15,
            -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -8, -9, -10,
            -11, -12, -13, -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 0,
            0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            2, 0, 0, 0, 0, 0, 0, 1, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -3, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0,
            4, 5, 6, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            3, 0, 0, 0, 0, 0, 0, -7, 1, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15, -16, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 0, 3, -2, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0,
            -14, -15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 7, -3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 12, 13,
            -8, -9, -10, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -14, -15, -16, 0, 0, 0, 0,
        ),
        (
            0, -4, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0,
            -3, 0, 0, 5, 6, 0, -7, 0, 0, 9, 10, 0, 12, 13, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            4, 0, 0, 0, 0, 0, 0, -8, -11, 1, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, 0, 9, 10, 0, 12, 13, 0, -16,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            8, 0, 0, 0, 0, 0, 0, 4, 0, -2, 0, 0, -11, 1, 14, 15, 7, 0, 0, -9, -10, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0,
            12, 13, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 8, -4, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 14, 15,
            7, 0, 0, -9, -10, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 12, 13, 0, -16, 0, 0, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, 0, 0, 4, -3, 0, 0, 8, -7, 0, 0, 1, 14, 15, -12, -13, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, -5, -6, 0, 0,
            -9, -10, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 11, 0, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 0, 0, 1,
            14, 15, -12, -13, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -9, -10, 0, 0, -16, 0, 0,
        ),
        (
            0, 0, 11, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, 0, -2,
            0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 5, 6, 0, 0, 0, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 11, -8, 7, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, 0, 9, 10, 0, 0,
            -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16,
        ),
        (
            0, -5, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2,
            0, 0, -3, 0, -4, 0, 6, 0, -7, 0, -8, 0, 10, -11, 0, 13, 15, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            5, 0, 0, 0, 0, 0, 0, -9, -12, -14, 1, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, -8, 0, 10, -11, 0, 13, 15,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            9, 0, 0, 0, 0, 0, 0, 5, 0, 0, -2, 0, -12, -14, 1, 16, 0, 7, 0, 8, 0, -10, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0,
            -11, 0, 13, 15, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 9, -5, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 1, 16,
            0, 7, 0, 8, 0, -10, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -11, 0, 13, 15, 0, 0, 0,
        ),
        (
            12, 0, 0, 0, 0, 0, 0, 0, 5, 0, -3, 0, 9, 0, -7, 0, -14, 1, 16, 11, 0, -13, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 0, -6, 0,
            8, 0, -10, 0, 15, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 12, 0, -5, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, -7, 0,
            -14, 1, 16, 11, 0, -13, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 8, 0, -10, 0, 15, 0, 0,
        ),
        (
            0, 0, 12, -9, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, 0,
            -2, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -4, 0, 6, 0, 0, 15, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 0, -13, -8, 0, 10, 0,
            4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 15,
        ),
        (
            14, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 9, -8, 0, 12, -11, 0, 1, 16, -15, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 0, -6,
            -7, 0, 0, -10, -13, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, 0, 0, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, -8, 0, 12,
            -11, 0, 1, 16, -15, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -7, 0, 0, -10, -13, 0, 0,
        ),
        (
            0, 0, 14, 0, -9, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0,
            0, 0, -2, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 3, 0, 0, 6, 0, -13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 14, 0, -9, 8, 0, 0, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, 0, 1, 16, -15, 7, 0, 0, 10,
            -3, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0, -13,
        ),
        (
            0, 0, 0, 14, -12, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -5, 4, 0, -3, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 6, 10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 14, -12, 11, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 0, -7, 0, 0, 1, 16, -15, 13,
            2, 0, 0, 0, -6, 0, 0, 0, 0, 0, 0, 10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -12, 11, 0, 9, -8, 0, 7, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1,
            16, -15, 13, -10, 0, 0, 0, 0, 0, 0, -6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -12, 11, 0, 9,
            -8, 0, 7, 0, 0, -5, 4, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 16, -15, 13, -10, 6, 0,
        ),
        (
            0, -6, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -2, 0, 0, -3, 0, -4, -5, 0, 0, -7, 0, -8, -9, 0, -11, -12, -14, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 0, -8, -9, 0, -11, -12,
            -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            10, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, -2, -13, -15, -16, 1, 0, 0, 7, 0, 8, 9, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0,
            -11, -12, -14, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 10, -6, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15, -16,
            1, 0, 0, 7, 0, 8, 9, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -11, -12, -14, 0, 0, 0,
        ),
        (
            13, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, -3, 10, 0, 0, -7, -15, -16, 1, 0, 11, 12, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 5, 0, 0,
            8, 9, 0, -14, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 13, 0, -6, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, -7,
            -15, -16, 1, 0, 11, 12, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 8, 9, 0, -14, 0, 0,
        ),
        (
            0, 0, 13, -10, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 3, 0,
            0, -2, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -4, -5, 0, 0, -14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, 0, 11, 12, 0, -8, -9, 0,
            0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, -14,
        ),
        (
            15, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 10, 0, -8, 13, 0, -11, -16, 1, 14, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 5,
            0, -7, 0, 9, 12, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 15, 0, 0, -6, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, -8,
            13, 0, -11, -16, 1, 14, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -7, 0, 9, 12, 0, 0,
        ),
        (
            0, 0, 15, 0, -10, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 4, 0,
            0, 0, 0, -2, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 3, 0, -5, 0, 12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -11, -16, 1, 14, 0, 7, 0, -9, 0,
            -3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 12,
        ),
        (
            0, 0, 0, 15, -13, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, 0, 4, 0, -3, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -5, -9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 0, -7, 0, -16, 1, 14,
            -12, 0, 2, 0, 0, 5, 0, 0, 0, 0, 0, 0, -9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0, -16,
            1, 14, -12, 9, 0, 0, 0, 0, 0, 0, 5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -13, 0, 11,
            10, 0, -8, 0, 7, 0, -6, 0, 4, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -16, 1, 14, -12, 9, -5, 0,
        ),
        (
            16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 1, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -3, -4,
            0, 0, -7, -8, -11, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 16, 0, 0, 0, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0,
            13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -7, -8, -11, 0, 0,
        ),
        (
            0, 0, 16, 0, 0, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0,
            0, 0, 0, 0, -2, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 3, 4, 0, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 16, 0, 0, -10, 9, 0, 0, 6, -5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, 15, -14, 1, 0, 0, 7, 8, 0,
            0, -3, -4, 0, 0, 0, 0, 0, 0, 0, -11,
        ),
        (
            0, 0, 0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, 5, 0, 0, -3, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -2, 0, 4, 8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, 0, -7, 15, -14, 1, 11,
            0, 0, 2, 0, -4, 0, 0, 0, 0, 0, 0, 8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, -13, 12, 0, 10, -9, 0, 0, 7, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 15,
            -14, 1, 11, -8, 0, 0, 0, 0, 0, 0, -4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, -13, 12, 0,
            10, -9, 0, 0, 7, 0, -6, 5, 0, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 15, -14, 1, 11, -8, 4, 0,
        ),
        (
            0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -6, 5, -4, 0, 0, 0, -10, 9, -8, -13, 12, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, -2, -3, -7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, -8, -13, 12, -11,
            1, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, -7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2, -13,
            12, -11, 1, 7, 0, 0, 0, 0, 0, 0, 3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 0,
            0, 0, 10, -9, 8, 0, 0, 0, -6, 5, -4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -13, 12, -11, 1, 7, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3,
            10, -9, 8, -7, 1, 0, 0, 0, 0, 0, 0, -2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
            -15, 14, 13, -12, 11, 0, 0, 0, 0, 0, 0, -6, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 10, -9, 8, -7, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -6, 5, -4, 3, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7,
            6, -5, 4, -3, 2, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich__g0_2__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 0, 0, 5, 9, 0, 12, 0, 0, 0, 14, 0, 0,
            0, 0, 0, 0, 0, 0, 6, 10, 0, 13, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 0, 0, 5, 0, 0, 9, 0, 12, 0, 0, 0, 14, 0,
            0, 0, 0, 0, 0, 6, 0, 0, 10, 0, 13, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, 0, 11, 0, 9, 0, 0, -5, 0, 0, 12, 0, 0, 0,
            14, 0, 0, 0, 0, 0, 10, 0, 0, -6, 0, 0, 13, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 16, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 0, 0, -4, -8, 0, 12, 0, 0, 0, 0, -5, -9, 0, 0,
            0, 0, 0, 14, 0, 0, 0, 13, 0, 0, 0, 0, -6, -10, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0,
            0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -4, -8, 0, -11, 0, 0, 0, 1, 0, 0, 2, 0, 3, 7, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, -5,
            -9, 0, -12, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, -6, -10, 0, -13, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -5, -9, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4,
            8, 0, 11, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -10, 0,
            -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -6, -10, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 0, 0, 5, 9, 0,
            12, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, 0, 0, 0, 11, 0, 9, -5, 0, 0, 0, 0, 12, 0, 0,
            0, 14, 0, 0, 0, 0, 0, 10, -6, 0, 0, 0, 0, 13, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 16,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 0, 0, -4, 0, 0, -8, 0, 12, 0, 0, -5, 0, 0, -9, 0,
            0, 0, 0, 0, 14, 0, 0, 0, 13, 0, 0, -6, 0, 0, -10, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0,
            0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -4, 0, 0, -8, 0, -11, 0, 0, 0, 1, 2, 0, 3, 0, 0, 7, 0, 14, 0, 0, 0, 0, 0, 0, -5, 0,
            0, -9, 0, -12, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, -6, 0, 0, -10, 0, -13, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
        ),
        (
            -5, 0, 0, -9, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0,
            0, 8, 0, 11, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, -10,
            0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0,
        ),
        (
            -6, 0, 0, -10, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 0, 0, 5, 0, 0, 9, 0,
            12, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0,
        ),
        (
            -7, 0, 0, 3, 0, -2, 1, 0, 0, 0, 11, 0, -8, 0, 0, 4, 0, 0, 12, 0, -9, 0, 0, 5, 0, 0,
            0, 0, 0, 0, 14, 0, 0, 0, 13, 0, -10, 0, 0, 6, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0,
            0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -8, 0, 0, 4, 0, 0, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3, 0, 0, 14, 0, 0, 0, 0, 0, -9, 0,
            0, 5, 0, 0, -12, 0, 0, 0, 15, 0, 0, 0, 0, 0, -10, 0, 0, 6, 0, 0, -13, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
        ),
        (
            -9, 0, 0, 5, 0, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0,
            0, -4, 0, 0, 11, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 0, 6,
            0, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0,
        ),
        (
            -10, 0, 0, 6, 0, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, 0, 11, 0, 9, 0, 0,
            -5, 0, 0, 12, 0, 0, 0, 14, 0, 0, 0, 0, 0,
        ),
        (
            -11, 0, 0, 0, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2, 0, 0, 0, 0, 14, 0, 0, 0, -12, 0,
            0, 0, 0, 5, 9, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13, 0, 0, 0, 0, 6, 10, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
        ),
        (
            -12, 0, 0, 0, 0, 5, 9, 0, 0, 0, 0, 0, -14, 0, 0, 0, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0,
            0, 0, 0, -4, -8, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, 0, 0,
            0, 6, 10, 0, 0, 0, 0, 0, -15, 0, 0, 0,
        ),
        (
            -13, 0, 0, 0, 0, 6, 10, 0, 0, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 0, 0, -4, -8, 0, 12, 0, 0, 0,
            0, -5, -9, 0, 0, 0, 0, 0, 14, 0, 0, 0,
        ),
        (
            -14, 0, 0, 0, 0, 0, 0, 0, 0, 5, 9, 0, 12, 0, 0, 0, 0, -4, -8, 0, -11, 0, 0, 0, 1, 0,
            0, 2, 0, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, -15, 0, 0, 0, 0,
            0, 0, 0, 0, 6, 10, 0, 13, 0, 0, 0,
        ),
        (
            -15, 0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0,
            0, 0, 0, 0, 0, 0, 0, -4, -8, 0, -11, 0, 0, 0, 1, 0, 0, 2, 0, 3, 7, 0, 14, 0, 0, 0,
            0, 0, 0, 0, 0, -5, -9, 0, -12, 0, 0, 0,
        ),
        (
            -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 0, 13, 0, 0, 0, 15, 0,
            0, 0, 0, 0, 0, 0, 0, -5, -9, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2,
            0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 0,
        ),
        (
            0, -7, 3, 0, -2, 0, 0, 1, 0, 0, 0, 11, 0, -8, 4, 0, 0, 0, 0, 12, 0, -9, 5, 0, 0, 0,
            0, 0, 0, 0, 0, 14, 0, 0, 0, 13, 0, -10, 6, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0,
            0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -8, 4, 0, 0, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, -9,
            5, 0, 0, 0, 0, -12, 0, 0, 0, 15, 0, 0, 0, 0, 0, -10, 6, 0, 0, 0, 0, -13, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
        ),
        (
            0, -9, 5, 0, 0, 0, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8,
            -4, 0, 0, 0, 0, 11, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 6, 0,
            0, 0, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0,
        ),
        (
            0, -10, 6, 0, 0, 0, 0, -13, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, 0, 0, 0, 11, 0, 9, -5,
            0, 0, 0, 0, 12, 0, 0, 0, 14, 0, 0, 0, 0,
        ),
        (
            0, -11, 0, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, -12,
            0, 0, 5, 0, 0, 9, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13, 0, 0, 6, 0, 0, 10, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
        ),
        (
            0, -12, 0, 0, 5, 0, 0, 9, 0, 0, 0, 0, 0, -14, 0, 0, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11,
            0, 0, -4, 0, 0, -8, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0, 0,
            6, 0, 0, 10, 0, 0, 0, 0, 0, -15, 0, 0,
        ),
        (
            0, -13, 0, 0, 6, 0, 0, 10, 0, 0, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 0, 0, -4, 0, 0, -8, 0, 12, 0, 0,
            -5, 0, 0, -9, 0, 0, 0, 0, 0, 14, 0, 0,
        ),
        (
            0, -14, 0, 0, 0, 0, 0, 0, 5, 0, 0, 9, 0, 12, 0, 0, -4, 0, 0, -8, 0, -11, 0, 0, 0, 1,
            2, 0, 3, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, -15, 0, 0, 0,
            0, 0, 0, 6, 0, 0, 10, 0, 13, 0, 0,
        ),
        (
            0, -15, 0, 0, 0, 0, 0, 0, 6, 0, 0, 10, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16,
            0, 0, 0, 0, 0, 0, -4, 0, 0, -8, 0, -11, 0, 0, 0, 1, 2, 0, 3, 0, 0, 7, 0, 14, 0, 0,
            0, 0, 0, 0, -5, 0, 0, -9, 0, -12, 0, 0,
        ),
        (
            0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 10, 0, 13, 0, 0, 0, 15,
            0, 0, 0, 0, 0, 0, -5, 0, 0, -9, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0,
            3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 0, 0,
        ),
        (
            0, 0, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0,
            -12, 0, 9, 0, 0, -5, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13, 0, 10, 0, 0, -6, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
        ),
        (
            0, 0, -12, 0, 9, 0, 0, -5, 0, 0, 0, 0, 0, 0, -14, 0, -7, 0, 0, 3, 0, -2, 1, 0, 0, 0,
            11, 0, -8, 0, 0, 4, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 0,
            10, 0, 0, -6, 0, 0, 0, 0, 0, 0, -15, 0,
        ),
        (
            0, 0, -13, 0, 10, 0, 0, -6, 0, 0, 0, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0,
            0, 0, 0, 0, 0, 0, 0, -7, 0, 0, 3, 0, -2, 1, 0, 0, 0, 11, 0, -8, 0, 0, 4, 0, 0, 12,
            0, -9, 0, 0, 5, 0, 0, 0, 0, 0, 0, 14, 0,
        ),
        (
            0, 0, -14, 0, 0, 0, 0, 0, 9, 0, 0, -5, 0, 0, 12, 0, -8, 0, 0, 4, 0, 0, -11, 0, 0,
            -2, 1, 0, 7, 0, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, -15,
            0, 0, 0, 0, 0, 10, 0, 0, -6, 0, 0, 13, 0,
        ),
        (
            0, 0, -15, 0, 0, 0, 0, 0, 10, 0, 0, -6, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -16, 0, 0, 0, 0, 0, -8, 0, 0, 4, 0, 0, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3, 0, 0, 14,
            0, 0, 0, 0, 0, -9, 0, 0, 5, 0, 0, -12, 0,
        ),
        (
            0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, -6, 0, 0, 13, 0, 0, 0,
            15, 0, 0, 0, 0, 0, -9, 0, 0, 5, 0, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, -2, 1, 0,
            7, 0, 0, -3, 8, 0, 0, -4, 0, 0, 11, 0,
        ),
        (
            0, 0, 0, 0, -14, 0, 0, 0, 12, 0, 0, 0, 0, -5, -9, 0, -11, 0, 0, 0, 0, 4, 8, 0, 0,
            -3, -7, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
            -15, 0, 0, 0, 13, 0, 0, 0, 0, -6, -10, 0,
        ),
        (
            0, 0, 0, 0, -15, 0, 0, 0, 13, 0, 0, 0, 0, -6, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -16, 0, 0, 0, -11, 0, 0, 0, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2, 0, 0, 0, 0,
            14, 0, 0, 0, -12, 0, 0, 0, 0, 5, 9, 0,
        ),
        (
            0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, -6, -10, 0, 0, 0,
            0, 0, 15, 0, 0, 0, -12, 0, 0, 0, 0, 5, 9, 0, 0, 0, 0, 0, -14, 0, 0, 0, 0, -3, -7, 0,
            1, 0, 0, 2, 11, 0, 0, 0, 0, -4, -8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, -6,
            -10, 0, -13, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 0, 5, 9, 0, 12, 0, 0, 0, 0, -4, -8,
            0, -11, 0, 0, 0, 1, 0, 0, 2, 0, 3, 7, 0,
        ),
        (
            0, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0,
            0, -12, 0, 9, -5, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13, 0, 10, -6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
        ),
        (
            0, 0, 0, -12, 0, 9, -5, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, -7, 3, 0, -2, 0, 0, 1, 0, 0,
            0, 11, 0, -8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13,
            0, 10, -6, 0, 0, 0, 0, 0, 0, 0, 0, -15,
        ),
        (
            0, 0, 0, -13, 0, 10, -6, 0, 0, 0, 0, 0, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, -16, 0,
            0, 0, 0, 0, 0, 0, 0, 0, -7, 3, 0, -2, 0, 0, 1, 0, 0, 0, 11, 0, -8, 4, 0, 0, 0, 0,
            12, 0, -9, 5, 0, 0, 0, 0, 0, 0, 0, 0, 14,
        ),
        (
            0, 0, 0, -14, 0, 0, 0, 0, 0, 9, -5, 0, 0, 0, 0, 12, 0, -8, 4, 0, 0, 0, 0, -11, -2,
            0, 0, 1, 0, 7, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, -15,
            0, 0, 0, 0, 0, 10, -6, 0, 0, 0, 0, 13,
        ),
        (
            0, 0, 0, -15, 0, 0, 0, 0, 0, 10, -6, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -16, 0, 0, 0, 0, 0, -8, 4, 0, 0, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0, 0, 0, 0,
            14, 0, 0, 0, 0, 0, -9, 5, 0, 0, 0, 0, -12,
        ),
        (
            0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -6, 0, 0, 0, 0, 13, 0, 0,
            0, 15, 0, 0, 0, 0, 0, -9, 5, 0, 0, 0, 0, -12, 0, 0, 0, -14, 0, 0, 0, 0, -2, 0, 0, 1,
            0, 7, -3, 0, 0, 8, -4, 0, 0, 0, 0, 11,
        ),
        (
            0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, 0, -5, 0, 0, -9, 0, -11, 0, 0, 4, 0, 0, 8, -3,
            0, 0, -7, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
            0, -15, 0, 0, 0, 13, 0, 0, -6, 0, 0, -10,
        ),
        (
            0, 0, 0, 0, 0, -15, 0, 0, 0, 13, 0, 0, -6, 0, 0, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -16, 0, 0, 0, -11, 0, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0, 0, 0, 0, 0,
            0, 14, 0, 0, 0, -12, 0, 0, 5, 0, 0, 9,
        ),
        (
            0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, -6, 0, 0, -10, 0, 0,
            0, 0, 0, 15, 0, 0, 0, -12, 0, 0, 5, 0, 0, 9, 0, 0, 0, 0, 0, -14, 0, 0, -3, 0, 0, -7,
            0, 1, 2, 0, 0, 11, 0, 0, -4, 0, 0, -8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, -6, 0, 0,
            -10, 0, -13, 0, 0, 0, -14, 0, 0, 0, 0, 0, 0, 5, 0, 0, 9, 0, 12, 0, 0, -4, 0, 0, -8,
            0, -11, 0, 0, 0, 1, 2, 0, 3, 0, 0, 7,
        ),
        (
            0, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, -9, 0, 0, 5, 0, 0, -11, 0, 8, 0, 0, -4, -7,
            0, 0, 3, 0, -2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            0, 0, -15, 0, 0, 0, 13, 0, -10, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, -15, 0, 0, 0, 13, 0, -10, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -16, 0, 0, 0, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0, 0, 0, 0, 0,
            0, 0, 14, 0, 0, 0, -12, 0, 9, 0, 0, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -10, 0, 0, 6, 0, 0,
            0, 0, 0, 0, 15, 0, 0, 0, -12, 0, 9, 0, 0, -5, 0, 0, 0, 0, 0, 0, -14, 0, -7, 0, 0, 3,
            0, -2, 1, 0, 0, 0, 11, 0, -8, 0, 0, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, -10, 0,
            0, 6, 0, 0, -13, 0, 0, 0, -14, 0, 0, 0, 0, 0, 9, 0, 0, -5, 0, 0, 12, 0, -8, 0, 0, 4,
            0, 0, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13, 0,
            0, 0, 0, 6, 10, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, 0, 0, 0, -5, -9, 0, -11, 0, 0,
            0, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, -9, 5, 0, 0, 0, 0, -11, 0, 8, -4, 0, 0,
            -7, 3, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
            0, 0, 0, -15, 0, 0, 0, 13, 0, -10, 6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -15, 0, 0, 0, 13, 0, -10, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -16, 0, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 14, 0, 0, 0, -12, 0, 9, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, -10, 6, 0, 0, 0,
            0, 0, 0, 0, 0, 15, 0, 0, 0, -12, 0, 9, -5, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, -7, 3, 0,
            -2, 0, 0, 1, 0, 0, 0, 11, 0, -8, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, -10,
            6, 0, 0, 0, 0, -13, 0, 0, 0, -14, 0, 0, 0, 0, 0, 9, -5, 0, 0, 0, 0, 12, 0, -8, 4, 0,
            0, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, -13,
            0, 0, 6, 0, 0, 10, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, 0, -5, 0, 0, -9, 0, -11, 0,
            0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0,
            -13, 0, 10, 0, 0, -6, 0, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, -9, 0, 0, 5, 0, 0, -11,
            0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0,
            -13, 0, 10, -6, 0, 0, 0, 0, 0, 0, 0, 0, -14, 0, 0, 0, 12, 0, -9, 5, 0, 0, 0, 0, -11,
            0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1,
        ),
    )


def _sandwich__g0_2__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 64), 64, guarded=True)
def sandwich__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), g0_2: grades 0, 2
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 8208 multiplications, 8079 additions, 64 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__full", ("R", R, 16, 2), ("x", x, 64, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__g0_2__full_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__g0_2__full_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__g0_2__full_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


@_operation((6, 1), 1, guarded=True)
def sandwich__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 18 multiplications, 10 additions, 1 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__scalar",
        ("R", R, 6, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    P_3 = R_3*x_0
    P_4 = R_4*x_0
    P_5 = R_5*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3 + P_4*R_4 + P_5*R_5
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_4*R_4 + R_5*R_5
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-1, -2, -3, -4, -5, -6),
        (2, -1, 0, 0, 0, 0),
        (3, 0, -1, 0, 0, 0),
        (0, 3, -2, 0, 0, 0),
        (4, 0, 0, -1, 0, 0),
        (0, 4, 0, -2, 0, 0),
        (0, 0, 4, -3, 0, 0),
        (5, 0, 0, 0, -1, 0),
        (0, 5, 0, 0, -2, 0),
        (0, 0, 5, 0, -3, 0),
        (0, 0, 0, 5, -4, 0),
        (6, 0, 0, 0, 0, -1),
        (0, 6, 0, 0, 0, -2),
        (0, 0, 6, 0, 0, -3),
        (0, 0, 0, 6, 0, -4),
        (0, 0, 0, 0, 6, -5),
    )


def _sandwich__vector__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 0, 4, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 0),
        (2, -1, 0, 3, 0, 4, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0),
        (3, 0, -1, -2, 0, 0, 4, 0, 0, 5, 0, 0, 0, 6, 0, 0),
        (4, 0, 0, 0, -1, -2, -3, 0, 0, 0, 5, 0, 0, 0, 6, 0),
        (5, 0, 0, 0, 0, 0, 0, -1, -2, -3, -4, 0, 0, 0, 0, 6),
        (6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -3, -4, -5),
    )


def _sandwich__vector__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 6), 6, guarded=True)
def sandwich__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 6), vector: grades 1
    returns : (..., 6), vector: grades 1

    Run the gather form: 198 multiplications, 175 additions, 6 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__vector",
        ("R", R, 6, 2),
        ("x", x, 6, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__vector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__vector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__vector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-2, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 0, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0),
        (3, -2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0),
        (4, 0, -2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 4, -3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6),
        (5, 0, 0, -2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
        (0, 5, 0, -3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0),
        (0, 0, 5, -4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0),
        (0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 0, 0, 2, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0),
        (0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5),
        (6, 0, 0, 0, -2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
        (0, 6, 0, 0, -3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0),
        (0, 0, 0, 0, 0, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0),
        (0, 0, 6, 0, -4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0),
        (0, 0, 0, 6, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4),
    )


def _sandwich__vector__bivector_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (-2, 1, 4, 6, 10, 17),
        (-3, -4, 1, 7, 11, 18),
        (-5, -6, -7, 1, 13, 20),
        (-9, -10, -11, -13, 1, 23),
        (-16, -17, -18, -20, -23, 1),
        (4, -3, 2, 8, 12, 19),
        (6, -5, -8, 2, 14, 21),
        (10, -9, -12, -14, 2, 24),
        (17, -16, -19, -21, -24, 2),
        (7, 8, -5, 3, 15, 22),
        (11, 12, -9, -15, 3, 25),
        (18, 19, -16, -22, -25, 3),
        (13, 14, 15, -9, 5, 26),
        (20, 21, 22, -16, -26, 5),
        (23, 24, 25, 26, -16, 9),
    )


def _sandwich__vector__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 15), 15, guarded=True)
def sandwich__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 15), bivector: grades 2
    returns : (..., 15), bivector: grades 2

    Run the gather form: 486 multiplications, 444 additions, 15 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__bivector",
        ("R", R, 6, 2),
        ("x", x, 15, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__bivector_P), x)
    # N = P ~R
    N = _times(_signed(P, _sandwich__vector__bivector_N), R)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__bivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0),
        (0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, -5, -6, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, -5, -6, 0, 0),
        (4, -3, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, -6, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 0, -6, 0),
        (5, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 0, -6),
        (0, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 5, -4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, -2, 0, 0, 0),
        (0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 5, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 4, 5, 0),
        (6, 0, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, 0, 5),
        (0, 6, 0, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, -2, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -2, 0, 0, -3, -4),
        (0, 0, 6, -5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, -2, 0),
        (0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, -2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3),
    )


def _sandwich__vector__trivector_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (3, -2, 1, 7, 11, 19),
        (5, -4, -7, 1, 13, 21),
        (9, -8, -11, -13, 1, 25),
        (17, -16, -19, -21, -25, 1),
        (6, 7, -4, 2, 14, 22),
        (10, 11, -8, -14, 2, 26),
        (18, 19, -16, -22, -26, 2),
        (12, 13, 14, -8, 4, 28),
        (20, 21, 22, -16, -28, 4),
        (24, 25, 26, 28, -16, 8),
        (-7, 6, -5, 3, 15, 23),
        (-11, 10, -9, -15, 3, 27),
        (-19, 18, -17, -23, -27, 3),
        (-13, 12, 15, -9, 5, 29),
        (-21, 20, 23, -17, -29, 5),
        (-25, 24, 27, 29, -17, 9),
        (-14, -15, 12, -10, 6, 30),
        (-22, -23, 20, -18, -30, 6),
        (-26, -27, 24, 30, -18, 10),
        (-28, -29, -30, 24, -20, 12),
    )


def _sandwich__vector__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 20), 20, guarded=True)
def sandwich__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 20), trivector: grades 3
    returns : (..., 20), trivector: grades 3

    Run the gather form: 726 multiplications, 675 additions, 20 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__trivector",
        ("R", R, 6, 2),
        ("x", x, 20, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__trivector_P), x)
    # N = P ~R
    N = _times(_signed(P, _sandwich__vector__trivector_N), R)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__trivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-2, 0, 0, 0, 0, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, 0, 0, 0),
        (0, 3, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -2, 0, 0, 0, 0, 4, 0, -6, 0, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, -6, 0, 0),
        (0, 0, 0, -2, 0, 0, -3, 0, 0, -6, 0, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, 0, 0, -6, 0),
        (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, -6),
        (5, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1, 0, 0, 0, 0),
        (0, 0, 3, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, -2, 0, 0, 0, 0, 4, 5, 0, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 0, 0),
        (0, 0, 0, 0, -2, 0, 0, -3, 0, 5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, 0, 5, 0),
        (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 5),
        (6, 0, -4, 0, 3, 0, 0, -2, 0, 0, 0, 1, 0, 0, 0),
        (0, 0, 0, 0, 0, -2, 0, 0, -3, -4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, -4),
        (0, 6, -5, 0, 0, 3, 0, 0, -2, 0, 0, 0, 1, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 3),
        (0, 0, 0, 6, -5, 4, 0, 0, 0, -2, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, -3, 2),
    )


def _sandwich__vector__g4_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (-4, 3, -2, 1, 11, 18),
        (-7, 6, -5, -11, 1, 22),
        (-14, 13, -12, -18, -22, 1),
        (-9, 8, 11, -5, 2, 24),
        (-16, 15, 18, -12, -24, 2),
        (-20, 19, 22, 24, -12, 5),
        (-10, -11, 8, -6, 3, 25),
        (-17, -18, 15, -13, -25, 3),
        (-21, -22, 19, 25, -13, 6),
        (-23, -24, -25, 19, -15, 8),
        (11, -10, 9, -7, 4, 26),
        (18, -17, 16, -14, -26, 4),
        (22, -21, 20, 26, -14, 7),
        (24, -23, -26, 20, -16, 9),
        (25, 26, -23, 21, -17, 10),
    )


def _sandwich__vector__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 15), 15, guarded=True)
def sandwich__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 15), g4: grades 4
    returns : (..., 15), g4: grades 4

    Run the gather form: 486 multiplications, 444 additions, 15 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g4", ("R", R, 6, 2), ("x", x, 15, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__g4_P), x)
    # N = P ~R
    N = _times(_signed(P, _sandwich__vector__g4_N), R)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__g4_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__g5_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-5, -6, 0, 0, 0, 0),
        (4, 0, -6, 0, 0, 0),
        (-3, 0, 0, -6, 0, 0),
        (2, 0, 0, 0, -6, 0),
        (-1, 0, 0, 0, 0, -6),
        (0, 4, 5, 0, 0, 0),
        (0, -3, 0, 5, 0, 0),
        (0, 2, 0, 0, 5, 0),
        (0, -1, 0, 0, 0, 5),
        (0, 0, -3, -4, 0, 0),
        (0, 0, 2, 0, -4, 0),
        (0, 0, -1, 0, 0, -4),
        (0, 0, 0, 2, 3, 0),
        (0, 0, 0, -1, 0, 3),
        (0, 0, 0, 0, -1, -2),
        (6, -5, 4, -3, 2, -1),
    )


def _sandwich__vector__g5_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (5, -4, 3, -2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6),
        (6, 0, 0, 0, 0, -4, 3, -2, 1, 0, 0, 0, 0, 0, 0, -5),
        (0, 6, 0, 0, 0, -5, 0, 0, 0, 3, -2, 1, 0, 0, 0, 4),
        (0, 0, 6, 0, 0, 0, -5, 0, 0, 4, 0, 0, -2, 1, 0, -3),
        (0, 0, 0, 6, 0, 0, 0, -5, 0, 0, 4, 0, -3, 0, 1, 2),
        (0, 0, 0, 0, 6, 0, 0, 0, -5, 0, 0, 4, 0, -3, 2, -1),
    )


def _sandwich__vector__g5_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 6), 6, guarded=True)
def sandwich__vector__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 6), g5: grades 5
    returns : (..., 6), g5: grades 5

    Run the gather form: 198 multiplications, 175 additions, 6 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g5", ("R", R, 6, 2), ("x", x, 6, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__g5_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__g5_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__g5_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


@_operation((6, 1), 1, guarded=True)
def sandwich__vector__g6(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 1), g6: grades 6
    returns : (..., 1), g6: grades 6

    Run the unrolled form: 18 multiplications, 10 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g6", ("R", R, 6, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_5*x_0
    P_1 = R_4*x_0
    P_2 = -R_3*x_0
    P_3 = R_2*x_0
    P_4 = -R_1*x_0
    P_5 = R_0*x_0
    # N = P ~R
    N_0 = P_0*R_5 + P_2*R_3 + P_4*R_1 - P_1*R_4 - P_3*R_2 - P_5*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_4*R_4 + R_5*R_5
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__even_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (1, -2, -3, -4, -5, -6),
        (2, 1, -7, -8, -9, -10),
        (3, 7, 1, -11, -12, -13),
        (7, -3, 2, -17, -18, -19),
        (4, 8, 11, 1, -14, -15),
        (8, -4, 17, 2, -20, -21),
        (11, -17, -4, 3, -23, -24),
        (17, 11, -8, 7, -27, -28),
        (5, 9, 12, 14, 1, -16),
        (9, -5, 18, 20, 2, -22),
        (12, -18, -5, 23, 3, -25),
        (18, 12, -9, 27, 7, -29),
        (14, -20, -23, -5, 4, -26),
        (20, 14, -27, -9, 8, -30),
        (23, 27, 14, -12, 11, -31),
        (27, -23, 20, -18, 17, -32),
        (6, 10, 13, 15, 16, 1),
        (10, -6, 19, 21, 22, 2),
        (13, -19, -6, 24, 25, 3),
        (19, 13, -10, 28, 29, 7),
        (15, -21, -24, -6, 26, 4),
        (21, 15, -28, -10, 30, 8),
        (24, 28, 15, -13, 31, 11),
        (28, -24, 21, -19, 32, 17),
        (16, -22, -25, -26, -6, 5),
        (22, 16, -29, -30, -10, 9),
        (25, 29, 16, -31, -13, 12),
        (29, -25, 22, -32, -19, 18),
        (26, 30, 31, 16, -15, 14),
        (30, -26, 32, 22, -21, 20),
        (31, -32, -26, 25, -24, 23),
        (32, 31, -30, 29, -28, 27),
    )


def _sandwich__vector__even_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (1, 2, 3, 5, 9, 17),
        (-2, 1, 4, 6, 10, 18),
        (-3, -4, 1, 7, 11, 19),
        (-5, -6, -7, 1, 13, 21),
        (-9, -10, -11, -13, 1, 25),
        (-17, -18, -19, -21, -25, 1),
        (4, -3, 2, 8, 12, 20),
        (6, -5, -8, 2, 14, 22),
        (10, -9, -12, -14, 2, 26),
        (18, -17, -20, -22, -26, 2),
        (7, 8, -5, 3, 15, 23),
        (11, 12, -9, -15, 3, 27),
        (19, 20, -17, -23, -27, 3),
        (13, 14, 15, -9, 5, 29),
        (21, 22, 23, -17, -29, 5),
        (25, 26, 27, 29, -17, 9),
        (-8, 7, -6, 4, 16, 24),
        (-12, 11, -10, -16, 4, 28),
        (-20, 19, -18, -24, -28, 4),
        (-14, 13, 16, -10, 6, 30),
        (-22, 21, 24, -18, -30, 6),
        (-26, 25, 28, 30, -18, 10),
        (-15, -16, 13, -11, 7, 31),
        (-23, -24, 21, -19, -31, 7),
        (-27, -28, 25, 31, -19, 11),
        (-29, -30, -31, 25, -21, 13),
        (16, -15, 14, -12, 8, 32),
        (24, -23, 22, -20, -32, 8),
        (28, -27, 26, 32, -20, 12),
        (30, -29, -32, 26, -22, 14),
        (31, 32, -29, 27, -23, 15),
        (-32, 31, -30, 28, -24, 16),
    )


def _sandwich__vector__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 32), 32, guarded=True)
def sandwich__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 390 multiplications, 325 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__even", ("R", R, 6, 2), ("x", x, 32, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(x, _sandwich__vector__even_P), R)
    # N = P ~R
    N = _times(_signed(P, _sandwich__vector__even_N), R)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__even_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__full_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (-2, -3, -4, -5, -6, -7),
        (1, -8, -9, -10, -11, -12),
        (8, 1, -13, -14, -15, -16),
        (-3, 2, -23, -24, -25, -26),
        (9, 13, 1, -17, -18, -19),
        (-4, 23, 2, -27, -28, -29),
        (-23, -4, 3, -33, -34, -35),
        (13, -9, 8, -43, -44, -45),
        (10, 14, 17, 1, -20, -21),
        (-5, 24, 27, 2, -30, -31),
        (-24, -5, 33, 3, -36, -37),
        (14, -10, 43, 8, -46, -47),
        (-27, -33, -5, 4, -39, -40),
        (17, -43, -10, 9, -49, -50),
        (43, 17, -14, 13, -53, -54),
        (-33, 27, -24, 23, -58, -59),
        (11, 15, 18, 20, 1, -22),
        (-6, 25, 28, 30, 2, -32),
        (-25, -6, 34, 36, 3, -38),
        (15, -11, 44, 46, 8, -48),
        (-28, -34, -6, 39, 4, -41),
        (18, -44, -11, 49, 9, -51),
        (44, 18, -15, 53, 13, -55),
        (-34, 28, -25, 58, 23, -60),
        (-30, -36, -39, -6, 5, -42),
        (20, -46, -49, -11, 10, -52),
        (46, 20, -53, -15, 14, -56),
        (-36, 30, -58, -25, 24, -61),
        (49, 53, 20, -18, 17, -57),
        (-39, 58, 30, -28, 27, -62),
        (-58, -39, 36, -34, 33, -63),
        (53, -49, 46, -44, 43, -64),
        (12, 16, 19, 21, 22, 1),
        (-7, 26, 29, 31, 32, 2),
        (-26, -7, 35, 37, 38, 3),
        (16, -12, 45, 47, 48, 8),
        (-29, -35, -7, 40, 41, 4),
        (19, -45, -12, 50, 51, 9),
        (45, 19, -16, 54, 55, 13),
        (-35, 29, -26, 59, 60, 23),
        (-31, -37, -40, -7, 42, 5),
        (21, -47, -50, -12, 52, 10),
        (47, 21, -54, -16, 56, 14),
        (-37, 31, -59, -26, 61, 24),
        (50, 54, 21, -19, 57, 17),
        (-40, 59, 31, -29, 62, 27),
        (-59, -40, 37, -35, 63, 33),
        (54, -50, 47, -45, 64, 43),
        (-32, -38, -41, -42, -7, 6),
        (22, -48, -51, -52, -12, 11),
        (48, 22, -55, -56, -16, 15),
        (-38, 32, -60, -61, -26, 25),
        (51, 55, 22, -57, -19, 18),
        (-41, 60, 32, -62, -29, 28),
        (-60, -41, 38, -63, -35, 34),
        (55, -51, 48, -64, -45, 44),
        (52, 56, 57, 22, -21, 20),
        (-42, 61, 62, 32, -31, 30),
        (-61, -42, 63, 38, -37, 36),
        (56, -52, 64, 48, -47, 46),
        (-62, -63, -42, 41, -40, 39),
        (57, -64, -52, 51, -50, 49),
        (64, 57, -56, 55, -54, 53),
        (-63, 62, -61, 60, -59, 58),
    )


def _sandwich__vector__full_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (2, 3, 5, 9, 17, 33),
        (1, 4, 6, 10, 18, 34),
        (-4, 1, 7, 11, 19, 35),
        (-6, -7, 1, 13, 21, 37),
        (-10, -11, -13, 1, 25, 41),
        (-18, -19, -21, -25, 1, 49),
        (-34, -35, -37, -41, -49, 1),
        (-3, 2, 8, 12, 20, 36),
        (-5, -8, 2, 14, 22, 38),
        (-9, -12, -14, 2, 26, 42),
        (-17, -20, -22, -26, 2, 50),
        (-33, -36, -38, -42, -50, 2),
        (8, -5, 3, 15, 23, 39),
        (12, -9, -15, 3, 27, 43),
        (20, -17, -23, -27, 3, 51),
        (36, -33, -39, -43, -51, 3),
        (14, 15, -9, 5, 29, 45),
        (22, 23, -17, -29, 5, 53),
        (38, 39, -33, -45, -53, 5),
        (26, 27, 29, -17, 9, 57),
        (42, 43, 45, -33, -57, 9),
        (50, 51, 53, 57, -33, 17),
        (7, -6, 4, 16, 24, 40),
        (11, -10, -16, 4, 28, 44),
        (19, -18, -24, -28, 4, 52),
        (35, -34, -40, -44, -52, 4),
        (13, 16, -10, 6, 30, 46),
        (21, 24, -18, -30, 6, 54),
        (37, 40, -34, -46, -54, 6),
        (25, 28, 30, -18, 10, 58),
        (41, 44, 46, -34, -58, 10),
        (49, 52, 54, 58, -34, 18),
        (-16, 13, -11, 7, 31, 47),
        (-24, 21, -19, -31, 7, 55),
        (-40, 37, -35, -47, -55, 7),
        (-28, 25, 31, -19, 11, 59),
        (-44, 41, 47, -35, -59, 11),
        (-52, 49, 55, 59, -35, 19),
        (-30, -31, 25, -21, 13, 61),
        (-46, -47, 41, -37, -61, 13),
        (-54, -55, 49, 61, -37, 21),
        (-58, -59, -61, 49, -41, 25),
        (-15, 14, -12, 8, 32, 48),
        (-23, 22, -20, -32, 8, 56),
        (-39, 38, -36, -48, -56, 8),
        (-27, 26, 32, -20, 12, 60),
        (-43, 42, 48, -36, -60, 12),
        (-51, 50, 56, 60, -36, 20),
        (-29, -32, 26, -22, 14, 62),
        (-45, -48, 42, -38, -62, 14),
        (-53, -56, 50, 62, -38, 22),
        (-57, -60, -62, 50, -42, 26),
        (32, -29, 27, -23, 15, 63),
        (48, -45, 43, -39, -63, 15),
        (56, -53, 51, 63, -39, 23),
        (60, -57, -63, 51, -43, 27),
        (62, 63, -57, 53, -45, 29),
        (31, -30, 28, -24, 16, 64),
        (47, -46, 44, -40, -64, 16),
        (55, -54, 52, 64, -40, 24),
        (59, -58, -64, 52, -44, 28),
        (61, 64, -58, 54, -46, 30),
        (-64, 61, -59, 55, -47, 31),
        (-63, 62, -60, 56, -48, 32),
    )


def _sandwich__vector__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


@_operation((6, 64), 64, guarded=True)
def sandwich__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 6), vector: grades 1
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 774 multiplications, 645 additions, 64 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__full", ("R", R, 6, 2), ("x", x, 64, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(x, _sandwich__vector__full_P), R)
    # N = P ~R
    N = _times(_signed(P, _sandwich__vector__full_N), R)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__full_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


# --- sandwich2: two-sided product ---------------------------------------------------------------


def _sandwich2__even__vector__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (-2, 1, 7, 8, 9, 10),
        (-3, -7, 1, 11, 12, 13),
        (7, -3, 2, 17, 18, 19),
        (-4, -8, -11, 1, 14, 15),
        (8, -4, -17, 2, 20, 21),
        (11, 17, -4, 3, 23, 24),
        (-17, 11, -8, 7, 27, 28),
        (-5, -9, -12, -14, 1, 16),
        (9, -5, -18, -20, 2, 22),
        (12, 18, -5, -23, 3, 25),
        (-18, 12, -9, -27, 7, 29),
        (14, 20, 23, -5, 4, 26),
        (-20, 14, 27, -9, 8, 30),
        (-23, -27, 14, -12, 11, 31),
        (27, -23, 20, -18, 17, 32),
        (-6, -10, -13, -15, -16, 1),
        (10, -6, -19, -21, -22, 2),
        (13, 19, -6, -24, -25, 3),
        (-19, 13, -10, -28, -29, 7),
        (15, 21, 24, -6, -26, 4),
        (-21, 15, 28, -10, -30, 8),
        (-24, -28, 15, -13, -31, 11),
        (28, -24, 21, -19, -32, 17),
        (16, 22, 25, 26, -6, 5),
        (-22, 16, 29, 30, -10, 9),
        (-25, -29, 16, 31, -13, 12),
        (29, -25, 22, 32, -19, 18),
        (-26, -30, -31, 16, -15, 14),
        (30, -26, -32, 22, -21, 20),
        (31, 32, -26, 25, -24, 23),
        (-32, 31, -30, 29, -28, 27),
    )


def _sandwich2__even__vector__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            -2, 1, 7, -3, 8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23, 10, -6, -19, 13,
            -21, 15, 28, -24, -22, 16, 29, -25, 30, -26, -32, 31,
        ),
        (
            -3, -7, 1, 2, 11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20, 13, 19, -6, -10,
            -24, -28, 15, 21, -25, -29, 16, 22, 31, 32, -26, -30,
        ),
        (
            -4, -8, -11, -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18, 15, 21, 24, 28, -6,
            -10, -13, -19, -26, -30, -31, -32, 16, 22, 25, 29,
        ),
        (
            -5, -9, -12, -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17, 16, 22, 25, 29, 26,
            30, 31, 32, -6, -10, -13, -19, -15, -21, -24, -28,
        ),
        (
            -6, -10, -13, -19, -15, -21, -24, -28, -16, -22, -25, -29, -26, -30, -31, -32, 1, 2,
            3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27,
        ),
        (
            -7, 3, -2, 1, -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14, -19, 13, -10, 6,
            -28, 24, -21, 15, -29, 25, -22, 16, -32, 31, -30, 26,
        ),
        (
            -8, 4, 17, -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12, -21, 15, 28, -24,
            -10, 6, 19, -13, -30, 26, 32, -31, -22, 16, 29, -25,
        ),
        (
            -9, 5, 18, -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11, -22, 16, 29, -25,
            30, -26, -32, 31, -10, 6, 19, -13, 21, -15, -28, 24,
        ),
        (
            -10, 6, 19, -13, 21, -15, -28, 24, 22, -16, -29, 25, -30, 26, 32, -31, -2, 1, 7, -3,
            8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23,
        ),
        (
            -11, -17, 4, 8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9, -24, -28, 15, 21,
            -13, -19, 6, 10, -31, -32, 26, 30, -25, -29, 16, 22,
        ),
        (
            -12, -18, 5, 9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8, -25, -29, 16, 22,
            31, 32, -26, -30, -13, -19, 6, 10, 24, 28, -15, -21,
        ),
        (
            -13, -19, 6, 10, 24, 28, -15, -21, 25, 29, -16, -22, -31, -32, 26, 30, -3, -7, 1, 2,
            11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20,
        ),
        (
            -14, -20, -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7, -26, -30, -31, -32,
            16, 22, 25, 29, -15, -21, -24, -28, 6, 10, 13, 19,
        ),
        (
            -15, -21, -24, -28, 6, 10, 13, 19, 26, 30, 31, 32, -16, -22, -25, -29, -4, -8, -11,
            -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18,
        ),
        (
            -16, -22, -25, -29, -26, -30, -31, -32, 6, 10, 13, 19, 15, 21, 24, 28, -5, -9, -12,
            -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17,
        ),
        (
            17, -11, 8, -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5, -28, 24, -21, 15,
            19, -13, 10, -6, 32, -31, 30, -26, -29, 25, -22, 16,
        ),
        (
            18, -12, 9, -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4, -29, 25, -22, 16,
            -32, 31, -30, 26, 19, -13, 10, -6, 28, -24, 21, -15,
        ),
        (
            19, -13, 10, -6, 28, -24, 21, -15, 29, -25, 22, -16, 32, -31, 30, -26, -7, 3, -2, 1,
            -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14,
        ),
        (
            20, -14, -27, 23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3, -30, 26, 32, -31,
            -22, 16, 29, -25, 21, -15, -28, 24, 10, -6, -19, 13,
        ),
        (
            21, -15, -28, 24, 10, -6, -19, 13, 30, -26, -32, 31, 22, -16, -29, 25, -8, 4, 17,
            -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12,
        ),
        (
            22, -16, -29, 25, -30, 26, 32, -31, 10, -6, -19, 13, -21, 15, 28, -24, -9, 5, 18,
            -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11,
        ),
        (
            23, 27, -14, -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2, -31, -32, 26, 30,
            -25, -29, 16, 22, 24, 28, -15, -21, 13, 19, -6, -10,
        ),
        (
            24, 28, -15, -21, 13, 19, -6, -10, 31, 32, -26, -30, 25, 29, -16, -22, -11, -17, 4,
            8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9,
        ),
        (
            25, 29, -16, -22, -31, -32, 26, 30, 13, 19, -6, -10, -24, -28, 15, 21, -12, -18, 5,
            9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8,
        ),
        (
            26, 30, 31, 32, -16, -22, -25, -29, 15, 21, 24, 28, -6, -10, -13, -19, -14, -20,
            -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7,
        ),
        (
            27, -23, 20, -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1, 32, -31, 30, -26,
            -29, 25, -22, 16, 28, -24, 21, -15, -19, 13, -10, 6,
        ),
        (
            28, -24, 21, -15, -19, 13, -10, 6, -32, 31, -30, 26, 29, -25, 22, -16, 17, -11, 8,
            -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5,
        ),
        (
            29, -25, 22, -16, 32, -31, 30, -26, -19, 13, -10, 6, -28, 24, -21, 15, 18, -12, 9,
            -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4,
        ),
        (
            30, -26, -32, 31, 22, -16, -29, 25, -21, 15, 28, -24, -10, 6, 19, -13, 20, -14, -27,
            23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3,
        ),
        (
            31, 32, -26, -30, 25, 29, -16, -22, -24, -28, 15, 21, -13, -19, 6, 10, 23, 27, -14,
            -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2,
        ),
        (
            -32, 31, -30, 26, 29, -25, 22, -16, -28, 24, -21, 15, 19, -13, 10, -6, 27, -23, 20,
            -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


@_operation((32, 6, 32), 32)
def sandwich2__even__vector__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 6), vector: grades 1
    s : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), odd: grades 1, 3, 5

    Run the gather form: 1216 multiplications, 1152 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__vector__even",
        ("r", r, 32, 1),
        ("x", x, 6, 1),
        ("s", s, 32, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__vector__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__vector__even_out), P)
    return out


def _sandwich2__even__even__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (
            1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, 17, 18, 19,
            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, -32,
        ),
        (
            2, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, -11, -12, -13, -14,
            -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 31,
        ),
        (
            3, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 8, 9, 10, 27, 28,
            29, -14, -15, -16, -31, -20, -21, -22, -32, 26, -30,
        ),
        (
            7, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, -4, -5, -6, -23,
            -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30, 26,
        ),
        (
            4, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, -7, -27, -28, 9, 10,
            30, 12, 13, 31, -16, 18, 19, 32, -22, -25, 29,
        ),
        (
            8, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, 3, 23, 24, -5, -6,
            -26, -18, -19, -32, 22, 12, 13, 31, -16, -29, -25,
        ),
        (
            11, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, -2, -20, -21,
            18, 19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16, 22,
        ),
        (
            17, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32, 1, 14, 15, -12,
            -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, -16,
        ),
        (
            5, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 27, -7, -29, -8,
            -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24, -28,
        ),
        (
            9, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, -23, 3, 25, 4, 26,
            -6, 17, 32, -19, -21, -11, -31, 13, 15, 28, 24,
        ),
        (
            12, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, 20, -2, -22, -17,
            -32, 19, 4, 26, -6, -24, 8, 30, -10, -28, 15, -21,
        ),
        (
            18, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, -14, 1, 16, 11, 31,
            -13, -8, -30, 10, 28, 4, 26, -6, -24, 21, 15,
        ),
        (
            14, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, -18, 17, 32,
            -2, -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13, 19,
        ),
        (
            20, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21, 12, -11, -31, 1,
            16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, -13,
        ),
        (
            23, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24, -9, 8, 30, -7,
            -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6, 10,
        ),
        (
            27, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, 5, -4, -26, 3,
            25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, -6,
        ),
        (
            6, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 28, 29, -7, 30,
            -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 27,
        ),
        (
            10, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, -24, -25, 3, -26,
            4, 5, -32, 17, 18, 20, 31, -11, -12, -14, -27, -23,
        ),
        (
            13, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, 21, 22, -2, 32,
            -17, -18, -26, 4, 5, 23, -30, 8, 9, 27, -14, 20,
        ),
        (
            19, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, -15, -16, 1, -31,
            11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20, -14,
        ),
        (
            15, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, -19, -32, 17, 22,
            -2, -20, 25, -3, -23, 5, 29, -7, -27, 9, 12, -18,
        ),
        (
            21, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20, 13, 31, -11, -16,
            1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18, 12,
        ),
        (
            24, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23, -10, -30, 8, 29,
            -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, -9,
        ),
        (
            28, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, 6, 26, -4, -25,
            3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9, 5,
        ),
        (
            16, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, 32, -19, 18,
            -21, 20, -2, -24, 23, -3, -4, -28, 27, -7, -8, -11, 17,
        ),
        (
            22, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2, -31, 13, -12, 15,
            -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17, -11,
        ),
        (
            25, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3, 30, -10, 9, -28,
            27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4, 8,
        ),
        (
            29, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, -26, 6, -5, 24,
            -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8, -4,
        ),
        (
            26, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, -29, 28, -27,
            -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, -7,
        ),
        (
            30, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, 25, -24, 23, 6,
            -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7, 3,
        ),
        (
            31, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, -22, 21, -20,
            -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, -2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


def _sandwich2__even__even__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            -2, 1, 7, -3, 8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23, 10, -6, -19, 13,
            -21, 15, 28, -24, -22, 16, 29, -25, 30, -26, -32, 31,
        ),
        (
            -3, -7, 1, 2, 11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20, 13, 19, -6, -10,
            -24, -28, 15, 21, -25, -29, 16, 22, 31, 32, -26, -30,
        ),
        (
            -4, -8, -11, -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18, 15, 21, 24, 28, -6,
            -10, -13, -19, -26, -30, -31, -32, 16, 22, 25, 29,
        ),
        (
            -5, -9, -12, -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17, 16, 22, 25, 29, 26,
            30, 31, 32, -6, -10, -13, -19, -15, -21, -24, -28,
        ),
        (
            -6, -10, -13, -19, -15, -21, -24, -28, -16, -22, -25, -29, -26, -30, -31, -32, 1, 2,
            3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27,
        ),
        (
            -7, 3, -2, 1, -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14, -19, 13, -10, 6,
            -28, 24, -21, 15, -29, 25, -22, 16, -32, 31, -30, 26,
        ),
        (
            -8, 4, 17, -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12, -21, 15, 28, -24,
            -10, 6, 19, -13, -30, 26, 32, -31, -22, 16, 29, -25,
        ),
        (
            -9, 5, 18, -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11, -22, 16, 29, -25,
            30, -26, -32, 31, -10, 6, 19, -13, 21, -15, -28, 24,
        ),
        (
            -10, 6, 19, -13, 21, -15, -28, 24, 22, -16, -29, 25, -30, 26, 32, -31, -2, 1, 7, -3,
            8, -4, -17, 11, 9, -5, -18, 12, -20, 14, 27, -23,
        ),
        (
            -11, -17, 4, 8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9, -24, -28, 15, 21,
            -13, -19, 6, 10, -31, -32, 26, 30, -25, -29, 16, 22,
        ),
        (
            -12, -18, 5, 9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8, -25, -29, 16, 22,
            31, 32, -26, -30, -13, -19, 6, 10, 24, 28, -15, -21,
        ),
        (
            -13, -19, 6, 10, 24, 28, -15, -21, 25, 29, -16, -22, -31, -32, 26, 30, -3, -7, 1, 2,
            11, 17, -4, -8, 12, 18, -5, -9, -23, -27, 14, 20,
        ),
        (
            -14, -20, -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7, -26, -30, -31, -32,
            16, 22, 25, 29, -15, -21, -24, -28, 6, 10, 13, 19,
        ),
        (
            -15, -21, -24, -28, 6, 10, 13, 19, 26, 30, 31, 32, -16, -22, -25, -29, -4, -8, -11,
            -17, 1, 2, 3, 7, 14, 20, 23, 27, -5, -9, -12, -18,
        ),
        (
            -16, -22, -25, -29, -26, -30, -31, -32, 6, 10, 13, 19, 15, 21, 24, 28, -5, -9, -12,
            -18, -14, -20, -23, -27, 1, 2, 3, 7, 4, 8, 11, 17,
        ),
        (
            17, -11, 8, -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5, -28, 24, -21, 15,
            19, -13, 10, -6, 32, -31, 30, -26, -29, 25, -22, 16,
        ),
        (
            18, -12, 9, -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4, -29, 25, -22, 16,
            -32, 31, -30, 26, 19, -13, 10, -6, 28, -24, 21, -15,
        ),
        (
            19, -13, 10, -6, 28, -24, 21, -15, 29, -25, 22, -16, 32, -31, 30, -26, -7, 3, -2, 1,
            -17, 11, -8, 4, -18, 12, -9, 5, -27, 23, -20, 14,
        ),
        (
            20, -14, -27, 23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3, -30, 26, 32, -31,
            -22, 16, 29, -25, 21, -15, -28, 24, 10, -6, -19, 13,
        ),
        (
            21, -15, -28, 24, 10, -6, -19, 13, 30, -26, -32, 31, 22, -16, -29, 25, -8, 4, 17,
            -11, -2, 1, 7, -3, -20, 14, 27, -23, -9, 5, 18, -12,
        ),
        (
            22, -16, -29, 25, -30, 26, 32, -31, 10, -6, -19, 13, -21, 15, 28, -24, -9, 5, 18,
            -12, 20, -14, -27, 23, -2, 1, 7, -3, 8, -4, -17, 11,
        ),
        (
            23, 27, -14, -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2, -31, -32, 26, 30,
            -25, -29, 16, 22, 24, 28, -15, -21, 13, 19, -6, -10,
        ),
        (
            24, 28, -15, -21, 13, 19, -6, -10, 31, 32, -26, -30, 25, 29, -16, -22, -11, -17, 4,
            8, -3, -7, 1, 2, -23, -27, 14, 20, -12, -18, 5, 9,
        ),
        (
            25, 29, -16, -22, -31, -32, 26, 30, 13, 19, -6, -10, -24, -28, 15, 21, -12, -18, 5,
            9, 23, 27, -14, -20, -3, -7, 1, 2, 11, 17, -4, -8,
        ),
        (
            26, 30, 31, 32, -16, -22, -25, -29, 15, 21, 24, 28, -6, -10, -13, -19, -14, -20,
            -23, -27, 5, 9, 12, 18, -4, -8, -11, -17, 1, 2, 3, 7,
        ),
        (
            27, -23, 20, -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1, 32, -31, 30, -26,
            -29, 25, -22, 16, 28, -24, 21, -15, -19, 13, -10, 6,
        ),
        (
            28, -24, 21, -15, -19, 13, -10, 6, -32, 31, -30, 26, 29, -25, 22, -16, 17, -11, 8,
            -4, -7, 3, -2, 1, -27, 23, -20, 14, 18, -12, 9, -5,
        ),
        (
            29, -25, 22, -16, 32, -31, 30, -26, -19, 13, -10, 6, -28, 24, -21, 15, 18, -12, 9,
            -5, 27, -23, 20, -14, -7, 3, -2, 1, -17, 11, -8, 4,
        ),
        (
            30, -26, -32, 31, 22, -16, -29, 25, -21, 15, 28, -24, -10, 6, 19, -13, 20, -14, -27,
            23, 9, -5, -18, 12, -8, 4, 17, -11, -2, 1, 7, -3,
        ),
        (
            31, 32, -26, -30, 25, 29, -16, -22, -24, -28, 15, 21, -13, -19, 6, 10, 23, 27, -14,
            -20, 12, 18, -5, -9, -11, -17, 4, 8, -3, -7, 1, 2,
        ),
        (
            -32, 31, -30, 26, 29, -25, 22, -16, -28, 24, -21, 15, 19, -13, 10, -6, 27, -23, 20,
            -14, -18, 12, -9, 5, 17, -11, 8, -4, -7, 3, -2, 1,
        ),
    )


@_operation((32, 32, 32), 32)
def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 32), even: grades 0, 2, 4, 6
    s : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32), even: grades 0, 2, 4, 6

    Run the gather form: 2048 multiplications, 1984 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__even__even",
        ("r", r, 32, 1),
        ("x", x, 32, 1),
        ("s", s, 32, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__even__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__even__even_out), P)
    return out


def _sandwich2__even__full__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15,
            -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21,
            22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0, 0, -32,
        ),
        (
            0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -8, -9, -10,
            -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -23, -24, -25, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 28, 29, 30, 31, 32, 0,
        ),
        (
            0, -2, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 17,
            18, 19, 20, 21, 22, -11, -12, -13, -14, -15, -16, -27, -28, -29, -30, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, -24, -25, -26, -32, 31, 0,
        ),
        (
            2, 0, 0, 0, 0, 0, 0, 1, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15,
            -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 0, 0, 0, 0, 0, 0, 31,
        ),
        (
            0, -3, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -17, -18,
            -19, 4, 5, 6, 23, 24, 25, 8, 9, 10, 27, 28, 29, -14, -15, -16, -31, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 21, 22, 32, -26, -30, 0,
        ),
        (
            3, 0, 0, 0, 0, 0, 0, -7, 1, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 27, 28, 29, -14,
            -15, -16, -31, -20, -21, -22, -32, 26, 0, 0, 0, 0, 0, 0, -30,
        ),
        (
            7, 0, 0, 0, 0, 0, 0, 3, -2, -17, -18, -19, 1, 11, 12, 13, -8, -9, -10, -27, -28,
            -29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -23,
            -24, -25, 20, 21, 22, 32, -14, -15, -16, -31, 30, 0, 0, 0, 0, 0, 0, 26,
        ),
        (
            0, 7, -3, 2, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 12, 13,
            -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24, 25, -20, -21, -22, -32, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, -15, -16, -31, 30, -26, 0,
        ),
        (
            0, -4, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, -2, -20,
            -21, -3, -23, -24, 5, 6, 26, -7, -27, -28, 9, 10, 30, 12, 13, 31, -16, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, -19, -32, 22, 25, 29, 0,
        ),
        (
            4, 0, 0, 0, 0, 0, 0, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -27, -28, 9, 10, 30,
            12, 13, 31, -16, 18, 19, 32, -22, -25, 0, 0, 0, 0, 0, 0, 29,
        ),
        (
            8, 0, 0, 0, 0, 0, 0, 4, 17, -2, -20, -21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 23, 24, -5, -6, -26,
            -18, -19, -32, 22, 12, 13, 31, -16, -29, 0, 0, 0, 0, 0, 0, -25,
        ),
        (
            0, 8, -4, -17, 2, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 14,
            15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6, 26, 18, 19, 32, -22, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 13, 31, -16, -29, 25, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, 0, -17, 4, -3, -23, -24, 8, -7, -27, -28, 1, 14, 15, -12, -13,
            -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -20, -21, 18,
            19, 32, -5, -6, -26, 25, -9, -10, -30, 29, -16, 0, 0, 0, 0, 0, 0, 22,
        ),
        (
            0, 11, 17, -4, 3, 23, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, -27,
            -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18, -19, -32, 5, 6, 26, -25, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, -10, -30, 29, -16, -22, 0,
        ),
        (
            0, -17, 11, -8, 7, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 23,
            24, -2, -20, -21, 18, 19, 32, 1, 14, 15, -12, -13, -31, 9, 10, 30, -29, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 26, -25, 22, -16, 0,
        ),
        (
            17, 0, 0, 0, 0, 0, 0, 11, -8, 7, 27, 28, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13,
            -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, 0, 0, 0, 0, 0, 0, -16,
        ),
        (
            0, -5, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 20, -2,
            -22, 23, -3, -25, -4, -26, 6, 27, -7, -29, -8, -30, 10, -11, -31, 13, 15, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 32, -19, -21, -24, -28, 0,
        ),
        (
            5, 0, 0, 0, 0, 0, 0, -9, -12, -14, 1, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -7, -29, -8, -30, 10,
            -11, -31, 13, 15, -17, -32, 19, 21, 24, 0, 0, 0, 0, 0, 0, -28,
        ),
        (
            9, 0, 0, 0, 0, 0, 0, 5, 18, 20, -2, -22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 3, 25, 4, 26, -6, 17,
            32, -19, -21, -11, -31, 13, 15, 28, 0, 0, 0, 0, 0, 0, 24,
        ),
        (
            0, 9, -5, -18, -20, 2, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -14, 1,
            16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4, -26, 6, -17, -32, 19, 21, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -31, 13, 15, 28, -24, 0,
        ),
        (
            12, 0, 0, 0, 0, 0, 0, -18, 5, 23, -3, -25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -2, -22, -17, -32,
            19, 4, 26, -6, -24, 8, 30, -10, -28, 15, 0, 0, 0, 0, 0, 0, -21,
        ),
        (
            0, 12, 18, -5, -23, 3, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 27, -7,
            -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32, -19, -4, -26, 6, 24, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 30, -10, -28, 15, 21, 0,
        ),
        (
            0, -18, 12, -9, -27, 7, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -23, 3,
            25, 20, -2, -22, -17, -32, 19, -14, 1, 16, 11, 31, -13, -8, -30, 10, 28, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -26, 6, 24, -21, 15, 0,
        ),
        (
            18, 0, 0, 0, 0, 0, 0, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 31, -13,
            -8, -30, 10, 28, 4, 26, -6, -24, 21, 0, 0, 0, 0, 0, 0, 15,
        ),
        (
            14, 0, 0, 0, 0, 0, 0, -20, -23, 5, -4, -26, -27, 9, -8, -30, 12, -11, -31, 1, 16,
            -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 17, 32, -2,
            -22, 21, -3, -25, 24, -6, -7, -29, 28, -10, -13, 0, 0, 0, 0, 0, 0, 19,
        ),
        (
            0, 14, 20, 23, -5, 4, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, 9, -8,
            -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2, 22, -21, 3, 25, -24, 6, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -29, 28, -10, -13, -19, 0,
        ),
        (
            0, -20, 14, 27, -9, 8, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, -5, 4,
            26, -18, 17, 32, -2, -22, 21, 12, -11, -31, 1, 16, -15, 7, 29, -28, 10, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 25, -24, 6, 19, -13, 0,
        ),
        (
            20, 0, 0, 0, 0, 0, 0, 14, 27, -9, 8, 30, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, -31, 1, 16,
            -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, 0, 0, 0, 0, 0, 0, -13,
        ),
        (
            0, -23, -27, 14, -12, 11, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20, 18,
            -17, -32, -5, 4, 26, -3, -25, 24, -9, 8, 30, -7, -29, 28, 1, 16, -15, 13, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -22, 21, -19, 6, 10, 0,
        ),
        (
            23, 0, 0, 0, 0, 0, 0, -27, 14, -12, 11, 31, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 30, -7, -29, 28,
            1, 16, -15, 13, 2, 22, -21, 19, -6, 0, 0, 0, 0, 0, 0, 10,
        ),
        (
            27, 0, 0, 0, 0, 0, 0, 23, -20, 18, -17, -32, 14, -12, 11, 31, 9, -8, -30, 7, 29,
            -28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -26, 3, 25,
            -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, 0, 0, 0, 0, 0, 0, -6,
        ),
        (
            0, 27, -23, 20, -18, 17, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -12,
            11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3, -25, 24, 2, 22, -21, 19, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, -15, 13, -10, 6, 0,
        ),
        (
            0, -6, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 21,
            22, -2, 24, 25, -3, 26, -4, -5, 28, 29, -7, 30, -8, -9, 31, -11, -12, -14, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, 17, 18, 20, 23, 27, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 0, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4,
            5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 29, -7, 30, -8,
            -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 0, 0, 0, 0, 0, 0, 27,
        ),
        (
            10, 0, 0, 0, 0, 0, 0, 6, 19, 21, 22, -2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, -25, 3, -26, 4, 5,
            -32, 17, 18, 20, 31, -11, -12, -14, -27, 0, 0, 0, 0, 0, 0, -23,
        ),
        (
            0, 10, -6, -19, -21, -22, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, -15,
            -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26, -4, -5, 32, -17, -18, -20, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, -11, -12, -14, -27, 23, 0,
        ),
        (
            13, 0, 0, 0, 0, 0, 0, -19, 6, 24, 25, -3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 22, -2, 32, -17,
            -18, -26, 4, 5, 23, -30, 8, 9, 27, -14, 0, 0, 0, 0, 0, 0, 20,
        ),
        (
            0, 13, 19, -6, -24, -25, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 28, 29,
            -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32, 17, 18, 26, -4, -5, -23, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, 8, 9, 27, -14, -20, 0,
        ),
        (
            0, -19, 13, -10, -28, -29, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -24,
            -25, 3, 21, 22, -2, 32, -17, -18, -15, -16, 1, -31, 11, 12, 30, -8, -9, -27, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, -4, -5, -23, 20, -14, 0,
        ),
        (
            19, 0, 0, 0, 0, 0, 0, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, -31, 11,
            12, 30, -8, -9, -27, -26, 4, 5, 23, -20, 0, 0, 0, 0, 0, 0, -14,
        ),
        (
            15, 0, 0, 0, 0, 0, 0, -21, -24, 6, 26, -4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -32, 17, 22, -2,
            -20, 25, -3, -23, 5, 29, -7, -27, 9, 12, 0, 0, 0, 0, 0, 0, -18,
        ),
        (
            0, 15, 21, 24, -6, -26, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 10, 30,
            -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22, 2, 20, -25, 3, 23, -5, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, -7, -27, 9, 12, 18, 0,
        ),
        (
            0, -21, 15, 28, -10, -30, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -6,
            -26, 4, -19, -32, 17, 22, -2, -20, 13, 31, -11, -16, 1, 14, -29, 7, 27, -9, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -25, 3, 23, -5, -18, 12, 0,
        ),
        (
            21, 0, 0, 0, 0, 0, 0, 15, 28, -10, -30, 8, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 31, -11, -16, 1, 14,
            -29, 7, 27, -9, 25, -3, -23, 5, 18, 0, 0, 0, 0, 0, 0, 12,
        ),
        (
            0, -24, -28, 15, -13, -31, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, 19,
            32, -17, -6, -26, 4, 25, -3, -23, -10, -30, 8, 29, -7, -27, -16, 1, 14, -12, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, -2, -20, 18, -5, -9, 0,
        ),
        (
            24, 0, 0, 0, 0, 0, 0, -28, 15, -13, -31, 11, 21, -19, -32, 17, 6, 26, -4, -25, 3,
            23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -30, 8, 29, -7,
            -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, 0, 0, 0, 0, 0, 0, -9,
        ),
        (
            28, 0, 0, 0, 0, 0, 0, 24, -21, 19, 32, -17, 15, -13, -31, 11, 10, 30, -8, -29, 7,
            27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 26, -4, -25, 3,
            23, 22, -2, -20, 18, -16, 1, 14, -12, 9, 0, 0, 0, 0, 0, 0, 5,
        ),
        (
            0, 28, -24, 21, -19, -32, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -13,
            -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25, -3, -23, -22, 2, 20, -18, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 1, 14, -12, 9, -5, 0,
        ),
        (
            16, 0, 0, 0, 0, 0, 0, -22, -25, -26, 6, -5, -29, -30, 10, -9, -31, 13, -12, 15, -14,
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -19, 18, -21, 20,
            -2, -24, 23, -3, -4, -28, 27, -7, -8, -11, 0, 0, 0, 0, 0, 0, 17,
        ),
        (
            0, 16, 22, 25, 26, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, -30, 10,
            -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21, -20, 2, 24, -23, 3, 4, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28, 27, -7, -8, -11, -17, 0,
        ),
        (
            0, -22, 16, 29, 30, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 26, -6,
            5, 32, -19, 18, -21, 20, -2, -31, 13, -12, 15, -14, 1, 28, -27, 7, 8, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, -23, 3, 4, 17, -11, 0,
        ),
        (
            22, 0, 0, 0, 0, 0, 0, 16, 29, 30, -10, 9, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 13, -12, 15, -14,
            1, 28, -27, 7, 8, -24, 23, -3, -4, -17, 0, 0, 0, 0, 0, 0, -11,
        ),
        (
            0, -25, -29, 16, 31, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, -32,
            19, -18, 26, -6, 5, -24, 23, -3, 30, -10, 9, -28, 27, -7, 15, -14, 1, 11, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -21, 20, -2, -17, 4, 8, 0,
        ),
        (
            25, 0, 0, 0, 0, 0, 0, -29, 16, 31, -13, 12, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -10, 9, -28, 27, -7,
            15, -14, 1, 11, 21, -20, 2, 17, -4, 0, 0, 0, 0, 0, 0, 8,
        ),
        (
            29, 0, 0, 0, 0, 0, 0, 25, -22, -32, 19, -18, 16, 31, -13, 12, -30, 10, -9, 28, -27,
            7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 6, -5, 24, -23,
            3, -21, 20, -2, -17, 15, -14, 1, 11, -8, 0, 0, 0, 0, 0, 0, -4,
        ),
        (
            0, 29, -25, 22, 32, -19, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 31,
            -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24, 23, -3, 21, -20, 2, 17, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -14, 1, 11, -8, 4, 0,
        ),
        (
            0, -26, -30, -31, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -22,
            21, -20, -25, 24, -23, -6, 5, -4, -29, 28, -27, -10, 9, -8, -13, 12, -11, 1, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, -18, 17, -2, -3, -7, 0,
        ),
        (
            26, 0, 0, 0, 0, 0, 0, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5,
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 28, -27, -10, 9,
            -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, 0, 0, 0, 0, 0, 0, -7,
        ),
        (
            30, 0, 0, 0, 0, 0, 0, 26, 32, -22, 21, -20, -31, 16, -15, 14, 29, -28, 27, 10, -9,
            8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -24, 23, 6, -5,
            4, 19, -18, 17, -2, -13, 12, -11, 1, 7, 0, 0, 0, 0, 0, 0, 3,
        ),
        (
            0, 30, -26, -32, 22, -21, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 16,
            -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23, -6, 5, -4, -19, 18, -17, 2, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 12, -11, 1, 7, -3, 0,
        ),
        (
            31, 0, 0, 0, 0, 0, 0, -32, 26, -25, 24, -23, 30, -29, 28, -27, 16, -15, 14, 13, -12,
            11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 21, -20, -19,
            18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, 0, 0, 0, 0, 0, 0, -2,
        ),
        (
            0, 31, 32, -26, 25, -24, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -29,
            28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17, -6, 5, -4, 3, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 8, -7, 1, 2, 0,
        ),
        (
            0, -32, 31, -30, 29, -28, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 25,
            -24, 23, -22, 21, -20, -19, 18, -17, 16, -15, 14, 13, -12, 11, -10, 9, -8, 7, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, -4, 3, -2, 1, 0,
        ),
        (
            32, 0, 0, 0, 0, 0, 0, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18,
            17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13,
            -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 0, 0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich2__even__full__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 17, 0, 5, 9, 0, 12, 0, 0, 18, 14, 0,
            0, 20, 0, 23, 27, 0, 0, 6, 10, 0, 13, 0, 0, 19, 15, 0, 0, 21, 0, 24, 28, 0, 16, 0,
            0, 22, 0, 25, 29, 0, 0, 26, 30, 0, 31, 0, 0, 32,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 17, 0, 5, 0, 0, 9, 0, 12, 18, 0, 0, 14,
            20, 0, 23, 0, 0, 27, 6, 0, 0, 10, 0, 13, 19, 0, 0, 15, 21, 0, 24, 0, 0, 28, 0, 16,
            22, 0, 25, 0, 0, 29, 26, 0, 0, 30, 0, 31, 32, 0,
        ),
        (
            0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11, 0, 9, 0, 0, -5, 0, -18, 12, 0, 0,
            -20, 14, 0, 27, 0, 0, -23, 10, 0, 0, -6, 0, -19, 13, 0, 0, -21, 15, 0, 28, 0, 0,
            -24, 0, -22, 16, 0, 29, 0, 0, -25, 30, 0, 0, -26, 0, -32, 31, 0,
        ),
        (
            0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4, -8, 0, 12, 0, 0, 18, 0, -5, -9, 0, 0,
            -23, -27, 0, 14, 0, 0, 20, 13, 0, 0, 19, 0, -6, -10, 0, 0, -24, -28, 0, 15, 0, 0,
            21, 0, -25, -29, 0, 16, 0, 0, 22, 31, 0, 0, 32, 0, -26, -30, 0,
        ),
        (
            0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3, 7, 0, 14, 0, 0, 20, 0, 23, 27, 0, 0,
            -5, -9, 0, -12, 0, 0, -18, 15, 0, 0, 21, 0, 24, 28, 0, 0, -6, -10, 0, -13, 0, 0,
            -19, 0, -26, -30, 0, -31, 0, 0, -32, 16, 0, 0, 22, 0, 25, 29, 0,
        ),
        (
            0, -5, -9, 0, -12, 0, 0, -18, -14, 0, 0, -20, 0, -23, -27, 0, 1, 0, 0, 2, 0, 3, 7,
            0, 0, 4, 8, 0, 11, 0, 0, 17, 16, 0, 0, 22, 0, 25, 29, 0, 0, 26, 30, 0, 31, 0, 0, 32,
            0, -6, -10, 0, -13, 0, 0, -19, -15, 0, 0, -21, 0, -24, -28, 0,
        ),
        (
            0, -6, -10, 0, -13, 0, 0, -19, -15, 0, 0, -21, 0, -24, -28, 0, -16, 0, 0, -22, 0,
            -25, -29, 0, 0, -26, -30, 0, -31, 0, 0, -32, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11,
            0, 0, 17, 0, 5, 9, 0, 12, 0, 0, 18, 14, 0, 0, 20, 0, 23, 27, 0,
        ),
        (
            -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0, 0, 11, 0, 9, -5, 0, -18, 0, 0, 12,
            -20, 0, 0, 14, 0, 27, -23, 0, 0, 10, -6, 0, -19, 0, 0, 13, -21, 0, 0, 15, 0, 28,
            -24, 0, -22, 0, 0, 16, 0, 29, -25, 0, 0, 30, -26, 0, -32, 0, 0, 31,
        ),
        (
            -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0, 0, -8, 0, 12, 18, 0, -5, 0, 0, -9,
            -23, 0, 0, -27, 0, 14, 20, 0, 0, 13, 19, 0, -6, 0, 0, -10, -24, 0, 0, -28, 0, 15,
            21, 0, -25, 0, 0, -29, 0, 16, 22, 0, 0, 31, 32, 0, -26, 0, 0, -30,
        ),
        (
            -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0, 0, 7, 0, 14, 20, 0, 23, 0, 0, 27,
            -5, 0, 0, -9, 0, -12, -18, 0, 0, 15, 21, 0, 24, 0, 0, 28, -6, 0, 0, -10, 0, -13,
            -19, 0, -26, 0, 0, -30, 0, -31, -32, 0, 0, 16, 22, 0, 25, 0, 0, 29,
        ),
        (
            -5, 0, 0, -9, 0, -12, -18, 0, 0, -14, -20, 0, -23, 0, 0, -27, 0, 1, 2, 0, 3, 0, 0,
            7, 4, 0, 0, 8, 0, 11, 17, 0, 0, 16, 22, 0, 25, 0, 0, 29, 26, 0, 0, 30, 0, 31, 32, 0,
            -6, 0, 0, -10, 0, -13, -19, 0, 0, -15, -21, 0, -24, 0, 0, -28,
        ),
        (
            -6, 0, 0, -10, 0, -13, -19, 0, 0, -15, -21, 0, -24, 0, 0, -28, 0, -16, -22, 0, -25,
            0, 0, -29, -26, 0, 0, -30, 0, -31, -32, 0, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0,
            11, 17, 0, 5, 0, 0, 9, 0, 12, 18, 0, 0, 14, 20, 0, 23, 0, 0, 27,
        ),
        (
            -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8, 0, 0, 4, 0, -18, 12, 0, -9, 0, 0, 5,
            -27, 0, 0, 23, 0, -20, 14, 0, 0, -19, 13, 0, -10, 0, 0, 6, -28, 0, 0, 24, 0, -21,
            15, 0, -29, 0, 0, 25, 0, -22, 16, 0, 0, -32, 31, 0, -30, 0, 0, 26,
        ),
        (
            -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3, 0, -20, 14, 0, 27, 0, 0, -23,
            -9, 0, 0, 5, 0, 18, -12, 0, 0, -21, 15, 0, 28, 0, 0, -24, -10, 0, 0, 6, 0, 19, -13,
            0, -30, 0, 0, 26, 0, 32, -31, 0, 0, -22, 16, 0, 29, 0, 0, -25,
        ),
        (
            -9, 0, 0, 5, 0, 18, -12, 0, 0, 20, -14, 0, -27, 0, 0, 23, 0, -2, 1, 0, 7, 0, 0, -3,
            8, 0, 0, -4, 0, -17, 11, 0, 0, -22, 16, 0, 29, 0, 0, -25, 30, 0, 0, -26, 0, -32, 31,
            0, -10, 0, 0, 6, 0, 19, -13, 0, 0, 21, -15, 0, -28, 0, 0, 24,
        ),
        (
            -10, 0, 0, 6, 0, 19, -13, 0, 0, 21, -15, 0, -28, 0, 0, 24, 0, 22, -16, 0, -29, 0, 0,
            25, -30, 0, 0, 26, 0, 32, -31, 0, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11,
            0, 9, 0, 0, -5, 0, -18, 12, 0, 0, -20, 14, 0, 27, 0, 0, -23,
        ),
        (
            -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2, 0, -23, -27, 0, 14, 0, 0, 20,
            -12, 0, 0, -18, 0, 5, 9, 0, 0, -24, -28, 0, 15, 0, 0, 21, -13, 0, 0, -19, 0, 6, 10,
            0, -31, 0, 0, -32, 0, 26, 30, 0, 0, -25, -29, 0, 16, 0, 0, 22,
        ),
        (
            -12, 0, 0, -18, 0, 5, 9, 0, 0, 23, 27, 0, -14, 0, 0, -20, 0, -3, -7, 0, 1, 0, 0, 2,
            11, 0, 0, 17, 0, -4, -8, 0, 0, -25, -29, 0, 16, 0, 0, 22, 31, 0, 0, 32, 0, -26, -30,
            0, -13, 0, 0, -19, 0, 6, 10, 0, 0, 24, 28, 0, -15, 0, 0, -21,
        ),
        (
            -13, 0, 0, -19, 0, 6, 10, 0, 0, 24, 28, 0, -15, 0, 0, -21, 0, 25, 29, 0, -16, 0, 0,
            -22, -31, 0, 0, -32, 0, 26, 30, 0, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4,
            -8, 0, 12, 0, 0, 18, 0, -5, -9, 0, 0, -23, -27, 0, 14, 0, 0, 20,
        ),
        (
            -14, 0, 0, -20, 0, -23, -27, 0, 0, 5, 9, 0, 12, 0, 0, 18, 0, -4, -8, 0, -11, 0, 0,
            -17, 1, 0, 0, 2, 0, 3, 7, 0, 0, -26, -30, 0, -31, 0, 0, -32, 16, 0, 0, 22, 0, 25,
            29, 0, -15, 0, 0, -21, 0, -24, -28, 0, 0, 6, 10, 0, 13, 0, 0, 19,
        ),
        (
            -15, 0, 0, -21, 0, -24, -28, 0, 0, 6, 10, 0, 13, 0, 0, 19, 0, 26, 30, 0, 31, 0, 0,
            32, -16, 0, 0, -22, 0, -25, -29, 0, 0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3,
            7, 0, 14, 0, 0, 20, 0, 23, 27, 0, 0, -5, -9, 0, -12, 0, 0, -18,
        ),
        (
            -16, 0, 0, -22, 0, -25, -29, 0, 0, -26, -30, 0, -31, 0, 0, -32, 0, 6, 10, 0, 13, 0,
            0, 19, 15, 0, 0, 21, 0, 24, 28, 0, 0, -5, -9, 0, -12, 0, 0, -18, -14, 0, 0, -20, 0,
            -23, -27, 0, 1, 0, 0, 2, 0, 3, 7, 0, 0, 4, 8, 0, 11, 0, 0, 17,
        ),
        (
            0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8, 4, 0, -18, 0, 0, 12, 0, -9, 5, 0, 0,
            -27, 23, 0, -20, 0, 0, 14, -19, 0, 0, 13, 0, -10, 6, 0, 0, -28, 24, 0, -21, 0, 0,
            15, 0, -29, 25, 0, -22, 0, 0, 16, -32, 0, 0, 31, 0, -30, 26, 0,
        ),
        (
            0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0, -20, 0, 0, 14, 0, 27, -23, 0,
            0, -9, 5, 0, 18, 0, 0, -12, -21, 0, 0, 15, 0, 28, -24, 0, 0, -10, 6, 0, 19, 0, 0,
            -13, 0, -30, 26, 0, 32, 0, 0, -31, -22, 0, 0, 16, 0, 29, -25, 0,
        ),
        (
            0, -9, 5, 0, 18, 0, 0, -12, 20, 0, 0, -14, 0, -27, 23, 0, -2, 0, 0, 1, 0, 7, -3, 0,
            0, 8, -4, 0, -17, 0, 0, 11, -22, 0, 0, 16, 0, 29, -25, 0, 0, 30, -26, 0, -32, 0, 0,
            31, 0, -10, 6, 0, 19, 0, 0, -13, 21, 0, 0, -15, 0, -28, 24, 0,
        ),
        (
            0, -10, 6, 0, 19, 0, 0, -13, 21, 0, 0, -15, 0, -28, 24, 0, 22, 0, 0, -16, 0, -29,
            25, 0, 0, -30, 26, 0, 32, 0, 0, -31, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0,
            0, 11, 0, 9, -5, 0, -18, 0, 0, 12, -20, 0, 0, 14, 0, 27, -23, 0,
        ),
        (
            0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0, -23, 0, 0, -27, 0, 14, 20, 0,
            0, -12, -18, 0, 5, 0, 0, 9, -24, 0, 0, -28, 0, 15, 21, 0, 0, -13, -19, 0, 6, 0, 0,
            10, 0, -31, -32, 0, 26, 0, 0, 30, -25, 0, 0, -29, 0, 16, 22, 0,
        ),
        (
            0, -12, -18, 0, 5, 0, 0, 9, 23, 0, 0, 27, 0, -14, -20, 0, -3, 0, 0, -7, 0, 1, 2, 0,
            0, 11, 17, 0, -4, 0, 0, -8, -25, 0, 0, -29, 0, 16, 22, 0, 0, 31, 32, 0, -26, 0, 0,
            -30, 0, -13, -19, 0, 6, 0, 0, 10, 24, 0, 0, 28, 0, -15, -21, 0,
        ),
        (
            0, -13, -19, 0, 6, 0, 0, 10, 24, 0, 0, 28, 0, -15, -21, 0, 25, 0, 0, 29, 0, -16,
            -22, 0, 0, -31, -32, 0, 26, 0, 0, 30, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0,
            0, -8, 0, 12, 18, 0, -5, 0, 0, -9, -23, 0, 0, -27, 0, 14, 20, 0,
        ),
        (
            0, -14, -20, 0, -23, 0, 0, -27, 5, 0, 0, 9, 0, 12, 18, 0, -4, 0, 0, -8, 0, -11, -17,
            0, 0, 1, 2, 0, 3, 0, 0, 7, -26, 0, 0, -30, 0, -31, -32, 0, 0, 16, 22, 0, 25, 0, 0,
            29, 0, -15, -21, 0, -24, 0, 0, -28, 6, 0, 0, 10, 0, 13, 19, 0,
        ),
        (
            0, -15, -21, 0, -24, 0, 0, -28, 6, 0, 0, 10, 0, 13, 19, 0, 26, 0, 0, 30, 0, 31, 32,
            0, 0, -16, -22, 0, -25, 0, 0, -29, -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0,
            0, 7, 0, 14, 20, 0, 23, 0, 0, 27, -5, 0, 0, -9, 0, -12, -18, 0,
        ),
        (
            0, -16, -22, 0, -25, 0, 0, -29, -26, 0, 0, -30, 0, -31, -32, 0, 6, 0, 0, 10, 0, 13,
            19, 0, 0, 15, 21, 0, 24, 0, 0, 28, -5, 0, 0, -9, 0, -12, -18, 0, 0, -14, -20, 0,
            -23, 0, 0, -27, 0, 1, 2, 0, 3, 0, 0, 7, 4, 0, 0, 8, 0, 11, 17, 0,
        ),
        (
            0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0, -27, 0, 0, 23, 0, -20, 14, 0,
            0, 18, -12, 0, 9, 0, 0, -5, -28, 0, 0, 24, 0, -21, 15, 0, 0, 19, -13, 0, 10, 0, 0,
            -6, 0, 32, -31, 0, 30, 0, 0, -26, -29, 0, 0, 25, 0, -22, 16, 0,
        ),
        (
            0, 18, -12, 0, 9, 0, 0, -5, 27, 0, 0, -23, 0, 20, -14, 0, -7, 0, 0, 3, 0, -2, 1, 0,
            0, -17, 11, 0, -8, 0, 0, 4, -29, 0, 0, 25, 0, -22, 16, 0, 0, -32, 31, 0, -30, 0, 0,
            26, 0, 19, -13, 0, 10, 0, 0, -6, 28, 0, 0, -24, 0, 21, -15, 0,
        ),
        (
            0, 19, -13, 0, 10, 0, 0, -6, 28, 0, 0, -24, 0, 21, -15, 0, 29, 0, 0, -25, 0, 22,
            -16, 0, 0, 32, -31, 0, 30, 0, 0, -26, -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8,
            0, 0, 4, 0, -18, 12, 0, -9, 0, 0, 5, -27, 0, 0, 23, 0, -20, 14, 0,
        ),
        (
            0, 20, -14, 0, -27, 0, 0, 23, 9, 0, 0, -5, 0, -18, 12, 0, -8, 0, 0, 4, 0, 17, -11,
            0, 0, -2, 1, 0, 7, 0, 0, -3, -30, 0, 0, 26, 0, 32, -31, 0, 0, -22, 16, 0, 29, 0, 0,
            -25, 0, 21, -15, 0, -28, 0, 0, 24, 10, 0, 0, -6, 0, -19, 13, 0,
        ),
        (
            0, 21, -15, 0, -28, 0, 0, 24, 10, 0, 0, -6, 0, -19, 13, 0, 30, 0, 0, -26, 0, -32,
            31, 0, 0, 22, -16, 0, -29, 0, 0, 25, -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0,
            0, -3, 0, -20, 14, 0, 27, 0, 0, -23, -9, 0, 0, 5, 0, 18, -12, 0,
        ),
        (
            0, 22, -16, 0, -29, 0, 0, 25, -30, 0, 0, 26, 0, 32, -31, 0, 10, 0, 0, -6, 0, -19,
            13, 0, 0, -21, 15, 0, 28, 0, 0, -24, -9, 0, 0, 5, 0, 18, -12, 0, 0, 20, -14, 0, -27,
            0, 0, 23, 0, -2, 1, 0, 7, 0, 0, -3, 8, 0, 0, -4, 0, -17, 11, 0,
        ),
        (
            0, 23, 27, 0, -14, 0, 0, -20, 12, 0, 0, 18, 0, -5, -9, 0, -11, 0, 0, -17, 0, 4, 8,
            0, 0, -3, -7, 0, 1, 0, 0, 2, -31, 0, 0, -32, 0, 26, 30, 0, 0, -25, -29, 0, 16, 0, 0,
            22, 0, 24, 28, 0, -15, 0, 0, -21, 13, 0, 0, 19, 0, -6, -10, 0,
        ),
        (
            0, 24, 28, 0, -15, 0, 0, -21, 13, 0, 0, 19, 0, -6, -10, 0, 31, 0, 0, 32, 0, -26,
            -30, 0, 0, 25, 29, 0, -16, 0, 0, -22, -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1,
            0, 0, 2, 0, -23, -27, 0, 14, 0, 0, 20, -12, 0, 0, -18, 0, 5, 9, 0,
        ),
        (
            0, 25, 29, 0, -16, 0, 0, -22, -31, 0, 0, -32, 0, 26, 30, 0, 13, 0, 0, 19, 0, -6,
            -10, 0, 0, -24, -28, 0, 15, 0, 0, 21, -12, 0, 0, -18, 0, 5, 9, 0, 0, 23, 27, 0, -14,
            0, 0, -20, 0, -3, -7, 0, 1, 0, 0, 2, 11, 0, 0, 17, 0, -4, -8, 0,
        ),
        (
            0, 26, 30, 0, 31, 0, 0, 32, -16, 0, 0, -22, 0, -25, -29, 0, 15, 0, 0, 21, 0, 24, 28,
            0, 0, -6, -10, 0, -13, 0, 0, -19, -14, 0, 0, -20, 0, -23, -27, 0, 0, 5, 9, 0, 12, 0,
            0, 18, 0, -4, -8, 0, -11, 0, 0, -17, 1, 0, 0, 2, 0, 3, 7, 0,
        ),
        (
            17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1, 0, -27, 23, 0, -20, 0, 0, 14,
            18, 0, 0, -12, 0, 9, -5, 0, 0, -28, 24, 0, -21, 0, 0, 15, 19, 0, 0, -13, 0, 10, -6,
            0, 32, 0, 0, -31, 0, 30, -26, 0, 0, -29, 25, 0, -22, 0, 0, 16,
        ),
        (
            18, 0, 0, -12, 0, 9, -5, 0, 0, 27, -23, 0, 20, 0, 0, -14, 0, -7, 3, 0, -2, 0, 0, 1,
            -17, 0, 0, 11, 0, -8, 4, 0, 0, -29, 25, 0, -22, 0, 0, 16, -32, 0, 0, 31, 0, -30, 26,
            0, 19, 0, 0, -13, 0, 10, -6, 0, 0, 28, -24, 0, 21, 0, 0, -15,
        ),
        (
            19, 0, 0, -13, 0, 10, -6, 0, 0, 28, -24, 0, 21, 0, 0, -15, 0, 29, -25, 0, 22, 0, 0,
            -16, 32, 0, 0, -31, 0, 30, -26, 0, 0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8,
            4, 0, -18, 0, 0, 12, 0, -9, 5, 0, 0, -27, 23, 0, -20, 0, 0, 14,
        ),
        (
            20, 0, 0, -14, 0, -27, 23, 0, 0, 9, -5, 0, -18, 0, 0, 12, 0, -8, 4, 0, 17, 0, 0,
            -11, -2, 0, 0, 1, 0, 7, -3, 0, 0, -30, 26, 0, 32, 0, 0, -31, -22, 0, 0, 16, 0, 29,
            -25, 0, 21, 0, 0, -15, 0, -28, 24, 0, 0, 10, -6, 0, -19, 0, 0, 13,
        ),
        (
            21, 0, 0, -15, 0, -28, 24, 0, 0, 10, -6, 0, -19, 0, 0, 13, 0, 30, -26, 0, -32, 0, 0,
            31, 22, 0, 0, -16, 0, -29, 25, 0, 0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3,
            0, -20, 0, 0, 14, 0, 27, -23, 0, 0, -9, 5, 0, 18, 0, 0, -12,
        ),
        (
            22, 0, 0, -16, 0, -29, 25, 0, 0, -30, 26, 0, 32, 0, 0, -31, 0, 10, -6, 0, -19, 0, 0,
            13, -21, 0, 0, 15, 0, 28, -24, 0, 0, -9, 5, 0, 18, 0, 0, -12, 20, 0, 0, -14, 0, -27,
            23, 0, -2, 0, 0, 1, 0, 7, -3, 0, 0, 8, -4, 0, -17, 0, 0, 11,
        ),
        (
            23, 0, 0, 27, 0, -14, -20, 0, 0, 12, 18, 0, -5, 0, 0, -9, 0, -11, -17, 0, 4, 0, 0,
            8, -3, 0, 0, -7, 0, 1, 2, 0, 0, -31, -32, 0, 26, 0, 0, 30, -25, 0, 0, -29, 0, 16,
            22, 0, 24, 0, 0, 28, 0, -15, -21, 0, 0, 13, 19, 0, -6, 0, 0, -10,
        ),
        (
            24, 0, 0, 28, 0, -15, -21, 0, 0, 13, 19, 0, -6, 0, 0, -10, 0, 31, 32, 0, -26, 0, 0,
            -30, 25, 0, 0, 29, 0, -16, -22, 0, 0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1,
            2, 0, -23, 0, 0, -27, 0, 14, 20, 0, 0, -12, -18, 0, 5, 0, 0, 9,
        ),
        (
            25, 0, 0, 29, 0, -16, -22, 0, 0, -31, -32, 0, 26, 0, 0, 30, 0, 13, 19, 0, -6, 0, 0,
            -10, -24, 0, 0, -28, 0, 15, 21, 0, 0, -12, -18, 0, 5, 0, 0, 9, 23, 0, 0, 27, 0, -14,
            -20, 0, -3, 0, 0, -7, 0, 1, 2, 0, 0, 11, 17, 0, -4, 0, 0, -8,
        ),
        (
            26, 0, 0, 30, 0, 31, 32, 0, 0, -16, -22, 0, -25, 0, 0, -29, 0, 15, 21, 0, 24, 0, 0,
            28, -6, 0, 0, -10, 0, -13, -19, 0, 0, -14, -20, 0, -23, 0, 0, -27, 5, 0, 0, 9, 0,
            12, 18, 0, -4, 0, 0, -8, 0, -11, -17, 0, 0, 1, 2, 0, 3, 0, 0, 7,
        ),
        (
            27, 0, 0, -23, 0, 20, -14, 0, 0, -18, 12, 0, -9, 0, 0, 5, 0, 17, -11, 0, 8, 0, 0,
            -4, -7, 0, 0, 3, 0, -2, 1, 0, 0, 32, -31, 0, 30, 0, 0, -26, -29, 0, 0, 25, 0, -22,
            16, 0, 28, 0, 0, -24, 0, 21, -15, 0, 0, -19, 13, 0, -10, 0, 0, 6,
        ),
        (
            28, 0, 0, -24, 0, 21, -15, 0, 0, -19, 13, 0, -10, 0, 0, 6, 0, -32, 31, 0, -30, 0, 0,
            26, 29, 0, 0, -25, 0, 22, -16, 0, 0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1,
            0, -27, 0, 0, 23, 0, -20, 14, 0, 0, 18, -12, 0, 9, 0, 0, -5,
        ),
        (
            29, 0, 0, -25, 0, 22, -16, 0, 0, 32, -31, 0, 30, 0, 0, -26, 0, -19, 13, 0, -10, 0,
            0, 6, -28, 0, 0, 24, 0, -21, 15, 0, 0, 18, -12, 0, 9, 0, 0, -5, 27, 0, 0, -23, 0,
            20, -14, 0, -7, 0, 0, 3, 0, -2, 1, 0, 0, -17, 11, 0, -8, 0, 0, 4,
        ),
        (
            30, 0, 0, -26, 0, -32, 31, 0, 0, 22, -16, 0, -29, 0, 0, 25, 0, -21, 15, 0, 28, 0, 0,
            -24, -10, 0, 0, 6, 0, 19, -13, 0, 0, 20, -14, 0, -27, 0, 0, 23, 9, 0, 0, -5, 0, -18,
            12, 0, -8, 0, 0, 4, 0, 17, -11, 0, 0, -2, 1, 0, 7, 0, 0, -3,
        ),
        (
            31, 0, 0, 32, 0, -26, -30, 0, 0, 25, 29, 0, -16, 0, 0, -22, 0, -24, -28, 0, 15, 0,
            0, 21, -13, 0, 0, -19, 0, 6, 10, 0, 0, 23, 27, 0, -14, 0, 0, -20, 12, 0, 0, 18, 0,
            -5, -9, 0, -11, 0, 0, -17, 0, 4, 8, 0, 0, -3, -7, 0, 1, 0, 0, 2,
        ),
        (
            0, 27, -23, 0, 20, 0, 0, -14, -18, 0, 0, 12, 0, -9, 5, 0, 17, 0, 0, -11, 0, 8, -4,
            0, 0, -7, 3, 0, -2, 0, 0, 1, 32, 0, 0, -31, 0, 30, -26, 0, 0, -29, 25, 0, -22, 0, 0,
            16, 0, 28, -24, 0, 21, 0, 0, -15, -19, 0, 0, 13, 0, -10, 6, 0,
        ),
        (
            0, 28, -24, 0, 21, 0, 0, -15, -19, 0, 0, 13, 0, -10, 6, 0, -32, 0, 0, 31, 0, -30,
            26, 0, 0, 29, -25, 0, 22, 0, 0, -16, 17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0,
            0, 1, 0, -27, 23, 0, -20, 0, 0, 14, 18, 0, 0, -12, 0, 9, -5, 0,
        ),
        (
            0, 29, -25, 0, 22, 0, 0, -16, 32, 0, 0, -31, 0, 30, -26, 0, -19, 0, 0, 13, 0, -10,
            6, 0, 0, -28, 24, 0, -21, 0, 0, 15, 18, 0, 0, -12, 0, 9, -5, 0, 0, 27, -23, 0, 20,
            0, 0, -14, 0, -7, 3, 0, -2, 0, 0, 1, -17, 0, 0, 11, 0, -8, 4, 0,
        ),
        (
            0, 30, -26, 0, -32, 0, 0, 31, 22, 0, 0, -16, 0, -29, 25, 0, -21, 0, 0, 15, 0, 28,
            -24, 0, 0, -10, 6, 0, 19, 0, 0, -13, 20, 0, 0, -14, 0, -27, 23, 0, 0, 9, -5, 0, -18,
            0, 0, 12, 0, -8, 4, 0, 17, 0, 0, -11, -2, 0, 0, 1, 0, 7, -3, 0,
        ),
        (
            0, 31, 32, 0, -26, 0, 0, -30, 25, 0, 0, 29, 0, -16, -22, 0, -24, 0, 0, -28, 0, 15,
            21, 0, 0, -13, -19, 0, 6, 0, 0, 10, 23, 0, 0, 27, 0, -14, -20, 0, 0, 12, 18, 0, -5,
            0, 0, -9, 0, -11, -17, 0, 4, 0, 0, 8, -3, 0, 0, -7, 0, 1, 2, 0,
        ),
        (
            0, -32, 31, 0, -30, 0, 0, 26, 29, 0, 0, -25, 0, 22, -16, 0, -28, 0, 0, 24, 0, -21,
            15, 0, 0, 19, -13, 0, 10, 0, 0, -6, 27, 0, 0, -23, 0, 20, -14, 0, 0, -18, 12, 0, -9,
            0, 0, 5, 0, 17, -11, 0, 8, 0, 0, -4, -7, 0, 0, 3, 0, -2, 1, 0,
        ),
        (
            -32, 0, 0, 31, 0, -30, 26, 0, 0, 29, -25, 0, 22, 0, 0, -16, 0, -28, 24, 0, -21, 0,
            0, 15, 19, 0, 0, -13, 0, 10, -6, 0, 0, 27, -23, 0, 20, 0, 0, -14, -18, 0, 0, 12, 0,
            -9, 5, 0, 17, 0, 0, -11, 0, 8, -4, 0, 0, -7, 3, 0, -2, 0, 0, 1,
        ),
    )


@_operation((32, 64, 32), 64)
def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 32), even: grades 0, 2, 4, 6
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    s : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6

    Run the gather form: 8192 multiplications, 8064 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__full__even",
        ("r", r, 32, 1),
        ("x", x, 64, 1),
        ("s", s, 32, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__full__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__full__even_out), P)
    return out


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


def _versor_defect__full_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
            45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        ),
        (
            1, 0, 0, 0, 0, 0, 0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 44, 45, 46, 47, 48, 49,
            50, 51, 52, 53, 54, 55, 56, 57, 0, 0, 0, 0, 0, 0, 64,
        ),
        (
            0, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 24, 25, 26,
            27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 60, 61, 62, 63, 0,
        ),
        (
            43, -33, 27, -24, 23, 58, 59, -17, 14, -13, -53, -54, -10, 9, 49, 50, -8, -46, -47,
            44, 45, 64, 5, -4, -39, -40, 3, 36, 37, -34, -35, -63, -2, -30, -31, 28, 29, 62,
            -25, -26, -61, 60, 1, 20, 21, -18, -19, -57, 15, 16, 56, -55, -11, -12, -52, 51,
            -48, 6, 7, 42, -41, 38, -32, 22,
        ),
        (
            44, -34, 28, -25, -58, 23, 60, -18, 15, 53, -13, -55, -11, -49, 9, 51, 46, -8, -48,
            -43, -64, 45, 6, 39, -4, -41, -36, 3, 38, 33, 63, -35, 30, -2, -32, -27, -62, 29,
            24, 61, -26, -59, -20, 1, 22, 17, 57, -19, -14, -56, 16, 54, 10, 52, -12, -50, 47,
            -5, -42, 7, 40, -37, 31, -21,
        ),
        (
            45, -35, 29, -26, -59, -60, 23, -19, 16, 54, 55, -13, -12, -50, -51, 9, 47, 48, -8,
            64, -43, -44, 7, 40, 41, -4, -37, -38, 3, -63, 33, 34, 31, 32, -2, 62, -27, -28,
            -61, 24, 25, 58, -21, -22, 1, -57, 17, 18, 56, -14, -15, -53, -52, 10, 11, 49, -46,
            42, -5, -6, -39, 36, -30, 20,
        ),
        (
            46, -36, 30, 58, -25, 24, 61, -20, -53, 15, -14, -56, 49, -11, 10, 52, -44, 43, 64,
            -8, -48, 47, -39, 6, -5, -42, 34, -33, -63, 3, 38, -37, -28, 27, 62, -2, -32, 31,
            -23, -60, 59, -26, 18, -17, -57, 1, 22, -21, 13, 55, -54, 16, -9, -51, 50, -12, -45,
            4, 41, -40, 7, 35, -29, 19,
        ),
        (
            47, -37, 31, 59, -26, -61, 24, -21, -54, 16, 56, -14, 50, -12, -52, 10, -45, -64,
            43, 48, -8, -46, -40, 7, 42, -5, 35, 63, -33, -38, 3, 36, -29, -62, 27, 32, -2, -30,
            60, -23, -58, 25, 19, 57, -17, -22, 1, 20, -55, 13, 53, -15, 51, -9, -49, 11, 44,
            -41, 4, 39, -6, -34, 28, -18,
        ),
        (
            48, -38, 32, 60, 61, -26, 25, -22, -55, -56, 16, -15, 51, 52, -12, 11, 64, -45, 44,
            -47, 46, -8, -41, -42, 7, -6, -63, 35, -34, 37, -36, 3, 62, -29, 28, -31, 30, -2,
            -59, 58, -23, -24, -57, 19, -18, 21, -20, 1, 54, -53, 13, 14, -50, 49, -9, -10, -43,
            40, -39, 4, 5, 33, -27, 17,
        ),
        (
            49, -39, -58, 30, -28, 27, 62, 53, -20, 18, -17, -57, -46, 44, -43, -64, -11, 10,
            52, -9, -51, 50, 36, -34, 33, 63, 6, -5, -42, 4, 41, -40, 25, -24, -61, 23, 60, -59,
            -2, -32, 31, -29, -15, 14, 56, -13, -55, 54, 1, 22, -21, 19, 8, 48, -47, 45, -12,
            -3, -38, 37, -35, 7, 26, -16,
        ),
        (
            50, -40, -59, 31, -29, -62, 27, 54, -21, 19, 57, -17, -47, 45, 64, -43, -12, -52,
            10, 51, -9, -49, 37, -35, -63, 33, 7, 42, -5, -41, 4, 39, 26, 61, -24, -60, 23, 58,
            32, -2, -30, 28, -16, -56, 14, 55, -13, -53, -22, 1, 20, -18, -48, 8, 46, -44, 11,
            38, -3, -36, 34, -6, -25, 15,
        ),
        (
            51, -41, -60, 32, 62, -29, 28, 55, -22, -57, 19, -18, -48, -64, 45, -44, 52, -12,
            11, -50, 49, -9, 38, 63, -35, 34, -42, 7, -6, 40, -39, 4, -61, 26, -25, 59, -58, 23,
            -31, 30, -2, -27, 56, -16, 15, -54, 53, -13, 21, -20, 1, 17, 47, -46, 8, 43, -10,
            -37, 36, -3, -33, 5, 24, -14,
        ),
        (
            52, -42, -61, -62, 32, -31, 30, 56, 57, -22, 21, -20, 64, -48, 47, -46, -51, 50,
            -49, -12, 11, -10, -63, 38, -37, 36, 41, -40, 39, 7, -6, 5, 60, -59, 58, 26, -25,
            24, 29, -28, 27, -2, -55, 54, -53, -16, 15, -14, -19, 18, -17, 1, -45, 44, -43, 8,
            9, 35, -34, 33, -3, -4, -23, 13,
        ),
        (
            53, 58, -39, 36, -34, 33, 63, -49, 46, -44, 43, 64, -20, 18, -17, -57, -15, 14, 56,
            -13, -55, 54, -30, 28, -27, -62, -25, 24, 61, -23, -60, 59, 6, -5, -42, 4, 41, -40,
            -3, -38, 37, -35, 11, -10, -52, 9, 51, -50, -8, -48, 47, -45, 1, 22, -21, 19, -16,
            2, 32, -31, 29, -26, 7, 12,
        ),
        (
            54, 59, -40, 37, -35, -63, 33, -50, 47, -45, -64, 43, -21, 19, 57, -17, -16, -56,
            14, 55, -13, -53, -31, 29, 62, -27, -26, -61, 24, 60, -23, -58, 7, 42, -5, -41, 4,
            39, 38, -3, -36, 34, 12, 52, -10, -51, 9, 49, 48, -8, -46, 44, -22, 1, 20, -18, 15,
            -32, 2, 30, -28, 25, -6, -11,
        ),
        (
            55, 60, -41, 38, 63, -35, 34, -51, 48, 64, -45, 44, -22, -57, 19, -18, 56, -16, 15,
            -54, 53, -13, -32, -62, 29, -28, 61, -26, 25, -59, 58, -23, -42, 7, -6, 40, -39, 4,
            -37, 36, -3, -33, -52, 12, -11, 50, -49, 9, -47, 46, -8, -43, 21, -20, 1, 17, -14,
            31, -30, 2, 27, -24, 5, 10,
        ),
        (
            56, 61, -42, -63, 38, -37, 36, -52, -64, 48, -47, 46, 57, -22, 21, -20, -55, 54,
            -53, -16, 15, -14, 62, -32, 31, -30, -60, 59, -58, -26, 25, -24, 41, -40, 39, 7, -6,
            5, 35, -34, 33, -3, 51, -50, 49, 12, -11, 10, 45, -44, 43, -8, -19, 18, -17, 1, 13,
            -29, 28, -27, 2, 23, -4, -9,
        ),
        (
            57, 62, 63, -42, 41, -40, 39, 64, -52, 51, -50, 49, -56, 55, -54, 53, -22, 21, -20,
            -19, 18, -17, -61, 60, -59, 58, -32, 31, -30, -29, 28, -27, -38, 37, -36, -35, 34,
            -33, 7, -6, 5, -4, -48, 47, -46, -45, 44, -43, 12, -11, 10, -9, 16, -15, 14, -13, 1,
            26, -25, 24, -23, 2, 3, 8,
        ),
        (
            53, 58, 39, -36, 34, -33, -63, 49, -46, 44, -43, -64, -20, 18, -17, -57, -15, 14,
            56, -13, -55, 54, -30, 28, -27, -62, -25, 24, 61, -23, -60, 59, -6, 5, 42, -4, -41,
            40, 3, 38, -37, 35, -11, 10, 52, -9, -51, 50, 8, 48, -47, 45, 1, 22, -21, 19, -16,
            2, 32, -31, 29, -26, -7, -12,
        ),
        (
            54, 59, 40, -37, 35, 63, -33, 50, -47, 45, 64, -43, -21, 19, 57, -17, -16, -56, 14,
            55, -13, -53, -31, 29, 62, -27, -26, -61, 24, 60, -23, -58, -7, -42, 5, 41, -4, -39,
            -38, 3, 36, -34, -12, -52, 10, 51, -9, -49, -48, 8, 46, -44, -22, 1, 20, -18, 15,
            -32, 2, 30, -28, 25, 6, 11,
        ),
        (
            55, 60, 41, -38, -63, 35, -34, 51, -48, -64, 45, -44, -22, -57, 19, -18, 56, -16,
            15, -54, 53, -13, -32, -62, 29, -28, 61, -26, 25, -59, 58, -23, 42, -7, 6, -40, 39,
            -4, 37, -36, 3, 33, 52, -12, 11, -50, 49, -9, 47, -46, 8, 43, 21, -20, 1, 17, -14,
            31, -30, 2, 27, -24, -5, -10,
        ),
        (
            56, 61, 42, 63, -38, 37, -36, 52, 64, -48, 47, -46, 57, -22, 21, -20, -55, 54, -53,
            -16, 15, -14, 62, -32, 31, -30, -60, 59, -58, -26, 25, -24, -41, 40, -39, -7, 6, -5,
            -35, 34, -33, 3, -51, 50, -49, -12, 11, -10, -45, 44, -43, 8, -19, 18, -17, 1, 13,
            -29, 28, -27, 2, 23, 4, 9,
        ),
        (
            57, 62, -63, 42, -41, 40, -39, -64, 52, -51, 50, -49, -56, 55, -54, 53, -22, 21,
            -20, -19, 18, -17, -61, 60, -59, 58, -32, 31, -30, -29, 28, -27, 38, -37, 36, 35,
            -34, 33, -7, 6, -5, 4, 48, -47, 46, 45, -44, 43, -12, 11, -10, 9, 16, -15, 14, -13,
            1, 26, -25, 24, -23, 2, -3, -8,
        ),
        (
            -64, 63, 62, -61, 60, -59, 58, -57, 56, -55, 54, -53, 52, -51, 50, -49, 48, -47, 46,
            45, -44, 43, -42, 41, -40, 39, -38, 37, -36, -35, 34, -33, -32, 31, -30, -29, 28,
            -27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, -16, 15, -14, 13, -12, 11, -10, 9,
            -8, 7, -6, 5, -4, 3, 2, -1,
        ),
        (
            -49, -39, 58, 30, -28, 27, 62, 53, 20, -18, 17, 57, -46, 44, -43, -64, 11, -10, -52,
            9, 51, -50, -36, 34, -33, -63, 6, -5, -42, 4, 41, -40, -25, 24, 61, -23, -60, 59,
            -2, -32, 31, -29, -15, 14, 56, -13, -55, 54, -1, -22, 21, -19, 8, 48, -47, 45, 12,
            3, 38, -37, 35, 7, -26, -16,
        ),
        (
            -50, -40, 59, 31, -29, -62, 27, 54, 21, -19, -57, 17, -47, 45, 64, -43, 12, 52, -10,
            -51, 9, 49, -37, 35, 63, -33, 7, 42, -5, -41, 4, 39, -26, -61, 24, 60, -23, -58, 32,
            -2, -30, 28, -16, -56, 14, 55, -13, -53, 22, -1, -20, 18, -48, 8, 46, -44, -11, -38,
            3, 36, -34, -6, 25, 15,
        ),
        (
            -51, -41, 60, 32, 62, -29, 28, 55, 22, 57, -19, 18, -48, -64, 45, -44, -52, 12, -11,
            50, -49, 9, -38, -63, 35, -34, -42, 7, -6, 40, -39, 4, 61, -26, 25, -59, 58, -23,
            -31, 30, -2, -27, 56, -16, 15, -54, 53, -13, -21, 20, -1, -17, 47, -46, 8, 43, 10,
            37, -36, 3, 33, 5, -24, -14,
        ),
        (
            -52, -42, 61, -62, 32, -31, 30, 56, -57, 22, -21, 20, 64, -48, 47, -46, 51, -50, 49,
            12, -11, 10, 63, -38, 37, -36, 41, -40, 39, 7, -6, 5, -60, 59, -58, -26, 25, -24,
            29, -28, 27, -2, -55, 54, -53, -16, 15, -14, 19, -18, 17, -1, -45, 44, -43, 8, -9,
            -35, 34, -33, 3, -4, 23, 13,
        ),
        (
            57, -62, 63, 42, -41, 40, -39, -64, -52, 51, -50, 49, 56, -55, 54, -53, -22, 21,
            -20, -19, 18, -17, -61, 60, -59, 58, 32, -31, 30, 29, -28, 27, -38, 37, -36, -35,
            34, -33, -7, 6, -5, 4, 48, -47, 46, 45, -44, 43, 12, -11, 10, -9, -16, 15, -14, 13,
            1, 26, -25, 24, -23, -2, 3, -8,
        ),
        (
            64, 63, 62, 61, -60, 59, -58, 57, 56, -55, 54, -53, 52, -51, 50, -49, -48, 47, -46,
            -45, 44, -43, 42, -41, 40, -39, -38, 37, -36, -35, 34, -33, -32, 31, -30, -29, 28,
            -27, -26, 25, -24, 23, -22, 21, -20, -19, 18, -17, -16, 15, -14, 13, -12, 11, -10,
            9, 8, -7, 6, -5, 4, 3, 2, 1,
        ),
        (
            46, 36, -30, 58, 25, -24, -61, -20, 53, 15, -14, -56, -49, -11, 10, 52, 44, -43,
            -64, -8, -48, 47, -39, -6, 5, 42, 34, -33, -63, -3, -38, 37, -28, 27, 62, 2, 32,
            -31, -23, -60, 59, 26, -18, 17, 57, 1, 22, -21, -13, -55, 54, 16, 9, 51, -50, -12,
            45, 4, 41, -40, -7, 35, -29, -19,
        ),
        (
            47, 37, -31, 59, 26, 61, -24, -21, 54, 16, 56, -14, -50, -12, -52, 10, 45, 64, -43,
            48, -8, -46, -40, -7, -42, 5, 35, 63, -33, 38, -3, -36, -29, -62, 27, -32, 2, 30,
            60, -23, -58, -25, -19, -57, 17, -22, 1, 20, 55, -13, -53, -15, -51, 9, 49, 11, -44,
            -41, 4, 39, 6, -34, 28, 18,
        ),
        (
            48, 38, -32, 60, -61, 26, -25, -22, 55, -56, 16, -15, -51, 52, -12, 11, -64, 45,
            -44, -47, 46, -8, -41, 42, -7, 6, -63, 35, -34, -37, 36, -3, 62, -29, 28, 31, -30,
            2, -59, 58, -23, 24, 57, -19, 18, 21, -20, 1, -54, 53, -13, 14, 50, -49, 9, -10, 43,
            40, -39, 4, -5, 33, -27, -17,
        ),
        (
            -52, -42, -61, 62, 32, -31, 30, -56, 57, 22, -21, 20, 64, 48, -47, 46, -51, 50, -49,
            12, -11, 10, 63, 38, -37, 36, -41, 40, -39, 7, -6, 5, -60, 59, -58, 26, -25, 24,
            -29, 28, -27, -2, -55, 54, -53, 16, -15, 14, -19, 18, -17, -1, -45, 44, -43, -8, 9,
            -35, 34, -33, -3, 4, 23, 13,
        ),
        (
            -56, 61, -42, 63, 38, -37, 36, 52, -64, -48, 47, -46, 57, 22, -21, 20, -55, 54, -53,
            16, -15, 14, -62, -32, 31, -30, 60, -59, 58, -26, 25, -24, -41, 40, -39, 7, -6, 5,
            -35, 34, -33, -3, 51, -50, 49, -12, 11, -10, 45, -44, 43, 8, -19, 18, -17, -1, 13,
            29, -28, 27, 2, -23, 4, -9,
        ),
        (
            -64, -63, 62, 61, 60, -59, 58, 57, 56, 55, -54, 53, -52, -51, 50, -49, -48, 47, -46,
            45, -44, 43, -42, -41, 40, -39, -38, 37, -36, 35, -34, 33, 32, -31, 30, -29, 28,
            -27, -26, 25, -24, -23, 22, -21, 20, -19, 18, -17, -16, 15, -14, -13, 12, -11, 10,
            9, 8, 7, -6, 5, 4, 3, -2, -1,
        ),
        (
            -44, -34, 28, -25, 58, 23, 60, 18, -15, 53, 13, 55, 11, -49, -9, -51, 46, 8, 48,
            -43, -64, -45, 6, -39, -4, -41, 36, 3, 38, -33, -63, -35, -30, -2, -32, 27, 62, 29,
            -24, -61, -26, 59, -20, -1, -22, 17, 57, 19, -14, -56, -16, 54, 10, 52, 12, -50, 47,
            5, 42, 7, -40, 37, -31, -21,
        ),
        (
            -45, -35, 29, -26, 59, -60, 23, 19, -16, 54, -55, 13, 12, -50, 51, -9, 47, -48, 8,
            64, -43, 44, 7, -40, 41, -4, 37, -38, 3, 63, -33, 34, -31, 32, -2, -62, 27, -28, 61,
            -24, 25, -58, -21, 22, -1, -57, 17, -18, 56, -14, 15, -53, -52, 10, -11, 49, -46,
            -42, 5, -6, 39, -36, 30, 20,
        ),
        (
            48, 38, -32, -60, 61, 26, -25, -22, -55, 56, 16, -15, 51, -52, -12, 11, -64, -45,
            44, 47, -46, -8, 41, -42, -7, 6, -63, -35, 34, 37, -36, -3, 62, 29, -28, -31, 30, 2,
            -59, 58, 23, -24, 57, 19, -18, -21, 20, 1, -54, 53, 13, -14, 50, -49, -9, 10, 43,
            40, -39, -4, 5, 33, -27, -17,
        ),
        (
            51, 41, 60, -32, 62, 29, -28, 55, -22, 57, 19, -18, -48, 64, 45, -44, -52, -12, 11,
            50, -49, -9, -38, 63, 35, -34, -42, -7, 6, 40, -39, -4, -61, -26, 25, 59, -58, -23,
            -31, 30, 2, -27, -56, -16, 15, 54, -53, -13, -21, 20, 1, -17, -47, 46, 8, -43, 10,
            -37, 36, 3, -33, 5, 24, 14,
        ),
        (
            55, -60, 41, -38, 63, 35, -34, -51, 48, -64, -45, 44, -22, 57, 19, -18, -56, -16,
            15, 54, -53, -13, 32, -62, -29, 28, 61, 26, -25, -59, 58, 23, -42, -7, 6, 40, -39,
            -4, -37, 36, 3, -33, 52, 12, -11, -50, 49, 9, 47, -46, -8, 43, -21, 20, 1, -17, 14,
            31, -30, -2, 27, -24, 5, -10,
        ),
        (
            64, 63, -62, 61, 60, 59, -58, -57, 56, 55, 54, -53, -52, -51, -50, 49, 48, 47, -46,
            45, -44, -43, -42, -41, -40, 39, 38, 37, -36, 35, -34, -33, -32, -31, 30, -29, 28,
            27, 26, -25, -24, -23, -22, -21, 20, -19, 18, 17, 16, -15, -14, -13, -12, 11, 10, 9,
            -8, -7, 6, 5, 4, -3, 2, 1,
        ),
        (
            43, 33, -27, 24, -23, 58, -59, -17, 14, -13, 53, -54, -10, 9, -49, 50, -8, 46, -47,
            -44, 45, -64, -5, 4, -39, 40, -3, 36, -37, -34, 35, -63, 2, -30, 31, 28, -29, 62,
            -25, 26, -61, 60, 1, -20, 21, 18, -19, 57, -15, 16, -56, 55, 11, -12, 52, -51, 48,
            6, -7, 42, -41, 38, -32, -22,
        ),
        (
            -45, -35, 29, -26, -59, 60, 23, 19, -16, -54, 55, 13, 12, 50, -51, -9, -47, 48, 8,
            64, 43, -44, 7, 40, -41, -4, -37, 38, 3, 63, 33, -34, 31, -32, -2, -62, -27, 28, 61,
            24, -25, -58, 21, -22, -1, -57, -17, 18, 56, 14, -15, -53, -52, -10, 11, 49, -46,
            -42, -5, 6, 39, -36, 30, 20,
        ),
        (
            -47, -37, 31, 59, -26, 61, 24, 21, 54, -16, 56, 14, -50, 12, -52, -10, 45, -64, -43,
            48, 8, -46, -40, 7, -42, -5, 35, -63, -33, 38, 3, -36, -29, 62, 27, -32, -2, 30,
            -60, -23, 58, -25, -19, 57, 17, -22, -1, 20, -55, -13, 53, -15, 51, 9, -49, 11, 44,
            41, 4, -39, 6, 34, -28, -18,
        ),
        (
            -50, -40, -59, 31, -29, 62, 27, -54, 21, -19, 57, 17, 47, -45, 64, 43, 12, -52, -10,
            51, 9, -49, 37, -35, 63, 33, 7, -42, -5, 41, 4, -39, 26, -61, -24, 60, 23, -58, -32,
            -2, 30, -28, 16, -56, -14, 55, 13, -53, -22, -1, 20, -18, -48, -8, 46, -44, 11, -38,
            -3, 36, -34, 6, 25, 15,
        ),
        (
            -54, 59, -40, 37, -35, 63, 33, 50, -47, 45, -64, -43, 21, -19, 57, 17, 16, -56, -14,
            55, 13, -53, -31, 29, -62, -27, -26, 61, 24, -60, -23, 58, 7, -42, -5, 41, 4, -39,
            -38, -3, 36, -34, -12, 52, 10, -51, -9, 49, 48, 8, -46, 44, -22, -1, 20, -18, 15,
            32, 2, -30, 28, -25, 6, -11,
        ),
        (
            -64, -63, 62, -61, 60, 59, 58, 57, -56, 55, 54, 53, 52, -51, -50, -49, 48, 47, 46,
            -45, -44, -43, 42, -41, -40, -39, 38, 37, 36, -35, -34, -33, -32, -31, -30, 29, 28,
            27, -26, -25, -24, 23, -22, -21, -20, 19, 18, 17, -16, -15, -14, 13, 12, 11, 10, -9,
            8, 7, 6, 5, -4, 3, -2, -1,
        ),
        (
            43, 33, -27, 24, -23, -58, 59, -17, 14, -13, -53, 54, -10, 9, 49, -50, -8, -46, 47,
            44, -45, -64, -5, 4, 39, -40, -3, -36, 37, 34, -35, -63, 2, 30, -31, -28, 29, 62,
            25, -26, -61, 60, 1, 20, -21, -18, 19, 57, 15, -16, -56, 55, -11, 12, 52, -51, 48,
            -6, 7, 42, -41, 38, -32, -22,
        ),
        (
            44, 34, -28, 25, 58, -23, 60, -18, 15, 53, -13, 55, -11, -49, 9, -51, 46, -8, 48,
            -43, 64, -45, -6, -39, 4, -41, 36, -3, 38, -33, 63, -35, -30, 2, -32, 27, -62, 29,
            -24, 61, -26, -59, -20, 1, -22, 17, -57, 19, -14, 56, -16, -54, 10, -52, 12, 50,
            -47, 5, -42, 7, 40, -37, 31, 21,
        ),
        (
            46, 36, -30, -58, 25, -24, 61, -20, -53, 15, -14, 56, 49, -11, 10, -52, -44, 43,
            -64, -8, 48, -47, 39, -6, 5, -42, -34, 33, -63, -3, 38, -37, 28, -27, 62, 2, -32,
            31, 23, -60, 59, -26, 18, -17, 57, 1, -22, 21, 13, -55, 54, -16, -9, 51, -50, 12,
            45, -4, 41, -40, 7, 35, -29, -19,
        ),
        (
            49, 39, 58, -30, 28, -27, 62, 53, -20, 18, -17, 57, -46, 44, -43, 64, -11, 10, -52,
            -9, 51, -50, -36, 34, -33, 63, -6, 5, -42, -4, 41, -40, -25, 24, -61, -23, 60, -59,
            2, -32, 31, -29, -15, 14, -56, -13, 55, -54, 1, -22, 21, -19, 8, -48, 47, -45, 12,
            3, -38, 37, -35, 7, 26, 16,
        ),
        (
            53, -58, 39, -36, 34, -33, 63, -49, 46, -44, 43, -64, -20, 18, -17, 57, -15, 14,
            -56, -13, 55, -54, 30, -28, 27, -62, 25, -24, 61, 23, -60, 59, -6, 5, -42, -4, 41,
            -40, 3, -38, 37, -35, 11, -10, 52, 9, -51, 50, -8, 48, -47, 45, 1, -22, 21, -19, 16,
            -2, 32, -31, 29, -26, 7, -12,
        ),
        (
            64, 63, -62, 61, -60, 59, 58, -57, 56, -55, 54, 53, -52, 51, -50, -49, -48, 47, 46,
            -45, -44, 43, -42, 41, -40, -39, -38, 37, 36, -35, -34, 33, 32, -31, -30, 29, 28,
            -27, -26, -25, 24, -23, 22, -21, -20, 19, 18, -17, -16, -15, 14, -13, 12, 11, -10,
            9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


def versor_defect__full(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 54)

    Run the gather form: 3456 multiplications, 3402 additions.
    """
    (R,) = _operands("versor_defect__full", ("R", R, 64, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__full_out), R)
    return out


def _versor_defect__even_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            17, -11, 8, -7, -27, -28, -4, 3, 23, 24, -2, -20, -21, 18, 19, 32, 1, 14, 15, -12,
            -13, -31, 9, 10, 30, -29, -5, -6, -26, 25, -22, 16,
        ),
        (
            18, -12, 9, 27, -7, -29, -5, -23, 3, 25, 20, -2, -22, -17, -32, 19, -14, 1, 16, 11,
            31, -13, -8, -30, 10, 28, 4, 26, -6, -24, 21, -15,
        ),
        (
            19, -13, 10, 28, 29, -7, -6, -24, -25, 3, 21, 22, -2, 32, -17, -18, -15, -16, 1,
            -31, 11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20, 14,
        ),
        (
            20, -14, -27, 9, -8, -30, 23, -5, 4, 26, -18, 17, 32, -2, -22, 21, 12, -11, -31, 1,
            16, -15, 7, 29, -28, 10, -3, -25, 24, -6, -19, 13,
        ),
        (
            21, -15, -28, 10, 30, -8, 24, -6, -26, 4, -19, -32, 17, 22, -2, -20, 13, 31, -11,
            -16, 1, 14, -29, 7, 27, -9, 25, -3, -23, 5, 18, -12,
        ),
        (
            22, -16, -29, -30, 10, -9, 25, 26, -6, 5, 32, -19, 18, -21, 20, -2, -31, 13, -12,
            15, -14, 1, 28, -27, 7, 8, -24, 23, -3, -4, -17, 11,
        ),
        (
            23, 27, -14, 12, -11, -31, -20, 18, -17, -32, -5, 4, 26, -3, -25, 24, -9, 8, 30, -7,
            -29, 28, 1, 16, -15, 13, 2, 22, -21, 19, -6, -10,
        ),
        (
            24, 28, -15, 13, 31, -11, -21, 19, 32, -17, -6, -26, 4, 25, -3, -23, -10, -30, 8,
            29, -7, -27, -16, 1, 14, -12, -22, 2, 20, -18, 5, 9,
        ),
        (
            25, 29, -16, -31, 13, -12, -22, -32, 19, -18, 26, -6, 5, -24, 23, -3, 30, -10, 9,
            -28, 27, -7, 15, -14, 1, 11, 21, -20, 2, 17, -4, -8,
        ),
        (
            26, 30, 31, -16, 15, -14, 32, -22, 21, -20, -25, 24, -23, -6, 5, -4, -29, 28, -27,
            -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, 7,
        ),
        (
            27, -23, 20, -18, 17, 32, -14, 12, -11, -31, -9, 8, 30, -7, -29, 28, 5, -4, -26, 3,
            25, -24, -2, -22, 21, -19, 1, 16, -15, 13, -10, 6,
        ),
        (
            28, -24, 21, -19, -32, 17, -15, 13, 31, -11, -10, -30, 8, 29, -7, -27, 6, 26, -4,
            -25, 3, 23, 22, -2, -20, 18, -16, 1, 14, -12, 9, -5,
        ),
        (
            29, -25, 22, 32, -19, 18, -16, -31, 13, -12, 30, -10, 9, -28, 27, -7, -26, 6, -5,
            24, -23, 3, -21, 20, -2, -17, 15, -14, 1, 11, -8, 4,
        ),
        (
            30, -26, -32, 22, -21, 20, 31, -16, 15, -14, -29, 28, -27, -10, 9, -8, 25, -24, 23,
            6, -5, 4, 19, -18, 17, -2, -13, 12, -11, 1, 7, -3,
        ),
        (
            31, 32, -26, 25, -24, 23, -30, 29, -28, 27, -16, 15, -14, -13, 12, -11, -22, 21,
            -20, -19, 18, -17, 6, -5, 4, -3, 10, -9, 8, -7, 1, 2,
        ),
        (
            27, 23, -20, 18, -17, -32, -14, 12, -11, -31, -9, 8, 30, -7, -29, 28, -5, 4, 26, -3,
            -25, 24, 2, 22, -21, 19, 1, 16, -15, 13, -10, -6,
        ),
        (
            28, 24, -21, 19, 32, -17, -15, 13, 31, -11, -10, -30, 8, 29, -7, -27, -6, -26, 4,
            25, -3, -23, -22, 2, 20, -18, -16, 1, 14, -12, 9, 5,
        ),
        (
            29, 25, -22, -32, 19, -18, -16, -31, 13, -12, 30, -10, 9, -28, 27, -7, 26, -6, 5,
            -24, 23, -3, 21, -20, 2, 17, 15, -14, 1, 11, -8, -4,
        ),
        (
            30, 26, 32, -22, 21, -20, 31, -16, 15, -14, -29, 28, -27, -10, 9, -8, -25, 24, -23,
            -6, 5, -4, -19, 18, -17, 2, -13, 12, -11, 1, 7, 3,
        ),
        (
            31, -32, 26, -25, 24, -23, -30, 29, -28, 27, -16, 15, -14, -13, 12, -11, 22, -21,
            20, 19, -18, 17, -6, 5, -4, 3, 10, -9, 8, -7, 1, -2,
        ),
        (
            -32, -31, 30, -29, 28, -27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, -6, 5, -4, 3, -2, -1,
        ),
        (
            -23, 27, 14, -12, 11, 31, -20, 18, -17, -32, 5, -4, -26, 3, 25, -24, -9, 8, 30, -7,
            -29, 28, -1, -16, 15, -13, 2, 22, -21, 19, 6, -10,
        ),
        (
            -24, 28, 15, -13, -31, 11, -21, 19, 32, -17, 6, 26, -4, -25, 3, 23, -10, -30, 8, 29,
            -7, -27, 16, -1, -14, 12, -22, 2, 20, -18, -5, 9,
        ),
        (
            -25, 29, 16, 31, -13, 12, -22, -32, 19, -18, -26, 6, -5, 24, -23, 3, 30, -10, 9,
            -28, 27, -7, -15, 14, -1, -11, 21, -20, 2, 17, 4, -8,
        ),
        (
            -26, 30, -31, 16, -15, 14, 32, -22, 21, -20, 25, -24, 23, 6, -5, 4, -29, 28, -27,
            -10, 9, -8, 13, -12, 11, -1, -19, 18, -17, 2, -3, 7,
        ),
        (
            31, -32, -26, 25, -24, 23, 30, -29, 28, -27, -16, 15, -14, -13, 12, -11, 22, -21,
            20, 19, -18, 17, 6, -5, 4, -3, -10, 9, -8, 7, 1, -2,
        ),
        (
            32, 31, 30, -29, 28, -27, 26, -25, 24, -23, -22, 21, -20, -19, 18, -17, -16, 15,
            -14, -13, 12, -11, -10, 9, -8, 7, -6, 5, -4, 3, 2, 1,
        ),
        (
            20, -14, 27, 9, -8, -30, -23, -5, 4, 26, 18, -17, -32, -2, -22, 21, -12, 11, 31, 1,
            16, -15, -7, -29, 28, 10, 3, 25, -24, -6, 19, -13,
        ),
        (
            21, -15, 28, 10, 30, -8, -24, -6, -26, 4, 19, 32, -17, 22, -2, -20, -13, -31, 11,
            -16, 1, 14, 29, -7, -27, -9, -25, 3, 23, 5, -18, 12,
        ),
        (
            22, -16, 29, -30, 10, -9, -25, 26, -6, 5, -32, 19, -18, -21, 20, -2, 31, -13, 12,
            15, -14, 1, -28, 27, -7, 8, 24, -23, 3, -4, 17, -11,
        ),
        (
            -26, -30, 31, 16, -15, 14, 32, 22, -21, 20, -25, 24, -23, 6, -5, 4, -29, 28, -27,
            10, -9, 8, -13, 12, -11, -1, -19, 18, -17, -2, 3, 7,
        ),
        (
            -30, 26, -32, -22, 21, -20, 31, 16, -15, 14, -29, 28, -27, 10, -9, 8, 25, -24, 23,
            -6, 5, -4, 19, -18, 17, 2, -13, 12, -11, -1, 7, -3,
        ),
        (
            -32, 31, 30, 29, -28, 27, -26, -25, 24, -23, -22, 21, -20, 19, -18, 17, 16, -15, 14,
            -13, 12, -11, -10, 9, -8, -7, 6, -5, 4, 3, 2, -1,
        ),
        (
            -18, 12, -9, 27, 7, 29, 5, -23, -3, -25, 20, 2, 22, -17, -32, -19, -14, -1, -16, 11,
            31, 13, -8, -30, -10, 28, 4, 26, 6, -24, 21, -15,
        ),
        (
            -19, 13, -10, 28, -29, 7, 6, -24, 25, -3, 21, -22, 2, 32, -17, 18, -15, 16, -1, -31,
            11, -12, 30, -8, 9, -27, -26, 4, -5, 23, -20, 14,
        ),
        (
            22, -16, -29, 30, 10, -9, 25, -26, -6, 5, -32, -19, 18, 21, -20, -2, 31, 13, -12,
            -15, 14, 1, -28, 27, 7, -8, 24, -23, -3, 4, 17, -11,
        ),
        (
            25, 29, -16, 31, 13, -12, -22, 32, 19, -18, -26, -6, 5, 24, -23, -3, -30, -10, 9,
            28, -27, -7, -15, 14, 1, -11, -21, 20, 2, -17, 4, 8,
        ),
        (
            29, -25, 22, -32, -19, 18, -16, 31, 13, -12, -30, -10, 9, 28, -27, -7, 26, 6, -5,
            -24, 23, 3, 21, -20, -2, 17, -15, 14, 1, -11, 8, -4,
        ),
        (
            32, -31, 30, 29, 28, -27, -26, -25, -24, 23, 22, 21, -20, 19, -18, -17, -16, -15,
            14, -13, 12, 11, 10, -9, -8, -7, -6, 5, 4, 3, -2, 1,
        ),
        (
            17, -11, 8, -7, 27, -28, -4, 3, -23, 24, -2, 20, -21, -18, 19, -32, 1, -14, 15, 12,
            -13, 31, -9, 10, -30, 29, 5, -6, 26, -25, 22, -16,
        ),
        (
            -19, 13, -10, -28, 29, 7, 6, 24, -25, -3, -21, 22, 2, 32, 17, -18, 15, -16, -1, -31,
            -11, 12, 30, 8, -9, -27, -26, -4, 5, 23, -20, 14,
        ),
        (
            -21, 15, 28, -10, 30, 8, -24, 6, -26, -4, 19, -32, -17, 22, 2, -20, -13, 31, 11,
            -16, -1, 14, -29, -7, 27, -9, 25, 3, -23, 5, 18, -12,
        ),
        (
            -24, -28, 15, -13, 31, 11, 21, -19, 32, 17, 6, -26, -4, 25, 3, -23, 10, -30, -8, 29,
            7, -27, -16, -1, 14, -12, -22, -2, 20, -18, 5, 9,
        ),
        (
            -28, 24, -21, 19, -32, -17, 15, -13, 31, 11, 10, -30, -8, 29, 7, -27, -6, 26, 4,
            -25, -3, 23, 22, 2, -20, 18, -16, -1, 14, -12, 9, -5,
        ),
        (
            -32, 31, -30, 29, 28, 27, 26, -25, -24, -23, 22, 21, 20, -19, -18, -17, -16, -15,
            -14, 13, 12, 11, -10, -9, -8, 7, 6, 5, 4, -3, 2, -1,
        ),
        (
            17, -11, 8, -7, -27, 28, -4, 3, 23, -24, -2, -20, 21, 18, -19, -32, 1, 14, -15, -12,
            13, 31, 9, -10, -30, 29, -5, 6, 26, -25, 22, -16,
        ),
        (
            18, -12, 9, 27, -7, 29, -5, -23, 3, -25, 20, -2, 22, -17, 32, -19, -14, 1, -16, 11,
            -31, 13, -8, 30, -10, -28, 4, -26, 6, 24, -21, 15,
        ),
        (
            20, -14, -27, 9, -8, 30, 23, -5, 4, -26, -18, 17, -32, -2, 22, -21, 12, -11, 31, 1,
            -16, 15, 7, -29, 28, -10, -3, 25, -24, 6, 19, -13,
        ),
        (
            23, 27, -14, 12, -11, 31, -20, 18, -17, 32, -5, 4, -26, -3, 25, -24, -9, 8, -30, -7,
            29, -28, 1, -16, 15, -13, 2, -22, 21, -19, 6, 10,
        ),
        (
            27, -23, 20, -18, 17, -32, -14, 12, -11, 31, -9, 8, -30, -7, 29, -28, 5, -4, 26, 3,
            -25, 24, -2, 22, -21, 19, 1, -16, 15, -13, 10, -6,
        ),
        (
            32, -31, 30, -29, 28, 27, -26, 25, -24, -23, -22, 21, 20, -19, -18, 17, 16, -15,
            -14, 13, 12, -11, -10, -9, 8, -7, 6, 5, -4, 3, -2, 1,
        ),
    )


def versor_defect__even(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 54)

    Run the gather form: 1728 multiplications, 1674 additions.
    """
    (R,) = _operands("versor_defect__even", ("R", R, 32, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__even_out), R)
    return out


def _versor_defect__g0_2_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -11, 8, -7, 0, 0, -4, 3, 0, 0, -2, 0, 0, 0, 0, 0),
        (0, -12, 9, 0, -7, 0, -5, 0, 3, 0, 0, -2, 0, 0, 0, 0),
        (0, -13, 10, 0, 0, -7, -6, 0, 0, 3, 0, 0, -2, 0, 0, 0),
        (0, -14, 0, 9, -8, 0, 0, -5, 4, 0, 0, 0, 0, -2, 0, 0),
        (0, -15, 0, 10, 0, -8, 0, -6, 0, 4, 0, 0, 0, 0, -2, 0),
        (0, -16, 0, 0, 10, -9, 0, 0, -6, 5, 0, 0, 0, 0, 0, -2),
        (0, 0, -14, 12, -11, 0, 0, 0, 0, 0, -5, 4, 0, -3, 0, 0),
        (0, 0, -15, 13, 0, -11, 0, 0, 0, 0, -6, 0, 4, 0, -3, 0),
        (0, 0, -16, 0, 13, -12, 0, 0, 0, 0, 0, -6, 5, 0, 0, -3),
        (0, 0, 0, -16, 15, -14, 0, 0, 0, 0, 0, 0, 0, -6, 5, -4),
        (0, 0, 0, 0, 0, 0, -14, 12, -11, 0, -9, 8, 0, -7, 0, 0),
        (0, 0, 0, 0, 0, 0, -15, 13, 0, -11, -10, 0, 8, 0, -7, 0),
        (0, 0, 0, 0, 0, 0, -16, 0, 13, -12, 0, -10, 9, 0, 0, -7),
        (0, 0, 0, 0, 0, 0, 0, -16, 15, -14, 0, 0, 0, -10, 9, -8),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 15, -14, -13, 12, -11),
        (0, 0, 0, 0, 0, 0, -14, 12, -11, 0, -9, 8, 0, -7, 0, 0),
        (0, 0, 0, 0, 0, 0, -15, 13, 0, -11, -10, 0, 8, 0, -7, 0),
        (0, 0, 0, 0, 0, 0, -16, 0, 13, -12, 0, -10, 9, 0, 0, -7),
        (0, 0, 0, 0, 0, 0, 0, -16, 15, -14, 0, 0, 0, -10, 9, -8),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 15, -14, -13, 12, -11),
        (0, 0, 14, -12, 11, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0),
        (0, 0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0),
        (0, 0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3),
        (0, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 15, -14, -13, 12, -11),
        (0, -14, 0, 9, -8, 0, 0, -5, 4, 0, 0, 0, 0, -2, 0, 0),
        (0, -15, 0, 10, 0, -8, 0, -6, 0, 4, 0, 0, 0, 0, -2, 0),
        (0, -16, 0, 0, 10, -9, 0, 0, -6, 5, 0, 0, 0, 0, 0, -2),
        (0, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4),
        (0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8),
        (0, 12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0),
        (0, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0),
        (0, -16, 0, 0, 10, -9, 0, 0, -6, 5, 0, 0, 0, 0, 0, -2),
        (0, 0, -16, 0, 13, -12, 0, 0, 0, 0, 0, -6, 5, 0, 0, -3),
        (0, 0, 0, 0, 0, 0, -16, 0, 13, -12, 0, -10, 9, 0, 0, -7),
        (0, -11, 8, -7, 0, 0, -4, 3, 0, 0, -2, 0, 0, 0, 0, 0),
        (0, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0),
        (0, 15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0),
        (0, 0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0),
        (0, 0, 0, 0, 0, 0, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0),
        (0, -11, 8, -7, 0, 0, -4, 3, 0, 0, -2, 0, 0, 0, 0, 0),
        (0, -12, 9, 0, -7, 0, -5, 0, 3, 0, 0, -2, 0, 0, 0, 0),
        (0, -14, 0, 9, -8, 0, 0, -5, 4, 0, 0, 0, 0, -2, 0, 0),
        (0, 0, -14, 12, -11, 0, 0, 0, 0, 0, -5, 4, 0, -3, 0, 0),
        (0, 0, 0, 0, 0, 0, -14, 12, -11, 0, -9, 8, 0, -7, 0, 0),
    )


def versor_defect__g0_2(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), g0_2: grades 0, 2
    returns : (..., 48)

    Run the gather form: 768 multiplications, 720 additions.
    """
    (R,) = _operands("versor_defect__g0_2", ("R", R, 16, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__g0_2_out), R)
    return out


def versor_defect__vector(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 6), vector: grades 1
    returns : (..., 3)

    Run the unrolled form: 6 multiplications, 5 additions.
    """
    (R,) = _operands("versor_defect__vector", ("R", R, 6, 2))
    (R_0, R_1, R_2, R_3, R_4, R_5) = R.unbind(-1)
    # common subexpressions
    t_2 = R_4*R_4 + R_5*R_5
    t_0 = R_0*R_0 + R_1*R_1
    t_1 = R_2*R_2 + R_3*R_3
    t_3 = t_0 + t_1
    t_4 = t_2 + t_3
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_4
    out_2 = t_4
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, zero, out_2), -1)
    return out


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -7),
        (1, -7),
        (1, -7),
        (1, -7),
        (1, -7),
        (2, -8),
        (2, -8),
        (2, -8),
        (2, -8),
        (3, -9),
        (3, -9),
        (3, -9),
        (4, -10),
        (4, -10),
        (5, -11),
        (1, -13),
        (1, -13),
        (1, -13),
        (1, -13),
        (1, -13),
        (2, -14),
        (2, -14),
        (2, -14),
        (2, -14),
        (3, -15),
        (3, -15),
        (3, -15),
        (4, -16),
        (4, -16),
        (5, -17),
        (1, -19),
        (1, -19),
        (1, -19),
        (1, -19),
        (1, -19),
        (2, -20),
        (2, -20),
        (2, -20),
        (2, -20),
        (3, -21),
        (3, -21),
        (3, -21),
        (4, -22),
        (4, -22),
        (5, -23),
        (1, -25),
        (1, -25),
        (1, -25),
        (1, -25),
        (1, -25),
        (2, -26),
        (2, -26),
        (2, -26),
        (2, -26),
        (3, -27),
        (3, -27),
        (3, -27),
        (4, -28),
        (4, -28),
        (5, -29),
        (1, -31),
        (1, -31),
        (1, -31),
        (1, -31),
        (1, -31),
        (2, -32),
        (2, -32),
        (2, -32),
        (2, -32),
        (3, -33),
        (3, -33),
        (3, -33),
        (4, -34),
        (4, -34),
        (5, -35),
        (7, -13),
        (7, -13),
        (7, -13),
        (7, -13),
        (7, -13),
        (8, -14),
        (8, -14),
        (8, -14),
        (8, -14),
        (9, -15),
        (9, -15),
        (9, -15),
        (10, -16),
        (10, -16),
        (11, -17),
        (7, -19),
        (7, -19),
        (7, -19),
        (7, -19),
        (7, -19),
        (8, -20),
        (8, -20),
        (8, -20),
        (8, -20),
        (9, -21),
        (9, -21),
        (9, -21),
        (10, -22),
        (10, -22),
        (11, -23),
        (7, -25),
        (7, -25),
        (7, -25),
        (7, -25),
        (7, -25),
        (8, -26),
        (8, -26),
        (8, -26),
        (8, -26),
        (9, -27),
        (9, -27),
        (9, -27),
        (10, -28),
        (10, -28),
        (11, -29),
        (7, -31),
        (7, -31),
        (7, -31),
        (7, -31),
        (7, -31),
        (8, -32),
        (8, -32),
        (8, -32),
        (8, -32),
        (9, -33),
        (9, -33),
        (9, -33),
        (10, -34),
        (10, -34),
        (11, -35),
        (13, -19),
        (13, -19),
        (13, -19),
        (13, -19),
        (13, -19),
        (14, -20),
        (14, -20),
        (14, -20),
        (14, -20),
        (15, -21),
        (15, -21),
        (15, -21),
        (16, -22),
        (16, -22),
        (17, -23),
        (13, -25),
        (13, -25),
        (13, -25),
        (13, -25),
        (13, -25),
        (14, -26),
        (14, -26),
        (14, -26),
        (14, -26),
        (15, -27),
        (15, -27),
        (15, -27),
        (16, -28),
        (16, -28),
        (17, -29),
        (13, -31),
        (13, -31),
        (13, -31),
        (13, -31),
        (13, -31),
        (14, -32),
        (14, -32),
        (14, -32),
        (14, -32),
        (15, -33),
        (15, -33),
        (15, -33),
        (16, -34),
        (16, -34),
        (17, -35),
        (19, -25),
        (19, -25),
        (19, -25),
        (19, -25),
        (19, -25),
        (20, -26),
        (20, -26),
        (20, -26),
        (20, -26),
        (21, -27),
        (21, -27),
        (21, -27),
        (22, -28),
        (22, -28),
        (23, -29),
        (19, -31),
        (19, -31),
        (19, -31),
        (19, -31),
        (19, -31),
        (20, -32),
        (20, -32),
        (20, -32),
        (20, -32),
        (21, -33),
        (21, -33),
        (21, -33),
        (22, -34),
        (22, -34),
        (23, -35),
        (25, -31),
        (25, -31),
        (25, -31),
        (25, -31),
        (25, -31),
        (26, -32),
        (26, -32),
        (26, -32),
        (26, -32),
        (27, -33),
        (27, -33),
        (27, -33),
        (28, -34),
        (28, -34),
        (29, -35),
    )


def _outermorphism__bivector_out_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (8, 2),
        (9, 3),
        (10, 4),
        (11, 5),
        (12, 6),
        (9, 3),
        (10, 4),
        (11, 5),
        (12, 6),
        (10, 4),
        (11, 5),
        (12, 6),
        (11, 5),
        (12, 6),
        (12, 6),
        (14, 2),
        (15, 3),
        (16, 4),
        (17, 5),
        (18, 6),
        (15, 3),
        (16, 4),
        (17, 5),
        (18, 6),
        (16, 4),
        (17, 5),
        (18, 6),
        (17, 5),
        (18, 6),
        (18, 6),
        (20, 2),
        (21, 3),
        (22, 4),
        (23, 5),
        (24, 6),
        (21, 3),
        (22, 4),
        (23, 5),
        (24, 6),
        (22, 4),
        (23, 5),
        (24, 6),
        (23, 5),
        (24, 6),
        (24, 6),
        (26, 2),
        (27, 3),
        (28, 4),
        (29, 5),
        (30, 6),
        (27, 3),
        (28, 4),
        (29, 5),
        (30, 6),
        (28, 4),
        (29, 5),
        (30, 6),
        (29, 5),
        (30, 6),
        (30, 6),
        (32, 2),
        (33, 3),
        (34, 4),
        (35, 5),
        (36, 6),
        (33, 3),
        (34, 4),
        (35, 5),
        (36, 6),
        (34, 4),
        (35, 5),
        (36, 6),
        (35, 5),
        (36, 6),
        (36, 6),
        (14, 8),
        (15, 9),
        (16, 10),
        (17, 11),
        (18, 12),
        (15, 9),
        (16, 10),
        (17, 11),
        (18, 12),
        (16, 10),
        (17, 11),
        (18, 12),
        (17, 11),
        (18, 12),
        (18, 12),
        (20, 8),
        (21, 9),
        (22, 10),
        (23, 11),
        (24, 12),
        (21, 9),
        (22, 10),
        (23, 11),
        (24, 12),
        (22, 10),
        (23, 11),
        (24, 12),
        (23, 11),
        (24, 12),
        (24, 12),
        (26, 8),
        (27, 9),
        (28, 10),
        (29, 11),
        (30, 12),
        (27, 9),
        (28, 10),
        (29, 11),
        (30, 12),
        (28, 10),
        (29, 11),
        (30, 12),
        (29, 11),
        (30, 12),
        (30, 12),
        (32, 8),
        (33, 9),
        (34, 10),
        (35, 11),
        (36, 12),
        (33, 9),
        (34, 10),
        (35, 11),
        (36, 12),
        (34, 10),
        (35, 11),
        (36, 12),
        (35, 11),
        (36, 12),
        (36, 12),
        (20, 14),
        (21, 15),
        (22, 16),
        (23, 17),
        (24, 18),
        (21, 15),
        (22, 16),
        (23, 17),
        (24, 18),
        (22, 16),
        (23, 17),
        (24, 18),
        (23, 17),
        (24, 18),
        (24, 18),
        (26, 14),
        (27, 15),
        (28, 16),
        (29, 17),
        (30, 18),
        (27, 15),
        (28, 16),
        (29, 17),
        (30, 18),
        (28, 16),
        (29, 17),
        (30, 18),
        (29, 17),
        (30, 18),
        (30, 18),
        (32, 14),
        (33, 15),
        (34, 16),
        (35, 17),
        (36, 18),
        (33, 15),
        (34, 16),
        (35, 17),
        (36, 18),
        (34, 16),
        (35, 17),
        (36, 18),
        (35, 17),
        (36, 18),
        (36, 18),
        (26, 20),
        (27, 21),
        (28, 22),
        (29, 23),
        (30, 24),
        (27, 21),
        (28, 22),
        (29, 23),
        (30, 24),
        (28, 22),
        (29, 23),
        (30, 24),
        (29, 23),
        (30, 24),
        (30, 24),
        (32, 20),
        (33, 21),
        (34, 22),
        (35, 23),
        (36, 24),
        (33, 21),
        (34, 22),
        (35, 23),
        (36, 24),
        (34, 22),
        (35, 23),
        (36, 24),
        (35, 23),
        (36, 24),
        (36, 24),
        (32, 26),
        (33, 27),
        (34, 28),
        (35, 29),
        (36, 30),
        (33, 27),
        (34, 28),
        (35, 29),
        (36, 30),
        (34, 28),
        (35, 29),
        (36, 30),
        (35, 29),
        (36, 30),
        (36, 30),
    )


@_operation((36,), 225)
def outermorphism__bivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 36)
    returns : (..., 225)

    Run the gather form: 450 multiplications, 225 additions.
    """
    (M,) = _operands("outermorphism__bivector", ("M", M, 36, 2))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__bivector_out_left) * _signed(M,
        _outermorphism__bivector_out_right)).sum(-1)
    )
    return out


def _outermorphism__trivector_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -8),
        (2, -8),
        (2, -8),
        (2, -8),
        (3, -9),
        (3, -9),
        (3, -9),
        (4, -10),
        (4, -10),
        (5, -11),
        (2, -14),
        (2, -14),
        (2, -14),
        (2, -14),
        (3, -15),
        (3, -15),
        (3, -15),
        (4, -16),
        (4, -16),
        (5, -17),
        (2, -20),
        (2, -20),
        (2, -20),
        (2, -20),
        (3, -21),
        (3, -21),
        (3, -21),
        (4, -22),
        (4, -22),
        (5, -23),
        (2, -26),
        (2, -26),
        (2, -26),
        (2, -26),
        (3, -27),
        (3, -27),
        (3, -27),
        (4, -28),
        (4, -28),
        (5, -29),
        (2, -32),
        (2, -32),
        (2, -32),
        (2, -32),
        (3, -33),
        (3, -33),
        (3, -33),
        (4, -34),
        (4, -34),
        (5, -35),
        (8, -14),
        (8, -14),
        (8, -14),
        (8, -14),
        (9, -15),
        (9, -15),
        (9, -15),
        (10, -16),
        (10, -16),
        (11, -17),
        (8, -20),
        (8, -20),
        (8, -20),
        (8, -20),
        (9, -21),
        (9, -21),
        (9, -21),
        (10, -22),
        (10, -22),
        (11, -23),
        (8, -26),
        (8, -26),
        (8, -26),
        (8, -26),
        (9, -27),
        (9, -27),
        (9, -27),
        (10, -28),
        (10, -28),
        (11, -29),
        (8, -32),
        (8, -32),
        (8, -32),
        (8, -32),
        (9, -33),
        (9, -33),
        (9, -33),
        (10, -34),
        (10, -34),
        (11, -35),
        (14, -20),
        (14, -20),
        (14, -20),
        (14, -20),
        (15, -21),
        (15, -21),
        (15, -21),
        (16, -22),
        (16, -22),
        (17, -23),
        (14, -26),
        (14, -26),
        (14, -26),
        (14, -26),
        (15, -27),
        (15, -27),
        (15, -27),
        (16, -28),
        (16, -28),
        (17, -29),
        (14, -32),
        (14, -32),
        (14, -32),
        (14, -32),
        (15, -33),
        (15, -33),
        (15, -33),
        (16, -34),
        (16, -34),
        (17, -35),
        (20, -26),
        (20, -26),
        (20, -26),
        (20, -26),
        (21, -27),
        (21, -27),
        (21, -27),
        (22, -28),
        (22, -28),
        (23, -29),
        (20, -32),
        (20, -32),
        (20, -32),
        (20, -32),
        (21, -33),
        (21, -33),
        (21, -33),
        (22, -34),
        (22, -34),
        (23, -35),
        (26, -32),
        (26, -32),
        (26, -32),
        (26, -32),
        (27, -33),
        (27, -33),
        (27, -33),
        (28, -34),
        (28, -34),
        (29, -35),
    )


def _outermorphism__trivector_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (9, 3),
        (10, 4),
        (11, 5),
        (12, 6),
        (10, 4),
        (11, 5),
        (12, 6),
        (11, 5),
        (12, 6),
        (12, 6),
        (15, 3),
        (16, 4),
        (17, 5),
        (18, 6),
        (16, 4),
        (17, 5),
        (18, 6),
        (17, 5),
        (18, 6),
        (18, 6),
        (21, 3),
        (22, 4),
        (23, 5),
        (24, 6),
        (22, 4),
        (23, 5),
        (24, 6),
        (23, 5),
        (24, 6),
        (24, 6),
        (27, 3),
        (28, 4),
        (29, 5),
        (30, 6),
        (28, 4),
        (29, 5),
        (30, 6),
        (29, 5),
        (30, 6),
        (30, 6),
        (33, 3),
        (34, 4),
        (35, 5),
        (36, 6),
        (34, 4),
        (35, 5),
        (36, 6),
        (35, 5),
        (36, 6),
        (36, 6),
        (15, 9),
        (16, 10),
        (17, 11),
        (18, 12),
        (16, 10),
        (17, 11),
        (18, 12),
        (17, 11),
        (18, 12),
        (18, 12),
        (21, 9),
        (22, 10),
        (23, 11),
        (24, 12),
        (22, 10),
        (23, 11),
        (24, 12),
        (23, 11),
        (24, 12),
        (24, 12),
        (27, 9),
        (28, 10),
        (29, 11),
        (30, 12),
        (28, 10),
        (29, 11),
        (30, 12),
        (29, 11),
        (30, 12),
        (30, 12),
        (33, 9),
        (34, 10),
        (35, 11),
        (36, 12),
        (34, 10),
        (35, 11),
        (36, 12),
        (35, 11),
        (36, 12),
        (36, 12),
        (21, 15),
        (22, 16),
        (23, 17),
        (24, 18),
        (22, 16),
        (23, 17),
        (24, 18),
        (23, 17),
        (24, 18),
        (24, 18),
        (27, 15),
        (28, 16),
        (29, 17),
        (30, 18),
        (28, 16),
        (29, 17),
        (30, 18),
        (29, 17),
        (30, 18),
        (30, 18),
        (33, 15),
        (34, 16),
        (35, 17),
        (36, 18),
        (34, 16),
        (35, 17),
        (36, 18),
        (35, 17),
        (36, 18),
        (36, 18),
        (27, 21),
        (28, 22),
        (29, 23),
        (30, 24),
        (28, 22),
        (29, 23),
        (30, 24),
        (29, 23),
        (30, 24),
        (30, 24),
        (33, 21),
        (34, 22),
        (35, 23),
        (36, 24),
        (34, 22),
        (35, 23),
        (36, 24),
        (35, 23),
        (36, 24),
        (36, 24),
        (33, 27),
        (34, 28),
        (35, 29),
        (36, 30),
        (34, 28),
        (35, 29),
        (36, 30),
        (35, 29),
        (36, 30),
        (36, 30),
    )


def _outermorphism__trivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (1, -7, 13),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (3, -9, 15),
        (3, -9, 15),
        (3, -9, 15),
        (4, -10, 16),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (1, -7, 19),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (3, -9, 21),
        (3, -9, 21),
        (3, -9, 21),
        (4, -10, 22),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (1, -7, 25),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (3, -9, 27),
        (3, -9, 27),
        (3, -9, 27),
        (4, -10, 28),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (1, -7, 31),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (3, -9, 33),
        (3, -9, 33),
        (3, -9, 33),
        (4, -10, 34),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (1, -13, 19),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (3, -15, 21),
        (3, -15, 21),
        (3, -15, 21),
        (4, -16, 22),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (1, -13, 25),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (3, -15, 27),
        (3, -15, 27),
        (3, -15, 27),
        (4, -16, 28),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (1, -13, 31),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (3, -15, 33),
        (3, -15, 33),
        (3, -15, 33),
        (4, -16, 34),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (1, -19, 25),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (3, -21, 27),
        (3, -21, 27),
        (3, -21, 27),
        (4, -22, 28),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (1, -19, 31),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (3, -21, 33),
        (3, -21, 33),
        (3, -21, 33),
        (4, -22, 34),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (1, -25, 31),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (3, -27, 33),
        (3, -27, 33),
        (3, -27, 33),
        (4, -28, 34),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (7, -13, 19),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (9, -15, 21),
        (9, -15, 21),
        (9, -15, 21),
        (10, -16, 22),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (7, -13, 25),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (9, -15, 27),
        (9, -15, 27),
        (9, -15, 27),
        (10, -16, 28),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (7, -13, 31),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (9, -15, 33),
        (9, -15, 33),
        (9, -15, 33),
        (10, -16, 34),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (7, -19, 25),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (9, -21, 27),
        (9, -21, 27),
        (9, -21, 27),
        (10, -22, 28),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (7, -19, 31),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (9, -21, 33),
        (9, -21, 33),
        (9, -21, 33),
        (10, -22, 34),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (7, -25, 31),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (9, -27, 33),
        (9, -27, 33),
        (9, -27, 33),
        (10, -28, 34),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (13, -19, 25),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (15, -21, 27),
        (15, -21, 27),
        (15, -21, 27),
        (16, -22, 28),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (13, -19, 31),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (15, -21, 33),
        (15, -21, 33),
        (15, -21, 33),
        (16, -22, 34),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (13, -25, 31),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (15, -27, 33),
        (15, -27, 33),
        (15, -27, 33),
        (16, -28, 34),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (19, -25, 31),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (21, -27, 33),
        (21, -27, 33),
        (21, -27, 33),
        (22, -28, 34),
    )


def _outermorphism__trivector_out_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (51, 11, 1),
        (52, 12, 2),
        (53, 13, 3),
        (54, 14, 4),
        (55, 15, 5),
        (56, 16, 6),
        (57, 17, 7),
        (58, 18, 8),
        (59, 19, 9),
        (60, 20, 10),
        (55, 15, 5),
        (56, 16, 6),
        (57, 17, 7),
        (58, 18, 8),
        (59, 19, 9),
        (60, 20, 10),
        (58, 18, 8),
        (59, 19, 9),
        (60, 20, 10),
        (60, 20, 10),
        (61, 21, 1),
        (62, 22, 2),
        (63, 23, 3),
        (64, 24, 4),
        (65, 25, 5),
        (66, 26, 6),
        (67, 27, 7),
        (68, 28, 8),
        (69, 29, 9),
        (70, 30, 10),
        (65, 25, 5),
        (66, 26, 6),
        (67, 27, 7),
        (68, 28, 8),
        (69, 29, 9),
        (70, 30, 10),
        (68, 28, 8),
        (69, 29, 9),
        (70, 30, 10),
        (70, 30, 10),
        (71, 31, 1),
        (72, 32, 2),
        (73, 33, 3),
        (74, 34, 4),
        (75, 35, 5),
        (76, 36, 6),
        (77, 37, 7),
        (78, 38, 8),
        (79, 39, 9),
        (80, 40, 10),
        (75, 35, 5),
        (76, 36, 6),
        (77, 37, 7),
        (78, 38, 8),
        (79, 39, 9),
        (80, 40, 10),
        (78, 38, 8),
        (79, 39, 9),
        (80, 40, 10),
        (80, 40, 10),
        (81, 41, 1),
        (82, 42, 2),
        (83, 43, 3),
        (84, 44, 4),
        (85, 45, 5),
        (86, 46, 6),
        (87, 47, 7),
        (88, 48, 8),
        (89, 49, 9),
        (90, 50, 10),
        (85, 45, 5),
        (86, 46, 6),
        (87, 47, 7),
        (88, 48, 8),
        (89, 49, 9),
        (90, 50, 10),
        (88, 48, 8),
        (89, 49, 9),
        (90, 50, 10),
        (90, 50, 10),
        (91, 21, 11),
        (92, 22, 12),
        (93, 23, 13),
        (94, 24, 14),
        (95, 25, 15),
        (96, 26, 16),
        (97, 27, 17),
        (98, 28, 18),
        (99, 29, 19),
        (100, 30, 20),
        (95, 25, 15),
        (96, 26, 16),
        (97, 27, 17),
        (98, 28, 18),
        (99, 29, 19),
        (100, 30, 20),
        (98, 28, 18),
        (99, 29, 19),
        (100, 30, 20),
        (100, 30, 20),
        (101, 31, 11),
        (102, 32, 12),
        (103, 33, 13),
        (104, 34, 14),
        (105, 35, 15),
        (106, 36, 16),
        (107, 37, 17),
        (108, 38, 18),
        (109, 39, 19),
        (110, 40, 20),
        (105, 35, 15),
        (106, 36, 16),
        (107, 37, 17),
        (108, 38, 18),
        (109, 39, 19),
        (110, 40, 20),
        (108, 38, 18),
        (109, 39, 19),
        (110, 40, 20),
        (110, 40, 20),
        (111, 41, 11),
        (112, 42, 12),
        (113, 43, 13),
        (114, 44, 14),
        (115, 45, 15),
        (116, 46, 16),
        (117, 47, 17),
        (118, 48, 18),
        (119, 49, 19),
        (120, 50, 20),
        (115, 45, 15),
        (116, 46, 16),
        (117, 47, 17),
        (118, 48, 18),
        (119, 49, 19),
        (120, 50, 20),
        (118, 48, 18),
        (119, 49, 19),
        (120, 50, 20),
        (120, 50, 20),
        (121, 31, 21),
        (122, 32, 22),
        (123, 33, 23),
        (124, 34, 24),
        (125, 35, 25),
        (126, 36, 26),
        (127, 37, 27),
        (128, 38, 28),
        (129, 39, 29),
        (130, 40, 30),
        (125, 35, 25),
        (126, 36, 26),
        (127, 37, 27),
        (128, 38, 28),
        (129, 39, 29),
        (130, 40, 30),
        (128, 38, 28),
        (129, 39, 29),
        (130, 40, 30),
        (130, 40, 30),
        (131, 41, 21),
        (132, 42, 22),
        (133, 43, 23),
        (134, 44, 24),
        (135, 45, 25),
        (136, 46, 26),
        (137, 47, 27),
        (138, 48, 28),
        (139, 49, 29),
        (140, 50, 30),
        (135, 45, 25),
        (136, 46, 26),
        (137, 47, 27),
        (138, 48, 28),
        (139, 49, 29),
        (140, 50, 30),
        (138, 48, 28),
        (139, 49, 29),
        (140, 50, 30),
        (140, 50, 30),
        (141, 41, 31),
        (142, 42, 32),
        (143, 43, 33),
        (144, 44, 34),
        (145, 45, 35),
        (146, 46, 36),
        (147, 47, 37),
        (148, 48, 38),
        (149, 49, 39),
        (150, 50, 40),
        (145, 45, 35),
        (146, 46, 36),
        (147, 47, 37),
        (148, 48, 38),
        (149, 49, 39),
        (150, 50, 40),
        (148, 48, 38),
        (149, 49, 39),
        (150, 50, 40),
        (150, 50, 40),
        (91, 61, 51),
        (92, 62, 52),
        (93, 63, 53),
        (94, 64, 54),
        (95, 65, 55),
        (96, 66, 56),
        (97, 67, 57),
        (98, 68, 58),
        (99, 69, 59),
        (100, 70, 60),
        (95, 65, 55),
        (96, 66, 56),
        (97, 67, 57),
        (98, 68, 58),
        (99, 69, 59),
        (100, 70, 60),
        (98, 68, 58),
        (99, 69, 59),
        (100, 70, 60),
        (100, 70, 60),
        (101, 71, 51),
        (102, 72, 52),
        (103, 73, 53),
        (104, 74, 54),
        (105, 75, 55),
        (106, 76, 56),
        (107, 77, 57),
        (108, 78, 58),
        (109, 79, 59),
        (110, 80, 60),
        (105, 75, 55),
        (106, 76, 56),
        (107, 77, 57),
        (108, 78, 58),
        (109, 79, 59),
        (110, 80, 60),
        (108, 78, 58),
        (109, 79, 59),
        (110, 80, 60),
        (110, 80, 60),
        (111, 81, 51),
        (112, 82, 52),
        (113, 83, 53),
        (114, 84, 54),
        (115, 85, 55),
        (116, 86, 56),
        (117, 87, 57),
        (118, 88, 58),
        (119, 89, 59),
        (120, 90, 60),
        (115, 85, 55),
        (116, 86, 56),
        (117, 87, 57),
        (118, 88, 58),
        (119, 89, 59),
        (120, 90, 60),
        (118, 88, 58),
        (119, 89, 59),
        (120, 90, 60),
        (120, 90, 60),
        (121, 71, 61),
        (122, 72, 62),
        (123, 73, 63),
        (124, 74, 64),
        (125, 75, 65),
        (126, 76, 66),
        (127, 77, 67),
        (128, 78, 68),
        (129, 79, 69),
        (130, 80, 70),
        (125, 75, 65),
        (126, 76, 66),
        (127, 77, 67),
        (128, 78, 68),
        (129, 79, 69),
        (130, 80, 70),
        (128, 78, 68),
        (129, 79, 69),
        (130, 80, 70),
        (130, 80, 70),
        (131, 81, 61),
        (132, 82, 62),
        (133, 83, 63),
        (134, 84, 64),
        (135, 85, 65),
        (136, 86, 66),
        (137, 87, 67),
        (138, 88, 68),
        (139, 89, 69),
        (140, 90, 70),
        (135, 85, 65),
        (136, 86, 66),
        (137, 87, 67),
        (138, 88, 68),
        (139, 89, 69),
        (140, 90, 70),
        (138, 88, 68),
        (139, 89, 69),
        (140, 90, 70),
        (140, 90, 70),
        (141, 81, 71),
        (142, 82, 72),
        (143, 83, 73),
        (144, 84, 74),
        (145, 85, 75),
        (146, 86, 76),
        (147, 87, 77),
        (148, 88, 78),
        (149, 89, 79),
        (150, 90, 80),
        (145, 85, 75),
        (146, 86, 76),
        (147, 87, 77),
        (148, 88, 78),
        (149, 89, 79),
        (150, 90, 80),
        (148, 88, 78),
        (149, 89, 79),
        (150, 90, 80),
        (150, 90, 80),
        (121, 101, 91),
        (122, 102, 92),
        (123, 103, 93),
        (124, 104, 94),
        (125, 105, 95),
        (126, 106, 96),
        (127, 107, 97),
        (128, 108, 98),
        (129, 109, 99),
        (130, 110, 100),
        (125, 105, 95),
        (126, 106, 96),
        (127, 107, 97),
        (128, 108, 98),
        (129, 109, 99),
        (130, 110, 100),
        (128, 108, 98),
        (129, 109, 99),
        (130, 110, 100),
        (130, 110, 100),
        (131, 111, 91),
        (132, 112, 92),
        (133, 113, 93),
        (134, 114, 94),
        (135, 115, 95),
        (136, 116, 96),
        (137, 117, 97),
        (138, 118, 98),
        (139, 119, 99),
        (140, 120, 100),
        (135, 115, 95),
        (136, 116, 96),
        (137, 117, 97),
        (138, 118, 98),
        (139, 119, 99),
        (140, 120, 100),
        (138, 118, 98),
        (139, 119, 99),
        (140, 120, 100),
        (140, 120, 100),
        (141, 111, 101),
        (142, 112, 102),
        (143, 113, 103),
        (144, 114, 104),
        (145, 115, 105),
        (146, 116, 106),
        (147, 117, 107),
        (148, 118, 108),
        (149, 119, 109),
        (150, 120, 110),
        (145, 115, 105),
        (146, 116, 106),
        (147, 117, 107),
        (148, 118, 108),
        (149, 119, 109),
        (150, 120, 110),
        (148, 118, 108),
        (149, 119, 109),
        (150, 120, 110),
        (150, 120, 110),
        (141, 131, 121),
        (142, 132, 122),
        (143, 133, 123),
        (144, 134, 124),
        (145, 135, 125),
        (146, 136, 126),
        (147, 137, 127),
        (148, 138, 128),
        (149, 139, 129),
        (150, 140, 130),
        (145, 135, 125),
        (146, 136, 126),
        (147, 137, 127),
        (148, 138, 128),
        (149, 139, 129),
        (150, 140, 130),
        (148, 138, 128),
        (149, 139, 129),
        (150, 140, 130),
        (150, 140, 130),
    )


@_operation((36,), 400)
def outermorphism__trivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 36)
    returns : (..., 400)

    Run the gather form: 1500 multiplications, 950 additions.
    """
    (M,) = _operands("outermorphism__trivector", ("M", M, 36, 3))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2 = (
        (_signed(M, _outermorphism__trivector_F2_left) * _signed(M,
        _outermorphism__trivector_F2_right)).sum(-1)
    )
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__trivector_out_left) * _signed(F2,
        _outermorphism__trivector_out_right)).sum(-1)
    )
    return out


def _outermorphism__g4_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (3, -9),
        (3, -9),
        (3, -9),
        (4, -10),
        (4, -10),
        (5, -11),
        (3, -15),
        (3, -15),
        (3, -15),
        (4, -16),
        (4, -16),
        (5, -17),
        (3, -21),
        (3, -21),
        (3, -21),
        (4, -22),
        (4, -22),
        (5, -23),
        (3, -27),
        (3, -27),
        (3, -27),
        (4, -28),
        (4, -28),
        (5, -29),
        (3, -33),
        (3, -33),
        (3, -33),
        (4, -34),
        (4, -34),
        (5, -35),
        (9, -15),
        (9, -15),
        (9, -15),
        (10, -16),
        (10, -16),
        (11, -17),
        (9, -21),
        (9, -21),
        (9, -21),
        (10, -22),
        (10, -22),
        (11, -23),
        (9, -27),
        (9, -27),
        (9, -27),
        (10, -28),
        (10, -28),
        (11, -29),
        (9, -33),
        (9, -33),
        (9, -33),
        (10, -34),
        (10, -34),
        (11, -35),
        (15, -21),
        (15, -21),
        (15, -21),
        (16, -22),
        (16, -22),
        (17, -23),
        (15, -27),
        (15, -27),
        (15, -27),
        (16, -28),
        (16, -28),
        (17, -29),
        (15, -33),
        (15, -33),
        (15, -33),
        (16, -34),
        (16, -34),
        (17, -35),
        (21, -27),
        (21, -27),
        (21, -27),
        (22, -28),
        (22, -28),
        (23, -29),
        (21, -33),
        (21, -33),
        (21, -33),
        (22, -34),
        (22, -34),
        (23, -35),
        (27, -33),
        (27, -33),
        (27, -33),
        (28, -34),
        (28, -34),
        (29, -35),
    )


def _outermorphism__g4_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (10, 4),
        (11, 5),
        (12, 6),
        (11, 5),
        (12, 6),
        (12, 6),
        (16, 4),
        (17, 5),
        (18, 6),
        (17, 5),
        (18, 6),
        (18, 6),
        (22, 4),
        (23, 5),
        (24, 6),
        (23, 5),
        (24, 6),
        (24, 6),
        (28, 4),
        (29, 5),
        (30, 6),
        (29, 5),
        (30, 6),
        (30, 6),
        (34, 4),
        (35, 5),
        (36, 6),
        (35, 5),
        (36, 6),
        (36, 6),
        (16, 10),
        (17, 11),
        (18, 12),
        (17, 11),
        (18, 12),
        (18, 12),
        (22, 10),
        (23, 11),
        (24, 12),
        (23, 11),
        (24, 12),
        (24, 12),
        (28, 10),
        (29, 11),
        (30, 12),
        (29, 11),
        (30, 12),
        (30, 12),
        (34, 10),
        (35, 11),
        (36, 12),
        (35, 11),
        (36, 12),
        (36, 12),
        (22, 16),
        (23, 17),
        (24, 18),
        (23, 17),
        (24, 18),
        (24, 18),
        (28, 16),
        (29, 17),
        (30, 18),
        (29, 17),
        (30, 18),
        (30, 18),
        (34, 16),
        (35, 17),
        (36, 18),
        (35, 17),
        (36, 18),
        (36, 18),
        (28, 22),
        (29, 23),
        (30, 24),
        (29, 23),
        (30, 24),
        (30, 24),
        (34, 22),
        (35, 23),
        (36, 24),
        (35, 23),
        (36, 24),
        (36, 24),
        (34, 28),
        (35, 29),
        (36, 30),
        (35, 29),
        (36, 30),
        (36, 30),
    )


def _outermorphism__g4_F3_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (2, -8, 14),
        (3, -9, 15),
        (3, -9, 15),
        (3, -9, 15),
        (4, -10, 16),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (2, -8, 20),
        (3, -9, 21),
        (3, -9, 21),
        (3, -9, 21),
        (4, -10, 22),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (2, -8, 26),
        (3, -9, 27),
        (3, -9, 27),
        (3, -9, 27),
        (4, -10, 28),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (2, -8, 32),
        (3, -9, 33),
        (3, -9, 33),
        (3, -9, 33),
        (4, -10, 34),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (2, -14, 20),
        (3, -15, 21),
        (3, -15, 21),
        (3, -15, 21),
        (4, -16, 22),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (2, -14, 26),
        (3, -15, 27),
        (3, -15, 27),
        (3, -15, 27),
        (4, -16, 28),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (2, -14, 32),
        (3, -15, 33),
        (3, -15, 33),
        (3, -15, 33),
        (4, -16, 34),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (2, -20, 26),
        (3, -21, 27),
        (3, -21, 27),
        (3, -21, 27),
        (4, -22, 28),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (2, -20, 32),
        (3, -21, 33),
        (3, -21, 33),
        (3, -21, 33),
        (4, -22, 34),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (2, -26, 32),
        (3, -27, 33),
        (3, -27, 33),
        (3, -27, 33),
        (4, -28, 34),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (8, -14, 20),
        (9, -15, 21),
        (9, -15, 21),
        (9, -15, 21),
        (10, -16, 22),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (8, -14, 26),
        (9, -15, 27),
        (9, -15, 27),
        (9, -15, 27),
        (10, -16, 28),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (8, -14, 32),
        (9, -15, 33),
        (9, -15, 33),
        (9, -15, 33),
        (10, -16, 34),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (8, -20, 26),
        (9, -21, 27),
        (9, -21, 27),
        (9, -21, 27),
        (10, -22, 28),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (8, -20, 32),
        (9, -21, 33),
        (9, -21, 33),
        (9, -21, 33),
        (10, -22, 34),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (8, -26, 32),
        (9, -27, 33),
        (9, -27, 33),
        (9, -27, 33),
        (10, -28, 34),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (14, -20, 26),
        (15, -21, 27),
        (15, -21, 27),
        (15, -21, 27),
        (16, -22, 28),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (14, -20, 32),
        (15, -21, 33),
        (15, -21, 33),
        (15, -21, 33),
        (16, -22, 34),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (14, -26, 32),
        (15, -27, 33),
        (15, -27, 33),
        (15, -27, 33),
        (16, -28, 34),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (20, -26, 32),
        (21, -27, 33),
        (21, -27, 33),
        (21, -27, 33),
        (22, -28, 34),
    )


def _outermorphism__g4_F3_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (31, 7, 1),
        (32, 8, 2),
        (33, 9, 3),
        (34, 10, 4),
        (35, 11, 5),
        (36, 12, 6),
        (34, 10, 4),
        (35, 11, 5),
        (36, 12, 6),
        (36, 12, 6),
        (37, 13, 1),
        (38, 14, 2),
        (39, 15, 3),
        (40, 16, 4),
        (41, 17, 5),
        (42, 18, 6),
        (40, 16, 4),
        (41, 17, 5),
        (42, 18, 6),
        (42, 18, 6),
        (43, 19, 1),
        (44, 20, 2),
        (45, 21, 3),
        (46, 22, 4),
        (47, 23, 5),
        (48, 24, 6),
        (46, 22, 4),
        (47, 23, 5),
        (48, 24, 6),
        (48, 24, 6),
        (49, 25, 1),
        (50, 26, 2),
        (51, 27, 3),
        (52, 28, 4),
        (53, 29, 5),
        (54, 30, 6),
        (52, 28, 4),
        (53, 29, 5),
        (54, 30, 6),
        (54, 30, 6),
        (55, 13, 7),
        (56, 14, 8),
        (57, 15, 9),
        (58, 16, 10),
        (59, 17, 11),
        (60, 18, 12),
        (58, 16, 10),
        (59, 17, 11),
        (60, 18, 12),
        (60, 18, 12),
        (61, 19, 7),
        (62, 20, 8),
        (63, 21, 9),
        (64, 22, 10),
        (65, 23, 11),
        (66, 24, 12),
        (64, 22, 10),
        (65, 23, 11),
        (66, 24, 12),
        (66, 24, 12),
        (67, 25, 7),
        (68, 26, 8),
        (69, 27, 9),
        (70, 28, 10),
        (71, 29, 11),
        (72, 30, 12),
        (70, 28, 10),
        (71, 29, 11),
        (72, 30, 12),
        (72, 30, 12),
        (73, 19, 13),
        (74, 20, 14),
        (75, 21, 15),
        (76, 22, 16),
        (77, 23, 17),
        (78, 24, 18),
        (76, 22, 16),
        (77, 23, 17),
        (78, 24, 18),
        (78, 24, 18),
        (79, 25, 13),
        (80, 26, 14),
        (81, 27, 15),
        (82, 28, 16),
        (83, 29, 17),
        (84, 30, 18),
        (82, 28, 16),
        (83, 29, 17),
        (84, 30, 18),
        (84, 30, 18),
        (85, 25, 19),
        (86, 26, 20),
        (87, 27, 21),
        (88, 28, 22),
        (89, 29, 23),
        (90, 30, 24),
        (88, 28, 22),
        (89, 29, 23),
        (90, 30, 24),
        (90, 30, 24),
        (55, 37, 31),
        (56, 38, 32),
        (57, 39, 33),
        (58, 40, 34),
        (59, 41, 35),
        (60, 42, 36),
        (58, 40, 34),
        (59, 41, 35),
        (60, 42, 36),
        (60, 42, 36),
        (61, 43, 31),
        (62, 44, 32),
        (63, 45, 33),
        (64, 46, 34),
        (65, 47, 35),
        (66, 48, 36),
        (64, 46, 34),
        (65, 47, 35),
        (66, 48, 36),
        (66, 48, 36),
        (67, 49, 31),
        (68, 50, 32),
        (69, 51, 33),
        (70, 52, 34),
        (71, 53, 35),
        (72, 54, 36),
        (70, 52, 34),
        (71, 53, 35),
        (72, 54, 36),
        (72, 54, 36),
        (73, 43, 37),
        (74, 44, 38),
        (75, 45, 39),
        (76, 46, 40),
        (77, 47, 41),
        (78, 48, 42),
        (76, 46, 40),
        (77, 47, 41),
        (78, 48, 42),
        (78, 48, 42),
        (79, 49, 37),
        (80, 50, 38),
        (81, 51, 39),
        (82, 52, 40),
        (83, 53, 41),
        (84, 54, 42),
        (82, 52, 40),
        (83, 53, 41),
        (84, 54, 42),
        (84, 54, 42),
        (85, 49, 43),
        (86, 50, 44),
        (87, 51, 45),
        (88, 52, 46),
        (89, 53, 47),
        (90, 54, 48),
        (88, 52, 46),
        (89, 53, 47),
        (90, 54, 48),
        (90, 54, 48),
        (73, 61, 55),
        (74, 62, 56),
        (75, 63, 57),
        (76, 64, 58),
        (77, 65, 59),
        (78, 66, 60),
        (76, 64, 58),
        (77, 65, 59),
        (78, 66, 60),
        (78, 66, 60),
        (79, 67, 55),
        (80, 68, 56),
        (81, 69, 57),
        (82, 70, 58),
        (83, 71, 59),
        (84, 72, 60),
        (82, 70, 58),
        (83, 71, 59),
        (84, 72, 60),
        (84, 72, 60),
        (85, 67, 61),
        (86, 68, 62),
        (87, 69, 63),
        (88, 70, 64),
        (89, 71, 65),
        (90, 72, 66),
        (88, 70, 64),
        (89, 71, 65),
        (90, 72, 66),
        (90, 72, 66),
        (85, 79, 73),
        (86, 80, 74),
        (87, 81, 75),
        (88, 82, 76),
        (89, 83, 77),
        (90, 84, 78),
        (88, 82, 76),
        (89, 83, 77),
        (90, 84, 78),
        (90, 84, 78),
    )


def _outermorphism__g4_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (1, -7, 13, -19),
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (3, -9, 15, -21),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (1, -7, 13, -25),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (3, -9, 15, -27),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (1, -7, 13, -31),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (3, -9, 15, -33),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (1, -7, 19, -25),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (3, -9, 21, -27),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (1, -7, 19, -31),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (3, -9, 21, -33),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (1, -7, 25, -31),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (3, -9, 27, -33),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (1, -13, 19, -25),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (3, -15, 21, -27),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (1, -13, 19, -31),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (3, -15, 21, -33),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (1, -13, 25, -31),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (3, -15, 27, -33),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (1, -19, 25, -31),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (3, -21, 27, -33),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (7, -13, 19, -25),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (9, -15, 21, -27),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (7, -13, 19, -31),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (9, -15, 21, -33),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (7, -13, 25, -31),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (9, -15, 27, -33),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (7, -19, 25, -31),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (9, -21, 27, -33),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (13, -19, 25, -31),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (15, -21, 27, -33),
    )


def _outermorphism__g4_out_right() -> Table:
    """Return places of F3 in the terms of each output, padded with 0."""
    return (
        (101, 41, 11, 1),
        (102, 42, 12, 2),
        (103, 43, 13, 3),
        (104, 44, 14, 4),
        (105, 45, 15, 5),
        (106, 46, 16, 6),
        (107, 47, 17, 7),
        (108, 48, 18, 8),
        (109, 49, 19, 9),
        (110, 50, 20, 10),
        (107, 47, 17, 7),
        (108, 48, 18, 8),
        (109, 49, 19, 9),
        (110, 50, 20, 10),
        (110, 50, 20, 10),
        (111, 51, 21, 1),
        (112, 52, 22, 2),
        (113, 53, 23, 3),
        (114, 54, 24, 4),
        (115, 55, 25, 5),
        (116, 56, 26, 6),
        (117, 57, 27, 7),
        (118, 58, 28, 8),
        (119, 59, 29, 9),
        (120, 60, 30, 10),
        (117, 57, 27, 7),
        (118, 58, 28, 8),
        (119, 59, 29, 9),
        (120, 60, 30, 10),
        (120, 60, 30, 10),
        (121, 61, 31, 1),
        (122, 62, 32, 2),
        (123, 63, 33, 3),
        (124, 64, 34, 4),
        (125, 65, 35, 5),
        (126, 66, 36, 6),
        (127, 67, 37, 7),
        (128, 68, 38, 8),
        (129, 69, 39, 9),
        (130, 70, 40, 10),
        (127, 67, 37, 7),
        (128, 68, 38, 8),
        (129, 69, 39, 9),
        (130, 70, 40, 10),
        (130, 70, 40, 10),
        (131, 71, 21, 11),
        (132, 72, 22, 12),
        (133, 73, 23, 13),
        (134, 74, 24, 14),
        (135, 75, 25, 15),
        (136, 76, 26, 16),
        (137, 77, 27, 17),
        (138, 78, 28, 18),
        (139, 79, 29, 19),
        (140, 80, 30, 20),
        (137, 77, 27, 17),
        (138, 78, 28, 18),
        (139, 79, 29, 19),
        (140, 80, 30, 20),
        (140, 80, 30, 20),
        (141, 81, 31, 11),
        (142, 82, 32, 12),
        (143, 83, 33, 13),
        (144, 84, 34, 14),
        (145, 85, 35, 15),
        (146, 86, 36, 16),
        (147, 87, 37, 17),
        (148, 88, 38, 18),
        (149, 89, 39, 19),
        (150, 90, 40, 20),
        (147, 87, 37, 17),
        (148, 88, 38, 18),
        (149, 89, 39, 19),
        (150, 90, 40, 20),
        (150, 90, 40, 20),
        (151, 91, 31, 21),
        (152, 92, 32, 22),
        (153, 93, 33, 23),
        (154, 94, 34, 24),
        (155, 95, 35, 25),
        (156, 96, 36, 26),
        (157, 97, 37, 27),
        (158, 98, 38, 28),
        (159, 99, 39, 29),
        (160, 100, 40, 30),
        (157, 97, 37, 27),
        (158, 98, 38, 28),
        (159, 99, 39, 29),
        (160, 100, 40, 30),
        (160, 100, 40, 30),
        (161, 71, 51, 41),
        (162, 72, 52, 42),
        (163, 73, 53, 43),
        (164, 74, 54, 44),
        (165, 75, 55, 45),
        (166, 76, 56, 46),
        (167, 77, 57, 47),
        (168, 78, 58, 48),
        (169, 79, 59, 49),
        (170, 80, 60, 50),
        (167, 77, 57, 47),
        (168, 78, 58, 48),
        (169, 79, 59, 49),
        (170, 80, 60, 50),
        (170, 80, 60, 50),
        (171, 81, 61, 41),
        (172, 82, 62, 42),
        (173, 83, 63, 43),
        (174, 84, 64, 44),
        (175, 85, 65, 45),
        (176, 86, 66, 46),
        (177, 87, 67, 47),
        (178, 88, 68, 48),
        (179, 89, 69, 49),
        (180, 90, 70, 50),
        (177, 87, 67, 47),
        (178, 88, 68, 48),
        (179, 89, 69, 49),
        (180, 90, 70, 50),
        (180, 90, 70, 50),
        (181, 91, 61, 51),
        (182, 92, 62, 52),
        (183, 93, 63, 53),
        (184, 94, 64, 54),
        (185, 95, 65, 55),
        (186, 96, 66, 56),
        (187, 97, 67, 57),
        (188, 98, 68, 58),
        (189, 99, 69, 59),
        (190, 100, 70, 60),
        (187, 97, 67, 57),
        (188, 98, 68, 58),
        (189, 99, 69, 59),
        (190, 100, 70, 60),
        (190, 100, 70, 60),
        (191, 91, 81, 71),
        (192, 92, 82, 72),
        (193, 93, 83, 73),
        (194, 94, 84, 74),
        (195, 95, 85, 75),
        (196, 96, 86, 76),
        (197, 97, 87, 77),
        (198, 98, 88, 78),
        (199, 99, 89, 79),
        (200, 100, 90, 80),
        (197, 97, 87, 77),
        (198, 98, 88, 78),
        (199, 99, 89, 79),
        (200, 100, 90, 80),
        (200, 100, 90, 80),
        (161, 131, 111, 101),
        (162, 132, 112, 102),
        (163, 133, 113, 103),
        (164, 134, 114, 104),
        (165, 135, 115, 105),
        (166, 136, 116, 106),
        (167, 137, 117, 107),
        (168, 138, 118, 108),
        (169, 139, 119, 109),
        (170, 140, 120, 110),
        (167, 137, 117, 107),
        (168, 138, 118, 108),
        (169, 139, 119, 109),
        (170, 140, 120, 110),
        (170, 140, 120, 110),
        (171, 141, 121, 101),
        (172, 142, 122, 102),
        (173, 143, 123, 103),
        (174, 144, 124, 104),
        (175, 145, 125, 105),
        (176, 146, 126, 106),
        (177, 147, 127, 107),
        (178, 148, 128, 108),
        (179, 149, 129, 109),
        (180, 150, 130, 110),
        (177, 147, 127, 107),
        (178, 148, 128, 108),
        (179, 149, 129, 109),
        (180, 150, 130, 110),
        (180, 150, 130, 110),
        (181, 151, 121, 111),
        (182, 152, 122, 112),
        (183, 153, 123, 113),
        (184, 154, 124, 114),
        (185, 155, 125, 115),
        (186, 156, 126, 116),
        (187, 157, 127, 117),
        (188, 158, 128, 118),
        (189, 159, 129, 119),
        (190, 160, 130, 120),
        (187, 157, 127, 117),
        (188, 158, 128, 118),
        (189, 159, 129, 119),
        (190, 160, 130, 120),
        (190, 160, 130, 120),
        (191, 151, 141, 131),
        (192, 152, 142, 132),
        (193, 153, 143, 133),
        (194, 154, 144, 134),
        (195, 155, 145, 135),
        (196, 156, 146, 136),
        (197, 157, 147, 137),
        (198, 158, 148, 138),
        (199, 159, 149, 139),
        (200, 160, 150, 140),
        (197, 157, 147, 137),
        (198, 158, 148, 138),
        (199, 159, 149, 139),
        (200, 160, 150, 140),
        (200, 160, 150, 140),
        (191, 181, 171, 161),
        (192, 182, 172, 162),
        (193, 183, 173, 163),
        (194, 184, 174, 164),
        (195, 185, 175, 165),
        (196, 186, 176, 166),
        (197, 187, 177, 167),
        (198, 188, 178, 168),
        (199, 189, 179, 169),
        (200, 190, 180, 170),
        (197, 187, 177, 167),
        (198, 188, 178, 168),
        (199, 189, 179, 169),
        (200, 190, 180, 170),
        (200, 190, 180, 170),
    )


@_operation((36,), 225)
def outermorphism__g4(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 36)
    returns : (..., 225)

    Run the gather form: 1680 multiplications, 1165 additions.
    """
    (M,) = _operands("outermorphism__g4", ("M", M, 36, 4))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2 = (
        (_signed(M, _outermorphism__g4_F2_left) * _signed(M,
        _outermorphism__g4_F2_right)).sum(-1)
    )
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    F3 = (
        (_signed(M, _outermorphism__g4_F3_left) * _signed(F2,
        _outermorphism__g4_F3_right)).sum(-1)
    )
    # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__g4_out_left) * _signed(F3,
        _outermorphism__g4_out_right)).sum(-1)
    )
    return out


def _outermorphism__g5_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (4, -10),
        (4, -10),
        (5, -11),
        (4, -16),
        (4, -16),
        (5, -17),
        (4, -22),
        (4, -22),
        (5, -23),
        (4, -28),
        (4, -28),
        (5, -29),
        (4, -34),
        (4, -34),
        (5, -35),
        (10, -16),
        (10, -16),
        (11, -17),
        (10, -22),
        (10, -22),
        (11, -23),
        (10, -28),
        (10, -28),
        (11, -29),
        (10, -34),
        (10, -34),
        (11, -35),
        (16, -22),
        (16, -22),
        (17, -23),
        (16, -28),
        (16, -28),
        (17, -29),
        (16, -34),
        (16, -34),
        (17, -35),
        (22, -28),
        (22, -28),
        (23, -29),
        (22, -34),
        (22, -34),
        (23, -35),
        (28, -34),
        (28, -34),
        (29, -35),
    )


def _outermorphism__g5_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (11, 5),
        (12, 6),
        (12, 6),
        (17, 5),
        (18, 6),
        (18, 6),
        (23, 5),
        (24, 6),
        (24, 6),
        (29, 5),
        (30, 6),
        (30, 6),
        (35, 5),
        (36, 6),
        (36, 6),
        (17, 11),
        (18, 12),
        (18, 12),
        (23, 11),
        (24, 12),
        (24, 12),
        (29, 11),
        (30, 12),
        (30, 12),
        (35, 11),
        (36, 12),
        (36, 12),
        (23, 17),
        (24, 18),
        (24, 18),
        (29, 17),
        (30, 18),
        (30, 18),
        (35, 17),
        (36, 18),
        (36, 18),
        (29, 23),
        (30, 24),
        (30, 24),
        (35, 23),
        (36, 24),
        (36, 24),
        (35, 29),
        (36, 30),
        (36, 30),
    )


def _outermorphism__g5_F3_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (3, -9, 15),
        (3, -9, 15),
        (3, -9, 15),
        (4, -10, 16),
        (3, -9, 21),
        (3, -9, 21),
        (3, -9, 21),
        (4, -10, 22),
        (3, -9, 27),
        (3, -9, 27),
        (3, -9, 27),
        (4, -10, 28),
        (3, -9, 33),
        (3, -9, 33),
        (3, -9, 33),
        (4, -10, 34),
        (3, -15, 21),
        (3, -15, 21),
        (3, -15, 21),
        (4, -16, 22),
        (3, -15, 27),
        (3, -15, 27),
        (3, -15, 27),
        (4, -16, 28),
        (3, -15, 33),
        (3, -15, 33),
        (3, -15, 33),
        (4, -16, 34),
        (3, -21, 27),
        (3, -21, 27),
        (3, -21, 27),
        (4, -22, 28),
        (3, -21, 33),
        (3, -21, 33),
        (3, -21, 33),
        (4, -22, 34),
        (3, -27, 33),
        (3, -27, 33),
        (3, -27, 33),
        (4, -28, 34),
        (9, -15, 21),
        (9, -15, 21),
        (9, -15, 21),
        (10, -16, 22),
        (9, -15, 27),
        (9, -15, 27),
        (9, -15, 27),
        (10, -16, 28),
        (9, -15, 33),
        (9, -15, 33),
        (9, -15, 33),
        (10, -16, 34),
        (9, -21, 27),
        (9, -21, 27),
        (9, -21, 27),
        (10, -22, 28),
        (9, -21, 33),
        (9, -21, 33),
        (9, -21, 33),
        (10, -22, 34),
        (9, -27, 33),
        (9, -27, 33),
        (9, -27, 33),
        (10, -28, 34),
        (15, -21, 27),
        (15, -21, 27),
        (15, -21, 27),
        (16, -22, 28),
        (15, -21, 33),
        (15, -21, 33),
        (15, -21, 33),
        (16, -22, 34),
        (15, -27, 33),
        (15, -27, 33),
        (15, -27, 33),
        (16, -28, 34),
        (21, -27, 33),
        (21, -27, 33),
        (21, -27, 33),
        (22, -28, 34),
    )


def _outermorphism__g5_F3_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (16, 4, 1),
        (17, 5, 2),
        (18, 6, 3),
        (18, 6, 3),
        (19, 7, 1),
        (20, 8, 2),
        (21, 9, 3),
        (21, 9, 3),
        (22, 10, 1),
        (23, 11, 2),
        (24, 12, 3),
        (24, 12, 3),
        (25, 13, 1),
        (26, 14, 2),
        (27, 15, 3),
        (27, 15, 3),
        (28, 7, 4),
        (29, 8, 5),
        (30, 9, 6),
        (30, 9, 6),
        (31, 10, 4),
        (32, 11, 5),
        (33, 12, 6),
        (33, 12, 6),
        (34, 13, 4),
        (35, 14, 5),
        (36, 15, 6),
        (36, 15, 6),
        (37, 10, 7),
        (38, 11, 8),
        (39, 12, 9),
        (39, 12, 9),
        (40, 13, 7),
        (41, 14, 8),
        (42, 15, 9),
        (42, 15, 9),
        (43, 13, 10),
        (44, 14, 11),
        (45, 15, 12),
        (45, 15, 12),
        (28, 19, 16),
        (29, 20, 17),
        (30, 21, 18),
        (30, 21, 18),
        (31, 22, 16),
        (32, 23, 17),
        (33, 24, 18),
        (33, 24, 18),
        (34, 25, 16),
        (35, 26, 17),
        (36, 27, 18),
        (36, 27, 18),
        (37, 22, 19),
        (38, 23, 20),
        (39, 24, 21),
        (39, 24, 21),
        (40, 25, 19),
        (41, 26, 20),
        (42, 27, 21),
        (42, 27, 21),
        (43, 25, 22),
        (44, 26, 23),
        (45, 27, 24),
        (45, 27, 24),
        (37, 31, 28),
        (38, 32, 29),
        (39, 33, 30),
        (39, 33, 30),
        (40, 34, 28),
        (41, 35, 29),
        (42, 36, 30),
        (42, 36, 30),
        (43, 34, 31),
        (44, 35, 32),
        (45, 36, 33),
        (45, 36, 33),
        (43, 40, 37),
        (44, 41, 38),
        (45, 42, 39),
        (45, 42, 39),
    )


def _outermorphism__g5_F4_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (2, -8, 14, -20),
        (3, -9, 15, -21),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (2, -8, 14, -26),
        (3, -9, 15, -27),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (2, -8, 14, -32),
        (3, -9, 15, -33),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (2, -8, 20, -26),
        (3, -9, 21, -27),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (2, -8, 20, -32),
        (3, -9, 21, -33),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (2, -8, 26, -32),
        (3, -9, 27, -33),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (2, -14, 20, -26),
        (3, -15, 21, -27),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (2, -14, 20, -32),
        (3, -15, 21, -33),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (2, -14, 26, -32),
        (3, -15, 27, -33),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (2, -20, 26, -32),
        (3, -21, 27, -33),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (8, -14, 20, -26),
        (9, -15, 21, -27),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (8, -14, 20, -32),
        (9, -15, 21, -33),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (8, -14, 26, -32),
        (9, -15, 27, -33),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (8, -20, 26, -32),
        (9, -21, 27, -33),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (14, -20, 26, -32),
        (15, -21, 27, -33),
    )


def _outermorphism__g5_F4_right() -> Table:
    """Return places of F3 in the terms of each output, padded with 0."""
    return (
        (41, 17, 5, 1),
        (42, 18, 6, 2),
        (43, 19, 7, 3),
        (44, 20, 8, 4),
        (44, 20, 8, 4),
        (45, 21, 9, 1),
        (46, 22, 10, 2),
        (47, 23, 11, 3),
        (48, 24, 12, 4),
        (48, 24, 12, 4),
        (49, 25, 13, 1),
        (50, 26, 14, 2),
        (51, 27, 15, 3),
        (52, 28, 16, 4),
        (52, 28, 16, 4),
        (53, 29, 9, 5),
        (54, 30, 10, 6),
        (55, 31, 11, 7),
        (56, 32, 12, 8),
        (56, 32, 12, 8),
        (57, 33, 13, 5),
        (58, 34, 14, 6),
        (59, 35, 15, 7),
        (60, 36, 16, 8),
        (60, 36, 16, 8),
        (61, 37, 13, 9),
        (62, 38, 14, 10),
        (63, 39, 15, 11),
        (64, 40, 16, 12),
        (64, 40, 16, 12),
        (65, 29, 21, 17),
        (66, 30, 22, 18),
        (67, 31, 23, 19),
        (68, 32, 24, 20),
        (68, 32, 24, 20),
        (69, 33, 25, 17),
        (70, 34, 26, 18),
        (71, 35, 27, 19),
        (72, 36, 28, 20),
        (72, 36, 28, 20),
        (73, 37, 25, 21),
        (74, 38, 26, 22),
        (75, 39, 27, 23),
        (76, 40, 28, 24),
        (76, 40, 28, 24),
        (77, 37, 33, 29),
        (78, 38, 34, 30),
        (79, 39, 35, 31),
        (80, 40, 36, 32),
        (80, 40, 36, 32),
        (65, 53, 45, 41),
        (66, 54, 46, 42),
        (67, 55, 47, 43),
        (68, 56, 48, 44),
        (68, 56, 48, 44),
        (69, 57, 49, 41),
        (70, 58, 50, 42),
        (71, 59, 51, 43),
        (72, 60, 52, 44),
        (72, 60, 52, 44),
        (73, 61, 49, 45),
        (74, 62, 50, 46),
        (75, 63, 51, 47),
        (76, 64, 52, 48),
        (76, 64, 52, 48),
        (77, 61, 57, 53),
        (78, 62, 58, 54),
        (79, 63, 59, 55),
        (80, 64, 60, 56),
        (80, 64, 60, 56),
        (77, 73, 69, 65),
        (78, 74, 70, 66),
        (79, 75, 71, 67),
        (80, 76, 72, 68),
        (80, 76, 72, 68),
    )


def _outermorphism__g5_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -7, 13, -19, 25),
        (1, -7, 13, -19, 25),
        (1, -7, 13, -19, 25),
        (1, -7, 13, -19, 25),
        (1, -7, 13, -19, 25),
        (2, -8, 14, -20, 26),
        (1, -7, 13, -19, 31),
        (1, -7, 13, -19, 31),
        (1, -7, 13, -19, 31),
        (1, -7, 13, -19, 31),
        (1, -7, 13, -19, 31),
        (2, -8, 14, -20, 32),
        (1, -7, 13, -25, 31),
        (1, -7, 13, -25, 31),
        (1, -7, 13, -25, 31),
        (1, -7, 13, -25, 31),
        (1, -7, 13, -25, 31),
        (2, -8, 14, -26, 32),
        (1, -7, 19, -25, 31),
        (1, -7, 19, -25, 31),
        (1, -7, 19, -25, 31),
        (1, -7, 19, -25, 31),
        (1, -7, 19, -25, 31),
        (2, -8, 20, -26, 32),
        (1, -13, 19, -25, 31),
        (1, -13, 19, -25, 31),
        (1, -13, 19, -25, 31),
        (1, -13, 19, -25, 31),
        (1, -13, 19, -25, 31),
        (2, -14, 20, -26, 32),
        (7, -13, 19, -25, 31),
        (7, -13, 19, -25, 31),
        (7, -13, 19, -25, 31),
        (7, -13, 19, -25, 31),
        (7, -13, 19, -25, 31),
        (8, -14, 20, -26, 32),
    )


def _outermorphism__g5_out_right() -> Table:
    """Return places of F4 in the terms of each output, padded with 0."""
    return (
        (51, 31, 16, 6, 1),
        (52, 32, 17, 7, 2),
        (53, 33, 18, 8, 3),
        (54, 34, 19, 9, 4),
        (55, 35, 20, 10, 5),
        (55, 35, 20, 10, 5),
        (56, 36, 21, 11, 1),
        (57, 37, 22, 12, 2),
        (58, 38, 23, 13, 3),
        (59, 39, 24, 14, 4),
        (60, 40, 25, 15, 5),
        (60, 40, 25, 15, 5),
        (61, 41, 26, 11, 6),
        (62, 42, 27, 12, 7),
        (63, 43, 28, 13, 8),
        (64, 44, 29, 14, 9),
        (65, 45, 30, 15, 10),
        (65, 45, 30, 15, 10),
        (66, 46, 26, 21, 16),
        (67, 47, 27, 22, 17),
        (68, 48, 28, 23, 18),
        (69, 49, 29, 24, 19),
        (70, 50, 30, 25, 20),
        (70, 50, 30, 25, 20),
        (71, 46, 41, 36, 31),
        (72, 47, 42, 37, 32),
        (73, 48, 43, 38, 33),
        (74, 49, 44, 39, 34),
        (75, 50, 45, 40, 35),
        (75, 50, 45, 40, 35),
        (71, 66, 61, 56, 51),
        (72, 67, 62, 57, 52),
        (73, 68, 63, 58, 53),
        (74, 69, 64, 59, 54),
        (75, 70, 65, 60, 55),
        (75, 70, 65, 60, 55),
    )


@_operation((36,), 36)
def outermorphism__g5(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 36)
    returns : (..., 36)

    Run the gather form: 810 multiplications, 574 additions.
    """
    (M,) = _operands("outermorphism__g5", ("M", M, 36, 5))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2 = (
        (_signed(M, _outermorphism__g5_F2_left) * _signed(M,
        _outermorphism__g5_F2_right)).sum(-1)
    )
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    F3 = (
        (_signed(M, _outermorphism__g5_F3_left) * _signed(F2,
        _outermorphism__g5_F3_right)).sum(-1)
    )
    # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
    F4 = (
        (_signed(M, _outermorphism__g5_F4_left) * _signed(F3,
        _outermorphism__g5_F4_right)).sum(-1)
    )
    # block of grade 5: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__g5_out_left) * _signed(F4,
        _outermorphism__g5_out_right)).sum(-1)
    )
    return out


def _outermorphism__g6_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (5, -11),
        (5, -17),
        (5, -23),
        (5, -29),
        (5, -35),
        (11, -17),
        (11, -23),
        (11, -29),
        (11, -35),
        (17, -23),
        (17, -29),
        (17, -35),
        (23, -29),
        (23, -35),
        (29, -35),
    )


def _outermorphism__g6_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (12, 6),
        (18, 6),
        (24, 6),
        (30, 6),
        (36, 6),
        (18, 12),
        (24, 12),
        (30, 12),
        (36, 12),
        (24, 18),
        (30, 18),
        (36, 18),
        (30, 24),
        (36, 24),
        (36, 30),
    )


def _outermorphism__g6_F3_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (4, -10, 16),
        (4, -10, 22),
        (4, -10, 28),
        (4, -10, 34),
        (4, -16, 22),
        (4, -16, 28),
        (4, -16, 34),
        (4, -22, 28),
        (4, -22, 34),
        (4, -28, 34),
        (10, -16, 22),
        (10, -16, 28),
        (10, -16, 34),
        (10, -22, 28),
        (10, -22, 34),
        (10, -28, 34),
        (16, -22, 28),
        (16, -22, 34),
        (16, -28, 34),
        (22, -28, 34),
    )


def _outermorphism__g6_F3_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (6, 2, 1),
        (7, 3, 1),
        (8, 4, 1),
        (9, 5, 1),
        (10, 3, 2),
        (11, 4, 2),
        (12, 5, 2),
        (13, 4, 3),
        (14, 5, 3),
        (15, 5, 4),
        (10, 7, 6),
        (11, 8, 6),
        (12, 9, 6),
        (13, 8, 7),
        (14, 9, 7),
        (15, 9, 8),
        (13, 11, 10),
        (14, 12, 10),
        (15, 12, 11),
        (15, 14, 13),
    )


def _outermorphism__g6_F4_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (3, -9, 15, -21),
        (3, -9, 15, -27),
        (3, -9, 15, -33),
        (3, -9, 21, -27),
        (3, -9, 21, -33),
        (3, -9, 27, -33),
        (3, -15, 21, -27),
        (3, -15, 21, -33),
        (3, -15, 27, -33),
        (3, -21, 27, -33),
        (9, -15, 21, -27),
        (9, -15, 21, -33),
        (9, -15, 27, -33),
        (9, -21, 27, -33),
        (15, -21, 27, -33),
    )


def _outermorphism__g6_F4_right() -> Table:
    """Return places of F3 in the terms of each output, padded with 0."""
    return (
        (11, 5, 2, 1),
        (12, 6, 3, 1),
        (13, 7, 4, 1),
        (14, 8, 3, 2),
        (15, 9, 4, 2),
        (16, 10, 4, 3),
        (17, 8, 6, 5),
        (18, 9, 7, 5),
        (19, 10, 7, 6),
        (20, 10, 9, 8),
        (17, 14, 12, 11),
        (18, 15, 13, 11),
        (19, 16, 13, 12),
        (20, 16, 15, 14),
        (20, 19, 18, 17),
    )


def _outermorphism__g6_F5_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -8, 14, -20, 26),
        (2, -8, 14, -20, 32),
        (2, -8, 14, -26, 32),
        (2, -8, 20, -26, 32),
        (2, -14, 20, -26, 32),
        (8, -14, 20, -26, 32),
    )


def _outermorphism__g6_F5_right() -> Table:
    """Return places of F4 in the terms of each output, padded with 0."""
    return (
        (11, 7, 4, 2, 1),
        (12, 8, 5, 3, 1),
        (13, 9, 6, 3, 2),
        (14, 10, 6, 5, 4),
        (15, 10, 9, 8, 7),
        (15, 14, 13, 12, 11),
    )


def _outermorphism__g6_out() -> Table:
    """Return places of the matrix of M that acts on F5."""
    return (
        (-31, 25, -19, 13, -7, 1),
    )


@_operation((36,), 1)
def outermorphism__g6(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 36)
    returns : (..., 1)

    Run the gather form: 186 multiplications, 129 additions.
    """
    (M,) = _operands("outermorphism__g6", ("M", M, 36, 6))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2 = (
        (_signed(M, _outermorphism__g6_F2_left) * _signed(M,
        _outermorphism__g6_F2_right)).sum(-1)
    )
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    F3 = (
        (_signed(M, _outermorphism__g6_F3_left) * _signed(F2,
        _outermorphism__g6_F3_right)).sum(-1)
    )
    # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
    F4 = (
        (_signed(M, _outermorphism__g6_F4_left) * _signed(F3,
        _outermorphism__g6_F4_right)).sum(-1)
    )
    # block of grade 5: f(e_j ^ B) = f(e_j) ^ f(B)
    F5 = (
        (_signed(M, _outermorphism__g6_F5_left) * _signed(F4,
        _outermorphism__g6_F5_right)).sum(-1)
    )
    # block of grade 6: f(e_j ^ B) = f(e_j) ^ f(B)
    out = _times(_signed(M, _outermorphism__g6_out), F5)
    return out


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227, 228, 229, 230, 231, 232, 233,
            234, 235, 236, 237, 238, 239, 240, 241, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 242, 243, 244, 245, 246, 247, 248,
            249, 250, 251, 252, 253, 254, 255, 256, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 257, 258, 259, 260, 261, 262, 263,
            264, 265, 266, 267, 268, 269, 270, 271, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 272, 273, 274, 275, 276, 277, 278,
            279, 280, 281, 282, 283, 284, 285, 286, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 287, 288, 289, 290, 291, 292, 293,
            294, 295, 296, 297, 298, 299, 300, 301, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 302, 303, 304, 305, 306, 307, 308,
            309, 310, 311, 312, 313, 314, 315, 316, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 317, 318, 319, 320, 321, 322, 323,
            324, 325, 326, 327, 328, 329, 330, 331, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 332, 333, 334, 335, 336, 337, 338,
            339, 340, 341, 342, 343, 344, 345, 346, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 347, 348, 349, 350, 351, 352, 353,
            354, 355, 356, 357, 358, 359, 360, 361, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 362, 363, 364, 365, 366, 367, 368,
            369, 370, 371, 372, 373, 374, 375, 376, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 377, 378, 379, 380, 381, 382, 383,
            384, 385, 386, 387, 388, 389, 390, 391, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 392, 393, 394, 395, 396, 397, 398,
            399, 400, 401, 402, 403, 404, 405, 406, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 407, 408, 409, 410, 411, 412, 413,
            414, 415, 416, 417, 418, 419, 420, 421, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 422, 423, 424, 425, 426, 427, 428,
            429, 430, 431, 432, 433, 434, 435, 436, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 437, 438, 439, 440, 441, 442, 443,
            444, 445, 446, 447, 448, 449, 450, 451, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 452,
        ),
    )


@_operation((452, 32), 32)
def linear_map__even(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 452)
    x : (..., 32), even: grades 0, 2, 4, 6
    returns : (..., 32)

    Run the gather form: 1024 multiplications, 992 additions.
    """
    F, x = _operands("linear_map__even", ("F", F, 452, 1), ("x", x, 32, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__even_out), x)
    return out


def _linear_map__full_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 8, 9, 10, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, 15, 16, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 20, 21, 22, 23, 24, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 32, 33, 34, 35, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
            111, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
            125, 126, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
            140, 141, 142, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
            155, 156, 157, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169,
            170, 171, 172, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184,
            185, 186, 187, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
            200, 201, 202, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214,
            215, 216, 217, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229,
            230, 231, 232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
            245, 246, 247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
            260, 261, 262, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 263, 264, 265,
            266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 283, 284, 285,
            286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 304, 305,
            306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 323, 324, 325,
            326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 343, 344, 345,
            346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 363, 364, 365,
            366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 383, 384, 385,
            386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 403, 404, 405,
            406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 423, 424, 425,
            426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 443, 444, 445,
            446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 463, 464, 465,
            466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 483, 484, 485,
            486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 503, 504, 505,
            506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 523, 524, 525,
            526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 543, 544, 545,
            546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 563, 564, 565,
            566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 583, 584, 585,
            586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 603, 604, 605,
            606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 623, 624, 625,
            626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 643, 644, 645,
            646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 663, 664, 665, 666, 667, 668, 669, 670,
            671, 672, 673, 674, 675, 676, 677, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 678, 679, 680, 681, 682, 683, 684, 685,
            686, 687, 688, 689, 690, 691, 692, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 693, 694, 695, 696, 697, 698, 699, 700,
            701, 702, 703, 704, 705, 706, 707, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 708, 709, 710, 711, 712, 713, 714, 715,
            716, 717, 718, 719, 720, 721, 722, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 723, 724, 725, 726, 727, 728, 729, 730,
            731, 732, 733, 734, 735, 736, 737, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 738, 739, 740, 741, 742, 743, 744, 745,
            746, 747, 748, 749, 750, 751, 752, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 753, 754, 755, 756, 757, 758, 759, 760,
            761, 762, 763, 764, 765, 766, 767, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 768, 769, 770, 771, 772, 773, 774, 775,
            776, 777, 778, 779, 780, 781, 782, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 783, 784, 785, 786, 787, 788, 789, 790,
            791, 792, 793, 794, 795, 796, 797, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 798, 799, 800, 801, 802, 803, 804, 805,
            806, 807, 808, 809, 810, 811, 812, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 813, 814, 815, 816, 817, 818, 819, 820,
            821, 822, 823, 824, 825, 826, 827, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 828, 829, 830, 831, 832, 833, 834, 835,
            836, 837, 838, 839, 840, 841, 842, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 843, 844, 845, 846, 847, 848, 849, 850,
            851, 852, 853, 854, 855, 856, 857, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 858, 859, 860, 861, 862, 863, 864, 865,
            866, 867, 868, 869, 870, 871, 872, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 873, 874, 875, 876, 877, 878, 879, 880,
            881, 882, 883, 884, 885, 886, 887, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 888, 889, 890, 891, 892, 893, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 894, 895, 896, 897, 898, 899, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 900, 901, 902, 903, 904, 905, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 906, 907, 908, 909, 910, 911, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 912, 913, 914, 915, 916, 917, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 918, 919, 920, 921, 922, 923, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 924,
        ),
    )


@_operation((924, 64), 64)
def linear_map__full(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 924)
    x : (..., 64), full: grades 0, 1, 2, 3, 4, 5, 6
    returns : (..., 64)

    Run the gather form: 4096 multiplications, 4032 additions.
    """
    F, x = _operands("linear_map__full", ("F", F, 924, 1), ("x", x, 64, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__full_out), x)
    return out


def _linear_map__vector_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (7, 8, 9, 10, 11, 12),
        (13, 14, 15, 16, 17, 18),
        (19, 20, 21, 22, 23, 24),
        (25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36),
    )


@_operation((36, 6), 6)
def linear_map__vector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 36)
    x : (..., 6), vector: grades 1
    returns : (..., 6)

    Run the gather form: 36 multiplications, 30 additions.
    """
    F, x = _operands("linear_map__vector", ("F", F, 36, 1), ("x", x, 6, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__vector_out), x)
    return out


def _linear_map__bivector_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        (16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45),
        (46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
        (61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75),
        (76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90),
        (91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105),
        (106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120),
        (121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135),
        (136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150),
        (151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165),
        (166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180),
        (181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195),
        (196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210),
        (211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225),
    )


@_operation((225, 15), 15)
def linear_map__bivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 225)
    x : (..., 15), bivector: grades 2
    returns : (..., 15)

    Run the gather form: 225 multiplications, 210 additions.
    """
    F, x = _operands("linear_map__bivector", ("F", F, 225, 1), ("x", x, 15, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__bivector_out), x)
    return out


def _linear_map__trivector_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
        (21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40),
        (41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
        (61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80),
        (81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100),
        (
            101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
            118, 119, 120,
        ),
        (
            121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137,
            138, 139, 140,
        ),
        (
            141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157,
            158, 159, 160,
        ),
        (
            161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177,
            178, 179, 180,
        ),
        (
            181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197,
            198, 199, 200,
        ),
        (
            201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217,
            218, 219, 220,
        ),
        (
            221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237,
            238, 239, 240,
        ),
        (
            241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257,
            258, 259, 260,
        ),
        (
            261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277,
            278, 279, 280,
        ),
        (
            281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297,
            298, 299, 300,
        ),
        (
            301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317,
            318, 319, 320,
        ),
        (
            321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337,
            338, 339, 340,
        ),
        (
            341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357,
            358, 359, 360,
        ),
        (
            361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377,
            378, 379, 380,
        ),
        (
            381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397,
            398, 399, 400,
        ),
    )


@_operation((400, 20), 20)
def linear_map__trivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 400)
    x : (..., 20), trivector: grades 3
    returns : (..., 20)

    Run the gather form: 400 multiplications, 380 additions.
    """
    F, x = _operands("linear_map__trivector", ("F", F, 400, 1), ("x", x, 20, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__trivector_out), x)
    return out


def _linear_map__g4_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        (16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45),
        (46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
        (61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75),
        (76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90),
        (91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105),
        (106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120),
        (121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135),
        (136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150),
        (151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165),
        (166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180),
        (181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195),
        (196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210),
        (211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225),
    )


@_operation((225, 15), 15)
def linear_map__g4(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 225)
    x : (..., 15), g4: grades 4
    returns : (..., 15)

    Run the gather form: 225 multiplications, 210 additions.
    """
    F, x = _operands("linear_map__g4", ("F", F, 225, 1), ("x", x, 15, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__g4_out), x)
    return out


def _linear_map__g5_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6),
        (7, 8, 9, 10, 11, 12),
        (13, 14, 15, 16, 17, 18),
        (19, 20, 21, 22, 23, 24),
        (25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36),
    )


@_operation((36, 6), 6)
def linear_map__g5(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 36)
    x : (..., 6), g5: grades 5
    returns : (..., 6)

    Run the gather form: 36 multiplications, 30 additions.
    """
    F, x = _operands("linear_map__g5", ("F", F, 36, 1), ("x", x, 6, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__g5_out), x)
    return out


@_operation((1, 1), 1)
def linear_map__g6(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), g6: grades 6
    returns : (..., 1)

    Run the unrolled form: 1 multiplications.
    """
    F, x = _operands("linear_map__g6", ("F", F, 1, 1), ("x", x, 1, 1))
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
    "inv__vector": inv__vector,
    "exp__bivector": exp__bivector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector,
    "sandwich_unit__even__g4": sandwich_unit__even__g4,
    "sandwich_unit__even__g5": sandwich_unit__even__g5,
    "sandwich_unit__even__g6": sandwich_unit__even__g6,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4,
    "sandwich_unit__g0_2__g5": sandwich_unit__g0_2__g5,
    "sandwich_unit__g0_2__g6": sandwich_unit__g0_2__g6,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4,
    "sandwich_unit__vector__g5": sandwich_unit__vector__g5,
    "sandwich_unit__vector__g6": sandwich_unit__vector__g6,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__g4": sandwich__even__g4,
    "sandwich__even__g5": sandwich__even__g5,
    "sandwich__even__g6": sandwich__even__g6,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar,
    "sandwich__g0_2__vector": sandwich__g0_2__vector,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector,
    "sandwich__g0_2__g4": sandwich__g0_2__g4,
    "sandwich__g0_2__g5": sandwich__g0_2__g5,
    "sandwich__g0_2__g6": sandwich__g0_2__g6,
    "sandwich__g0_2__even": sandwich__g0_2__even,
    "sandwich__g0_2__full": sandwich__g0_2__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__g4": sandwich__vector__g4,
    "sandwich__vector__g5": sandwich__vector__g5,
    "sandwich__vector__g6": sandwich__vector__g6,
    "sandwich__vector__even": sandwich__vector__even,
    "sandwich__vector__full": sandwich__vector__full,
    "sandwich2__even__vector__even": sandwich2__even__vector__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "versor_defect__full": versor_defect__full,
    "versor_defect__even": versor_defect__even,
    "versor_defect__g0_2": versor_defect__g0_2,
    "versor_defect__vector": versor_defect__vector,
    "outermorphism__bivector": outermorphism__bivector,
    "outermorphism__trivector": outermorphism__trivector,
    "outermorphism__g4": outermorphism__g4,
    "outermorphism__g5": outermorphism__g5,
    "outermorphism__g6": outermorphism__g6,
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
    "linear_map__g4": linear_map__g4,
    "linear_map__g5": linear_map__g5,
    "linear_map__g6": linear_map__g6,
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
sandwich_unit = sandwich_unit__full__full
sandwich = sandwich__full__full

LAYOUTS = {
    "full": (0, 1, 2, 3, 4, 5, 6),
    "even": (0, 2, 4, 6),
    "odd": (1, 3, 5),
    "scalar": (0,),
    "vector": (1,),
    "bivector": (2,),
    "trivector": (3,),
    "g6": (6,),
    "g4": (4,),
    "g5": (5,),
    "g0_2": (0, 2),
    "pseudoscalar": (6,),
    "g0": (0,),
    "g1": (1,),
    "g2": (2,),
    "g3": (3,),
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


class RotorSandwich(nn.Module):
    """Two rotors acting on a multivector from both sides: r x ~s, r = exp(left), s = exp(right).

    A linear map of x that keeps <x ~x>_0; with one rotor, r x ~r, it keeps grades as well.

    Parameters
    ----------
    pair : bool, optional
        If false, there is one rotor, r x ~r, and `right` is None.
    layout : layout, optional
        What the last axis of x holds: a name such as "vector", or a tuple of grades.
    basis : {"blade", "spinor"}, optional
        What the last axis of x stands for: coefficients, or entries of the matrices of the
        spinor representation, which saves the change between them.
    std : float, optional
        Standard deviation of the bivectors to begin with; at 0 the map is the identity.
    device, dtype : optional
        Of the parameters.

    Attributes
    ----------
    left, right : Parameter of shape (n(n-1)/2,)
        Bivectors, in the order of the layout "bivector".

    Notes
    -----
    Rotors are computed in float32 at least, whatever autocast says, and so is their product with
    x; the result has the dtype of x. Where no gradient is asked for, rotors are kept until a
    parameter changes.
    """

    left: Tensor
    right: Tensor | None

    def __init__(
        self,
        pair: bool = True,
        *,
        layout: Layout = "full",
        basis: str = "blade",
        std: float = 0.01,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        if basis not in ("blade", "spinor"):
            raise ValueError(f"{basis!r} is no basis; choose 'blade' or 'spinor'")
        if std < 0:
            raise ValueError(f"std is a standard deviation, so not negative, but it is {std}")
        self.pair = pair
        self.basis = basis
        self.std = std
        self.layout, self.kernel = _rotor_kernel(pair, layout, basis)
        self.left = nn.Parameter(torch.empty(len(_SOLID), device=device, dtype=dtype))
        if pair:
            self.right = nn.Parameter(torch.empty(len(_SOLID), device=device, dtype=dtype))
        else:
            self.register_parameter("right", None)
        self._kept: tuple[object, list[Tensor], list[Tensor]] | None = None
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new bivectors, close to 0, so that the map is close to the identity."""
        for bivector in self._bivectors():
            nn.init.normal_(bivector, std=self.std)

    def rotors(self) -> list[Tensor]:
        """Return r and s, or r alone, as even elements in float32 or float64."""
        bivectors = self._bivectors()
        key = self._key(bivectors)
        if key is None:
            return [_rotor(B) for B in bivectors]
        kept = self._kept
        if kept is None or kept[0] != key or not _same(kept[1], bivectors):
            with torch.no_grad():
                copies = [B.detach().clone() for B in bivectors]
                kept = key, copies, [_rotor(B) for B in copies]
            self._kept = kept
        return kept[2]

    def forward(self, x: Tensor) -> Tensor:
        """Return r x ~s, or r x ~r, in the dtype of x."""
        device = x.device.type
        if torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device):
            with torch.autocast(device, enabled=False):
                return self.forward(x)
        wide = x.float() if x.dtype in (torch.float16, torch.bfloat16) else x
        r, *others = self.rotors()
        out = self.kernel(r, wide, *others)
        if out.dtype != x.dtype and (x.is_floating_point() or x.is_complex()):
            return out.to(x.dtype)
        return out

    def extra_repr(self) -> str:
        """Return the arguments that make this module again."""
        return (
            f"pair={self.pair!r}, layout={self.layout!r}, basis={self.basis!r}, std={self.std!r}"
        )

    def _bivectors(self) -> list[Tensor]:
        return [self.left] if self.right is None else [self.left, self.right]

    def _key(self, bivectors: list[Tensor]) -> object:
        """Return what rotors are kept under, or None where they must be computed anew."""
        if torch.compiler.is_compiling() or any(type(B) is not nn.Parameter for B in bivectors):
            return None
        if torch.is_grad_enabled() and any(B.requires_grad for B in bivectors):
            return None
        if any(B.is_inference() or B.device.type == "meta" for B in bivectors):
            return None
        versions = [(id(B), B._version, B.dtype, B.device) for B in bivectors]
        return versions, torch.is_inference_mode_enabled()

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_kept": None}


def _rotor_kernel(pair: bool, layout: Layout, basis: str) -> tuple[str, Kernel]:
    """Return the name of a layout, and the kernel of rotors that act on it."""
    if basis == "spinor":
        kernel = KERNELS.get("sandwich2_spinor__even__full__even")
        if kernel is None or not pair or _layout_name(layout) != "full":
            raise ValueError(
                "basis 'spinor' needs pair=True, the layout 'full', and a module with the kernel "
                "sandwich2_spinor, which those of n = 7 to 12 have; choose basis='blade'"
            )
        return "full", kernel
    if pair:
        (_, name, _), kernel = _find("sandwich2", ("even", layout, "even"))
    else:
        (_, name), kernel = _find("sandwich_unit", ("even", layout))
    return name, kernel


def _rotor(B: Tensor) -> Tensor:
    return exp__bivector(B.float() if B.dtype in (torch.float16, torch.bfloat16) else B)


def _same(kept: list[Tensor], bivectors: list[Tensor]) -> bool:
    """Tell whether values are the same: on the CPU by comparing them, elsewhere by versions."""
    return all(
        B.device.type != "cpu" or torch.equal(copy, B)
        for copy, B in zip(kept, bivectors, strict=True)
    )
