"""Torch kernels of Cl(1,3,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = -1, e3*e3 = -1, e4*e4 = -1.
Blades: 1 e1 e2 e3 e4 e12 e13 e14 e23 e24 e34 e123 e124 e134 e234 e1234

kernel                            form         operations per element
gp__full__full                    gather       256 multiplications, 240 additions
gp__even__even                    gather       64 multiplications, 56 additions
gp__even__vector                  unrolled     32 multiplications, 24 additions
gp__vector__vector                unrolled     16 multiplications, 9 additions
gp__vector__full                  gather       256 multiplications, 240 additions
op__full__full                    gather       256 multiplications, 240 additions
ip__full__full                    gather       256 multiplications, 240 additions
ip_symmetric__full__full          gather       256 multiplications, 240 additions
lc__full__full                    gather       256 multiplications, 240 additions
rc__full__full                    gather       256 multiplications, 240 additions
sp__full__full                    unrolled     16 multiplications, 15 additions
rp__full__full                    gather       256 multiplications, 240 additions
cp__full__full                    gather       256 multiplications, 240 additions
acp__full__full                   gather       256 multiplications, 240 additions
reverse__full                     unrolled     none
involute__full                    unrolled     none
conjugate__full                   unrolled     none
dual__full                        unrolled     none
undual__full                      unrolled     none
hodge__full                       unrolled     none
unhodge__full                     unrolled     none
normsq__full                      unrolled     16 multiplications, 15 additions
normsq__even                      unrolled     8 multiplications, 7 additions
normsq__vector                    unrolled     4 multiplications, 3 additions
norm__full                        unrolled     16 multiplications, 15 additions, 1 roots
norm__even                        unrolled     8 multiplications, 7 additions, 1 roots
norm__vector                      unrolled     4 multiplications, 3 additions, 1 roots
inv__full                         gather       198 multiplications, 175 additions, 16 divisions
inv__even                         gather       34 multiplications, 23 additions, 8 divisions
inv__vector                       unrolled     4 multiplications, 3 additions, 4 divisions
exp__bivector                     exponential  98 multiplications, 76 additions, 1 roots
sandwich_unit__full__full         gather       1628 multiplications, 1561 additions
sandwich_unit__even__scalar       unrolled     none
sandwich_unit__even__vector       gather       68 multiplications, 56 additions
sandwich_unit__even__bivector     gather       78 multiplications, 66 additions
sandwich_unit__even__trivector    gather       68 multiplications, 56 additions
sandwich_unit__even__g4           unrolled     none
sandwich_unit__even__even         gather       92 multiplications, 80 additions
sandwich_unit__even__full         gather       676 multiplications, 640 additions
sandwich_unit__g0_2__scalar       unrolled     none
sandwich_unit__g0_2__vector       unrolled     32 multiplications, 24 additions
sandwich_unit__g0_2__bivector     gather       78 multiplications, 66 additions
sandwich_unit__g0_2__trivector    unrolled     32 multiplications, 24 additions
sandwich_unit__g0_2__g4           unrolled     none
sandwich_unit__g0_2__even         gather       92 multiplications, 80 additions
sandwich_unit__g0_2__full         gather       436 multiplications, 408 additions
sandwich_unit__vector__scalar     unrolled     none
sandwich_unit__vector__vector     unrolled     12 multiplications, 7 additions
sandwich_unit__vector__bivector   unrolled     30 multiplications, 20 additions
sandwich_unit__vector__trivector  unrolled     28 multiplications, 18 additions
sandwich_unit__vector__g4         unrolled     8 multiplications, 3 additions
sandwich_unit__vector__even       gather       128 multiplications, 113 additions
sandwich_unit__vector__full       gather       481 multiplications, 451 additions
sandwich__full__full              gather       528 multiplications, 495 additions, 16 divisions
sandwich__even__scalar            unrolled     24 multiplications, 14 additions, 1 divisions
sandwich__even__vector            gather       72 multiplications, 59 additions, 4 divisions
sandwich__even__bivector          gather       104 multiplications, 89 additions, 6 divisions
sandwich__even__trivector         gather       72 multiplications, 59 additions, 4 divisions
sandwich__even__g4                unrolled     24 multiplications, 14 additions, 1 divisions
sandwich__even__even              gather       136 multiplications, 119 additions, 8 divisions
sandwich__even__full              gather       520 multiplications, 487 additions, 16 divisions
sandwich__g0_2__scalar            unrolled     21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__vector            gather       71 multiplications, 58 additions, 4 divisions
sandwich__g0_2__bivector          gather       103 multiplications, 88 additions, 6 divisions
sandwich__g0_2__trivector         gather       71 multiplications, 58 additions, 4 divisions
sandwich__g0_2__g4                unrolled     21 multiplications, 12 additions, 1 divisions
sandwich__g0_2__even              gather       135 multiplications, 118 additions, 8 divisions
sandwich__g0_2__full              gather       519 multiplications, 486 additions, 16 divisions
sandwich__vector__scalar          unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__vector__vector          gather       60 multiplications, 48 additions, 4 divisions
sandwich__vector__bivector        gather       100 multiplications, 85 additions, 6 divisions
sandwich__vector__trivector       gather       60 multiplications, 48 additions, 4 divisions
sandwich__vector__g4              unrolled     12 multiplications, 6 additions, 1 divisions
sandwich__vector__even            gather       132 multiplications, 115 additions, 8 divisions
sandwich__vector__full            gather       516 multiplications, 483 additions, 16 divisions
sandwich2__even__vector__even     gather       96 multiplications, 80 additions
sandwich2__even__even__even       gather       128 multiplications, 112 additions
sandwich2__even__full__even       gather       512 multiplications, 480 additions
sandwich2__full__full__full       gather       512 multiplications, 480 additions
versor_defect__full               gather       64 multiplications, 60 additions
versor_defect__even               unrolled     13 multiplications, 11 additions
versor_defect__g0_2               unrolled     11 multiplications, 9 additions
versor_defect__vector             unrolled     4 multiplications, 4 additions
outermorphism__bivector           gather       72 multiplications, 36 additions
outermorphism__trivector          gather       84 multiplications, 50 additions
outermorphism__g4                 unrolled     28 multiplications, 17 additions
linear_map__even                  gather       64 multiplications, 56 additions
linear_map__full                  gather       256 multiplications, 240 additions
linear_map__vector                unrolled     16 multiplications, 12 additions
linear_map__bivector              gather       36 multiplications, 30 additions
linear_map__trivector             unrolled     16 multiplications, 12 additions
linear_map__g4                    unrolled     1 multiplications

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

# gaforge-signature: 1,3,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 1,3,0 --target torch
# gaforge-operations: 12271 multiplications, 11152 additions, 164 divisions, 4 roots in all
# gaforge-proof: 92 of 92 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:737646b5b02b811c6a033081e0befeee84b634282d9baec15245b1aab55e36dd
# gaforge-content: sha256:5ccc09356203d2ef78a2007482623a5e85eabb071d3e506f9c5f0a5e346ca78a

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
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (2, 1, -6, -7, -8, 3, 4, 5, -12, -13, -14, -9, -10, -11, 16, -15),
        (3, -6, 1, -9, -10, 2, -12, -13, 4, 5, -15, -7, -8, 16, -11, -14),
        (4, -7, 9, 1, -11, 12, 2, -14, -3, 15, 5, 6, -16, -8, 10, 13),
        (5, -8, 10, 11, 1, 13, 14, 2, -15, -3, -4, 16, 6, 7, -9, -12),
        (6, -3, 2, -12, -13, 1, -9, -10, 7, 8, -16, -4, -5, 15, -14, -11),
        (7, -4, 12, 2, -14, 9, 1, -11, -6, 16, 8, 3, -15, -5, 13, 10),
        (8, -5, 13, 14, 2, 10, 11, 1, -16, -6, -7, 15, 3, 4, -12, -9),
        (9, 12, -4, 3, -15, 7, -6, 16, 1, -11, 10, 2, -14, 13, -5, 8),
        (10, 13, -5, 15, 3, 8, -16, -6, 11, 1, -9, 14, 2, -12, 4, -7),
        (11, 14, -15, -5, 4, 16, 8, -7, -10, 9, 1, -13, 12, 2, -3, 6),
        (12, 9, -7, 6, -16, 4, -3, 15, 2, -14, 13, 1, -11, 10, -8, 5),
        (13, 10, -8, 16, 6, 5, -15, -3, 14, 2, -12, 11, 1, -9, 7, -4),
        (14, 11, -16, -8, 7, 15, 5, -4, -13, 12, 2, -10, 9, 1, -6, 3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, -15, 14, -13, 12, 11, -10, 9, 8, -7, 6, -5, 4, -3, 2, 1),
    )


@_operation((16, 16), 16)
def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("gp__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__full__full_out), b)
    return out


def _gp__even__even_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, 3, 4, -5, -6, -7, -8),
        (2, 1, -5, -6, 3, 4, -8, -7),
        (3, 5, 1, -7, -2, 8, 4, 6),
        (4, 6, 7, 1, -8, -2, -3, -5),
        (5, 3, -2, 8, 1, -7, 6, 4),
        (6, 4, -8, -2, 7, 1, -5, -3),
        (7, 8, 4, -3, -6, 5, 1, 2),
        (8, 7, -6, 5, 4, -3, 2, 1),
    )


@_operation((8, 8), 8)
def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 64 multiplications, 56 additions.
    """
    a, b = _operands("gp__even__even", ("a", a, 8, 1), ("b", b, 8, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__even__even_out), b)
    return out


@_operation((8, 4), 8)
def gp__even__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 8), even: grades 0, 2, 4
    b : (..., 4), vector: grades 1
    returns : (..., 8), odd: grades 1, 3

    Run the unrolled form: 32 multiplications, 24 additions.
    """
    a, b = _operands("gp__even__vector", ("a", a, 8, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3, a_4, a_5, a_6, a_7) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 - a_1*b_0 - a_4*b_2 - a_5*b_3
    out_2 = a_0*b_2 + a_4*b_1 - a_2*b_0 - a_6*b_3
    out_3 = a_0*b_3 + a_5*b_1 + a_6*b_2 - a_3*b_0
    out_4 = a_1*b_2 + a_4*b_0 - a_2*b_1 - a_7*b_3
    out_5 = a_1*b_3 + a_5*b_0 + a_7*b_2 - a_3*b_1
    out_6 = a_2*b_3 + a_6*b_0 - a_3*b_2 - a_7*b_1
    out_7 = a_4*b_3 + a_6*b_1 - a_5*b_2 - a_7*b_0
    out = torch.stack((out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7), -1)
    return out


@_operation((4, 4), 7)
def gp__vector__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 4), vector: grades 1
    returns : (..., 7), g0_2: grades 0, 2

    Run the unrolled form: 16 multiplications, 9 additions.
    """
    a, b = _operands("gp__vector__vector", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 - a_1*b_1 - a_2*b_2 - a_3*b_3
    out_1 = a_0*b_1 - a_1*b_0
    out_2 = a_0*b_2 - a_2*b_0
    out_3 = a_0*b_3 - a_3*b_0
    out_4 = a_1*b_2 - a_2*b_1
    out_5 = a_1*b_3 - a_3*b_1
    out_6 = a_2*b_3 - a_3*b_2
    out = torch.stack((out_0, out_1, out_2, out_3, out_4, out_5, out_6), -1)
    return out


def _gp__vector__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0, 1, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 0, 1, 0, -2, 0, 4, 0, 0, 0, 0, 0),
        (4, 0, 0, 0, 0, 0, 0, 1, 0, -2, -3, 0, 0, 0, 0, 0),
        (0, -2, 1, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, 0, 0, 0),
        (0, -3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, -4, 0, 0),
        (0, -4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0),
        (0, 0, -3, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -4, 0),
        (0, 0, -4, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 0),
        (0, 0, 0, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0),
        (0, 0, 0, 0, 0, 3, -2, 0, 1, 0, 0, 0, 0, 0, 0, 4),
        (0, 0, 0, 0, 0, 4, 0, -2, 0, 1, 0, 0, 0, 0, 0, -3),
        (0, 0, 0, 0, 0, 0, 4, -3, 0, 0, 1, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 4, -3, 2, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
    )


@_operation((4, 16), 16)
def gp__vector__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), vector: grades 1
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("gp__vector__full", ("a", a, 4, 1), ("b", b, 16, 1))
    # associative, distributive, v v = g(v, v) for vectors v
    out = _times(_signed(a, _gp__vector__full_out), b)
    return out


# --- op: outer product --------------------------------------------------------------------------


