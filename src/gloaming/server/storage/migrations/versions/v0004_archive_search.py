"""The fourth revision: players know of their match what is searched for, and are indexed by it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SEARCHED = ("is_public", "ended_at", "match_id", "game", "reason")
COPY = sa.text(
    "UPDATE finishers SET (game, is_public, ended_at, reason) ="
    " (SELECT game, is_public, ended_at, reason FROM matches WHERE id = match_id)"
)


def upgrade() -> None:
    """Copy what is searched for from the matches, and index it."""
    op.add_column("finishers", sa.Column("game", sa.Text(), nullable=True))
    op.add_column("finishers", sa.Column("is_public", sa.Boolean(), nullable=True))
    op.add_column("finishers", sa.Column("ended_at", sa.Double(), nullable=True))
    op.add_column("finishers", sa.Column("reason", sa.Text(), nullable=True))
    op.execute(COPY)
    for name in ("ix_finishers_person_id", "ix_finishers_name_key"):
        op.drop_index(name, "finishers")
    for name in ("ix_matches_ended_at_id", "ix_matches_game_ended_at"):
        op.drop_index(name, "matches")
    by_person = ["person_id", *SEARCHED, "result", "name_key"]
    op.create_index("ix_finishers_search_person", "finishers", by_person)
    op.create_index("ix_finishers_search_name", "finishers", ["name_key", *SEARCHED, "result"])
    op.create_index("ix_finishers_search_result", "finishers", ["result", *SEARCHED])
    wanted = ["is_public", "ended_at", "id", "game", "reason"]
    op.create_index("ix_matches_search", "matches", wanted)
