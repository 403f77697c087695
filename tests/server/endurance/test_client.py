"""Programs that use our client play on, whatever becomes of the server meanwhile."""

import asyncio
from contextlib import suppress
from pathlib import Path

from gloaming.client import Moment, Table, TooLateError, connect
from tests.patience import PATIENCE

from .matches import commands_of, kept
from .running import NAP, Server, running

MENHIRS = {"away_seconds": None}
KILLS = 3
PLIES_BETWEEN = 6


async def play(table: Table) -> None:
    """Take the middle one of the choices until the match is over."""
    async for now in table:
        with suppress(TooLateError):
            for sight in now.acting:
                await table.act(sight.actions[len(sight.actions) // 2])


async def kill_now_and_then(server: Server, table: Table) -> int:
    """Kill the server whenever something more was played; return how often that was."""
    for kill in range(KILLS):
        while len(table.story()) < PLIES_BETWEEN * (kill + 1):
            if table.now.is_over:
                return kill
            await asyncio.sleep(NAP)
        await server.kill()
        await server.start()
    return KILLS


def in_words(story: tuple[Moment, ...]) -> list[tuple[int, str]]:
    """Return what was done, by whom."""
    return [(moment.actor, moment.text) for moment in story]


def test_a_match_goes_on_though_the_server_is_killed(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, own_database)
        async with running(server), asyncio.timeout(PATIENCE):
            async with (
                connect(server.address, pause=NAP) as one,
                connect(server.address, pause=NAP) as two,
            ):
                first = await one.open("menhirs", **MENHIRS)
                second = await two.watch(first.id)
                for seat, table in enumerate((first, second)):
                    await table.sit(seat)
                    await table.ready()
                results = asyncio.gather(
                    play(first), play(second), kill_now_and_then(server, first)
                )
                assert (await results)[-1] == KILLS
            assert first.now.verdict == second.now.verdict
            assert in_words(first.story()) == in_words(second.story())
        assert commands_of((await kept(own_database, [first.id]))[first.id])

    asyncio.run(test())


def test_what_is_asked_while_nobody_serves_is_done_later(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, own_database)
        async with (
            running(server),
            asyncio.timeout(PATIENCE),
            connect(server.address, pause=NAP) as client,
        ):
            table = await client.open("menhirs", **MENHIRS)
            await server.kill()
            sitting = asyncio.create_task(table.sit(0))
            watching = asyncio.create_task(client.watch(table.id))
            await asyncio.sleep(NAP)
            assert not sitting.done()
            await server.start()
            await sitting
            while table.now.own != (0,):
                await table.next()
            assert await watching is table

    asyncio.run(test())
