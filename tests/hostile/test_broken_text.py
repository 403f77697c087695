"""Attack 12: text that is no valid Unicode is refused like any other bad input."""

import asyncio

import httpx
import pytest

from tests.server.endurance.matches import new_guest, talking
from tests.server.endurance.running import Server, running

from .figures import Figures

HALF_A_PAIR = r"\ud800"
MESSAGES = (
    '{"id": "%s"}',
    '{"type": "%s"}',
    '{"type": "ask", "table": "%s", "id": "1", "command": {"do": "ready"}}',
    '{"type": "ask", "table": "t", "id": "%s", "command": {"do": "ready"}}',
    '{"type": "ask", "table": "t", "id": "2", "command": {"do": "say", "seat": 0, "text": "%s"}}',
    '{"type": "hello", "version": 3, "seen": {"%s": ""}}',
    '{"type": "open-table", "id": "3", "settings": {"game": "%s"}}',
    '{"%s": 1}',
)
BODIES = (
    ("/api/tables", '{"id": "%s", "settings": {"game": "menhirs"}}'),
    ("/api/account", '{"name": "%s", "password": "long enough, surely"}'),
    ("/api/account/sign-in", '{"name": "somebody", "password": "%s"}'),
)


@pytest.fixture
def server(own_database: str, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Return a server that is not started yet."""
    return Server(tmp_path_factory.mktemp("server"), own_database)


def test_half_a_character_is_refused_and_the_socket_goes_on(
    server: Server, figures: Figures
) -> None:
    async def attack() -> int:
        async with running(server):
            guest = await new_guest(server)
            async with talking(server, guest) as talker:
                await talker.hello()
                for message in MESSAGES:
                    await talker.line.send(message % HALF_A_PAIR)
                    assert (await talker.until("refused"))["code"] == "malformed"
                await talker.send(type="ping")
                await talker.until("pong")
            return await count_refused(server)

    assert asyncio.run(attack()) == len(BODIES)
    figures.note("12 broken text", "sockets that went on", f"1 after {len(MESSAGES)}", "all")


async def count_refused(server: Server) -> int:
    """Return how many requests with half a character are refused as bad input."""
    async with httpx.AsyncClient(base_url=server.address, headers={"X-Gloaming": "1"}) as web:
        json = {"Content-Type": "application/json"}
        answers = [
            await web.post(path, content=body % HALF_A_PAIR, headers=json) for path, body in BODIES
        ]
    return sum(answer.status_code == httpx.codes.BAD_REQUEST for answer in answers)
