"""Tries: how often somebody may attempt something in a minute, counted by all processes together.

A key such as "address 192.0.2.1" is kept as its digest, for a minute from its first try on.
"""

import hashlib
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, case, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import tries

MINUTE = 60.0


class Tries:
    """Counts attempts for each key in a database."""

    def __init__(
        self, database: Database, per_minute: int, clock: Callable[[], float] = time.time
    ) -> None:
        """Allow so many in a minute."""
        self.database = database
        self.per_minute = per_minute
        self.clock = clock

    async def count(self, *keys: str) -> list[int]:
        """Count an attempt for each key; return how many there are in this minute."""
        digests, now = [digest(key) for key in keys], self.clock()
        return await self.database.write(
            lambda connection: [count_one(connection, one, now) for one in digests]
        )

    async def forgive(self, *keys: str) -> None:
        """Take back an attempt for each key: it was none."""
        digests = [digest(key) for key in keys]
        fewer = update(tries).where(tries.c.key.in_(digests), tries.c.count > 0)
        query = fewer.values(count=tries.c.count - 1)
        await self.database.write(lambda connection: connection.execute(query))


def digest(key: str) -> str:
    """Return what is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def count_one(connection: Connection, key: str, now: float) -> int:
    """Add one to a key, from the beginning if its minute is over; return how many there are."""
    kind: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    is_over = tries.c.expires_at <= now
    query = (
        kind.insert(tries)
        .values(key=key, count=1, expires_at=now + MINUTE)
        .on_conflict_do_update(
            index_elements=[tries.c.key],
            set_={
                "count": case((is_over, 1), else_=tries.c.count + 1),
                "expires_at": case((is_over, now + MINUTE), else_=tries.c.expires_at),
            },
        )
        .returning(tries.c.count)
    )
    return int(connection.execute(query).scalar_one())


def forget_tries(connection: Connection, now: float) -> int:
    """Forget attempts whose minute is over; return of how many keys."""
    return connection.execute(delete(tries).where(tries.c.expires_at <= now)).rowcount
