"""Published puzzles: proved before they are kept, each once, found by others and withdrawn."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from gloaming.games import NAMES
from gloaming.puzzles.collection import find_puzzle
from gloaming.puzzles.kinds import KINDS
from gloaming.server.messages.puzzles import GameName, KindName
from tests.server.identity.houses import PASSWORD

from .housing import Housed, become_guest, housed, refusal, sign_in, sign_up
from .puzzling import FEAST, forget_everything, mirrored, predict, publish, titles

SHIPPED = ["ff-0001", "fp-0001", "fe-0001", "mb-0001", "sh-0001", "sf-0001"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    with housed(tmp_path_factory.mktemp("puzzles"), puzzles_per_hour=1000) as served:
        yield served


@pytest.fixture(autouse=True)
def _nothing_published(house: Housed) -> Iterator[None]:
    """Let every test begin without puzzles and without people."""
    yield
    forget_everything(house)


def tried(web: httpx.Client, puzzle: Any, title: str = "A feast") -> httpx.Response:
    """Try to publish something."""
    return web.post("/api/puzzles", json={"title": title, "puzzle": puzzle})


def test_a_sound_puzzle_is_kept_with_what_its_prover_found(house: Housed) -> None:
    with house.browser() as web, house.browser() as other:
        sign_up(web, "Ada")
        kept = publish(web, FEAST, "  The   long way ")
        assert kept["title"] == "The long way"
        assert (kept["grade"], kept["solutions"], kept["composer"]) == (1, 1, "Ada")
        assert (kept["score"], kept["plays"], kept["rating"]) == (0, 0, 900)
        assert kept["is_yours"]
        shown = other.get(f"/api/puzzles/{kept['id']}").json()
        assert shown["about"] == {**kept, "is_yours": False}
        assert shown["puzzle"]["position"] == FEAST["position"]
        assert shown["puzzle"]["grade"] == 1
        assert "solution" not in shown
        assert titles(other) == ["The long way"]


def test_a_key_that_is_given_twice_is_refused(house: Housed) -> None:
    plain = msgspec.json.encode({"title": "Twice", "puzzle": FEAST}).decode()
    with house.browser() as web:
        sign_up(web, "Ada")
        twice = plain.replace('"unique":', '"unique":false,"unique":', 1)
        plainly = {"Content-Type": "application/json"}
        answer = web.post("/api/puzzles", content=twice, headers=plainly)
        assert refusal(answer) == (400, "malformed")
        assert titles(web) == []


def test_a_guest_publishes_and_keeps_it_as_an_account(house: Housed) -> None:
    with house.browser() as web, house.browser() as home:
        sign_up(home, "Ada")
        become_guest(web)
        kept = publish(web, FEAST)
        assert kept["is_guest"]
        assert sign_in(web, "Ada").status_code == 200
        shown = web.get(f"/api/puzzles/{kept['id']}").json()["about"]
        assert (shown["composer"], shown["is_guest"], shown["is_yours"]) == ("Ada", False, True)


def test_strangers_publish_nothing(house: Housed) -> None:
    with house.browser() as web:
        assert refusal(tried(web, FEAST)) == (403, "forbidden")


def test_nothing_is_published_twice_and_nothing_that_is_shipped(house: Housed) -> None:
    with house.browser() as web:
        become_guest(web)
        kept = publish(web, FEAST)
        for same in (FEAST, mirrored(FEAST)):
            answer = tried(web, same, "Mine now")
            assert refusal(answer) == (409, "published-already")
            assert answer.json()["place"] == kept["id"]
        for name in SHIPPED:
            shipped = msgspec.to_builtins(find_puzzle(name)[1])
            answer = tried(web, shipped)
            assert refusal(answer) == (409, "published-already")
            assert answer.json()["place"] == name


def changed(**parts: Any) -> dict[str, Any]:
    """Return the feast with another task."""
    puzzle = deepcopy(FEAST)
    puzzle["task"] |= parts
    return puzzle


@pytest.mark.parametrize(
    ("puzzle", "code", "place"),
    [
        (changed(moves=[]), "not-sound", ""),
        (changed(moves=[{"token": "A", "steps": 9}]), "not-sound", ""),  # no longer unique
        (changed(moves=[{"token": "Z", "steps": 1}]), "malformed", "$.task.moves"),
        (changed(lay=[{"kind": "stone"}] * 4), "malformed", "$.task.lay"),
        ({**FEAST, "own": ["A", "B"]}, "malformed", "$.own"),
        ({**FEAST, "colour": "red"}, "malformed", ""),
        ({**FEAST, "kind": "banquet"}, "malformed", ""),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(
    house: Housed, puzzle: Any, code: str, place: str
) -> None:
    with house.browser() as web:
        become_guest(web)
        answer = tried(web, puzzle)
        assert refusal(answer)[1] == code, answer.text
        assert answer.json()["place"].startswith(place)
        assert titles(web) == []


@pytest.mark.parametrize(
    "title", ["", "a", "x" * 61, "\u202eabc", "a\u200bb", "!!!", "\ufffc\ufffc"]
)
def test_a_title_can_be_read(house: Housed, title: str) -> None:
    with house.browser() as web:
        become_guest(web)
        assert refusal(tried(web, FEAST, title)) == (400, "title-refused")


def page_by_page(web: httpx.Client, **wanted: Any) -> list[str]:
    """Return the titles of a list of which every page has one."""
    found = web.get("/api/puzzles", params={**wanted, "limit": 1}).json()
    pages = [found]
    while found["next"]:
        mark = {"page": found["next"], "limit": 1}
        found = web.get("/api/puzzles", params={**wanted, **mark}).json()
        pages.append(found)
    return [one["title"] for page in pages for one in page["puzzles"]]


def test_the_list_has_pages_and_orders(house: Housed) -> None:
    with house.browser() as web:
        sign_up(web, "Ada")
        for card in (8, 10, "1-hit"):
            publish(web, predict(card), f"Card {card}")
        publish(web, FEAST, "The feast")
        assert titles(web, kind="feast") == ["The feast"]
        assert titles(web, game="menhirs") == []
        assert set(titles(web, game="finstere")) == {"Card 8", "Card 10", "Card 1-hit", "The feast"}
        for order in ("new", "best", "played", "grade"):
            whole = titles(web, order=order)
            assert page_by_page(web, order=order) == whole
            assert len(whole) == 4
        assert titles(web, order="new")[0] == "The feast"


@pytest.mark.parametrize(
    "wanted", [{"order": "worst"}, {"kind": "banquet"}, {"limit": 999}, {"page": "x"}]
)
def test_what_lists_do_not_know_is_refused(house: Housed, wanted: Any) -> None:
    with house.browser() as web:
        assert refusal(web.get("/api/puzzles", params=wanted)) == (400, "malformed")


def test_one_withdraws_ones_own_and_nobody_elses(house: Housed) -> None:
    with house.browser() as web, house.browser() as other:
        sign_up(web, "Ada")
        sign_up(other, "Bea")
        kept = publish(web, FEAST)["id"]
        assert refusal(other.delete(f"/api/puzzles/{kept}")) == (403, "not-yours")
        assert web.delete(f"/api/puzzles/{kept}").status_code == 204
        assert refusal(web.get(f"/api/puzzles/{kept}")) == (404, "no-such-puzzle")
        assert publish(other, FEAST)["is_yours"]


def test_one_may_publish_so_many_an_hour(tmp_path: Path) -> None:
    with housed(tmp_path, puzzles_per_hour=2) as few, few.browser() as web:
        become_guest(web)
        publish(web, predict(8))
        publish(web, predict(10))
        assert refusal(tried(web, predict("1-hit"))) == (409, "too-many")


def test_who_leaves_is_named_no_more(house: Housed) -> None:
    with house.browser() as web, house.browser() as other:
        sign_up(web, "Ada")
        kept = publish(web, FEAST)["id"]
        exported = web.get("/api/account/export").json()
        assert [one["id"] for one in exported["puzzles"]] == [kept]
        body = {"name": "Ada", "password": PASSWORD}
        assert web.post("/api/account/delete", json=body).status_code == 200
        assert other.get(f"/api/puzzles/{kept}").json()["about"]["composer"] == "deleted"


def test_kinds_and_games_are_those_that_there_are() -> None:
    assert set(get_args(KindName)) == set(KINDS)
    assert set(get_args(GameName)) == set(NAMES)


@pytest.mark.parametrize("card", ["9", "11", "20"])
def test_nothing_is_published_that_the_page_cannot_open(house: Housed, card: str) -> None:
    with house.browser() as web:
        sign_up(web, "Ada")
        answer = tried(web, predict(card))
        assert refusal(answer) == (400, "malformed")
        assert answer.json()["place"] == "$.task.card"
        assert "8, 10" in answer.json()["text"]


def test_no_puzzle_is_published_with_more_pieces_than_a_match_has(house: Housed) -> None:
    crowd = deepcopy(FEAST)
    for count in range(19):
        name, cell = f"Z{count}", [4 + count % 8, 6 + count // 8]
        crowd["position"]["tokens"].append({"name": name, "cell": cell})
        crowd["enemy"].append(name)
    walk = {**predict(8), "position": crowd["position"]}
    furnish = lobby("furnish", {"piece": "table", "hidden": ["l0"], "doors": ["N1"]})
    hide = lobby("hide", {"ghosts": ["l0"], "steps": 3, "doors": ["N1"]})
    with house.browser() as web:
        sign_up(web, "Ada")
        for puzzle in (crowd, walk, furnish, hide):
            answer = tried(web, puzzle)
            assert refusal(answer) == (400, "malformed")
            assert "a match has at most" in answer.json()["text"]
            assert answer.json()["place"].startswith("$.position.")


def lobby(kind: str, task: dict[str, Any]) -> dict[str, Any]:
    """Return a puzzle of Spokenchaos with five large ghosts."""
    ghosts = [
        {"name": f"l{at}", "colour": "blue", "size": "large", "x": at + 0.5, "y": 4.5, "level": 0}
        for at in range(5)
    ]
    table = {"piece": "table", "x": 2.5, "y": 1.5, "yaw": 0, "face": "upright"}
    position = {"game": "spokenchaos", "furniture": [table], "ghosts": ghosts}
    return {"kind": kind, "game": "spokenchaos", "position": position, "task": task}
