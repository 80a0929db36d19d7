"""Conventions of other packages beside those of gaforge, and their known faults: one list of facts.

`DIFFERENCES` has a row for each operation or convention, `FAULTS` one for each wrong answer. A fact
about a Python package is a line of code with what it gives, and `demonstrate` runs it; the tests
run all of them, so that a package that changes turns a test red. Facts about ganja.js were recorded
with version 1.0.204. The versions are in `VERSIONS`.
"""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from gaforge.algebra import Algebra

VERSIONS: Mapping[str, str] = MappingProxyType(
    {
        "clifford": "1.5.1",
        "kingdon": "3.0.0",
        "galgebra": "0.6.0",
        "ganja.js": "1.0.204",
        "torch": "2.13.0",
    }
)
"""Versions of the packages about which the facts were found."""

PACKAGES = ("gaforge", "clifford", "kingdon", "galgebra", "ganja.js")
"""Columns of the table of differences."""


@dataclass(frozen=True)
class Fact:
    """A line of code, and what it gives.

    Attributes
    ----------
    code : str
        An expression in the names of `setting`; of JavaScript for ganja.js. Empty if the package
        has nothing of the kind.
    gives : str
        As `demonstrate` shows it, such as ``-e23``, or ``raises TypeError``.
    """

    code: str
    gives: str

    @property
    def cell(self) -> str:
        """The fact as a cell of a Markdown table."""
        code = f"`{self.code}`: " if self.code else ""
        return f"{code}{self.gives}".replace("|", "\\|")


NONE = Fact("", "none")


@dataclass(frozen=True)
class Difference:
    """How the packages spell one operation, and what one line gives in each.

    Attributes
    ----------
    topic : str
        What the row is about.
    signature : str
        Of the algebra in which the lines run.
    facts : mapping of str to Fact
        By package.
    """

    topic: str
    facts: Mapping[str, Fact]
    signature: str = "3"


@dataclass(frozen=True)
class Fault:
    """A wrong answer of a package.

    Attributes
    ----------
    name : str
        For references.
    package : str
    asked : Fact
        The line, and what it wrongly gives.
    right : str
        What it should give.
    summary : str
        What is wrong, in a sentence without a full stop.
    treatment : str
        What gaforge's validation does about it.
    here : str
        The same in gaforge, where it can be asked; it gives `right`.
    signature : str
        Of the algebra in which the lines run.
    """

    name: str
    package: str
    asked: Fact
    right: str
    summary: str
    treatment: str
    here: str = ""
    signature: str = "3"


def _row(topic: str, *facts: Fact | tuple[str, str], signature: str = "3") -> Difference:
    """Return a row of the table; facts stand in the order of `PACKAGES`."""
    listed = [fact if isinstance(fact, Fact) else Fact(*fact) for fact in facts]
    return Difference(topic, dict(zip(PACKAGES, listed, strict=True)), signature)


