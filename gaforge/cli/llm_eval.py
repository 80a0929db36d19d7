"""``gaforge llm eval``."""

from __future__ import annotations

import dataclasses
from typing import Any

import click

from gaforge.cli.llm_options import Bar, split_options, start, text_option
from gaforge.cli.options import Command, json_option, show_json

EXAMPLES = """\
gaforge llm eval rotors --text wiki                       log-perplexity on documents kept apart
gaforge llm eval rotors --text wiki --baseline smollm2    and the difference, paired over windows
gaforge llm eval rotors --questions hellaswag --items 100
gaforge llm eval rotors --questions arc_challenge_0shot --by generation
"""


@click.command("eval", cls=Command, examples=EXAMPLES, short_help="Evaluate a model.")
@click.argument("model")
@text_option
@click.option("--questions", metavar="NAME", help="A set that gaforge llm data list names.")
@click.option("--baseline", metavar="MODEL", help="Another model, to compare with.")
@split_options
@click.option("--stride", type=click.IntRange(1), help="Between windows; by default half a window.")
@click.option("--tokens", type=click.IntRange(2), help="Evaluate on the first so many.")
@click.option("--items", type=click.IntRange(1), help="Ask the first so many questions.")
@click.option(
    "--normalise",
    type=click.Choice(["bytes", "tokens", "none"]),
    default="bytes",
    show_default=True,
    help="What the log-likelihood of an answer is divided by.",
)
@click.option(
    "--by",
    type=click.Choice(["likelihood", "generation"]),
    default="likelihood",
    show_default=True,
    help="Take the likeliest answer, or read the one that the model writes.",
)
@click.option(
    "--new-tokens",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    help="That the model writes at most, by generation.",
)
@json_option
def evaluate(
    model: str,
    text: str | None,
    questions: str | None,
    baseline: str | None,
    as_json: bool,
    **settings: Any,
) -> int:
    """Evaluate MODEL: log-perplexity on a text, or the accuracy of its answers to questions.

    Of a text, only documents are taken that gaforge llm convert kept apart. Each figure comes with
    its 95 % interval; differences to a baseline are paired over windows, or over questions.
    """
    start()
    if (text is None) == (questions is None):
        raise click.UsageError("give either --text or --questions")
    names = [model] if baseline is None else [model, baseline]
    with Bar(quiet=as_json) as bar:
        if text is not None:
            found = [_perplexity(name, text, settings, bar) for name in names]
        else:
            found = [_choices(name, str(questions), settings, bar) for name in names]
    values = {"results": {n: f.as_mapping() for n, f in zip(names, found, strict=True)}}
    lines = [f"{name}: {result}" for name, result in zip(names, found, strict=True)]
    if baseline is not None:
        from gaforge.llm import compare

        difference = compare(found[0], found[1])
        values["difference"] = dataclasses.asdict(difference)
        lines.append(f"difference: {difference}")
    if as_json:
        show_json(values)
    else:
        click.echo("\n".join(lines))
    return 0


def _perplexity(name: str, text: str, settings: dict[str, Any], bar: Bar) -> Any:
    from gaforge.llm import perplexity, split_documents
    from gaforge.llm.protocol import encode
    from gaforge.llm.reading import find_model, read_model, read_texts, read_tokenizer

    folder = find_model(name)
    tokenizer = read_tokenizer(folder)
    split = split_documents(read_texts(text), share=settings["share"], seed=settings["split_seed"])
    ids = encode(tokenizer, split.test, tokenizer.eos_token_id)[: settings["tokens"]]
    return perplexity(
        read_model(folder),
        ids,
        window=settings["window"],
        stride=settings["stride"],
        watch=bar.counter(name),
    )


def _choices(name: str, questions: str, settings: dict[str, Any], bar: Bar) -> Any:
    from gaforge.llm import multiple_choice
    from gaforge.llm import questions as read_questions
    from gaforge.llm.reading import find_model, read_model, read_tokenizer

    items = read_questions(questions)[: settings["items"]]
    folder = find_model(name)
    return multiple_choice(
        read_model(folder),
        read_tokenizer(folder),
        items,
        by=settings["by"],
        normalise=settings["normalise"],
        new_tokens=settings["new_tokens"],
        watch=bar.counter(name),
    )
