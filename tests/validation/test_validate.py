"""Comparison with the witnesses; and that whatever is wrong, on either side, is seen and named."""

import numpy as np
import pytest

from gaforge.algebra import Algebra
from gaforge.codegen.pipeline import draft
from gaforge.errors import SignatureError
from gaforge.validation import Report, Task, every_signature, routes, validate, validate_each
from gaforge.validation.cases import cases
from gaforge.validation.columns import run_uncompiled
from gaforge.validation.report import AGREES, DIFFERS, NOT_ASKED, WRONG
from gaforge.validation.routes import EmittedKernels, Route, open_routes
from gaforge.validation.run import SPOT_CHECKS, compare, effort
from gaforge.validation.tally import TOLERANCE, Tally
from gaforge.validation.witnesses import Witness, find_witnesses

KINGDON = ["kingdon"]  # the quickest


def good(report: Report) -> None:
    assert report.ok, "\n".join(row.difference for row in report.differences)


# --- What agrees ----------------------------------------------------------------------------------

SHIPPED_BY_KERNELS = ("2", "3", "2,0,1", "3,0,1")


def signature_of(algebra):
    return ",".join(map(str, algebra.signature))


@pytest.mark.parametrize(
    "algebra",
    [a for a in every_signature(4) if a not in routes.shipped_algebras()],
    ids=signature_of,
)
def test_source_agrees_with_kingdon(algebra):
    good(validate(algebra, witnesses=KINGDON))


@pytest.mark.parametrize("signature", SHIPPED_BY_KERNELS)
def test_shipped_kernels_agree_with_kingdon(signature):
    report = validate(signature, witnesses=KINGDON)
    good(report)
    assert {row.route for row in report.rows if row.route} == {"numba", "torch", "numpy"}


@pytest.mark.parametrize("signature", ["4", "1,3", "3,1"])
def test_shipped_functions_without_numba_agree_with_kingdon(signature):
    algebra = Algebra.parse(signature)
    tally = Tally(algebra)
    with open_routes(algebra) as found:
        kept = [route for route in found if route.name != "numba"]
        compare(tally, cases(algebra), kept, [find_witnesses(KINGDON)[0](algebra)])
    good(Report(tally.rows(), {}, 0))


@pytest.mark.parametrize("signature", ["1,1", "0,1,1", "1,0,3"])
def test_source_agrees_with_clifford(signature):
    good(validate(signature, witnesses=["clifford"]))


@pytest.mark.parametrize("signature", ["0,1", "1,1", "0,0,2", "1,1,2"])
def test_source_agrees_with_galgebra(signature):
    good(validate(signature, witnesses=["galgebra"]))


@pytest.mark.parametrize("signature", ["2,2,1", "0,5", "3,1,2"])
def test_larger_sources_agree_with_kingdon(signature):
    good(validate(signature, witnesses=KINGDON))


def test_a_large_algebra_agrees_with_kingdon():
    report = validate("6,1", witnesses=KINGDON)
    good(report)
    found = {row.route for row in report.rows if row.verdict == AGREES}
    assert found == {"multivector", "on demand"}


def test_compiled_source_agrees():
    report = validate("0,1", witnesses=KINGDON, compiled=True)
    good(report)
    assert {row.route for row in report.rows if row.route} == {"compiled"}


def test_what_is_not_counted_is_in_the_report():
    report = validate("0,0,2", witnesses=["kingdon", "galgebra"])
    found = {(row.operation, row.witness): row for row in report.rows}
    assert found["sandwich", "kingdon"].verdict == WRONG
    assert found["dual", "galgebra"].verdict == WRONG
    assert found["dual", "kingdon"].verdict == "lacks it"
    assert found["norm", "kingdon"].verdict == NOT_ASKED
    assert all(row.compared == 0 for row in report.rows if row.verdict != AGREES)
    absent = validate("5", witnesses=["galgebra"])
    assert [(row.operation, row.verdict) for row in absent.rows] == [("all", NOT_ASKED)]
    assert not absent.ok  # nothing was compared


