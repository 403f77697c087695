"""The gauntlet, third part: what learning programs ask of every game."""

from typing import Any

import numpy as np

from gloaming.core.actors import NOBODY, SEVERAL
from gloaming.core.layout import clone, same
from gloaming.core.planes import size_of
from gloaming.core.streams import many_streams

from .contestants import EVERY, Contest, every_contest
from .test_gauntlet_rules import legal_actions

MATCHES = 1 if EVERY > 1 else 5


@every_contest
def test_actions_stay_below_their_number(contest: Contest) -> None:
    numbers = contest.game.action_numbers(contest.options)
    for before, ply in contest.moments():
        assert not numbers or max(legal_actions(contest.game, before, ply.actor)) < numbers


@every_contest
def test_no_match_is_longer_than_its_most_plies(contest: Contest) -> None:
    plies = sum(moment.ply.actor >= 0 for moment in contest.played().moments)
    assert plies <= contest.game.most_plies(contest.options)


@every_contest
def test_where_there_are_no_secrets_imagination_is_the_truth(contest: Contest) -> None:
    game = contest.game
    if not game.has_secrets(contest.options):
        for number, (before, ply) in enumerate(contest.moments()):
            stream = many_streams(1, number)[0]
            assert same(game.imagine(before, ply.actor, stream), before)


@every_contest
def test_what_is_awaited_is_what_can_be_done(contest: Contest) -> None:
    game, choices = contest.game, contest.game.action_numbers(contest.options)
    for before, _ in contest.moments():
        room = await_one(contest, before, -1)
        seat, mask = int(room[0][0]), room[2][0]
        assert game.entry_points.is_to_act(before, 0, seat)
        actions = legal_actions(game, before, seat)
        places = sorted(actions) if choices else list(range(len(actions)))
        assert np.flatnonzero(mask).tolist() == places


@every_contest
def test_of_several_the_favourite_is_awaited(contest: Contest) -> None:
    for before, ply in contest.moments():
        room = await_one(contest, before, ply.actor)
        assert room[0][0] == ply.actor
        is_one = contest.game.entry_points.actor(before, 0) != SEVERAL
        assert (await_one(contest, before, 99)[0][0] == ply.actor) or not is_one


@every_contest
def test_nobody_is_awaited_at_the_end(contest: Contest) -> None:
    room = await_one(contest, contest.played().states, 0)
    assert room[0][0] == NOBODY
    assert not room[2].any()


def await_one(contest: Contest, states: Any, favourite: int) -> tuple[Any, ...]:
    """Return the seats, actions, masks and observations of a batch of one."""
    game = contest.game
    choices = game.action_numbers(contest.options)
    room = (
        np.zeros(1, np.int64),
        np.zeros((0 if choices else 1, game.most_actions), np.int64),
        np.ones((1, choices or game.most_actions), np.int8),
        np.zeros((1, size_of(game.planes)), np.int8),
    )
    game.entry_points.await_all(states, favourite, *room)
    return room


@every_contest
def test_the_others_play_until_one_seat_is_to_act(contest: Contest) -> None:
    game = contest.game
    states, streams = clone(game.start(contest.options), MATCHES), many_streams(MATCHES, 5)
    game.entry_points.others_all(states, streams, 1, game.most_actions)
    assert all(game.entry_points.is_to_act(states, index, 1) for index in range(MATCHES))


@every_contest
def test_what_is_seen_does_not_depend_on_what_is_hidden(contest: Contest) -> None:
    game = contest.game
    for number, (before, ply) in enumerate(contest.moments()):
        other = game.imagine(before, ply.actor, many_streams(1, number)[0])
        seats = np.array([ply.actor])
        seen = [np.zeros((1, size_of(game.planes)), np.int8) for _ in range(2)]
        game.entry_points.observe_all(before, seats, seen[0])
        game.entry_points.observe_all(other, seats, seen[1])
        assert seen[0].tobytes() == seen[1].tobytes()
