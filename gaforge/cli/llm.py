"""``gaforge llm``: the group."""

from __future__ import annotations

import click

from gaforge.cli.llm_convert import convert
from gaforge.cli.llm_data import data
from gaforge.cli.llm_eval import evaluate
from gaforge.cli.llm_inspect import inspect
from gaforge.cli.llm_options import Group
from gaforge.cli.llm_reproduce import report, reproduce

EXAMPLES = """\
gaforge llm data list                       a model, texts and questions inside packages
gaforge llm convert smollm2 --text wiki --layers 1 --out rotors
gaforge llm eval rotors --text wiki --baseline smollm2
gaforge llm inspect rotors
gaforge llm reproduce --quick -o results    the paper's experiment, with controls
"""


@click.group(cls=Group, examples=EXAMPLES, short_help="Replace a language model's layers.")
def llm() -> None:
    """Replace projections of a language model by rotors, or by what they are compared with.

    A MODEL is a folder that transformers' save_pretrained wrote, or the name of a packaged model.
    Nothing is fetched from a network, except by data install and by reproduce --install.
    """


for _command in (convert, evaluate, inspect, reproduce, report, data):
    llm.add_command(_command)
