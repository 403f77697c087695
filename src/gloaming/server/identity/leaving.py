"""Leaving: everything that is kept about a person as JSON, and forgetting them.

What is exported is what the person may see: finished matches whole, running ones only
as lists show them.  When an account is deleted its games stay, under the name `deleted`.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, not_, or_, select, update

from gloaming.server.storage.known_as import known_as
from gloaming.server.storage.names_at_tables import DELETED, NameChange, change_names, tables_of
from gloaming.server.storage.opinions import forget_opinions
from gloaming.server.storage.schema import (
    answers,
    challenges,
    events,
    finishers,
    matches,
    passkeys,
    passwords,
    people,
    progress,
    puzzles,
    ratings,
    reports,
    sitters,
    tables,
    tokens,
    votes,
)

from .base64url import base64url
from .people import find_person
from .tokens import list_tokens

OVER = "over"


def export_person(connection: Connection, person: str, now: float) -> dict[str, Any]:
    """Return everything that is kept about a person."""
    changed = select(passwords.c.changed_at).where(passwords.c.person_id == person)
    guests = select(people.c.id, people.c.name, people.c.created_at)
    return {
        "person": msgspec.to_builtins(find_person(connection, person)),
        "created_at": connection.scalar(select(people.c.created_at).where(people.c.id == person)),
        "claimed_guests": rows(connection, guests.where(people.c.claimed_by == person)),
        "password_changed_at": connection.scalar(changed),
        "passkeys": export_passkeys(connection, person),
        "tokens": msgspec.to_builtins(list_tokens(connection, person, now)),
        "tables": export_tables(connection, person),
        "matches": export_matches(connection, person),
        "progress": export_progress(connection, person),
        **export_puzzles(connection, person),
    }


def rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """Return what a query finds."""
    return [dict(found) for found in connection.execute(query).mappings()]


def export_passkeys(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return a person's passkeys, without what only the server needs."""
    columns = (passkeys.c.id, passkeys.c.label, passkeys.c.created_at)
    found = rows(connection, select(*columns).where(passkeys.c.person_id == person))
    return [{**key, "id": base64url(key["id"])} for key in found]


def export_tables(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return the tables at which a person sits or sat, with their own events once all is over."""
    theirs = select(sitters.c.table_id).where(sitters.c.person_id.in_(known_as(person)))
    columns = (tables.c.id, tables.c.game, tables.c.phase, tables.c.created_at, tables.c.summary)
    query = select(*columns).where(tables.c.id.in_(theirs)).order_by(tables.c.created_at)
    found = rows(connection, query)
    for table in found:
        table["summary"] = msgspec.json.decode(table["summary"])
        if table["phase"] == OVER:
            table["events"] = events_about(connection, table["id"], person)
    return found


def events_about(connection: Connection, table: str, person: str) -> list[Any]:
    """Return the events of a table that name a person."""
    ids = [msgspec.json.encode(one).decode() for one in connection.scalars(known_as(person))]
    query = select(events.c.event).where(events.c.table_id == table).order_by(events.c.number)
    texts = connection.scalars(query)
    return [msgspec.json.decode(text) for text in texts if any(one in text for one in ids)]


def export_matches(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return the finished matches of a person with their records."""
    columns = (finishers.c.seat, finishers.c.name, finishers.c.result, finishers.c.score)
    query = select(matches, *columns).join(finishers)
    theirs = finishers.c.person_id.in_(known_as(person))
    return rows(connection, query.where(theirs).order_by(matches.c.ended_at))


def export_progress(connection: Connection, person: str) -> Any:
    """Return how far a person is with lessons and puzzles."""
    query = select(progress.c.content).where(progress.c.person_id == person)
    return msgspec.json.decode(connection.scalar(query) or "null")


def export_puzzles(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return what a person has composed, answered, voted and reported, and how it is rated."""
    ids = known_as(person)
    composed = select(puzzles).where(puzzles.c.composer.in_(ids)).order_by(puzzles.c.published_at)
    kept = {"puzzle_answers": answers, "ratings": ratings, "votes": votes, "reports": reports}
    theirs = {
        name: rows(connection, select(table).where(table.c.person_id.in_(ids)))
        for name, table in kept.items()
    }
    return {"puzzles": rows(connection, composed), **theirs}


def delete_person(connection: Connection, person: str) -> list[str]:
    """Forget a person; what they have played stays.  Return the tables where they were named."""
    find_person(connection, person)
    ids = list(connection.scalars(known_as(person)))
    forget_opinions(connection, ids)
    for kept in (tokens, passwords, passkeys, challenges, progress, ratings, answers):
        connection.execute(delete(kept).where(kept.c.person_id.in_(ids)))
    change_names(connection, NameChange(ids, DELETED))
    nobody = {"name": DELETED, "name_key": None, "skeleton": None, "is_deleted": True}
    connection.execute(update(people).where(people.c.id.in_(ids)).values(nobody))
    return list(connection.scalars(tables_of(ids)))


def forget_guests(connection: Connection) -> int:
    """Remove guests without any token who have left no trace at any table; return how many."""
    traces = (
        exists().where(tokens.c.person_id == people.c.id),
        exists().where(challenges.c.person_id == people.c.id),
        exists().where(sitters.c.person_id == people.c.id),
        exists().where(finishers.c.person_id == people.c.id),
        exists().where(tables.c.opener == people.c.id),
        exists().where(puzzles.c.composer == people.c.id),
    )
    lost = people.c.is_guest.is_(True) & people.c.claimed_by.is_(None)
    gone = delete(people).where(lost, people.c.is_deleted.is_(False), not_(or_(*traces)))
    return connection.execute(gone).rowcount
