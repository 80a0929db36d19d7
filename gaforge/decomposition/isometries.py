"""Logarithms of rotors in metrics of both signs.

R moves vectors by an isometry X. Away from negative eigenvalues the principal logarithm of X is
found by square roots and one series; it is the action of a bivector by itself. On the space of
eigenvalues near the negative axis, which a matrix sign function parts from the rest in the widest
gap, it is the principal logarithm of -X and pi times a complex structure: a J with ``J J = -1``
that keeps the metric and commutes with X. Where there is none, R has no logarithm. R or -R takes a
full turn of vectors in a plane of definite metric that X keeps, if there is one.
"""

from __future__ import annotations

import numpy as np

from gaforge.decomposition import series, spectral
from gaforge.decomposition.boosts import peeled
from gaforge.decomposition.exchanges import exchange_of_chains
from gaforge.decomposition.outcomes import Kind, Outcome
from gaforge.decomposition.residuals import Part
from gaforge.decomposition.skew import planes
from gaforge.decomposition.space import Array, Space

CUT = (-0.9, 0.5)
"""Real parts of ``(X + 1/X) / 2`` between which the gap is looked for."""

SMALL = 0.3
"""Size of ``X - 1`` at which the series of the logarithm is summed."""

TERMS = 14
"""Terms of the series of atanh, the last of them below an ulp for arguments below 0.18."""

MAX_STEPS = 60
"""Most steps of an iteration for a square root or a sign."""

LARGE = 30.0
"""Size of eigenvalues beyond which they are treated apart from the others."""

DOUBTFUL = 1e-6
"""Rounding of X, ``eps |R|**2``, beyond which it can't tell that there is no logarithm."""

ROUGH = 0.1
"""Residual of a square root that is still worth polishing, where boosts are large."""

STILL = 1e-7
"""Angle below which a plane counts as one that X doesn't turn."""


def logarithm(space: Space, R: Array) -> tuple[Array, Array]:
    """Return bivectors whose exponential is R, and the `Outcome` of each row.

    They are good to some digits only where boosts are large; `polishing.polished` finds the rest.
    """
    boosts, rest = peeled(space, R)
    logs, outcome = matrix_logarithms(space, space.displaced(rest))
    B = boosts + bivectors(space, logs / 2)
    E = series.exponential(space, B)
    if space.r > 1:
        B = B + _central(space, E, R)
    done = outcome == Outcome.DONE
    for i in np.flatnonzero(done & (_overlap(space, E, R) < 0)).tolist():
        B[i], outcome[i] = _turned_over(space, B[i])
    # Beside a second boost the rest is as uncertain as R is large.
    left = rest if min(space.p, space.q) == 1 else R
    solid = np.square(left[:, space.nulls == 0]).sum(-1)
    doubtful = solid * np.finfo(float).eps > DOUBTFUL
    outcome[doubtful & (outcome == Outcome.NO_LOGARITHM)] = Outcome.INACCURATE
    return B, outcome


def matrix_logarithms(space: Space, displaced: Array) -> tuple[Array, Array]:
    """Return logarithms of isometries X, given X - 1, and the `Outcome` of each."""
    logs = np.zeros_like(displaced)
    outcome = np.full(len(displaced), Outcome.DONE)
    near = np.zeros(len(displaced), bool)
    rest = displaced.copy()
    for i, matrix in enumerate(displaced):
        logs[i], rest[i] = _large_boosts(space, matrix)
        found = _attempt(space, rest[i])
        if isinstance(found, Outcome):
            outcome[i] = found
        elif found is None:
            near[i] = True
        else:
            logs[i] += found
    principal, converged = _principal_logs(rest[near])
    logs[near] += principal
    converged &= np.isfinite(logs[near]).all(axis=(1, 2))
    outcome[np.flatnonzero(near)[~converged]] = Outcome.INACCURATE
    logs[outcome != Outcome.DONE] = 0
    return logs, outcome


