"""The part of a torch module that exponentiates bivectors, and the layer of rotors."""

from __future__ import annotations

import textwrap

from gaforge.codegen.derive.exponential import tangent_series
from gaforge.codegen.kernel import Kernel
from gaforge.codegen.modules.runtime import kernel_doc

EXPONENTIAL = '''\
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

'''

ROTOR_KERNELS = {"exp__bivector", "sandwich2__even__full__even", "sandwich_unit__even__full"}
"""Kernels of modules that hold the layer of rotors."""

ROTORS = '''\
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
'''

NOTES = """\
exp halves B until its size, null vectors left out, is at most 1/2; there exp(B) is the outer
exponential of the bivector of tanh(B), divided by its norm, and is squared as often. It has
gradients of any order everywhere; no angle, plane or root of B is computed. In traced code, where
sizes can't be read, it squares as often as the largest bivectors need, elsewhere as often as those
at hand do; the results are the same. The relative error grows with the size s of B, as rounding B
alone makes it: it is about 1e-7 s in float32. B may be of size 4e12, or 2e6 in float32, where that
leaves no digit; larger ones, and those that are not finite, give NaN. Half precision is computed in
float32. Proved are the coefficients and the outer powers; the rest is tested."""


def print_constants(kernel: Kernel) -> list[str]:
    """Return the lines of what depends on the algebra."""
    squares = ", ".join(f"{square}.0" for square in kernel.spec.algebra.squares)
    series = [f"    {float(value)!r}," for value in tangent_series()]
    return [
        f"_SQUARES: tuple[float, ...] = ({squares},)",
        "# tanh(x) = sum over k of _TANH[k] x**(2k + 1)",
        "_TANH = (",
        *series,
        ")",
    ]


def print_exponential(kernel: Kernel) -> list[str]:
    """Return the lines of the kernel, with what it calls before it."""
    spec = kernel.spec
    return [
        *print_constants(kernel),
        *EXPONENTIAL.splitlines(),
        "",
        "",
        f"@_operation(({spec.layouts[0].size},), {spec.result.size}, keeps=True)",
        f"def {spec.name}(B: Tensor) -> Tensor:",
        f'    """{kernel.summary}',
        "",
        *(f"    {line}" for line in textwrap.wrap(kernel.law, 92)),
        "",
        *kernel.shape_lines,
        "",
        f"    {kernel_doc(kernel, 'exponential')}",
        '    """',
        f'    (B,) = _operands("{spec.name}", ("B", B, {spec.layouts[0].size}, 1), kind="real")',
        "    return _exponential(B)",
    ]
