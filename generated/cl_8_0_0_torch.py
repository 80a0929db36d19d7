"""Torch kernels of Cl(8,0,0), emitted by gaforge; change the generator, not this file.

Functions take and return tensors with coefficients on the last axis; all leading axes
are batch and broadcast. A name lists the layouts of the operands: gp__even__vector takes
the even blades and the vectors only. Blades stand by grade, then by index.

Metric: e1*e1 = 1, e2*e2 = 1, e3*e3 = 1, e4*e4 = 1, e5*e5 = 1, e6*e6 = 1, e7*e7 = 1, e8*e8 = 1.

kernel                              form         operations per element
gp__full__full                      spinor       16384 multiplications, 16384 additions
gp__even__even                      spinor       16384 multiplications, 16384 additions
gp__even__full                      spinor       16384 multiplications, 16384 additions
gp__full__even                      spinor       16384 multiplications, 16384 additions
reverse__full                       permutation  none
involute__full                      permutation  none
conjugate__full                     permutation  none
dual__full                          permutation  none
undual__full                        permutation  none
hodge__full                         permutation  none
unhodge__full                       permutation  none
sandwich_unit__even__full           spinor       24576 multiplications, 24576 additions
sandwich_unit__even__even           spinor       24576 multiplications, 24576 additions
sandwich_unit__even__vector         gather       2056 multiplications, 1920 additions
sandwich2__even__full__even         spinor       24576 multiplications, 24576 additions
sandwich2__even__even__even         spinor       24576 multiplications, 24576 additions
sandwich2__full__full__full         spinor       24576 multiplications, 24576 additions
exp__bivector                       exponential  5605 multiplications, 5349 additions, 2 divisions,
                                                 2 roots
to_spinor__full                     spinor       4096 multiplications, 4096 additions
to_spinor__even                     spinor       4096 multiplications, 4096 additions
from_spinor__full                   spinor       4096 multiplications, 4096 additions
sandwich2_spinor__even__full__even  spinor       16384 multiplications, 16384 additions

Forms of the sandwich (each kernel says which):
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

Spinor kernels are products of real matrices: coefficients, with signs, are put where the Pauli
strings of their blades belong, a product with a Hadamard matrix makes the entries of matrices, and
back. Half precision is computed in float32 inside. Proof: the functions are executed on random
integers modulo two primes, which a wrong one passes with a probability below 1e-17.

exp halves B until its size, null vectors left out, is at most 1/2; there exp(B) is the outer
exponential of the bivector of tanh(B), divided by its norm, and is squared as often. It has
gradients of any order everywhere; no angle, plane or root of B is computed. In traced code, where
sizes can't be read, it squares as often as the largest bivectors need, elsewhere as often as those
at hand do; the results are the same. The relative error grows with the size s of B, as rounding B
alone makes it: it is about 1e-7 s in float32. B may be of size 4e12, or 2e6 in float32, where that
leaves no digit; larger ones, and those that are not finite, give NaN. Half precision is computed in
float32. Proved are the coefficients and the outer powers; the rest is tested.
"""

# gaforge-signature: 8,0,0
# gaforge-target: torch
# gaforge-versions: gaforge 0.1.0, sympy 1.14.0
# gaforge-command: gaforge generate 8,0,0 --target torch
# gaforge-operations: 224749 multiplications, 224357 additions, 2 divisions, 2 roots in all
# gaforge-proof: 22 of 22 kernels, source executed on blades and integers modulo primes and symbols
# gaforge-inputs: sha256:d5f47057fa6ed9570f2a7ce7ae6b7353478f6ad6c47ea465f294a92032a05462
# gaforge-content: sha256:cf27be50740e2e6acef61c20b7a99ef02953fc77c6da3c4bf8eceb33ee60521e

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import wraps
from itertools import combinations, pairwise
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

# --- Representation -----------------------------------------------------------------------------

_N = 8
_K = 16
_UNITS = 1
_PLANES = 1
# Of each basis vector: its word, which words change sign by it from the right, its sign.
_GENERATORS = ((8, 128, 1), (153, 144, 1), (171, 176, 1), (190, 224, 1), (207, 240, 1), (220,
    192, 1), (237, 208, 1), (250, 160, 1),)
# Signs of the products of what stands in front of planes.
_PLANE_SIGNS = (
    (1,),
)


# --- Tables of blades: the same text in every emitted torch module of a large algebra -----------

_TABLES: dict[tuple[int, torch.device], tuple[Tensor, Tensor]] = {}
Entries = tuple[Tensor, Tensor]


def _entries(places: list[int], signs: list[int]) -> Entries:
    """Return from which places entries come, and their signs, 0 for entries that are 0."""
    return (
        torch.tensor(places, dtype=torch.int64, device="cpu"),
        torch.tensor(signs, dtype=torch.int64, device="cpu"),
    )


def _masks(grades: Iterable[int]) -> list[int]:
    """Return the masks of the blades of some grades."""
    blades = [blade for k in grades for blade in combinations(range(_N), k)]
    return [sum(1 << i for i in blade) for blade in blades]


