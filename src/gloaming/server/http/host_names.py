"""The names by which this server is asked: a page of another site may lead its own name here.

Browsers think that such a page is ours (DNS rebinding), and its visitors' networks are open to it.
With a public URL only that name counts.  Without one a server answers for names that nobody can
own in public: numbers, names without a dot, and what only a local network knows.
"""

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from gloaming.server.settings import Settings

from .answers import Refused

MISDIRECTED = 421
POLICY_VIOLATION = 1008
LOCALHOST = "localhost"
LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
# Machines that watch over a server ask by any name; these tell nothing to who has no token.
FOR_MACHINES = ("/health", "/ready", "/metrics")
WORDS = "this server does not go by that name; whoever runs it sets public_url to the one it has"


class HostNames:
    """An application that answers by its own names only."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Know the names."""
        self._app = app
        self._public = hostname(settings.base_url) if settings.public_url else ""
        self._own = {settings.host.lower(), socket.getfqdn().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is asked by a name of ours, and refuse the rest."""
        asked: Any = scope
        if asked["type"] == "lifespan" or self.answers(asked):
            await self._app(scope, receive, send)
        elif asked["type"] == ScopeType.HTTP:
            await refuse(send)
        else:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": WORDS})

    def answers(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Tell whether somebody asks by a name of ours, or for what any name will do."""
        return scope["path"] in FOR_MACHINES or self.knows(name_in(scope))

    def knows(self, name: str) -> bool:
        """Tell whether the server goes by a name."""
        if is_loopback(name):
            return True
        return name == self._public if self._public else name in self._own or is_local(name)


def name_in(scope: HTTPScope | WebSocketScope) -> str:
    """Return the name by which somebody asks; nothing if they tell none, or several."""
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return hostname(f"//{told[0]}") if len(told) == 1 else ""


def hostname(url: str) -> str:
    """Return the name in an address, without the port and the dot at its end.

    >>> hostname("https://Games.example:8443"), hostname("//[::1]:80"), hostname("//a:b:c")
    ('games.example', '::1', 'a')
    """
    try:
        return (urlsplit(url).hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Tell whether a name leads to the machine of who asks.

    >>> [is_loopback(name) for name in ("127.0.0.1", "::1", "localhost", "192.168.1.5", "")]
    [True, True, True, False, False]
    """
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == LOCALHOST


def is_local(name: str) -> bool:
    """Tell whether no page from outside can have a name.

    >>> [is_local(name) for name in ("192.168.1.5", "attic", "attic.local", "evil.example", "")]
    [True, True, True, False, False]
    """
    try:
        ip_address(name)
    except ValueError:
        return name.endswith(LOCAL_SUFFIXES) or (name != "" and "." not in name)
    return True


async def refuse(send: Send) -> None:
    """Answer that this is another server."""
    body = msgspec.json.encode(Refused("misdirected", WORDS))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
