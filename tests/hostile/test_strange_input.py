"""Every field of every message and request with what it must not be: never a traceback.

What is sent is made from what the server itself says that it takes: the schema of messages, and the
OpenAPI document.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.messages.schema import schema
from tests.patience import PATIENCE
from tests.server.endurance.matches import new_guest, open_table, talking
from tests.server.endurance.running import Server, running
from tests.server.http.puzzling import FEAST

from .figures import Figures
from .strange import Strange
from .test_replays import NO_PAUSE, play_out
from .visiting import OURS, browsing, sign_up

FEW, MANY = 300, 20_000
GENEROUS = (*NO_PAUSE, "--puzzles-per-hour", "100000", "--sign-ins-per-minute", "1000000")
BROKEN = httpx.codes.INTERNAL_SERVER_ERROR
AT_ONCE = 3
JSON = "application/json"
WAYS_OUT = [f"/api/account/{way}" for way in ("sign-out", "sign-out-everywhere", "delete")]
SIZES = pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])


@asynccontextmanager
async def attacked(folder: Path, database: str) -> AsyncIterator[Server]:
    """Start a server; at the end its log must hold no traceback, and it must still serve."""
    server = Server(folder / "server", database, *GENEROUS)
    async with running(server):
        yield server
        await server.until_ready()
        log = server.log.read_text()
        at = log.find("Traceback")
        assert at < 0, log[max(0, at - 200) : at + 5000]


@SIZES
def test_messages(number: int, own_database: str, tmp_path: Path, figures: Figures) -> None:
    async def attack() -> Counter[str]:
        said: Counter[str] = Counter()
        async with attacked(tmp_path, own_database) as server:
            guest = await new_guest(server)
            table = await open_table(server, guest, "table")
            document = schema()["$defs"]
            strange = Strange(1, document, (table, "menhirs", "bot", "random"))
            left = number
            while left > 0:
                async with talking(server, guest) as talker:
                    await talker.hello()
                    left -= await pester(talker, strange, document["ClientMessage"], left, said)
        return said

    said = asyncio.run(attack())
    assert said["refused"] > number / 4
    assert not said["unavailable"]
    figures.note("strange messages", f"answers to {number}", dict(said), "no traceback")


async def pester(talker: Any, strange: Strange, message: Any, most: int, said: Counter[str]) -> int:
    """Send strange messages on a socket, as long as it is open; return how many there were."""
    for count in range(1, most + 1):
        try:
            text = strange.text(message)
            await talker.line.send(as_text(text) or text)
            await talker.send(type="ping")
            async with asyncio.timeout(PATIENCE):
                while (answer := await talker.hear())["type"] != "pong":
                    said[answer["type"]] += 1
                    said["unavailable"] += answer.get("code") == "unavailable"
        except ConnectionClosed:
            return count
    return most


def as_text(text: bytes) -> str:
    """Return bytes as a text, if they are one: texts and bytes come in different frames."""
    try:
        return text.decode()
    except UnicodeDecodeError:
        return ""


@SIZES
def test_requests(number: int, own_database: str, tmp_path: Path, figures: Figures) -> None:
    async def attack() -> Counter[int]:
        statuses: Counter[int] = Counter()
        async with (
            attacked(tmp_path, own_database) as server,
            browsing(server) as web,
            browsing(server) as leaving,
        ):
            known = await settle_in(server, web)
            document = (await web.get("/api/schema/openapi.json")).json()
            strange = Strange(2, document["components"]["schemas"], known)
            asked = iter(range(number))
            people = web, leaving
            probes = (probe(people, strange, document, asked, statuses) for _ in range(AT_ONCE))
            await asyncio.gather(*probes)
            assert (await web.get("/api/account/export")).is_success  # still an account
        return statuses

    statuses = asyncio.run(attack())
    assert not statuses[BROKEN]
    assert sum(statuses.values()) == number
    figures.note("strange requests", f"answers to {number}", dict(statuses), "no traceback")


async def settle_in(server: Server, web: httpx.AsyncClient) -> tuple[str, ...]:
    """Be an account that has done something; return the names of what is there."""
    await sign_up(web, "Ada")
    body = {"title": "A feast", "puzzle": FEAST}
    puzzle = (await web.post("/api/puzzles", json=body)).json()["id"]
    settings = {"game": "spokenchaos", "options": {}}
    table = (await web.post("/api/tables", json={"id": "own", "settings": settings})).json()[
        "table"
    ]
    async with talking(server, await new_guest(server)) as talker:
        await talker.hello()
        over = await play_out(talker)
    return ("menhirs", "ff-0001", puzzle, table, over)


async def probe(
    people: tuple[httpx.AsyncClient, httpx.AsyncClient],
    strange: Strange,
    document: Any,
    asked: Iterator[int],
    statuses: Counter[int],
) -> None:
    """Ask for one operation after the other, each in a strange way; who may leave is a guest."""
    account, leaving = people
    operations = [
        (path, method, about)
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
    for at in asked:
        path, method, about = operations[at % len(operations)]
        web = leaving if path in WAYS_OUT else account
        if web is leaving:
            await web.post("/api/guest")
        answer = await web.request(method.upper(), **request_for(strange, path, about))
        statuses[answer.status_code] += 1
        assert answer.status_code != BROKEN, (method, answer.url, answer.text)


def request_for(strange: Strange, path: str, about: Any) -> dict[str, Any]:
    """Return a request for an operation."""
    asked: dict[str, Any] = {"params": {}, "headers": {**OURS}}
    for one in about.get("parameters", ()):
        value = strange.value(one["schema"])
        value = strange.fault() if strange.random.random() < 1 / 2 else value
        if one["in"] == "path":
            path = path.replace("{" + one["name"] + "}", quote(str(value)[:200], safe="") or "x")
        elif one["in"] == "query" and strange.random.random() < 1 / 2:
            asked["params"][one["name"]] = str(value)
    if "requestBody" in about:
        content = about["requestBody"]["content"]
        body = next(iter(content.values()))["schema"]
        asked["content"] = strange.text(body)
        asked["headers"]["content-type"] = JSON
    return {"url": path, **asked}
