"""Published puzzles, votes, reports, ratings and progress, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import insert

from gloaming.server.storage.backup import write_backup
from gloaming.server.storage.database import Database
from gloaming.server.storage.errors import NoSuchPageError, PublishedAlreadyError
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.opinions import Opinions
from gloaming.server.storage.progress import ProgressKeeper
from gloaming.server.storage.published import NewPuzzle, Order, PublishedPuzzles, Wanted
from gloaming.server.storage.puzzle_ratings import Asked, PuzzleRatings
from gloaming.server.storage.restore import read_backup
from gloaming.server.storage.schema import people

NAMES = ("ada", "bea", "cyd", "dot")
AT_ONCE = 8


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """Give a database with some people."""
    database = await open_database(address)
    rows = [
        {"id": name, "name": name.title(), "is_guest": False, "is_deleted": False, "created_at": 0}
        for name in NAMES
    ]
    await database.write(lambda connection: connection.execute(insert(people), rows))
    try:
        yield database
    finally:
        await database.close()


def add(letter: str, kept: str) -> str:
    """Return a text with a letter more."""
    return kept + letter


def puzzle(number: int, grade: int = 3) -> NewPuzzle:
    """Return a puzzle to be published."""
    return NewPuzzle(
        id=f"p-{number}",
        key=f"key {number}",
        game="finstere",
        kind="feast",
        title=f"Number {number}",
        puzzle="{}",
        solution="[]",
        solutions=2**53,
        grade=grade,
        composer="ada",
        published_at=float(number),
    )


def test_a_puzzle_is_kept_once(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            published = PublishedPuzzles(database)
            await published.keep(puzzle(1))
            with pytest.raises(PublishedAlreadyError, match="p-1"):
                await published.keep(puzzle(1))
            found = await published.find("p-1")
            assert found is not None
            assert (found.composer_name, found.is_guest, found.solutions) == ("Ada", False, 2**53)
            assert not await published.delete("p-1", ["bea"])
            assert await published.delete("p-1", ["ada"])
            assert await published.find("p-1") is None

    asyncio.run(scenario())


@pytest.mark.parametrize("order", ["new", "best", "played", "grade"])
def test_pages_leave_nothing_out(address: str, order: Order) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            published = PublishedPuzzles(database)
            for number in range(7):
                await published.keep(puzzle(number, grade=1 + number % 3))
            await Opinions(database).vote("p-3", "bea", 1)
            wanted = Wanted(order=order)
            whole = [one.id for one in (await published.list(wanted)).puzzles]
            paged, mark = list[str](), None
            while True:
                page = await published.list(wanted, page=mark, limit=3)
                paged += [one.id for one in page.puzzles]
                mark = page.next
                if mark is None:
                    break
            assert paged == whole
            assert len(whole) == 7
            first = {"new": "p-6", "best": "p-3", "played": "p-6", "grade": "p-6"}
            assert whole[0] == first[order]
            with pytest.raises(NoSuchPageError):
                await published.list(wanted, page="x")

    asyncio.run(scenario())


def test_all_who_vote_at_once_are_counted(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await PublishedPuzzles(database).keep(puzzle(1))
            opinions = Opinions(database)
            await asyncio.gather(*(opinions.vote("p-1", name, 1) for name in NAMES))
            found = await PublishedPuzzles(database).find("p-1")
            assert found is not None
            assert found.score == len(NAMES)
            await asyncio.gather(
                *(opinions.report("p-1", name, "rude", now=1.0, enough=4) for name in NAMES)
            )
            hidden = await PublishedPuzzles(database).find("p-1")
            assert hidden is not None
            assert hidden.is_hidden

    asyncio.run(scenario())


def test_answers_that_come_at_once_are_rated_once_each(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            await PublishedPuzzles(database).keep(puzzle(1))
            ratings, asked = PuzzleRatings(database), Asked("key 1", "feast", 3)
            told = await asyncio.gather(
                *(
                    ratings.answer([NAMES[number % 4]], asked, is_solved=True, now=1.0)
                    for number in range(AT_ONCE)
                )
            )
            assert sum(one.is_first for one in told) == len(NAMES)
            found = await PublishedPuzzles(database).find("p-1")
            assert found is not None
            assert found.plays == len(NAMES)
            (standing,) = await ratings.standings("bea")
            assert (standing.answers, standing.of) == (1, len(NAMES))
            assert await ratings.answered(["bea"], "key 1")

    asyncio.run(scenario())


def test_progress_that_comes_at_once_is_merged(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as database:
            keeper = ProgressKeeper(database)
            more = [partial(add, str(number)) for number in range(AT_ONCE)]
            await asyncio.gather(*(keeper.merge("ada", one, 1.0) for one in more))
            assert sorted(await keeper.read("ada")) == [str(number) for number in range(AT_ONCE)]
            assert await keeper.read("bea") == ""

    asyncio.run(scenario())


def test_everything_is_part_of_a_backup(address: str, other_address: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(address) as database:
            await PublishedPuzzles(database).keep(puzzle(1))
            await Opinions(database).vote("p-1", "bea", 1)
            await Opinions(database).report("p-1", "cyd", "rude", now=1.0, enough=3)
            asked = Asked("key 1", "feast", 3)
            await PuzzleRatings(database).answer(["bea"], asked, is_solved=True, now=1.0)
            await ProgressKeeper(database).merge("bea", lambda _: "{}", 1.0)
        await write_backup(address, tmp_path / "backup")
        await read_backup(other_address, tmp_path / "backup")

    async def look() -> None:
        database = await open_database(other_address)
        try:
            found = await PublishedPuzzles(database).find("p-1")
            assert found is not None
            assert (found.score, found.plays, found.composer_name) == (1, 1, "Ada")
            assert len(await Opinions(database).reports()) == 1
            assert len(await PuzzleRatings(database).standings("bea")) == 1
            assert await ProgressKeeper(database).read("bea") == "{}"
        finally:
            await database.close()

    asyncio.run(fill())
    asyncio.run(look())
