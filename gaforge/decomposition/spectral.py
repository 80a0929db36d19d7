"""Bivectors in metrics of both signs: invariant subspaces of ``x -> B . x``, as fine as they get.

With A the matrix of that map, the eigenvalues come as a, -a and conjugates. A set of them that is
closed under both has a real projector P, and P B (on one index) is a part of B; parts of different
sets commute. The finest sets whose parts commute, add up to B and are blades where they should be,
all to `TOLERANCE`, are taken: sets are merged, closest eigenvalues first, until that is so. In the
end B itself is one part, so the result is right whatever the eigenvalues do.

Within a set of equal (or close) eigenvalues the parts are planes if A is diagonalisable there. For
imaginary ones ``y* G y`` is a Hermitian form on the eigenvectors, and if it is definite the planes
are as stable as in a definite metric.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np

from gaforge.decomposition import generic
from gaforge.decomposition.nilpotent import blade_kind, is_blade, nilpotent_parts
from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import TOLERANCE, Part, Parts, accurate
from gaforge.decomposition.space import Array, Space

NOISE = 1e-11
"""Size, relative to B, below which a part of eigenvalue zero that is not nilpotent is rounding."""

FIRST_MERGE = 1e-11
"""Eigenvalues closer than this are never told apart, relative to the size of B."""

LEAST_FACTOR = -200
"""Binary exponent of the least factor of null vectors; its square must not underflow."""

DOUBLE_ROOT = 1e-7
"""A complex pair closer than this, relative to its size, is a double root: rounding of the
coefficients moves a double root by the square root of float64's precision."""

MAX_SWEEPS = 8
"""Sweeps of Jacobi's method; it converges quadratically."""

MAX_NODES = 160
"""Most nodes of the contour integral of a projector."""


class Cluster(NamedTuple):
    """A set of eigenvalues that is closed under negation and conjugation.

    Attributes
    ----------
    kind : Kind
        ZERO, HYPERBOLIC (real), ELLIPTIC (imaginary) or COMPLEX.
    centre : complex
        In the closed first quadrant.
    radius : float
        Largest distance of a member from the centre, folded into the quadrant.
    plus, minus : list of int
        Places of the eigenvalues at the centre and at its negative. Their conjugates, where they
        are others, are in neither.
    members : list of int
        Places of all eigenvalues.
    """

    kind: Kind
    centre: complex
    radius: float
    plus: list[int]
    minus: list[int]
    members: list[int]

    @property
    def dimension(self) -> int:
        """Number of eigenvalues."""
        return len(self.members)


def split(space: Space, B: Array) -> Parts:
    """Return the parts of bivectors, in no particular order."""
    K = space.skew(B)
    out, hard = generic.split(space, K)
    for i in np.flatnonzero(hard).tolist():
        out.put(i, split_one(space, K[i]))
    return out


def split_one(space: Space, K: Array) -> list[Part]:
    """Return the parts of one bivector."""
    size = np.abs(K).max(initial=0.0)
    if size == 0:
        return []
    factors = _null_factors(space, K / size)
    weights = factors[:, None] * factors
    scaled = K / size * weights
    best: list[Part] | None = None
    for route in (_whole, _by_eigenvectors, _by_contours, _by_more_digits):
        for found in route(space, scaled):
            parts = _rescaled(found, size / weights)
            if not accurate(space, parts, K):
                continue
            if best is None or _rank(parts) < _rank(best):
                best = parts
            if _settled(parts):
                return parts
            break
    return best if best is not None else [Part(K.copy(), Kind.UNRESOLVED, space.n)]


def _settled(parts: list[Part]) -> bool:
    """Tell whether a closer look at the eigenvalues can't find more parts."""
    return all(part.kind.is_blade or part.kind in (Kind.COMPLEX, Kind.NILPOTENT) for part in parts)


