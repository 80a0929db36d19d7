"""Tests of layers compile the kernels of two algebras; those of others run as torch operations.

Numba takes some 15 s for all kernels of an algebra that layers use. Each kernel is tested with its
emitted module; here it matters that layers call them rightly.
"""

from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec

import pytest

COMPILED = (4, 8)


@pytest.fixture(autouse=True, scope="session")
def few_compiled_kernels():
    with ExitStack() as stack:
        for n in set(range(2, 14)) - set(COMPILED):
            name = f"gaforge.generated.cl_{n}_0_0_torch"
            if find_spec(name) and hasattr(import_module(name), "use_path"):
                stack.enter_context(import_module(name).use_path("traceable"))
        yield
