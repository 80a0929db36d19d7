"""``gaforge llm eval``."""

from __future__ import annotations

import dataclasses
from typing import Any

import click

from gaforge.cli.llm_options import Bar, protocol_option, split_options, start, text_option
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
@protocol_option
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

    With --protocol paper it is the paper's: windows of one stream that overlap and are drawn at
    random, so that most tokens that count were calibrated with.
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
    values: dict[str, Any] = {
        "results": {n: f.as_mapping() for n, f in zip(names, found, strict=True)}
    }
    lines = [f"{name}: {result}" for name, result in zip(names, found, strict=True)]
    if baseline is not None:
        from gaforge.llm import compare

        difference = compare(found[0], found[1])
        values["difference"] = dataclasses.asdict(difference)
        lines.append(f"difference: {difference}")
    if text is not None:
        values["protocol"] = settings["protocol"]
    if text is not None and settings["protocol"] == "paper":
        lines.append("protocol: the paper's; these windows overlap with those of the calibration")
    if as_json:
        show_json(values)
    else:
        click.echo("\n".join(lines))
    return 0


def _perplexity(name: str, text: str, settings: dict[str, Any], bar: Bar) -> Any:
    from gaforge.llm import perplexity
    from gaforge.llm.reading import find_model, read_model, read_tokenizer

    folder = find_model(name)
    ids, counted = _evaluated(text, read_tokenizer(folder), settings)
    return perplexity(
        read_model(folder),
        ids,
        window=settings["window"],
        stride=settings["stride"],
        counted=counted,
        watch=bar.counter(name),
    )


def _evaluated(text: str, tokenizer: Any, settings: dict[str, Any]) -> tuple[Any, Any]:
    """Return the tokens that a protocol evaluates on, and how many of each part count."""
    from gaforge.llm import split_documents, split_windows
    from gaforge.llm.protocol import encode, encode_joined
    from gaforge.llm.reading import joint, read_texts

    window, most = settings["window"], settings["tokens"]
    how = {"share": settings["share"], "seed": settings["split_seed"]}
    if settings["protocol"] == "paper":
        stream = encode_joined(tokenizer, read_texts(text), joint(text))
        stride = settings["stride"] or window // 2
        split = split_windows(stream, window=window, stride=stride, **how)
        windows = None if most is None else max(1, most // window)
        return split.test[:windows], split.counted[:windows]
    documents = split_documents(read_texts(text), **how).test
    return encode(tokenizer, documents, tokenizer.eos_token_id)[:most], None


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
