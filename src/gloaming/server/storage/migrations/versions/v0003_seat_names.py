"""The third revision: the archive knows what the seats of a match are called."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SUMMARIES = sa.text("SELECT tables.id, summary FROM tables JOIN matches ON matches.id = tables.id")
SET_NAME = sa.text(
    "UPDATE finishers SET seat_name = :name WHERE match_id = :match AND seat = :seat"
)


def upgrade() -> None:
    """Add the names, read from the tables at which the matches were played."""
    op.add_column("finishers", sa.Column("seat_name", sa.Text(), nullable=True))
    for match, summary in op.get_bind().execute(SUMMARIES).all():
        for number, seat in enumerate(json.loads(summary).get("seats", [])):
            values = {"match": match, "seat": number, "name": seat["name"]}
            op.get_bind().execute(SET_NAME, values)
