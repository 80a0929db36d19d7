"""What is said of converted models: angles that are known, controls, comparisons, and a picture."""

import json
import math

import numpy as np
import pytest
import torch
from click.testing import CliRunner
from models import llama, tokens

from gaforge import llm
from gaforge.cli import main
from gaforge.errors import ModelError
from gaforge.llm.angles_figure import angles_figure
from gaforge.llm.inspecting import compare_depths, compare_projections, inspect

ROTORS = {"method": "rotor", "modules": "k", "steps": 1, "window": 32}


def converted(layers=(1,), **changes):
    return llm.convert(llama(), tokens(64), layers, **{**ROTORS, **changes})


def projection(model, layer=1):
    return model.model.layers[layer].self_attn.k_proj


def with_bivectors(model, left, right, layer=1):
    """Set all left bivectors of a projection to one, and all right ones to another."""
    made = projection(model, layer)
    made.left.data[...] = torch.tensor(left)
    made.right.data[...] = torch.tensor(right)
    return model


@pytest.fixture(scope="module")
def known():
    # Coefficients of e12, e13, e14, e23, e24, e34.
    model = converted()
    return with_bivectors(model, [0.8, 0, 0, 0, 0, 0.6], [0.5, 0, 0, 0, 0, 0.0])


def test_angles_and_concentration_of_bivectors_that_are_known(known):
    (found,) = inspect(known)
    chunks = projection(known).in_windows.count
    assert [rotor.side for rotor in found.rotors] == ["left"] * chunks + ["right"] * chunks
    left, right = found.rotors[0], found.rotors[-1]
    assert left.angles == pytest.approx((math.degrees(0.8), math.degrees(0.6)))
    assert right.angles == pytest.approx((math.degrees(0.5), 0.0), abs=1e-6)
    assert (right.in_chunk, right.out_chunk, right.index) == (chunks - 1, 0, 0)
    assert left.scale == pytest.approx(projection(known).scale[0, 0, 0].item())
    # Shares are 0.64 and 0.36 to the left, 1 and 0 to the right; means of both sides.
    assert found.concentration == pytest.approx((0.64 + 1) / 2)
    assert found.effective_planes == pytest.approx((1 / (0.64**2 + 0.36**2) + 1) / 2)
    assert found.norm == pytest.approx(math.degrees((1 + 0.5) / 2))


def test_other_layers_and_still_rotors_have_no_concentration(known):
    (found,) = inspect(converted(method="lowrank:2"))
    assert (found.rotors, found.concentration, found.control) == ((), None, None)
    still = with_bivectors(converted(), [0.0] * 6, [0.0] * 6)
    (found,) = inspect(still)
    assert (found.concentration, found.effective_planes, found.norm) == (None, None, None)
    assert found.control is not None
    with pytest.raises(ModelError, match="no replaced projection has rotors that turn"):
        angles_figure([found])


def test_two_conversions_side_by_side(known):
    # The right planes are e12 and e34, orthogonal; the left ones differ by 0.1 rad.
    other = with_bivectors(converted(), [0.7, 0, 0, 0, 0, 0.6], [0.0, 0, 0, 0, 0, 0.25])
    (found,) = compare_projections(known, other)
    assert found.first == found.second == "model.layers.1.self_attn.k_proj"
    pairs = found.difference.rotors
    left, right = pairs[0], pairs[-1]
    assert left.cosine == pytest.approx(0.92 / math.sqrt(0.85))
    assert right.cosine == 0
    assert [plane.difference for plane in left.planes] == pytest.approx(
        [math.degrees(0.1), 0], abs=1e-5
    )
    np.testing.assert_allclose([p.principal_angles for p in left.planes], 0, atol=1e-5)
    (only,) = right.planes
    assert only.principal_angles == pytest.approx((90, 90))
    assert found.difference.overlap == pytest.approx(0.5)
    assert found.difference.overlap_at_random == 0.5  # 2 / n for n = 4