def _op__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (6, -3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (7, -4, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (8, -5, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        (9, 0, -4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
        (10, 0, -5, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
        (11, 0, 0, -5, 4, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
        (12, 9, -7, 6, 0, 4, -3, 0, 2, 0, 0, 1, 0, 0, 0, 0),
        (13, 10, -8, 0, 6, 5, 0, -3, 0, 2, 0, 0, 1, 0, 0, 0),
        (14, 11, 0, -8, 7, 0, 5, -4, 0, 0, 2, 0, 0, 1, 0, 0),
        (15, 0, 11, -10, 9, 0, 0, 0, 5, -4, 3, 0, 0, 0, 1, 0),
        (16, -15, 14, -13, 12, 11, -10, 9, 8, -7, 6, -5, 4, -3, 2, 1),
    )


@_operation((16, 16), 16)
def op__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("op__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{j+k}
    out = _times(_signed(a, _op__full__full_out), b)
    return out


# --- ip: Hestenes inner product, zero for scalars, as `|` in clifford and galgebra --------------


def _ip__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (0, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (0, 0, -6, -7, -8, 3, 4, 5, -12, -13, -14, -9, -10, -11, 16, -15),
        (0, -6, 0, -9, -10, 2, -12, -13, 4, 5, -15, -7, -8, 16, -11, -14),
        (0, -7, 9, 0, -11, 12, 2, -14, -3, 15, 5, 6, -16, -8, 10, 13),
        (0, -8, 10, 11, 0, 13, 14, 2, -15, -3, -4, 16, 6, 7, -9, -12),
        (0, 0, 0, -12, -13, 0, 0, 0, 0, 0, -16, -4, -5, 0, 0, -11),
        (0, 0, 12, 0, -14, 0, 0, 0, 0, 16, 0, 3, 0, -5, 0, 10),
        (0, 0, 13, 14, 0, 0, 0, 0, -16, 0, 0, 0, 3, 4, 0, -9),
        (0, 12, 0, 0, -15, 0, 0, 16, 0, 0, 0, 2, 0, 0, -5, 8),
        (0, 13, 0, 15, 0, 0, -16, 0, 0, 0, 0, 0, 2, 0, 4, -7),
        (0, 14, -15, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 2, -3, 6),
        (0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5),
        (0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4),
        (0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3),
        (0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


@_operation((16, 16), 16)
def ip__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("ip__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip__full__full_out), b)
    return out


# --- ip_symmetric: symmetric inner product with scalars, as `|` in kingdon and ganja.js ---------


def _ip_symmetric__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (2, 1, -6, -7, -8, 3, 4, 5, -12, -13, -14, -9, -10, -11, 16, -15),
        (3, -6, 1, -9, -10, 2, -12, -13, 4, 5, -15, -7, -8, 16, -11, -14),
        (4, -7, 9, 1, -11, 12, 2, -14, -3, 15, 5, 6, -16, -8, 10, 13),
        (5, -8, 10, 11, 1, 13, 14, 2, -15, -3, -4, 16, 6, 7, -9, -12),
        (6, 0, 0, -12, -13, 1, 0, 0, 0, 0, -16, -4, -5, 0, 0, -11),
        (7, 0, 12, 0, -14, 0, 1, 0, 0, 16, 0, 3, 0, -5, 0, 10),
        (8, 0, 13, 14, 0, 0, 0, 1, -16, 0, 0, 0, 3, 4, 0, -9),
        (9, 12, 0, 0, -15, 0, 0, 16, 1, 0, 0, 2, 0, 0, -5, 8),
        (10, 13, 0, 15, 0, 0, -16, 0, 0, 1, 0, 0, 2, 0, 4, -7),
        (11, 14, -15, 0, 0, 16, 0, 0, 0, 0, 1, 0, 0, 2, -3, 6),
        (12, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5),
        (13, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -4),
        (14, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3),
        (15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2),
        (16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    )


@_operation((16, 16), 16)
def ip_symmetric__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("ip_symmetric__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # sum over grades j, k of <<a>_j <b>_k>_{|j-k|}
    out = _times(_signed(a, _ip_symmetric__full__full_out), b)
    return out


# --- lc: left contraction -----------------------------------------------------------------------


def _lc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (0, 1, 0, 0, 0, 3, 4, 5, 0, 0, 0, -9, -10, -11, 0, -15),
        (0, 0, 1, 0, 0, 2, 0, 0, 4, 5, 0, -7, -8, 0, -11, -14),
        (0, 0, 0, 1, 0, 0, 2, 0, -3, 0, 5, 6, 0, -8, 10, 13),
        (0, 0, 0, 0, 1, 0, 0, 2, 0, -3, -4, 0, 6, 7, -9, -12),
        (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -4, -5, 0, 0, -11),
        (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, -5, 0, 10),
        (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 4, 0, -9),
        (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, -5, 8),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 4, -7),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, -3, 6),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    )


@_operation((16, 16), 16)
def lc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("lc__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # sum over grades j <= k of <<a>_j <b>_k>_{k-j}
    out = _times(_signed(a, _lc__full__full_out), b)
    return out


# --- rc: right contraction ----------------------------------------------------------------------


def _rc__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (2, 0, -6, -7, -8, 0, 0, 0, -12, -13, -14, 0, 0, 0, 16, 0),
        (3, -6, 0, -9, -10, 0, -12, -13, 0, 0, -15, 0, 0, 16, 0, 0),
        (4, -7, 9, 0, -11, 12, 0, -14, 0, 15, 0, 0, -16, 0, 0, 0),
        (5, -8, 10, 11, 0, 13, 14, 0, -15, 0, 0, 16, 0, 0, 0, 0),
        (6, 0, 0, -12, -13, 0, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0),
        (7, 0, 12, 0, -14, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0),
        (8, 0, 13, 14, 0, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0),
        (9, 12, 0, 0, -15, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0),
        (10, 13, 0, 15, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (11, 14, -15, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (12, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (13, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (14, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (15, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


@_operation((16, 16), 16)
def rc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("rc__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # sum over grades j >= k of <<a>_j <b>_k>_{j-k}
    out = _times(_signed(a, _rc__full__full_out), b)
    return out


# --- sp: scalar product -------------------------------------------------------------------------


@_operation((16, 16), 1)
def sp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 16 multiplications, 15 additions.
    """
    a, b = _operands("sp__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    (
        a_0, a_1, a_2, a_3, a_4, a_5, a_6, a_7, a_8, a_9, a_10, a_11, a_12, a_13, a_14, a_15,
    ) = a.unbind(-1)
    (
        b_0, b_1, b_2, b_3, b_4, b_5, b_6, b_7, b_8, b_9, b_10, b_11, b_12, b_13, b_14, b_15,
    ) = b.unbind(-1)
    # <a b>_0
    out_0 = (
        a_0*b_0 + a_1*b_1 + a_5*b_5 + a_6*b_6 + a_7*b_7 + a_14*b_14 - a_2*b_2 - a_3*b_3 -
        a_4*b_4 - a_8*b_8 - a_9*b_9 - a_10*b_10 - a_11*b_11 - a_12*b_12 - a_13*b_13 - a_15*b_15
    )
    out = torch.stack((out_0,), -1)
    return out


# --- rp: regressive product, free of the metric -------------------------------------------------


def _rp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (16, -15, 14, -13, 12, 11, -10, 9, 8, -7, 6, -5, 4, -3, 2, 1),
        (0, 16, 0, 0, 0, 14, -13, 12, 0, 0, 0, 8, -7, 6, 0, 2),
        (0, 0, 16, 0, 0, 15, 0, 0, -13, 12, 0, 10, -9, 0, 6, 3),
        (0, 0, 0, 16, 0, 0, 15, 0, -14, 0, 12, 11, 0, -9, 7, 4),
        (0, 0, 0, 0, 16, 0, 0, 15, 0, -14, 13, 0, 11, -10, 8, 5),
        (0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, -13, 12, 0, 0, 6),
        (0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, -14, 0, 12, 0, 7),
        (0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, -14, 13, 0, 8),
        (0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, -15, 0, 0, 12, 9),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, -15, 0, 13, 10),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, -15, 14, 11),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 12),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 13),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 14),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 15),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16),
    )


@_operation((16, 16), 16)
def rp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("rp__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # hodge(a v b) = hodge(a) ^ hodge(b)
    out = _times(_signed(a, _rp__full__full_out), b)
    return out


# --- cp: commutator product ---------------------------------------------------------------------


def _cp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, -6, -7, -8, 3, 4, 5, 0, 0, 0, 0, 0, 0, 16, -15),
        (0, -6, 0, -9, -10, 2, 0, 0, 4, 5, 0, 0, 0, 16, 0, -14),
        (0, -7, 9, 0, -11, 0, 2, 0, -3, 0, 5, 0, -16, 0, 0, 13),
        (0, -8, 10, 11, 0, 0, 0, 2, 0, -3, -4, 16, 0, 0, 0, -12),
        (0, -3, 2, 0, 0, 0, -9, -10, 7, 8, 0, 0, 0, 15, -14, 0),
        (0, -4, 0, 2, 0, 9, 0, -11, -6, 0, 8, 0, -15, 0, 13, 0),
        (0, -5, 0, 0, 2, 10, 11, 0, 0, -6, -7, 15, 0, 0, -12, 0),
        (0, 0, -4, 3, 0, 7, -6, 0, 0, -11, 10, 0, -14, 13, 0, 0),
        (0, 0, -5, 0, 3, 8, 0, -6, 11, 0, -9, 14, 0, -12, 0, 0),
        (0, 0, 0, -5, 4, 0, 8, -7, -10, 9, 0, -13, 12, 0, 0, 0),
        (0, 0, 0, 0, -16, 0, 0, 15, 0, -14, 13, 0, -11, 10, -8, 5),
        (0, 0, 0, 16, 0, 0, -15, 0, 14, 0, -12, 11, 0, -9, 7, -4),
        (0, 0, -16, 0, 0, 15, 0, 0, -13, 12, 0, -10, 9, 0, -6, 3),
        (0, -16, 0, 0, 0, 14, -13, 12, 0, 0, 0, -8, 7, -6, 0, 2),
        (0, -15, 14, -13, 12, 0, 0, 0, 0, 0, 0, -5, 4, -3, 2, 0),
    )


@_operation((16, 16), 16)
def cp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("cp__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # (a b - b a) / 2
    out = _times(_signed(a, _cp__full__full_out), b)
    return out


# --- acp: anticommutator product ----------------------------------------------------------------


def _acp__full__full_out() -> Table:
    """Return places of the matrix of a that acts on b."""
    return (
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (2, 1, 0, 0, 0, 0, 0, 0, -12, -13, -14, -9, -10, -11, 0, 0),
        (3, 0, 1, 0, 0, 0, -12, -13, 0, 0, -15, -7, -8, 0, -11, 0),
        (4, 0, 0, 1, 0, 12, 0, -14, 0, 15, 0, 6, 0, -8, 10, 0),
        (5, 0, 0, 0, 1, 13, 14, 0, -15, 0, 0, 0, 6, 7, -9, 0),
        (6, 0, 0, -12, -13, 1, 0, 0, 0, 0, -16, -4, -5, 0, 0, -11),
        (7, 0, 12, 0, -14, 0, 1, 0, 0, 16, 0, 3, 0, -5, 0, 10),
        (8, 0, 13, 14, 0, 0, 0, 1, -16, 0, 0, 0, 3, 4, 0, -9),
        (9, 12, 0, 0, -15, 0, 0, 16, 1, 0, 0, 2, 0, 0, -5, 8),
        (10, 13, 0, 15, 0, 0, -16, 0, 0, 1, 0, 0, 2, 0, 4, -7),
        (11, 14, -15, 0, 0, 16, 0, 0, 0, 0, 1, 0, 0, 2, -3, 6),
        (12, 9, -7, 6, 0, 4, -3, 0, 2, 0, 0, 1, 0, 0, 0, 0),
        (13, 10, -8, 0, 6, 5, 0, -3, 0, 2, 0, 0, 1, 0, 0, 0),
        (14, 11, 0, -8, 7, 0, 5, -4, 0, 0, 2, 0, 0, 1, 0, 0),
        (15, 0, 11, -10, 9, 0, 0, 0, 5, -4, 3, 0, 0, 0, 1, 0),
        (16, 0, 0, 0, 0, 11, -10, 9, 8, -7, 6, 0, 0, 0, 0, 1),
    )


@_operation((16, 16), 16)
def acp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 16), full: grades 0, 1, 2, 3, 4
    b : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 256 multiplications, 240 additions.
    """
    a, b = _operands("acp__full__full", ("a", a, 16, 1), ("b", b, 16, 1))
    # (a b + b a) / 2
    out = _times(_signed(a, _acp__full__full_out), b)
    return out


# --- reverse: reverse ---------------------------------------------------------------------------


@_operation((16,), 16)
def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("reverse__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # (a b)~ = b~ a~, v~ = v
    out_0 = x_0
    out_1 = x_1
    out_2 = x_2
    out_3 = x_3
    out_4 = x_4
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
    out_15 = x_15
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- involute: grade involution -----------------------------------------------------------------


@_operation((16,), 16)
def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("involute__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # (a b)^ = a^ b^, v^ = -v
    out_0 = x_0
    out_1 = -x_1
    out_2 = -x_2
    out_3 = -x_3
    out_4 = -x_4
    out_5 = x_5
    out_6 = x_6
    out_7 = x_7
    out_8 = x_8
    out_9 = x_9
    out_10 = x_10
    out_11 = -x_11
    out_12 = -x_12
    out_13 = -x_13
    out_14 = -x_14
    out_15 = x_15
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- conjugate: Clifford conjugate --------------------------------------------------------------


@_operation((16,), 16)
def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("conjugate__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
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
    out_11 = x_11
    out_12 = x_12
    out_13 = x_13
    out_14 = x_14
    out_15 = x_15
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


@_operation((16,), 16)
def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("dual__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # x inv(I), or hodge(x) if r > 0
    out_0 = x_15
    out_1 = x_14
    out_2 = x_13
    out_3 = -x_12
    out_4 = x_11
    out_5 = x_10
    out_6 = -x_9
    out_7 = x_8
    out_8 = -x_7
    out_9 = x_6
    out_10 = -x_5
    out_11 = -x_4
    out_12 = x_3
    out_13 = -x_2
    out_14 = -x_1
    out_15 = -x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- undual: inverse of the dual ----------------------------------------------------------------


@_operation((16,), 16)
def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("undual__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # x I, or unhodge(x) if r > 0
    out_0 = -x_15
    out_1 = -x_14
    out_2 = -x_13
    out_3 = x_12
    out_4 = -x_11
    out_5 = -x_10
    out_6 = x_9
    out_7 = -x_8
    out_8 = x_7
    out_9 = -x_6
    out_10 = x_5
    out_11 = x_4
    out_12 = -x_3
    out_13 = x_2
    out_14 = x_1
    out_15 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- hodge: right complement --------------------------------------------------------------------


@_operation((16,), 16)
def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("hodge__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # b ^ hodge(b) = I for basis blades b
    out_0 = x_15
    out_1 = -x_14
    out_2 = x_13
    out_3 = -x_12
    out_4 = x_11
    out_5 = x_10
    out_6 = -x_9
    out_7 = x_8
    out_8 = x_7
    out_9 = -x_6
    out_10 = x_5
    out_11 = -x_4
    out_12 = x_3
    out_13 = -x_2
    out_14 = x_1
    out_15 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- unhodge: left complement -------------------------------------------------------------------


@_operation((16,), 16)
def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the unrolled form: none.
    """
    (x,) = _operands("unhodge__full", ("x", x, 16, 1))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # unhodge(b) ^ b = I for basis blades b
    out_0 = x_15
    out_1 = x_14
    out_2 = -x_13
    out_3 = x_12
    out_4 = -x_11
    out_5 = x_10
    out_6 = -x_9
    out_7 = x_8
    out_8 = x_7
    out_9 = -x_6
    out_10 = x_5
    out_11 = x_4
    out_12 = -x_3
    out_13 = x_2
    out_14 = -x_1
    out_15 = x_0
    out = torch.stack((
        out_0, out_1, out_2, out_3, out_4, out_5, out_6, out_7, out_8, out_9, out_10, out_11,
        out_12, out_13, out_14, out_15,
    ), -1)
    return out


# --- normsq: squared norm, of either sign -------------------------------------------------------


@_operation((16,), 1)
def normsq__full(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 16 multiplications, 15 additions.
    """
    (x,) = _operands("normsq__full", ("x", x, 16, 2))
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # <x ~x>_0
    out_0 = (
        x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 -
        x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 - x_14*x_14 - x_15*x_15
    )
    out = torch.stack((out_0,), -1)
    return out


@_operation((8,), 1)
def normsq__even(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 8 multiplications, 7 additions.
    """
    (x,) = _operands("normsq__even", ("x", x, 8, 2))
    (x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    out = torch.stack((out_0,), -1)
    return out


@_operation((4,), 1)
def normsq__vector(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions.
    """
    (x,) = _operands("normsq__vector", ("x", x, 4, 2))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
    out = torch.stack((out_0,), -1)
    return out


# --- norm: norm ---------------------------------------------------------------------------------


@_operation((16,), 1)
def norm__full(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 16 multiplications, 15 additions, 1 roots.
    """
    (x,) = _operands("norm__full", ("x", x, 16, 1), kind="real")
    (
        x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15,
    ) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = (
        x_0*x_0 + x_1*x_1 + x_8*x_8 + x_9*x_9 + x_10*x_10 + x_11*x_11 + x_12*x_12 + x_13*x_13 -
        x_2*x_2 - x_3*x_3 - x_4*x_4 - x_5*x_5 - x_6*x_6 - x_7*x_7 - x_14*x_14 - x_15*x_15
    )
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((8,), 1)
def norm__even(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 8 multiplications, 7 additions, 1 roots.
    """
    (x,) = _operands("norm__even", ("x", x, 8, 1), kind="real")
    (x_0, x_1, x_2, x_3, x_4, x_5, x_6, x_7) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_4*x_4 + x_5*x_5 + x_6*x_6 - x_1*x_1 - x_2*x_2 - x_3*x_3 - x_7*x_7
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((4,), 1)
def norm__vector(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions, 1 roots.
    """
    (x,) = _operands("norm__vector", ("x", x, 4, 1), kind="real")
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


# --- inv: inverse -------------------------------------------------------------------------------


def _inv__full_u() -> Table:
    """Return places of the matrix of x that acts on x."""
    return (
        (1, 2, -3, -4, -5, -6, -7, -8, 9, 10, 11, 12, 13, 14, -15, -16),
        (2, 1, -6, -7, -8, -3, -4, -5, 12, 13, 14, 9, 10, 11, -16, -15),
        (3, -6, 1, -9, -10, -2, 12, 13, -4, -5, 15, 7, 8, -16, 11, -14),
        (4, -7, 9, 1, -11, -12, -2, 14, 3, -15, -5, -6, 16, 8, -10, 13),
        (5, -8, 10, 11, 1, -13, -14, -2, 15, 3, 4, -16, -6, -7, 9, -12),
        (16, -15, 14, -13, 12, -11, 10, -9, -8, 7, -6, 5, -4, 3, -2, 1),
    )


def _inv__full_v() -> Table:
    """Return places of u."""
    return (
        1, -2, -3, -4, -5, -6,
    )


def _inv__full_s() -> Table:
    """Return places of the matrix of u that acts on v."""
    return (
        (1, 2, -3, -4, -5, -6),
    )


def _inv__full_N() -> Table:
    """Return places of the matrix of x that acts on v."""
    return (
        (1, 2, -3, -4, -5, -16),
        (2, 1, 6, 7, 8, 15),
        (3, 6, 1, 9, 10, 14),
        (4, 7, -9, 1, 11, -13),
        (5, 8, -10, -11, 1, 12),
        (-6, -3, 2, 12, 13, 11),
        (-7, -4, -12, 2, 14, -10),
        (-8, -5, -13, -14, 2, 9),
        (-9, -12, -4, 3, 15, -8),
        (-10, -13, -5, -15, 3, 7),
        (-11, -14, 15, -5, 4, -6),
        (-12, -9, 7, -6, -16, 5),
        (-13, -10, 8, 16, -6, -4),
        (-14, -11, -16, 8, -7, 3),
        (-15, -16, -11, 10, -9, 2),
        (16, 15, -14, 13, -12, 1),
    )


@_operation((16,), 16)
def inv__full(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 198 multiplications, 175 additions, 16 divisions.
    """
    (x,) = _operands("inv__full", ("x", x, 16, 1), kind="quotient")
    # u = x reverse(x)
    u = _times(_signed(x, _inv__full_u), x)
    # v = u with all but the scalar negated
    v = _signed(u, _inv__full_v)
    # s = <u v>_0
    s = _times(_signed(u, _inv__full_s), v)
    # N = reverse(x) v
    N = _times(_signed(x, _inv__full_N), v)
    # out = N / s
    out = N / s
    return out


def _inv__even_u() -> Table:
    """Return places of the matrix of x that acts on x."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
        (8, -7, 6, -5, -4, 3, -2, 1),
    )


def _inv__even_v() -> Table:
    """Return places of u."""
    return (
        1, -2,
    )


def _inv__even_s() -> Table:
    """Return places of the matrix of u that acts on v."""
    return (
        (1, -2),
    )


def _inv__even_N() -> Table:
    """Return places of the matrix of x that acts on v."""
    return (
        (1, -8),
        (-2, 7),
        (-3, -6),
        (-4, 5),
        (-5, -4),
        (-6, 3),
        (-7, -2),
        (8, 1),
    )


@_operation((8,), 8)
def inv__even(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) v / <u v>_0, u = x reverse(x), v = 2 <u>_0 - u.

    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 34 multiplications, 23 additions, 8 divisions.
    """
    (x,) = _operands("inv__even", ("x", x, 8, 1), kind="quotient")
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


@_operation((4,), 4)
def inv__vector(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the unrolled form: 4 multiplications, 3 additions, 4 divisions.
    """
    (x,) = _operands("inv__vector", ("x", x, 4, 1), kind="quotient")
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # s = <x reverse(x)>_0
    s_0 = x_0*x_0 - x_1*x_1 - x_2*x_2 - x_3*x_3
    # out = y / s
    out_0 = x_0/s_0
    out_1 = x_1/s_0
    out_2 = x_2/s_0
    out_3 = x_3/s_0
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


_SQUARES: tuple[float, ...] = (1.0, -1.0, -1.0, -1.0,)
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



@_operation((6,), 8, keeps=True)
def exp__bivector(B: Tensor) -> Tensor:
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 6), bivector: grades 2
    returns : (..., 8), even: grades 0, 2, 4

    Run the exponential form: 98 multiplications, 76 additions, 1 roots.
    """
    (B,) = _operands("exp__bivector", ("B", B, 6, 1), kind="real")
    return _exponential(B)


# --- sandwich: action of a versor ---------------------------------------------------------------


def _sandwich_unit__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, -6, -7, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -6, 1, -9, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -7, 9, 1, -11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -8, 10, 11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 9, -7, 6, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 10, -8, 16, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 11, -16, -8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -16, 11, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, -9, -10, 7, 8, -16, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 9, 1, -11, -6, 16, 8, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 10, 11, 1, -16, -6, -7, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 7, -6, 16, 1, -11, 10, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 8, -16, -6, 11, 1, -9, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 16, 8, -7, -10, 9, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -11, 10, -8, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 1, -9, 7, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 1, -6, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 1, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -16, -8, 10, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 6, 7, -9, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, -8, 16, -11, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -9, -10, -11, 16, 0),
        (0, -2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 3, -2, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 4, -12, -2, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 5, -13, -14, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -12, 4, -3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -13, 5, -15, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -14, 15, 5, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 2, -12, -13, 4, 5, -15, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 12, 2, -14, -3, 15, 5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 13, 14, 2, -15, -3, -4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, -3, 15, 2, -14, 13, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 5, -15, -3, 14, 2, -12, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 15, 5, -4, -13, 12, 2, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 3, 4, 5, -12, -13, -14, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 14, -13, 12, 5, -4, 3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 14, -13, 5, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, -2, 12, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, -12, -2, 3, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 15, 5, -13, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15, -3, -4, 12, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, -15, 14, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 13, 14, -15, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15),
    )


def _sandwich_unit__full__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, -6, -7, -8, 0, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
            12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -6, 0, -9, -10, 0, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 12,
            13, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -7, 9, 0, -11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -12, 0, 14,
            0, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            -8, 10, 11, 0, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -13, -14,
            0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, -9, -10, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, -2, 0, 0, 0, 0, 15, 3, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 9, 0, -11, -6, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, -2, 0, 0, -15, 0, 4, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 0, 0, -6, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, -2, 15, 0, 0, 5, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 7, -6, 0, 0, -11, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 4, -3, 0, 0, -14, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 8, 0, -6, 11, 0, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 5, 0, -3, 14, 0, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 8, -7, -10, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 5, -4, -13, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -11, 10, -8, 0, 16, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, -3, 0, 4, -12, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, -9, 7, -16, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, -3, 5, -13, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 9, 0, -6, 0, 0, 16, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 5, -4, 0, -14, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 7, -6, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -4, 3, 0, 0, 0, -15, 0, 0, 0, 0, 0, 0, 0, 0,
        ),
        (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 3, -4, 5, 12, -13, 14, -15,
        ),
    )


def _sandwich_unit__full__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    )


@_operation((16, 16), 16)
def sandwich_unit__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 1628 multiplications, 1561 additions.
    """
    R, x = _operands("sandwich_unit__full__full", ("R", R, 16, 2), ("x", x, 16, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__full__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__full__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__full__full_out)
    return out


@_operation((8, 1), 1)
def sandwich_unit__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__scalar", ("R", R, 8, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4),
        (-2, 1, -5, -6),
        (-3, 5, 1, -7),
        (-4, 6, 7, 1),
        (5, -3, 2, -8),
        (6, -4, 8, 2),
        (7, -8, -4, 3),
        (-8, 7, -6, 5),
    )


def _sandwich_unit__even__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -2, -3, -4, 0, 0, 0, -8),
        (-2, 0, -5, -6, 0, 0, -8, 0),
        (-3, 5, 0, -7, 0, 8, 0, 0),
        (-4, 6, 7, 0, -8, 0, 0, 0),
    )


@_operation((8, 4), 4)
def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the gather form: 68 multiplications, 56 additions.
    """
    R, x = _operands("sandwich_unit__even__vector", ("R", R, 8, 2), ("x", x, 4, 1))
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
        (1, -5, -6, 3, 4, -8),
        (5, 1, -7, -2, 8, 4),
        (6, 7, 1, -8, -2, -3),
        (3, -2, 8, 1, -7, 6),
        (4, -8, -2, 7, 1, -5),
        (8, 4, -3, -6, 5, 1),
    )


def _sandwich_unit__even__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -5, -6, 3, 4, 0),
        (5, 0, -7, -2, 0, 4),
        (6, 7, 0, 0, -2, -3),
        (3, -2, 0, 0, -7, 6),
        (4, 0, -2, 7, 0, -5),
        (0, 4, -3, -6, 5, 0),
    )


@_operation((8, 6), 6)
def sandwich_unit__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the gather form: 78 multiplications, 66 additions.
    """
    R, x = _operands("sandwich_unit__even__bivector", ("R", R, 8, 2), ("x", x, 6, 1))
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
        (1, -7, 6, -4),
        (7, 1, -5, 3),
        (-6, 5, 1, -2),
        (-4, 3, -2, 1),
        (2, -8, -4, 6),
        (8, 2, 3, -5),
        (-3, -4, 8, -7),
        (-5, -6, -7, 8),
    )


def _sandwich_unit__even__trivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -7, 6, -4, 0, 8, 0, 0),
        (7, 0, -5, 3, -8, 0, 0, 0),
        (-6, 5, 0, -2, 0, 0, 8, 0),
        (-4, 3, -2, 0, 0, 0, 0, 8),
    )


@_operation((8, 4), 4)
def sandwich_unit__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the gather form: 68 multiplications, 56 additions.
    """
    R, x = _operands("sandwich_unit__even__trivector", ("R", R, 8, 2), ("x", x, 4, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__trivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__trivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((8, 1), 1)
def sandwich_unit__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__g4", ("R", R, 8, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, -5, -6, 3, 4, -8, 0),
        (0, 5, 1, -7, -2, 8, 4, 0),
        (0, 6, 7, 1, -8, -2, -3, 0),
        (0, 3, -2, 8, 1, -7, 6, 0),
        (0, 4, -8, -2, 7, 1, -5, 0),
        (0, 8, 4, -3, -6, 5, 1, 0),
    )


def _sandwich_unit__even__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -5, -6, 3, 4, 0),
        (5, 0, -7, -2, 0, 4),
        (6, 7, 0, 0, -2, -3),
        (3, -2, 0, 0, -7, 6),
        (4, 0, -2, 7, 0, -5),
        (0, 4, -3, -6, 5, 0),
    )


def _sandwich_unit__even__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 0,
    )


@_operation((8, 8), 8)
def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 92 multiplications, 80 additions.
    """
    R, x = _operands("sandwich_unit__even__even", ("R", R, 8, 2), ("x", x, 8, 1))
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
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -2, 1, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -3, 5, 1, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -4, 6, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 5, -3, 2, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 6, -4, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 7, -8, -4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -8, 7, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, -5, -6, 3, 4, -8, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 5, 1, -7, -2, 8, 4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 6, 7, 1, -8, -2, -3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 3, -2, 8, 1, -7, 6, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, -8, -2, 7, 1, -5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 8, 4, -3, -6, 5, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -7, 6, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, -5, 3, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 1, -2, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -8, -4, 6, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 3, -5, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, -4, 8, -7, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, -7, 8, 0),
    )


def _sandwich_unit__even__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -2, -3, -4, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-2, 0, -5, -6, 0, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-3, 5, 0, -7, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-4, 6, 7, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -6, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 5, 0, -7, -2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 6, 7, 0, 0, -2, -3, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 3, -2, 0, 0, -7, 6, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 4, 0, -2, 7, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -3, -6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -4, 0, 8, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, -5, 3, -8, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0, -2, 0, 0, 8, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, -2, 0, 0, 0, 0, 8),
    )


def _sandwich_unit__even__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0,
    )


@_operation((8, 16), 16)
def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 676 multiplications, 640 additions.
    """
    R, x = _operands("sandwich_unit__even__full", ("R", R, 8, 2), ("x", x, 16, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__even__full_out)
    return out


@_operation((7, 1), 1)
def sandwich_unit__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__scalar", ("R", R, 7, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((7, 4), 4)
def sandwich_unit__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the unrolled form: 32 multiplications, 24 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__vector", ("R", R, 7, 2), ("x", x, 4, 1))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_0 - R_1*x_1 - R_2*x_2 - R_3*x_3
    P_1 = R_0*x_1 - R_1*x_0 - R_4*x_2 - R_5*x_3
    P_2 = R_0*x_2 + R_4*x_1 - R_2*x_0 - R_6*x_3
    P_3 = R_0*x_3 + R_5*x_1 + R_6*x_2 - R_3*x_0
    # D from P R
    D_0 = -P_1*R_1 - P_2*R_2 - P_3*R_3
    D_1 = -P_0*R_1 - P_2*R_4 - P_3*R_5
    D_2 = P_1*R_4 - P_0*R_2 - P_3*R_6
    D_3 = P_1*R_5 + P_2*R_6 - P_0*R_3
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def _sandwich_unit__g0_2__bivector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -5, -6, 3, 4, 0),
        (5, 1, -7, -2, 0, 4),
        (6, 7, 1, 0, -2, -3),
        (3, -2, 0, 1, -7, 6),
        (4, 0, -2, 7, 1, -5),
        (0, 4, -3, -6, 5, 1),
    )


def _sandwich_unit__g0_2__bivector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -5, -6, 3, 4, 0),
        (5, 0, -7, -2, 0, 4),
        (6, 7, 0, 0, -2, -3),
        (3, -2, 0, 0, -7, 6),
        (4, 0, -2, 7, 0, -5),
        (0, 4, -3, -6, 5, 0),
    )


@_operation((7, 6), 6)
def sandwich_unit__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the gather form: 78 multiplications, 66 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__bivector", ("R", R, 7, 2), ("x", x, 6, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__bivector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__bivector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


@_operation((7, 4), 4)
def sandwich_unit__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the unrolled form: 32 multiplications, 24 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__trivector", ("R", R, 7, 2), ("x", x, 4, 1))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_0 + R_5*x_2 - R_3*x_3 - R_6*x_1
    P_1 = R_0*x_1 + R_2*x_3 + R_6*x_0 - R_4*x_2
    P_2 = R_0*x_2 + R_4*x_1 - R_1*x_3 - R_5*x_0
    P_3 = R_0*x_3 + R_2*x_1 - R_1*x_2 - R_3*x_0
    # D from P R
    D_0 = P_2*R_5 - P_1*R_6 - P_3*R_3
    D_1 = P_0*R_6 + P_3*R_2 - P_2*R_4
    D_2 = P_1*R_4 - P_0*R_5 - P_3*R_1
    D_3 = P_1*R_2 - P_0*R_3 - P_2*R_1
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


@_operation((7, 1), 1)
def sandwich_unit__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__g0_2__g4", ("R", R, 7, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


def _sandwich_unit__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, -5, -6, 3, 4, 0, 0),
        (0, 5, 1, -7, -2, 0, 4, 0),
        (0, 6, 7, 1, 0, -2, -3, 0),
        (0, 3, -2, 0, 1, -7, 6, 0),
        (0, 4, 0, -2, 7, 1, -5, 0),
        (0, 0, 4, -3, -6, 5, 1, 0),
    )


def _sandwich_unit__g0_2__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -5, -6, 3, 4, 0),
        (5, 0, -7, -2, 0, 4),
        (6, 7, 0, 0, -2, -3),
        (3, -2, 0, 0, -7, 6),
        (4, 0, -2, 7, 0, -5),
        (0, 4, -3, -6, 5, 0),
    )


def _sandwich_unit__g0_2__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 0,
    )


@_operation((7, 8), 8)
def sandwich_unit__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 92 multiplications, 80 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__even", ("R", R, 7, 2), ("x", x, 8, 1))
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
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -2, 1, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -3, 5, 1, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -4, 6, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, -5, -6, 3, 4, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 5, 1, -7, -2, 0, 4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 6, 7, 1, 0, -2, -3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 3, -2, 0, 1, -7, 6, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, 0, -2, 7, 1, -5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 4, -3, -6, 5, 1, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -7, 6, -4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, -5, 3, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 1, -2, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
    )


def _sandwich_unit__g0_2__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-2, 0, -5, -6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-3, 5, 0, -7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (-4, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, -5, -6, 3, 4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 5, 0, -7, -2, 0, 4, 0, 0, 0, 0),
        (0, 0, 0, 0, 6, 7, 0, 0, -2, -3, 0, 0, 0, 0),
        (0, 0, 0, 0, 3, -2, 0, 0, -7, 6, 0, 0, 0, 0),
        (0, 0, 0, 0, 4, 0, -2, 7, 0, -5, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, -3, -6, 5, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -7, 6, -4),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, -5, 3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 5, 0, -2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 3, -2, 0),
    )


def _sandwich_unit__g0_2__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0,
    )


@_operation((7, 16), 16)
def sandwich_unit__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 436 multiplications, 408 additions.
    """
    R, x = _operands("sandwich_unit__g0_2__full", ("R", R, 7, 2), ("x", x, 16, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__g0_2__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__g0_2__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__g0_2__full_out)
    return out


@_operation((4, 1), 1)
def sandwich_unit__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__vector__scalar", ("R", R, 4, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((4, 4), 4)
def sandwich_unit__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the unrolled form: 12 multiplications, 7 additions.
    """
    R, x = _operands("sandwich_unit__vector__vector", ("R", R, 4, 2), ("x", x, 4, 1))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_1*x_1 + R_2*x_2 + R_3*x_3 - R_0*x_0
    # D from P R
    D_0 = P_0*R_0
    D_1 = P_0*R_1
    D_2 = P_0*R_2
    D_3 = P_0*R_3
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


@_operation((4, 6), 6)
def sandwich_unit__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the unrolled form: 30 multiplications, 20 additions.
    """
    R, x = _operands("sandwich_unit__vector__bivector", ("R", R, 4, 2), ("x", x, 6, 1))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0, x_1, x_2, x_3, x_4, x_5) = x.unbind(-1)
    # P from R x
    P_0 = R_0*x_0 + R_2*x_3 + R_3*x_4
    P_1 = R_0*x_1 + R_3*x_5 - R_1*x_3
    P_2 = R_0*x_2 - R_1*x_4 - R_2*x_5
    P_3 = R_1*x_0 + R_2*x_1 + R_3*x_2
    # D from P R
    D_0 = P_3*R_1 - P_0*R_0
    D_1 = P_3*R_2 - P_1*R_0
    D_2 = P_3*R_3 - P_2*R_0
    D_3 = P_0*R_2 - P_1*R_1
    D_4 = P_0*R_3 - P_2*R_1
    D_5 = P_1*R_3 - P_2*R_2
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out_4 = x_4 + 2*D_4
    out_5 = x_5 + 2*D_5
    out = torch.stack((out_0, out_1, out_2, out_3, out_4, out_5), -1)
    return out


@_operation((4, 4), 4)
def sandwich_unit__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the unrolled form: 28 multiplications, 18 additions.
    """
    R, x = _operands("sandwich_unit__vector__trivector", ("R", R, 4, 2), ("x", x, 4, 1))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # P from R x
    P_0 = R_3*x_3 - R_0*x_0
    P_1 = -R_0*x_1 - R_2*x_3
    P_2 = R_1*x_3 - R_0*x_2
    P_3 = R_3*x_2 - R_1*x_0
    P_4 = -R_1*x_1 - R_2*x_2
    P_5 = R_2*x_0 + R_3*x_1
    # D from P R
    D_0 = P_0*R_0 + P_5*R_2 - P_3*R_1
    D_1 = P_1*R_0 + P_5*R_3 - P_4*R_1
    D_2 = P_2*R_0 + P_3*R_3 - P_4*R_2
    D_3 = P_0*R_3 + P_2*R_1 - P_1*R_2
    # out = x + 2 D
    out_0 = x_0 + 2*D_0
    out_1 = x_1 + 2*D_1
    out_2 = x_2 + 2*D_2
    out_3 = x_3 + 2*D_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


@_operation((4, 1), 1)
def sandwich_unit__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: 8 multiplications, 3 additions.
    """
    R, x = _operands("sandwich_unit__vector__g4", ("R", R, 4, 2), ("x", x, 1, 1))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_3*x_0
    P_1 = -R_2*x_0
    P_2 = R_1*x_0
    P_3 = R_0*x_0
    # out = P ~R
    out_0 = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0
    out = torch.stack((out_0,), -1)
    return out


def _sandwich_unit__vector__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, 1, 0, 0, 3, 4, 0, 0),
        (0, 0, 1, 0, -2, 0, 4, 0),
        (0, 0, 0, 1, 0, -2, -3, 0),
        (0, 2, 3, 4, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, -3),
        (0, 0, 0, 0, 0, 0, 0, 4),
    )


def _sandwich_unit__vector__even_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-1, 0, 0, 2, 0, 0, 0, 0),
        (0, -1, 0, 3, 0, 0, 0, 0),
        (0, 0, -1, 4, 0, 0, 0, 0),
        (3, -2, 0, 0, 0, 0, 0, 0),
        (4, 0, -2, 0, 0, 0, 0, 0),
        (0, 4, -3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, -1, 2, -3, 4),
    )


def _sandwich_unit__vector__even_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7,
    )


@_operation((4, 8), 8)
def sandwich_unit__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 128 multiplications, 113 additions.
    """
    R, x = _operands("sandwich_unit__vector__even", ("R", R, 4, 2), ("x", x, 8, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__even_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__even_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__vector__even_out)
    return out


def _sandwich_unit__vector__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (0, -1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 1, 0, -2, 0, 4, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 1, 0, -2, -3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 4, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, -3, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 4, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4),
    )


def _sandwich_unit__vector__full_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, -1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, -1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, -1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 3, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 4, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 4, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 1, 0, 0, -2, 0, 3, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 1, 0, 0, -2, 4, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 1, 4, -3, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 4, -3, 2, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, -3, 4),
    )


def _sandwich_unit__vector__full_out() -> Table:
    """Return places of D."""
    return (
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    )


@_operation((4, 16), 16)
def sandwich_unit__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 481 multiplications, 451 additions.
    """
    R, x = _operands("sandwich_unit__vector__full", ("R", R, 4, 2), ("x", x, 16, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__vector__full_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__vector__full_D), P)
    # out = x + 2 D
    out = x + 2 * _signed(D, _sandwich_unit__vector__full_out)
    return out


def _sandwich__full__full_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, 3, 4, 5, 6, 7, 8, -9, -10, -11, 12, 13, 14, -15, -16),
        (2, 1, -6, -7, -8, 3, 4, 5, -12, -13, -14, -9, -10, -11, 16, -15),
        (3, -6, 1, -9, -10, 2, -12, -13, 4, 5, -15, -7, -8, 16, -11, -14),
        (6, 3, -2, 12, 13, 1, -9, -10, 7, 8, -16, 4, 5, -15, 14, -11),
        (4, -7, 9, 1, -11, 12, 2, -14, -3, 15, 5, 6, -16, -8, 10, 13),
        (7, 4, -12, -2, 14, 9, 1, -11, -6, 16, 8, -3, 15, 5, -13, 10),
        (9, -12, 4, -3, 15, 7, -6, 16, 1, -11, 10, -2, 14, -13, 5, 8),
        (12, 9, -7, 6, -16, 4, -3, 15, 2, -14, 13, 1, -11, 10, -8, 5),
        (5, -8, 10, 11, 1, 13, 14, 2, -15, -3, -4, 16, 6, 7, -9, -12),
        (8, 5, -13, -14, -2, 10, 11, 1, -16, -6, -7, -15, -3, -4, 12, -9),
        (10, -13, 5, -15, -3, 8, -16, -6, 11, 1, -9, -14, -2, 12, -4, -7),
        (13, 10, -8, 16, 6, 5, -15, -3, 14, 2, -12, 11, 1, -9, 7, -4),
        (11, -14, 15, 5, -4, 16, 8, -7, -10, 9, 1, 13, -12, -2, 3, 6),
        (14, 11, -16, -8, 7, 15, 5, -4, -13, 12, 2, -10, 9, 1, -6, 3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, 15, -14, 13, -12, 11, -10, 9, 8, -7, 6, 5, -4, 3, -2, 1),
    )


def _sandwich__full__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 2, -3, -6, -4, -7, 9, 12, -5, -8, 10, 13, 11, 14, -15, -16),
        (2, 1, -6, -3, -7, -4, 12, 9, -8, -5, 13, 10, 14, 11, -16, -15),
        (3, -6, 1, -2, -9, 12, -4, 7, -10, 13, -5, 8, 15, -16, 11, -14),
        (4, -7, 9, -12, 1, -2, 3, -6, -11, 14, -15, 16, -5, 8, -10, 13),
        (5, -8, 10, -13, 11, -14, 15, -16, 1, -2, 3, -6, 4, -7, 9, -12),
        (-6, 3, -2, 1, 12, -9, 7, -4, 13, -10, 8, -5, -16, 15, -14, 11),
        (-7, 4, -12, 9, -2, 1, -6, 3, 14, -11, 16, -15, 8, -5, 13, -10),
        (-8, 5, -13, 10, -14, 11, -16, 15, -2, 1, -6, 3, -7, 4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, 15, 16, -11, -14, 10, 13, -5, -8),
        (-10, -13, 5, 8, -15, -16, 11, 14, -3, -6, 1, 2, -9, -12, 4, 7),
        (-11, -14, 15, 16, 5, 8, -10, -13, -4, -7, 9, 12, 1, 2, -3, -6),
        (-12, -9, 7, 4, -6, -3, 2, 1, 16, 15, -14, -11, 13, 10, -8, -5),
        (-13, -10, 8, 5, -16, -15, 14, 11, -6, -3, 2, 1, -12, -9, 7, 4),
        (-14, -11, 16, 15, 8, 5, -13, -10, -7, -4, 12, 9, 2, 1, -6, -3),
        (-15, 16, -11, 14, 10, -13, 5, -8, -9, 12, -4, 7, 3, -6, 1, -2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


def _sandwich__full__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, 2, -3, -4, -5, -6, -7, -8, 9, 10, 11, 12, 13, 14, -15, -16),
    )


@_operation((16, 16), 16, guarded=True)
def sandwich__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 528 multiplications, 495 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__full__full", ("R", R, 16, 2), ("x", x, 16, 1), kind="quotient")
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


@_operation((8, 1), 1, guarded=True)
def sandwich__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 24 multiplications, 14 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__scalar", ("R", R, 8, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6, R_7) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    P_3 = R_4*x_0
    P_4 = R_3*x_0
    P_5 = R_5*x_0
    P_6 = R_6*x_0
    P_7 = R_7*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3 - P_7*R_7
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4),
        (-2, 1, -5, -6),
        (-3, 5, 1, -7),
        (5, -3, 2, -8),
        (-4, 6, 7, 1),
        (6, -4, 8, 2),
        (7, -8, -4, 3),
        (-8, 7, -6, 5),
    )


def _sandwich__even__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, -8),
        (-2, 1, -5, 3, -6, 4, -8, 7),
        (-3, 5, 1, -2, -7, 8, 4, -6),
        (-4, 6, 7, -8, 1, -2, -3, 5),
    )


def _sandwich__even__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
    )


@_operation((8, 4), 4, guarded=True)
def sandwich__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the gather form: 72 multiplications, 59 additions, 4 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__vector", ("R", R, 8, 2), ("x", x, 4, 1), kind="quotient")
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
        (2, 3, 4, -5, -6, -7),
        (1, -5, -6, 3, 4, -8),
        (5, 1, -7, -2, 8, 4),
        (3, -2, 8, 1, -7, 6),
        (6, 7, 1, -8, -2, -3),
        (4, -8, -2, 7, 1, -5),
        (8, 4, -3, -6, 5, 1),
        (7, -6, 5, 4, -3, 2),
    )


def _sandwich__even__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-2, 1, -5, 3, -6, 4, -8, 7),
        (-3, 5, 1, -2, -7, 8, 4, -6),
        (-4, 6, 7, -8, 1, -2, -3, 5),
        (-5, 3, -2, 1, 8, -7, 6, -4),
        (-6, 4, -8, 7, -2, 1, -5, 3),
        (-7, 8, 4, -6, -3, 5, 1, -2),
    )


def _sandwich__even__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
    )


@_operation((8, 6), 6, guarded=True)
def sandwich__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the gather form: 104 multiplications, 89 additions, 6 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__bivector",
        ("R", R, 8, 2),
        ("x", x, 6, 1),
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
        (-5, -6, -7, 8),
        (-3, -4, 8, -7),
        (2, -8, -4, 6),
        (1, -7, 6, -4),
        (8, 2, 3, -5),
        (7, 1, -5, 3),
        (-6, 5, 1, -2),
        (-4, 3, -2, 1),
    )


def _sandwich__even__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-5, 3, -2, 1, 8, -7, 6, -4),
        (-6, 4, -8, 7, -2, 1, -5, 3),
        (-7, 8, 4, -6, -3, 5, 1, -2),
        (8, -7, 6, -4, -5, 3, -2, 1),
    )


def _sandwich__even__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
    )


@_operation((8, 4), 4, guarded=True)
def sandwich__even__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the gather form: 72 multiplications, 59 additions, 4 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__even__trivector",
        ("R", R, 8, 2),
        ("x", x, 4, 1),
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


@_operation((8, 1), 1, guarded=True)
def sandwich__even__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: 24 multiplications, 14 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__g4", ("R", R, 8, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__even, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6, R_7) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_7*x_0
    P_1 = -R_6*x_0
    P_2 = R_5*x_0
    P_3 = R_3*x_0
    P_4 = -R_4*x_0
    P_5 = -R_2*x_0
    P_6 = R_1*x_0
    P_7 = R_0*x_0
    # N = P ~R
    N_0 = P_0*R_7 + P_2*R_5 + P_5*R_2 + P_7*R_0 - P_1*R_6 - P_3*R_3 - P_4*R_4 - P_6*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3 - R_7*R_7
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__even__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, -5, -6, -7, -8),
        (2, 1, -5, -6, 3, 4, -8, -7),
        (3, 5, 1, -7, -2, 8, 4, 6),
        (5, 3, -2, 8, 1, -7, 6, 4),
        (4, 6, 7, 1, -8, -2, -3, -5),
        (6, 4, -8, -2, 7, 1, -5, -3),
        (7, 8, 4, -3, -6, 5, 1, 2),
        (8, 7, -6, 5, 4, -3, 2, 1),
    )


def _sandwich__even__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, -8),
        (-2, 1, -5, 3, -6, 4, -8, 7),
        (-3, 5, 1, -2, -7, 8, 4, -6),
        (-4, 6, 7, -8, 1, -2, -3, 5),
        (-5, 3, -2, 1, 8, -7, 6, -4),
        (-6, 4, -8, 7, -2, 1, -5, 3),
        (-7, 8, 4, -6, -3, 5, 1, -2),
        (8, -7, 6, -4, -5, 3, -2, 1),
    )


def _sandwich__even__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
    )


@_operation((8, 8), 8, guarded=True)
def sandwich__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 136 multiplications, 119 additions, 8 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__even", ("R", R, 8, 2), ("x", x, 8, 1), kind="quotient")
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
        (1, 0, 0, 0, 0, 2, 3, 4, -5, -6, -7, 0, 0, 0, 0, -8),
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, -5, -6, -7, 8, 0),
        (0, -2, 1, -5, -6, 0, 0, 0, 0, 0, 0, -3, -4, 8, -7, 0),
        (2, 0, 0, 0, 0, 1, -5, -6, 3, 4, -8, 0, 0, 0, 0, -7),
        (0, -3, 5, 1, -7, 0, 0, 0, 0, 0, 0, 2, -8, -4, 6, 0),
        (3, 0, 0, 0, 0, 5, 1, -7, -2, 8, 4, 0, 0, 0, 0, 6),
        (5, 0, 0, 0, 0, 3, -2, 8, 1, -7, 6, 0, 0, 0, 0, 4),
        (0, 5, -3, 2, -8, 0, 0, 0, 0, 0, 0, 1, -7, 6, -4, 0),
        (0, -4, 6, 7, 1, 0, 0, 0, 0, 0, 0, 8, 2, 3, -5, 0),
        (4, 0, 0, 0, 0, 6, 7, 1, -8, -2, -3, 0, 0, 0, 0, -5),
        (6, 0, 0, 0, 0, 4, -8, -2, 7, 1, -5, 0, 0, 0, 0, -3),
        (0, 6, -4, 8, 2, 0, 0, 0, 0, 0, 0, 7, 1, -5, 3, 0),
        (7, 0, 0, 0, 0, 8, 4, -3, -6, 5, 1, 0, 0, 0, 0, 2),
        (0, 7, -8, -4, 3, 0, 0, 0, 0, 0, 0, -6, 5, 1, -2, 0),
        (0, -8, 7, -6, 5, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
        (8, 0, 0, 0, 0, 7, -6, 5, 4, -3, 2, 0, 0, 0, 0, 1),
    )


def _sandwich__even__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, -2, 0, -3, 5, 0, 0, -4, 6, 0, 7, 0, 0, -8),
        (0, 1, -2, 0, -3, 0, 0, 5, -4, 0, 0, 6, 0, 7, -8, 0),
        (0, -2, 1, 0, -5, 0, 0, 3, -6, 0, 0, 4, 0, -8, 7, 0),
        (0, -3, 5, 0, 1, 0, 0, -2, -7, 0, 0, 8, 0, 4, -6, 0),
        (0, -4, 6, 0, 7, 0, 0, -8, 1, 0, 0, -2, 0, -3, 5, 0),
        (-2, 0, 0, 1, 0, -5, 3, 0, 0, -6, 4, 0, -8, 0, 0, 7),
        (-3, 0, 0, 5, 0, 1, -2, 0, 0, -7, 8, 0, 4, 0, 0, -6),
        (-4, 0, 0, 6, 0, 7, -8, 0, 0, 1, -2, 0, -3, 0, 0, 5),
        (-5, 0, 0, 3, 0, -2, 1, 0, 0, 8, -7, 0, 6, 0, 0, -4),
        (-6, 0, 0, 4, 0, -8, 7, 0, 0, -2, 1, 0, -5, 0, 0, 3),
        (-7, 0, 0, 8, 0, 4, -6, 0, 0, -3, 5, 0, 1, 0, 0, -2),
        (0, -5, 3, 0, -2, 0, 0, 1, 8, 0, 0, -7, 0, 6, -4, 0),
        (0, -6, 4, 0, -8, 0, 0, 7, -2, 0, 0, 1, 0, -5, 3, 0),
        (0, -7, 8, 0, 4, 0, 0, -6, -3, 0, 0, 5, 0, 1, -2, 0),
        (0, 8, -7, 0, 6, 0, 0, -4, -5, 0, 0, 3, 0, -2, 1, 0),
        (8, 0, 0, -7, 0, 6, -4, 0, 0, -5, 3, 0, -2, 0, 0, 1),
    )


def _sandwich__even__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7, -8),
    )


@_operation((8, 16), 16, guarded=True)
def sandwich__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 520 multiplications, 487 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__even__full", ("R", R, 8, 2), ("x", x, 16, 1), kind="quotient")
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


@_operation((7, 1), 1, guarded=True)
def sandwich__g0_2__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 21 multiplications, 12 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__scalar", ("R", R, 7, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    P_3 = R_4*x_0
    P_4 = R_3*x_0
    P_5 = R_5*x_0
    P_6 = R_6*x_0
    # N = P ~R
    N_0 = P_0*R_0 + P_3*R_4 + P_5*R_5 + P_6*R_6 - P_1*R_1 - P_2*R_2 - P_4*R_3
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, -2, -3, -4),
        (-2, 1, -5, -6),
        (-3, 5, 1, -7),
        (5, -3, 2, 0),
        (-4, 6, 7, 1),
        (6, -4, 0, 2),
        (7, 0, -4, 3),
        (0, 7, -6, 5),
    )


def _sandwich__g0_2__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, 0),
        (-2, 1, -5, 3, -6, 4, 0, 7),
        (-3, 5, 1, -2, -7, 0, 4, -6),
        (-4, 6, 7, 0, 1, -2, -3, 5),
    )


def _sandwich__g0_2__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7),
    )


@_operation((7, 4), 4, guarded=True)
def sandwich__g0_2__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the gather form: 71 multiplications, 58 additions, 4 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__vector", ("R", R, 7, 2), ("x", x, 4, 1), kind="quotient")
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
        (2, 3, 4, -5, -6, -7),
        (1, -5, -6, 3, 4, 0),
        (5, 1, -7, -2, 0, 4),
        (3, -2, 0, 1, -7, 6),
        (6, 7, 1, 0, -2, -3),
        (4, 0, -2, 7, 1, -5),
        (0, 4, -3, -6, 5, 1),
        (7, -6, 5, 4, -3, 2),
    )


def _sandwich__g0_2__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-2, 1, -5, 3, -6, 4, 0, 7),
        (-3, 5, 1, -2, -7, 0, 4, -6),
        (-4, 6, 7, 0, 1, -2, -3, 5),
        (-5, 3, -2, 1, 0, -7, 6, -4),
        (-6, 4, 0, 7, -2, 1, -5, 3),
        (-7, 0, 4, -6, -3, 5, 1, -2),
    )


def _sandwich__g0_2__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7),
    )


@_operation((7, 6), 6, guarded=True)
def sandwich__g0_2__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the gather form: 103 multiplications, 88 additions, 6 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__bivector",
        ("R", R, 7, 2),
        ("x", x, 6, 1),
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
        (-5, -6, -7, 0),
        (-3, -4, 0, -7),
        (2, 0, -4, 6),
        (1, -7, 6, -4),
        (0, 2, 3, -5),
        (7, 1, -5, 3),
        (-6, 5, 1, -2),
        (-4, 3, -2, 1),
    )


def _sandwich__g0_2__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (-5, 3, -2, 1, 0, -7, 6, -4),
        (-6, 4, 0, 7, -2, 1, -5, 3),
        (-7, 0, 4, -6, -3, 5, 1, -2),
        (0, -7, 6, -4, -5, 3, -2, 1),
    )


def _sandwich__g0_2__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7),
    )


@_operation((7, 4), 4, guarded=True)
def sandwich__g0_2__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the gather form: 71 multiplications, 58 additions, 4 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__g0_2__trivector",
        ("R", R, 7, 2),
        ("x", x, 4, 1),
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


@_operation((7, 1), 1, guarded=True)
def sandwich__g0_2__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: 21 multiplications, 12 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__g4", ("R", R, 7, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__g0_2, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = -R_6*x_0
    P_1 = R_5*x_0
    P_2 = R_3*x_0
    P_3 = -R_4*x_0
    P_4 = -R_2*x_0
    P_5 = R_1*x_0
    P_6 = R_0*x_0
    # N = P ~R
    N_0 = P_1*R_5 + P_4*R_2 + P_6*R_0 - P_0*R_6 - P_2*R_3 - P_3*R_4 - P_5*R_1
    # s = <R ~R>_0
    s_0 = R_0*R_0 + R_4*R_4 + R_5*R_5 + R_6*R_6 - R_1*R_1 - R_2*R_2 - R_3*R_3
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__g0_2__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, -5, -6, -7, 0),
        (2, 1, -5, -6, 3, 4, 0, -7),
        (3, 5, 1, -7, -2, 0, 4, 6),
        (5, 3, -2, 0, 1, -7, 6, 4),
        (4, 6, 7, 1, 0, -2, -3, -5),
        (6, 4, 0, -2, 7, 1, -5, -3),
        (7, 0, 4, -3, -6, 5, 1, 2),
        (0, 7, -6, 5, 4, -3, 2, 1),
    )


def _sandwich__g0_2__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, 0),
        (-2, 1, -5, 3, -6, 4, 0, 7),
        (-3, 5, 1, -2, -7, 0, 4, -6),
        (-4, 6, 7, 0, 1, -2, -3, 5),
        (-5, 3, -2, 1, 0, -7, 6, -4),
        (-6, 4, 0, 7, -2, 1, -5, 3),
        (-7, 0, 4, -6, -3, 5, 1, -2),
        (0, -7, 6, -4, -5, 3, -2, 1),
    )


def _sandwich__g0_2__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7),
    )


@_operation((7, 8), 8, guarded=True)
def sandwich__g0_2__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 135 multiplications, 118 additions, 8 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__even", ("R", R, 7, 2), ("x", x, 8, 1), kind="quotient")
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
        (1, 0, 0, 0, 0, 2, 3, 4, -5, -6, -7, 0, 0, 0, 0, 0),
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, -5, -6, -7, 0, 0),
        (0, -2, 1, -5, -6, 0, 0, 0, 0, 0, 0, -3, -4, 0, -7, 0),
        (2, 0, 0, 0, 0, 1, -5, -6, 3, 4, 0, 0, 0, 0, 0, -7),
        (0, -3, 5, 1, -7, 0, 0, 0, 0, 0, 0, 2, 0, -4, 6, 0),
        (3, 0, 0, 0, 0, 5, 1, -7, -2, 0, 4, 0, 0, 0, 0, 6),
        (5, 0, 0, 0, 0, 3, -2, 0, 1, -7, 6, 0, 0, 0, 0, 4),
        (0, 5, -3, 2, 0, 0, 0, 0, 0, 0, 0, 1, -7, 6, -4, 0),
        (0, -4, 6, 7, 1, 0, 0, 0, 0, 0, 0, 0, 2, 3, -5, 0),
        (4, 0, 0, 0, 0, 6, 7, 1, 0, -2, -3, 0, 0, 0, 0, -5),
        (6, 0, 0, 0, 0, 4, 0, -2, 7, 1, -5, 0, 0, 0, 0, -3),
        (0, 6, -4, 0, 2, 0, 0, 0, 0, 0, 0, 7, 1, -5, 3, 0),
        (7, 0, 0, 0, 0, 0, 4, -3, -6, 5, 1, 0, 0, 0, 0, 2),
        (0, 7, 0, -4, 3, 0, 0, 0, 0, 0, 0, -6, 5, 1, -2, 0),
        (0, 0, 7, -6, 5, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
        (0, 0, 0, 0, 0, 7, -6, 5, 4, -3, 2, 0, 0, 0, 0, 1),
    )


def _sandwich__g0_2__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, 0, 0, -2, 0, -3, 5, 0, 0, -4, 6, 0, 7, 0, 0, 0),
        (0, 1, -2, 0, -3, 0, 0, 5, -4, 0, 0, 6, 0, 7, 0, 0),
        (0, -2, 1, 0, -5, 0, 0, 3, -6, 0, 0, 4, 0, 0, 7, 0),
        (0, -3, 5, 0, 1, 0, 0, -2, -7, 0, 0, 0, 0, 4, -6, 0),
        (0, -4, 6, 0, 7, 0, 0, 0, 1, 0, 0, -2, 0, -3, 5, 0),
        (-2, 0, 0, 1, 0, -5, 3, 0, 0, -6, 4, 0, 0, 0, 0, 7),
        (-3, 0, 0, 5, 0, 1, -2, 0, 0, -7, 0, 0, 4, 0, 0, -6),
        (-4, 0, 0, 6, 0, 7, 0, 0, 0, 1, -2, 0, -3, 0, 0, 5),
        (-5, 0, 0, 3, 0, -2, 1, 0, 0, 0, -7, 0, 6, 0, 0, -4),
        (-6, 0, 0, 4, 0, 0, 7, 0, 0, -2, 1, 0, -5, 0, 0, 3),
        (-7, 0, 0, 0, 0, 4, -6, 0, 0, -3, 5, 0, 1, 0, 0, -2),
        (0, -5, 3, 0, -2, 0, 0, 1, 0, 0, 0, -7, 0, 6, -4, 0),
        (0, -6, 4, 0, 0, 0, 0, 7, -2, 0, 0, 1, 0, -5, 3, 0),
        (0, -7, 0, 0, 4, 0, 0, -6, -3, 0, 0, 5, 0, 1, -2, 0),
        (0, 0, -7, 0, 6, 0, 0, -4, -5, 0, 0, 3, 0, -2, 1, 0),
        (0, 0, 0, -7, 0, 6, -4, 0, 0, -5, 3, 0, -2, 0, 0, 1),
    )


def _sandwich__g0_2__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4, 5, 6, 7),
    )


@_operation((7, 16), 16, guarded=True)
def sandwich__g0_2__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 7), g0_2: grades 0, 2
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 519 multiplications, 486 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__g0_2__full", ("R", R, 7, 2), ("x", x, 16, 1), kind="quotient")
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


@_operation((4, 1), 1, guarded=True)
def sandwich__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 12 multiplications, 6 additions, 1 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__scalar",
        ("R", R, 4, 2),
        ("x", x, 1, 1),
        kind="quotient",
    )
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_0*x_0
    P_1 = R_1*x_0
    P_2 = R_2*x_0
    P_3 = R_3*x_0
    # N = P ~R
    N_0 = P_0*R_0 - P_1*R_1 - P_2*R_2 - P_3*R_3
    # s = <R ~R>_0
    s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (-1, 2, 3, 4),
        (2, -1, 0, 0),
        (3, 0, -1, 0),
        (0, 3, -2, 0),
        (4, 0, 0, -1),
        (0, 4, 0, -2),
        (0, 0, 4, -3),
    )


def _sandwich__vector__vector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 0, -4, 0, 0),
        (2, -1, 0, -3, 0, -4, 0),
        (3, 0, -1, 2, 0, 0, -4),
        (4, 0, 0, 0, -1, 2, 3),
    )


def _sandwich__vector__vector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4),
    )


@_operation((4, 4), 4, guarded=True)
def sandwich__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), vector: grades 1
    returns : (..., 4), vector: grades 1

    Run the gather form: 60 multiplications, 48 additions, 4 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__vector",
        ("R", R, 4, 2),
        ("x", x, 4, 1),
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
        (2, 3, 4, 0, 0, 0),
        (1, 0, 0, 3, 4, 0),
        (0, 1, 0, -2, 0, 4),
        (3, -2, 0, 1, 0, 0),
        (0, 0, 1, 0, -2, -3),
        (4, 0, -2, 0, 1, 0),
        (0, 4, -3, 0, 0, 1),
        (0, 0, 0, 4, -3, 2),
    )


def _sandwich__vector__bivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (2, -1, 0, -3, 0, -4, 0, 0),
        (3, 0, -1, 2, 0, 0, -4, 0),
        (4, 0, 0, 0, -1, 2, 3, 0),
        (0, 3, -2, 1, 0, 0, 0, -4),
        (0, 4, 0, 0, -2, 1, 0, 3),
        (0, 0, 4, 0, -3, 0, 1, -2),
    )


def _sandwich__vector__bivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4),
    )


@_operation((4, 6), 6, guarded=True)
def sandwich__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 6), bivector: grades 2
    returns : (..., 6), bivector: grades 2

    Run the gather form: 100 multiplications, 85 additions, 6 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__bivector",
        ("R", R, 4, 2),
        ("x", x, 6, 1),
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
        (3, 4, 0, 0),
        (-2, 0, 4, 0),
        (-1, 0, 0, 4),
        (0, -2, -3, 0),
        (0, -1, 0, -3),
        (0, 0, -1, 2),
        (4, -3, 2, -1),
    )


def _sandwich__vector__trivector_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (3, -2, 1, 0, 0, 0, -4),
        (4, 0, 0, -2, 1, 0, 3),
        (0, 4, 0, -3, 0, 1, -2),
        (0, 0, 4, 0, -3, 2, -1),
    )


def _sandwich__vector__trivector_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4),
    )


@_operation((4, 4), 4, guarded=True)
def sandwich__vector__trivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 4), trivector: grades 3
    returns : (..., 4), trivector: grades 3

    Run the gather form: 60 multiplications, 48 additions, 4 divisions.
    """
    given = R
    R, x = _operands(
        "sandwich__vector__trivector",
        ("R", R, 4, 2),
        ("x", x, 4, 1),
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


@_operation((4, 1), 1, guarded=True)
def sandwich__vector__g4(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 1), g4: grades 4
    returns : (..., 1), g4: grades 4

    Run the unrolled form: 12 multiplications, 6 additions, 1 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__g4", ("R", R, 4, 2), ("x", x, 1, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    (x_0,) = x.unbind(-1)
    # P = R_even x + R_odd x^
    P_0 = R_3*x_0
    P_1 = -R_2*x_0
    P_2 = R_1*x_0
    P_3 = R_0*x_0
    # N = P ~R
    N_0 = P_0*R_3 + P_2*R_1 - P_1*R_2 - P_3*R_0
    # s = <R ~R>_0
    s_0 = R_0*R_0 - R_1*R_1 - R_2*R_2 - R_3*R_3
    # out = N / s
    out_0 = N_0/s_0
    out = torch.stack((out_0,), -1)
    return torch.where(ok, out, torch.nan)


def _sandwich__vector__even_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 0, 0, 0, 0),
        (2, 1, 0, 0, 3, 4, 0, 0),
        (3, 0, 1, 0, -2, 0, 4, 0),
        (0, 3, -2, 0, 1, 0, 0, 4),
        (4, 0, 0, 1, 0, -2, -3, 0),
        (0, 4, 0, -2, 0, 1, 0, -3),
        (0, 0, 4, -3, 0, 0, 1, 2),
        (0, 0, 0, 0, 4, -3, 2, 1),
    )


