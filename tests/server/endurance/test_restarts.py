"""Restarts are a pause: on SIGTERM, over deadlines, and when a backup is put in."""

import asyncio
import signal
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx

from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from tests.patience import PATIENCE
from tests.server import services

from .matches import LOST, Guest, crowded, new_guest, open_table, talking
from .running import NAP, Running, Server, running

TIMES = 2


def test_matches_go_on_after_sigterm_under_load(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, own_database, "--log-format", "json", "--log-level", "info")
        async with crowded(server) as crowd:
            for _ in range(TIMES):
                await crowd.has_done_more(crowd.acknowledged)
                assert await server.stop() == -signal.SIGTERM
                await server.start()
        assert '"level":"error"' not in server.log.read_text().replace(" ", "")

    asyncio.run(test())


def test_several_processes_drain_too(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--workers", "2", "--bus", redis.address())
        async with crowded(server) as crowd:
            await crowd.has_done_more(crowd.acknowledged)
            assert await server.stop() == -signal.SIGTERM
            await server.start()

    asyncio.run(test())


async def phase_of(database: str, table: str) -> str:
    """Return the phase of a table, as the database has it."""
    opened = await open_database(database)
    row = await SqlStorage(opened).table(table)
    await opened.close()
    assert row
    return row.phase


async def begin(server: Server, guests: list[Guest], table: str) -> None:
    """Let guests sit down and begin."""
    async with AsyncExitStack() as stack:
        talkers = [await stack.enter_async_context(talking(server, guest)) for guest in guests]
        for seat, talker in enumerate(talkers):
            await talker.hello()
            answer = await talker.ask(table, "sit", seat=seat)
            assert answer["type"] == "acknowledged", answer
        for talker in talkers:
            assert (await talker.ask(table, "ready"))["type"] == "acknowledged"


def test_deadlines_survive_a_restart_though_nobody_comes(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path, own_database)
        async with running(server):
            guests = [await new_guest(server) for _ in range(2)]
            clock = {"kind": "per-move", "seconds": 5}
            table = await open_table(server, guests[0], "table", clock=clock)
            await begin(server, guests, table)
            assert await phase_of(own_database, table) == "running"
            await server.kill()
            await server.start()
            async with asyncio.timeout(PATIENCE):
                while await phase_of(own_database, table) == "running":  # noqa: ASYNC110 - nothing tells of it
                    await asyncio.sleep(10 * NAP)

    asyncio.run(test())


async def ask_command(folder: Path, command: str, *arguments: str) -> None:
    """Run another of our commands beside the server."""
    asked = Running(folder, command, *arguments)
    await asked.launch()
    assert await asked.ended() == 0, asked.log.read_text()


async def answer_about(server: Server, table: str) -> int:
    """Return how a server answers who asks for a table."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as web:
        while True:
            try:
                return (await web.get(f"/api/tables/{table}")).status_code
            except httpx.TransportError:
                await asyncio.sleep(NAP)


async def chatter(server: Server, table: str) -> None:
    """Sit down, be ready and not, again and again, whatever the server answers.

    Whoever does so is soon told to wait, so a guest of its own does it.
    """
    guest = await new_guest(server)
    while True:
        with suppress(*LOST):
            async with talking(server, guest) as talker:
                await talker.hello()
                await talker.ask(table, "sit", seat=0)
                await talker.ask(table, "ready", is_ready=True)
                await talker.ask(table, "ready", is_ready=False)


async def restore_under_load(server: Server, folder: Path) -> None:
    """Put in a backup of the moment between two tables: the server forgets the second."""
    async with running(server):
        guest = await new_guest(server)
        earlier = await open_table(server, guest, "earlier")
        chatting = asyncio.create_task(chatter(server, await open_table(server, guest, "noisy")))
        backup, database = str(folder / "backup"), ("--database", server.database)
        await ask_command(folder / "backing up", "backup", backup, *database)
        later = await open_table(server, guest, "later")
        before = set(server.workers())
        await ask_command(folder / "restoring", "restore", backup, "--replace", *database)
        await server.until(lambda: not before & set(server.workers()))
        async with asyncio.timeout(PATIENCE):
            while await answer_about(server, later) != httpx.codes.NOT_FOUND:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(NAP)
        chatting.cancel()
        assert await answer_about(server, earlier) == httpx.codes.OK
        await begin(server, [guest, await new_guest(server)], earlier)


def test_a_backup_is_taken_and_put_in_while_the_server_runs(
    own_database: str, tmp_path: Path
) -> None:
    asyncio.run(restore_under_load(Server(tmp_path, own_database), tmp_path))


def test_all_processes_start_anew_when_a_backup_is_put_in(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    server = Server(tmp_path, shared_database, "--workers", "2", "--bus", redis.address())
    asyncio.run(restore_under_load(server, tmp_path))