def _attempt(space: Space, displaced: Array) -> Array | Outcome | None:
    """Return the logarithm of X with eigenvalues near the negative axis, None if it has none.

    An `Outcome` instead if there is no logarithm, or none was found.
    """
    one = np.eye(space.n)
    try:
        far = _far_projector(space, displaced + one)
        if far is None:
            return None
        log = _principal(displaced @ (one - far)) + _principal(-(displaced @ far) - 2 * far)
        turn = _complex_structure(space, log, far)
    except np.linalg.LinAlgError:
        return Outcome.INACCURATE
    return Outcome.NO_LOGARITHM if turn is None else log + np.pi * turn


def bivectors(space: Space, A: Array) -> Array:
    """Return the bivectors that act as A, blades of two null vectors aside."""
    r = space.r
    K = np.zeros_like(A)
    K[:, :, r:] = A[:, :, r:] * space.metric[r:]
    K[:, r:, :r] = -np.swapaxes(K[:, :r, r:], 1, 2)
    return space.bivector((K - np.swapaxes(K, 1, 2)) / 2)


def _central(space: Space, E: Array, R: Array) -> Array:
    """Return the blades of two null vectors, up to the sign of R."""
    sign = np.where(_overlap(space, E, R) < 0, -1.0, 1.0)[:, None]
    left = space.product(space.reverse(E), sign * R)[:, space.two]
    return np.where(space.nulls[space.two] == 2, left, 0.0)


def _overlap(space: Space, E: Array, R: Array) -> Array:
    """Return a number that is negative where E is -R up to null parts."""
    return (E * R)[:, space.nulls == 0].sum(-1)


# --- The principal logarithm --------------------------------------------------------------------


def _principal(displaced: Array) -> Array:
    """Return log(1 + D) of one matrix."""
    logs, converged = _principal_logs(displaced[None])
    if not converged[0]:
        raise np.linalg.LinAlgError("no principal logarithm")
    return logs[0]


def _principal_logs(displaced: Array) -> tuple[Array, Array]:
    """Return log(1 + D) for D without eigenvalues at or below -1, and where it was found.

    Small D keep all digits.
    """
    D = displaced.copy()
    count, n = D.shape[:2]
    one = np.eye(n)
    roots = np.zeros(count, int)
    fine = np.ones(count, bool)
    for _ in range(MAX_STEPS):
        large = np.flatnonzero(fine & (np.linalg.norm(D, axis=(1, 2)) > SMALL))
        if not len(large):
            break
        root, converged = _square_roots(D[large] + one)
        fine[large[~converged]] = False
        kept = large[converged]
        D[kept] = _solved(one + root[converged], D[kept])  # sqrt(1 + D) - 1
        roots[kept] += 1
    ratio = _solved(2 * one + D, D)
    square = ratio @ ratio
    total = np.zeros_like(D)
    for k in range(TERMS, -1, -1):
        total = one / (2 * k + 1) + square @ total
    return np.exp2(roots + 1)[:, None, None] * (ratio @ total), fine


def _solved(a: Array, b: Array) -> Array:
    """Return solutions of linear equations; NaN where there is none."""
    try:
        return np.linalg.solve(a, b)
    except np.linalg.LinAlgError:
        return np.stack([_solved_one(*pair) for pair in zip(a, b, strict=True)])


def _solved_one(a: Array, b: Array) -> Array:
    try:
        return np.linalg.solve(a, b)
    except np.linalg.LinAlgError:
        return np.full_like(b, np.nan)


def _square_roots(X: Array) -> tuple[Array, Array]:
    """Return principal square roots, by the product form of Denman and Beavers' iteration.

    Cheng, Higham, Kenney and Laub, SIAM J. Matrix Anal. Appl. 22 (2001). Also where it converged.
    """
    one = np.eye(X.shape[-1])
    M, root = X, X
    off = np.full(len(X), np.inf)
    with np.errstate(all="ignore"):
        for _ in range(MAX_STEPS):
            inverse = _solved(M, np.broadcast_to(one, M.shape))
            root = root @ (one + inverse) / 2
            M = (one + (M + inverse) / 2) / 2
            off = np.linalg.norm(M - one, axis=(1, 2))
            if not (off > 1e-15 * len(one)).any():
                break
    return root, off < ROUGH


