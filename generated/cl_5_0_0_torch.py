"""Torch kernels of Cl(5,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1.
Blades: 1 e1 e2 e3 e4 e5 e12 e13 e14 e15 e23 e24 e25 e34 e35 e45 e123 e124 e125 e134 e135 e145
    e234 e235 e245 e345 e1234 e1235 e1245 e1345 e2345 e12345

kernel                            form         operations per element
gp__full__full                    gather       1024 multiplications, 992 additions
gp__even__even                    gather       256 multiplications, 240 additions
gp__even__vector                  gather       80 multiplications, 64 additions
gp__vector__vector                unrolled     25 multiplications, 14 additions
gp__vector__full                  gather       160 multiplications, 128 additions
op__full__full                    gather       1024 multiplications, 992 additions
ip__full__full                    gather       1024 multiplications, 992 additions
ip_symmetric__full__full          gather       1024 multiplications, 992 additions
lc__full__full                    gather       1024 multiplications, 992 additions
rc__full__full                    gather       1024 multiplications, 992 additions
sp__full__full                    unrolled     32 multiplications, 31 additions
rp__full__full                    gather       1024 multiplications, 992 additions
cp__full__full                    gather       1024 multiplications, 992 additions
acp__full__full                   gather       1024 multiplications, 992 additions
reverse__full                     unrolled     none
involute__full                    unrolled     none
conjugate__full                   unrolled     none
dual__full                        unrolled     none
undual__full                      unrolled     none
hodge__full                       unrolled     none
unhodge__full                     unrolled     none
normsq__full                      unrolled     32 multiplications, 31 additions
normsq__even                      unrolled     16 multiplications, 15 additions
normsq__vector                    unrolled     5 multiplications, 4 additions
norm__full                        unrolled     32 multiplications, 31 additions, 1 roots
norm__even                        unrolled     16 multiplications, 15 additions, 1 roots
norm__vector                      unrolled     5 multiplications, 4 additions, 1 roots
inv__even                         gather       198 multiplications, 175 additions, 16 divisions
inv__vector                       unrolled     5 multiplications, 4 additions, 5 divisions
exp__bivector                     exponential  182 multiplications, 132 additions, 1 roots
sandwich_unit__full__full         gather       5440 multiplications, 5271 additions
sandwich_unit__even__scalar       unrolled     none
sandwich_unit__even__vector       gather       155 multiplications, 135 additions
sandwich_unit__even__bivector     gather       310 multiplications, 285 additions
sandwich_unit__even__trivector    gather       310 multiplications, 285 additions
sandwich_unit__even__g4           gather       155 multiplications, 135 additions
sandwich_unit__even__g5           unrolled     none
sandwich_unit__even__even         gather       946 multiplications, 901 additions
sandwich_unit__even__full         gather       3752 multiplications, 3662 additions
sandwich_unit__g0_2__scalar       unrolled     none
sandwich_unit__g0_2__vector       gather       55 multiplications, 45 additions
sandwich_unit__g0_2__bivector     gather       210 multiplications, 190 additions
sandwich_unit__g0_2__trivector    gather       210 multiplications, 190 additions
sandwich_unit__g0_2__g4           gather       55 multiplications, 45 additions
sandwich_unit__g0_2__g5           unrolled     none
sandwich_unit__g0_2__even         gather       481 multiplications, 451 additions
sandwich_unit__g0_2__full         gather       1892 multiplications, 1832 additions
sandwich_unit__vector__scalar     unrolled     none
sandwich_unit__vector__vector     unrolled     15 multiplications, 9 additions
sandwich_unit__vector__bivector   gather       110 multiplications, 95 additions
sandwich_unit__vector__trivector  gather       210 multiplications, 190 additions
sandwich_unit__vector__g4         gather       105 multiplications, 90 additions
sandwich_unit__vector__g5         unrolled     10 multiplications, 4 additions
sandwich_unit__vector__even       gather       481 multiplications, 451 additions
sandwich_unit__vector__full       gather       342 multiplications, 280 additions
sandwich__full__full              gather       2080 multiplications, 2015 additions, 32 divisions
sandwich__even__scalar            gather       48 multiplications, 30 additions, 1 divisions
sandwich__even__vector            gather       176 multiplications, 154 additions, 5 divisions
sandwich__even__bivector          gather       336 multiplications, 309 additions, 10 divisions
sandwich__even__trivector         gather       336 multiplications, 309 additions, 10 divisions
sandwich__even__g4                gather       176 multiplications, 154 additions, 5 divisions
sandwich__even__g5                gather       48 multiplications, 30 additions, 1 divisions
sandwich__even__even              gather       528 multiplications, 495 additions, 16 divisions
sandwich__even__full              gather       2064 multiplications, 1999 additions, 32 divisions
sandwich__g0_2__scalar            gather       33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__vector            gather       161 multiplications, 140 additions, 5 divisions
sandwich__g0_2__bivector          gather       331 multiplications, 304 additions, 10 divisions
sandwich__g0_2__trivector         gather       331 multiplications, 304 additions, 10 divisions
sandwich__g0_2__g4                gather       161 multiplications, 140 additions, 5 divisions
sandwich__g0_2__g5                gather       33 multiplications, 20 additions, 1 divisions
sandwich__g0_2__even              gather       523 multiplications, 490 additions, 16 divisions
sandwich__g0_2__full              gather       2059 multiplications, 1994 additions, 32 divisions
sandwich__vector__scalar          unrolled     15 multiplications, 8 additions, 1 divisions
sandwich__vector__vector          gather       115 multiplications, 98 additions, 5 divisions
sandwich__vector__bivector        gather       305 multiplications, 279 additions, 10 divisions
sandwich__vector__trivector       gather       305 multiplications, 279 additions, 10 divisions
sandwich__vector__g4              gather       115 multiplications, 98 additions, 5 divisions
sandwich__vector__g5              unrolled     15 multiplications, 8 additions, 1 divisions
sandwich__vector__even            gather       517 multiplications, 484 additions, 16 divisions
sandwich__vector__full            gather       325 multiplications, 260 additions, 32 divisions
sandwich2__even__vector__even     gather       336 multiplications, 304 additions
sandwich2__even__even__even       gather       512 multiplications, 480 additions
sandwich2__even__full__even       gather       2048 multiplications, 1984 additions
sandwich2__full__full__full       gather       2048 multiplications, 1984 additions
versor_defect__full               gather       256 multiplications, 248 additions
versor_defect__even               gather       128 multiplications, 120 additions
versor_defect__g0_2               gather       88 multiplications, 80 additions
versor_defect__vector             unrolled     5 multiplications, 4 additions
outermorphism__bivector           gather       200 multiplications, 100 additions
outermorphism__trivector          gather       420 multiplications, 260 additions
outermorphism__g4                 gather       280 multiplications, 185 additions
outermorphism__g5                 gather       75 multiplications, 49 additions
linear_map__even                  gather       256 multiplications, 240 additions
linear_map__full                  gather       1024 multiplications, 992 additions
linear_map__vector                unrolled     25 multiplications, 20 additions
linear_map__bivector              gather       100 multiplications, 90 additions
linear_map__trivector             gather       100 multiplications, 90 additions
linear_map__g4                    unrolled     25 multiplications, 20 additions
linear_map__g5                    unrolled     1 multiplications

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

# gaforge-signature: 5,0,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 5,0,0 --target torch
# gaforge-operations: 44567 multiplications, 42033 additions, 293 divisions, 4 roots in all
# gaforge-proof: 99 of 99 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:eadfa2b4d6857d37eda8b6458e782889f99e83f177327cf62078b213b9818741
# gaforge-content: sha256:b0f8e74b12f8aaffc0cdb4e8138352a1f2bbb1568d0f457144efd2c01f0b7d57

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
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
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
            7, -3, 2, 17, 18, 19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24,
            25, -20, -21, -22, -32, -14, -15, -16, -31, 30, -26,
        ),
        (
            8, -4, -17, 2, 20, 21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6,
            26, 18, 19, 32, -22, 12, 13, 31, -16, -29, 25,
        ),
        (
            9, -5, -18, -20, 2, 22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4,
            -26, 6, -17, -32, 19, 21, -11, -31, 13, 15, 28, -24,
        ),
        (
            10, -6, -19, -21, -22, 2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26,
            -4, -5, 32, -17, -18, -20, 31, -11, -12, -14, -27, 23,
        ),
        (
            11, 17, -4, 3, 23, 24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18,
            -19, -32, 5, 6, 26, -25, -9, -10, -30, 29, -16, -22,
        ),
        (
            12, 18, -5, -23, 3, 25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32,
            -19, -4, -26, 6, 24, 8, 30, -10, -28, 15, 21,
        ),
        (
            13, 19, -6, -24, -25, 3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32,
            17, 18, 26, -4, -5, -23, -30, 8, 9, 27, -14, -20,
        ),
        (
            14, 20, 23, -5, 4, 26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2,
            22, -21, 3, 25, -24, 6, -7, -29, 28, -10, -13, -19,
        ),
        (
            15, 21, 24, -6, -26, 4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22,
            2, 20, -25, 3, 23, -5, 29, -7, -27, 9, 12, 18,
        ),
        (
            16, 22, 25, 26, -6, 5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21,
            -20, 2, 24, -23, 3, 4, -28, 27, -7, -8, -11, -17,
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
            27, -23, 20, -18, 17, 32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3,
            -25, 24, 2, 22, -21, 19, 1, 16, -15, 13, -10, 6,
        ),
        (
            28, -24, 21, -19, -32, 17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25,
            -3, -23, -22, 2, 20, -18, -16, 1, 14, -12, 9, -5,
        ),
        (
            29, -25, 22, 32, -19, 18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24,
            23, -3, 21, -20, 2, 17, 15, -14, 1, 11, -8, 4,
        ),
        (
            30, -26, -32, 22, -21, 20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23,
            -6, 5, -4, -19, 18, -17, 2, -13, 12, -11, 1, 7, -3,
        ),
        (
            31, 32, -26, 25, -24, 23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20,
            19, -18, 17, -6, 5, -4, 3, 10, -9, 8, -7, 1, 2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((32, 32), 32)
def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("gp__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__full__full_out), b)
    return out


def _gp__even__even_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 12, 13, 14, 15, 16),
        (2, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, -9, -10, -11, -16, 15),
        (3, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 7, 8, 16, -11, -14),
        (4, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, -6, -16, 8, 10, 13),
        (5, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 16, -6, -7, -9, -12),
        (6, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, -4, -5, -15, 14, -11),
        (7, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 3, 15, -5, -13, 10),
        (8, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, -15, 3, 4, 12, -9),
        (9, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, -2, -14, 13, -5, -8),
        (10, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 14, -2, -12, 4, 7),
        (11, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, -13, 12, -2, -3, -6),
        (12, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 1, 11, -10, 8, -5),
        (13, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, -11, 1, 9, -7, 4),
        (14, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 10, -9, 1, 6, -3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 5, -4, 3, -2, 1),
    )


@_operation((16, 16), 16)
def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("gp__even__even", ("a", a, 16, 1), ("b", b, 16, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__even__even_out), b)
    return out


def _gp__even__vector_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (-4, -7, -9, 1, 11),
        (-5, -8, -10, -11, 1),
        (6, -3, 2, 12, 13),
        (7, -4, -12, 2, 14),
        (8, -5, -13, -14, 2),
        (9, 12, -4, 3, 15),
        (10, 13, -5, -15, 3),
        (11, 14, 15, -5, 4),
        (-12, 9, -7, 6, 16),
        (-13, 10, -8, -16, 6),
        (-14, 11, 16, -8, 7),
        (-15, -16, 11, -10, 9),
        (16, -15, 14, -13, 12),
    )


@_operation((16, 5), 16)
def gp__even__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), even: grades 0, 2, 4
    b : (..., 5), vector: grades 1
    returns : (..., 16), odd: grades 1, 3, 5

    Run the gather form: 80 multiplications, 64 additions.
    """
    a, b = _operands("gp__even__vector", ("a", a, 16, 1), ("b", b, 5, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__even__vector_out), b)
    return out


@_operation((5, 5), 11)
def gp__vector__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 5), vector: grades 1
    returns : (..., 11), g0_2: grades 0, 2

    Run the unrolled form: 25 multiplications, 14 additions.
    """
    a, b = _operands("gp__vector__vector", ("a", a, 5, 1), ("b", b, 5, 1))
    (a_0, a_1, a_2, a_3, a_4) = a.unbind(-1)
    (b_0, b_1, b_2, b_3, b_4) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4
    out_1 = a_0*b_1 - a_1*b_0
    out_2 = a_0*b_2 - a_2*b_0
    out_3 = a_0*b_3 - a_3*b_0
    out_4 = a_0*b_4 - a_4*b_0
    out_5 = a_1*b_2 - a_2*b_1
    out_6 = a_1*b_3 - a_3*b_1
    out_7 = a_1*b_4 - a_4*b_1
    out_8 = a_2*b_3 - a_3*b_2
    out_9 = a_2*b_4 - a_4*b_2
    out_10 = a_3*b_4 - a_4*b_3
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10,
    ), -1)
    return out


def _gp__vector__full_out() -> Table:
    """Return places of the matrix of b that acts on a."""
    return (
        (2, 3, 4, 5, 6),
        (1, -7, -8, -9, -10),
        (7, 1, -11, -12, -13),
        (8, 11, 1, -14, -15),
        (9, 12, 14, 1, -16),
        (10, 13, 15, 16, 1),
        (3, -2, 17, 18, 19),
        (4, -17, -2, 20, 21),
        (5, -18, -20, -2, 22),
        (6, -19, -21, -22, -2),
        (17, 4, -3, 23, 24),
        (18, 5, -23, -3, 25),
        (19, 6, -24, -25, -3),
        (20, 23, 5, -4, 26),
        (21, 24, 6, -26, -4),
        (22, 25, 26, 6, -5),
        (11, -8, 7, -27, -28),
        (12, -9, 27, 7, -29),
        (13, -10, 28, 29, 7),
        (14, -27, -9, 8, -30),
        (15, -28, -10, 30, 8),
        (16, -29, -30, -10, 9),
        (27, 14, -12, 11, -31),
        (28, 15, -13, 31, 11),
        (29, 16, -31, -13, 12),
        (30, 31, 16, -15, 14),
        (23, -20, 18, -17, 32),
        (24, -21, 19, -32, -17),
        (25, -22, 32, 19, -18),
        (26, -32, -22, 21, -20),
        (32, 26, -25, 24, -23),
        (31, -30, 29, -28, 27),
    )


@_operation((5, 32), 32)
def gp__vector__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 5), vector: grades 1
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 160 multiplications, 128 additions.
    """
    a, b = _operands("gp__vector__full", ("a", a, 5, 1), ("b", b, 32, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(b, _gp__vector__full_out), a)
    return out


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            7, -3, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            8, -4, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            9, -5, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            10, -6, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            11, 0, -4, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            12, 0, -5, 0, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            13, 0, -6, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            14, 0, 0, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            15, 0, 0, -6, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            16, 0, 0, 0, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            17, 11, -8, 7, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            18, 12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            19, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            20, 14, 0, -9, 8, 0, 0, 5, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            21, 15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            22, 16, 0, 0, -10, 9, 0, 0, 6, -5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            23, 0, 14, -12, 11, 0, 0, 0, 0, 0, 5, -4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            24, 0, 15, -13, 0, 11, 0, 0, 0, 0, 6, 0, -4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            25, 0, 16, 0, -13, 12, 0, 0, 0, 0, 0, 6, -5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            26, 0, 0, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 6, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 0, 0,
        ),
        (
            27, -23, 20, -18, 17, 0, 14, -12, 11, 0, 9, -8, 0, 7, 0, 0, -5, 4, 0, -3, 0, 0, 2,
            0, 0, 0, 1, 0, 0, 0, 0, 0,
        ),
        (
            28, -24, 21, -19, 0, 17, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0, -6, 0, 4, 0, -3, 0, 0,
            2, 0, 0, 0, 1, 0, 0, 0, 0,
        ),
        (
            29, -25, 22, 0, -19, 18, 16, 0, -13, 12, 0, 10, -9, 0, 0, 7, 0, -6, 5, 0, 0, -3, 0,
            0, 2, 0, 0, 0, 1, 0, 0, 0,
        ),
        (
            30, -26, 0, 22, -21, 20, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8, 0, 0, 0, -6, 5, -4, 0,
            0, 0, 2, 0, 0, 0, 1, 0, 0,
        ),
        (
            31, 0, -26, 25, -24, 23, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, 0, 0, 0, 0, 0, 0, -6,
            5, -4, 3, 0, 0, 0, 0, 1, 0,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((32, 32), 32)
def op__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("op__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out = _times(_signed(a, _op__full__full_out), b)
    return out


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            0, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
        ),
        (
            0, 0, 7, 8, 9, 10, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, -11, -12, -13, -14,
            -15, -16, -27, -28, -29, -30, 23, 24, 25, 26, 32, 31,
        ),
        (
            0, -7, 0, 11, 12, 13, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 8, 9, 10, 27, 28,
            29, -14, -15, -16, -31, -20, -21, -22, -32, 26, -30,
        ),
        (
            0, -8, -11, 0, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, -7, -27, -28, 9, 10,
            30, 12, 13, 31, -16, 18, 19, 32, -22, -25, 29,
        ),
        (
            0, -9, -12, -14, 0, 16, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 27, -7, -29, -8,
            -30, 10, -11, -31, 13, 15, -17, -32, 19, 21, 24, -28,
        ),
        (
            0, -10, -13, -15, -16, 0, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 28, 29, -7, 30,
            -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 27,
        ),
        (
            0, 0, 0, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, -27, -28, -29, 4, 5, 6, 0, 0, 0, 0, 0, 0,
            -32, -14, -15, -16, 0, 0, -26,
        ),
        (
            0, 0, -17, 0, 20, 21, 0, 0, 0, 0, 0, 27, 28, 0, 0, -30, -3, 0, 0, 5, 6, 0, 0, 0, 32,
            0, 12, 13, 0, -16, 0, 25,
        ),
        (
            0, 0, -18, -20, 0, 22, 0, 0, 0, 0, -27, 0, 29, 0, 30, 0, 0, -3, 0, -4, 0, 6, 0, -32,
            0, 0, -11, 0, 13, 15, 0, -24,
        ),
        (
            0, 0, -19, -21, -22, 0, 0, 0, 0, 0, -28, -29, 0, -30, 0, 0, 0, 0, -3, 0, -4, -5, 32,
            0, 0, 0, 0, -11, -12, -14, 0, 23,
        ),
        (
            0, 17, 0, 0, 23, 24, 0, 0, -27, -28, 0, 0, 0, 0, 0, -31, 2, 0, 0, 0, 0, -32, 5, 6,
            0, 0, -9, -10, 0, 0, -16, -22,
        ),
        (
            0, 18, 0, -23, 0, 25, 0, 27, 0, -29, 0, 0, 0, 0, 31, 0, 0, 2, 0, 0, 32, 0, -4, 0, 6,
            0, 8, 0, -10, 0, 15, 21,
        ),
        (
            0, 19, 0, -24, -25, 0, 0, 28, 29, 0, 0, 0, 0, -31, 0, 0, 0, 0, 2, -32, 0, 0, 0, -4,
            -5, 0, 0, 8, 9, 0, -14, -20,
        ),
        (
            0, 20, 23, 0, 0, 26, -27, 0, 0, -30, 0, 0, -31, 0, 0, 0, 0, 0, -32, 2, 0, 0, 3, 0,
            0, 6, -7, 0, 0, -10, -13, -19,
        ),
        (
            0, 21, 24, 0, -26, 0, -28, 0, 30, 0, 0, 31, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0, 0, 3, 0,
            -5, 0, -7, 0, 9, 12, 18,
        ),
        (
            0, 22, 25, 26, 0, 0, -29, -30, 0, 0, -31, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 2, 0, 0,
            3, 4, 0, 0, -7, -8, -11, -17,
        ),
        (
            0, 0, 0, 0, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -5, -6, 0, 0, 0, -16,
        ),
        (
            0, 0, 0, -27, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
            0, -6, 0, 0, 15,
        ),
        (
            0, 0, 0, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 4, 5, 0, 0, -14,
        ),
        (
            0, 0, 27, 0, 0, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -3, 0, 0, -6, 0, -13,
        ),
        (
            0, 0, 28, 0, -30, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -3, 0, 5, 0, 12,
        ),
        (
            0, 0, 29, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -3, -4, 0, -11,
        ),
        (
            0, -27, 0, 0, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
            0, 0, 0, -6, 10,
        ),
        (
            0, -28, 0, 0, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 2, 0, 0, 5, -9,
        ),
        (
            0, -29, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 2, 0, -4, 8,
        ),
        (
            0, -30, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 2, 3, -7,
        ),
        (
            0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -5,
        ),
        (
            0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 4,
        ),
        (
            0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -3,
        ),
        (
            0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
    )


@_operation((32, 32), 32)
def ip__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("ip__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip__full__full_out), b)
    return out


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
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
            7, 0, 0, 17, 18, 19, 1, 0, 0, 0, 0, 0, 0, -27, -28, -29, 4, 5, 6, 0, 0, 0, 0, 0, 0,
            -32, -14, -15, -16, 0, 0, -26,
        ),
        (
            8, 0, -17, 0, 20, 21, 0, 1, 0, 0, 0, 27, 28, 0, 0, -30, -3, 0, 0, 5, 6, 0, 0, 0, 32,
            0, 12, 13, 0, -16, 0, 25,
        ),
        (
            9, 0, -18, -20, 0, 22, 0, 0, 1, 0, -27, 0, 29, 0, 30, 0, 0, -3, 0, -4, 0, 6, 0, -32,
            0, 0, -11, 0, 13, 15, 0, -24,
        ),
        (
            10, 0, -19, -21, -22, 0, 0, 0, 0, 1, -28, -29, 0, -30, 0, 0, 0, 0, -3, 0, -4, -5,
            32, 0, 0, 0, 0, -11, -12, -14, 0, 23,
        ),
        (
            11, 17, 0, 0, 23, 24, 0, 0, -27, -28, 1, 0, 0, 0, 0, -31, 2, 0, 0, 0, 0, -32, 5, 6,
            0, 0, -9, -10, 0, 0, -16, -22,
        ),
        (
            12, 18, 0, -23, 0, 25, 0, 27, 0, -29, 0, 1, 0, 0, 31, 0, 0, 2, 0, 0, 32, 0, -4, 0,
            6, 0, 8, 0, -10, 0, 15, 21,
        ),
        (
            13, 19, 0, -24, -25, 0, 0, 28, 29, 0, 0, 0, 1, -31, 0, 0, 0, 0, 2, -32, 0, 0, 0, -4,
            -5, 0, 0, 8, 9, 0, -14, -20,
        ),
        (
            14, 20, 23, 0, 0, 26, -27, 0, 0, -30, 0, 0, -31, 1, 0, 0, 0, 0, -32, 2, 0, 0, 3, 0,
            0, 6, -7, 0, 0, -10, -13, -19,
        ),
        (
            15, 21, 24, 0, -26, 0, -28, 0, 30, 0, 0, 31, 0, 0, 1, 0, 0, 32, 0, 0, 2, 0, 0, 3, 0,
            -5, 0, -7, 0, 9, 12, 18,
        ),
        (
            16, 22, 25, 26, 0, 0, -29, -30, 0, 0, -31, 0, 0, 0, 0, 1, -32, 0, 0, 0, 0, 2, 0, 0,
            3, 4, 0, 0, -7, -8, -11, -17,
        ),
        (
            17, 0, 0, 0, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -5, -6, 0, 0, 0, -16,
        ),
        (
            18, 0, 0, -27, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            4, 0, -6, 0, 0, 15,
        ),
        (
            19, 0, 0, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 4, 5, 0, 0, -14,
        ),
        (
            20, 0, 27, 0, 0, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            -3, 0, 0, -6, 0, -13,
        ),
        (
            21, 0, 28, 0, -30, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
            0, -3, 0, 5, 0, 12,
        ),
        (
            22, 0, 29, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, -3, -4, 0, -11,
        ),
        (
            23, -27, 0, 0, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            2, 0, 0, 0, -6, 10,
        ),
        (
            24, -28, 0, 0, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 2, 0, 0, 5, -9,
        ),
        (
            25, -29, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 2, 0, -4, 8,
        ),
        (
            26, -30, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 2, 3, -7,
        ),
        (
            27, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, 0, 6,
        ),
        (
            28, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 0, -5,
        ),
        (
            29, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, 0, 4,
        ),
        (
            30, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 0, -3,
        ),
        (
            31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 2,
        ),
        (
            32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1,
        ),
    )


@_operation((32, 32), 32)
def ip_symmetric__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("ip_symmetric__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip_symmetric__full__full_out), b)
    return out


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
        ),
        (
            0, 1, 0, 0, 0, 0, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, 0,
            0, 0, 0, 23, 24, 25, 26, 0, 31,
        ),
        (
            0, 0, 1, 0, 0, 0, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 8, 9, 10, 0, 0, 0, -14, -15, -16,
            0, -20, -21, -22, 0, 26, -30,
        ),
        (
            0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, -7, 0, 0, 9, 10, 0, 12, 13, 0,
            -16, 18, 19, 0, -22, -25, 29,
        ),
        (
            0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 0, -7, 0, -8, 0, 10, -11, 0, 13,
            15, -17, 0, 19, 21, 24, -28,
        ),
        (
            0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 0, 0, -7, 0, -8, -9, 0, -11, -12,
            -14, 0, -17, -18, -20, -23, 27,
        ),
        (
            0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, -14,
            -15, -16, 0, 0, -26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 5, 6, 0, 0, 0, 0, 0, 12,
            13, 0, -16, 0, 25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, -4, 0, 6, 0, 0, 0, 0, -11,
            0, 13, 15, 0, -24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, -4, -5, 0, 0, 0, 0, 0,
            -11, -12, -14, 0, 23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 5, 6, 0, 0, -9,
            -10, 0, 0, -16, -22,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, -4, 0, 6, 0, 8, 0,
            -10, 0, 15, 21,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, -4, -5, 0, 0,
            8, 9, 0, -14, -20,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 6, -7, 0,
            0, -10, -13, -19,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, -5, 0,
            -7, 0, 9, 12, 18,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4, 0, 0,
            -7, -8, -11, -17,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5,
            -6, 0, 0, 0, -16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
            -6, 0, 0, 15,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4,
            5, 0, 0, -14,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3, 0,
            0, -6, 0, -13,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -3,
            0, 5, 0, 12,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            -3, -4, 0, -11,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0,
            0, 0, -6, 10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
            0, 0, 5, -9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
            2, 0, -4, 8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
            0, 2, 3, -7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
            0, 0, 0, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            0, 0, 0, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 0, 0, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 0, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1,
        ),
    )


@_operation((32, 32), 32)
def lc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("lc__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out = _times(_signed(a, _lc__full__full_out), b)
    return out


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
        ),
        (
            2, 0, 7, 8, 9, 10, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, -27,
            -28, -29, -30, 0, 0, 0, 0, 32, 0,
        ),
        (
            3, -7, 0, 11, 12, 13, 0, 17, 18, 19, 0, 0, 0, -23, -24, -25, 0, 0, 0, 27, 28, 29, 0,
            0, 0, -31, 0, 0, 0, -32, 0, 0,
        ),
        (
            4, -8, -11, 0, 14, 15, -17, 0, 20, 21, 0, 23, 24, 0, 0, -26, 0, -27, -28, 0, 0, 30,
            0, 0, 31, 0, 0, 0, 32, 0, 0, 0,
        ),
        (
            5, -9, -12, -14, 0, 16, -18, -20, 0, 22, -23, 0, 25, 0, 26, 0, 27, 0, -29, 0, -30,
            0, 0, -31, 0, 0, 0, -32, 0, 0, 0, 0,
        ),
        (
            6, -10, -13, -15, -16, 0, -19, -21, -22, 0, -24, -25, 0, -26, 0, 0, 28, 29, 0, 30,
            0, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0,
        ),
        (
            7, 0, 0, 17, 18, 19, 0, 0, 0, 0, 0, 0, 0, -27, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -32, 0, 0, 0, 0, 0, 0,
        ),
        (
            8, 0, -17, 0, 20, 21, 0, 0, 0, 0, 0, 27, 28, 0, 0, -30, 0, 0, 0, 0, 0, 0, 0, 0, 32,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            9, 0, -18, -20, 0, 22, 0, 0, 0, 0, -27, 0, 29, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, -32,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            10, 0, -19, -21, -22, 0, 0, 0, 0, 0, -28, -29, 0, -30, 0, 0, 0, 0, 0, 0, 0, 0, 32,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            11, 17, 0, 0, 23, 24, 0, 0, -27, -28, 0, 0, 0, 0, 0, -31, 0, 0, 0, 0, 0, -32, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            12, 18, 0, -23, 0, 25, 0, 27, 0, -29, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            13, 19, 0, -24, -25, 0, 0, 28, 29, 0, 0, 0, 0, -31, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            14, 20, 23, 0, 0, 26, -27, 0, 0, -30, 0, 0, -31, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            15, 21, 24, 0, -26, 0, -28, 0, 30, 0, 0, 31, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            16, 22, 25, 26, 0, 0, -29, -30, 0, 0, -31, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            17, 0, 0, 0, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            18, 0, 0, -27, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            19, 0, 0, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            20, 0, 27, 0, 0, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            21, 0, 28, 0, -30, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            22, 0, 29, 30, 0, 0, 0, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            23, -27, 0, 0, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            24, -28, 0, 0, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            25, -29, 0, 31, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            26, -30, -31, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            27, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            28, 0, 0, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            29, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            30, 0, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
    )


