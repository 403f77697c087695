"""The fifth revision: sign-ins have a time, names a skeleton, guests are known as such.

Tables know how often their log was rewritten, sitters who have left are still known, and a
match of which spectators hear later becomes public later.
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from gloaming.server.storage.look_alikes import skeleton

revision = "0005"
down_revision = "0004"

ACCOUNTS = sa.text(
    "SELECT id, name FROM people WHERE NOT is_guest AND NOT is_deleted ORDER BY created_at, id"
)
SET_SKELETON = sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :id")
GUESTS = sa.text("SELECT id FROM people WHERE is_guest")
SIGNED_IN = sa.text("UPDATE tokens SET authenticated_at = created_at WHERE kind = 'cookie'")
PLAYED_AS_GUESTS = sa.text(
    "UPDATE finishers SET is_guest = true WHERE person_id IN (SELECT id FROM people WHERE is_guest)"
)
NAMING = sa.text(
    "SELECT table_id, number, event FROM events"
    """ WHERE event LIKE '{"type":"opened"%' OR event LIKE '{"type":"sat"%'"""
)
SET_EVENT = sa.text("UPDATE events SET event = :event WHERE table_id = :table AND number = :number")
SITTERS = sa.text("SELECT table_id, person_id FROM sitters")
ADD_SITTER = sa.text(
    "INSERT INTO sitters (table_id, person_id, is_seated) VALUES (:table, :person, false)"
)


def upgrade() -> None:
    """Add what is new, and work out what can be known of it."""
    op.add_column("tokens", sa.Column("authenticated_at", sa.Double(), nullable=True))
    op.add_column("people", sa.Column("skeleton", sa.Text(), nullable=True))
    op.add_column("finishers", truth("is_guest", "false"))
    op.add_column("sitters", truth("is_seated", "true"))
    op.add_column("tables", sa.Column("rewrites", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("told_at", sa.Double(), nullable=True))
    op.add_column("matches", sa.Column("public_at", sa.Double(), nullable=True))
    op.execute(SIGNED_IN)
    op.execute(PLAYED_AS_GUESTS)
    write_skeletons()
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("ix_matches_public_at", "matches", ["public_at"])
    mark_guests()


def truth(name: str, default: str) -> sa.Column[bool]:
    """Return a column that is true or false."""
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.text(default))


def write_skeletons() -> None:
    """Give every account the skeleton of its name, unless an older one looks the same."""
    seen: set[str] = set()
    for person, name in op.get_bind().execute(ACCOUNTS).all():
        look = skeleton(name)
        if look not in seen:
            seen.add(look)
            op.get_bind().execute(SET_SKELETON, {"id": person, "skeleton": look})


def mark_guests() -> None:
    """Say in all logs who is a guest, and remember who sat at a table and left it."""
    bind = op.get_bind()
    guests = set(bind.execute(GUESTS).scalars())
    seated = {(table, person) for table, person in bind.execute(SITTERS)}
    for table, number, text in bind.execute(NAMING).all():
        event = json.loads(text)
        for person in people_in(event):
            if person["id"] in guests:
                person["is_guest"] = True
                written = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
                values = {"table": table, "number": number, "event": written}
                bind.execute(SET_EVENT, values)
            if event["type"] == "sat" and (table, person["id"]) not in seated:
                seated.add((table, person["id"]))
                bind.execute(ADD_SITTER, {"table": table, "person": person["id"]})


def people_in(event: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the people whom an event names."""
    for place in ("by", "occupant"):
        person = event.get(place)
        if person and "id" in person:
            yield person
