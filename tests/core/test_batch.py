"""A batch plays many matches, each just as it would be played alone."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gloaming.core.actors import NOBODY, SEVERAL
from gloaming.core.batch import Batch
from gloaming.core.errors import OptionsError
from gloaming.core.layout import clone, same
from gloaming.core.streams import below, many_streams
from tests.core.toy import TOY
from tests.core.toy.game import ToyOptions

OPTIONS = ToyOptions(players=3, rounds=2)
COUNT = 10


def next_seats(matches: Batch) -> NDArray[np.int64]:
    """Return the first seat that may act in every match, and 0 where nobody may."""
    seats = np.zeros(len(matches), np.int64)
    for seat in reversed(range(OPTIONS.players)):
        _, counts = matches.legal_actions(np.full(len(matches), seat))
        seats[counts > 0] = seat
    return seats


def played(threads: int | None) -> Batch:
    """Play a batch to its end, each match choosing with a stream of its own."""
    matches = Batch(TOY, OPTIONS, COUNT, seed=5, threads=threads)
    choices = many_streams(COUNT, 77)
    while not matches.all_over:
        seats = next_seats(matches)
        actions, counts = matches.legal_actions(seats)
        chosen = [
            row[below(stream, count)] if count else 0
            for row, stream, count in zip(actions, choices, counts, strict=True)
        ]
        matches.step(seats, np.array(chosen))
    return matches


def alone(index: int) -> Any:
    """Play one match of that batch through the entry points for single states."""
    entry_points, states = TOY.entry_points, TOY.start(OPTIONS)
    chance, choice = many_streams(COUNT, 5)[index : index + 1], many_streams(COUNT, 77)[index]
    out = np.empty(TOY.most_actions, np.int64)
    entry_points.settle_all(states, chance)
    while entry_points.actor(states, 0) != NOBODY:
        seat = next(seat for seat in range(3) if entry_points.is_to_act(states, 0, seat))
        count = entry_points.legal_actions(states, 0, seat, out)
        entry_points.apply(states, 0, seat, int(out[below(choice, count)]))
        entry_points.settle_all(states, chance)
    return states


def test_a_batch_starts_where_seats_must_act() -> None:
    matches = Batch(TOY, OPTIONS, COUNT, seed=1)
    assert len(matches) == COUNT
    assert matches.actors().tolist() == [SEVERAL] * COUNT
    assert not matches.all_over


def test_every_match_has_its_own_chance() -> None:
    matches = Batch(TOY, OPTIONS, COUNT, seed=1)
    assert len({int(state.lamp_x) for state in matches.states}) == COUNT


def test_options_are_checked() -> None:
    with pytest.raises(OptionsError):
        Batch(TOY, ToyOptions(nicknames=("x",)), 1, seed=1)


@pytest.mark.parametrize("threads", [None, 2, 3, 2 * COUNT])
def test_the_number_of_threads_changes_nothing(threads: int | None) -> None:
    assert same(played(threads).states, played(1).states)


@pytest.mark.parametrize("piece", [1, 7])
def test_what_is_handed_over_at_once_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    expected = played(2).states
    monkeypatch.setattr("gloaming.core.batch.PIECE", piece)
    assert same(played(2).states, expected)


def test_a_batch_equals_matches_played_alone() -> None:
    matches = played(2)
    for index in range(COUNT):
        assert same(matches.states[index : index + 1], alone(index))


def test_seats_that_may_not_act_have_no_actions() -> None:
    matches = Batch(TOY, OPTIONS, 2, seed=1)
    _, counts = matches.legal_actions(np.array([0, SEVERAL]))
    assert counts.tolist() == [16, 0]


def test_steps_leave_finished_matches_alone() -> None:
    matches = played(1)
    before = clone(matches.states)
    matches.step(np.zeros(COUNT, np.int64), np.zeros(COUNT, np.int64))
    assert same(matches.states, before)


@pytest.mark.parametrize("threads", [1, 3])
def test_playing_out_ends_all_matches_and_counts_the_moves(threads: int) -> None:
    matches = Batch(TOY, OPTIONS, COUNT, seed=9, threads=threads)
    assert matches.play_out() == COUNT * 3 * 2 * 2
    assert matches.all_over


def test_playing_out_does_not_depend_on_the_threads() -> None:
    one, two = (Batch(TOY, OPTIONS, COUNT, seed=9, threads=threads) for threads in (1, 2))
    one.play_out()
    two.play_out()
    assert same(one.states, two.states)


def test_an_empty_batch_is_over() -> None:
    assert Batch(TOY, OPTIONS, 0, seed=1).all_over
