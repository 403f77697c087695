"""Calls of entry points, on real modules."""

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import numpy as np
import pytest

from gloaming.core.engine.binding import bound
from gloaming.core.engine.declaring import DECLARED, entry_point
from gloaming.core.engine.limits import TimeLimitError, limited
from gloaming.core.engine.mode import Mode, mode
from gloaming.core.engine.module import Module, machine, module_of
from gloaming.core.engine.preparing import prepared
from gloaming.core.engine.rooms import (
    EngineRoom,
    blank_in,
    copy_in,
    instance_of,
    room_for,
    room_of,
)
from gloaming.core.errors import EngineError
from gloaming.core.layout import array, clone, same
from gloaming.core.match import Match
from gloaming.core.streams import many_streams
from gloaming.games import find
from gloaming.games.finstere.course.playout import move_on
from gloaming.games.finstere.moves.complete_moves import lift_token
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.moves.plain_moves import Search, make_search
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.menhirs.clusters.moves import moves_in, write_moves
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.state import State
from tests.games.finstere.course.test_playout import things_for_moves
from tests.games.finstere.positions import read, window

pytestmark = pytest.mark.skipif(mode() == Mode.INTERPRETED, reason="there is no engine to call")

PACKAGE = "gloaming.games.menhirs"
GAME = find("menhirs")
PUSHING = window(4, 4, """
    .   .   .
    A   #   .
""")  # fmt: skip


def moving() -> Match:
    """Return a match in which the first move is due."""
    match = Match(GAME, MenhirsOptions(), "calls")
    match.settle()
    while match.state.phase != 1:
        match.play(match.actor, match.legal_actions(match.actor)[0])
        match.settle()
    return match


def test_what_is_changed_comes_back_and_nothing_else() -> None:
    match = moving()
    states, kept = clone(match.states, 3), clone(match.states, 3)
    GAME.entry_points.apply(states, 1, match.actor, match.legal_actions(match.actor)[0])
    assert same(states[:1], kept[:1])
    assert same(states[2:], kept[2:])
    assert not same(states[1:2], kept[1:2])


def test_only_what_was_counted_is_written() -> None:
    state = moving().state
    out = np.full(512, -7)
    count = write_moves(state.terms, state.mist, state.banned, out)
    assert out[:count].tolist() == moves_in(state.terms, state.mist, state.banned)
    assert set(out[count:]) == {-7}


def test_a_list_that_is_too_short_is_filled() -> None:
    state = moving().state
    out = np.zeros(2, np.int64)
    count = write_moves(state.terms, state.mist, state.banned, out)
    assert count > 2
    assert out.tolist() == moves_in(state.terms, state.mist, state.banned)[:2]


def test_rows_with_gaps_between_them_are_written_too() -> None:
    match = moving()
    table = np.zeros((4, 3), np.int64)
    GAME.entry_points.actors_all(clone(match.states, 4), table[:, 1])
    assert table.tolist() == [[0, match.actor, 0]] * 4


@pytest.mark.parametrize(
    "streams", [np.zeros((1, 4), np.int32), np.zeros(4, np.int64), np.zeros((1, 4))]
)
def test_arrays_of_another_kind_are_refused(streams: object) -> None:
    with pytest.raises(TypeError, match="2-dimensional int64"):
        GAME.entry_points.settle_all(moving().states, streams)


def test_many_threads_have_an_instance_each() -> None:
    states = clone(GAME.start(MenhirsOptions()), 50)
    expected = clone(states)
    GAME.play_out(expected, many_streams(50, 5))

    def play(_: int) -> bool:
        own = clone(states)
        GAME.play_out(own, many_streams(50, 5))
        return same(own, expected)

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(play, range(32)))


def test_a_computation_that_takes_too_long_is_stopped() -> None:
    states = clone(GAME.start(MenhirsOptions()), 100_000)
    with limited(0.05), pytest.raises(TimeLimitError, match=r"menhirs.play_out_moves: .*too long"):
        GAME.play_out(states, many_streams(len(states), 1))
    assert moving().actor in (0, 1)  # and the next call is none the worse for it


def test_many_short_calls_are_stopped_together() -> None:
    """A rule for ever undecided, which Python asks again and again, runs away as well."""
    states = GAME.start(MenhirsOptions())

    def ask(times: Iterable[int]) -> None:
        for _ in times:
            GAME.entry_points.actor(states, 0)

    with limited(0.2), pytest.raises(TimeLimitError, match=r"menhirs.actor_at: "):
        ask(count())
    with limited(60):  # a new limit, new time
        ask([1])


def test_what_works_in_a_room_is_stopped_and_goes_on_in_another_one() -> None:
    floors, start = lift_token(read(PUSHING), "A")

    def find_all(search: Search, times: Iterable[int]) -> None:
        for _ in times:
            assert find_moves(floors[0], floors[0].things, start, 6, search) > 0

    with limited(0.2):
        search = make_search()
        with pytest.raises(TimeLimitError, match=r"finstere.find_moves: "):
            find_all(search, count())
    for _ in range(2):
        with pytest.raises(EngineError, match=r"finstere.find_moves: .* open another one"):
            find_all(search, [1])
    find_all(make_search(), [1])