@_operation((32, 32), 32)
def rc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("rc__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out = _times(_signed(a, _rc__full__full_out), b)
    return out


# --- sp: scalar product -------------------------------------------------------------------------


@_operation((32, 32), 1)
def sp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 32 multiplications, 31 additions.
    """
    a, b = _operands("sp__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    (
        a_0, a_1, a_2, a_3, a_4, a_5, a_6, a_7, a_8, a_9, a_10, a_11, a_12, a_13, a_14, a_15,
        a_16, a_17, a_18, a_19, a_20, a_21, a_22, a_23, a_24, a_25, a_26, a_27, a_28, a_29,
        a_30, a_31,
    ) = a.unbind(-1)
    (
        b_0, b_1, b_2, b_3, b_4, b_5, b_6, b_7, b_8, b_9, b_10, b_11, b_12, b_13, b_14, b_15,
        b_16, b_17, b_18, b_19, b_20, b_21, b_22, b_23, b_24, b_25, b_26, b_27, b_28, b_29,
        b_30, b_31,
    ) = b.unbind(-1)
    # <a b>_0
    out_0 = (
        a_0*b_0 + a_1*b_1 + a_2*b_2 + a_3*b_3 + a_4*b_4 + a_5*b_5 + a_26*b_26 + a_27*b_27 +
        a_28*b_28 + a_29*b_29 + a_30*b_30 + a_31*b_31 - a_6*b_6 - a_7*b_7 - a_8*b_8 - a_9*b_9 -
        a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 - a_14*b_14 - a_15*b_15 - a_16*b_16 -
        a_17*b_17 - a_18*b_18 - a_19*b_19 - a_20*b_20 - a_21*b_21 - a_22*b_22 - a_23*b_23 -
        a_24*b_24 - a_25*b_25
    )
    out = torch.stack((out_0,), -1)
    return out


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
        (
            0, 32, 0, 0, 0, 0, -30, 29, -28, 27, 0, 0, 0, 0, 0, 0, 22, -21, 20, 19, -18, 17, 0,
            0, 0, 0, -10, 9, -8, 7, 0, 2,
        ),
        (
            0, 0, 32, 0, 0, 0, -31, 0, 0, 0, 29, -28, 27, 0, 0, 0, 25, -24, 23, 0, 0, 0, 19,
            -18, 17, 0, -13, 12, -11, 0, 7, 3,
        ),
        (
            0, 0, 0, 32, 0, 0, 0, -31, 0, 0, 30, 0, 0, -28, 27, 0, 26, 0, 0, -24, 23, 0, 21,
            -20, 0, 17, -15, 14, 0, -11, 8, 4,
        ),
        (
            0, 0, 0, 0, 32, 0, 0, 0, -31, 0, 0, 30, 0, -29, 0, 27, 0, 26, 0, -25, 0, 23, 22, 0,
            -20, 18, -16, 0, 14, -12, 9, 5,
        ),
        (
            0, 0, 0, 0, 0, 32, 0, 0, 0, -31, 0, 0, 30, 0, -29, 28, 0, 0, 26, 0, -25, 24, 0, 22,
            -21, 19, 0, -16, 15, -13, 10, 6,
        ),
        (
            0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, -28, 27, 0, 0, 0, 0, 0, 0, 0,
            19, -18, 17, 0, 0, 7,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, -28, 27, 0, 0, 0, 0, 0,
            21, -20, 0, 17, 0, 8,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, -29, 0, 27, 0, 0, 0, 0,
            22, 0, -20, 18, 0, 9,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, -29, 28, 0, 0, 0, 0,
            0, 22, -21, 19, 0, 10,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, -28, 27, 0, 0,
            24, -23, 0, 0, 17, 11,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, -29, 0, 27, 0,
            25, 0, -23, 0, 18, 12,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, -29, 28, 0,
            0, 25, -24, 0, 19, 13,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, -30, 0, 0, 27,
            26, 0, 0, -23, 20, 14,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, -30, 0, 28,
            0, 26, 0, -24, 21, 15,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 31, 0, 0, -30, 29,
            0, 0, 26, -25, 22, 16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28,
            27, 0, 0, 0, 17,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, -29,
            0, 27, 0, 0, 18,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0,
            -29, 28, 0, 0, 19,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, -30,
            0, 0, 27, 0, 20,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0,
            -30, 0, 28, 0, 21,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0,
            -30, 29, 0, 22,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, -31,
            0, 0, 0, 27, 23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0,
            -31, 0, 0, 28, 24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0,
            -31, 0, 29, 25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
            0, -31, 30, 26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0,
            0, 0, 0, 27,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
            0, 0, 0, 28,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            32, 0, 0, 29,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 32, 0, 30,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 32, 31,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 32,
        ),
    )


@_operation((32, 32), 32)
def rp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("rp__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out = _times(_signed(a, _rp__full__full_out), b)
    return out


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 7, 8, 9, 10, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -27, -28,
            -29, -30, 23, 24, 25, 26, 0, 0,
        ),
        (
            0, -7, 0, 11, 12, 13, 2, 0, 0, 0, -4, -5, -6, 0, 0, 0, 0, 0, 0, 27, 28, 29, 0, 0, 0,
            -31, -20, -21, -22, 0, 26, 0,
        ),
        (
            0, -8, -11, 0, 14, 15, 0, 2, 0, 0, 3, 0, 0, -5, -6, 0, 0, -27, -28, 0, 0, 30, 0, 0,
            31, 0, 18, 19, 0, -22, -25, 0,
        ),
        (
            0, -9, -12, -14, 0, 16, 0, 0, 2, 0, 0, 3, 0, 4, 0, -6, 27, 0, -29, 0, -30, 0, 0,
            -31, 0, 0, -17, 0, 19, 21, 24, 0,
        ),
        (
            0, -10, -13, -15, -16, 0, 0, 0, 0, 2, 0, 0, 3, 0, 4, 5, 28, 29, 0, 30, 0, 0, 31, 0,
            0, 0, 0, -17, -18, -20, -23, 0,
        ),
        (
            0, -3, 2, 0, 0, 0, 0, 11, 12, 13, -8, -9, -10, 0, 0, 0, 0, 0, 0, 23, 24, 25, -20,
            -21, -22, 0, 0, 0, 0, -31, 30, 0,
        ),
        (
            0, -4, 0, 2, 0, 0, -11, 0, 14, 15, 7, 0, 0, -9, -10, 0, 0, -23, -24, 0, 0, 26, 18,
            19, 0, -22, 0, 0, 31, 0, -29, 0,
        ),
        (
            0, -5, 0, 0, 2, 0, -12, -14, 0, 16, 0, 7, 0, 8, 0, -10, 23, 0, -25, 0, -26, 0, -17,
            0, 19, 21, 0, -31, 0, 0, 28, 0,
        ),
        (
            0, -6, 0, 0, 0, 2, -13, -15, -16, 0, 0, 0, 7, 0, 8, 9, 24, 25, 0, 26, 0, 0, 0, -17,
            -18, -20, 31, 0, 0, 0, -27, 0,
        ),
        (
            0, 0, -4, 3, 0, 0, 8, -7, 0, 0, 0, 14, 15, -12, -13, 0, 0, 20, 21, -18, -19, 0, 0,
            0, 26, -25, 0, 0, -30, 29, 0, 0,
        ),
        (
            0, 0, -5, 0, 3, 0, 9, 0, -7, 0, -14, 0, 16, 11, 0, -13, -20, 0, 22, 17, 0, -19, 0,
            -26, 0, 24, 0, 30, 0, -28, 0, 0,
        ),
        (
            0, 0, -6, 0, 0, 3, 10, 0, 0, -7, -15, -16, 0, 0, 11, 12, -21, -22, 0, 0, 17, 18, 26,
            0, 0, -23, -30, 0, 0, 27, 0, 0,
        ),
        (
            0, 0, 0, -5, 4, 0, 0, 9, -8, 0, 12, -11, 0, 0, 16, -15, 18, -17, 0, 0, 22, -21, 0,
            25, -24, 0, 0, -29, 28, 0, 0, 0,
        ),
        (
            0, 0, 0, -6, 0, 4, 0, 10, 0, -8, 13, 0, -11, -16, 0, 14, 19, 0, -17, -22, 0, 20,
            -25, 0, 23, 0, 29, 0, -27, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, -6, 5, 0, 0, 10, -9, 0, 13, -12, 15, -14, 0, 0, 19, -18, 21, -20, 0, 24,
            -23, 0, 0, -28, 27, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 27, 28, 0, 0, -23, -24, 0, 20, 21, -18, -19, 0, 0, 14, 15, -12, -13, 0,
            9, 10, 0, 0, -5, -6, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, -27, 0, 29, 0, 23, 0, -25, -20, 0, 22, 17, 0, -19, -14, 0, 16, 11, 0, -13,
            -8, 0, 10, 0, 4, 0, -6, 0, 0, 0,
        ),
        (
            0, 0, 0, -28, -29, 0, 0, 24, 25, 0, -21, -22, 0, 0, 17, 18, -15, -16, 0, 0, 11, 12,
            0, -8, -9, 0, 0, 4, 5, 0, 0, 0,
        ),
        (
            0, 0, 27, 0, 0, 30, -23, 0, 0, -26, 18, -17, 0, 0, 22, -21, 12, -11, 0, 0, 16, -15,
            7, 0, 0, 10, -3, 0, 0, -6, 0, 0,
        ),
        (
            0, 0, 28, 0, -30, 0, -24, 0, 26, 0, 19, 0, -17, -22, 0, 20, 13, 0, -11, -16, 0, 14,
            0, 7, 0, -9, 0, -3, 0, 5, 0, 0,
        ),
        (
            0, 0, 29, 30, 0, 0, -25, -26, 0, 0, 0, 19, -18, 21, -20, 0, 0, 13, -12, 15, -14, 0,
            0, 0, 7, 8, 0, 0, -3, -4, 0, 0,
        ),
        (
            0, -27, 0, 0, 0, 31, 20, -18, 17, 0, 0, 0, -26, 0, 25, -24, -9, 8, 0, -7, 0, 0, 0,
            16, -15, 13, 2, 0, 0, 0, -6, 0,
        ),
        (
            0, -28, 0, 0, -31, 0, 21, -19, 0, 17, 0, 26, 0, -25, 0, 23, -10, 0, 8, 0, -7, 0,
            -16, 0, 14, -12, 0, 2, 0, 0, 5, 0,
        ),
        (
            0, -29, 0, 31, 0, 0, 22, 0, -19, 18, -26, 0, 0, 24, -23, 0, 0, -10, 9, 0, 0, -7, 15,
            -14, 0, 11, 0, 0, 2, 0, -4, 0,
        ),
        (
            0, -30, -31, 0, 0, 0, 0, 22, -21, 20, 25, -24, 23, 0, 0, 0, 0, 0, 0, -10, 9, -8,
            -13, 12, -11, 0, 0, 0, 0, 2, 3, 0,
        ),
        (
            0, -23, 20, -18, 17, 0, 0, 0, 0, 31, 0, 0, -30, 0, 29, -28, -5, 4, 0, -3, 0, 0, 2,
            0, 0, 0, 0, 16, -15, 13, -10, 0,
        ),
        (
            0, -24, 21, -19, 0, 17, 0, 0, -31, 0, 0, 30, 0, -29, 0, 27, -6, 0, 4, 0, -3, 0, 0,
            2, 0, 0, -16, 0, 14, -12, 9, 0,
        ),
        (
            0, -25, 22, 0, -19, 18, 0, 31, 0, 0, -30, 0, 0, 28, -27, 0, 0, -6, 5, 0, 0, -3, 0,
            0, 2, 0, 15, -14, 0, 11, -8, 0,
        ),
        (
            0, -26, 0, 22, -21, 20, -31, 0, 0, 0, 29, -28, 27, 0, 0, 0, 0, 0, 0, -6, 5, -4, 0,
            0, 0, 2, -13, 12, -11, 0, 7, 0,
        ),
        (
            0, 0, -26, 25, -24, 23, 30, -29, 28, -27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5,
            -4, 3, 10, -9, 8, -7, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
    )


@_operation((32, 32), 32)
def cp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("cp__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # (a b - b a) / 2
    out = _times(_signed(a, _cp__full__full_out), b)
    return out


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
        ),
        (
            2, 1, 0, 0, 0, 0, 0, 0, 0, 0, -17, -18, -19, -20, -21, -22, -11, -12, -13, -14, -15,
            -16, 0, 0, 0, 0, 0, 0, 0, 0, 32, 31,
        ),
        (
            3, 0, 1, 0, 0, 0, 0, 17, 18, 19, 0, 0, 0, -23, -24, -25, 8, 9, 10, 0, 0, 0, -14,
            -15, -16, 0, 0, 0, 0, -32, 0, -30,
        ),
        (
            4, 0, 0, 1, 0, 0, -17, 0, 20, 21, 0, 23, 24, 0, 0, -26, -7, 0, 0, 9, 10, 0, 12, 13,
            0, -16, 0, 0, 32, 0, 0, 29,
        ),
        (
            5, 0, 0, 0, 1, 0, -18, -20, 0, 22, -23, 0, 25, 0, 26, 0, 0, -7, 0, -8, 0, 10, -11,
            0, 13, 15, 0, -32, 0, 0, 0, -28,
        ),
        (
            6, 0, 0, 0, 0, 1, -19, -21, -22, 0, -24, -25, 0, -26, 0, 0, 0, 0, -7, 0, -8, -9, 0,
            -11, -12, -14, 32, 0, 0, 0, 0, 27,
        ),
        (
            7, 0, 0, 17, 18, 19, 1, 0, 0, 0, 0, 0, 0, -27, -28, -29, 4, 5, 6, 0, 0, 0, 0, 0, 0,
            -32, -14, -15, -16, 0, 0, -26,
        ),
        (
            8, 0, -17, 0, 20, 21, 0, 1, 0, 0, 0, 27, 28, 0, 0, -30, -3, 0, 0, 5, 6, 0, 0, 0, 32,
            0, 12, 13, 0, -16, 0, 25,
        ),
        (
            9, 0, -18, -20, 0, 22, 0, 0, 1, 0, -27, 0, 29, 0, 30, 0, 0, -3, 0, -4, 0, 6, 0, -32,
            0, 0, -11, 0, 13, 15, 0, -24,
        ),
        (
            10, 0, -19, -21, -22, 0, 0, 0, 0, 1, -28, -29, 0, -30, 0, 0, 0, 0, -3, 0, -4, -5,
            32, 0, 0, 0, 0, -11, -12, -14, 0, 23,
        ),
        (
            11, 17, 0, 0, 23, 24, 0, 0, -27, -28, 1, 0, 0, 0, 0, -31, 2, 0, 0, 0, 0, -32, 5, 6,
            0, 0, -9, -10, 0, 0, -16, -22,
        ),
        (
            12, 18, 0, -23, 0, 25, 0, 27, 0, -29, 0, 1, 0, 0, 31, 0, 0, 2, 0, 0, 32, 0, -4, 0,
            6, 0, 8, 0, -10, 0, 15, 21,
        ),
        (
            13, 19, 0, -24, -25, 0, 0, 28, 29, 0, 0, 0, 1, -31, 0, 0, 0, 0, 2, -32, 0, 0, 0, -4,
            -5, 0, 0, 8, 9, 0, -14, -20,
        ),
        (
            14, 20, 23, 0, 0, 26, -27, 0, 0, -30, 0, 0, -31, 1, 0, 0, 0, 0, -32, 2, 0, 0, 3, 0,
            0, 6, -7, 0, 0, -10, -13, -19,
        ),
        (
            15, 21, 24, 0, -26, 0, -28, 0, 30, 0, 0, 31, 0, 0, 1, 0, 0, 32, 0, 0, 2, 0, 0, 3, 0,
            -5, 0, -7, 0, 9, 12, 18,
        ),
        (
            16, 22, 25, 26, 0, 0, -29, -30, 0, 0, -31, 0, 0, 0, 0, 1, -32, 0, 0, 0, 0, 2, 0, 0,
            3, 4, 0, 0, -7, -8, -11, -17,
        ),
        (
            17, 11, -8, 7, 0, 0, 4, -3, 0, 0, 2, 0, 0, 0, 0, -32, 1, 0, 0, 0, 0, -31, 0, 0, 30,
            -29, 0, 0, -26, 25, -22, -16,
        ),
        (
            18, 12, -9, 0, 7, 0, 5, 0, -3, 0, 0, 2, 0, 0, 32, 0, 0, 1, 0, 0, 31, 0, 0, -30, 0,
            28, 0, 26, 0, -24, 21, 15,
        ),
        (
            19, 13, -10, 0, 0, 7, 6, 0, 0, -3, 0, 0, 2, -32, 0, 0, 0, 0, 1, -31, 0, 0, 30, 0, 0,
            -27, -26, 0, 0, 23, -20, -14,
        ),
        (
            20, 14, 0, -9, 8, 0, 0, 5, -4, 0, 0, 0, -32, 2, 0, 0, 0, 0, -31, 1, 0, 0, 0, 29,
            -28, 0, 0, -25, 24, 0, -19, -13,
        ),
        (
            21, 15, 0, -10, 0, 8, 0, 6, 0, -4, 0, 32, 0, 0, 2, 0, 0, 31, 0, 0, 1, 0, -29, 0, 27,
            0, 25, 0, -23, 0, 18, 12,
        ),
        (
            22, 16, 0, 0, -10, 9, 0, 0, 6, -5, -32, 0, 0, 0, 0, 2, -31, 0, 0, 0, 0, 1, 28, -27,
            0, 0, -24, 23, 0, 0, -17, -11,
        ),
        (
            23, 0, 14, -12, 11, 0, 0, 0, 0, 32, 5, -4, 0, 3, 0, 0, 0, 0, 30, 0, -29, 28, 1, 0,
            0, 0, 0, 22, -21, 19, 0, 10,
        ),
        (
            24, 0, 15, -13, 0, 11, 0, 0, -32, 0, 6, 0, -4, 0, 3, 0, 0, -30, 0, 29, 0, -27, 0, 1,
            0, 0, -22, 0, 20, -18, 0, -9,
        ),
        (
            25, 0, 16, 0, -13, 12, 0, 32, 0, 0, 0, 6, -5, 0, 0, 3, 30, 0, 0, -28, 27, 0, 0, 0,
            1, 0, 21, -20, 0, 17, 0, 8,
        ),
        (
            26, 0, 0, 16, -15, 14, -32, 0, 0, 0, 0, 0, 0, 6, -5, 4, -29, 28, -27, 0, 0, 0, 0, 0,
            0, 1, -19, 18, -17, 0, 0, -7,
        ),
        (
            27, 0, 0, 0, 0, 32, 14, -12, 11, 0, 9, -8, 0, 7, 0, 0, 0, 0, 26, 0, -25, 24, 0, 22,
            -21, 19, 1, 0, 0, 0, 0, 6,
        ),
        (
            28, 0, 0, 0, -32, 0, 15, -13, 0, 11, 10, 0, -8, 0, 7, 0, 0, -26, 0, 25, 0, -23, -22,
            0, 20, -18, 0, 1, 0, 0, 0, -5,
        ),
        (
            29, 0, 0, 32, 0, 0, 16, 0, -13, 12, 0, 10, -9, 0, 0, 7, 26, 0, 0, -24, 23, 0, 21,
            -20, 0, 17, 0, 0, 1, 0, 0, 4,
        ),
        (
            30, 0, -32, 0, 0, 0, 0, 16, -15, 14, 0, 0, 0, 10, -9, 8, -25, 24, -23, 0, 0, 0, -19,
            18, -17, 0, 0, 0, 0, 1, 0, -3,
        ),
        (
            31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 16, -15, 14, 13, -12, 11, 22, -21, 20, 19, -18, 17,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


@_operation((32, 32), 32)
def acp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    b : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1024 multiplications, 992 additions.
    """
    a, b = _operands("acp__full__full", ("a", a, 32, 1), ("b", b, 32, 1))
    # (a b + b a) / 2
    out = _times(_signed(a, _acp__full__full_out), b)
    return out


# --- reverse: reverse ---------------------------------------------------------------------------


@_operation((32,), 32)
def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("reverse__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # (a b)~ = b~ a~, v~ = v
    out_0 = x_0
    out_1 = x_1
    out_2 = x_2
    out_3 = x_3
    out_4 = x_4
    out_5 = x_5
    out_6 = -x_6
    out_7 = -x_7
    out_8 = -x_8
    out_9 = -x_9
    out_10 = -x_10
    out_11 = -x_11
    out_12 = -x_12
    out_13 = -x_13
    out_14 = -x_14
    out_15 = -x_15
    out_16 = -x_16
    out_17 = -x_17
    out_18 = -x_18
    out_19 = -x_19
    out_20 = -x_20
    out_21 = -x_21
    out_22 = -x_22
    out_23 = -x_23
    out_24 = -x_24
    out_25 = -x_25
    out_26 = x_26
    out_27 = x_27
    out_28 = x_28
    out_29 = x_29
    out_30 = x_30
    out_31 = x_31
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- involute: grade involution -----------------------------------------------------------------


@_operation((32,), 32)
def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("involute__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # (a b)^ = a^ b^, v^ = -v
    out_0 = x_0
    out_1 = -x_1
    out_2 = -x_2
    out_3 = -x_3
    out_4 = -x_4
    out_5 = -x_5
    out_6 = x_6
    out_7 = x_7
    out_8 = x_8
    out_9 = x_9
    out_10 = x_10
    out_11 = x_11
    out_12 = x_12
    out_13 = x_13
    out_14 = x_14
    out_15 = x_15
    out_16 = -x_16
    out_17 = -x_17
    out_18 = -x_18
    out_19 = -x_19
    out_20 = -x_20
    out_21 = -x_21
    out_22 = -x_22
    out_23 = -x_23
    out_24 = -x_24
    out_25 = -x_25
    out_26 = x_26
    out_27 = x_27
    out_28 = x_28
    out_29 = x_29
    out_30 = x_30
    out_31 = -x_31
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@_operation((32,), 32)
def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("conjugate__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # reverse of the grade involution
    out_0 = x_0
    out_1 = -x_1
    out_2 = -x_2
    out_3 = -x_3
    out_4 = -x_4
    out_5 = -x_5
    out_6 = -x_6
    out_7 = -x_7
    out_8 = -x_8
    out_9 = -x_9
    out_10 = -x_10
    out_11 = -x_11
    out_12 = -x_12
    out_13 = -x_13
    out_14 = -x_14
    out_15 = -x_15
    out_16 = x_16
    out_17 = x_17
    out_18 = x_18
    out_19 = x_19
    out_20 = x_20
    out_21 = x_21
    out_22 = x_22
    out_23 = x_23
    out_24 = x_24
    out_25 = x_25
    out_26 = x_26
    out_27 = x_27
    out_28 = x_28
    out_29 = x_29
    out_30 = x_30
    out_31 = -x_31
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@_operation((32,), 32)
def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("dual__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # x inv(I), or hodge(x) if r > 0
    out_0 = x_31
    out_1 = x_30
    out_2 = -x_29
    out_3 = x_28
    out_4 = -x_27
    out_5 = x_26
    out_6 = -x_25
    out_7 = x_24
    out_8 = -x_23
    out_9 = x_22
    out_10 = -x_21
    out_11 = x_20
    out_12 = -x_19
    out_13 = -x_18
    out_14 = x_17
    out_15 = -x_16
    out_16 = -x_15
    out_17 = x_14
    out_18 = -x_13
    out_19 = -x_12
    out_20 = x_11
    out_21 = -x_10
    out_22 = x_9
    out_23 = -x_8
    out_24 = x_7
    out_25 = -x_6
    out_26 = x_5
    out_27 = -x_4
    out_28 = x_3
    out_29 = -x_2
    out_30 = x_1
    out_31 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- undual: inverse of the dual ----------------------------------------------------------------


@_operation((32,), 32)
def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("undual__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # x I, or unhodge(x) if r > 0
    out_0 = x_31
    out_1 = x_30
    out_2 = -x_29
    out_3 = x_28
    out_4 = -x_27
    out_5 = x_26
    out_6 = -x_25
    out_7 = x_24
    out_8 = -x_23
    out_9 = x_22
    out_10 = -x_21
    out_11 = x_20
    out_12 = -x_19
    out_13 = -x_18
    out_14 = x_17
    out_15 = -x_16
    out_16 = -x_15
    out_17 = x_14
    out_18 = -x_13
    out_19 = -x_12
    out_20 = x_11
    out_21 = -x_10
    out_22 = x_9
    out_23 = -x_8
    out_24 = x_7
    out_25 = -x_6
    out_26 = x_5
    out_27 = -x_4
    out_28 = x_3
    out_29 = -x_2
    out_30 = x_1
    out_31 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- hodge: right complement --------------------------------------------------------------------


@_operation((32,), 32)
def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("hodge__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # b ^ hodge(b) = I for basis blades b
    out_0 = x_31
    out_1 = x_30
    out_2 = -x_29
    out_3 = x_28
    out_4 = -x_27
    out_5 = x_26
    out_6 = x_25
    out_7 = -x_24
    out_8 = x_23
    out_9 = -x_22
    out_10 = x_21
    out_11 = -x_20
    out_12 = x_19
    out_13 = x_18
    out_14 = -x_17
    out_15 = x_16
    out_16 = x_15
    out_17 = -x_14
    out_18 = x_13
    out_19 = x_12
    out_20 = -x_11
    out_21 = x_10
    out_22 = -x_9
    out_23 = x_8
    out_24 = -x_7
    out_25 = x_6
    out_26 = x_5
    out_27 = -x_4
    out_28 = x_3
    out_29 = -x_2
    out_30 = x_1
    out_31 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- unhodge: left complement -------------------------------------------------------------------


@_operation((32,), 32)
def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the unrolled form: none.
    """
    (x,) = _operands("unhodge__full", ("x", x, 32, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
        x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29,
        x_30, x_31,
    ) = x.unbind(-1)
    # unhodge(b) ^ b = I for basis blades b
    out_0 = x_31
    out_1 = x_30
    out_2 = -x_29
    out_3 = x_28
    out_4 = -x_27
    out_5 = x_26
    out_6 = x_25
    out_7 = -x_24
    out_8 = x_23
    out_9 = -x_22
    out_10 = x_21
    out_11 = -x_20
    out_12 = x_19
    out_13 = x_18
    out_14 = -x_17
    out_15 = x_16
    out_16 = x_15
    out_17 = -x_14
    out_18 = x_13
    out_19 = x_12
    out_20 = -x_11
    out_21 = x_10
    out_22 = -x_9
    out_23 = x_8
    out_24 = -x_7
    out_25 = x_6
    out_26 = x_5
    out_27 = -x_4
    out_28 = x_3
    out_29 = -x_2
    out_30 = x_1
    out_31 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15, out_16, out_17, out_18, out_19, out_20, out_21, out_22,
        out_23, out_24, out_25, out_26, out_27, out_28, out_29, out_30, out_31,
    ), -1)
    return out


# --- normsq: squared norm, of either sign -------------------------------------------------------


@_operation((32,), 1)
def normsq__full(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 32 multiplications, 31 additions.
    """
    (x,) = _operands("normsq__full", ("x", x, 32, 2))
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


@_operation((16,), 1)
def normsq__even(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 16 multiplications, 15 additions.
    """
    (x,) = _operands("normsq__even", ("x", x, 16, 2))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # <x ~x>_0
    out_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7 + x_8*x_8
        + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 + x_14*x_14 + x_15*x_15
    )
    out = torch.stack((out_0,), -1)
    return out


@_operation((5,), 1)
def normsq__vector(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 5 multiplications, 4 additions.
    """
    (x,) = _operands("normsq__vector", ("x", x, 5, 2))
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4
    out = torch.stack((out_0,), -1)
    return out


# --- norm: norm ---------------------------------------------------------------------------------


@_operation((32,), 1)
def norm__full(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 32 multiplications, 31 additions, 1 roots.
    """
    (x,) = _operands("norm__full", ("x", x, 32, 1), kind="real")
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


@_operation((16,), 1)
def norm__even(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 16 multiplications, 15 additions, 1 roots.
    """
    (x,) = _operands("norm__even", ("x", x, 16, 1), kind="real")
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = (
        x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4 + x_5*x_5 + x_6*x_6 + x_7*x_7 + x_8*x_8
        + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 + x_14*x_14 + x_15*x_15
    )
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((5,), 1)
def norm__vector(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 5), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 5 multiplications, 4 additions, 1 roots.
    """
    (x,) = _operands("norm__vector", ("x", x, 5, 1), kind="real")
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


# --- inv: inverse -------------------------------------------------------------------------------


def _inv__even_u() -> Table:
    """Return places of the matrix of x that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        (12, -9, 7, -6, -16, -4, 3, 15, -2, -14, 13, 1, 11, -10, 8, -5),
        (13, -10, 8, 16, -6, -5, -15, 3, 14, -2, -12, -11, 1, 9, -7, 4),
        (14, -11, -16, 8, -7, 15, -5, 4, -13, 12, -2, 10, -9, 1, 6, -3),
        (15, 16, -11, 10, -9, -14, 13, -12, -5, 4, -3, -8, 7, -6, 1, 2),
        (16, -15, 14, -13, 12, -11, 10, -9, -8, 7, -6, 5, -4, 3, -2, 1),
    )


def _inv__even_v() -> Table:
    """Return places of u."""
    return (
        1, -2, -3, -4, -5, -6,
    )


def _inv__even_s() -> Table:
    """Return places of the matrix of u that acts on v."""
    return (
        (1, 2, 3, 4, 5, 6),
    )


def _inv__even_N() -> Table:
    """Return places of the matrix of x that acts on v."""
    return (
        (1, 12, 13, 14, 15, 16),
        (-2, 9, 10, 11, -16, 15),
        (-3, -7, -8, 16, 11, -14),
        (-4, 6, -16, -8, -10, 13),
        (-5, 16, 6, 7, 9, -12),
        (-6, 4, 5, -15, 14, 11),
        (-7, -3, 15, 5, -13, -10),
        (-8, -15, -3, -4, 12, 9),
        (-9, 2, -14, 13, 5, 8),
        (-10, 14, 2, -12, -4, -7),
        (-11, -13, 12, 2, 3, 6),
        (12, 1, -11, 10, -8, 5),
        (13, 11, 1, -9, 7, -4),
        (14, -10, 9, 1, -6, 3),
        (15, 8, -7, 6, 1, -2),
        (16, -5, 4, -3, 2, 1),
    )


@_operation((16,), 16)
def inv__even(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 198 multiplications, 175 additions, 16 divisions.
    """
    (x,) = _operands("inv__even", ("x", x, 16, 1), kind="quotient")
    # u = x reverse(x)
    u = _times(_signed(x, _inv__even_u), x)
    # v = u with all but the scalar negated
    v = _signed(u, _inv__even_v)
    # s = <u v>_0
    s = _times(_signed(u, _inv__even_s), v)
    # N = reverse(x) v
    N = _times(_signed(x, _inv__even_N), v)
    # out = N / s
    out = N / s
    return out


@_operation((5,), 5)
def inv__vector(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the unrolled form: 5 multiplications, 4 additions, 5 divisions.
    """
    (x,) = _operands("inv__vector", ("x", x, 5, 1), kind="quotient")
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3 + x_4*x_4
    # out = y / s
    out_0 = x_0/s_0
    out_1 = x_1/s_0
    out_2 = x_2/s_0
    out_3 = x_3/s_0
    out_4 = x_4/s_0
    out = torch.stack((out_0, out_1, out_2, out_3, out_4), -1)
    return out


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


_SQUARES: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0,)
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



@_operation((10,), 16, keeps=True)
def exp__bivector(B: Tensor) -> Tensor:
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 10), bivector: grades 2
    returns : (..., 16), even: grades 0, 2, 4

    Run the exponential form: 182 multiplications, 132 additions, 1 roots.
    """
    (B,) = _operands("exp__bivector", ("B", B, 10, 1), kind="real")
    return _exponential(B)


# --- sandwich: action of a versor ---------------------------------------------------------------


def _sandwich_unit__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (
            0, 1, 7, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, -7, 1, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -8, -11, 1, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -9, -12, -14, 1, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -10, -13, -15, -16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 11, -8, 7, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 12, -9, -27, 7, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 13, -10, -28, -29, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 14, 27, -9, 8, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 15, 28, -10, -30, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 16, 29, 30, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -27, 14, -12, 11, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -28, 15, -13, -31, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -29, 16, 31, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -30, -31, 16, -15, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 15, -12, -13, -31, 9, 10, 30,
            -29, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 1, 16, 11, 31, -13, -8, -30,
            10, 28, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -16, 1, -31, 11, 12, 30, -8,
            -9, -27, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -11, -31, 1, 16, -15, 7, 29,
            -28, 10, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 31, -11, -16, 1, 14, -29, 7, 27,
            -9, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -31, 13, -12, 15, -14, 1, 28, -27,
            7, 8, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 8, 30, -7, -29, 28, 1, 16, -15,
            13, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -30, 8, 29, -7, -27, -16, 1,
            14, -12, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, -10, 9, -28, 27, -7, 15, -14, 1,
            11, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -29, 28, -27, -10, 9, -8, -13, 12,
            -11, 1, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -27, -28, 9, 10, 30, 12, 13, 31,
            -16, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, -7, -29, -8, -30, 10, -11, -31,
            13, 15, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 29, -7, 30, -8, -9, 31, -11,
            -12, -14, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 10, 27, 28, 29, -14, -15, -16,
            -31, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, -12, -13, -14, -15, -16, -27,
            -28, -29, -30, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16,
            -15, 13, -10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16,
            1, 14, -12, 9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15,
            -14, 1, 11, -8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13,
            12, -11, 1, 7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
            -9, 8, -7, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7,
            -29, 28, -10, -13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29,
            -7, -27, 9, 12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -28,
            27, -7, -8, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 30,
            -10, -28, 15, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30,
            8, 9, 27, -14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9,
            -10, -30, 29, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11,
            -31, 13, 15, 28, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31,
            -11, -12, -14, -27, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12,
            13, 31, -16, -29, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14,
            -15, -16, -31, 30, 0,
        ),
        (
            0, -2, -3, -4, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 3, -2, -17, -18, -19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 4, 17, -2, -20, -21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 5, 18, 20, -2, -22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, 19, 21, 22, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -17, 4, -3, -23, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -18, 5, 23, -3, -25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -19, 6, 24, 25, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -20, -23, 5, -4, -26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -21, -24, 6, 26, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -22, -25, -26, 6, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 23, -20, 18, -17, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 24, -21, 19, 32, -17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 25, -22, -32, 19, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 26, 32, -22, 21, -20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -32, 26, -25, 24, -23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 2, 17, 18, 19, -4, -5, -6, -23, -24, -25, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -18, -20, 2, 22, -23, 3, 25, 4, 26, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 4, -3, -23, -24, 2, 20, 21, -18, -19, -32, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -23, 5, -4, -26, 18, -17, -32, 2, 22, -21, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -24, 6, 26, -4, 19, 32, -17, -22, 2, 20, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -25, -26, 6, -5, -32, 19, -18, 21, -20, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -3, -4, -5, -6, -17, -18, -19, -20, -21, -22, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 20, -18, 17, 32, 5, -4, -26, 3, 25, -24, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 21, -19, -32, 17, 6, 26, -4, -25, 3, 23, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 22, 32, -19, 18, -26, 6, -5, 24, -23, 3, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -20, -21, 18, 19, 32, -5, -6,
            -26, 25, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, -2, -22, -17, -32, 19, 4, 26,
            -6, -24, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 22, -2, 32, -17, -18, -26, 4, 5,
            23, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, 17, 32, -2, -22, 21, -3, -25,
            24, -6, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19, -32, 17, 22, -2, -20, 25, -3,
            -23, 5, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, -19, 18, -21, 20, -2, -24, 23,
            -3, -4, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, -26, 3, 25, -24, -2, -22, 21,
            -19, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 26, -4, -25, 3, 23, 22, -2, -20,
            18, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26, 6, -5, 24, -23, 3, -21, 20, -2,
            -17, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, -24, 23, 6, -5, 4, 19, -18, 17,
            -2, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 23, 24, -5, -6, -26, -18, -19,
            -32, 22, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -23, 3, 25, 4, 26, -6, 17, 32, -19,
            -21, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, -25, 3, -26, 4, 5, -32, 17, 18,
            20, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22, 21, -20, -19, 18, -17, 6, -5,
            4, -3, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -6, -23, -24, -25, 20, 21,
            22, 32, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21, 22, 23, 24, 25,
            26, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 22,
            -21, 19, -6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -22,
            2, 20, -18, 5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21,
            -20, 2, 17, -4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -19,
            18, -17, 2, 3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3,
            -25, 24, -6, -19, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25,
            -3, -23, 5, 18, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24,
            23, -3, -4, -17, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 26,
            -6, -24, 21, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -26,
            4, 5, 23, -20, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5,
            -6, -26, 25, -22, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -17,
            -32, 19, 21, 24, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
            -17, -18, -20, -23, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18,
            19, 32, -22, -25, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -20,
            -21, -22, -32, 26, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23,
            24, 25, 26, 32, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -6,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 17,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -18,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 19,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 20,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -21,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 22,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -23,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 24,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -25,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 26,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -32,
        ),
    )


def _sandwich_unit__full__full_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (
            0, 61, 0, 0, 0, 0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 66, 67, 68, 69, 70, 71, 0, 0, 0, 0,
            12, 13, 14, 15, 0, 76,
        ),
        (
            0, 0, 61, 0, 0, 0, -1, 0, 0, 0, 3, 4, 5, 0, 0, 0, -63, -64, -65, 0, 0, 0, 69, 70,
            71, 0, -9, -10, -11, 0, 15, -75,
        ),
        (
            0, 0, 0, 61, 0, 0, 0, -1, 0, 0, -2, 0, 0, 4, 5, 0, 62, 0, 0, -64, -65, 0, -67, -68,
            0, 71, 7, 8, 0, -11, -14, 74,
        ),
        (
            0, 0, 0, 0, 61, 0, 0, 0, -1, 0, 0, -2, 0, -3, 0, 5, 0, 62, 0, 63, 0, -65, 66, 0,
            -68, -70, -6, 0, 8, 10, 13, -73,
        ),
        (
            0, 0, 0, 0, 0, 61, 0, 0, 0, -1, 0, 0, -2, 0, -3, -4, 0, 0, 62, 0, 63, 64, 0, 66, 67,
            69, 0, -6, -7, -9, -12, 72,
        ),
        (
            0, -77, 87, 0, 0, 0, 0, -20, -21, -22, 17, 18, 19, 0, 0, 0, 0, 0, 0, -88, -89, -90,
            84, 85, 86, 0, 0, 0, 0, -30, 29, 0,
        ),
        (
            0, -78, 0, 87, 0, 0, 20, 0, -23, -24, -16, 0, 0, 18, 19, 0, 0, 88, 89, 0, 0, -91,
            -82, -83, 0, 86, 0, 0, 30, 0, -28, 0,
        ),
        (
            0, -79, 0, 0, 87, 0, 21, 23, 0, -25, 0, -16, 0, -17, 0, 19, -88, 0, 90, 0, 91, 0,
            81, 0, -83, -85, 0, -30, 0, 0, 27, 0,
        ),
        (
            0, -80, 0, 0, 0, 87, 22, 24, 25, 0, 0, 0, -16, 0, -17, -18, -89, -90, 0, -91, 0, 0,
            0, 81, 82, 84, 30, 0, 0, 0, -26, 0,
        ),
        (
            0, 0, -78, 77, 0, 0, -17, 16, 0, 0, 0, -23, -24, 21, 22, 0, 0, -84, -85, 82, 83, 0,
            0, 0, -91, 90, 0, 0, -29, 28, 0, 0,
        ),
        (
            0, 0, -79, 0, 77, 0, -18, 0, 16, 0, 23, 0, -25, -20, 0, 22, 84, 0, -86, -81, 0, 83,
            0, 91, 0, -89, 0, 29, 0, -27, 0, 0,
        ),
        (
            0, 0, -80, 0, 0, 77, -19, 0, 0, 16, 24, 25, 0, 0, -20, -21, 85, 86, 0, 0, -81, -82,
            -91, 0, 0, 88, -29, 0, 0, 26, 0, 0,
        ),
        (
            0, 0, 0, -79, 78, 0, 0, -18, 17, 0, -21, 20, 0, 0, -25, 24, -82, 81, 0, 0, -86, 85,
            0, -90, 89, 0, 0, -28, 27, 0, 0, 0,
        ),
        (
            0, 0, 0, -80, 0, 78, 0, -19, 0, 17, -22, 0, 20, 25, 0, -23, -83, 0, 81, 86, 0, -84,
            90, 0, -88, 0, 28, 0, -26, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, -80, 79, 0, 0, -19, 18, 0, -22, 21, -24, 23, 0, 0, -83, 82, -85, 84, 0,
            -89, 88, 0, 0, -27, 26, 0, 0, 0, 0,
        ),
        (
            0, 92, -102, 106, 0, 0, 0, 0, 37, 38, 0, -34, -35, 32, 33, 0, -107, 0, 0, 0, 0, 105,
            0, 0, -101, 100, -42, -43, 0, 0, 0, -97,
        ),
        (
            0, 93, -103, 0, 106, 0, 0, -37, 0, 39, 34, 0, -36, -31, 0, 33, 0, -107, 0, 0, -105,
            0, 0, 101, 0, -99, 41, 0, -43, 0, 0, 96,
        ),
        (
            0, 94, -104, 0, 0, 106, 0, -38, -39, 0, 35, 36, 0, 0, -31, -32, 0, 0, -107, 105, 0,
            0, -101, 0, 0, 98, 0, 41, 42, 0, 0, -95,
        ),
        (
            0, 95, 0, -103, 102, 0, 37, 0, 0, 40, -32, 31, 0, 0, -36, 35, 0, 0, 105, -107, 0, 0,
            0, -100, 99, 0, -44, 0, 0, -43, 0, -94,
        ),
        (
            0, 96, 0, -104, 0, 102, 38, 0, -40, 0, -33, 0, 31, 36, 0, -34, 0, -105, 0, 0, -107,
            0, 100, 0, -98, 0, 0, -44, 0, 42, 0, 93,
        ),
        (
            0, 97, 0, 0, -104, 103, 39, 40, 0, 0, 0, -33, 32, -35, 34, 0, 105, 0, 0, 0, 0, -107,
            -99, 98, 0, 0, 0, 0, -44, -41, 0, -92,
        ),
        (
            0, 0, 95, -93, 92, 0, -34, 32, -31, 0, 0, 0, 40, 0, -39, 38, 0, 0, -101, 0, 100,
            -99, -107, 0, 0, 0, 45, 0, 0, 0, -43, 104,
        ),
        (
            0, 0, 96, -94, 0, 92, -35, 33, 0, -31, 0, -40, 0, 39, 0, -37, 0, 101, 0, -100, 0,
            98, 0, -107, 0, 0, 0, 45, 0, 0, 42, -103,
        ),
        (
            0, 0, 97, 0, -94, 93, -36, 0, 33, -32, 40, 0, 0, -38, 37, 0, -101, 0, 0, 99, -98, 0,
            0, 0, -107, 0, 0, 0, 45, 0, -41, 102,
        ),
        (
            0, 0, 0, 97, -96, 95, 0, -36, 35, -34, -39, 38, -37, 0, 0, 0, 100, -99, 98, 0, 0, 0,
            0, 0, 0, -107, 0, 0, 0, 45, 44, -106,
        ),
        (
            0, -108, 112, -115, 117, 0, 0, 0, 0, -50, 0, 0, 49, 0, -48, 47, 118, -120, 0, 121,
            0, 0, -122, 0, 0, 0, 0, 53, -52, 55, -58, 0,
        ),
        (
            0, -109, 113, -116, 0, 117, 0, 0, 50, 0, 0, -49, 0, 48, 0, -46, 119, 0, -120, 0,
            121, 0, 0, -122, 0, 0, -53, 0, 51, -54, 57, 0,
        ),
        (
            0, -110, 114, 0, -116, 115, 0, -50, 0, 0, 49, 0, 0, -47, 46, 0, 0, 119, -118, 0, 0,
            121, 0, 0, -122, 0, 52, -51, 0, 56, -59, 0,
        ),
        (
            0, -111, 0, 114, -113, 112, 50, 0, 0, 0, -48, 47, -46, 0, 0, 0, 0, 0, 0, 119, -118,
            120, 0, 0, 0, -122, -55, 54, -56, 0, 60, 0,
        ),
        (
            0, 0, -111, 110, -109, 108, -49, 48, -47, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            119, -118, 120, -121, 58, -57, 59, -60, 0, 0,
        ),
        (
            0, 123, -124, 125, -126, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -128, 129, -130, -131,
            132, -133, 134, -135, 136, -137, 0, 0, 0, 0, 0, 138,
        ),
    )


def _sandwich_unit__full__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31,
    )


@_operation((32, 32), 32)
def sandwich_unit__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 5440 multiplications, 5271 additions.
    """
    R, x = _operands("sandwich_unit__full__full", ("R", R, 32, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__full__full_P), x)
    # D from P R
    D = _times(_signed(P, _sandwich_unit__full__full_D), R)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__full__full_out)
    return out


@_operation((16, 1), 1)
def sandwich_unit__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__scalar", ("R", R, 16, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (-4, -7, -9, 1, 11),
        (-5, -8, -10, -11, 1),
        (6, -3, 2, 12, 13),
        (7, -4, -12, 2, 14),
        (8, -5, -13, -14, 2),
        (9, 12, -4, 3, 15),
        (10, 13, -5, -15, 3),
        (11, 14, 15, -5, 4),
        (-12, 9, -7, 6, 16),
        (-13, 10, -8, -16, 6),
        (-14, 11, 16, -8, 7),
        (-15, -16, 11, -10, 9),
    )


def _sandwich_unit__even__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 12, 13, 14, 15),
        (-2, 0, 6, 7, 8, 0, 0, 0, -12, -13, -14, 0, 0, 0, 16),
        (-3, -6, 0, 9, 10, 0, 12, 13, 0, 0, -15, 0, 0, -16, 0),
        (-4, -7, -9, 0, 11, -12, 0, 14, 0, 15, 0, 0, 16, 0, 0),
        (-5, -8, -10, -11, 0, -13, -14, 0, -15, 0, 0, -16, 0, 0, 0),
    )


@_operation((16, 5), 5)
def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the gather form: 155 multiplications, 135 additions.
    """
    R, x = _operands("sandwich_unit__even__vector", ("R", R, 16, 2), ("x", x, 5, 1))
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
        (1, 6, 7, 8, -3, -4, -5, -12, -13, -14),
        (-6, 1, 9, 10, 2, 12, 13, -4, -5, -15),
        (-7, -9, 1, 11, -12, 2, 14, 3, 15, -5),
        (-8, -10, -11, 1, -13, -14, 2, -15, 3, 4),
        (3, -2, -12, -13, 1, 9, 10, -7, -8, -16),
        (4, 12, -2, -14, -9, 1, 11, 6, 16, -8),
        (5, 13, 14, -2, -10, -11, 1, -16, 6, 7),
        (-12, 4, -3, -15, 7, -6, -16, 1, 11, -10),
        (-13, 5, 15, -3, 8, 16, -6, -11, 1, 9),
        (-14, -15, 5, -4, -16, 8, -7, 10, -9, 1),
        (9, -7, 6, 16, 4, -3, -15, 2, 14, -13),
        (10, -8, -16, 6, 5, 15, -3, -14, 2, 12),
        (11, 16, -8, 7, -15, 5, -4, 13, -12, 2),
        (-16, 11, -10, 9, 14, -13, 12, 5, -4, 3),
        (15, -14, 13, -12, 11, -10, 9, 8, -7, 6),
    )


def _sandwich_unit__even__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 16, -15),
        (-6, 0, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, -16, 0, 14),
        (-7, -9, 0, 11, 0, 2, 0, 3, 0, -5, 0, 16, 0, 0, -13),
        (-8, -10, -11, 0, 0, 0, 2, 0, 3, 4, -16, 0, 0, 0, 12),
        (3, -2, 0, 0, 0, 9, 10, -7, -8, 0, 0, 0, 15, -14, 0),
        (4, 0, -2, 0, -9, 0, 11, 6, 0, -8, 0, -15, 0, 13, 0),
        (5, 0, 0, -2, -10, -11, 0, 0, 6, 7, 15, 0, 0, -12, 0),
        (0, 4, -3, 0, 7, -6, 0, 0, 11, -10, 0, 14, -13, 0, 0),
        (0, 5, 0, -3, 8, 0, -6, -11, 0, 9, -14, 0, 12, 0, 0),
        (0, 0, 5, -4, 0, 8, -7, 10, -9, 0, 13, -12, 0, 0, 0),
    )


@_operation((16, 10), 10)
def sandwich_unit__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 310 multiplications, 285 additions.
    """
    R, x = _operands("sandwich_unit__even__bivector", ("R", R, 16, 2), ("x", x, 10, 1))
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
        (1, 9, 10, -7, -8, -16, 4, 5, 15, -14),
        (-9, 1, 11, 6, 16, -8, -3, -15, 5, 13),
        (-10, -11, 1, -16, 6, 7, 15, -3, -4, -12),
        (7, -6, -16, 1, 11, -10, 2, 14, -13, 5),
        (8, 16, -6, -11, 1, 9, -14, 2, 12, -4),
        (-16, 8, -7, 10, -9, 1, 13, -12, 2, 3),
        (-4, 3, 15, -2, -14, 13, 1, 11, -10, 8),
        (-5, -15, 3, 14, -2, -12, -11, 1, 9, -7),
        (15, -5, 4, -13, 12, -2, 10, -9, 1, 6),
        (-14, 13, -12, -5, 4, -3, -8, 7, -6, 1),
        (-2, -12, -13, 4, 5, 15, 7, 8, 16, -11),
        (12, -2, -14, -3, -15, 5, -6, -16, 8, 10),
        (13, 14, -2, 15, -3, -4, 16, -6, -7, -9),
        (3, 4, 5, 12, 13, 14, -9, -10, -11, -16),
        (-6, -7, -8, -9, -10, -11, -12, -13, -14, -15),
    )


def _sandwich_unit__even__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 9, 10, -7, -8, 0, 4, 5, 0, 0, 0, -12, -13, 0, 0),
        (-9, 0, 11, 6, 0, -8, -3, 0, 5, 0, 12, 0, -14, 0, 0),
        (-10, -11, 0, 0, 6, 7, 0, -3, -4, 0, 13, 14, 0, 0, 0),
        (7, -6, 0, 0, 11, -10, 2, 0, 0, 5, 0, 0, -15, -12, 0),
        (8, 0, -6, -11, 0, 9, 0, 2, 0, -4, 0, 15, 0, -13, 0),
        (0, 8, -7, 10, -9, 0, 0, 0, 2, 3, -15, 0, 0, -14, 0),
        (-4, 3, 0, -2, 0, 0, 0, 11, -10, 8, 0, 0, -16, 0, 12),
        (-5, 0, 3, 0, -2, 0, -11, 0, 9, -7, 0, 16, 0, 0, 13),
        (0, -5, 4, 0, 0, -2, 10, -9, 0, 6, -16, 0, 0, 0, 14),
        (0, 0, 0, -5, 4, -3, -8, 7, -6, 0, 0, 0, 0, 16, 15),
    )


