"""Through nginx and Caddy, as `deploy/` sets them up, one plays, known by address and limited."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from gloaming.server.access.doorman import COOKIE
from gloaming.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.live.serving import UNHURRIED, Talker
from tests.server.services import LOOPBACK, ServiceError

from .playing import play_some_moves
from .proxies import NAME, Caddy, Nginx, Proxy

ONE, OTHER = "127.0.0.2", "127.0.0.3"  # where two people ask from
REDIRECTED = 308
TOO_LARGE = 413
SIGN_IN = "/api/account/sign-in"
BEHIND_A_PROXY = (
    *("--public-url", f"https://{NAME}"),
    *("--trusted-proxies", LOOPBACK),
    *("--sockets-per-address", "1"),
)


class ServerBehind(Server):
    """A server that tells people the address of its proxy, and is asked at its own."""

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        await self.launch()
        self.address = f"http://{LOOPBACK}:{self.port}"
        await self.until_ready()


class Visitor:
    """Somebody who reaches a proxy from an address of loopback by its name and certificate."""

    def __init__(self, proxy: Proxy, address: str) -> None:
        """Know the way."""
        self.proxy, self.address = proxy, address
        self.trust = ssl.create_default_context(cafile=proxy.certificate)

    @asynccontextmanager
    async def web(self) -> AsyncIterator[httpx.AsyncClient]:
        """Ask for pages."""
        transport = Named(self.address, self.trust, NAME)
        async with httpx.AsyncClient(
            base_url=f"https://{LOOPBACK}:{self.proxy.port}",
            transport=transport,
            headers={"Host": NAME, "X-Gloaming": "1"},
            timeout=PATIENCE,
        ) as web:
            yield web

    @asynccontextmanager
    async def talk(self, **headers: str) -> AsyncIterator[Talker]:
        """Open a socket."""
        shown = {name.replace("_", "-"): value for name, value in headers.items()}
        async with connect(
            f"wss://{NAME}/live",
            host=LOOPBACK,
            port=self.proxy.port,
            ssl=self.trust,
            origin=Origin(f"https://{NAME}"),
            local_addr=(self.address, 0),
            additional_headers=shown,
            **UNHURRIED,
        ) as line:
            yield Talker(line, PATIENCE)

    async def is_let_in(self, **headers: str) -> bool:
        """Tell whether one more socket may come in."""
        try:
            async with self.talk(**headers):
                return True
        except InvalidStatus:
            return False


class Named(httpx.AsyncHTTPTransport):
    """Goes to an address, and asks there for a certificate of a name."""

    def __init__(self, address: str, trust: ssl.SSLContext, name: str) -> None:
        """Ask from an address."""
        super().__init__(verify=trust, local_address=address)
        self.name = name

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Name whom one means."""
        request.extensions["sni_hostname"] = self.name
        return await super().handle_async_request(request)


async def check_addresses(visitor: Visitor, other: Visitor) -> None:
    """See that a second socket is refused to one address, whatever it says, and not to others."""
    assert not await visitor.is_let_in()
    assert not await visitor.is_let_in(X_Forwarded_For="192.0.2.1")
    assert await other.is_let_in()


async def check_pages(proxy: Proxy, visitor: Visitor) -> str:
    """See that the page comes and too much is refused; return the token of a new guest."""
    async with visitor.web() as web:
        page = await web.get("/")
        assert (page.status_code, "<html" in page.text) == (200, True)
        for size, refusals in (
            (Settings().largest_request + 1, (TOO_LARGE,)),
            (proxy.largest + 1, proxy.refusals),
        ):
            refused = await web.post(SIGN_IN, content=bytes(size))
            assert refused.status_code in refusals
            assert proxy.signature in refused.text
        guest = await web.post("/api/guest")
        assert "Secure" in guest.headers["set-cookie"]
    async with httpx.AsyncClient(timeout=PATIENCE) as plain:
        address = f"http://{LOOPBACK}:{proxy.plain_port}/table/x?y=1"
        redirected = await plain.get(address, headers={"Host": NAME})
        assert redirected.status_code == REDIRECTED
        assert redirected.headers["location"].startswith(f"https://{NAME}")
        assert redirected.headers["location"].endswith("/table/x?y=1")
    return guest.cookies[COOKIE]


@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_one_plays_through_a_proxy(kind: type[Nginx] | type[Caddy], tmp_path: Path) -> None:
    async def test() -> None:
        visitor, other = Visitor(proxy, ONE), Visitor(proxy, OTHER)
        async with running(server):
            token = await check_pages(proxy, visitor)
            async with visitor.talk(Authorization=f"Bearer {token}") as talker:
                await play_some_moves(talker)
                await check_addresses(visitor, other)

    server = ServerBehind(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", *BEHIND_A_PROXY)
    try:
        proxy = kind(server.port)
    except ServiceError as error:
        pytest.skip(str(error))
    try:
        proxy.start()
        asyncio.run(test())
    finally:
        proxy.clear()
