"""The tables of the database, declared once for SQLite and PostgreSQL.

tables ---< events          the log: (table, number) is unique, so history never forks
   |-----< sitters          who sits there, for "my tables", and who sat there before
   `-----  secrets          seeds; read only by the server
matches --< finishers       the archive of finished matches
people ---< tokens          cookies, API tokens and known devices, only their digests
   |-----  passwords
   |-----< passkeys
   |-----  progress         stars, results and streaks, as the person's devices have told them
   |-----< ratings          how well a person solves puzzles of a kind
   `-----< answers          the first answer to a puzzle, shipped or published; it is rated
puzzles --< votes           published puzzles, and what people think of them
   `-----< reports          to the host
puzzle_ratings              how hard puzzles are, shipped or published
challenges                  passkey ceremonies under way, each used once
tries                       attempts of the last minute, counted by all processes together
facts                       what the database knows of itself
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("deadline", Double),
    Column("people", Text, nullable=False),  # a JSON list, in the order given
    Column("summary", Text, nullable=False),  # JSON
    Column("next_number", Integer, nullable=False),  # how many events there are
    Column("opener", Text),  # the person who opened it
    Column(
        "rewrites", Integer, nullable=False, server_default="0"
    ),  # how often names in its log have changed
    Column("told_at", Double),  # when everybody may know how it ended, if not at once
    Index("ix_tables_phase_is_public_changed_at", "phase", "is_public", "changed_at"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_opener", "opener"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("command", Text, nullable=False),
    Column("event", Text, nullable=False),  # JSON, byte for byte as given
    sqlite_with_rowid=False,  # a table's events lie side by side
)

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seed", Text, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("is_seated", Boolean, nullable=False, server_default=text("true")),  # or has left
    Index("ix_sitters_person_id", "person_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("reason", Text, nullable=False),  # why it ended
    Column("record", Text, nullable=False),
    Column("public_at", Double),  # when it becomes public, if not at once
    Index("ix_matches_search", "is_public", "ended_at", "id", "game", "reason"),
    Index("ix_matches_public_at", "public_at"),
)

SEARCHED = ("is_public", "ended_at", "match_id", "game", "reason")

finishers = Table(
    "finishers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Text),  # None for a bot
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),  # the name as one searches for it
    Column("seat_name", Text),  # None: its table was gone when names were added
    Column("result", Text, nullable=False),  # "won", "lost" or "drawn"
    Column("score", Double, nullable=False),
    Column("is_guest", Boolean, nullable=False, server_default=text("false")),
    # As their match has them, so that a search reads indexes only.
    Column("game", Text),
    Column("is_public", Boolean),
    Column("ended_at", Double),
    Column("reason", Text),
    Index("ix_finishers_search_person", "person_id", *SEARCHED, "result", "name_key"),
    Index("ix_finishers_search_name", "name_key", *SEARCHED, "result"),
    Index("ix_finishers_search_result", "result", *SEARCHED),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # only accounts have names of their own
    Column("skeleton", Text),  # of an account's name: no other may look like it
    Column("is_guest", Boolean, nullable=False),
    Column("is_deleted", Boolean, nullable=False),
    Column("claimed_by", Text),  # the account that took over this guest
    Column("created_at", Double, nullable=False),
    Index("ix_people_claimed_by", "claimed_by"),
    Index("ix_people_skeleton", "skeleton", unique=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256; the token itself is kept nowhere
    Column("id", Text, nullable=False, unique=True),  # to name it when it is revoked
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),  # "cookie", "api" or "device"
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double),  # None: until it is revoked
    Column("authenticated_at", Double),  # when somebody last proved who they are
    Index("ix_tokens_person_id", "person_id"),
    Index("ix_tokens_expires_at", "expires_at"),
)

passwords = Table(
    "passwords",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),  # the credential id
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("ix_passkeys_person_id", "person_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("purpose", Text, nullable=False),  # "register" or "sign-in"
    Column("person_id", ForeignKey("people.id")),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("ix_challenges_expires_at", "expires_at"),
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", Text, nullable=False, unique=True),  # what tells it from all others
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("puzzle", Text, nullable=False),  # JSON, in the interchange form
    Column("solution", Text, nullable=False),  # JSON, as its prover found it
    Column("solutions", BigInteger, nullable=False),
    Column("grade", Integer, nullable=False),
    Column("composer", Text, nullable=False),  # the person who published it
    Column("published_at", Double, nullable=False),
    Column("score", Integer, nullable=False),  # the sum of all votes
    Column("plays", Integer, nullable=False),  # how many have answered
    Column("is_hidden", Boolean, nullable=False),  # from all but its composer and the host
    Index("ix_puzzles_new", "is_hidden", "published_at", "id"),
    Index("ix_puzzles_best", "is_hidden", "score", "published_at", "id"),
    Index("ix_puzzles_played", "is_hidden", "plays", "published_at", "id"),
    Index("ix_puzzles_composer", "composer"),
)

votes = Table(
    "votes",
    metadata,
    Column("puzzle_id", ForeignKey("puzzles.id"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("value", Integer, nullable=False),  # 1 or -1
    Index("ix_votes_person_id", "person_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("puzzle_id", ForeignKey("puzzles.id"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("is_settled", Boolean, nullable=False),  # the host has looked at it
    Index("ix_reports_person_id", "person_id"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle_id", Text, primary_key=True),  # of a published one its key
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Index("ix_ratings_kind_rating", "kind", "rating"),
)

answers = Table(
    "answers",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("puzzle_id", Text, primary_key=True),  # of a published one its key
    Column("is_solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

progress = Table(
    "progress",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("content", Text, nullable=False),  # JSON
    Column("changed_at", Double, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("key", Text, primary_key=True),  # SHA-256 of who tries what: no address is kept
    Column("count", Integer, nullable=False),
    Column("expires_at", Double, nullable=False),  # when counting begins anew
    Index("ix_tries_expires_at", "expires_at"),
)
