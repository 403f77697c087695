"""Pages for those who write programs, and numbers for those who run the server."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.live.serving import Served, serving, talking

METRICS_TOKEN = "only-for-prometheus"


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving(metrics_token=METRICS_TOKEN) as running:
        yield running


def test_the_page_tells_of_every_request_without_scripts(served: Served) -> None:
    answer = httpx.get(f"{served.address}/api/docs", timeout=PATIENCE)
    assert answer.headers["content-type"].startswith("text/html")
    for words in (
        "POST /api/tables",
        "list of ",
        "WholeTable",
        "Open a table, for a new match or for one that was begun elsewhere.",
        "path: <code>table",
    ):
        assert words in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text


def test_the_types_of_the_messages_are_served(served: Served) -> None:
    schema = httpx.get(f"{served.address}/api/messages.schema.json", timeout=PATIENCE).json()
    assert "ClientMessage" in schema["$defs"]
    types = httpx.get(f"{served.address}/api/messages.ts", timeout=PATIENCE)
    assert "export type ServerMessage" in types.text
    for module in re.findall(r"from '\./(\w+)'", types.text):
        found = httpx.get(f"{served.address}/api/{module}.ts", timeout=PATIENCE)
        assert "export interface Games" in found.text


def test_the_engine_is_described_for_programs(served: Served) -> None:
    rules = httpx.get(f"{served.address}/api/menhirs.rules.json", timeout=PATIENCE).json()
    size, fields = rules["LAYOUTS"]["State"]
    assert size > 0
    assert "turn" in [name for name, *_ in fields]
    assert "account_at" in [name for name, *_ in rules["ENTRY_POINTS"]]


def test_commands_and_sockets_are_counted(served: Served) -> None:
    async def talk() -> str:
        async with talking(served, "one") as one:
            await one.hello()
            table = await one.open()
            await one.ask(table, "sit", seat=0)
            await one.ask(table, "sit", seat=0)
            async with httpx.AsyncClient(timeout=PATIENCE) as web:
                shown = {"Authorization": f"Bearer {METRICS_TOKEN}"}
                return (await web.get(f"{served.address}/metrics", headers=shown)).text

    numbers = asyncio.run(talk())
    assert 'gloaming_commands_total{result="done"} 1.0' in numbers
    assert 'gloaming_commands_total{result="seat-taken"} 1.0' in numbers
    assert "gloaming_sockets 1.0" in numbers
    assert "gloaming_tables 1.0" in numbers
    assert "gloaming_command_seconds_count 2.0" in numbers