@_operation((16, 10), 10)
def sandwich_unit__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 310 multiplications, 285 additions.
    """
    R, x = _operands("sandwich_unit__even__trivector", ("R", R, 16, 2), ("x", x, 10, 1))
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
        (1, 11, -10, 8, -5),
        (-11, 1, 9, -7, 4),
        (10, -9, 1, 6, -3),
        (-8, 7, -6, 1, 2),
        (5, -4, 3, -2, 1),
        (-2, -14, 13, -5, -8),
        (14, -2, -12, 4, 7),
        (-13, 12, -2, -3, -6),
        (3, 15, -5, -13, 10),
        (-15, 3, 4, 12, -9),
        (-4, -5, -15, 14, -11),
        (-6, -16, 8, 10, 13),
        (16, -6, -7, -9, -12),
        (7, 8, 16, -11, -14),
        (-9, -10, -11, -16, 15),
    )


def _sandwich_unit__even__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 11, -10, 8, -5, 0, -14, 13, 0, 15, 0, 0, -16, 0, 0),
        (-11, 0, 9, -7, 4, 14, 0, -12, -15, 0, 0, 16, 0, 0, 0),
        (10, -9, 0, 6, -3, -13, 12, 0, 0, 0, 15, 0, 0, -16, 0),
        (-8, 7, -6, 0, 2, 0, 0, 0, 13, -12, -14, 0, 0, 0, 16),
        (5, -4, 3, -2, 0, 0, 0, 0, 0, 0, 0, -13, 12, 14, -15),
    )


@_operation((16, 5), 5)
def sandwich_unit__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 155 multiplications, 135 additions.
    """
    R, x = _operands("sandwich_unit__even__g4", ("R", R, 16, 2), ("x", x, 5, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((16, 1), 1)
def sandwich_unit__even__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__g5", ("R", R, 16, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, 0, 0, 0, 0, 0),
        (0, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 0, 0, 0, 0, 0),
        (0, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, 0, 0, 0, 0, 0),
        (0, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 0, 0, 0, 0, 0),
        (0, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, 0, 0, 0, 0, 0),
        (0, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 0, 0, 0, 0, 0),
        (0, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, 0, 0, 0, 0, 0),
        (0, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, 0, 0, 0, 0, 0),
        (0, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 0, 0, 0, 0, 0),
        (0, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0),
        (0, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 0, 0, 0, 0, 0),
        (0, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, 0, 0, 0, 0, 0),
        (0, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 0, 0, 0, 0, 0),
        (0, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, 0, 0, 0, 0, 0),
        (0, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, -10, 8, -5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 9, -7, 4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 1, 6, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 1, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -14, 13, -5, -8),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, -2, -12, 4, 7),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13, 12, -2, -3, -6),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 15, -5, -13, 10),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, 3, 4, 12, -9),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, -15, 14, -11),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -16, 8, 10, 13),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, -6, -7, -9, -12),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 16, -11, -14),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, -10, -11, -16, 15),
    )


def _sandwich_unit__even__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 16, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -6, 0, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, -16, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -7, -9, 0, 11, 0, 2, 0, 3, 0, -5, 0, 16, 0, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            -8, -10, -11, 0, 0, 0, 2, 0, 3, 4, -16, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            3, -2, 0, 0, 0, 9, 10, -7, -8, 0, 0, 0, 15, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            4, 0, -2, 0, -9, 0, 11, 6, 0, -8, 0, -15, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            5, 0, 0, -2, -10, -11, 0, 0, 6, 7, 15, 0, 0, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 4, -3, 0, 7, -6, 0, 0, 11, -10, 0, 14, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 5, 0, -3, 8, 0, -6, -11, 0, 9, -14, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 5, -4, 0, 8, -7, 10, -9, 0, 13, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 8, -5, 0, -14, 13, 0, 15,
            0, 0, -16, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0, 9, -7, 4, 14, 0, -12, -15, 0,
            0, 16, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0, 6, -3, -13, 12, 0, 0, 0, 15,
            0, 0, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 0, 2, 0, 0, 0, 13, -12, -14,
            0, 0, 0, 16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 0, 0, 0, 0, 0, 0, 0, -13,
            12, 14, -15,
        ),
    )


def _sandwich_unit__even__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    )


@_operation((16, 16), 16)
def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 946 multiplications, 901 additions.
    """
    R, x = _operands("sandwich_unit__even__even", ("R", R, 16, 2), ("x", x, 16, 1))
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
            0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, -2, 1, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, -3, -6, 1, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -4, -7, -9, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -5, -8, -10, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 6, -3, 2, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 7, -4, -12, 2, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 8, -5, -13, -14, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 9, 12, -4, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 10, 13, -5, -15, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 11, 14, 15, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -12, 9, -7, 6, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -13, 10, -8, -16, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -14, 11, 16, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, -15, -16, 11, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 10, -7, -8, -16, 4, 5, 15,
            -14, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 1, 11, 6, 16, -8, -3, -15, 5,
            13, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 1, -16, 6, 7, 15, -3, -4,
            -12, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, -16, 1, 11, -10, 2, 14, -13,
            5, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, -6, -11, 1, 9, -14, 2, 12,
            -4, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 8, -7, 10, -9, 1, 13, -12, 2,
            3, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 15, -2, -14, 13, 1, 11, -10,
            8, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -15, 3, 14, -2, -12, -11, 1, 9,
            -7, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -5, 4, -13, 12, -2, 10, -9, 1,
            6, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 13, -12, -5, 4, -3, -8, 7, -6,
            1, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -12, -13, 4, 5, 15, 7, 8, 16,
            -11, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -2, -14, -3, -15, 5, -6, -16, 8,
            10, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 14, -2, 15, -3, -4, 16, -6, -7,
            -9, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 12, 13, 14, -9, -10, -11,
            -16, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -7, -8, -9, -10, -11, -12, -13,
            -14, -15, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11,
            -10, 8, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11,
            1, 9, -7, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
            -9, 1, 6, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7,
            -6, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4,
            3, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2,
            -14, 13, -5, -8, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14,
            -2, -12, 4, 7, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -13,
            12, -2, -3, -6, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 15,
            -5, -13, 10, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15,
            3, 4, 12, -9, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4,
            -5, -15, 14, -11, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6,
            -16, 8, 10, 13, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
            -6, -7, -9, -12, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8,
            16, -11, -14, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9,
            -10, -11, -16, 15, 0,
        ),
    )


def _sandwich_unit__even__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 12, 13, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            -2, 0, 6, 7, 8, 0, 0, 0, -12, -13, -14, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -3, -6, 0, 9, 10, 0, 12, 13, 0, 0, -15, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -4, -7, -9, 0, 11, -12, 0, 14, 0, 15, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -5, -8, -10, -11, 0, -13, -14, 0, -15, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0,
            0, 16, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0,
            -16, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -9, 0, 11, 0, 2, 0, 3, 0, -5, 0,
            16, 0, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -10, -11, 0, 0, 0, 2, 0, 3, 4, -16,
            0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, -2, 0, 0, 0, 9, 10, -7, -8, 0, 0, 0,
            15, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, -2, 0, -9, 0, 11, 6, 0, -8, 0,
            -15, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, -2, -10, -11, 0, 0, 6, 7, 15,
            0, 0, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -3, 0, 7, -6, 0, 0, 11, -10, 0,
            14, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, -3, 8, 0, -6, -11, 0, 9, -14,
            0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 8, -7, 10, -9, 0, 13,
            -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 9, 10, -7, -8, 0, 4, 5, 0, 0, 0, -12, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -9, 0, 11, 6, 0, -8, -3, 0, 5, 0, 12, 0, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -10, -11, 0, 0, 6, 7, 0, -3, -4, 0, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 7, -6, 0, 0, 11, -10, 2, 0, 0, 5, 0, 0, -15, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 8, 0, -6, -11, 0, 9, 0, 2, 0, -4, 0, 15, 0, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 8, -7, 10, -9, 0, 0, 0, 2, 3, -15, 0, 0, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -4, 3, 0, -2, 0, 0, 0, 11, -10, 8, 0, 0, -16, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -5, 0, 3, 0, -2, 0, -11, 0, 9, -7, 0, 16, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -5, 4, 0, 0, -2, 10, -9, 0, 6, -16, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, -5, 4, -3, -8, 7, -6, 0, 0, 0, 0, 16, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 8, -5, 0, -14, 13, 0,
            15, 0, 0, -16, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0, 9, -7, 4, 14, 0, -12,
            -15, 0, 0, 16, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0, 6, -3, -13, 12, 0, 0,
            0, 15, 0, 0, -16, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 0, 2, 0, 0, 0, 13,
            -12, -14, 0, 0, 0, 16,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 0, 0, 0, 0, 0, 0,
            0, -13, 12, 14, -15,
        ),
    )


def _sandwich_unit__even__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 0,
    )


@_operation((16, 32), 32)
def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 3752 multiplications, 3662 additions.
    """
    R, x = _operands("sandwich_unit__even__full", ("R", R, 16, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__even__full_out)
    return out


@_operation((11, 1), 1)
def sandwich_unit__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__scalar", ("R", R, 11, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__g0_2__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (-4, -7, -9, 1, 11),
        (-5, -8, -10, -11, 1),
    )


