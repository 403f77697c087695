"""The solver as a player: it wins where it can, and beats chance."""

import pytest

from gloaming.bots import find_bot
from gloaming.bots.bot import play_turn
from gloaming.bots.menhirs_solver import SolverBot
from gloaming.core.errors import OptionsError
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.drawing import read_drawing
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.position import to_state

WIN_IN_FIVE = """
             .
         ~       .
     .       .       .
 .       .       .       .
     .       M       ~
 .       .       ~       .
     .       .       .
 .       .       .       .
     .       .       M
         .       .
             .
turn: 19
schedule: mmmmmmmmmmmmmmmmmmmmmmmm
"""


def match_at(drawing: str) -> Match:
    """Return a match that has come to a drawn position."""
    match = Match(GAME, MenhirsOptions(), "1")
    match.states = to_state(read_drawing(drawing))
    return match


def test_it_wins_as_soon_as_it_can() -> None:
    match = match_at(WIN_IN_FIVE)
    turns = 0
    while match.outcome is None:
        play_turn(match, match.seats_to_act()[0], SolverBot(20.0), stream_from(1))
        turns += 1

    assert turns == 5
    assert match.outcome.winners == (0,)


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(4):
        match = Match(GAME, MenhirsOptions(mist=8), str(seed))
        match.settle()
        stream, solver = stream_from(seed), seed % 2
        while match.outcome is None:
            seat = match.seats_to_act()[0]
            bot = SolverBot(0.2) if seat == solver else find_bot("menhirs", "random")
            play_turn(match, seat, bot, stream)
        won += solver in match.outcome.winners
        assert 1 - solver not in match.outcome.winners
    assert won >= 3


def test_it_can_be_told_how_long_to_think() -> None:
    bot = find_bot("menhirs", "solver:0.5")

    assert isinstance(bot, SolverBot)
    assert bot.seconds == 0.5


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        ("menhirs", "ghost", "'ghost' does not play; there is random, solver"),
        ("menhirs", "random:3", "random takes no time to think"),
        ("menhirs", "solver:0", "'0' is not a number of seconds up to 3600"),
        ("menhirs", "solver:nan", "'nan' is not a number of seconds"),
        ("menhirs", "solver:", "'' is not a number of seconds"),
        ("finstere", "solver", "'solver' does not play; there is random, greedy"),
    ],
)
def test_bots_that_do_not_exist(game: str, text: str, reason: str) -> None:
    with pytest.raises(OptionsError) as refusal:
        find_bot(game, text)
    assert str(refusal.value).startswith(reason)
