"""Thinking alone: what is best if all doors are as likely, whatever others do."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.material import GHOSTS

from .prospect import Prospect
from .spreading import IMPOSSIBLE, part, rate_trips, spread
from .weighing import Values, spread_evenly


@compiled
def think_alone(prospect: Prospect, stream: Stream) -> None:
    """Choose trips for the ghosts of the seat."""
    musing, mind = prospect.musings[0], prospect.minds[0]
    trips, firsts, rates, chosen = (
        prospect.trips,
        prospect.firsts,
        prospect.rates,
        prospect.chosen,
    )
    seat, weights = musing.seat, prospect.weights
    first, last = seat * GHOSTS, (seat + 1) * GHOSTS
    start, end = firsts[first], firsts[last]
    spread_evenly(prospect.forecasts[0], mind.knows_sides, weights)
    rate_trips(trips, start, end, weights, mind.caution, mind.mood, stream, rates)
    shrink_from_large(prospect)
    spread(trips, firsts, seat, prospect.points[seat], rates, chosen)
    forget_some(prospect)
    part(trips, firsts, seat, prospect.figures, prospect.bodies, rates, chosen)
    musing.value = 0.0
    for number in range(first, last):
        musing.value += rates[chosen[number]]


@compiled
def shrink_from_large(prospect: Prospect) -> None:
    """Let no points go to ghosts that the mind does not dare to move."""
    first, last = prospect.musings[0].seat * GHOSTS, prospect.musings[0].seat * GHOSTS + GHOSTS
    for number in range(first + prospect.minds[0].daring, last):
        for index in range(prospect.firsts[number] + 1, prospect.firsts[number + 1]):
            prospect.rates[index] = IMPOSSIBLE


@compiled
def forget_some(prospect: Prospect) -> None:
    """Let all ghosts stay but those that gain most, as many as the mind moves in a round."""
    first, mind = prospect.musings[0].seat * GHOSTS, prospect.minds[0]
    gains = np.empty(GHOSTS)
    for ghost in range(GHOSTS):
        stays, goes = prospect.firsts[first + ghost], prospect.chosen[first + ghost]
        gains[ghost] = prospect.rates[goes] - prospect.rates[stays]
    for ghost in range(GHOSTS):
        if rank_of(ghost, gains) >= mind.movers:
            prospect.chosen[first + ghost] = prospect.firsts[first + ghost]


@compiled
def rank_of(ghost: int, gains: Values) -> int:
    """Return how many ghosts gain more, or as much and come first."""
    rank = 0
    for other in range(len(gains)):
        gains_more = gains[other] > gains[ghost]
        rank += gains_more or (gains[other] == gains[ghost] and other < ghost)
    return rank
