"""Accounts with a password, kept as argon2 makes it."""

import asyncio
import unicodedata
from collections.abc import Callable
from functools import cached_property
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select

from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import passwords, people

from .errors import PasswordRefusedError, TooManyTriesError, WrongCredentialsError
from .names import LONGEST as LONGEST_NAME
from .names import check_account_name, is_name, name_key
from .people import add_guest, become_account, find_person
from .person import Person
from .tokens import is_device, issue_cookie, revoke_cookies, revoke_devices
from .tries import Tries

SHORTEST = 8
LONGEST = 200
NOBODY = ("", None)
AT_ONCE = 2  # argon2 takes 64 MiB each time
MANY_ADDRESSES = 3  # so often the tries of one: somebody guesses from everywhere


class Passwords:
    """Signing up and in with name and password."""

    def __init__(
        self,
        database: Database,
        *,
        days: int,
        tries: Tries,
        clock: Callable[[], float],
        hasher: PasswordHasher | None = None,
    ) -> None:
        """Keep passwords in a database; cookies last for days."""
        self.database = database
        self.days = days
        self.tries = tries
        self.clock = clock
        self.hasher = hasher or PasswordHasher()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def sign_up(
        self, name: str, password: str, *, guest: Person | None = None, address: str = ""
    ) -> tuple[Person, str]:
        """Make an account, out of the guest who asks if there is one; return a cookie's token."""
        await self.try_as(f"address {address}")  # as many accounts can be made in a minute
        check_account_name(name)
        hashed = await self.hash(check_password(password))

        def work(connection: Connection) -> tuple[Person, str]:
            who = guest or add_guest(connection, self.clock())
            person = become_account(connection, who.id, name)
            set_hash(connection, person.id, hashed, self.clock())
            return person, self.fresh_cookie(connection, person)

        return await self.database.write(work)

    async def sign_in(
        self, name: str, password: str, *, address: str = "", device: str = ""
    ) -> tuple[Person, str]:
        """Return the account and a cookie's token, or refuse without telling what was wrong."""
        key = name_key(name[:LONGEST_NAME])
        person, kept = await self.find(people.c.name_key == key) if is_name(key) else NOBODY
        if await self.knows(device, person):
            tried = await self.try_as(f"device {device} {person}")
        else:
            tried = await self.try_from(address, key)
        better = await self.verify(kept, password)
        await self.tries.forgive(*tried)

        def work(connection: Connection) -> tuple[Person, str]:
            still_same(connection, person, kept)
            if better:
                set_hash(connection, person, better, self.clock())
            token = issue_cookie(connection, person, self.clock(), self.days)
            return find_person(connection, person), token

        return await self.database.write(work)

    async def change(self, person: Person, old: str, new: str, *, address: str = "") -> str:
        """Change a password, sign out everywhere, and return a new cookie's token."""
        kept = await self.need_password(person, old, address)
        hashed = await self.hash(check_password(new))

        def work(connection: Connection) -> str:
            still_same(connection, person.id, kept)
            set_hash(connection, person.id, hashed, self.clock())
            revoke_devices(connection, person.id)
            return self.fresh_cookie(connection, person)

        return await self.database.write(work)

    async def has_password(self, person: Person) -> bool:
        """Tell whether a person can sign in with a password."""
        return await self.find(people.c.id == person.id) != NOBODY

    async def need_password(self, person: Person, password: str, address: str) -> str | None:
        """Return what is kept of a person's password, or refuse a wrong one."""
        tried = await self.try_as(f"password {person.id} {address}")
        _, kept = await self.find(people.c.id == person.id)
        await self.verify(kept, password)
        await self.tries.forgive(*tried)
        return kept

    async def knows(self, device: str, person: str) -> bool:
        """Tell whether a person has signed in before in the browser that asks."""
        if not device or not person:
            return False
        now = self.clock()
        return await self.database.read(
            lambda connection: is_device(connection, person, device, now)
        )

    async def try_as(self, key: str) -> tuple[str, ...]:
        """Count an attempt, and refuse one too many; return what to forgive if it is right."""
        (count,) = await self.tries.count(key)
        if count > self.tries.per_minute:
            raise TooManyTriesError
        return (key,)

    async def try_from(self, address: str, name: str) -> tuple[str, ...]:
        """Count an attempt from an unknown place; return what to forgive if it is right.

        Wrong tries slow down the address they come from.  Where a name is tried from many
        addresses, each of them is slowed down to one try a minute, but none is locked out.
        """
        place, both, everywhere = (
            f"address {address}",
            f"address {address} name {name}",
            f"name {name}",
        )
        from_here, of_both = await self.tries.count(place, both)
        if from_here > self.tries.per_minute:
            raise TooManyTriesError
        (of_all,) = await self.tries.count(everywhere)
        is_pressed = of_all > self.tries.per_minute * MANY_ADDRESSES
        if is_pressed and of_both > 1:
            raise TooManyTriesError
        return (place, both, everywhere)

    def fresh_cookie(self, connection: Connection, person: Person) -> str:
        """Return a new token, the only one that holds: an older one may be in wrong hands."""
        revoke_cookies(connection, person.id)
        return issue_cookie(connection, person.id, self.clock(), self.days)

    async def find(self, which: Any) -> tuple[str, str | None]:
        """Return the id of an account and what is kept of its password."""
        query = select(people.c.id, passwords.c.hash).join(passwords).where(which)
        found = await self.database.read(lambda connection: connection.execute(query).first())
        return (found.id, found.hash) if found else NOBODY

    async def hash(self, password: bytes) -> str:
        """Return what is kept of a password."""
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, kept: str | None, password: str) -> str | None:
        """Raise unless a password is right; return what to keep of it if that has changed.

        Where there is no such account the same work is done, so that time tells nothing.
        """
        async with self.turn:
            is_right = await asyncio.to_thread(self.is_right, kept, normal(password))
        if kept is None or not is_right:
            raise WrongCredentialsError
        return await self.hash(normal(password)) if self.hasher.check_needs_rehash(kept) else None

    def is_right(self, kept: str | None, password: bytes) -> bool:
        """Tell whether a password fits; nothing fits nobody's."""
        try:
            return self.hasher.verify(kept or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def nobodys(self) -> str:
        """Return a hash that no password fits but by chance."""
        return self.hasher.hash("nobody's password")


def normal(password: str) -> bytes:
    """Return a password as every keyboard would write it, and not too much of it."""
    return unicodedata.normalize("NFKC", password[: LONGEST + 1]).encode("utf-8", "surrogatepass")


def check_password(password: str) -> bytes:
    """Return a password that can be used."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise PasswordRefusedError(f"a password has {SHORTEST} to {LONGEST} characters")
    return normal(password)


def set_hash(connection: Connection, person: str, hashed: str, now: float) -> None:
    """Keep a password in place of the last one."""
    connection.execute(delete(passwords).where(passwords.c.person_id == person))
    connection.execute(insert(passwords).values(person_id=person, hash=hashed, changed_at=now))


def still_same(connection: Connection, person: str, kept: str | None) -> None:
    """Raise if a password was changed, or its account deleted, while it was verified."""
    query = select(passwords.c.hash).where(passwords.c.person_id == person)
    if connection.scalar(query) != kept:
        raise WrongCredentialsError
