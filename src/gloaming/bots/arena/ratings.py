"""Ratings: how strong bots are, from who won, with an interval that holds the truth 19 in 20.

The chance of a seat to win is the exponential of its bot's strength, divided by the sum of all
seats' (Bradley and Terry for two players, Luce for more); a draw counts as an equal part of a
win for everybody.  Strengths are given in Elo: 400 points are odds of ten to one.
"""

from collections.abc import Sequence
from math import inf, log, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from .playing import Finished

ELO = 400 / log(10)  # points for each unit of strength
SURE = 1.96  # standard deviations on either side that hold 19 in 20
STEPS = 50
SMALL = 1e-9
PRIOR = 0.1  # imaginary wins and losses of each bot, so that one that always wins has a rating


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, beside the first of the list."""

    bot: str
    elo: float
    margin: float  # on either side
    matches: int


class Share(msgspec.Struct, frozen=True):
    """How often a challenger wins at a table of another bot."""

    challenger: str
    field: str
    players: int
    matches: int
    wins: float  # a draw is an equal part for everybody
    share: float
    low: float
    high: float
    elo: float  # the difference that the share means

    @property
    def difference(self) -> str:
        """Return the difference in Elo as text."""
        return f"{self.elo:+.0f}".replace("inf", "∞")


def rate(finished: Sequence[Finished], bots: Sequence[str]) -> list[Rating]:
    """Rate all bots; the first has 0 points."""
    numbers = {bot: index for index, bot in enumerate(bots)}
    seats = [[numbers[bot] for bot in one.contest.lineup] for one in finished]
    targets = [target(one) for one in finished]
    strengths, spread = fit(seats, targets, len(bots))
    played = [sum(bot in one.contest.lineup for one in finished) for bot in bots]
    return [
        Rating(
            bot,
            ELO * float(strengths[index] - strengths[0]),
            ELO * SURE * sqrt(max(0.0, float(variance_of(spread, index)))),
            played[index],
        )
        for index, bot in enumerate(bots)
    ]


def target(one: Finished) -> list[float]:
    """Return every seat's part of the win."""
    players = len(one.contest.lineup)
    if not one.winners:
        return [1.0 / players] * players
    return [(seat in one.winners) / len(one.winners) for seat in range(players)]


def variance_of(spread: NDArray[np.float64], index: int) -> float:
    """Return the variance of a strength beside the first."""
    return spread[index, index] + spread[0, 0] - 2 * spread[index, 0] if index else 0.0


def fit(
    seats: Sequence[Sequence[int]], targets: Sequence[Sequence[float]], bots: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the most likely strengths and their covariance (Newton's method)."""
    strengths = np.zeros(bots)
    information = np.eye(bots)
    for _ in range(STEPS):
        gradient, information = -PRIOR * strengths, PRIOR * np.eye(bots)
        for players, parts in zip(seats, targets, strict=True):
            chances = chances_of(strengths[list(players)])
            for seat, bot in enumerate(players):
                gradient[bot] += parts[seat] - chances[seat]
                information[bot, bot] += chances[seat]
                for other, rival in enumerate(players):
                    information[bot, rival] -= chances[seat] * chances[other]
        step = np.linalg.solve(information, gradient)
        strengths += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < SMALL:
            break
    return strengths, np.asarray(np.linalg.inv(information), np.float64)


def chances_of(strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return every seat's chance to win."""
    powers = np.exp(strengths - strengths.max())
    return powers / powers.sum()


def shares(finished: Sequence[Finished], pairs: Sequence[tuple[str, str]]) -> list[Share]:
    """Return how often each challenger wins against its field."""
    return [found for pair in pairs if (found := share_of(finished, *pair)) is not None]


def share_of(finished: Sequence[Finished], challenger: str, field: str) -> Share | None:
    """Return a challenger's part of the wins at tables of another bot, if it played there."""
    played = [one for one in finished if is_between(one, challenger, field)]
    if not played:
        return None
    players = len(played[0].contest.lineup)
    wins = sum(target(one)[one.contest.lineup.index(challenger)] for one in played)
    low, high = wilson(wins, len(played))
    part = wins / len(played)
    elo = elo_of(part, players)
    return Share(challenger, field, players, len(played), wins, part, low, high, elo)


def elo_of(part: float, players: int) -> float:
    """Return the Elo that a share of the wins means; without end where none or all are won.

    >>> [round(elo_of(part, 2)) for part in (0.5, 0.64, 0.9)]
    [0, 100, 382]
    """
    if part in (0.0, 1.0):
        return inf if part else -inf
    return ELO * log(part * (players - 1) / (1 - part))


def is_between(one: Finished, challenger: str, field: str) -> bool:
    """Tell whether a match was a challenger's alone against a field."""
    lineup = one.contest.lineup
    return lineup.count(challenger) == 1 and lineup.count(field) == len(lineup) - 1


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Return Wilson's interval for a share.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    part, square = wins / matches, SURE**2
    centre = part + square / (2 * matches)
    reach = SURE * sqrt(part * (1 - part) / matches + square / (4 * matches**2))
    whole = 1 + square / matches
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)