def test_several_tasks_in_processes_give_the_same_reports():
    tasks = [Task(Algebra(1), ("kingdon",), seed=4), Task(Algebra(0, 1), ("kingdon",), seed=4)]
    alone = dict(validate_each(tasks))
    assert dict(validate_each(tasks, jobs=2)) == alone
    assert alone[0].rows[0].signature == "1,0,0"
    assert alone[0].seed == 4


def test_bad_input_is_refused():
    with pytest.raises(SignatureError, match="up to n = 10"):
        validate("11")
    with pytest.raises(SignatureError):
        validate("x")


def test_spot_checks_reach_ten_dimensions():
    sizes = {Algebra.parse(text).n for text in SPOT_CHECKS}
    assert sizes == {7, 8, 9, 10}
    tasks = [Task(Algebra(2, 1)), Task(Algebra(6)), Task(Algebra(1))]
    assert sorted(tasks, key=effort) == [tasks[2], tasks[0], tasks[1]]


# --- What is wrong --------------------------------------------------------------------------------


def outcome(signature, route=None, witness=None):
    """Return the report of one route against one witness, in an algebra that is not shipped."""
    algebra = Algebra.parse(signature)
    tally = Tally(algebra)
    with open_routes(algebra) as found:
        (witness_of,) = find_witnesses(KINGDON)
        compare(tally, cases(algebra), [route or found[0]], [witness or witness_of(algebra)])
    return Report(tally.rows(), {"kingdon": "3.0.0"}, 0)


def altered(function, kernel, change):
    """Return a function of a case whose results are changed for one kernel."""

    def evaluate(case):
        out = np.array(function(case))
        return change(case, out) if case.kernel == kernel else out

    return evaluate


def flip(left, right):
    """Return a change of the sign of one entry of a table, for pairs of blades."""

    def change(case, out):
        table = out.reshape(case.rows, -1)
        a, b = case.whole
        names = case.algebra.blades
        pair = (a[:, names.index(left)] != 0) & (b[:, names.index(right)] != 0)
        if case.sample == "blades":
            table[pair] *= -1
        return out

    return change


@pytest.mark.parametrize("kernel", ["gp", "op", "rp", "acp"])
def test_a_wrong_sign_here_is_named(kernel):
    pairs = {"gp": ("e1", "e12"), "op": ("e1", "e2"), "rp": ("e12", "e2"), "acp": ("1", "e12")}
    left, right = pairs[kernel]
    with open_routes(Algebra(1, 1)) as (route,):
        wrong = Route("source", altered(route.evaluate, f"{kernel}__full__full", flip(left, right)))
        report = outcome("1,1", route=wrong)
    assert not report.ok
    (row,) = report.differences
    assert (row.operation, row.verdict, row.worst) == (kernel, DIFFERS, 2)
    assert row.difference.startswith(f"{kernel}({left}, {right}) is ")
    assert " here and " in row.difference
    assert "in kingdon (error 2.0e+00; 1 of 16 differs)" in row.difference


def test_both_values_are_shown_and_the_smallest_pair_comes_first():
    def change(case, out):
        return flip("e12", "e12")(case, flip("e2", "e2")(case, out))

    with open_routes(Algebra(1, 1)) as (route,):
        report = outcome("1,1", Route("s", altered(route.evaluate, "gp__full__full", change)))
    (row,) = report.differences
    assert row.difference == (
        "gp(e2, e2) is 1 1 here and -1 1 in kingdon (error 2.0e+00; 2 of 16 differ)"
    )


def test_a_wrong_sign_of_the_witness_is_seen():
    algebra = Algebra(1, 1)
    witness = find_witnesses(KINGDON)[0](algebra)
    witness.evaluate = altered(witness.evaluate, "lc__full__full", flip("e1", "e12"))
    (row,) = outcome("1,1", witness=witness).differences
    assert row.difference.startswith("lc(e1, e12) is 1 e2 here and -1 e2 in kingdon")


