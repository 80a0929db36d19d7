"""Signatures to run over, and a slow product of blades that shares nothing with the code."""

from collections.abc import Iterable

from gaforge.algebra import Algebra

Word = tuple[int, ...]
"""Places of basis vectors, ascending: a basis blade."""


def signatures(limit: int, *, degenerate: bool = True) -> list[Algebra]:
    """Return all algebras with n <= limit, 84 of them for limit 6."""
    return [
        Algebra(n - q - r, q, r)
        for n in range(limit + 1)
        for r in range(n + 1 if degenerate else 1)
        for q in range(n - r + 1)
    ]


def word(mask: int) -> Word:
    """Return a bit mask as a list of places."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def mask(letters: Iterable[int]) -> int:
    """Return a list of places as a bit mask."""
    return sum(1 << place for place in letters)


def sort_vectors(letters: Iterable[int], squares: tuple[int, ...]) -> tuple[int, int]:
    """Return ``(mask, sign)`` of a product of basis vectors, from the defining relations.

    Bubble sort: neighbours that stand in the wrong order are swapped and change the sign,
    neighbours that are equal leave the square of the vector; ``(0, 0)`` is zero.
    """
    rest, sign = list(letters), 1
    place = 0
    while place + 1 < len(rest):
        left, right = rest[place], rest[place + 1]
        if left < right:
            place += 1
            continue
        if left == right:
            sign *= squares[left]
            del rest[place : place + 2]
        else:
            rest[place], rest[place + 1] = right, left
            sign = -sign
        place = max(place - 1, 0)
    return (mask(rest), sign) if sign else (0, 0)


def multiply(a: int, b: int, squares: tuple[int, ...]) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the geometric product of two basis blades, by sorting."""
    return sort_vectors((*word(a), *word(b)), squares)


def wedge(a: int, b: int) -> tuple[int, int]:
    """Return ``(mask, sign)`` of the outer product, the product of an algebra of null vectors."""
    return multiply(a, b, (0,) * max(a.bit_length(), b.bit_length()))
