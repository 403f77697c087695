"""The bots for Menhirs prove what they can, keep what is won, and see what wins at once."""

import pytest

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.bots.levels import LEVELS
from gloaming.bots.menhirs.levels import searching
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.solver import solve
from gloaming.games.menhirs.state import MOVING

from .drawn import WIN_IN_FIVE, match_at

MENHIRS = BOTS["menhirs"]
PATIENT = Thinking(is_patient=True)
SEEDS = range(8)
TABLE = 1 << 16


def late_match(seed: int) -> Match:
    """Return a match between bats that is in its second half, or over."""
    match = Match(GAME, MenhirsOptions(mist=9), str(seed))
    match.settle()
    while match.outcome is None and not (match.state.phase == MOVING and match.state.turn >= 12):
        play_turn(
            match, match.seats_to_act()[0], MENHIRS["bat"], stream_from(seed, match.turn_number)
        )
    return match


def test_a_won_endgame_is_won_as_soon_as_it_can_be() -> None:
    match = match_at(WIN_IN_FIVE)
    turns = 0
    while match.outcome is None:
        play_turn(match, match.seats_to_act()[0], MENHIRS["owl"], stream_from(1), PATIENT)
        turns += 1
    assert turns == 5
    assert match.outcome.winners == (0,)


def test_solved_endgames_are_kept_won() -> None:
    kept = 0
    for seed in SEEDS:
        match = late_match(seed)
        if (
            match.outcome is not None
            or solve(match.states, nodes=100_000, entries=TABLE).result != "win"
        ):
            continue
        winner = match.seats_to_act()[0]
        while match.outcome is None:
            seat = match.seats_to_act()[0]
            bot = MENHIRS["owl" if seat == winner else "badger"]
            play_turn(match, seat, bot, stream_from(seed, match.turn_number), PATIENT)
        assert match.outcome.winners == (winner,)
        kept += 1
    assert kept >= 1


def test_a_proof_is_said_to_be_one() -> None:
    thinking = Thinking(is_patient=True)
    match = match_at(WIN_IN_FIVE)
    MENHIRS["owl"].plan(GAME, match.states, 0, stream_from(1), thinking)
    assert thinking.last is not None
    assert thinking.last.is_proven
    assert thinking.last.value == 1.0
    assert thinking.last.sentence == "proven: wins in 5 turns"


def test_a_proof_can_be_called_off() -> None:
    match = Match(GAME, MenhirsOptions(mist=5), "1")
    match.settle()
    thinking = Thinking(is_called_off=True)
    actions = searching(50, 60.0, 10_000_000).plan(GAME, match.states, 0, stream_from(1), thinking)
    for action in actions:
        match.play(0, action)
    assert thinking.last is not None
    assert not thinking.last.is_proven


def match_with_a_win(seed: int) -> Match:
    """Return a match of random players in which the next can win at once."""
    match = Match(GAME, MenhirsOptions(), str(seed))
    match.settle()
    stream = stream_from(seed)
    while match.state.phase != MOVING or solve(match.states, nodes=1, entries=TABLE).distance != 1:
        play_turn(match, match.seats_to_act()[0], RandomBot(), stream)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_at_once_is_taken(level: str) -> None:
    for seed in range(3):
        match = match_with_a_win(seed)
        play_turn(match, match.seats_to_act()[0], MENHIRS[level], stream_from(seed), PATIENT)
        assert match.outcome is not None


def test_who_looks_ahead_beats_who_does_not() -> None:
    won = 0
    for seed in range(8):
        match = Match(GAME, MenhirsOptions(), str(seed))
        match.settle()
        strong = seed % 2
        while match.outcome is None:
            seat = match.seats_to_act()[0]
            bot = MENHIRS["badger" if seat == strong else "bat"]
            play_turn(match, seat, bot, stream_from(seed, match.turn_number), PATIENT)
        won += strong in match.outcome.winners
    assert won >= 6


def test_a_turn_that_somebody_began_is_finished() -> None:
    match = match_at(WIN_IN_FIVE)
    match.play(0, match.legal_actions(0)[0])
    turn = match.turn_number
    play_turn(match, 0, MENHIRS["owl"], stream_from(1), PATIENT)
    assert match.turn_number > turn or match.outcome is not None


def test_the_last_thought_is_told_to_who_listens() -> None:
    match = Match(GAME, MenhirsOptions(), "3")
    match.settle()
    said: list[Thought] = []
    MENHIRS["badger"].plan(GAME, match.states, 0, stream_from(1), Thinking(listener=said.append))
    assert said[-1].simulations == 120
    assert said[-1].line[0].actor == 0
