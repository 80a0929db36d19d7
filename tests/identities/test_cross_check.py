"""Random identities, nearly true ones among them, judged in three ways that must agree.

Verdicts are compared with floats: both sides by Python and `Multivector` at random elements that
are made as their kinds are defined, not by charts. Expansions are compared with certificates.
"""

import warnings
from random import Random

import numpy as np
import pytest
from identities import member, sides

from gaforge import Algebra, verify
from gaforge.errors import GaforgeError
from gaforge.identities.catalogue import CATALOGUE
from gaforge.identities.certificate import certify
from gaforge.identities.kinds import default_kind, find_kind, parse_where
from gaforge.identities.limits import Clock, NotDecidedError
from gaforge.identities.problem import Problem, problems
from gaforge.identities.prove import prove
from gaforge.language import Apply, Name, Number, Power, parse_identity, walk

KINDS = [
    "multivector", "scalar", "vector", "bivector", "2-blade", "even", "odd", "versor", "rotor",
    "unit vector", "null vector", "pseudoscalar", "blade", "k-vector", "trivector",
]  # fmt: skip
BILINEAR = ["gp", "op", "ip", "ip_symmetric", "lc", "rc", "sp", "rp", "cp", "acp"]
LINEAR = ["reverse", "involute", "conjugate", "dual", "undual", "hodge", "unhodge", "negate"]
ALGEBRAS = [
    Algebra(*signature)
    for signature in [
        (0,), (1,), (0, 1), (0, 0, 1), (2,), (1, 1), (0, 2), (1, 0, 1), (0, 0, 2), (3,), (2, 1),
        (0, 3), (2, 0, 1), (1, 1, 1), (1, 0, 2), (4,), (3, 1), (2, 2), (3, 0, 1), (2, 0, 2), (4, 1),
    ]
]  # fmt: skip
SEEDS = range(12)
ROUNDS = 25
POINTS = 8


def changed(node, source):
    """A tree with one part changed at random."""
    target = source.choice(list(walk(node)))

    def visit(part):
        if part is target:
            return other(part, source)
        if isinstance(part, Apply):
            return Apply(0, part.operation, tuple(map(visit, part.operands)), part.grades)
        if isinstance(part, Power):
            return Power(0, visit(part.base), part.exponent)
        return part

    return visit(node)


def other(part, source):
    if isinstance(part, Number):
        return Number(0, part.value + source.choice([1, -2]))
    if isinstance(part, Name):
        return Apply(0, source.choice(["negate", "reverse", "involute"]), (part,))
    if isinstance(part, Power):
        return Power(0, part.base, part.exponent + source.choice([-1, 1]))
    if part.operation in BILINEAR and source.random() < 0.7:
        return Apply(0, source.choice(BILINEAR), part.operands)
    if part.operation in BILINEAR:
        return Apply(0, part.operation, part.operands[::-1])
    if part.operation in LINEAR:
        return Apply(0, source.choice(LINEAR), part.operands)
    swapped = {"add": "subtract", "subtract": "add"}.get(part.operation, part.operation)
    return Apply(0, swapped, part.operands, tuple(k + 1 for k in part.grades))


def random_identity(source):
    """An entry of the catalogue with other kinds, and often with a change or two."""
    entry = source.choice([e for e in CATALOGUE if e.name != "inverse of a product"])
    identity = parse_identity(entry.expression)
    left, right = identity.left, identity.right
    for _ in range(source.choice([0, 0, 1, 1, 2])):
        if source.random() < 0.5:
            left = changed(left, source)
        else:
            right = changed(right, source)
    declared = parse_where(entry.where)
    kinds = {name: str(declared.get(name) or default_kind(name)) for name in identity.names}
    for name in kinds:
        if source.random() < 0.35:
            kinds[name] = source.choice(KINDS)
    return f"{left} == {right}", kinds, source.choice(ALGEBRAS)


