"""Torch target: the text of an emitted module of functions and ``nn.Module``s on tensors."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import cached_property
from itertools import groupby

from gaforge.algebra import OPERATIONS, Algebra, Layout
from gaforge.algebra.layout import LAYOUT_NAMES
from gaforge.codegen.derive.spinor_adjoint import find_adjoint
from gaforge.codegen.derive.spinor_forms import SMALLEST
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.plan import Exponential, Spinor
from gaforge.codegen.kernel import Kernel, table_cost
from gaforge.codegen.modules.common import default_names, describe_kernels
from gaforge.codegen.modules.runtime import kernel_doc, kind_of, solid_places
from gaforge.codegen.modules.torch_exponential import NOTES as EXPONENTIAL_NOTES
from gaforge.codegen.modules.torch_exponential import ROTOR_KERNELS, ROTORS, print_exponential
from gaforge.codegen.modules.torch_spinor import DETAILS, Section, exact_growth, spinor_cost
from gaforge.codegen.printers.torch import gather_cost, is_unrolled, print_gather, print_unrolled
from gaforge.errors import LayoutError

TARGET = "torch"
SUFFIX = "_torch.py"
COMMENT = "#"

WIDTH = 96

NOTES = """\
Functions are made of differentiable torch operations, for any device and floating or complex
dtype. Unrolled kernels are straight-line code. Gather kernels gather one operand into a matrix
with signs, or both operands term by term, so that no call makes more than a few dozen autograd
nodes; a matrix entry of zero still multiplies, so an infinite or NaN coefficient may make NaN of
all entries of its own element.

Operands of different dtypes are promoted. Integers are exact, computed in int64, or refused with
OverflowError when the result might not fit, which reads their values and so can't be traced;
quotients and roots of integers have the default dtype. A sandwich that is not unit gives NaN where
R is no invertible versor to the tolerance of its dtype, and no gradient there. inv gives infinity
or NaN where there is no inverse. norm has gradient 0 where it is 0."""

IMPORTS = """\
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
"""

LARGE_IMPORTS = IMPORTS.replace("import pairwise", "import combinations, pairwise")

LARGE_FORMS = ("spinor", "permutation")
"""Forms that use tables of blades, made from their masks."""

RUNTIME = '''\
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
'''

OPERATORS = '''\
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
'''

LAYERS = '''\
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
'''


class TorchKernel(Kernel):
    """A kernel with the form and the cost that it has in torch."""

    @property
    def form(self) -> str:
        """``unrolled`` or ``gather``, by the number of operations, or what needs no terms."""
        if isinstance(self.plan.result, Exponential):
            return "exponential"
        if isinstance(self.plan.result, Spinor):
            return "spinor"
        if self.spec.algebra.n >= SMALLEST and self.spec.row.kind == "linear":
            return "permutation"
        return "unrolled" if is_unrolled(self.plan) else "gather"

    @cached_property
    def cost(self) -> Cost:
        """Operations per element, in the form that is written."""
        if self.form == "spinor":
            return spinor_cost(self)
        if self.form in ("permutation", "exponential"):
            return table_cost(self.plan)
        return cost(self.program) if self.form == "unrolled" else gather_cost(self.plan)


def emit_kernel(kernel: Kernel, large: Section | None = None) -> list[str]:
    """Return the lines of one kernel, its tables first."""
    kernel = as_torch(kernel)
    if kernel.form == "exponential":
        return print_exponential(kernel)
    spec = kernel.spec
    tables: list[str] = []
    if large and kernel.form in LARGE_FORMS:
        body = large.body(kernel)
    elif kernel.form == "unrolled":
        body = print_unrolled(kernel.program)
    else:
        tables, body = print_gather(spec.name, kernel.plan)
    if spec.operation == "versor_defect" and spec.algebra.r:
        tables += ["", "", *_solid_table(kernel)]
    operands = ", ".join(f"{operand.name}: Tensor" for operand in kernel.plan.operands)
    result = kernel.plan.result.out
    if kernel.guard:
        result = f"torch.where(ok, {result}, torch.nan)"
    lines = [
        *tables,
        "",
        "",
        *_decorator(kernel),
        f"def {spec.name}({operands}) -> Tensor:",
        f'    """{kernel.summary}',
        "",
        *(f"    {line}" for line in textwrap.wrap(kernel.law, 92)),
        "",
        *kernel.shape_lines,
        "",
        f"    {kernel_doc(kernel, kernel.form)}",
        '    """',
        *_checks(kernel),
        *(f"    {line}" for line in body),
        f"    return {result}",
    ]
    return lines[2:]


