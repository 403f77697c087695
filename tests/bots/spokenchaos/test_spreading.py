"""Points are spread as well as they can be."""

from itertools import product
from random import Random

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.spokenchaos.spreading import rate_trips, spread
from gloaming.bots.spokenchaos.trips import LEAVES, Trip
from gloaming.core.layout import Records, blank
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS
from gloaming.games.spokenchaos.seating import DOORS

POINTS = 5


def random_trips(random: Random) -> tuple[Records[Trip], NDArray[np.int64]]:
    """Return three trips for each ghost of the first seat, the first of them free."""
    trips, firsts = blank(Trip, GHOSTS * 3), np.full(ALL_GHOSTS + 1, GHOSTS * 3)
    for index, trip in enumerate(trips):
        firsts[index // 3] = min(firsts[index // 3], index)
        trip.cost = random.randint(1, 4) if index % 3 else 0
        trip.worth, trip.lost, trip.doors = random.random(), 0.5, random.getrandbits(DOORS)
    return trips, firsts


def test_no_spread_of_the_points_is_worth_more() -> None:
    random = Random(1)
    for _ in range(5):
        trips, firsts = random_trips(random)
        rates, chosen = np.zeros(len(trips)), np.zeros(ALL_GHOSTS, np.int64)
        rate_trips(trips, 0, len(trips), np.full(DOORS, 1 / DOORS), 1.0, 0.0, stream_from(1), rates)
        spread(trips, firsts, 0, POINTS, rates, chosen)
        assert sum(trips[index].cost for index in chosen[:GHOSTS]) <= POINTS
        best = max(
            sum(rates[ghost * 3 + choice] for ghost, choice in enumerate(choices))
            for choices in product(range(3), repeat=GHOSTS)
            if sum(trips[ghost * 3 + choice].cost for ghost, choice in enumerate(choices)) <= POINTS
        )
        assert np.isclose(rates[chosen[:GHOSTS]].sum(), best)


def test_a_trip_costs_what_the_doors_that_see_it_are_likely_to_cost() -> None:
    trips, rates = blank(Trip, 2), np.zeros(2)
    trips[0].worth, trips[0].lost, trips[0].doors = 3.0, 2.0, 0b101
    trips[1].worth = 3.0
    weights = np.zeros(DOORS)
    weights[0], weights[1], weights[2] = 0.25, 0.5, 0.25
    rate_trips(trips, 0, 2, weights, 1.0, 0.0, stream_from(1), rates)
    assert rates.tolist() == [2.0, 3.0]


def test_a_mood_never_hides_the_way_out() -> None:
    trips, rates = blank(Trip, 50), np.zeros(50)
    trips[0].place = LEAVES
    for seed in range(20):
        rate_trips(trips, 0, 50, np.zeros(DOORS), 1.0, 3.0, stream_from(seed), rates)
        assert rates.argmax() == 0
        assert rates.min() < -1.0
