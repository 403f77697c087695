"""The greedy bot of Finstere Flure is clearly better than chance."""

from collections.abc import Sequence

import pytest

from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.core.compiled import mode
from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find
from gloaming.games.finstere.options import FinstereOptions

GAME = find("finstere")
FINSTERE = BOTS["finstere"]
MATCHES = 2 if mode() == "interpreted" else 30
TURNS = 20 if mode() == "interpreted" else 10_000


def play(options: FinstereOptions, seats: Sequence[str], seed: int, turns: int = 10_000) -> Match:
    """Let bots play some turns, or a whole match."""
    match = Match(GAME, options, str(seed))
    stream = stream_from(seed)
    match.settle()
    while match.outcome is None and match.turn_number < turns:
        seat = match.seats_to_act()[0]
        play_turn(match, seat, FINSTERE[seats[seat]], stream)
        match.settle()
    return match


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_greedy_beats_random(players: int, advanced: bool) -> None:
    options = FinstereOptions(players=players, advanced=advanced, layout="random")
    wins = {"greedy": 0, "random": 0}
    for seed in range(MATCHES):
        # One greedy bot among random ones, on every seat in turn.
        seats = ["greedy" if seat == seed % players else "random" for seat in range(players)]
        outcome = play(options, seats, seed).outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[seats[seat]] += 1
    assert wins["greedy"] > 3 * wins["random"]
    assert wins["greedy"] > MATCHES / 2


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("advanced", [False, True])
def test_every_plan_is_legal(players: int, advanced: bool) -> None:
    # A match refuses what is not legal, so to play on is the test.
    options = FinstereOptions(players=players, advanced=advanced)
    match = play(options, ["greedy"] * players, players, TURNS)
    assert match.outcome is not None or match.turn_number >= TURNS


@pytest.mark.parametrize("rulings", ["nl", "de", "en"])
def test_every_plan_is_legal_under_every_preset(rulings: str) -> None:
    options = FinstereOptions(rulings=rulings, advanced=True, layout="random")  # type: ignore[arg-type]
    match = play(options, ["greedy"] * 4, 1, TURNS)
    assert match.outcome is not None or match.turn_number >= TURNS


def test_a_move_that_is_under_way_is_finished() -> None:
    match = Match(GAME, FinstereOptions(), "7")
    match.play(0, match.legal_actions(0)[0])
    turn = match.turn_number
    play_turn(match, 0, FINSTERE["greedy"], stream_from(1))
    assert match.turn_number > turn


def test_planning_leaves_the_state_as_it_was() -> None:
    match = play(FinstereOptions(), ["greedy"] * 4, 3, turns=20)
    states = clone(match.states)
    seat = match.seats_to_act()[0]
    assert FINSTERE["greedy"].plan(GAME, states, seat, stream_from(1))
    assert same(states, match.states)


def test_the_same_stream_makes_the_same_moves() -> None:
    one, two = (play(FinstereOptions(), ["greedy"] * 4, 3, turns=20) for _ in range(2))
    assert [moment.ply for moment in one.moments] == [moment.ply for moment in two.moments]