def _rank(parts: list[Part]) -> tuple[int, int]:
    """Return what to minimise: dimensions that are not resolved, then those of other blocks."""
    unresolved = sum(part.dimension for part in parts if part.kind == Kind.UNRESOLVED)
    return unresolved, sum(part.dimension for part in parts if not part.kind.is_blade)


def _rescaled(parts: list[Part], factors: Array) -> list[Part]:
    return [part._replace(matrix=part.matrix * factors) for part in parts]


def _null_factors(space: Space, K: Array) -> Array:
    """Return the factor of each basis vector that brings null blades to the size of the others."""
    r = space.r
    out = np.ones(space.n)
    solid = np.abs(K[r:, r:]).max(initial=0.0)
    null = np.abs(K[:r]).max(initial=0.0)
    if solid > 0 and null > solid:
        out[:r] = np.exp2(max(np.ceil(np.log2(solid / null)), LEAST_FACTOR))
    return out


# --- Three ways to projectors -------------------------------------------------------------------


def _whole(space: Space, K: Array) -> Iterator[list[Part]]:
    """Yield what needs no eigenvalues: one blade, or blades of null vectors only."""
    if is_blade(K, TOLERANCE):
        yield [Part(K, blade_kind(space, K, TOLERANCE))]
    elif not np.abs(K[:, space.r :]).any():
        yield nilpotent_parts(space, K, np.eye(space.n), TOLERANCE)


def _by_eigenvectors(space: Space, K: Array) -> Iterator[list[Part]]:
    """Yield candidates, finest first, with projectors from eigenvectors."""
    try:
        values, vectors = np.linalg.eig((K * space.metric).astype(complex))
        dual = np.linalg.inv(vectors)
    except np.linalg.LinAlgError:
        return

    def projector(centre: complex, places: list[int]) -> Array:
        return vectors[:, places] @ dual[places]

    yield from _candidates(space, K, values, projector)


def _by_contours(space: Space, K: Array) -> Iterator[list[Part]]:
    """Yield candidates with projectors from integrals of the resolvent around each set.

    They ask nothing of what is inside, where eigenvectors may be close to dependent.
    """
    A = K * space.metric
    try:
        values = np.linalg.eigvals(A.astype(complex))
    except np.linalg.LinAlgError:
        return

    def projector(centre: complex, places: list[int]) -> Array | None:
        return _contour(A, values, centre, places)

    yield from _candidates(space, K, values, projector)


def _by_more_digits(space: Space, K: Array) -> Iterator[list[Part]]:
    """Yield candidates with projectors from eigenvectors of 60 digits."""
    from gaforge.decomposition.digits import Eigenvectors

    found = Eigenvectors(K, space.metric)
    if not found.dependent:
        yield from _candidates(
            space, K, found.values, lambda centre, places: found.projector(places), found.piece
        )


def _candidates(
    space: Space,
    K: Array,
    values: Array,
    projector: Callable[[complex, list[int]], Array | None],
    piece: Callable[[list[int]], Array] | None = None,
) -> Iterator[list[Part]]:
    """Yield the parts that coarser and coarser sets of eigenvalues give, where they give any."""
    coarse: list[list[Part]] = []
    for groups in _levels(values, float(np.linalg.norm(K))):
        clusters = [_cluster(values, group) for group in groups]
        solid = [cluster for cluster in clusters if cluster.kind != Kind.ZERO]
        if any(2 * len(c.plus) * (1 + (c.kind == Kind.COMPLEX)) != c.dimension for c in solid):
            continue
        sides = []
        for cluster in solid:
            plus = projector(cluster.centre, cluster.plus)
            minus = projector(-cluster.centre, cluster.minus)
            if plus is not None and minus is not None:
                sides.append((plus, minus))
        if len(sides) < len(solid):
            continue
        parts = _parts(space, K, clusters, sides, piece)
        if parts is None:
            continue
        if any(part.kind == Kind.UNRESOLVED for part in parts):
            coarse.append(parts)
        else:
            yield parts
    yield from coarse


# --- Sets of eigenvalues ------------------------------------------------------------------------


