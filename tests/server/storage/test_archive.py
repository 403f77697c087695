"""The archive finds finished matches by game, player, date and result, page by page."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Select, text
from sqlalchemy.dialects.sqlite import dialect

from gloaming.server.storage.archive import Archive, FinishedMatch, Finisher, Wanted
from gloaming.server.storage.archive_search import walks
from gloaming.server.storage.database import read_generation
from gloaming.server.storage.errors import StorageError
from gloaming.server.storage.opening import open_database

FIRST = Finisher(0, "Ämber", "p1", "won", 3.0, "green")
SECOND = Finisher(1, "Basalt", "p2", "lost", 0.5)
BOT = Finisher(1, "greedy", None, "drawn", 1.0)


def match(name: str, ended_at: float = 0.0, **changes: Any) -> FinishedMatch:
    """Return a finished match."""
    plain = FinishedMatch(name, "finstere", True, 1.0, ended_at, "all out", (FIRST, SECOND))
    return msgspec.structs.replace(plain, **changes)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Archive]:
    """Open an archive, and close it with its database."""
    database = await open_database(address)
    try:
        yield Archive(database)
    finally:
        await database.close()


async def ids(archive: Archive, **wanted: Any) -> list[str]:
    """Return the ids of the matches that fit."""
    return [found.id for found in (await archive.search(Wanted(**wanted))).matches]


def test_a_match_comes_back_as_it_was_kept(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            await archive.keep(match("a"), "gloaming record 1\n…\n")
            assert await archive.match("a") == match("a")
            assert await archive.record("a") == "gloaming record 1\n…\n"
            assert await archive.match("b") is None
            assert await archive.record("b") is None

    asyncio.run(scenario())


def test_a_match_becomes_public_when_its_time_has_come(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            await archive.keep(match("a", 10.0, is_public=False, public_at=20.0), "")
            assert await archive.publish(19.0) == 0
            assert await ids(archive) == await ids(archive, result="won") == []
            assert await ids(archive, viewer="p1") == ["a"]
            assert await archive.publish(20.0) == 1
            assert await ids(archive) == await ids(archive, result="won") == ["a"]

    asyncio.run(scenario())


def test_keeping_a_match_again_replaces_it(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            await archive.keep(match("a"), "old")
            await archive.keep(match("a", players=(FIRST,)), "new")
            assert await archive.record("a") == "new"
            assert (await archive.search(Wanted())).matches == (match("a", players=(FIRST,)),)

    asyncio.run(scenario())


def test_matches_are_found_by_what_they_were(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            await archive.keep(match("a", 10.0), "")
            await archive.keep(match("b", 20.0, game="menhirs", reason="resigned"), "")
            await archive.keep(match("c", 30.0, players=(BOT, FIRST)[::-1]), "")
            assert await ids(archive) == ["c", "b", "a"]
            assert await ids(archive, game="menhirs") == ["b"]
            assert await ids(archive, reason="resigned") == ["b"]
            assert await ids(archive, since=20.0) == ["c", "b"]
            assert await ids(archive, until=20.0) == ["a"]
            assert await ids(archive, name="äMBER") == ["c", "b", "a"]
            assert await ids(archive, person="p2") == ["b", "a"]
            assert await ids(archive, result="drawn") == ["c"]
            assert await ids(archive, person="p2", result="won") == []
            assert await ids(archive, person="p2", result="lost", game="finstere") == ["a"]

    asyncio.run(scenario())


def test_private_matches_are_found_by_their_players_only(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            await archive.keep(match("a", is_public=False), "")
            assert await ids(archive) == await ids(archive, person="p1") == []
            assert await ids(archive, viewer="p3") == []
            assert await ids(archive, viewer="p2") == ["a"]
            assert await archive.seen("a", None) is await archive.seen("a", "p3") is None
            assert await archive.seen("a", "p2") == await archive.match("a")

    asyncio.run(scenario())


def test_pages_follow_one_another_without_gap_or_repetition(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            for index in range(10):
                await archive.keep(match(f"m{index}", ended_at=index // 3 + 0.1), "")
            seen, page = [], None
            for _ in range(4):
                found = await archive.search(Wanted(), page=page, limit=3)
                seen += [one.id for one in found.matches]
                page = found.next
            assert page is None
            assert seen == ["m9", *(f"m{index}" for index in (8, 7, 6, 5, 4, 3, 2, 1, 0))]

    asyncio.run(scenario())


@pytest.mark.parametrize("page", ["", "x", "nan:a", "inf:b", "1:\0"])
def test_a_page_that_does_not_exist_is_refused(address: str, page: str) -> None:
    async def scenario() -> None:
        async with opened(address) as archive:
            with pytest.raises(StorageError, match="there is no page"):
                await archive.search(Wanted(), page=page)

    asyncio.run(scenario())


def test_public_and_private_matches_come_in_one_order_each_once(address: str) -> None:
    twice = (FIRST, msgspec.structs.replace(FIRST, seat=1))

    async def scenario() -> None:
        async with opened(address) as archive:
            for number in range(6):
                private = number % 2 == 1
                await archive.keep(match(f"m{number}", number, is_public=not private), "")
            await archive.keep(match("m6", 6.0, players=twice), "")
            everything = [f"m{number}" for number in (6, 5, 4, 3, 2, 1, 0)]
            assert await ids(archive, viewer="p1") == everything
            assert await ids(archive, name="ämber", viewer="p1") == everything
            assert await ids(archive, name="ämber", person="p1", viewer="p1") == everything
            assert await ids(archive, name="basalt", viewer="p1") == everything[1:]
            assert await ids(archive, name="ämber") == ["m6", "m4", "m2", "m0"]
            assert await ids(archive, name="ämber", result="lost", viewer="p1") == []
            first = await archive.search(Wanted(viewer="p1"), limit=3)
            second = await archive.search(Wanted(viewer="p1"), page=first.next, limit=4)
            found = [one.id for one in (*first.matches, *second.matches)]
            assert (found, second.next) == (everything, None)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(),
        Wanted(game="finstere", reason="resigned"),
        Wanted(name="heron"),
        Wanted(name="heron", result="won", game="menhirs", since=1.0),
        Wanted(person="p1", name="heron", viewer="p2"),
        Wanted(result="drawn"),
    ],
)
def test_a_search_walks_along_indexes_in_their_order(tmp_path: Path, wanted: Wanted) -> None:
    def plans(connection: Connection) -> list[str]:
        return [
            str(step.detail)
            for _, _, walk in walks(connection, wanted)
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {in_words(walk)}")
        ]

    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/archive.db") as archive:
            found = await archive.database.read(plans)
            own = [step for step in found if "others" not in step and "SUBQUERY" not in step]
            assert own
            assert all(step.startswith("SEARCH") and "COVERING INDEX" in step for step in own)

    asyncio.run(scenario())


def in_words(walk: Select[Any]) -> str:
    """Return a walk, in the order of pages, with its values in it."""
    ordered = walk.order_by(*(column.desc() for column in walk.selected_columns)).limit(50)
    return str(ordered.compile(dialect=dialect(), compile_kwargs={"literal_binds": True}))


def test_who_reads_for_long_keeps_nobody_waiting(address: str) -> None:
    async def scenario() -> None:
        database = await open_database(address)
        is_told, sleep = threading.Event(), text("SELECT pg_sleep(0.5)")

        def read_for_long(connection: Connection) -> None:
            if connection.dialect.name == "sqlite":
                is_told.wait()
            else:
                connection.execute(sleep)

        long = asyncio.create_task(database.read(read_for_long))
        await asyncio.sleep(0)
        assert await database.read(read_generation) == database.generation
        assert not long.done()
        is_told.set()
        await long
        await database.close()

    asyncio.run(scenario())