def _sandwich_unit__g0_2__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 2, 3, 4, 5),
        (-2, 0, 6, 7, 8),
        (-3, -6, 0, 9, 10),
        (-4, -7, -9, 0, 11),
        (-5, -8, -10, -11, 0),
    )


@_operation((11, 5), 5)
def sandwich_unit__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the gather form: 55 multiplications, 45 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__vector", ("R", R, 11, 2), ("x", x, 5, 1))
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
        (1, 6, 7, 8, -3, -4, -5, 0, 0, 0),
        (-6, 1, 9, 10, 2, 0, 0, -4, -5, 0),
        (-7, -9, 1, 11, 0, 2, 0, 3, 0, -5),
        (-8, -10, -11, 1, 0, 0, 2, 0, 3, 4),
        (3, -2, 0, 0, 1, 9, 10, -7, -8, 0),
        (4, 0, -2, 0, -9, 1, 11, 6, 0, -8),
        (5, 0, 0, -2, -10, -11, 1, 0, 6, 7),
        (0, 4, -3, 0, 7, -6, 0, 1, 11, -10),
        (0, 5, 0, -3, 8, 0, -6, -11, 1, 9),
        (0, 0, 5, -4, 0, 8, -7, 10, -9, 1),
    )


def _sandwich_unit__g0_2__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 6, 7, 8, -3, -4, -5, 0, 0, 0),
        (-6, 0, 9, 10, 2, 0, 0, -4, -5, 0),
        (-7, -9, 0, 11, 0, 2, 0, 3, 0, -5),
        (-8, -10, -11, 0, 0, 0, 2, 0, 3, 4),
        (3, -2, 0, 0, 0, 9, 10, -7, -8, 0),
        (4, 0, -2, 0, -9, 0, 11, 6, 0, -8),
        (5, 0, 0, -2, -10, -11, 0, 0, 6, 7),
        (0, 4, -3, 0, 7, -6, 0, 0, 11, -10),
        (0, 5, 0, -3, 8, 0, -6, -11, 0, 9),
        (0, 0, 5, -4, 0, 8, -7, 10, -9, 0),
    )


@_operation((11, 10), 10)
def sandwich_unit__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 210 multiplications, 190 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__bivector", ("R", R, 11, 2), ("x", x, 10, 1))
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
        (1, 9, 10, -7, -8, 0, 4, 5, 0, 0),
        (-9, 1, 11, 6, 0, -8, -3, 0, 5, 0),
        (-10, -11, 1, 0, 6, 7, 0, -3, -4, 0),
        (7, -6, 0, 1, 11, -10, 2, 0, 0, 5),
        (8, 0, -6, -11, 1, 9, 0, 2, 0, -4),
        (0, 8, -7, 10, -9, 1, 0, 0, 2, 3),
        (-4, 3, 0, -2, 0, 0, 1, 11, -10, 8),
        (-5, 0, 3, 0, -2, 0, -11, 1, 9, -7),
        (0, -5, 4, 0, 0, -2, 10, -9, 1, 6),
        (0, 0, 0, -5, 4, -3, -8, 7, -6, 1),
    )


def _sandwich_unit__g0_2__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 9, 10, -7, -8, 0, 4, 5, 0, 0),
        (-9, 0, 11, 6, 0, -8, -3, 0, 5, 0),
        (-10, -11, 0, 0, 6, 7, 0, -3, -4, 0),
        (7, -6, 0, 0, 11, -10, 2, 0, 0, 5),
        (8, 0, -6, -11, 0, 9, 0, 2, 0, -4),
        (0, 8, -7, 10, -9, 0, 0, 0, 2, 3),
        (-4, 3, 0, -2, 0, 0, 0, 11, -10, 8),
        (-5, 0, 3, 0, -2, 0, -11, 0, 9, -7),
        (0, -5, 4, 0, 0, -2, 10, -9, 0, 6),
        (0, 0, 0, -5, 4, -3, -8, 7, -6, 0),
    )


@_operation((11, 10), 10)
def sandwich_unit__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 210 multiplications, 190 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__trivector", ("R", R, 11, 2), ("x", x, 10, 1))
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
        (1, 11, -10, 8, -5),
        (-11, 1, 9, -7, 4),
        (10, -9, 1, 6, -3),
        (-8, 7, -6, 1, 2),
        (5, -4, 3, -2, 1),
    )


def _sandwich_unit__g0_2__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 11, -10, 8, -5),
        (-11, 0, 9, -7, 4),
        (10, -9, 0, 6, -3),
        (-8, 7, -6, 0, 2),
        (5, -4, 3, -2, 0),
    )


@_operation((11, 5), 5)
def sandwich_unit__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 55 multiplications, 45 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__g4", ("R", R, 11, 2), ("x", x, 5, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((11, 1), 1)
def sandwich_unit__g0_2__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__g5", ("R", R, 11, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -6, 1, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0),
        (0, -7, -9, 1, 11, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0),
        (0, -8, -10, -11, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0),
        (0, 3, -2, 0, 0, 1, 9, 10, -7, -8, 0, 0, 0, 0, 0, 0),
        (0, 4, 0, -2, 0, -9, 1, 11, 6, 0, -8, 0, 0, 0, 0, 0),
        (0, 5, 0, 0, -2, -10, -11, 1, 0, 6, 7, 0, 0, 0, 0, 0),
        (0, 0, 4, -3, 0, 7, -6, 0, 1, 11, -10, 0, 0, 0, 0, 0),
        (0, 0, 5, 0, -3, 8, 0, -6, -11, 1, 9, 0, 0, 0, 0, 0),
        (0, 0, 0, 5, -4, 0, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, -10, 8, -5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 1, 9, -7, 4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 1, 6, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 1, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 1),
    )


def _sandwich_unit__g0_2__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0),
        (-6, 0, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0),
        (-7, -9, 0, 11, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0),
        (-8, -10, -11, 0, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0),
        (3, -2, 0, 0, 0, 9, 10, -7, -8, 0, 0, 0, 0, 0, 0),
        (4, 0, -2, 0, -9, 0, 11, 6, 0, -8, 0, 0, 0, 0, 0),
        (5, 0, 0, -2, -10, -11, 0, 0, 6, 7, 0, 0, 0, 0, 0),
        (0, 4, -3, 0, 7, -6, 0, 0, 11, -10, 0, 0, 0, 0, 0),
        (0, 5, 0, -3, 8, 0, -6, -11, 0, 9, 0, 0, 0, 0, 0),
        (0, 0, 5, -4, 0, 8, -7, 10, -9, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 8, -5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0, 9, -7, 4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9, 0, 6, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 0),
    )


def _sandwich_unit__g0_2__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    )


@_operation((11, 16), 16)
def sandwich_unit__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 481 multiplications, 451 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__even", ("R", R, 11, 2), ("x", x, 16, 1))
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
            0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, -2, 1, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, -3, -6, 1, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -4, -7, -9, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -5, -8, -10, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 1, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -6, 1, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -7, -9, 1, 11, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -8, -10, -11, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 3, -2, 0, 0, 1, 9, 10, -7, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 4, 0, -2, 0, -9, 1, 11, 6, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 5, 0, 0, -2, -10, -11, 1, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 4, -3, 0, 7, -6, 0, 1, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, 0, -3, 8, 0, -6, -11, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 10, -7, -8, 0, 4, 5, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 1, 11, 6, 0, -8, -3, 0, 5, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 1, 0, 6, 7, 0, -3, -4, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 1, 11, -10, 2, 0, 0, 5, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, -6, -11, 1, 9, 0, 2, 0, -4, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 10, -9, 1, 0, 0, 2, 3, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, -2, 0, 0, 1, 11, -10, 8,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, -2, 0, -11, 1, 9, -7,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0, -2, 10, -9, 1, 6, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, -3, -8, 7, -6, 1, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11,
            -10, 8, -5, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11,
            1, 9, -7, 4, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
            -9, 1, 6, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7,
            -6, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4,
            3, -2, 1, 0,
        ),
    )


def _sandwich_unit__g0_2__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0,
        ),
        (
            -2, 0, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0,
        ),
        (
            -3, -6, 0, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            -4, -7, -9, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            -5, -8, -10, -11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, -6, 0, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, -7, -9, 0, 11, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, -8, -10, -11, 0, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 3, -2, 0, 0, 0, 9, 10, -7, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 4, 0, -2, 0, -9, 0, 11, 6, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 5, 0, 0, -2, -10, -11, 0, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 4, -3, 0, 7, -6, 0, 0, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 5, 0, -3, 8, 0, -6, -11, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 8, -7, 10, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, -7, -8, 0, 4, 5, 0, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 0, 11, 6, 0, -8, -3, 0, 5, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 0, 0, 6, 7, 0, -3, -4, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 0, 11, -10, 2, 0, 0, 5, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, -6, -11, 0, 9, 0, 2, 0, -4, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 10, -9, 0, 0, 0, 2, 3, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, -2, 0, 0, 0, 11, -10, 8, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, -2, 0, -11, 0, 9, -7, 0,
            0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0, -2, 10, -9, 0, 6, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, -3, -8, 7, -6, 0, 0, 0,
            0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
            -10, 8, -5,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0,
            9, -7, 4,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, -9,
            0, 6, -3,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7,
            -6, 0, 2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3,
            -2, 0,
        ),
    )


def _sandwich_unit__g0_2__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 0,
    )


@_operation((11, 32), 32)
def sandwich_unit__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 1892 multiplications, 1832 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__full", ("R", R, 11, 2), ("x", x, 32, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__g0_2__full_out)
    return out


@_operation((5, 1), 1)
def sandwich_unit__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__vector__scalar", ("R", R, 5, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((5, 5), 5)
def sandwich_unit__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the unrolled form: 15 multiplications, 9 additions.
    """
    R, x = _operands("sandwich_unit__vector__vector", ("R", R, 5, 2), ("x", x, 5, 1))
    (R_0, R_1, R_2, R_3, R_4) = R.unbind(-1)
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # P from R x
    P_0 = -R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3 - R_4*x_4
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    D_3 = P_0*R_3
    D_4 = P_0*R_4
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out_4 = x_4 + 2*D_4
    out = torch.stack((out_0, out_1, out_2, out_3, out_4), -1)
    return out


def _sandwich_unit__vector__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 0, 0, 0, -3, -4, -5, 0, 0, 0),
        (0, 1, 0, 0, 2, 0, 0, -4, -5, 0),
        (0, 0, 1, 0, 0, 2, 0, 3, 0, -5),
        (0, 0, 0, 1, 0, 0, 2, 0, 3, 4),
        (-2, -3, -4, -5, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 0, 2),
        (0, -1, 0, 0, 3),
        (0, 0, -1, 0, 4),
        (0, 0, 0, -1, 5),
        (3, -2, 0, 0, 0),
        (4, 0, -2, 0, 0),
        (5, 0, 0, -2, 0),
        (0, 4, -3, 0, 0),
        (0, 5, 0, -3, 0),
        (0, 0, 5, -4, 0),
    )


@_operation((5, 10), 10)
def sandwich_unit__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 110 multiplications, 95 additions.
    """
    R, x = _operands("sandwich_unit__vector__bivector", ("R", R, 5, 2), ("x", x, 10, 1))
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
        (-1, 0, 0, 0, 0, 0, -4, -5, 0, 0),
        (0, -1, 0, 0, 0, 0, 3, 0, -5, 0),
        (0, 0, -1, 0, 0, 0, 0, 3, 4, 0),
        (0, 0, 0, -1, 0, 0, -2, 0, 0, -5),
        (0, 0, 0, 0, -1, 0, 0, -2, 0, 4),
        (0, 0, 0, 0, 0, -1, 0, 0, -2, -3),
        (2, 0, 0, -4, -5, 0, 0, 0, 0, 0),
        (0, 2, 0, 3, 0, -5, 0, 0, 0, 0),
        (0, 0, 2, 0, 3, 4, 0, 0, 0, 0),
        (-3, -4, -5, 0, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, 0, 0, 0, -2, 0, 0, 3),
        (0, 1, 0, 0, 0, 0, 0, -2, 0, 4),
        (0, 0, 1, 0, 0, 0, 0, 0, -2, 5),
        (0, 0, 0, 1, 0, 0, 4, -3, 0, 0),
        (0, 0, 0, 0, 1, 0, 5, 0, -3, 0),
        (0, 0, 0, 0, 0, 1, 0, 5, -4, 0),
        (4, -3, 0, 2, 0, 0, 0, 0, 0, 0),
        (5, 0, -3, 0, 2, 0, 0, 0, 0, 0),
        (0, 5, -4, 0, 0, 2, 0, 0, 0, 0),
        (0, 0, 0, 5, -4, 3, 0, 0, 0, 0),
    )


