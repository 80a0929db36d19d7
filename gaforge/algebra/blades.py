"""Basis blades as bit masks: grade, order, reordering sign and name.

Bit ``i`` of a mask stands for the ``i``-th basis vector in metric order, so ``0b101`` is
``e_0 ^ e_2``. Everything here is integer arithmetic; no signature is needed.
"""

from __future__ import annotations

from itertools import combinations

from gaforge.errors import BladeError


def grade(mask: int) -> int:
    """Return the number of basis vectors in a blade.

    Examples
    --------
    >>> grade(0b101)
    2
    """
    return mask.bit_count()


def canonical_masks(n: int) -> tuple[int, ...]:
    """Return all blades of ``n`` vectors by grade, then lexicographically by index tuple.

    Examples
    --------
    >>> canonical_masks(2)
    (0, 1, 2, 3)
    >>> [bin(mask) for mask in canonical_masks(3)[4:7]]
    ['0b11', '0b101', '0b110']
    """
    return tuple(mask for k in range(n + 1) for mask in grade_masks(n, k))


def grade_masks(n: int, k: int) -> tuple[int, ...]:
    """Return the blades of grade ``k`` of ``n`` vectors, lexicographically by index tuple."""
    return tuple(sum(1 << i for i in combo) for combo in combinations(range(n), k))


def reordering_sign(a: int, b: int) -> int:
    """Return the sign of sorting the vectors of blade ``a`` followed by those of blade ``b``.

    Each vector of ``b`` passes every vector of ``a`` that stands after it; the sign is that of
    the number of these swaps. Equal vectors are brought side by side but not contracted.

    Examples
    --------
    >>> reordering_sign(0b10, 0b01)
    -1
    """
    swaps = 0
    a >>= 1
    while a:
        swaps += (a & b).bit_count()
        a >>= 1
    return -1 if swaps & 1 else 1


def reverse_sign(k: int) -> int:
    """Return the sign that the reverse gives a blade of grade ``k``: + + - - + + ..."""
    return -1 if (k * (k - 1) // 2) & 1 else 1


def involute_sign(k: int) -> int:
    """Return the sign that the grade involution gives a blade of grade ``k``: + - + - ..."""
    return -1 if k & 1 else 1


def conjugate_sign(k: int) -> int:
    """Return the sign that Clifford conjugation gives a blade of grade ``k``: + - - + ..."""
    return reverse_sign(k) * involute_sign(k)


def blade_name(mask: int, start_index: int, *, underscores: bool) -> str:
    """Return the canonical name of a blade, ``"1"`` for the scalar.

    Examples
    --------
    >>> blade_name(0b1001, 0, underscores=False)
    'e03'
    >>> blade_name(0b1000000001, 1, underscores=True)
    'e1_10'
    """
    if mask == 0:
        return "1"
    indices = [str(i + start_index) for i in range(mask.bit_length()) if mask >> i & 1]
    return "e" + ("_" if underscores else "").join(indices)


def parse_blade(name: str, n: int, start_index: int, *, underscores: bool) -> tuple[int, int]:
    """Return ``(mask, sign)`` of a blade whose indices may stand in any order.

    Parameters
    ----------
    name : str
        ``"1"``, ``"e12"``, ``"e31"`` (means ``-e13``), ``"e10_2"``.
    n, start_index : int
        Number of basis vectors and index of the first.
    underscores : bool
        Whether the algebra has indices of two digits; a run of digits is then one index.

    Raises
    ------
    BladeError
        If the name is malformed, repeats an index or leaves the algebra.

    Examples
    --------
    >>> parse_blade("e31", 3, 1, underscores=False)
    (5, -1)
    """
    if name == "1":
        return 0, 1
    text = name[1:]
    if underscores or "_" in text:
        digits = text.split("_")
    else:
        digits = list(text)
    valid = bool(digits) and all(d.isascii() and d.isdigit() for d in digits)
    if not name.startswith("e") or not valid:
        example = blade_name((1 << n) - 1, start_index, underscores=underscores)
        raise BladeError(
            f"{name!r} is not a blade name; write '1' for the scalar, or 'e' and the indices of "
            f"its vectors, such as {example!r}"
        )
    mask, sign = 0, 1
    for digit in digits:
        bit = int(digit) - start_index
        if not 0 <= bit < n:
            raise BladeError(
                f"blade {name!r} has index {digit}, but the vectors of this algebra have indices "
                f"{start_index} to {start_index + n - 1}"
                if n
                else f"blade {name!r} does not exist: the algebra has no vectors"
            )
        if mask >> bit & 1:
            raise BladeError(f"blade {name!r} repeats index {digit}; a blade has distinct vectors")
        sign *= reordering_sign(mask, 1 << bit)
        mask |= 1 << bit
    return mask, sign
