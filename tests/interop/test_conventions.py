"""The list of conventions and faults of other packages: each line gives what is recorded."""

import re
from importlib import metadata

import pytest
from sources import ROOT

from gaforge.interop.conventions import (
    DIFFERENCES,
    FAULTS,
    NONE,
    PACKAGES,
    VERSIONS,
    Fact,
    demonstrate,
    differences_table,
    faults_table,
)

RUN = ("gaforge", "clifford", "kingdon", "galgebra")


@pytest.mark.parametrize("package", RUN)
def test_every_line_gives_what_is_recorded(package):
    rows = [(row.facts[package], row.signature) for row in DIFFERENCES]
    facts = [(fact, signature) for fact, signature in rows if fact.code]
    found = [(fact.code, demonstrate(package, fact, signature)) for fact, signature in facts]
    assert len(found) > 20
    assert found == [(fact.code, fact.gives) for fact, _ in facts]


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_still_there_and_not_ours(name):
    fault = FAULTS[name]
    pytest.importorskip(fault.package)
    assert fault.asked.gives != fault.right
    assert demonstrate(fault.package, fault.asked, fault.signature) == fault.asked.gives
    if fault.here:
        assert demonstrate("gaforge", Fact(fault.here, ""), fault.signature) == fault.right


def test_another_answer_is_seen():
    assert demonstrate("gaforge", Fact("e1 * e1", "-1")) == "1"
    assert demonstrate("gaforge", Fact("e1 * nothing", "1")) == "raises NameError"
    assert demonstrate("clifford", Fact("0.5 * e1 - e2", ""), "2") == "0.5 e1 - e2"
    assert demonstrate("kingdon", Fact("e1 - e1", ""), "2") == "0"


def test_facts_belong_to_the_versions_that_are_installed():
    pinned = (ROOT / "constraints.txt").read_text()
    for package in ("clifford", "kingdon", "galgebra"):
        assert metadata.version(package) == VERSIONS[package]
    for package, version in VERSIONS.items():
        if package != "ganja.js":
            assert re.search(rf"^{package}=={re.escape(version)}$", pinned, re.MULTILINE)


def test_operators_named_in_the_conventions_have_a_row():
    code = " ".join(row.facts["gaforge"].code for row in DIFFERENCES)
    for operator in ("*", "^", "|", "<<", ">>", "&", "~", "@", "/", "**", "=="):
        assert f" {operator} " in code or (operator == "~" and "~e1" in code)
    for name in ("dual", "undual", "hodge", "ip_symmetric", "rc", "cp", "norm", "normsq"):
        assert f".{name}(" in code


def test_tables_have_a_cell_for_every_package():
    header, rule, *rows = differences_table().splitlines()
    assert len(rows) == len(DIFFERENCES)
    for line in (header, rule, *rows):
        assert len(re.findall(r"(?<!\\)\|", line)) == len(PACKAGES) + 2
    for row in DIFFERENCES:
        assert set(row.facts) == set(PACKAGES)
        assert all(fact == NONE or fact.gives for fact in row.facts.values())
    assert len(faults_table().splitlines()) == len(FAULTS) + 2
    assert len(faults_table(["torch"]).splitlines()) == 3
    for line in faults_table().splitlines():
        assert len(re.findall(r"(?<!\\)\|", line)) == 6