DIFFERENCES: tuple[Difference, ...] = (
    _row("geometric product", *([("e1 * e2", "e12")] * 4), ("e1 * e2", "e12")),
    _row("outer product, with a number", *([("2 ^ e1", "2 e1")] * 4), ("2 ^ e1", "2 e1")),
    _row(
        "inner product `|` with a number",
        ("2 | e1", "0"),
        ("2 | e1", "0"),
        ("2 | e1", "2 e1"),
        ("2 | e1", "0"),
        ("2 | e1", "2 e1"),
    ),
    _row(
        "inner product of Hestenes",
        ("two.ip(e1)", "0"),
        ("two | e1", "0"),
        NONE,
        ("two | e1", "0"),
        NONE,
    ),
    _row(
        "symmetric inner product",
        ("two.ip_symmetric(e1)", "2 e1"),
        NONE,
        ("two | e1", "2 e1"),
        NONE,
        ("2 | e1", "2 e1"),
    ),
    _row(
        "operator `<<`",
        ("e1 << (e1 ^ e2)", "e2"),
        ("e1 << (e1 ^ e2)", "e2"),
        ("e1 << (e1 ^ e2)", "raises TypeError"),
        ("e1 << e1, e1 << (e1 ^ e2)", "1, 0"),  # (a b + b a) / 2
        ("e1 << (e1 ^ e2)", "e2"),
    ),
    _row(
        "left contraction of and by a scalar",
        ("two << e1, e1 << two", "2 e1, 0"),
        ("two << e1, e1 << two", "2 e1, 0"),
        ("two.lc(e1), e1.lc(two)", "2 e1, 0"),
        ("two < e1, e1 < two", "2 e1, 0"),
        ("2 << e1, e1 << 2", "2 e1, 0"),
    ),
    _row(
        "right contraction",
        ("(e1 ^ e2).rc(e2)", "e1"),
        NONE,
        ("(e1 ^ e2).rc(e2)", "e1"),
        ("(e1 ^ e2) > e2", "e1"),
        NONE,
    ),
    _row(
        "operator `>>`",
        ("(e1 * e2) >> e1", "-e1"),
        ("(e1 * e2) >> e1", "raises TypeError"),
        ("(e1 * e2) >> e1", "-e1"),
        ("(e1 * e2) >> e1", "-e2"),  # (a b - b a) / 2
        ("(e1 * e2) >>> e1", "-e1"),
    ),
    _row(
        "regressive product `&`",
        ("(e1 ^ e2) & (e2 ^ e3)", "e2"),
        ("(e1 ^ e2) & (e2 ^ e3)", "e2"),
        ("(e1 ^ e2) & (e2 ^ e3)", "e2"),
        ("(e1 ^ e2) & (e2 ^ e3)", "raises TypeError"),
        ("(e1 ^ e2) & (e2 ^ e3)", "-e2"),
    ),
    _row(
        "operator `~`",
        *([("~e1, ~(e1 * e2)", "e1, -e12")] * 4),
        ("~e1, ~(e1 * e2)", "-e1, -e12"),
    ),
    _row(
        "projection",
        ("(e1 + e3) @ (e1 ^ e2)", "e1"),
        ("(e1 ^ e2).project(e1 + e3)", "e1"),
        ("(e1 + e3) @ (e1 ^ e2)", "e1"),
        ("(e1 + e3).project_in_blade(e1 ^ e2)", "e1"),
        NONE,
    ),
    _row(
        "projection onto a blade that is no unit",
        ("(e1 + e3) @ (2 * (e1 ^ e2))", "e1"),
        ("(2 * (e1 ^ e2)).project(e1 + e3)", "e1"),
        ("(e1 + e3) @ (2 * (e1 ^ e2))", "e1 - 3 e3"),
        ("(e1 + e3).project_in_blade(2 * (e1 ^ e2))", "e1"),
        NONE,
    ),
    _row("quotient", *([("e1 / e2", "e12")] * 4), ("e1 / e2", "e12")),
    _row(
        "powers",
        ("(2 * e1) ** 2, (2 * e1) ** -1", "4, 0.5 e1"),
        ("(2 * e1) ** 2, (2 * e1) ** -1", "4, 2 e1"),
        ("(2 * e1) ** 2, (2 * e1) ** -1", "4, 0.5 e1"),
        ("(2 * e1) ** 2, (2 * e1) ** -1", "4, 0.5 e1"),
        ("(2 * e1) ** 2, (2 * e1) ** -1", "4, raises TypeError"),
    ),
    _row(
        "dual of a vector",
        ("e1.dual()", "-e23"),
        ("e1.dual()", "-e23"),
        ("e1.dual()", "-e23"),
        ("e1.dual()", "e23"),
        ("e1.Dual", "e23"),
    ),
    _row(
        "inverse of the dual",
        ("e1.undual()", "e23"),
        ("e1.undual()", "raises AttributeError"),
        ("e1.undual()", "e23"),
        ("e1.undual()", "-e23"),
        ("e1.UnDual", "-e23"),
    ),
    _row(
        "right and left complement",
        ("e1.hodge(), e2.unhodge()", "e23, -e13"),
        ("e1.right_complement(), e2.left_complement()", "e23, -e13"),
        ("e1.hodge(), e2.unhodge()", "e23, -e13"),
        NONE,
        ("e1.Dual", "e23"),
    ),
    _row(
        "dual where one vector is null",
        ("e0.dual()", "e12"),
        ("e1.dual()", "e23"),
        ("e0.dual()", "e12"),
        ("e1.dual()", "zoo"),
        ("e0.Dual", "e12"),
        signature="2,0,1",
    ),
    _row(
        "dual where two vectors are null",
        ("e3.dual()", "e12"),
        ("e3.dual()", "e12"),
        ("e1.dual()", "raises Exception"),
        ("e3.dual()", "zoo"),
        ("e2.Dual", "e01"),
        signature="1,0,2",
    ),
    _row(
        "commutator product",
        ("(e1 ^ e2).cp(e2 ^ e3)", "e13"),
        ("(e1 ^ e2).commutator(e2 ^ e3)", "e13"),
        ("(e1 ^ e2).cp(e2 ^ e3)", "e13"),
        ("(e1 ^ e2) >> (e2 ^ e3)", "e13"),
        NONE,
    ),
    _row(
        "sandwich with a versor that is no unit",
        ("(2 * e1 * e2) >> e1", "-e1"),
        NONE,
        ("(2 * e1 * e2) >> e1", "-7 e1"),
        NONE,
        ("(2 * e1 * e2) >>> e1", "-4 e1"),
    ),
    _row(
        "sandwich with an odd versor",
        ("e1 >> e1, e1 >> e2", "-e1, e2"),
        NONE,
        ("e1 >> e1, e1 >> e2", "-e1, e2"),
        ("e1.reflect_in_blade(e1), e2.reflect_in_blade(e1)", "e1, -e2"),
        ("e1 >>> e1, e1 >>> e2", "e1, -e2"),
    ),
    _row(
        "sandwich with a vector of negative square",
        ("e1 >> e2", "e2"),
        NONE,
        ("e1 >> e2", "-3 e2"),
        ("e2.reflect_in_blade(e1)", "-e2"),
        ("e1 >>> e2", "e2"),
        signature="0,2",
    ),
    _row(
        "equality",
        ("(1 + 1e-13) * e1 == e1", "False"),
        ("(1 + 1e-13) * e1 == e1", "True"),  # within 1e-12
        ("(1 + 1e-13) * e1 == e1", "False"),
        ("(1 + 1e-13) * e1 == e1", "False"),
        ("(1 + 1e-13) * e1 == e1", "false"),
    ),
    _row(
        "norm",
        ("(3 * e1 + 4 * e2).norm()", "5"),
        ("abs(3 * e1 + 4 * e2)", "5"),
        ("type((3 * e1 + 4 * e2).norm()).__name__, (1 + e1).norm()", "Scalar, 1 + e1"),
        ("(3 * e1 + 4 * e2).norm()", "5"),
        ("(3 * e1 + 4 * e2).Length", "5"),
    ),
    _row(
        "squared norm and norm of 2 e2, where e2 squares to -1",
        ("(2 * e2).normsq(), (2 * e2).norm()", "-4, 2"),
        ("(2 * e2).mag2(), abs(2 * e2)", "-4, 2"),
        ("(2 * e2).normsq(), (2 * e2).norm()", "-4, 1.22465e-16+2j"),
        ("(2 * e2).norm2(), (2 * e2).qform(), (2 * e2).norm()", "4, -4, 2"),
        ("(2 * e2).Length", "2"),
        signature="1,1",
    ),
    _row(
        "metric order of Cl(1,1,2)",
        ("algebra.squares", "0, 0, 1, -1"),
        ("algebra.sig", "0, 0, 1, -1"),
        ("algebra.signature", "1, -1, 0, 0"),
        ("", "as given"),
        ("", "0, 0, 1, -1"),
        signature="1,1,2",
    ),
    _row(
        "metric order and names of the vectors in Cl(2,0,1)",
        ("algebra.squares, algebra.blades[1:4]", "0, 1, 1, e0, e1, e2"),
        ("algebra.sig, algebra.names[1:4]", "0, 1, 1, e1, e2, e3"),
        ("algebra.signature, list(algebra.canon2bin)[1:4]", "0, 1, 1, e0, e1, e2"),
        ("", "as given"),
        ("", "0, 1, 1, e0, e1, e2"),
        signature="2,0,1",
    ),
    _row(
        "names of the scalar, the tenth vector and its plane with the first",
        ("algebra.blades[0], algebra.blades[10], algebra.blades[19]", "1, e10, e1_10"),
        ("repr(algebra.names[0]), algebra.names[10], algebra.names[19]", "'', e10, e110"),
        ("[list(algebra.canon2bin)[i] for i in (0, 10, 19)]", "e, eA, e1A"),
        ("", "as given"),
        ("", "1, e10, e0110"),
        signature="10",
    ),
    _row(
        "order of coefficients",
        ("algebra.blades[4:7]", "e12, e13, e23"),
        ("algebra.names[4:7]", "e12, e13, e23"),
        ("list(algebra.canon2bin)[4:7]", "e12, e13, e23"),
        ("[str(b) for b in algebra.blades.flat[4:7]]", "e_1^e_2, e_1^e_3, e_2^e_3"),
        ("", "e12, e13, e23"),
    ),
    _row(
        "a batch of 5 vectors, as an array",
        ("algebra.multivector(np.ones((5, 3)), 'vector').shape", "5"),
        ("type(clifford.MVArray([e1] * 5)).__name__", "MVArray"),
        ("algebra.vector(np.ones((3, 5))).shape", "5"),
        NONE,
        NONE,
    ),
    _row(
        "an array times a multivector",
        ("type(np.arange(2.0) * e1).__name__", "Multivector"),
        ("type(np.arange(2.0) * e1).__name__", "MVArray"),
        ("type(np.arange(2.0) * e1).__name__", "Vector"),
        ("type(np.arange(2.0) * e1).__name__", "ndarray"),
        NONE,
    ),
    _row(
        "type of the coefficient of a basis vector",
        ("e1.dtype", "int64"),
        ("e1.value.dtype", "int64"),
        ("type(e1.e1).__name__", "int"),
        ("type(e1.blade_coefs()[1]).__name__", "One"),
        ("", "Number"),
    ),
    _row(
        "integers beyond 63 bits",
        ("(3037000500 * e1) ** 2", "raises IntegerOverflowError"),
        ("(3037000500 * e1) * (3037000500 * e1)", "-9223372036709301616"),
        ("(3037000500 * e1) ** 2", "9223372037000250000"),
        ("(3037000500 * e1) ** 2", "9223372037000250000"),
        ("", "rounded to 53 bits"),
    ),
)
"""One row for each operation or convention."""