def _levels(values: Array, size: float) -> Iterator[list[list[int]]]:
    """Yield coarser and coarser sets of eigenvalues; -1 in a set stands for the origin."""
    points = np.append(np.abs(values.real) + 1j * np.abs(values.imag), 0)
    distances = np.abs(points[:, None] - points)
    count = len(values)
    label = np.arange(count + 1)
    pairs = sorted((distances[i, j], i, j) for i in range(count + 1) for j in range(i))
    pending = True
    for distance, i, j in pairs:
        if label[i] == label[j]:
            continue
        if distance > FIRST_MERGE * size and pending:
            yield _groups(label)
        label[label == label[i]] = label[j]
        pending = True
    yield _groups(label)


def _groups(label: Array) -> list[list[int]]:
    """Return the places with the same label; the last place is the origin."""
    origin = len(label) - 1
    out = []
    for value in np.unique(label):
        members = np.flatnonzero(label == value).tolist()
        if members != [origin]:
            out.append([-1 if place == origin else place for place in members])
    return out


def _cluster(values: Array, group: list[int]) -> Cluster:
    """Return what kind of set some eigenvalues are."""
    members = [place for place in group if place >= 0]
    if -1 in group:
        radius = float(np.abs(values[members]).max())
        return Cluster(Kind.ZERO, 0, radius, members, [], members)
    points = np.abs(values[members].real) + 1j * np.abs(values[members].imag)
    centre = complex(points.mean())
    near = 2 * float(np.abs(points - centre).max()) + DOUBLE_ROOT * abs(centre)
    if centre.imag <= near:
        kind, centre = Kind.HYPERBOLIC, complex(centre.real)
    elif centre.real <= near:
        kind, centre = Kind.ELLIPTIC, complex(0, centre.imag)
    else:
        kind = Kind.COMPLEX
    targets = np.array([centre, -centre, centre.conjugate(), -centre.conjugate()])
    nearest = np.abs(values[members][:, None] - targets).argmin(1)
    plus = [place for place, side in zip(members, nearest, strict=True) if side == 0]
    minus = [place for place, side in zip(members, nearest, strict=True) if side == 1]
    radius = float(np.abs(points - centre).max())
    return Cluster(kind, centre, radius, plus, minus, members)


def _contour(A: Array, values: Array, centre: complex, inside: list[int]) -> Array | None:
    """Return the integral of the resolvent on a circle, over 2 pi i: the trapezoidal rule."""
    outside = np.delete(values, inside)
    inner = float(np.abs(values[inside] - centre).max())
    outer = float(np.abs(outside - centre).min()) if len(outside) else 4 * float(np.abs(A).max())
    radius = max(np.sqrt(inner * outer), 0.4 * outer)
    rate = max(inner / radius, radius / outer)
    count = int(np.ceil(np.log(1e-17) / np.log(rate))) if rate < 1 else MAX_NODES + 1
    if count > MAX_NODES:
        return None
    steps = radius * np.exp(2j * np.pi * (np.arange(count) + 0.5) / count)
    shifted = (centre + steps)[:, None, None] * np.eye(len(A)) - A
    try:
        return (np.linalg.inv(shifted) * steps[:, None, None]).mean(0)
    except np.linalg.LinAlgError:
        return None


# --- Parts --------------------------------------------------------------------------------------


