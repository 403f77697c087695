"""Trips as the actions of which they are made."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import ENTER, GHOST, SPOT, STEP
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.legality import is_legal
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.seating import exit_of, opposite_side
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD
from gloaming.games.spokenchaos.solids.room import STATE
from gloaming.games.spokenchaos.state import (
    EAST,
    INSIDE,
    NO_GHOST,
    NORTH,
    SOUTH,
    WEST,
    Figure,
    State,
)

from .desk import Draft
from .drafting import add_actions
from .prospect import Prospect
from .trips import LEAVES, STAYS, steps_to_exit

LONGEST_TRIP = 24  # actions
ALL_OF_THEM = (1 << GHOSTS) - 1  # as bits


@compiled
def add_trips(prospect: Prospect, draft: Draft) -> None:
    """Add the actions of all trips that are chosen, in an order in which they are possible."""
    tried, trip = np.empty(1, STATE), np.empty(LONGEST_TRIP, np.int64)
    tried[0] = prospect.states[0]
    seat, waiting, ghost = prospect.musings[0].seat, ALL_OF_THEM, 0
    while ghost != NO_GHOST:
        ghost, count = possible_trip(prospect, tried[0], waiting, trip)
        if ghost != NO_GHOST:
            waiting &= ~(1 << ghost)
            add_actions(draft, trip, count)
            take_all(tried[0], seat, trip, count)


@compiled
def possible_trip(prospect: Prospect, state: State, waiting: int, trip: Actions) -> tuple[int, int]:
    """Write a trip of a ghost that waits, the largest first; return whose, and its actions."""
    for ghost in range(GHOSTS - 1, -1, -1):
        if (waiting >> ghost) & 1:
            count = write_trip(prospect, ghost, trip)
            if count > 0 and are_possible(state, prospect.musings[0].seat, trip, count):
                return ghost, count
    return NO_GHOST, 0


@compiled
def are_possible(state: State, seat: int, actions: Actions, count: int) -> bool:
    """Tell whether a seat may take some actions one after the other."""
    tried = np.empty(1, STATE)
    tried[0] = state
    return take_all(tried[0], seat, actions, count)


@compiled
def take_all(state: State, seat: int, actions: Actions, count: int) -> bool:
    """Take some actions as far as they are legal; tell whether all are."""
    for index in range(count):
        if not is_legal(state, seat, actions[index]):
            return False
        apply(state, seat, actions[index])
    return True


@compiled
def write_trip(prospect: Prospect, ghost: int, out: Actions) -> int:
    """Write the actions of the trip that is chosen for a ghost; return how many, 0 if it stays."""
    seat = prospect.musings[0].seat
    number, side = seat * GHOSTS + ghost, exit_of(prospect.states[0], seat)
    trip = prospect.trips[prospect.chosen[number]]
    if trip.place == STAYS:
        return 0
    out[0] = GHOST + ghost
    if trip.place == LEAVES:
        return repeat(STEP + side, trip.cost, out, 1)
    place = prospect.places[trip.place]
    count = write_steps(prospect.figures[number], side, place.column, place.row, out)
    out[count] = SPOT + place.spot
    return count + 1


@compiled
def write_steps(figure: Figure, side: int, column: int, row: int, out: Actions) -> int:
    """Write the steps of a ghost to a field behind its first action; return where they end.

    From beside the board it goes in straight.
    """
    if figure.where != INSIDE:
        out[1] = ENTER + (column if side in (NORTH, SOUTH) else row)
        return repeat(STEP + side, FIELDS - steps_to_exit(side, column, row), out, 2)
    across = column - int(figure.body.x) // STEPS_PER_FIELD
    up = row - int(figure.body.y) // STEPS_PER_FIELD
    if across == 0 and up == 0:  # there and back
        aside = EAST if column == 0 else WEST
        out[1], out[2] = STEP + aside, STEP + opposite_side(aside)
        return 3
    count = repeat(STEP + (EAST if across > 0 else WEST), abs(across), out, 1)
    return repeat(STEP + (NORTH if up > 0 else SOUTH), abs(up), out, count)


@compiled
def repeat(action: int, times: int, out: Actions, count: int) -> int:
    """Write an action so many times behind those that are there; return how many there are."""
    for index in range(count, count + times):
        out[index] = action
    return count + times
