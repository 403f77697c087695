"""A program that plays: it sits down at a table and takes any of its legal actions.

python examples/bot_client.py http://127.0.0.1:8000 TOKEN TABLE
"""

import asyncio
import secrets
import sys
from contextlib import suppress

from gloaming.client import Now, Table, TooLateError, connect


async def play(address: str, token: str, name: str) -> str:
    """Play a match to its end, and return how it ended."""
    async with connect(address, token) as server:
        table = await server.watch(name)
        async for now in table:
            with suppress(TooLateError):  # somebody was quicker; what comes next tells
                await take_part(table, now)
    return now.verdict.words if now.verdict else ""


async def take_part(table: Table, now: Now) -> None:
    """Sit down, be ready, act: whatever there is to do."""
    if not now.own and now.empty:
        await table.sit(now.empty[0])
    elif now.phase == "open" and not now.is_ready:
        await table.ready()
    for sight in now.acting:
        await table.act(secrets.choice(sight.actions), seat=sight.seat)


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:4])))  # noqa: T201 - a command prints