# --- Large boosts -------------------------------------------------------------------------------


def _large_boosts(space: Space, displaced: Array) -> tuple[Array, Array]:
    """Return the logarithm of the part with large eigenvalues, and X - 1 without that part.

    Beside large eigenvalues their inverses are lost to rounding. But those are the large ones of
    the inverse, which the metric gives exactly, so each half comes from where it is large; the two
    are dual spaces of null vectors.
    """
    nothing = np.zeros_like(displaced)
    X = displaced + np.eye(len(displaced))
    values, vectors = np.linalg.eig(X)
    large = np.abs(values) > LARGE
    if not large.any() or (values[large].real < 0).any():
        return nothing, displaced
    back_values, back_vectors = np.linalg.eig(_inverse(space, X))
    back_large = np.abs(back_values) > LARGE
    count = int(large.sum())
    if int(back_large.sum()) != count or 2 * count > space.n - space.r:
        return nothing, displaced
    one, other = (
        np.linalg.svd(np.concatenate([side.real, side.imag], 1))[0][:, :count]
        for side in (vectors[:, large], back_vectors[:, back_large])
    )
    G = space.metric[:, None]
    gram = other.T @ (G * one)
    if np.linalg.cond(gram) > 1e8:
        return nothing, displaced
    other = other @ np.linalg.inv(gram).T
    try:
        inner = _principal(one.T @ displaced @ one)
    except np.linalg.LinAlgError:
        return nothing, displaced
    log = one @ inner @ (G * other).T - other @ inner.T @ (G * one).T
    keep = np.eye(len(X)) - one @ (G * other).T - other @ (G * one).T
    return log, keep @ displaced @ keep


# --- Half-turns ---------------------------------------------------------------------------------


def _far_projector(space: Space, X: Array) -> Array | None:
    """Return the projector to the eigenvalues near the negative axis, None if there are none."""
    one = np.eye(len(X))
    cosine = (X + _inverse(space, X)) / 2
    values = np.sort(np.linalg.eigvals(cosine).real)
    ends = np.concatenate([[CUT[0]], np.clip(values, *CUT), [CUT[1]]])
    gap = int(np.diff(ends).argmax())
    if gap == 0 and values[0] >= CUT[0]:
        return None
    cut = (ends[gap] + ends[gap + 1]) / 2
    if not (values < cut).any():
        return None
    return (one - _sign(cosine - cut * one)) / 2


def _inverse(space: Space, X: Array) -> Array:
    """Return the inverse of an isometry, which the metric gives without rounding."""
    r, G = space.r, space.metric[space.r :]
    out = np.eye(len(X))
    out[r:, r:] = G[:, None] * X[r:, r:].T * G
    out[:r, r:] = -X[:r, r:] @ out[r:, r:]
    return out


def _sign(X: Array) -> Array:
    """Return the matrix sign function, by Newton's iteration."""
    for _ in range(MAX_STEPS):
        following = (X + np.linalg.inv(X)) / 2
        change = np.linalg.norm(following - X)
        X = following
        if change <= 1e-14 * np.linalg.norm(X):
            break
    return X


def _complex_structure(space: Space, log: Array, far: Array) -> Array | None:
    """Return J on the far space, turning against the logarithm of -X, or None if there is none."""
    dimension = int(np.rint(np.trace(far)))
    if dimension % 2:
        return None
    if dimension <= 0:
        raise np.linalg.LinAlgError("no space of negative eigenvalues, but for rounding")
    basis = np.linalg.svd(far)[0][:, :dimension]
    gram = basis.T @ (space.metric[:, None] * basis)
    inner = basis.T @ log @ basis
    signs = np.linalg.eigvalsh((gram + gram.T) / 2)
    if (signs > 0).all() or (signs < 0).all():
        turn: Array | None = _definite_structure(gram, inner)
    else:
        turn = _mixed_structure(space, basis, gram, inner)
    return None if turn is None else basis @ turn @ np.linalg.solve(gram, basis.T * space.metric)


