"""Laws as assertions and seeded samples, for tests of kernels and of what is built on them.

The helpers take any `gaforge.kernels` namespace, of any backend, or plain functions on arrays or
tensors; none needs pytest. A failure names the worst element, the coefficient, both values and
the tolerance.

Examples
--------
>>> from gaforge import kernels
>>> k = kernels("3,0,0", backend="numpy")
>>> a, b, c = (random_multivector(k.algebra, shape=10, rng=seed) for seed in range(3))
>>> assert_associative(k.gp, a, b, c)
>>> assert_rotor(k, unit_versor(k.algebra, 2, layout="even"), layout="even")
"""

from gaforge.testing.bivectors import (
    BIVECTOR_KINDS,
    exact_exponential,
    exact_jacobian,
    random_isometry,
    structured_bivectors,
)
from gaforge.testing.laws import (
    assert_adjoint,
    assert_associative,
    assert_equivariant,
    assert_grade_preserved,
    assert_inverse,
    assert_linear,
    assert_rotor,
    assert_same_result,
)
from gaforge.testing.samples import awkward, random_multivector, random_versor, unit_versor
from gaforge.testing.tolerances import TOLERANCES, tolerance_of

__all__ = [
    "BIVECTOR_KINDS",
    "TOLERANCES",
    "assert_adjoint",
    "assert_associative",
    "assert_equivariant",
    "assert_grade_preserved",
    "assert_inverse",
    "assert_linear",
    "assert_rotor",
    "assert_same_result",
    "awkward",
    "exact_exponential",
    "exact_jacobian",
    "random_isometry",
    "random_multivector",
    "random_versor",
    "structured_bivectors",
    "tolerance_of",
    "unit_versor",
]
