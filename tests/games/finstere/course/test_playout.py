"""Random whole moves, one at a time, come to the same ends as whole random matches."""

from typing import Any

import numpy as np
import pytest

from gloaming.core.engine.preparing import prepared
from gloaming.core.engine.rooms import blank_in, copy_in, room_for
from gloaming.core.layout import clone, same
from gloaming.core.streams import WORDS, many_streams
from gloaming.games.finstere import GAME
from gloaming.games.finstere.actions import MOST_ACTIONS
from gloaming.games.finstere.course.playout import move_on
from gloaming.games.finstere.moves.plain_moves import make_search
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import Trace


def things_for_moves(options: FinstereOptions, seed: int) -> tuple[Any, ...]:
    """Return a match and what moves need, all in one room."""
    room = room_for("gloaming.games.finstere")
    streams = room.zeros((1, WORDS), np.int64)
    streams[:] = many_streams(1, seed)
    return (
        copy_in(room, GAME.start(options)),
        streams,
        make_search(room=room),
        blank_in(room, Trace),
        room.zeros(MOST_ACTIONS, np.int64),
    )


@pytest.mark.parametrize("advanced", [False, True])
def test_moves_one_by_one_make_a_whole_random_match(*, advanced: bool) -> None:
    options = FinstereOptions(players=2, advanced=advanced)
    things = things_for_moves(options, 5)
    move, moves = prepared(move_on, *things), 0
    while move():
        moves += 1
    played, streams = clone(GAME.start(options)), many_streams(1, 5)
    assert GAME.play_out(played, streams) == moves
    assert same(things[0], played)
    assert things[1].tolist() == streams.tolist()
