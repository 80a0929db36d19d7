import os
from importlib.util import find_spec

import pytest


@pytest.fixture(autouse=True, scope="session")
def private_cache(tmp_path_factory):
    """Kernels that tests generate go to a folder of their own, not to the user's cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GAFORGE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(params=["numba", "torch"])
def backend(request):
    """Each backend that runs emitted code."""
    if request.param == "torch":
        pytest.importorskip("torch")
    return request.param
