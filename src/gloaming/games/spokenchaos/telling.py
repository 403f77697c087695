"""Telling what may be missing."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell

MISSING = -1  # as no piece, no ghost and no card are


@compiled
def tell_known(out: Told, number: int) -> None:
    """Tell a number, unless it is MISSING."""
    is_known = number != MISSING
    tell(out, is_known)
    if is_known:
        tell(out, number)
