import importlib.util

import pytest

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
