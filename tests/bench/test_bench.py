"""Benchmarks: peers are the maps that they are called after, and results are saved whole."""

import json
import os

import numpy as np
import pytest
import torch

import gaforge
from gaforge.bench import exponentials, plots, run, structured
from gaforge.bench.measure import Row
from gaforge.errors import GaforgeError

D = 256


def matrix_of(name: str) -> np.ndarray:
    """The matrix of a peer, from what it does to unit rows."""
    torch.manual_seed(0)
    apply, _ = structured.peers(D, torch.eye(D))[name]
    return apply().numpy().T


@pytest.mark.parametrize("rank", [1, 4])
def test_low_rank_peers_have_that_rank(rank: int) -> None:
    assert np.linalg.matrix_rank(matrix_of(f"rank {rank}"), tol=1e-3) == rank


def test_block_diagonal_peer_has_blocks() -> None:
    found = matrix_of("block-diagonal, 128 blocks")
    inside = np.kron(np.eye(128), np.ones((2, 2))) > 0
    assert np.all(found[inside] != 0)
    assert not found[~inside].any()


def test_kronecker_peer_is_a_kronecker_product() -> None:
    found = matrix_of("Kronecker").reshape(16, 16, 16, 16).transpose(0, 2, 1, 3)
    assert np.linalg.matrix_rank(found.reshape(D, D), tol=1e-3) == 1


def test_monarch_peer_has_blocks_of_rank_one() -> None:
    """Between each group of inputs and each group of outputs there is one path."""
    found = matrix_of("Monarch")
    blocks = found.reshape(16, 16, 16, 16).transpose(1, 2, 0, 3)  # outputs j of all groups
    ranks = {int(np.linalg.matrix_rank(b, tol=1e-3)) for row in blocks for b in row}
    assert ranks == {1}
    assert np.count_nonzero(found) == D * D


def test_results_are_saved_as_figures_and_tables(tmp_path, capsys) -> None:
    processors = os.sched_getaffinity(0)
    assert run(["counts"], output=tmp_path / "out")
    assert os.sched_getaffinity(0) == processors
    found = json.loads((tmp_path / "out" / "benchmarks.json").read_text())
    assert len(found["counts"]) > 40
    assert capsys.readouterr().out.strip() in (tmp_path / "out" / "benchmarks.md").read_text()


def test_unknown_benchmarks_are_refused_by_name(tmp_path) -> None:
    with pytest.raises(GaforgeError, match="'speed'; choose from counts"):
        run(["speed"], output=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_plots_are_the_same_to_the_byte() -> None:
    growing = [Row(f"d = {2**n} (n = {n}), 64 rows", "", ratio=n / 6) for n in range(4, 14)]
    assert plots.growth(growing) == plots.growth(growing)
    forward = [
        Row("r x ~s, 110 parameters, 64 rows", "", ratio=12.0),
        Row("rank 1, 4,096 parameters, 512 rows", "", ratio=120.0),
    ]
    text = plots.peers(forward)
    assert text == plots.peers(forward)
    assert "rank 1" in text


def test_complex_matrices_of_the_peer_of_exp_multiply_as_multivectors():
    x, y = torch.randn(2, 1024, generator=torch.Generator().manual_seed(0))
    to_spinor, product = exponentials.kernel("to_spinor", "even"), gaforge.kernels("11", "torch").gp
    a, b, ab = (
        exponentials.complex_matrices(to_spinor(z))
        for z in (x, y, product(x, y, layouts=("even", "even")))
    )
    torch.testing.assert_close(a @ b, ab, rtol=1e-4, atol=1e-3)
