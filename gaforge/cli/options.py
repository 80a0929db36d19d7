"""Parameters that several commands share."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import click

from gaforge.algebra import Algebra
from gaforge.errors import GaforgeError

Function = TypeVar("Function", bound=Callable[..., Any])


class Command(click.Command):
    """A command whose help ends with examples, shown as they are.

    Parameters
    ----------
    examples : str
        One example a line.
    """

    def __init__(self, *args: Any, examples: str = "", **options: Any) -> None:
        super().__init__(*args, **options)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples."""
        with formatter.section("Examples"):
            for line in self.examples.splitlines():
                formatter.write(f"  {line}\n")


class Group(Command, click.Group):
    """A group of commands whose help ends with examples."""


class SignatureType(click.ParamType):
    """A signature such as ``3,0,1``."""

    name = "signature"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Algebra:
        """Return the algebra, or show what is wrong with the text."""
        try:
            return Algebra.parse(value)
        except GaforgeError as error:
            self.fail(str(error), param, ctx)


SIGNATURE = SignatureType()


def json_option(function: Function) -> Function:
    """Add ``--json``."""
    return click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")(
        function
    )


def jobs_option(function: Function) -> Function:
    """Add ``--jobs``."""
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(1),
        help="Number of processes; by default one for each processor.",
    )(function)


def show_json(value: Any) -> None:
    """Print a value as JSON."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def signature_text(algebra: Algebra) -> str:
    """Return ``p,q,r``."""
    return ",".join(map(str, algebra.signature))
