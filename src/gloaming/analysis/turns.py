"""A match divided into turns: what a seat did in one go, and what came before the next one.

a turn           before --the seat--> after
secret plans     before --everybody, whoever was quicker--> revealed together --> after
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.core.session import (
    AFTER,
    BEGIN,
    END,
    FIRST,
    IS_SECRET,
    MEETS_CHANCE,
    SEAT,
    TURN_COLUMNS,
)


class Turn(NamedTuple):
    """What a seat did in one go."""

    seat: int
    start: int  # the number of its first moment
    actions: tuple[int, ...]
    before: Any  # the state in which it began,
    after: Any  # and the one that it left, before chance or anybody else acts
    meets_chance: bool  # chance acts before the next turn
    others: tuple[Ply, ...] = ()  # what others planned in secret at the same time
    is_secret: bool = False  # all such plans are revealed together, which leaves the state after


def turns_of(match: Match) -> Iterator[Turn]:
    """Yield the turns of a match in their order."""
    rows = match.history.rows
    out = np.empty((len(rows), TURN_COLUMNS), np.int64)
    count = match.game.entry_points.write_turns(rows, out)
    for row in out[:count].tolist():
        plies = [moment.ply for moment in match.moments[row[BEGIN] : row[END]]]
        seat = row[SEAT]
        yield Turn(
            seat=seat,
            start=row[FIRST],
            actions=tuple(ply.action for ply in plies if ply.actor == seat),
            before=state_at(match, row[BEGIN]),
            after=state_at(match, row[AFTER]),
            meets_chance=bool(row[MEETS_CHANCE]),
            others=tuple(ply for ply in plies if ply.actor != seat),
            is_secret=bool(row[IS_SECRET]),
        )


def state_at(match: Match, number: int) -> Any:
    """Return the state before a moment, or the last one."""
    return match.moments[number].before if number < len(match.moments) else match.states
