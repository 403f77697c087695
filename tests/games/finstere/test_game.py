"""Finstere Flure as a game of the core, and random complete games."""

import numpy as np
import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY
from gloaming.core.batch import Batch
from gloaming.core.engine.mode import mode
from gloaming.core.game import Ply
from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find
from gloaming.games.finstere.actions import ACTIONS, CARD, PLACE, STOP
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import match_at, play, window


def test_the_game_is_found_by_name() -> None:
    assert find("finstere") is GAME
    assert (GAME.name, GAME.title) == ("finstere", "Finstere Flure")


def test_who_acts_in_every_phase() -> None:
    placing = Match(GAME, FinstereOptions(advanced=True), "1")
    drawn = Match(GAME, FinstereOptions(advanced=True, layout="random"), "1")
    match = match_at(window(0, 0, "G1 G3 G4\nwaiting: G5"))
    actors = [placing.actor, drawn.actor, match.actor]
    play(match, "G1 N  G3 WN  G4 -  G5 -")
    actors.append(match.actor)
    match.follow(Ply(CHANCE, CARD))
    actors.append(match.actor)

    assert actors == [0, CHANCE, 0, CHANCE, AUTOMATIC]
    assert not GAME.entry_points.is_legal(match.states, 0, AUTOMATIC, STOP + 1)
    assert not GAME.entry_points.is_to_act(match.states, 0, 0)


def test_nobody_acts_when_it_is_over() -> None:
    match = match_at(window(0, 0, "G1 G3 G4"))
    play(match, "G1 N  G3 WN  G4 WWN")

    assert match.actor == NOBODY
    assert match.legal_actions(0) == []
    assert not any(
        GAME.entry_points.is_legal(match.states, 0, 0, action) for action in range(STOP + 1)
    )


def chances(match: Match) -> dict[int, int]:
    """Return what chance may do, with its weight."""
    out, weights = (np.empty(GAME.most_actions, np.int64) for _ in range(2))
    count = GAME.entry_points.chance_outcomes(match.states, 0, out, weights)
    return {int(action): int(weight) for action, weight in zip(out[:count], weights, strict=False)}


def test_cards_are_as_likely_as_they_are_many() -> None:
    match = match_at(window(0, 0, "G1"))
    play(match, "G1 -")

    assert chances(match) == {CARD + index: count for index, count in enumerate((1, 2, 2, 1, 1, 1))}


def test_places_of_a_random_lay_out_are_equally_likely() -> None:
    match = Match(GAME, FinstereOptions(advanced=True, layout="random"), "1")
    found = chances(match)

    assert set(found.values()) == {1}
    assert all(PLACE <= action < ACTIONS for action in found)
    assert {
        match.game.write_action(match.options, match.states, action)[:13] for action in found
    } == {
        "lay blood 4x1",
        "lay blood 1x4",
    }


def test_nothing_is_secret() -> None:
    match = match_at(window(4, 4, "M> G3"))

    assert same(GAME.view(match.states, 1), match.states)
    assert same(GAME.imagine(match.states, 1, stream_from(1)), match.states)


def test_a_lone_start_position_is_laid_out_by_chance_unless_asked() -> None:
    assert GAME.arguments_for_new(["--advanced"]) == ["--advanced", "--layout=random"]
    assert GAME.arguments_for_new(["--layout=players"]) == ["--layout=players"]


def test_the_turn_number_grows_with_every_finished_turn() -> None:
    match = match_at(window(4, 4, "G3 . R3"))
    numbers = [match.turn_number]
    for line in ("G3 ..", "R3 -", "monster 5"):
        play(match, line)
        numbers.append(match.turn_number)
        if line == "G3 ..":
            match.play(0, STOP)

    assert numbers == [0, 0, 2, 3]


def test_a_position_tells_the_rulings_of_the_match() -> None:
    options = FinstereOptions(rulings="nl", eaten_token="flips")
    states = GAME.start(options)

    assert GAME.position(options, states).ruled() == options.resolved()
    assert "rulings: nl eaten_token=flips" in GAME.draw_position(options, states)


@pytest.mark.parametrize(
    "options",
    [
        FinstereOptions(players=2),
        FinstereOptions(players=7, advanced=True, rulings="de", three_hits=True),
        FinstereOptions(players=5, advanced=True, layout="random", rulings="en"),
    ],
    ids=["basic", "advanced", "random lay-out"],
)
@pytest.mark.sweep
def test_random_games_come_to_an_end(options: FinstereOptions) -> None:
    games = 1 if mode() == "interpreted" else 4
    batch = Batch(GAME, options, games, seed=3, threads=1)
    moves = batch.play_out()

    assert moves > games * 7 * options.players
    for index in range(games):
        outcome = GAME.outcome(clone(batch.states[index : index + 1]))
        assert outcome is not None
        assert len(outcome.scores) == options.players
