"""A guest plays against a bot, with everything as it is on a laptop."""

import asyncio
from pathlib import Path

from tests.server.live.serving import Talker

from .matches import new_guest, talking
from .running import Server, running


def test_a_guest_plays_against_a_bot(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, own_database)
        async with running(server):
            guest = await new_guest(server)
            async with talking(server, guest) as talker:
                assert (await talker.hello())["name"] == guest.name
                await play_a_little(talker)

    asyncio.run(test())


async def play_a_little(guest: Talker) -> None:
    """Open a table, put a bot on it, and take some actions."""
    options = {"players": "2", "layout": "random"}
    table = await guest.open(game="finstere", options=options)
    await guest.ask(table, "sit", seat=0)
    await guest.ask(table, "put-bot", seat=1, bot="badger")
    await guest.ask(table, "ready")
    for _ in range(20):
        now = await guest.until_now(table, lambda now: now["sights"][0].get("actions"))
        action = now["sights"][0]["actions"][-1]["action"]
        guest.now[table] = {"sights": [{}]}
        answer = await guest.ask(table, "act", seat=0, actions=[action])
        assert answer["type"] == "acknowledged"