def _sandwich__vector__even_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (1, -2, -3, 0, -4, 0, 0, 0),
        (2, -1, 0, -3, 0, -4, 0, 0),
        (3, 0, -1, 2, 0, 0, -4, 0),
        (4, 0, 0, 0, -1, 2, 3, 0),
        (0, 3, -2, 1, 0, 0, 0, -4),
        (0, 4, 0, 0, -2, 1, 0, 3),
        (0, 0, 4, 0, -3, 0, 1, -2),
        (0, 0, 0, 4, 0, -3, 2, -1),
    )


def _sandwich__vector__even_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4),
    )


@_operation((4, 8), 8, guarded=True)
def sandwich__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 132 multiplications, 115 additions, 8 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__even", ("R", R, 4, 2), ("x", x, 8, 1), kind="quotient")
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
    """Return places of the matrix of R that acts on x."""
    return (
        (0, -1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0, 1, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0),
        (0, 2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0),
        (3, 0, 0, 0, 0, 0, 1, 0, -2, 0, 4, 0, 0, 0, 0, 0),
        (0, 3, 0, -1, 0, 0, 0, 0, 0, 0, 0, -2, 0, 4, 0, 0),
        (0, 0, 3, -2, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 4, 0),
        (0, 0, 0, 0, 0, 3, -2, 0, 1, 0, 0, 0, 0, 0, 0, 4),
        (4, 0, 0, 0, 0, 0, 0, 1, 0, -2, -3, 0, 0, 0, 0, 0),
        (0, 4, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, -2, -3, 0, 0),
        (0, 0, 4, 0, -2, 0, 0, 0, 0, 0, 0, 0, -1, 0, -3, 0),
        (0, 0, 0, 0, 0, 4, 0, -2, 0, 1, 0, 0, 0, 0, 0, -3),
        (0, 0, 0, 4, -3, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, 0),
        (0, 0, 0, 0, 0, 0, 4, -3, 0, 0, 1, 0, 0, 0, 0, 2),
        (0, 0, 0, 0, 0, 0, 0, 0, 4, -3, 2, 0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, -3, 2, -1, 0),
    )


