"""Positions as states; what is impossible on the board is refused, with its place."""

from gloaming.core.encoding import encode
from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, blank
from gloaming.games.menhirs.clusters.board import HEIGHTS
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

from .position import Position
from .set_up import (
    BAN,
    BAN_OF_NOTHING,
    BANNED,
    HEIGHTS_UNKNOWN,
    MENHIRS,
    MIST,
    NO_FAULT,
    NONE_COVERED,
    OFF_LAND,
    SCHEDULE_LENGTH,
    set_up_at,
)

PLACES = {MENHIRS: "$.menhirs", MIST: "$.mist", BANNED: "$.banned.tiles"}
THINGS = {MENHIRS: "menhirs", MIST: "mist tiles", BANNED: "banned tiles"}


def to_state(position: Position) -> Records[State]:
    """Return the state of a position, from which a match could go on, or refuse the position."""
    states = blank(State)
    fault, item, which = set_up_at(states, encode(Position, position).numbers)
    if fault != NO_FAULT:
        raise refusal_of(position, fault, item, which)
    return states


def refusal_of(position: Position, fault: int, item: int, which: int) -> PositionError:
    """Return the refusal of what is impossible, with its place in the position."""
    if fault == HEIGHTS_UNKNOWN:
        known = " or ".join(str(list(heights)) for heights in HEIGHTS)
        return PositionError(f"the columns of a board have the heights {known}", "$.heights")
    if fault == SCHEDULE_LENGTH:
        turns = len(position.schedule)
        return PositionError(f"there are {TURNS} turns, not {turns}", "$.schedule")
    where = PLACES[which]
    if fault == NONE_COVERED:
        return PositionError("no menhir is covered: such a position is already won", where)
    if fault == BAN_OF_NOTHING:
        return PositionError("a ban names the tiles that may not be moved", where)
    banned = position.banned.tiles if position.banned else ()
    cell = list((position.menhirs, position.mist, banned)[which][item])
    words = {OFF_LAND: f"{cell} is not on the board", BAN: f"{cell} is not mist"}
    twice = f"two {THINGS[which]} are on {cell}"
    return PositionError(words.get(fault, twice), f"{where}[{item}]")
