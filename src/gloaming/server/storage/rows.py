"""The rows of a table as the database keeps them, and back."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from .protocol import Envelope, TableRow
from .schema import sitters

MOST_GROUPS = 4096  # of people, as whom they are written

read_people = msgspec.json.Decoder(tuple[str, ...]).decode


@lru_cache(MOST_GROUPS)
def write_people(people: tuple[str, ...]) -> str:
    """Return ids as the database keeps them."""
    return msgspec.json.encode(people).decode()


def table_values(row: TableRow) -> dict[str, Any]:
    """Return the columns of a table, without how many events it has."""
    return {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "is_public": row.is_public,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "deadline": row.deadline,
        "people": write_people(row.people),
        "summary": bytes(row.summary).decode(),
        "opener": row.opener,
        "rewrites": row.rewrites,
        "told_at": row.told_at,
    }


def table_row(kept: Any) -> TableRow:
    """Return a table from its columns."""
    return TableRow(
        id=kept.id,
        game=kept.game,
        phase=kept.phase,
        is_public=kept.is_public,
        created_at=kept.created_at,
        changed_at=kept.changed_at,
        deadline=kept.deadline,
        people=read_people(kept.people),
        summary=msgspec.Raw(kept.summary.encode()),
        opener=kept.opener,
        rewrites=kept.rewrites,
        told_at=kept.told_at,
    )


def event_values(table: str, envelope: Envelope) -> dict[str, Any]:
    """Return the columns of an event."""
    return {
        "table_id": table,
        "number": envelope.number,
        "at": envelope.at,
        "command": envelope.command,
        "event": bytes(envelope.event).decode(),
    }


def envelope(kept: Any) -> Envelope:
    """Return an event from its columns."""
    return Envelope(kept.number, kept.at, kept.command, msgspec.Raw(kept.event.encode()))


def seat_people(
    connection: Connection, table: str, people: Iterable[str], left: Iterable[str] = ()
) -> None:
    """Make these, and only these, sit at a table; others, and those who left, sat there before."""
    seated = dict.fromkeys(people)
    known = set(connection.scalars(select(sitters.c.person_id).where(sitters.c.table_id == table)))
    rows = [
        {"table_id": table, "person_id": person, "is_seated": person in seated}
        for person in dict.fromkeys((*seated, *left))
        if person not in known
    ]
    here = sitters.c.person_id.in_(list(seated))
    connection.execute(update(sitters).where(sitters.c.table_id == table).values(is_seated=here))
    if rows:
        connection.execute(insert(sitters), rows)
