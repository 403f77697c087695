"""Who is at the door: whether a page may ask at all, and who the person behind it is."""

from collections.abc import Collection
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from gloaming.server.identity.protocol import Identity

from .visitor import Visitor, visitor_of

COOKIE = "gloaming"
BEARER = "Bearer "


Asker: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # a request or a socket


class Doorman:
    """Lets people in."""

    def __init__(
        self,
        identity: Identity,
        origins: Collection[str] = (),
        *,
        has_secure_cookies: bool = False,
    ) -> None:
        """Know people, and the pages of other addresses that may ask."""
        self.identity = identity
        self.has_secure_cookies = has_secure_cookies
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def who(self, asker: Asker) -> Visitor | None:
        """Return who asks: a token goes before a cookie."""
        token = bearer_token(asker) or asker.cookies.get(COOKIE, "")
        person = await self.identity.who(token) if token else None
        if person is None:
            return None
        return visitor_of(person, await self.identity.known_as(person.id))

    def lets_in(self, asker: Asker) -> bool:
        """Tell whether the page that asks is ours; programs have no page."""
        origin = asker.headers.get("origin", "").lower()
        if not origin or origin in self._origins:
            return True
        return urlsplit(origin).netloc == asker.headers.get("host", "").lower() != ""

    def trusts(self, asker: Asker) -> bool:
        """Tell whether something may be changed: no other page can send these headers for us."""
        shows = ("origin", "x-gloaming", "authorization")
        return self.lets_in(asker) and any(asker.headers.get(name, "") for name in shows)


def bearer_token(asker: Asker) -> str:
    """Return the token of a program."""
    header = asker.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""
