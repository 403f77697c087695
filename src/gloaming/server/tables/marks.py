"""Marks: what somebody has seen of a table, as a short text.

    9d1f0c73a55be2c4.5ce0a1b7.03f9d2ee
    |                |        +--- the choice before their second seat
    |                +--- the choice before their first seat, or what a spectator sees
    +--- everything that they may know: the same mark, the same knowledge, in any process

An action chosen at a mark is taken only while the choice before its seat is still the same.
What others say, seal or plan in secret changes the knowledge, but no choice.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from gloaming.core.actors import SEVERAL
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.session import ACTOR

Look: TypeAlias = Callable[[Any, int], Any]  # from a state and a seat to what it sees

BETWEEN: Final = "."
CHOICE_BYTES: Final = 4


def choice_mark(match: Match, seat: int, look: Look | None = None) -> str:
    """Return what tells the choice before a seat from all others."""
    look = look or match.game.view
    since = match.moments[begun_together(match) :]
    start = since[0].before if since else match.states
    own = [moment.ply.action for moment in since if moment.ply.actor == seat]
    return digest_of(look(start, seat), own)


def begun_together(match: Match) -> int:
    """Return how many moments there were when several began to choose; all of them, if one does."""
    count = len(match.moments)
    if match.actor == SEVERAL:
        while count and match.history.rows[count - 1, ACTOR] == SEVERAL:
            count -= 1
    return count


def digest_of(view: Any, actions: Sequence[int] = ()) -> str:
    """Return the digest of what a seat sees, and of what it has done since."""
    digest = blake2b(array(view).tobytes(), digest_size=CHOICE_BYTES)
    digest.update(BETWEEN.join(map(str, actions)).encode())
    return digest.hexdigest()


def whole_mark(knowledge: str, choices: Sequence[str]) -> str:
    """Return a mark made of its parts."""
    return BETWEEN.join((knowledge, *choices))


def is_stale(match: Match, own: Sequence[int], seat: int, mark: str) -> bool:
    """Tell whether the choice before one of a person's own seats is no longer that of a mark."""
    _, *choices = mark.split(BETWEEN)
    if len(choices) != len(own):
        return True
    return choices[own.index(seat)] != choice_mark(match, seat)
