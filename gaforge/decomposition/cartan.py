"""Isometries of any metric as products of reflections in vectors: Cartan and Dieudonné's theorem.

The vectors that an isometry X moves, ``X x - x``, span its image. A reflection in one of them that
is not null, of X x - x say, takes X x back to x, so the isometry that is left keeps one dimension
more. If all vectors of the image are null (a null rotation in two planes, a translation), another
vector is reflected in first. Of all choices the one is taken that leaves an image with a vector
furthest from null, since a division by its square follows.

References
----------
P. Scherk, On the decomposition of orthogonalities into symmetries, Proc. AMS 1 (1950): as many
reflections as dimensions of the image, two more where it holds null vectors only.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np

from gaforge.decomposition.space import Array

ZERO = 1e-11
"""Singular value of X - 1, relative to X, that is rounding."""

NULL = 1e-7
"""Square of a unit vector below which it counts as null."""


class Choice(NamedTuple):
    """A vector to reflect in, and what that leaves.

    Attributes
    ----------
    rank : int
        Dimension of the image that is left.
    quality : float
        Square of the vector, or of the best one that follows, whichever is smaller.
    vector : ndarray of shape (n,)
    """

    rank: int
    quality: float
    vector: Array

    @property
    def badness(self) -> tuple[int, float]:
        """What to minimise: dimensions that are left, then closeness to null."""
        return self.rank, -self.quality


def reflection(metric: Array, a: Array) -> Array:
    """Return the matrix of ``x -> x - 2 (x . a) / (a . a) a``."""
    out: Array = np.eye(len(a)) - 2 * np.outer(a, metric * a) / (metric @ a**2)
    return out


def factored(metric: Array, X: Array) -> list[Array]:
    """Return vectors of square 1 or -1 whose reflections, the first one last, give an isometry.

    Parameters
    ----------
    metric : ndarray of shape (n,)
        Squares of the basis vectors.
    X : ndarray of shape (n, n)
    """
    out: list[Array] = []
    left, size = X, max(1.0, float(np.linalg.norm(X)))
    solid = metric != 0
    while len(out) < 2 * len(X):
        image = _image(left, size)
        if not image.shape[1]:
            break
        choices = _choices(metric, left, size, _own_vectors(metric, image))
        if not choices and np.abs((left - np.eye(len(X)))[:, solid][solid]).max() <= ZERO * size:
            return out + _translations(metric, left, size)
        choices = choices or _choices(metric, left, size, _other_vectors(left))
        if not choices:
            break
        a = min(choices, key=lambda choice: choice.badness).vector
        out.append(_normalised(metric, a))
        mirror = reflection(metric, a)
        left = mirror @ left
        size *= float(np.linalg.norm(mirror)) / np.sqrt(len(X))  # what rounding may have become
    return out


def _translations(metric: Array, X: Array, size: float) -> list[Array]:
    """Return the vectors of ``X x = x + sum of (x . t_i) e_i``, e_i being null vectors.

    Two for each i, reflections in ``t + c e`` and t; four where t is null: its parts of either sign
    are not.
    """
    null = metric == 0
    left, values, right = np.linalg.svd((X - np.eye(len(X)))[null][:, ~null])
    out = []
    for direction, value, row in zip(left.T, values, right, strict=False):
        if value <= ZERO * size:
            continue
        e, t = np.zeros(len(X)), np.zeros(len(X))
        e[null], t[~null] = direction, row * metric[~null]
        null_direction = abs(metric @ t**2) <= NULL
        for a in [t * (metric > 0), t * (metric < 0)] if null_direction else [t]:
            out += [a + value * (metric @ a**2) / 2 * e, a]
    return [_normalised(metric, a) for a in out]


def _normalised(metric: Array, a: Array) -> Array:
    """Return a multiple of square 1 or -1 whose largest coefficient is positive."""
    sign = np.sign(a[np.abs(a).argmax()])
    out: Array = a * sign / np.sqrt(abs(metric @ a**2)) + 0.0
    return out


def _image(X: Array, size: float) -> Array:
    """Return an orthonormal basis of the vectors ``X x - x``."""
    left, values, _ = np.linalg.svd(X - np.eye(len(X)))
    return left[:, values > ZERO * size]


def _squares(metric: Array, basis: Array) -> tuple[Array, Array]:
    """Return the squares of the extreme vectors of a space, and these vectors as columns."""
    values, vectors = np.linalg.eigh(basis.T @ (metric[:, None] * basis))
    return values, basis @ vectors


def _own_vectors(metric: Array, image: Array) -> list[Array]:
    """Return vectors of the image that may be reflected in."""
    values, vectors = _squares(metric, image)
    return [a for value, a in zip(values, vectors.T, strict=True) if abs(value) > NULL]


def _other_vectors(X: Array) -> list[Array]:
    """Return vectors that may be reflected in where all of the image are null."""
    _, _, right = np.linalg.svd(X - np.eye(len(X)))
    single = [*right, *np.eye(len(X))]
    return [*single, *(a + b for a, b in combinations(single, 2))]


def _choices(metric: Array, X: Array, size: float, vectors: list[Array]) -> list[Choice]:
    """Return what reflecting in each of some vectors leaves."""
    out = []
    for a in vectors:
        length = np.linalg.norm(a)
        square = abs(float(metric @ a**2) / float(length) ** 2) if length > 0 else 0.0
        if square <= NULL:
            continue
        image = _image(reflection(metric, a) @ X, size)
        best = float(np.abs(_squares(metric, image)[0]).max(initial=0.0))
        quality = min(square, best) if image.shape[1] else square
        out.append(Choice(image.shape[1], quality, a))
    return out
