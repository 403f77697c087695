"""The HTTP resources of a real server."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from gloaming.bots.levels import LEVELS
from gloaming.core.record import read_record, write_record
from gloaming.server.access.doorman import COOKIE
from tests.core.toy.playing import find_toy, random_match
from tests.core.toy.rules import SPOT
from tests.patience import PATIENCE
from tests.server.live.serving import Served, serving, start_match, talking

OURS = {"X-Gloaming": "1"}
TOY = {"game": "toy"}


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving() as running:
        yield running


@pytest.fixture
def web(served: Served) -> Iterator[httpx.Client]:
    """Return a browser without cookies."""
    with httpx.Client(base_url=served.address, timeout=PATIENCE) as client:
        yield client


def as_guest(web: httpx.Client) -> httpx.Client:
    """Let a browser become a guest."""
    assert web.post("/api/guest", headers=OURS).status_code == 201
    return web


def open_table(web: httpx.Client, name: str = "1", **settings: Any) -> Any:
    """Ask for a table."""
    body = {"id": name, "settings": {**TOY, **settings}}
    return web.post("/api/tables", json=body, headers=OURS)


def test_a_guest_gets_a_cookie_at_once(web: httpx.Client) -> None:
    assert web.get("/api/me").json() == {"name": "", "is_guest": False}
    answer = web.post("/api/guest", headers=OURS)
    cookie = answer.headers["set-cookie"].lower()
    assert COOKIE in web.cookies
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    me = web.get("/api/me").json()
    assert me["is_guest"]
    assert web.post("/api/guest", headers=OURS).json() == me


def test_a_token_says_who_one_is(web: httpx.Client, served: Served) -> None:
    token = served.identity.known("program")
    headers = {"Authorization": f"Bearer {token}"}
    assert web.get("/api/me", headers=headers).json()["name"] == "program"
    assert web.get("/api/me", headers={"Authorization": "Bearer no"}).json()["name"] == ""


def test_games_are_described(web: httpx.Client) -> None:
    with (
        serving(repertoire=None) as other,
        httpx.Client(base_url=other.address, timeout=PATIENCE) as own,
    ):
        games = {game["name"]: game for game in own.get("/api/games", timeout=PATIENCE).json()}
    finstere = games["finstere"]
    assert finstere["defaults"]["players"] == "4"
    assert finstere["bots"] == list(LEVELS)
    assert len(finstere["seats"]) == 4
    options = {option["name"]: option for option in finstere["options"]}
    assert options["players"] == {
        "name": "players",
        "kind": "number",
        "about": "How many play.",
        "default": "4",
        "choices": [],
        "least": 2,
        "most": 7,
        "sources": {},
        "presets": {},
        "marked": "",
        "replaces": [],
    }
    assert options["blocked_slide"]["sources"]["stays"] == ["de"]
    assert options["starter"]["kind"] == "seat"
    assert "edition" not in options
    assert options["layout"]["choices"] == ["players", "random"]
    assert "yellow" in options["colours"]["choices"]
    assert options["advanced"]["kind"] == "switch"
    assert web.get("/api/games").status_code == 400  # one of the tests' games does not exist


def test_a_table_is_opened_once(web: httpx.Client) -> None:
    as_guest(web)
    first, again = open_table(web, "same"), open_table(web, "same")
    assert first.status_code == 201
    assert first.json() == again.json()


def test_strangers_open_nothing(web: httpx.Client) -> None:
    answer = open_table(web)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"players": "99"}}, "no-such-option"),
        ({"stand_in": "nobody"}, "no-such-bot"),
        ({"clock": {"kind": "sundial"}}, "malformed"),
        ({"away_seconds": -1}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_bad_settings_are_refused_by_name(web: httpx.Client, settings: Any, code: str) -> None:
    answer = open_table(as_guest(web), **settings)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_match_that_was_begun_elsewhere_goes_on(web: httpx.Client) -> None:
    record = write_record(random_match(2, 2, 3, plies=9))
    body = {"id": "carried", "settings": {"game": "toy", "options": {"rounds": "9"}}}
    answer = as_guest(web).post("/api/tables", json={**body, "record": record}, headers=OURS)
    assert answer.status_code == 201
    shown = web.get(f"/api/tables/{answer.json()['table']}").json()
    assert shown["about"]["settings"]["options"]["rounds"] == "2"
    assert len(shown["now"]["sights"][0]["moments"]) > 0


@pytest.mark.parametrize("record", ["nonsense", write_record(random_match(2, 1, 3)), "x" * 70_000])
def test_what_cannot_go_on_is_refused(web: httpx.Client, record: str) -> None:
    body = {"id": "not carried", "settings": TOY, "record": record}
    answer = as_guest(web).post("/api/tables", json=body, headers=OURS)
    assert answer.json()["code"] in ("malformed", "not-running", "too-large")


def test_public_and_own_tables_are_listed(web: httpx.Client) -> None:
    as_guest(web)
    public = open_table(web, "public", is_public=True).json()["table"]
    private = open_table(web, "private").json()["table"]
    listed = [table["id"] for table in web.get("/api/tables").json()]
    assert public in listed
    assert private not in listed
    assert web.get("/api/tables", params={"phase": "over"}).json() == []
    assert web.get("/api/tables", params={"phase": "lost"}).status_code == 400
    assert web.get("/api/tables/mine").json() == []


def test_a_table_that_is_not_there(web: httpx.Client) -> None:
    for path in ("", "/record", "/replay", "/turning-points"):
        answer = web.get(f"/api/tables/nowhere{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def play(served: Served, *, is_finished: bool) -> str:
    """Start a match, and perhaps play it; return its table."""
    async with talking(served, "one") as one, talking(served, "two") as two:
        table = await start_match(one, two)
        for _ in range(2 * is_finished):
            await one.ask(table, "act", seat=0, actions=[SPOT, 0])
            await two.ask(table, "act", seat=1, actions=[SPOT, 2])
        return table


def test_a_running_match_keeps_its_secrets(web: httpx.Client, served: Served) -> None:
    table = asyncio.run(play(served, is_finished=False))
    for path in ("replay", "turning-points"):
        assert web.get(f"/api/tables/{table}/{path}").json()["code"] == "not-over"
    assert "seed" not in web.get(f"/api/tables/{table}/record").text


def test_a_finished_match_has_a_record_and_a_replay(web: httpx.Client, served: Served) -> None:
    table = asyncio.run(play(served, is_finished=True))
    record = web.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert read_record(record.text, find_toy, verify=True).outcome
    replay = web.get(f"/api/tables/{table}/replay").json()
    assert replay["players"] == ["one", "two"]
    assert replay["bots"] == []
    assert replay["moments"][0]["account"]
    assert replay["record"] == record.text
    assert web.get(f"/api/tables/{table}").json()["now"]["phase"] == "over"
    headers = {"Authorization": f"Bearer {served.identity.known('one')}"}
    mine = web.get("/api/tables/mine", headers=headers).json()
    assert table in [found["id"] for found in mine]


def test_what_decided_a_finished_match_is_shown(web: httpx.Client, served: Served) -> None:
    table = asyncio.run(play(served, is_finished=True))
    replay = web.get(f"/api/tables/{table}/replay").json()
    [point] = web.get(f"/api/tables/{table}/turning-points").json()
    told = {name: point[name] for name in ("at", "kind", "seat", "count")}
    assert replay["turning_points"] == [told]
    assert (told["kind"], told["count"]) == ("last-act", 1)
    assert point["moment"] == replay["moments"][point["at"] - 1]
    assert point["before"].keys() == replay["start"].keys()


def test_an_account_is_known_as_the_guest_it_was(web: httpx.Client, served: Served) -> None:
    table = asyncio.run(play(served, is_finished=False))
    headers = {"Authorization": f"Bearer {served.identity.known('account')}"}
    seats = web.get(f"/api/tables/{table}", headers=headers).json()["now"]["seats"]
    assert not any(seat.get("is_yours") for seat in seats)
    served.identity.claimed["id-account"] = ["id-one"]
    seats = web.get(f"/api/tables/{table}", headers=headers).json()["now"]["seats"]
    assert seats[0]["is_yours"]


def test_the_server_says_how_it_is(web: httpx.Client) -> None:
    assert web.get("/health").json() == web.get("/ready").json() == {"status": "well"}


def test_the_openapi_document_is_served(web: httpx.Client) -> None:
    document = web.get("/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}" in document["paths"]
