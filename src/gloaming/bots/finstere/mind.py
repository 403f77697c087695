"""What a bot for Finstere Flure keeps in mind: what places are worth, and its blind spots."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.search.records import MOST_SEATS
from gloaming.core.engine.rooms import Room, blank_in, copy_in
from gloaming.core.layout import Bool, Bytes, Int8, Layout, Records
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.moves.plain_moves import Search, make_search
from gloaming.games.finstere.state import State, Trace

# Stages of a match, by the rounds that are left in its half.
STAGES = 7
FIRST_HALF_LONG, FIRST_HALF_SHORT, SECOND_LONG, SECOND_MIDDLE, SECOND_SHORT, LAST, OVER = range(
    STAGES
)
RANKS = 4  # a seat's tokens, the one nearest to freedom first
OUT_STEPS = 0
WAITING_STEPS = 27  # from before the entrance to freedom
EATEN_STEPS = 28
STEPS_TOLD_APART = EATEN_STEPS + 1


class Mind(Layout):
    """Weights and habits.  Worth is on a scale on which shares of the win are exponentials."""

    worth: Annotated[NDArray[np.float64], np.float64, STAGES, RANKS, STEPS_TOLD_APART]
    foresight: Int8  # steps of the monster that it thinks through
    knows_pile: Bool  # it remembers which cards are gone
    minds_rivals: Bool  # it is glad when others are eaten
    haste: Annotated[float, np.float64]  # how surely a token that can walk out will do so
    caution: Annotated[float, np.float64]  # how much a token is in danger that can still move
    mood: Annotated[float, np.float64]  # how much its judgement wavers
    sees_way_out: Bool  # it never overlooks that a token can walk out, whatever its mood


class FinstereMind(NamedTuple):
    """A mind, and room to think in, as compiled code takes it."""

    minds: Records[Mind]
    search: Search  # for all moves of a token
    tried: Records[State]  # a position that is being weighed
    traces: Records[Trace]
    board: Bytes  # without the token that moves
    scores: Annotated[NDArray[np.float64], 2]  # for each seat; a second row takes the shares


def make_mind(room: Room, mind: Records[Mind]) -> FinstereMind:
    """Return a mind in a room, with space to think."""
    return FinstereMind(
        copy_in(room, mind),
        make_search(room=room),
        blank_in(room, State),
        blank_in(room, Trace),
        room.zeros(CELLS, np.uint8),
        room.zeros((2, MOST_SEATS)),
    )
