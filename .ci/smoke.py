"""Smoke test of an installed wheel: run outside the repository, with the base dependencies only."""

import importlib.util
import sys
from pathlib import Path

import gaforge

if not Path(gaforge.__file__).is_relative_to(sys.prefix):
    sys.exit(f"gaforge was imported from {gaforge.__file__}, not from the installed wheel")
for name in ("codegen", "generated", "tests"):
    if importlib.util.find_spec(name) is not None:
        sys.exit(f"the wheel installs a top-level {name!r}")

kernels = gaforge.kernels("3,0,1")
algebra = gaforge.Algebra.parse("3,0,1")
e1 = algebra.multivector({"e1": 1.0}).coefficients
e2 = algebra.multivector({"e2": 1.0}).coefficients
e12 = algebra.multivector({"e12": 1.0}).coefficients
if not (kernels.gp(e1, e2) == e12).all():
    sys.exit(f"e1 * e2 gave {kernels.gp(e1, e2)}, not e12 = {e12}")
print(f"gaforge {gaforge.__version__} from {gaforge.__file__}: e1 * e2 = e12 in Cl(3,0,1)")
