"""The second revision: who opened a table, and attempts that all processes count together."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FIRST_EVENTS = sa.text("SELECT table_id, event FROM events WHERE number = 0")
SET_OPENER = sa.text("UPDATE tables SET opener = :opener WHERE id = :id")


def upgrade() -> None:
    """Add what is new."""
    op.add_column("tables", sa.Column("opener", sa.Text(), nullable=True))
    op.create_index("ix_tables_opener", "tables", ["opener"])
    for table, event in op.get_bind().execute(FIRST_EVENTS).all():
        by = json.loads(event).get("by") or {}
        op.get_bind().execute(SET_OPENER, {"id": table, "opener": by.get("id")})
    op.create_table(
        "tries",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tries"),
    )
    op.create_index("ix_tries_expires_at", "tries", ["expires_at"])
