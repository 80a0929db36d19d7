"""The group of commands, and what becomes of errors.

Exit status: 0 done or true, 1 false or a failed check, 2 wrong usage or bad input, 3 not
decided, 130 interrupted.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import Any, NoReturn

import click

import gaforge
from gaforge.cli.bench import bench
from gaforge.cli.check import check
from gaforge.cli.experiment import experiment
from gaforge.cli.generate import generate
from gaforge.cli.info import info
from gaforge.cli.llm import llm
from gaforge.cli.options import Command
from gaforge.cli.sandwich import sandwich
from gaforge.cli.splitting import split
from gaforge.cli.table import table
from gaforge.cli.training import train
from gaforge.cli.validate import validate
from gaforge.cli.verifying import verify
from gaforge.errors import GaforgeError, ProofError

FALSE, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141


class Cli(Command, click.Group):
    """A group that turns errors into one message on stderr and an exit status."""

    def main(self, *args: Any, **options: Any) -> NoReturn:
        """Run a command and exit."""
        options["standalone_mode"] = False
        try:
            status = super().main(*args, **options)
        except click.ClickException as error:
            error.show()
            status = BAD_INPUT
        except click.Abort:
            click.echo("interrupted", err=True)
            status = INTERRUPTED
        except GaforgeError as error:
            click.echo(f"gaforge: {error}", err=True)
            status = FALSE if isinstance(error, ProofError) else BAD_INPUT
        except OSError as error:
            click.echo(f"gaforge: {error}", err=True)
            status = BAD_INPUT
        sys.exit(status or 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, and end quietly when nobody reads its output any more."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except OSError as error:
            # What is still buffered would fail once more when the interpreter ends.
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            if error.errno != errno.EPIPE:
                raise
            ctx.exit(BROKEN_PIPE)
        return result


EXAMPLES = """\
gaforge table 3                          multiplication table of Cl(3)
gaforge sandwich 3,0,1 even vector       how a motor moves a plane, symbolically
gaforge verify "~(a*b) == ~b*~a" -a 3    prove or refute an identity
gaforge split 4 "2*e12 + 0.5*e34"        planes and angles of a bivector
gaforge generate 3,0,1 --out algebras    a package of proved kernels
gaforge check                            prove all code that gaforge ships
"""


@click.group(cls=Cli, examples=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(gaforge.__version__, message="gaforge %(version)s")
def main() -> None:
    """Turn the signature of a Clifford algebra into verified, specialised code.

    A SIGNATURE is p,q,r: how many basis vectors square to +1, to -1 and to 0. Zeros at the end may
    be left out, so 3 is Cl(3,0,0) and 3,0,1 is projective geometric algebra.
    """


for _command in (
    generate,
    check,
    table,
    sandwich,
    verify,
    validate,
    split,
    bench,
    train,
    experiment,
    llm,
    info,
):
    main.add_command(_command)
