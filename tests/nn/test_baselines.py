"""The paper's baselines: against dense matrices put together in another way."""

import numpy as np
import pytest
import torch

from gaforge.errors import ShapeError
from gaforge.nn import BlockDiagonalLinear, BlockHadamardLinear, LowRankLinear
from gaforge.nn.block_hadamard import hadamard


def numbers(layer, seed=0):
    generator = torch.Generator().manual_seed(seed)
    for parameter in layer.parameters():
        parameter.data.normal_(generator=generator)
    return layer.double()


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize(
    "make",
    [
        lambda *sizes: LowRankLinear(*sizes, rank=3),
        lambda *sizes: BlockDiagonalLinear(*sizes, blocks=4),
        lambda *sizes: BlockDiagonalLinear(*sizes, blocks=4, power_of_two=False),
        lambda *sizes: BlockHadamardLinear(*sizes, size=4, blocks=4, depth=2),
    ],
)
def test_layers_are_their_matrices(make, bias):
    layer = numbers(make(20, 12, bias))
    x = torch.randn(3, 2, 20, dtype=torch.float64)
    dense = layer.to_linear()
    assert (dense.bias is not None) == bias
    torch.testing.assert_close(layer(x), dense(x))
    torch.testing.assert_close(layer.weight, dense.weight)


def test_low_rank_has_its_rank():
    assert np.linalg.matrix_rank(numbers(LowRankLinear(20, 12, rank=3)).weight.detach()) == 3
    with pytest.raises(ShapeError, match="rank 13 of a 12 x 20 map must be from 1 to 12"):
        LowRankLinear(20, 12, rank=13)


def test_blocks_stand_on_the_diagonal():
    layer = numbers(BlockDiagonalLinear(20, 12, blocks=4))  # padded to 32: blocks of 8 to 3
    weight = layer.weight.detach().numpy()
    wanted = np.zeros((12, 32))
    for b, block in enumerate(layer.blocks_weight.detach().numpy()):
        wanted[3 * b : 3 * b + 3, 8 * b : 8 * b + 8] = block.T
    np.testing.assert_array_equal(weight, wanted[:, :20])
    assert not weight[9:].any()  # whole blocks of padding
    whole = numbers(BlockDiagonalLinear(20, 12, blocks=4, power_of_two=False))
    assert whole.weight[9:].any()


def test_factors_and_transforms_in_turn():
    layer = numbers(BlockHadamardLinear(8, 8, size=2, blocks=2, depth=2))
    H = np.array([[1.0]])
    for _ in range(3):
        H = np.block([[H, H], [H, -H]]) / np.sqrt(2)
    y = np.eye(8)
    for factor in layer.factors.detach().numpy():
        whole = np.zeros((8, 8))
        for b, block in enumerate(factor):
            whole[2 * b : 2 * b + 2, 2 * b : 2 * b + 2] = block
        y = y @ whole @ H
    y = y @ layer.last.weight.detach().numpy().T
    np.testing.assert_allclose(layer.weight.detach().numpy(), y.T, atol=1e-12)


@pytest.mark.parametrize("d", [1, 2, 8, 32])
def test_the_transform_is_orthonormal_and_its_own_inverse(d):
    H = hadamard(torch.eye(d, dtype=torch.float64))
    torch.testing.assert_close(H @ H, torch.eye(d, dtype=torch.float64))
    index = torch.arange(d)
    parity = [[(int(i) & int(j)).bit_count() % 2 for i in index] for j in index]
    torch.testing.assert_close(H, (1 - 2 * torch.tensor(parity, dtype=torch.float64)) / d**0.5)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: BlockDiagonalLinear(8, 8, blocks=0), "blocks must be a positive integer, not 0"),
        (lambda: BlockHadamardLinear(8, 8, size=3), "power of two, not 3"),
        (lambda: BlockHadamardLinear(8, 8, depth=0), "BlockDiagonalLinear has no transform"),
        (lambda: LowRankLinear(8, True), "out_features must be a positive integer, not True"),
    ],
)
def test_wrong_arguments_are_named(make, message):
    with pytest.raises(ShapeError, match=message):
        make()
