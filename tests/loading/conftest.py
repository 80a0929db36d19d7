import pytest


@pytest.fixture(params=["numba", "torch"])
def emitted(request):
    """Each backend that runs emitted code; the reference is what they are compared with."""
    if request.param == "torch":
        pytest.importorskip("torch")
    return request.param


@pytest.fixture(params=["numba", "torch", "numpy"])
def backend(request):
    """Each backend."""
    if request.param == "torch":
        pytest.importorskip("torch")
    return request.param