def _sandwich__vector__full_N() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (0, 1, -2, 0, -3, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 0),
        (1, 0, 0, -2, 0, -3, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0),
        (2, 0, 0, -1, 0, 0, -3, 0, 0, 0, -4, 0, 0, 0, 0, 0),
        (3, 0, 0, 0, 0, -1, 2, 0, 0, 0, 0, 0, -4, 0, 0, 0),
        (4, 0, 0, 0, 0, 0, 0, 0, 0, -1, 2, 0, 3, 0, 0, 0),
        (0, 2, -1, 0, 0, 0, 0, -3, 0, 0, 0, -4, 0, 0, 0, 0),
        (0, 3, 0, 0, -1, 0, 0, 2, 0, 0, 0, 0, 0, -4, 0, 0),
        (0, 4, 0, 0, 0, 0, 0, 0, -1, 0, 0, 2, 0, 3, 0, 0),
        (0, 0, 3, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0, 0, -4, 0),
        (0, 0, 4, 0, 0, 0, 0, 0, -2, 0, 0, 1, 0, 0, 3, 0),
        (0, 0, 0, 0, 4, 0, 0, 0, -3, 0, 0, 0, 0, 1, -2, 0),
        (0, 0, 0, 3, 0, -2, 1, 0, 0, 0, 0, 0, 0, 0, 0, -4),
        (0, 0, 0, 4, 0, 0, 0, 0, 0, -2, 1, 0, 0, 0, 0, 3),
        (0, 0, 0, 0, 0, 4, 0, 0, 0, -3, 0, 0, 1, 0, 0, -2),
        (0, 0, 0, 0, 0, 0, 4, 0, 0, 0, -3, 0, 2, 0, 0, -1),
        (0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, -3, 0, 2, -1, 0),
    )


