"""Looking back at a match that is over: what decided it, step by step, by link and on paper."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gloaming.core.record import read_record
from gloaming.games import find

from .browsing import PHONE, Visit, Visitor
from .finished import finished_match
from .serving import Serving


@pytest.fixture(scope="module")
def table(server: Serving, browser: Browser) -> Iterator[str]:
    """Play a match for all tests of this module."""
    context = browser.new_context()
    yield finished_match(Visitor(context, server.address))
    context.close()


def figures(visitor: Visitor) -> tuple[int, int]:
    """Return which moment is shown, and how many there are."""
    text = visitor.page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text()
    at, _, last = text.partition(" / ")
    return int(at), int(last)


def open_replay(visitor: Visitor, table: str, at: str = "") -> int:
    """Open a replay; return how many moments it has."""
    visitor.go(f"/replay/{table}{at}")
    expect(visitor.page.get_by_role("slider", name="Moment of the match")).to_be_visible()
    return figures(visitor)[1]


def test_a_replay_is_stepped_through_with_buttons(visit: Visit, table: str) -> None:
    visitor = visit()
    open_replay(visitor, table)
    expect(visitor.page.get_by_text("Before the first move.")).to_be_visible()
    visitor.press("One step forward")
    visitor.press("One step forward")
    assert figures(visitor)[0] == 2
    visitor.press("One step back")
    assert figures(visitor)[0] == 1
    visitor.press("One round forward")
    assert figures(visitor)[0] > 1
    visitor.press("One round back")
    assert figures(visitor)[0] == 0


def test_a_replay_is_stepped_through_with_keys(visit: Visit, table: str) -> None:
    visitor = visit()
    last = open_replay(visitor, table)
    for key, expected in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        visitor.page.keyboard.press(key)
        assert figures(visitor)[0] == expected


def test_a_replay_plays_by_itself_until_it_is_paused(visit: Visit, table: str) -> None:
    visitor = visit()
    open_replay(visitor, table)
    visitor.press("Play")
    visitor.page.wait_for_function("() => document.querySelector('[type=range]').value > 3")
    visitor.press("Pause")
    assert figures(visitor)[0] > 3


def test_a_link_leads_to_one_moment(visit: Visit, table: str) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    open_replay(visitor, table, "?at=9")
    assert figures(visitor)[0] == 9
    visitor.press("One step forward")
    visitor.press("Copy link")
    expect(visitor.page.get_by_text("The link is copied.")).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{visitor.address}/replay/{table}?at=10"


def test_the_record_is_taken_along_and_true(visit: Visit, table: str, tmp_path: Path) -> None:
    visitor = visit()
    open_replay(visitor, table)
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Download the record").first.click()
    waiting.value.save_as(tmp_path / "record")
    text = (tmp_path / "record").read_text(encoding="utf-8")
    assert read_record(text, find, verify=True).outcome is not None


def test_what_decided_it_leads_into_the_replay(visit: Visit, table: str) -> None:
    visitor = visit()
    visitor.go(f"/table/{table}")
    decided = visitor.page.get_by_role("region", name="What decided it")
    point = decided.get_by_role("link").first
    words = point.inner_text().strip()
    point.click()
    visitor.page.wait_for_url("**/replay/*at=*")
    expect(visitor.page.get_by_role("main").get_by_text(words)).to_be_visible()


def test_a_replay_fits_on_a_phone(visit: Visit, table: str) -> None:
    visitor = visit(viewport=PHONE)
    open_replay(visitor, table)
    assert visitor.is_as_wide_as_its_window()
    buttons = [visitor.page.get_by_role("button", name=name) for name in ("Play", "Copy link")]
    tops = {round((button.bounding_box() or {"y": 0})["y"]) for button in buttons}
    assert len(tops) == 1, "all buttons stand in one row"


def test_a_match_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay/nothing")
    expect(visitor.page.get_by_text("This replay cannot be shown")).to_be_visible()
    visitor.complaints.clear()  # the console tells of the answers 404
