"""What every request passes: limits, and a look at the page that asks."""

import asyncio
import time
from collections import OrderedDict
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from gloaming.server.access.doorman import Doorman
from gloaming.server.access.rate_limit import Bucket
from gloaming.server.tables.refusal import Refusal

from .pages import NAMED_BY_CONTENTS

SAFE = ("GET", "HEAD", "OPTIONS")
MINUTE = 60.0
REFUSAL_SECONDS = 0.5  # for which a request too many waits, in its turn
BURSTS = 5  # a fifth of a minute's requests may come at once
MOST_KNOWN = 20_000
PERSONAL = "/api/"  # where it matters who asks

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """Stands before all requests."""

    def __init__(self, doorman: Doorman) -> None:
        """Begin with every address and person unknown."""
        self._doorman = doorman
        self._per_minute = doorman.settings.requests_per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse who asks too often, and changes that another page asks for.

        The client's own files do not count: a page has dozens of them, which browsers then keep,
        and a whole school may come from one address.
        """
        if not request.url.path.startswith(f"/{NAMED_BY_CONTENTS}/"):
            await self._take(f"address {self._doorman.address(request)}")
        if request.method not in SAFE and not self._doorman.trusts(request):
            raise Refusal("forbidden", "send the header X-Gloaming, from a page of this server")
        if request.url.path.startswith(PERSONAL):
            visitor = await self._doorman.who(request)
            if visitor is not None:
                await self._take(f"person {visitor.ids[0]}")

    async def _take(self, key: str) -> None:
        """Count a request, and refuse one too many after a while: who waits asks less often."""
        if not self._bucket(key).take(time.monotonic()):
            await asyncio.sleep(REFUSAL_SECONDS)
            raise Refusal("too-fast", "slow down", retry_after=REFUSAL_SECONDS)

    def _bucket(self, key: str) -> Bucket:
        """Return the bucket of somebody, and forget those not seen for long."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._per_minute / BURSTS, self._per_minute / MINUTE)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return self._buckets[key]


async def add_headers(message: Message, _: Scope) -> None:
    """Put the security headers on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