def test_a_wrong_sign_in_the_emitted_text_is_seen(monkeypatch):
    right = "tile_out[0, e] = a_0*b_0 + a_1*b_1 + a_3*b_3 - a_2*b_2"

    def corrupted(text):
        assert right in text
        return run_uncompiled(text.replace(right, right.replace(" - ", " + "), 1))

    monkeypatch.setattr(routes, "run_uncompiled", corrupted)
    report = outcome("1,1")
    named = {row.operation: row.difference for row in report.differences}
    assert named["gp"].startswith("gp(e2, e2) is 1 1 here and -1 1 in kingdon")
    assert set(named) == {"gp"}  # no scalar of vectors occurs where else kingdon is asked


def test_a_wrong_kernel_on_a_smaller_layout_is_named():
    kernel = "sandwich_unit__even__vector"
    with open_routes(Algebra(1, 1)) as (route,):
        wrong = Route("source", altered(route.evaluate, kernel, lambda case, out: out * 1.0001))
        report = outcome("1,1", route=wrong)
    (row,) = report.differences
    assert row.operation == "sandwich_unit"
    assert row.difference.startswith(f"{kernel}, versors element ")


@pytest.mark.parametrize("relative", [1e-3, 1e-9, 3e-12])
def test_errors_above_the_tolerance_are_seen(relative):
    def change(case, out):
        return out if case.sample == "blades" else out * (1 + relative)

    with open_routes(Algebra(1, 1)) as (route,):
        for kernel in ("reverse__full", "inv__full", "norm__full", "normalized__full"):
            wrong = Route("source", altered(route.evaluate, kernel, change))
            report = outcome("1,1", route=wrong)
            (row,) = report.differences
            assert row.operation == kernel.partition("__")[0]
            assert 0.2 * relative < row.worst < 2 * relative
    assert relative > TOLERANCE


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_what_is_no_number_differs(value):
    def change(case, out):
        out[..., 0] = value
        return out

    with open_routes(Algebra(1, 1)) as (route,):
        wrong = Route("source", altered(route.evaluate, "dual__full", change))
        report = outcome("1,1", route=wrong)
    assert [row.operation for row in report.differences] == ["dual"]
    assert report.as_json()["rows"]


def test_an_error_on_either_side_is_a_difference():
    def broken(case):
        raise ZeroDivisionError("on purpose")

    report = outcome("1,1", route=Route("source", broken))
    assert {row.verdict for row in report.rows if row.route} == {DIFFERS}
    assert "gaforge raised ZeroDivisionError: on purpose" in report.differences[0].difference
    witness = find_witnesses(KINGDON)[0](Algebra(1, 1))
    witness.evaluate = broken
    report = outcome("1,1", witness=witness)
    assert "kingdon raised ZeroDivisionError: on purpose" in report.differences[0].difference


def test_a_result_outside_of_its_layout_is_seen():
    """The witness's result has a coefficient on a blade that ours cannot hold."""
    witness = find_witnesses(KINGDON)[0](Algebra(1, 1))
    evaluate = witness.evaluate

    def more(case):
        out = np.array(evaluate(case))
        if case.kernel == "gp__vector__vector":
            out[:, 1] += 1
        return out

    witness.evaluate = more
    (row,) = outcome("1,1", witness=witness).differences
    assert row.difference.startswith("gp__vector__vector, random element ")


def test_witnesses_are_asked_through_one_interface():
    assert all(issubclass(witness, Witness) for witness in find_witnesses())
    kernels = EmittedKernels(Algebra(0, 1), run_uncompiled(draft(Algebra(0, 1), "numba").text))
    assert kernels.gp([0.0, 1.0], [0.0, 1.0]).tolist() == [-1, 0]