def _permutation(
    grades: tuple[int, ...], images: tuple[int, ...], flip: int, odd: int, rows: tuple[int, ...]
) -> Entries:
    """Return the table of an involution or dual; the sign is a quadratic form of the mask."""
    own = {mask: place for place, mask in enumerate(_masks(grades))}
    places, signs = [], []
    for image in _masks(images):
        mask = image ^ flip
        form = odd
        for i, row in enumerate(rows):
            form ^= mask >> i & (mask & row).bit_count() & 1
        places.append(own[mask])
        signs.append(1 - 2 * form)
    return _entries(places, signs)


def _gather(x: Tensor, table: Entries) -> Tensor:
    """Return entries of the last axis of x, with signs."""
    places, signs = _on_device(table, x)
    return x.index_select(-1, places) * signs.to(x.dtype)


def _on_device(table: Entries, x: Tensor) -> Entries:
    """Return a table where x is: copied once to a device, or anew in traced code."""
    if torch.compiler.is_compiling():
        return table[0].to(x.device), table[1].to(x.device)
    if type(x) not in (Tensor, nn.Parameter):  # such as fake tensors, which do not meet others
        places, signs = (torch.tensor(part.tolist(), device=x.device) for part in table)
        return places, signs
    if x.device.type == "cpu":
        return table
    key = id(table), x.device
    if key not in _TABLES:
        _TABLES[key] = table[0].to(x.device), table[1].to(x.device)
    return _TABLES[key]


# --- Products of matrices: the same text in every such module -----------------------------------


def _words() -> tuple[list[int], list[int]]:
    """Return the word of every blade, by mask, and its sign: products of vectors in order."""
    words, signs = [0], [1]
    for word, flips, sign in _GENERATORS:
        odd = [(v & flips).bit_count() & 1 for v in words]
        signs += [-sign * s if o else sign * s for o, s in zip(odd, signs, strict=True)]
        words += [v ^ word for v in words]
    return words, signs


_WORDS, _WORD_SIGNS = _words()
_HADAMARD = _entries(
    [j for j in range(_K) for _ in range(_K)],
    [1 - 2 * ((b & j).bit_count() & 1) for j in range(_K) for b in range(_K)],
)
_SKEW = _entries([j * _K + (i ^ j) for i in range(_K) for j in range(_K)], [1] * (_K * _K))
_UNSKEW = _entries([(j ^ a) * _K + j for j in range(_K) for a in range(_K)], [1] * (_K * _K))
_LEFT, _RIGHT = (
    {
        count: _entries(
            [w ^ v for w in range(count) for v in range(count)],
            [_PLANE_SIGNS[w ^ v][v] if left else _PLANE_SIGNS[w][w ^ v]
             for w in range(count) for v in range(count)],
        )
        for count in (_UNITS, _PLANES)
    }
    for left in (True, False)
)


def _into(grades: tuple[int, ...], signs: tuple[int, ...], planes: int) -> Entries:
    """Return the table that puts coefficients where the words of their blades belong."""
    places, values = [0] * (planes * _K * _K), [0] * (planes * _K * _K)
    by_grade = dict(zip(grades, signs, strict=True))
    for place, mask in enumerate(_masks(grades)):
        places[_WORDS[mask]] = place
        values[_WORDS[mask]] = _WORD_SIGNS[mask] * by_grade[mask.bit_count()]
    return _entries(places, values)


def _from(grades: tuple[int, ...]) -> Entries:
    """Return the table that takes coefficients from where the words of their blades are."""
    masks = _masks(grades)
    return _entries([_WORDS[mask] for mask in masks], [_WORD_SIGNS[mask] for mask in masks])


def _transform(x: Tensor) -> Tensor:
    """Return sums over b of (-1)^(b j) x[..., b, a], of shape (..., j, a)."""
    signs = _on_device(_HADAMARD, x)[1].unflatten(-1, (_K, _K))
    return _multiply(signs.to(x.dtype), x)


def _multiply(a: Tensor, b: Tensor) -> Tensor:
    """Return the products of real matrices, in their own dtype."""
    device = a.device.type
    autocast = torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device)
    if autocast:  # which would compute in half precision
        with torch.autocast(device, enabled=False):
            return a @ b
    return a @ b


def _planes(x: Tensor, table: Entries) -> Tensor:
    """Return the matrices of multivectors: planes of shape (..., planes, k, k)."""
    sums = _transform(_gather(x, table).unflatten(-1, (-1, _K, _K)))
    return _gather(sums.flatten(-2), _SKEW).unflatten(-1, (_K, _K))


def _coefficients(planes: Tensor, table: Entries, dtype: torch.dtype) -> Tensor:
    """Return the multivectors of planes, in a dtype."""
    sums = _gather(planes.flatten(-2), _UNSKEW).unflatten(-1, (_K, _K))
    out = _gather(_transform(sums).flatten(-3), table) / _K
    return out.to(dtype)


def _matrix(planes: Tensor, tables: dict[int, Entries]) -> Tensor:
    """Return the real matrices, of shape (..., planes k, planes k), by which planes multiply."""
    count = planes.shape[-3]
    places, signs = _on_device(tables[count], planes)
    blocks = planes.index_select(-3, places) * signs.to(planes.dtype)[:, None, None]
    return blocks.unflatten(-3, (count, count)).transpose(-3, -2).flatten(-2).flatten(-3, -2)


