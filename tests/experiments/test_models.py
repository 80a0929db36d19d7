"""Networks: what they compute, what is trained, and how many numbers that is."""

import pytest
import torch
from torch.nn.functional import cross_entropy, gelu, layer_norm

from gaforge.algebra import Algebra
from gaforge.errors import ConfigurationError
from gaforge.experiments import ModelConfig, build_model, count_numbers
from gaforge.experiments.models import parameter_groups
from gaforge.experiments.presets import PRESETS, preset
from gaforge.nn import RotorLinear


def model_of(image=8, frozen=False, seed=0, **values):
    return build_model(ModelConfig.from_mapping(values), image, seed=seed, frozen=frozen)


IMAGES = torch.randn(5, 8, 8, generator=torch.Generator().manual_seed(1))

# Numbers by hand: a pair of rotors of Cl(n) has n (n - 1) coefficients, and a scale.
COUNTS = [
    ({}, (0, 10, 640, 650, 650)),
    ({"pool": 2}, (0, 10, 160, 170, 170)),
    ({"maps": [{"kind": "dense", "out": 3, "bias": True}]}, (0, 14, 222, 40, 236)),
    ({"maps": [{"kind": "lowrank", "out": 16, "rank": 2}]}, (0, 11, 320, 170, 331)),
    ({"maps": [{"kind": "blockdiag", "out": 32, "blocks": 8}]}, (0, 11, 576, 330, 587)),
    ({"maps": [{"out": 64, "width": 3}]}, (90, 14, 640, 650, 744)),
    ({"maps": [{"out": 64, "pair": False}]}, (15, 12, 640, 650, 667)),
    ({"maps": [{"out": 128, "chunk": 64}], "nonlinearity": "gelu"}, (60, 12, 1280, 1290, 1352)),
    ({"maps": [{"out": 64, "in_scale": 4, "out_scale": 1}]}, (30, 92, 640, 650, 762)),
    ({"maps": [{"out": 64, "width": 3, "shuffle": True}]}, (90, 14, 640, 650, 744)),
    ({"maps": [{"out": 16, "patch": 4}]}, (12, 12, 640, 650, 664)),
    (
        # First rotor 1 x 1 pair of Cl(5), 1 x 2 between layers, last 4 x 2 pairs of Cl(3).
        {"head": {"kind": "network", "chunk": 32, "depth": 1, "width": 2}},
        (2 * 20 + 2 * 20 + 8 * 6, 2 + 2 + 8 + 2 + 1, 0, 143, 143),
    ),
    (
        {"head": {"kind": "rotor", "width": 2}, "head_features": 64},
        (60, 13, 0, 73, 73),
    ),
]


@pytest.mark.parametrize(("values", "expected"), COUNTS)
def test_numbers_are_those_counted_by_hand(values, expected):
    model = model_of(**values)
    assert tuple(count_numbers(model)) == expected
    assert count_numbers(model).replaced == expected[4] - expected[3]
    assert sum(p.numel() for p in model.parameters()) == expected[4]
    assert (
        sum(p.numel() for group in parameter_groups(model).values() for p in group) == expected[4]
    )
    assert model(IMAGES).shape == (5, 10)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"maps": [{"out": 64, "width": 3}]}, (0, 14, 640, 650, 654)),
        ({"maps": [{"kind": "lowrank", "out": 16}]}, (0, 11, 160, 170, 171)),
        ({"head": {"kind": "rotor"}, "head_features": 64}, (0, 12, 0, 12, 12)),
    ],
)
def test_frozen_numbers_get_no_gradient_and_are_not_counted(values, expected):
    model = model_of(frozen=True, **values)
    assert tuple(count_numbers(model)) == expected
    cross_entropy(model(IMAGES), torch.arange(5)).backward()
    trained = sum(p.numel() for p in model.parameters() if p.grad is not None)
    assert trained == expected[4]


def test_a_model_is_maps_nonlinearities_and_head():
    model = model_of(
        maps=[{"kind": "dense", "out": 20}], permute=True, side=10, nonlinearity="gelu"
    )
    padded = torch.full((5, 10, 10), 0.0)
    padded[:, 1:9, 1:9] = IMAGES
    hidden = padded.flatten(1) @ model.body[0].map.weight.T
    hidden = gelu(layer_norm(hidden, (20,)))
    order = model.mixing.order
    assert sorted(order.tolist()) == list(range(20))
    expected = hidden[:, order] @ model.head.map.weight.T + model.head.map.bias
    torch.testing.assert_close(model(IMAGES), expected)


@pytest.mark.parametrize("stride", [0, 2, 3])
def test_patches_share_a_map(stride):
    model = model_of(
        maps=[
            {"kind": "dense", "out": 3, "patch": 4, "stride": stride},
            {"kind": "dense", "out": 5, "patch": 2, "stride": 1},
        ],
        normalise=False,
        nonlinearity="none",
    )
    first, second = (model.body[i].map.weight for i in (0, 2))
    side = (8 - 4) // (stride or 4) + 1
    found = torch.zeros(5, side, side, 3)
    for y in range(side):
        for x in range(side):
            top, left = y * (stride or 4), x * (stride or 4)
            found[:, y, x] = IMAGES[:, top : top + 4, left : left + 4].flatten(1) @ first.T
    again = torch.zeros(5, side - 1, side - 1, 5)
    for y in range(side - 1):
        for x in range(side - 1):
            again[:, y, x] = found[:, y : y + 2, x : x + 2].flatten(1) @ second.T
    torch.testing.assert_close(model.body(IMAGES[..., None]), again)