FAULTS: Mapping[str, Fault] = MappingProxyType(
    {
        fault.name: fault
        for fault in (
            Fault(
                "clifford-power",
                "clifford",
                Fact("(2 * e1) ** -1, (2 * e1) ** -2", "2 e1, 2 e1"),
                "0.5 e1, 0.25",
                "a negative power is the element itself",
                "negative powers are not asked for; inverses are",
                here="(2 * e1) ** -1, (2 * e1) ** -2",
            ),
            Fault(
                "clifford-integers",
                "clifford",
                Fact("(3037000500 * e1) * (3037000500 * e1)", "-9223372036709301616"),
                "9223372037000250000",
                "integer coefficients are int64 and wrap around without a word",
                "asked with floating-point coefficients only",
                here="(3037000500 * e1).astype(object) ** 2",
                signature="4",
            ),
            Fault(
                "clifford-exp",
                "clifford",
                Fact("defect((0.99 * planes).exp())", "7.2"),
                "0",
                "exp ends its series after 15 terms and scales by the largest coefficient, so that "
                "the exponential R of a bivector is no rotor: here |R ~R - 1|; planes is the sum "
                "of all basis bivectors",
                "its exp, and what is made of it, is no witness; from n = 4 on it is off by 1e-6",
                signature="8",
            ),
            Fault(
                "clifford-log",
                "clifford",
                Fact("tools.log_rotor(1.0 + 0 * e1)", "raises NameError"),
                "0",
                "log_rotor uses a name that it does not import, for 1 and for every translator",
                "its log is no witness",
            ),
            Fault(
                "kingdon-sandwich",
                "kingdon",
                Fact("(2 + 0.6 * (e1 * e2)) >> e1", "0.28 e1 - 2.4 e2"),
                "0.834862 e1 - 0.550459 e2",
                "R >> x is neither R x ~R nor R x inv(R) unless R ~R = 1, also where R ~R = -1",
                "asked about unit versors only, which is sandwich with unit=True",
                here="(2 + 0.6 * (e1 * e2)) >> e1",
            ),
            Fault(
                "kingdon-projection",
                "kingdon",
                Fact("(e1 + e3) @ (2 * (e1 ^ e2)), (e1 ^ e2) @ e1", "e1 - 3 e3, e12"),
                "e1, 0",
                "x @ y takes y for a unit blade, and the symmetric inner product for a contraction",
                "asked about vectors on unit blades only",
                here="(e1 + e3) @ (2 * (e1 ^ e2)), (e1 ^ e2) @ e1",
            ),
            Fault(
                "kingdon-inverse",
                "kingdon",
                Fact("(1 + 2 * (e1 ^ e2) + 3 * (e3 ^ e4)).inv()", "raises AttributeError"),
                "0.269231 + 0.153846 e12 - 0.346154 e34 + 0.230769 e1234",
                "inv fails from n = 6 on unless x ~x is a scalar",
                "asked up to n = 4; at n = 5 it generates code for more than a minute",
                here="(1 + 2 * (e1 ^ e2) + 3 * (e3 ^ e4)).inv()",
                signature="6",
            ),
            Fault(
                "kingdon-sqrt",
                "kingdon",
                Fact("size(R.sqrt() * R.sqrt() - R)", "0.25"),
                "0",
                "sqrt is wrong for a product R of two commuting rotations; here the largest "
                "coefficient of the difference of its square and R",
                "its sqrt is no witness",
                signature="4",
            ),
            Fault(
                "kingdon-exp",
                "kingdon",
                Fact("((e1 ^ e2) + (e3 ^ e4)).exp()", "raises NotImplementedError"),
                "exp(e12) exp(e34)",
                "exp takes simple bivectors only, which an exact test for zero decides",
                "its exp is no witness",
                signature="4",
            ),
            Fault(
                "kingdon-batch",
                "kingdon",
                Fact(
                    "algebra.vector(np.ones((7, 2))) * algebra.vector(np.ones((7, 2)))",
                    "raises ValueError",
                ),
                "7",
                "arrays of coefficients are refused from n = 7 on",
                "asked row by row there",
                here="(algebra.multivector(np.ones(7), 'vector') ** 2)",
                signature="7",
            ),
            Fault(
                "galgebra-dual",
                "galgebra",
                Fact("e1.dual()", "zoo"),
                "e12",
                "dual divides by the square of I, which is zero where a vector is null",
                "asked where no vector is null",
                here="e0.dual()",
                signature="2,0,1",
            ),
            Fault(
                "galgebra-inverse",
                "galgebra",
                Fact("(e1 + e2).inv()", "zoo"),
                "raises NotInvertibleError",
                "the inverse of a null vector is complex infinity, not an error",
                "asked about invertible elements only",
                here="(e1 + e2).inv()",
                signature="1,1",
            ),
            Fault(
                "galgebra-general-inverse",
                "galgebra",
                Fact("(1 + 2 * e1 + 3 * (e2 ^ e3)).inv()", "raises TypeError"),
                "0.0333333 + 0.133333 e1 - 0.233333 e23 + 0.0666667 e123",
                "inv refuses invertible elements unless x x or x ~x is a scalar",
                "its hitzer_inverse is asked instead",
                here="(1 + 2 * e1 + 3 * (e2 ^ e3)).inv()",
            ),
            Fault(
                "torch-matrix-exp",
                "torch",
                Fact("error(one), error(two)", "8e-11, 0e+00"),
                "0e+00, 0e+00",
                "matrix_exp of one small matrix has a wrong term in its series: off by 8e-11 in "
                "float64 and 2e-5 in float32; a batch of two is right",
                "matrix_exp of a single matrix is never a reference, in validation or tests",
                signature="2",
            ),
        )
    }
)
"""Known faults by name."""


