"""``gaforge llm convert``."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from gaforge.cli.llm_options import (
    INTERRUPTED,
    Bar,
    megabytes,
    numbers,
    protocol_option,
    show_table,
    split_options,
    start,
    text_option,
)
from gaforge.cli.llm_settings import (
    SCALES,
    choose,
    config_option,
    layer_options,
    scale_options,
    write_config,
)
from gaforge.cli.options import Command, json_option, show_json

if TYPE_CHECKING:
    from gaforge.llm import Conversion, Costs

METHODS = "rotor, network, lowrank:R, blockdiag, blockhadamard, dense, mean, zero"
CONFIG = "gaforge.toml"

EXAMPLES = """\
gaforge llm convert MODEL --layers 1,24 --dry-run
gaforge llm convert MODEL --text news --layers 1 --method lowrank:4 --loss attention --out lr4
gaforge llm convert MODEL --text texts/ --layers 1 --set width=2 --out two --resume
gaforge llm convert MODEL --text texts/ --modules '*.[12].self_attn.[kv]_proj' --out kv
gaforge llm convert --config two/gaforge.toml --seed 1 --out again
"""


@click.command(cls=Command, examples=EXAMPLES, short_help="Convert a model.")
@click.argument("model")
@config_option
@click.option("--layers", callback=numbers, metavar="N,N", help="In the order of their fits.")
@text_option
@click.option(
    "--modules",
    default="qkv",
    show_default=True,
    help="Letters out of q, k, v and o, or patterns of paths, such as *.k_proj.",
)
@click.option("--method", default="rotor", show_default=True, help=f"One of {METHODS}.")
@click.option(
    "--scales",
    type=click.Choice(SCALES),
    help="Learned scales of rotors: none, one for as many features as a head has, or for each.",
)
@click.option("--bias/--no-bias", default=True, show_default=True, help="Fit biases.")
@click.option("--loss", type=click.Choice(["mse", "attention"]), default="mse", show_default=True)
@click.option(
    "--refit", is_flag=True, help="Then fit the dense map of the attention's output anew."
)
@click.option(
    "--solver",
    type=click.Choice(["best", "rows"]),
    default="best",
    show_default=True,
    help="Closed forms and second moments, or drawn rows for all methods, as in the paper.",
)
@click.option(
    "--schedule",
    type=click.Choice(["cosine", "alternating"]),
    default="cosine",
    show_default=True,
    help="Of the learning rate; alternating with zero is what the paper's code does.",
)
@click.option("--steps", type=click.IntRange(0), default=300, show_default=True)
@click.option("--joint-steps", type=click.IntRange(1), default=120, show_default=True)
@click.option("--rate", type=float, help="Highest learning rate; by default that of the method.")
@click.option("--joint-rate", type=float, help="The same for --loss attention.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option(
    "--set", "options", multiple=True, metavar="KEY=VALUE", help="An option of the layers."
)
@click.option(
    "--tokens", type=click.IntRange(2), default=40960, show_default=True, help="To calibrate with."
)
@protocol_option
@split_options
@click.option("-o", "--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
@click.option("--resume", is_flag=True, help="Go on with the run in DIR/run.")
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Fits of q, k and v that run side by side, each with OMP_NUM_THREADS threads. Results do "
    "not depend on it.",
)
@click.option("--dry-run", is_flag=True, help="Print parameters, operations and memory, and stop.")
@json_option
def convert(
    model: str,
    layers: tuple[int, ...],
    text: str | None,
    modules: str,
    method: str,
    scales: str | None,
    options: tuple[str, ...],
    tokens: int,
    protocol: str,
    share: float,
    split_seed: int,
    window: int,
    out: Path | None,
    resume: bool,
    workers: int,
    dry_run: bool,
    as_json: bool,
    **settings: Any,
) -> int:
    """Replace projections of layers of MODEL, and write the converted model into a folder.

    Documents are split: a part is kept for gaforge llm eval, which takes the same ones as long as
    --protocol, --share and --split-seed are the same. A run that was stopped goes on with
    --resume, to the same result; DIR/run says all about it. DIR/gaforge.toml has all settings, for
    --config.
    """
    start()
    from gaforge.llm import Conversion
    from gaforge.llm.reading import empty_model, find_model

    folder = find_model(model)
    layers, letters = choose(modules, layers, folder)
    chosen = {**scale_options(scales, method, folder), **layer_options(options)}
    plan = Conversion(layers, method, letters, options=chosen, **settings)
    if dry_run:
        from gaforge.llm import costs

        _show_costs(costs(empty_model(folder), plan), as_json)
        return 0
    if text is None or out is None:
        raise click.UsageError("give --text to calibrate with and --out to write to, or --dry-run")
    calibration = _Calibration(text, protocol, share, split_seed, window, tokens)
    try:
        found = _convert(folder, plan, calibration, out, resume, workers, as_json)
    except KeyboardInterrupt:
        click.echo("interrupted; what is fitted is kept, --resume goes on", err=True)
        return INTERRUPTED
    write_config(out / CONFIG, plan)
    if as_json:
        show_json({"folder": str(out), "fits": found})
    else:
        _show_fits(found)
        click.echo(f"written to {out}")
    return 0


class _Calibration(NamedTuple):
    """What is calibrated with."""

    text: str
    protocol: str
    share: float
    seed: int
    window: int
    tokens: int

    def read(self, tokenizer: Any) -> Any:
        """Return a stream of tokens, or the windows that the paper's protocol draws."""
        from gaforge.llm import split_documents, split_windows
        from gaforge.llm.protocol import encode, encode_joined
        from gaforge.llm.reading import joint, read_texts

        how: dict[str, Any] = {"share": self.share, "seed": self.seed}
        if self.protocol == "paper":
            stream = encode_joined(tokenizer, read_texts(self.text), joint(self.text))
            stride = self.window // 2
            windows = split_windows(stream, window=self.window, stride=stride, **how).calibration
            return windows[: max(1, self.tokens // self.window)]
        documents = split_documents(read_texts(self.text), **how).calibration
        return encode(tokenizer, documents, tokenizer.eos_token_id)[: self.tokens]


def _convert(
    folder: Path,
    plan: Conversion,
    calibration: _Calibration,
    out: Path,
    resume: bool,
    workers: int,
    quiet: bool,
) -> list[dict[str, Any]]:
    from gaforge.llm import convert as convert_model
    from gaforge.llm import save
    from gaforge.llm.reading import read_model, read_tokenizer

    tokenizer = read_tokenizer(folder)
    ids = calibration.read(tokenizer)
    settings = plan.as_mapping()
    layers, method = settings.pop("layers"), settings.pop("method")
    with Bar(quiet=quiet) as bar:
        found = convert_model(
            read_model(folder),
            ids,
            layers,
            method,
            inplace=True,
            window=calibration.window,
            folder=out / "run",
            resume=resume,
            workers=workers,
            watch=bar.watch,
            **settings,
        )
    save(found, out)
    tokenizer.save_pretrained(out)
    fits: list[dict[str, Any]] = found.config.gaforge["fits"]
    return fits


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
    show_table(("projection", "features", "parameters", "operations a token"), rows)
    click.echo(f"model: {found.parameters_before:,} -> {found.parameters:,} parameters, ", nl=False)
    click.echo(f"{megabytes(found.bytes_before)} -> {megabytes(found.bytes)}")
    if found.parameters_refitted:
        click.echo(f"output maps fitted anew: {found.parameters_refitted:,} parameters")
    click.echo(f"to fit: {megabytes(found.bytes_to_fit)} beside the model")


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
    show_table(("projection", "parameters", "error left", ""), rows)
