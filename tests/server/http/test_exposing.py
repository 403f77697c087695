"""From where things are seen, over HTTP: refused while people play, told after it, archived too."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from gloaming.games import find
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.storage.archive import FinishedMatch
from tests.server.live.serving import start_match

from .housing import Housed, at_the_table, become_guest, housed, refusal, until_kept

OPTIONS = {"players": "2", "grid": "16"}
SETTINGS = {"game": "spokenchaos", "options": OPTIONS, "is_public": True}
SPOT = {"thing": 0, "x": 2.5, "y": 2.5}
ELSEWHERE = "elsewhere"  # a match whose table is not here


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve Spokenchaos for all tests of this module."""
    offered = Repertoire(("spokenchaos",), find, {})
    with housed(tmp_path_factory.mktemp("exposing"), offered) as served:
        yield served


async def play(house: Housed, tokens: tuple[str, str], *, is_finished: bool) -> str:
    """Let two people start a match, of which one may give up; return its table."""
    async with at_the_table(house, tokens[0]) as one, at_the_table(house, tokens[1]) as two:
        table = await start_match(one, two, **SETTINGS)
        if is_finished:
            await one.ask(table, "resign", seat=0)
    if is_finished:
        await until_kept(house, table)
    return table


async def kept_elsewhere(house: Housed, table: str) -> None:
    """Keep a finished match in the archive under another name, as if its table were gone."""
    kept, record = await house.archive.seen(table, None), await house.archive.record(table)
    assert kept is not None
    assert record is not None
    await house.archive.keep(
        FinishedMatch(ELSEWHERE, kept.game, True, 1.0, 2.0, kept.reason, kept.players), record
    )


def ask(web: httpx.Client, path: str, **more: float) -> httpx.Response:
    """Ask about the middle of the lobby."""
    return web.get(f"/api/{path}/exposure", params={**SPOT, **more})


def test_nobody_is_told_while_people_play_and_everybody_afterwards(house: Housed) -> None:
    with house.browser() as one, house.browser() as two, house.browser() as stranger:
        tokens = become_guest(one), become_guest(two)
        running = asyncio.run(play(house, tokens, is_finished=False))
        for web in (one, two, stranger):
            assert refusal(ask(web, f"tables/{running}")) == (409, "not-over")
        over = asyncio.run(play(house, tokens, is_finished=True))
        for web in (one, two, stranger):
            answer = ask(web, f"tables/{over}")
            assert answer.status_code == 200, answer.text
            assert {"ghost", "x", "y", "height", "fits", "doors"} <= answer.json().keys()


def test_a_match_of_the_archive_tells_the_same_as_its_table(house: Housed) -> None:
    with house.browser() as one, house.browser() as two:
        tokens = become_guest(one), become_guest(two)
        table = asyncio.run(play(house, tokens, is_finished=True))
        asyncio.run(kept_elsewhere(house, table))
        for at in (-1, 0, 10):
            there = ask(one, f"tables/{table}", at=at)
            archived = ask(one, f"archive/{ELSEWHERE}", at=at)
            assert archived.status_code == 200, archived.text
            assert archived.json() == there.json()
        assert refusal(ask(one, f"tables/{ELSEWHERE}")) == (404, "no-such-table")
        assert refusal(ask(one, f"archive/{ELSEWHERE}", at=100_000)) == (400, "malformed")
        assert refusal(ask(one, "archive/nowhere")) == (404, "no-such-match")
