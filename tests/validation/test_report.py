"""The report: as text, as data and as a page."""

import json
import re

import pytest

from gaforge.validation import Report, Row, validate
from gaforge.validation.report import AGREES, DIFFERS, LACKS, WRONG, error_text

ROWS = (
    Row("2,0,0", "ip", "clifford", AGREES, "a | b", "source", 1234, 3e-15),
    Row("2,0,0", "rc", "clifford", LACKS, note="has no right contraction"),
    Row("2,0,0", "sandwich", "kingdon", WRONG, note="a | b"),
    Row("1,1,0", "ip", "clifford", AGREES, "a | b", "source", 16, 0.0),
)
BAD = Row(
    "3,0,0", "ip", "clifford", DIFFERS, "a | b", "numba", 64, 2.0, "", "ip(e1, e2) is 1 here and 0"
)
VERSIONS = {"clifford": "1.5.1"}


def test_it_is_good_if_something_was_compared_and_nothing_differs():
    assert Report(ROWS, VERSIONS, 0).ok
    assert not Report((*ROWS, BAD), VERSIONS, 0).ok
    assert not Report(ROWS[1:3], VERSIONS, 0).ok
    assert Report(ROWS, VERSIONS, 0).compared == 1250
    assert "nothing was compared" in Report(ROWS[1:3], VERSIONS, 0).headline


def test_another_version_of_a_witness_is_said():
    assert Report(ROWS, VERSIONS, 0).other_versions == []
    newer = Report(ROWS, {"clifford": "9.9"}, 0)
    (line,) = newer.other_versions
    assert line.startswith("clifford 9.9: its conventions and faults are known of version 1.5.1")
    assert line in newer.as_text()
    assert line in newer.as_markdown()


def test_reports_are_merged():
    report = Report.merged([Report(ROWS[:2], VERSIONS, 3), Report(ROWS[2:], VERSIONS, 3)])
    assert report == Report(ROWS, VERSIONS, 3)


def test_text_has_a_line_for_each_operation_and_witness():
    lines = Report((*ROWS, BAD), VERSIONS, 0).as_text().splitlines()
    assert lines[0] == "1,314 comparisons in 3 algebras with clifford 1.5.1: 1 rows differ"
    assert [line.split()[0] for line in lines[2:]] == ["ip", "rc", "sandwich", "DIFFERS:"]
    assert "differs in 1" in lines[2]
    assert lines[-1] == "DIFFERS: Cl(3,0,0), numba: ip(e1, e2) is 1 here and 0"


def test_data_can_be_written_as_json():
    report = Report(
        (*ROWS, Row("1,0,0", "gp", "kingdon", DIFFERS, worst=float("inf"))), VERSIONS, 7
    )
    data = json.loads(json.dumps(report.as_json(), allow_nan=False))
    assert (data["ok"], data["seed"], data["witnesses"]) == (False, 7, VERSIONS)
    assert data["rows"][-1]["worst"] is None
    assert data["rows"][0]["compared"] == 1234


def test_the_page_has_tables_and_no_date():
    page = Report((*ROWS, BAD), VERSIONS, 0).as_markdown("gaforge validate 3 --markdown")
    assert page.startswith("# Validation report\n")
    assert "Written by `gaforge validate 3 --markdown`" in page
    assert "clifford 1.5.1" in page
    assert r"`a \| b`" in page
    assert "- Differs: Cl(3,0,0), ip, numba: ip(e1, e2) is 1 here and 0" in page
    tables = re.findall(r"(?m)(?:^\|.*\n)+", page)
    assert len(tables) == 3
    for table in tables:
        widths = {len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}
        assert len(widths) == 1
    assert not re.search(r"20\d\d-\d\d|\d\d:\d\d", page)


def test_two_runs_write_the_same_page():
    pages = {validate("0,1", witnesses=["kingdon"], seed=2).as_markdown() for _ in range(2)}
    assert len(pages) == 1


@pytest.mark.parametrize(
    ("worst", "text"),
    [(0.0, "exact"), (1e-17, "<1e-15"), (9.9e-13, "<1e-12"), (2.0, "<1e1"), (float("nan"), "inf")],
)
def test_errors_are_rounded_up(worst, text):
    assert error_text(worst) == text
