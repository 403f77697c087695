"""Tables at which no match ever began: closed by their deadline, and removed some days later."""

from sqlalchemy import ColumnElement, Connection, delete, exists, select

from .schema import events, secrets, sitters, tables

OVER = "over"
STARTED = '{"type":"started"%'  # how the event of a beginning match is written
MOST_AT_ONCE = 1000


def has_started() -> ColumnElement[bool]:
    """Return that the match of a table has begun."""
    return exists().where(events.c.table_id == tables.c.id, events.c.event.like(STARTED))


def is_somebodys() -> ColumnElement[bool]:
    """Return that somebody opened a table: the one of a rematch is made again if it is missing."""
    return exists().where(
        events.c.table_id == tables.c.id, events.c.number == 0, events.c.command != ""
    )


def remove_unplayed(connection: Connection, before: float) -> int:
    """Remove tables that ended before a time and never began; return how many."""
    old = (tables.c.phase == OVER, tables.c.changed_at < before)
    query = select(tables.c.id).where(*old, ~has_started(), is_somebodys()).limit(MOST_AT_ONCE)
    ids = list(connection.scalars(query))
    for part in (events, secrets, sitters):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)
