"""Matches gone through over HTTP: begun, followed, found, given up, and refused."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gloaming.analysis import Analysis, analyse
from gloaming.server.app import our_repertoire
from tests.games.playthroughs import FOLDER
from tests.patience import PATIENCE

from .housing import Housed, at_the_table, become_guest, housed, refusal, until_kept

FEW: dict[str, Any] = {"level": "fox", "simulations": 20}
PAUSE = 0.05


def begun_record() -> str:
    """Return a short match of Menhirs before its last turn."""
    lines = (FOLDER / "menhirs-small.record").read_text(encoding="utf-8").splitlines()
    rounds = [number for number, line in enumerate(lines) if line.startswith("Round")]
    return "\n".join([*lines[: rounds[2]], "unfinished", ""])


async def resigned(house: Housed, token: str, table: str) -> None:
    """Sit down on both sides of a table, begin, and give up."""
    async with at_the_table(house, token) as talker:
        await talker.hello()
        await talker.watch(table)
        for seat in (0, 1):
            await talker.ask(table, "sit", seat=seat)
        await talker.ask(table, "ready")
        await talker.ask(table, "resign", seat=0)
    await until_kept(house, table)


def finished_table(house: Housed, web: httpx.Client, *, is_over: bool = True, **more: Any) -> str:
    """Let a browser open a table with a match that was begun, and end it; return its id."""
    token = become_guest(web)
    new = {"id": f"new-{time.monotonic_ns()}", "record": begun_record()}
    answer = web.post("/api/tables", json={**new, "settings": {"game": "menhirs", **more}})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    if is_over:
        asyncio.run(resigned(house, token, table))
    return table


def found(web: httpx.Client, table: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Wait until a match is gone through."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = web.get(f"/api/tables/{table}/analysis", params=wanted)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        if told["analysis"]:
            assert told["done"] == told["of"]
            return dict(told["analysis"])
        time.sleep(PAUSE)
    raise AssertionError("nobody goes through it")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve all games and their bots for all tests of this module."""
    with housed(tmp_path_factory.mktemp("analyses"), our_repertoire()) as served:
        yield served


@pytest.fixture
def table(house: Housed, web: httpx.Client) -> str:
    """Return a table whose match is over; who sat there asks."""
    return finished_table(house, web)


def test_it_finds_what_the_terminal_finds(web: httpx.Client, table: str) -> None:
    path = f"/api/tables/{table}/analysis"
    assert refusal(web.get(path, params=FEW)) == (404, "no-such-analysis")
    begun = web.post(path, json=FEW)
    assert begun.status_code == 201, begun.text
    record = web.get(f"/api/tables/{table}/record").text
    own = found(web, table, FEW)
    assert msgspec.convert(own, Analysis) == analyse(record, "fox", 20)
    assert web.post(path, json=FEW).json()["analysis"] == own  # it is kept


def test_who_asks_for_another_gives_up_the_first(web: httpx.Client, table: str) -> None:
    path, long = f"/api/tables/{table}/analysis", {**FEW, "level": "owl", "simulations": 1000}
    assert web.post(path, json=long).json()["analysis"] is None
    web.post(path, json=FEW)
    found(web, table, FEW)
    assert refusal(web.get(path, params=long)) == (404, "no-such-analysis")


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"level": "nobody"}, 400, "no-such-bot"),
        ({"simulations": 0}, 400, "malformed"),
        ({"simulations": 1001}, 400, "malformed"),
        ({"seconds": 3}, 400, "malformed"),
    ],
)
def test_what_takes_too_long_or_is_nothing_is_refused(
    web: httpx.Client, table: str, wanted: dict[str, Any], status: int, code: str
) -> None:
    assert refusal(web.post(f"/api/tables/{table}/analysis", json=wanted)) == (status, code)


def test_strangers_and_those_who_may_not_see_it_are_refused(
    house: Housed, web: httpx.Client, table: str
) -> None:
    path = f"/api/tables/{table}/analysis"
    with house.browser() as stranger:
        assert refusal(stranger.post(path, json=FEW)) == (403, "forbidden")
    running = finished_table(house, web, is_over=False)
    answer = web.post(f"/api/tables/{running}/analysis", json=FEW)
    assert refusal(answer)[1] == "not-over"
    assert refusal(web.post("/api/tables/none/analysis", json=FEW)) == (404, "no-such-table")


def test_there_are_only_so_many_an_hour(tmp_path: Path) -> None:
    with housed(tmp_path, our_repertoire(), analyses_per_hour=1) as few, few.browser() as web:
        table = finished_table(few, web)
        path = f"/api/tables/{table}/analysis"
        assert web.post(path, json=FEW).status_code == 201
        assert web.post(path, json=FEW).status_code == 201  # the same
        assert refusal(web.post(path, json={**FEW, "simulations": 21}))[1] == "too-many"
