"""The report of a run: Markdown, JSON and, where matplotlib is installed, plots."""

from __future__ import annotations

from pathlib import Path

from gaforge.llm.reproduction.summary import summarise
from gaforge.llm.reproduction.tables import as_markdown
from gaforge.plotting import can_plot
from gaforge.runs.checkpoint import write_atomically, write_json

REPORT = "report"


def report(folder: Path | str) -> str:
    """Write ``report.md``, ``report.json`` and plots of a run, finished or not.

    ``report.json`` holds all that the tables and the plots are made of.

    Returns
    -------
    str
        The Markdown text.

    Raises
    ------
    ConfigurationError
        If there is no run in the folder.
    CheckpointError
        If a file of the run is damaged.
    """
    folder = Path(folder)
    found = summarise(folder)
    write_json(folder / f"{REPORT}.json", found.as_values())
    lines = ["# Projections replaced by rotors", "", as_markdown(found, "##").rstrip()]
    if can_plot():
        from gaforge.llm.reproduction.plots import plots

        for name, svg in plots(found).items():
            write_atomically(folder / f"{name}.svg", svg.encode())
            lines += ["", f"![{name}]({name}.svg)"]
    text = "\n".join(lines) + "\n"
    write_atomically(folder / f"{REPORT}.md", text.encode())
    return text
