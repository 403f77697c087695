"""The sixth revision: published puzzles with votes, reports and ratings, and people's progress."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add what is new."""
    add_puzzles()
    add_opinions()
    add_ratings()
    op.create_table(
        "progress",
        text("person_id"),
        text("content"),
        number("changed_at"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_progress_person_id"),
        sa.PrimaryKeyConstraint("person_id", name="pk_progress"),
    )


def add_puzzles() -> None:
    """Add the published puzzles."""
    op.create_table(
        "puzzles",
        text("id"),
        text("key"),
        text("game"),
        text("kind"),
        text("title"),
        text("puzzle"),
        text("solution"),
        sa.Column("solutions", sa.BigInteger(), nullable=False),
        count("grade"),
        text("composer"),
        number("published_at"),
        count("score"),
        count("plays"),
        truth("is_hidden"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
        sa.UniqueConstraint("key", name="uq_puzzles_key"),
    )
    op.create_index("ix_puzzles_new", "puzzles", ["is_hidden", "published_at", "id"])
    best = ["is_hidden", "score", "published_at", "id"]
    op.create_index("ix_puzzles_best", "puzzles", best)
    played = ["is_hidden", "plays", "published_at", "id"]
    op.create_index("ix_puzzles_played", "puzzles", played)
    op.create_index("ix_puzzles_composer", "puzzles", ["composer"])


def add_opinions() -> None:
    """Add votes and reports."""
    op.create_table(
        "votes",
        text("puzzle_id"),
        text("person_id"),
        count("value"),
        sa.ForeignKeyConstraint(["puzzle_id"], ["puzzles.id"], name="fk_votes_puzzle_id"),
        sa.PrimaryKeyConstraint("puzzle_id", "person_id", name="pk_votes"),
    )
    op.create_index("ix_votes_person_id", "votes", ["person_id"])
    op.create_table(
        "reports",
        text("puzzle_id"),
        text("person_id"),
        text("reason"),
        number("at"),
        truth("is_settled"),
        sa.ForeignKeyConstraint(["puzzle_id"], ["puzzles.id"], name="fk_reports_puzzle_id"),
        sa.PrimaryKeyConstraint("puzzle_id", "person_id", name="pk_reports"),
    )
    op.create_index("ix_reports_person_id", "reports", ["person_id"])


def add_ratings() -> None:
    """Add how hard puzzles are, how well people solve them, and their first answers."""
    op.create_table(
        "puzzle_ratings",
        text("puzzle_id"),
        *rating(),
        count("answers"),
        count("solved"),
        sa.PrimaryKeyConstraint("puzzle_id", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "ratings",
        text("person_id"),
        text("kind"),
        *rating(),
        count("answers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ratings_person_id"),
        sa.PrimaryKeyConstraint("person_id", "kind", name="pk_ratings"),
    )
    op.create_index("ix_ratings_kind_rating", "ratings", ["kind", "rating"])
    op.create_table(
        "answers",
        text("person_id"),
        text("puzzle_id"),
        truth("is_solved"),
        number("at"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_answers_person_id"),
        sa.PrimaryKeyConstraint("person_id", "puzzle_id", name="pk_answers"),
    )


def text(name: str) -> sa.Column[str]:
    """Return a column of text."""
    return sa.Column(name, sa.Text(), nullable=False)


def number(name: str) -> sa.Column[float]:
    """Return a column of numbers."""
    return sa.Column(name, sa.Double(), nullable=False)


def count(name: str) -> sa.Column[int]:
    """Return a column of whole numbers."""
    return sa.Column(name, sa.Integer(), nullable=False)


def truth(name: str) -> sa.Column[bool]:
    """Return a column that is true or false."""
    return sa.Column(name, sa.Boolean(), nullable=False)


def rating() -> tuple[sa.Column[float], ...]:
    """Return the columns of a rating."""
    return number("rating"), number("deviation"), number("volatility")
