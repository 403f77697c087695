"""Names at tables: when somebody is called otherwise, or forgotten, their tables say so.

The log says who sat down as `{"type":"person","id":"...","name":"..."}`.  Only the name in
there is changed, and whether it is a guest's, so a table is folded as before; lists show it in
their summaries, the archive beside its matches.  Whoever has the table in memory learns from
its `rewrites` that it must be read again.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, or_, select, update

from .archive_search import name_key
from .schema import events, finishers, people, sitters, tables

DELETED = "deleted"
SEATING = ("sat", "seat-named", "stood-up")  # the events that say who has a seat

UPDATE_EVENT = (
    update(events)
    .where(events.c.table_id == bindparam("of_table"), events.c.number == bindparam("of_number"))
    .values(event=bindparam("written"))
)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(summary=bindparam("written"), rewrites=tables.c.rewrites + 1)
)


class NameChange(NamedTuple):
    """How people are called from now on."""

    ids: Collection[str]
    name: str
    before: str | None = None  # changed where they were called so; None: whatever they were called
    is_guest: bool | None = None  # None: as they were


class Log(NamedTuple):
    """The events of a table that say who somebody is or who has a seat."""

    table: str
    events: Sequence[tuple[int, Any]]  # number, and the event as plain values


def deleted_among(connection: Connection, ids: Collection[str]) -> set[str]:
    """Return which of these people are no longer there."""
    query = select(people.c.id).where(people.c.id.in_(ids), people.c.is_deleted.is_(True))
    return set(connection.scalars(query))


def tables_of(ids: Collection[str]) -> Select[Any]:
    """Return a query for the tables that people have opened, sit at, or sat at before."""
    sat = select(sitters.c.table_id).where(sitters.c.person_id.in_(ids))
    return select(tables.c.id).where(or_(tables.c.opener.in_(ids), tables.c.id.in_(sat)))


def change_names(connection: Connection, change: NameChange) -> None:
    """Call people otherwise at all their tables and in the archive."""
    change_names_at(connection, tables_of(change.ids), change)
    theirs: list[ColumnElement[bool]] = [finishers.c.person_id.in_(change.ids)]
    if change.before is not None:
        theirs.append(finishers.c.name == change.before)
    values: dict[str, object] = {"name": change.name, "name_key": name_key(change.name)}
    if change.is_guest is not None:
        values["is_guest"] = change.is_guest
    connection.execute(update(finishers).where(*theirs).values(values))


def change_names_at(connection: Connection, theirs: Select[Any], change: NameChange) -> None:
    """Call people otherwise at some tables: in their logs and in what lists show of them."""
    changed_events, changed_tables = [], []
    summaries = {kept.id: kept.summary for kept in connection.execute(kept_summaries(theirs))}
    for log in logs(connection, theirs, change.ids):
        changed = [(number, event) for number, event in log.events if rename(event, change)]
        if changed:
            changed_events += [written(log.table, event, of_number=n) for n, event in changed]
            summary = renamed_summary(summaries[log.table], log, change.ids)
            changed_tables.append(written(log.table, summary))
    if changed_tables:
        connection.execute(UPDATE_EVENT, changed_events)
        connection.execute(UPDATE_TABLE, changed_tables)


def kept_summaries(theirs: Select[Any]) -> Select[Any]:
    """Return a query for what lists show of tables."""
    return select(tables.c.id, tables.c.summary).where(tables.c.id.in_(theirs))


def logs(connection: Connection, theirs: Select[Any], ids: Collection[str]) -> Iterator[Log]:
    """Yield what the logs of tables say of people and of seats."""
    about = [events.c.event.contains(one, autoescape=True) for one in ids]
    seating = [events.c.event.startswith(f'{{"type":"{kind}"') for kind in SEATING]
    query = select(events.c.table_id, events.c.number, events.c.event)
    query = query.where(events.c.table_id.in_(theirs), or_(*about, *seating))
    found = connection.execute(query.order_by(events.c.table_id, events.c.number)).all()
    for table, rows in groupby(found, key=lambda row: row.table_id):
        yield Log(table, [(row.number, msgspec.json.decode(row.event)) for row in rows])


def rename(event: Any, change: NameChange) -> bool:
    """Call people otherwise in one event; tell whether they are named there."""
    named = [part for part in parts_of(event) if part.get("id") in change.ids and "name" in part]
    named = [part for part in named if change.before in (None, part["name"])]
    for part in named:
        part["name"] = change.name
        if change.is_guest is not None:
            part.pop("is_guest", None)
            part.update({"is_guest": True} if change.is_guest else {})
    return bool(named)


def renamed_summary(kept: str, log: Log, ids: Collection[str]) -> Any:
    """Return what lists show of a table, with people called as its log calls them."""
    summary = msgspec.json.decode(kept)
    occupants = {
        event["seat"]: event.get("occupant") or {}
        for _, event in log.events
        if event["type"] in SEATING
    }
    for number, occupant in occupants.items():
        if occupant.get("id") in ids:
            shown = {"player": occupant["name"], "is_guest": occupant.get("is_guest", False)}
            summary["seats"][number].update(shown)
    return summary


def written(table: str, plain: Any, **more: Any) -> dict[str, Any]:
    """Return the values by which something of a table is written anew."""
    return {"of_table": table, "written": msgspec.json.encode(plain).decode(), **more}


def parts_of(plain: Any) -> Iterator[dict[str, Any]]:
    """Go through all objects inside JSON."""
    if isinstance(plain, dict):
        yield plain
    inner = plain.values() if isinstance(plain, dict) else plain
    for part in inner if isinstance(plain, dict | list) else ():
        yield from parts_of(part)