def demonstrate(package: str, fact: Fact, signature: str = "3") -> str:
    """Run a line of code as a user of a package would, and return what it gives.

    Parameters
    ----------
    package : str
        ``gaforge``, ``clifford``, ``kingdon``, ``galgebra`` or ``torch``.
    fact : Fact
    signature : str
        The algebra, of which the basis vectors stand under the package's own names.

    Returns
    -------
    str
        ``raises`` and the name of the error, if it raises one.

    Examples
    --------
    >>> demonstrate("gaforge", Fact("e1.dual()", "-e23"))
    '-e23'
    >>> demonstrate("galgebra", Fact("e1.dual()", "e23"))
    'e23'
    """
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        names = _names(package, Algebra.parse(signature))
        try:
            return show(eval(fact.code, names))
        except Exception as error:
            return f"raises {type(error).__name__}"


def setting(package: str, algebra: Algebra) -> dict[str, Any]:
    """Return the names that facts use: of basis vectors, and of what stands around them.

    ``two`` is the scalar 2 as a multivector, ``algebra`` the package's own object, ``planes`` the
    sum of the basis bivectors, ``size(x)`` the largest coefficient of x.
    """
    import numpy as np

    return {"np": np, "size": _size, **_SETTINGS[package](algebra)}


@cache
def _names(package: str, algebra: Algebra) -> dict[str, Any]:
    """Return the setting, made once: some packages compile what they find in a new algebra."""
    return setting(package, algebra)