def _sandwich__vector__full_s() -> Table:
    """Return places of the matrix of R that acts on R."""
    return (
        (1, -2, -3, -4),
    )


@_operation((4, 16), 16, guarded=True)
def sandwich__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), vector: grades 1
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 516 multiplications, 483 additions, 16 divisions.
    """
    given = R
    R, x = _operands("sandwich__vector__full", ("R", R, 4, 2), ("x", x, 16, 1), kind="quotient")
    ok = _is_versor(versor_defect__vector, given).unsqueeze(-1)
    R = torch.where(ok, R, _blade(R, 0))
    # P = R_even x + R_odd x^
    P = _times(_signed(R, _sandwich__vector__full_P), x)
    # N = P ~R
    N = _times(_signed(R, _sandwich__vector__full_N), P)
    # s = <R ~R>_0
    s = _times(_signed(R, _sandwich__vector__full_s), R)
    # out = N / s
    out = N / s
    return torch.where(ok, out, torch.nan)


# --- sandwich2: two-sided product ---------------------------------------------------------------


def _sandwich2__even__vector__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, -2, -3, -4),
        (-2, 1, -5, -6),
        (-3, 5, 1, -7),
        (5, -3, 2, -8),
        (-4, 6, 7, 1),
        (6, -4, 8, 2),
        (7, -8, -4, 3),
        (-8, 7, -6, 5),
    )


def _sandwich2__even__vector__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, -8),
        (-2, 1, -5, 3, -6, 4, -8, 7),
        (-3, 5, 1, -2, -7, 8, 4, -6),
        (-4, 6, 7, -8, 1, -2, -3, 5),
        (-5, 3, -2, 1, 8, -7, 6, -4),
        (-6, 4, -8, 7, -2, 1, -5, 3),
        (-7, 8, 4, -6, -3, 5, 1, -2),
        (8, -7, 6, -4, -5, 3, -2, 1),
    )


@_operation((8, 4, 8), 8)
def sandwich2__even__vector__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 4), vector: grades 1
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), odd: grades 1, 3

    Run the gather form: 96 multiplications, 80 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__vector__even",
        ("r", r, 8, 1),
        ("x", x, 4, 1),
        ("s", s, 8, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__vector__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__vector__even_out), P)
    return out


def _sandwich2__even__even__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, 2, 3, 4, -5, -6, -7, -8),
        (2, 1, -5, -6, 3, 4, -8, -7),
        (3, 5, 1, -7, -2, 8, 4, 6),
        (5, 3, -2, 8, 1, -7, 6, 4),
        (4, 6, 7, 1, -8, -2, -3, -5),
        (6, 4, -8, -2, 7, 1, -5, -3),
        (7, 8, 4, -3, -6, 5, 1, 2),
        (8, 7, -6, 5, 4, -3, 2, 1),
    )


def _sandwich2__even__even__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, -2, -3, 5, -4, 6, 7, -8),
        (-2, 1, -5, 3, -6, 4, -8, 7),
        (-3, 5, 1, -2, -7, 8, 4, -6),
        (-4, 6, 7, -8, 1, -2, -3, 5),
        (-5, 3, -2, 1, 8, -7, 6, -4),
        (-6, 4, -8, 7, -2, 1, -5, 3),
        (-7, 8, 4, -6, -3, 5, 1, -2),
        (8, -7, 6, -4, -5, 3, -2, 1),
    )


@_operation((8, 8, 8), 8)
def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 8), even: grades 0, 2, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 8), even: grades 0, 2, 4

    Run the gather form: 128 multiplications, 112 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__even__even",
        ("r", r, 8, 1),
        ("x", x, 8, 1),
        ("s", s, 8, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__even__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__even__even_out), P)
    return out


def _sandwich2__even__full__even_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, 0, 0, 0, 0, 2, 3, 4, -5, -6, -7, 0, 0, 0, 0, -8),
        (0, 1, -2, -3, -4, 0, 0, 0, 0, 0, 0, -5, -6, -7, 8, 0),
        (0, -2, 1, -5, -6, 0, 0, 0, 0, 0, 0, -3, -4, 8, -7, 0),
        (2, 0, 0, 0, 0, 1, -5, -6, 3, 4, -8, 0, 0, 0, 0, -7),
        (0, -3, 5, 1, -7, 0, 0, 0, 0, 0, 0, 2, -8, -4, 6, 0),
        (3, 0, 0, 0, 0, 5, 1, -7, -2, 8, 4, 0, 0, 0, 0, 6),
        (5, 0, 0, 0, 0, 3, -2, 8, 1, -7, 6, 0, 0, 0, 0, 4),
        (0, 5, -3, 2, -8, 0, 0, 0, 0, 0, 0, 1, -7, 6, -4, 0),
        (0, -4, 6, 7, 1, 0, 0, 0, 0, 0, 0, 8, 2, 3, -5, 0),
        (4, 0, 0, 0, 0, 6, 7, 1, -8, -2, -3, 0, 0, 0, 0, -5),
        (6, 0, 0, 0, 0, 4, -8, -2, 7, 1, -5, 0, 0, 0, 0, -3),
        (0, 6, -4, 8, 2, 0, 0, 0, 0, 0, 0, 7, 1, -5, 3, 0),
        (7, 0, 0, 0, 0, 8, 4, -3, -6, 5, 1, 0, 0, 0, 0, 2),
        (0, 7, -8, -4, 3, 0, 0, 0, 0, 0, 0, -6, 5, 1, -2, 0),
        (0, -8, 7, -6, 5, 0, 0, 0, 0, 0, 0, -4, 3, -2, 1, 0),
        (8, 0, 0, 0, 0, 7, -6, 5, 4, -3, 2, 0, 0, 0, 0, 1),
    )


def _sandwich2__even__full__even_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, 0, 0, -2, 0, -3, 5, 0, 0, -4, 6, 0, 7, 0, 0, -8),
        (0, 1, -2, 0, -3, 0, 0, 5, -4, 0, 0, 6, 0, 7, -8, 0),
        (0, -2, 1, 0, -5, 0, 0, 3, -6, 0, 0, 4, 0, -8, 7, 0),
        (0, -3, 5, 0, 1, 0, 0, -2, -7, 0, 0, 8, 0, 4, -6, 0),
        (0, -4, 6, 0, 7, 0, 0, -8, 1, 0, 0, -2, 0, -3, 5, 0),
        (-2, 0, 0, 1, 0, -5, 3, 0, 0, -6, 4, 0, -8, 0, 0, 7),
        (-3, 0, 0, 5, 0, 1, -2, 0, 0, -7, 8, 0, 4, 0, 0, -6),
        (-4, 0, 0, 6, 0, 7, -8, 0, 0, 1, -2, 0, -3, 0, 0, 5),
        (-5, 0, 0, 3, 0, -2, 1, 0, 0, 8, -7, 0, 6, 0, 0, -4),
        (-6, 0, 0, 4, 0, -8, 7, 0, 0, -2, 1, 0, -5, 0, 0, 3),
        (-7, 0, 0, 8, 0, 4, -6, 0, 0, -3, 5, 0, 1, 0, 0, -2),
        (0, -5, 3, 0, -2, 0, 0, 1, 8, 0, 0, -7, 0, 6, -4, 0),
        (0, -6, 4, 0, -8, 0, 0, 7, -2, 0, 0, 1, 0, -5, 3, 0),
        (0, -7, 8, 0, 4, 0, 0, -6, -3, 0, 0, 5, 0, 1, -2, 0),
        (0, 8, -7, 0, 6, 0, 0, -4, -5, 0, 0, 3, 0, -2, 1, 0),
        (8, 0, 0, -7, 0, 6, -4, 0, 0, -5, 3, 0, -2, 0, 0, 1),
    )


@_operation((8, 16, 8), 16)
def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 8), even: grades 0, 2, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 8), even: grades 0, 2, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 512 multiplications, 480 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__full__even",
        ("r", r, 8, 1),
        ("x", x, 16, 1),
        ("s", s, 8, 1),
    )
    # P = r x
    P = _times(_signed(r, _sandwich2__even__full__even_P), x)
    # out = P ~s
    out = _times(_signed(s, _sandwich2__even__full__even_out), P)
    return out


def _sandwich2__full__full__full_P() -> Table:
    """Return places of the matrix of r that acts on x."""
    return (
        (1, 2, -3, -4, -5, 6, 7, 8, -9, -10, -11, -12, -13, -14, 15, -16),
        (2, 1, -6, -7, -8, 3, 4, 5, -12, -13, -14, -9, -10, -11, 16, -15),
        (3, -6, 1, -9, -10, 2, -12, -13, 4, 5, -15, -7, -8, 16, -11, -14),
        (6, -3, 2, -12, -13, 1, -9, -10, 7, 8, -16, -4, -5, 15, -14, -11),
        (4, -7, 9, 1, -11, 12, 2, -14, -3, 15, 5, 6, -16, -8, 10, 13),
        (7, -4, 12, 2, -14, 9, 1, -11, -6, 16, 8, 3, -15, -5, 13, 10),
        (9, 12, -4, 3, -15, 7, -6, 16, 1, -11, 10, 2, -14, 13, -5, 8),
        (12, 9, -7, 6, -16, 4, -3, 15, 2, -14, 13, 1, -11, 10, -8, 5),
        (5, -8, 10, 11, 1, 13, 14, 2, -15, -3, -4, 16, 6, 7, -9, -12),
        (8, -5, 13, 14, 2, 10, 11, 1, -16, -6, -7, 15, 3, 4, -12, -9),
        (10, 13, -5, 15, 3, 8, -16, -6, 11, 1, -9, 14, 2, -12, 4, -7),
        (13, 10, -8, 16, 6, 5, -15, -3, 14, 2, -12, 11, 1, -9, 7, -4),
        (11, 14, -15, -5, 4, 16, 8, -7, -10, 9, 1, -13, 12, 2, -3, 6),
        (14, 11, -16, -8, 7, 15, 5, -4, -13, 12, 2, -10, 9, 1, -6, 3),
        (15, -16, 11, -10, 9, 14, -13, 12, 5, -4, 3, -8, 7, -6, 1, 2),
        (16, -15, 14, -13, 12, 11, -10, 9, 8, -7, 6, -5, 4, -3, 2, 1),
    )


def _sandwich2__full__full__full_out() -> Table:
    """Return places of the matrix of s that acts on P."""
    return (
        (1, 2, -3, -6, -4, -7, 9, 12, -5, -8, 10, 13, 11, 14, -15, -16),
        (2, 1, -6, -3, -7, -4, 12, 9, -8, -5, 13, 10, 14, 11, -16, -15),
        (3, -6, 1, -2, -9, 12, -4, 7, -10, 13, -5, 8, 15, -16, 11, -14),
        (4, -7, 9, -12, 1, -2, 3, -6, -11, 14, -15, 16, -5, 8, -10, 13),
        (5, -8, 10, -13, 11, -14, 15, -16, 1, -2, 3, -6, 4, -7, 9, -12),
        (-6, 3, -2, 1, 12, -9, 7, -4, 13, -10, 8, -5, -16, 15, -14, 11),
        (-7, 4, -12, 9, -2, 1, -6, 3, 14, -11, 16, -15, 8, -5, 13, -10),
        (-8, 5, -13, 10, -14, 11, -16, 15, -2, 1, -6, 3, -7, 4, -12, 9),
        (-9, -12, 4, 7, -3, -6, 1, 2, 15, 16, -11, -14, 10, 13, -5, -8),
        (-10, -13, 5, 8, -15, -16, 11, 14, -3, -6, 1, 2, -9, -12, 4, 7),
        (-11, -14, 15, 16, 5, 8, -10, -13, -4, -7, 9, 12, 1, 2, -3, -6),
        (-12, -9, 7, 4, -6, -3, 2, 1, 16, 15, -14, -11, 13, 10, -8, -5),
        (-13, -10, 8, 5, -16, -15, 14, 11, -6, -3, 2, 1, -12, -9, 7, 4),
        (-14, -11, 16, 15, 8, 5, -13, -10, -7, -4, 12, 9, 2, 1, -6, -3),
        (-15, 16, -11, 14, 10, -13, 5, -8, -9, 12, -4, 7, 3, -6, 1, -2),
        (16, -15, 14, -11, -13, 10, -8, 5, 12, -9, 7, -4, -6, 3, -2, 1),
    )


@_operation((16, 16, 16), 16)
def sandwich2__full__full__full(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 16), full: grades 0, 1, 2, 3, 4
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    s : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16), full: grades 0, 1, 2, 3, 4

    Run the gather form: 512 multiplications, 480 additions.
    """
    r, x, s = _operands(
        "sandwich2__full__full__full",
        ("r", r, 16, 1),
        ("x", x, 16, 1),
        ("s", s, 16, 1),
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
        (1, 2, -3, -4, -5, -6, -7, -8, 9, 10, 11, 12, 13, 14, -15, -16),
        (1, 0, 0, 0, 0, 6, 7, 8, 9, 10, 11, 0, 0, 0, 0, 16),
        (0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 12, 13, 14, 15, 0),
        (16, -15, 14, -13, 12, -11, 10, -9, -8, 7, -6, 5, -4, 3, -2, 1),
    )


