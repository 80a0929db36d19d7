"""Named identities of the field, with sources and the family of algebras where each holds.

The table is data: ``gaforge verify --catalogue`` decides each entry in an algebra and compares with
the family, the tests do so in all small algebras, and a page of the documentation is made from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gaforge.algebra import Algebra
from gaforge.identities.decide import verify
from gaforge.identities.families import Family
from gaforge.identities.limits import DEFAULT_TIMEOUT
from gaforge.identities.verdict import (
    EXIT_STATUS,
    PROBABILISTIC,
    PROVED,
    REFUTED,
    UNDECIDED,
    Verdict,
)

SOURCES: Mapping[str, str] = {
    "HS84": "D. Hestenes, G. Sobczyk: Clifford Algebra to Geometric Calculus. Reidel, 1984",
    "L01": "P. Lounesto: Clifford Algebras and Spinors. 2nd edition, Cambridge, 2001",
    "DL03": "C. Doran, A. Lasenby: Geometric Algebra for Physicists. Cambridge, 2003",
    "DFM07": "L. Dorst, D. Fontijne, S. Mann: Geometric Algebra for Computer Science. Morgan "
    "Kaufmann, 2007",
    "HS17": "E. Hitzer, S. Sangwine: Multivector and multivector matrix inverses in real Clifford "
    "algebras. Applied Mathematics and Computation 311, 2017",
    "S21": "D. Shirokov: On computing the determinant, other characteristic polynomial "
    "coefficients, and inverse in Clifford algebras of arbitrary dimension. Computational and "
    "Applied Mathematics 40, 2021",
    "RD23": "M. Roelfs, S. De Keninck: Graded symmetry groups: plane and simple. Advances in "
    "Applied Clifford Algebras 33, 2023",
}
"""Short name of a source to its full name."""

ALL = "n >= 0"
"""The family of all algebras."""

HAS_SQUARES = "p + q >= 1"
"""The family of algebras where some vector is invertible."""


@dataclass(frozen=True)
class Entry:
    """A named identity.

    Attributes
    ----------
    name : str
    expression : str
    where : str
        Kinds of the variables; conventional ones are left out.
    family : str
        It holds there and nowhere else.
    source : str
        Short name in `SOURCES`, and the chapter.
    domain : str
        Outside of this family it says nothing, since a kind is empty or an inverse never exists.
    """

    name: str
    expression: str
    where: str = ""
    family: str = ALL
    source: str = "HS84, ch. 1"
    domain: str = ALL

    def expected(self, algebra: Algebra) -> str:
        """Return ``proved``, ``refuted`` or ``undecided``."""
        if algebra not in Family(self.domain):
            return UNDECIDED
        return PROVED if algebra in Family(self.family) else REFUTED


_SHIROKOV_2 = "a*(a - 2*grade(a, 0))"
_SHIROKOV_4 = "a*(a - 4*grade(a, 0))"
_SHIROKOV_4_3 = f"a*({_SHIROKOV_4} - 2*grade({_SHIROKOV_4}, 0))"
_SHIROKOV_4_4 = f"a*({_SHIROKOV_4_3} - 4/3*grade({_SHIROKOV_4_3}, 0))"
_AA = "a*conjugate(a)"
_AAAA = "a*conjugate(a)*involute(a)*~a"
_REJECTED = "(((u ^ b)*inv(b)) ^ ((v ^ b)*inv(b)))"

_PRODUCTS = (
    Entry("associativity", "(a*b)*c == a*(b*c)"),
    Entry("distributivity from the left", "a*(b + c) == a*b + a*c"),
    Entry("distributivity from the right", "(a + b)*c == a*c + b*c"),
    Entry("scalars commute", "s*a == a*s", "s: scalar"),
    Entry("geometric product commutes", "a*b == b*a", family="n <= 1"),
    Entry("vectors have scalar squares", "v*v == sp(v, v)"),
    Entry("product of two vectors", "u*v == (u << v) + (u ^ v)"),
    Entry("inner product of vectors", "u << v == (u*v + v*u)/2"),
    Entry("outer product of vectors", "u ^ v == (u*v - v*u)/2"),
    Entry("vectors anticommute in the outer product", "u ^ v == -(v ^ u)"),
    Entry("associativity of the outer product", "(a ^ b) ^ c == a ^ (b ^ c)"),
    Entry("vector times multivector", "v*a == (v << a) + (v ^ a)"),
    Entry("multivector times vector", "a*v == rc(a, v) + (a ^ v)"),
    Entry("contraction by a vector", "v << a == (v*a - involute(a)*v)/2"),
    Entry("outer product with a vector", "v ^ a == (v*a + involute(a)*v)/2"),
    Entry("exchange with a vector", "v ^ a == involute(a) ^ v"),
    Entry("antisymmetrised triple product", "u ^ v ^ w == (u*v*w - w*v*u)/2"),
    Entry("vector sandwich", "v*u*v == 2*sp(u, v)*v - v*v*u"),
    Entry("halves of the product", "a*b == acp(a, b) + cp(a, b)"),
    Entry("scalar product is symmetric", "sp(a, b) == sp(b, a)"),
    Entry("scalar product is cyclic", "sp(a*b, c) == sp(b*c, a)"),
    Entry("square of a bivector", "B*B == sp(B, B) + (B ^ B)", "B: bivector"),
    Entry("bivectors have scalar squares", "B*B == sp(B, B)", "B: bivector", "n <= 3"),
    Entry("blades have scalar squares", "B*B == sp(B, B)", "B: blade"),
    Entry("2-blades are null in the outer product", "B ^ B == 0", "B: 2-blade"),
    Entry("bivectors are null in the outer product", "B ^ B == 0", "B: bivector", "n <= 3"),
    Entry(
        "trivectors have scalar squares", "T*T == sp(T, T)", "T: trivector", "n <= 4 or p + q == 0"
    ),
)

_CONTRACTIONS = (
    Entry(
        "contraction is adjoint to the outer product",
        "sp(a ^ b, c) == sp(a, b << c)",
        source="DFM07, ch. 3",
    ),
    Entry(
        "contraction by an outer product", "(a ^ b) << c == a << (b << c)", source="DFM07, ch. 3"
    ),
    Entry(
        "contraction of an outer product",
        "v << (a ^ b) == ((v << a) ^ b) + (involute(a) ^ (v << b))",
        source="DFM07, ch. 3",
    ),
    Entry(
        "contraction is a derivation of the product",
        "v << (a*b) == (v << a)*b + involute(a)*(v << b)",
    ),
    Entry("right contraction by reversion", "rc(a, b) == ~(~b << ~a)", source="DFM07, ch. 3"),
    Entry("contraction of a 2-blade", "u << (v ^ w) == sp(u, v)*w - sp(u, w)*v"),
    Entry(
        "determinant of inner products",
        "sp(u ^ v, w ^ x) == sp(u, x)*sp(v, w) - sp(u, w)*sp(v, x)",
        "x: vector",
    ),
    Entry(
        "symmetric inner product",
        "ip_symmetric(a, b) == (a << b) + rc(a, b) - sp(a, b)",
        source="DFM07, ch. 3",
    ),
    Entry(
        "inner product is associative",
        "(a << b) << c == a << (b << c)",
        family="p + q == 0",
        source="DFM07, ch. 3",
    ),
)

_COMMUTATORS = (
    Entry("Jacobi", "cp(a, cp(b, c)) + cp(b, cp(c, a)) + cp(c, cp(a, b)) == 0"),
    Entry("commutator is a derivation", "cp(a, b*c) == cp(a, b)*c + b*cp(a, c)"),
    Entry(
        "bivector commutator is a derivation of the outer product",
        "cp(B, a ^ b) == (cp(B, a) ^ b) + (a ^ cp(B, b))",
        "B: bivector",
    ),
    Entry("bivector commutator keeps grade 1", "cp(B, v) == grade(cp(B, v), 1)", "B: bivector"),
    Entry("bivectors are a Lie algebra", "cp(A, B) == grade(cp(A, B), 2)", "A B: bivector"),
    Entry(
        "bivector commutator keeps grade 3",
        "cp(B, T) == grade(cp(B, T), 3)",
        "B: bivector, T: trivector",
    ),
    Entry(
        "trivector commutator keeps grade 2",
        "cp(T, B) == grade(cp(T, B), 2)",
        "B: bivector, T: trivector",
        "n <= 3 or p + q == 0",
    ),
    Entry(
        "bivector commutes with its outer square",
        "B*(B ^ B) == (B ^ B)*B",
        "B: bivector",
        source="RD23",
    ),
)

_INVOLUTIONS = (
    Entry("reversal of the product", "~(a*b) == ~b*~a"),
    Entry("reversal of the outer product", "~(a ^ b) == ~b ^ ~a"),
    Entry("reversal is an involution", "~~a == a"),
    Entry("grade involution of the product", "involute(a*b) == involute(a)*involute(b)"),
    Entry("grade involution of the outer product", "involute(a ^ b) == involute(a) ^ involute(b)"),
    Entry("conjugate of the product", "conjugate(a*b) == conjugate(b)*conjugate(a)"),
    Entry("conjugate as reverse of the involution", "conjugate(a) == ~involute(a)"),
    Entry("scalar product of reverses", "sp(~a, ~b) == sp(a, b)"),
    Entry("reverse is an automorphism", "~(a*b) == ~a*~b", family="n <= 1"),
    Entry(
        "conjugate is an automorphism",
        "conjugate(a*b) == conjugate(a)*conjugate(b)",
        family="n <= 1",
    ),
    Entry("even elements are closed", "involute(E*F) == E*F", "E F: even"),
    Entry("odd times odd is even", "involute(P*Q) == P*Q", "P Q: odd"),
    Entry("even elements commute", "E*F == F*E", "E F: even", "n <= 2 or p + q == 0"),
    Entry("even norm is a scalar", "E*~E == normsq(E)", "E: even", "n <= 3"),
    Entry("norm is a scalar", "a*~a == normsq(a)", family="n == 0"),
    Entry("norm is multiplicative", "normsq(a*b) == normsq(a)*normsq(b)", family="p + q == 0"),
    Entry(
        "even norm is multiplicative",
        "normsq(E*F) == normsq(E)*normsq(F)",
        "E F: even",
        "p + q <= 3",
    ),
)

_DUALITY = (
    Entry("undual after dual", "undual(dual(a)) == a", source="DFM07, ch. 3"),
    Entry("dual after undual", "dual(undual(a)) == a", source="DFM07, ch. 3"),
    Entry("unhodge after hodge", "unhodge(hodge(a)) == a", source="DFM07, ch. 3"),
    Entry(
        "double dual",
        "dual(dual(a)) == a",
        family="r == 0, (n*(n - 1) + 2*q) % 4 == 0 or r >= 1, n % 2 == 1",
        source="DFM07, ch. 3",
    ),
    Entry(
        "double dual with a sign",
        "dual(dual(a)) == -a",
        family="r == 0, (n*(n - 1) + 2*q) % 4 == 2",
        source="DFM07, ch. 3",
    ),
    Entry("double complement", "hodge(hodge(a)) == a", family="n*(1 - n % 2) == 0"),
    Entry(
        "double complement in even dimensions",
        "hodge(hodge(a)) == involute(a)",
        family="n % 2 == 0",
    ),
    Entry(
        "dual of an outer product",
        "dual(a ^ b) == a << dual(b)",
        family="r == 0",
        source="DFM07, ch. 3",
    ),
    Entry(
        "dual of a contraction",
        "dual(a << b) == a ^ dual(b)",
        family="r == 0",
        source="DFM07, ch. 3",
    ),
    Entry(
        "De Morgan, regressive product",
        "hodge(a & b) == hodge(a) ^ hodge(b)",
        source="DFM07, ch. 5",
    ),
    Entry("De Morgan, outer product", "hodge(a ^ b) == hodge(a) & hodge(b)", source="DFM07, ch. 5"),
    Entry(
        "De Morgan with left complements",
        "unhodge(a & b) == unhodge(a) ^ unhodge(b)",
        source="DFM07, ch. 5",
    ),
    Entry(
        "De Morgan with the dual",
        "dual(a & b) == dual(b) ^ dual(a)",
        source="DFM07, ch. 5",
        family="r == 0 or n == 1",
    ),
    Entry(
        "associativity of the regressive product",
        "(a & b) & c == a & (b & c)",
        source="DFM07, ch. 5",
    ),
    Entry("unit of the regressive product", "hodge(1) & a == a", source="DFM07, ch. 5"),
    Entry("pseudoscalar commutes", "I*a == a*I", "I: pseudoscalar", "n % 2 == 1 or p + q == 0"),
    Entry(
        "pseudoscalar and vectors anticommute",
        "I*v == -v*I",
        "I: pseudoscalar",
        "n % 2 == 0 or p + q == 0",
    ),
    Entry("pseudoscalar is null", "I*I == 0", "I: pseudoscalar", "r >= 1"),
    Entry(
        "contraction onto the pseudoscalar is the product",
        "a << I == a*I",
        "I: pseudoscalar",
        source="DFM07, ch. 3",
    ),
)

_INVERSES = (
    Entry("inverse of a product", "inv(a*b) == inv(b)*inv(a)", source="HS17"),
    Entry("inverse of a vector", "inv(v)*v*v == v", domain=HAS_SQUARES),
    Entry("inverse of a blade", "inv(B)*normsq(B) == ~B", "B: blade", source="DFM07, ch. 3"),
    Entry("inverse of a versor", "inv(V)*normsq(V) == ~V", source="DFM07, ch. 7"),
    Entry("inverse and reversal", "inv(~a) == ~inv(a)", source="HS17"),
    Entry(
        "inverse for n <= 2, Hitzer and Sangwine",
        f"{_AA} == grade({_AA}, 0)",
        family="n <= 2",
        source="HS17",
    ),
    Entry(
        "inverse for n <= 3, Hitzer and Sangwine",
        f"{_AAAA} == grade({_AAAA}, 0)",
        family="n <= 3",
        source="HS17",
    ),
    Entry(
        "inverse for n <= 4, Hitzer and Sangwine",
        f"{_AA}*({_AA} - 2*grade({_AA}, 3, 4)) == grade({_AA}*({_AA} - 2*grade({_AA}, 3, 4)), 0)",
        family="n <= 4 or p + q == 0, n <= 6",
        source="HS17",
    ),
    Entry(
        "inverse for n <= 2, Shirokov",
        f"{_SHIROKOV_2} == grade({_SHIROKOV_2}, 0)",
        family="n <= 2",
        source="S21",
    ),
    Entry(
        "inverse for n <= 4, Shirokov",
        f"{_SHIROKOV_4_4} == grade({_SHIROKOV_4_4}, 0)",
        family="n <= 4 or p + q == 0, n <= 6",
        source="S21",
    ),
)

_PROJECTIONS = (
    Entry("projection is idempotent", "(a @ B) @ B == a @ B", "B: blade", source="DFM07, ch. 3"),
    Entry(
        "projection and rejection", "v == v @ B + (v ^ B)*inv(B)", "B: blade", source="DFM07, ch. 3"
    ),
    Entry("projection lies in the blade", "(v @ B) ^ B == 0", "B: blade", source="DFM07, ch. 3"),
    Entry(
        "rejection is perpendicular",
        "((v ^ B)*inv(B)) << B == 0",
        "B: 2-blade",
        domain="p + q >= 2",
        source="DFM07, ch. 3",
    ),
    Entry(
        "projection is an outermorphism",
        "(u ^ v) @ B == (u @ B) ^ (v @ B)",
        "B: blade",
        source="DFM07, ch. 4",
    ),
    Entry(
        "projection keeps grade 2",
        "(u ^ v) @ B == grade((u ^ v) @ B, 2)",
        "B: blade",
        source="DFM07, ch. 4",
    ),
)

_VERSORS = (
    Entry("versor norm is a scalar", "V*~V == normsq(V)", source="DFM07, ch. 7"),
    Entry(
        "versor norm is multiplicative",
        "normsq(V*W) == normsq(V)*normsq(W)",
        "W: versor",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich keeps grade 1",
        "sandwich(V, v) == grade(sandwich(V, v), 1)",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich keeps grade 2",
        "sandwich(V, B) == grade(sandwich(V, B), 2)",
        "B: bivector",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich is an outermorphism",
        "sandwich(V, a ^ b) == sandwich(V, a) ^ sandwich(V, b)",
        "a b: vector",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich is an automorphism",
        "sandwich(V, a*b) == sandwich(V, a)*sandwich(V, b)",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich is orthogonal",
        "sp(sandwich(V, u), sandwich(V, v)) == sp(u, v)",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwiches compose",
        "sandwich(V*W, v) == sandwich(V, sandwich(W, v))",
        "W: versor",
        source="DFM07, ch. 7",
    ),
    Entry(
        "sandwich without the grade involution", "sandwich(V, v) == V*v*inv(V)", family="p + q == 0"
    ),
    Entry(
        "even versors keep the pseudoscalar", "R*I*~R == I", "I: pseudoscalar", source="DL03, ch. 4"
    ),
    Entry(
        "reflection",
        "sandwich(v, u) == u - 2*sp(u, v)*inv(v)",
        domain=HAS_SQUARES,
        source="DL03, ch. 2",
    ),
    Entry(
        "a reflection twice is nothing",
        "sandwich(v, sandwich(v, a)) == a",
        domain=HAS_SQUARES,
        source="DL03, ch. 2",
    ),
    Entry(
        "two reflections are a rotation",
        "sandwich(u*v, w) == sandwich(u, sandwich(v, w))",
        domain=HAS_SQUARES,
        source="DL03, ch. 2",
    ),
    Entry(
        "Cartan-Dieudonne: one reflection moves a vector to its image",
        "sandwich(R*v*~R - v, v) == R*v*~R",
        domain="p + q >= 2",
        source="RD23",
    ),
    Entry(
        "unit vectors reflect by themselves",
        "n*v*n*n*v*n == v*v",
        "n: unit vector",
        domain=HAS_SQUARES,
        source="DL03, ch. 2",
    ),
    Entry("reflection of a null vector", "k*u*k == 2*sp(u, k)*k", "k: null vector"),
    Entry(
        "even elements map vectors to vectors",
        "E*v*~E == grade(E*v*~E, 1)",
        "E: even",
        "n <= 4",
        source="L01",
    ),
    Entry(
        "even elements are versors",
        "E*v*inv(E) == grade(E*v*inv(E), 1)",
        "E: even",
        "n <= 3 or p + q == 0",
        source="L01",
    ),
)

_ROTORS = (
    Entry("rotors are normalised", "R*~R == 1", source="DL03, ch. 2"),
    Entry("inverse of a rotor", "inv(R) == ~R", source="DL03, ch. 2"),
    Entry("rotors are a group", "R*S*~(R*S) == 1", "S: rotor", source="DL03, ch. 4"),
    Entry("norm of a rotor", "norm(R) == 1", source="DL03, ch. 4"),
    Entry(
        "rotors rotate outer products", "R*(a ^ b)*~R == (R*a*~R) ^ (R*b*~R)", source="DL03, ch. 4"
    ),
    Entry(
        "rotors commute",
        "R*S == S*R",
        "S: rotor",
        "n <= 2 or p + q == 0",
        source="DL03, ch. 2",
    ),
    Entry(
        "exponentials of opposite bivectors",
        "exp(B)*exp(-B) == 1",
        "B: 2-blade",
        source="DFM07, ch. 7",
    ),
    Entry(
        "exponential of a bivector is a rotor",
        "exp(B)*~exp(B) == 1",
        "B: 2-blade",
        source="DFM07, ch. 7",
    ),
    Entry(
        "exponential keeps vectors",
        "exp(B)*v*exp(-B) == grade(exp(B)*v*exp(-B), 1)",
        "B: 2-blade",
        source="DFM07, ch. 7",
    ),
    Entry("half angles", "exp(B/2)*exp(B/2) == exp(B)", "B: 2-blade", source="DFM07, ch. 7"),
    Entry(
        "exponential commutes with its bivector",
        "exp(B)*B == B*exp(B)",
        "B: 2-blade",
        source="DFM07, ch. 7",
    ),
    Entry(
        "exponential of perpendicular vectors",
        "exp(B)*v*exp(B) == v",
        "B: 2-blade",
        "n <= 2",
        source="DFM07, ch. 7",
    ),
)

_SPLIT = (
    Entry(
        "outer square of a bivector squares to a scalar",
        "(B ^ B)*(B ^ B) == sp(B ^ B, B ^ B)",
        "B: bivector",
        "n <= 5 or p + q <= 1, n <= 7",
        source="RD23",
    ),
    Entry(
        "characteristic equation of a bivector",
        "B**4 - 2*sp(B, B)*B**2 + sp(B, B)**2 == sp(B ^ B, B ^ B)",
        "B: bivector",
        "n <= 5 or p + q <= 1, n <= 7",
        source="RD23",
    ),
    Entry(
        "multiples of a split commute",
        "((s + t*(B ^ B))*B)*((x + y*(B ^ B))*B) == ((x + y*(B ^ B))*B)*((s + t*(B ^ B))*B)",
        "B: bivector, s t x y: scalar",
        source="RD23",
    ),
    Entry(
        "perpendicular 2-blades commute",
        f"b*{_REJECTED} == {_REJECTED}*b",
        "b: 2-blade",
        domain="p + q >= 2",
        source="RD23",
    ),
    Entry(
        "a commuting part from its square",
        f"sp(b, b) + ((b + {_REJECTED}) ^ (b + {_REJECTED}))/2 == b*(b + {_REJECTED})",
        "b: 2-blade",
        domain="p + q >= 2",
        source="RD23",
    ),
)

_NORMS = (
    Entry("norm of a product of vectors", "norm(u*v) == norm(u)*norm(v)", source="DL03, ch. 2"),
    Entry(
        "squared norm of a unit vector", "normsq(n)**2 == 1", "n: unit vector", domain=HAS_SQUARES
    ),
    Entry(
        "normalised vectors have square 1",
        "normsq(normalized(v)) == 1",
        family="q == 0",
        domain=HAS_SQUARES,
    ),
    Entry("norm of a multiple", "norm(s*v) == norm(s)*norm(v)", "s: scalar"),
)

SUBJECTS: Mapping[str, tuple[Entry, ...]] = {
    "Products": _PRODUCTS,
    "Contractions": _CONTRACTIONS,
    "Commutators": _COMMUTATORS,
    "Involutions": _INVOLUTIONS,
    "Duality": _DUALITY,
    "Inverses": _INVERSES,
    "Projections": _PROJECTIONS,
    "Versors": _VERSORS,
    "Rotors and exponentials": _ROTORS,
    "Splitting bivectors": _SPLIT,
    "Norms": _NORMS,
}
"""Subject to entries."""

CATALOGUE: tuple[Entry, ...] = tuple(entry for part in SUBJECTS.values() for entry in part)
"""All entries, by subject."""


@dataclass(frozen=True)
class Outcome:
    """An entry decided in an algebra.

    Attributes
    ----------
    entry : Entry
    verdict : Verdict
    """

    entry: Entry
    verdict: Verdict

    @property
    def found(self) -> str:
        """Whether it holds: ``proved``, ``refuted`` or ``undecided``."""
        verdict = self.verdict.verdict
        return PROVED if verdict == PROBABILISTIC else verdict

    @property
    def expected(self) -> str:
        """What the catalogue says of the algebra."""
        return self.entry.expected(self.verdict.algebra)

    @property
    def exit_status(self) -> int:
        """0 if the catalogue is right, 1 if it is wrong, 3 if that is not decided."""
        if self.found == self.expected:
            return 0
        return EXIT_STATUS[UNDECIDED if self.found == UNDECIDED else REFUTED]

    def as_json(self) -> dict[str, Any]:
        """Return plain data for ``--json``."""
        return {
            "name": self.entry.name,
            "source": self.entry.source,
            "expected": self.expected,
            **self.verdict.as_json(),
        }


def check_catalogue(
    algebra: str | Algebra | Iterable[int],
    *,
    timeout: float = DEFAULT_TIMEOUT,
    entries: Iterable[Entry] = CATALOGUE,
) -> Iterator[Outcome]:
    """Decide the entries in an algebra, one after another.

    Parameters
    ----------
    algebra : str, Algebra or tuple
    timeout : float
        Seconds for each entry.
    entries : iterable of Entry, optional
        By default the whole catalogue.

    Examples
    --------
    >>> first = next(check_catalogue("2"))
    >>> first.entry.name, first.found, first.expected
    ('associativity', 'proved', 'proved')
    """
    parsed = Algebra.parse(algebra)
    for entry in entries:
        verdict = verify(entry.expression, parsed, entry.where or None, timeout=timeout)
        yield Outcome(entry, verdict)


def catalogue_table() -> str:
    """Return the catalogue as Markdown: a table for each subject, then the sources.

    Examples
    --------
    >>> print(catalogue_table().splitlines()[4])
    | associativity | `(a*b)*c == a*(b*c)` |  | all | HS84, ch. 1 |
    """
    lines = []
    for subject, entries in SUBJECTS.items():
        lines += [f"## {subject}", "", "| name | identity | variables | holds | source |"]
        lines += ["| --- | --- | --- | --- | --- |", *map(_row, entries), ""]
    lines += ["## Sources", ""]
    lines += [f"- **{short}**: {full}." for short, full in SOURCES.items()]
    return "\n".join(lines) + "\n"


def _row(entry: Entry) -> str:
    """Return a row of a table in Markdown, where a bar in a cell needs a backslash."""
    identity = entry.expression if len(entry.expression) <= 90 else f"{entry.expression[:87]}..."
    family = "all" if entry.family == ALL else entry.family
    if entry.domain != ALL:
        family += f" (says nothing unless {entry.domain})"
    cells = (entry.name, f"`{identity}`", entry.where, family, entry.source)
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
