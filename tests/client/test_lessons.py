"""Lessons in a real browser: a path by touch, one by keys, one by the list, and what is kept."""

import re

import pytest
from playwright.sync_api import expect

from gloaming.lessons.schools import lessons_of

from .boxes import box_of
from .browsing import DESKTOP, PHONE, Visit
from .finstere_table import board
from .keyboard import Keyboard
from .taking_lessons import ByKeys, ByList, ByTouch, see_solved, walk


def test_a_path_by_touch(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    walk(visitor, "menhirs", ByTouch())
    expect(visitor.page.get_by_role("link", name="You know it all: play!")).to_be_visible()
    visitor.go()
    door = visitor.page.get_by_role("article", name="Menhirs dans le Brouillard")
    expect(door.get_by_role("link", name="Learn (12 of 12)")).to_be_visible()


def test_a_path_by_keys(visit: Visit) -> None:
    visitor = visit()
    walk(visitor, "finstere", ByKeys())
    visitor.go("/learn/finstere")
    expect(visitor.page.get_by_text("16 stars of 16")).to_be_visible()


def test_a_path_by_the_list(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.choose_plan()
    walk(visitor, "spokenchaos", ByList("spokenchaos"))
    visitor.go("/learn/spokenchaos")
    expect(visitor.page.get_by_text("13 stars of 13")).to_be_visible()


def test_a_phone_has_all_tools_of_furniture_on_the_stage(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.go("/learn/spokenchaos/tipping")
    page = visitor.page
    page.locator("[role=group].pieces").get_by_role("button", name="the table").tap()
    tools = page.get_by_role("group", name="Moving the table")
    for tool in (*tools.get_by_role("button").all(), *tools.get_by_role("combobox").all()):
        expect(tool).to_be_in_viewport(ratio=1)
    tools.get_by_label("Stands").select_option("on its front")
    page.get_by_role("button", name="Confirm", exact=True).tap()
    see_solved(page)


def test_a_phone_keeps_the_board_as_large_whatever_is_said(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.go("/learn/finstere/nearest")
    page, floor = visitor.page, board(visitor)
    hint = page.get_by_role("button", name=re.compile("^(Hint|Another hint)$"))
    expect(hint).to_be_visible()
    before = box_of(floor)
    hint.tap()
    hint.tap()
    expect(page.get_by_text("He turns to red")).to_be_visible()
    assert box_of(floor) == before
    floor.focus()
    page.keyboard.press("Enter")  # the entrance, where he never goes
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    assert box_of(floor) == before
    assert box_of(again).y > before.y + before.height  # at the thumb


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_hints_keep_the_keys_and_marked_cells_are_said(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go("/learn/finstere/first-steps")
    panel = visitor.page.get_by_role("region", name="First steps")
    expect(panel.get_by_text("Marked: (4,3).")).to_be_attached()
    keys = Keyboard(visitor)
    keys.take("^Hint$")
    assert keys.focused == "Another hint"
    keys.press("Enter")
    assert keys.focused == "Show me"
    keys.press("Enter")
    expect(panel.get_by_text("That is how it goes.")).to_be_visible()
    assert keys.focused


def test_a_cell_is_named_in_the_list(visit: Visit) -> None:
    walk(visit(), "finstere", ByList("finstere"), list(lessons_of("finstere"))[:7])


def test_what_went_wrong_is_told_and_hints_lead_on(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/finstere/nearest")
    page = visitor.page
    board(visitor).focus()
    page.keyboard.press("Enter")  # the entrance, where he never goes
    expect(page.get_by_text("Not yet.").first).to_be_visible()
    panel = page.get_by_role("region", name="Whom does he see?")
    expect(panel.get_by_text("He ended on (11,6).")).to_be_visible()
    expect(panel.get_by_text("He eats Red 3")).to_be_visible()
    visitor.press("Try again")
    expect(panel.get_by_text("Tap it.")).to_be_visible()
    visitor.press("Hint")
    visitor.press("Another hint")
    visitor.press("Show me")
    expect(panel.get_by_text("That is how it goes. Now you!")).to_be_visible()
    visitor.go("/learn/finstere")
    expect(page.get_by_role("link", name="Begin", exact=True)).to_be_visible()  # no star for that


@pytest.mark.parametrize("game", ["finstere", "menhirs"])
def test_a_lesson_needs_no_line(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.route("**/live", lambda route: route.abort())
    first = next(iter(lessons_of(game).values()))
    visitor.go(f"/learn/{game}/{first.id}")
    expect(visitor.page.get_by_role("heading", name=first.title.en)).to_be_visible()
    visitor.page.get_by_role("button", name="All actions as a list").wait_for()
