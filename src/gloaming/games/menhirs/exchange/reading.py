"""From a position to a state that the rules work on."""

from gloaming.core.layout import Records, blank
from gloaming.games.menhirs.clusters.board import LETTERS, set_of
from gloaming.games.menhirs.clusters.move import move_of
from gloaming.games.menhirs.state import MOVING, State

from .position import Position
from .possible import check


def to_state(position: Position) -> Records[State]:
    """Return the state of a position, from which a match could go on."""
    check(position)
    states = blank(State)
    state, terms = states[0], states[0].terms
    terms.board = position.board
    terms.menhirs = set_of(position.menhirs)
    terms.removals = sum(removal << turn for turn, removal in enumerate(position.schedule, 1))
    terms.must_detach = position.settings.must_detach
    terms.may_pass = position.settings.may_pass
    terms.no_take_back = position.settings.no_take_back
    state.mist = set_of(position.mist)
    state.dealt = sum(position.heights)
    state.phase = MOVING
    state.turn = position.turn
    state.turns_made = position.turn - 1
    if position.banned and position.settings.no_take_back:
        direction = LETTERS.index(position.banned.direction)
        state.banned = move_of(set_of(position.banned.tiles), direction)
    return states
