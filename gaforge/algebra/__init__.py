"""Clifford algebras as plain data: signatures, blades, layouts, tables. No SymPy here."""

from gaforge.algebra.cayley import Term, binary_terms, blade_product, unary_image
from gaforge.algebra.layout import Layout, LayoutLike
from gaforge.algebra.operations import (
    OPERATIONS,
    PUBLIC,
    Operation,
    find_operation,
    has_closed_inverse,
)
from gaforge.algebra.signature import Algebra

__all__ = [
    "OPERATIONS",
    "PUBLIC",
    "Algebra",
    "Layout",
    "LayoutLike",
    "Operation",
    "Term",
    "binary_terms",
    "blade_product",
    "find_operation",
    "has_closed_inverse",
    "unary_image",
]
