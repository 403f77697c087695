"""Menhirs on the core: views, batches, random games."""

import numpy as np
import pytest

from gloaming.core.actors import NOBODY
from gloaming.core.batch import Batch
from gloaming.core.layout import clone, same
from gloaming.core.streams import many_streams, stream_from
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.matches import random_match
from tests.games.menhirs.positions import examples


def test_there_are_two_players() -> None:
    assert GAME.seat_names(MenhirsOptions()) == ("player 1", "player 2")


def test_the_position_is_that_of_the_interchange() -> None:
    match = random_match(MenhirsOptions(board="large"), 1, most_plies=60)

    position = match.game.position(match.options, match.states)

    assert isinstance(position, Position)
    assert len(position.menhirs) == 5
    assert position.heights == (4, 5, 6, 7, 6, 5, 4)


def test_everybody_remembers_the_menhirs() -> None:
    match = random_match(MenhirsOptions(hide_menhirs=True), 1, most_plies=45)

    assert same(GAME.imagine(match.states, 0, stream_from(1)), match.states)
    assert not same(GAME.view(match.states, 0), match.states)


def test_nothing_else_is_hidden() -> None:
    match = random_match(MenhirsOptions(), 1, most_plies=45)

    assert same(GAME.view(match.states, 1), match.states)
    shown = clone(match.states)
    GAME.entry_points.resample(shown, 0, 1, stream_from(1))
    assert same(shown, match.states)


@pytest.mark.parametrize(
    "options",
    [
        MenhirsOptions(),
        MenhirsOptions(board="large", may_pass=True, must_detach=True),
        MenhirsOptions(mist=30),
        MenhirsOptions(mist=5, schedule="alternate"),
    ],
)
def test_random_games_end(options: MenhirsOptions) -> None:
    games = examples(200, 2)
    states = clone(GAME.start(options), games)
    moves = GAME.play_out(states, many_streams(games, 7))

    actors = np.array([GAME.entry_points.actor(states, index) for index in range(games)])
    assert (actors == NOBODY).all()
    assert games <= moves <= 24 * games


def test_batches_run_to_the_end() -> None:
    batch = Batch(GAME, MenhirsOptions(mist=6), examples(20, 1), seed=1, threads=1)
    while not batch.all_over:
        seats = batch.actors()
        actions, _ = batch.legal_actions(seats)
        batch.step(seats, actions[:, 0])
    assert all(GAME.outcome(batch.states[index : index + 1]) for index in range(len(batch)))