def _parts(
    space: Space,
    K: Array,
    clusters: list[Cluster],
    projectors: list[tuple[Array, Array]],
    exact_piece: Callable[[list[int]], Array] | None = None,
) -> list[Part] | None:
    """Return the parts that sets of eigenvalues give, or None if they make no sense."""
    solid = [cluster for cluster in clusters if cluster.kind != Kind.ZERO]
    zero = [cluster for cluster in clusters if cluster.kind == Kind.ZERO]
    wholes = [_real_projector(*found) for found in zip(solid, projectors, strict=True)]
    rest = np.eye(space.n) - sum(wholes, np.zeros_like(K))
    if not zero:
        wholes[-1], rest = wholes[-1] + rest, np.zeros_like(K)
    size = np.linalg.norm(K)
    pieces = [whole @ K for whole in (*wholes, rest)]
    if exact_piece is not None:
        pieces[:-1] = [exact_piece(cluster.members) for cluster in solid]
        pieces[-1] = K - sum(pieces[:-1], np.zeros_like(K))
    if not all(np.linalg.norm(piece + piece.T) <= TOLERANCE * size for piece in pieces):
        return None
    pieces = [_antisymmetric(piece) for piece in pieces]
    out: list[Part] = []
    for cluster, sides, piece in zip(solid, projectors, pieces[:-1], strict=True):
        out += _fine_parts(space, cluster, *sides, piece)
    left = pieces[-1]
    if np.linalg.norm(left) > TOLERANCE * size:
        if not zero:
            return None
        found = nilpotent_parts(space, left, rest, TOLERANCE)
        if not found and np.linalg.norm(left) > NOISE * size:
            found = [_block(space, left, Kind.UNRESOLVED, zero[0].dimension)]
        out += found
    return out if len(out) <= space.n // 2 else None


def _antisymmetric(K: Array) -> Array:
    return (K - K.T) / 2


def _real_projector(cluster: Cluster, sides: tuple[Array, Array]) -> Array:
    """Return the projector to all eigenvalues of a set."""
    whole = (sides[0] + sides[1]).real
    return 2 * whole if cluster.kind == Kind.COMPLEX else whole


def _fine_parts(
    space: Space, cluster: Cluster, plus: Array, minus: Array, part: Array
) -> list[Part]:
    """Return the parts of one set of eigenvalues: planes where it is diagonalisable."""
    planes = len(cluster.plus)
    if planes == 1:
        return [Part(part, cluster.kind, cluster.dimension)]
    X, Y = (np.linalg.svd(side)[0][:, :planes] for side in (plus, minus))
    for equal in (False, True):
        if cluster.kind == Kind.ELLIPTIC:
            matrices = _elliptic(space, part, X, cluster.centre, equal)
        else:
            matrices = _paired(space, part, X, Y, cluster, equal)
        if matrices is None:
            continue
        dimension = cluster.dimension // planes
        parts = [Part(_antisymmetric(matrix), cluster.kind, dimension) for matrix in matrices]
        if accurate(space, parts, part):
            return parts
    return [_block(space, part, _block_kind(cluster), cluster.dimension)]


def _block(space: Space, part: Array, kind: Kind, dimension: int) -> Part:
    """Return a part that could not be taken apart, which a blade need not be."""
    if is_blade(part, TOLERANCE):
        return Part(part, blade_kind(space, part, TOLERANCE))
    return Part(part, kind, dimension)


def _block_kind(cluster: Cluster) -> Kind:
    """Return the kind of a set that is not diagonalisable, or not known to be."""
    spread = 100 * float(np.finfo(float).eps) ** (1 / len(cluster.plus))
    if cluster.radius > spread * max(abs(cluster.centre), 1e-3):
        return Kind.UNRESOLVED
    return {
        Kind.ELLIPTIC: Kind.ELLIPTIC_NILPOTENT,
        Kind.HYPERBOLIC: Kind.HYPERBOLIC_NILPOTENT,
    }.get(cluster.kind, Kind.COMPLEX_NILPOTENT)


def _elliptic(
    space: Space, part: Array, X: Array, centre: complex, equal: bool
) -> list[Array] | None:
    """Return planes of imaginary eigenvalues, from a basis X of the eigenvectors.

    An eigenvector y with ``y* G y = s`` belongs to the plane ``-2 s angle Im(y y*)``.
    """
    form = X.conj().T @ (space.metric[:, None] * X)
    sizes, turn = np.linalg.eigh((form + form.conj().T) / 2)
    if np.abs(sizes).min() == 0:
        return None
    columns = X @ (turn / np.sqrt(np.abs(sizes)))
    signs = np.sign(sizes)
    angles = np.full(len(signs), centre.imag)
    if not equal:
        action = space.metric[:, None] * part * space.metric
        hermitian = -1j * (columns.conj().T @ action @ columns)
        found = _diagonalised((hermitian + hermitian.conj().T) / 2, signs)
        if found is None:
            return None
        angles, signs, columns = found[0], found[1], columns @ found[2]
    return [
        -2 * angle * sign * np.imag(np.outer(y, y.conj()))
        for angle, sign, y in zip(angles, signs, columns.T, strict=True)
    ]


