"""The gauntlet, first part: what the rules of every game promise the core."""

from itertools import chain, pairwise
from typing import Any

import numpy as np
import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.errors import IllegalActionError, NothingToUndoError
from gloaming.core.game import AnyGame
from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import NAMES
from tests.core.toy import TOY

from .contestants import CONTESTANTS, EVERY, Contest, every_contest

EXTREMES = (-1, -2, -(2**31), 2**31, -(2**63), 2**63 - 1)
MORE_NUMBERS = range(0, 4000, 37)


def legal_actions(game: AnyGame, states: Any, seat: int) -> list[int]:
    """Return what a seat may do in a state."""
    out = np.empty(game.most_actions, np.int64)
    return [int(action) for action in out[: game.entry_points.legal_actions(states, 0, seat, out)]]


def outcomes(game: AnyGame, states: Any) -> dict[int, int]:
    """Return what chance may do in a state, and how likely."""
    out, weights = np.zeros((2, game.most_actions), np.int64)
    count = game.entry_points.chance_outcomes(states, 0, out, weights)
    assert len(set(out[:count])) == count
    return dict(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))


def test_every_registered_game_runs_the_gauntlet() -> None:
    assert set(CONTESTANTS) == {*NAMES, TOY.name}


@every_contest
def test_a_game_has_its_name_and_its_seats(contest: Contest) -> None:
    assert contest.game.name == contest.name
    assert contest.game.title
    names = contest.game.seat_names(contest.options)
    assert len(set(names)) == len(names) >= 2


@every_contest
def test_legal_actions_are_listed_once_and_accepted(contest: Contest) -> None:
    game = contest.game
    for before, ply in contest.moments():
        listed = legal_actions(game, before, ply.actor)
        assert ply.action in listed
        assert len(set(listed)) == len(listed)
        assert all(game.entry_points.is_legal(before, 0, ply.actor, action) for action in listed)


@every_contest
def test_only_a_seat_that_is_to_act_may_act(contest: Contest) -> None:
    game, seats = contest.game, range(-1, len(contest.played().seat_names) + 1)
    for before, ply in contest.moments():
        acting = {seat for seat in seats if game.entry_points.is_to_act(before, 0, seat)}
        assert ply.actor in acting
        assert game.entry_points.actor(before, 0) == SEVERAL or acting == {
            game.entry_points.actor(before, 0)
        }
        assert not any(
            game.entry_points.is_legal(before, 0, seat, ply.action) for seat in set(seats) - acting
        )


@every_contest
def test_numbers_that_are_not_legal_are_refused_with_a_sentence(contest: Contest) -> None:
    game = contest.game
    for before, ply in list(contest.moments())[::10]:
        match = contest.match()
        match.states = before
        for action in chain(EXTREMES, MORE_NUMBERS):
            if not game.entry_points.is_legal(before, 0, ply.actor, action):
                with pytest.raises(IllegalActionError, match=r"\w+ \w+ \w+"):
                    match.play(ply.actor, action)
        assert match.states is before
        assert not match.moments


@every_contest
def test_chance_that_is_impossible_is_refused_with_a_sentence(contest: Contest) -> None:
    game = contest.game
    for before, _ in contest.moments(CHANCE):
        for action in chain(EXTREMES, MORE_NUMBERS):
            if not game.entry_points.is_legal(before, 0, CHANCE, action):
                assert len(str(game.why_illegal(before, CHANCE, action)).split()) > 3


@every_contest
def test_a_state_only_changes_through_apply(contest: Contest) -> None:
    game, entry_points, options = contest.game, contest.game.entry_points, contest.options
    room = np.zeros((2, game.most_actions), np.int64)
    for moment in contest.moments(CHANCE, AUTOMATIC, 0, 1, 2):
        states, (actor, action) = moment
        before = clone(states)
        entry_points.actor(states, 0)
        entry_points.turn_number(states, 0)
        entry_points.is_to_act(states, 0, actor)
        entry_points.is_legal(states, 0, actor, action)
        if actor >= 0:
            entry_points.legal_actions(states, 0, actor, room[0])
        if actor == CHANCE:
            entry_points.draw(states, 0, stream_from(1))
            entry_points.chance_outcomes(states, 0, *room)
        if actor != AUTOMATIC:
            game.write_action(options, states, action)
            game.why_illegal(states, actor, -1)
        game.explain(options, moment)
        game.position(options, states)
        game.draw_position(options, states)
        game.outcome(states)
        game.view(states, 0)
        game.imagine(states, 0, stream_from(1))
        assert same(states, before)


