"""``gaforge train``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from tqdm import tqdm

from gaforge.cli.options import Command, Group, json_option, show_json
from gaforge.cli.progress import clock
from gaforge.errors import ConfigurationError, MissingExtraError

if TYPE_CHECKING:
    from gaforge.experiments.config import Config
    from gaforge.experiments.study import Study
    from gaforge.experiments.sweep import Task
    from gaforge.experiments.training import Progress

LAYERS = ("rotor", "dense", "lowrank", "blockdiag", "blockhadamard")

GROUP_EXAMPLES = """\
gaforge train fmnist --layers rotor     rotors in place of a dense hidden layer
gaforge train fmnist --sweep frontier   accuracy against trained numbers, for all kinds of maps
"""

EXAMPLES = """\
gaforge train fmnist --data digits --epochs 3       a few seconds, on the digits of scikit-learn
gaforge train fmnist --layers lowrank --seed 0 --seed 1 --control
gaforge train fmnist --layers rotor --show-config > rotor.toml
gaforge train fmnist --config rotor.toml --set model.deviation=0.1 --out runs/small
gaforge train fmnist --out runs/small --resume      go on after an interruption
gaforge train fmnist --sweep frontier --jobs 8      all models of a study, with controls
torchrun --nproc-per-node 2 -m gaforge train fmnist
"""


@click.group(cls=Group, examples=GROUP_EXAMPLES, short_help="Train networks of rotor layers.")
def train() -> None:
    """Train networks of rotor layers beside dense and structured ones."""


@train.command(cls=Command, examples=EXAMPLES, short_help="Train on Fashion-MNIST, or on digits.")
@click.option("--layers", type=click.Choice(LAYERS), help="Kind of the hidden map.  [rotor]")
@click.option(
    "--config",
    "config_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="TOML file with a configuration, as --show-config prints it.",
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="Change a key of the configuration, such as model.side=32 or model.maps.0.width=4.",
)
@click.option(
    "--data",
    metavar="SOURCE",
    help="fashion-mnist (the Debian package dataset-fashion-mnist), digits (of scikit-learn), or a "
    "folder with Fashion-MNIST's four IDX files. By default Fashion-MNIST if its package is "
    "installed, else digits.",
)
@click.option("--epochs", type=click.IntRange(1), help="Passes over the training images.")
@click.option(
    "--validation",
    type=click.IntRange(0),
    metavar="N",
    help="Keep the last N training images to measure accuracy on, and leave the test images alone.",
)
@click.option("--seed", "seeds", type=click.IntRange(0), multiple=True, help="Once or repeatedly.")
@click.option("--frozen", is_flag=True, help="Keep the maps as they are drawn.")
@click.option("--control", is_flag=True, help="Train each seed with frozen maps as well.")
@click.option("--sweep", metavar="STUDY", help="A study that gaforge ships, or a TOML file.")
@click.option(
    "-o",
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the run.  [runs/LAYERS or runs/STUDY]",
)
@click.option("--resume", is_flag=True, help="Go on with the run in the folder.")
@click.option(
    "-j", "--jobs", type=click.IntRange(1), default=1, help="Runs at a time, each in a process."
)
@click.option("--show-config", is_flag=True, help="Print the configuration as TOML, and stop.")
@json_option
def fmnist(
    layers: str | None,
    config_file: Path | None,
    settings: tuple[str, ...],
    data: str | None,
    epochs: int | None,
    validation: int | None,
    seeds: tuple[int, ...],
    frozen: bool,
    control: bool,
    sweep: str | None,
    out: Path | None,
    resume: bool,
    jobs: int,
    show_config: bool,
    as_json: bool,
) -> int:
    """Train a network on Fashion-MNIST, or on digits, and write all about it into a folder.

    The folder holds the configuration, versions, metrics.jsonl, a checkpoint, and a report with
    plots. Ctrl-C writes a checkpoint and stops with exit status 130; --resume goes on from it, and
    ends with the same numbers as a run that was never stopped. With several seeds, --control or
    --sweep, there is a folder for each run, and one table of means and standard deviations; what
    is there already is not run again.
    """
    _need_torch()
    from gaforge.experiments.config import parse_setting

    changes = dict(parse_setting(text) for text in settings)
    given = {"data": data, "epochs": epochs, "validation": validation, "frozen": frozen or None}
    changes |= {key: value for key, value in given.items() if value is not None}
    if sweep is not None:
        if layers or config_file:
            raise click.UsageError("--sweep names its own layers and configurations")
        from gaforge.experiments.study import load_study

        study = load_study(sweep).changed(changes, seeds)
        return _study(study, out or Path("runs", Path(sweep).stem), jobs, as_json)
    out = out or Path("runs", layers or (config_file.stem if config_file else "rotor"))
    config = _config(layers, config_file, changes, data, out if resume else None)
    if show_config:
        click.echo(config.to_toml(), nl=False)
        return 0
    if len(seeds) > 1 or control:
        study = _one_row(config, layers or "rotor", seeds or (config.seed,), control)
        return _study(study, out, jobs, as_json)
    if seeds:
        config = config.with_settings({"seed": seeds[0]})
    return _run(config, out, resume, as_json)


def _need_torch() -> None:
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise MissingExtraError(
            'training needs torch; install it with pip install "gaforge[experiments]"'
        ) from error


def _config(
    layers: str | None,
    path: Path | None,
    changes: dict[str, Any],
    data: str | None,
    resumed: Path | None,
) -> Config:
    from gaforge.experiments.config import Config, read_toml
    from gaforge.experiments.presets import preset
    from gaforge.experiments.run_folder import CONFIG

    if layers and path:
        raise click.UsageError("--layers and --config both say what to train; give one of them")
    if resumed is not None and not (layers or path):
        path = resumed / CONFIG
        if not path.exists():
            raise ConfigurationError(f"there is no run in {resumed} to go on with")
    config = (
        Config.from_mapping(read_toml(path)) if path else preset(layers or "rotor", data or "auto")
    )
    return config.with_settings(changes)


def _one_row(config: Config, name: str, seeds: tuple[int, ...], control: bool) -> Study:
    from gaforge.experiments.study import Row, Study

    return Study((Row(name, name, config, {}, control),), seeds, {"seeds": []})


def _run(config: Config, folder: Path, resume: bool, as_json: bool) -> int:
    from gaforge.experiments.distributed import is_first_process
    from gaforge.experiments.report import report_run
    from gaforge.experiments.training import train as train_network
    from gaforge.plotting import can_plot

    first = is_first_process()
    if first:
        _name_images(config)
    with _Bar(quiet=as_json or not first) as bar:
        result = train_network(config, folder, resume=resume, watch=bar.watch)
    if result.interrupted:
        return _interrupted(
            result.interrupted, f"at step {result.step}", f"--out {folder} --resume goes on"
        )
    if not first:
        return 0
    text = report_run(folder)
    if as_json:
        show_json(result.as_mapping())
    else:
        click.echo(text)
        click.echo(f"written to {folder}" + ("" if can_plot() else "; plots need matplotlib"))
    return 0


def _study(study: Study, folder: Path, jobs: int, as_json: bool) -> int:
    from dataclasses import asdict

    from gaforge.experiments.report import report_study
    from gaforge.experiments.sweep import sweep

    with _Bar(quiet=as_json) as bar:
        outcome = sweep(study, folder, jobs=jobs, watch=bar.watch_task, finish=bar.finish_task)
    if outcome.interrupted:
        runs = f"after {len(outcome.done)} runs"
        return _interrupted(outcome.interrupted, runs, "the same command goes on")
    rows, text = report_study(study, outcome, folder)
    if as_json:
        show_json([asdict(row) for row in rows])
    else:
        click.echo(text)
        click.echo(f"written to {folder}")
    return 0


def _name_images(config: Config) -> None:
    from gaforge.experiments.data import HOW_TO_GET, resolve_source

    if config.data == "auto" and resolve_source("auto") == "digits":
        click.echo(
            f"Fashion-MNIST is not installed: training on scikit-learn's digits. To get it, "
            f"{HOW_TO_GET}.",
            err=True,
        )


def _interrupted(signal: int, where: str, way_on: str) -> int:
    click.echo(f"interrupted {where}; nothing is lost, {way_on}", err=True)
    return 128 + signal


class _Bar:
    """Loss, accuracy and time left, on stderr: a bar for a terminal, else a line for each epoch."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._epoch = 0
        self._bar: tqdm[Any] = tqdm(
            disable=quiet or not sys.stderr.isatty(),
            leave=False,
            bar_format="{desc} {percentage:3.0f}% |{bar}| {postfix}",
        )

    def __enter__(self) -> _Bar:
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def watch(self, progress: Progress, name: str = "") -> None:
        """Show where a run stands."""
        epoch = f"{name} epoch {progress.epoch}/{progress.epochs}".lstrip()
        accuracy = (
            "" if progress.accuracy is None else f", accuracy {100 * progress.accuracy:.2f} %"
        )
        state = f"loss {progress.loss:.4f}{accuracy}, {clock(progress.seconds_left)} left"
        if self._bar.disable:
            if progress.epoch > self._epoch and not name and not self._quiet:
                click.echo(f"{epoch}: {state}", err=True)
        else:
            self._bar.total, self._bar.n = progress.steps, progress.step
            self._bar.set_description_str(epoch, refresh=False)
            self._bar.set_postfix_str(state)
        self._epoch = progress.epoch

    def watch_task(self, task: Task, progress: Progress) -> None:
        """Show where a run of a study stands."""
        self.watch(progress, f"{task.row} {task.role} seed {task.config.seed}")

    def finish_task(self, task: Task, result: dict[str, Any]) -> None:
        """Note that a run of a study is done."""
        if not self._quiet:
            self._bar.clear()
            click.echo(
                f"{task.row} {task.role} seed {task.config.seed} {task.choice}: "
                f"{100 * result['accuracy']:.2f} %, {result['numbers']['total']:,} numbers",
                err=True,
            )
