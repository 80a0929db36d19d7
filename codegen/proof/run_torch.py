"""Execute the source of an emitted torch module on symbols, without torch.

The public functions run as they stand, with all their checks, on a tensor class that knows the
few operations which emitted code uses, as strict about shapes and dtypes as torch is. Decorators,
which make operators of them, are taken off and compared with what they must say. What can't be
decided on symbols is one thing: where R is a versor. It is assumed, and the proof checks that the
function asks exactly that, and that its result is NaN elsewhere.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
from sympy.polys.rings import PolyElement, PolyRing

from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.runtime import solid_places
from gaforge.codegen.modules.torch_exponential import EXPONENTIAL, ROTORS
from gaforge.codegen.modules.torch_module import (
    IMPORTS,
    LARGE_IMPORTS,
    LAYERS,
    OPERATORS,
    RUNTIME,
    is_operator,
    operator_facts,
)
from gaforge.codegen.modules.torch_spinor import SPINORS, TABLES
from gaforge.codegen.proof.laws import Entries
from gaforge.codegen.proof.symbols import Absolute, Symbolic, Universe, sqrt
from gaforge.errors import ProofError

Array = np.ndarray[Any, Any]

OPERATOR_FACTS = "<operators>"
"""Where `load_source` puts what decorators say, by function."""


@dataclass(frozen=True)
class Dtype:
    """A dtype: symbols stand for ``float64``; tables are ``int64``, conditions ``bool``."""

    name: str
    is_floating_point: bool = False
    is_complex: bool = False


DTYPES = {
    name: Dtype(name, name.startswith(("float", "bfloat")), name.startswith("complex"))
    for name in (
        "bool",
        "int64",
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    )
}
BOOL, INT64, FLOAT64 = DTYPES["bool"], DTYPES["int64"], DTYPES["float64"]


class Tensor:
    """A tensor of symbols and exact integers, or of places, or of conditions."""

    def __init__(self, values: Array, dtype: Dtype) -> None:
        self.values = values
        self.dtype = dtype

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape, a tuple as ``torch.Size`` is."""
        return self.values.shape

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return self.values.ndim

    device = SimpleNamespace(type="cpu")

    def is_floating_point(self) -> bool:
        """Tell whether the entries are real numbers."""
        return self.dtype.is_floating_point

    def is_complex(self) -> bool:
        """Return False: symbols stand for real numbers."""
        return self.dtype.is_complex

    def to(self, dtype: Dtype) -> Tensor:
        """Return the tensor in another dtype: a condition as the numbers 0 and 1."""
        if (self.dtype, dtype) != (BOOL, FLOAT64):
            raise TypeError(f"no conversion from {self.dtype.name} to {dtype.name} is emitted")
        return Tensor(self.values.astype(int).astype(object), FLOAT64)

    def unbind(self, dim: int) -> tuple[Tensor, ...]:
        """Return the entries of the last axis."""
        _last(dim)
        return tuple(Tensor(self.values[..., i], self.dtype) for i in range(self.shape[-1]))

    def unsqueeze(self, dim: int) -> Tensor:
        """Return the tensor with a new axis at the end."""
        _last(dim)
        return Tensor(self.values[..., None], self.dtype)

    def expand(self, shape: tuple[int, ...]) -> Tensor:
        """Return the tensor repeated along new axes and axes of length 1."""
        return Tensor(np.broadcast_to(self.values, shape), self.dtype)

    def new_zeros(self, shape: tuple[int, ...]) -> Tensor:
        """Return zeros of the same dtype."""
        return Tensor(np.full(shape, 0, dtype=object), _number(self.dtype))

    def new_ones(self, shape: tuple[int, ...]) -> Tensor:
        """Return ones of the same dtype."""
        return Tensor(np.full(shape, 1, dtype=object), _number(self.dtype))

    def sum(self, dim: int) -> Tensor:
        """Return the sums along the last axis."""
        _last(dim)
        ones = np.full(self.shape[-1], 1, dtype=object)
        return Tensor(_contract(self.values, ones), _number(self.dtype))

    def abs(self) -> Tensor:
        """Return absolute values, of which only roots may be taken."""
        return self._map(abs)

    def sqrt(self) -> Tensor:
        """Return roots of absolute values."""
        return self._map(_root)

    def _map(self, function: Callable[[Any], Any]) -> Tensor:
        values = [function(value) for value in self.values.flat]
        return Tensor(_objects(values, self.shape), _number(self.dtype))

    def flatten(self) -> Tensor:
        """Return all entries on one axis."""
        return Tensor(self.values.reshape(-1), self.dtype)

    def unflatten(self, dim: int, shape: tuple[int, ...]) -> Tensor:
        """Return the tensor with its last axis split into several."""
        _last(dim)
        return Tensor(self.values.reshape(*self.shape[:-1], *shape), self.dtype)

    def index_select(self, dim: int, index: Tensor) -> Tensor:
        """Return entries of the last axis; unlike in NumPy, a place must not be negative."""
        _last(dim)
        if index.dtype is not INT64 or index.ndim != 1 or (index.values < 0).any():
            raise TypeError("places must be a vector of integers that are not negative")
        return Tensor(self.values[..., index.values], self.dtype)

    def __lt__(self, other: int) -> Tensor:
        return Tensor(self._integers() < other, BOOL)

    def __rsub__(self, other: int) -> Tensor:
        return Tensor(other - self._integers(), INT64)

    def _integers(self) -> Array:
        if self.dtype is not INT64:
            raise TypeError("order and differences from integers are of places only")
        return self.values

    def __neg__(self) -> Tensor:
        return Tensor(-self.values, _number(self.dtype))

    def __add__(self, other: Tensor | int) -> Tensor:
        return Tensor(self.values + _operand(other), _number(self.dtype))

    def __sub__(self, other: Tensor | int) -> Tensor:
        return Tensor(self.values - _operand(other), _number(self.dtype))

    def __mul__(self, other: Tensor | int) -> Tensor:
        return Tensor(self.values * _operand(other), _number(self.dtype))

    def __rmul__(self, other: int) -> Tensor:
        return self * other

    def __truediv__(self, other: Tensor) -> Tensor:
        return Tensor(self.values / _operand(other), _number(self.dtype))

    def __eq__(self, other: object) -> Tensor:  # type: ignore[override]
        """Compare with an integer; on symbols, as it is outside of a set of measure zero."""
        if not isinstance(other, int):
            raise TypeError("only comparisons with integers are emitted")
        values = np.array([_equals(value, other) for value in self.values.flat], bool)
        return Tensor(values.reshape(self.shape), BOOL)

    __hash__ = None  # type: ignore[assignment]


