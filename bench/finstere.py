"""Finstere Flure: random games, monster phases and batches."""

from collections.abc import Callable
from typing import Any

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON
from gloaming.core.batch import Batch
from gloaming.core.engine.preparing import prepared
from gloaming.core.engine.rooms import blank_in, copy_in, room_for
from gloaming.core.layout import Actions, Records, array, clone
from gloaming.core.streams import WORDS, Stream, Streams, below, many_streams
from gloaming.games.finstere import GAME
from gloaming.games.finstere.actions import MOST_ACTIONS
from gloaming.games.finstere.course.playout import move_on
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


def driven_from_python() -> Callable[[], Rate]:
    """Return the measurement of random games with one call from Python per whole move."""
    room, first = room_for("gloaming.games.finstere"), GAME.start(OPTIONS)
    states, streams = copy_in(room, first), room.zeros((1, WORDS), np.int64)
    streams[:] = many_streams(1, 1)
    search, traces = make_search(room=room), blank_in(room, Trace)
    move = prepared(move_on, states, streams, search, traces, room.zeros(MOST_ACTIONS, np.int64))

    def play() -> int:
        array(states)[:] = array(first)
        moves = 0
        while move():
            moves += 1
        return moves

    return lambda: timed(lambda: sum(play() for _ in range(GAMES // 10)))


def positions_before_the_monster(count: int) -> Records[State]:
    """Return states of random games in which the monster is about to walk for the fifth time."""
    streams = many_streams(count, 3)
    states = clone(GAME.start(OPTIONS), count)
    out = np.empty(GAME.most_actions, np.int64)
    for index in range(count):
        state: Any = array(states)[index : index + 1]
        while state[0].rounds_played < WALKS_BEFORE or state[0].phase != DRAWING:
            take_any(state, streams[index], out)
    return states


def take_any(state: Any, stream: Stream, out: Actions) -> None:
    """Let whoever acts do anything that is legal."""
    who = GAME.entry_points.actor(state, 0)
    if who == CHANCE:
        action = GAME.entry_points.draw(state, 0, stream)
    elif who == AUTOMATIC:
        action = GO_ON
    else:
        action = out[below(stream, GAME.entry_points.legal_actions(state, 0, who, out))]
    GAME.entry_points.apply(state, 0, who, action)


def monster_phases() -> Callable[[], Rate]:
    """Return the measurement of whole monster phases: a card is drawn, and he walks."""
    states = clone(positions_before_the_monster(POSITIONS), WALKS_OF_EACH)
    streams = many_streams(len(array(states)), 4)

    def work() -> Rate:
        fresh = clone(states)
        return timed(lambda: settle_all(fresh, streams.copy()))

    return work


def settle_all(states: Records[State], streams: Streams) -> int:
    """Let chance and the monster act in every match; return how many there are."""
    GAME.entry_points.settle_all(states, streams)
    return len(streams)
