"""The convergence experiment: its representation, its protocol on a small scale, its report."""

import json

import numpy as np
import pytest
import torch
from click.testing import CliRunner
from power_gradients import paper_parts

from gaforge import Algebra
from gaforge.cli import main
from gaforge.decomposition import exp
from gaforge.decomposition.power_iteration_torch import split_tensor
from gaforge.errors import GaforgeError
from gaforge.experiments import convergence, convergence_report


def by_mask(algebra: Algebra, x: torch.Tensor) -> np.ndarray:
    """Coefficients in gaforge's order of those in the order of bit masks."""
    return x.numpy().astype(float)[..., list(algebra.layout("full").masks)]


def to_masks(algebra: Algebra, x: np.ndarray) -> torch.Tensor:
    out = np.zeros_like(x, dtype=np.float32)
    out[..., list(algebra.layout("full").masks)] = x
    return torch.from_numpy(out)


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_matrices_represent_the_algebra(n):
    algebra = Algebra(n)
    generator = torch.Generator().manual_seed(n)
    a, b = torch.randn((2, 3, 1 << n), generator=generator)
    product = algebra.multivector(by_mask(algebra, a)) * algebra.multivector(by_mask(algebra, b))
    found = convergence._matrices(a) @ convergence._matrices(b)
    wanted = convergence._matrices(to_masks(algebra, product.coefficients))
    torch.testing.assert_close(found, wanted, atol=1e-4, rtol=0)
    mean = convergence._matrices(a).abs().square().sum((1, 2)) / found.shape[-1]
    torch.testing.assert_close(mean, a.square().sum(-1))


@pytest.mark.parametrize("n", [4, 5])
def test_the_rotor_moves_multivectors_as_it_should(n):
    algebra = Algebra(n)
    generator = torch.Generator().manual_seed(n)
    B = torch.randn((2, n * (n - 1) // 2), generator=generator)
    x = torch.randn((2, 3, 1 << n), generator=generator)
    parts = split_tensor(algebra, B, iterations=2000).parts
    rotor = convergence._rotor(parts, convergence._bivector_matrices(n))
    found = convergence._moved(rotor, convergence._matrices(x))
    R = algebra.multivector(exp(algebra, B.numpy().astype(float)), layout="even")
    for i in range(2):
        moved = R[i] * algebra.multivector(by_mask(algebra, x[i])) * ~R[i]
        wanted = convergence._matrices(to_masks(algebra, moved.dense().coefficients))
        torch.testing.assert_close(found[i], wanted, atol=1e-3, rtol=0)


def plain_experiment(n: int, seed: int) -> list[list[int]]:
    """One repeat by the published protocol, with matrices that move vectors' coefficients."""
    generator = torch.Generator().manual_seed(seed)

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(shape, generator=generator)

    pairs, k, algebra = n * (n - 1) // 2, n // 2, Algebra(n)
    x = convergence._matrices(normal(1, 64, 1 << n))[0]
    target, start = normal(1, pairs), normal(1, k - 1, n)
    blades = convergence._bivector_matrices(n).unflatten(-1, (x.shape[-1],) * 2)[1:]

    def moved(parts: torch.Tensor) -> torch.Tensor:
        R = torch.eye(x.shape[-1], dtype=torch.complex64)
        for b in parts:
            R = R @ torch.linalg.matrix_exp(torch.einsum("i,ijk->jk", b.to(blades.dtype), blades))
        return R @ x @ R.mH

    with torch.no_grad():
        y = moved(split_tensor(algebra, target, start, tolerance=1e-5, iterations=20).parts[0])
    B = normal(1, pairs).requires_grad_()
    vectors = split_tensor(algebra, B, normal(1, k - 1, n), tolerance=1e-5, iterations=20).vectors
    optimizer = torch.optim.Adam([B], lr=0.05)
    counts = []
    for step in range(10):
        optimizer.param_groups[0]["lr"] = 0.025 * (1 + np.cos(np.pi * step / 10))
        optimizer.zero_grad()
        off = moved(paper_parts(B, vectors, n)[0]) - y
        (off.abs().square().sum() / x.shape[-1] / (64 << n)).backward()
        optimizer.step()
        found = split_tensor(algebra, B, vectors, tolerance=1e-3, iterations=100)
        vectors = found.vectors
        counts.append(found.iterations[0].tolist())
    return counts


@pytest.mark.parametrize("n", [4, 6])
def test_one_repeat_counts_what_the_protocol_counts(n):
    generator = torch.Generator().manual_seed(3)
    counts, losses = convergence._train(n, 1, generator)
    assert counts[:, 0].tolist() == plain_experiment(n, 3)
    assert losses[-1] < losses[0]


def test_means_errors_and_caps():
    row = convergence.run([64], repeats=12, seed=1)[0]
    assert len(row.means) == len(row.errors) == len(row.losses) == 10
    assert 1 <= min(row.means) <= max(row.means) <= 100
    assert row.means[9] < row.means[0]
    assert row.published == convergence.PUBLISHED[64]
    assert convergence.run([64], repeats=12, seed=1)[0] == row
    assert convergence.run([16], repeats=1)[0].ok


@pytest.mark.parametrize("dimension", [8, 100])
def test_dimensions_are_powers_of_two_with_two_parts(dimension):
    with pytest.raises(GaforgeError, match=str(dimension)):
        convergence.run([dimension])


def test_the_command(tmp_path):
    options = ["experiment", "convergence", "-d", "64", "--repeats", "4", "--seed", "2"]
    found = CliRunner().invoke(main, [*options, "--out", str(tmp_path)])
    assert found.exit_code in (0, 1), found.output
    assert "| 64 |" in found.stdout
    assert (tmp_path / "convergence.md").read_text() in found.stdout
    values = json.loads((tmp_path / "convergence.json").read_text())
    assert found.exit_code == (0 if values["dimensions"][0]["ok"] else 1)
    first = (tmp_path / "convergence.svg").read_text()
    assert "d = 64" in first
    CliRunner().invoke(main, [*options, "--out", str(tmp_path)])
    assert (tmp_path / "convergence.svg").read_text() == first
    as_json = CliRunner().invoke(main, [*options, "--json"])
    assert json.loads(as_json.stdout) == values


def test_a_mean_far_from_the_published_one_is_reported():
    row = convergence.Convergence(64, 1, [9.0] * 10, [0.0] * 10, 0, [1.0] * 10)
    assert not row.ok
    assert "**not within**" in convergence_report.as_markdown([row])
