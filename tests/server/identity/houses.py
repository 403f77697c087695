"""A house with people in it: identity on an empty database, with a clock one can set."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from argon2 import PasswordHasher

from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.identity.tries import Tries
from gloaming.server.settings import Settings
from gloaming.server.storage.opening import open_database

CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
SITE = "https://games.example"
PASSWORD = "a long enough password"
DAY = 86_400.0
FREELY = 10**9  # tries in a minute


class Clock:
    """A clock that goes when told."""

    def __init__(self) -> None:
        """Begin at some time."""
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class House(SqlIdentity):
    """Identity whose clock can be set."""

    clock: Clock


@asynccontextmanager
async def opened(address: str, hasher: PasswordHasher = CHEAP) -> AsyncIterator[House]:
    """Open identity, and close its database."""
    database = await open_database(address)
    try:
        settings = Settings(public_url=SITE)
        clock = Clock()
        tries = Tries(database, FREELY, clock)
        yield House(database, settings, clock=clock, hasher=hasher, tries=tries)
    finally:
        await database.close()
