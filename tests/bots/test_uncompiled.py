"""Bots run uncompiled too, for a debugger, and choose there what they choose compiled."""

import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from gloaming.bots import BOTS
from gloaming.bots.thinking import Thinking
from gloaming.core.engine.mode import mode
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import stream_from
from gloaming.games import find

CASES = {  # options, and how many turns are played
    "finstere": ({"players": "2"}, 6),
    "finstere-advanced": ({"players": "3", "layout": "players"}, 6),
    "menhirs": ({"mist": "8"}, 10),
    "spokenchaos": ({"players": "2", "grid": "16"}, 3),
}
SIMULATIONS = 3
UNCOMPILED = {**os.environ, "GLOAMING_RULES": "interpreted"}
TELL_PLANS = f"import sys; from {__name__} import plans; print(plans(sys.argv[1]))"
needs_compiler = pytest.mark.skipif(mode() == "interpreted", reason="there is nothing to compare")
needs_interpreter = pytest.mark.skipif(mode() != "interpreted", reason="the other test does this")


def plans(case: str) -> list[list[int]]:
    """Let the levels play the first turns of a match, one after another; return their plans."""
    name, (texts, turns) = case.partition("-")[0], CASES[case]
    game, stream = find(name), stream_from(2)
    match = Match(game, read_options(game.options_type, texts), "7")
    found = []
    for _, bot in zip(range(turns), cycle(BOTS[name].values()), strict=False):
        match.settle()
        if match.outcome is not None:
            break
        seat = match.seats_to_act()[0]
        thinking = Thinking(simulations=SIMULATIONS, is_patient=True)
        imagined = game.imagine(match.states, seat, stream)
        found.append([int(action) for action in bot.plan(game, imagined, seat, stream, thinking)])
        for action in found[-1]:
            match.play(seat, action)
    return found


@needs_interpreter
@pytest.mark.parametrize("case", CASES)
def test_bots_play_uncompiled(case: str) -> None:
    assert all(plans(case))


@needs_compiler
@pytest.mark.parametrize("case", CASES)
def test_bots_choose_the_same_uncompiled(case: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", TELL_PLANS, case],
        cwd=Path(__file__).parents[2],
        env=UNCOMPILED,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == str(plans(case))