class Assumption(Tensor):
    """The condition that is assumed: R is a versor."""

    def unsqueeze(self, dim: int) -> Assumption:
        """Return the condition with a new axis at the end."""
        return Assumption(super().unsqueeze(dim).values, BOOL)


class Guarded(Tensor):
    """A result that is NaN where the assumption fails."""


class Module:
    """What the layers of an emitted module derive from."""


class Torch(SimpleNamespace):
    """The functions of torch that emitted code calls."""

    nan = math.nan
    compiler = SimpleNamespace(is_compiling=lambda: True)
    autograd = SimpleNamespace(Function=object)
    amp = SimpleNamespace(is_autocast_available=lambda device: False)  # symbols have no precision

    @staticmethod
    def tensor(values: Sequence[Any], *, dtype: Dtype, device: str) -> Tensor:
        """Return a table as a tensor of places."""
        array = np.array(values)
        if dtype is not INT64 or array.dtype != np.int64:
            raise TypeError("a table must hold integers")
        return Tensor(array, INT64)

    @staticmethod
    def arange(stop: int, *, device: str) -> Tensor:
        """Return the places 0, 1, ..."""
        return Tensor(np.arange(stop), INT64)

    @staticmethod
    def cat(tensors: tuple[Tensor, ...], dim: int) -> Tensor:
        """Join along the last axis; the leading axes must be equal."""
        _last(dim)
        if len({tensor.shape[:-1] for tensor in tensors}) > 1:
            raise TypeError("cat: leading axes differ")
        return Tensor(np.concatenate([_operand(t) for t in tensors], -1), FLOAT64)

    @staticmethod
    def stack(tensors: tuple[Tensor, ...], dim: int) -> Tensor:
        """Stack on a new last axis; the shapes must be equal."""
        _last(dim)
        if not tensors or len({tensor.shape for tensor in tensors}) > 1:
            raise TypeError("stack: shapes differ")
        return Tensor(np.stack([_operand(tensor) for tensor in tensors], -1), FLOAT64)

    @staticmethod
    def where(condition: Tensor, yes: Tensor | int, no: Tensor | float) -> Tensor:
        """Choose entry by entry; what is assumed is true."""
        if condition.dtype is not BOOL:
            raise TypeError("where: the condition must be of dtype bool")
        if isinstance(condition, Assumption) and isinstance(no, float) and math.isnan(no):
            shape = np.broadcast_shapes(condition.shape, _operand(yes).shape)
            return Guarded(np.broadcast_to(_operand(yes), shape), FLOAT64)
        if isinstance(yes, Tensor) and isinstance(no, Tensor) and INT64 in (yes.dtype, no.dtype):
            return Tensor(np.where(condition.values, yes._integers(), no._integers()), INT64)
        return Tensor(np.where(condition.values, _operand(yes), _operand(no)), FLOAT64)

    @staticmethod
    def einsum(equation: str, matrix: Tensor, x: Tensor) -> Tensor:
        """Return matrix times x, the only contraction that is emitted."""
        if equation != "...kj,...j->...k":
            raise TypeError(f"einsum {equation!r} is not emitted")
        if matrix.shape[-1] != x.shape[-1]:
            raise TypeError("einsum: the matrix has not as many columns as x has entries")
        return Tensor(_contract(_operand(matrix), _operand(x)[..., None, :]), FLOAT64)

    @staticmethod
    def broadcast_shapes(*shapes: tuple[int, ...]) -> tuple[int, ...]:
        """Return the common shape."""
        try:
            return np.broadcast_shapes(*shapes)
        except ValueError as error:
            raise RuntimeError(str(error)) from error


