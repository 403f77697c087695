"""The archive: finished matches with their records, searched page by page, newest first."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .archive_search import Result, Wanted, name_key, search, write_mark
from .database import Database
from .known_as import known_as
from .names_at_tables import DELETED, NameChange, change_names_at, deleted_among
from .schema import finishers, matches, tables
from .unplayed import OVER, has_started

__all__ = ["Archive", "FinishedMatch", "Finisher", "Page", "Result", "Wanted"]

MOST_ON_A_PAGE = 100
MOST_MISSING = 1000


class Finisher(msgspec.Struct, frozen=True):
    """Who sat where when a match ended, and how it ended for them."""

    seat: int
    name: str
    person: str | None  # None for a bot
    result: Result
    score: float
    seat_name: str | None = None  # what the rules call the seat, where that was kept
    is_guest: bool = False


class FinishedMatch(msgspec.Struct, frozen=True):
    """A match that is over."""

    id: str  # of its table
    game: str
    is_public: bool
    started_at: float
    ended_at: float
    reason: str  # why it ended
    players: tuple[Finisher, ...]
    public_at: float | None = None  # when it becomes public, if not at once


class Page(msgspec.Struct, frozen=True):
    """Some of the matches that were found."""

    matches: tuple[FinishedMatch, ...]
    next: str | None  # what to ask for the page behind this one


class Archive:
    """Finished matches in a database."""

    def __init__(self, database: Database) -> None:
        """Keep matches in a database."""
        self.database = database

    async def keep(self, match: FinishedMatch, record: str) -> None:
        """Keep a match; keeping it again replaces it, so this may be repeated after a crash."""
        with suppress(IntegrityError):  # another process keeps the same match at this moment
            await self.database.write(lambda connection: write_match(connection, match, record))

    async def publish(self, now: float) -> int:
        """Make matches public whose time has come; return how many."""
        return await self.database.write(lambda connection: publish(connection, now))

    async def missing(self, limit: int = MOST_MISSING) -> list[str]:
        """Return tables whose match was played and is over, but was not kept: a process died."""
        is_kept = exists().where(matches.c.id == tables.c.id)
        lost = select(tables.c.id).where(tables.c.phase == OVER, ~is_kept, has_started())
        query = lost.order_by(tables.c.changed_at).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def has(self, match: str) -> bool:
        """Tell whether a match is kept."""
        query = select(matches.c.id).where(matches.c.id == match)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def record(self, match: str) -> str | None:
        """Return the record of a match as text."""
        query = select(matches.c.record).where(matches.c.id == match)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def match(self, match: str) -> FinishedMatch | None:
        """Return a match, whoever may see it."""
        return await self._find(matches.c.id == match)

    async def seen(self, match: str, viewer: str | None) -> FinishedMatch | None:
        """Return a match that somebody may see."""
        return await self._find(and_(matches.c.id == match, may_be_seen(viewer)))

    async def _find(self, condition: ColumnElement[bool]) -> FinishedMatch | None:
        """Return the match that fits."""
        found = await self.database.read(lambda connection: read(connection, condition))
        return found[0] if found else None

    async def search(self, wanted: Wanted, *, page: str | None = None, limit: int = 50) -> Page:
        """Return a page of the matches that fit, those that ended last first."""
        limit = max(1, min(limit, MOST_ON_A_PAGE))
        found = await self.database.read(
            lambda connection: read_found(connection, wanted, page, limit + 1)
        )
        shown = tuple(found[:limit])
        is_more = len(found) > limit
        return Page(shown, write_mark(shown[-1].ended_at, shown[-1].id) if is_more else None)


def write_match(connection: Connection, match: FinishedMatch, record: str) -> None:
    """Write a match in place of what was kept of it."""
    connection.execute(delete(finishers).where(finishers.c.match_id == match.id))
    connection.execute(delete(matches).where(matches.c.id == match.id))
    connection.execute(
        insert(matches).values(
            id=match.id,
            game=match.game,
            is_public=match.is_public,
            started_at=match.started_at,
            ended_at=match.ended_at,
            reason=match.reason,
            record=record,
            public_at=match.public_at,
        )
    )
    gone = deleted_among(connection, [p.person for p in match.players if p.person])
    if gone:  # they left while the match went on
        its_table = select(tables.c.id).where(tables.c.id == match.id)
        change_names_at(connection, its_table, NameChange(gone, DELETED))
    if match.players:
        rows = [finisher_values(match, nameless(p, gone)) for p in match.players]
        connection.execute(insert(finishers), rows)


def publish(connection: Connection, now: float) -> int:
    """Make matches public whose time has come; return how many."""
    is_due = matches.c.public_at <= now
    theirs = finishers.c.match_id.in_(select(matches.c.id).where(is_due))
    connection.execute(update(finishers).where(theirs).values(is_public=True))
    published = update(matches).where(is_due).values(is_public=True, public_at=None)
    return connection.execute(published).rowcount


def nameless(player: Finisher, gone: set[str]) -> Finisher:
    """Return a player, without the name if they are no longer there."""
    return msgspec.structs.replace(player, name=DELETED) if player.person in gone else player


def finisher_values(match: FinishedMatch, player: Finisher) -> dict[str, Any]:
    """Return the columns of a player, with what is searched for of the match."""
    return {
        "match_id": match.id,
        "game": match.game,
        "is_public": match.is_public,
        "ended_at": match.ended_at,
        "reason": match.reason,
        "seat": player.seat,
        "person_id": player.person,
        "name": player.name,
        "name_key": name_key(player.name),
        "seat_name": player.seat_name,
        "result": player.result,
        "score": player.score,
        "is_guest": player.is_guest,
    }


def may_be_seen(viewer: str | None) -> ColumnElement[bool]:
    """Return who may see a match: everybody, or those who played it."""
    public = matches.c.is_public.is_(True)
    if viewer is None:
        return public
    return or_(public, has_player(finishers.c.person_id.in_(known_as(viewer))))


def has_player(*of_player: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return that some player of a match fits."""
    return exists().where(finishers.c.match_id == matches.c.id, *of_player)


def read_found(
    connection: Connection, wanted: Wanted, mark: str | None, limit: int
) -> list[FinishedMatch]:
    """Read the matches that a search finds, in its order."""
    ids = search(connection, wanted, mark, limit)
    found = {match.id: match for match in read(connection, matches.c.id.in_(ids))}
    return [found[match] for match in ids]


def read(connection: Connection, condition: ColumnElement[bool]) -> list[FinishedMatch]:
    """Read the matches that fit with their players, in two queries."""
    columns = [column for column in matches.c if column is not matches.c.record]
    found = connection.execute(select(*columns).where(condition)).mappings().all()
    players = read_players(connection, [match["id"] for match in found])
    return [FinishedMatch(**match, players=tuple(players.get(match["id"], ()))) for match in found]


def read_players(connection: Connection, ids: Sequence[str]) -> dict[str, list[Finisher]]:
    """Read who played matches, in the order of seats."""
    query = select(finishers).where(finishers.c.match_id.in_(ids)).order_by(finishers.c.seat)
    players: dict[str, list[Finisher]] = {}
    for kept in connection.execute(query):
        player = Finisher(
            kept.seat,
            kept.name,
            kept.person_id,
            kept.result,
            kept.score,
            kept.seat_name,
            kept.is_guest,
        )
        players.setdefault(kept.match_id, []).append(player)
    return players
