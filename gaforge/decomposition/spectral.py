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

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from gaforge.decomposition.definite import Part
from gaforge.decomposition.nilpotent import nilpotent_parts
from gaforge.decomposition.outcomes import Kind
from gaforge.decomposition.residuals import commutators, outer_squares
from gaforge.decomposition.space import Array, Space

TOLERANCE = 1e-13
"""Largest residual of a split that is taken, relative to B (for the sum) or its square."""

FIRST_MERGE = 1e-11
"""Eigenvalues closer than this are never told apart, relative to the size of B."""

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
    count : int
        Number of all eigenvalues.
    """

    kind: Kind
    centre: complex
    radius: float
    plus: list[int]
    minus: list[int]
    count: int


def split(space: Space, B: Array) -> Iterator[list[Part]]:
    """Yield the parts of each bivector, in no particular order."""
    for K in space.skew(B):
        size = np.abs(K).max(initial=0.0)
        if size == 0:
            yield []
            continue
        factor = _null_weights(space, K / size)
        weights = factor[:, None] * factor
        for part in (found := _split_one(space, K / size * weights)):
            part.matrix[...] *= size / weights
        yield found


def _null_weights(space: Space, K: Array) -> Array:
    """Return the factor of each basis vector that brings null blades to the size of the others."""
    r = space.r
    out = np.ones(space.n)
    solid = np.abs(K[r:, r:]).max(initial=0.0)
    null = np.abs(K[:r]).max(initial=0.0)
    if solid > 0 and null > solid:
        out[:r] = np.exp2(np.ceil(np.log2(solid / null)))
    return out


def _split_one(space: Space, K: Array) -> list[Part]:
    """Return the parts of one bivector of moderate size."""
    A = K * space.metric
    values, vectors = np.linalg.eig(A.astype(complex))
    if np.abs(A).max() == 0:  # only blades of null vectors
        return nilpotent_parts(space, K, np.eye(space.n), TOLERANCE) or [_whole(K)]
    for groups in _levels(values, float(np.linalg.norm(K))):
        clusters = [_cluster(values, group) for group in groups]
        for projectors in _projectors(A, values, vectors, clusters):
            parts = _parts(space, K, clusters, projectors)
            if parts is not None and accurate(space, parts, K):
                return parts
    return [_whole(K)]


def _whole(K: Array) -> Part:
    """Return a bivector as one part that could not be taken apart."""
    return Part(K.copy(), Kind.UNRESOLVED, len(K))


def accurate(space: Space, parts: list[Part], K: Array, tolerance: float = TOLERANCE) -> bool:
    """Tell whether parts are a split of K to the tolerance."""
    stack = np.stack([part.matrix for part in parts]) if parts else np.zeros((0, *K.shape))
    size = np.linalg.norm(K) / np.sqrt(2)
    if not np.isfinite(stack).all():
        return False
    if np.linalg.norm(stack.sum(0) - K) > tolerance * size:
        return False
    blades = np.array([part.kind.is_blade for part in parts], bool)
    worst = max(commutators(space, stack), outer_squares(stack[blades]).max(initial=0.0))
    return bool(worst <= tolerance * size**2)


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
        return Cluster(Kind.ZERO, 0, radius, members, [], len(members))
    points = np.abs(values[members].real) + 1j * np.abs(values[members].imag)
    centre = complex(points.mean())
    near = 2 * float(np.abs(points - centre).max()) + 1e-10 * abs(centre)
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
    return Cluster(kind, centre, radius, plus, minus, len(members))


# --- Projectors ---------------------------------------------------------------------------------


def _projectors(
    A: Array, values: Array, vectors: Array, clusters: list[Cluster]
) -> Iterator[list[tuple[Array, Array]]]:
    """Yield projectors to the eigenvalues at each centre and at its negative, two ways.

    From the eigenvectors, which is right unless they are close to dependent; and by an integral of
    the resolvent around the set, which asks nothing of what is inside.
    """
    solid = [cluster for cluster in clusters if cluster.kind != Kind.ZERO]
    if any(2 * len(c.plus) * (1 + (c.kind == Kind.COMPLEX)) != c.count for c in solid):
        return
    try:
        dual = np.linalg.inv(vectors)
        yield [
            (vectors[:, c.plus] @ dual[c.plus], vectors[:, c.minus] @ dual[c.minus]) for c in solid
        ]
    except np.linalg.LinAlgError:
        pass
    found = []
    for cluster in solid:
        sides = [
            _contour(A, values, centre, places)
            for centre, places in ((cluster.centre, cluster.plus), (-cluster.centre, cluster.minus))
        ]
        if sides[0] is None or sides[1] is None:
            return
        found.append((sides[0], sides[1]))
    if solid:
        yield found


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
    space: Space, K: Array, clusters: list[Cluster], projectors: list[tuple[Array, Array]]
) -> list[Part] | None:
    """Return the parts that sets of eigenvalues give, or None if they make no sense."""
    solid = [cluster for cluster in clusters if cluster.kind != Kind.ZERO]
    rest = np.eye(space.n)
    out: list[Part] = []
    for cluster, (plus, minus) in zip(solid, projectors, strict=True):
        whole = _real_projector(cluster, plus, minus)
        if not np.isfinite(whole).all():
            return None
        rest = rest - whole
        part = _antisymmetric(whole @ K)
        out += _fine_parts(space, cluster, plus, minus, part)
    if len(solid) < len(clusters):
        left = _antisymmetric(rest @ K)
        if np.linalg.norm(left) > TOLERANCE * np.linalg.norm(K):
            found = nilpotent_parts(space, left, rest, TOLERANCE)
            zero = next(cluster for cluster in clusters if cluster.kind == Kind.ZERO)
            out += found or [Part(left, Kind.UNRESOLVED, zero.count)]
    return out


def _antisymmetric(K: Array) -> Array:
    return (K - K.T) / 2


def _real_projector(cluster: Cluster, plus: Array, minus: Array) -> Array:
    """Return the projector to all eigenvalues of a set."""
    if cluster.kind == Kind.HYPERBOLIC:
        return (plus + minus).real
    if cluster.kind == Kind.ELLIPTIC:
        return (plus + minus).real
    return 2 * (plus + minus).real


def _fine_parts(
    space: Space, cluster: Cluster, plus: Array, minus: Array, part: Array
) -> list[Part]:
    """Return the parts of one set of eigenvalues: planes where it is diagonalisable."""
    planes = len(cluster.plus)
    if planes == 1:
        return [Part(part, cluster.kind, cluster.count)]
    X, Y = (np.linalg.svd(side)[0][:, :planes] for side in (plus, minus))
    for equal in (False, True):
        if cluster.kind == Kind.ELLIPTIC:
            matrices = _elliptic(space, part, X, cluster.centre, equal)
        else:
            matrices = _paired(space, part, X, Y, cluster, equal)
        if matrices is None:
            continue
        dimension = cluster.count // planes
        parts = [Part(_antisymmetric(matrix), cluster.kind, dimension) for matrix in matrices]
        if accurate(space, parts, part):
            return parts
    return [Part(part, _block_kind(cluster), cluster.count)]


def _block_kind(cluster: Cluster) -> Kind:
    """Return the kind of a set that is not diagonalisable, or not known to be."""
    spread = 100 * float(np.finfo(float).eps) ** (1 / len(cluster.plus))
    if cluster.radius > spread * max(abs(cluster.centre), 1e-3):
        return Kind.UNRESOLVED
    return {
        Kind.ELLIPTIC: Kind.ELLIPTIC_NILPOTENT,
        Kind.HYPERBOLIC: Kind.HYPERBOLIC_NILPOTENT,
    }.get(cluster.kind, Kind.COMPLEX_NILPOTENT)


def _elliptic(space: Space, part: Array, X: Array, centre: complex, equal: bool) -> list[Array] | None:
    """Return planes of imaginary eigenvalues, from a basis X of the eigenvectors.

    An eigenvector y with ``y* G y = s`` belongs to the plane ``-2 s angle Im(y y*)``.
    """
    A = part * space.metric
    form = X.conj().T @ (space.metric[:, None] * X)
    form = (form + form.conj().T) / 2
    inner = X.conj().T @ A @ X
    signs, turn = np.linalg.eigh(form)
    if np.abs(signs).min() == 0:
        return None
    scaled = turn / np.sqrt(np.abs(signs))
    if equal:
        angles = np.full(len(signs), centre.imag)
        columns = X @ scaled
    elif (signs > 0).all() or (signs < 0).all():
        hermitian = -1j * (np.linalg.solve(scaled, inner @ scaled))
        angles, vectors = np.linalg.eigh((hermitian + hermitian.conj().T) / 2)
        columns = X @ scaled @ vectors
    else:
        values, vectors = np.linalg.eig(inner)
        angles, columns = values.imag, X @ vectors
    norms = np.einsum("ik,i,ik->k", columns.conj(), space.metric, columns).real
    if np.abs(norms).min() == 0:
        return None
    return [
        -2 * angle / norm * np.imag(np.outer(y, y.conj()))
        for angle, norm, y in zip(angles, norms, columns.T, strict=True)
    ]


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
        X, Y = (np.linalg.svd(np.concatenate([Z.real, Z.imag], 1))[0][:, : Z.shape[1]] for Z in (X, Y))
    form = Y.T @ (space.metric[:, None] * X)
    inner = X.conj().T @ A @ X
    values, vectors = np.linalg.eig(inner)
    if equal:
        left, sizes, right = np.linalg.svd(form)
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
