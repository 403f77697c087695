"""Forgetting names: what somebody was called disappears from the tables where they sat.

The log says who sat down as `{"type":"person","id":"...","name":"..."}`.  Only the name in
there is changed, so a table is folded as before; lists show it in their summaries.  Whoever
has the table in memory learns from its `rewrites` that it must be read again.
"""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, update

from .schema import events, people, sitters, tables

DELETED = "deleted"


def deleted_among(connection: Connection, ids: Collection[str]) -> set[str]:
    """Return which of these people are no longer there."""
    query = select(people.c.id).where(people.c.id.in_(ids), people.c.is_deleted.is_(True))
    return set(connection.scalars(query))


def tables_of(connection: Connection, ids: Collection[str]) -> list[str]:
    """Return the tables that people have opened, sit at, or sat at before."""
    sat = select(sitters.c.table_id).where(sitters.c.person_id.in_(ids))
    theirs = or_(tables.c.opener.in_(ids), tables.c.id.in_(sat))
    return list(connection.scalars(select(tables.c.id).where(theirs)))


def forget_names(connection: Connection, table: str, ids: Collection[str]) -> None:
    """Let people be called `deleted` at a table."""
    query = select(events.c.number, events.c.event).where(events.c.table_id == table)
    found = connection.execute(query.order_by(events.c.number)).all()
    about = [(number, text) for number, text in found if any(one in text for one in ids)]
    names = [forget_in_event(connection, table, number, text, ids) for number, text in about]
    forget_in_summary(connection, table, set[str]().union(*names))
    rewritten = update(tables).where(tables.c.id == table)
    connection.execute(rewritten.values(rewrites=tables.c.rewrites + 1))


def forget_in_event(
    connection: Connection, table: str, number: int, text: str, ids: Collection[str]
) -> set[str]:
    """Rename people in one event; return how they were called."""
    event = msgspec.json.decode(text)
    named = [part for part in parts_of(event) if part.get("id") in ids and "name" in part]
    names = {part["name"] for part in named}
    for part in named:
        part["name"] = DELETED
    this = (events.c.table_id == table) & (events.c.number == number)
    written = msgspec.json.encode(event).decode()
    connection.execute(update(events).where(this).values(event=written))
    return names


def forget_in_summary(connection: Connection, table: str, names: Collection[str]) -> None:
    """Rename people in what lists show of a table."""
    kept = connection.scalar(select(tables.c.summary).where(tables.c.id == table))
    summary = msgspec.json.decode(kept or "null")
    for part in parts_of(summary):
        if part.get("kind") == "person" and part.get("player") in names:
            part["player"] = DELETED
    written = msgspec.json.encode(summary).decode()
    connection.execute(update(tables).where(tables.c.id == table).values(summary=written))


def parts_of(plain: Any) -> Iterator[dict[str, Any]]:
    """Go through all objects inside JSON."""
    if isinstance(plain, dict):
        yield plain
    inner = plain.values() if isinstance(plain, dict) else plain
    for part in inner if isinstance(plain, dict | list) else ():
        yield from parts_of(part)