def is_operator(kernel: Kernel) -> bool:
    """Tell whether a function is an operator of torch, with compiled kernels.

    Versor tests are evaluated by either kind of kernel in its own way; formulas have no gradients
    of their own. Of large algebras, products have operators, and the changes to and from matrices;
    what else there is are gathers.
    """
    if is_large(kernel):
        changes = kernel.spec.operation in ("to_spinor", "from_spinor")
        return changes or find_adjoint(kernel.spec) is not None
    return kernel.spec.operation not in ("versor_defect", "formula")


def operator_facts(kernel: Kernel) -> tuple[tuple[int, ...], int, bool]:
    """Return the lengths of operands and result, and whether the first must be a versor."""
    sizes = tuple(operand.size for operand in kernel.plan.operands)
    return sizes, kernel.plan.result.size, kernel.guard is not None


def _decorator(kernel: Kernel) -> list[str]:
    if not is_operator(kernel):
        return []
    sizes, size, guarded = operator_facts(kernel)
    return [f"@_operation({sizes}, {size}{', guarded=True' if guarded else ''})"]


def emit_module(kernels: Sequence[Kernel]) -> str:
    """Return the text of the module below its header."""
    held = [as_torch(kernel) for kernel in kernels if is_large(kernel)]
    large = Section(held) if held else None
    emitted = {kernel.spec.name: emit_kernel(kernel, large) for kernel in kernels}
    lines = [LARGE_IMPORTS if large else IMPORTS, RUNTIME, OPERATORS]
    lines += [large.text()] if large else []
    for row, group in groupby(kernels, key=lambda kernel: kernel.spec.row):
        lines += ["", f"# --- {row.name}: {row.summary} ".ljust(98, "-").rstrip()]
        for kernel in group:
            lines += ["", "", *emitted[kernel.spec.name]]
        lines.append("")
    lines += ["", "# --- Index ".ljust(98, "-"), "", "Kernel = Callable[..., Tensor]", ""]
    lines += ["KERNELS: dict[str, Kernel] = {"]
    lines += [f'    "{kernel.spec.name}": {kernel.spec.name},' for kernel in kernels]
    lines += ["}", *default_names(kernels), "", *_layouts(kernels), ""]
    lines += ["", "# --- Layers ".ljust(98, "-"), "", "", LAYERS]
    if {kernel.spec.name for kernel in kernels} >= ROTOR_KERNELS:
        lines += ["", ROTORS]
    return "\n".join(lines)


def describe(kernels: Sequence[Kernel]) -> list[str]:
    """Return the docstring of the module: what it holds and at what cost."""
    lines = describe_kernels(list(map(as_torch, kernels)), "Torch kernels", "tensors")
    end = lines.index('"""')
    details = ["", *DETAILS.splitlines()] if any(k.form == "spinor" for k in kernels) else []
    if any(isinstance(kernel.plan.result, Exponential) for kernel in kernels):
        details += ["", *EXPONENTIAL_NOTES.splitlines()]
    return [*lines[:end], "", *NOTES.splitlines(), *details, *lines[end:]]


