"""Planes of the rotors of a layer."""

import numpy as np
import torch

from gaforge.nn import RotorLinear


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