@_operation((5, 10), 10)
def sandwich_unit__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 210 multiplications, 190 additions.
    """
    R, x = _operands("sandwich_unit__vector__trivector", ("R", R, 5, 2), ("x", x, 10, 1))
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
        (1, 0, 0, 0, -5),
        (0, 1, 0, 0, 4),
        (0, 0, 1, 0, -3),
        (0, 0, 0, 1, 2),
        (-2, 0, 0, -5, 0),
        (0, -2, 0, 4, 0),
        (0, 0, -2, -3, 0),
        (3, 0, -5, 0, 0),
        (0, 3, 4, 0, 0),
        (-4, -5, 0, 0, 0),
    )


def _sandwich_unit__vector__g4_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 0, 2, 0, 0, -3, 0, 4),
        (0, -1, 0, 0, 0, 2, 0, 0, -3, 5),
        (0, 0, -1, 0, 0, 0, 2, 5, -4, 0),
        (0, 0, 0, -1, 5, -4, 3, 0, 0, 0),
        (5, -4, 3, -2, 0, 0, 0, 0, 0, 0),
    )


@_operation((5, 5), 5)
def sandwich_unit__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 105 multiplications, 90 additions.
    """
    R, x = _operands("sandwich_unit__vector__g4", ("R", R, 5, 2), ("x", x, 5, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__g4_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__g4_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((5, 1), 1)
def sandwich_unit__vector__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the unrolled form: 10 multiplications, 4 additions.
    """
    R, x = _operands("sandwich_unit__vector__g5", ("R", R, 5, 2), ("x", x, 1, 1))
    (R_0, R_1, R_2, R_3, R_4) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_4*x_0
    P_1 = R_3*x_0
    P_2 = -R_2*x_0
    P_3 = R_1*x_0
    P_4 = -R_0*x_0
    # out = P ~R
    out_0 = P_0*R_4 + P_2*R_2 + P_4*R_0 - P_1*R_3 - P_3*R_1
    out = torch.stack((out_0,), -1)
    return out


def _sandwich_unit__vector__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, 0, 0, 0, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0),
        (0, -2, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, -5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, -5, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, -5, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -5, 0, 0, 0),
    )


def _sandwich_unit__vector__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, -1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, -1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (4, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (5, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 4, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 5, 0, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 5, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, -1, 0, 0, 0, 2, 0, 0, -3, 0, 4),
        (0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 2, 0, 0, -3, 5),
        (0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 2, 5, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, -1, 5, -4, 3, 0, 0, 0),
        (0, 0, 0, 0, 0, 5, -4, 3, -2, 0, 0, 0, 0, 0, 0),
    )


def _sandwich_unit__vector__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    )


@_operation((5, 16), 16)
def sandwich_unit__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 481 multiplications, 451 additions.
    """
    R, x = _operands("sandwich_unit__vector__even", ("R", R, 5, 2), ("x", x, 16, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__even_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__even_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__vector__even_out)
    return out


def _sandwich_unit__vector__full_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (-2, -3, -4, -5, -6),
        (7, 0, -11, -12, -13),
        (8, 11, 0, -14, -15),
        (9, 12, 14, 0, -16),
        (10, 13, 15, 16, 0),
        (0, -7, -8, -9, -10),
        (-17, 0, 0, -23, -24),
        (-18, 0, 23, 0, -25),
        (-19, 0, 24, 25, 0),
        (-20, -23, 0, 0, -26),
        (-21, -24, 0, 26, 0),
        (-22, -25, -26, 0, 0),
        (0, 17, 0, -20, -21),
        (0, 18, 20, 0, -22),
        (0, 19, 21, 22, 0),
        (0, 0, -17, -18, -19),
        (27, 0, 0, 0, -31),
        (28, 0, 0, 31, 0),
        (29, 0, -31, 0, 0),
        (30, 31, 0, 0, 0),
        (0, -27, 0, 0, -30),
        (0, -28, 0, 30, 0),
        (0, -29, -30, 0, 0),
        (0, 0, 27, 0, -29),
        (0, 0, 28, 29, 0),
        (0, 0, 0, -27, -28),
        (-32, 0, 0, 0, 0),
        (0, 32, 0, 0, 0),
        (0, 0, -32, 0, 0),
        (0, 0, 0, 32, 0),
        (0, 0, 0, 0, -32),
    )


def _sandwich_unit__vector__full_D() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (1, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (0, 0, 1, 0, 0),
        (0, 0, 0, 1, 0),
        (0, 0, 0, 0, 1),
        (-2, 6, 0, 0, 0),
        (-3, 0, 6, 0, 0),
        (-4, 0, 0, 6, 0),
        (-5, 0, 0, 0, 6),
        (0, -3, 2, 0, 0),
        (0, -4, 0, 2, 0),
        (0, -5, 0, 0, 2),
        (0, 0, -4, 3, 0),
        (0, 0, -5, 0, 3),
        (0, 0, 0, -5, 4),
        (7, -13, 16, 0, 0),
        (8, -14, 0, 16, 0),
        (9, -15, 0, 0, 16),
        (10, 0, -14, 13, 0),
        (11, 0, -15, 0, 13),
        (12, 0, 0, -15, 14),
        (0, 10, -8, 7, 0),
        (0, 11, -9, 0, 7),
        (0, 12, 0, -9, 8),
        (0, 0, 12, -11, 10),
        (-17, 21, -24, 26, 0),
        (-18, 22, -25, 0, 26),
        (-19, 23, 0, -25, 24),
        (-20, 0, 23, -22, 21),
        (0, -20, 19, -18, 17),
        (27, -28, 29, -30, 31),
    )


def _sandwich_unit__vector__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31,
    )


@_operation((5, 32), 32)
def sandwich_unit__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 5), vector: grades 1
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 342 multiplications, 280 additions.
    """
    R, x = _operands("sandwich_unit__vector__full", ("R", R, 5, 2), ("x", x, 32, 1))
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


def _sandwich__full__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            2, 1, 7, 3, 8, 4, 17, 11, 9, 5, 18, 12, 20, 14, 27, 23, 10, 6, 19, 13, 21, 15, 28,
            24, 22, 16, 29, 25, 30, 26, 32, 31,
        ),
        (
            3, -7, 1, -2, 11, -17, 4, -8, 12, -18, 5, -9, 23, -27, 14, -20, 13, -19, 6, -10, 24,
            -28, 15, -21, 25, -29, 16, -22, 31, -32, 26, -30,
        ),
        (
            4, -8, -11, 17, 1, -2, -3, 7, 14, -20, -23, 27, 5, -9, -12, 18, 15, -21, -24, 28, 6,
            -10, -13, 19, 26, -30, -31, 32, 16, -22, -25, 29,
        ),
        (
            5, -9, -12, 18, -14, 20, 23, -27, 1, -2, -3, 7, -4, 8, 11, -17, 16, -22, -25, 29,
            -26, 30, 31, -32, 6, -10, -13, 19, -15, 21, 24, -28,
        ),
        (
            6, -10, -13, 19, -15, 21, 24, -28, -16, 22, 25, -29, 26, -30, -31, 32, 1, -2, -3, 7,
            -4, 8, 11, -17, -5, 9, 12, -18, 14, -20, -23, 27,
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
            -17, -11, 8, 4, -7, -3, 2, 1, -27, -23, 20, 14, -18, -12, 9, 5, -28, -24, 21, 15,
            -19, -13, 10, 6, -32, -31, 30, 26, -29, -25, 22, 16,
        ),
        (
            -18, -12, 9, 5, 27, 23, -20, -14, -7, -3, 2, 1, 17, 11, -8, -4, -29, -25, 22, 16,
            32, 31, -30, -26, -19, -13, 10, 6, 28, 24, -21, -15,
        ),
        (
            -19, -13, 10, 6, 28, 24, -21, -15, 29, 25, -22, -16, -32, -31, 30, 26, -7, -3, 2, 1,
            17, 11, -8, -4, 18, 12, -9, -5, -27, -23, 20, 14,
        ),
        (
            -20, -14, -27, -23, 9, 5, 18, 12, -8, -4, -17, -11, 2, 1, 7, 3, -30, -26, -32, -31,
            22, 16, 29, 25, -21, -15, -28, -24, 10, 6, 19, 13,
        ),
        (
            -21, -15, -28, -24, 10, 6, 19, 13, 30, 26, 32, 31, -22, -16, -29, -25, -8, -4, -17,
            -11, 2, 1, 7, 3, 20, 14, 27, 23, -9, -5, -18, -12,
        ),
        (
            -22, -16, -29, -25, -30, -26, -32, -31, 10, 6, 19, 13, 21, 15, 28, 24, -9, -5, -18,
            -12, -20, -14, -27, -23, 2, 1, 7, 3, 8, 4, 17, 11,
        ),
        (
            -23, 27, -14, 20, 12, -18, 5, -9, -11, 17, -4, 8, 3, -7, 1, -2, -31, 32, -26, 30,
            25, -29, 16, -22, -24, 28, -15, 21, 13, -19, 6, -10,
        ),
        (
            -24, 28, -15, 21, 13, -19, 6, -10, 31, -32, 26, -30, -25, 29, -16, 22, -11, 17, -4,
            8, 3, -7, 1, -2, 23, -27, 14, -20, -12, 18, -5, 9,
        ),
        (
            -25, 29, -16, 22, -31, 32, -26, 30, 13, -19, 6, -10, 24, -28, 15, -21, -12, 18, -5,
            9, -23, 27, -14, 20, 3, -7, 1, -2, 11, -17, 4, -8,
        ),
        (
            -26, 30, 31, -32, -16, 22, 25, -29, 15, -21, -24, 28, 6, -10, -13, 19, -14, 20, 23,
            -27, -5, 9, 12, -18, 4, -8, -11, 17, 1, -2, -3, 7,
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
            32, 31, -30, -26, 29, 25, -22, -16, -28, -24, 21, 15, -19, -13, 10, 6, 27, 23, -20,
            -14, 18, 12, -9, -5, -17, -11, 8, 4, -7, -3, 2, 1,
        ),
    )


def _sandwich__full__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
    )


@_operation((32, 32), 32, guarded=True)
def sandwich__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 2080 multiplications, 2015 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__full__full", ("R", R, 32, 2), ("x", x, 32, 1), kind="quotient")
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
        (6,),
        (4,),
        (7,),
        (9,),
        (12,),
        (5,),
        (8,),
        (10,),
        (13,),
        (11,),
        (14,),
        (15,),
        (16,),
    )


def _sandwich__even__scalar_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 12, 5, 8, 10, 13, 11, 14, 15, 16),
    )


def _sandwich__even__scalar_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 1), 1, guarded=True)
def sandwich__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the gather form: 48 multiplications, 30 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__scalar", ("R", R, 16, 2), ("x", x, 1, 1), kind="quotient")
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
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (6, -3, 2, 12, 13),
        (-4, -7, -9, 1, 11),
        (7, -4, -12, 2, 14),
        (9, 12, -4, 3, 15),
        (-12, 9, -7, 6, 16),
        (-5, -8, -10, -11, 1),
        (8, -5, -13, -14, 2),
        (10, 13, -5, -15, 3),
        (-13, 10, -8, -16, 6),
        (11, 14, 15, -5, 4),
        (-14, 11, 16, -8, 7),
        (-15, -16, 11, -10, 9),
        (16, -15, 14, -13, 12),
    )


def _sandwich__even__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 12, 5, 8, 10, 13, 11, 14, 15, 16),
        (-2, 1, 6, -3, 7, -4, -12, 9, 8, -5, -13, 10, -14, 11, 16, -15),
        (-3, -6, 1, 2, 9, 12, -4, -7, 10, 13, -5, -8, -15, -16, 11, 14),
        (-4, -7, -9, -12, 1, 2, 3, 6, 11, 14, 15, 16, -5, -8, -10, -13),
        (-5, -8, -10, -13, -11, -14, -15, -16, 1, 2, 3, 6, 4, 7, 9, 12),
    )


def _sandwich__even__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 5), 5, guarded=True)
def sandwich__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the gather form: 176 multiplications, 154 additions, 5 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__vector", ("R", R, 16, 2), ("x", x, 5, 1), kind="quotient")
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
        (-2, -3, -4, -5, -6, -7, -8, -9, -10, -11),
        (1, 6, 7, 8, -3, -4, -5, -12, -13, -14),
        (-6, 1, 9, 10, 2, 12, 13, -4, -5, -15),
        (3, -2, -12, -13, 1, 9, 10, -7, -8, -16),
        (-7, -9, 1, 11, -12, 2, 14, 3, 15, -5),
        (4, 12, -2, -14, -9, 1, 11, 6, 16, -8),
        (-12, 4, -3, -15, 7, -6, -16, 1, 11, -10),
        (9, -7, 6, 16, 4, -3, -15, 2, 14, -13),
        (-8, -10, -11, 1, -13, -14, 2, -15, 3, 4),
        (5, 13, 14, -2, -10, -11, 1, -16, 6, 7),
        (-13, 5, 15, -3, 8, 16, -6, -11, 1, 9),
        (10, -8, -16, 6, 5, 15, -3, -14, 2, 12),
        (-14, -15, 5, -4, -16, 8, -7, 10, -9, 1),
        (11, 16, -8, 7, -15, 5, -4, 13, -12, 2),
        (-16, 11, -10, 9, 14, -13, 12, 5, -4, 3),
        (15, -14, 13, -12, 11, -10, 9, 8, -7, 6),
    )


def _sandwich__even__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-2, 1, 6, -3, 7, -4, -12, 9, 8, -5, -13, 10, -14, 11, 16, -15),
        (-3, -6, 1, 2, 9, 12, -4, -7, 10, 13, -5, -8, -15, -16, 11, 14),
        (-4, -7, -9, -12, 1, 2, 3, 6, 11, 14, 15, 16, -5, -8, -10, -13),
        (-5, -8, -10, -13, -11, -14, -15, -16, 1, 2, 3, 6, 4, 7, 9, 12),
        (-6, 3, -2, 1, -12, 9, -7, 4, -13, 10, -8, 5, -16, 15, -14, 11),
        (-7, 4, 12, -9, -2, 1, 6, -3, -14, 11, 16, -15, -8, 5, 13, -10),
        (-8, 5, 13, -10, 14, -11, -16, 15, -2, 1, 6, -3, 7, -4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, -15, -16, 11, 14, -10, -13, 5, 8),
        (-10, -13, 5, 8, 15, 16, -11, -14, -3, -6, 1, 2, 9, 12, -4, -7),
        (-11, -14, -15, -16, 5, 8, 10, 13, -4, -7, -9, -12, 1, 2, 3, 6),
    )


def _sandwich__even__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 10), 10, guarded=True)
def sandwich__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 336 multiplications, 309 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__bivector",
        ("R", R, 16, 2),
        ("x", x, 10, 1),
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
        (-6, -7, -8, -9, -10, -11, -12, -13, -14, -15),
        (3, 4, 5, 12, 13, 14, -9, -10, -11, -16),
        (-2, -12, -13, 4, 5, 15, 7, 8, 16, -11),
        (1, 9, 10, -7, -8, -16, 4, 5, 15, -14),
        (12, -2, -14, -3, -15, 5, -6, -16, 8, 10),
        (-9, 1, 11, 6, 16, -8, -3, -15, 5, 13),
        (7, -6, -16, 1, 11, -10, 2, 14, -13, 5),
        (-4, 3, 15, -2, -14, 13, 1, 11, -10, 8),
        (13, 14, -2, 15, -3, -4, 16, -6, -7, -9),
        (-10, -11, 1, -16, 6, 7, 15, -3, -4, -12),
        (8, 16, -6, -11, 1, 9, -14, 2, 12, -4),
        (-5, -15, 3, 14, -2, -12, -11, 1, 9, -7),
        (-16, 8, -7, 10, -9, 1, 13, -12, 2, 3),
        (15, -5, 4, -13, 12, -2, 10, -9, 1, 6),
        (-14, 13, -12, -5, 4, -3, -8, 7, -6, 1),
        (11, -10, 9, 8, -7, 6, -5, 4, -3, 2),
    )


def _sandwich__even__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-6, 3, -2, 1, -12, 9, -7, 4, -13, 10, -8, 5, -16, 15, -14, 11),
        (-7, 4, 12, -9, -2, 1, 6, -3, -14, 11, 16, -15, -8, 5, 13, -10),
        (-8, 5, 13, -10, 14, -11, -16, 15, -2, 1, 6, -3, 7, -4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, -15, -16, 11, 14, -10, -13, 5, 8),
        (-10, -13, 5, 8, 15, 16, -11, -14, -3, -6, 1, 2, 9, 12, -4, -7),
        (-11, -14, -15, -16, 5, 8, 10, 13, -4, -7, -9, -12, 1, 2, 3, 6),
        (12, -9, 7, -4, -6, 3, -2, 1, -16, 15, -14, 11, 13, -10, 8, -5),
        (13, -10, 8, -5, 16, -15, 14, -11, -6, 3, -2, 1, -12, 9, -7, 4),
        (14, -11, -16, 15, 8, -5, -13, 10, -7, 4, 12, -9, -2, 1, 6, -3),
        (15, 16, -11, -14, 10, 13, -5, -8, -9, -12, 4, 7, -3, -6, 1, 2),
    )


def _sandwich__even__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 10), 10, guarded=True)
def sandwich__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 336 multiplications, 309 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__trivector",
        ("R", R, 16, 2),
        ("x", x, 10, 1),
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
        (12, 13, 14, 15, 16),
        (-9, -10, -11, -16, 15),
        (7, 8, 16, -11, -14),
        (-4, -5, -15, 14, -11),
        (-6, -16, 8, 10, 13),
        (3, 15, -5, -13, 10),
        (-2, -14, 13, -5, -8),
        (1, 11, -10, 8, -5),
        (16, -6, -7, -9, -12),
        (-15, 3, 4, 12, -9),
        (14, -2, -12, 4, 7),
        (-11, 1, 9, -7, 4),
        (-13, 12, -2, -3, -6),
        (10, -9, 1, 6, -3),
        (-8, 7, -6, 1, 2),
        (5, -4, 3, -2, 1),
    )


def _sandwich__even__g4_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (12, -9, 7, -4, -6, 3, -2, 1, -16, 15, -14, 11, 13, -10, 8, -5),
        (13, -10, 8, -5, 16, -15, 14, -11, -6, 3, -2, 1, -12, 9, -7, 4),
        (14, -11, -16, 15, 8, -5, -13, 10, -7, 4, 12, -9, -2, 1, 6, -3),
        (15, 16, -11, -14, 10, 13, -5, -8, -9, -12, 4, 7, -3, -6, 1, 2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__even__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 5), 5, guarded=True)
def sandwich__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 176 multiplications, 154 additions, 5 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g4", ("R", R, 16, 2), ("x", x, 5, 1), kind="quotient")
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
        (16,),
        (-15,),
        (14,),
        (-11,),
        (-13,),
        (10,),
        (-8,),
        (5,),
        (12,),
        (-9,),
        (7,),
        (-4,),
        (-6,),
        (3,),
        (-2,),
        (1,),
    )


def _sandwich__even__g5_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__even__g5_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 1), 1, guarded=True)
def sandwich__even__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the gather form: 48 multiplications, 30 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g5", ("R", R, 16, 2), ("x", x, 1, 1), kind="quotient")
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


def _sandwich__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 12, 13, 14, 15, 16),
        (2, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, -9, -10, -11, -16, 15),
        (3, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 7, 8, 16, -11, -14),
        (6, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, -4, -5, -15, 14, -11),
        (4, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, -6, -16, 8, 10, 13),
        (7, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 3, 15, -5, -13, 10),
        (9, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, -2, -14, 13, -5, -8),
        (12, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 1, 11, -10, 8, -5),
        (5, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 16, -6, -7, -9, -12),
        (8, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, -15, 3, 4, 12, -9),
        (10, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 14, -2, -12, 4, 7),
        (13, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, -11, 1, 9, -7, 4),
        (11, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, -13, 12, -2, -3, -6),
        (14, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 10, -9, 1, 6, -3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 5, -4, 3, -2, 1),
    )


def _sandwich__even__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 12, 5, 8, 10, 13, 11, 14, 15, 16),
        (-2, 1, 6, -3, 7, -4, -12, 9, 8, -5, -13, 10, -14, 11, 16, -15),
        (-3, -6, 1, 2, 9, 12, -4, -7, 10, 13, -5, -8, -15, -16, 11, 14),
        (-4, -7, -9, -12, 1, 2, 3, 6, 11, 14, 15, 16, -5, -8, -10, -13),
        (-5, -8, -10, -13, -11, -14, -15, -16, 1, 2, 3, 6, 4, 7, 9, 12),
        (-6, 3, -2, 1, -12, 9, -7, 4, -13, 10, -8, 5, -16, 15, -14, 11),
        (-7, 4, 12, -9, -2, 1, 6, -3, -14, 11, 16, -15, -8, 5, 13, -10),
        (-8, 5, 13, -10, 14, -11, -16, 15, -2, 1, 6, -3, 7, -4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, -15, -16, 11, 14, -10, -13, 5, 8),
        (-10, -13, 5, 8, 15, 16, -11, -14, -3, -6, 1, 2, 9, 12, -4, -7),
        (-11, -14, -15, -16, 5, 8, 10, 13, -4, -7, -9, -12, 1, 2, 3, 6),
        (12, -9, 7, -4, -6, 3, -2, 1, -16, 15, -14, 11, 13, -10, 8, -5),
        (13, -10, 8, -5, 16, -15, 14, -11, -6, 3, -2, 1, -12, 9, -7, 4),
        (14, -11, -16, 15, 8, -5, -13, 10, -7, 4, 12, -9, -2, 1, 6, -3),
        (15, 16, -11, -14, 10, 13, -5, -8, -9, -12, 4, 7, -3, -6, 1, 2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__even__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 16), 16, guarded=True)
def sandwich__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 528 multiplications, 495 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__even", ("R", R, 16, 2), ("x", x, 16, 1), kind="quotient")
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
            1, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 12, 13, 14, 15, 16, 0,
        ),
        (
            0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -7, -8, -9, -10, -11, -12, -13,
            -14, -15, 0, 0, 0, 0, 0, 16,
        ),
        (
            0, -2, 1, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 12, 13, 14, -9, -10, -11,
            -16, 0, 0, 0, 0, 0, -15,
        ),
        (
            2, 0, 0, 0, 0, 0, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -9, -10, -11, -16, 15, 0,
        ),
        (
            0, -3, -6, 1, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -12, -13, 4, 5, 15, 7, 8, 16,
            -11, 0, 0, 0, 0, 0, 14,
        ),
        (
            3, 0, 0, 0, 0, 0, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 7, 8, 16, -11, -14, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -4, -5, -15, 14, -11, 0,
        ),
        (
            0, 6, -3, 2, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 10, -7, -8, -16, 4, 5, 15,
            -14, 0, 0, 0, 0, 0, -11,
        ),
        (
            0, -4, -7, -9, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -2, -14, -3, -15, 5, -6,
            -16, 8, 10, 0, 0, 0, 0, 0, -13,
        ),
        (
            4, 0, 0, 0, 0, 0, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, -16, 8, 10, 13, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 3, 15, -5, -13, 10, 0,
        ),
        (
            0, 7, -4, -12, 2, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 1, 11, 6, 16, -8, -3, -15,
            5, 13, 0, 0, 0, 0, 0, 10,
        ),
        (
            9, 0, 0, 0, 0, 0, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -2, -14, 13, -5, -8, 0,
        ),
        (
            0, 9, 12, -4, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, -16, 1, 11, -10, 2, 14,
            -13, 5, 0, 0, 0, 0, 0, -8,
        ),
        (
            0, -12, 9, -7, 6, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 15, -2, -14, 13, 1, 11,
            -10, 8, 0, 0, 0, 0, 0, 5,
        ),
        (
            12, 0, 0, 0, 0, 0, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 11, -10, 8, -5, 0,
        ),
        (
            0, -5, -8, -10, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 14, -2, 15, -3, -4, 16,
            -6, -7, -9, 0, 0, 0, 0, 0, 12,
        ),
        (
            5, 0, 0, 0, 0, 0, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 16, -6, -7, -9, -12, 0,
        ),
        (
            8, 0, 0, 0, 0, 0, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -15, 3, 4, 12, -9, 0,
        ),
        (
            0, 8, -5, -13, -14, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 1, -16, 6, 7, 15, -3,
            -4, -12, 0, 0, 0, 0, 0, -9,
        ),
        (
            10, 0, 0, 0, 0, 0, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 14, -2, -12, 4, 7, 0,
        ),
        (
            0, 10, 13, -5, -15, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, -6, -11, 1, 9, -14, 2,
            12, -4, 0, 0, 0, 0, 0, 7,
        ),
        (
            0, -13, 10, -8, -16, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -15, 3, 14, -2, -12, -11,
            1, 9, -7, 0, 0, 0, 0, 0, -4,
        ),
        (
            13, 0, 0, 0, 0, 0, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -11, 1, 9, -7, 4, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -13, 12, -2, -3, -6, 0,
        ),
        (
            0, 11, 14, 15, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 8, -7, 10, -9, 1, 13, -12,
            2, 3, 0, 0, 0, 0, 0, -6,
        ),
        (
            0, -14, 11, 16, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -5, 4, -13, 12, -2, 10, -9,
            1, 6, 0, 0, 0, 0, 0, 3,
        ),
        (
            14, 0, 0, 0, 0, 0, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 10, -9, 1, 6, -3, 0,
        ),
        (
            0, -15, -16, 11, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 13, -12, -5, 4, -3, -8,
            7, -6, 1, 0, 0, 0, 0, 0, -2,
        ),
        (
            15, 0, 0, 0, 0, 0, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -8, 7, -6, 1, 2, 0,
        ),
        (
            16, 0, 0, 0, 0, 0, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 5, -4, 3, -2, 1, 0,
        ),
        (
            0, 16, -15, 14, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, -5, 4,
            -3, 2, 0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich__even__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 6, 0, 0, 4, 7, 0, 9, 0, 0, 12, 0, 5, 8, 0, 10, 0, 0, 13, 11, 0, 0,
            14, 0, 15, 16, 0,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 6, 4, 0, 0, 7, 0, 9, 12, 0, 5, 0, 0, 8, 0, 10, 13, 0, 0, 11,
            14, 0, 15, 0, 0, 16,
        ),
        (
            0, -2, 1, 0, 6, 0, 0, -3, 7, 0, 0, -4, 0, -12, 9, 0, 8, 0, 0, -5, 0, -13, 10, 0, 0,
            -14, 11, 0, 16, 0, 0, -15,
        ),
        (
            0, -3, -6, 0, 1, 0, 0, 2, 9, 0, 0, 12, 0, -4, -7, 0, 10, 0, 0, 13, 0, -5, -8, 0, 0,
            -15, -16, 0, 11, 0, 0, 14,
        ),
        (
            0, -4, -7, 0, -9, 0, 0, -12, 1, 0, 0, 2, 0, 3, 6, 0, 11, 0, 0, 14, 0, 15, 16, 0, 0,
            -5, -8, 0, -10, 0, 0, -13,
        ),
        (
            0, -5, -8, 0, -10, 0, 0, -13, -11, 0, 0, -14, 0, -15, -16, 0, 1, 0, 0, 2, 0, 3, 6,
            0, 0, 4, 7, 0, 9, 0, 0, 12,
        ),
        (
            -2, 0, 0, 1, 0, 6, -3, 0, 0, 7, -4, 0, -12, 0, 0, 9, 0, 8, -5, 0, -13, 0, 0, 10,
            -14, 0, 0, 11, 0, 16, -15, 0,
        ),
        (
            -3, 0, 0, -6, 0, 1, 2, 0, 0, 9, 12, 0, -4, 0, 0, -7, 0, 10, 13, 0, -5, 0, 0, -8,
            -15, 0, 0, -16, 0, 11, 14, 0,
        ),
        (
            -4, 0, 0, -7, 0, -9, -12, 0, 0, 1, 2, 0, 3, 0, 0, 6, 0, 11, 14, 0, 15, 0, 0, 16, -5,
            0, 0, -8, 0, -10, -13, 0,
        ),
        (
            -5, 0, 0, -8, 0, -10, -13, 0, 0, -11, -14, 0, -15, 0, 0, -16, 0, 1, 2, 0, 3, 0, 0,
            6, 4, 0, 0, 7, 0, 9, 12, 0,
        ),
        (
            -6, 0, 0, 3, 0, -2, 1, 0, 0, -12, 9, 0, -7, 0, 0, 4, 0, -13, 10, 0, -8, 0, 0, 5,
            -16, 0, 0, 15, 0, -14, 11, 0,
        ),
        (
            -7, 0, 0, 4, 0, 12, -9, 0, 0, -2, 1, 0, 6, 0, 0, -3, 0, -14, 11, 0, 16, 0, 0, -15,
            -8, 0, 0, 5, 0, 13, -10, 0,
        ),
        (
            -8, 0, 0, 5, 0, 13, -10, 0, 0, 14, -11, 0, -16, 0, 0, 15, 0, -2, 1, 0, 6, 0, 0, -3,
            7, 0, 0, -4, 0, -12, 9, 0,
        ),
        (
            -9, 0, 0, -12, 0, 4, 7, 0, 0, -3, -6, 0, 1, 0, 0, 2, 0, -15, -16, 0, 11, 0, 0, 14,
            -10, 0, 0, -13, 0, 5, 8, 0,
        ),
        (
            -10, 0, 0, -13, 0, 5, 8, 0, 0, 15, 16, 0, -11, 0, 0, -14, 0, -3, -6, 0, 1, 0, 0, 2,
            9, 0, 0, 12, 0, -4, -7, 0,
        ),
        (
            -11, 0, 0, -14, 0, -15, -16, 0, 0, 5, 8, 0, 10, 0, 0, 13, 0, -4, -7, 0, -9, 0, 0,
            -12, 1, 0, 0, 2, 0, 3, 6, 0,
        ),
        (
            0, -6, 3, 0, -2, 0, 0, 1, -12, 0, 0, 9, 0, -7, 4, 0, -13, 0, 0, 10, 0, -8, 5, 0, 0,
            -16, 15, 0, -14, 0, 0, 11,
        ),
        (
            0, -7, 4, 0, 12, 0, 0, -9, -2, 0, 0, 1, 0, 6, -3, 0, -14, 0, 0, 11, 0, 16, -15, 0,
            0, -8, 5, 0, 13, 0, 0, -10,
        ),
        (
            0, -8, 5, 0, 13, 0, 0, -10, 14, 0, 0, -11, 0, -16, 15, 0, -2, 0, 0, 1, 0, 6, -3, 0,
            0, 7, -4, 0, -12, 0, 0, 9,
        ),
        (
            0, -9, -12, 0, 4, 0, 0, 7, -3, 0, 0, -6, 0, 1, 2, 0, -15, 0, 0, -16, 0, 11, 14, 0,
            0, -10, -13, 0, 5, 0, 0, 8,
        ),
        (
            0, -10, -13, 0, 5, 0, 0, 8, 15, 0, 0, 16, 0, -11, -14, 0, -3, 0, 0, -6, 0, 1, 2, 0,
            0, 9, 12, 0, -4, 0, 0, -7,
        ),
        (
            0, -11, -14, 0, -15, 0, 0, -16, 5, 0, 0, 8, 0, 10, 13, 0, -4, 0, 0, -7, 0, -9, -12,
            0, 0, 1, 2, 0, 3, 0, 0, 6,
        ),
        (
            0, 12, -9, 0, 7, 0, 0, -4, -6, 0, 0, 3, 0, -2, 1, 0, -16, 0, 0, 15, 0, -14, 11, 0,
            0, 13, -10, 0, 8, 0, 0, -5,
        ),
        (
            0, 13, -10, 0, 8, 0, 0, -5, 16, 0, 0, -15, 0, 14, -11, 0, -6, 0, 0, 3, 0, -2, 1, 0,
            0, -12, 9, 0, -7, 0, 0, 4,
        ),
        (
            0, 14, -11, 0, -16, 0, 0, 15, 8, 0, 0, -5, 0, -13, 10, 0, -7, 0, 0, 4, 0, 12, -9, 0,
            0, -2, 1, 0, 6, 0, 0, -3,
        ),
        (
            0, 15, 16, 0, -11, 0, 0, -14, 10, 0, 0, 13, 0, -5, -8, 0, -9, 0, 0, -12, 0, 4, 7, 0,
            0, -3, -6, 0, 1, 0, 0, 2,
        ),
        (
            12, 0, 0, -9, 0, 7, -4, 0, 0, -6, 3, 0, -2, 0, 0, 1, 0, -16, 15, 0, -14, 0, 0, 11,
            13, 0, 0, -10, 0, 8, -5, 0,
        ),
        (
            13, 0, 0, -10, 0, 8, -5, 0, 0, 16, -15, 0, 14, 0, 0, -11, 0, -6, 3, 0, -2, 0, 0, 1,
            -12, 0, 0, 9, 0, -7, 4, 0,
        ),
        (
            14, 0, 0, -11, 0, -16, 15, 0, 0, 8, -5, 0, -13, 0, 0, 10, 0, -7, 4, 0, 12, 0, 0, -9,
            -2, 0, 0, 1, 0, 6, -3, 0,
        ),
        (
            15, 0, 0, 16, 0, -11, -14, 0, 0, 10, 13, 0, -5, 0, 0, -8, 0, -9, -12, 0, 4, 0, 0, 7,
            -3, 0, 0, -6, 0, 1, 2, 0,
        ),
        (
            16, 0, 0, -15, 0, 14, -11, 0, 0, -13, 10, 0, -8, 0, 0, 5, 0, 12, -9, 0, 7, 0, 0, -4,
            -6, 0, 0, 3, 0, -2, 1, 0,
        ),
        (
            0, 16, -15, 0, 14, 0, 0, -11, -13, 0, 0, 10, 0, -8, 5, 0, 12, 0, 0, -9, 0, 7, -4, 0,
            0, -6, 3, 0, -2, 0, 0, 1,
        ),
    )


def _sandwich__even__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    )


@_operation((16, 32), 32, guarded=True)
def sandwich__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 2064 multiplications, 1999 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__full", ("R", R, 16, 2), ("x", x, 32, 1), kind="quotient")
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
        (6,),
        (4,),
        (7,),
        (9,),
        (5,),
        (8,),
        (10,),
        (11,),
    )


def _sandwich__g0_2__scalar_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 5, 8, 10, 11),
    )


def _sandwich__g0_2__scalar_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 1), 1, guarded=True)
def sandwich__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the gather form: 33 multiplications, 20 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__scalar", ("R", R, 11, 2), ("x", x, 1, 1), kind="quotient")
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
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (6, -3, 2, 0, 0),
        (-4, -7, -9, 1, 11),
        (7, -4, 0, 2, 0),
        (9, 0, -4, 3, 0),
        (0, 9, -7, 6, 0),
        (-5, -8, -10, -11, 1),
        (8, -5, 0, 0, 2),
        (10, 0, -5, 0, 3),
        (0, 10, -8, 0, 6),
        (11, 0, 0, -5, 4),
        (0, 11, 0, -8, 7),
        (0, 0, 11, -10, 9),
    )


def _sandwich__g0_2__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 0, 5, 8, 10, 0, 11, 0, 0),
        (-2, 1, 6, -3, 7, -4, 0, 9, 8, -5, 0, 10, 0, 11, 0),
        (-3, -6, 1, 2, 9, 0, -4, -7, 10, 0, -5, -8, 0, 0, 11),
        (-4, -7, -9, 0, 1, 2, 3, 6, 11, 0, 0, 0, -5, -8, -10),
        (-5, -8, -10, 0, -11, 0, 0, 0, 1, 2, 3, 6, 4, 7, 9),
    )


def _sandwich__g0_2__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 5), 5, guarded=True)
def sandwich__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the gather form: 161 multiplications, 140 additions, 5 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__vector", ("R", R, 11, 2), ("x", x, 5, 1), kind="quotient")
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
        (-2, -3, -4, -5, -6, -7, -8, -9, -10, -11),
        (1, 6, 7, 8, -3, -4, -5, 0, 0, 0),
        (-6, 1, 9, 10, 2, 0, 0, -4, -5, 0),
        (3, -2, 0, 0, 1, 9, 10, -7, -8, 0),
        (-7, -9, 1, 11, 0, 2, 0, 3, 0, -5),
        (4, 0, -2, 0, -9, 1, 11, 6, 0, -8),
        (0, 4, -3, 0, 7, -6, 0, 1, 11, -10),
        (9, -7, 6, 0, 4, -3, 0, 2, 0, 0),
        (-8, -10, -11, 1, 0, 0, 2, 0, 3, 4),
        (5, 0, 0, -2, -10, -11, 1, 0, 6, 7),
        (0, 5, 0, -3, 8, 0, -6, -11, 1, 9),
        (10, -8, 0, 6, 5, 0, -3, 0, 2, 0),
        (0, 0, 5, -4, 0, 8, -7, 10, -9, 1),
        (11, 0, -8, 7, 0, 5, -4, 0, 0, 2),
        (0, 11, -10, 9, 0, 0, 0, 5, -4, 3),
        (0, 0, 0, 0, 11, -10, 9, 8, -7, 6),
    )


def _sandwich__g0_2__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-2, 1, 6, -3, 7, -4, 0, 9, 8, -5, 0, 10, 0, 11, 0, 0),
        (-3, -6, 1, 2, 9, 0, -4, -7, 10, 0, -5, -8, 0, 0, 11, 0),
        (-4, -7, -9, 0, 1, 2, 3, 6, 11, 0, 0, 0, -5, -8, -10, 0),
        (-5, -8, -10, 0, -11, 0, 0, 0, 1, 2, 3, 6, 4, 7, 9, 0),
        (-6, 3, -2, 1, 0, 9, -7, 4, 0, 10, -8, 5, 0, 0, 0, 11),
        (-7, 4, 0, -9, -2, 1, 6, -3, 0, 11, 0, 0, -8, 5, 0, -10),
        (-8, 5, 0, -10, 0, -11, 0, 0, -2, 1, 6, -3, 7, -4, 0, 9),
        (-9, 0, 4, 7, -3, -6, 1, 2, 0, 0, 11, 0, -10, 0, 5, 8),
        (-10, 0, 5, 8, 0, 0, -11, 0, -3, -6, 1, 2, 9, 0, -4, -7),
        (-11, 0, 0, 0, 5, 8, 10, 0, -4, -7, -9, 0, 1, 2, 3, 6),
    )


def _sandwich__g0_2__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 10), 10, guarded=True)
def sandwich__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 331 multiplications, 304 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__bivector",
        ("R", R, 11, 2),
        ("x", x, 10, 1),
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
        (-6, -7, -8, -9, -10, -11, 0, 0, 0, 0),
        (3, 4, 5, 0, 0, 0, -9, -10, -11, 0),
        (-2, 0, 0, 4, 5, 0, 7, 8, 0, -11),
        (1, 9, 10, -7, -8, 0, 4, 5, 0, 0),
        (0, -2, 0, -3, 0, 5, -6, 0, 8, 10),
        (-9, 1, 11, 6, 0, -8, -3, 0, 5, 0),
        (7, -6, 0, 1, 11, -10, 2, 0, 0, 5),
        (-4, 3, 0, -2, 0, 0, 1, 11, -10, 8),
        (0, 0, -2, 0, -3, -4, 0, -6, -7, -9),
        (-10, -11, 1, 0, 6, 7, 0, -3, -4, 0),
        (8, 0, -6, -11, 1, 9, 0, 2, 0, -4),
        (-5, 0, 3, 0, -2, 0, -11, 1, 9, -7),
        (0, 8, -7, 10, -9, 1, 0, 0, 2, 3),
        (0, -5, 4, 0, 0, -2, 10, -9, 1, 6),
        (0, 0, 0, -5, 4, -3, -8, 7, -6, 1),
        (11, -10, 9, 8, -7, 6, -5, 4, -3, 2),
    )


def _sandwich__g0_2__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-6, 3, -2, 1, 0, 9, -7, 4, 0, 10, -8, 5, 0, 0, 0, 11),
        (-7, 4, 0, -9, -2, 1, 6, -3, 0, 11, 0, 0, -8, 5, 0, -10),
        (-8, 5, 0, -10, 0, -11, 0, 0, -2, 1, 6, -3, 7, -4, 0, 9),
        (-9, 0, 4, 7, -3, -6, 1, 2, 0, 0, 11, 0, -10, 0, 5, 8),
        (-10, 0, 5, 8, 0, 0, -11, 0, -3, -6, 1, 2, 9, 0, -4, -7),
        (-11, 0, 0, 0, 5, 8, 10, 0, -4, -7, -9, 0, 1, 2, 3, 6),
        (0, -9, 7, -4, -6, 3, -2, 1, 0, 0, 0, 11, 0, -10, 8, -5),
        (0, -10, 8, -5, 0, 0, 0, -11, -6, 3, -2, 1, 0, 9, -7, 4),
        (0, -11, 0, 0, 8, -5, 0, 10, -7, 4, 0, -9, -2, 1, 6, -3),
        (0, 0, -11, 0, 10, 0, -5, -8, -9, 0, 4, 7, -3, -6, 1, 2),
    )


def _sandwich__g0_2__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 10), 10, guarded=True)
def sandwich__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 331 multiplications, 304 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__trivector",
        ("R", R, 11, 2),
        ("x", x, 10, 1),
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
        (-9, -10, -11, 0, 0),
        (7, 8, 0, -11, 0),
        (-4, -5, 0, 0, -11),
        (-6, 0, 8, 10, 0),
        (3, 0, -5, 0, 10),
        (-2, 0, 0, -5, -8),
        (1, 11, -10, 8, -5),
        (0, -6, -7, -9, 0),
        (0, 3, 4, 0, -9),
        (0, -2, 0, 4, 7),
        (-11, 1, 9, -7, 4),
        (0, 0, -2, -3, -6),
        (10, -9, 1, 6, -3),
        (-8, 7, -6, 1, 2),
        (5, -4, 3, -2, 1),
    )


def _sandwich__g0_2__g4_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-9, 7, -4, -6, 3, -2, 1, 0, 0, 0, 11, 0, -10, 8, -5),
        (-10, 8, -5, 0, 0, 0, -11, -6, 3, -2, 1, 0, 9, -7, 4),
        (-11, 0, 0, 8, -5, 0, 10, -7, 4, 0, -9, -2, 1, 6, -3),
        (0, -11, 0, 10, 0, -5, -8, -9, 0, 4, 7, -3, -6, 1, 2),
        (0, 0, -11, 0, 10, -8, 5, 0, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__g0_2__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 5), 5, guarded=True)
def sandwich__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 161 multiplications, 140 additions, 5 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g4", ("R", R, 11, 2), ("x", x, 5, 1), kind="quotient")
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
        (-11,),
        (10,),
        (-8,),
        (5,),
        (-9,),
        (7,),
        (-4,),
        (-6,),
        (3,),
        (-2,),
        (1,),
    )


def _sandwich__g0_2__g5_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-11, 10, -8, 5, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__g0_2__g5_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 1), 1, guarded=True)
def sandwich__g0_2__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the gather form: 33 multiplications, 20 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g5", ("R", R, 11, 2), ("x", x, 1, 1), kind="quotient")
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


def _sandwich__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 0, 0, 0, 0, 0),
        (2, 1, 6, 7, 8, -3, -4, -5, 0, 0, 0, -9, -10, -11, 0, 0),
        (3, -6, 1, 9, 10, 2, 0, 0, -4, -5, 0, 7, 8, 0, -11, 0),
        (6, 3, -2, 0, 0, 1, 9, 10, -7, -8, 0, -4, -5, 0, 0, -11),
        (4, -7, -9, 1, 11, 0, 2, 0, 3, 0, -5, -6, 0, 8, 10, 0),
        (7, 4, 0, -2, 0, -9, 1, 11, 6, 0, -8, 3, 0, -5, 0, 10),
        (9, 0, 4, -3, 0, 7, -6, 0, 1, 11, -10, -2, 0, 0, -5, -8),
        (0, 9, -7, 6, 0, 4, -3, 0, 2, 0, 0, 1, 11, -10, 8, -5),
        (5, -8, -10, -11, 1, 0, 0, 2, 0, 3, 4, 0, -6, -7, -9, 0),
        (8, 5, 0, 0, -2, -10, -11, 1, 0, 6, 7, 0, 3, 4, 0, -9),
        (10, 0, 5, 0, -3, 8, 0, -6, -11, 1, 9, 0, -2, 0, 4, 7),
        (0, 10, -8, 0, 6, 5, 0, -3, 0, 2, 0, -11, 1, 9, -7, 4),
        (11, 0, 0, 5, -4, 0, 8, -7, 10, -9, 1, 0, 0, -2, -3, -6),
        (0, 11, 0, -8, 7, 0, 5, -4, 0, 0, 2, 10, -9, 1, 6, -3),
        (0, 0, 11, -10, 9, 0, 0, 0, 5, -4, 3, -8, 7, -6, 1, 2),
        (0, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, 5, -4, 3, -2, 1),
    )


def _sandwich__g0_2__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 0, 5, 8, 10, 0, 11, 0, 0, 0),
        (-2, 1, 6, -3, 7, -4, 0, 9, 8, -5, 0, 10, 0, 11, 0, 0),
        (-3, -6, 1, 2, 9, 0, -4, -7, 10, 0, -5, -8, 0, 0, 11, 0),
        (-4, -7, -9, 0, 1, 2, 3, 6, 11, 0, 0, 0, -5, -8, -10, 0),
        (-5, -8, -10, 0, -11, 0, 0, 0, 1, 2, 3, 6, 4, 7, 9, 0),
        (-6, 3, -2, 1, 0, 9, -7, 4, 0, 10, -8, 5, 0, 0, 0, 11),
        (-7, 4, 0, -9, -2, 1, 6, -3, 0, 11, 0, 0, -8, 5, 0, -10),
        (-8, 5, 0, -10, 0, -11, 0, 0, -2, 1, 6, -3, 7, -4, 0, 9),
        (-9, 0, 4, 7, -3, -6, 1, 2, 0, 0, 11, 0, -10, 0, 5, 8),
        (-10, 0, 5, 8, 0, 0, -11, 0, -3, -6, 1, 2, 9, 0, -4, -7),
        (-11, 0, 0, 0, 5, 8, 10, 0, -4, -7, -9, 0, 1, 2, 3, 6),
        (0, -9, 7, -4, -6, 3, -2, 1, 0, 0, 0, 11, 0, -10, 8, -5),
        (0, -10, 8, -5, 0, 0, 0, -11, -6, 3, -2, 1, 0, 9, -7, 4),
        (0, -11, 0, 0, 8, -5, 0, 10, -7, 4, 0, -9, -2, 1, 6, -3),
        (0, 0, -11, 0, 10, 0, -5, -8, -9, 0, 4, 7, -3, -6, 1, 2),
        (0, 0, 0, -11, 0, 10, -8, 5, 0, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__g0_2__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 16), 16, guarded=True)
def sandwich__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 523 multiplications, 490 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__even", ("R", R, 11, 2), ("x", x, 16, 1), kind="quotient")
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
            1, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -7, -8, -9, -10, -11, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 0, 0, 0, -9, -10, -11, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            2, 0, 0, 0, 0, 0, 1, 6, 7, 8, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9,
            -10, -11, 0, 0, 0,
        ),
        (
            0, -3, -6, 1, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 4, 5, 0, 7, 8, 0, -11,
            0, 0, 0, 0, 0, 0,
        ),
        (
            3, 0, 0, 0, 0, 0, -6, 1, 9, 10, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
            8, 0, -11, 0, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 3, -2, 0, 0, 1, 9, 10, -7, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -4, -5, 0, 0, -11, 0,
        ),
        (
            0, 6, -3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 10, -7, -8, 0, 4, 5, 0, 0, 0,
            0, 0, 0, 0, -11,
        ),
        (
            0, -4, -7, -9, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -3, 0, 5, -6, 0, 8,
            10, 0, 0, 0, 0, 0, 0,
        ),
        (
            4, 0, 0, 0, 0, 0, -7, -9, 1, 11, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -6, 0, 8, 10, 0, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 4, 0, -2, 0, -9, 1, 11, 6, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
            0, -5, 0, 10, 0,
        ),
        (
            0, 7, -4, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 1, 11, 6, 0, -8, -3, 0, 5, 0,
            0, 0, 0, 0, 0, 10,
        ),
        (
            9, 0, 0, 0, 0, 0, 0, 4, -3, 0, 7, -6, 0, 1, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -2, 0, 0, -5, -8, 0,
        ),
        (
            0, 9, 0, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 1, 11, -10, 2, 0, 0, 5,
            0, 0, 0, 0, 0, -8,
        ),
        (
            0, 0, 9, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 0, -2, 0, 0, 1, 11, -10, 8,
            0, 0, 0, 0, 0, 5,
        ),
        (
            0, 0, 0, 0, 0, 0, 9, -7, 6, 0, 4, -3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
            11, -10, 8, -5, 0,
        ),
        (
            0, -5, -8, -10, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -3, -4, 0, -6,
            -7, -9, 0, 0, 0, 0, 0, 0,
        ),
        (
            5, 0, 0, 0, 0, 0, -8, -10, -11, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, -7, -9, 0, 0,
        ),
        (
            8, 0, 0, 0, 0, 0, 5, 0, 0, -2, -10, -11, 1, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 3, 4, 0, -9, 0,
        ),
        (
            0, 8, -5, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 1, 0, 6, 7, 0, -3, -4, 0,
            0, 0, 0, 0, 0, -9,
        ),
        (
            10, 0, 0, 0, 0, 0, 0, 5, 0, -3, 8, 0, -6, -11, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -2, 0, 4, 7, 0,
        ),
        (
            0, 10, 0, -5, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, -6, -11, 1, 9, 0, 2, 0, -4,
            0, 0, 0, 0, 0, 7,
        ),
        (
            0, 0, 10, -8, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 0, 3, 0, -2, 0, -11, 1, 9, -7,
            0, 0, 0, 0, 0, -4,
        ),
        (
            0, 0, 0, 0, 0, 0, 10, -8, 0, 6, 5, 0, -3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -11, 1, 9, -7, 4, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, 0, 0, 5, -4, 0, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -2, -3, -6, 0,
        ),
        (
            0, 11, 0, 0, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, 10, -9, 1, 0, 0, 2, 3,
            0, 0, 0, 0, 0, -6,
        ),
        (
            0, 0, 11, 0, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, 0, 0, -2, 10, -9, 1, 6,
            0, 0, 0, 0, 0, 3,
        ),
        (
            0, 0, 0, 0, 0, 0, 11, 0, -8, 7, 0, 5, -4, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
            -9, 1, 6, -3, 0,
        ),
        (
            0, 0, 0, 11, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, 4, -3, -8, 7, -6, 1,
            0, 0, 0, 0, 0, -2,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 11, -10, 9, 0, 0, 0, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -8, 7, -6, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
            -4, 3, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, -5, 4, -3, 2,
            0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich__g0_2__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 6, 0, 0, 4, 7, 0, 9, 0, 0, 0, 0, 5, 8, 0, 10, 0, 0, 0, 11, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 6, 4, 0, 0, 7, 0, 9, 0, 0, 5, 0, 0, 8, 0, 10, 0, 0, 0, 11, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, -2, 1, 0, 6, 0, 0, -3, 7, 0, 0, -4, 0, 0, 9, 0, 8, 0, 0, -5, 0, 0, 10, 0, 0, 0,
            11, 0, 0, 0, 0, 0,
        ),
        (
            0, -3, -6, 0, 1, 0, 0, 2, 9, 0, 0, 0, 0, -4, -7, 0, 10, 0, 0, 0, 0, -5, -8, 0, 0, 0,
            0, 0, 11, 0, 0, 0,
        ),
        (
            0, -4, -7, 0, -9, 0, 0, 0, 1, 0, 0, 2, 0, 3, 6, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, -5,
            -8, 0, -10, 0, 0, 0,
        ),
        (
            0, -5, -8, 0, -10, 0, 0, 0, -11, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 6, 0, 0, 4,
            7, 0, 9, 0, 0, 0,
        ),
        (
            -2, 0, 0, 1, 0, 6, -3, 0, 0, 7, -4, 0, 0, 0, 0, 9, 0, 8, -5, 0, 0, 0, 0, 10, 0, 0,
            0, 11, 0, 0, 0, 0,
        ),
        (
            -3, 0, 0, -6, 0, 1, 2, 0, 0, 9, 0, 0, -4, 0, 0, -7, 0, 10, 0, 0, -5, 0, 0, -8, 0, 0,
            0, 0, 0, 11, 0, 0,
        ),
        (
            -4, 0, 0, -7, 0, -9, 0, 0, 0, 1, 2, 0, 3, 0, 0, 6, 0, 11, 0, 0, 0, 0, 0, 0, -5, 0,
            0, -8, 0, -10, 0, 0,
        ),
        (
            -5, 0, 0, -8, 0, -10, 0, 0, 0, -11, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 6, 4, 0,
            0, 7, 0, 9, 0, 0,
        ),
        (
            -6, 0, 0, 3, 0, -2, 1, 0, 0, 0, 9, 0, -7, 0, 0, 4, 0, 0, 10, 0, -8, 0, 0, 5, 0, 0,
            0, 0, 0, 0, 11, 0,
        ),
        (
            -7, 0, 0, 4, 0, 0, -9, 0, 0, -2, 1, 0, 6, 0, 0, -3, 0, 0, 11, 0, 0, 0, 0, 0, -8, 0,
            0, 5, 0, 0, -10, 0,
        ),
        (
            -8, 0, 0, 5, 0, 0, -10, 0, 0, 0, -11, 0, 0, 0, 0, 0, 0, -2, 1, 0, 6, 0, 0, -3, 7, 0,
            0, -4, 0, 0, 9, 0,
        ),
        (
            -9, 0, 0, 0, 0, 4, 7, 0, 0, -3, -6, 0, 1, 0, 0, 2, 0, 0, 0, 0, 11, 0, 0, 0, -10, 0,
            0, 0, 0, 5, 8, 0,
        ),
        (
            -10, 0, 0, 0, 0, 5, 8, 0, 0, 0, 0, 0, -11, 0, 0, 0, 0, -3, -6, 0, 1, 0, 0, 2, 9, 0,
            0, 0, 0, -4, -7, 0,
        ),
        (
            -11, 0, 0, 0, 0, 0, 0, 0, 0, 5, 8, 0, 10, 0, 0, 0, 0, -4, -7, 0, -9, 0, 0, 0, 1, 0,
            0, 2, 0, 3, 6, 0,
        ),
        (
            0, -6, 3, 0, -2, 0, 0, 1, 0, 0, 0, 9, 0, -7, 4, 0, 0, 0, 0, 10, 0, -8, 5, 0, 0, 0,
            0, 0, 0, 0, 0, 11,
        ),
        (
            0, -7, 4, 0, 0, 0, 0, -9, -2, 0, 0, 1, 0, 6, -3, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, -8,
            5, 0, 0, 0, 0, -10,
        ),
        (
            0, -8, 5, 0, 0, 0, 0, -10, 0, 0, 0, -11, 0, 0, 0, 0, -2, 0, 0, 1, 0, 6, -3, 0, 0, 7,
            -4, 0, 0, 0, 0, 9,
        ),
        (
            0, -9, 0, 0, 4, 0, 0, 7, -3, 0, 0, -6, 0, 1, 2, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, -10,
            0, 0, 5, 0, 0, 8,
        ),
        (
            0, -10, 0, 0, 5, 0, 0, 8, 0, 0, 0, 0, 0, -11, 0, 0, -3, 0, 0, -6, 0, 1, 2, 0, 0, 9,
            0, 0, -4, 0, 0, -7,
        ),
        (
            0, -11, 0, 0, 0, 0, 0, 0, 5, 0, 0, 8, 0, 10, 0, 0, -4, 0, 0, -7, 0, -9, 0, 0, 0, 1,
            2, 0, 3, 0, 0, 6,
        ),
        (
            0, 0, -9, 0, 7, 0, 0, -4, -6, 0, 0, 3, 0, -2, 1, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0,
            -10, 0, 8, 0, 0, -5,
        ),
        (
            0, 0, -10, 0, 8, 0, 0, -5, 0, 0, 0, 0, 0, 0, -11, 0, -6, 0, 0, 3, 0, -2, 1, 0, 0, 0,
            9, 0, -7, 0, 0, 4,
        ),
        (
            0, 0, -11, 0, 0, 0, 0, 0, 8, 0, 0, -5, 0, 0, 10, 0, -7, 0, 0, 4, 0, 0, -9, 0, 0, -2,
            1, 0, 6, 0, 0, -3,
        ),
        (
            0, 0, 0, 0, -11, 0, 0, 0, 10, 0, 0, 0, 0, -5, -8, 0, -9, 0, 0, 0, 0, 4, 7, 0, 0, -3,
            -6, 0, 1, 0, 0, 2,
        ),
        (
            0, 0, 0, -9, 0, 7, -4, 0, 0, -6, 3, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0,
            0, -10, 0, 8, -5, 0,
        ),
        (
            0, 0, 0, -10, 0, 8, -5, 0, 0, 0, 0, 0, 0, 0, 0, -11, 0, -6, 3, 0, -2, 0, 0, 1, 0, 0,
            0, 9, 0, -7, 4, 0,
        ),
        (
            0, 0, 0, -11, 0, 0, 0, 0, 0, 8, -5, 0, 0, 0, 0, 10, 0, -7, 4, 0, 0, 0, 0, -9, -2, 0,
            0, 1, 0, 6, -3, 0,
        ),
        (
            0, 0, 0, 0, 0, -11, 0, 0, 0, 10, 0, 0, -5, 0, 0, -8, 0, -9, 0, 0, 4, 0, 0, 7, -3, 0,
            0, -6, 0, 1, 2, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, -11, 0, 0, 0, 10, 0, -8, 0, 0, 5, 0, 0, -9, 0, 7, 0, 0, -4, -6, 0,
            0, 3, 0, -2, 1, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, -11, 0, 0, 0, 10, 0, -8, 5, 0, 0, 0, 0, -9, 0, 7, -4, 0, 0, -6,
            3, 0, -2, 0, 0, 1,
        ),
    )


def _sandwich__g0_2__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    )


@_operation((11, 32), 32, guarded=True)
def sandwich__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 11), g0_2: grades 0, 2
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 2059 multiplications, 1994 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__full", ("R", R, 11, 2), ("x", x, 32, 1), kind="quotient")
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


@_operation((5, 1), 1, guarded=True)
def sandwich__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 15 multiplications, 8 additions, 1 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__scalar",
        ("R", R, 5, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    P_3 = R_3*x_0
    P_4 = R_4*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_1*R_1 + P_2*R_2 + P_3*R_3 + P_4*R_4
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_4*R_4
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-1, -2, -3, -4, -5),
        (2, -1, 0, 0, 0),
        (3, 0, -1, 0, 0),
        (0, 3, -2, 0, 0),
        (4, 0, 0, -1, 0),
        (0, 4, 0, -2, 0),
        (0, 0, 4, -3, 0),
        (5, 0, 0, 0, -1),
        (0, 5, 0, 0, -2),
        (0, 0, 5, 0, -3),
        (0, 0, 0, 5, -4),
    )


def _sandwich__vector__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 0, 4, 0, 0, 5, 0, 0, 0),
        (2, -1, 0, 3, 0, 4, 0, 0, 5, 0, 0),
        (3, 0, -1, -2, 0, 0, 4, 0, 0, 5, 0),
        (4, 0, 0, 0, -1, -2, -3, 0, 0, 0, 5),
        (5, 0, 0, 0, 0, 0, 0, -1, -2, -3, -4),
    )


def _sandwich__vector__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 5), 5, guarded=True)
def sandwich__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), vector: grades 1
    returns : (..., 5), vector: grades 1

    Run the gather form: 115 multiplications, 98 additions, 5 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__vector",
        ("R", R, 5, 2),
        ("x", x, 5, 1),
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
        (-2, -3, -4, -5, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, -3, -4, -5, 0, 0, 0),
        (0, 1, 0, 0, 2, 0, 0, -4, -5, 0),
        (3, -2, 0, 0, 1, 0, 0, 0, 0, 0),
        (0, 0, 1, 0, 0, 2, 0, 3, 0, -5),
        (4, 0, -2, 0, 0, 1, 0, 0, 0, 0),
        (0, 4, -3, 0, 0, 0, 0, 1, 0, 0),
        (0, 0, 0, 0, 4, -3, 0, 2, 0, 0),
        (0, 0, 0, 1, 0, 0, 2, 0, 3, 4),
        (5, 0, 0, -2, 0, 0, 1, 0, 0, 0),
        (0, 5, 0, -3, 0, 0, 0, 0, 1, 0),
        (0, 0, 0, 0, 5, 0, -3, 0, 2, 0),
        (0, 0, 5, -4, 0, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 5, -4, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 5, -4, 3),
    )


def _sandwich__vector__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (2, -1, 0, 3, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0, 0),
        (3, 0, -1, -2, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0),
        (4, 0, 0, 0, -1, -2, -3, 0, 0, 0, 0, 0, 5, 0, 0),
        (5, 0, 0, 0, 0, 0, 0, 0, -1, -2, -3, 0, -4, 0, 0),
        (0, 3, -2, 1, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0),
        (0, 4, 0, 0, -2, 1, 0, -3, 0, 0, 0, 0, 0, 5, 0),
        (0, 5, 0, 0, 0, 0, 0, 0, -2, 1, 0, -3, 0, -4, 0),
        (0, 0, 4, 0, -3, 0, 1, 2, 0, 0, 0, 0, 0, 0, 5),
        (0, 0, 5, 0, 0, 0, 0, 0, -3, 0, 1, 2, 0, 0, -4),
        (0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 0, 0, 1, 2, 3),
    )


def _sandwich__vector__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 10), 10, guarded=True)
def sandwich__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), bivector: grades 2
    returns : (..., 10), bivector: grades 2

    Run the gather form: 305 multiplications, 279 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__bivector",
        ("R", R, 5, 2),
        ("x", x, 10, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__bivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__bivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__bivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__trivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-3, -4, -5, 0, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, -4, -5, 0, 0, 0, 0, 0),
        (-1, 0, 0, 0, 0, 0, -4, -5, 0, 0),
        (0, 2, 0, 3, 0, -5, 0, 0, 0, 0),
        (0, -1, 0, 0, 0, 0, 3, 0, -5, 0),
        (0, 0, 0, -1, 0, 0, -2, 0, 0, -5),
        (4, -3, 0, 2, 0, 0, -1, 0, 0, 0),
        (0, 0, 2, 0, 3, 4, 0, 0, 0, 0),
        (0, 0, -1, 0, 0, 0, 0, 3, 4, 0),
        (0, 0, 0, 0, -1, 0, 0, -2, 0, 4),
        (5, 0, -3, 0, 2, 0, 0, -1, 0, 0),
        (0, 0, 0, 0, 0, -1, 0, 0, -2, -3),
        (0, 5, -4, 0, 0, 2, 0, 0, -1, 0),
        (0, 0, 0, 5, -4, 3, 0, 0, 0, -1),
        (0, 0, 0, 0, 0, 0, 5, -4, 3, -2),
    )


def _sandwich__vector__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (3, -2, 1, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0),
        (4, 0, 0, -2, 1, 0, -3, 0, 0, 0, 0, 0, 5, 0, 0),
        (5, 0, 0, 0, 0, 0, 0, -2, 1, 0, -3, 0, -4, 0, 0),
        (0, 4, 0, -3, 0, 1, 2, 0, 0, 0, 0, 0, 0, 5, 0),
        (0, 5, 0, 0, 0, 0, 0, -3, 0, 1, 2, 0, 0, -4, 0),
        (0, 0, 0, 5, 0, 0, 0, -4, 0, 0, 0, 1, 2, 3, 0),
        (0, 0, 4, 0, -3, 2, -1, 0, 0, 0, 0, 0, 0, 0, 5),
        (0, 0, 5, 0, 0, 0, 0, 0, -3, 2, -1, 0, 0, 0, -4),
        (0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 0, 2, -1, 0, 3),
        (0, 0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 3, 0, -1, -2),
    )


def _sandwich__vector__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 10), 10, guarded=True)
def sandwich__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 10), trivector: grades 3
    returns : (..., 10), trivector: grades 3

    Run the gather form: 305 multiplications, 279 additions, 10 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__trivector",
        ("R", R, 5, 2),
        ("x", x, 10, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__trivector_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__trivector_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__trivector_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__g4_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-4, -5, 0, 0, 0),
        (3, 0, -5, 0, 0),
        (-2, 0, 0, -5, 0),
        (1, 0, 0, 0, -5),
        (0, 3, 4, 0, 0),
        (0, -2, 0, 4, 0),
        (0, 1, 0, 0, 4),
        (0, 0, -2, -3, 0),
        (0, 0, 1, 0, -3),
        (0, 0, 0, 1, 2),
        (5, -4, 3, -2, 1),
    )


def _sandwich__vector__g4_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (4, -3, 2, -1, 0, 0, 0, 0, 0, 0, 5),
        (5, 0, 0, 0, -3, 2, -1, 0, 0, 0, -4),
        (0, 5, 0, 0, -4, 0, 0, 2, -1, 0, 3),
        (0, 0, 5, 0, 0, -4, 0, 3, 0, -1, -2),
        (0, 0, 0, 5, 0, 0, -4, 0, 3, -2, 1),
    )


def _sandwich__vector__g4_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 5), 5, guarded=True)
def sandwich__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 5), g4: grades 4
    returns : (..., 5), g4: grades 4

    Run the gather form: 115 multiplications, 98 additions, 5 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g4", ("R", R, 5, 2), ("x", x, 5, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__g4_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__g4_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__g4_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


@_operation((5, 1), 1, guarded=True)
def sandwich__vector__g5(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 1), g5: grades 5
    returns : (..., 1), g5: grades 5

    Run the unrolled form: 15 multiplications, 8 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g5", ("R", R, 5, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_4*x_0
    P_1 = R_3*x_0
    P_2 = -R_2*x_0
    P_3 = R_1*x_0
    P_4 = -R_0*x_0
    # N = P ~R
    N_0 = P_0*R_4 + P_2*R_2 + P_4*R_0 - P_1*R_3 - P_3*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_1*R_1 + R_2*R_2 + R_3*R_3 + R_4*R_4
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 1, 0, 0, 0, -3, -4, -5, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, 0, 1, 0, 0, 2, 0, 0, -4, -5, 0, 0, 0, 0, 0, 0),
        (0, 3, -2, 0, 0, 1, 0, 0, 0, 0, 0, -4, -5, 0, 0, 0),
        (4, 0, 0, 1, 0, 0, 2, 0, 3, 0, -5, 0, 0, 0, 0, 0),
        (0, 4, 0, -2, 0, 0, 1, 0, 0, 0, 0, 3, 0, -5, 0, 0),
        (0, 0, 4, -3, 0, 0, 0, 0, 1, 0, 0, -2, 0, 0, -5, 0),
        (0, 0, 0, 0, 0, 4, -3, 0, 2, 0, 0, 1, 0, 0, 0, -5),
        (5, 0, 0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0),
        (0, 5, 0, 0, -2, 0, 0, 1, 0, 0, 0, 0, 3, 4, 0, 0),
        (0, 0, 5, 0, -3, 0, 0, 0, 0, 1, 0, 0, -2, 0, 4, 0),
        (0, 0, 0, 0, 0, 5, 0, -3, 0, 2, 0, 0, 1, 0, 0, 4),
        (0, 0, 0, 5, -4, 0, 0, 0, 0, 0, 1, 0, 0, -2, -3, 0),
        (0, 0, 0, 0, 0, 0, 5, -4, 0, 0, 2, 0, 0, 1, 0, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, 0, 0, 0, 1, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, -2, 1),
    )


def _sandwich__vector__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, 3, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0),
        (2, -1, 0, 3, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0),
        (3, 0, -1, -2, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0, 0),
        (4, 0, 0, 0, -1, -2, -3, 0, 0, 0, 0, 0, 5, 0, 0, 0),
        (5, 0, 0, 0, 0, 0, 0, 0, -1, -2, -3, 0, -4, 0, 0, 0),
        (0, 3, -2, 1, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0),
        (0, 4, 0, 0, -2, 1, 0, -3, 0, 0, 0, 0, 0, 5, 0, 0),
        (0, 5, 0, 0, 0, 0, 0, 0, -2, 1, 0, -3, 0, -4, 0, 0),
        (0, 0, 4, 0, -3, 0, 1, 2, 0, 0, 0, 0, 0, 0, 5, 0),
        (0, 0, 5, 0, 0, 0, 0, 0, -3, 0, 1, 2, 0, 0, -4, 0),
        (0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 0, 0, 1, 2, 3, 0),
        (0, 0, 0, 4, 0, -3, 2, -1, 0, 0, 0, 0, 0, 0, 0, 5),
        (0, 0, 0, 5, 0, 0, 0, 0, 0, -3, 2, -1, 0, 0, 0, -4),
        (0, 0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 0, 2, -1, 0, 3),
        (0, 0, 0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 3, 0, -1, -2),
        (0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, -4, 0, 3, -2, 1),
    )


def _sandwich__vector__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 16), 16, guarded=True)
def sandwich__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 517 multiplications, 484 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__even", ("R", R, 5, 2), ("x", x, 16, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__even_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__even_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__even_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__full_P() -> Table:
    """Return places of the matrix of x that acts on R."""
    return (
        (-2, -3, -4, -5, -6),
        (1, -7, -8, -9, -10),
        (7, 1, -11, -12, -13),
        (-3, 2, -17, -18, -19),
        (8, 11, 1, -14, -15),
        (-4, 17, 2, -20, -21),
        (-17, -4, 3, -23, -24),
        (11, -8, 7, -27, -28),
        (9, 12, 14, 1, -16),
        (-5, 18, 20, 2, -22),
        (-18, -5, 23, 3, -25),
        (12, -9, 27, 7, -29),
        (-20, -23, -5, 4, -26),
        (14, -27, -9, 8, -30),
        (27, 14, -12, 11, -31),
        (-23, 20, -18, 17, -32),
        (10, 13, 15, 16, 1),
        (-6, 19, 21, 22, 2),
        (-19, -6, 24, 25, 3),
        (13, -10, 28, 29, 7),
        (-21, -24, -6, 26, 4),
        (15, -28, -10, 30, 8),
        (28, 15, -13, 31, 11),
        (-24, 21, -19, 32, 17),
        (-22, -25, -26, -6, 5),
        (16, -29, -30, -10, 9),
        (29, 16, -31, -13, 12),
        (-25, 22, -32, -19, 18),
        (30, 31, 16, -15, 14),
        (-26, 32, 22, -21, 20),
        (-32, -26, 25, -24, 23),
        (31, -30, 29, -28, 27),
    )


def _sandwich__vector__full_N() -> Table:
    """Return places of the matrix of P that acts on R."""
    return (
        (2, 3, 5, 9, 17),
        (1, 4, 6, 10, 18),
        (-4, 1, 7, 11, 19),
        (-6, -7, 1, 13, 21),
        (-10, -11, -13, 1, 25),
        (-18, -19, -21, -25, 1),
        (-3, 2, 8, 12, 20),
        (-5, -8, 2, 14, 22),
        (-9, -12, -14, 2, 26),
        (-17, -20, -22, -26, 2),
        (8, -5, 3, 15, 23),
        (12, -9, -15, 3, 27),
        (20, -17, -23, -27, 3),
        (14, 15, -9, 5, 29),
        (22, 23, -17, -29, 5),
        (26, 27, 29, -17, 9),
        (7, -6, 4, 16, 24),
        (11, -10, -16, 4, 28),
        (19, -18, -24, -28, 4),
        (13, 16, -10, 6, 30),
        (21, 24, -18, -30, 6),
        (25, 28, 30, -18, 10),
        (-16, 13, -11, 7, 31),
        (-24, 21, -19, -31, 7),
        (-28, 25, 31, -19, 11),
        (-30, -31, 25, -21, 13),
        (-15, 14, -12, 8, 32),
        (-23, 22, -20, -32, 8),
        (-27, 26, 32, -20, 12),
        (-29, -32, 26, -22, 14),
        (32, -29, 27, -23, 15),
        (31, -30, 28, -24, 16),
    )


def _sandwich__vector__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5),
    )


@_operation((5, 32), 32, guarded=True)
def sandwich__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 5), vector: grades 1
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 325 multiplications, 260 additions, 32 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__full", ("R", R, 5, 2), ("x", x, 32, 1), kind="quotient")
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
        (1, 2, 3, 4, 5),
        (-2, 1, 6, 7, 8),
        (-3, -6, 1, 9, 10),
        (6, -3, 2, 12, 13),
        (-4, -7, -9, 1, 11),
        (7, -4, -12, 2, 14),
        (9, 12, -4, 3, 15),
        (-12, 9, -7, 6, 16),
        (-5, -8, -10, -11, 1),
        (8, -5, -13, -14, 2),
        (10, 13, -5, -15, 3),
        (-13, 10, -8, -16, 6),
        (11, 14, 15, -5, 4),
        (-14, 11, 16, -8, 7),
        (-15, -16, 11, -10, 9),
        (16, -15, 14, -13, 12),
    )


def _sandwich2__even__vector__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 12, 5, 8, 10, 13, 11, 14, 15, 16),
        (-2, 1, 6, -3, 7, -4, -12, 9, 8, -5, -13, 10, -14, 11, 16, -15),
        (-3, -6, 1, 2, 9, 12, -4, -7, 10, 13, -5, -8, -15, -16, 11, 14),
        (-4, -7, -9, -12, 1, 2, 3, 6, 11, 14, 15, 16, -5, -8, -10, -13),
        (-5, -8, -10, -13, -11, -14, -15, -16, 1, 2, 3, 6, 4, 7, 9, 12),
        (-6, 3, -2, 1, -12, 9, -7, 4, -13, 10, -8, 5, -16, 15, -14, 11),
        (-7, 4, 12, -9, -2, 1, 6, -3, -14, 11, 16, -15, -8, 5, 13, -10),
        (-8, 5, 13, -10, 14, -11, -16, 15, -2, 1, 6, -3, 7, -4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, -15, -16, 11, 14, -10, -13, 5, 8),
        (-10, -13, 5, 8, 15, 16, -11, -14, -3, -6, 1, 2, 9, 12, -4, -7),
        (-11, -14, -15, -16, 5, 8, 10, 13, -4, -7, -9, -12, 1, 2, 3, 6),
        (12, -9, 7, -4, -6, 3, -2, 1, -16, 15, -14, 11, 13, -10, 8, -5),
        (13, -10, 8, -5, 16, -15, 14, -11, -6, 3, -2, 1, -12, 9, -7, 4),
        (14, -11, -16, 15, 8, -5, -13, 10, -7, 4, 12, -9, -2, 1, 6, -3),
        (15, 16, -11, -14, 10, 13, -5, -8, -9, -12, 4, 7, -3, -6, 1, 2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


@_operation((16, 5, 16), 16)
def sandwich2__even__vector__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 5), vector: grades 1
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), odd: grades 1, 3, 5

    Run the gather form: 336 multiplications, 304 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__vector__even",
        ("r", r, 16, 1),
        ("x", x, 5, 1),
        ("s", s, 16, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__vector__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__vector__even_out), P)
    return out


def _sandwich2__even__even__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 12, 13, 14, 15, 16),
        (2, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, -9, -10, -11, -16, 15),
        (3, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 7, 8, 16, -11, -14),
        (6, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, -4, -5, -15, 14, -11),
        (4, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, -6, -16, 8, 10, 13),
        (7, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 3, 15, -5, -13, 10),
        (9, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, -2, -14, 13, -5, -8),
        (12, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 1, 11, -10, 8, -5),
        (5, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 16, -6, -7, -9, -12),
        (8, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, -15, 3, 4, 12, -9),
        (10, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 14, -2, -12, 4, 7),
        (13, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, -11, 1, 9, -7, 4),
        (11, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, -13, 12, -2, -3, -6),
        (14, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 10, -9, 1, 6, -3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 5, -4, 3, -2, 1),
    )


def _sandwich2__even__even__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, 2, 3, 6, 4, 7, 9, 12, 5, 8, 10, 13, 11, 14, 15, 16),
        (-2, 1, 6, -3, 7, -4, -12, 9, 8, -5, -13, 10, -14, 11, 16, -15),
        (-3, -6, 1, 2, 9, 12, -4, -7, 10, 13, -5, -8, -15, -16, 11, 14),
        (-4, -7, -9, -12, 1, 2, 3, 6, 11, 14, 15, 16, -5, -8, -10, -13),
        (-5, -8, -10, -13, -11, -14, -15, -16, 1, 2, 3, 6, 4, 7, 9, 12),
        (-6, 3, -2, 1, -12, 9, -7, 4, -13, 10, -8, 5, -16, 15, -14, 11),
        (-7, 4, 12, -9, -2, 1, 6, -3, -14, 11, 16, -15, -8, 5, 13, -10),
        (-8, 5, 13, -10, 14, -11, -16, 15, -2, 1, 6, -3, 7, -4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, -15, -16, 11, 14, -10, -13, 5, 8),
        (-10, -13, 5, 8, 15, 16, -11, -14, -3, -6, 1, 2, 9, 12, -4, -7),
        (-11, -14, -15, -16, 5, 8, 10, 13, -4, -7, -9, -12, 1, 2, 3, 6),
        (12, -9, 7, -4, -6, 3, -2, 1, -16, 15, -14, 11, 13, -10, 8, -5),
        (13, -10, 8, -5, 16, -15, 14, -11, -6, 3, -2, 1, -12, 9, -7, 4),
        (14, -11, -16, 15, 8, -5, -13, 10, -7, 4, 12, -9, -2, 1, 6, -3),
        (15, 16, -11, -14, 10, 13, -5, -8, -9, -12, 4, 7, -3, -6, 1, 2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


@_operation((16, 16, 16), 16)
def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 16), even: grades 0, 2, 4
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 16), even: grades 0, 2, 4

    Run the gather form: 512 multiplications, 480 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__even__even",
        ("r", r, 16, 1),
        ("x", x, 16, 1),
        ("s", s, 16, 1),
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
            1, 0, 0, 0, 0, 0, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 12, 13, 14, 15, 16, 0,
        ),
        (
            0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, -7, -8, -9, -10, -11, -12, -13,
            -14, -15, 0, 0, 0, 0, 0, 16,
        ),
        (
            0, -2, 1, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 12, 13, 14, -9, -10, -11,
            -16, 0, 0, 0, 0, 0, -15,
        ),
        (
            2, 0, 0, 0, 0, 0, 1, 6, 7, 8, -3, -4, -5, -12, -13, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -9, -10, -11, -16, 15, 0,
        ),
        (
            0, -3, -6, 1, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -12, -13, 4, 5, 15, 7, 8, 16,
            -11, 0, 0, 0, 0, 0, 14,
        ),
        (
            3, 0, 0, 0, 0, 0, -6, 1, 9, 10, 2, 12, 13, -4, -5, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 7, 8, 16, -11, -14, 0,
        ),
        (
            6, 0, 0, 0, 0, 0, 3, -2, -12, -13, 1, 9, 10, -7, -8, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -4, -5, -15, 14, -11, 0,
        ),
        (
            0, 6, -3, 2, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 10, -7, -8, -16, 4, 5, 15,
            -14, 0, 0, 0, 0, 0, -11,
        ),
        (
            0, -4, -7, -9, 1, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -2, -14, -3, -15, 5, -6,
            -16, 8, 10, 0, 0, 0, 0, 0, -13,
        ),
        (
            4, 0, 0, 0, 0, 0, -7, -9, 1, 11, -12, 2, 14, 3, 15, -5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -6, -16, 8, 10, 13, 0,
        ),
        (
            7, 0, 0, 0, 0, 0, 4, 12, -2, -14, -9, 1, 11, 6, 16, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 3, 15, -5, -13, 10, 0,
        ),
        (
            0, 7, -4, -12, 2, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, 1, 11, 6, 16, -8, -3, -15,
            5, 13, 0, 0, 0, 0, 0, 10,
        ),
        (
            9, 0, 0, 0, 0, 0, -12, 4, -3, -15, 7, -6, -16, 1, 11, -10, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -2, -14, 13, -5, -8, 0,
        ),
        (
            0, 9, 12, -4, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -6, -16, 1, 11, -10, 2, 14,
            -13, 5, 0, 0, 0, 0, 0, -8,
        ),
        (
            0, -12, 9, -7, 6, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, 15, -2, -14, 13, 1, 11,
            -10, 8, 0, 0, 0, 0, 0, 5,
        ),
        (
            12, 0, 0, 0, 0, 0, 9, -7, 6, 16, 4, -3, -15, 2, 14, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 11, -10, 8, -5, 0,
        ),
        (
            0, -5, -8, -10, -11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 14, -2, 15, -3, -4, 16,
            -6, -7, -9, 0, 0, 0, 0, 0, 12,
        ),
        (
            5, 0, 0, 0, 0, 0, -8, -10, -11, 1, -13, -14, 2, -15, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 16, -6, -7, -9, -12, 0,
        ),
        (
            8, 0, 0, 0, 0, 0, 5, 13, 14, -2, -10, -11, 1, -16, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -15, 3, 4, 12, -9, 0,
        ),
        (
            0, 8, -5, -13, -14, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, -11, 1, -16, 6, 7, 15, -3,
            -4, -12, 0, 0, 0, 0, 0, -9,
        ),
        (
            10, 0, 0, 0, 0, 0, -13, 5, 15, -3, 8, 16, -6, -11, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 14, -2, -12, 4, 7, 0,
        ),
        (
            0, 10, 13, -5, -15, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, -6, -11, 1, 9, -14, 2,
            12, -4, 0, 0, 0, 0, 0, 7,
        ),
        (
            0, -13, 10, -8, -16, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -15, 3, 14, -2, -12, -11,
            1, 9, -7, 0, 0, 0, 0, 0, -4,
        ),
        (
            13, 0, 0, 0, 0, 0, 10, -8, -16, 6, 5, 15, -3, -14, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -11, 1, 9, -7, 4, 0,
        ),
        (
            11, 0, 0, 0, 0, 0, -14, -15, 5, -4, -16, 8, -7, 10, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -13, 12, -2, -3, -6, 0,
        ),
        (
            0, 11, 14, 15, -5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -16, 8, -7, 10, -9, 1, 13, -12,
            2, 3, 0, 0, 0, 0, 0, -6,
        ),
        (
            0, -14, 11, 16, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, -5, 4, -13, 12, -2, 10, -9,
            1, 6, 0, 0, 0, 0, 0, 3,
        ),
        (
            14, 0, 0, 0, 0, 0, 11, 16, -8, 7, -15, 5, -4, 13, -12, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 10, -9, 1, 6, -3, 0,
        ),
        (
            0, -15, -16, 11, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, 13, -12, -5, 4, -3, -8,
            7, -6, 1, 0, 0, 0, 0, 0, -2,
        ),
        (
            15, 0, 0, 0, 0, 0, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -8, 7, -6, 1, 2, 0,
        ),
        (
            16, 0, 0, 0, 0, 0, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 5, -4, 3, -2, 1, 0,
        ),
        (
            0, 16, -15, 14, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, -5, 4,
            -3, 2, 0, 0, 0, 0, 0, 1,
        ),
    )


def _sandwich2__even__full__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (
            1, 0, 0, 2, 0, 3, 6, 0, 0, 4, 7, 0, 9, 0, 0, 12, 0, 5, 8, 0, 10, 0, 0, 13, 11, 0, 0,
            14, 0, 15, 16, 0,
        ),
        (
            0, 1, 2, 0, 3, 0, 0, 6, 4, 0, 0, 7, 0, 9, 12, 0, 5, 0, 0, 8, 0, 10, 13, 0, 0, 11,
            14, 0, 15, 0, 0, 16,
        ),
        (
            0, -2, 1, 0, 6, 0, 0, -3, 7, 0, 0, -4, 0, -12, 9, 0, 8, 0, 0, -5, 0, -13, 10, 0, 0,
            -14, 11, 0, 16, 0, 0, -15,
        ),
        (
            0, -3, -6, 0, 1, 0, 0, 2, 9, 0, 0, 12, 0, -4, -7, 0, 10, 0, 0, 13, 0, -5, -8, 0, 0,
            -15, -16, 0, 11, 0, 0, 14,
        ),
        (
            0, -4, -7, 0, -9, 0, 0, -12, 1, 0, 0, 2, 0, 3, 6, 0, 11, 0, 0, 14, 0, 15, 16, 0, 0,
            -5, -8, 0, -10, 0, 0, -13,
        ),
        (
            0, -5, -8, 0, -10, 0, 0, -13, -11, 0, 0, -14, 0, -15, -16, 0, 1, 0, 0, 2, 0, 3, 6,
            0, 0, 4, 7, 0, 9, 0, 0, 12,
        ),
        (
            -2, 0, 0, 1, 0, 6, -3, 0, 0, 7, -4, 0, -12, 0, 0, 9, 0, 8, -5, 0, -13, 0, 0, 10,
            -14, 0, 0, 11, 0, 16, -15, 0,
        ),
        (
            -3, 0, 0, -6, 0, 1, 2, 0, 0, 9, 12, 0, -4, 0, 0, -7, 0, 10, 13, 0, -5, 0, 0, -8,
            -15, 0, 0, -16, 0, 11, 14, 0,
        ),
        (
            -4, 0, 0, -7, 0, -9, -12, 0, 0, 1, 2, 0, 3, 0, 0, 6, 0, 11, 14, 0, 15, 0, 0, 16, -5,
            0, 0, -8, 0, -10, -13, 0,
        ),
        (
            -5, 0, 0, -8, 0, -10, -13, 0, 0, -11, -14, 0, -15, 0, 0, -16, 0, 1, 2, 0, 3, 0, 0,
            6, 4, 0, 0, 7, 0, 9, 12, 0,
        ),
        (
            -6, 0, 0, 3, 0, -2, 1, 0, 0, -12, 9, 0, -7, 0, 0, 4, 0, -13, 10, 0, -8, 0, 0, 5,
            -16, 0, 0, 15, 0, -14, 11, 0,
        ),
        (
            -7, 0, 0, 4, 0, 12, -9, 0, 0, -2, 1, 0, 6, 0, 0, -3, 0, -14, 11, 0, 16, 0, 0, -15,
            -8, 0, 0, 5, 0, 13, -10, 0,
        ),
        (
            -8, 0, 0, 5, 0, 13, -10, 0, 0, 14, -11, 0, -16, 0, 0, 15, 0, -2, 1, 0, 6, 0, 0, -3,
            7, 0, 0, -4, 0, -12, 9, 0,
        ),
        (
            -9, 0, 0, -12, 0, 4, 7, 0, 0, -3, -6, 0, 1, 0, 0, 2, 0, -15, -16, 0, 11, 0, 0, 14,
            -10, 0, 0, -13, 0, 5, 8, 0,
        ),
        (
            -10, 0, 0, -13, 0, 5, 8, 0, 0, 15, 16, 0, -11, 0, 0, -14, 0, -3, -6, 0, 1, 0, 0, 2,
            9, 0, 0, 12, 0, -4, -7, 0,
        ),
        (
            -11, 0, 0, -14, 0, -15, -16, 0, 0, 5, 8, 0, 10, 0, 0, 13, 0, -4, -7, 0, -9, 0, 0,
            -12, 1, 0, 0, 2, 0, 3, 6, 0,
        ),
        (
            0, -6, 3, 0, -2, 0, 0, 1, -12, 0, 0, 9, 0, -7, 4, 0, -13, 0, 0, 10, 0, -8, 5, 0, 0,
            -16, 15, 0, -14, 0, 0, 11,
        ),
        (
            0, -7, 4, 0, 12, 0, 0, -9, -2, 0, 0, 1, 0, 6, -3, 0, -14, 0, 0, 11, 0, 16, -15, 0,
            0, -8, 5, 0, 13, 0, 0, -10,
        ),
        (
            0, -8, 5, 0, 13, 0, 0, -10, 14, 0, 0, -11, 0, -16, 15, 0, -2, 0, 0, 1, 0, 6, -3, 0,
            0, 7, -4, 0, -12, 0, 0, 9,
        ),
        (
            0, -9, -12, 0, 4, 0, 0, 7, -3, 0, 0, -6, 0, 1, 2, 0, -15, 0, 0, -16, 0, 11, 14, 0,
            0, -10, -13, 0, 5, 0, 0, 8,
        ),
        (
            0, -10, -13, 0, 5, 0, 0, 8, 15, 0, 0, 16, 0, -11, -14, 0, -3, 0, 0, -6, 0, 1, 2, 0,
            0, 9, 12, 0, -4, 0, 0, -7,
        ),
        (
            0, -11, -14, 0, -15, 0, 0, -16, 5, 0, 0, 8, 0, 10, 13, 0, -4, 0, 0, -7, 0, -9, -12,
            0, 0, 1, 2, 0, 3, 0, 0, 6,
        ),
        (
            0, 12, -9, 0, 7, 0, 0, -4, -6, 0, 0, 3, 0, -2, 1, 0, -16, 0, 0, 15, 0, -14, 11, 0,
            0, 13, -10, 0, 8, 0, 0, -5,
        ),
        (
            0, 13, -10, 0, 8, 0, 0, -5, 16, 0, 0, -15, 0, 14, -11, 0, -6, 0, 0, 3, 0, -2, 1, 0,
            0, -12, 9, 0, -7, 0, 0, 4,
        ),
        (
            0, 14, -11, 0, -16, 0, 0, 15, 8, 0, 0, -5, 0, -13, 10, 0, -7, 0, 0, 4, 0, 12, -9, 0,
            0, -2, 1, 0, 6, 0, 0, -3,
        ),
        (
            0, 15, 16, 0, -11, 0, 0, -14, 10, 0, 0, 13, 0, -5, -8, 0, -9, 0, 0, -12, 0, 4, 7, 0,
            0, -3, -6, 0, 1, 0, 0, 2,
        ),
        (
            12, 0, 0, -9, 0, 7, -4, 0, 0, -6, 3, 0, -2, 0, 0, 1, 0, -16, 15, 0, -14, 0, 0, 11,
            13, 0, 0, -10, 0, 8, -5, 0,
        ),
        (
            13, 0, 0, -10, 0, 8, -5, 0, 0, 16, -15, 0, 14, 0, 0, -11, 0, -6, 3, 0, -2, 0, 0, 1,
            -12, 0, 0, 9, 0, -7, 4, 0,
        ),
        (
            14, 0, 0, -11, 0, -16, 15, 0, 0, 8, -5, 0, -13, 0, 0, 10, 0, -7, 4, 0, 12, 0, 0, -9,
            -2, 0, 0, 1, 0, 6, -3, 0,
        ),
        (
            15, 0, 0, 16, 0, -11, -14, 0, 0, 10, 13, 0, -5, 0, 0, -8, 0, -9, -12, 0, 4, 0, 0, 7,
            -3, 0, 0, -6, 0, 1, 2, 0,
        ),
        (
            16, 0, 0, -15, 0, 14, -11, 0, 0, -13, 10, 0, -8, 0, 0, 5, 0, 12, -9, 0, 7, 0, 0, -4,
            -6, 0, 0, 3, 0, -2, 1, 0,
        ),
        (
            0, 16, -15, 0, 14, 0, 0, -11, -13, 0, 0, 10, 0, -8, 5, 0, 12, 0, 0, -9, 0, 7, -4, 0,
            0, -6, 3, 0, -2, 0, 0, 1,
        ),
    )


@_operation((16, 32, 16), 32)
def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), even: grades 0, 2, 4
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    s : (..., 16), even: grades 0, 2, 4
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 2048 multiplications, 1984 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__full__even",
        ("r", r, 16, 1),
        ("x", x, 32, 1),
        ("s", s, 16, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__full__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__full__even_out), P)
    return out


def _sandwich2__full__full__full_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (
            1, 2, 3, 4, 5, 6, -7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20,
            -21, -22, -23, -24, -25, -26, 27, 28, 29, 30, 31, 32,
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
            7, -3, 2, 17, 18, 19, 1, 11, 12, 13, -8, -9, -10, -27, -28, -29, 4, 5, 6, 23, 24,
            25, -20, -21, -22, -32, -14, -15, -16, -31, 30, -26,
        ),
        (
            4, -8, -11, 1, 14, 15, -17, 2, 20, 21, 3, 23, 24, -5, -6, -26, -7, -27, -28, 9, 10,
            30, 12, 13, 31, -16, 18, 19, 32, -22, -25, 29,
        ),
        (
            8, -4, -17, 2, 20, 21, -11, 1, 14, 15, 7, 27, 28, -9, -10, -30, -3, -23, -24, 5, 6,
            26, 18, 19, 32, -22, 12, 13, 31, -16, -29, 25,
        ),
        (
            11, 17, -4, 3, 23, 24, 8, -7, -27, -28, 1, 14, 15, -12, -13, -31, 2, 20, 21, -18,
            -19, -32, 5, 6, 26, -25, -9, -10, -30, 29, -16, -22,
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
            9, -5, -18, -20, 2, 22, -12, -14, 1, 16, -27, 7, 29, 8, 30, -10, 23, -3, -25, -4,
            -26, 6, -17, -32, 19, 21, -11, -31, 13, 15, 28, -24,
        ),
        (
            12, 18, -5, -23, 3, 25, 9, 27, -7, -29, -14, 1, 16, 11, 31, -13, -20, 2, 22, 17, 32,
            -19, -4, -26, 6, 24, 8, 30, -10, -28, 15, 21,
        ),
        (
            18, 12, -9, -27, 7, 29, 5, 23, -3, -25, -20, 2, 22, 17, 32, -19, -14, 1, 16, 11, 31,
            -13, -8, -30, 10, 28, 4, 26, -6, -24, 21, 15,
        ),
        (
            14, 20, 23, -5, 4, 26, -27, 9, -8, -30, 12, -11, -31, 1, 16, -15, 18, -17, -32, 2,
            22, -21, 3, 25, -24, 6, -7, -29, 28, -10, -13, -19,
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
            27, -23, 20, -18, 17, 32, 14, -12, 11, 31, 9, -8, -30, 7, 29, -28, -5, 4, 26, -3,
            -25, 24, 2, 22, -21, 19, 1, 16, -15, 13, -10, 6,
        ),
        (
            6, -10, -13, -15, -16, 1, -19, -21, -22, 2, -24, -25, 3, -26, 4, 5, 28, 29, -7, 30,
            -8, -9, 31, -11, -12, -14, 32, -17, -18, -20, -23, 27,
        ),
        (
            10, -6, -19, -21, -22, 2, -13, -15, -16, 1, -28, -29, 7, -30, 8, 9, 24, 25, -3, 26,
            -4, -5, 32, -17, -18, -20, 31, -11, -12, -14, -27, 23,
        ),
        (
            13, 19, -6, -24, -25, 3, 10, 28, 29, -7, -15, -16, 1, -31, 11, 12, -21, -22, 2, -32,
            17, 18, 26, -4, -5, -23, -30, 8, 9, 27, -14, -20,
        ),
        (
            19, 13, -10, -28, -29, 7, 6, 24, 25, -3, -21, -22, 2, -32, 17, 18, -15, -16, 1, -31,
            11, 12, 30, -8, -9, -27, -26, 4, 5, 23, -20, -14,
        ),
        (
            15, 21, 24, -6, -26, 4, -28, 10, 30, -8, 13, 31, -11, -16, 1, 14, 19, 32, -17, -22,
            2, 20, -25, 3, 23, -5, 29, -7, -27, 9, 12, 18,
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
            28, -24, 21, -19, -32, 17, 15, -13, -31, 11, 10, 30, -8, -29, 7, 27, -6, -26, 4, 25,
            -3, -23, -22, 2, 20, -18, -16, 1, 14, -12, 9, -5,
        ),
        (
            16, 22, 25, 26, -6, 5, -29, -30, 10, -9, -31, 13, -12, 15, -14, 1, -32, 19, -18, 21,
            -20, 2, 24, -23, 3, 4, -28, 27, -7, -8, -11, -17,
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
            29, -25, 22, 32, -19, 18, 16, 31, -13, 12, -30, 10, -9, 28, -27, 7, 26, -6, 5, -24,
            23, -3, 21, -20, 2, 17, 15, -14, 1, 11, -8, 4,
        ),
        (
            26, -30, -31, 16, -15, 14, -32, 22, -21, 20, 25, -24, 23, 6, -5, 4, -29, 28, -27,
            -10, 9, -8, -13, 12, -11, 1, -19, 18, -17, 2, 3, -7,
        ),
        (
            30, -26, -32, 22, -21, 20, -31, 16, -15, 14, 29, -28, 27, 10, -9, 8, -25, 24, -23,
            -6, 5, -4, -19, 18, -17, 2, -13, 12, -11, 1, 7, -3,
        ),
        (
            31, 32, -26, 25, -24, 23, 30, -29, 28, -27, 16, -15, 14, 13, -12, 11, 22, -21, 20,
            19, -18, 17, -6, 5, -4, 3, 10, -9, 8, -7, 1, 2,
        ),
        (
            32, 31, -30, 29, -28, 27, 26, -25, 24, -23, 22, -21, 20, 19, -18, 17, 16, -15, 14,
            13, -12, 11, -10, 9, -8, 7, 6, -5, 4, -3, 2, 1,
        ),
    )


def _sandwich2__full__full__full_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (
            1, 2, 3, 7, 4, 8, 11, 17, 5, 9, 12, 18, 14, 20, 23, 27, 6, 10, 13, 19, 15, 21, 24,
            28, 16, 22, 25, 29, 26, 30, 31, 32,
        ),
        (
            2, 1, 7, 3, 8, 4, 17, 11, 9, 5, 18, 12, 20, 14, 27, 23, 10, 6, 19, 13, 21, 15, 28,
            24, 22, 16, 29, 25, 30, 26, 32, 31,
        ),
        (
            3, -7, 1, -2, 11, -17, 4, -8, 12, -18, 5, -9, 23, -27, 14, -20, 13, -19, 6, -10, 24,
            -28, 15, -21, 25, -29, 16, -22, 31, -32, 26, -30,
        ),
        (
            4, -8, -11, 17, 1, -2, -3, 7, 14, -20, -23, 27, 5, -9, -12, 18, 15, -21, -24, 28, 6,
            -10, -13, 19, 26, -30, -31, 32, 16, -22, -25, 29,
        ),
        (
            5, -9, -12, 18, -14, 20, 23, -27, 1, -2, -3, 7, -4, 8, 11, -17, 16, -22, -25, 29,
            -26, 30, 31, -32, 6, -10, -13, 19, -15, 21, 24, -28,
        ),
        (
            6, -10, -13, 19, -15, 21, 24, -28, -16, 22, 25, -29, 26, -30, -31, 32, 1, -2, -3, 7,
            -4, 8, 11, -17, -5, 9, 12, -18, 14, -20, -23, 27,
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
            -17, -11, 8, 4, -7, -3, 2, 1, -27, -23, 20, 14, -18, -12, 9, 5, -28, -24, 21, 15,
            -19, -13, 10, 6, -32, -31, 30, 26, -29, -25, 22, 16,
        ),
        (
            -18, -12, 9, 5, 27, 23, -20, -14, -7, -3, 2, 1, 17, 11, -8, -4, -29, -25, 22, 16,
            32, 31, -30, -26, -19, -13, 10, 6, 28, 24, -21, -15,
        ),
        (
            -19, -13, 10, 6, 28, 24, -21, -15, 29, 25, -22, -16, -32, -31, 30, 26, -7, -3, 2, 1,
            17, 11, -8, -4, 18, 12, -9, -5, -27, -23, 20, 14,
        ),
        (
            -20, -14, -27, -23, 9, 5, 18, 12, -8, -4, -17, -11, 2, 1, 7, 3, -30, -26, -32, -31,
            22, 16, 29, 25, -21, -15, -28, -24, 10, 6, 19, 13,
        ),
        (
            -21, -15, -28, -24, 10, 6, 19, 13, 30, 26, 32, 31, -22, -16, -29, -25, -8, -4, -17,
            -11, 2, 1, 7, 3, 20, 14, 27, 23, -9, -5, -18, -12,
        ),
        (
            -22, -16, -29, -25, -30, -26, -32, -31, 10, 6, 19, 13, 21, 15, 28, 24, -9, -5, -18,
            -12, -20, -14, -27, -23, 2, 1, 7, 3, 8, 4, 17, 11,
        ),
        (
            -23, 27, -14, 20, 12, -18, 5, -9, -11, 17, -4, 8, 3, -7, 1, -2, -31, 32, -26, 30,
            25, -29, 16, -22, -24, 28, -15, 21, 13, -19, 6, -10,
        ),
        (
            -24, 28, -15, 21, 13, -19, 6, -10, 31, -32, 26, -30, -25, 29, -16, 22, -11, 17, -4,
            8, 3, -7, 1, -2, 23, -27, 14, -20, -12, 18, -5, 9,
        ),
        (
            -25, 29, -16, 22, -31, 32, -26, 30, 13, -19, 6, -10, 24, -28, 15, -21, -12, 18, -5,
            9, -23, 27, -14, 20, 3, -7, 1, -2, 11, -17, 4, -8,
        ),
        (
            -26, 30, 31, -32, -16, 22, 25, -29, 15, -21, -24, 28, 6, -10, -13, 19, -14, 20, 23,
            -27, -5, 9, 12, -18, 4, -8, -11, 17, 1, -2, -3, 7,
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
            32, 31, -30, -26, 29, 25, -22, -16, -28, -24, 21, 15, -19, -13, 10, 6, 27, 23, -20,
            -14, 18, 12, -9, -5, -17, -11, 8, 4, -7, -3, 2, 1,
        ),
    )


@_operation((32, 32, 32), 32)
def sandwich2__full__full__full(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    s : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32), full: grades 0, 1, 2, 3, 4, 5

    Run the gather form: 2048 multiplications, 1984 additions.
    """
    r, x, s = _operands(
        "sandwich2__full__full__full",
        ("r", r, 32, 1),
        ("x", x, 32, 1),
        ("s", s, 32, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__full__full__full_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__full__full__full_out), P)
    return out


