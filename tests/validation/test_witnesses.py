"""Witnesses: what they offer, in our order, and what is said where they have no answer."""

from fractions import Fraction

import numpy as np
import pytest

from gaforge.algebra import OPERATIONS, PUBLIC, Algebra
from gaforge.errors import GaforgeError, MissingExtraError
from gaforge.interop.conventions import FAULTS
from gaforge.validation import validate
from gaforge.validation.cases import cases
from gaforge.validation.witnesses import PACKAGES, Lack, Offer, base, find_witnesses

SERIES = {name for name in PUBLIC if OPERATIONS[name].kind == "series"}
"""Compared with high precision instead."""

NAMES = {*PUBLIC, "sandwich_unit"} - SERIES


@pytest.mark.parametrize("witness", find_witnesses(), ids=lambda witness: witness.package)
@pytest.mark.parametrize("signature", ["3", "2,0,1", "1,0,2"])
def test_every_operation_is_offered_or_missed_for_a_reason(witness, signature):
    offers = witness(Algebra.parse(signature)).offers
    assert set(offers) == NAMES
    for offer in offers.values():
        assert offer.spelling if isinstance(offer, Offer) else offer.reason


@pytest.mark.parametrize("witness", find_witnesses(), ids=lambda witness: witness.package)
def test_results_stand_in_our_order_with_null_vectors_first(witness):
    algebra = Algebra(1, 1, 1)  # e0, e1, e2 square to 0, 1, -1
    found = witness(algebra)
    for case in cases(algebra):
        if (case.operation, case.sample) == ("gp", "blades"):
            table = found.evaluate(case).reshape(8, 8, 8)
    names = algebra.blades
    squares = [table[names.index(name), names.index(name), 0] for name in ("e0", "e1", "e2")]
    assert squares == [0, 1, -1]
    product = table[names.index("e2"), names.index("e01")]
    assert product[names.index("e012")] == 1
    assert table[names.index("e2"), names.index("e1"), names.index("e12")] == -1


def test_all_witnesses_are_found():
    assert [witness.package for witness in find_witnesses()] == list(PACKAGES)
    assert [w.package for w in find_witnesses(["kingdon", "kingdon"])] == ["kingdon"]


def test_an_unknown_witness_and_a_missing_one_are_refused(monkeypatch):
    with pytest.raises(GaforgeError, match="no witness is called 'numga'"):
        find_witnesses(["numga"])
    monkeypatch.setattr(base.util, "find_spec", lambda name: None)
    with pytest.raises(MissingExtraError, match=r"clifford .*gaforge\[validation\]"):
        validate("2", witnesses=["clifford"])
    with pytest.raises(MissingExtraError, match=r"none of .*gaforge\[validation\]"):
        find_witnesses()


def test_only_what_is_installed_is_asked(monkeypatch):
    real = base.util.find_spec
    monkeypatch.setattr(base.util, "find_spec", lambda n: None if n == "clifford" else real(n))
    assert [witness.package for witness in find_witnesses()] == ["kingdon", "galgebra"]


def test_what_is_wrong_is_a_known_fault():
    for witness in find_witnesses():
        for signature in ("3", "2,0,1"):
            for offer in witness(Algebra.parse(signature)).offers.values():
                if isinstance(offer, Lack) and offer.wrong:
                    known = [f for f in FAULTS.values() if f.package == witness.package]
                    assert any(offer.reason.startswith(fault.summary) for fault in known)


def test_galgebra_is_asked_about_a_part_that_meets_every_blade():
    (witness,) = find_witnesses(["galgebra"])
    asked = witness(Algebra(4))
    case = next(case for case in cases(Algebra(4)) if case.operation == "gp")
    for operand in case.whole:
        part = operand[asked.chosen(case)]
        assert part.any(0).all()
        assert len(part) == len(asked.evaluate(case)) < case.rows / 4
    assert witness.lacks_algebra(Algebra(5)) is not None
    assert witness.lacks_algebra(Algebra(0)) is not None


def test_galgebra_is_exact():
    (witness,) = find_witnesses(["galgebra"])
    algebra = Algebra(1, 1)
    case = next(c for c in cases(algebra) if (c.operation, c.sample) == ("sp", "random"))
    for found, a, b in zip(witness(algebra).evaluate(case), *case.whole, strict=True):
        exact = [Fraction(x) * Fraction(y) for x, y in zip(a, b, strict=True)]
        assert found[0] == float(exact[0] + exact[1] - exact[2] + exact[3])  # 1, e1, e2, e12
        assert np.all(found[1:] == 0)
