"""The bots for Finstere Flure: they walk out, they turn the monster on the leader, they learn."""

import pytest

from gloaming.bots import BOTS
from gloaming.bots.arena.pairing import Contest
from gloaming.bots.arena.playing import play_contest
from gloaming.bots.bot import play_turn
from gloaming.bots.finstere.turns import key_of
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games.finstere import GAME
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import OUT, PLACING

from .late import MATES, MOVER, is_leader_eaten, late_match

FINSTERE = BOTS["finstere"]
UPPER = ("badger", "fox", "owl")
WAVERING = ("hedgehog", "bat", "badger", "fox")
PATIENT = Thinking(is_patient=True)
TILES = 17  # that two players lay


@pytest.mark.parametrize("level", FINSTERE)
def test_a_token_that_can_walk_out_and_win_does(level: str) -> None:
    match = late_match((1, 0), (5, 4), (9, 9), 1)
    play_turn(match, 0, FINSTERE[level], stream_from(1), PATIENT)
    assert match.state.floor.cell_of[MOVER] == OUT
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("level", WAVERING)
@pytest.mark.parametrize("seed", range(4))
def test_a_mood_never_hides_the_way_out(level: str, seed: int) -> None:
    match = late_match((1, 0), (5, 4), (9, 9), 1)
    match.state.out_count[0] = 0
    play_turn(match, 0, FINSTERE[level], stream_from(seed), PATIENT)
    assert match.state.floor.cell_of[MOVER] == OUT
    assert match.outcome is None


@pytest.mark.parametrize("level", UPPER)
def test_the_monster_is_turned_on_who_would_win(level: str) -> None:
    for mate in MATES:
        match = late_match(*mate)
        play_turn(match, 0, FINSTERE[level], stream_from(1), PATIENT)
        assert is_leader_eaten(match), match.game.draw_position(match.options, match.states)


@pytest.mark.parametrize(
    ("players", "level", "weaker"), [(2, "badger", "moth"), (4, "badger", "moth")]
)
def test_a_higher_level_wins_more(players: int, level: str, weaker: str) -> None:
    won = 0
    for seed in range(8):
        seat = seed % players
        lineup = tuple(level if seat == other else weaker for other in range(players))
        options = (("players", str(players)),)
        won += seat in play_contest(Contest("finstere", options, lineup, seed)).winners
    assert won >= 5


@pytest.mark.parametrize("players", [2, 5, 7])
def test_they_play_the_advanced_game_to_its_end(players: int) -> None:
    lineup = tuple(("bat", "hedgehog", "moth")[seat % 3] for seat in range(players))
    options = (("players", str(players)), ("advanced", "true"))
    assert play_contest(Contest("finstere", options, lineup, players)).turns > 17


@pytest.mark.parametrize("rulings", ["nl", "de", "en"])
def test_they_play_under_every_preset(rulings: str) -> None:
    options = (("players", "3"), ("rulings", rulings), ("advanced", "true"), ("layout", "random"))
    assert play_contest(Contest("finstere", options, ("bat",) * 3, 1)).turns > 0


def test_a_move_that_is_under_way_is_finished() -> None:
    match = Match(GAME, FinstereOptions(), "7")
    match.play(0, match.legal_actions(0)[0])
    turn = match.turn_number
    play_turn(match, 0, FINSTERE["badger"], stream_from(1), PATIENT)
    assert match.turn_number > turn


def test_no_two_lay_outs_on_the_way_to_a_match_are_taken_for_the_same() -> None:
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "a seed")
    match.settle()
    stream, keys = stream_from(1), []
    while match.state.phase == PLACING:
        keys.append(key_of(match.state))
        play_turn(match, match.actor, RandomBot(), stream)
    assert len(set(keys)) == len(keys) == TILES
