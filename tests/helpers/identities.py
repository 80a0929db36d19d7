"""A second way to evaluate identities: Python itself, on `gaforge.Multivector`.

Nothing of `gaforge.identities` is used here, so it can judge what is said there. Expressions are
those of the tests; names that Python reserves can't occur.
"""

import re
from fractions import Fraction

import numpy as np

from gaforge.algebra import PUBLIC, find_operation


def sides(expression, algebra, values, exp=None):
    """Return both sides of an identity, exact if the values are."""
    floats = any(x.dtype.kind == "f" for x in values.values())

    def lifted(value):
        if hasattr(value, "algebra"):
            return value
        return algebra.multivector({"1": float(value) if floats else value}, layout="full")

    def function(name):
        row = find_operation(name)

        def call(first, *rest):
            return lifted(getattr(lifted(first), row.name)(*rest))

        return call

    def grade(x, *grades):
        kept = [k for k in grades if k <= algebra.n]
        return lifted(x).grade(*kept) if kept else 0 * lifted(x)

    names = {name: function(name) for name in (*PUBLIC, "sw")}
    names |= {"grade": grade, "exp": exp, "Fraction": Fraction, "__builtins__": {}}
    for blade in algebra.blades[1:]:
        unit = algebra.multivector({blade: 1}, layout="full")
        names[blade] = unit.astype(float if floats else object)
    names |= values
    out = []
    for side in expression.split("=="):
        text = re.sub(r"(?<![\w.])(\d+)/(\d+)", r"Fraction(\1, \2)", side.strip())
        out.append(lifted(eval(text, names)))
    return out


def random_vector(algebra, source):
    if algebra.n == 0:
        return algebra.multivector({"1": 0.0}, layout="full")
    return algebra.multivector(source.normal(size=algebra.n), layout="vector")


def invertible_vector(algebra, source):
    while True:
        v = random_vector(algebra, source)
        if abs(v.normsq()) > 0.2:
            return v


def null_vector(algebra, source):
    """Return a random vector of square 0, from the light cone in coordinates."""
    if algebra.n == 0:
        return random_vector(algebra, source)
    p, q, r = algebra.signature
    out = np.zeros(algebra.n)
    out[:r] = source.normal(size=r)
    if p and q:
        plus, minus = source.normal(size=p), source.normal(size=q)
        out[r : r + p] = plus / np.linalg.norm(plus)
        out[r + p :] = minus / np.linalg.norm(minus)
        out[r:] *= source.normal()
    return algebra.multivector(out, layout="vector")


def member(algebra, kind, source):
    """Return a random element of a kind, made as its definition says, not by a chart."""
    n = algebra.n
    if kind == "null vector":
        return null_vector(algebra, source)
    if kind == "versor":
        out = algebra.multivector({"1": float(source.normal())}, layout="full")
        for _ in range(source.integers(0, n + 1) if algebra.p + algebra.q else 0):
            out = out * invertible_vector(algebra, source)
        return out
    if kind == "rotor":
        return algebra.random("rotor", seed=source) * float(source.choice([-1, 1]))
    if kind == "unit vector":
        return algebra.random("unit vector", seed=source)
    if kind.endswith("blade"):
        k = source.integers(0, n + 1) if kind == "blade" else int(kind[0])
        out = algebra.multivector({"1": float(source.normal())}, layout="full")
        for _ in range(k):
            out = out ^ random_vector(algebra, source)
        return out
    if kind == "k-vector":
        return algebra.random((int(source.integers(0, n + 1)),), seed=source)
    names = {"multivector": "full", "scalar": (0,), "pseudoscalar": (n,), "vector": (1,)}
    names |= {"bivector": (2,), "trivector": (3,), "even": "even", "odd": "odd"}
    layout = names[kind]
    if isinstance(layout, tuple) and layout[0] > n:
        return algebra.multivector({"1": 0.0}, layout="full")
    return algebra.random(layout, seed=source)