# --- versor_defect: what must vanish, from the fourth entry on, for R to be a versor ------------


def _versor_defect__full_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 32,
        ),
        (
            1, 0, 0, 0, 0, 0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            27, 28, 29, 30, 31, 0,
        ),
        (
            0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 18, 19, 20, 21, 22, 23, 24, 25,
            26, 0, 0, 0, 0, 0, 32,
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
    )


def versor_defect__full(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 8)

    Run the gather form: 256 multiplications, 248 additions.
    """
    (R,) = _operands("versor_defect__full", ("R", R, 32, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__full_out), R)
    return out


def _versor_defect__even_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (12, -9, 7, -6, -16, -4, 3, 15, -2, -14, 13, 1, 11, -10, 8, -5),
        (13, -10, 8, 16, -6, -5, -15, 3, 14, -2, -12, -11, 1, 9, -7, 4),
        (14, -11, -16, 8, -7, 15, -5, 4, -13, 12, -2, 10, -9, 1, 6, -3),
        (15, 16, -11, 10, -9, -14, 13, -12, -5, 4, -3, -8, 7, -6, 1, 2),
        (16, -15, 14, -13, 12, -11, 10, -9, -8, 7, -6, 5, -4, 3, -2, 1),
    )


def versor_defect__even(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), even: grades 0, 2, 4
    returns : (..., 8)

    Run the gather form: 128 multiplications, 120 additions.
    """
    (R,) = _operands("versor_defect__even", ("R", R, 16, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__even_out), R)
    return out