def _times_left(left: Tensor, right: Tensor) -> Tensor:
    """Return products of planes; a factor of fewer planes has no part with the central I."""
    first, second = left.shape[-3], right.shape[-3]
    if first < second:
        matrix = _matrix(left, _LEFT).unsqueeze(-3)
        columns = right.unflatten(-3, (-1, first)).flatten(-3, -2)
    elif first > second:
        matrix = _matrix(left.unflatten(-3, (-1, second)), _LEFT)
        columns = right.flatten(-3, -2).unsqueeze(-3)
    else:
        product = _multiply(_matrix(left, _LEFT), right.flatten(-3, -2))
        return product.unflatten(-2, (-1, _K))
    return _multiply(matrix, columns).unflatten(-2, (-1, _K)).flatten(-4, -3)


def _times_right(left: Tensor, right: Tensor) -> Tensor:
    """Return the same products, where the right factor is the one that rows share."""
    first, second = left.shape[-3], right.shape[-3]
    if first < second:
        return _times_left(left, right)
    matrix = _matrix(right, _RIGHT)
    if first > second:
        matrix = matrix.unsqueeze(-3)
        left = left.unflatten(-3, (-1, second))
    rows = left.transpose(-3, -2).flatten(-2)
    out = _multiply(rows, matrix).unflatten(-1, (-1, _K)).transpose(-3, -2)
    return out.flatten(-4, -3) if first > second else out


def _from_columns(x: Tensor) -> Tensor:
    """Return planes that are given one column after the other."""
    return x.unflatten(-1, (_PLANES, _K, _K)).transpose(-2, -1)


def _to_columns(planes: Tensor, dtype: torch.dtype) -> Tensor:
    """Return planes one column after the other."""
    return planes.transpose(-2, -1).flatten(-3).to(dtype)


def _wide(operands: list[Tensor]) -> tuple[torch.dtype, list[Tensor]]:
    """Return the dtype of a result, and operands in the one to compute in.

    Sums of many terms are computed in float32 for half precision, and in float64 for integers,
    which are bounded such that every number on the way is exact.
    """
    dtype = operands[0].dtype
    if dtype in (torch.float16, torch.bfloat16):
        return dtype, [x.float() for x in operands]
    if not (dtype.is_floating_point or dtype.is_complex):
        return dtype, [x.double() for x in operands]
    return dtype, operands

_TABLE_0 = _into((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 1, 1, 1, 1, 1, 1, 1), _PLANES)
_TABLE_1 = _from((0, 1, 2, 3, 4, 5, 6, 7, 8))
_TABLE_2 = _into((0, 2, 4, 6, 8), (1, 1, 1, 1, 1), _PLANES)
_TABLE_3 = _from((0, 2, 4, 6, 8))
_TABLE_4 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 0, 0, (0, 1, 3, 7, 15, 31, 63,
    127)
)
_TABLE_5 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 0, 0, (1, 2, 4, 8, 16, 32, 64,
    128)
)
_TABLE_6 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 0, 0, (1, 3, 7, 15, 31, 63, 127,
    255)
)
_TABLE_7 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 255, 0, (0, 2, 0, 8, 0, 32, 0,
    128)
)
_TABLE_8 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 255, 0, (0, 3, 3, 15, 15, 63, 63,
    255)
)
_TABLE_9 = _permutation(
    (0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8), 255, 0, (1, 1, 7, 7, 31, 31, 127,
    127)
)
_TABLE_10 = _into((0, 2, 4, 6, 8), (1, -1, 1, -1, 1), _PLANES)
_TABLE_11 = _into((0, 1, 2, 3, 4, 5, 6, 7, 8), (1, 1, -1, -1, 1, 1, -1, -1, 1), _PLANES)


# --- gp: geometric product ----------------------------------------------------------------------


@_operation((256, 256), 256)
def gp__full__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 16384 multiplications, 16384 additions.
    """
    a, b = _operands("gp__full__full", ("a", a, 256, 1), ("b", b, 256, 1), growth=1048576)
    dtype, [a, b] = _wide([a, b])
    y = _times_left(_planes(a, _TABLE_0), _planes(b, _TABLE_0))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


@_operation((128, 128), 128)
def gp__even__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8

    Run the spinor form: 16384 multiplications, 16384 additions.
    """
    a, b = _operands("gp__even__even", ("a", a, 128, 1), ("b", b, 128, 1), growth=1048576)
    dtype, [a, b] = _wide([a, b])
    y = _times_left(_planes(a, _TABLE_2), _planes(b, _TABLE_2))
    out = _coefficients(y, _TABLE_3, dtype)
    return out


