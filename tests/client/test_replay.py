"""Looking back at a match that is over: what decided it, step by step, by link and on paper."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Locator, expect

from gloaming.core.record import read_record
from gloaming.games import find

from .boxes import as_visitor, box_of, is_on_screen
from .browsing import LANDSCAPE, PHONE, Visit, Visitor
from .finished import finished_match
from .serving import Serving

Screen: TypeAlias = tuple[int, int]

LEAST_HEIGHT = 0.8  # of the window

SCREENS = [(1440, 900), (1280, 800), (844, 390), (390, 844)]

# Where the drawing of the board is.
DRAWN = """
() => {
  const drawing = document.querySelector('.board .drawing svg');
  const { x, y, width, height } = drawing.getBoundingClientRect();
  return [x, y, width, height, drawing.getAttribute('viewBox')];
}
"""

# Note in every frame, from the first on, where the board and what stands on it are.
FRAMES = """
window.frames_seen = [];
const look = () => {
  const all = [...document.querySelectorAll('.board svg, .board .piece, .board .tile')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const round = ({ x, y, width }) => [x, y, width].map(Math.round).join();
  if (boxes.length > 0) window.frames_seen.push(boxes.map(round).join(' '));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


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
    words = point.locator(".words").inner_text()
    point.click()
    visitor.page.wait_for_url("**/replay/*at=*")
    expect(visitor.page.get_by_role("main").get_by_text(words)).to_be_visible()


def controls(visitor: Visitor) -> Locator:
    """Return everything that can be pressed, drawn or chosen in a replay's row of controls."""
    row = visitor.page.get_by_role("group", name="Controls of the replay")
    return row.locator(":scope > :is(button, a, select), input[type=range]")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_replay_has_one_row_of_controls(visit: Visit, table: str, screen: Screen) -> None:
    visitor = visit(viewport=dict(zip(("width", "height"), screen, strict=True)))
    open_replay(visitor, table)
    assert visitor.is_as_wide_as_its_window()
    boxes = [control.bounding_box() for control in controls(visitor).all()]
    seen = [box for box in boxes if box]
    assert len(seen) >= 5
    assert len({round(box["y"] + box["height"] / 2) for box in seen}) == 1, "all in one row"
    assert min(box["height"] for box in seen) >= 40, "a finger finds each"
    assert visitor.page.get_by_role("button", name="One step forward").count() == 1


@pytest.mark.parametrize("screen", SCREENS)
def test_a_replay_opens_in_its_final_layout(visit: Visit, table: str, screen: Screen) -> None:
    viewport = dict(zip(("width", "height"), screen, strict=True))
    visitor = visit(viewport=viewport, reduced_motion="no-preference")
    visitor.context.add_init_script(FRAMES)
    last = open_replay(visitor, table)
    assert last > 0
    visitor.page.wait_for_function("() => window.frames_seen.length > 5")
    assert len(set(visitor.page.evaluate("window.frames_seen"))) == 1, "nothing moves by itself"
    before = visitor.page.evaluate(DRAWN)
    for key in ("PageDown", "PageDown", "End", "Home"):
        visitor.page.keyboard.press(key)
        assert visitor.page.evaluate(DRAWN) == before, "the board keeps its place to the end"


def test_a_phone_on_its_side_gives_the_board_the_height(visit: Visit, table: str) -> None:
    visitor = visit(**as_visitor(LANDSCAPE))
    open_replay(visitor, table)
    drawn, row = (box_of(visitor.page.locator(part)) for part in (".board", ".controls"))
    assert drawn.y == 0
    assert drawn.y + drawn.height <= row.y
    assert drawn.height >= LEAST_HEIGHT * LANDSCAPE["height"]
    for thing in ("Zoom in", "One step forward"):
        box = box_of(visitor.page.get_by_role("button", name=thing))
        assert is_on_screen(visitor.page, box)
        assert box.overlap(drawn) == 0


def test_a_moment_belongs_to_the_round_in_which_it_happens(visit: Visit, table: str) -> None:
    visitor = visit()
    open_replay(visitor, table)
    visitor.page.get_by_role("combobox", name="Round").select_option("Round 2")
    where, current = visitor.page.locator(".where"), visitor.page.locator("[aria-current=step]")
    for step, expected in (("One step back", "Round 1"), ("One step forward", "Round 2")):
        visitor.press(step)
        expect(where).to_contain_text(expected)
        section = current.locator("xpath=ancestor::section").first
        expect(section.get_by_role("heading")).to_have_text(expected)


def test_rounds_are_chapters(visit: Visit, table: str) -> None:
    visitor = visit()
    open_replay(visitor, table)
    chapters = visitor.page.get_by_role("combobox", name="Round")
    names = chapters.locator("option").all_inner_texts()
    assert names[:3] == ["Before round 1", "Round 1", "Round 2"]
    assert visitor.page.locator("[data-chapter]").count() == len(names)
    chapters.select_option("Round 2")
    at = figures(visitor)[0]
    assert str(at) == visitor.page.locator("[data-chapter]").nth(2).get_attribute("data-chapter")
    slider = visitor.page.get_by_role("slider", name="Moment of the match")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Round 2, moment {at} of"))
    visitor.page.keyboard.press("PageUp")
    expect(chapters).to_have_value(
        visitor.page.locator("option").nth(1).get_attribute("value") or ""
    )


def test_a_phone_has_rounds_and_speed_one_tap_away(visit: Visit, table: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_replay(visitor, table)
    visitor.page.get_by_role("button", name="Rounds, speed and more").tap()
    visitor.page.get_by_role("combobox", name="Round").select_option("Round 1")
    assert figures(visitor)[0] > 0
    expect(visitor.page.get_by_role("combobox", name="Speed")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Copy link")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("button", name="Copy link")).not_to_be_visible()


def test_the_speed_of_a_replay_is_remembered(visit: Visit, table: str) -> None:
    visitor = visit()
    open_replay(visitor, table)
    speed = visitor.page.get_by_role("combobox", name="Speed")
    expect(speed).to_have_value("1")
    speed.select_option("4")
    visitor.page.reload()
    expect(speed).to_have_value("4")


def test_a_match_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay/nothing")
    expect(visitor.page.get_by_text("This replay cannot be shown")).to_be_visible()
    visitor.complaints.clear()  # the console tells of the answers 404
