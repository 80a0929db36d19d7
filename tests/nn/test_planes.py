"""Planes of the rotors of a layer."""

import numpy as np
import torch

from gaforge.nn import RotorLinear
from gaforge.nn.picture import planes_figure, shares


def test_planes_add_up_to_the_bivectors():
    torch.manual_seed(0)
    layer = RotorLinear(100, 32, width=2, init=0.5, dtype=torch.float64)
    names = ["e12", "e13", "e14", "e15", "e23", "e24", "e25", "e34", "e35", "e45"]
    found = {side: np.zeros(getattr(layer, side).shape) for side in ("left", "right")}
    last = None
    for plane in layer.planes():
        place = plane.in_chunk, plane.out_chunk, plane.index
        found[plane.side][place] += [plane.angle * plane.bivector.get(name, 0.0) for name in names]
        assert np.linalg.norm(list(plane.bivector.values())) == np.float64(1.0) or np.isclose(
            np.linalg.norm(list(plane.bivector.values())), 1.0
        )
        if last and (last.side, last.in_chunk, last.out_chunk, last.index) == (plane.side, *place):
            assert plane.angle <= last.angle
        last = plane
    for side, sums in found.items():
        np.testing.assert_allclose(sums, getattr(layer, side).detach(), atol=1e-10)


def test_still_rotors_have_no_planes():
    layer = RotorLinear(16, 16, init=0.0)
    assert layer.planes() == []
    assert RotorLinear(2, 2).planes() == []


def test_a_plane_in_words():
    layer = RotorLinear(16, 16, pair=False)
    layer.left.data = torch.tensor([0.5, 0.0, 0.0, 0.0, 0.0, 0.25])[None, None, None]
    assert [str(plane) for plane in layer.planes()] == [
        "left[0, 0, 0]: 0.5000 rad in 1.000 e12",
        "left[0, 0, 0]: 0.2500 rad in 1.000 e34",
    ]


def test_shares_are_lengths_of_projections():
    torch.manual_seed(0)
    layer = RotorLinear(64, 64, init="normal", pair=False, dtype=torch.float64)
    planes = layer.planes()
    for row, plane in zip(shares(6, planes), planes, strict=True):
        skew = np.zeros((6, 6))
        for name, value in plane.bivector.items():
            i, j = (int(digit) - 1 for digit in name[1:])
            skew[i, j], skew[j, i] = value, -value
        # Minus its square is the projection onto the plane.
        np.testing.assert_allclose(row**2, np.diag(-skew @ skew), atol=1e-12)
        np.testing.assert_allclose(np.sum(row**2), 2.0)


def test_a_figure_names_the_largest_planes():
    torch.manual_seed(0)
    layer = RotorLinear(40, 16, init=0.5)
    svg = planes_figure(layer, most=3)
    largest = sorted(layer.planes(), key=lambda plane: -plane.angle)[:3]
    assert all(f">{plane.place}<" in svg for plane in largest)
    assert svg.count(">left[") + svg.count(">right[") == 3
    assert planes_figure(layer, most=3) == svg
    assert planes_figure(RotorLinear(2, 2)).startswith("<?xml")  # no rotors, no planes
