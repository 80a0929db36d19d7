"""Torch kernels of Cl(2,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1.
Blades: 1 e1 e2 e12

kernel                           form         operations per element
gp__full__full                   unrolled     16 multiplications, 12 additions
gp__even__even                   unrolled     4 multiplications, 2 additions
gp__even__vector                 unrolled     4 multiplications, 2 additions
gp__vector__vector               unrolled     4 multiplications, 2 additions
gp__vector__full                 unrolled     8 multiplications, 4 additions
op__full__full                   unrolled     9 multiplications, 5 additions
ip__full__full                   unrolled     7 multiplications, 4 additions
ip_symmetric__full__full         unrolled     14 multiplications, 10 additions
lc__full__full                   unrolled     9 multiplications, 5 additions
rc__full__full                   unrolled     9 multiplications, 5 additions
sp__full__full                   unrolled     4 multiplications, 3 additions
rp__full__full                   unrolled     9 multiplications, 5 additions
cp__full__full                   unrolled     6 multiplications, 3 additions
acp__full__full                  unrolled     10 multiplications, 6 additions
reverse__full                    unrolled     none
involute__full                   unrolled     none
conjugate__full                  unrolled     none
dual__full                       unrolled     none
undual__full                     unrolled     none
hodge__full                      unrolled     none
unhodge__full                    unrolled     none
normsq__full                     unrolled     4 multiplications, 3 additions
normsq__even                     unrolled     2 multiplications, 1 additions
normsq__vector                   unrolled     2 multiplications, 1 additions
norm__full                       unrolled     4 multiplications, 3 additions, 1 roots
norm__even                       unrolled     2 multiplications, 1 additions, 1 roots
norm__vector                     unrolled     2 multiplications, 1 additions, 1 roots
inv__full                        unrolled     4 multiplications, 3 additions, 4 divisions
inv__even                        unrolled     2 multiplications, 1 additions, 2 divisions
inv__vector                      unrolled     2 multiplications, 1 additions, 2 divisions
exp__bivector                    exponential  20 multiplications, 17 additions, 1 roots
sandwich_unit__full__full        unrolled     17 multiplications, 9 additions
sandwich_unit__even__scalar      unrolled     none
sandwich_unit__even__vector      unrolled     8 multiplications, 4 additions
sandwich_unit__even__bivector    unrolled     none
sandwich_unit__even__even        unrolled     none
sandwich_unit__even__full        unrolled     8 multiplications, 4 additions
sandwich_unit__vector__scalar    unrolled     none
sandwich_unit__vector__vector    unrolled     6 multiplications, 3 additions
sandwich_unit__vector__bivector  unrolled     4 multiplications, 1 additions
sandwich_unit__vector__even      unrolled     5 multiplications, 2 additions
sandwich_unit__vector__full      unrolled     11 multiplications, 5 additions
sandwich__full__full             gather       36 multiplications, 27 additions, 4 divisions
sandwich__even__scalar           unrolled     6 multiplications, 2 additions, 1 divisions
sandwich__even__vector           unrolled     10 multiplications, 5 additions, 2 divisions
sandwich__even__bivector         unrolled     6 multiplications, 2 additions, 1 divisions
sandwich__even__even             unrolled     10 multiplications, 5 additions, 2 divisions
sandwich__even__full             unrolled     18 multiplications, 9 additions, 4 divisions
sandwich__vector__scalar         unrolled     6 multiplications, 2 additions, 1 divisions
sandwich__vector__vector         unrolled     10 multiplications, 5 additions, 2 divisions
sandwich__vector__bivector       unrolled     6 multiplications, 2 additions, 1 divisions
sandwich__vector__even           unrolled     10 multiplications, 5 additions, 2 divisions
sandwich__vector__full           unrolled     18 multiplications, 9 additions, 4 divisions
sandwich2__even__vector__even    unrolled     8 multiplications, 4 additions
sandwich2__even__even__even      unrolled     8 multiplications, 4 additions
sandwich2__even__full__even      unrolled     16 multiplications, 8 additions
sandwich2__full__full__full      unrolled     32 multiplications, 24 additions
versor_defect__full              unrolled     4 multiplications, 3 additions
versor_defect__even              unrolled     2 multiplications, 1 additions
versor_defect__vector            unrolled     2 multiplications, 1 additions
outermorphism__bivector          unrolled     2 multiplications, 1 additions
linear_map__even                 unrolled     2 multiplications
linear_map__full                 unrolled     6 multiplications, 2 additions
linear_map__vector               unrolled     4 multiplications, 2 additions
linear_map__bivector             unrolled     1 multiplications

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

# gaforge-signature: 2,0,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 2,0,0 --target torch
# gaforge-operations: 439 multiplications, 251 additions, 32 divisions, 4 roots in all
# gaforge-proof: 65 of 65 kernels, source executed on polynomial symbols
# gaforge-inputs: sha256:901fdc845069aeaab95c7609d91de0615e1cb802bfae6142d538c4c29f39cbf6
# gaforge-content: sha256:1b0823e1a7734ac2ac68115841d8b7f2f92b1788944e377bf7b5c758ef7f3a5d

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


@_operation((4, 4), 4)
def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 16 multiplications, 12 additions.
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


@_operation((2, 2), 2)
def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), even: grades 0, 2
    b : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 4 multiplications, 2 additions.
    """
    a, b = _operands("gp__even__even", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 - a_1*b_1
    out_1 = a_0*b_1 + a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


@_operation((2, 2), 2)
def gp__even__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), even: grades 0, 2
    b : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 4 multiplications, 2 additions.
    """
    a, b = _operands("gp__even__vector", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1
    out_1 = a_0*b_1 - a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


@_operation((2, 2), 2)
def gp__vector__vector(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), vector: grades 1
    b : (..., 2), vector: grades 1
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 4 multiplications, 2 additions.
    """
    a, b = _operands("gp__vector__vector", ("a", a, 2, 1), ("b", b, 2, 1))
    (a_0, a_1) = a.unbind(-1)
    (b_0, b_1) = b.unbind(-1)
    # associative, distributive, v v = g(v, v) for vectors v
    out_0 = a_0*b_0 + a_1*b_1
    out_1 = a_0*b_1 - a_1*b_0
    out = torch.stack((out_0, out_1), -1)
    return out