def test_features_of_patches_are_permuted_and_the_largest_of_a_square_is_kept():
    part = {"kind": "dense", "out": 3, "patch": 2, "pool": 3}
    model = model_of(maps=[part], permute=True, normalise=False, nonlinearity="none")
    stage = model.body[0]
    order = stage.mixing.order
    assert sorted(order.tolist()) == [0, 1, 2, 3] != order.tolist()
    found = torch.full((5, 1, 1, 3), -torch.inf)
    for y in range(3):  # of 4 x 4 patches, the last row and column are left out
        for x in range(3):
            patch = IMAGES[:, 2 * y : 2 * y + 2, 2 * x : 2 * x + 2].flatten(1)
            found[:, 0, 0] = torch.maximum(found[:, 0, 0], patch[:, order] @ stage.map.weight.T)
    torch.testing.assert_close(model.body(IMAGES[..., None]), found)


def test_shuffled_rotors_are_summed_in_another_order():
    part = {"out": 64, "chunk": 16, "width": 3, "shuffle": True}
    layer = model_of(maps=[part]).body[0].map
    x = IMAGES.flatten(1)
    order = layer.order.tolist()
    assert sorted(order) == list(range(3 * 64)) != order
    each = x @ layer.map.weight.T
    expected = [sum(each[:, order[64 * w + i]] for w in range(3)) for i in range(64)]
    torch.testing.assert_close(layer(x), torch.stack(expected, dim=1))


@pytest.mark.parametrize("shuffle", [False, True])
def test_only_a_plain_sum_of_rotors_keeps_even_and_odd_blades_apart(shuffle):
    layer = model_of(maps=[{"out": 64, "width": 2, "shuffle": shuffle}]).body[0].map
    odd = torch.ones(64)
    odd[[mask.bit_count() % 2 == 0 for mask in Algebra(6).layout("full").masks]] = 0
    reached = (layer(odd).abs() > 1e-6).sum()
    assert reached > 40 if shuffle else reached == 32


def test_the_basis_of_rotors_is_handed_on():
    for shuffle in (False, True):
        part = {"out": 64, "width": 2, "basis": "spinor", "shuffle": shuffle}
        layer = model_of(maps=[part]).body[0].map
        rotors = layer.map if shuffle else layer
        assert (rotors.basis, rotors.resolved_method) == ("spinor", "spinor")


def test_a_head_of_rotors_means_over_runs_of_features():
    model = model_of(head={"kind": "rotor", "width": 2}, head_features=64)
    with torch.no_grad():
        model.head.gain.fill_(0.7)
        model.head.bias.copy_(torch.arange(10.0))
    made = model.head.map(IMAGES.flatten(1))
    runs = torch.stack([made[:, 6 * i : 6 * i + 6].mean(1) for i in range(10)], dim=1)
    torch.testing.assert_close(model(IMAGES), 0.7 * 6**0.5 * runs + torch.arange(10.0))
    assert isinstance(model.head.map, RotorLinear)


def test_a_seed_decides_all_and_no_global_state_changes():
    values = {"maps": [{"out": 64}], "permute": True}
    before = torch.random.get_rng_state()
    one, same, other = (model_of(seed=seed, **values).state_dict() for seed in (1, 1, 2))
    assert torch.equal(torch.random.get_rng_state(), before)
    assert all(torch.equal(one[key], same[key]) for key in one)
    for key in ("body.0.map.left", "mixing.order", "head.map.weight"):
        assert not torch.equal(one[key], other[key])


def test_rotors_start_with_the_deviation_that_is_asked_for():
    model = model_of(32, side=32, maps=[{"out": 1024, "width": 50}], deviation=0.3)
    assert model.body[0].map.left.std().item() == pytest.approx(0.3, rel=0.05)


@pytest.mark.parametrize("layers", PRESETS)
def test_each_preset_can_be_trained(layers):
    model = build_model(preset(layers, "digits").model, 8)
    cross_entropy(model(IMAGES), torch.arange(5)).backward()
    assert all(p.grad is not None and p.grad.abs().sum() > 0 for p in model.parameters())


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"pool": 3}, "model.pool = 3 must divide the side 8"),
        ({"side": 6}, "model.side = 6 must be 0 or at least 8"),
        ({"maps": [{"patch": 9}]}, r"map number 0: patches of side 9 do not fit .* \(8, 8, 1\)"),
        ({"maps": [{"patch": 4, "out": 16, "pool": 3}]}, "map number 0: pool = 3 does not fit"),
        ({"maps": [{"out": 64}, {"patch": 2}]}, r"map number 1: patches of side 2 do not fit"),
        ({"maps": [{"out": 64, "chunk": 48}]}, "map number 0: chunk_size must be a power of two"),
        ({"maps": [{"kind": "lowrank", "out": 8, "rank": 9}]}, "map number 0: rank 9"),
        ({"maps": [{"kind": "none", "out": 8}]}, "map number 0: a map of kind none has as many"),
        ({"maps": [{"kind": "network"}]}, "maps.0.chunk = 0 must be given for a network"),
        (
            {"maps": [{"out": 96, "chunk": 64, "shuffle": True, "width": 2}]},
            "96 is no multiple of 64",
        ),
        (
            {"maps": [{"shuffle": True, "width": 2, "bias": True}]},
            "number 0: shuffled rotors have neither bias",
        ),
        ({"maps": [{"basis": "matrix"}]}, "basis = 'matrix' must be one of blade, spinor"),
        ({"head_features": 9}, "the head: model.head_features = 9 must be 0 or at least 10"),
        ({"head": {"kind": "rotor", "chunk": 64}}, "the head: chunk_size 64 is too large"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(values, reason):
    with pytest.raises(ConfigurationError, match=reason):
        model_of(**values)