def test_a_room_outlives_the_limit_in_which_it_was_opened() -> None:
    floors, start = lift_token(read(PUSHING), "A")
    with limited(1):
        search = make_search()
        find_moves(floors[0], floors[0].things, start, 6, search)
    time.sleep(1.2)
    assert find_moves(floors[0], floors[0].things, start, 6, search) > 0


def test_what_has_time_enough_is_not_stopped() -> None:
    with limited(60):
        limit = moving()
    assert same(limit.states, moving().states)


def test_memory_is_given_back_after_much_was_needed() -> None:
    module = module_of(PACKAGE)
    GAME.entry_points.actor(GAME.start(MenhirsOptions()), 0)
    small = module.instance()
    states = clone(GAME.start(MenhirsOptions()), 500_000)
    GAME.entry_points.actor(states, 0)
    assert module.instance() is not small


@pytest.mark.skipif(mode() != Mode.CHECKED, reason="only the checked engine looks at every index")
def test_an_index_out_of_range_is_refused_by_name() -> None:
    with pytest.raises(EngineError, match=r"menhirs.actor_at: "):
        GAME.entry_points.actor(GAME.start(MenhirsOptions()), 5)


@pytest.mark.skipif(mode() != Mode.CHECKED, reason="only the checked engine compares")
def test_what_is_changed_without_a_word_is_found_out() -> None:
    declared = DECLARED[PACKAGE, "apply_at"]
    silent = bound(declared._replace(changes=()))
    match = moving()
    with pytest.raises(EngineError, match="it changes states"):
        silent(clone(match.states), 0, match.actor, match.legal_actions(match.actor)[0])


def test_arrays_in_a_room_stay_there() -> None:
    room = room_for(PACKAGE)
    states = copy_in(room, GAME.start(MenhirsOptions()), 2)
    assert same(states, clone(GAME.start(MenhirsOptions()), 2))
    assert isinstance(room_of(array(states)[1:]), EngineRoom)
    assert instance_of(array(states)) is instance_of(array(blank_in(room, State)))
    assert not array(blank_in(room, State)).view(np.uint8).any()


def test_what_lies_elsewhere_is_refused_where_it_must_stay() -> None:
    with pytest.raises(TypeError, match="room"):
        instance_of(np.zeros(3))


def test_a_room_that_cannot_be_had_is_refused() -> None:
    with pytest.raises(EngineError, match="no room for"):
        room_for(PACKAGE).zeros(1 << 32, np.uint8)


def test_what_is_said_of_arguments_that_there_are_not_is_refused() -> None:
    def count_all(states: int) -> int:
        return states

    count_all.__module__ = f"{PACKAGE}.course.rules"
    with pytest.raises(TypeError, match=r"count_all has no argument state$"):
        entry_point(changes=("state",))(count_all)


def test_two_entry_points_of_one_name_are_refused() -> None:
    def apply_at(index: int) -> int:
        return index

    apply_at.__module__ = f"{PACKAGE}.course.rules"
    with pytest.raises(TypeError, match="two entry points named apply_at"):
        entry_point()(apply_at)


def test_a_prepared_call_sees_what_has_changed_meanwhile() -> None:
    things = things_for_moves(FinstereOptions(players=2), 3)
    states, move = things[0], prepared(move_on, *things)
    first = clone(states)
    assert move() == 1
    after = clone(states)
    assert move() == 1
    array(states)[:] = array(first)
    things[1][:] = many_streams(1, 3)
    assert move() == 1
    assert same(states, after)


@pytest.mark.skipif(mode() != Mode.CHECKED, reason="only the checked engine looks at every index")
def test_a_prepared_call_that_fails_says_whose_it_is() -> None:
    states, *others = things_for_moves(FinstereOptions(players=2), 3)
    with pytest.raises(EngineError, match=r"gloaming\.games\.finstere\.move_on: .*status"):
        prepared(move_on, states[:0], *others)()


def test_only_arrays_of_one_room_can_be_prepared() -> None:
    things = things_for_moves(FinstereOptions(players=2), 3)
    others = things_for_moves(FinstereOptions(players=2), 3)
    with pytest.raises(TypeError, match="one room"):
        prepared(move_on, *things[:-1], others[-1])
    with pytest.raises(TypeError, match="only arrays"):
        prepared(write_moves, GAME.start(MenhirsOptions())[0].terms, 0, 0, np.zeros(1, np.int64))


def test_a_module_that_defers_knows_no_deadline_but_its_callers() -> None:
    module, deputy = (Module(PACKAGE, machine(has_clock=clock)) for clock in (False, True))
    module.defer_to(deputy)
    with limited(seconds=0):
        assert module.instance().deadline is not None
    instance = module.instance()
    assert instance is deputy.instance()
    assert instance.deadline is None
    assert instance.take(8) > 0
