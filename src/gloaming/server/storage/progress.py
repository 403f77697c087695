"""How far people are with lessons and puzzles: one text for each, merged in one transaction."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .database import Database
from .schema import progress

Merge: TypeAlias = Callable[[str], str]  # what was kept, and what is kept from now on

NOTHING = ""


class ProgressKeeper:
    """Progress in a database."""

    def __init__(self, database: Database) -> None:
        """Keep progress in a database."""
        self.database = database

    async def read(self, person: str) -> str:
        """Return what is kept of somebody; an empty text for nothing."""
        query = select(progress.c.content).where(progress.c.person_id == person)
        found = await self.database.read(lambda connection: connection.scalar(query))
        return found or NOTHING

    async def merge(self, person: str, merge: Merge, now: float) -> str:
        """Keep what comes of merging, and return it; nobody else changes it meanwhile."""
        return await self.database.write(lambda connection: merged(connection, person, merge, now))


def merged(connection: Connection, person: str, merge: Merge, now: float) -> str:
    """Write what comes of merging."""
    kind: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    first = {"person_id": person, "content": NOTHING, "changed_at": now}
    connection.execute(kind.insert(progress).values(first).on_conflict_do_nothing())
    theirs = progress.c.person_id == person
    kept = connection.scalar(select(progress.c.content).where(theirs).with_for_update())
    content = merge(kept or NOTHING)
    if content != kept:
        changed = update(progress).where(theirs)
        connection.execute(changed.values(content=content, changed_at=now))
    return content
