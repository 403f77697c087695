"""Entry points lead to the rules of one game, for one state or a whole range of them."""

import numpy as np
import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, NOBODY, SEVERAL
from gloaming.core.layout import Records, clone, same
from gloaming.core.streams import many_streams, stream_from
from tests.core.toy import TOY, rules
from tests.core.toy.game import ToyOptions
from tests.core.toy.state import LOOKING, State

ENTRY_POINTS = TOY.entry_points
SPOT = rules.SPOT


def planning(count: int = 1, seats: int = 2) -> Records[State]:
    """Return matches in which the seats have to plan."""
    states = clone(TOY.start(ToyOptions(players=seats, rounds=1)), count)
    ENTRY_POINTS.settle_all(states, many_streams(count, 3))
    return states


def test_an_entry_point_leads_to_the_rule_of_its_game() -> None:
    states = TOY.start(ToyOptions())
    assert ENTRY_POINTS.actor(states, 0) == CHANCE
    assert ENTRY_POINTS.is_legal(states, 0, CHANCE, rules.DIE)
    ENTRY_POINTS.apply(states, 0, CHANCE, rules.DIE + 4)
    assert states[0].die == 5
    assert ENTRY_POINTS.turn_number(states, 0) == 0


def test_an_entry_point_opens_on_the_state_of_that_index() -> None:
    states = planning(3)
    ENTRY_POINTS.apply(states, 1, 0, SPOT)
    assert [bool(state.plans[0].is_placed) for state in states] == [False, True, False]


def test_a_drawn_action_comes_from_the_stream() -> None:
    states = TOY.start(ToyOptions())
    first, second = stream_from(1), stream_from(1)
    drawn = [ENTRY_POINTS.draw(states, 0, first) for _ in range(20)]
    assert drawn == [ENTRY_POINTS.draw(states, 0, second) for _ in range(20)]
    assert set(drawn) <= set(range(rules.DIE, SPOT))


def test_chance_is_counted_or_beyond_counting() -> None:
    states = TOY.start(ToyOptions())
    out, weights = np.zeros((2, TOY.most_actions), np.int64)
    assert ENTRY_POINTS.chance_outcomes(states, 0, out, weights) == 6
    assert weights[:6].tolist() == [1] * 6
    ENTRY_POINTS.apply(states, 0, CHANCE, rules.DIE)
    assert ENTRY_POINTS.chance_outcomes(states, 0, out, weights) == 0


def test_settling_stops_where_seats_must_act() -> None:
    states = planning()
    assert ENTRY_POINTS.actor(states, 0) == SEVERAL
    assert [ENTRY_POINTS.is_to_act(states, 0, seat) for seat in (-1, 0, 1, 2)] == [
        False,
        True,
        True,
        False,
    ]


def test_settling_stops_at_the_end() -> None:
    states = planning()
    for seat in (0, 1):
        ENTRY_POINTS.apply(states, 0, seat, SPOT)
        ENTRY_POINTS.apply(states, 0, seat, rules.WAGER)
    assert states[0].phase == LOOKING
    assert ENTRY_POINTS.actor(states, 0) == AUTOMATIC
    ENTRY_POINTS.settle_all(states, many_streams(1, 3))
    assert ENTRY_POINTS.actor(states, 0) == NOBODY


def test_some_rows_leave_the_other_matches_alone() -> None:
    states = clone(TOY.start(ToyOptions()), 4)
    ENTRY_POINTS.settle_all(states[1:3], many_streams(4, 3)[1:3])
    out = np.zeros(4, np.int64)
    ENTRY_POINTS.actors_all(states, out)
    assert out.tolist() == [CHANCE, SEVERAL, SEVERAL, CHANCE]


def test_a_step_applies_and_settles_but_not_where_the_match_is_over() -> None:
    states, streams = planning(2), many_streams(2, 5)
    for seat, action in ((0, SPOT), (0, 0), (1, SPOT), (1, 0)):
        ENTRY_POINTS.apply(states, 0, seat, action)
    ENTRY_POINTS.apply(states, 0, AUTOMATIC, GO_ON)
    over = clone(states[:1])
    ENTRY_POINTS.step_all(states, streams, np.zeros(2, np.int64), np.full(2, SPOT))
    assert same(states[:1], over)
    assert states[1].plans[0].is_placed


def test_legal_actions_of_a_range_are_those_of_each_seat() -> None:
    states = planning(3)
    ENTRY_POINTS.apply(states, 1, 1, SPOT)
    out, counts = np.zeros((3, TOY.most_actions), np.int64), np.full(3, 9)
    ENTRY_POINTS.legal_all(states, np.array([0, 1, SEVERAL]), out, counts)
    assert counts.tolist() == [16, 3, 0]
    assert out[1, :3].tolist() == [0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_play_out_ends_every_match(seats: int) -> None:
    states = clone(TOY.start(ToyOptions(players=seats, rounds=3)), 5)
    taken = ENTRY_POINTS.play_out_all(states, many_streams(5, 1), TOY.most_actions)
    assert taken == 5 * 3 * seats * 2
    assert all(ENTRY_POINTS.actor(states, index) == NOBODY for index in range(5))


def test_concealing_and_resampling_work_on_the_state_itself() -> None:
    states = planning()
    ENTRY_POINTS.apply(states, 0, 1, SPOT + 5)
    ENTRY_POINTS.conceal(states, 0, 0)
    assert not states[0].plans[1].is_placed
    ENTRY_POINTS.resample(states, 0, 0, stream_from(1))
    assert states[0].lamp_x > 0
