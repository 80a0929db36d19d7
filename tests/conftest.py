import importlib.util
import os

import pytest

if "PYTEST_XDIST_WORKER" in os.environ:
    # Torch reads it when it is loaded: with as many threads as cores in each of several processes,
    # threads would wait for each other.
    os.environ.setdefault("OMP_NUM_THREADS", "1")

try:
    installed = importlib.util.find_spec("gaforge.codegen") is not None
except ModuleNotFoundError:
    installed = False
if not installed:
    pytest.exit(
        "gaforge is not installed (gaforge.codegen is only found when it is): run "
        'pip install -c constraints.txt -e ".[dev]"',
        returncode=pytest.ExitCode.USAGE_ERROR,
    )


@pytest.fixture(autouse=True, scope="session")
def private_cache(tmp_path_factory):
    """Kernels that tests generate go to a folder of their own, not to the user's cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GAFORGE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield
