import pytest


@pytest.fixture(autouse=True, scope="session")
def private_cache(tmp_path_factory):
    """Kernels that tests generate go to a folder of their own, not to the user's cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GAFORGE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


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
