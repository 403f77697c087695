"""Two servers on one SQLite file: they would not hear each other, so the second one stops."""

import asyncio
from pathlib import Path

import pytest

from tests.server.endurance.matches import new_guest, open_table
from tests.server.endurance.running import Running, Server, running
from tests.server.services import Redis

REFUSED = 2


def test_the_second_server_says_so_and_stops(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        first = Server(tmp_path / "first", own_database)
        second = Server(tmp_path / "second", own_database)
        async with running(first):
            await second.launch()
            assert await second.ended() == REFUSED
            said = second.log.read_text()
            assert said.startswith("gloaming: another server uses ")
            assert len(said.splitlines()) == 1
            await open_table(first, await new_guest(first), "still-there")
            await first.kill()  # the lock ends with its holder
            async with running(second):
                await open_table(second, await new_guest(second), "now-here")

    asyncio.run(scenario())


def test_a_link_to_the_file_is_the_same_file(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        link = tmp_path / "elsewhere" / "link.db"
        link.parent.mkdir()
        link.symlink_to(own_database.removeprefix("sqlite:///"))
        async with running(Server(tmp_path / "first", own_database)):
            second = Server(tmp_path / "second", f"sqlite:///{link}")
            await second.launch()
            assert await second.ended() == REFUSED
            assert second.log.read_text().startswith("gloaming: another server uses ")

    asyncio.run(scenario())


@pytest.mark.long
def test_backups_and_restoring_need_no_lock(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        server = Server(tmp_path / "server", own_database)
        backup = str(tmp_path / "a.backup")
        async with running(server):
            table = await open_table(server, await new_guest(server), "table")
            for command in (("backup", backup), ("restore", backup, "--replace")):
                helper = Running(tmp_path / command[0], *command, "--database", own_database)
                await helper.launch()
                assert await helper.ended() == 0, helper.log.read_text()
            await server.until(lambda: "starting anew" in server.log.read_text())
            await server.until_ready()
            assert table

    asyncio.run(scenario())


@pytest.mark.long
def test_servers_on_the_same_bus_share_a_file(
    own_database: str, redis: Redis, tmp_path: Path
) -> None:
    async def scenario() -> None:
        bus = ("--bus", redis.address())
        first = Server(tmp_path / "first", own_database, *bus)
        second = Server(tmp_path / "second", own_database, *bus)
        alone = Server(tmp_path / "alone", own_database)
        async with running(first, second):
            await alone.launch()
            assert await alone.ended() == REFUSED

    asyncio.run(scenario())
