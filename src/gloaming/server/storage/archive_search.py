"""Searching the archive: the newest matches first, each search a few short walks along indexes.

    public    one walk: along all matches, along those of a player, or those with a result
    private   one walk along the viewer's own matches, for each id that is theirs

Players carry what is searched for of their match, so that a walk reads an index and nothing
else, and stops when a page is full.  What the walks found is put together, and only then read.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, func, select
from sqlalchemy import tuple_ as row_of

from .errors import NoSuchPageError
from .known_as import known_as
from .schema import finishers, matches

Result: TypeAlias = Literal["won", "lost", "drawn"]
Place: TypeAlias = tuple[float, str]  # when a match ended, and its id: the order of all pages
Conditions: TypeAlias = list[ColumnElement[bool]]

OTHERS = finishers.alias("others")  # those who sat at the same match


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What to look for; whatever is None does not matter."""

    game: str | None = None
    name: str | None = None  # of a player, in any case of letters
    person: str | None = None  # the id of a player
    result: Result | None = None  # of that player, or of anybody if none is named
    reason: str | None = None
    since: float | None = None  # ended at this time or later
    until: float | None = None  # ended before this time
    viewer: str | None = None  # who asks: sees private matches of their own


def name_key(name: str) -> str:
    """Return a name as one searches for it."""
    return name.casefold()


def search(connection: Connection, wanted: Wanted, mark: str | None, limit: int) -> list[str]:
    """Return the ids of the matches that fit, behind a mark, what ended last first."""
    found: set[Place] = set()
    for ended_at, match, walk in walks(connection, wanted):
        page = walk.where(*behind(mark, ended_at, match)).limit(limit)
        ordered = page.order_by(ended_at.desc(), match.desc())
        found.update((when, name) for when, name in connection.execute(ordered))
    return [match for _, match in sorted(found, reverse=True)[:limit]]


def walks(
    connection: Connection, wanted: Wanted
) -> Iterator[tuple[ColumnElement[float], ColumnElement[str], Select[Any]]]:
    """Yield all walks of a search: the two columns of its order, and the query."""
    players = all_ids(connection, wanted.person)
    if any(value is not None for value in (wanted.name, wanted.person, wanted.result)):
        along_players = select(finishers.c.ended_at, finishers.c.match_id).distinct()
        public = along_players.where(finishers.c.is_public.is_(True), *of_match(finishers, wanted))
        for start in starts(wanted, players):
            yield finishers.c.ended_at, finishers.c.match_id, public.where(*start)
    else:
        along_all = select(matches.c.ended_at, matches.c.id)
        public = along_all.where(matches.c.is_public.is_(True), *of_match(matches, wanted))
        yield matches.c.ended_at, matches.c.id, public
    for viewer in all_ids(connection, wanted.viewer):
        own = select(finishers.c.ended_at, finishers.c.match_id).distinct()
        private = (finishers.c.person_id == viewer, finishers.c.is_public.is_(False))
        query = own.where(*private, *of_match(finishers, wanted), *with_player(wanted, players))
        yield finishers.c.ended_at, finishers.c.match_id, query


def all_ids(connection: Connection, person: str | None) -> list[str]:
    """Return all ids of a person, or nothing if nobody is meant."""
    return [] if person is None else list(connection.scalars(known_as(person)))


def starts(wanted: Wanted, players: Sequence[str]) -> Iterator[Conditions]:
    """Yield by what each walk along players begins, and what must hold of them besides."""
    rest: Conditions = []
    if wanted.result is not None:
        rest.append(beside(finishers.c.result) == wanted.result)
    if players:
        if wanted.name is not None:
            rest.append(beside(finishers.c.name_key) == name_key(wanted.name))
        yield from ([finishers.c.person_id == player, *rest] for player in players)
    elif wanted.name is not None:
        yield [finishers.c.name_key == name_key(wanted.name), *rest]
    else:
        yield [finishers.c.result == wanted.result]


def beside(column: ColumnElement[str]) -> ColumnElement[str]:
    """Return a column by which no walk begins: SQLite, knowing no numbers, might choose it."""
    return func.coalesce(column, "")


def of_match(columns: Any, wanted: Wanted) -> Conditions:
    """Return what must hold of a match, wherever it is written."""
    found: Conditions = []
    if wanted.game is not None:
        found.append(columns.c.game == wanted.game)
    if wanted.reason is not None:
        found.append(columns.c.reason == wanted.reason)
    if wanted.since is not None:
        found.append(columns.c.ended_at >= wanted.since)
    if wanted.until is not None:
        found.append(columns.c.ended_at < wanted.until)
    return found


def with_player(wanted: Wanted, players: Sequence[str]) -> Conditions:
    """Return that one and the same player of a viewer's match fits."""
    found: Conditions = []
    if wanted.name is not None:
        found.append(OTHERS.c.name_key == name_key(wanted.name))
    if wanted.person is not None:
        found.append(OTHERS.c.person_id.in_(players))
    if wanted.result is not None:
        found.append(OTHERS.c.result == wanted.result)
    return [exists().where(OTHERS.c.match_id == finishers.c.match_id, *found)] if found else []


def behind(
    mark: str | None, ended_at: ColumnElement[float], match: ColumnElement[str]
) -> Conditions:
    """Return that a match comes behind a mark, or say that there is no such page."""
    if mark is None:
        return []
    when, name = read_mark(mark)
    return [row_of(ended_at, match) < (when, name)]


def write_mark(ended_at: float, match: str) -> str:
    """Write where a page ends."""
    return f"{ended_at!r}:{match}"


def read_mark(mark: str) -> Place:
    """Read where a page ends, or say that there is no such page."""
    ended_at, _, match = mark.partition(":")
    try:
        when = float(ended_at)
    except ValueError:
        when = math.nan
    if not math.isfinite(when) or "\0" in match:
        raise NoSuchPageError(mark)
    return when, match