@every_contest
def test_chance_draws_what_it_lists(contest: Contest) -> None:
    game = contest.game
    for number, (before, ply) in enumerate(contest.moments(CHANCE)):
        listed = outcomes(game, before)
        drawn = {
            game.entry_points.draw(before, 0, stream_from(number, n)) for n in range(1 + 9 // EVERY)
        }
        for action in {*drawn, *listed, ply.action}:
            assert game.entry_points.is_legal(before, 0, CHANCE, action)
        if listed:
            assert {*drawn, ply.action} <= set(listed)
            assert all(weight > 0 for weight in listed.values())


@every_contest
def test_all_outcomes_of_chance_come_up_as_often_as_they_should(contest: Contest) -> None:
    game = contest.game
    before = next(contest.moments(CHANCE)).before
    listed, draws = outcomes(game, before), 3000 // EVERY**2
    stream = stream_from(5)
    found = [game.entry_points.draw(before, 0, stream) for _ in range(draws)]
    total = sum(listed.values())
    for action, weight in listed.items():
        expected = draws * weight / total
        assert abs(found.count(action) - expected) < 6 * expected**0.5 + 3


@every_contest
def test_the_turn_number_never_falls(contest: Contest) -> None:
    match = contest.played()
    numbers = [contest.game.entry_points.turn_number(before, 0) for before, _ in match.moments]
    assert all(one <= two for one, two in pairwise([*numbers, match.turn_number]))
    assert numbers[0] < match.turn_number


@every_contest
def test_undo_restores_the_bytes(contest: Contest) -> None:
    match = contest.match()
    for number, (before, ply) in enumerate(contest.played().moments):
        if ply.actor < 0:
            match.go_on()
            continue
        turn = match.turn_number
        match.play(ply.actor, ply.action)
        if number % EVERY == 0:
            check_undo(match, before, turn)


def check_undo(match: Match, before: Any, turn: int) -> None:
    """Take the last ply back and play it again, if its turn is not final."""
    seat, action = match.moments[-1].ply
    after = match.states
    if match.turn_number == turn and seat in match.seats_to_act():
        match.undo(seat)
        assert same(match.states, before)
        match.play(seat, action)
    elif seat not in match.seats_to_act():
        with pytest.raises(NothingToUndoError):
            match.undo(seat)
    assert same(match.states, after)


@every_contest
def test_views_show_what_is_open(contest: Contest) -> None:
    for before, ply in contest.moments():
        for seat in (-1, ply.actor, ply.actor + 1):
            shown = contest.game.view(before, seat)
            assert same(shown, before) or not contest.is_open
            assert same(contest.game.view(shown, seat), shown)


@every_contest
def test_what_is_imagined_could_be_true(contest: Contest) -> None:
    game = contest.game
    for number, (before, ply) in enumerate(contest.moments()):
        imagined = game.imagine(before, ply.actor, stream_from(number))
        assert same(game.view(imagined, ply.actor), game.view(before, ply.actor))
        assert game.entry_points.is_to_act(imagined, 0, ply.actor)
        for action in legal_actions(game, imagined, ply.actor):
            assert game.entry_points.is_legal(before, 0, ply.actor, action)


@every_contest
def test_the_outcome_is_known_only_at_the_end(contest: Contest) -> None:
    match = contest.played()
    assert all(contest.game.outcome(before) is None for before, _ in match.moments)
    outcome = match.outcome
    assert outcome is not None
    assert match.actor == NOBODY
    assert len(outcome.scores) == len(match.seat_names)
    assert set(outcome.winners) <= set(range(len(match.seat_names)))
    assert len(outcome.reason.split()) > 2
    assert sum(outcome.returns()) == pytest.approx(0)
