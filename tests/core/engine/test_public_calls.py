"""A wasmtime that has changed its private parts still runs the engine, and the log says so once."""

import subprocess
import sys

import pytest

from gloaming.core.engine.mode import Mode, mode

pytestmark = pytest.mark.skipif(mode() == Mode.INTERPRETED, reason="there is no engine to call")

PLAY = """
import logging
logging.basicConfig(format="log: %(message)s")
import wasmtime
{change}
from gloaming.core.engine import calls
from gloaming.core.engine.limits import limited
from gloaming.core.errors import EngineError
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.streams import many_streams
from gloaming.games import find
from zlib import crc32

game = find("menhirs")
match = Match(game, game.options_type(), seed="7")
match.settle()
while match.outcome is None:
    seat = match.seats_to_act()[0]
    match.play(seat, match.legal_actions(seat)[0])
    match.settle()
print(calls.can_call_directly(), crc32(array(match.states).tobytes()))
try:
    with limited(0):
        game.play_out(game.start(game.options_type()), many_streams(1, 7))
except EngineError as error:
    print(type(error).__name__)
"""
# What wasmtime needs for its own public calls cannot be taken away here.
CHANGES = ["del wasmtime._bindings", "del wasmtime._bindings.dll"]


def played(change: str) -> tuple[list[str], str]:
    """Play a match with a wasmtime that was changed; return what it printed and logged."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(change=change)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split(), done.stderr


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_wasmtime_plays_the_same_by_its_public_calls(change: str) -> None:
    (is_direct, end, failure), log = played("")
    assert (is_direct, failure, log) == ("True", "TimeLimitError", "")
    (is_public, same_end, same_failure), said = played(change)
    assert (is_public, same_end, same_failure) == ("False", end, failure)
    assert said.count("by its public calls") == 1
