"""Random complete games in compiled code: whole token moves, all distinct ones equally likely."""

from typing import Any

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Records
from gloaming.core.streams import Stream, Streams, below
from gloaming.games.finstere.actions import MOST_ACTIONS
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.moves.plain_moves import Search, replay_way
from gloaming.games.finstere.state import NO_TOKEN, PLACING, State, Trace

from . import rounds
from .actor import actor
from .apply import TRACE, apply
from .chance import draw
from .legal_actions import placements

ENDLESS = 1 << 40  # moves


@compiled
def random_token(state: State, stream: Stream) -> int:
    """Pick one of the tokens that the seat to move may move."""
    count = 0
    chosen = NO_TOKEN
    seat = state.to_move
    for token in range(rounds.first_token(state, seat), rounds.first_token(state, seat + 1)):
        if rounds.may_move(state, token):
            count += 1
            if below(stream, count) == 0:
                chosen = token
    return chosen


@compiled
def random_move(state: State, stream: Stream, search: Any) -> int:
    """Move a random token in a random way; return among how many."""
    token = random_token(state, stream)
    rounds.lift(state, token)
    floor = state.floor
    count = find_moves(floor, floor.things, floor.cell_of[token], state.steps_left, search)
    first = rounds.first_end(state, token, count)
    floor.cell_of[token] = replay_way(
        floor, search, search[3][first + below(stream, count - first)]
    )
    rounds.set_down(state)
    return count - first


@compiled
def play_out(
    state: State, stream: Stream, search: Any, traces: Any, room: Actions, most: int
) -> int:
    """Play at random until so many tokens and tiles were moved, or to the end; return how many.

    Chance and the monster follow the last move, so that a seat is to act, or nobody.
    """
    moves = 0
    who = actor(state)
    while who != NOBODY:
        if who == AUTOMATIC:
            rounds.go_on(state, traces)
        elif who == CHANCE:
            apply(state, CHANCE, draw(state, stream))
        elif moves == most:
            break
        elif state.phase == PLACING:
            apply(state, who, room[below(stream, placements(state, room))])
            moves += 1
        else:
            random_move(state, stream, search)
            moves += 1
        who = actor(state)
    return moves


@entry_point(changes=("states", "streams"), stays=("search",))
def play_out_moves(states: Records[State], streams: Streams, search: Search) -> int:
    """Play every match of a range to its end; return how many moves that took."""
    traces = np.zeros(1, TRACE)
    room = np.empty(MOST_ACTIONS, np.int64)
    moves = 0
    for index in range(len(states)):
        moves += play_out(states[index], streams[index], search, traces, room, ENDLESS)
    return moves


@entry_point(stays=("states", "streams", "search", "traces", "room"))
def move_on(
    states: Records[State],
    streams: Streams,
    search: Search,
    traces: Records[Trace],
    room: Actions,
) -> int:
    """Move at random in the first match; chance and the monster follow. Return 0 if it is over."""
    return play_out(states[0], streams[0], search, traces, room, 1)
