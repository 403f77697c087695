"""Storage in memory and people made up on the spot, for tests without a database."""

import asyncio
from collections.abc import Sequence
from random import Random

from gloaming.server.identity.person import Person
from gloaming.server.identity.tokens import Way
from gloaming.server.storage.errors import StorageError, StorageUnavailableError
from gloaming.server.storage.protocol import Envelope, TableRow, TableSecret


class MemoryStorage:
    """Keeps everything until the test ends; may be slow, or fail before or after it has kept."""

    def __init__(self, seed: int = 0) -> None:
        """Start empty."""
        self.rows: dict[str, TableRow] = {}
        self.secrets: dict[str, TableSecret] = {}
        self.logs: dict[str, list[Envelope]] = {}
        self.failures: list[str] = []  # "before" or "after", for the next appends
        self.random = Random(seed)

    async def pause(self) -> None:
        """Let others go first, sometimes."""
        for _ in range(self.random.randrange(3)):
            await asyncio.sleep(0)

    async def create_table(
        self, row: TableRow, secret: TableSecret, events: Sequence[Envelope]
    ) -> None:
        """Keep a new table."""
        await self.pause()
        if row.id in self.rows:
            raise StorageError("there is such a table already")
        self.rows[row.id], self.secrets[row.id] = row, secret
        self.logs[row.id] = list(events)

    async def append(self, row: TableRow, events: Sequence[Envelope]) -> bool:
        """Add events, unless a number is taken."""
        await self.pause()
        failure = self.failures.pop(0) if self.failures else ""
        if failure == "before":
            raise StorageUnavailableError("gone")
        log = self.logs[row.id]
        if events[0].number != len(log):
            assert events[0].number < len(log)
            return False
        log.extend(events)
        self.rows[row.id] = row
        if failure == "after":
            raise StorageUnavailableError("gone")
        await self.pause()
        return True

    async def events(self, table: str, after: int = -1, limit: int | None = None) -> list[Envelope]:
        """Return the events behind a number, not more than the limit."""
        await self.pause()
        log = self.logs[table][after + 1 :]
        return log if limit is None else log[:limit]

    async def secret(self, table: str) -> TableSecret | None:
        """Return the secret of a table."""
        await self.pause()
        return self.secrets.get(table)

    async def table(self, table: str) -> TableRow | None:
        """Return what is known of a table."""
        await self.pause()
        return self.rows.get(table)

    async def tables(
        self,
        *,
        phase: str | None = None,
        is_public: bool | None = None,
        person: str | None = None,
        opener: str | None = None,
        due_before: float | None = None,
        told_by: float | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Return the tables that fit."""
        await self.pause()
        found = [
            row
            for row in self.rows.values()
            if phase in (None, phase_told(row, told_by))
            and is_public in (None, row.is_public)
            and (person is None or person in row.people)
            and opener in (None, row.opener)
            and (due_before is None or (row.deadline is not None and row.deadline < due_before))
        ]
        return sorted(found, key=lambda row: -row.changed_at)[:limit]

    async def try_keeping(self) -> None:
        """Keep nothing: memory takes everything."""

    async def close(self) -> None:
        """Let nothing wait: everything is kept at once."""


def phase_told(row: TableRow, told_by: float | None) -> str:
    """Return the phase of a table as it is known by a time."""
    is_untold = told_by is not None and row.told_at is not None and row.told_at > told_by
    return "running" if row.phase == "over" and is_untold else row.phase


class MemoryIdentity:
    """Knows guests by tokens that tell their number."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.people: dict[str, Person] = {}
        self.claimed: dict[str, list[str]] = {}

    def known(self, name: str) -> str:
        """Make somebody known by name; return their token."""
        self.people[f"token-{name}"] = Person(f"id-{name}", name, is_guest=False)
        return f"token-{name}"

    async def who(self, token: str, way: Way) -> Person | None:
        """Return whom a token belongs to; here all ways are alike."""
        del way
        return self.people.get(token)

    async def known_as(self, person: str) -> frozenset[str]:
        """Return all ids of a person."""
        return frozenset({person, *self.claimed.get(person, ())})

    async def renew(self, person: Person, token: str) -> bool:
        """Let every cookie last."""
        del person, token
        return False

    async def new_guest(self) -> tuple[Person, str]:
        """Return somebody new."""
        number = len(self.people)
        person = Person(f"id-guest-{number}", f"guest {number}", is_guest=True)
        self.people[f"token-guest-{number}"] = person
        return person, f"token-guest-{number}"
