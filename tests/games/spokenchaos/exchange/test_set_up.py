"""A position is set up in a state of a match, and read off it again."""

import numpy as np
import pytest

from gloaming.core.encoding import encode
from gloaming.core.layout import array
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.set_up import LISTS, NO_FAULT, TWICE, set_up_at
from gloaming.games.spokenchaos.exchange.to_position import to_position
from gloaming.games.spokenchaos.game import GAME
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import ARRANGING, INSIDE, SUPPLY
from tests.games.spokenchaos.scenes import position

OPTIONS = SpokenchaosOptions(players=4, furniture="players")
SEAT_OF_RED = OPTIONS.seat_colours.index("red")


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("table 3 3", "mirror 1.5 1.5 yaw 30"),
        ("desk 3 3", "armchair 1 1 on left", "small 2.5 4.5", "small 4.5 4.5"),
        ("table 2.5 2.5", "small 2.5 2.5 level 1", "small 2.5 2.5"),
    ],
)
def test_a_position_is_read_off_the_state_in_which_it_was_set_up(lines: tuple[str, ...]) -> None:
    told = position(*lines)
    states = GAME.start(OPTIONS)
    numbers = np.array([SEAT_OF_RED * GHOSTS + slot for slot in range(len(told.ghosts))], np.int64)
    assert set_up_at(states, numbers, encode(Position, told).numbers)[0] == NO_FAULT

    again = to_position(OPTIONS, states)

    assert again.furniture == told.furniture
    assert [(one.x, one.y, one.level, one.size) for one in again.ghosts] == [
        (one.x, one.y, one.level, one.size) for one in told.ghosts
    ]
    assert {one.colour for one in again.ghosts} <= {"red"}
    state = states[0]
    assert state.phase == ARRANGING
    assert {int(figure.where) for figure in state.figures} <= {SUPPLY, INSIDE}


def test_what_is_impossible_leaves_the_state_as_it_was() -> None:
    told = position("table 3 3", "table 1 1")
    states = GAME.start(OPTIONS)
    before = array(states).tobytes()
    wrong = set_up_at(states, np.empty(0, np.int64), encode(Position, told).numbers)

    assert (wrong[0], LISTS[wrong[1]], wrong[2]) == (TWICE, "furniture", 1)
    assert array(states).tobytes() == before
