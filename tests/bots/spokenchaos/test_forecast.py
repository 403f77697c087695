"""Who picks the side, which doors are possible, and what midnight cards make of them."""

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.spokenchaos.forecast import ALL_DOORS, Forecast, endangered, write_forecast
from gloaming.bots.spokenchaos.trips import Trip
from gloaming.bots.spokenchaos.weighing import weigh
from gloaming.core.layout import Records, blank
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, MAX_PLAYERS, MIDNIGHT_NAMES
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.state import SIDING
from tests.games.spokenchaos.tables import Table

N1, S1, S6 = 0, 12, 17


def forecast_of(table: Table) -> Records[Forecast]:
    """Return what a table tells of the coming look."""
    forecasts = blank(Forecast)
    write_forecast(table.state, forecasts[0])
    return forecasts


def chances(table: Table) -> list[float]:
    """Return how likely each seat is to pick."""
    return [float(chance) for chance in forecast_of(table)[0].chances[: table.state.players]]


def test_who_has_picked_least_may_pick() -> None:
    table = Table(players="3").plan()
    assert chances(table) == [1 / 3] * 3
    table.state.picks[1] = 1
    assert chances(table) == [0.5, 0.0, 0.5]
    table.state.phase, table.state.picker = SIDING, 1
    assert chances(table) == [0.0, 1.0, 0.0]


def test_extra_curious_looks_back_and_lava_burns_whoever_stands_on_the_floor() -> None:
    table = Table(players="2").plan()
    assert endangered(table.state, 1 << N1, False) == 1 << N1
    table.state.midnight = MIDNIGHT_NAMES.index("extra-curious")
    assert endangered(table.state, 1 << N1, False) == 1 << N1 | 1 << S1
    table.state.doors_around = True
    assert endangered(table.state, 1 << N1, False) == 1 << N1 | 1 << S6
    table.state.midnight = MIDNIGHT_NAMES.index("floor-is-lava")
    assert endangered(table.state, 0, False) == ALL_DOORS
    assert endangered(table.state, 0, True) == 0


def weighed(table: Table, doors: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return how likely doors are, and the shares, if one ghost of blue is seen from some."""
    trips, chosen = blank(Trip, 2), np.zeros(ALL_GHOSTS, np.int64)
    trips[1].worth, trips[1].lost, trips[1].doors = 3.0, 3.0, doors
    chosen[GHOSTS - 1] = 1
    weights, values = np.zeros(DOORS), np.zeros(MAX_PLAYERS)
    shares = np.zeros((DOORS, MAX_PLAYERS))
    weigh(trips, chosen, forecast_of(table)[0], shares, weights, values)
    return weights, values


def test_a_rival_picks_the_side_that_sees_most_and_oneself_one_that_does_not() -> None:
    table = Table(players="2").plan()
    table.state.picks[0] = 1  # so orange picks
    east = 0b111 << 6
    weights, values = weighed(table, east)
    assert weights[6:12].tolist() == [1 / 6] * 6
    assert 0.5 < values[0] < 0.9
    table.state.picks[0], table.state.picks[1] = 0, 1
    weights, values = weighed(table, east)
    assert weights[6:12].sum() == 0
    assert values[0] > 0.9


def test_the_keyhole_leaves_its_side_unless_somebody_knocks() -> None:
    table = Table(players="2").plan()
    everywhere_north = 0b111111
    table.state.picks[0] = 1
    assert weighed(table, everywhere_north)[0][:6].sum() == 0
    table.state.midnight = MIDNIGHT_NAMES.index("knock-knock")
    weights, _ = weighed(table, everywhere_north)
    assert np.isclose(weights[:6].sum(), 1.0)
    assert weights[6:].sum() == 0


def test_with_the_crystal_ball_the_picker_knows_the_number() -> None:
    table = Table(players="2").plan()
    table.state.picks[0] = 1
    east_and_west = 0b000001 << 6 | 0b100000 << 18
    _, blind = weighed(table, east_and_west)
    table.state.midnight = MIDNIGHT_NAMES.index("crystal-ball")
    weights, knowing = weighed(table, east_and_west)
    assert np.isclose(weights[6], 1 / 6)
    assert np.isclose(weights[18 + 5], 1 / 6)
    assert knowing[0] < blind[0]
