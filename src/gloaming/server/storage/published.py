"""Published puzzles: kept once each, listed page by page, withdrawn and hidden."""

from collections.abc import Collection
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update
from sqlalchemy import tuple_ as row_of
from sqlalchemy.exc import IntegrityError

from .database import Database
from .errors import NoSuchPageError, PublishedAlreadyError
from .schema import people, puzzle_ratings, puzzles, reports, votes

MOST_ON_A_PAGE = 50

Order: TypeAlias = Literal["new", "best", "played", "grade"]
Place: TypeAlias = tuple[float, float, str]  # what orders pages, when it was published, its id

AUTHOR, ACCOUNT = people.alias("author"), people.alias("account")
KEYS: dict[Order, Any] = {
    "new": puzzles.c.published_at,
    "best": puzzles.c.score,
    "played": puzzles.c.plays,
    "grade": -puzzles.c.grade,
}


class NewPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that is to be published, as it was proved."""

    id: str
    key: str
    game: str
    kind: str
    title: str
    puzzle: str  # JSON
    solution: str  # JSON
    solutions: int
    grade: int
    composer: str  # the id of a person
    published_at: float


class Published(msgspec.Struct, frozen=True, kw_only=True):
    """A published puzzle as everybody may know it, and its composer's id."""

    id: str
    game: str
    kind: str
    title: str
    puzzle: str  # JSON
    solutions: int
    grade: int
    composer: str  # the id of a person
    composer_name: str
    is_guest: bool
    published_at: float
    score: int
    plays: int
    is_hidden: bool
    key: str = ""  # what tells it from all others
    rating: float | None = None  # as answers have moved it, if there were any
    deviation: float | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What to look for; whatever is None does not matter."""

    game: str | None = None
    kind: str | None = None
    composers: Collection[str] | None = None  # their hidden ones, too
    order: Order = "new"


class Page(msgspec.Struct, frozen=True):
    """Some of the puzzles that were found."""

    puzzles: tuple[Published, ...]
    next: str | None  # what to ask for the page behind this one


class PublishedPuzzles:
    """Published puzzles in a database."""

    def __init__(self, database: Database) -> None:
        """Keep puzzles in a database."""
        self.database = database

    async def keep(self, new: NewPuzzle) -> None:
        """Keep a puzzle, unless the same one is there already."""
        await self.database.write(lambda connection: keep(connection, new))

    async def find(self, puzzle: str) -> Published | None:
        """Return a puzzle, whoever may see it."""
        query = shown().where(puzzles.c.id == puzzle)
        found = await self.database.read(lambda connection: read(connection, query))
        return found[0] if found else None

    async def solution(self, puzzle: str) -> str | None:
        """Return how a puzzle is solved, as JSON."""
        query = select(puzzles.c.solution).where(puzzles.c.id == puzzle)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def list(self, wanted: Wanted, *, page: str | None = None, limit: int = 20) -> Page:
        """Return a page of the puzzles that fit."""
        limit = max(1, min(limit, MOST_ON_A_PAGE))
        query = listed(wanted, page).limit(limit + 1)
        found = await self.database.read(lambda connection: read(connection, query))
        is_more = len(found) > limit
        return Page(tuple(found[:limit]), mark_of(found[limit - 1], wanted) if is_more else None)

    async def delete(self, puzzle: str, composers: Collection[str] | None = None) -> bool:
        """Delete a puzzle with all that was said of it, if it is of these composers."""
        return await self.database.write(lambda connection: remove(connection, puzzle, composers))


def keep(connection: Connection, new: NewPuzzle) -> None:
    """Write a puzzle, or say which one is the same."""
    same = select(puzzles.c.id).where(puzzles.c.key == new.key)
    kept = connection.scalar(same)
    if kept is not None:
        raise PublishedAlreadyError(kept)
    answered = select(puzzle_ratings.c.answers).where(puzzle_ratings.c.puzzle_id == new.key)
    plays = connection.scalar(answered) or 0  # it may have been published before
    values = {**msgspec.structs.asdict(new), "score": 0, "plays": plays, "is_hidden": False}
    try:
        connection.execute(insert(puzzles).values(values))
    except IntegrityError:  # another process keeps the same at this moment
        raise PublishedAlreadyError("") from None


def remove(connection: Connection, puzzle: str, composers: Collection[str] | None) -> bool:
    """Delete a puzzle with all that was said of it."""
    condition = puzzles.c.id == puzzle
    if composers is not None:
        condition &= puzzles.c.composer.in_(composers)
    if connection.scalar(select(puzzles.c.id).where(condition)) is None:
        return False
    for kept in (votes, reports):  # answers stay: they are to what the puzzle is
        connection.execute(delete(kept).where(kept.c.puzzle_id == puzzle))
    return connection.execute(delete(puzzles).where(condition)).rowcount > 0


def hide(connection: Connection, puzzle: str, *, is_hidden: bool) -> bool:
    """Hide a puzzle, or show it again; False if there is none."""
    query = update(puzzles).where(puzzles.c.id == puzzle).values(is_hidden=is_hidden)
    return connection.execute(query).rowcount > 0


def shown() -> Select[Any]:
    """Return the query of puzzles as people see them: a claimed guest is called by its account."""
    columns = [column for column in puzzles.c if column.name != "solution"]
    name = func.coalesce(ACCOUNT.c.name, AUTHOR.c.name, "")
    is_guest = func.coalesce(AUTHOR.c.is_guest, False) & ACCOUNT.c.id.is_(None)
    found = puzzles.outerjoin(AUTHOR, AUTHOR.c.id == puzzles.c.composer)
    found = found.outerjoin(ACCOUNT, ACCOUNT.c.id == AUTHOR.c.claimed_by)
    found = found.outerjoin(puzzle_ratings, puzzle_ratings.c.puzzle_id == puzzles.c.key)
    named = (name.label("composer_name"), is_guest.label("is_guest"))
    rated = (puzzle_ratings.c.rating, puzzle_ratings.c.deviation)
    return select(*columns, *named, *rated).select_from(found)


def read(connection: Connection, query: Select[Any]) -> list[Published]:
    """Read the puzzles that a query finds."""
    rows = connection.execute(query).mappings()
    return [Published(**{**row, "is_guest": bool(row["is_guest"])}) for row in rows]


def listed(wanted: Wanted, mark: str | None) -> Select[Any]:
    """Return the query of a list, from a mark on."""
    key = KEYS[wanted.order]
    columns = (key, puzzles.c.published_at, puzzles.c.id)
    query = shown().where(*conditions(wanted))
    if mark is not None:
        query = query.where(row_of(*columns) < read_mark(mark))
    return query.order_by(*(column.desc() for column in columns))


def conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    """Return what must hold of puzzles in a list."""
    found: list[ColumnElement[bool]] = []
    if wanted.composers is None:
        found.append(puzzles.c.is_hidden.is_(False))
    else:
        found.append(puzzles.c.composer.in_(wanted.composers))
    if wanted.game is not None:
        found.append(puzzles.c.game == wanted.game)
    if wanted.kind is not None:
        found.append(puzzles.c.kind == wanted.kind)
    return found


def mark_of(last: Published, wanted: Wanted) -> str:
    """Write where a page ends."""
    keys = {
        "new": last.published_at,
        "best": last.score,
        "played": last.plays,
        "grade": -last.grade,
    }
    return f"{keys[wanted.order]!r}:{last.published_at!r}:{last.id}"


def read_mark(mark: str) -> Place:
    """Read where a page ends, or say that there is no such page."""
    try:
        key, published_at, puzzle = mark.split(":")
        return float(key), float(published_at), puzzle
    except ValueError:
        raise NoSuchPageError(mark) from None
