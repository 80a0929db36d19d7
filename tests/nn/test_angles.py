"""Angles, concentration and its control, comparisons and spectra, against closed forms."""

import math

import numpy as np
import pytest
import torch

from gaforge.errors import ShapeError
from gaforge.nn import LowRankLinear, RotorLinear
from gaforge.nn.angles import concentration, control, rotors_of
from gaforge.nn.comparing import compare_layers, principal_angles
from gaforge.nn.spectrum import spectrum


@pytest.mark.parametrize("n", [2, 3, 4, 5, 7])
def test_angles_are_those_of_the_split(n):
    torch.manual_seed(n)
    layer = RotorLinear(3 * 2**n, 2**n, chunk_size=2**n, init=0.5, dtype=torch.float64)
    wanted = {}
    for plane in layer.planes():
        wanted.setdefault((plane.side, plane.in_chunk), []).append(math.degrees(plane.angle))
    for rotor in rotors_of(layer):
        assert rotor.angles == pytest.approx(wanted[rotor.side, rotor.in_chunk])
        assert len(rotor.angles) == n // 2


def test_one_rotor_in_all_planes_alike_and_one_in_one():
    equal, one = np.full((1, 5), 20.0), np.array([[0.0, 0, 7.0, 0, 0]])
    assert concentration(equal).effective == pytest.approx(5)
    assert concentration(equal).largest == pytest.approx(1 / 5)
    assert concentration(one).effective == concentration(one).largest == 1
    assert concentration(np.zeros((2, 3))) is None


def test_the_control_of_four_dimensions_is_known():
    # The parts of a bivector of Cl(4) that are their own dual, or minus it, are two independent
    # normal vectors of lengths a, b; angles are |a + b| and |a - b| over the square root of 2.
    found = control(RotorLinear(16, 16, init=0.2))
    grid = np.linspace(0, math.pi / 2, 20001)
    weight = (np.sin(grid) * np.cos(grid)) ** 2
    half = np.sin(grid) * np.cos(grid)
    effective = np.average(1 / (0.5 + 2 * half**2), weights=weight)
    assert found.mean.largest == pytest.approx(0.5 + 4 / (3 * math.pi), abs=0.005)
    assert found.mean.effective == pytest.approx(effective, abs=0.01)
    chi = math.sqrt(2) * math.gamma(3.5) / math.gamma(3)  # mean length of 6 normal numbers
    assert found.mean.norm == pytest.approx(math.degrees(0.2 * chi), rel=0.01)
    low, high = found.effective
    assert low < found.mean.effective < high


def test_layers_as_they_start_lie_in_the_interval_of_the_control():
    torch.manual_seed(0)
    inside = 0
    for _ in range(200):
        layer = RotorLinear(64, 32, init=0.3)
        low, high = control(layer).effective
        measured = concentration(np.array([rotor.angles for rotor in rotors_of(layer)]))
        inside += low <= measured.effective <= high
    assert 180 <= inside < 199  # 190 are expected


def test_the_interval_is_narrower_for_more_rotors():
    few, many = (control(RotorLinear(32, 32, width=width)) for width in (1, 16))
    widths = [found.largest[1] - found.largest[0] for found in (few, many)]
    assert widths[0] == pytest.approx(4 * widths[1])


def test_rotors_without_planes_have_no_control():
    assert control(RotorLinear(2, 2, chunk_size=1)) is None
    assert control(RotorLinear(16, 16, init=0.0)) is None
    plane_only = control(RotorLinear(4, 4))
    assert plane_only.largest == plane_only.effective == (1, 1)


def test_principal_angles_of_planes_that_are_nearly_the_same():
    a = np.eye(4)[:, :2]
    b = a.copy()
    b[:, 1] = [0, math.cos(1e-9), math.sin(1e-9), 0]
    turned = b @ np.array([[0.6, -0.8], [0.8, 0.6]])
    assert principal_angles(a, turned) == pytest.approx((0, math.degrees(1e-9)), abs=1e-15)


def test_planes_at_random_have_the_overlap_that_is_said():
    rng = np.random.default_rng(0)
    squares = []
    for _ in range(2000):
        a, b = (np.linalg.qr(rng.standard_normal((7, 2)))[0] for _ in range(2))
        squares.append(np.cos(np.radians(principal_angles(a, b))) ** 2)
    layers = [RotorLinear(128, 128, init=0.5) for _ in range(2)]
    assert compare_layers(*layers).overlap_at_random == pytest.approx(np.mean(squares), abs=0.01)


def test_a_layer_and_itself_and_others():
    torch.manual_seed(0)
    layer = RotorLinear(40, 16, init=0.4, dtype=torch.float64)
    same = compare_layers(layer, layer)
    assert (same.distance, same.cosine) == (0, pytest.approx(1))
    assert same.overlap == pytest.approx(1)
    assert all(pair.scale == 0 and pair.cosine == pytest.approx(1) for pair in same.rotors)
    dense = layer.to_linear()
    dense.weight.data *= 2
    found = compare_layers(layer, dense)
    assert (found.distance, found.cosine) == (pytest.approx(0.5), pytest.approx(1))
    assert (found.rotors, found.overlap, found.overlap_at_random) == ((), None, None)
    assert compare_layers(layer, RotorLinear(40, 16, chunk_size=8)).rotors == ()
    other = RotorLinear(40, 16, init=0.4, scale=False)
    assert {pair.scale for pair in compare_layers(layer, other).rotors} == {None}
    zero = LowRankLinear(40, 16, rank=1)
    for parameter in zero.parameters():
        parameter.data.zero_()
    assert (compare_layers(layer, zero).distance, compare_layers(zero, layer).cosine) == (
        None,
        None,
    )
    with pytest.raises(ShapeError, match="40 -> 16 and 16 -> 40 features can't be compared"):
        compare_layers(layer, RotorLinear(16, 40))


def test_a_spectrum_of_a_matrix_that_is_known():
    found = spectrum(torch.diag(torch.tensor([2.0, 1.0, 1.0, 0.0, 0.0])))
    assert found.norm == pytest.approx(math.sqrt(6))
    assert found.energy == pytest.approx({1: 4 / 6, 2: 5 / 6, 4: 1})
    assert found.effective_rank == pytest.approx(36 / 18)
    assert spectrum(torch.zeros(3, 2)) is None
