"""Identity in the database: guests, cookies, API tokens, claiming, export and leaving."""

import time
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection, delete

from gloaming.server.settings import Settings
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import challenges, tokens

from .errors import NoSuchPersonError, OnlyAccountsError
from .leaving import delete_person, export_person, forget_guests
from .passkeys import Passkeys
from .passwords import Passwords
from .people import add_guest, claim, ids_of, rename
from .person import Person
from .tokens import (
    Token,
    is_same,
    issue_api_token,
    issue_cookie,
    list_tokens,
    needs_renewal,
    renew,
    revoke,
    revoke_cookies,
    whose,
)
from .tries import MayTry, Tries, forget_tries

LONGEST_LABEL = 60


class SqlIdentity:
    """Knows people by the tokens that they show; does what `protocol.Identity` asks."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        may_try: MayTry | None = None,
        clock: Callable[[], float] = time.time,
        hasher: PasswordHasher | None = None,
    ) -> None:
        """Keep people in a database; `may_try` limits how often passwords are tried."""
        self.database = database
        self.settings = settings
        self.clock = clock
        self.passwords = Passwords(
            database,
            days=settings.sign_in_days,
            may_try=may_try or Tries(database, settings.sign_ins_per_minute, clock),
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

    async def who(self, token: str) -> Person | None:
        """Return whose token this is, or None if it is nobody's or has expired."""
        return await self.database.read(lambda connection: whose(connection, token, self.clock()))

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
            guest = whose(connection, guest_token, self.clock())
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
        return await self.database.read(
            lambda connection: list_tokens(connection, person.id, self.clock())
        )

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

    async def delete(self, person: Person) -> None:
        """Forget a person; their games stay under the name `deleted`."""
        await self.database.write(lambda connection: delete_person(connection, person.id))

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