def load_source(source: str) -> dict[str, Any]:
    """Execute the text of a module with torch replaced, and return its names.

    Raises
    ------
    ProofError
        If the text that all modules share is not what it should be: the test of versors, the
        exactness of integers and the layers, which don't run here, are part of it.
    """
    for shared in shared_texts(source):
        if source.count(shared) != 1:
            raise ProofError("the text that every emitted torch module shares was changed")
    names = executed(source, Torch(**DTYPES), Tensor)
    names["_tensor"] = lambda values: Tensor(np.array(values, object), FLOAT64)
    return names


def executed(source: str, torch: Any, tensor: type[Any]) -> dict[str, Any]:
    """Execute the text of a module with a stand-in for torch; return its names.

    Functions are the traceable ones; what the text says of operators is kept under
    `OPERATOR_FACTS`.
    """
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not imports_torch(node)]
    operators = {name: facts for name, facts in map(undecorated, tree.body) if facts}
    names: dict[str, Any] = {
        "torch": torch,
        "Tensor": tensor,
        "nn": SimpleNamespace(Module=Module, Parameter=tensor),
        "__name__": "proof",
        OPERATOR_FACTS: operators,
    }
    exec(compile(tree, "<emitted module>", "exec"), names)
    return names


def shared_texts(source: str) -> list[str]:
    """Return the texts that a module must hold, each once, if it is like others of its kind."""
    more = [EXPONENTIAL] if "_exponential(" in source else []
    more += [ROTORS] if "RotorSandwich" in source else []
    if LARGE_IMPORTS not in source:
        return [IMPORTS, RUNTIME, OPERATORS, LAYERS, *more]
    spinors = [SPINORS] if "_GENERATORS" in source else []
    return [LARGE_IMPORTS, RUNTIME, OPERATORS, LAYERS, TABLES, *spinors, *more]


def evaluate(names: dict[str, Any], kernel: Kernel, universe: Universe) -> Entries:
    """Return the polynomials that the public function of a kernel computes.

    The operands have different numbers of leading axes, so that what fails to broadcast shows.

    Raises
    ------
    ProofError
        If the function is not in the index under its name, computes something of another shape,
        or a sandwich does not ask whether R is a versor.
    """
    spec = kernel.spec
    function = indexed_function(names, kernel)
    operands = []
    for place, operand in enumerate(kernel.plan.operands):
        shape = (*[1] * (len(kernel.plan.operands) - place), operand.size)
        operands.append(Tensor(_objects(universe.symbolic(operand.name), shape), FLOAT64))
    asked: list[tuple[Any, ...]] = []

    def is_versor(*arguments: Any) -> Assumption:
        asked.append(arguments)
        return Assumption(np.ones(arguments[1].shape[:-1], bool), BOOL)

    names["_is_versor"] = is_versor
    try:
        got = function(*operands)
    except Exception as error:
        raise ProofError(f"{spec.name} fails on symbols: {error!r}") from error
    _check_guard(names, kernel, asked, operands[0], got)
    wanted = (*operands[0].shape[:-1], kernel.plan.result.size)
    if got.shape != wanted or got.dtype is not FLOAT64:
        raise ProofError(f"{spec.name} has a result of shape {got.shape}, not {wanted}")
    return [universe.coerce(value) for value in got.values.flat]


def _check_guard(
    names: dict[str, Any], kernel: Kernel, asked: list[tuple[Any, ...]], R: Tensor, got: Tensor
) -> None:
    """Raise unless a checked sandwich asks about R with the right test, and nothing else asks."""
    if kernel.guard is None:
        right = not asked and not isinstance(got, Guarded)
    else:
        right = len(asked) == 1 and isinstance(got, Guarded)
        defect, versor, *solid = asked[0] if asked else (None, None)
        right = right and defect is names[kernel.guard.spec.name] and versor is R
        places = tuple(place + 1 for place in solid_places(kernel))
        right = right and [table() for table in solid] == [places] * bool(kernel.spec.algebra.r)
    if not right:
        raise ProofError(f"{kernel.spec.name} does not test R as it must")


