"""Bots decide in browsers what they decide on the server: random positions in Node."""

import base64
import os
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from gloaming.bots import BOTS
from gloaming.bots.levels import LEVELS
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import Stream, below, stream_from
from gloaming.games import find
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    MIDNIGHT,
    PLANNING,
    SIDING,
)
from gloaming.server.messages.bot_types import levels_of

from .chromium import NODE
from .thinking_page import CLIENT

OPTIONS: dict[str, list[dict[str, str]]] = {
    "finstere": [{"players": "2"}, {"players": "3", "layout": "players"}, {"players": "7"}],
    "menhirs": [{"mist": "5"}, {"mist": "8"}, {"mist": "10"}, {"mist": "12"}, {}],
    "spokenchaos": [
        {"players": "2", "midnight": "true", "grid": "16"},
        {"players": "3", "merging": "true", "in_turn": "true", "grid": "16"},
        {"players": "4", "midnight": "true", "furniture": "players", "grid": "16"},
    ],
}
POSITIONS = 6  # of each match
LONGEST_STRIDE = 20  # actions between them
OFTEN = 3  # positions of each phase of a match
SIMULATIONS = {"finstere": 300, "menhirs": 300, "spokenchaos": 4}
LAST_TURN = 1 << 30  # beyond every turn


def positions(name: str) -> Iterator[tuple[Match, int]]:
    """Yield matches at random moments, and who is to act."""
    game = find(name)
    for number, texts in enumerate(OPTIONS[name]):
        stream = stream_from(number, 21)
        match = Match(game, read_options(game.options_type, texts), str(number))
        match.settle()
        yield from MOMENTS[name](match, stream)


def turns(match: Match, stream: Stream) -> Iterator[tuple[Match, int]]:
    """Yield a match at random moments and when the next turn begins, and who is to act."""
    for _ in range(POSITIONS):
        for _ in range(below(stream, LONGEST_STRIDE) + 1):
            play_any(match, stream)
        yield from ready(match)
        turn = match.turn_number
        while play_any(match, stream) == turn:
            pass
        yield from ready(match)


def phases(match: Match, stream: Stream) -> Iterator[tuple[Match, int]]:
    """Yield a match some times in each of its phases, and who is to act."""
    times = Counter[int]()
    while match.outcome is None:
        phase = int(match.state.phase)
        if times[phase] < OFTEN and below(stream, 2):
            times[phase] += 1
            yield from ready(match)
        play_any(match, stream)


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


Moments: TypeAlias = Callable[[Match, Stream], Iterator[tuple[Match, int]]]
MOMENTS: dict[str, Moments] = {"finstere": turns, "menhirs": turns, "spokenchaos": phases}


def decided(name: str, levels: tuple[str, ...] = LEVELS) -> Iterator[dict[str, Any]]:
    """Yield what each level decides, and of what."""
    game, most = find(name), SIMULATIONS[name]
    for number, (match, seat) in enumerate(positions(name)):
        for level in levels:
            seed = (number, 1 << 31, 5)
            stream = stream_from(*seed)
            thinking = Thinking(simulations=most, is_patient=True)
            imagined = game.imagine(match.states, seat, stream)
            actions = BOTS[name][level].plan(game, imagined, seat, stream, thinking)
            thought = thinking.last or thoughtless(match, seat)
            yield {
                "level": level,
                "state": base64.b64encode(array(match.states).tobytes()).decode(),
                "seat": seat,
                "seed": seed,
                "simulations": most,
                "decision": {
                    "actions": actions,
                    "shares": thought.shares,
                    "is_proven": thought.is_proven,
                    "turns": thought.turns,
                    "simulations": thought.simulations,
                    "line": thought.line,
                },
            }


def thoughtless(match: Match, seat: int) -> Thought:
    """Return what those tell who do not think, as to end a turn that somebody else began."""
    seats = len(match.seat_names)
    return Thought(seat=seat, shares=(1 / seats,) * seats)


def test_all_levels_of_all_games_are_tried() -> None:
    assert set(OPTIONS) == set(BOTS)
    assert all(set(levels_of(name)) == set(LEVELS) for name in BOTS)


def test_bots_of_spokenchaos_are_tried_in_every_phase_in_which_a_seat_acts() -> None:
    found = {int(match.state.phase) for match, _ in positions("spokenchaos")}
    assert found == {AGREEING, ARRANGING, FURNISHING, PLANNING, SIDING, MIDNIGHT}


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
