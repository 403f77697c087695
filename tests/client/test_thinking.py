"""Bots in a worker of a real browser: the same choices, stopped when asked, several at once."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .test_deciding import OPTIONS, decided
from .thinking_page import asked, opened, serving_page

SOME = 12  # decisions that are compared


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a page whose bots can be asked; return where."""
    with serving_page(tmp_path_factory.mktemp("thinking")) as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Open that page."""
    with opened(browser, address) as page:
        yield page


@pytest.mark.parametrize("game", OPTIONS)
def test_a_worker_decides_as_the_server_does(page: Page, game: str) -> None:
    for one, _ in zip(decided(game), range(SOME), strict=False):
        question = asked(game, one, simulations=one["simulations"], isPatient=True)
        decision, _ = page.evaluate("(asked) => ask(asked)", question)
        told = one["decision"]
        assert decision["actions"] == told["actions"]
        assert decision["simulations"] == told["simulations"]
        assert decision["shares"] == pytest.approx(told["shares"])


# A bot of Spokenchaos weighs all its ways in a few slices, on a machine with nothing else to do.
@pytest.mark.parametrize(
    ("game", "most", "after"), [("finstere", 15_000, 3), ("spokenchaos", 60, 1)]
)
def test_it_tells_how_far_it_is_and_stops_when_asked(
    page: Page, game: str, most: int, after: int
) -> None:
    one = next(one for one in decided(game, ("owl",)) if thinks_long(one))
    question = [asked(game, one, isPatient=True), after]
    decision, heard = page.evaluate("([asked, after]) => ask(asked, after)", question)
    counts = [so_far["simulations"] for so_far in heard]
    assert counts == sorted(set(counts))
    assert decision["actions"]
    assert counts[after - 1] <= decision["simulations"] < most


def thinks_long(one: dict[str, Any]) -> bool:
    """Tell whether a bot used up its simulations."""
    return bool(one["decision"]["simulations"] == one["simulations"])


def test_several_think_at_once(page: Page) -> None:
    some = [one for one, _ in zip(decided("finstere"), range(6), strict=False)]
    questions = [asked("finstere", one, simulations=300, isPatient=True) for one in some]
    found = page.evaluate("(all) => Promise.all(all.map((one) => ask(one)))", questions)
    assert [decision["actions"] for decision, _ in found] == [
        one["decision"]["actions"] for one in some
    ]


def test_what_is_wrong_is_said_and_the_next_one_thinks(page: Page) -> None:
    one = next(decided("finstere"))
    question = asked("finstere", one, isPatient=True)
    said = page.evaluate(
        "(asked) => ask({...asked, level: 'wolf'}).catch((error) => error.message)", question
    )
    assert "wolf" in said
    decision, _ = page.evaluate("(asked) => ask(asked)", question)
    assert decision["actions"] == one["decision"]["actions"]