@_operation((2, 4), 4)
def gp__vector__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 2), vector: grades 1
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 8 multiplications, 4 additions.
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


@_operation((4, 4), 4)
def op__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the outer product.

    Law: sum over grades j, k of <<a>_j <b>_k>_{j+k}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions.
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


@_operation((4, 4), 4)
def ip__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the Hestenes inner product, zero for scalars, as `|` in clifford and galgebra.

    Law: sum over grades j, k > 0 of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 7 multiplications, 4 additions.
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


@_operation((4, 4), 4)
def ip_symmetric__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the symmetric inner product with scalars, as `|` in kingdon and ganja.js.

    Law: sum over grades j, k of <<a>_j <b>_k>_{|j-k|}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 14 multiplications, 10 additions.
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


@_operation((4, 4), 4)
def lc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the left contraction.

    Law: sum over grades j <= k of <<a>_j <b>_k>_{k-j}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions.
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


@_operation((4, 4), 4)
def rc__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the right contraction.

    Law: sum over grades j >= k of <<a>_j <b>_k>_{j-k}.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions.
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


@_operation((4, 4), 1)
def sp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the scalar product.

    Law: <a b>_0.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions.
    """
    a, b = _operands("sp__full__full", ("a", a, 4, 1), ("b", b, 4, 1))
    (a_0, a_1, a_2, a_3) = a.unbind(-1)
    (b_0, b_1, b_2, b_3) = b.unbind(-1)
    # <a b>_0
    out_0 = a_0*b_0 + a_1*b_1 + a_2*b_2 - a_3*b_3
    out = torch.stack((out_0,), -1)
    return out


# --- rp: regressive product, free of the metric -------------------------------------------------


@_operation((4, 4), 4)
def rp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the regressive product, free of the metric.

    Law: hodge(a v b) = hodge(a) ^ hodge(b).

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 9 multiplications, 5 additions.
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


@_operation((4, 4), 4)
def cp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the commutator product.

    Law: (a b - b a) / 2.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 6 multiplications, 3 additions.
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


@_operation((4, 4), 4)
def acp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the anticommutator product.

    Law: (a b + b a) / 2.

    a : (..., 4), full: grades 0, 1, 2
    b : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 10 multiplications, 6 additions.
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


@_operation((4,), 4)
def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 4)
def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: none.
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


@_operation((4,), 1)
def normsq__full(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions.
    """
    (x,) = _operands("normsq__full", ("x", x, 4, 2))
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    out = torch.stack((out_0,), -1)
    return out


