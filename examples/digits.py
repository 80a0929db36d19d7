"""Rotate 1,797 real images, each a multivector of Cl(6), with kernels that are proved first.

    python examples/digits.py

1. Generate the kernels of Cl(6) and Cl(3,0,1), prove them, and compare with the shipped files.
2. Read the 8x8 digit images of scikit-learn: 64 pixels, the 64 coefficients of a multivector.
3. Sandwich all images with one rotor, R x inv(R), through ``gaforge.kernels``.
4. Do the same with the ``clifford`` package, image by image, and compare results and times.
5. Move points of 3D space with a motor of Cl(3,0,1), prepared once for all points.

The exit status is 1 if a result is wrong.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TypeVar

import numpy as np

import gaforge
import gaforge.generated
from gaforge.algebra import LayoutLike
from gaforge.loading import Kernels

Result = TypeVar("Result")

TOLERANCE = 1e-12  # of the relative error: 2-norm of the error over 2-norm of the result


def main() -> int:
    """Run all steps and return the exit status."""
    started = time.perf_counter()
    print("1. Generate and prove", flush=True)
    identical = generate("6", "3,0,1")

    print("\n2. The digits of scikit-learn", flush=True)
    images = load_images()
    print(f"   {len(images)} images of 8x8 pixels, each a multivector of Cl(6)")

    print("\n3. Sandwich all images with one rotor", flush=True)
    kernels = gaforge.kernels("6,0,0")
    R = rotor(kernels, np.random.default_rng(0))
    first, rotated = timed(lambda: kernels.sandwich(R, images, layouts=("even", "full")))
    ours = repeat(lambda: kernels.sandwich(R, images, layouts=("even", "full")), 15)
    print(f"   first call  {first:10.3f} s   loads, checks and compiles the kernel")
    print(f"   then        {ours * 1e3:10.3f} ms  for all images (median of 15)")
    prepared = kernels.prepare(R, layout="even")
    turned = prepared.apply(images)
    faster = repeat(lambda: prepared.apply(images), 15)
    print(f"   prepared    {faster * 1e3:10.3f} ms  R turned into matrices once (median of 15)")

    print("\n4. The same with clifford", flush=True)
    theirs, reference = with_clifford(R, images)
    error = max(worst_error(rotated, reference), worst_error(turned, reference))
    print(f"   R * x * ~R  {theirs * 1e3:10.3f} ms  in a loop over the images (median of 5)")
    print(f"   largest relative error of an image: {error:.1e} (allowed: {TOLERANCE:.0e})")
    print(f"   gaforge is {theirs / ours:.0f} times faster, prepared {theirs / faster:.0f} times")

    print("\n5. Move points with a motor of Cl(3,0,1)", flush=True)
    moved = move_points()

    right = identical and error < TOLERANCE and moved < TOLERANCE
    seconds = time.perf_counter() - started
    print(f"\n{'All results are right' if right else 'SOMETHING IS WRONG'} ({seconds:.0f} s).")
    return 0 if right else 1


def generate(*signatures: str) -> bool:
    """Generate and prove whole modules, and tell whether gaforge ships the same bytes."""
    shipped = Path(gaforge.generated.__path__[0])
    identical = True
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "algebras"
        command = ["generate", *signatures, "--out", str(package)]
        print(f"   $ gaforge {' '.join(command)}", flush=True)
        seconds, done = timed(
            lambda: subprocess.run(
                [sys.executable, "-m", "gaforge", *command], stdout=subprocess.PIPE, text=True
            )
        )
        if done.returncode:
            sys.exit(done.returncode)
        for line in done.stdout.splitlines():
            print(f"   {line.replace(f'{package}{os.sep}', '')}")
        for path in sorted(package.glob("cl_*.py")):
            same = path.read_bytes() == (shipped / path.name).read_bytes()
            identical &= same
            print(f"   {path.name} is {'' if same else 'NOT '}the file that gaforge ships")
    print(f"   {seconds:.1f} s")
    return identical


def load_images() -> np.ndarray:
    """Return the images, one a row, with pixels from 0 to 16."""
    from sklearn.datasets import load_digits

    return np.ascontiguousarray(load_digits().data, dtype=float)


def rotor(kernels: Kernels, random: np.random.Generator) -> np.ndarray:
    """Return the product of six random unit vectors: a rotor, in layout even."""
    vectors = random.normal(size=(6, kernels.algebra.n))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    planes = kernels.gp(vectors[::2], vectors[1::2], layouts=("vector", "vector"))
    a, b, c = (embed(plane, kernels.algebra, (0, 2), "even") for plane in planes)
    ab = kernels.gp(a, b, layouts=("even", "even"))
    return kernels.gp(ab, c, layouts=("even", "even"))


def embed(
    x: np.ndarray, algebra: gaforge.Algebra, layout: LayoutLike, wider: LayoutLike
) -> np.ndarray:
    """Return coefficients in a layout that holds more blades, zero elsewhere."""
    places = algebra.layout(wider).places
    out = np.zeros(len(places))
    out[[places.index(place) for place in algebra.layout(layout).places]] = x
    return out


def with_clifford(R: np.ndarray, images: np.ndarray) -> tuple[float, np.ndarray]:
    """Return the time that clifford takes for all images, and its results."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own dependencies
        from clifford import Cl
    layout, _ = Cl(6)
    algebra = gaforge.Algebra(6)
    blades = ["e" + "".join(map(str, blade)) if blade else "1" for blade in layout.bladeTupList]
    assert tuple(blades) == algebra.blades  # both order blades by grade, then by index
    left = layout.MultiVector(embed(R, algebra, "even", "full"))
    right = ~left
    multivectors = [layout.MultiVector(image) for image in images]

    def loop() -> list[np.ndarray]:
        return [(left * x * right).value for x in multivectors]

    results = np.array(loop())  # compiles
    return repeat(loop, 5), results


