"""The archive over HTTP: searched, read, verified and replayed by those who may."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from gloaming.core.record import read_record
from gloaming.server.storage.archive import FinishedMatch, Finisher
from tests.core.toy.playing import find_toy
from tests.server.live.serving import start_match

from .housing import (
    Housed,
    at_the_table,
    become_guest,
    housed,
    play,
    refusal,
    sign_up,
    until_kept,
)

HERON = Finisher(0, "Heron", "p1", "won", 3.0, "green")
ELM = Finisher(1, "Elm", "p2", "lost", 0.5)
BOT = Finisher(1, "greedy", None, "drawn", 1.0)
PLAIN = FinishedMatch("a", "finstere", True, 1.0, 10.0, "all out", (HERON, ELM))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module, with some matches that were never played here."""
    with housed(tmp_path_factory.mktemp("archive")) as served:
        for changes in (
            {},
            {"id": "b", "game": "menhirs", "ended_at": 20.0, "reason": "resigned"},
            {"id": "c", "ended_at": 30.0, "players": (HERON, BOT)},
            {"id": "hidden", "ended_at": 25.0, "is_public": False},
        ):
            match = msgspec.structs.replace(PLAIN, **changes)
            asyncio.run(served.archive.keep(match, "no record\n"))
        yield served


def found(web: httpx.Client, **wanted: Any) -> list[str]:
    """Return the ids of old matches that a search finds."""
    answer = web.get("/api/archive", params={"until": 1000, **wanted})
    assert answer.status_code == 200, answer.text
    return [match["id"] for match in answer.json()["matches"]]


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ({}, ["c", "b", "a"]),
        ({"game": "menhirs"}, ["b"]),
        ({"player": "elm"}, ["b", "a"]),
        ({"player": "Heron", "result": "won"}, ["c", "b", "a"]),
        ({"player": "Heron", "result": "lost"}, []),
        ({"result": "drawn"}, ["c"]),
        ({"reason": "resigned"}, ["b"]),
        ({"since": 20.0}, ["c", "b"]),
        ({"until": 20.0}, ["a"]),
        ({"limit": 1}, ["c"]),
    ],
)
def test_matches_are_found_by_what_they_were(
    web: httpx.Client, wanted: dict[str, Any], ids: list[str]
) -> None:
    assert found(web, **wanted) == ids


def test_pages_follow_one_another(web: httpx.Client) -> None:
    seen: list[str] = []
    page: dict[str, Any] = {}
    for _ in range(3):
        params = {"until": 1000, "limit": 1, **page}
        answer = web.get("/api/archive", params=params).json()
        seen += [match["id"] for match in answer["matches"]]
        page = {"page": answer["next"]}
    assert seen == ["c", "b", "a"]
    assert page == {"page": None}


@pytest.mark.parametrize(
    "wanted", [{"page": "x"}, {"limit": 0}, {"limit": 1000}, {"result": "best"}, {"since": "now"}]
)
def test_a_search_that_makes_no_sense_is_refused(web: httpx.Client, wanted: dict[str, Any]) -> None:
    assert refusal(web.get("/api/archive", params=wanted)) == (400, "malformed")


def test_nobodys_id_is_told(web: httpx.Client) -> None:
    answer = web.get("/api/archive", params={"until": 15})
    [match] = answer.json()["matches"]
    assert match["players"][0] == {
        "seat": 0,
        "seat_name": "green",
        "name": "Heron",
        "kind": "person",
        "is_guest": False,
        "is_you": False,
        "result": "won",
        "score": 3.0,
    }
    assert '"p1"' not in answer.text


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
@pytest.mark.parametrize("match", ["hidden", "nowhere"])
def test_what_is_private_seems_not_to_be_there(web: httpx.Client, match: str, path: str) -> None:
    assert refusal(web.get(f"/api/archive/{match}{path}")) == (404, "no-such-match")


def test_a_record_that_cannot_be_read_says_so(web: httpx.Client) -> None:
    verification = web.get("/api/archive/a").json()["verification"]
    assert not verification["is_true"]
    assert "gloaming record" in verification["problem"]
    assert refusal(web.get("/api/archive/a/replay")) == (404, "no-replay")


def test_nothing_of_a_running_match_is_in_the_archive(house: Housed, web: httpx.Client) -> None:
    tokens = become_guest(web), ""
    with house.browser() as other:
        tokens = tokens[0], become_guest(other)
    table = asyncio.run(play(house, *tokens, is_finished=False, is_public=True))
    assert web.get("/api/archive", params={"mine": True}).json()["matches"] == []
    assert refusal(web.get(f"/api/archive/{table}")) == (404, "no-such-match")


@pytest.mark.parametrize("is_public", [True, False])
def test_a_finished_match_is_read_verified_and_replayed(house: Housed, is_public: bool) -> None:
    with house.browser() as one, house.browser() as two, house.browser() as three:
        names = ("One", "Two") if is_public else ("Uno", "Due")
        tokens = sign_up(one, names[0]), sign_up(two, names[1])
        become_guest(three)
        table = asyncio.run(play(house, *tokens, is_finished=True, is_public=is_public))
        for web in (one, two):
            [mine] = web.get("/api/archive", params={"mine": True}).json()["matches"]
            assert mine["id"] == table
        assert [player["is_you"] for player in mine["players"]] == [False, True]
        kept = one.get(f"/api/archive/{table}").json()
        assert kept["verification"] == {"is_true": True, "problem": ""}
        assert [player["name"] for player in kept["match"]["players"]] == list(names)
        assert [player["seat_name"] for player in kept["match"]["players"]] == ["a", "b"]
        record = one.get(f"/api/archive/{table}/record")
        assert record.headers["content-type"].startswith("text/plain")
        assert record.text == kept["record"]
        assert read_record(record.text, find_toy, verify=True).outcome
        replay = one.get(f"/api/archive/{table}/replay").json()
        assert replay == one.get(f"/api/tables/{table}/replay").json()
        searched = three.get("/api/archive", params={"player": names[0]}).json()["matches"]
        assert len(searched) == is_public
        for path in ("", "/record", "/replay"):
            expected = 200 if is_public else 404
            assert three.get(f"/api/archive/{table}{path}").status_code == expected


async def give_up(house: Housed, first: str, second: str) -> str:
    """Let one of two people resign at once; return the table."""
    async with at_the_table(house, first) as one, at_the_table(house, second) as two:
        table = await start_match(one, two, is_public=True)
        await one.ask(table, "resign", seat=0)
    await until_kept(house, table)
    return table


def test_a_match_that_was_given_up_is_replayed_as_well(house: Housed) -> None:
    with house.browser() as one, house.browser() as two:
        table = asyncio.run(give_up(house, become_guest(one), become_guest(two)))
        kept = one.get(f"/api/archive/{table}").json()
        assert kept["match"]["reason"] == "resigned"
        assert [player["result"] for player in kept["match"]["players"]] == ["lost", "won"]
        assert kept["verification"]["is_true"], kept["verification"]
        replay = one.get(f"/api/archive/{table}/replay").json()
        assert replay["winners"] == [1]
        assert replay["result"] == "b wins, a resigned"
        assert replay == one.get(f"/api/tables/{table}/replay").json()