def versor_defect__full(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 4)

    Run the gather form: 64 multiplications, 60 additions.
    """
    (R,) = _operands("versor_defect__full", ("R", R, 16, 2))
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out = _times(_signed(R, _versor_defect__full_out), R)
    return out


def versor_defect__even(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 8), even: grades 0, 2, 4
    returns : (..., 4)

    Run the unrolled form: 13 multiplications, 11 additions.
    """
    (R,) = _operands("versor_defect__even", ("R", R, 8, 2))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6, R_7) = R.unbind(-1)
    # common subexpressions
    t_0 = R_0*R_0 + R_4*R_4
    t_1 = R_5*R_5 + R_6*R_6
    t_4 = t_0 + t_1
    t_2 = R_1*R_1 + R_2*R_2
    t_3 = R_3*R_3 + R_7*R_7
    t_5 = t_2 + t_3
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_4 - t_5
    out_1 = t_4 + t_5
    # common factors
    f_0 = R_0*R_7 + R_2*R_5 - R_1*R_6 - R_3*R_4
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_3 = 2*f_0
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, out_1, zero, out_3), -1)
    return out


def versor_defect__g0_2(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 7), g0_2: grades 0, 2
    returns : (..., 4)

    Run the unrolled form: 11 multiplications, 9 additions.
    """
    (R,) = _operands("versor_defect__g0_2", ("R", R, 7, 2))
    (R_0, R_1, R_2, R_3, R_4, R_5, R_6) = R.unbind(-1)
    # common subexpressions
    t_0 = R_0*R_0 + R_4*R_4
    t_1 = R_5*R_5 + R_6*R_6
    t_4 = t_0 + t_1
    t_2 = R_1*R_1 + R_2*R_2
    t_3 = R_3*R_3 + t_2
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_4 - t_3
    out_1 = t_3 + t_4
    # common factors
    f_0 = R_2*R_5 - R_1*R_6 - R_3*R_4
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_3 = 2*f_0
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, out_1, zero, out_3), -1)
    return out


def versor_defect__vector(R: Tensor) -> Tensor:
    """Return what must vanish, from the fourth entry on, for R to be a versor.

    Law: (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..).

    R : (..., 4), vector: grades 1
    returns : (..., 3)

    Run the unrolled form: 4 multiplications, 4 additions.
    """
    (R,) = _operands("versor_defect__vector", ("R", R, 4, 2))
    (R_0, R_1, R_2, R_3) = R.unbind(-1)
    # common subexpressions
    t_2 = R_0*R_0
    t_0 = R_1*R_1 + R_2*R_2
    t_1 = R_3*R_3 + t_0
    # (<R ~R>_0, |R_even|^2, |R_odd|^2, <R ~R>_4.., <R e_i ~R>_5..)
    out_0 = t_2 - t_1
    out_2 = t_2 + t_1
    lead = R.shape[:-1]
    zero = R.new_zeros(lead)
    out = torch.stack((out_0, zero, out_2), -1)
    return out


# --- outermorphism: matrix blocks, one per grade, of the linear map of vectors M ----------------


def _outermorphism__bivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -5),
        (1, -5),
        (1, -5),
        (2, -6),
        (2, -6),
        (3, -7),
        (1, -9),
        (1, -9),
        (1, -9),
        (2, -10),
        (2, -10),
        (3, -11),
        (1, -13),
        (1, -13),
        (1, -13),
        (2, -14),
        (2, -14),
        (3, -15),
        (5, -9),
        (5, -9),
        (5, -9),
        (6, -10),
        (6, -10),
        (7, -11),
        (5, -13),
        (5, -13),
        (5, -13),
        (6, -14),
        (6, -14),
        (7, -15),
        (9, -13),
        (9, -13),
        (9, -13),
        (10, -14),
        (10, -14),
        (11, -15),
    )


def _outermorphism__bivector_out_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (6, 2),
        (7, 3),
        (8, 4),
        (7, 3),
        (8, 4),
        (8, 4),
        (10, 2),
        (11, 3),
        (12, 4),
        (11, 3),
        (12, 4),
        (12, 4),
        (14, 2),
        (15, 3),
        (16, 4),
        (15, 3),
        (16, 4),
        (16, 4),
        (10, 6),
        (11, 7),
        (12, 8),
        (11, 7),
        (12, 8),
        (12, 8),
        (14, 6),
        (15, 7),
        (16, 8),
        (15, 7),
        (16, 8),
        (16, 8),
        (14, 10),
        (15, 11),
        (16, 12),
        (15, 11),
        (16, 12),
        (16, 12),
    )


@_operation((16,), 36)
def outermorphism__bivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 36)

    Run the gather form: 72 multiplications, 36 additions.
    """
    (M,) = _operands("outermorphism__bivector", ("M", M, 16, 2))
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out = (
        (_signed(M, _outermorphism__bivector_out_left) * _signed(M,
        _outermorphism__bivector_out_right)).sum(-1)
    )
    return out


