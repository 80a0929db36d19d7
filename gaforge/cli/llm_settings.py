"""What ``gaforge llm convert`` is asked to do: flags, files of settings, names of modules."""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gaforge.errors import ConfigurationError

if TYPE_CHECKING:
    from gaforge.llm import Attention, Conversion

ELSEWHERE = {"config", "out", "resume", "dry_run", "as_json"}
"""Parameters that say where results go; all others are keys of a configuration."""

OPTIONS = "gaforge.llm.options"

SCALES = ("none", "head", "channel")

ROTORS = ("rotor", "network")


def config_option(function: Any) -> Any:
    """Add ``--config``, whose values stand where no flag is given."""
    return click.option(
        "--config",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        is_eager=True,
        expose_value=False,
        callback=_read,
        metavar="FILE",
        help="Take settings from a TOML file, such as gaforge.toml of a result; flags win.",
    )(function)


def _read(context: click.Context, parameter: click.Parameter, path: Path | None) -> None:
    from gaforge.experiments.config import read_toml

    if path is None:
        return
    values = read_toml(path)
    known = _keys(context)
    unknown = sorted(set(values) - set(known))
    if unknown:
        raise ConfigurationError(
            f"{path}: unknown key {unknown[0]!r}; a conversion has {', '.join(known)}"
        )
    options = values.pop("options", {})
    if not isinstance(options, dict):
        raise ConfigurationError(f"{path}: options must be a table, not {options!r}")
    context.meta[OPTIONS] = {key: _none(value) for key, value in options.items()}
    # As text, so that they are read and refused as flags are.
    context.default_map = {key: _text(value) for key, value in values.items()}


def write_config(path: Path, plan: Conversion) -> None:
    """Write the settings of the command that runs, for ``--config``."""
    from gaforge.experiments.config import to_toml
    from gaforge.files import replace, sweep

    context = click.get_current_context()
    values = {key: context.params[key] for key in _keys(context)}
    values |= {"layers": list(plan.layers), "modules": "".join(plan.modules)}
    given = {key: value for key, value in values.items() if value is not None}
    options = layer_options(given.pop("options"))
    given["options"] = {k: "none" if v is None else v for k, v in options.items()}
    sweep(path)
    replace(path, to_toml(given).encode())


def _keys(context: click.Context) -> list[str]:
    names = [parameter.name for parameter in context.command.params]
    return [name for name in names if name is not None and name not in ELSEWHERE]


def layer_options(settings: Sequence[str]) -> dict[str, Any]:
    """Return options of layers: those of the file, and in their places those of ``--set``."""
    return {
        **click.get_current_context().meta.get(OPTIONS, {}),
        **dict(_setting(text) for text in settings),
    }


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
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), _none(value.strip())


def choose(
    modules: str, layers: tuple[int, ...], folder: Path
) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return layers and letters of what is replaced.

    Parameters
    ----------
    modules : str
        Letters out of q, k, v and o, or patterns of paths with commas between them.
    layers : tuple of int
        With patterns there may be none: then all layers that they match are taken.
    folder : path
        Of the model.
    """
    from gaforge.llm import find_attentions
    from gaforge.llm.projections import LETTERS, select
    from gaforge.llm.reading import empty_model

    letters = tuple(modules.replace(",", ""))
    if set(letters) <= set(LETTERS):
        if not layers:
            raise click.UsageError("give the numbers of layers with --layers")
        return layers, letters
    attentions = find_attentions(empty_model(folder))
    numbers = layers or range(len(attentions))
    found = {
        number: _matched(modules.split(","), attention)
        for number, attention in zip(numbers, select(attentions, list(numbers)), strict=True)
    }
    if not layers:
        found = {number: letters for number, letters in found.items() if letters}
    kinds = set(found.values()) - {()}
    if not kinds:
        raise click.UsageError(
            f"no projection matches {modules!r}; they are letters out of {', '.join(LETTERS)}, or "
            f"called like {attentions[0].path_of('q')}"
        )
    if set(found.values()) != kinds or len(kinds) > 1:
        raise click.UsageError(
            f"{modules!r} matches other projections in some layers than in others; convert them "
            "one after the other"
        )
    return tuple(found), kinds.pop()


def _matched(patterns: Sequence[str], attention: Attention) -> tuple[str, ...]:
    return tuple(
        letter
        for letter in attention.names
        if any(fnmatch.fnmatchcase(attention.path_of(letter), p.strip()) for p in patterns)
    )


def scale_options(scales: str | None, method: str, folder: Path) -> dict[str, Any]:
    """Return options of rotors for scales: none, one for each head's size, or each feature."""
    from gaforge.llm import find_attentions
    from gaforge.llm.reading import empty_model

    if scales is None:
        return {}
    if method.partition(":")[0] not in ROTORS:
        raise click.UsageError(f"--scales is for {' and '.join(ROTORS)}, not for {method}")
    size: str | int | None = {"none": None, "channel": "channel"}.get(scales)
    if scales == "head":
        size = head_size(find_attentions(empty_model(folder))[0])
    return {"in_scale": size, "out_scale": size}


def head_size(attention: Attention) -> int:
    """Return the number of features of a head.

    Raises
    ------
    UsageError
        If the model doesn't say it.
    """
    size = getattr(attention.module, "head_dim", None)
    if not isinstance(size, int):
        raise click.UsageError("this model doesn't say how large its heads are; use --set in_scale")
    return size


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _none(value: Any) -> Any:
    return None if value == "none" else value