def move_points() -> float:
    """Move points with a motor; return the largest distance from what trigonometry says."""
    kernels = gaforge.kernels("3,0,1")
    algebra = kernels.algebra
    points = np.random.default_rng(1).normal(size=(100_000, 3))
    # A point is the trivector dual to the plane x e1 + y e2 + z e3 + e0.
    planes = algebra.coefficients(
        {"e0": 1.0, "e1": points[:, 0], "e2": points[:, 1], "e3": points[:, 2]}, layout="vector"
    )
    embedded = kernels.dual(planes, layouts=("vector",))
    angle, way = math.radians(40.0), 2.0
    turn = {"1": math.cos(angle / 2), "e12": -math.sin(angle / 2)}
    shift = {"1": 1.0, "e03": -way / 2}
    parts = [algebra.coefficients(part, layout="even") for part in (shift, turn)]
    motor = kernels.gp(*parts, layouts=("even", "even"))
    prepared = kernels.prepare(motor, layout="even")
    seconds = repeat(lambda: prepared.apply(embedded, layout="trivector"), 15)
    moved = kernels.undual(prepared.apply(embedded, layout="trivector"), layouts=("trivector",))
    c, s = math.cos(angle), math.sin(angle)
    x, y, z = points.T
    wanted = np.stack([c * x - s * y, s * x + c * y, z + way], axis=-1)
    error = float(np.abs(moved[:, 1:] / moved[:, :1] - wanted).max())
    print(f"   {len(points)} points turned by 40 degrees and moved by 2 along the axis")
    print(f"   prepared    {seconds * 1e3:10.3f} ms  (median of 15)")
    print(f"   largest error: {error:.1e}")
    return error


def worst_error(results: np.ndarray, reference: np.ndarray) -> float:
    """Return the largest relative error of an image."""
    errors = np.linalg.norm(results - reference, axis=1) / np.linalg.norm(reference, axis=1)
    return float(errors.max())


def timed(function: Callable[[], Result]) -> tuple[float, Result]:
    """Return how long a call takes, and its result."""
    started = time.perf_counter()
    result = function()
    return time.perf_counter() - started, result


def repeat(function: Callable[[], object], times: int) -> float:
    """Return the median time of several calls."""
    return median(timed(function)[0] for _ in range(times))


if __name__ == "__main__":
    sys.exit(main())