def _gaforge(algebra: Algebra) -> dict[str, Any]:
    vectors = algebra.basis_vectors()
    names = {algebra.blade_name(1 << i): vector for i, vector in enumerate(vectors)}
    return {**names, "algebra": algebra, "two": algebra.multivector({"1": 2})}


def _clifford(algebra: Algebra) -> dict[str, Any]:
    import clifford
    from clifford import tools

    layout, blades = clifford.Cl(*algebra.signature)
    planes = layout.MultiVector([float(len(indices) == 2) for indices in layout.bladeTupList])
    return {
        **blades,
        "algebra": layout,
        "clifford": clifford,
        "defect": lambda R: float(f"{abs((R * ~R)[()] - 1):.2g}"),
        "planes": planes,
        "tools": tools,
        "two": 2 * layout.scalar,
    }


def _kingdon(algebra: Algebra) -> dict[str, Any]:
    import kingdon

    own = kingdon.Algebra(*algebra.signature)
    names = {
        name: own.blades[name] for name, mask in own.canon2bin.items() if mask.bit_count() == 1
    }
    found = {**names, "algebra": own, "two": own.scalar([2])}
    if algebra.n == 4:
        planes = (names["e1"] ^ names["e2"], names["e3"] ^ names["e4"])
        found["R"] = (0.6 + 0.8 * planes[0]) * (0.8 + 0.6 * planes[1])
    return found


