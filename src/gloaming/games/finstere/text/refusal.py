"""Why an action is refused: the reason, its rule, and what it is about."""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING
from gloaming.games.finstere.actions import ACTIONS, BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import NO_OBSTACLE, SUPPLY_OF, obstacle_to
from gloaming.games.finstere.floor.places import floor_writer
from gloaming.games.finstere.material import HIT_CARD, STONE, SUPPLY_NAMES
from gloaming.games.finstere.moves.barriers import (
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

Obstacle: TypeAlias = Literal["sticks-out", "kept-free", "covered", "beside-teleporter"]

# The rule of each reason; first come the obstacles to laying and the barriers to a step.
RULE_OF = {
    "sticks-out": "2.6",
    "kept-free": "2.6",
    "covered": "2.6",
    "beside-teleporter": "2.6",
    "wall": "4.2",
    "monster": "4.3",
    "teleporter": "4.3",
    "tile": "4.5",
    "token": "4.3",
    "token-past-pool": "4.7",
    "entrance-closed": "4.2",
    "no-such-action": "",
    "still-laying": "2.6",
    "none-left": "2.6",
    "largest-first": "",
    "chance-begins": "3.1",
    "card-awaited": "3.2",
    "no-hit-first": "3.4",
    "card-gone": "3.4",
    "pick-first": "3.1",
    "not-yours": "3.1",
    "not-in-play": "3.1",
    "has-moved": "3.1",
    "must-enter": "3.1",
    "on-token": "4.3",
    "step-or-stop": "4.1",
    "is-out": "4.2",
    "no-steps-left": "4.1",
    "enters-with-i": "4.2",
    "is-inside": "4.2",
}
REASONS = tuple(RULE_OF)
FIRST_BARRIER = NO_OBSTACLE
(
    TOKEN_PAST_POOL,
    ENTRANCE_CLOSED,
    NO_SUCH_ACTION,
    STILL_LAYING,
    NONE_LEFT,
    LARGEST_FIRST,
    CHANCE_BEGINS,
    CARD_AWAITED,
    NO_HIT_FIRST,
    CARD_GONE,
    PICK_FIRST,
    NOT_YOURS,
    NOT_IN_PLAY,
    HAS_MOVED,
    MUST_ENTER,
    ON_TOKEN,
    STEP_OR_STOP,
    IS_OUT,
    NO_STEPS_LEFT,
    ENTERS_WITH_I,
    IS_INSIDE,
) = range(FIRST_BARRIER + BARRIERS, len(REASONS))
NO_REASON = -1


class Refused(msgspec.Struct, frozen=True):
    """Why an action is refused: on which cell that is, and which tile it is about."""

    reason: Annotated[str, REASONS]
    cell: Place | None
    tile: Annotated[str, SUPPLY_NAMES] | None


put_refused = floor_writer(Refused)

Why: TypeAlias = tuple[int, Cell, int]  # the reason, on which cell, and which tile of the supply


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:
    """Tell why an action that is not legal is refused."""
    reason, cell, tile = why(states[0], seat, action)
    begin(out)
    put_refused(out, reason=reason, cell=cell, tile=tile)
    return length(out)


@compiled
def why(state: State, seat: int, action: int) -> Why:
    """Return why an action is refused."""
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION, NOTHING, NOTHING
    if state.phase == PLACING:
        return why_not_lay(state, action)
    if state.phase == BEGINNING:
        return CHANCE_BEGINS, NOTHING, NOTHING
    if state.phase == DRAWING:
        return why_not_draw(state, action), NOTHING, NOTHING
    if state.active == NO_TOKEN:
        return why_not_pick(state, seat, action), NOTHING, NOTHING
    return why_not_move(state, action)


@compiled
def why_not_lay(state: State, action: int) -> Why:
    """Return why a tile cannot be laid there."""
    if action < PLACE:
        return STILL_LAYING, NOTHING, NOTHING
    form, cell = divmod(action - PLACE, CELLS)
    supply = int(SUPPLY_OF[form])
    if state.supply[supply] == 0:
        return NONE_LEFT, NOTHING, supply
    obstacle, place = obstacle_to(state.floor, form, cell)
    if obstacle == NO_OBSTACLE:
        return LARGEST_FIRST, NOTHING, NOTHING
    return obstacle, place, NOTHING


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
    return reason, NOTHING, NOTHING


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
        return TOKEN_PAST_POOL, cell, NOTHING
    if by != BY_TOKEN and start == WAITING:
        return ENTRANCE_CLOSED, cell, NOTHING
    tile = floor.things[cell] - STONE if by == BY_TILE else NOTHING
    return FIRST_BARRIER + by, cell, tile


def refusal_of(states: Records[State], seat: int, action: int) -> Refused:
    """Return what is known of why an action that is not legal is refused."""
    return cast("Refused", told(Refused, refusal_at, states, seat, action))
