"""Spreading points: what each ghost of a seat does, if doors are so likely."""

import numpy as np

from gloaming.bots.noise import MOST_NOISE, noise
from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.material import CARD_NUMBERS, GHOSTS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.lobby import Ghost
from gloaming.games.spokenchaos.state import INSIDE, Figure

from .trips import LEAVES, STAYS, Numbers, Trip
from .weighing import Values

MOST_POINTS = int(CARD_NUMBERS.max())
IMPOSSIBLE = -1e9


@compiled
def rate_trips(
    trips: Records[Trip],
    first: int,
    last: int,
    weights: Values,
    caution: float,
    mood: float,
    stream: Stream,
    rates: Values,
) -> None:
    """Write what some trips are worth with the risk of being seen; a mood makes that waver."""
    for index in range(first, last):
        trip = trips[index]
        risk = 0.0
        for door in range(DOORS):
            if (trip.doors >> door) & 1:
                risk += weights[door]
        rates[index] = trip.worth - caution * risk * trip.lost
        if mood > 0.0:
            strays = noise(stream)
            if trip.place == LEAVES:  # the way out is never overlooked
                strays = MOST_NOISE
            rates[index] += mood * strays


@compiled
def spread(
    trips: Records[Trip], firsts: Numbers, seat: int, points: int, rates: Values, chosen: Numbers
) -> None:
    """Choose a trip for each ghost of a seat: the best that its points can buy."""
    best = np.zeros((GHOSTS + 1, MOST_POINTS + 1))
    taken = np.zeros((GHOSTS + 1, MOST_POINTS + 1), np.int64)
    for ghost in range(GHOSTS):
        number = seat * GHOSTS + ghost
        for budget in range(points + 1):
            best[ghost + 1, budget] = IMPOSSIBLE
        for index in range(firsts[number], firsts[number + 1]):
            cost = trips[index].cost
            for budget in range(cost, points + 1):
                total = best[ghost, budget - cost] + rates[index]
                if total > best[ghost + 1, budget]:
                    best[ghost + 1, budget], taken[ghost + 1, budget] = total, index
    budget = points
    for ghost in range(GHOSTS, 0, -1):
        index = taken[ghost, budget]
        chosen[seat * GHOSTS + ghost - 1] = index
        budget -= trips[index].cost


@compiled
def part(
    trips: Records[Trip],
    firsts: Numbers,
    seat: int,
    figures: Records[Figure],
    bodies: Records[Ghost],
    rates: Values,
    chosen: Numbers,
) -> None:
    """Choose other trips, no dearer, for ghosts that would end inside others of their seat."""
    for number in range(seat * GHOSTS + GHOSTS - 1, seat * GHOSTS - 1, -1):
        if trips[chosen[number]].place < 0:
            continue
        if are_parted(trips, seat, number, chosen[number], figures, bodies, chosen, False):
            continue
        best, found = IMPOSSIBLE, firsts[number]
        for index in range(firsts[number], firsts[number + 1]):
            is_better = trips[index].cost <= trips[chosen[number]].cost and rates[index] > best
            if is_better and are_parted(trips, seat, number, index, figures, bodies, chosen, False):
                best, found = rates[index], index
        chosen[number] = found


@compiled
def are_parted(
    trips: Records[Trip],
    seat: int,
    number: int,
    index: int,
    figures: Records[Figure],
    bodies: Records[Ghost],
    chosen: Numbers,
    from_all: bool,  # noqa: FBT001 - compiled rules take no keywords
) -> bool:
    """Tell whether a ghost on a trip ends apart from those of its seat that stand or come first."""
    place = trips[index].place
    if place < 0:
        return True
    for other in range(seat * GHOSTS, seat * GHOSTS + GHOSTS):
        there = trips[chosen[other]].place
        if other == number or there == LEAVES:
            continue
        if there == STAYS:
            stands = figures[other].where == INSIDE
            if stands and not are_apart(bodies[place], figures[other].body):
                return False
        elif (from_all or other > number) and not are_apart(bodies[place], bodies[there]):
            return False
    return True
