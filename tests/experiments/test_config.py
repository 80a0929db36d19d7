"""Configurations: round trip through TOML, and what can't be is refused with its key."""

import dataclasses
import typing

import pytest

from gaforge.errors import ConfigurationError
from gaforge.experiments import Config, MapConfig, ModelConfig
from gaforge.experiments.config import parse_setting, read_toml
from gaforge.experiments.presets import PRESETS, preset


def every_other_value(table):
    """A copy of a table with each field of a plain type different from its default."""
    changed = {}
    for name, kind in typing.get_type_hints(type(table)).items():
        value = getattr(table, name)
        if kind is bool:
            changed[name] = not value
        elif kind in (int, float):
            changed[name] = value / 2 if kind is float and value else value + kind(1)
        elif name == "data":
            changed[name] = 'a "quoted" folder\\name'
        elif name == "kind":
            changed[name] = "lowrank"
        elif name == "basis":
            changed[name] = "spinor"
        elif name == "nonlinearity":
            changed[name] = "gelu"
    return dataclasses.replace(table, **changed)


def test_all_keys_come_back_from_toml():
    part = every_other_value(MapConfig())
    model = every_other_value(ModelConfig(maps=(part, MapConfig()), head=part))
    config = every_other_value(Config(model=model))
    back = Config.from_toml(config.to_toml())
    assert back == config
    assert back.model.maps == (part, MapConfig())
    assert Config.from_toml(Config().to_toml()) == Config()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("epoch = 3", "unknown key 'epoch'; a configuration has the keys data, validation, epochs"),
        ("epochs = 0", "epochs = 0 must be at least 1"),
        ("epochs = 2.5", "epochs = 2.5 must be of type int"),
        ("epochs = true", "epochs = True must be of type int"),
        ("lr_rotors = -1", "lr_rotors = -1.0 must be at least 0"),
        ("lr_rotors = nan", "lr_rotors = nan must be at least 0"),
        ("warmup = 1.5", "warmup = 1.5 must be from 0 to 1"),
        ("model = 3", "model = 3 must be a table"),
        ("[model]\nnonlinearity = 'tanh'", "model.nonlinearity = 'tanh' must be one of prelu"),
        ("[[model.maps]]\nkind = 'rotors'", "model.maps.0.kind = 'rotors' must be one of rotor"),
        ("[[model.maps]]\nwidths = 3", r"unknown key 'model.maps.0.widths'; model.maps.0. has"),
        ("[model]\nmaps = [3]", "model.maps.0 = 3 must be a table"),
        ("epochs = ", "is no TOML"),
    ],
)
def test_what_cannot_be_is_refused(text, reason):
    with pytest.raises(ConfigurationError, match=reason):
        Config.from_toml(text)


def test_settings_change_nested_keys_and_refuse_unknown_ones():
    config = preset("rotor", "digits").with_settings({"model.maps.0.width": 3, "seed": 5})
    assert (config.model.maps[0].width, config.seed) == (3, 5)
    for key in ("model.maps.1.width", "model.width", "models.side", "seed.x", "model.maps.0"):
        with pytest.raises(ConfigurationError, match=r"key|table"):
            config.with_settings({key: 1})


@pytest.mark.parametrize(
    ("text", "value"),
    [("a=1", 1), ("a = [1, 2]", [1, 2]), ("a=true", True), ("a=/x y", "/x y"), ("a=b=c", "b=c")],
)
def test_a_setting_is_read_as_toml_or_else_as_text(text, value):
    assert parse_setting(text) == ("a", value)


@pytest.mark.parametrize("text", ["epochs", "=3"])
def test_a_setting_without_key_or_value_is_refused(text):
    with pytest.raises(ConfigurationError, match="a setting is key=value"):
        parse_setting(text)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ConfigurationError, match=r"none\.toml can't be read"):
        read_toml(tmp_path / "none.toml")


@pytest.mark.parametrize("layers", PRESETS)
@pytest.mark.parametrize("data", ["digits", "fashion-mnist"])
def test_presets_have_as_many_features_as_pixels(layers, data):
    model = preset(layers, data).model
    assert (model.maps[0].kind, model.maps[0].out) == (layers, model.side**2)
