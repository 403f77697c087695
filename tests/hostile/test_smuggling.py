"""Requests that a proxy may read in another way than we do never reach the application."""

import asyncio

import pytest

from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.services import LOOPBACK

from .figures import Figures

HEAD = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Gloaming: 1\r\nConnection: close\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
SMUGGLED = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
REFUSED = {
    "both lengths": HEAD + b"Content-Length: 5\r\n" + CHUNKED + b"\r\n0\r\n\r\n" + SMUGGLED,
    "both, the other way round": HEAD + CHUNKED + b"Content-Length: 5\r\n\r\n0\r\n\r\n",
    "a line feed after the request": b"GET /health HTTP/1.1\nHost: localhost\r\n\r\n",
    "a line feed between headers": b"GET /health HTTP/1.1\r\nHost: localhost\nX-A: b\r\n\r\n",
    "a line feed at the end": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\n",
    "line feeds only": b"GET /health HTTP/1.1\nHost: localhost\n\n",
    "a line feed after a chunk": HEAD + CHUNKED + b"\r\n0\r\n\n",
    "a line feed in a trailer": HEAD + CHUNKED + b"\r\n0\r\nX-A: b\n\r\n",
    "two lengths": HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    "a space before the colon": b"GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n",
}
TAKEN = {
    "a length": HEAD + b"Content-Length: 0\r\n\r\n",
    "chunks": HEAD + CHUNKED + b"\r\n2\r\n\n\n\r\n0\r\n\r\n",
    "a trailer": HEAD + CHUNKED + b"\r\n0\r\nX-A: b\r\n\r\n",
}


async def statuses(port: int, request: bytes, pieces: int) -> list[int]:
    """Send a request in some pieces, and return the status of every answer to it."""
    reading, writing = await asyncio.open_connection(LOOPBACK, port)
    size = -(-len(request) // pieces)
    for start in range(0, len(request), size):
        writing.write(request[start : start + size])
        await writing.drain()
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        said = await reading.read()
    writing.close()
    return [int(line.split()[1]) for line in said.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]


@pytest.mark.parametrize("pieces", [1, 9])
def test_what_can_be_read_in_two_ways_is_refused(
    pieces: int, own_database: str, tmp_path_factory: pytest.TempPathFactory, figures: Figures
) -> None:
    async def attack() -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        server = Server(tmp_path_factory.mktemp("server"), own_database)
        async with running(server):
            refused = {k: await statuses(server.port, v, pieces) for k, v in REFUSED.items()}
            taken = {k: await statuses(server.port, v, pieces) for k, v in TAKEN.items()}
        assert "Traceback" not in server.log.read_text()
        return refused, taken

    refused, taken = asyncio.run(attack())
    assert refused == {name: [400] for name in REFUSED}
    assert taken == {name: [201] for name in TAKEN}
    figures.note("requests of two meanings", "refused", f"{len(REFUSED)} of {len(refused)}", "all")