def _outermorphism__trivector_F2_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (2, -6),
        (2, -6),
        (3, -7),
        (2, -10),
        (2, -10),
        (3, -11),
        (2, -14),
        (2, -14),
        (3, -15),
        (6, -10),
        (6, -10),
        (7, -11),
        (6, -14),
        (6, -14),
        (7, -15),
        (10, -14),
        (10, -14),
        (11, -15),
    )


def _outermorphism__trivector_F2_right() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (7, 3),
        (8, 4),
        (8, 4),
        (11, 3),
        (12, 4),
        (12, 4),
        (15, 3),
        (16, 4),
        (16, 4),
        (11, 7),
        (12, 8),
        (12, 8),
        (15, 7),
        (16, 8),
        (16, 8),
        (15, 11),
        (16, 12),
        (16, 12),
    )


def _outermorphism__trivector_out_left() -> Table:
    """Return places of M in the terms of each output, padded with 0."""
    return (
        (1, -5, 9),
        (1, -5, 9),
        (1, -5, 9),
        (2, -6, 10),
        (1, -5, 13),
        (1, -5, 13),
        (1, -5, 13),
        (2, -6, 14),
        (1, -9, 13),
        (1, -9, 13),
        (1, -9, 13),
        (2, -10, 14),
        (5, -9, 13),
        (5, -9, 13),
        (5, -9, 13),
        (6, -10, 14),
    )


