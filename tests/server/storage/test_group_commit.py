"""Appends that arrive together are committed together, and each stands for itself."""

import asyncio
import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError

from gloaming.server.storage.appending import Append
from gloaming.server.storage.database import T, Work
from gloaming.server.storage.errors import EventGapError, NoSuchTableError
from gloaming.server.storage.group_commit import FEW, GroupCommit
from gloaming.server.storage.sql_storage import SqlStorage

from .samples import SECRET, log, opened, row

MOMENT = 2.0  # seconds: longer than a busy machine needs for a commit
TABLES = [f"t{index}" for index in range(20)]


class Counting:
    """A database that counts its transactions."""

    def __init__(self, storage: SqlStorage) -> None:
        """Stand before the database of a storage."""
        self.inner = storage.database
        self.generation = self.inner.generation
        self.writes = 0

    async def read(self, work: Work[T]) -> T:
        """Pass on."""
        return await self.inner.read(work)

    async def write(self, work: Work[T]) -> T:
        """Count and pass on."""
        self.writes += 1
        return await self.inner.write(work)

    async def scrub(self) -> None:
        """Leave the files to their owner."""

    async def close(self) -> None:
        """Leave the database to its owner."""


def test_what_arrives_together_shares_a_commit(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as plain:
            for table in TABLES:
                await plain.create_table(row(table), SECRET, [])
            database = Counting(plain)
            storage = SqlStorage(database)
            appends = [storage.append(row(table, 1), log(0, 1)) for table in TABLES]
            assert await asyncio.gather(*appends) == [True] * len(TABLES)
            assert database.writes == 1
            for table in TABLES:
                assert await storage.events(table) == log(0, 1)

    asyncio.run(scenario())


def test_what_follows_a_commit_soon_waits_for_company(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as plain:
            for table in TABLES:
                await plain.create_table(row(table), SECRET, [])
            database = Counting(plain)
            commits = GroupCommit(database, moment=MOMENT)
            appends = [Append(row(table, 1), log(0, 1)) for table in TABLES]
            assert await commits.append(appends[0])
            one_by_one = []
            for append in appends[1:FEW]:
                one_by_one.append(asyncio.create_task(commits.append(append)))
                await asyncio.sleep(0)
            assert all(await asyncio.gather(*one_by_one))
            assert database.writes < len(one_by_one)

    asyncio.run(scenario())


def test_a_refused_append_does_not_disturb_its_neighbours(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            for table in TABLES:
                await storage.create_table(row(table), SECRET, log(0, 0))
            verdicts = await asyncio.gather(
                storage.append(row("t0", people=("a",)), log(1, 1)),
                storage.append(row("t1", people=("x",)), log(0, 1)),
                storage.append(row("none"), log(0, 0)),
                storage.append(row("t2"), log(2, 2)),
                storage.append(row("t3", people=("b",)), log(1, 2)),
                return_exceptions=True,
            )
            assert list(verdicts[:2]) == [True, False]
            assert isinstance(verdicts[2], NoSuchTableError)
            assert isinstance(verdicts[3], EventGapError)
            assert verdicts[4] is True
            assert [len(await storage.events(f"t{index}")) for index in range(4)] == [2, 1, 1, 3]
            assert await storage.tables(person="x") == []
            assert [found.id for found in await storage.tables(person="b")] == ["t3"]

    asyncio.run(scenario())


def test_one_table_may_be_appended_to_twice_in_a_commit(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, [])
            verdicts = await asyncio.gather(
                storage.append(row(number=1, people=("a",)), log(0, 1)),
                storage.append(row(number=1, people=("z",)), log(0, 1, "late")),
                storage.append(row(number=2, people=("b",)), log(2, 2)),
            )
            assert list(verdicts) == [True, False, True]
            assert await storage.events("t") == log(0, 2)
            assert await storage.table("t") == row(number=2, people=("b",))
            assert len(await storage.tables(person="b")) == 1
            assert await storage.tables(person="a") == await storage.tables(person="z") == []

    asyncio.run(scenario())


def test_an_append_that_the_database_cannot_take_fails_alone(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            for table in TABLES[:3]:
                await storage.create_table(row(table), SECRET, [])
            broken = row("t1", phase=None)
            verdicts = await asyncio.gather(
                storage.append(row("t0"), log(0, 0)),
                storage.append(broken, log(0, 0)),
                storage.append(row("t2"), log(0, 0)),
                return_exceptions=True,
            )
            assert verdicts[0] is verdicts[2] is True
            assert isinstance(verdicts[1], DBAPIError | sqlite3.IntegrityError)
            assert await storage.events("t1") == []

    asyncio.run(scenario())


def test_whoever_stops_waiting_leaves_the_log_whole(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, [])
            impatient = asyncio.create_task(storage.append(row(), log(0, 0)))
            await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(asyncio.CancelledError):
                await impatient
            await storage.close()
            assert await storage.append(row(), log(1, 1))
            assert await storage.events("t") == log(0, 1)

    asyncio.run(scenario())