def _definite_structure(gram: Array, inner: Array) -> Array:
    """Return J in a basis with a definite gram matrix: minus the planes of the logarithm."""
    root = np.linalg.cholesky(gram * np.sign(gram[0, 0])).T
    turned = root @ inner @ np.linalg.inv(root)
    _, u, v, _ = planes((turned - turned.T)[None] / 2)
    J = v[0] @ u[0].T - u[0] @ v[0].T
    return np.linalg.solve(root, J @ root)


def _mixed_structure(space: Space, basis: Array, gram: Array, inner: Array) -> Array | None:
    """Return J in a basis with a gram matrix of both signs, from the parts of the logarithm."""
    if np.abs(np.linalg.eigvals(inner).imag).min() > STILL:
        return -_turn(inner)
    K = basis @ inner @ np.linalg.solve(gram, basis.T)
    K = np.where(np.abs(K) <= 1e-12, 0.0, (K - K.T) / 2)  # -X is 1 up to rounding: no parts
    parts = spectral.split_one(space, K)
    total = np.zeros_like(K)
    boosts: list[Part] = []
    for part in parts:
        if part.kind == Kind.ELLIPTIC:
            total -= part.matrix / _angle(space, part)
        elif part.kind in (Kind.COMPLEX, Kind.ELLIPTIC_NILPOTENT):
            total -= _block_turn(space, part)
        elif part.kind == Kind.HYPERBOLIC:
            boosts.append(part)
        else:
            return None
    turned = _paired_boosts(space, boosts)
    if turned is None:
        return None
    occupied = [part.matrix * space.metric for part in parts]
    still = _still_planes(space, basis, occupied)
    if still is None:
        return None
    J = (total + turned + still) * space.metric
    return np.linalg.lstsq(basis, J @ basis, rcond=None)[0]


def _angle(space: Space, part: Part) -> float:
    """Return the angle (or rapidity) of a blade, the root of the size of its square."""
    squares = part.matrix**2 * np.outer(space.metric, space.metric)
    return float(np.sqrt(np.abs(squares.sum() / 2)))


def _block_turn(space: Space, part: Part) -> Array:
    """Return the bivector of the complex structure of a block without real eigenvalues."""
    basis = np.linalg.svd(part.matrix)[0][:, : part.dimension]
    gram = basis.T @ (space.metric[:, None] * basis)
    turn = _turn(basis.T @ (part.matrix * space.metric) @ basis)
    return basis @ turn @ np.linalg.solve(gram, basis.T)


def _turn(A: Array) -> Array:
    """Return J with ``J J = -1``, of the signs of the imaginary parts, by Newton's iteration."""
    for _ in range(MAX_STEPS):
        following = (A - np.linalg.inv(A)) / 2
        change = np.linalg.norm(following - A)
        A = following
        if change <= 1e-14 * np.linalg.norm(A):
            break
    return A


def _paired_boosts(space: Space, boosts: list[Part]) -> Array | None:
    """Return a turn that exchanges boosts of equal rapidity, None if one has no match."""
    boosts = sorted(boosts, key=lambda part: _angle(space, part))
    total = np.zeros((space.n, space.n))
    if len(boosts) % 2:
        return None
    for one, two in zip(boosts[::2], boosts[1::2], strict=True):
        if abs(_angle(space, one) - _angle(space, two)) > 1e-8 * _angle(space, two):
            return None
        total += _exchange(space, one, two)
    return total


