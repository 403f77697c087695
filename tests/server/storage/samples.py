"""Tables and events to keep, and a storage to keep them in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from gloaming.server.storage.opening import open_database
from gloaming.server.storage.protocol import Envelope, TableRow, TableSecret
from gloaming.server.storage.sql_storage import SqlStorage

SECRET = TableSecret("a seed")
START = 1_700_000_000.0


def row(table: str = "t", number: int = 0, **changes: object) -> TableRow:
    """Return what is known of a table after an event."""
    plain = TableRow(
        id=table,
        game="finstere",
        phase="open",
        is_public=True,
        created_at=START,
        changed_at=START + number,
        deadline=None,
        people=(),
        summary=msgspec.Raw(b'{"seats":[null,"blue"]}'),
    )
    return msgspec.structs.replace(plain, **changes)


def event(number: int, text: str = "") -> Envelope:
    """Return an event; JSON keeps its spaces and escapes."""
    raw = msgspec.Raw(b'{"said": %s, "as": "\\u00e9"}' % msgspec.json.encode(text))
    return Envelope(number, START + number / 8, f"command-{number}", raw)


def log(first: int, last: int, text: str = "") -> list[Envelope]:
    """Return the events from one number up to and with another."""
    return [event(number, text) for number in range(first, last + 1)]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[SqlStorage]:
    """Open storage, and close it with its database."""
    database = await open_database(address)
    storage = SqlStorage(database)
    try:
        yield storage
    finally:
        await storage.close()
        await database.close()