def _diagonalised(H: Array, signs: Array) -> tuple[Array, Array, Array] | None:
    """Return angles, signs S and T with ``T* H T = diag(angles * S)`` and ``T* S T = S``.

    Jacobi's method, with rotations between equal signs and boosts between others, so that the
    planes are orthogonal to rounding however close the angles are. None if no such T is found.
    """
    if (signs == signs[0]).all():
        values, vectors = np.linalg.eigh(H)
        return signs * values, signs, vectors
    start, H, T = H, H.copy(), np.eye(len(H), dtype=complex)
    for _ in range(MAX_SWEEPS):
        for p, q in combinations(range(len(H)), 2):
            size = abs(H[p, q])
            if size == 0:
                continue
            phase = H[p, q] / size
            total = H[p, p].real - signs[p] * signs[q] * H[q, q].real
            if signs[p] == signs[q]:
                angle = np.arctan2(2 * size, total) / 2
                c, s, back = np.cos(angle), np.sin(angle), -1
            elif 2 * size < abs(total):
                angle = np.arctanh(-2 * size / total) / 2
                c, s, back = np.cosh(angle), np.sinh(angle), 1
            else:
                return _by_pencil(start, signs)
            turn = np.array([[c, back * s * phase], [s * phase.conjugate(), c]])
            H[:, [p, q]] = H[:, [p, q]] @ turn
            H[[p, q]] = turn.conj().T @ H[[p, q]]
            T[:, [p, q]] = T[:, [p, q]] @ turn
    return signs * H.diagonal().real, signs, T


def _by_pencil(H: Array, signs: Array) -> tuple[Array, Array, Array] | None:
    """Return what `_diagonalised` does, from eigenvectors."""
    values, vectors = np.linalg.eig(signs[:, None] * H)
    norms = np.einsum("ik,i,ik->k", vectors.conj(), signs, vectors).real
    if np.abs(norms).min() == 0:
        return None
    return values.real, np.sign(norms), vectors / np.sqrt(np.abs(norms))


def _paired(
    space: Space, part: Array, X: Array, Y: Array, cluster: Cluster, equal: bool
) -> list[Array] | None:
    """Return parts of eigenvalues a and -a (and conjugates) from bases X and Y of both sides.

    Eigenvectors x of a and y of -a with ``x . y = 1`` belong to ``a x ^ y``.
    """
    A = part * space.metric
    real = cluster.kind == Kind.HYPERBOLIC
    if real:
        # Bases of real spaces that a complex decomposition gave are real up to phases.
        X, Y = (
            np.linalg.svd(np.concatenate([Z.real, Z.imag], 1))[0][:, : Z.shape[1]] for Z in (X, Y)
        )
    form = Y.T @ (space.metric[:, None] * X)
    inner = X.conj().T @ A @ X
    values, vectors = np.linalg.eig(inner)
    if equal:
        _, sizes, right = np.linalg.svd(form)
        values = np.full(len(sizes), cluster.centre)
        vectors = right.conj().T
    elif real and np.abs(values.imag).max() > 0:
        return None
    try:
        dual = np.linalg.inv(form @ vectors).T
    except np.linalg.LinAlgError:
        return None
    ones, others = X @ vectors, Y @ dual
    out = []
    for value, x, y in zip(values, ones.T, others.T, strict=True):
        outer = value * np.outer(x, y)
        matrix = outer - outer.T
        out.append(matrix.real if real else 2 * matrix.real)
    return out
