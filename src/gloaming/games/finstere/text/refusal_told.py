"""Why an action is refused, found out, and told as numbers (see `core.encoding`)."""

from typing import TypeAlias

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.finstere.actions import ACTIONS, BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import NO_OBSTACLE, SUPPLY_OF, obstacle_to
from gloaming.games.finstere.floor.told import tell_some_cell
from gloaming.games.finstere.material import HIT_CARD, STONE
from gloaming.games.finstere.moves.barriers_told import (
    BARRIERS,
    BY_TILE,
    BY_TOKEN,
    barrier_to,
    slides,
)
from gloaming.games.finstere.moves.steps import ENTERING
from gloaming.games.finstere.state import (
    BEGINNING,
    DRAWING,
    NO_TOKEN,
    OUT,
    PLACING,
    WAITING,
    Floor,
    State,
)

# Reasons, in the order of `Reason`: first the obstacles to laying, then the barriers to a step,
FIRST_BARRIER = NO_OBSTACLE
# then all others.
(
    TOKEN_PAST_POOL, ENTRANCE_CLOSED,
    NO_SUCH_ACTION, STILL_LAYING, NONE_LEFT, LARGEST_FIRST, CHANCE_BEGINS,
    CARD_AWAITED, NO_HIT_FIRST, CARD_GONE,
    PICK_FIRST, NOT_YOURS, NOT_IN_PLAY, HAS_MOVED,
    MUST_ENTER, ON_TOKEN, STEP_OR_STOP, IS_OUT, NO_STEPS_LEFT, ENTERS_WITH_I, IS_INSIDE,
) = range(FIRST_BARRIER + BARRIERS, FIRST_BARRIER + BARRIERS + 21)  # fmt: skip
NO_REASON, NO_CELL, NO_TILE = -1, -1, -1

Why: TypeAlias = tuple[int, Cell, int]  # the reason, on which cell, and which tile of the supply


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:
    """Tell why an action that is not legal is refused."""
    reason, cell, tile = why(states[0], seat, action)
    begin(out)
    tell(out, reason)
    if cell == NO_CELL:
        tell(out, 0)
    else:
        tell_some_cell(out, cell)
    tell(out, tile != NO_TILE)
    if tile != NO_TILE:
        tell(out, tile)
    return length(out)


@compiled
def why(state: State, seat: int, action: int) -> Why:
    """Return why an action is refused."""
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION, NO_CELL, NO_TILE
    if state.phase == PLACING:
        return why_not_lay(state, action)
    if state.phase == BEGINNING:
        return CHANCE_BEGINS, NO_CELL, NO_TILE
    if state.phase == DRAWING:
        return why_not_draw(state, action), NO_CELL, NO_TILE
    if state.active == NO_TOKEN:
        return why_not_pick(state, seat, action), NO_CELL, NO_TILE
    return why_not_move(state, action)


@compiled
def why_not_lay(state: State, action: int) -> Why:
    """Return why a tile cannot be laid there."""
    if action < PLACE:
        return STILL_LAYING, NO_CELL, NO_TILE
    form, cell = divmod(action - PLACE, CELLS)
    supply = int(SUPPLY_OF[form])
    if state.supply[supply] == 0:
        return NONE_LEFT, NO_CELL, supply
    obstacle, place = obstacle_to(state.floor, form, cell)
    if obstacle == NO_OBSTACLE:
        return LARGEST_FIRST, NO_CELL, NO_TILE
    return obstacle, place, NO_TILE


@compiled
def why_not_draw(state: State, action: int) -> int:
    """Return why a card cannot be the one that is turned."""
    if not CARD <= action < BEGIN:
        return CARD_AWAITED
    if state.rounds_played == 0 and rounds.card_at(state, action - CARD) >= HIT_CARD:
        return NO_HIT_FIRST
    return CARD_GONE


@compiled
def why_not_pick(state: State, seat: int, action: int) -> int:
    """Return why a token cannot be picked."""
    token = action - PICK
    if action >= STEP or token >= state.token_count:
        return PICK_FIRST
    if state.tokens[token].seat != seat:
        return NOT_YOURS
    return HAS_MOVED if rounds.is_in_play(state, token) else NOT_IN_PLAY


@compiled
def why_not_move(state: State, action: int) -> Why:
    """Return why the moving token cannot do that."""
    reason = why_not_act(state, action)
    if reason == NO_REASON:
        return why_not_step(state.floor, state.floor.cell_of[state.active], action - STEP)
    return reason, NO_CELL, NO_TILE


@compiled
def why_not_act(state: State, action: int) -> int:
    """Return why the moving token cannot do that; NO_REASON: something is in its way."""
    cell = state.floor.cell_of[state.active]
    if action == STOP:
        return MUST_ENTER if cell == WAITING else ON_TOKEN
    if not STEP <= action < STOP:
        return STEP_OR_STOP
    if cell == OUT:
        return IS_OUT
    if state.steps_left == 0:
        return NO_STEPS_LEFT
    if (cell == WAITING) == (action - STEP == ENTERING):
        return NO_REASON
    return ENTERS_WITH_I if cell == WAITING else IS_INSIDE


@compiled
def why_not_step(floor: Floor, start: Cell, letter: int) -> Why:
    """Return what is in the way of a step."""
    by, cell = barrier_to(floor, start, letter)
    if by == BY_TOKEN and slides(floor, start, letter):
        return TOKEN_PAST_POOL, cell, NO_TILE
    if by != BY_TOKEN and start == WAITING:
        return ENTRANCE_CLOSED, cell, NO_TILE
    tile = floor.things[cell] - STONE if by == BY_TILE else NO_TILE
    return FIRST_BARRIER + by, cell, tile
