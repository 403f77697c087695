"""The first revision: tables and their logs, the archive, people and their credentials."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    make_facts()
    make_tables()
    make_logs()
    make_archive()
    make_people()
    make_credentials()


def text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    """Return a column of text."""
    return sa.Column(name, sa.Text(), nullable=nullable)


def number(name: str) -> sa.Column[int]:
    """Return a column of whole numbers."""
    return sa.Column(name, sa.Integer(), nullable=False)


def real(name: str, *, nullable: bool = False) -> sa.Column[float]:
    """Return a column of numbers, mostly times in seconds since 1970."""
    return sa.Column(name, sa.Double(), nullable=nullable)


def flag(name: str) -> sa.Column[bool]:
    """Return a column of truths."""
    return sa.Column(name, sa.Boolean(), nullable=False)


def raw(name: str) -> sa.Column[bytes]:
    """Return a column of bytes."""
    return sa.Column(name, sa.LargeBinary(), nullable=False)


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    """Return the primary key of a table."""
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def link(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    """Return a foreign key to the id of another table."""
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=f"fk_{table}_{column}")


def index(table: str, *columns: str) -> None:
    """Make an index on columns of a table."""
    op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))


def make_facts() -> None:
    """Make what the database knows of itself."""
    facts = op.create_table("facts", text("key"), text("value"), key("facts", "key"))
    op.bulk_insert(facts, [{"key": "generation", "value": secrets.token_hex(16)}])


def make_tables() -> None:
    """Make the tables at which people play."""
    op.create_table(
        "tables",
        text("id"),
        text("game"),
        text("phase"),
        flag("is_public"),
        real("created_at"),
        real("changed_at"),
        real("deadline", nullable=True),
        text("people"),
        text("summary"),
        number("next_number"),
        key("tables", "id"),
    )
    index("tables", "phase", "is_public", "changed_at")
    index("tables", "deadline")


def make_logs() -> None:
    """Make what belongs to a table: its events, its seed, who sits there."""
    op.create_table(
        "events",
        text("table_id"),
        number("number"),
        real("at"),
        text("command"),
        text("event"),
        link("events", "table_id", "tables"),
        key("events", "table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        text("table_id"),
        text("seed"),
        link("secrets", "table_id", "tables"),
        key("secrets", "table_id"),
    )
    op.create_table(
        "sitters",
        text("table_id"),
        text("person_id"),
        link("sitters", "table_id", "tables"),
        key("sitters", "table_id", "person_id"),
    )
    index("sitters", "person_id")


def make_archive() -> None:
    """Make the archive of finished matches."""
    op.create_table(
        "matches",
        text("id"),
        text("game"),
        flag("is_public"),
        real("started_at"),
        real("ended_at"),
        text("reason"),
        text("record"),
        key("matches", "id"),
    )
    index("matches", "ended_at", "id")
    index("matches", "game", "ended_at")
    op.create_table(
        "finishers",
        text("match_id"),
        number("seat"),
        text("person_id", nullable=True),
        text("name"),
        text("name_key"),
        text("result"),
        real("score"),
        link("finishers", "match_id", "matches"),
        key("finishers", "match_id", "seat"),
    )
    index("finishers", "person_id")
    index("finishers", "name_key")


def make_people() -> None:
    """Make people and the tokens by which they are known."""
    op.create_table(
        "people",
        text("id"),
        text("name"),
        text("name_key", nullable=True),
        flag("is_guest"),
        flag("is_deleted"),
        text("claimed_by", nullable=True),
        real("created_at"),
        key("people", "id"),
        sa.UniqueConstraint("name_key", name="uq_people_name_key"),
    )
    index("people", "claimed_by")
    op.create_table(
        "tokens",
        text("digest"),
        text("id"),
        text("person_id"),
        text("kind"),
        text("label"),
        real("created_at"),
        real("expires_at", nullable=True),
        link("tokens", "person_id", "people"),
        key("tokens", "digest"),
        sa.UniqueConstraint("id", name="uq_tokens_id"),
    )
    index("tokens", "person_id")
    index("tokens", "expires_at")


def make_credentials() -> None:
    """Make passwords, passkeys and the ceremonies of passkeys."""
    op.create_table(
        "passwords",
        text("person_id"),
        text("hash"),
        real("changed_at"),
        link("passwords", "person_id", "people"),
        key("passwords", "person_id"),
    )
    op.create_table(
        "passkeys",
        raw("id"),
        text("person_id"),
        raw("public_key"),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        text("label"),
        real("created_at"),
        link("passkeys", "person_id", "people"),
        key("passkeys", "id"),
    )
    index("passkeys", "person_id")
    op.create_table(
        "challenges",
        text("id"),
        text("purpose"),
        text("person_id", nullable=True),
        raw("challenge"),
        real("expires_at"),
        link("challenges", "person_id", "people"),
        key("challenges", "id"),
    )
    index("challenges", "expires_at")