def _galgebra(algebra: Algebra) -> dict[str, Any]:
    from galgebra.ga import Ga

    own = Ga("e*" + "|".join(map(str, range(1, algebra.n + 1))), g=list(algebra.squares))
    names = {f"e{place}": vector for place, vector in enumerate(own.mv(), 1)}
    return {**names, "algebra": own, "two": own.mv(2)}


def _torch(algebra: Algebra) -> dict[str, Any]:
    import math

    import torch

    angle = 0.04
    one = torch.tensor([[0.0, -angle], [angle, 0.0]], dtype=torch.float64)

    def error(matrices: Any) -> str:
        sine = torch.matrix_exp(matrices).reshape(-1, 4)[0, 2].item()
        return f"{round(abs(sine - math.sin(angle)), 15):.0e}"

    return {"error": error, "one": one, "two": torch.stack([one, one])}


_SETTINGS: Mapping[str, Callable[[Algebra], dict[str, Any]]] = {
    "gaforge": _gaforge,
    "clifford": _clifford,
    "kingdon": _kingdon,
    "galgebra": _galgebra,
    "torch": _torch,
}


def show(value: Any) -> str:
    """Return a value of any of the packages as text, in one notation.

    Examples
    --------
    >>> show((2.0, Algebra(3).multivector({"e1": 3, "e12": -1})))
    '2, 3 e1 - e12'
    """
    if isinstance(value, str):
        return value
    if isinstance(value, tuple | list) or getattr(value, "ndim", None) == 1:
        return ", ".join(map(show, value))
    terms = _terms(value)
    if terms is None:
        return _number(value)
    out = ""
    for name, number in terms:
        text = _number(number)
        sign, text = ("-", text[1:]) if text.startswith("-") else ("+", text)
        body = text if name == "" else name if text == "1" else f"{text} {name}"
        out += f" {sign} {body}" if out else f"{sign if sign == '-' else ''}{body}"
    return out or "0"