def _versor_defect__g0_2_out() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -9, 7, -6, 0, -4, 3, 0, -2, 0, 0),
        (0, -10, 8, 0, -6, -5, 0, 3, 0, -2, 0),
        (0, -11, 0, 8, -7, 0, -5, 4, 0, 0, -2),
        (0, 0, -11, 10, -9, 0, 0, 0, -5, 4, -3),
        (0, 0, 0, 0, 0, -11, 10, -9, -8, 7, -6),
    )


def versor_defect__g0_2(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 11), g0_2: grades 0, 2
    returns : (..., 8)

    Run the gather form: 88 multiplications, 80 additions.
    """
    (R,) = _operands("versor_defect__g0_2", ("R", R, 11, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__g0_2_out), R)
    return out


def versor_defect__vector(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 5), vector: grades 1
    returns : (..., 3)

    Run the unrolled form: 5 multiplications, 4 additions.
    """
    (R,) = _operands("versor_defect__vector", ("R", R, 5, 2))
    (R_0, R_1, R_2, R_3, R_4) = R.unbind(-1)
    # common subexpressions
    t_1 = R_2*R_2 + R_3*R_3
    t_0 = R_0*R_0 + R_1*R_1
    t_2 = R_4*R_4 + t_0
    t_3 = t_1 + t_2
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_3
    out_2 = t_3
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, zero, out_2), -1)
    return out


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -6),
        (1, -6),
        (1, -6),
        (1, -6),
        (2, -7),
        (2, -7),
        (2, -7),
        (3, -8),
        (3, -8),
        (4, -9),
        (1, -11),
        (1, -11),
        (1, -11),
        (1, -11),
        (2, -12),
        (2, -12),
        (2, -12),
        (3, -13),
        (3, -13),
        (4, -14),
        (1, -16),
        (1, -16),
        (1, -16),
        (1, -16),
        (2, -17),
        (2, -17),
        (2, -17),
        (3, -18),
        (3, -18),
        (4, -19),
        (1, -21),
        (1, -21),
        (1, -21),
        (1, -21),
        (2, -22),
        (2, -22),
        (2, -22),
        (3, -23),
        (3, -23),
        (4, -24),
        (6, -11),
        (6, -11),
        (6, -11),
        (6, -11),
        (7, -12),
        (7, -12),
        (7, -12),
        (8, -13),
        (8, -13),
        (9, -14),
        (6, -16),
        (6, -16),
        (6, -16),
        (6, -16),
        (7, -17),
        (7, -17),
        (7, -17),
        (8, -18),
        (8, -18),
        (9, -19),
        (6, -21),
        (6, -21),
        (6, -21),
        (6, -21),
        (7, -22),
        (7, -22),
        (7, -22),
        (8, -23),
        (8, -23),
        (9, -24),
        (11, -16),
        (11, -16),
        (11, -16),
        (11, -16),
        (12, -17),
        (12, -17),
        (12, -17),
        (13, -18),
        (13, -18),
        (14, -19),
        (11, -21),
        (11, -21),
        (11, -21),
        (11, -21),
        (12, -22),
        (12, -22),
        (12, -22),
        (13, -23),
        (13, -23),
        (14, -24),
        (16, -21),
        (16, -21),
        (16, -21),
        (16, -21),
        (17, -22),
        (17, -22),
        (17, -22),
        (18, -23),
        (18, -23),
        (19, -24),
    )


