"""Bots decide in browsers what they decide on the server: random positions in Node."""

import base64
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gloaming.bots import BOTS
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import Stream, below, stream_from
from gloaming.games import find
from gloaming.server.messages.bot_types import levels_of

from .chromium import NODE

CLIENT = Path(__file__).parents[2] / "client"
OPTIONS: dict[str, list[dict[str, str]]] = {
    "finstere": [{"players": "2"}, {"players": "3", "layout": "players"}, {"players": "7"}],
    "menhirs": [{"mist": "5"}, {"mist": "8"}, {"mist": "10"}, {"mist": "12"}, {}],
}
POSITIONS = 6  # of each match
LONGEST_STRIDE = 20  # actions between them
SIMULATIONS = 300
LAST_TURN = 1 << 30  # beyond every turn


def positions(name: str) -> Iterator[tuple[Match, int]]:
    """Yield matches at random moments and when the next turn begins, and who is to act."""
    game = find(name)
    for number, texts in enumerate(OPTIONS[name]):
        stream = stream_from(number, 21)
        match = Match(game, read_options(game.options_type, texts), str(number))
        for _ in range(POSITIONS):
            for _ in range(below(stream, LONGEST_STRIDE) + 1):
                play_any(match, stream)
            yield from ready(match)
            turn = match.turn_number
            while play_any(match, stream) == turn:
                pass
            yield from ready(match)


def play_any(match: Match, stream: Stream) -> int:
    """Let somebody do something, unless the match is over; return the number of the turn."""
    match.settle()
    if match.outcome is not None:
        return LAST_TURN
    seat = match.seats_to_act()[0]
    match.play(seat, RandomBot().plan(match.game, match.states, seat, stream)[0])
    match.settle()
    return match.turn_number


def ready(match: Match) -> Iterator[tuple[Match, int]]:
    """Yield a match, and who is to act, unless it is over."""
    if match.outcome is None:
        yield match, match.seats_to_act()[0]


def decided(name: str) -> Iterator[dict[str, Any]]:
    """Yield what each level decides, and of what."""
    game = find(name)
    for number, (match, seat) in enumerate(positions(name)):
        for level, bot in BOTS[name].items():
            seed = (number, 1 << 31, 5)
            stream = stream_from(*seed)
            thinking = Thinking(simulations=SIMULATIONS, is_patient=True)
            imagined = game.imagine(match.states, seat, stream)
            actions = bot.plan(game, imagined, seat, stream, thinking)
            # Who ends a turn that somebody else began thinks nothing.
            thought = thinking.last or Thought(seat=seat, shares=(0.5, 0.5))
            yield {
                "level": level,
                "state": base64.b64encode(array(match.states).tobytes()).decode(),
                "seat": seat,
                "seed": seed,
                "simulations": SIMULATIONS,
                "decision": {
                    "actions": actions,
                    "shares": thought.shares,
                    "is_proven": thought.is_proven,
                    "turns": thought.turns,
                    "simulations": thought.simulations,
                    "line": thought.line,
                },
            }


def test_every_game_whose_bots_think_in_browsers_is_tried() -> None:
    assert set(OPTIONS) == {name for name in BOTS if levels_of(name)}


def test_bots_decide_in_browsers_as_on_the_server(tmp_path: Path) -> None:
    path = tmp_path / "decisions.json"
    path.write_bytes(msgspec.json.encode({name: list(decided(name)) for name in OPTIONS}))
    command = [NODE, "node_modules/vitest/vitest.mjs", "run", "src/engine/deciding.test.ts"]
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env={**os.environ, "GLOAMING_DECISIONS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
