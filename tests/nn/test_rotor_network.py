"""The network of the paper: its parameter counts, and its forward pass written out."""

import pytest
import torch
from torch import nn

from gaforge.errors import LayoutError, ShapeError, UnknownMethodError
from gaforge.nn import BlockDiagonalLinear, LowRankLinear, RotorLinear, RotorNetwork

# model: inputs, outputs, chunk, dense, rank 1, rank 4, block-diagonal, two rotors, one rotor
COUNTS = {
    "LLaMA-3.2 1B q": (2048, 2048, 2048, 4_194_304, 4_096, 16_384, 32_768, 895, 455),
    "LLaMA-3.2 1B k, v": (2048, 512, 2048, 1_048_576, 2_560, 10_240, 8_192, 1_076, 547),
    "Qwen-2.5 1.5B q": (1536, 1536, 2048, 2_359_296, 3_072, 12_288, 24_576, 1_401, 711),
    "Qwen-2.5 1.5B k, v": (1536, 256, 2048, 393_216, 1_792, 7_168, 4_096, 1_493, 759),
    "LLaMA-3.2 3B q": (3072, 3072, 2048, 9_437_184, 6_144, 24_576, 98_304, 1_117, 567),
    "LLaMA-3.2 3B k, v": (3072, 1024, 2048, 3_145_728, 4_096, 16_384, 32_768, 1_077, 547),
}


@pytest.mark.parametrize("name", COUNTS)
def test_parameter_counts_of_the_published_table(name):
    i, o, chunk, dense, rank1, rank4, blocks, two, one = COUNTS[name]
    with torch.device("meta"):
        layers = {
            dense: nn.Linear(i, o, bias=False),
            rank1: LowRankLinear(i, o, rank=1),
            rank4: LowRankLinear(i, o, rank=4),
            blocks: BlockDiagonalLinear(i, o),
            two: RotorNetwork(i, o, chunk_size=chunk),
            one: RotorNetwork(i, o, chunk_size=chunk, pair=False),
        }
    for count, layer in layers.items():
        assert sum(parameter.numel() for parameter in layer.parameters()) == count
        assert getattr(layer, "parameter_count", count) == count


def test_counts_of_the_parts():
    network = RotorNetwork(2048, 2048, chunk_size=2048, device="meta")
    assert network.first.parameter_count == network.last.parameter_count == 2 * 55 + 1
    assert [layer.parameter_count for layer in network.hidden] == [3 * 111, 3 * 111]
    assert network.mixing.numel() == 6
    assert network.slope.numel() == 1
    assert RotorLinear(2048, 512, device="meta").parameter_count == 4 * (2 * 36 + 1)


@pytest.mark.parametrize("residual", [False, True])
def test_the_forward_pass_written_out(residual):
    torch.manual_seed(0)
    network = RotorNetwork(20, 12, True, chunk_size=16, residual=residual, dtype=torch.float64)
    network.mixing.data.normal_()
    x = torch.randn(5, 20, dtype=torch.float64)

    def finished(h, order):
        h = h[:, order.long()]
        h = (h - h.mean(1, keepdim=True)) / (h.var(1, keepdim=True, unbiased=False) + 1e-5).sqrt()
        return torch.where(h > 0, h, network.slope * h)

    h = finished(network.first(x), network.in_order)
    for i, layer in enumerate(network.hidden):
        total = h if residual else 0
        for m in range(3):
            branch = RotorLinear(16, 16, dtype=torch.float64)
            for name, parameter in branch.named_parameters():
                parameter.data = getattr(layer, name).data[:, m : m + 1]
            total = total + network.mixing[i, m] * finished(branch(h), network.orders[i, m])
        h = total
    torch.testing.assert_close(network(x), network.last(h))


def test_permutations_come_from_the_seed_and_are_saved():
    networks = [RotorNetwork(8, 8, chunk_size=16, seed=seed) for seed in (0, 0, 1)]
    same, again, different = (network.state_dict()["orders"] for network in networks)
    assert same.equal(again)
    assert not same.equal(different)
    everything = torch.arange(16, dtype=torch.int32)
    orders = [networks[0].in_order, *same.flatten(0, 1)]
    assert all(order.sort().values.equal(everything) for order in orders)
    assert len({tuple(order.tolist()) for order in orders}) == len(orders)
    networks[2].load_state_dict(networks[0].state_dict())
    x = torch.randn(3, 8)
    assert networks[2](x).equal(networks[0](x))


def test_permutations_do_not_touch_the_global_generator():
    torch.manual_seed(0)
    RotorNetwork(8, 8, chunk_size=8, seed=5)
    state = torch.get_rng_state()
    torch.manual_seed(0)
    RotorNetwork(8, 8, chunk_size=8, seed=6)
    assert torch.get_rng_state().equal(state)


def test_the_linear_variant_merges():
    torch.manual_seed(0)
    network = RotorNetwork(20, 12, True, chunk_size=16, normalize=False, activation="none")
    network.last.bias.data.normal_()
    assert network.is_linear
    x = torch.randn(3, 20)
    torch.testing.assert_close(network.to_linear()(x), network(x), rtol=1e-5, atol=1e-6)
    crooked = RotorNetwork(20, 12, chunk_size=16)
    with pytest.raises(LayoutError, match=r"no matrix.*normalize=False"):
        _ = crooked.weight


@pytest.mark.parametrize(
    "options",
    [
        {"depth": 0},
        {"breadth": 1, "depth": 1},
        {"permute": False},
        {"activation": "relu"},
        {"activation": "gelu", "normalize": False},
        {"out_width": 2, "in_scale": "channel", "out_scale": 4, "pair": False},
        {"method": "spinor", "pooling": "sum", "init": "identity"},
    ],
)
def test_every_choice_trains_and_is_made_again(options):
    torch.manual_seed(0)
    network = RotorNetwork(20, 12, chunk_size=16, **options)
    assert (
        options.items() <= {**network.options, "init": "identity", "depth": network.depth}.items()
    )
    network(torch.randn(3, 20)).square().sum().backward()
    for name, parameter in network.named_parameters():
        if parameter.numel():
            assert parameter.grad.isfinite().all(), name
            assert parameter.grad.abs().max() > 0, name


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"chunk_size": 12}, ShapeError, "power of two, not 12"),
        ({"depth": -1}, ShapeError, "depth must be 0 or a positive integer, not -1"),
        ({"breadth": 0}, ShapeError, "breadth must be a positive integer"),
        ({"activation": "tanh"}, UnknownMethodError, "prelu, relu, gelu, none, not 'tanh'"),
    ],
)
def test_wrong_arguments_are_named(options, error, message):
    with pytest.raises(error, match=message):
        RotorNetwork(8, 8, **{"chunk_size": 8, **options})
