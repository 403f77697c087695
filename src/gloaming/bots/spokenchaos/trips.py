"""Trips: where each ghost can end this round, at what cost, and what that is worth."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Int64, Layout, Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, SMALL
from gloaming.games.spokenchaos.planning.landing import merged_size
from gloaming.games.spokenchaos.seating import exit_of
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import (
    BESIDE,
    EAST,
    INSIDE,
    NO_GHOST,
    NORTH,
    OUT,
    SOUTH,
    SUPPLY,
    Figure,
    State,
)

from .forecast import endangered
from .places import DoorSets, Place
from .worth import BESIDE_STEPS, OUT_STEPS, Worth

STAYS, LEAVES = -1, -2
ROUND_TRIP = 2  # steps out of a field and back into it
Numbers: TypeAlias = NDArray[np.int64]
Plans: TypeAlias = Annotated[NDArray[np.int64], 2]  # trips of all ghosts, a plan in each row


class Trip(Layout):
    """One thing that a ghost can do this round."""

    place: Int64  # where it ends, STAYS or LEAVES
    cost: Int64  # in steps
    doors: Int64  # that endanger it there, as bits
    worth: Annotated[float, np.float64]  # to its seat, unless it is seen
    lost: Annotated[float, np.float64]  # if it is


@compiled
def steps_to_exit(side: int, column: int, row: int) -> int:
    """Return how many steps lead from a field out by a side."""
    if side == NORTH:
        return FIELDS - row
    if side == EAST:
        return FIELDS - column
    return row + 1 if side == SOUTH else column + 1


@compiled
def list_trips(
    state: State,
    figures: Records[Figure],
    points: Numbers,
    places: Records[Place],
    standing: DoorSets,
    borne: DoorSets,
    worth: Worth,
    trips: Records[Trip],
    firsts: Numbers,
) -> None:
    """Write all trips, those of a ghost behind one another, staying first.

    `standing` are the doors that see each ghost where it is, `borne` whether furniture bears
    it; `firsts` gets where the trips of each ghost begin, and the next one's.
    """
    count = 0
    for number in range(ALL_GHOSTS):
        firsts[number] = count
        if number // GHOSTS < state.players:
            stay(state, figures, number, standing, borne, worth, trips[count])
            count += 1
            figure = figures[number]
            if figure.where in (BESIDE, INSIDE) and not figure.is_done:
                steps = points[number // GHOSTS]
                count = add_trips(state, figures, number, steps, places, worth, trips, count)
    firsts[ALL_GHOSTS] = count


@compiled
def stay(
    state: State,
    figures: Records[Figure],
    number: int,
    standing: DoorSets,
    borne: DoorSets,
    worth: Worth,
    trip: Trip,
) -> None:
    """Write what a ghost is worth that does nothing."""
    figure, size = figures[number], size_of(number)
    trip.place, trip.cost, trip.doors, trip.worth, trip.lost = STAYS, 0, 0, 0.0, 0.0
    if figure.where == OUT:
        trip.worth = worth[size, OUT_STEPS]
    elif figure.where == BESIDE:
        trip.worth = worth[size, BESIDE_STEPS]
    elif figure.where == INSIDE:
        trip.worth = worth[size, steps_of(state, figures, number)]
        trip.lost = trip.worth - worth[size, BESIDE_STEPS]
        trip.doors = endangered(state, standing[number], borne[number] != 0)


@compiled
def steps_of(state: State, figures: Records[Figure], number: int) -> int:
    """Return how many steps a ghost in the lobby is from freedom."""
    body = figures[number].body
    column, row = body.x // STEPS_PER_FIELD, body.y // STEPS_PER_FIELD
    return steps_to_exit(exit_of(state, number // GHOSTS), column, row)


@compiled
def add_trips(
    state: State,
    figures: Records[Figure],
    number: int,
    points: int,
    places: Records[Place],
    worth: Worth,
    trips: Records[Trip],
    count: int,
) -> int:
    """Add the trips of a ghost that its points allow."""
    seat, size, figure = number // GHOSTS, size_of(number), figures[number]
    side = exit_of(state, seat)
    is_inside = figure.where == INSIDE
    if is_inside and not figure.has_entered and steps_of(state, figures, number) <= points:
        trip = trips[count]
        trip.place, trip.cost, trip.doors = LEAVES, steps_of(state, figures, number), 0
        trip.worth, trip.lost = worth[size, OUT_STEPS], 0.0
        count += 1
    for index in range(len(places)):
        place = places[index]
        left = steps_to_exit(side, place.column, place.row)
        cost = FIELDS + 1 - left
        if is_inside:
            cost = steps_between(figure, place)
        if cost > points or count >= len(trips):
            continue
        lands, partner = size, NO_GHOST
        if state.merging:
            lands, partner = merging(figures, number, place)
        if place.ghost_size == lands:
            trip = trips[count]
            trip.place, trip.cost = index, cost
            trip.doors = endangered(state, place.doors, place.is_borne)
            trip.worth = worth[lands, left]
            trip.lost = trip.worth - worth[lands, BESIDE_STEPS]
            if partner != NO_GHOST:
                trip.worth += freed(worth, size) + freed(worth, size_of(partner))
                trip.worth -= worth[size_of(partner), left]
            count += 1
    return count


@compiled
def freed(worth: Worth, size: int) -> float:
    """Return what a ghost that has merged is worth to its seat: small ones may start again."""
    return worth[size, BESIDE_STEPS] if size == SMALL else 0.0


@compiled
def steps_between(figure: Figure, place: Place) -> int:
    """Return how many steps bring a ghost to a place."""
    across = place.column - figure.body.x // STEPS_PER_FIELD
    up = place.row - figure.body.y // STEPS_PER_FIELD
    return abs(across) + abs(up) if across or up else ROUND_TRIP


@compiled
def merging(figures: Records[Figure], number: int, place: Place) -> tuple[int, int]:
    """Return the size of what will stand where a ghost ends, and with whom it merges (rules 7)."""
    first = number // GHOSTS * GHOSTS
    for other in range(first, first + GHOSTS):
        body = figures[other].body
        is_there = (
            other != number
            and figures[other].where == INSIDE
            and body.x // STEPS_PER_FIELD == place.column
            and body.y // STEPS_PER_FIELD == place.row
        )
        size = merged_size(size_of(number), size_of(other)) if is_there else NO_GHOST
        for bigger in range(first, first + GHOSTS if size != NO_GHOST else first):
            if size_of(bigger) == size and figures[bigger].where == SUPPLY:
                return size, other
    return size_of(number), NO_GHOST