def _outermorphism__bivector_out_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (7, 2),
        (8, 3),
        (9, 4),
        (10, 5),
        (8, 3),
        (9, 4),
        (10, 5),
        (9, 4),
        (10, 5),
        (10, 5),
        (12, 2),
        (13, 3),
        (14, 4),
        (15, 5),
        (13, 3),
        (14, 4),
        (15, 5),
        (14, 4),
        (15, 5),
        (15, 5),
        (17, 2),
        (18, 3),
        (19, 4),
        (20, 5),
        (18, 3),
        (19, 4),
        (20, 5),
        (19, 4),
        (20, 5),
        (20, 5),
        (22, 2),
        (23, 3),
        (24, 4),
        (25, 5),
        (23, 3),
        (24, 4),
        (25, 5),
        (24, 4),
        (25, 5),
        (25, 5),
        (12, 7),
        (13, 8),
        (14, 9),
        (15, 10),
        (13, 8),
        (14, 9),
        (15, 10),
        (14, 9),
        (15, 10),
        (15, 10),
        (17, 7),
        (18, 8),
        (19, 9),
        (20, 10),
        (18, 8),
        (19, 9),
        (20, 10),
        (19, 9),
        (20, 10),
        (20, 10),
        (22, 7),
        (23, 8),
        (24, 9),
        (25, 10),
        (23, 8),
        (24, 9),
        (25, 10),
        (24, 9),
        (25, 10),
        (25, 10),
        (17, 12),
        (18, 13),
        (19, 14),
        (20, 15),
        (18, 13),
        (19, 14),
        (20, 15),
        (19, 14),
        (20, 15),
        (20, 15),
        (22, 12),
        (23, 13),
        (24, 14),
        (25, 15),
        (23, 13),
        (24, 14),
        (25, 15),
        (24, 14),
        (25, 15),
        (25, 15),
        (22, 17),
        (23, 18),
        (24, 19),
        (25, 20),
        (23, 18),
        (24, 19),
        (25, 20),
        (24, 19),
        (25, 20),
        (25, 20),
    )


@_operation((25,), 100)
def outermorphism__bivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)

    Run the gather form: 200 multiplications, 100 additions.
    """
    (M,) = _operands("outermorphism__bivector", ("M", M, 25, 2))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__bivector_out_left) * _signed(M,
        _outermorphism__bivector_out_right)).sum(-1)
    )
    return out


def _outermorphism__trivector_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -7),
        (2, -7),
        (2, -7),
        (3, -8),
        (3, -8),
        (4, -9),
        (2, -12),
        (2, -12),
        (2, -12),
        (3, -13),
        (3, -13),
        (4, -14),
        (2, -17),
        (2, -17),
        (2, -17),
        (3, -18),
        (3, -18),
        (4, -19),
        (2, -22),
        (2, -22),
        (2, -22),
        (3, -23),
        (3, -23),
        (4, -24),
        (7, -12),
        (7, -12),
        (7, -12),
        (8, -13),
        (8, -13),
        (9, -14),
        (7, -17),
        (7, -17),
        (7, -17),
        (8, -18),
        (8, -18),
        (9, -19),
        (7, -22),
        (7, -22),
        (7, -22),
        (8, -23),
        (8, -23),
        (9, -24),
        (12, -17),
        (12, -17),
        (12, -17),
        (13, -18),
        (13, -18),
        (14, -19),
        (12, -22),
        (12, -22),
        (12, -22),
        (13, -23),
        (13, -23),
        (14, -24),
        (17, -22),
        (17, -22),
        (17, -22),
        (18, -23),
        (18, -23),
        (19, -24),
    )


def _outermorphism__trivector_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (8, 3),
        (9, 4),
        (10, 5),
        (9, 4),
        (10, 5),
        (10, 5),
        (13, 3),
        (14, 4),
        (15, 5),
        (14, 4),
        (15, 5),
        (15, 5),
        (18, 3),
        (19, 4),
        (20, 5),
        (19, 4),
        (20, 5),
        (20, 5),
        (23, 3),
        (24, 4),
        (25, 5),
        (24, 4),
        (25, 5),
        (25, 5),
        (13, 8),
        (14, 9),
        (15, 10),
        (14, 9),
        (15, 10),
        (15, 10),
        (18, 8),
        (19, 9),
        (20, 10),
        (19, 9),
        (20, 10),
        (20, 10),
        (23, 8),
        (24, 9),
        (25, 10),
        (24, 9),
        (25, 10),
        (25, 10),
        (18, 13),
        (19, 14),
        (20, 15),
        (19, 14),
        (20, 15),
        (20, 15),
        (23, 13),
        (24, 14),
        (25, 15),
        (24, 14),
        (25, 15),
        (25, 15),
        (23, 18),
        (24, 19),
        (25, 20),
        (24, 19),
        (25, 20),
        (25, 20),
    )


def _outermorphism__trivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -6, 11),
        (1, -6, 11),
        (1, -6, 11),
        (1, -6, 11),
        (1, -6, 11),
        (1, -6, 11),
        (2, -7, 12),
        (2, -7, 12),
        (2, -7, 12),
        (3, -8, 13),
        (1, -6, 16),
        (1, -6, 16),
        (1, -6, 16),
        (1, -6, 16),
        (1, -6, 16),
        (1, -6, 16),
        (2, -7, 17),
        (2, -7, 17),
        (2, -7, 17),
        (3, -8, 18),
        (1, -6, 21),
        (1, -6, 21),
        (1, -6, 21),
        (1, -6, 21),
        (1, -6, 21),
        (1, -6, 21),
        (2, -7, 22),
        (2, -7, 22),
        (2, -7, 22),
        (3, -8, 23),
        (1, -11, 16),
        (1, -11, 16),
        (1, -11, 16),
        (1, -11, 16),
        (1, -11, 16),
        (1, -11, 16),
        (2, -12, 17),
        (2, -12, 17),
        (2, -12, 17),
        (3, -13, 18),
        (1, -11, 21),
        (1, -11, 21),
        (1, -11, 21),
        (1, -11, 21),
        (1, -11, 21),
        (1, -11, 21),
        (2, -12, 22),
        (2, -12, 22),
        (2, -12, 22),
        (3, -13, 23),
        (1, -16, 21),
        (1, -16, 21),
        (1, -16, 21),
        (1, -16, 21),
        (1, -16, 21),
        (1, -16, 21),
        (2, -17, 22),
        (2, -17, 22),
        (2, -17, 22),
        (3, -18, 23),
        (6, -11, 16),
        (6, -11, 16),
        (6, -11, 16),
        (6, -11, 16),
        (6, -11, 16),
        (6, -11, 16),
        (7, -12, 17),
        (7, -12, 17),
        (7, -12, 17),
        (8, -13, 18),
        (6, -11, 21),
        (6, -11, 21),
        (6, -11, 21),
        (6, -11, 21),
        (6, -11, 21),
        (6, -11, 21),
        (7, -12, 22),
        (7, -12, 22),
        (7, -12, 22),
        (8, -13, 23),
        (6, -16, 21),
        (6, -16, 21),
        (6, -16, 21),
        (6, -16, 21),
        (6, -16, 21),
        (6, -16, 21),
        (7, -17, 22),
        (7, -17, 22),
        (7, -17, 22),
        (8, -18, 23),
        (11, -16, 21),
        (11, -16, 21),
        (11, -16, 21),
        (11, -16, 21),
        (11, -16, 21),
        (11, -16, 21),
        (12, -17, 22),
        (12, -17, 22),
        (12, -17, 22),
        (13, -18, 23),
    )


def _outermorphism__trivector_out_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (25, 7, 1),
        (26, 8, 2),
        (27, 9, 3),
        (28, 10, 4),
        (29, 11, 5),
        (30, 12, 6),
        (28, 10, 4),
        (29, 11, 5),
        (30, 12, 6),
        (30, 12, 6),
        (31, 13, 1),
        (32, 14, 2),
        (33, 15, 3),
        (34, 16, 4),
        (35, 17, 5),
        (36, 18, 6),
        (34, 16, 4),
        (35, 17, 5),
        (36, 18, 6),
        (36, 18, 6),
        (37, 19, 1),
        (38, 20, 2),
        (39, 21, 3),
        (40, 22, 4),
        (41, 23, 5),
        (42, 24, 6),
        (40, 22, 4),
        (41, 23, 5),
        (42, 24, 6),
        (42, 24, 6),
        (43, 13, 7),
        (44, 14, 8),
        (45, 15, 9),
        (46, 16, 10),
        (47, 17, 11),
        (48, 18, 12),
        (46, 16, 10),
        (47, 17, 11),
        (48, 18, 12),
        (48, 18, 12),
        (49, 19, 7),
        (50, 20, 8),
        (51, 21, 9),
        (52, 22, 10),
        (53, 23, 11),
        (54, 24, 12),
        (52, 22, 10),
        (53, 23, 11),
        (54, 24, 12),
        (54, 24, 12),
        (55, 19, 13),
        (56, 20, 14),
        (57, 21, 15),
        (58, 22, 16),
        (59, 23, 17),
        (60, 24, 18),
        (58, 22, 16),
        (59, 23, 17),
        (60, 24, 18),
        (60, 24, 18),
        (43, 31, 25),
        (44, 32, 26),
        (45, 33, 27),
        (46, 34, 28),
        (47, 35, 29),
        (48, 36, 30),
        (46, 34, 28),
        (47, 35, 29),
        (48, 36, 30),
        (48, 36, 30),
        (49, 37, 25),
        (50, 38, 26),
        (51, 39, 27),
        (52, 40, 28),
        (53, 41, 29),
        (54, 42, 30),
        (52, 40, 28),
        (53, 41, 29),
        (54, 42, 30),
        (54, 42, 30),
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
        (55, 49, 43),
        (56, 50, 44),
        (57, 51, 45),
        (58, 52, 46),
        (59, 53, 47),
        (60, 54, 48),
        (58, 52, 46),
        (59, 53, 47),
        (60, 54, 48),
        (60, 54, 48),
    )


@_operation((25,), 100)
def outermorphism__trivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 100)

    Run the gather form: 420 multiplications, 260 additions.
    """
    (M,) = _operands("outermorphism__trivector", ("M", M, 25, 3))
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
        (3, -8),
        (3, -8),
        (4, -9),
        (3, -13),
        (3, -13),
        (4, -14),
        (3, -18),
        (3, -18),
        (4, -19),
        (3, -23),
        (3, -23),
        (4, -24),
        (8, -13),
        (8, -13),
        (9, -14),
        (8, -18),
        (8, -18),
        (9, -19),
        (8, -23),
        (8, -23),
        (9, -24),
        (13, -18),
        (13, -18),
        (14, -19),
        (13, -23),
        (13, -23),
        (14, -24),
        (18, -23),
        (18, -23),
        (19, -24),
    )


def _outermorphism__g4_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (9, 4),
        (10, 5),
        (10, 5),
        (14, 4),
        (15, 5),
        (15, 5),
        (19, 4),
        (20, 5),
        (20, 5),
        (24, 4),
        (25, 5),
        (25, 5),
        (14, 9),
        (15, 10),
        (15, 10),
        (19, 9),
        (20, 10),
        (20, 10),
        (24, 9),
        (25, 10),
        (25, 10),
        (19, 14),
        (20, 15),
        (20, 15),
        (24, 14),
        (25, 15),
        (25, 15),
        (24, 19),
        (25, 20),
        (25, 20),
    )


def _outermorphism__g4_F3_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -7, 12),
        (2, -7, 12),
        (2, -7, 12),
        (3, -8, 13),
        (2, -7, 17),
        (2, -7, 17),
        (2, -7, 17),
        (3, -8, 18),
        (2, -7, 22),
        (2, -7, 22),
        (2, -7, 22),
        (3, -8, 23),
        (2, -12, 17),
        (2, -12, 17),
        (2, -12, 17),
        (3, -13, 18),
        (2, -12, 22),
        (2, -12, 22),
        (2, -12, 22),
        (3, -13, 23),
        (2, -17, 22),
        (2, -17, 22),
        (2, -17, 22),
        (3, -18, 23),
        (7, -12, 17),
        (7, -12, 17),
        (7, -12, 17),
        (8, -13, 18),
        (7, -12, 22),
        (7, -12, 22),
        (7, -12, 22),
        (8, -13, 23),
        (7, -17, 22),
        (7, -17, 22),
        (7, -17, 22),
        (8, -18, 23),
        (12, -17, 22),
        (12, -17, 22),
        (12, -17, 22),
        (13, -18, 23),
    )


def _outermorphism__g4_F3_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (13, 4, 1),
        (14, 5, 2),
        (15, 6, 3),
        (15, 6, 3),
        (16, 7, 1),
        (17, 8, 2),
        (18, 9, 3),
        (18, 9, 3),
        (19, 10, 1),
        (20, 11, 2),
        (21, 12, 3),
        (21, 12, 3),
        (22, 7, 4),
        (23, 8, 5),
        (24, 9, 6),
        (24, 9, 6),
        (25, 10, 4),
        (26, 11, 5),
        (27, 12, 6),
        (27, 12, 6),
        (28, 10, 7),
        (29, 11, 8),
        (30, 12, 9),
        (30, 12, 9),
        (22, 16, 13),
        (23, 17, 14),
        (24, 18, 15),
        (24, 18, 15),
        (25, 19, 13),
        (26, 20, 14),
        (27, 21, 15),
        (27, 21, 15),
        (28, 19, 16),
        (29, 20, 17),
        (30, 21, 18),
        (30, 21, 18),
        (28, 25, 22),
        (29, 26, 23),
        (30, 27, 24),
        (30, 27, 24),
    )


def _outermorphism__g4_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -6, 11, -16),
        (1, -6, 11, -16),
        (1, -6, 11, -16),
        (1, -6, 11, -16),
        (2, -7, 12, -17),
        (1, -6, 11, -21),
        (1, -6, 11, -21),
        (1, -6, 11, -21),
        (1, -6, 11, -21),
        (2, -7, 12, -22),
        (1, -6, 16, -21),
        (1, -6, 16, -21),
        (1, -6, 16, -21),
        (1, -6, 16, -21),
        (2, -7, 17, -22),
        (1, -11, 16, -21),
        (1, -11, 16, -21),
        (1, -11, 16, -21),
        (1, -11, 16, -21),
        (2, -12, 17, -22),
        (6, -11, 16, -21),
        (6, -11, 16, -21),
        (6, -11, 16, -21),
        (6, -11, 16, -21),
        (7, -12, 17, -22),
    )


def _outermorphism__g4_out_right() -> Table:
    """Return places of F3 in the terms of each output, padded with 0."""
    return (
        (25, 13, 5, 1),
        (26, 14, 6, 2),
        (27, 15, 7, 3),
        (28, 16, 8, 4),
        (28, 16, 8, 4),
        (29, 17, 9, 1),
        (30, 18, 10, 2),
        (31, 19, 11, 3),
        (32, 20, 12, 4),
        (32, 20, 12, 4),
        (33, 21, 9, 5),
        (34, 22, 10, 6),
        (35, 23, 11, 7),
        (36, 24, 12, 8),
        (36, 24, 12, 8),
        (37, 21, 17, 13),
        (38, 22, 18, 14),
        (39, 23, 19, 15),
        (40, 24, 20, 16),
        (40, 24, 20, 16),
        (37, 33, 29, 25),
        (38, 34, 30, 26),
        (39, 35, 31, 27),
        (40, 36, 32, 28),
        (40, 36, 32, 28),
    )


@_operation((25,), 25)
def outermorphism__g4(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 25)

    Run the gather form: 280 multiplications, 185 additions.
    """
    (M,) = _operands("outermorphism__g4", ("M", M, 25, 4))
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
        (4, -9),
        (4, -14),
        (4, -19),
        (4, -24),
        (9, -14),
        (9, -19),
        (9, -24),
        (14, -19),
        (14, -24),
        (19, -24),
    )


def _outermorphism__g5_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (10, 5),
        (15, 5),
        (20, 5),
        (25, 5),
        (15, 10),
        (20, 10),
        (25, 10),
        (20, 15),
        (25, 15),
        (25, 20),
    )


def _outermorphism__g5_F3_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (3, -8, 13),
        (3, -8, 18),
        (3, -8, 23),
        (3, -13, 18),
        (3, -13, 23),
        (3, -18, 23),
        (8, -13, 18),
        (8, -13, 23),
        (8, -18, 23),
        (13, -18, 23),
    )


def _outermorphism__g5_F3_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (5, 2, 1),
        (6, 3, 1),
        (7, 4, 1),
        (8, 3, 2),
        (9, 4, 2),
        (10, 4, 3),
        (8, 6, 5),
        (9, 7, 5),
        (10, 7, 6),
        (10, 9, 8),
    )


def _outermorphism__g5_F4_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -7, 12, -17),
        (2, -7, 12, -22),
        (2, -7, 17, -22),
        (2, -12, 17, -22),
        (7, -12, 17, -22),
    )


def _outermorphism__g5_F4_right() -> Table:
    """Return places of F3 in the terms of each output, padded with 0."""
    return (
        (7, 4, 2, 1),
        (8, 5, 3, 1),
        (9, 6, 3, 2),
        (10, 6, 5, 4),
        (10, 9, 8, 7),
    )


def _outermorphism__g5_out() -> Table:
    """Return places of the matrix of M that acts on F4."""
    return (
        (21, -16, 11, -6, 1),
    )


@_operation((25,), 1)
def outermorphism__g5(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 25)
    returns : (..., 1)

    Run the gather form: 75 multiplications, 49 additions.
    """
    (M,) = _operands("outermorphism__g5", ("M", M, 25, 5))
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
    out = _times(_signed(M, _outermorphism__g5_out), F4)
    return out


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 0, 0, 0, 0),
        (0, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 0, 0, 0, 0),
        (0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 0, 0, 0, 0, 0),
        (0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 0, 0, 0, 0, 0),
        (0, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 0, 0, 0, 0, 0),
        (0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 0, 0, 0, 0, 0),
        (0, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 0, 0, 0, 0, 0),
        (0, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 0, 0, 0, 0, 0),
        (0, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 0, 0, 0, 0, 0),
        (0, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 103, 104, 105, 106),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 107, 108, 109, 110, 111),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 113, 114, 115, 116),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 117, 118, 119, 120, 121),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 122, 123, 124, 125, 126),
    )


@_operation((126, 16), 16)
def linear_map__even(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 126)
    x : (..., 16), even: grades 0, 2, 4
    returns : (..., 16)

    Run the gather form: 256 multiplications, 240 additions.
    """
    F, x = _operands("linear_map__even", ("F", F, 126, 1), ("x", x, 16, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__even_out), x)
    return out


def _linear_map__full_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (
            1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0,
        ),
        (
            0, 7, 8, 9, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0,
        ),
        (
            0, 12, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 17, 18, 19, 20, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 22, 23, 24, 25, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 127, 128, 129, 130, 131, 132, 133,
            134, 135, 136, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137, 138, 139, 140, 141, 142, 143,
            144, 145, 146, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 148, 149, 150, 151, 152, 153,
            154, 155, 156, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 157, 158, 159, 160, 161, 162, 163,
            164, 165, 166, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 167, 168, 169, 170, 171, 172, 173,
            174, 175, 176, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 177, 178, 179, 180, 181, 182, 183,
            184, 185, 186, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 187, 188, 189, 190, 191, 192, 193,
            194, 195, 196, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 197, 198, 199, 200, 201, 202, 203,
            204, 205, 206, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 207, 208, 209, 210, 211, 212, 213,
            214, 215, 216, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 217, 218, 219, 220, 221, 222, 223,
            224, 225, 226, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227,
            228, 229, 230, 231, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232,
            233, 234, 235, 236, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 237,
            238, 239, 240, 241, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 242,
            243, 244, 245, 246, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 247,
            248, 249, 250, 251, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 252,
        ),
    )


@_operation((252, 32), 32)
def linear_map__full(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 252)
    x : (..., 32), full: grades 0, 1, 2, 3, 4, 5
    returns : (..., 32)

    Run the gather form: 1024 multiplications, 992 additions.
    """
    F, x = _operands("linear_map__full", ("F", F, 252, 1), ("x", x, 32, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__full_out), x)
    return out


@_operation((25, 5), 5)
def linear_map__vector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), vector: grades 1
    returns : (..., 5)

    Run the unrolled form: 25 multiplications, 20 additions.
    """
    F, x = _operands("linear_map__vector", ("F", F, 25, 1), ("x", x, 5, 1))
    (
        F_0, F_1, F_2, F_3, F_4, F_5, F_6, F_7, F_8, F_9, F_10, F_11, F_12, F_13, F_14, F_15,
        F_16, F_17, F_18, F_19, F_20, F_21, F_22, F_23, F_24,
    ) = F.unbind(-1)
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
    out_1 = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
    out_2 = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
    out_3 = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
    out_4 = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
    out = torch.stack((out_0, out_1, out_2, out_3, out_4), -1)
    return out


def _linear_map__bivector_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        (11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
        (21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36, 37, 38, 39, 40),
        (41, 42, 43, 44, 45, 46, 47, 48, 49, 50),
        (51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
        (61, 62, 63, 64, 65, 66, 67, 68, 69, 70),
        (71, 72, 73, 74, 75, 76, 77, 78, 79, 80),
        (81, 82, 83, 84, 85, 86, 87, 88, 89, 90),
        (91, 92, 93, 94, 95, 96, 97, 98, 99, 100),
    )


@_operation((100, 10), 10)
def linear_map__bivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), bivector: grades 2
    returns : (..., 10)

    Run the gather form: 100 multiplications, 90 additions.
    """
    F, x = _operands("linear_map__bivector", ("F", F, 100, 1), ("x", x, 10, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__bivector_out), x)
    return out


def _linear_map__trivector_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        (11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
        (21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
        (31, 32, 33, 34, 35, 36, 37, 38, 39, 40),
        (41, 42, 43, 44, 45, 46, 47, 48, 49, 50),
        (51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
        (61, 62, 63, 64, 65, 66, 67, 68, 69, 70),
        (71, 72, 73, 74, 75, 76, 77, 78, 79, 80),
        (81, 82, 83, 84, 85, 86, 87, 88, 89, 90),
        (91, 92, 93, 94, 95, 96, 97, 98, 99, 100),
    )


@_operation((100, 10), 10)
def linear_map__trivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 100)
    x : (..., 10), trivector: grades 3
    returns : (..., 10)

    Run the gather form: 100 multiplications, 90 additions.
    """
    F, x = _operands("linear_map__trivector", ("F", F, 100, 1), ("x", x, 10, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__trivector_out), x)
    return out


@_operation((25, 5), 5)
def linear_map__g4(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 25)
    x : (..., 5), g4: grades 4
    returns : (..., 5)

    Run the unrolled form: 25 multiplications, 20 additions.
    """
    F, x = _operands("linear_map__g4", ("F", F, 25, 1), ("x", x, 5, 1))
    (
        F_0, F_1, F_2, F_3, F_4, F_5, F_6, F_7, F_8, F_9, F_10, F_11, F_12, F_13, F_14, F_15,
        F_16, F_17, F_18, F_19, F_20, F_21, F_22, F_23, F_24,
    ) = F.unbind(-1)
    (x_0, x_1, x_2, x_3, x_4) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3 + F_4*x_4
    out_1 = F_5*x_0 + F_6*x_1 + F_7*x_2 + F_8*x_3 + F_9*x_4
    out_2 = F_10*x_0 + F_11*x_1 + F_12*x_2 + F_13*x_3 + F_14*x_4
    out_3 = F_15*x_0 + F_16*x_1 + F_17*x_2 + F_18*x_3 + F_19*x_4
    out_4 = F_20*x_0 + F_21*x_1 + F_22*x_2 + F_23*x_3 + F_24*x_4
    out = torch.stack((out_0, out_1, out_2, out_3, out_4), -1)
    return out


@_operation((1, 1), 1)
def linear_map__g5(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), g5: grades 5
    returns : (..., 1)

    Run the unrolled form: 1 multiplications.
    """
    F, x = _operands("linear_map__g5", ("F", F, 1, 1), ("x", x, 1, 1))
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
    "inv__even": inv__even,
    "inv__vector": inv__vector,
    "exp__bivector": exp__bivector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector,
    "sandwich_unit__even__g4": sandwich_unit__even__g4,
    "sandwich_unit__even__g5": sandwich_unit__even__g5,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4,
    "sandwich_unit__g0_2__g5": sandwich_unit__g0_2__g5,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4,
    "sandwich_unit__vector__g5": sandwich_unit__vector__g5,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__g4": sandwich__even__g4,
    "sandwich__even__g5": sandwich__even__g5,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar,
    "sandwich__g0_2__vector": sandwich__g0_2__vector,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector,
    "sandwich__g0_2__g4": sandwich__g0_2__g4,
    "sandwich__g0_2__g5": sandwich__g0_2__g5,
    "sandwich__g0_2__even": sandwich__g0_2__even,
    "sandwich__g0_2__full": sandwich__g0_2__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__g4": sandwich__vector__g4,
    "sandwich__vector__g5": sandwich__vector__g5,
    "sandwich__vector__even": sandwich__vector__even,
    "sandwich__vector__full": sandwich__vector__full,
    "sandwich2__even__vector__even": sandwich2__even__vector__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "versor_defect__full": versor_defect__full,
    "versor_defect__even": versor_defect__even,
    "versor_defect__g0_2": versor_defect__g0_2,
    "versor_defect__vector": versor_defect__vector,
    "outermorphism__bivector": outermorphism__bivector,
    "outermorphism__trivector": outermorphism__trivector,
    "outermorphism__g4": outermorphism__g4,
    "outermorphism__g5": outermorphism__g5,
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
    "linear_map__g4": linear_map__g4,
    "linear_map__g5": linear_map__g5,
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
sandwich2 = sandwich2__full__full__full

LAYOUTS = {
    "full": (0, 1, 2, 3, 4, 5),
    "even": (0, 2, 4),
    "odd": (1, 3, 5),
    "scalar": (0,),
    "vector": (1,),
    "bivector": (2,),
    "trivector": (3,),
    "g5": (5,),
    "g4": (4,),
    "g0_2": (0, 2),
    "pseudoscalar": (5,),
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
