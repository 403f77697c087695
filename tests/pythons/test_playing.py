"""The three games are played to their ends, and a turn against a bot at a server's table."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gloaming.bots.bot import play_turn
from gloaming.bots.random_bot import RandomBot
from gloaming.core.match import Match
from gloaming.core.record import write_record
from gloaming.core.streams import stream_from
from gloaming.games import NAMES, find
from tests.server.endurance.matches import moments_at, moments_in, new_guest, talking
from tests.server.endurance.running import Server, running


def gloaming(folder: Path, *arguments: str) -> str:
    """Run the command of this Python in a folder, and return what it says."""
    command = [sys.executable, "-m", "gloaming", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_to_its_end_and_replayed(name: str, tmp_path: Path) -> None:
    game = find(name)
    match, stream = Match(game, game.options_type(), "7"), stream_from(7)
    match.settle()
    while match.outcome is None:
        play_turn(match, match.seats_to_act()[0], RandomBot(), stream)
        match.settle()
    (tmp_path / "match.record").write_text(write_record(match), encoding="utf-8")
    assert gloaming(tmp_path, "new", name, "--seed", "7")
    assert gloaming(tmp_path, "replay", "match.record", "--verify")


def own_actions(now: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what one may do at a table."""
    return [action for sight in now.get("sights", ()) for action in sight.get("actions", ())]


def test_a_turn_is_played_at_a_server(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
        async with running(server), talking(server, await new_guest(server)) as talker:
            await talker.hello()
            table = await talker.open(game="menhirs", options={})
            await talker.ask(table, "sit", seat=0)
            await talker.ask(table, "put-bot", seat=1, bot="moth")
            await talker.ask(table, "ready")
            now = await talker.until_now(table, own_actions)
            action = own_actions(now)[0]["action"]
            answer = await talker.ask(table, "act", seat=0, actions=[action])
            assert answer["type"] == "acknowledged"
            await moments_at(talker, table, 1 + moments_in(now))

    asyncio.run(test())