def _exchange(space: Space, one: Part, two: Part) -> Array:
    """Return the bivector that turns the null vectors of one boost into those of another."""
    (a, b), (c, d) = (_null_directions(space, part) for part in (one, two))
    # With a . b = c . d = 1: the map a -> c, c -> -a, b -> d, d -> -b.
    first = np.outer(c, b) - np.outer(b, c)
    second = np.outer(d, a) - np.outer(a, d)
    return first + second


def _null_directions(space: Space, part: Part) -> tuple[Array, Array]:
    """Return null vectors a, b of a boost with ``a . b = 1``, eigenvectors of either sign."""
    A = part.matrix * space.metric
    values, vectors = np.linalg.eig(A)
    a, b = vectors[:, values.real.argmax()].real, vectors[:, values.real.argmin()].real
    return a, b / ((a * space.metric) @ b)


def _still_planes(space: Space, basis: Array, occupied: list[Array]) -> Array | None:
    """Return planes of definite metric that fill what the parts leave of a space."""
    total = np.zeros((space.n, space.n))
    none = np.zeros((0, basis.shape[1]))
    stack = np.concatenate([none, *(A @ basis for A in occupied)], 0)
    _, sizes, right = np.linalg.svd(stack)
    rank = int((sizes > 1e-10 * max(1.0, sizes.max(initial=0.0))).sum())
    free = basis @ right[rank:].T
    form = free.T @ (space.metric[:, None] * free)
    signs, vectors = np.linalg.eigh((form + form.T) / 2)
    columns = free @ vectors / np.sqrt(np.abs(signs))
    for side in (columns[:, signs > 0], columns[:, signs < 0]):
        if side.shape[1] % 2:
            return None
        for u, v in zip(side.T[::2], side.T[1::2], strict=True):
            total += np.outer(u, v) - np.outer(v, u)
    return total


# --- R or -R ------------------------------------------------------------------------------------


def _turned_over(space: Space, B: Array) -> tuple[Array, Outcome]:
    """Return the logarithm of -exp(B): B with another half-turn, in the plane of largest angle."""
    parts = spectral.split_one(space, space.skew(B[None])[0])
    elliptic = [part for part in parts if part.kind == Kind.ELLIPTIC]
    widest = max(elliptic, key=lambda part: _angle(space, part), default=None)
    if widest is not None and (angle := _angle(space, widest)) > STILL:
        return B - np.pi / angle * space.bivector(widest.matrix), Outcome.DONE
    plane = _definite_still_plane(space, B)
    if plane is not None:
        return B + np.pi * plane, Outcome.DONE
    turn = _odd_turn(space, parts)
    if turn is None:
        turn = exchange_of_chains(space, space.action(B[None])[0])
    if turn is not None:
        return B - np.pi * space.bivector(turn), Outcome.DONE
    unresolved = any(part.kind == Kind.UNRESOLVED for part in parts)
    return B, Outcome.INACCURATE if unresolved else Outcome.NO_LOGARITHM


def _odd_turn(space: Space, parts: list[Part]) -> Array | None:
    """Return the complex structure of a block of imaginary eigenvalues, in an odd number of planes.

    A half-turn in each of them is -1.
    """
    for part in parts:
        if part.kind == Kind.ELLIPTIC_NILPOTENT and part.dimension % 4 == 2:
            return _block_turn(space, part)
    return None


def _definite_still_plane(space: Space, B: Array) -> Array | None:
    """Return a unit plane of negative square that commutes with B, if there is one."""
    A = space.action(B[None])[0]
    _, sizes, right = np.linalg.svd(A)
    rank = int((sizes > STILL * max(1.0, sizes.max(initial=0.0))).sum())
    still = right[rank:].T
    form = still.T @ (space.metric[:, None] * still)
    signs, vectors = np.linalg.eigh((form + form.T) / 2)
    for sign in (1, -1):
        chosen = np.flatnonzero(sign * signs > 1e-3)
        if len(chosen) > 1:
            u, v = (still @ vectors[:, k] / np.sqrt(abs(signs[k])) for k in chosen[-2:])
            return space.bivector(np.outer(u, v) - np.outer(v, u))
    return None