def _outermorphism__trivector_out_right() -> Table:
    """Return places of F2 in the terms of each output, padded with 0."""
    return (
        (10, 4, 1),
        (11, 5, 2),
        (12, 6, 3),
        (12, 6, 3),
        (13, 7, 1),
        (14, 8, 2),
        (15, 9, 3),
        (15, 9, 3),
        (16, 7, 4),
        (17, 8, 5),
        (18, 9, 6),
        (18, 9, 6),
        (16, 13, 10),
        (17, 14, 11),
        (18, 15, 12),
        (18, 15, 12),
    )


@_operation((16,), 16)
def outermorphism__trivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 16)

    Run the gather form: 84 multiplications, 50 additions.
    """
    (M,) = _operands("outermorphism__trivector", ("M", M, 16, 3))
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


@_operation((16,), 1)
def outermorphism__g4(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 16)
    returns : (..., 1)

    Run the unrolled form: 28 multiplications, 17 additions.
    """
    (M,) = _operands("outermorphism__g4", ("M", M, 16, 4))
    (
        M_0, M_1, M_2, M_3, M_4, M_5, M_6, M_7, M_8, M_9, M_10, M_11, M_12, M_13, M_14, M_15,
    ) = M.unbind(-1)
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    F2_0 = M_2*M_7 - M_3*M_6
    F2_1 = M_2*M_11 - M_3*M_10
    F2_2 = M_2*M_15 - M_3*M_14
    F2_3 = M_6*M_11 - M_7*M_10
    F2_4 = M_6*M_15 - M_7*M_14
    F2_5 = M_10*M_15 - M_11*M_14
    # block of grade 3: f(e_j ^ B) = f(e_j) ^ f(B)
    F3_0 = F2_3*M_1 + F2_0*M_9 - F2_1*M_5
    F3_1 = F2_4*M_1 + F2_0*M_13 - F2_2*M_5
    F3_2 = F2_5*M_1 + F2_1*M_13 - F2_2*M_9
    F3_3 = F2_5*M_5 + F2_3*M_13 - F2_4*M_9
    # block of grade 4: f(e_j ^ B) = f(e_j) ^ f(B)
    out_0 = F3_3*M_0 + F3_1*M_8 - F3_2*M_4 - F3_0*M_12
    out = torch.stack((out_0,), -1)
    return out


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


def _linear_map__even_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0),
        (0, 2, 3, 4, 5, 6, 7, 0),
        (0, 8, 9, 10, 11, 12, 13, 0),
        (0, 14, 15, 16, 17, 18, 19, 0),
        (0, 20, 21, 22, 23, 24, 25, 0),
        (0, 26, 27, 28, 29, 30, 31, 0),
        (0, 32, 33, 34, 35, 36, 37, 0),
        (0, 0, 0, 0, 0, 0, 0, 38),
    )


@_operation((38, 8), 8)
def linear_map__even(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 38)
    x : (..., 8), even: grades 0, 2, 4
    returns : (..., 8)

    Run the gather form: 64 multiplications, 56 additions.
    """
    F, x = _operands("linear_map__even", ("F", F, 38, 1), ("x", x, 8, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__even_out), x)
    return out


def _linear_map__full_out() -> Table:
    """Return places of the matrix of F that acts on x."""
    return (
        (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 10, 11, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 14, 15, 16, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 18, 19, 20, 21, 22, 23, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 24, 25, 26, 27, 28, 29, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 30, 31, 32, 33, 34, 35, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 36, 37, 38, 39, 40, 41, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 42, 43, 44, 45, 46, 47, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 48, 49, 50, 51, 52, 53, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 55, 56, 57, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 59, 60, 61, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 63, 64, 65, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 67, 68, 69, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70),
    )


@_operation((70, 16), 16)
def linear_map__full(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 70)
    x : (..., 16), full: grades 0, 1, 2, 3, 4
    returns : (..., 16)

    Run the gather form: 256 multiplications, 240 additions.
    """
    F, x = _operands("linear_map__full", ("F", F, 70, 1), ("x", x, 16, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__full_out), x)
    return out


@_operation((16, 4), 4)
def linear_map__vector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), vector: grades 1
    returns : (..., 4)

    Run the unrolled form: 16 multiplications, 12 additions.
    """
    F, x = _operands("linear_map__vector", ("F", F, 16, 1), ("x", x, 4, 1))
    (
        F_0, F_1, F_2, F_3, F_4, F_5, F_6, F_7, F_8, F_9, F_10, F_11, F_12, F_13, F_14, F_15,
    ) = F.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
    out_1 = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
    out_2 = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
    out_3 = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


def _linear_map__bivector_out() -> Table:
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
def linear_map__bivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 36)
    x : (..., 6), bivector: grades 2
    returns : (..., 6)

    Run the gather form: 36 multiplications, 30 additions.
    """
    F, x = _operands("linear_map__bivector", ("F", F, 36, 1), ("x", x, 6, 1))
    # <f(x)>_k = F_k <x>_k
    out = _times(_signed(F, _linear_map__bivector_out), x)
    return out


@_operation((16, 4), 4)
def linear_map__trivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 16)
    x : (..., 4), trivector: grades 3
    returns : (..., 4)

    Run the unrolled form: 16 multiplications, 12 additions.
    """
    F, x = _operands("linear_map__trivector", ("F", F, 16, 1), ("x", x, 4, 1))
    (
        F_0, F_1, F_2, F_3, F_4, F_5, F_6, F_7, F_8, F_9, F_10, F_11, F_12, F_13, F_14, F_15,
    ) = F.unbind(-1)
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1 + F_2*x_2 + F_3*x_3
    out_1 = F_4*x_0 + F_5*x_1 + F_6*x_2 + F_7*x_3
    out_2 = F_8*x_0 + F_9*x_1 + F_10*x_2 + F_11*x_3
    out_3 = F_12*x_0 + F_13*x_1 + F_14*x_2 + F_15*x_3
    out = torch.stack((out_0, out_1, out_2, out_3), -1)
    return out


@_operation((1, 1), 1)
def linear_map__g4(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), g4: grades 4
    returns : (..., 1)

    Run the unrolled form: 1 multiplications.
    """
    F, x = _operands("linear_map__g4", ("F", F, 1, 1), ("x", x, 1, 1))
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
    "exp__bivector": exp__bivector,
    "sandwich_unit__full__full": sandwich_unit__full__full,
    "sandwich_unit__even__scalar": sandwich_unit__even__scalar,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich_unit__even__bivector": sandwich_unit__even__bivector,
    "sandwich_unit__even__trivector": sandwich_unit__even__trivector,
    "sandwich_unit__even__g4": sandwich_unit__even__g4,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__g0_2__scalar": sandwich_unit__g0_2__scalar,
    "sandwich_unit__g0_2__vector": sandwich_unit__g0_2__vector,
    "sandwich_unit__g0_2__bivector": sandwich_unit__g0_2__bivector,
    "sandwich_unit__g0_2__trivector": sandwich_unit__g0_2__trivector,
    "sandwich_unit__g0_2__g4": sandwich_unit__g0_2__g4,
    "sandwich_unit__g0_2__even": sandwich_unit__g0_2__even,
    "sandwich_unit__g0_2__full": sandwich_unit__g0_2__full,
    "sandwich_unit__vector__scalar": sandwich_unit__vector__scalar,
    "sandwich_unit__vector__vector": sandwich_unit__vector__vector,
    "sandwich_unit__vector__bivector": sandwich_unit__vector__bivector,
    "sandwich_unit__vector__trivector": sandwich_unit__vector__trivector,
    "sandwich_unit__vector__g4": sandwich_unit__vector__g4,
    "sandwich_unit__vector__even": sandwich_unit__vector__even,
    "sandwich_unit__vector__full": sandwich_unit__vector__full,
    "sandwich__full__full": sandwich__full__full,
    "sandwich__even__scalar": sandwich__even__scalar,
    "sandwich__even__vector": sandwich__even__vector,
    "sandwich__even__bivector": sandwich__even__bivector,
    "sandwich__even__trivector": sandwich__even__trivector,
    "sandwich__even__g4": sandwich__even__g4,
    "sandwich__even__even": sandwich__even__even,
    "sandwich__even__full": sandwich__even__full,
    "sandwich__g0_2__scalar": sandwich__g0_2__scalar,
    "sandwich__g0_2__vector": sandwich__g0_2__vector,
    "sandwich__g0_2__bivector": sandwich__g0_2__bivector,
    "sandwich__g0_2__trivector": sandwich__g0_2__trivector,
    "sandwich__g0_2__g4": sandwich__g0_2__g4,
    "sandwich__g0_2__even": sandwich__g0_2__even,
    "sandwich__g0_2__full": sandwich__g0_2__full,
    "sandwich__vector__scalar": sandwich__vector__scalar,
    "sandwich__vector__vector": sandwich__vector__vector,
    "sandwich__vector__bivector": sandwich__vector__bivector,
    "sandwich__vector__trivector": sandwich__vector__trivector,
    "sandwich__vector__g4": sandwich__vector__g4,
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
    "linear_map__even": linear_map__even,
    "linear_map__full": linear_map__full,
    "linear_map__vector": linear_map__vector,
    "linear_map__bivector": linear_map__bivector,
    "linear_map__trivector": linear_map__trivector,
    "linear_map__g4": linear_map__g4,
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
    "full": (0, 1, 2, 3, 4),
    "even": (0, 2, 4),
    "odd": (1, 3),
    "scalar": (0,),
    "vector": (1,),
    "bivector": (2,),
    "trivector": (3,),
    "g4": (4,),
    "g0_2": (0, 2),
    "pseudoscalar": (4,),
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