def undecorated(node: ast.stmt) -> tuple[str, Any]:
    """Take the decorator off a function: return its name and what the decorator says of it."""
    if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
        return "", None
    call = node.decorator_list[0]
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "_operation":
        return "", None
    node.decorator_list = []
    sizes, size = map(ast.literal_eval, call.args)
    named = {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in call.keywords}
    guarded = named.pop("guarded", False)
    named.pop("keeps", False)  # which the text of exp decides, not the algebra
    return (node.name, None) if named else (node.name, (sizes, size, guarded))


def indexed_function(names: dict[str, Any], kernel: Kernel) -> Callable[..., Any]:
    """Return the function of a kernel, which must be in the index and the operator that it should.

    Raises
    ------
    ProofError
        If it is not, or another function has the short name of the operation.
    """
    spec = kernel.spec
    function = names["KERNELS"].get(spec.name)
    if function is None or function is not names[spec.name]:
        raise ProofError(f"{spec.name}: the index of the module does not hold this function")
    if all(layout.name == "full" for layout in spec.layouts) and spec.row.kind != "internal":
        verb = f"{spec.operation}_unit" if spec.unit else spec.operation
        if names.get(verb) is not function:
            raise ProofError(f"{verb} is not {spec.name}")
    facts = operator_facts(kernel) if is_operator(kernel) else None
    if names[OPERATOR_FACTS].get(spec.name) != facts:
        raise ProofError(f"{spec.name} is not the operator that it must be")
    return function


def imports_torch(node: ast.stmt) -> bool:
    """Tell whether a statement imports torch."""
    if isinstance(node, ast.Import):
        return any(alias.name.split(".")[0] == "torch" for alias in node.names)
    return isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "torch"


def _contract(left: Array, right: Array) -> Array:
    """Return sums of products along the last axis, each accumulated in place."""
    left, right = np.broadcast_arrays(left, right)
    shape = left.shape[:-1]
    values = [_dot(left[place], right[place]) for place in np.ndindex(shape)]
    return _objects(values, shape)


def _dot(left: Array, right: Array) -> Any:
    """Return a sum of products of exact numbers; adding one by one would copy it each time."""
    universe = None
    constant = 0
    total: dict[tuple[int, ...], int] = {}
    for x, y in zip(left, right, strict=True):
        if isinstance(x, Symbolic) and isinstance(y, Symbolic):
            _add_product(total, x.polynomial, y.polynomial)
            universe = x.universe
        elif isinstance(x, Symbolic) or isinstance(y, Symbolic):
            symbol, factor = (x, y) if isinstance(x, Symbolic) else (y, x)
            universe = symbol.universe
            if factor:
                _add_product(total, symbol.polynomial, universe.constant(factor).polynomial)
        else:
            constant += x * y
    if universe is None:
        return constant
    ring: PolyRing = universe.ring
    polynomial = ring.from_dict({m: c for m, c in total.items() if c})
    return Symbolic(polynomial + constant if constant else polynomial, universe)


def _add_product(total: dict[tuple[int, ...], int], p: PolyElement, q: PolyElement) -> None:
    times = p.ring.monomial_mul
    for monomial, coefficient in p.items():
        for other, factor in q.items():
            key = times(monomial, other)
            total[key] = total.get(key, 0) + coefficient * factor


def _objects(values: Sequence[Any], shape: tuple[int, ...]) -> Array:
    out = np.empty(len(values), dtype=object)
    out[:] = values
    return out.reshape(shape)


def _operand(value: Any) -> Any:
    """Return what a tensor of numbers or an integer is to NumPy; refuse anything else."""
    if isinstance(value, Tensor):
        _number(value.dtype)
        return value.values
    if isinstance(value, int) and not isinstance(value, bool):
        return np.array(value, dtype=object)
    raise TypeError(f"{type(value).__name__} is no operand of a tensor operation")


def _number(dtype: Dtype) -> Dtype:
    if dtype is not FLOAT64:
        raise TypeError(f"arithmetic on {dtype.name} is not emitted")
    return dtype


def _equals(value: Any, other: int) -> bool:
    if isinstance(value, Absolute):
        raise TypeError("absolute values are not compared")
    return bool(value.polynomial == other if isinstance(value, Symbolic) else value == other)


def _root(value: Any) -> Any:
    if isinstance(value, int):
        if math.isqrt(value) ** 2 != value:
            raise TypeError(f"the root of {value} is not exact")
        return math.isqrt(value)
    return sqrt(value)


def _last(dim: int) -> None:
    if dim != -1:
        raise TypeError(f"axis {dim} is not the last")