def _terms(value: Any) -> list[tuple[str, Any]] | None:
    """Return the blades of a multivector with their coefficients; None of what is none."""
    package = type(value).__module__.partition(".")[0]
    if not hasattr(value, "grade" if package == "gaforge" else "grades") and package != "galgebra":
        return None
    if package == "gaforge":
        names = [value.algebra.blade_name(mask) for mask in value.layout.masks]
        found = zip(names, value.coefficients, strict=True)
    elif package == "clifford":
        found = zip(value.layout.names, value.value, strict=True)
    elif package == "kingdon":
        names = [value.algebra.bin2canon[mask] for mask in value.keys()]  # noqa: SIM118
        found = zip(names, value.values(), strict=True)
    elif str(value) == "zoo":
        return [("", "zoo")]
    else:
        blades = value.Ga.blades.flat
        names = [str(blade).replace("_", "").replace("^e", "") for blade in blades]
        found = zip(names, value.blade_coefs([value.Ga.mv(b) for b in blades]), strict=True)
    return [("" if name in ("1", "", "e") else name, x) for name, x in found if x]


def _number(value: Any) -> str:
    """Return a number as text, whole ones with all their digits."""
    if isinstance(value, complex):
        return f"{value:g}"
    if isinstance(value, bool | str) or not hasattr(value, "__float__"):
        return str(value)
    try:
        return str(int(value)) if value == int(value) else f"{float(value):g}"
    except (TypeError, ValueError, OverflowError):
        return str(value)


def _size(x: Any) -> float:
    return float(f"{max(abs(number) for _, number in _terms(x) or [('', 0)]):.2g}")


def differences_table() -> str:
    """Return the differences as a Markdown table, one column for each package.

    Examples
    --------
    >>> differences_table().splitlines()[0]
    '| | gaforge | clifford 1.5.1 | kingdon 3.0.0 | galgebra 0.6.0 | ganja.js 1.0.204 |'
    """
    titles = [f"{package} {VERSIONS.get(package, '')}".strip() for package in PACKAGES]
    lines = [f"| | {' | '.join(titles)} |", "| --- " * (len(PACKAGES) + 1) + "|"]
    for row in DIFFERENCES:
        algebra = str(Algebra.parse(row.signature))
        topic = (
            row.topic
            if row.signature == "3" or algebra in row.topic
            else f"{row.topic}, in {algebra}"
        )
        cells = [topic.replace("|", "\\|"), *(row.facts[name].cell for name in PACKAGES)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def faults_table(packages: Iterable[str] | None = None) -> str:
    """Return the known faults as a Markdown table.

    Parameters
    ----------
    packages : iterable of str, optional
        By default all.

    Examples
    --------
    >>> print(faults_table(["torch"]).splitlines()[2][:41])
    | torch 2.13.0 | `error(one), error(two)`
    """
    titles = ("package", "asked, and its answer", "right", "what is wrong", "in validation")
    lines = [f"| {' | '.join(titles)} |", "| --- " * len(titles) + "|"]
    for fault in FAULTS.values():
        if packages is None or fault.package in tuple(packages):
            where = f"in {Algebra.parse(fault.signature)}, {fault.asked.cell}"
            cells = (
                f"{fault.package} {VERSIONS[fault.package]}",
                fault.asked.cell if fault.package == "torch" else where,
                fault.right,
                fault.summary.replace("|", "\\|"),
                fault.treatment,
            )
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
