"""What storage keeps is what was given, and history never forks."""

import asyncio

import pytest

from gloaming.server.storage.errors import (
    EventGapError,
    NoSuchTableError,
    StorageError,
    TableExistsError,
    ValueRefusedError,
)

from .samples import SECRET, START, event, log, opened, row


def test_a_table_comes_back_as_it_was_given(address: str) -> None:
    async def scenario() -> None:
        given = row(people=("b", "a", "b"), deadline=START + 0.125, is_public=False)
        async with opened(address) as storage:
            await storage.create_table(given, SECRET, log(0, 1))
            assert await storage.table("t") == given
            assert await storage.events("t") == log(0, 1)
            assert await storage.secret("t") == SECRET
        async with opened(address) as storage:
            assert await storage.table("t") == given
            assert await storage.events("t") == log(0, 1)

    asyncio.run(scenario())


def test_what_is_not_there_is_not_found(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            assert await storage.table("t") is None
            assert await storage.secret("t") is None
            assert await storage.events("t") == []
            with pytest.raises(NoSuchTableError, match="'t'"):
                await storage.append(row(), log(0, 0))

    asyncio.run(scenario())


def test_what_no_database_can_keep_is_refused_by_name(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            for table, number in (("\ud800", 0), ("t", 2**200)):
                with pytest.raises(ValueRefusedError, match="cannot be kept"):
                    await storage.events(table, after=number)
            try:
                assert await storage.table("\0") is None
            except ValueRefusedError:
                assert address.startswith("postgresql")

    asyncio.run(scenario())


def test_a_table_is_made_once(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            with pytest.raises(TableExistsError):
                await storage.create_table(row(phase="over"), SECRET, log(0, 3))
            assert await storage.table("t") == row()
            assert await storage.events("t") == log(0, 0)

    asyncio.run(scenario())


def test_an_append_changes_log_and_row_together(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            later = row(number=3, phase="running", people=("a",))
            assert await storage.append(later, log(1, 3))
            assert await storage.table("t") == later
            assert await storage.events("t", after=1) == log(2, 3)

    asyncio.run(scenario())


@pytest.mark.parametrize(("first", "last"), [(0, 0), (1, 1), (1, 4), (2, 2)])
def test_a_number_is_taken_once(address: str, first: int, last: int) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 2))
            assert not await storage.append(row(number=9, phase="over"), log(first, last, "late"))
            assert await storage.table("t") == row()
            assert await storage.events("t") == log(0, 2)

    asyncio.run(scenario())


def test_numbers_have_no_gaps(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 2))
            with pytest.raises(EventGapError, match="has 3 events, so number 4 leaves a gap"):
                await storage.append(row(), log(4, 4))
            with pytest.raises(EventGapError):
                await storage.append(row(), [event(3), event(5)])
            with pytest.raises(EventGapError):
                await storage.create_table(row("u"), SECRET, log(1, 1))
            with pytest.raises(StorageError, match="has no events"):
                await storage.append(row(), [])
            assert await storage.events("t") == log(0, 2)
            assert await storage.table("u") is None

    asyncio.run(scenario())


def test_tables_are_found_by_what_is_known_of_them(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row("a", 1, people=("p", "q")), SECRET, [])
            await storage.create_table(row("b", 3, phase="over", deadline=START), SECRET, [])
            await storage.create_table(row("c", 2, is_public=False, people=("q",)), SECRET, [])
            assert [found.id for found in await storage.tables()] == ["b", "c", "a"]
            assert [found.id for found in await storage.tables(limit=2)] == ["b", "c"]
            assert [found.id for found in await storage.tables(phase="open")] == ["c", "a"]
            assert [found.id for found in await storage.tables(is_public=False)] == ["c"]
            assert [found.id for found in await storage.tables(person="q")] == ["c", "a"]
            assert [found.id for found in await storage.tables(due_before=START)] == []
            assert [found.id for found in await storage.tables(due_before=START + 1)] == ["b"]
            found = await storage.tables(person="q", is_public=True, phase="open")
            assert [table.id for table in found] == ["a"]

    asyncio.run(scenario())


def test_who_leaves_a_table_is_no_longer_found_there(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(people=("p", "q")), SECRET, [])
            assert await storage.append(row(people=("q", "r")), log(0, 0))
            assert await storage.tables(person="p") == []
            assert len(await storage.tables(person="r")) == 1
            assert await storage.append(row(people=()), log(1, 1))
            assert await storage.tables(person="q") == []

    asyncio.run(scenario())


def test_an_end_that_is_told_later_has_not_come_yet(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            over = row(phase="over", told_at=START + 60)
            await storage.create_table(over, SECRET, log(0, 0))
            for now, running, ended in ((START, 1, 0), (START + 60, 0, 1), (None, 0, 1)):
                assert len(await storage.tables(phase="running", told_by=now)) == running
                assert len(await storage.tables(phase="over", told_by=now)) == ended

    asyncio.run(scenario())
