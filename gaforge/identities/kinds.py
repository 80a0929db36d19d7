"""What a variable ranges over: names of kinds, declarations, conventional defaults."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from gaforge.algebra import Algebra
from gaforge.algebra.blades import canonical_masks, grade_masks
from gaforge.errors import ExpressionError
from gaforge.identities.cases import (
    Blades,
    Case,
    Linear,
    NullHyperplanes,
    NullVectors,
    Rotors,
    UnitVectors,
    Versors,
)
from gaforge.identities.limits import NotDecidedError

MAX_RADICAL = 5
"""Largest r for versors: from r = 6 on ``1 + e123456`` fulfils the equations of a rotor."""

MAX_WHERE = 20_000
"""Characters of a declaration."""

Components = Callable[[Algebra, "Kind"], list[Case]]


@dataclass(frozen=True)
class Kind:
    """What a variable ranges over.

    Attributes
    ----------
    name : str
    summary : str
        One line for people.
    components : callable
        The kind's cases in an algebra.
    grade : int or None
        Of k-vectors and blades of one grade.
    """

    name: str
    summary: str
    components: Components
    grade: int | None = None

    def cases(self, algebra: Algebra) -> list[Case]:
        """Return the components of the kind in an algebra.

        Raises
        ------
        NotDecidedError
            If there are none, or none that are known.

        Examples
        --------
        >>> [case.label for case in find_kind("versor").cases(Algebra(3))]
        ['even versors', 'odd versors']
        >>> [case.label for case in find_kind("null vector").cases(Algebra(3))]
        ['null vectors (0 is the only one)']
        """
        found = self.components(algebra, self)
        if not found:
            raise NotDecidedError(f"{algebra} has no {self.name}, so nothing is claimed there")
        return found

    def __str__(self) -> str:
        return self.name


def _linear(algebra: Algebra, label: str, blades: Iterable[int]) -> Linear:
    masks = tuple(blades)
    return Linear(algebra, label if masks else f"{label} (0 is the only one)", masks)


def _multivectors(algebra: Algebra, kind: Kind) -> list[Case]:
    return [_linear(algebra, "multivectors", canonical_masks(algebra.n))]


def _of_parity(parity: int) -> Components:
    def components(algebra: Algebra, kind: Kind) -> list[Case]:
        blades = (m for m in canonical_masks(algebra.n) if m.bit_count() % 2 == parity)
        return [_linear(algebra, f"{kind.name} elements", blades)]

    return components


def _of_grade(algebra: Algebra, kind: Kind) -> list[Case]:
    assert kind.grade is not None
    label = f"{kind.name}s"
    return [_linear(algebra, label, grade_masks(algebra.n, kind.grade))]


def _pseudoscalars(algebra: Algebra, kind: Kind) -> list[Case]:
    return [_linear(algebra, "pseudoscalars", grade_masks(algebra.n, algebra.n))]


def _k_vectors(algebra: Algebra, kind: Kind) -> list[Case]:
    grades = range(algebra.n + 1) if kind.grade is None else (kind.grade,)
    return [_linear(algebra, f"{k}-vectors", grade_masks(algebra.n, k)) for k in grades]


def _blades(algebra: Algebra, kind: Kind) -> list[Case]:
    grades = range(algebra.n + 1) if kind.grade is None else (kind.grade,)
    out: list[Case] = []
    for k in grades:
        label = f"{k}-blades"
        if 1 < k < algebra.n - 1:
            out.append(Blades(algebra, label, k))
        else:
            masks = grade_masks(algebra.n, k)
            out.append(
                Linear(algebra, label, masks, False) if masks else _linear(algebra, label, ())
            )
    return out


def _versors(algebra: Algebra, kind: Kind) -> list[Case]:
    _check_radical(algebra)
    out: list[Case] = [Versors(algebra, "even versors", 0)]
    if algebra.p + algebra.q:
        out.append(Versors(algebra, "odd versors", 1))
    return out


def _rotors(algebra: Algebra, kind: Kind) -> list[Case]:
    _check_radical(algebra)
    return [Rotors(algebra, "rotors")]


def _check_radical(algebra: Algebra) -> None:
    if algebra.r > MAX_RADICAL:
        raise NotDecidedError(f"versors are understood for r <= {MAX_RADICAL} only")


def _unit_vectors(algebra: Algebra, kind: Kind) -> list[Case]:
    out: list[Case] = []
    if algebra.p:
        out.append(UnitVectors(algebra, "unit vectors of square 1", 1))
    if algebra.q:
        out.append(UnitVectors(algebra, "unit vectors of square -1", -1))
    return out


def _null_vectors(algebra: Algebra, kind: Kind) -> list[Case]:
    if not (algebra.p and algebra.q):
        return [_linear(algebra, "null vectors", (1 << i for i in range(algebra.r)))]
    if algebra.p + algebra.q > 2:
        return [NullVectors(algebra, "null vectors")]
    labels = {1: "null vectors along e + f", -1: "null vectors along e - f"}
    return [NullHyperplanes(algebra, label, slope) for slope, label in labels.items()]


_KINDS = (
    Kind("multivector", "any element; what is not declared is one", _multivectors),
    Kind("scalar", "grade 0", _of_grade, 0),
    Kind("vector", "grade 1", _of_grade, 1),
    Kind("bivector", "grade 2, simple or not", _of_grade, 2),
    Kind("trivector", "grade 3, a blade or not", _of_grade, 3),
    Kind("k-vector", "one grade: 2-vector; without a number, each grade in turn", _k_vectors),
    Kind("blade", "an outer product of vectors: 2-blade; without a number, each grade", _blades),
    Kind("pseudoscalar", "grade n", _pseudoscalars),
    Kind("even", "even grades", _of_parity(0)),
    Kind("odd", "odd grades", _of_parity(1)),
    Kind("versor", "a product of invertible vectors, an even or odd number", _versors),
    Kind("rotor", "an even versor R with R ~R = 1; also called unit rotor", _rotors),
    Kind("unit vector", "a vector of square 1 or -1", _unit_vectors),
    Kind("null vector", "a vector of square 0; 0 is one", _null_vectors),
)

KINDS: Mapping[str, Kind] = {kind.name: kind for kind in _KINDS}
"""The kinds, by name."""

_ALIASES = {
    "unit rotor": "rotor",
    "mv": "multivector",
    "even multivector": "even",
    "odd multivector": "odd",
    "simple bivector": "2-blade",
    "bivector blade": "2-blade",
    "2-vector blade": "2-blade",
}

_WITH_GRADE = (
    re.compile(r"(?P<grade>\d{1,3})[- ](?P<name>vector|blade)"),
    re.compile(r"(?P<name>k-vector|blade)[ (]*(?:of )?(?:grade )?(?P<grade>\d{1,3})\)?"),
)

DEFAULTS = {"u v w": "vector", "R": "rotor", "V": "versor"}
"""Letters, alone or with a number such as ``v2``, whose kind need not be declared."""

_DEFAULT_NAME = re.compile(r"([A-Za-z])_?[0-9]*")


def find_kind(text: str) -> Kind:
    """Return the kind of this name.

    Raises
    ------
    ExpressionError
        If there is none.

    Examples
    --------
    >>> find_kind("3-blade").grade, find_kind("Unit  Vector").name, find_kind("unit rotor").name
    (3, 'unit vector', 'rotor')
    """
    words = " ".join(text.replace("_", " ").split()).lower()
    name = _ALIASES.get(words, words)
    for candidate in (name, name.replace(" ", "-"), name.replace("-", " "), name.rstrip("s")):
        if candidate in KINDS:
            return KINDS[candidate]
    for pattern in _WITH_GRADE:
        match = pattern.fullmatch(name)
        if match is not None:
            blade = match["name"] == "blade"
            k = int(match["grade"])
            base = KINDS["blade" if blade else "k-vector"]
            return Kind(f"{k}-{'blade' if blade else 'vector'}", base.summary, base.components, k)
    raise ExpressionError(
        f"{text.strip()[:60]!r} is no kind of variable; there are {', '.join(KINDS)}, and with a "
        "grade 2-vector and 2-blade"
    )


def default_kind(name: str) -> Kind:
    """Return the kind of a variable that is not declared.

    Examples
    --------
    >>> default_kind("v2").name, default_kind("I").name, default_kind("velocity").name
    ('vector', 'multivector', 'multivector')
    """
    match = _DEFAULT_NAME.fullmatch(name)
    if match is not None:
        for letters, kind in DEFAULTS.items():
            if match[1] in letters.split():
                return KINDS[kind]
    return KINDS["multivector"]


def parse_where(where: str | Mapping[str, str] | None) -> dict[str, Kind]:
    """Read declarations.

    Parameters
    ----------
    where : str or mapping, optional
        ``"R: versor, v: null vector"``, several names of one kind as ``"u v: vector"`` or
        ``"u, v: vector"``, or a mapping of names to kinds.

    Raises
    ------
    ExpressionError
        If it can't be read.

    Examples
    --------
    >>> {name: str(kind) for name, kind in parse_where("R: versor, a b: 2-blade").items()}
    {'R': 'versor', 'a': '2-blade', 'b': '2-blade'}
    """
    if where is None:
        return {}
    if isinstance(where, str):
        pairs = list(_pairs(where))
    elif isinstance(where, Mapping):
        pairs = list(where.items())
    else:
        raise ExpressionError(
            f"where is text such as 'R: versor' or a mapping, not {type(where).__name__}"
        )
    out: dict[str, Kind] = {}
    for name, kind in pairs:
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
            raise ExpressionError(f"{name!r:.60} is no name of a variable")
        if name in out:
            raise ExpressionError(f"{name!r} is declared twice")
        if not isinstance(kind, str):
            raise ExpressionError(f"the kind of {name!r} is text, not {type(kind).__name__}")
        out[name] = find_kind(kind)
    return out


def _pairs(text: str) -> Iterable[tuple[str, str]]:
    if len(text) > MAX_WHERE:
        raise ExpressionError(f"the declaration has more than {MAX_WHERE} characters")
    waiting: list[str] = []
    for part in filter(str.strip, re.split(r"[,;\n]", text)):
        names, colon, kind = part.partition(":")
        waiting += names.split()
        if colon and waiting:
            yield from ((name, kind) for name in waiting)
            waiting = []
        elif colon:
            break
    else:
        if not waiting:
            return
    raise ExpressionError(
        f"{text.strip()[:60]!r} is no declaration; write 'R: versor, v w: null vector'"
    )
