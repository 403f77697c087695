"""Where a server is, and how to be a guest there."""

import asyncio
from http.cookies import SimpleCookie
from typing import NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from gloaming.core.errors import GloamingError

LIVE = "/live"
GUEST = "/api/guest"
COOKIE = "gloaming"
SECURE = {"http": False, "ws": False, "https": True, "wss": True}
PATIENCE = 30.0  # seconds


class AddressError(GloamingError):
    """An address that is no server's."""


class Addresses(NamedTuple):
    """Where a server's pages and its socket are."""

    pages: str
    live: str


def addresses_of(address: str) -> Addresses:
    """Return where a server is, from the address of its home page or of its socket.

    >>> addresses_of("https://games.example/")
    Addresses(pages='https://games.example', live='wss://games.example/live')
    """
    scheme, host, path, *_ = urlsplit(address)
    if scheme not in SECURE or not host:
        raise AddressError(f"{address!r} is no address such as http://127.0.0.1:8000")
    place = host + path.rstrip("/").removesuffix(LIVE)
    end = "s" if SECURE[scheme] else ""
    return Addresses(f"http{end}://{place}", f"ws{end}://{place}{LIVE}")


async def new_guest(pages: str) -> str:
    """Be a guest, and return the token by which the server knows one from now on."""
    return await asyncio.to_thread(ask_for_guest, pages)


def ask_for_guest(pages: str) -> str:
    """Ask a server to let one be a guest."""
    request = Request(pages + GUEST, method="POST", headers={"X-Gloaming": "1"})  # noqa: S310 - see SECURE
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - see SECURE
        cookies = SimpleCookie("; ".join(answer.headers.get_all("Set-Cookie") or ()))
    if COOKIE not in cookies:
        raise AddressError(f"{pages} lets nobody be a guest; show a token")
    return cookies[COOKIE].value