@_operation((128, 256), 256)
def gp__even__full(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 128), even: grades 0, 2, 4, 6, 8
    b : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 16384 multiplications, 16384 additions.
    """
    a, b = _operands("gp__even__full", ("a", a, 128, 1), ("b", b, 256, 1), growth=1048576)
    dtype, [a, b] = _wide([a, b])
    y = _times_left(_planes(a, _TABLE_2), _planes(b, _TABLE_0))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


@_operation((256, 128), 256)
def gp__full__even(a: Tensor, b: Tensor) -> Tensor:
    """Return the geometric product.

    Law: associative, distributive, v v = g(v, v) for vectors v.

    a : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    b : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 16384 multiplications, 16384 additions.
    """
    a, b = _operands("gp__full__even", ("a", a, 256, 1), ("b", b, 128, 1), growth=1048576)
    dtype, [a, b] = _wide([a, b])
    y = _times_left(_planes(a, _TABLE_0), _planes(b, _TABLE_2))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


# --- reverse: reverse ---------------------------------------------------------------------------


def reverse__full(x: Tensor) -> Tensor:
    """Return the reverse.

    Law: (a b)~ = b~ a~, v~ = v.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("reverse__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_4)
    return out


# --- involute: grade involution -----------------------------------------------------------------


def involute__full(x: Tensor) -> Tensor:
    """Return the grade involution.

    Law: (a b)^ = a^ b^, v^ = -v.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("involute__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_5)
    return out


# --- conjugate: Clifford conjugate --------------------------------------------------------------


def conjugate__full(x: Tensor) -> Tensor:
    """Return the Clifford conjugate.

    Law: reverse of the grade involution.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("conjugate__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_6)
    return out


# --- dual: dual, as in clifford: e1 -> -e23 in Cl(3) --------------------------------------------


def dual__full(x: Tensor) -> Tensor:
    """Return the dual, as in clifford: e1 -> -e23 in Cl(3).

    Law: x inv(I), or hodge(x) if r > 0.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("dual__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_7)
    return out


# --- undual: inverse of the dual ----------------------------------------------------------------


def undual__full(x: Tensor) -> Tensor:
    """Return the inverse of the dual.

    Law: x I, or unhodge(x) if r > 0.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("undual__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_7)
    return out


# --- hodge: right complement --------------------------------------------------------------------


def hodge__full(x: Tensor) -> Tensor:
    """Return the right complement.

    Law: b ^ hodge(b) = I for basis blades b.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("hodge__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_8)
    return out


# --- unhodge: left complement -------------------------------------------------------------------


def unhodge__full(x: Tensor) -> Tensor:
    """Return the left complement.

    Law: unhodge(b) ^ b = I for basis blades b.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the permutation form: none.
    """
    (x,) = _operands("unhodge__full", ("x", x, 256, 1))
    out = _gather(x, _TABLE_9)
    return out


# --- sandwich: action of a versor ---------------------------------------------------------------


@_operation((128, 256), 256)
def sandwich_unit__even__full(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 24576 multiplications, 24576 additions.
    """
    R, x = _operands(
        "sandwich_unit__even__full",
        ("R", R, 128, 2),
        ("x", x, 256, 1),
        growth=67108864,
    )
    dtype, [R, x] = _wide([R, x])
    y = _times_left(_planes(R, _TABLE_2), _planes(x, _TABLE_0))
    y = _times_right(y, _planes(R, _TABLE_10))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


@_operation((128, 128), 128)
def sandwich_unit__even__even(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R + R_odd x^ ~R>_k, k the grades of x; equal to the action when R is a unit
    versor.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8

    Run the spinor form: 24576 multiplications, 24576 additions.
    """
    R, x = _operands(
        "sandwich_unit__even__even",
        ("R", R, 128, 2),
        ("x", x, 128, 1),
        growth=67108864,
    )
    dtype, [R, x] = _wide([R, x])
    y = _times_left(_planes(R, _TABLE_2), _planes(x, _TABLE_2))
    y = _times_right(y, _planes(R, _TABLE_10))
    out = _coefficients(y, _TABLE_3, dtype)
    return out


def _sandwich_unit__even__vector_P() -> Table:
    """Return places of the matrix of R that acts on x."""
    return (
        (1, 2, 3, 4, 5, 6, 7, 8),
        (-2, 1, 9, 10, 11, 12, 13, 14),
        (-3, -9, 1, 15, 16, 17, 18, 19),
        (-4, -10, -15, 1, 20, 21, 22, 23),
        (-5, -11, -16, -20, 1, 24, 25, 26),
        (-6, -12, -17, -21, -24, 1, 27, 28),
        (-7, -13, -18, -22, -25, -27, 1, 29),
        (-8, -14, -19, -23, -26, -28, -29, 1),
        (9, -3, 2, 30, 31, 32, 33, 34),
        (10, -4, -30, 2, 35, 36, 37, 38),
        (11, -5, -31, -35, 2, 39, 40, 41),
        (12, -6, -32, -36, -39, 2, 42, 43),
        (13, -7, -33, -37, -40, -42, 2, 44),
        (14, -8, -34, -38, -41, -43, -44, 2),
        (15, 30, -4, 3, 45, 46, 47, 48),
        (16, 31, -5, -45, 3, 49, 50, 51),
        (17, 32, -6, -46, -49, 3, 52, 53),
        (18, 33, -7, -47, -50, -52, 3, 54),
        (19, 34, -8, -48, -51, -53, -54, 3),
        (20, 35, 45, -5, 4, 55, 56, 57),
        (21, 36, 46, -6, -55, 4, 58, 59),
        (22, 37, 47, -7, -56, -58, 4, 60),
        (23, 38, 48, -8, -57, -59, -60, 4),
        (24, 39, 49, 55, -6, 5, 61, 62),
        (25, 40, 50, 56, -7, -61, 5, 63),
        (26, 41, 51, 57, -8, -62, -63, 5),
        (27, 42, 52, 58, 61, -7, 6, 64),
        (28, 43, 53, 59, 62, -8, -64, 6),
        (29, 44, 54, 60, 63, 64, -8, 7),
        (-30, 15, -10, 9, 65, 66, 67, 68),
        (-31, 16, -11, -65, 9, 69, 70, 71),
        (-32, 17, -12, -66, -69, 9, 72, 73),
        (-33, 18, -13, -67, -70, -72, 9, 74),
        (-34, 19, -14, -68, -71, -73, -74, 9),
        (-35, 20, 65, -11, 10, 75, 76, 77),
        (-36, 21, 66, -12, -75, 10, 78, 79),
        (-37, 22, 67, -13, -76, -78, 10, 80),
        (-38, 23, 68, -14, -77, -79, -80, 10),
        (-39, 24, 69, 75, -12, 11, 81, 82),
        (-40, 25, 70, 76, -13, -81, 11, 83),
        (-41, 26, 71, 77, -14, -82, -83, 11),
        (-42, 27, 72, 78, 81, -13, 12, 84),
        (-43, 28, 73, 79, 82, -14, -84, 12),
        (-44, 29, 74, 80, 83, 84, -14, 13),
        (-45, -65, 20, -16, 15, 85, 86, 87),
        (-46, -66, 21, -17, -85, 15, 88, 89),
        (-47, -67, 22, -18, -86, -88, 15, 90),
        (-48, -68, 23, -19, -87, -89, -90, 15),
        (-49, -69, 24, 85, -17, 16, 91, 92),
        (-50, -70, 25, 86, -18, -91, 16, 93),
        (-51, -71, 26, 87, -19, -92, -93, 16),
        (-52, -72, 27, 88, 91, -18, 17, 94),
        (-53, -73, 28, 89, 92, -19, -94, 17),
        (-54, -74, 29, 90, 93, 94, -19, 18),
        (-55, -75, -85, 24, -21, 20, 95, 96),
        (-56, -76, -86, 25, -22, -95, 20, 97),
        (-57, -77, -87, 26, -23, -96, -97, 20),
        (-58, -78, -88, 27, 95, -22, 21, 98),
        (-59, -79, -89, 28, 96, -23, -98, 21),
        (-60, -80, -90, 29, 97, 98, -23, 22),
        (-61, -81, -91, -95, 27, -25, 24, 99),
        (-62, -82, -92, -96, 28, -26, -99, 24),
        (-63, -83, -93, -97, 29, 99, -26, 25),
        (-64, -84, -94, -98, -99, 29, -28, 27),
        (65, -45, 35, -31, 30, 100, 101, 102),
        (66, -46, 36, -32, -100, 30, 103, 104),
        (67, -47, 37, -33, -101, -103, 30, 105),
        (68, -48, 38, -34, -102, -104, -105, 30),
        (69, -49, 39, 100, -32, 31, 106, 107),
        (70, -50, 40, 101, -33, -106, 31, 108),
        (71, -51, 41, 102, -34, -107, -108, 31),
        (72, -52, 42, 103, 106, -33, 32, 109),
        (73, -53, 43, 104, 107, -34, -109, 32),
        (74, -54, 44, 105, 108, 109, -34, 33),
        (75, -55, -100, 39, -36, 35, 110, 111),
        (76, -56, -101, 40, -37, -110, 35, 112),
        (77, -57, -102, 41, -38, -111, -112, 35),
        (78, -58, -103, 42, 110, -37, 36, 113),
        (79, -59, -104, 43, 111, -38, -113, 36),
        (80, -60, -105, 44, 112, 113, -38, 37),
        (81, -61, -106, -110, 42, -40, 39, 114),
        (82, -62, -107, -111, 43, -41, -114, 39),
        (83, -63, -108, -112, 44, 114, -41, 40),
        (84, -64, -109, -113, -114, 44, -43, 42),
        (85, 100, -55, 49, -46, 45, 115, 116),
        (86, 101, -56, 50, -47, -115, 45, 117),
        (87, 102, -57, 51, -48, -116, -117, 45),
        (88, 103, -58, 52, 115, -47, 46, 118),
        (89, 104, -59, 53, 116, -48, -118, 46),
        (90, 105, -60, 54, 117, 118, -48, 47),
        (91, 106, -61, -115, 52, -50, 49, 119),
        (92, 107, -62, -116, 53, -51, -119, 49),
        (93, 108, -63, -117, 54, 119, -51, 50),
        (94, 109, -64, -118, -119, 54, -53, 52),
        (95, 110, 115, -61, 58, -56, 55, 120),
        (96, 111, 116, -62, 59, -57, -120, 55),
        (97, 112, 117, -63, 60, 120, -57, 56),
        (98, 113, 118, -64, -120, 60, -59, 58),
        (99, 114, 119, 120, -64, 63, -62, 61),
        (-100, 85, -75, 69, -66, 65, 121, 122),
        (-101, 86, -76, 70, -67, -121, 65, 123),
        (-102, 87, -77, 71, -68, -122, -123, 65),
        (-103, 88, -78, 72, 121, -67, 66, 124),
        (-104, 89, -79, 73, 122, -68, -124, 66),
        (-105, 90, -80, 74, 123, 124, -68, 67),
        (-106, 91, -81, -121, 72, -70, 69, 125),
        (-107, 92, -82, -122, 73, -71, -125, 69),
        (-108, 93, -83, -123, 74, 125, -71, 70),
        (-109, 94, -84, -124, -125, 74, -73, 72),
        (-110, 95, 121, -81, 78, -76, 75, 126),
        (-111, 96, 122, -82, 79, -77, -126, 75),
        (-112, 97, 123, -83, 80, 126, -77, 76),
        (-113, 98, 124, -84, -126, 80, -79, 78),
        (-114, 99, 125, 126, -84, 83, -82, 81),
        (-115, -121, 95, -91, 88, -86, 85, 127),
        (-116, -122, 96, -92, 89, -87, -127, 85),
        (-117, -123, 97, -93, 90, 127, -87, 86),
        (-118, -124, 98, -94, -127, 90, -89, 88),
        (-119, -125, 99, 127, -94, 93, -92, 91),
        (-120, -126, -127, 99, -98, 97, -96, 95),
        (121, -115, 110, -106, 103, -101, 100, 128),
        (122, -116, 111, -107, 104, -102, -128, 100),
        (123, -117, 112, -108, 105, 128, -102, 101),
        (124, -118, 113, -109, -128, 105, -104, 103),
        (125, -119, 114, 128, -109, 108, -107, 106),
        (126, -120, -128, 114, -113, 112, -111, 110),
        (127, 128, -120, 119, -118, 117, -116, 115),
        (-128, 127, -126, 125, -124, 123, -122, 121),
    )


def _sandwich_unit__even__vector_D() -> Table:
    """Return places of the matrix of R that acts on P."""
    return (
        (
            0, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
            50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
            117, 118, 119, 120, 0, 0, 0, 0, 0, 0, 0, 128,
        ),
        (
            -2, 0, 9, 10, 11, 12, 13, 14, 0, 0, 0, 0, 0, 0, -30, -31, -32, -33, -34, -35, -36,
            -37, -38, -39, -40, -41, -42, -43, -44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -100, -101, -102, -103,
            -104, -105, -106, -107, -108, -109, -110, -111, -112, -113, -114, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 121, 122, 123, 124, 125, 126, 0, 0, 0, 0, 0, 0, -128, 0,
        ),
        (
            -3, -9, 0, 15, 16, 17, 18, 19, 0, 30, 31, 32, 33, 34, 0, 0, 0, 0, 0, -45, -46, -47,
            -48, -49, -50, -51, -52, -53, -54, 0, 0, 0, 0, 0, -65, -66, -67, -68, -69, -70, -71,
            -72, -73, -74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, -115, -116, -117, -118, -119, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, -121, -122, -123, -124, -125, 0, 0, 0, 0, 0, 127, 0, 0, 0, 0, 0, 128, 0, 0,
        ),
        (
            -4, -10, -15, 0, 20, 21, 22, 23, -30, 0, 35, 36, 37, 38, 0, 45, 46, 47, 48, 0, 0, 0,
            0, -55, -56, -57, -58, -59, -60, 0, 65, 66, 67, 68, 0, 0, 0, 0, -75, -76, -77, -78,
            -79, -80, 0, 0, 0, 0, -85, -86, -87, -88, -89, -90, 0, 0, 0, 0, 0, 0, 95, 96, 97,
            98, 0, 0, 0, 0, -100, -101, -102, -103, -104, -105, 0, 0, 0, 0, 0, 0, 110, 111, 112,
            113, 0, 0, 0, 0, 0, 0, 115, 116, 117, 118, 0, 0, 0, 0, -120, 0, 0, 0, 0, 0, 0, 121,
            122, 123, 124, 0, 0, 0, 0, -126, 0, 0, 0, 0, -127, 0, 0, 0, 0, 0, -128, 0, 0, 0,
        ),
        (
            -5, -11, -16, -20, 0, 24, 25, 26, -31, -35, 0, 39, 40, 41, -45, 0, 49, 50, 51, 0,
            55, 56, 57, 0, 0, 0, -61, -62, -63, -65, 0, 69, 70, 71, 0, 75, 76, 77, 0, 0, 0, -81,
            -82, -83, 0, 85, 86, 87, 0, 0, 0, -91, -92, -93, 0, 0, 0, -95, -96, -97, 0, 0, 0,
            99, 0, 100, 101, 102, 0, 0, 0, -106, -107, -108, 0, 0, 0, -110, -111, -112, 0, 0, 0,
            114, 0, 0, 0, -115, -116, -117, 0, 0, 0, 119, 0, 0, 0, 120, 0, 0, 0, 0, -121, -122,
            -123, 0, 0, 0, 125, 0, 0, 0, 126, 0, 0, 0, 0, 127, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0,
        ),
        (
            -6, -12, -17, -21, -24, 0, 27, 28, -32, -36, -39, 0, 42, 43, -46, -49, 0, 52, 53,
            -55, 0, 58, 59, 0, 61, 62, 0, 0, -64, -66, -69, 0, 72, 73, -75, 0, 78, 79, 0, 81,
            82, 0, 0, -84, -85, 0, 88, 89, 0, 91, 92, 0, 0, -94, 0, 95, 96, 0, 0, -98, 0, 0,
            -99, 0, -100, 0, 103, 104, 0, 106, 107, 0, 0, -109, 0, 110, 111, 0, 0, -113, 0, 0,
            -114, 0, 0, 115, 116, 0, 0, -118, 0, 0, -119, 0, 0, 0, -120, 0, 0, 0, 121, 122, 0,
            0, -124, 0, 0, -125, 0, 0, 0, -126, 0, 0, 0, 0, -127, 0, 0, 0, 0, 0, -128, 0, 0, 0,
            0, 0,
        ),
        (
            -7, -13, -18, -22, -25, -27, 0, 29, -33, -37, -40, -42, 0, 44, -47, -50, -52, 0, 54,
            -56, -58, 0, 60, -61, 0, 63, 0, 64, 0, -67, -70, -72, 0, 74, -76, -78, 0, 80, -81,
            0, 83, 0, 84, 0, -86, -88, 0, 90, -91, 0, 93, 0, 94, 0, -95, 0, 97, 0, 98, 0, 0, 99,
            0, 0, -101, -103, 0, 105, -106, 0, 108, 0, 109, 0, -110, 0, 112, 0, 113, 0, 0, 114,
            0, 0, -115, 0, 117, 0, 118, 0, 0, 119, 0, 0, 0, 120, 0, 0, 0, -121, 0, 123, 0, 124,
            0, 0, 125, 0, 0, 0, 126, 0, 0, 0, 0, 127, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
        ),
        (
            -8, -14, -19, -23, -26, -28, -29, 0, -34, -38, -41, -43, -44, 0, -48, -51, -53, -54,
            0, -57, -59, -60, 0, -62, -63, 0, -64, 0, 0, -68, -71, -73, -74, 0, -77, -79, -80,
            0, -82, -83, 0, -84, 0, 0, -87, -89, -90, 0, -92, -93, 0, -94, 0, 0, -96, -97, 0,
            -98, 0, 0, -99, 0, 0, 0, -102, -104, -105, 0, -107, -108, 0, -109, 0, 0, -111, -112,
            0, -113, 0, 0, -114, 0, 0, 0, -116, -117, 0, -118, 0, 0, -119, 0, 0, 0, -120, 0, 0,
            0, 0, -122, -123, 0, -124, 0, 0, -125, 0, 0, 0, -126, 0, 0, 0, 0, -127, 0, 0, 0, 0,
            0, -128, 0, 0, 0, 0, 0, 0, 0,
        ),
    )


@_operation((128, 8), 8)
def sandwich_unit__even__vector(R: Tensor, x: Tensor) -> Tensor:
    """Return the action of a versor of unit norm.

    Law: <R_even x ~R_even + R_odd x^ ~R_odd + (1 - ~R_even R_even - ~R_odd R_odd) x>_k for each
    grade k of x; equal to the action when R is a unit versor, since then one parity part of R
    is zero and R ~R = ~R R = 1.

    R : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 8), vector: grades 1
    returns : (..., 8), vector: grades 1

    Run the gather form: 2056 multiplications, 1920 additions.
    """
    R, x = _operands("sandwich_unit__even__vector", ("R", R, 128, 2), ("x", x, 8, 1))
    # P from R x
    P = _times(_signed(R, _sandwich_unit__even__vector_P), x)
    # D from P R
    D = _times(_signed(R, _sandwich_unit__even__vector_D), P)
    # out = x + 2 D
    out = x + 2 * D
    return out


# --- sandwich2: two-sided product ---------------------------------------------------------------


@_operation((128, 256, 128), 256)
def sandwich2__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 24576 multiplications, 24576 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__full__even",
        ("r", r, 128, 1),
        ("x", x, 256, 1),
        ("s", s, 128, 1),
        growth=67108864,
    )
    dtype, [r, x, s] = _wide([r, x, s])
    y = _times_left(_planes(r, _TABLE_2), _planes(x, _TABLE_0))
    y = _times_right(y, _planes(s, _TABLE_10))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


@_operation((128, 128, 128), 128)
def sandwich2__even__even__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 128), even: grades 0, 2, 4, 6, 8
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 128), even: grades 0, 2, 4, 6, 8

    Run the spinor form: 24576 multiplications, 24576 additions.
    """
    r, x, s = _operands(
        "sandwich2__even__even__even",
        ("r", r, 128, 1),
        ("x", x, 128, 1),
        ("s", s, 128, 1),
        growth=67108864,
    )
    dtype, [r, x, s] = _wide([r, x, s])
    y = _times_left(_planes(r, _TABLE_2), _planes(x, _TABLE_2))
    y = _times_right(y, _planes(s, _TABLE_10))
    out = _coefficients(y, _TABLE_3, dtype)
    return out


@_operation((256, 256, 256), 256)
def sandwich2__full__full__full(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return the two-sided product.

    Law: r x ~s.

    r : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    s : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8

    Run the spinor form: 24576 multiplications, 24576 additions.
    """
    r, x, s = _operands(
        "sandwich2__full__full__full",
        ("r", r, 256, 1),
        ("x", x, 256, 1),
        ("s", s, 256, 1),
        growth=67108864,
    )
    dtype, [r, x, s] = _wide([r, x, s])
    y = _times_left(_planes(r, _TABLE_0), _planes(x, _TABLE_0))
    y = _times_right(y, _planes(s, _TABLE_11))
    out = _coefficients(y, _TABLE_1, dtype)
    return out


# --- exp: exponential of a bivector: a rotor ----------------------------------------------------


_SQUARES: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,)
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



@_operation((28,), 128, keeps=True)
def exp__bivector(B: Tensor) -> Tensor:
    """Return the exponential of a bivector: a rotor.

    Law: sum over k of B**k / k!.

    B : (..., 28), bivector: grades 2
    returns : (..., 128), even: grades 0, 2, 4, 6, 8

    Run the exponential form: 5605 multiplications, 5349 additions, 2 divisions, 2 roots.
    """
    (B,) = _operands("exp__bivector", ("B", B, 28, 1), kind="real")
    return _exponential(B)


# --- to_spinor: planes of real matrices that represent a multivector, one column after the other


@_operation((256,), 256)
def to_spinor__full(x: Tensor) -> Tensor:
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 256), full: grades 0, 1, 2, 3, 4, 5, 6, 7, 8
    returns : (..., 256)

    Run the spinor form: 4096 multiplications, 4096 additions.
    """
    (x,) = _operands("to_spinor__full", ("x", x, 256, 1), growth=16384)
    dtype, [x] = _wide([x])
    out = _to_columns(_planes(x, _TABLE_0), dtype)
    return out


@_operation((128,), 256)
def to_spinor__even(x: Tensor) -> Tensor:
    """Return planes of real matrices that represent a multivector, one column after the other.

    Law: M(a b) = M(a) M(b), M linear.

    x : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256)

    Run the spinor form: 4096 multiplications, 4096 additions.
    """
    (x,) = _operands("to_spinor__even", ("x", x, 128, 1), growth=16384)
    dtype, [x] = _wide([x])
    out = _to_columns(_planes(x, _TABLE_2), dtype)
    return out


# --- from_spinor: multivector that planes of real matrices represent ----------------------------


@_operation((256,), 256)
def from_spinor__full(x: Tensor) -> Tensor:
    """Return multivector that planes of real matrices represent.

    Law: from_spinor(to_spinor(x)) = x.

    x : (..., 256)
    returns : (..., 256)

    Run the spinor form: 4096 multiplications, 4096 additions.
    """
    (x,) = _operands("from_spinor__full", ("x", x, 256, 1), growth=16384)
    dtype, [x] = _wide([x])
    out = _coefficients(_from_columns(x), _TABLE_1, dtype)
    return out


# --- sandwich2_spinor: two-sided product r x ~s of planes of real matrices ----------------------


@_operation((128, 256, 128), 256)
def sandwich2_spinor__even__full__even(r: Tensor, x: Tensor, s: Tensor) -> Tensor:
    """Return two-sided product r x ~s of planes of real matrices.

    Law: to_spinor(r from_spinor(x) ~s).

    r : (..., 128), even: grades 0, 2, 4, 6, 8
    x : (..., 256)
    s : (..., 128), even: grades 0, 2, 4, 6, 8
    returns : (..., 256)

    Run the spinor form: 16384 multiplications, 16384 additions.
    """
    r, x, s = _operands(
        "sandwich2_spinor__even__full__even",
        ("r", r, 128, 1),
        ("x", x, 256, 1),
        ("s", s, 128, 1),
        growth=67108864,
    )
    dtype, [r, x, s] = _wide([r, x, s])
    y = _times_left(_planes(r, _TABLE_2), _from_columns(x))
    y = _times_right(y, _planes(s, _TABLE_10))
    out = _to_columns(y, dtype)
    return out


# --- Index --------------------------------------------------------------------------------------

Kernel = Callable[..., Tensor]

KERNELS: dict[str, Kernel] = {
    "gp__full__full": gp__full__full,
    "gp__even__even": gp__even__even,
    "gp__even__full": gp__even__full,
    "gp__full__even": gp__full__even,
    "reverse__full": reverse__full,
    "involute__full": involute__full,
    "conjugate__full": conjugate__full,
    "dual__full": dual__full,
    "undual__full": undual__full,
    "hodge__full": hodge__full,
    "unhodge__full": unhodge__full,
    "sandwich_unit__even__full": sandwich_unit__even__full,
    "sandwich_unit__even__even": sandwich_unit__even__even,
    "sandwich_unit__even__vector": sandwich_unit__even__vector,
    "sandwich2__even__full__even": sandwich2__even__full__even,
    "sandwich2__even__even__even": sandwich2__even__even__even,
    "sandwich2__full__full__full": sandwich2__full__full__full,
    "exp__bivector": exp__bivector,
    "to_spinor__full": to_spinor__full,
    "to_spinor__even": to_spinor__even,
    "from_spinor__full": from_spinor__full,
    "sandwich2_spinor__even__full__even": sandwich2_spinor__even__full__even,
}

gp = gp__full__full
reverse = reverse__full
involute = involute__full
conjugate = conjugate__full
dual = dual__full
undual = undual__full
hodge = hodge__full
unhodge = unhodge__full
sandwich2 = sandwich2__full__full__full

LAYOUTS = {
    "full": (0, 1, 2, 3, 4, 5, 6, 7, 8),
    "even": (0, 2, 4, 6, 8),
    "odd": (1, 3, 5, 7),
    "scalar": (0,),
    "vector": (1,),
    "bivector": (2,),
    "trivector": (3,),
    "g8": (8,),
    "g4": (4,),
    "g5": (5,),
    "g6": (6,),
    "g7": (7,),
    "pseudoscalar": (8,),
    "g0": (0,),
    "g1": (1,),
    "g2": (2,),
    "g3": (3,),
}

BILINEAR = ("gp",)


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
