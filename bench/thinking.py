"""Bots at work: how many simulations a second each level makes, in the engine and natively."""

import time
from functools import cache
from typing import Any, NamedTuple

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find

from .extent import extent
from .measure import Rate, best_of_rounds
from .native import Native
from .report import Row

SECONDS = extent(0.2, 0.01)  # for a measurement at least
MOST = extent(2000, 20)  # simulations of a turn
SEEDS = extent((1, 2, 3, 4), (1,))
TURNS_BEFORE = 9
ROUNDS = extent(3, 1)
GAMES = extent(tuple(BOTS), ("menhirs",))
LEVELS = extent(None, 2)  # from the lowest; None: all


class Position(NamedTuple):
    """A position as a seat imagines it."""

    states: Any
    seat: int


@cache
def positions(game: str) -> list[Position]:
    """Return some positions of random matches, after a few turns."""
    return [position(game, seed) for seed in SEEDS]


def position(name: str, seed: int) -> Position:
    """Return the position of a random match after a few turns."""
    game, stream = find(name), stream_from(seed)
    match = Match(game, game.options_type(), str(seed))
    match.settle()
    for _ in range(TURNS_BEFORE):
        play_turn(match, match.seats_to_act()[0], RandomBot(), stream)
        match.settle()
    seat = match.seats_to_act()[0]
    return Position(game.imagine(match.states, seat, stream), seat)


def simulations(game: str, level: str) -> Rate:
    """Let a level think about all positions, again and again: the rate of simulations."""
    found, count = positions(game), 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        count += sum(simulations_of(game, level, one) for one in found)
    return Rate(count, time.perf_counter() - start)


def simulations_of(game: str, level: str, position: Position) -> int:
    """Let a level think about a position; return after how many simulations it has a plan."""
    thinking = Thinking(simulations=MOST, is_patient=True)  # the same work, however long it takes
    BOTS[game][level].plan(find(game), *position, stream_from(1), thinking)
    return max(1, thinking.last.simulations if thinking.last else 0)


def rows(native: Native) -> list[Row]:
    """Measure every level of every game."""
    return [row(native, game, level) for game in GAMES for level in tuple(BOTS[game])[:LEVELS]]


def row(native: Native, game: str, level: str) -> Row:
    """Measure one level, once it has thought before."""
    simulations(game, level)
    rates = best_of_rounds(
        {
            "engine": lambda: simulations(game, level),
            "native": native.work("thinking.simulations", game, level),
        },
        ROUNDS,
    )
    return Row(
        f"{level} of {game}: simulations, one core",
        f"{rates['engine']:,.0f}/s",
        f"the same rules compiled natively by numba, {rates['native']:,.0f}/s",
        rates["engine"] / rates["native"],
        1.0,
    )
