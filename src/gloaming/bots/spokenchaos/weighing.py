"""What a look will bring: who picks which side, and everybody's share of the win then."""

from math import exp
from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import DIE, GHOSTS, MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import SIDES

from .forecast import Forecast
from .trips import Numbers, Trip

Values: TypeAlias = NDArray[np.float64]
Shares: TypeAlias = Annotated[NDArray[np.float64], 2]  # by door and seat
NO_SIDE = -1


@compiled
def weigh(
    trips: Records[Trip],
    chosen: Numbers,
    forecast: Forecast,
    shares: Shares,
    weights: Values,
    values: Values,
) -> None:
    """Write how likely each door is, and everybody's share of the win, if ghosts do as chosen.

    `shares` takes everybody's share of the win for every door.
    """
    write_shares(trips, chosen, forecast, shares)
    for door in range(DOORS):
        weights[door] = 0.0
    for seat in range(forecast.players):
        values[seat] = 0.0
    if forecast.stays:
        expect_side(forecast, forecast.side, 1.0, shares, weights, values)
        return
    for picker in range(forecast.players):
        chance = forecast.chances[picker]
        if chance > 0.0 and forecast.number_first:
            for number in range(DIE):
                side = best_side_for(forecast, picker, number, number + 1, shares)
                expect(
                    forecast.doors[side, number], chance / DIE, forecast, shares, weights, values
                )
        elif chance > 0.0:
            side = best_side_for(forecast, picker, 0, DIE, shares)
            expect_side(forecast, side, chance, shares, weights, values)


@compiled
def write_shares(trips: Records[Trip], chosen: Numbers, forecast: Forecast, shares: Shares) -> None:
    """Write everybody's share of the win for a look from each door."""
    whole, totals = np.zeros(MAX_PLAYERS), np.empty(MAX_PLAYERS)
    ghosts = forecast.players * GHOSTS
    for number in range(ghosts):
        whole[number // GHOSTS] += trips[chosen[number]].worth
    for door in range(DOORS):
        for seat in range(forecast.players):
            totals[seat] = whole[seat]
        for number in range(ghosts):
            trip = trips[chosen[number]]
            if (trip.doors >> door) & 1:
                totals[number // GHOSTS] -= trip.lost
        share_out(totals, forecast, shares[door])


@compiled
def share_out(totals: Values, forecast: Forecast, shares: Shares) -> None:
    """Write the shares of the win that some totals mean."""
    most, whole = totals[0], 0.0
    for seat in range(1, forecast.players):
        most = max(most, totals[seat])
    for seat in range(forecast.players):
        shares[seat] = exp((totals[seat] - most) / forecast.temper)
        whole += shares[seat]
    for seat in range(forecast.players):
        shares[seat] /= whole


@compiled
def best_side_for(forecast: Forecast, picker: int, first: int, last: int, shares: Shares) -> int:
    """Return the side that is best for who picks, if one of some numbers is rolled."""
    best, found = -1.0, NO_SIDE
    for side in range(SIDES):
        total = 0.0
        for number in range(first, last):
            total += shares[forecast.doors[side, number], picker]
        if side != forecast.side and total > best:
            best, found = total, side
    return found


@compiled
def expect_side(
    forecast: Forecast, side: int, chance: float, shares: Shares, weights: Values, values: Values
) -> None:
    """Add the six doors of a side, each as likely."""
    for number in range(FIELDS):
        expect(forecast.doors[side, number], chance / DIE, forecast, shares, weights, values)


@compiled
def expect(
    door: int, chance: float, forecast: Forecast, shares: Shares, weights: Values, values: Values
) -> None:
    """Add what a look from a door brings, so likely as it is."""
    weights[door] += chance
    for seat in range(forecast.players):
        values[seat] += chance * shares[door, seat]


@compiled
def spread_evenly(forecast: Forecast, knows_sides: bool, weights: Values) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Write doors that are all as likely; who knows the rules leaves out where the keyhole is."""
    sides = SIDES - 1 if knows_sides else SIDES
    for door in range(DOORS):
        is_possible = door // FIELDS != forecast.side or not knows_sides
        weights[door] = is_possible / (sides * FIELDS)
        if forecast.stays and knows_sides:
            weights[door] = (door // FIELDS == forecast.side) / FIELDS
