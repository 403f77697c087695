"""Cards that put one ghost in another's place: tag, and the big brother (rules 6)."""

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import GHOSTS, LARGE, SMALLS
from gloaming.games.spokenchaos.planning.landing import fits_somewhere
from gloaming.games.spokenchaos.planning.plans import begin_plan, finish
from gloaming.games.spokenchaos.planning.revealing import reveal
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
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    gather,
    hold,
    many_ghosts,
    new_body,
    room_of,
    send_to,
    size_of,
)
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, NO_GHOST, OUT, SUPPLY, State

from .cursor import decided
from .silliest_face import small_beside


@compiled_apart
def ask_to_tag(state: State) -> bool:
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
def has_small_inside(state: State, seat: int) -> bool:
    """Tell whether a seat has a small ghost in the lobby."""
    for ghost in range(SMALLS):
        if state.figures[seat * GHOSTS + ghost].where == INSIDE:
            return True
    return False


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


@compiled_apart
def open_third_row(state: State, seat: int) -> bool:
    """Tell whether a small ghost fits anywhere on the third fields, and get it ready."""
    begin_plan(state, seat)
    plan = state.plans[seat]
    plan.active, plan.points = small_beside(state, seat), 1
    for place in range(FIELDS):
        if may_put_third(state, seat, place):
            return True
    return False


@compiled_apart
def may_put_third(state: State, seat: int, place: int) -> bool:
    """Tell whether the waiting small ghost fits on the third field of a column."""
    plan = state.plans[seat]
    rooms = room_of(state)
    column, row = plan.column, plan.row
    plan.column, plan.row = third_field(state, seat, place)
    fits = fits_somewhere(state, seat, rooms[0], plan.active, NO_GHOST)
    plan.column, plan.row = column, row
    hold(rooms)
    return fits


@compiled
def go_third(state: State, seat: int, place: int) -> None:
    """Bring the waiting small ghost to the third field of a column."""
    plan = state.plans[seat]
    plan.column, plan.row = third_field(state, seat, place)
    plan.steps = 1


@compiled_apart
def put_third(state: State, seat: int, spot: int) -> None:
    """Put it at a spot there; it may still move this round."""
    rooms = room_of(state)
    number = seat * GHOSTS + state.plans[seat].active
    finish(state, seat, rooms[0], spot)
    hold(rooms)
    reveal(state, 1 << seat)
    state.figures[number].is_done = False
    decided(state)


@compiled_apart
def ask_for_brother(state: State) -> bool:
    """Ask the next player who could have a ghost replaced by a bigger one."""
    while state.cursor < state.players:
        seat = in_turn(state, state.cursor)
        for ghost in range(GHOSTS):
            if may_grow(state, seat, ghost):
                state.to_move = seat
                return False
        state.cursor += 1
    return True


@compiled
def brother_of(state: State, seat: int, ghost: int) -> int:
    """Return a ghost of the next size that is not in use, or NO_GHOST."""
    for bigger in range(GHOSTS):
        where = state.figures[seat * GHOSTS + bigger].where
        if size_of(bigger) == size_of(ghost) + 1 and where not in (INSIDE, OUT):
            return bigger
    return NO_GHOST


@compiled_apart
def may_grow(state: State, seat: int, ghost: int) -> bool:
    """Tell whether a ghost in the lobby may be replaced by one of the next size."""
    number = seat * GHOSTS + ghost
    if state.figures[number].where != INSIDE or size_of(ghost) == LARGE:
        return False
    bigger = brother_of(state, seat, ghost)
    if bigger == NO_GHOST:
        return False
    rooms, ghosts, room = room_of(state), many_ghosts(), many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    body = new_body(room, size_of(bigger))
    body.x, body.y = state.figures[number].body.x, state.figures[number].body.y
    fits = find_nearest(rooms[0], ghosts[:count], body)
    hold(room)
    hold(rooms)
    return fits


@compiled_apart
def grow(state: State, seat: int, ghost: int) -> None:
    """Replace a ghost by one of the next size, at its spot or the nearest where it fits."""
    number = seat * GHOSTS + ghost
    rooms, ghosts = room_of(state), many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    figure = state.figures[number]
    brother = state.figures[seat * GHOSTS + brother_of(state, seat, ghost)]
    brother.body.x, brother.body.y = figure.body.x, figure.body.y
    find_nearest(rooms[0], ghosts[:count], brother.body)
    hold(rooms)
    brother.where = INSIDE
    is_boxed = state.merging and ghost >= SMALLS
    send_to(figure, SUPPLY if is_boxed else BESIDE)
    decided(state)
