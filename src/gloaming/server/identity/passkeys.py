"""Accounts with passkeys (WebAuthn): every ceremony has a challenge that is used once."""

import asyncio
import secrets
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import challenges, passkeys, passwords

from .base64url import base64url
from .errors import CeremonyError, LastPasskeyError, WrongCredentialsError
from .people import become_account, check_free, find_person
from .person import Person
from .tokens import issue_cookie, new_id, revoke_cookies

CHALLENGE_BYTES = 32
SECONDS = 300.0
LONGEST_LABEL = 60

REGISTER = "register"
SIGN_IN = "sign-in"


class Ceremony(msgspec.Struct, frozen=True):
    """What a browser needs for its part of a ceremony."""

    id: str
    options: dict[str, Any]  # for navigator.credentials.create or .get


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    label: str
    created_at: float


class Passkeys:
    """Registering passkeys and signing in with them."""

    def __init__(
        self,
        database: Database,
        *,
        base_url: str,
        origins: tuple[str, ...],
        days: int,
        clock: Callable[[], float],
    ) -> None:
        """Keep passkeys for a site; cookies last for days."""
        self.database = database
        self.site = str(urlsplit(base_url).hostname)
        self.origins = list(origins)
        self.days = days
        self.clock = clock

    async def begin_registration(self, person: Person, name: str | None = None) -> Ceremony:
        """Begin to give a person a passkey; `name` is that of the account a guest will have."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)

        def work(connection: Connection) -> tuple[str, list[bytes]]:
            if person.is_guest:  # before a device keeps a passkey that leads nowhere
                check_free(connection, name or "")
            known = [kept.id for kept in read_passkeys(connection, person.id)]
            return self.keep_challenge(connection, REGISTER, person.id, challenge), known

        ceremony, known = await self.database.write(work)
        device = await asyncio.to_thread(ceremonies)
        account = (person.id, name or person.name)
        options = device.registration_options(self.site, account, challenge, known)
        return Ceremony(ceremony, options)

    async def finish_registration(
        self, person: Person, ceremony: str, response: str, *, label: str, name: str | None = None
    ) -> tuple[Person, str]:
        """Keep a person's passkey; a guest becomes an account of that name."""
        challenge = await self.take_challenge(ceremony, REGISTER, person.id)
        verified = self.verify_registration(response, challenge)

        def work(connection: Connection) -> tuple[Person, str]:
            owner = find_person(connection, person.id)
            if owner.is_guest:
                owner = become_account(connection, person.id, name or "")
                revoke_cookies(connection, person.id)
            self.keep_passkey(connection, owner.id, verified, label[:LONGEST_LABEL])
            return owner, issue_cookie(connection, owner.id, self.clock(), self.days)

        return await self.database.write(work)

    async def begin_sign_in(self) -> Ceremony:
        """Begin a sign-in; the device knows which account it has a passkey for."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        ceremony = await self.database.write(
            lambda connection: self.keep_challenge(connection, SIGN_IN, None, challenge)
        )
        device = await asyncio.to_thread(ceremonies)
        return Ceremony(ceremony, device.sign_in_options(self.site, challenge))

    async def finish_sign_in(self, ceremony: str, response: str) -> tuple[Person, str]:
        """Return the account that a passkey belongs to, and a cookie's token."""
        challenge = await self.take_challenge(ceremony, SIGN_IN, None)

        def work(connection: Connection) -> tuple[Person, str]:
            person = self.owner_of(connection, response, challenge)
            token = issue_cookie(connection, person, self.clock(), self.days)
            return find_person(connection, person), token

        return await self.database.write(work)

    async def confirm(self, person: Person, ceremony: str, response: str) -> None:
        """Raise unless a passkey is a person's own."""
        challenge = await self.take_challenge(ceremony, SIGN_IN, None)
        owner = await self.database.write(
            lambda connection: self.owner_of(connection, response, challenge)
        )
        if owner != person.id:
            raise WrongCredentialsError

    def owner_of(self, connection: Connection, response: str, challenge: bytes) -> str:
        """Return whose passkey answers a challenge, and note that it was used."""
        key = ceremonies().credential_id(response)
        query = select(passkeys).where(passkeys.c.id == key).with_for_update()
        kept = connection.execute(query).first()
        if kept is None:
            raise WrongCredentialsError
        count = self.verify_sign_in(response, challenge, kept)
        connection.execute(update(passkeys).where(passkeys.c.id == key).values(sign_count=count))
        return str(kept.person_id)

    async def passkeys(self, person: Person) -> list[Passkey]:
        """Return a person's passkeys, the oldest first."""
        found = await self.database.read(lambda connection: read_passkeys(connection, person.id))
        return [Passkey(base64url(k.id), k.label, k.created_at) for k in found]

    async def remove(self, person: Person, passkey: str) -> bool:
        """Remove one of a person's passkeys; False if they have no such."""

        def work(connection: Connection) -> bool:
            find_person(connection, person.id, lock=True)
            kept = [key.id for key in read_passkeys(connection, person.id)]
            wanted = [key for key in kept if base64url(key) == passkey]
            if wanted == kept and wanted and not has_password(connection, person.id):
                raise LastPasskeyError
            gone = delete(passkeys).where(passkeys.c.id.in_(wanted))
            return connection.execute(gone).rowcount > 0

        return await self.database.write(work)

    def keep_challenge(
        self, connection: Connection, purpose: str, person: str | None, challenge: bytes
    ) -> str:
        """Keep a challenge; return the id of its ceremony."""
        ceremony = new_id()
        connection.execute(
            insert(challenges).values(
                id=ceremony,
                purpose=purpose,
                person_id=person,
                challenge=challenge,
                expires_at=self.clock() + SECONDS,
            )
        )
        return ceremony

    async def take_challenge(self, ceremony: str, purpose: str, person: str | None) -> bytes:
        """Return the challenge of a ceremony and forget it, whatever comes of it."""
        query = delete(challenges).where(challenges.c.id == ceremony).returning(challenges)
        kept = await self.database.write(lambda connection: connection.execute(query).first())
        if kept is None or kept.expires_at <= self.clock():
            raise CeremonyError
        if (kept.purpose, kept.person_id) != (purpose, person):
            raise CeremonyError
        return bytes(kept.challenge)

    def verify_registration(self, response: str, challenge: bytes) -> Any:
        """Return what a device says about its new passkey, or refuse it."""
        return ceremonies().verified_registration(response, challenge, self.site, self.origins)

    def verify_sign_in(self, response: str, challenge: bytes, kept: Any) -> int:
        """Return how often a passkey was used, or refuse it."""
        return ceremonies().verified_sign_in(response, challenge, self.site, self.origins, kept)

    def keep_passkey(self, connection: Connection, person: str, verified: Any, label: str) -> None:
        """Keep a passkey that is not known yet."""
        values = {
            "id": verified.credential_id,
            "person_id": person,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "label": label,
            "created_at": self.clock(),
        }
        try:
            connection.execute(insert(passkeys).values(values))
        except IntegrityError:
            raise WrongCredentialsError from None


def read_passkeys(connection: Connection, person: str) -> list[Any]:
    """Return what is kept of a person's passkeys, the oldest first."""
    query = select(passkeys).where(passkeys.c.person_id == person)
    return list(connection.execute(query.order_by(passkeys.c.created_at)))


def has_password(connection: Connection, person: str) -> bool:
    """Tell whether a person can sign in with a password."""
    query = select(passwords.c.person_id).where(passwords.c.person_id == person)
    return connection.scalar(query) is not None


def ceremonies() -> ModuleType:
    """Load what talks to devices; its cryptography takes 14 MB that few servers ever need."""
    return import_module(f"{__package__}.ceremonies")
