"""Options are checked for set-up pages by the rules that tables are opened with."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.live.serving import serving

OURS = {"X-Gloaming": "1"}


@pytest.fixture(scope="module")
def web() -> Iterator[httpx.Client]:
    """Return a browser without cookies, at a server with all games."""
    with (
        serving(repertoire=None) as served,
        httpx.Client(base_url=served.address, headers=OURS, timeout=120) as client,
    ):
        yield client


def check(web: httpx.Client, game: str = "menhirs", **options: str) -> Any:
    """Ask what follows from some options."""
    answer = web.post(f"/api/games/{game}/options", json={"options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_follows_from_the_chosen_options_is_filled_in(web: httpx.Client) -> None:
    answer = check(web, board="large", menhirs="9")
    told = {name: answer["options"][name] for name in ("menhirs", "forests", "mist", "schedule")}
    assert told == {"menhirs": "9", "forests": "28", "mist": "14", "schedule": "default"}
    assert answer["limits"]["mist"] == {"least": 7, "most": 37}
    assert answer["refused"] is None


@pytest.mark.parametrize(
    ("options", "place", "mist"),
    [
        ({"menhirs": "20"}, "mist", {"least": 18, "most": 30}),
        ({"mist": "31"}, "mist", {"least": 5, "most": 30}),
        ({"board": "large", "mist": "7.5"}, "mist", {"least": 5, "most": 37}),
        ({"schedule": "mm rr"}, "schedule", {"least": 5, "most": 30}),
        ({"colour": "red"}, "colour", {"least": 5, "most": 30}),
    ],
)
def test_a_refusal_names_its_place_and_the_limits(
    web: httpx.Client, options: dict[str, str], place: str, mist: dict[str, int]
) -> None:
    answer = check(web, **options)
    assert (answer["refused"]["code"], answer["refused"]["place"]) == ("no-such-option", place)
    assert answer["refused"]["text"]
    assert answer["limits"]["mist"] == mist
    assert answer["options"] == {}


def test_nothing_is_known_of_what_cannot_be_read_at_all(web: httpx.Client) -> None:
    answer = check(web, board="round", mist="many")
    assert (answer["limits"], bool(answer["refused"])) == ({}, True)


def test_every_game_is_checked(web: httpx.Client) -> None:
    assert check(web, "finstere", players="3")["options"]["players"] == "3"
    assert check(web, "spokenchaos", players="9")["refused"]["place"] == "players"


def test_a_game_that_is_not_played_here_is_refused(web: httpx.Client) -> None:
    answer = web.post("/api/games/chess/options", json={"options": {}})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-game")


@pytest.mark.parametrize("number", [10**20, -(10**20), 2**63])
def test_numbers_that_no_rule_can_count_with(web: httpx.Client, number: int) -> None:
    refused = check(web, menhirs=str(number))["refused"]
    assert (refused["code"], refused["place"]) == ("no-such-option", "menhirs")
    settings = {"game": "menhirs", "options": {"menhirs": str(number)}}
    web.post("/api/guest")
    answer = web.post("/api/tables", json={"id": "x", "settings": settings})
    assert (answer.status_code, answer.json()["place"]) == (400, "options.menhirs")
