"""The seventh revision: answers and ratings know a published puzzle by what it is, not by id."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Put the keys of published puzzles in the place of their ids."""
    for table in ("answers", "puzzle_ratings"):
        op.execute(
            f"UPDATE {table} SET puzzle_id = "  # noqa: S608 - two names from above
            f"(SELECT key FROM puzzles WHERE puzzles.id = {table}.puzzle_id) "
            "WHERE puzzle_id IN (SELECT id FROM puzzles)"
        )
