"""Deliberating: everybody hides, somebody picks a side, and they answer one another for a while.

In every turn of thought each seat spreads its points as if doors were as likely as they have been
so far, and whoever may pick answers with the best side.  So nobody hides from one side alone, and
what is found is near to what neither hider nor picker could better.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS

from .prospect import Prospect
from .spreading import are_parted, part, rate_trips, spread
from .trips import Numbers
from .weighing import Values, weigh

LEAST_GAIN = 1e-6  # in shares of the win: less is chance


@compiled
def take_turn(prospect: Prospect) -> None:
    """Take a turn of thought: write a plan for everybody, and how likely that makes the doors."""
    musing, players = prospect.musings[0], prospect.forecasts[0].players
    trips, firsts, rates, weights = (
        prospect.trips,
        prospect.firsts,
        prospect.rates,
        prospect.weights,
    )
    plan, answer, stream = prospect.plans[musing.turn], np.empty(DOORS), np.zeros(1, np.int64)
    caution = prospect.minds[0].caution
    rate_trips(trips, 0, firsts[ALL_GHOSTS], weights, caution, 0.0, stream, rates)
    for number in range(ALL_GHOSTS):
        plan[number] = 0
    for seat in range(players):
        spread(trips, firsts, seat, prospect.points[seat], rates, plan)
        part(trips, firsts, seat, prospect.figures, prospect.bodies, rates, plan)
    foresee(prospect, plan, answer, np.empty(MAX_PLAYERS))
    for door in range(DOORS):
        weights[door] += (answer[door] - weights[door]) / (musing.turn + 2)
    musing.turn += 1


@compiled
def foresee(prospect: Prospect, chosen: Numbers, weights: Values, values: Values) -> None:
    """Write how likely each door is, and everybody's share of the win, if ghosts do as chosen."""
    shares = np.empty((DOORS, MAX_PLAYERS))
    weigh(prospect.trips, chosen, prospect.forecasts[0], shares, weights, values)


@compiled
def choose(prospect: Prospect) -> None:
    """Choose the plan that is best for the seat, whatever the others plan; write the values."""
    musing, values = prospect.musings[0], prospect.values
    sums, found = np.empty(MAX_PLAYERS), 0
    values[musing.seat] = -1.0
    for own in range(musing.turn):
        expect_all(prospect, prospect.plans[own], sums)
        if sums[musing.seat] > values[musing.seat]:
            found = own
            copy_values(sums, values)
    for number in range(ALL_GHOSTS):
        prospect.chosen[number] = prospect.plans[found, number]


@compiled
def copy_values(values: Values, to: Values) -> None:
    """Copy everybody's share of the win."""
    for index in range(len(values)):
        to[index] = values[index]


@compiled
def expect_all(prospect: Prospect, chosen: Numbers, values: Values) -> None:
    """Write everybody's share of the win if the seat does as chosen, whatever the others plan."""
    seat, turns = prospect.musings[0].seat, prospect.musings[0].turn
    weights, told = np.empty(DOORS), np.empty(MAX_PLAYERS)
    joint = np.empty(ALL_GHOSTS, np.int64)
    values[:] = 0.0
    for other in range(turns):
        for number in range(ALL_GHOSTS):
            is_own = seat * GHOSTS <= number < (seat + 1) * GHOSTS
            joint[number] = chosen[number] if is_own else prospect.plans[other, number]
        foresee(prospect, joint, weights, told)
        for index in range(prospect.forecasts[0].players):
            values[index] += told[index] / turns


@compiled
def polish(prospect: Prospect, number: int) -> bool:
    """Change the trip of a ghost for the best one; tell whether another is better."""
    seat, trips, chosen = prospect.musings[0].seat, prospect.trips, prospect.chosen
    left, sums, is_better = points_for(prospect, number), np.empty(MAX_PLAYERS), False
    best = chosen[number]
    for index in range(prospect.firsts[number], prospect.firsts[number + 1]):
        if trips[index].cost > left or trips[index].place == trips[best].place:
            continue
        chosen[number] = index
        expect_all(prospect, chosen, sums)
        is_gain = sums[seat] > prospect.values[seat] + LEAST_GAIN
        figures, bodies = prospect.figures, prospect.bodies
        if is_gain and are_parted(trips, seat, number, index, figures, bodies, chosen, True):
            best, is_better = index, True
            copy_values(sums, prospect.values)
    chosen[number] = best
    return is_better


@compiled
def points_for(prospect: Prospect, number: int) -> int:
    """Return the points that the other ghosts of its seat leave to a ghost."""
    seat = number // GHOSTS
    left = prospect.points[seat]
    for other in range(seat * GHOSTS, (seat + 1) * GHOSTS):
        if other != number:
            left -= prospect.trips[prospect.chosen[other]].cost
    return left
