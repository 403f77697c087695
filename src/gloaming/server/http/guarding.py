"""What every request passes: limits, and a look at the page that asks."""

import time
from collections import OrderedDict
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from gloaming.server.live.doorman import Doorman
from gloaming.server.live.limits import Bucket
from gloaming.server.tables.refusal import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
PER_MINUTE = 600.0
MINUTE = 60.0
BURSTS = 5  # a fifth of a minute's requests may come at once
MOST_ADDRESSES = 10_000

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
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

    def __init__(
        self,
        doorman: Doorman,
        *,
        per_minute: float = PER_MINUTE,
    ) -> None:
        """Begin with every address unknown."""
        self._doorman = doorman
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse who asks too often, and changes that another page asks for."""
        address = request.client.host if request.client else ""
        if not self._bucket(address).take(time.monotonic()):
            raise Refusal("too-fast", "slow down")
        if request.method not in SAFE and not self._doorman.trusts(request):
            raise Refusal("forbidden", "send the header X-Gloaming, from a page of this server")

    def _bucket(self, address: str) -> Bucket:
        """Return the bucket of an address, and forget those not seen for long."""
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._per_minute / BURSTS, self._per_minute / MINUTE)
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return self._buckets[address]


async def add_headers(message: Message, _: Scope) -> None:
    """Put the security headers on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
