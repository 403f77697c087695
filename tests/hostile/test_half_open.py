"""Somebody holds connections open and says or takes nothing: others still come in."""

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.endurance.matches import new_guest
from tests.server.endurance.running import Server, running, until
from tests.server.services import LOOPBACK

from .figures import Figures
from .measuring import milliseconds, timed

DESCRIPTORS = 1024
HALF_OPEN = 1500
OF_ONE_ADDRESS = 200
ROOM = 4096  # descriptors for this process
UNFINISHED = b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "
LIMITED = ("--header-seconds", "3", "--body-seconds", "3", "--send-seconds", "3")
SHELL = f'ulimit -n {DESCRIPTORS}; exec "$@"'


def limited(folder: Path, database: str, *arguments: str) -> Server:
    """Return a server that has few descriptors."""
    server = Server(folder, database, *LIMITED, *arguments)
    server.command = ["sh", "-c", SHELL, "sh", *server.command]
    return server


@contextmanager
def held(
    server: Server, sources: list[str], said: bytes = UNFINISHED
) -> Iterator[list[socket.socket]]:
    """Hold connections open from many addresses of loopback."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(ROOM, hard)), hard))
    lines = []
    try:
        for source in sources:
            line = socket.create_connection((LOOPBACK, server.port), PATIENCE, (source, 0))
            line.setblocking(False)
            lines.append(line)
            line.send(said)
        yield lines
    finally:
        for line in lines:
            line.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def is_open(line: socket.socket) -> bool:
    """Tell whether the server still holds a connection."""
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


async def come_in(server: Server, times: int) -> list[float]:
    """Let somebody else come in, on a new connection each time."""
    seconds: list[float] = []
    for _ in range(times):
        async with timed(seconds), httpx.AsyncClient(timeout=PATIENCE) as web:
            assert (await web.get(f"{server.address}/health")).is_success
    return seconds


@pytest.mark.parametrize("addresses", [1, 15])
def test_unfinished_requests_keep_nobody_out(
    own_database: str, tmp_path: Path, figures: Figures, addresses: int
) -> None:
    sources = [f"127.0.66.{1 + number % addresses}" for number in range(HALF_OPEN)]

    async def test() -> tuple[list[float], int]:
        server = limited(tmp_path, own_database)
        async with running(server):
            with held(server, sources) as lines:
                seconds = await come_in(server, 20)
                at_most = sum(map(is_open, lines))
                await until(lambda: not any(map(is_open, lines)))
            said = server.log.read_text()
            assert "too many connections" in said
            assert "unfinished requests were given up" in said
            assert "Traceback" not in said
            return seconds, at_most

    seconds, at_most = asyncio.run(test())
    name = f"{HALF_OPEN} unfinished requests, {addresses} addresses"
    most = OF_ONE_ADDRESS if addresses == 1 else DESCRIPTORS
    figures.note(name, "connections held", at_most, f"at most {most}")
    figures.note(name, "longest wait of others", milliseconds(max(seconds)), "")
    assert at_most <= most


def test_a_trusted_proxy_may_have_many_connections(own_database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server = limited(tmp_path, own_database, "--trusted-proxies", "127.0.66.1")
        async with running(server):
            with held(server, ["127.0.66.1"] * (OF_ONE_ADDRESS + 100)) as lines:
                await come_in(server, 3)
                assert sum(map(is_open, lines)) > OF_ONE_ADDRESS

    asyncio.run(test())


def test_an_unfinished_body_is_given_up(own_database: str, tmp_path: Path) -> None:
    said = b"POST /api/guest HTTP/1.1\r\nHost: a\r\nX-Gloaming: 1\r\nContent-Length: 9\r\n\r\n{"

    async def test() -> None:
        server = limited(tmp_path, own_database)
        async with running(server):
            with held(server, [LOOPBACK] * 3, said) as lines:
                await until(lambda: not any(map(is_open, lines)))

    asyncio.run(test())


def descriptors(server: Server) -> int:
    """Return how many descriptors a server has open."""
    return sum(1 for _ in Path(f"/proc/{server.pid}/fd").iterdir())


@pytest.mark.long
def test_who_reads_one_byte_a_second_is_cut_off(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def test() -> float:
        server = limited(tmp_path, own_database)
        async with running(server):
            guest = await new_guest(server)
            await come_in(server, 1)
            before = descriptors(server)
            loop = asyncio.get_running_loop()
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((LOOPBACK, server.port))
            line.setblocking(False)
            await loop.sock_sendall(line, greeting(guest.token))
            asking = asyncio.create_task(keep_asking(line))
            start = loop.time()
            async with asyncio.timeout(PATIENCE):
                while not asking.done():
                    await loop.sock_recv(line, 1)
                    await asyncio.wait([asking], timeout=1.0)
            await until(lambda: descriptors(server) <= before)
            line.close()
            return loop.time() - start

    seconds = asyncio.run(test())
    figures.note("one byte a second", "cut off after", f"{seconds:.0f} s", "some seconds")


def greeting(token: str) -> bytes:
    """Return what opens a WebSocket."""
    lines = (
        "GET /live HTTP/1.1",
        f"Host: {LOOPBACK}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Authorization: Bearer {token}",
    )
    return "\r\n".join((*lines, "", "")).encode()


async def keep_asking(line: socket.socket) -> None:
    """Ask for answers, again and again, until the server cuts the line."""
    text = b'{"type":"hello","version":3,"seen":{}}'
    frame = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
    loop = asyncio.get_running_loop()
    try:
        while True:
            await loop.sock_sendall(line, frame * 100)
            await asyncio.sleep(0)
    except OSError:
        return
