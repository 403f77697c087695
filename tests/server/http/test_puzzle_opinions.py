"""Votes, reports and ratings: of accounts, once each, and nobody moves their own."""

import struct
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from gloaming.puzzles.collection import find_puzzle
from gloaming.puzzles.solutions import solutions_of
from gloaming.server.storage.opinions import Opinions
from tests.server.identity.houses import PASSWORD

from .housing import Housed, become_guest, housed, refusal, sign_up
from .puzzling import FEAST, forget_everything, mirrored, on_database, predict, publish, titles

MOST_BYTES = 300_000  # which messengers fetch
SHIPPED = {
    "ff-0100": "feast",
    "fp-0005": "predict",
    "fe-0005": "escape",
    "mb-0005": "free-in",
    "sh-0005": "hide",
    "sf-0005": "furnish",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    with housed(tmp_path_factory.mktemp("opinions"), puzzles_per_hour=1000) as served:
        yield served


@pytest.fixture(autouse=True)
def _nothing_published(house: Housed) -> Iterator[None]:
    """Let every test begin without puzzles and without people."""
    yield
    forget_everything(house)


@pytest.fixture
def ada(house: Housed) -> Iterator[httpx.Client]:
    """Let somebody compose."""
    with house.browser() as web:
        sign_up(web, "Ada")
        yield web


@pytest.fixture
def bea(house: Housed) -> Iterator[httpx.Client]:
    """Let somebody else solve."""
    with house.browser() as web:
        sign_up(web, "Bea")
        yield web


def vote(web: httpx.Client, puzzle: str, value: int) -> httpx.Response:
    """Vote."""
    return web.put(f"/api/puzzles/{puzzle}/vote", json={"value": value})


def report(web: httpx.Client, puzzle: str, reason: str = "rude title") -> httpx.Response:
    """Report a puzzle."""
    return web.post(f"/api/puzzles/{puzzle}/reports", json={"reason": reason})


def answer(web: httpx.Client, puzzle: str, parts: Any) -> httpx.Response:
    """Answer a puzzle."""
    return web.post(f"/api/puzzles/{puzzle}/answers", json={"answer": parts})


def test_a_vote_is_changed_and_taken_back(ada: httpx.Client, bea: httpx.Client) -> None:
    puzzle = publish(ada, FEAST)["id"]
    for value in (1, 1, -1, 0, 1):
        assert vote(bea, puzzle, value).json() == {"value": value, "score": value}
        assert bea.get(f"/api/puzzles/{puzzle}").json()["your_vote"] == value
    assert ada.get(f"/api/puzzles/{puzzle}").json()["about"]["score"] == 1
    assert refusal(vote(bea, puzzle, 2)) == (400, "malformed")


def test_the_best_come_first(ada: httpx.Client, bea: httpx.Client) -> None:
    first = publish(ada, predict(8), "First")["id"]
    publish(ada, predict(10), "Second")
    assert titles(bea, order="best") == ["Second", "First"]
    vote(bea, first, 1)
    assert titles(bea, order="best") == ["First", "Second"]


def test_neither_the_composer_nor_guests_nor_strangers_vote(
    house: Housed, ada: httpx.Client
) -> None:
    puzzle = publish(ada, FEAST)["id"]
    assert refusal(vote(ada, puzzle, 1)) == (403, "own-puzzle")
    assert refusal(report(ada, puzzle)) == (403, "own-puzzle")
    assert refusal(answer(ada, puzzle, None)) == (403, "own-puzzle")
    with house.browser() as web:
        assert refusal(vote(web, puzzle, 1)) == (403, "forbidden")
        become_guest(web)
        for asked in (vote(web, puzzle, 1), report(web, puzzle), answer(web, puzzle, None)):
            assert refusal(asked) == (403, "only-accounts")


def test_enough_reports_hide_a_puzzle_until_the_host_has_looked(
    house: Housed, ada: httpx.Client
) -> None:
    puzzle = publish(ada, FEAST)["id"]
    for name in ("Bea", "Cyd", "Dot"):
        assert titles(ada) == ["A feast"]
        with house.browser() as web:
            sign_up(web, name)
            assert report(web, puzzle, f" {name}\nfinds it rude").status_code == 201
            assert report(web, puzzle, "again").status_code in (201, 404)  # the last one hid it
    assert titles(ada) == []
    assert titles(ada, mine=True) == ["A feast"]
    with house.browser() as web:
        assert refusal(web.get(f"/api/puzzles/{puzzle}")) == (404, "no-such-puzzle")
        assert refusal(web.post(f"/api/puzzles/{puzzle}/solution")) == (404, "no-such-puzzle")
        assert web.get(f"/links/puzzles/{puzzle}.png").status_code == 404
    assert ada.get(f"/api/puzzles/{puzzle}").json()["about"]["is_hidden"]
    opinions = Opinions(house.identity.database)
    told = on_database(opinions.reports())
    assert [(one.reporter, one.reason) for one in told] == [
        (name, f"{name} finds it rude") for name in ("Bea", "Cyd", "Dot")
    ]
    assert on_database(opinions.settle(puzzle, is_hidden=False))
    assert on_database(opinions.reports()) == []
    assert titles(ada) == ["A feast"]


def test_a_reason_is_needed(ada: httpx.Client, bea: httpx.Client) -> None:
    puzzle = publish(ada, FEAST)["id"]
    assert refusal(report(bea, puzzle, " ")) == (400, "title-refused")
    assert refusal(report(bea, puzzle, "x" * 501)) == (400, "title-refused")


def test_the_first_answer_moves_both_ratings_and_no_other_does(
    ada: httpx.Client, bea: httpx.Client
) -> None:
    puzzle = publish(ada, FEAST)["id"]
    solution = ada.post(f"/api/puzzles/{puzzle}/solution").json()["solution"]
    told = answer(bea, puzzle, solution).json()
    assert (told["is_solved"], told["is_first"], told["before"]) == (True, True, 1500)
    assert told["after"] > 1500
    assert told["puzzle"] < 900
    again = answer(bea, puzzle, None).json()
    assert not again["is_first"]
    assert again["after"] == told["after"]
    about = bea.get(f"/api/puzzles/{puzzle}").json()["about"]
    assert (about["plays"], about["rating"]) == (1, told["puzzle"])
    (standing,) = bea.get("/api/ratings").json()
    assert (standing["kind"], standing["rating"]) == ("feast", told["after"])
    assert (standing["answers"], standing["place"], standing["of"]) == (1, 1, 1)


def test_everybody_is_told_how_hard_shipped_puzzles_turned_out(
    house: Housed, ada: httpx.Client, bea: httpx.Client
) -> None:
    with house.browser() as stranger:
        assert stranger.get("/api/puzzle-ratings?kind=feast").json() == []
        answer(ada, "ff-0100", None)
        told = answer(bea, "ff-0100", solutions_of("feast")["ff-0100"]).json()
        answer(bea, publish(ada, FEAST)["id"], None)
        (rated,) = stranger.get("/api/puzzle-ratings?kind=feast").json()
        assert rated == {"id": "ff-0100", "rating": told["puzzle"], "answers": 2, "solved": 1}
        assert stranger.get("/api/puzzle-ratings?kind=hide").json() == []
        for kind in ("", "?kind=chess"):
            assert refusal(stranger.get(f"/api/puzzle-ratings{kind}")) == (400, "malformed")


def test_nobody_is_believed_to_have_solved_anything(ada: httpx.Client, bea: httpx.Client) -> None:
    puzzle = publish(ada, FEAST)["id"]
    told = answer(bea, puzzle, [{"token": "A", "path": "NNNN"}]).json()
    assert not told["is_solved"]
    assert told["after"] < 1500
    assert told["puzzle"] > 900


def test_whoever_is_shown_the_solution_has_failed(ada: httpx.Client, bea: httpx.Client) -> None:
    puzzle = publish(ada, FEAST)["id"]
    solution = bea.post(f"/api/puzzles/{puzzle}/solution").json()["solution"]
    told = answer(bea, puzzle, solution).json()
    assert (told["is_solved"], told["is_first"]) == (True, False)
    assert told["after"] < 1500


def test_who_answers_a_puzzle_that_was_withdrawn_and_published_again_is_not_rated_twice(
    ada: httpx.Client, bea: httpx.Client
) -> None:
    first = publish(ada, FEAST)["id"]
    solution = ada.post(f"/api/puzzles/{first}/solution").json()["solution"]
    told = answer(bea, first, solution).json()
    assert told["is_first"]
    assert ada.delete(f"/api/puzzles/{first}").status_code == 204
    for again in (FEAST, mirrored(FEAST)):
        puzzle = publish(ada, again)["id"]
        assert puzzle != first
        about = bea.get(f"/api/puzzles/{puzzle}").json()["about"]
        assert (about["plays"], about["rating"]) == (1, told["puzzle"])
        later = answer(bea, puzzle, None).json()
        assert (later["is_first"], later["after"]) == (False, told["after"])
        assert ada.delete(f"/api/puzzles/{puzzle}").status_code == 204


def test_a_guest_who_was_shown_a_solution_is_not_rated_for_it_as_an_account(
    house: Housed, ada: httpx.Client
) -> None:
    published = publish(ada, FEAST)["id"]
    with house.browser() as web:
        become_guest(web)
        seen = {
            name: web.post(f"/api/puzzles/{name}/solution").json()["solution"]
            for name in (published, "ff-0100")
        }
        sign_up(web, "Cyd")
        for name, parts in seen.items():
            told = answer(web, name, parts).json()
            assert (told["is_solved"], told["is_first"], told["after"]) == (True, False, 1500)
        assert web.get("/api/ratings").json() == []


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_of_every_kind_are_judged_here(
    house: Housed, bea: httpx.Client, name: str
) -> None:
    solution = solutions_of(SHIPPED[name])[name]
    told = answer(bea, name, solution).json()
    assert told["is_solved"], told
    assert told["is_first"]
    with house.browser() as web:
        sign_up(web, "Cyd")
        assert not answer(web, name, []).json()["is_solved"]
        places = [one["place"] for one in web.get("/api/ratings").json()]
        assert places == [2]


def test_whom_nobody_knows_cannot_be_answered(bea: httpx.Client) -> None:
    for name in ("ff-9999", "p-nothing", "own"):
        assert refusal(answer(bea, name, None)) == (404, "no-such-puzzle")
    assert find_puzzle("ff-0001")
    assert refusal(answer(bea, "ff-0001", [{"what": 1}])) == (400, "malformed")


def test_who_leaves_takes_votes_reports_and_ratings_along(
    house: Housed, ada: httpx.Client, bea: httpx.Client
) -> None:
    puzzle = publish(ada, FEAST)["id"]
    vote(bea, puzzle, 1)
    report(bea, puzzle)
    answer(bea, puzzle, None)
    kept = bea.get("/api/account/export").json()
    assert [len(kept[part]) for part in ("votes", "reports", "ratings", "puzzle_answers")] == [
        1
    ] * 4
    gone = bea.post("/api/account/delete", json={"name": "Bea", "password": PASSWORD})
    assert gone.status_code == 200
    assert ada.get(f"/api/puzzles/{puzzle}").json()["about"]["score"] == 0
    assert on_database(Opinions(house.identity.database).reports()) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_links_show_the_position_of_every_kind(house: Housed, name: str) -> None:
    with house.browser() as web:
        shown = web.get(f"/links/puzzles/{name}.png")
        assert shown.headers["content-type"] == "image/png"
        assert struct.unpack(">II", shown.content[16:24]) == (1200, 630)
        assert len(shown.content) < MOST_BYTES
        assert web.get("/links/puzzles/ff-9999.png").status_code == 404
        assert web.get(f"/links/puzzles/{name}").status_code == 404


def test_links_show_how_lessons_begin(house: Housed) -> None:
    with house.browser() as web:
        for name in ("finstere/first-steps", "menhirs/moving"):
            shown = web.get(f"/links/lessons/{name}.png")
            assert struct.unpack(">II", shown.content[16:24]) == (1200, 630), name
        assert web.get("/links/lessons/menhirs/nothing.png").status_code == 404
        assert web.get("/links/lessons/chess/moving.png").status_code == 404
        assert web.get("/links/replays/nothing.png").status_code == 404
