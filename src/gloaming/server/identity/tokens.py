"""Tokens: 256 random bits that say who somebody is; only their digests are kept."""

import hashlib
import secrets
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from gloaming.server.storage.schema import people, tokens

from .person import Person

Kind: TypeAlias = Literal["cookie", "api", "device"]
Way: TypeAlias = Literal["cookie", "bearer"]  # in which a token comes in

# The one place where it is said what counts by which way: in a cookie only a page's session,
# so that a program's token opens no account; as a bearer token a session too, because a guest
# has no other.  A device says only that somebody has signed in there before.
ACCEPTED: dict[Way, tuple[Kind, ...]] = {"cookie": ("cookie",), "bearer": ("api", "cookie")}

RANDOM_BYTES = 32
API_PREFIX = "gloaming_"  # so that people recognise what they have copied
DAY = 86_400.0
DEVICE_DAYS = 365


class Token(msgspec.Struct, frozen=True):
    """What is known of a token without the token itself."""

    id: str
    kind: Kind
    label: str
    created_at: float
    expires_at: float | None


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def issue_cookie(connection: Connection, person: str, now: float, days: int) -> str:
    """Return a new token for a person's cookie."""
    token = secrets.token_urlsafe(RANDOM_BYTES)
    keep(connection, person, token, Token(new_id(), "cookie", "", now, now + days * DAY))
    authenticate(connection, token, now)
    return token


def issue_device(connection: Connection, person: str, now: float) -> str:
    """Return a new token by which a browser is known where a person has signed in."""
    token = secrets.token_urlsafe(RANDOM_BYTES)
    keep(connection, person, token, Token(new_id(), "device", "", now, now + DEVICE_DAYS * DAY))
    return token


def is_device(connection: Connection, person: str, token: str, now: float) -> bool:
    """Tell whether a person has signed in before in the browser that shows a token."""
    theirs = (tokens.c.kind == "device", tokens.c.person_id == person)
    query = select(tokens.c.id).where(is_same(token), is_alive(now), *theirs)
    return connection.scalar(query) is not None


def authenticate(connection: Connection, token: str, now: float) -> None:
    """Note that whoever has a session has proved now who they are."""
    query = update(tokens).where(is_same(token), tokens.c.kind == "cookie")
    connection.execute(query.values(authenticated_at=now))


def authenticated_at(connection: Connection, token: str) -> float | None:
    """Return when whoever has a session last proved who they are."""
    query = select(tokens.c.authenticated_at).where(is_same(token), tokens.c.kind == "cookie")
    return connection.scalar(query)


def issue_api_token(
    connection: Connection, person: str, now: float, label: str
) -> tuple[Token, str]:
    """Return a new token for a program, which holds until it is revoked."""
    token = API_PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
    known = Token(new_id(), "api", label, now, None)
    keep(connection, person, token, known)
    return known, token


def new_id() -> str:
    """Return an id that nobody has."""
    return secrets.token_hex(16)


def keep(connection: Connection, person: str, token: str, known: Token) -> None:
    """Keep the digest of a token."""
    values = msgspec.to_builtins(known)
    connection.execute(insert(tokens).values(digest=digest(token), person_id=person, **values))


def is_alive(now: float) -> ColumnElement[bool]:
    """Return that a token has not expired."""
    return or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > now)


def whose(connection: Connection, token: str, now: float, way: Way) -> Person | None:
    """Return the person that a token belongs to, if it may come in that way."""
    query = (
        select(people.c.id, people.c.name, people.c.is_guest)
        .join(tokens, tokens.c.person_id == people.c.id)
        .where(is_same(token), is_alive(now), people.c.is_deleted.is_(False))
        .where(tokens.c.kind.in_(ACCEPTED[way]))
    )
    found = connection.execute(query).first()
    return Person(*found) if found else None


def list_tokens(connection: Connection, person: str, now: float) -> list[Token]:
    """Return a person's tokens that have not expired, the oldest first."""
    columns = (tokens.c.id, tokens.c.kind, tokens.c.label, tokens.c.created_at, tokens.c.expires_at)
    query = select(*columns).where(tokens.c.person_id == person, is_alive(now))
    return [Token(*found) for found in connection.execute(query.order_by(tokens.c.created_at))]


def needs_renewal(connection: Connection, token: str, now: float, days: int) -> bool:
    """Tell whether a cookie has not expired and was not renewed for a day, or half its life."""
    session = (is_same(token), tokens.c.kind == "cookie")
    expires_at = connection.scalar(select(tokens.c.expires_at).where(*session))
    rest = days * DAY - min(DAY, days * DAY / 2)
    return expires_at is not None and now < expires_at <= now + rest


def renew(connection: Connection, token: str, now: float, days: int) -> None:
    """Let a cookie that has not expired last longer."""
    alive = is_same(token) & (tokens.c.expires_at > now) & (tokens.c.kind == "cookie")
    connection.execute(update(tokens).where(alive).values(expires_at=now + days * DAY))


def is_same(token: str) -> ColumnElement[bool]:
    """Return that this is the token that was shown."""
    return tokens.c.digest == digest(token)


def revoke(connection: Connection, *which: ColumnElement[bool]) -> int:
    """Forget tokens; return how many."""
    return connection.execute(delete(tokens).where(*which)).rowcount


def revoke_devices(connection: Connection, person: str) -> int:
    """Forget in which browsers a person has signed in before."""
    return revoke(connection, tokens.c.person_id == person, tokens.c.kind == "device")


def revoke_cookies(connection: Connection, person: str) -> int:
    """Forget all cookies of a person; their programs stay signed in."""
    return revoke(connection, tokens.c.person_id == person, tokens.c.kind == "cookie")
