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
