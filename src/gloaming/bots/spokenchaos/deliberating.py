"""Deliberating: everybody hides, somebody picks a side, and they answer one another for a while.

In every turn of thought each seat spreads its points as if doors were as likely as they have been
so far, and whoever may pick answers with the best side.  So nobody hides from one side alone, and
what is found is near to what neither hider nor picker could better.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import Ghost
from gloaming.games.spokenchaos.state import Figure

from .forecast import Forecast
from .spreading import are_parted, part, rate_trips, spread
from .trips import Numbers, Plans, Trip
from .weighing import Values, weigh

LEAST_GAIN = 1e-6  # in shares of the win: less is chance


@entry_point(changes=("chosen", "weights"))
def deliberate(
    trips: Records[Trip],
    firsts: Numbers,
    points: Numbers,
    figures: Records[Figure],
    bodies: Records[Ghost],
    forecasts: Records[Forecast],
    caution: float,
    turn: int,
    chosen: Numbers,
    weights: Values,
) -> None:
    """Take a turn of thought: write a plan for everybody, and how likely that makes the doors."""
    forecast = forecasts[0]
    rates, shares = np.empty(len(trips)), np.empty((DOORS, MAX_PLAYERS))
    answer, values = np.empty(DOORS), np.empty(MAX_PLAYERS)
    stream = np.zeros(1, np.int64)
    rate_trips(trips, 0, firsts[ALL_GHOSTS], weights, caution, 0.0, stream, rates)
    for seat in range(forecast.players):
        spread(trips, firsts, seat, points[seat], rates, chosen)
        part(trips, firsts, seat, figures, bodies, rates, chosen)
    weigh(trips, chosen, forecast, shares, answer, values)
    for door in range(DOORS):
        weights[door] += (answer[door] - weights[door]) / (turn + 2)


@entry_point(changes=("values",))
def choose(
    trips: Records[Trip], seat: int, forecasts: Records[Forecast], plans: Plans, values: Values
) -> int:
    """Return which of its plans is best for a seat, whatever the others plan; write the values."""
    sums, found = np.empty(MAX_PLAYERS), 0
    values[seat] = -1.0
    for own in range(len(plans)):
        expect_all(trips, seat, plans[own], forecasts[0], plans, sums)
        if sums[seat] > values[seat]:
            found = own
            copy_values(sums, values)
    return found


@compiled
def copy_values(values: Values, to: Values) -> None:
    """Copy everybody's share of the win."""
    for index in range(len(values)):
        to[index] = values[index]


@compiled
def expect_all(
    trips: Records[Trip],
    seat: int,
    chosen: Numbers,
    forecast: Forecast,
    plans: Plans,
    values: Values,
) -> None:
    """Write everybody's share of the win if a seat does as chosen, whatever the others plan."""
    shares, weights = np.empty((DOORS, MAX_PLAYERS)), np.empty(DOORS)
    told, joint = np.empty(MAX_PLAYERS), np.empty(ALL_GHOSTS, np.int64)
    values[:] = 0.0
    for other in range(len(plans)):
        for number in range(ALL_GHOSTS):
            is_own = seat * GHOSTS <= number < (seat + 1) * GHOSTS
            joint[number] = chosen[number] if is_own else plans[other, number]
        weigh(trips, joint, forecast, shares, weights, told)
        for index in range(forecast.players):
            values[index] += told[index] / len(plans)


@entry_point(changes=("chosen", "values"))
def polish(
    trips: Records[Trip],
    firsts: Numbers,
    number: int,
    points: int,
    figures: Records[Figure],
    bodies: Records[Ghost],
    forecasts: Records[Forecast],
    plans: Plans,
    chosen: Numbers,
    values: Values,
) -> bool:
    """Change the trip of a ghost for the best one; tell whether another is better."""
    seat, sums, is_better = number // GHOSTS, np.empty(MAX_PLAYERS), False
    left = points
    for other in range(seat * GHOSTS, (seat + 1) * GHOSTS):
        if other != number:
            left -= trips[chosen[other]].cost
    best = chosen[number]
    for index in range(firsts[number], firsts[number + 1]):
        if trips[index].cost > left or trips[index].place == trips[best].place:
            continue
        chosen[number] = index
        expect_all(trips, seat, chosen, forecasts[0], plans, sums)
        is_gain = sums[seat] > values[seat] + LEAST_GAIN
        if is_gain and are_parted(trips, seat, number, index, figures, bodies, chosen, True):
            best, is_better = index, True
            copy_values(sums, values)
    chosen[number] = best
    return is_better
