"""Planes of antisymmetric matrices are orthonormal however close the angles are."""

import numpy as np
import pytest

from gaforge.decomposition.skew import planes


def rotated(angles: list[float], n: int, seed: int = 0) -> np.ndarray:
    """An antisymmetric matrix with these angles in a random frame."""
    frame, _ = np.linalg.qr(np.random.default_rng(seed).normal(size=(n, n)))
    K = np.zeros((n, n))
    for k, angle in enumerate(angles):
        K[2 * k, 2 * k + 1], K[2 * k + 1, 2 * k] = angle, -angle
    K = frame @ K @ frame.T
    return (K - K.T) / 2


CASES = {
    "zero": ([], 5),
    "one plane": ([0.7], 6),
    "equal": ([0.7, 0.7, 0.7], 7),
    "nearly equal": ([0.7, 0.7 + 1e-12, 0.7 - 1e-15], 6),
    "far apart": ([1e8, 1.0, 1e-8], 6),
    "many": (list(np.linspace(0.1, 3, 32)), 64),
    "one vector": ([], 1),
    "no vector": ([], 0),
    "two": ([0.3], 2),
}


@pytest.mark.parametrize("name", CASES)
def test_planes_are_orthonormal_and_add_up(name):
    angles, n = CASES[name]
    K = rotated(angles, n)
    found, u, v, rest = planes(K[None])
    frame = np.concatenate([u, v, rest], -1)[0]
    assert frame.shape == (n, n)
    np.testing.assert_allclose(frame.T @ frame, np.eye(n), atol=1e-14 * max(1, n / 4))
    size = max(angles, default=1.0)
    total = (u * found[:, None]) @ np.swapaxes(v, 1, 2)
    np.testing.assert_allclose(total - np.swapaxes(total, 1, 2), K[None], atol=4e-15 * size)
    wanted = np.zeros(n // 2)
    wanted[: len(angles)] = sorted(angles, reverse=True)
    np.testing.assert_allclose(found[0], wanted, atol=4e-15 * size)


def test_a_batch_is_its_elements():
    batch = np.stack([rotated([0.7, 0.2], 5, seed) for seed in range(4)] + [np.zeros((5, 5))])
    together = planes(batch)
    for i, K in enumerate(batch):
        for whole, single in zip(together, planes(K[None]), strict=True):
            np.testing.assert_allclose(whole[i], single[0], atol=1e-14)


def test_planes_along_the_axes_are_exact():
    K = np.zeros((6, 6))
    K[1, 4], K[4, 1] = 0.7, -0.7
    angles, u, v, _ = planes(K[None])
    assert angles.tolist() == [[0.7, 0, 0]]
    first = np.abs([u[0, :, 0], v[0, :, 0]])
    assert sorted(first.tolist()) == [[0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0]]


@pytest.mark.parametrize("scale", [1e-300, 1e-160, 1e160, 1e300])
def test_sizes_at_the_end_of_the_range(scale):
    angles, *_ = planes(scale * rotated([1.0, 0.5], 5)[None])
    np.testing.assert_allclose(angles[0] / scale, [1.0, 0.5], rtol=1e-14)
