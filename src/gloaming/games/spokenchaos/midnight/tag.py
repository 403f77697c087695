"""Tag: everybody puts a small ghost in the place of one of the player to its right (rules 6).

Whoever finds nobody to tag puts it onto the third field of a column instead.
"""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import DONE, ENTER, SPOT, STEP, TAGGING
from gloaming.games.spokenchaos.material import GHOSTS, SMALLS
from gloaming.games.spokenchaos.midnight.small_ghosts import has_small_inside, small_beside
from gloaming.games.spokenchaos.planning.landing import fits_somewhere, may_end_at
from gloaming.games.spokenchaos.planning.listed_spots import add_spots
from gloaming.games.spokenchaos.planning.plans import begin_plan, finish, may_enter
from gloaming.games.spokenchaos.planning.reveal import reveal
from gloaming.games.spokenchaos.seating import (
    ACROSS,
    THIRD,
    UP_BY,
    exit_of,
    field_behind,
    in_turn,
    right_of,
)
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    room_of,
    send_to,
)
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, NO_GHOST, State

from .card import MidnightCard
from .cursor import decided

CARD = MidnightCard(
    "tag",
    "everybody tags a small ghost of the player to its right",
    (TAGGING, TAGGING + SMALLS),
)
TAG = CARD.number


@compiled
def carry_on(state: State) -> bool:
    """Ask the next player whom it tags, or where else its small ghost goes."""
    while state.cursor < state.players:
        seat = in_turn(state, state.cursor)
        if small_beside(state, seat) != NO_GHOST and (
            has_small_inside(state, right_of(state, seat)) or open_third_row(state, seat)
        ):
            state.to_move = seat
            return False
        state.cursor += 1
    return True


@compiled
def may_tag(state: State, seat: int, ghost: int) -> bool:
    """Tell whether a seat may replace a small ghost of the player to its right."""
    is_here = state.figures[right_of(state, seat) * GHOSTS + ghost].where == INSIDE
    return ghost < SMALLS and is_here


@compiled
def tag(state: State, seat: int, ghost: int) -> None:
    """Replace a small ghost of the player to the right by an own one."""
    own = state.figures[seat * GHOSTS + small_beside(state, seat)]
    tagged = state.figures[right_of(state, seat) * GHOSTS + ghost]
    copy_body(tagged.body, own.body)
    own.where, own.has_entered = INSIDE, True
    send_to(tagged, BESIDE)
    tagged.has_entered = False
    decided(state)


@compiled
def third_field(state: State, seat: int, place: int) -> tuple[int, int]:
    """Return column and row of the third field from the start side, in a column of doors."""
    column, row = field_behind(state.sides[seat], place)
    side = exit_of(state, seat)
    return column + THIRD * ACROSS[side], row + THIRD * UP_BY[side]


@compiled
def open_third_row(state: State, seat: int) -> bool:
    """Tell whether a small ghost fits anywhere on the third fields, and get it ready."""
    begin_plan(state, seat)
    plan = state.plans[seat]
    plan.active, plan.points = small_beside(state, seat), 1
    for place in range(FIELDS):
        if may_put_third(state, seat, place):
            return True
    return False


@compiled
def may_put_third(state: State, seat: int, place: int) -> bool:
    """Tell whether the waiting small ghost fits on the third field of a column."""
    plan = state.plans[seat]
    rooms = room_of(state)
    column, row = plan.column, plan.row
    plan.column, plan.row = third_field(state, seat, place)
    fits = fits_somewhere(state, seat, rooms[0], plan.active, NO_GHOST)
    plan.column, plan.row = column, row
    return fits


@compiled
def go_third(state: State, seat: int, place: int) -> None:
    """Bring the waiting small ghost to the third field of a column."""
    plan = state.plans[seat]
    plan.column, plan.row = third_field(state, seat, place)
    plan.steps = 1


@compiled
def put_third(state: State, seat: int, spot: int) -> None:
    """Put it at a spot there; it may still move this round."""
    rooms = room_of(state)
    number = seat * GHOSTS + state.plans[seat].active
    finish(state, seat, rooms[0], spot)
    reveal(state, 1 << seat)
    state.figures[number].is_done = False
    decided(state)


@compiled
def is_putting_third(state: State, seat: int) -> bool:
    """Tell whether a seat puts a small ghost onto the third field, having nobody to tag."""
    is_asked = state.midnight == TAG and state.to_move == seat
    return is_asked and not has_small_inside(state, right_of(state, seat))


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so tag a ghost, or put its own onto the third field."""
    if not is_putting_third(state, seat):
        return action >= TAGGING and may_tag(state, seat, action - TAGGING)
    if ENTER <= action < STEP:
        return may_enter(state.plans[seat]) and may_put_third(state, seat, action - ENTER)
    return SPOT <= action < DONE and may_end_at(state, seat, action - SPOT)


@compiled
def offer_third(state: State, seat: int, out: Actions) -> int:
    """Write the columns where a seat may put its small ghost; once it is there, some spots."""
    count = 0
    for action in range(ENTER, STEP):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return add_spots(state, seat, out, count)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Tag a ghost, or bring the own one to its third field and put it there."""
    if action >= TAGGING:
        tag(state, seat, action - TAGGING)
    elif action < STEP:
        go_third(state, seat, action - ENTER)
    else:
        put_third(state, seat, action - SPOT)
