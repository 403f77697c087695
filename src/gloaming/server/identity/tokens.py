"""Tokens: 256 random bits that say who somebody is; only their digests are kept."""

import hashlib
import secrets
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from gloaming.server.storage.schema import people, tokens

from .person import Person

Kind: TypeAlias = Literal["cookie", "api"]

RANDOM_BYTES = 32
API_PREFIX = "gloaming_"  # so that people recognise what they have copied
DAY = 86_400.0


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
    return token


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


def whose(connection: Connection, token: str, now: float) -> Person | None:
    """Return the person that a token belongs to."""
    query = (
        select(people.c.id, people.c.name, people.c.is_guest)
        .join(tokens, tokens.c.person_id == people.c.id)
        .where(is_same(token), is_alive(now), people.c.is_deleted.is_(False))
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
    expires_at = connection.scalar(select(tokens.c.expires_at).where(is_same(token)))
    rest = days * DAY - min(DAY, days * DAY / 2)
    return expires_at is not None and now < expires_at <= now + rest


def renew(connection: Connection, token: str, now: float, days: int) -> None:
    """Let a cookie that has not expired last longer."""
    alive = is_same(token) & (tokens.c.expires_at > now)
    connection.execute(update(tokens).where(alive).values(expires_at=now + days * DAY))


def is_same(token: str) -> ColumnElement[bool]:
    """Return that this is the token that was shown."""
    return tokens.c.digest == digest(token)


def revoke(connection: Connection, *which: ColumnElement[bool]) -> int:
    """Forget tokens; return how many."""
    return connection.execute(delete(tokens).where(*which)).rowcount


def revoke_cookies(connection: Connection, person: str) -> int:
    """Forget all cookies of a person; their programs stay signed in."""
    return revoke(connection, tokens.c.person_id == person, tokens.c.kind == "cookie")
