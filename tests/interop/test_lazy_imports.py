"""gaforge.interop loads a package when it is needed, and says which one is missing."""

import subprocess
import sys

import pytest

import gaforge.interop
from gaforge import Algebra
from gaforge.errors import DtypeError, MissingExtraError
from gaforge.interop import (
    from_clifford,
    from_galgebra,
    from_kingdon,
    to_clifford,
    to_galgebra,
    to_kingdon,
    vector_map,
)


def test_importing_loads_no_package():
    code = (
        "import sys, gaforge.interop as interop\n"
        "interop.to_ganja, interop.to_clifford, interop.vector_map\n"
        "print(sorted({'clifford', 'kingdon', 'galgebra', 'sympy'} & set(sys.modules)))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_all_names_are_there():
    assert set(gaforge.interop.__all__) <= set(dir(gaforge.interop))
    for name in gaforge.interop.__all__:
        assert callable(getattr(gaforge.interop, name))
    with pytest.raises(AttributeError, match="to_matlab"):
        _ = gaforge.interop.to_matlab


@pytest.mark.parametrize(
    ("package", "function", "argument"),
    [
        ("clifford", from_clifford, None),
        ("clifford", to_clifford, Algebra(2).multivector({"e1": 1})),
        ("kingdon", from_kingdon, None),
        ("kingdon", to_kingdon, Algebra(2).multivector({"e1": 1})),
        ("galgebra.mv", from_galgebra, None),
        ("galgebra.mv", to_galgebra, Algebra(2).multivector({"e1": 1})),
    ],
)
def test_a_missing_package_is_named(monkeypatch, package, function, argument):
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtraError, match=rf"{package}.*gaforge\[validation\]"):
        function(argument)


@pytest.mark.parametrize("other", [None, "3,0,1", Algebra(2), 3])
def test_vectors_of_nothing_known(other):
    with pytest.raises(DtypeError, match="no layout of clifford"):
        vector_map(other)
