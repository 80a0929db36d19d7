"""Multivectors for people: one class for numbers and for symbols, with operators and names.

`Algebra` makes them (``Algebra.multivector``, ``symbols``, ``random``, ``basis_vectors``,
``named``); here are the class itself, and functions on several multivectors or on files.
"""

from gaforge.multivector.core import Multivector
from gaforge.multivector.joining import concatenate, stack
from gaforge.multivector.storage import load

__all__ = ["Multivector", "concatenate", "load", "stack"]