@_operation((2,), 1)
def normsq__even(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 2), even: grades 0, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions.
    """
    (x,) = _operands("normsq__even", ("x", x, 2, 2))
    (x_0, x_1) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1
    out = torch.stack((out_0,), -1)
    return out


@_operation((2,), 1)
def normsq__vector(x: Tensor) -> Tensor:
    """Return the squared norm, of either sign.

    Law: <x ~x>_0.

    x : (..., 2), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions.
    """
    (x,) = _operands("normsq__vector", ("x", x, 2, 2))
    (x_0, x_1) = x.unbind(-1)
    # <x ~x>_0
    out_0 = x_0*x_0 + x_1*x_1
    out = torch.stack((out_0,), -1)
    return out


# --- norm: norm ---------------------------------------------------------------------------------


@_operation((4,), 1)
def norm__full(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 4 multiplications, 3 additions, 1 roots.
    """
    (x,) = _operands("norm__full", ("x", x, 4, 1), kind="real")
    (x_0, x_1, x_2, x_3) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1 + x_2*x_2 + x_3*x_3
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((2,), 1)
def norm__even(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 2), even: grades 0, 2
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions, 1 roots.
    """
    (x,) = _operands("norm__even", ("x", x, 2, 1), kind="real")
    (x_0, x_1) = x.unbind(-1)
    # s = <x ~x>_0
    s_0 = x_0*x_0 + x_1*x_1
    # out = sqrt(|s|)
    out_0 = _root(s_0)
    out = torch.stack((out_0,), -1)
    return out


@_operation((2,), 1)
def norm__vector(x: Tensor) -> Tensor:
    """Return the norm.

    Law: sqrt(|<x ~x>_0|).

    x : (..., 2), vector: grades 1
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 2 multiplications, 1 additions, 1 roots.
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


@_operation((4,), 4)
def inv__full(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: conjugate(x) / <x conjugate(x)>_0.

    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 4 multiplications, 3 additions, 4 divisions.
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


@_operation((2,), 2)
def inv__even(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 2 multiplications, 1 additions, 2 divisions.
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


@_operation((2,), 2)
def inv__vector(x: Tensor) -> Tensor:
    """Return the inverse.

    Law: reverse(x) / <x reverse(x)>_0.

    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 2 multiplications, 1 additions, 2 divisions.
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


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


_SQUARES: tuple[float, ...] = (1.0, 1.0,)
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



@_operation((1,), 2, keeps=True)
def exp__bivector(B: Tensor) -> Tensor:
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 1), bivector: grades 2
    returns : (..., 2), even: grades 0, 2

    Run the exponential form: 20 multiplications, 17 additions, 1 roots.
    """
    (B,) = _operands("exp__bivector", ("B", B, 1, 1), kind="real")
    return _exponential(B)


# --- sandwich: action of a versor ---------------------------------------------------------------


@_operation((4, 4), 4)
def sandwich_unit__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 17 multiplications, 9 additions.
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


@_operation((2, 1), 1)
def sandwich_unit__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__scalar", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((2, 2), 2)
def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 8 multiplications, 4 additions.
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


@_operation((2, 1), 1)
def sandwich_unit__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__bivector", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((2, 2), 2)
def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__even__even", ("R", R, 2, 2), ("x", x, 2, 1))
    (x_0, x_1) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    out_1 = x_1
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead), out_1.expand(lead)), -1)
    return out


@_operation((2, 4), 4)
def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 8 multiplications, 4 additions.
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


