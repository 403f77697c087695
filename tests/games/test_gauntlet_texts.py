"""The gauntlet, second part: texts round-trip, and many matches are played as one."""

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.batch import Batch
from gloaming.core.errors import GloamingError, NotationError
from gloaming.core.game import AnyGame
from gloaming.core.interchange import write_json
from gloaming.core.layout import same
from gloaming.core.options import read_options, write_options
from gloaming.core.record import read_record, write_record
from gloaming.core.streams import below, many_streams

from .contestants import CONTESTS, EVERY, Contest, every_contest, game_named
from .test_gauntlet_rules import legal_actions, outcomes

IS_SLOW = EVERY > 1
MATCHES = 2 if IS_SLOW else 20
STEPS = 10 if IS_SLOW else 400
HALF_A_MATCH = 40 if IS_SLOW else 80
MOST_SEATS = 9

# Interpreted rules run on one thread at a time, and whole batches of them take minutes.
BATCHED = [contest for contest in CONTESTS if not IS_SLOW or contest.name == "toy"]
every_batch = pytest.mark.parametrize("contest", BATCHED, ids="{0.name}-{0.way}".format)


@every_contest
def test_options_round_trip_through_text(contest: Contest) -> None:
    texts = write_options(contest.options)
    assert read_options(contest.game.options_type, texts) == contest.options


@every_contest
def test_texts_of_actions_round_trip(contest: Contest) -> None:
    game, options = contest.game, contest.options
    for before, ply in contest.moments():
        actions = legal_actions(game, before, ply.actor)
        texts = [game.write_action(options, before, action) for action in actions]
        assert [game.read_action(options, before, text) for text in texts] == actions


@every_contest
def test_what_follows_by_rule_alone_has_no_text(contest: Contest) -> None:
    game, options = contest.game, contest.options
    for moment in contest.played().moments[::EVERY]:
        text, _, action = game.words(options, moment)
        is_automatic = moment.ply.actor == AUTOMATIC
        assert (text == "", action is None) == (is_automatic, is_automatic)


@every_contest
def test_constants_are_ready_for_json(contest: Contest) -> None:
    told = contest.game.constants()
    assert msgspec.json.decode(msgspec.json.encode(told)).keys() == told.keys()


@every_contest
def test_texts_of_chance_round_trip(contest: Contest) -> None:
    game, options = contest.game, contest.options
    for before, ply in contest.moments(CHANCE):
        for action in {ply.action, *outcomes(game, before)}:
            text = game.write_action(options, before, action)
            assert game.read_action(options, before, text) == action


@every_contest
@pytest.mark.parametrize("text", ["", " ", "xyzzy", "0", "-1", "(1,2)", "\n", "é"])
def test_text_that_means_nothing_is_refused(contest: Contest, text: str) -> None:
    with pytest.raises(NotationError):
        contest.game.read_action(contest.options, contest.played().moments[-1].before, text)


@every_contest
def test_a_record_replays_to_identical_bytes(contest: Contest) -> None:
    match = contest.played()
    text = write_record(match)
    again = read_record(text, game_named, verify=True)
    assert same(again.states, match.states)
    assert [moment.ply for moment in again.moments] == [moment.ply for moment in match.moments]
    assert write_record(again) == text


@every_contest
def test_a_match_that_goes_on_is_written_and_read(contest: Contest) -> None:
    every, match = contest.played().moments, contest.match()
    for number, (before, ply) in enumerate(every[:HALF_A_MATCH]):
        assert same(match.states, before)
        if match.seats_to_act() and number % EVERY == 0:
            again = read_record(write_record(match), game_named, verify=True)
            assert same(again.states, match.states)
        if ply.actor < 0:
            match.go_on()
        else:
            match.play(*ply)


@every_contest
def test_positions_are_written_for_people_and_programs(contest: Contest) -> None:
    game, options = contest.game, contest.options
    for moment in contest.moments():
        assert game.draw_position(options, moment.before).endswith("\n")
        assert msgspec.json.decode(write_json(game.position(options, moment.before)))
        assert all(line.strip() for line in game.explain(options, moment))


@every_contest
@given(st.data())
def test_a_damaged_record_is_read_or_refused(contest: Contest, data: st.DataObject) -> None:
    text = half_record(contest)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 3)))
    damaged = text[:start] + data.draw(st.text(max_size=3)) + text[end:]
    try:
        match = read_record(damaged, game_named)
    except GloamingError:
        return
    assert same(read_record(write_record(match), game_named).states, match.states)


def half_record(contest: Contest) -> str:
    """Return the record of the beginning of a match."""
    match = contest.match()
    for _, ply in contest.played().moments[:HALF_A_MATCH]:
        if ply.actor < 0:
            match.go_on()
        else:
            match.play(*ply)
    return write_record(match)


def first_seats(matches: Batch) -> NDArray[np.int64]:
    """Return the first seat that may act in every match."""
    seats = matches.actors()
    for index in np.flatnonzero(seats == SEVERAL):
        seats[index] = first_seat(matches.game, matches.states, int(index))
    return seats


def first_seat(game: AnyGame, states: Any, index: int) -> int:
    """Return the first seat that may act in one of several matches."""
    return next(
        seat for seat in range(MOST_SEATS) if game.entry_points.is_to_act(states, index, seat)
    )


def step_together(contest: Contest, threads: int) -> Any:
    """Step some matches as a batch, each choosing with a stream of its own."""
    matches = Batch(contest.game, contest.options, MATCHES, seed=3, threads=threads)
    choices = many_streams(MATCHES, 4)
    for _ in range(STEPS):
        seats = first_seats(matches)
        actions, counts = matches.legal_actions(seats)
        chosen = [
            row[below(choice, count)] if count else 0
            for row, choice, count in zip(actions, choices, counts, strict=True)
        ]
        matches.step(seats, np.array(chosen))
    return matches.states


def step_alone(contest: Contest, index: int) -> Any:
    """Step one of those matches by itself."""
    game, entry_points = contest.game, contest.game.entry_points
    states = game.start(contest.options)
    chance = many_streams(MATCHES, 3)[index : index + 1]
    choice = many_streams(MATCHES, 4)[index]
    entry_points.settle_all(states, chance)
    for _ in range(STEPS):
        if entry_points.actor(states, 0) != NOBODY:
            seat = first_seat(game, states, 0)
            actions = legal_actions(game, states, seat)
            entry_points.apply(states, 0, seat, actions[below(choice, len(actions))])
            entry_points.settle_all(states, chance)
    return states


@every_batch
def test_a_batch_equals_matches_played_alone(contest: Contest) -> None:
    together = step_together(contest, threads=2)
    assert same(together, step_together(contest, threads=1))
    for index in range(MATCHES):
        assert same(together[index : index + 1], step_alone(contest, index))


@every_batch
def test_matches_are_played_out_alike_however_many_threads(contest: Contest) -> None:
    found = [play_out(contest, threads) for threads in (1, 2, 3)]
    assert all(same(states, found[0]) for states in found)
    for index in range(len(found[0])):
        assert contest.game.outcome(found[0][index : index + 1]) is not None


def play_out(contest: Contest, threads: int) -> Any:
    """Play some matches to their end, and return how they end."""
    matches = Batch(contest.game, contest.options, MATCHES, seed=3, threads=threads)
    assert matches.play_out() > 0
    return matches.states
