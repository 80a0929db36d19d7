"""``gaforge verify``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from gaforge.algebra import Algebra
from gaforge.cli.options import SIGNATURE, Command, json_option, show_json, signature_text

if TYPE_CHECKING:
    from gaforge.identities import Verdict
    from gaforge.identities.families import FamilyVerdict

NOT_PROVED = 3
"""Exit status where a proof is required and the verdict is probabilistic."""

EXAMPLES = """\
gaforge verify "~(a*b) == ~b*~a" -a 3,0,1
gaforge verify "grade(V*v*inv(V), 1) == V*v*inv(V)" -a 4,1 -w "V: versor, v: vector"
gaforge verify "B*B == sp(B, B)" -a "n<=4" -w "B: bivector"
gaforge verify "exp(B/2)**2 == exp(B)" -a 4 -w "B: 2-blade"
gaforge verify -a 3 -- "-a*b == b*a"     an expression that begins with a minus
gaforge verify --catalogue -a 3,0,1      known identities of the field
"""


class VerifyCommand(Command):
    """A command whose help lists kinds of variables and conventional names."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the kinds, the conventional names and the examples."""
        from gaforge.identities.kinds import DEFAULTS, KINDS

        with formatter.section("Kinds of variables"):
            formatter.write_dl([(kind.name, kind.summary) for kind in KINDS.values()])
        with formatter.section("Names with a kind unless declared, alone or numbered as in v2"):
            formatter.write_dl([*DEFAULTS.items(), ("e1 e12 ..", "basis blade")])
        super().format_epilog(ctx, formatter)


@click.command(
    "verify",
    cls=VerifyCommand,
    examples=EXAMPLES,
    short_help="Prove an identity, or refute it with a smallest counterexample.",
)
@click.argument("expression", required=False)
@click.option(
    "-a",
    "--algebra",
    required=True,
    metavar="SIGNATURE|FAMILY",
    help="p,q,r, or a family such as 'n<=4' or 'p+q<=5, r<=1'.",
)
@click.option("-w", "--where", help="Kinds of variables, such as 'R: versor, v: null vector'.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    default=60.0,
    show_default=True,
    help="Seconds for an identity in an algebra, after which it is not decided.",
)
@click.option(
    "--require-proof", is_flag=True, help="Exit with 3 if the verdict is only probabilistic."
)
@click.option("--catalogue", is_flag=True, help="Decide known identities, with sources, instead.")
@json_option
def verify(
    expression: str | None,
    algebra: str,
    where: str | None,
    timeout: float,
    require_proof: bool,
    catalogue: bool,
    as_json: bool,
) -> int:
    """Decide whether an identity, left == right, holds in an algebra.

    It is proved by exact computation with polynomials, or refuted with an exact real
    counterexample, made as small as it can be. Where an expansion is too large, both sides are
    evaluated at a random point modulo a random large prime: the verdict is then probabilistic and
    has a bound of its error. What is not decided says why.

    The expression has names, exact numbers, + - * / ** ^ | & << >> @ ~ with the meaning and
    precedence that they have for multivectors in Python, and the operations that `gaforge info`
    lists, grade(x, k) and exp among them. It is parsed, never evaluated.

    The exit status is 0 if the identity holds, also probabilistically, 1 if it is refuted, 2 for
    bad input and 3 if it is not decided. With --catalogue it is 0 if all is as the catalogue says.
    """
    from gaforge.identities.families import is_family

    if catalogue:
        if expression is not None or where is not None:
            raise click.UsageError("--catalogue has its own expressions and kinds; give none")
        return _run_catalogue(
            SIGNATURE.convert(algebra, None, None), timeout, require_proof, as_json
        )
    if expression is None:
        raise click.UsageError("give an expression such as '~(a*b) == ~b*~a', or --catalogue")
    found: Verdict | FamilyVerdict
    if is_family(algebra):
        found = _family(expression, algebra, where, timeout, require_proof, as_json)
    else:
        from gaforge.identities import verify as decided

        signature = SIGNATURE.convert(algebra, None, None)
        found = decided(expression, signature, where, timeout=timeout, require_proof=require_proof)
    if as_json:
        show_json(found.as_json())
    else:
        click.echo(str(found))
    if require_proof and found.verdict == "probabilistic":
        return NOT_PROVED
    return found.exit_status


def _family(
    expression: str,
    family: str,
    where: str | None,
    timeout: float,
    require_proof: bool,
    quiet: bool,
) -> FamilyVerdict:
    from gaforge.identities.families import verify_family

    return verify_family(
        expression,
        family,
        where,
        timeout=timeout,
        require_proof=require_proof,
        progress=lambda algebras: _bar(algebras, quiet),
    )


def _bar(items: Iterable[Any], quiet: bool) -> Iterable[Any]:
    """Show progress on stderr where someone watches."""
    from tqdm import tqdm

    hidden = quiet or not sys.stderr.isatty()
    return tqdm(items, disable=hidden, leave=False, unit="")


def _run_catalogue(algebra: Algebra, timeout: float, require_proof: bool, as_json: bool) -> int:
    """Decide all entries of the catalogue; show each as soon as it is decided."""
    from gaforge.identities.catalogue import CATALOGUE, check_catalogue
    from gaforge.identities.families import table_line

    outcomes = []
    width = max(len(entry.name) for entry in CATALOGUE)
    entries = _bar(CATALOGUE, as_json)
    for outcome in check_catalogue(algebra, timeout=timeout, entries=entries):
        outcomes.append(outcome)
        if not as_json:
            note = "" if outcome.exit_status == 0 else f"NOT AS EXPECTED ({outcome.expected})  "
            line = f"{outcome.entry.name:<{width}}  {note}{table_line(outcome.verdict, 13)[12:]}"
            click.echo(line)
    statuses = {outcome.exit_status for outcome in outcomes}
    status: int = next(code for code in (1, 3, 0) if code in statuses)
    if require_proof and any(o.verdict.verdict == "probabilistic" for o in outcomes):
        status = status or NOT_PROVED
    if as_json:
        words = {0: "proved", 1: "refuted", 3: "undecided"}
        show_json(
            {
                "verdict": words[status],
                "algebra": signature_text(algebra),
                "entries": [outcome.as_json() for outcome in outcomes],
            }
        )
    else:
        good = sum(outcome.exit_status == 0 for outcome in outcomes)
        click.echo(f"{good} of {len(outcomes)} identities in {algebra} as the catalogue says")
    return status
