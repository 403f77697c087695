"""Housekeeping: what nobody needs goes, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gloaming.server.hosting.archiving import Archivist
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.housekeeping import Housekeeping
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.settings import Settings
from gloaming.server.storage.archive import Archive
from gloaming.server.storage.errors import StorageUnavailableError
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from gloaming.server.tables.commands import AskRematch, Tick
from gloaming.server.tables.seats import Someone
from tests.patience import PATIENCE
from tests.server.live.hosting import ONE, TWO, Time, make_host, running_table, toy_settings, until

from .test_archiving import play_out

DAY = 86_400.0


class House:
    """A host, its people and who keeps order."""

    def __init__(self, storage: SqlStorage, now: Time) -> None:
        """Put everything together."""
        self.now = now
        self.storage = storage
        self.host: Host = make_host(storage, now=now)
        self.archive = Archive(storage.database)
        self.identity = SqlIdentity(storage.database, Settings(unplayed_days=7), clock=now)
        archivist = Archivist(self.host, self.archive)
        self.keeping = Housekeeping(self.host, archivist, self.identity, every_seconds=0.05)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[House]:
    """Open a house, and close it."""
    database = await open_database(address)
    house = House(SqlStorage(database), Time())
    try:
        yield house
    finally:
        await house.keeping.close()
        await house.host.close()
        await house.storage.close()
        await database.close()


def test_a_table_where_no_match_began_is_removed_after_days(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            host, storage = house.host, house.storage
            unplayed = await host.open_table(ONE, toy_settings(), "never")
            house.now.now += 2 * DAY
            await host.do(unplayed, Tick())
            still_open = await host.open_table(ONE, toy_settings(), "now")
            assert (await house.keeping.tidy())["unplayed tables removed"] == 0
            house.now.now += 8 * DAY
            assert (await house.keeping.tidy())["unplayed tables removed"] == 1
            assert await storage.table(unplayed) is None
            assert await storage.events(unplayed) == []
            assert await storage.secret(unplayed) is None
            assert await storage.table(still_open) is not None

    asyncio.run(scenario())


def test_what_was_played_is_never_removed(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            over = await running_table(house.host)
            await play_out(house.host, over)
            house.now.now += 1000 * DAY
            await house.keeping.tidy()
            assert await house.storage.table(over) is not None
            assert len(await house.storage.events(over)) > 5

    asyncio.run(scenario())


def test_the_table_of_a_rematch_stays_and_is_not_made_again(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            over = await running_table(house.host)
            await play_out(house.host, over)
            await house.host.do(over, AskRematch(), ONE, "again")
            await house.host.do(over, AskRematch(), TWO, "again")
            rematch = (await house.host.hosted(over)).table.rematch
            house.now.now += 2 * DAY
            await house.host.do(rematch, Tick())
            house.now.now += 100 * DAY
            assert (await house.keeping.tidy())["unplayed tables removed"] == 0
            assert await house.storage.table(rematch) is not None

    asyncio.run(scenario())


def test_guests_who_never_played_and_cannot_come_back_are_forgotten(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            identity, host = house.identity, house.host
            idle, _ = await identity.new_guest()
            player, _ = await identity.new_guest()
            claimed, token = await identity.new_guest()
            account, _ = await identity.passwords.sign_up("Heron", "a long enough password")
            await identity.claim(account, token)
            table = await host.open_table(Someone(player.id, player.name), toy_settings(), "open")
            assert (await house.keeping.tidy())["guests forgotten"] == 0
            house.now.now += 366 * DAY
            recent, cookie = await identity.new_guest()
            assert (await house.keeping.tidy())["guests forgotten"] == 1
            assert await identity.who(cookie, "bearer") == recent
            assert await identity.known_as(account.id) == {account.id, claimed.id}
            assert (await house.identity.export(player))["person"]["id"] == player.id
            with pytest.raises(Exception, match="no such person"):
                await identity.export(idle)
            assert await house.storage.table(table) is not None

    asyncio.run(scenario())


def test_matches_that_were_lost_are_kept_as_soon_as_a_server_starts(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as house:
            dying = make_host(house.storage)
            table = await running_table(dying)
            await play_out(dying, table)
            await dying.close()
            house.keeping.start()
            async with asyncio.timeout(PATIENCE):
                while not await house.archive.has(table):  # noqa: ASYNC110 - nobody is told
                    await asyncio.sleep(0.02)

    asyncio.run(scenario())


def test_a_chore_that_fails_hinders_no_other_and_is_done_next_time(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(address) as house:

            async def fail() -> int:
                raise StorageUnavailableError("gone")

            count = 0

            async def break_down() -> int:
                nonlocal count
                count += 1
                raise ZeroDivisionError

            monkeypatch.setitem(house.keeping.chores, "expired tokens forgotten", fail)
            done = await house.keeping.tidy()
            assert "expired tokens forgotten" not in done
            assert "guests forgotten" in done
            monkeypatch.setitem(house.keeping.chores, "guests forgotten", break_down)
            house.keeping.start()
            await until(lambda: count >= 2)

    asyncio.run(scenario())
