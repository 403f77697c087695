"""A page whose own name leads to this server is answered nothing (DNS rebinding)."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running

MISDIRECTED = 421
LOCALHOST = "127.0.0.1"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PUBLIC = ("--public-url", "https://games.example")
ANYWHERE = ("/health", "/ready")
PAGES = ("/", "/api/me", "/assets/none.js", "/nowhere")
LOOPBACK = ("127.0.0.1:1", "localhost", "localhost:80", "[::1]:8000")
NAMES = {
    "public": (PUBLIC, ("games.example", "GAMES.example:443", *LOOPBACK)),
    "local": ((), ("192.168.1.5:8000", "attic", "attic.local:8000", *LOOPBACK)),
}
OTHERS = {
    "public": ("evil.example", "games.example.evil.example", "192.168.1.5", "attic", "[bad"),
    "local": ("evil.example", "evil.example:8000", "attic.local.evil.example", "games.example"),
}


class Named(Server):
    """A server that is asked where it is, whatever it calls itself."""

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        await self.launch()
        self.address = f"http://{LOCALHOST}:{self.port}"
        await self.until_ready()


@pytest.mark.parametrize("kind", NAMES)
def test_only_names_of_ours_are_answered(kind: str, own_database: str, tmp_path: Path) -> None:
    async def attack() -> None:
        arguments, ours = NAMES[kind]
        server = Named(tmp_path / "server", own_database, *arguments)
        async with running(server), browsing(server) as web:
            for name in ours:
                assert await asked(web, name) == set(), name
                assert await is_let_in(server, name), name
            for name in OTHERS[kind]:
                assert await asked(web, name) == set(PAGES), name
                assert not await is_let_in(server, name), name
        assert "Traceback" not in server.log.read_text()

    asyncio.run(attack())


def browsing(server: Server) -> httpx.AsyncClient:
    """Return a browser at a server's number."""
    return httpx.AsyncClient(base_url=f"http://{LOCALHOST}:{server.port}", timeout=PATIENCE)


async def asked(web: httpx.AsyncClient, name: str) -> set[str]:
    """Return which pages are refused to who asks by a name."""
    for path in ANYWHERE:
        assert (await web.get(path, headers={"Host": name})).is_success
    answers = {path: await web.get(path, headers={"Host": name}) for path in PAGES}
    refused = {path for path, answer in answers.items() if answer.status_code == MISDIRECTED}
    for path in refused:
        assert "public_url" in answers[path].json()["text"]
    return refused


async def is_let_in(server: Server, name: str) -> bool:
    """Tell whether a socket may be opened by a name; its page says the same."""
    reading, writing = await asyncio.open_connection(LOCALHOST, server.port)
    writing.write(f"GET /live HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n".encode())
    writing.write(UPGRADE)
    async with asyncio.timeout(PATIENCE):
        said = await reading.readline()
    writing.close()
    return b" 101 " in said
