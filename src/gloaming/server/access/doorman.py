"""Who is at the door: whether a page may ask at all, and who the person behind it is."""

from urllib.parse import urlsplit

from gloaming.server.identity.protocol import Identity
from gloaming.server.settings import Settings

from .addresses import Addresses, Asker
from .budgets import Payer
from .visitor import Visitor, visitor_of

COOKIE = "gloaming"
BEARER = "Bearer "
VISITOR = "visitor"  # where a request remembers who asks


def payer_of(visitor: Visitor | None, address: str) -> Payer:
    """Return who pays for what somebody lets compute; the strangers of an address pay together."""
    return Payer(f"person {visitor.ids[0]}" if visitor else f"strangers {address}", address)


class Doorman:
    """Lets people in."""

    def __init__(self, identity: Identity, settings: Settings) -> None:
        """Know people, the pages of other addresses that may ask, and trusted proxies."""
        self.identity = identity
        self.settings = settings
        self._origins = frozenset(settings.origins)
        self._addresses = Addresses(settings.trusted_proxies)

    def address(self, asker: Asker) -> str:
        """Return the address from which somebody asks, as limits count it."""
        return self._addresses.of(asker)

    async def who(self, asker: Asker) -> Visitor | None:
        """Return who asks: a token goes before a cookie; looked up once for each request."""
        known = asker.scope["state"]
        if VISITOR not in known:
            known[VISITOR] = await self.look_up(asker)
        visitor: Visitor | None = known[VISITOR]
        return visitor

    async def look_up(self, asker: Asker) -> Visitor | None:
        """Return who asks as identity knows them now."""
        shown, kept = bearer_token(asker), asker.cookies.get(COOKIE, "")
        if shown:
            person = await self.identity.who(shown, "bearer")
        else:
            person = await self.identity.who(kept, "cookie") if kept else None
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


def session_token(asker: Asker) -> str:
    """Return the token of the session by which somebody is known; a program's goes before it."""
    return "" if bearer_token(asker) else asker.cookies.get(COOKIE, "")


def bearer_token(asker: Asker) -> str:
    """Return the token of a program."""
    header = asker.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""