def test_two_layers_of_a_model_side_by_side():
    model = converted((0, 2), modules="qk")
    found = compare_depths(model)
    assert [(item.first[13:], item.second[13:]) for item in found] == [
        ("0.self_attn.q_proj", "2.self_attn.q_proj"),
        ("0.self_attn.k_proj", "2.self_attn.k_proj"),
    ]
    ours, theirs = (projection(model, layer).weight.detach() for layer in (0, 2))
    difference = found[1].difference
    assert difference.distance == pytest.approx(float((ours - theirs).norm() / theirs.norm()))
    with pytest.raises(ModelError, match="no two projections of one kind"):
        compare_depths(converted())
    with pytest.raises(ModelError, match=r"no projection is replaced in both.*layers\.1.*layers.2"):
        compare_projections(converted(), converted((2,)))


def test_maps_beside_the_original_by_ranks():
    original = llama()
    model = llm.convert(original, tokens(), [1], "lowrank:2", modules="k", window=32)
    (found,) = inspect(model, original)
    beside = found.original
    singular = np.linalg.svd(original.model.layers[1].self_attn.k_proj.weight.detach().numpy())[1]
    assert beside.original_spectrum.norm == pytest.approx(np.linalg.norm(singular))
    for rank, share in beside.original_spectrum.energy.items():
        assert share == pytest.approx((singular[:rank] ** 2).sum() / (singular**2).sum())
    assert list(beside.original_spectrum.energy) == [1, 2, 4, 8, 16]
    assert beside.spectrum.energy[1] < 0.999 < beside.spectrum.energy[2] == pytest.approx(1)
    assert 1 < beside.spectrum.effective_rank <= 2 < beside.original_spectrum.effective_rank
    # Of rank 2: no nearer to the original than its best approximation of that rank.
    best = math.sqrt(1 - beside.original_spectrum.energy[2])
    assert best <= beside.difference.distance < 1.5
    with pytest.raises(ModelError, match="not what was replaced"):
        inspect(model, model)


def test_a_network_is_compared_by_nothing_that_is_linear():
    model = converted(method="network", options={"chunk_size": 16})
    (found,) = inspect(model, llama())
    assert found.original.spectrum is None
    assert found.original.difference.distance is None
    assert found.original.original_spectrum is not None


def test_the_command_shows_and_draws_it(known, tmp_path):
    llm.save(known, tmp_path / "known")
    llm.save(converted((1, 2), seed=1), tmp_path / "other")
    llama().save_pretrained(tmp_path / "original")

    def run(*arguments, status=0):
        result = CliRunner().invoke(main, ["llm", "inspect", *map(str, arguments)])
        assert result.exit_code == status, (result.output, result.exception)
        return result

    paths = ["--compare", tmp_path / "other", "--original", tmp_path / "original"]
    plot = tmp_path / "angles.svg"
    shown = run(tmp_path / "known", *paths, "--angles", "--plot", plot).stdout
    assert "left[0, 0, 0]: 45.84 34.38 degrees, scale " in shown
    assert " 0.82 " in shown  # of the sum of squares in one plane
    assert "energy in the first ranks" in shown
    assert "comparisons" in shown
    assert f"picture in {plot}" in shown
    text = plot.read_text()
    assert ">1 k_proj<" in text
    assert angles_figure(inspect(known)) == text
    values = json.loads(run(tmp_path / "known", *paths, "--json").stdout)
    (item,) = values["projections"]
    assert item["rotors"][0]["angles"] == pytest.approx([math.degrees(0.8), math.degrees(0.6)])
    assert len(item["planes"]) == 2
    assert item["original"]["original_spectrum"]["energy"]["16"] == pytest.approx(1)
    assert values["comparisons"][0]["difference"]["rotors"][0]["planes"]
    between = json.loads(run(tmp_path / "other", "--between-layers", "--json").stdout)
    assert len(between["comparisons"]) == 1
    assert "must end in .svg" in run(tmp_path / "known", "--plot", "x.png", status=2).stderr
    assert (
        "holds no model that gaforge converted"
        in run(tmp_path / "known", "--compare", tmp_path / "original", status=2).stderr
    )
