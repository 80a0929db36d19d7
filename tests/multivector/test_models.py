"""Named algebras: the vocabulary does what it says, and agrees with `clifford` where it has it."""

from math import pi

import numpy as np
import pytest
from sympy import Symbol, cos

from gaforge import Algebra, kernels
from gaforge.errors import NotInvertibleError, ShapeError, SignatureError
from gaforge.multivector.exponential import exp_of_root

VGA, PGA, PLANE, CGA, STA = map(Algebra.named, ("vga3d", "pga3d", "pga2d", "cga3d", "sta"))


def test_names():
    assert Algebra(3) == VGA
    assert Algebra(3, 0, 1) == PGA
    assert Algebra(4, 1) == CGA
    assert Algebra(1, 3, start_index=0) == STA
    assert Algebra.named("2DPGA") == PLANE
    assert Algebra.named("vga5d") == Algebra(5)
    assert repr(PLANE) == "Algebra.named('pga2d')"
    assert str(PLANE) == "Cl(2,0,1)"
    for name in ("pga", "xga3d", "", None):
        with pytest.raises(SignatureError, match="vga2d"):
            Algebra.named(name)


def test_a_named_algebra_is_the_algebra():
    plain = Algebra(3, 0, 1).multivector({"e1": 1.0})
    assert PGA.multivector({"e1": 1.0}) == plain
    assert PGA.plane(1.0, 0.0, 0.0, 0.0) * plain == 1
    assert hash(PGA) == hash(Algebra(3, 0, 1))
    assert kernels(PGA, "numpy").algebra == PGA
    assert type(plain.algebra) is type(PGA.point(0, 0, 0).algebra) is Algebra


def test_simple_exponentials():
    for signature, square in (((2,), -1), ((1, 1), 1), ((1, 0, 1), 0)):
        B = Algebra(*signature).random("bivector", shape=(3,), seed=1)
        assert np.all(np.sign((B * B)["1"]) == square)
        series, term = B * 0 + 1.0, B * 0 + 1.0
        for k in range(1, 30):
            term = term * B / k
            series = series + term
        assert exp_of_root(B).allclose(series)
    t = Symbol("t", positive=True)
    turn = exp_of_root(t * Algebra(2).multivector({"e12": 1}))
    assert turn["1"] == cos(t)


class TestVectors:
    def test_coordinates(self):
        assert VGA.coordinates(VGA.vector(1, 2, 3)).tolist() == [1, 2, 3]
        assert VGA.vector([[1, 2, 3], [4, 5, 6]])[1] == VGA.vector(4, 5, 6)
        assert VGA.vector(np.arange(5.0), 0, 1).shape == (5,)
        with pytest.raises(ShapeError, match="takes 3 coordinates"):
            VGA.vector(1, 2)
        with pytest.raises(ShapeError, match="takes 4 numbers"):
            PGA.plane(1, 2, 3)
        with pytest.raises(ShapeError, match="three dimensions"):
            Algebra.named("vga2d").rotor(1.0, axis=(0, 1))

    def test_rotors_turn_right_handedly(self):
        turned = VGA.rotor(pi / 2, axis=(0, 0, 5)) >> VGA.vector(1, 0, 7)
        assert turned.allclose(VGA.vector(0, 1, 7))
        e1, _, e3 = VGA.basis_vectors()
        assert (VGA.rotor(pi / 2, plane=e3 ^ e1) >> e3).allclose(e1)
        assert (Algebra.named("vga2d").rotor(pi / 2) >> Algebra(2).multivector({"e1": 1})).allclose(
            Algebra(2).multivector({"e2": 1})
        )
        angles = np.linspace(0, 6, 5)
        assert VGA.rotor(angles, axis=(1, 2, 3)).is_rotor().all()


