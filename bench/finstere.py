"""Finstere Flure: random games, monster phases and batches."""

from collections.abc import Callable
from typing import Any

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, NOBODY
from gloaming.core.batch import Batch
from gloaming.core.compiled import compiled
from gloaming.core.layout import Records, array, blank, clone
from gloaming.core.streams import Streams, many_streams
from gloaming.games.finstere import GAME
from gloaming.games.finstere.course.playout import random_move
from gloaming.games.finstere.material import CARDS
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.moves.plain_moves import make_search
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import DRAWING, State, Trace

from .extent import extent
from .measure import Rate, timed

OPTIONS = FinstereOptions(players=4)
GAMES = extent(1500, 10)
WALKS_BEFORE = 4
WALKS_OF_EACH = 20
POSITIONS = extent(600, 5)


def random_games() -> Rate:
    """Play complete random games on one core: the rate of whole token moves."""
    batch = Batch(GAME, OPTIONS, GAMES, seed=1, threads=1)
    return timed(batch.play_out)


def random_game_count() -> Rate:
    """Play complete random games on one core: the rate of games."""
    batch = Batch(GAME, OPTIONS, GAMES, seed=1, threads=1)
    return timed(lambda: GAMES * bool(batch.play_out()))


def batch_on(threads: int) -> Callable[[], Rate]:
    """Return the measurement of a batch of random games on so many threads."""

    def work() -> Rate:
        batch = Batch(GAME, OPTIONS, GAMES * threads, seed=1, threads=threads)
        return timed(batch.play_out)

    return work


def driven_from_python() -> Rate:
    """Play random games with one call from Python per whole move: the rate of moves."""
    states, streams = GAME.start(OPTIONS), many_streams(1, 1)
    search = tuple(make_search())

    def work() -> float:
        moves = 0
        for _ in range(GAMES // 10):
            played = clone(states)
            while GAME.entry_points.actor(played, 0) != NOBODY:
                move_and_settle(played, streams, search)
                moves += 1
        return moves

    return timed(work)


def move_and_settle(states: Records[State], streams: Streams, search: Any) -> None:
    """Make a random whole move in one match and let chance and the monster follow."""
    move_at(states, streams, search)
    GAME.entry_points.settle_all(states, streams)


@compiled
def move_at(states: Records[State], streams: Streams, search: Any) -> None:
    """Make a random whole move in one match."""
    random_move(states[0], streams[0], search)


def positions_before_the_monster(count: int) -> Records[State]:
    """Return states of random games in which the monster is about to walk for the fifth time."""
    streams, search = many_streams(count, 3), tuple(make_search())
    states = clone(GAME.start(OPTIONS), count)
    for index in range(count):
        state: Any = array(states)[index : index + 1]
        row = streams[index : index + 1]
        while state[0].rounds_played < WALKS_BEFORE or state[0].phase != DRAWING:
            who = GAME.entry_points.actor(state, 0)
            if who == CHANCE:
                GAME.entry_points.apply(state, 0, CHANCE, GAME.entry_points.draw(state, 0, row[0]))
            elif who == AUTOMATIC:
                GAME.entry_points.apply(state, 0, AUTOMATIC, GO_ON)
            else:
                move_at(state, row, search)
    return states


@compiled
def walk_all(states: Records[State], traces: Records[Trace]) -> int:
    """Carry out a card in every position, all kinds in turn; return how many that was."""
    for index in range(len(states)):
        monster.walk(states[index].floor, CARDS[index % len(CARDS)], traces)
    return len(states)


def monster_phases() -> Callable[[], Rate]:
    """Return the measurement of whole monster phases."""
    states = clone(positions_before_the_monster(POSITIONS), WALKS_OF_EACH)

    def work() -> Rate:
        fresh, traces = clone(states), blank(Trace)
        return timed(lambda: walk_all(fresh, traces))

    return work
