"""Positions are edited and puzzles composed in a real browser, and solved by somebody else."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .browsing import PHONE, Visit, Visitor
from .finstere_table import board, button, own_tokens

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True}


def verdict(page: Page) -> Locator:
    """Return what the prover says."""
    return page.locator(".verdict")


def shared(visitor: Visitor) -> str:
    """Return the path of the link that the composer's address carries."""
    expect(verdict(visitor.page)).to_contain_text("Sound")
    return "/puzzles/own" + visitor.page.url.partition("/compose")[2]


def chosen(visitor: Visitor, kind: str) -> Page:
    """Begin to compose a puzzle of a kind."""
    visitor.go("/puzzles/compose")
    visitor.page.get_by_label("Kind").select_option(kind)
    return visitor.page


def test_a_feast_is_composed_by_keys_tried_shared_and_solved(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/puzzles/compose")
    page = visitor.page
    expect(verdict(page)).to_have_text("Sound: exactly one solution. Grade 4 of 9.")
    board(visitor).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")  # an enemy beside the entrance
    expect(verdict(page)).not_to_contain_text("exactly one")
    visitor.press("Undo")
    expect(verdict(page)).to_contain_text("exactly one")
    visitor.press("Try it out")
    expect(button(visitor, "Let him walk")).to_be_visible()
    visitor.press("Back to composing")
    expect(verdict(page)).to_contain_text("exactly one")
    expect(button(visitor, "Redo")).to_be_enabled()  # everything is kept
    other = visit()
    other.go(shared(visitor))
    own_tokens(other).first.click()
    other.page.locator('[data-end="4,5"]').click()
    other.press("Confirm")
    other.press("Let him walk")
    expect(other.page.locator(".outcome")).to_contain_text("Solved!")


def test_menhirs_are_put_by_touch_and_freed_by_somebody_else(visit: Visit) -> None:
    visitor = visit(**TOUCH)
    page = chosen(visitor, "free-in")
    expect(verdict(page)).to_have_text("Sound: 5 solutions. Grade 1 of 9.")
    page.locator('[data-cell="(4,4)"]').tap()  # the mist there goes
    expect(verdict(page)).to_have_text(re.compile("Sound: 6 solutions"))
    page.locator('[data-cell="(4,3)"]').tap()
    expect(verdict(page)).to_contain_text("No menhir is covered")
    visitor.press("Undo")
    other = visit()
    other.go(shared(visitor))
    other.press("All actions as a list")
    other.page.get_by_role("button", name="Lift the single tile on (4,3)").click()
    other.page.get_by_role("button", name="Go north", exact=True).click()
    expect(other.page.locator(".outcome")).to_contain_text("All menhirs are free.")


def tap_lobby(page: Page, field: str) -> None:
    """Tap the middle of a field of the lobby, of which the plan shows the names at a corner."""
    name = page.get_by_role("application").get_by_text(field, exact=True)
    floor = name.locator("xpath=preceding-sibling::*[1]")
    box = floor.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_ghosts_are_put_into_a_lobby_by_touch_and_hidden_by_somebody_else(visit: Visit) -> None:
    visitor = visit(**TOUCH)
    visitor.choose_plan()
    page = chosen(visitor, "hide")
    expect(verdict(page)).to_have_text("Sound: 4,109 solutions. Grade 1 of 9.")
    visitor.press("move")
    tap_lobby(page, "C2")  # the ghost there
    expect(page.locator(".bar .words")).to_have_text("Tap where it goes.")
    tap_lobby(page, "C1")
    expect(verdict(page)).to_have_text("Sound: 2,895 solutions. Grade 1 of 9.")
    visitor.press("piano")
    visitor.press("Turn")  # it stays out of the ghost's reach
    other = visit()
    other.choose_plan()
    other.go(shared(visitor))
    other.page.get_by_role("group", name="Your ghosts").get_by_role("button").first.click()
    other.page.locator('[data-field="1,0"] rect').click(position={"x": 6, "y": 6})
    other.press("Confirm")
    other.press("Look through the doors")
    expect(other.page.locator(".outcome")).to_contain_text("Solved!")


def test_ghosts_are_to_come_in_and_from_two_sides_only_the_terminal_plays(visit: Visit) -> None:
    visitor = visit()
    visitor.choose_plan()
    page = chosen(visitor, "hide")
    expect(verdict(page)).to_contain_text("4,109 solutions")
    visitor.press("+ small ghost")
    expect(verdict(page)).not_to_contain_text("4,109 solutions")
    expect(button(visitor, "Try it out")).to_be_visible()
    visitor.press("+ medium ghost")
    page.get_by_label("Side of r3").select_option("N")
    expect(page.get_by_text("gloaming puzzle gloaming-hide.json")).to_be_visible()
    expect(button(visitor, "Try it out")).not_to_be_visible()
    other = visit()
    other.go("/puzzles/own" + page.url.partition("/compose")[2])
    expect(other.page.get_by_role("heading", name="One for the terminal")).to_be_visible()


def test_barred_mist_and_settings_are_kept_by_the_link(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/edit/menhirs")
    visitor.press("bar")
    visitor.page.locator('[data-cell="(4,3)"]').click()
    visitor.page.get_by_label("Barred direction").select_option("SE")
    visitor.page.get_by_text("Rules in use").click()
    visitor.page.get_by_role("checkbox", name="Passing").check()
    other = visit()
    other.go(visitor.page.url.removeprefix(visitor.address))
    expect(other.page.get_by_label("Barred direction")).to_have_value("SE")
    expect(other.page.get_by_role("checkbox", name="Passing")).to_be_checked()


def test_what_is_saved_is_what_the_command_reads(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = chosen(visitor, "escape")
    expect(verdict(page)).to_have_text("Sound: exactly one solution. Grade 2 of 9.")
    visitor.press("As text or file")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    path = tmp_path / "escape.json"
    saved.value.save_as(path)
    command = [sys.executable, "-m", "gloaming", "puzzle", "check", str(path), "--json"]
    checked = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert (checked["sound"], checked["solutions"], checked["grade"]) == (True, 1, 2)
    page.get_by_label("In the form that programs read").fill('{"kind": "feast"}')
    visitor.press("Use it")
    expect(page.get_by_role("alert")).to_have_text("This cannot be read: look at $.game.")


def test_a_position_is_edited_linked_and_composed_of(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/edit/finstere")
    page = visitor.page
    board(visitor).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    visitor.press("yellow teleporter")
    board(visitor).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Blood and teleporters stay away")).to_be_visible()
    other = visit()
    other.go(page.url.removeprefix(visitor.address))
    expect(board(other)).to_have_accessible_name(re.compile(r"A \(14,10\)"))
    other.page.get_by_role("link", name="Make a puzzle of it").click()
    expect(verdict(other.page)).to_be_visible()
    other.go("/puzzles/own#puzzle=nonsense")
    expect(other.page.get_by_role("heading", level=1)).to_be_visible()