class TestPlanesAndPoints:
    def test_points_lie_on_their_planes(self):
        point = PGA.point(1, 2, 3)
        assert PGA.plane(1, 1, 1, -6) ^ point == 0
        assert PGA.plane(1, 1, 1, -7) ^ point != 0
        assert PGA.coordinates(point).tolist() == [1, 2, 3]
        assert PGA.coordinates(-2 * point).tolist() == [1, 2, 3]
        with pytest.raises(NotInvertibleError, match="infinity"):
            PGA.coordinates(PGA.direction(1, 2, 3))

    def test_meets_and_joins(self):
        meet = PGA.meet(PGA.plane(1, 0, 0, -2), PGA.plane(0, 1, 0, -3), PGA.plane(0, 0, 1, -4))
        assert PGA.coordinates(meet).tolist() == [2, 3, 4]
        points = [PGA.point(*p) for p in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
        plane = PGA.join(*points)
        assert plane == PGA.plane(1, 1, 1, -1) * plane["e1"]
        line = PGA.join(*points[:2])
        assert line & points[2] == plane
        assert line ^ PGA.plane(0, 0, 1, 0) == 0
        corner = PLANE.meet(PLANE.plane(1, 0, -2), PLANE.plane(0, 1, -3))
        assert PLANE.coordinates(corner).tolist() == [2, 3]

    def test_motors_move_points_and_planes(self):
        T = PGA.translator(1, 2, 3)
        assert T >> PGA.point(1, 1, 1) == PGA.point(2, 3, 4)
        assert (T >> PGA.plane(1, 0, 0, -1)) == PGA.plane(1, 0, 0, -2)
        assert T >> PGA.direction(1, 1, 1) == PGA.direction(1, 1, 1)
        axis = PGA.join(PGA.point(1, 0, 0), PGA.point(1, 0, 1))  # upwards, through (1, 0, 0)
        R = PGA.rotor(pi / 2, 3 * axis)
        assert (R >> PGA.point(2, 0, 5)).allclose(PGA.point(1, 1, 5))
        assert (T * R).is_rotor() is True
        turned = PLANE.rotor(pi / 2, PLANE.point(1, 0)) >> PLANE.point(2, 0)
        assert turned.allclose(PLANE.point(1, 1))
        assert PLANE.translator(1, 2) >> PLANE.point(1, 1) == PLANE.point(2, 3)

    def test_batches(self):
        cloud = PGA.point(np.random.default_rng(1).normal(size=(10, 3)))
        moved = PGA.translator(1.0, 0.0, 0.0) >> cloud
        assert np.allclose(PGA.coordinates(moved), PGA.coordinates(cloud) + np.array([1, 0, 0]))


class TestSpheres:
    def test_null_basis(self):
        assert CGA.eo * CGA.eo == CGA.einf * CGA.einf == 0
        assert (CGA.eo | CGA.einf) == -1
        assert CGA.ep * CGA.ep == 1
        assert CGA.en * CGA.en == -1

    def test_up_and_down(self):
        x = CGA.vector([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0]])
        points = CGA.up(x)
        assert (points * points)["1"].tolist() == [0, 0]
        assert CGA.down(points) == x
        assert CGA.down(-3 * points) == x
        assert CGA.point(0, 0, 0) == CGA.eo
        distance = CGA.point(1, 2, 3).sp(CGA.point(1, 0, 0))
        assert distance == -13 / 2
        with pytest.raises(NotInvertibleError, match="infinity"):
            CGA.down(CGA.einf)
        assert CGA.up(CGA.vector(1, 2, Symbol("z"))).is_symbolic

    def test_objects_are_direct(self):
        sphere, plane = CGA.sphere((1, 0, 0), 2), CGA.plane((0, 0, 1), 5)
        for point in ((3, 0, 0), (1, 2, 0), (1, 0, -2)):
            assert CGA.point(*point) ^ sphere == 0
        assert CGA.point(0, 0, 0) ^ sphere != 0
        assert CGA.point(7, -1, 5) ^ plane == 0
        assert CGA.einf ^ plane == 0
        corners = [CGA.point(*p) for p in ((3, 0, 0), (1, 2, 0), (1, -2, 0), (1, 0, 2))]
        direct = corners[0] ^ corners[1] ^ corners[2] ^ corners[3]
        assert (direct.normalized() - sphere.normalized()).allclose(0) or (
            direct.normalized() + sphere.normalized()
        ).allclose(0)
        assert CGA.radius(3.0 * direct) == pytest.approx(2)
        assert CGA.down(CGA.centre(direct)).allclose(CGA.vector(1, 0, 0))

    def test_rotors(self):
        point = CGA.point(1.0, 1.0, 1.0)
        assert CGA.down(CGA.translator(1, 2, 3) >> point) == CGA.vector(2, 3, 4)
        assert CGA.down(CGA.dilator(3.0) >> point).allclose(CGA.vector(3, 3, 3))
        e1, e2 = CGA.basis_vectors()[:2]
        turned = CGA.rotor(pi / 2, e1 ^ e2) >> point
        assert CGA.down(turned).allclose(CGA.vector(-1, 1, 1))
        for R in (CGA.translator(1, 2, 3), CGA.dilator(0.5), CGA.rotor(1.0, e1 ^ e2)):
            assert R.is_rotor() is True

    def test_the_null_basis_and_points_are_those_of_clifford(self):
        clifford = pytest.importorskip("clifford")
        _, blades, stuff = clifford.conformalize(clifford.Cl(3)[0])
        for name in ("eo", "einf", "ep", "en"):
            ours = getattr(CGA, name).dense().coefficients
            assert ours.tolist() == stuff[name].value.tolist()
        theirs = stuff["up"](2 * blades["e1"] - 3 * blades["e3"])
        assert CGA.point(2, 0, -3).dense().coefficients.tolist() == theirs.value.tolist()


class TestSpacetime:
    def test_vectors(self):
        time, *space = STA.gamma
        assert time * time == 1
        assert [(v * v)["1"] for v in space] == [-1, -1, -1]
        assert STA.event(1, 2, 3, 4) == time + 2 * space[0] + 3 * space[1] + 4 * space[2]
        one, two, three = (v * time for v in space)
        assert one * two * three == STA.I
        assert STA.relative(1, 2, 3) == one + 2 * two + 3 * three

    def test_splits(self):
        t, x = STA.split_event(STA.event(5, 1, 2, 3))
        assert (t, x) == (5, STA.relative(1, 2, 3))
        F = STA.random("bivector", shape=(4,), seed=1)
        electric, magnetic = STA.split_field(F)
        assert (electric + STA.I * magnetic).allclose(F)
        time = STA.gamma[0]
        for relative in (electric, magnetic):
            assert (relative.cp(time) - relative * time).allclose(0)  # each holds e0 only

    def test_boosts(self):
        e0, e1 = STA.gamma[:2]
        moved = STA.boost(0.6, 0, 0) >> e0
        assert moved.allclose(1.25 * (e0 + 0.6 * e1))
        assert STA.boost(0, 0, 0) == 1
        assert STA.boost(0.1, 0.2, 0.3).is_rotor() is True

    def test_even_parts_are_those_of_clifford(self):
        sta = pytest.importorskip("clifford.sta")
        d = [sta.d0, sta.d1, sta.d2, sta.d3]
        event = 5 * d[0] + d[1] + 2 * d[2] + 3 * d[3]
        t, x = STA.split_event(STA.event(5, 1, 2, 3))
        assert (t + x).dense().coefficients.tolist() == (event * d[0]).value.tolist()
