"""Bots at work: how many simulations a second each level makes, in the engine and natively."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.spokenchaos.bot import PACKAGE, STEPS, SpokenchaosBot, clear_desk
from gloaming.bots.spokenchaos.deciding import begin_decision, decide
from gloaming.bots.spokenchaos.desk import make_desk
from gloaming.bots.spokenchaos.mind import UNHURRIED
from gloaming.bots.thinking import Thinking
from gloaming.core.engine.rooms import room_for
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find

from .extent import IS_BRIEF, extent
from .measure import Rate, best_of_rounds
from .native import Native
from .report import Row

SECONDS = extent(0.2, 0.01)  # for a measurement at least
WHOLE_MOST, WHOLE_SEEDS = 2000, (1, 2, 3, 4)
MOST = extent(WHOLE_MOST, 20)  # simulations of a turn
SEEDS = extent(WHOLE_SEEDS, (1,))
TURNS_BEFORE = 9
ROUNDS = extent(3, 1)
ROW = "{level} of {game}: simulations, one core"
GAMES = extent(tuple(BOTS), ("menhirs",))
LEVELS = extent(None, 2)  # from the lowest; None: all

# Levels of Spokenchaos whose thoughts are so short that what is done around them could cost more.
EASY = ("moth", "hedgehog")
EASY_SECONDS, EASY_ROUNDS = 0.1, 5  # in a brief run, too
LEAST_SHARE = 0.45  # of the rate that the engine alone has; with a desk for each decision it is 0.2


class TooSlowError(Exception):
    """What is done around easy thoughts costs more than the thoughts."""


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


def simulations_of(game: str, level: str, position: Position, most: int = MOST) -> int:
    """Let a level think about a position; return after how many simulations it has a plan."""
    thinking = Thinking(simulations=most, is_patient=True)  # the same work, however long it takes
    BOTS[game][level].plan(find(game), *position, stream_from(1), thinking)
    return max(1, thinking.last.simulations if thinking.last else 0)


def rows(native: Native) -> list[Row]:
    """Measure every level of every game, and what easy thoughts cost around the engine."""
    levels = [row(native, game, level) for game in GAMES for level in tuple(BOTS[game])[:LEVELS]]
    return [*levels, *(easy_row(level) for level in EASY)]


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
        ROW.format(level=level, game=game),
        f"{rates['engine']:,.0f}/s",
        f"the same rules compiled natively by numba, {rates['native']:,.0f}/s",
        rates["engine"] / rates["native"],
        1.0,
    )


def easy_row(level: str) -> Row:
    """Measure whole decisions of an easy level beside the engine's part of them alone."""
    rates = best_of_rounds(
        {"whole": lambda: whole_decisions(level), "engine": lambda: bare_decisions(level)},
        EASY_ROUNDS,
    )
    share = rates["whole"] / rates["engine"]
    if IS_BRIEF and share < LEAST_SHARE:
        raise TooSlowError(f"{level} of spokenchaos decides at {share:.2f} x of the engine's rate")
    return Row(
        f"{level} of spokenchaos: whole decisions, one core",
        f"{rates['whole']:,.0f}/s",
        f"the engine's part of them, {rates['engine']:,.0f}/s",
        share,
        LEAST_SHARE,
    )


def whole_decisions(level: str) -> Rate:
    """Let a level decide in all positions, again and again."""
    found = positions("spokenchaos")
    return decisions(lambda: [simulations_of("spokenchaos", level, one) for one in found])


def bare_decisions(level: str) -> Rate:
    """Let the engine decide in all positions on one desk, again and again."""
    found, bot, stream = positions("spokenchaos"), BOTS["spokenchaos"][level], stream_from(1)
    if not isinstance(bot, SpokenchaosBot):
        raise TypeError(f"{level} thinks otherwise")
    mind = bot.mind
    desk = make_desk(room_for(PACKAGE), mind[0])

    def decide_all() -> None:
        """Decide in every position."""
        for states, seat in found:
            clear_desk(desk)
            begin_decision(states, seat, mind, int(mind[0].candidates), desk)
            while not decide(desk, stream, UNHURRIED, STEPS):
                pass

    return decisions(decide_all)


def decisions(decide_all: Callable[[], object]) -> Rate:
    """Return how often something decides in all positions."""
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < EASY_SECONDS:
        decide_all()
        count += len(positions("spokenchaos"))
    return Rate(count, time.perf_counter() - start)