def exponential(x):
    """Of floats, by the series of an eighth of x squared three times."""
    out, term, x = 1.0 + 0.0 * x, 1.0 + 0.0 * x, x * 0.125
    for k in range(1, 40):
        term = term * x * (1.0 / k)
        out = out + term
    for _ in range(3):
        out = out * out
    return out


def written(node):
    """An expression as Python, every operation of the table as a call."""
    if isinstance(node, Number):
        return f"({float(node.value)})"
    if isinstance(node, Name):
        return node.name
    if isinstance(node, Power):
        return f"({written(node.base)})**({node.exponent})"
    inside = [written(operand) for operand in node.operands]
    symbol = {"add": "+", "subtract": "-", "divide": "/"}.get(node.operation)
    if symbol:
        return f"({symbol.join(inside)})"
    if node.operation == "negate":
        return f"(-{inside[0]})"
    return f"{node.operation}({', '.join([*inside, *map(str, node.grades)])})"


def distances(text, kinds, algebra, source):
    """Relative differences of both sides at random points where they are finite numbers."""
    identity = parse_identity(text)
    python = f"{written(identity.left)} == {written(identity.right)}"
    out = []
    for _ in range(POINTS):
        values = {name: member(algebra, kind, source) for name, kind in kinds.items()}
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                left, right = sides(python, algebra, values, exponential)
        except (GaforgeError, IndexError):  # no inverse there
            continue
        sizes = [abs(x.coefficients).max(initial=0.0) for x in (left - right, left, right)]
        if np.isfinite(sizes).all():
            out.append(sizes[0] / (1 + sizes[1] + sizes[2]))
    return out


@pytest.mark.parametrize("seed", SEEDS)
def test_verdicts_agree_with_floats(seed):
    source, floats = Random(seed), np.random.default_rng(seed)
    seen = {"proved": 0, "refuted": 0}
    for _ in range(ROUNDS):
        text, kinds, algebra = random_identity(source)
        if "unit vector" in kinds.values() and not algebra.p + algebra.q:
            continue
        verdict = verify(text, algebra, kinds, timeout=5)
        found = distances(text, kinds, algebra, floats)
        case = (text, str(algebra), kinds, str(verdict))
        if verdict.verdict in ("proved", "probabilistic") and "normalized" not in text:
            assert max(found, default=0) < 1e-5, case
        if any(distance > 1e-3 for distance in found) and "normalized" not in text:
            assert verdict.verdict in ("refuted", "undecided"), case
        if verdict.refuted:
            values = verdict.counterexample.variables
            if "exp" in text:
                values = {name: x.astype(float) for name, x in values.items()}
            left, right = sides(text_of(text, values), algebra, values, exponential)
            assert left != right, case
        if verdict.verdict in seen:
            seen[verdict.verdict] += 1
    assert min(seen.values()) > 1


def text_of(text, values):
    """The expression for an exact evaluation, in which numbers are not floats."""
    identity = parse_identity(text)
    python = f"{written(identity.left)} == {written(identity.right)}"
    if all(x.dtype.kind == "f" for x in values.values()):
        return python
    return (
        python.replace(".0)", ")").replace("(0.5)", "(1/2)").replace(f"({float(4) / 3})", "(4/3)")
    )


def random_problems(source) -> list[Problem]:
    text, kinds, algebra = random_identity(source)
    identity = parse_identity(text)
    try:
        return list(problems(algebra, identity, {k: find_kind(v) for k, v in kinds.items()}))[:4]
    except NotDecidedError:
        return []


@pytest.mark.parametrize("seed", SEEDS)
def test_expansions_agree_with_certificates(seed):
    source = Random(1000 + seed)
    compared = 0
    for _ in range(ROUNDS):
        for problem in random_problems(source):
            try:
                proof = prove(problem, Clock(3), 300_000)
                certificate = certify(problem, Clock(3))
            except NotDecidedError:
                continue
            case = (str(problem.identity), str(problem.algebra), problem.label)
            assert proof.vacuous == certificate.vacuous, case
            if not proof.vacuous:
                assert (proof.failure is None) == certificate.holds, case
                compared += 1
    assert compared > 10
