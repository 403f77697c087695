"""Identity in the database: guests, cookies, API tokens, claiming, export and leaving."""

import time
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection, delete

from gloaming.server.settings import Settings
from gloaming.server.storage.database import Database
from gloaming.server.storage.names_at_tables import tables_of
from gloaming.server.storage.schema import challenges, tokens

from .errors import NoSuchPersonError, OnlyAccountsError, SignInAgainError
from .leaving import delete_person, export_person, forget_guests
from .passkeys import Passkeys
from .passwords import Passwords
from .people import add_guest, claim, ids_of, rename
from .person import Person
from .tokens import (
    Token,
    Way,
    authenticate,
    authenticated_at,
    is_device,
    is_same,
    issue_api_token,
    issue_cookie,
    issue_device,
    list_tokens,
    needs_renewal,
    renew,
    revoke,
    revoke_cookies,
    whose,
)
from .tries import MINUTE, Tries, forget_tries

LONGEST_LABEL = 60


class SqlIdentity:
    """Knows people by the tokens that they show; does what `protocol.Identity` asks."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        tries: Tries | None = None,
        clock: Callable[[], float] = time.time,
        hasher: PasswordHasher | None = None,
    ) -> None:
        """Keep people in a database; `tries` limits how often passwords are tried."""
        self.database = database
        self.settings = settings
        self.clock = clock
        self.passwords = Passwords(
            database,
            days=settings.sign_in_days,
            tries=tries or Tries(database, settings.sign_ins_per_minute, clock),
            clock=clock,
            hasher=hasher,
        )
        self.passkeys = Passkeys(
            database,
            base_url=settings.base_url,
            origins=settings.origins,
            days=settings.sign_in_days,
            clock=clock,
        )

    async def who(self, token: str, way: Way) -> Person | None:
        """Return whose token comes in, or None if it is nobody's or does not count there."""
        now = self.clock()
        return await self.database.read(lambda connection: whose(connection, token, now, way))

    async def need_fresh(self, person: Person, token: str) -> None:
        """Raise unless whoever has a session proved lately who they are; a guest cannot."""
        if person.is_guest:
            return
        at = await self.database.read(lambda connection: authenticated_at(connection, token))
        if at is None or at <= self.clock() - self.settings.fresh_minutes * MINUTE:
            raise SignInAgainError

    async def confirm_by_password(
        self, person: Person, token: str, password: str, *, address: str
    ) -> None:
        """Make a session fresh for who shows the password."""
        await self.passwords.need_password(person, password, address)
        await self.authenticate(token)

    async def confirm_by_passkey(
        self, person: Person, token: str, ceremony: str, response: str
    ) -> None:
        """Make a session fresh for who shows a passkey."""
        await self.passkeys.confirm(person, ceremony, response)
        await self.authenticate(token)

    async def authenticate(self, token: str) -> None:
        """Note that whoever has a session has proved now who they are."""
        now = self.clock()
        await self.database.write(lambda connection: authenticate(connection, token, now))

    async def new_device(self, person: Person, device: str) -> str | None:
        """Return a token for a browser in which a person has not signed in before."""

        def work(connection: Connection) -> str | None:
            if is_device(connection, person.id, device, self.clock()):
                return None
            return issue_device(connection, person.id, self.clock())

        return await self.database.write(work)

    async def new_guest(self) -> tuple[Person, str]:
        """Welcome somebody new; return the person and the token for their cookie."""

        def work(connection: Connection) -> tuple[Person, str]:
            now = self.clock()
            person = add_guest(connection, now)
            return person, issue_cookie(connection, person.id, now, self.settings.guest_days)

        return await self.database.write(work)

    async def known_as(self, person: str) -> frozenset[str]:
        """Return all ids of a person: their own and those of guests that they have claimed."""
        return await self.database.read(lambda connection: ids_of(connection, person))

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        return await self.database.write(lambda connection: rename(connection, person.id, name))

    async def tables_of(self, person: Person) -> list[str]:
        """Return the tables that a person has opened, sits at, or sat at before."""

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(tables_of(ids_of(connection, person.id))))

        return await self.database.read(work)

    async def renew(self, person: Person, token: str) -> bool:
        """Let a cookie last as long as a new one would; False if it is not time for that."""
        now, days = self.clock(), self.settings.cookie_days(is_guest=person.is_guest)
        is_time = await self.database.read(
            lambda connection: needs_renewal(connection, token, now, days)
        )
        if is_time:
            await self.database.write(lambda connection: renew(connection, token, now, days))
        return is_time

    async def sign_out(self, token: str) -> None:
        """Forget a token."""
        await self.database.write(lambda connection: revoke(connection, is_same(token)))

    async def sign_out_everywhere(self, person: Person) -> None:
        """Forget all cookies of a person."""
        await self.database.write(lambda connection: revoke_cookies(connection, person.id))

    async def claim(self, person: Person, guest_token: str) -> None:
        """Let an account take over the guest who has a token; the token then is nobody's."""

        def work(connection: Connection) -> None:
            guest = whose(connection, guest_token, self.clock(), "cookie")
            if guest is None:
                raise NoSuchPersonError
            claim(connection, person.id, guest)

        await self.database.write(work)

    async def new_api_token(self, person: Person, label: str) -> tuple[Token, str]:
        """Make a token for a program that plays for a person; it is told only now."""
        if person.is_guest:
            raise OnlyAccountsError
        return await self.database.write(
            lambda connection: issue_api_token(
                connection, person.id, self.clock(), label[:LONGEST_LABEL]
            )
        )

    async def tokens(self, person: Person) -> list[Token]:
        """Return where a person is signed in, and their programs' tokens."""
        kept = await self.database.read(
            lambda connection: list_tokens(connection, person.id, self.clock())
        )
        return [token for token in kept if token.kind != "device"]

    async def revoke(self, person: Person, token_id: str) -> bool:
        """Forget one of a person's tokens by its id; False if they have no such."""
        return await self.database.write(
            lambda connection: (
                revoke(connection, tokens.c.id == token_id, tokens.c.person_id == person.id) > 0
            )
        )

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything that is kept about a person, for JSON."""
        return await self.database.read(
            lambda connection: export_person(connection, person.id, self.clock())
        )

    async def delete(self, person: Person) -> list[str]:
        """Forget a person; their games stay under the name `deleted`, at the tables returned."""
        return await self.database.write(lambda connection: delete_person(connection, person.id))

    async def forget_expired(self) -> int:
        """Forget tokens, ceremonies and tries that have expired; return how many."""

        def work(connection: Connection) -> int:
            now = self.clock()
            old = delete(challenges).where(challenges.c.expires_at <= now)
            ceremonies = connection.execute(old).rowcount
            tried = forget_tries(connection, now)
            return revoke(connection, tokens.c.expires_at <= now) + ceremonies + tried

        return await self.database.write(work)

    async def forget_guests(self) -> int:
        """Forget guests who can never come back and have never played; return how many."""
        return await self.database.write(forget_guests)