def form_and_cost(kernel: Kernel) -> tuple[str, Cost]:
    """Return the form in which a kernel is written, and its operations per element."""
    kernel = as_torch(kernel)
    return kernel.form, kernel.cost


def as_torch(kernel: Kernel) -> TorchKernel:
    """Return the kernel with its form and cost in torch."""
    return TorchKernel(kernel.spec, kernel.plan, kernel.guard)


def is_large(kernel: Kernel) -> bool:
    """Tell whether a kernel is written with tables of blades, as large algebras' are."""
    return as_torch(kernel).form in LARGE_FORMS


def versor_place(kernel: Kernel) -> int:
    """Return where the versor of a sandwich holds a blade that has an inverse."""
    return solid_places(kernel)[0]


def _checks(kernel: Kernel) -> list[str]:
    """Return the lines that check the operands and, in a sandwich, where R is a versor."""
    spec, plan = kernel.spec, kernel.plan
    arguments = [f'"{spec.name}"']
    arguments += [
        f'("{operand.name}", {operand.name}, {operand.size}, {degree})'
        for operand, degree in zip(plan.operands, plan.degrees, strict=True)
    ]
    if kind_of(kernel) != "polynomial":
        arguments.append(f'kind="{kind_of(kernel)}"')
    growth = plan.growth if kernel.form != "spinor" else exact_growth(kernel)
    if growth != 1:
        arguments.append(f"growth={growth}")
    names = ", ".join(operand.name for operand in plan.operands)
    targets = f"({names},)" if len(plan.operands) == 1 else names
    lines = [f"    {targets} = _operands({', '.join(arguments)})"]
    if len(lines[0]) > WIDTH:
        lines = [
            f"    {targets} = _operands(",
            *(f"        {argument}," for argument in arguments),
            "    )",
        ]
    if kernel.guard:
        defect = kernel.guard.spec.name
        solid = f", _{defect}_solid" if spec.algebra.r else ""
        lines = [
            "    given = R",
            *lines,
            f"    ok = _is_versor({defect}, given{solid}).unsqueeze(-1)",
            f"    R = torch.where(ok, R, _blade(R, {versor_place(kernel)}))",
        ]
    return lines


def _solid_table(kernel: Kernel) -> list[str]:
    places = ", ".join(str(place + 1) for place in solid_places(kernel))
    return [
        f"def _{kernel.spec.name}_solid() -> Table:",
        '    """Return places of blades of R without null vectors."""',
        *textwrap.wrap(
            f"return ({places},)", WIDTH, initial_indent="    ", subsequent_indent="        "
        ),
    ]


def _layouts(kernels: Sequence[Kernel]) -> list[str]:
    """Return the lines of the layouts that modules know by name, canonical names first."""
    algebra = kernels[0].spec.algebra
    found: dict[str, tuple[int, ...]] = {}
    names = _named_layouts(algebra)
    for layout in [*names.values(), *(lay for kernel in kernels for lay in kernel.spec.layouts)]:
        found.setdefault(layout.name, layout.grades)
    for name, layout in names.items():
        found.setdefault(name, layout.grades)
    held = {kernel.spec.operation for kernel in kernels if kernel.spec.row.kind == "bilinear"}
    products = [f'"{name}",' for name in OPERATIONS if name in held]
    return [
        "LAYOUTS = {",
        *(f'    "{name}": {grades},' for name, grades in found.items()),
        "}",
        "",
        *textwrap.wrap(f"BILINEAR = ({' '.join(products)})", WIDTH, subsequent_indent="    "),
    ]


def _named_layouts(algebra: Algebra) -> dict[str, Layout]:
    """Return the layouts that have a name in this algebra, and all single grades."""
    found = {}
    for name in LAYOUT_NAMES:
        try:
            found[name] = algebra.layout(name)
        except LayoutError:  # such as a trivector in two dimensions
            continue
    return found | {f"g{k}": algebra.layout((k,)) for k in range(algebra.n + 1)}
