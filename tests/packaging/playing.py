"""Some moves against a bot over a socket, however one came to the server."""

from typing import Any

from tests.server.endurance.matches import moments_at, moments_in
from tests.server.live.serving import Talker

MOVES = 3


def own_actions(now: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what one may do at a table."""
    return [action for sight in now.get("sights", ()) for action in sight.get("actions", ())]


async def play_some_moves(talker: Talker) -> None:
    """Sit down with a bot, and move a few times."""
    await talker.hello()
    table = await talker.open(game="menhirs", options={})
    await talker.ask(table, "sit", seat=0)
    await talker.ask(table, "put-bot", seat=1, bot="moth")
    await talker.ask(table, "ready")
    for _ in range(MOVES):
        now = await talker.until_now(table, own_actions)
        action = own_actions(now)[0]["action"]
        answer = await talker.ask(table, "act", seat=0, actions=[action])
        assert answer["type"] == "acknowledged"
        await moments_at(talker, table, 1 + moments_in(now))
