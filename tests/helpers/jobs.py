"""Work for other processes: it lies where they can import it, as test modules do not."""

from gaforge.errors import ProofError


def double(item, report):
    """Return twice the item, after reporting two stages; refuse a negative one."""
    for stage in ("derive", "prove"):
        report(stage)
    if item < 0:
        raise ProofError(f"{item} is negative")
    return 2 * item