@_operation((2, 1), 1)
def sandwich_unit__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: none.
    """
    R, x = _operands("sandwich_unit__vector__scalar", ("R", R, 2, 2), ("x", x, 1, 1))
    (x_0,) = x.unbind(-1)
    # out = x + 2 D
    out_0 = x_0
    lead = torch.broadcast_shapes(R.shape[:-1], x.shape[:-1])
    out = torch.stack((out_0.expand(lead),), -1)
    return out


@_operation((2, 2), 2)
def sandwich_unit__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 6 multiplications, 3 additions.
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


@_operation((2, 1), 1)
def sandwich_unit__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 4 multiplications, 1 additions.
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


@_operation((2, 2), 2)
def sandwich_unit__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 5 multiplications, 2 additions.
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


@_operation((2, 4), 4)
def sandwich_unit__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 11 multiplications, 5 additions.
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


@_operation((4, 4), 4, guarded=True)
def sandwich__full__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the gather form: 36 multiplications, 27 additions, 4 divisions.
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


@_operation((2, 1), 1, guarded=True)
def sandwich__even__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions.
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


@_operation((2, 2), 2, guarded=True)
def sandwich__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions.
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


@_operation((2, 1), 1, guarded=True)
def sandwich__even__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions.
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


@_operation((2, 2), 2, guarded=True)
def sandwich__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions.
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


@_operation((2, 4), 4, guarded=True)
def sandwich__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 18 multiplications, 9 additions, 4 divisions.
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


@_operation((2, 1), 1, guarded=True)
def sandwich__vector__scalar(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 1), scalar: grades 0
    returns : (..., 1), scalar: grades 0

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions.
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


@_operation((2, 2), 2, guarded=True)
def sandwich__vector__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 2), vector: grades 1
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions.
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


@_operation((2, 1), 1, guarded=True)
def sandwich__vector__bivector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 1), bivector: grades 2
    returns : (..., 1), bivector: grades 2

    Run the unrolled form: 6 multiplications, 2 additions, 1 divisions.
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


@_operation((2, 2), 2, guarded=True)
def sandwich__vector__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 10 multiplications, 5 additions, 2 divisions.
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


@_operation((2, 4), 4, guarded=True)
def sandwich__vector__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor.

    Law: <R_even x ~R + R_odd x^ ~R>_k / <R ~R>_0, k the grades of x.

    R : (..., 2), vector: grades 1
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 18 multiplications, 9 additions, 4 divisions.
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


@_operation((2, 2, 2), 2)
def sandwich2__even__vector__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 2), vector: grades 1
    s : (..., 2), even: grades 0, 2
    returns : (..., 2), vector: grades 1

    Run the unrolled form: 8 multiplications, 4 additions.
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


@_operation((2, 2, 2), 2)
def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 2), even: grades 0, 2
    s : (..., 2), even: grades 0, 2
    returns : (..., 2), even: grades 0, 2

    Run the unrolled form: 8 multiplications, 4 additions.
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


@_operation((2, 4, 2), 4)
def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 2), even: grades 0, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 2), even: grades 0, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 16 multiplications, 8 additions.
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


@_operation((4, 4, 4), 4)
def sandwich2__full__full__full(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 4), full: grades 0, 1, 2
    x : (..., 4), full: grades 0, 1, 2
    s : (..., 4), full: grades 0, 1, 2
    returns : (..., 4), full: grades 0, 1, 2

    Run the unrolled form: 32 multiplications, 24 additions.
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

    Run the unrolled form: 4 multiplications, 3 additions.
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

    Run the unrolled form: 2 multiplications, 1 additions.
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

    Run the unrolled form: 2 multiplications, 1 additions.
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


@_operation((4,), 1)
def outermorphism__bivector(M: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, of the linear map of vectors M.

    Law: f(a ^ b) = f(a) ^ f(b), f(e_j) = M[i, j] e_i.

    M : (..., 4)
    returns : (..., 1)

    Run the unrolled form: 2 multiplications, 1 additions.
    """
    (M,) = _operands("outermorphism__bivector", ("M", M, 4, 2))
    (M_0, M_1, M_2, M_3) = M.unbind(-1)
    # block of grade 2: f(e_j ^ B) = f(e_j) ^ f(B)
    out_0 = M_0*M_3 - M_1*M_2
    out = torch.stack((out_0,), -1)
    return out


# --- linear_map: matrix blocks, one per grade, applied to a multivector -------------------------


@_operation((2, 2), 2)
def linear_map__even(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 2)
    x : (..., 2), even: grades 0, 2
    returns : (..., 2)

    Run the unrolled form: 2 multiplications.
    """
    F, x = _operands("linear_map__even", ("F", F, 2, 1), ("x", x, 2, 1))
    (F_0, F_1) = F.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0
    out_1 = F_1*x_1
    out = torch.stack((out_0, out_1), -1)
    return out


@_operation((6, 4), 4)
def linear_map__full(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 6)
    x : (..., 4), full: grades 0, 1, 2
    returns : (..., 4)

    Run the unrolled form: 6 multiplications, 2 additions.
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


@_operation((4, 2), 2)
def linear_map__vector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 4)
    x : (..., 2), vector: grades 1
    returns : (..., 2)

    Run the unrolled form: 4 multiplications, 2 additions.
    """
    F, x = _operands("linear_map__vector", ("F", F, 4, 1), ("x", x, 2, 1))
    (F_0, F_1, F_2, F_3) = F.unbind(-1)
    (x_0, x_1) = x.unbind(-1)
    # <f(x)>_k = F_k <x>_k
    out_0 = F_0*x_0 + F_1*x_1
    out_1 = F_2*x_0 + F_3*x_1
    out = torch.stack((out_0, out_1), -1)
    return out


@_operation((1, 1), 1)
def linear_map__bivector(F: Tensor, x: Tensor) -> Tensor:
    """Return matrix blocks, one per grade, applied to a multivector.

    Law: <f(x)>_k = F_k <x>_k.

    F : (..., 1)
    x : (..., 1), bivector: grades 2
    returns : (..., 1)

    Run the unrolled form: 1 multiplications.
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
    "exp__bivector": exp__bivector,
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
