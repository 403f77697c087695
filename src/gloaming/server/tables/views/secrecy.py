"""What a seat may know of what was done: nothing that its view does not tell it anyway.

An action is hidden from a seat if some other action in its place would have led to the
same view, so the only source of secrecy is the game's own `conceal`.  It stays hidden
until its turn is final: that is when sealed plans are revealed together.

    turn 3, final          turn 4, unfinished
    a1 b1 roll a2 b2 look  roll  lamp  a3   b3       to a: roll a3      to b: roll b3
                           open  secret     sealed
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.game import AnyGame, Moment
from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from

SPECTATOR = -1
REMEMBERED = 256
TRIES = 3  # other draws that are compared where they are beyond counting


class Secrets:
    """Which actions are hidden from whom, each worked out only once."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self._found: dict[tuple[int, int], tuple[Moment, bool]] = {}

    def hides(self, game: AnyGame, moment: Moment, seat: int) -> bool:
        """Tell whether an action is hidden from a seat."""
        key = (id(moment), seat)  # the moment is kept, so its id stays its own
        if key not in self._found:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            self._found[key] = (moment, is_hidden(game, moment, seat))
        return self._found[key][1]


def open_moments(match: Match, seat: int, secrets: Secrets) -> list[int]:
    """Return the indices of the moments that a seat may know of, in order."""
    final = finished_moments(match)
    return [*range(final), *open_in_turn(match, final, seat, secrets)]


def finished_moments(match: Match) -> int:
    """Return how many moments belong to turns that are final."""
    if match.actor == NOBODY:
        return len(match.moments)
    turn, count = match.turn_number, len(match.moments)
    while count and match.game.entry_points.turn_number(match.moments[count - 1].before, 0) == turn:
        count -= 1
    return count


def open_in_turn(match: Match, final: int, seat: int, secrets: Secrets) -> Iterator[int]:
    """Yield what a seat may know of the unfinished turn; what follows from secrets is one."""
    has_secrets = False
    for index in range(final, len(match.moments)):
        moment = match.moments[index]
        if moment.ply.actor == AUTOMATIC:
            is_secret = has_secrets
        else:
            is_secret = secrets.hides(match.game, moment, seat)
        has_secrets = has_secrets or is_secret
        if not is_secret:
            yield index


def is_own(actor: int, seat: int) -> bool:
    """Tell whether a seat acted itself; CHANCE and a spectator have the same number."""
    return actor == seat >= 0


def is_hidden(game: AnyGame, moment: Moment, seat: int) -> bool:
    """Tell whether a seat could not tell an action from another one in its place."""
    before, (actor, action) = moment
    if is_own(actor, seat):
        return False
    if game.entry_points.actor(before, 0) == SEVERAL:
        return True  # even sealing: told alone, it would tell that nothing was planned
    seen = view_after(game, moment, seat, action)
    return any(
        same(view_after(game, moment, seat, other), seen)
        for other in alternatives(game, moment)
        if other != action and game.entry_points.is_legal(before, 0, actor, other)
    )


def view_after(game: AnyGame, moment: Moment, seat: int, action: int) -> Any:
    """Return what a seat sees when an action has been taken."""
    states = clone(moment.before)
    game.entry_points.apply(states, 0, moment.ply.actor, action)
    game.entry_points.conceal(states, 0, seat)
    return states


def alternatives(game: AnyGame, moment: Moment) -> list[int]:
    """Return what might have been done instead: for chance beyond counting, a few draws."""
    before, (actor, _) = moment
    out = np.empty(game.most_actions, np.int64)
    if actor != CHANCE:
        count = game.entry_points.legal_actions(before, 0, actor, out)
        return [int(action) for action in out[:count]]
    count = game.entry_points.chance_outcomes(before, 0, out, np.empty_like(out))
    if count:
        return [int(action) for action in out[:count]]
    return [int(game.entry_points.draw(before, 0, stream_from(number))) for number in range(TRIES)]
