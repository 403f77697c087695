"""Trips and furniture as the actions of which they are made."""

from collections.abc import Iterator
from typing import NamedTuple

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import (
    AT,
    ENTER,
    FACE,
    GHOST,
    LEAN,
    SPOT,
    STAY,
    STEP,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.legality import is_legal
from gloaming.games.spokenchaos.material import GHOSTS, NO_PIECE
from gloaming.games.spokenchaos.seating import exit_of
from gloaming.games.spokenchaos.solids.lobby import FIELDS, NO_LEAN, PLACES, STEPS_PER_FIELD
from gloaming.games.spokenchaos.state import (
    EAST,
    INSIDE,
    NO_GHOST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    Figure,
    State,
)

from .prospect import Prospect
from .trips import LEAVES, STAYS

LAST = FIELDS - 1  # row or column


class Pose(NamedTuple):
    """A way to put a piece of furniture."""

    piece: int
    x: int
    y: int
    yaw: int
    face: int
    lean: int = NO_LEAN


def put_actions(state: State, pose: Pose) -> list[int]:
    """Return the actions that take a piece, unless it is held, and put it so."""
    if state.held == NO_PIECE:
        stood = state.pieces[pose.piece]
        taking, held = [TAKE + pose.piece], (stood.face, stood.lean, stood.yaw)
    else:
        taking, held = [], (state.held_face, state.held_lean, state.held_yaw)
    face = [FACE + pose.face] if held[0] != pose.face else []
    lean = [LEAN + pose.lean - NO_LEAN] if held[1] != pose.lean else []
    yaw = [YAW + pose.yaw] if held[2] != pose.yaw else []
    return [*taking, *face, *lean, *yaw, AT + pose.x * PLACES + pose.y]


def plan_actions(states: Records[State], prospect: Prospect) -> list[int]:
    """Return the actions of all trips that are chosen, in an order in which they are possible."""
    seat, tried = prospect.seat, clone(states)
    waiting = [trip_actions(tried[0], prospect, ghost) for ghost in reversed(range(GHOSTS))]
    waiting = [trip for trip in waiting if trip]
    done: list[int] = []
    is_stuck = False
    while waiting and not is_stuck:
        possible = next((trip for trip in waiting if are_possible(tried, seat, trip)), None)
        is_stuck = possible is None
        if possible is not None:
            waiting.remove(possible)
            done += possible
            for action in possible:
                apply(tried[0], seat, action)
    return done


def are_possible(states: Records[State], seat: int, actions: list[int]) -> bool:
    """Tell whether a seat may take some actions one after the other."""
    tried = clone(states)
    for action in actions:
        if not is_legal(tried[0], seat, action):
            return False
        apply(tried[0], seat, action)
    return True


def trip_actions(state: State, prospect: Prospect, ghost: int) -> list[int]:
    """Return the actions of the trip that is chosen for a ghost, none if it stays."""
    number = prospect.seat * GHOSTS + ghost
    trip, figure = prospect.trips[prospect.chosen[number]], prospect.figures[number]
    side = int(exit_of(state, prospect.seat))
    if trip.place == STAYS:
        return []
    if trip.place == LEAVES:
        return [GHOST + ghost, *[STEP + side] * int(trip.cost)]
    place = prospect.places[trip.place]
    steps = list(steps_to(figure, side, int(place.column), int(place.row)))
    return [GHOST + ghost, *steps, SPOT + int(place.spot)]


def steps_to(figure: Figure, side: int, column: int, row: int) -> Iterator[int]:
    """Yield the steps of a ghost to a field; from beside the board it goes in straight."""
    if figure.where == INSIDE:
        across = column - int(figure.body.x) // STEPS_PER_FIELD
        up = row - int(figure.body.y) // STEPS_PER_FIELD
        if not across and not up:  # there and back
            aside = EAST if column == 0 else WEST
            yield from (STEP + aside, STEP + (aside + SIDES // 2) % SIDES)
        yield from [STEP + (EAST if across > 0 else WEST)] * abs(across)
        yield from [STEP + (NORTH if up > 0 else SOUTH)] * abs(up)
        return
    is_upright = side in (NORTH, SOUTH)
    yield ENTER + (column if is_upright else row)
    depth = {NORTH: row, EAST: column, SOUTH: LAST - row, WEST: LAST - column}[side]
    yield from [STEP + side] * depth


def letting_go(states: Records[State], seat: int) -> tuple[list[int], Records[State]]:
    """Return what lets a ghost on its way stay, if there is one, and the state after that."""
    if states[0].plans[seat].active == NO_GHOST:
        return [], states
    after = clone(states)
    apply(after[0], seat, STAY)
    return [STAY], after
