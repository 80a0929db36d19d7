"""Tests convert tiny models of random weights; nothing is fetched, and few kernels are compiled."""

import os
from contextlib import ExitStack
from importlib import import_module

import pytest

os.environ["HF_HUB_OFFLINE"] = "1"


@pytest.fixture(autouse=True, scope="session")
def no_compiled_kernels():
    """Rotors run as torch operations: here it matters that layers are called rightly."""
    with ExitStack() as stack:
        for n in range(2, 7):
            module = import_module(f"gaforge.generated.cl_{n}_0_0_torch")
            stack.enter_context(module.use_path("traceable"))
        yield
