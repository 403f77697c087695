"""Puzzles in a real browser: tried, failed, helped, solved; those of the day; at phone size too."""

import re

import pytest
from playwright.sync_api import Page, expect

from gloaming.puzzles.solutions import solutions_of

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .finstere_table import board, button, own_tokens

SOME_PICTURE = 20_000  # bytes; an empty one has far fewer
KEPT = "JSON.parse(localStorage.getItem('gloaming.puzzles') ?? '{}')"


def opened(visitor: Visitor, puzzle: str) -> Page:
    """Open a puzzle."""
    visitor.go(f"/puzzles/{puzzle}")
    expect(visitor.page.locator(".puzzle")).to_be_visible()
    return visitor.page


def outcome(page: Page, words: str) -> None:
    """Expect what came of an answer."""
    expect(page.locator(".outcome")).to_contain_text(words)


def stars(page: Page, puzzle: str) -> int:
    """Return the stars that are kept of a puzzle."""
    return int(page.evaluate(f"{KEPT}.puzzles['{puzzle}'].stars"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_feast_fails_is_tried_again_and_solved(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(viewport=size)
    page = opened(visitor, "ff-0002")
    # Whoever cannot see it hears where everything stands, by the letters of the task.
    expect(board(visitor)).to_have_accessible_name(re.compile(r"A \(10,6\)"))
    visitor.press("Let him walk")
    outcome(page, "Not yet")
    expect(page.locator(".bar .words")).to_have_text("He eats A, who should still stand.")
    visitor.press("Try again")
    own_tokens(visitor).first.click()
    page.locator('[data-end="9,6"]').click()
    visitor.press("Confirm")
    visitor.press("Let him walk")
    outcome(page, "Solved!")
    assert stars(page, "ff-0002") == 2
    visitor.press("Share")
    words = page.get_by_role("dialog").locator(".words")
    expect(words).to_have_text("Finstere Flure · Feast, grade 1 of 9\nSupper by candlelight ★★☆")
    with page.expect_download() as picture:
        visitor.press("Save picture")
    assert picture.value.path().stat().st_size > SOME_PICTURE
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Next").click()
    page.wait_for_url("**/puzzles/ff-0003")


def test_a_hint_tells_where_and_the_solution_is_shown(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "ff-0002")
    visitor.press("Hint")
    expect(page.get_by_role("list", name="Hints")).to_contain_text("A has to move.")
    visitor.press("Hint")
    expect(page.get_by_role("list", name="Hints")).to_contain_text("A goes to (9,6).")
    visitor.press("Solution")
    outcome(page, "All enemies are eaten")
    visitor.press("Once more")
    expect(button(visitor, "Let him walk")).to_be_enabled()
    assert not page.evaluate(f"{KEPT}.puzzles['ff-0002'].isSolved")


def foretell(visitor: Visitor) -> Page:
    """Open a puzzle that asks where he goes, and answer it by keys."""
    page = opened(visitor, "fp-0001")
    expect(button(visitor, "Let him walk")).to_be_disabled()
    board(visitor).focus()
    for key in ("ArrowLeft", "ArrowLeft", *["ArrowUp"] * 8, "Enter"):  # from the entrance
        page.keyboard.press(key)
    page.get_by_role("group", name="He eats:").get_by_role("button", name="X").click()
    visitor.press("Let him walk")
    outcome(page, "Just as you said.")
    return page


def test_a_way_is_foretold_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = foretell(visitor)
    assert stars(page, "fp-0001") == 3
    visitor.go("/puzzles/predict")
    expect(page.get_by_role("img", name="Solved: 3 stars")).to_be_visible()


def test_every_card_is_shown_until_one_bites(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "fe-0001")
    visitor.press("Let him walk")
    outcome(page, "he eats A")
    visitor.press("Solution")
    outcome(page, "Every card spares you.")


def test_menhirs_are_freed_with_a_turn(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "mb-0001")
    (turn,) = solutions_of("free-in")["mb-0001"]
    assert turn["direction"] == "NE"
    visitor.press("All actions as a list")
    page.get_by_role("button", name="Lift the cluster of 3 tiles").click()
    page.get_by_role("button", name="Go north-east").click()
    outcome(page, "All menhirs are free.")
    assert stars(page, "mb-0001") == 3


def test_a_wrong_turn_is_answered_and_taken_back(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "mb-0105")
    visitor.press("All actions as a list")
    page.get_by_role("button", name="Lift the cluster of 3 tiles").click()
    page.get_by_role("button", name="Go north", exact=True).click()
    page.get_by_role("button", name="Remove the mist on (1,1)").click()
    outcome(page, "cannot win in time")
    page.keyboard.press("Escape")
    visitor.press("Try again")
    expect(page.locator(".bar.mine")).to_contain_text("You are to move.")


def test_ghosts_hide_and_one_looks_through_the_doors(deep_visit: Visit) -> None:
    visitor = deep_visit()
    page = opened(visitor, "sh-0001")
    visitor.press("Look through the doors")
    visitor.press("Go on")
    outcome(page, "large ghost 1.")
    visitor.press("Solution")
    visitor.press("Go on")
    outcome(page, "Nobody is seen through any of the doors.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_day_has_a_puzzle_of_each_game(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(viewport=size)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Puzzles: one of each game every day").click()
    today = visitor.page.get_by_role("region", name="Today")
    expect(today.get_by_role("link")).to_have_count(3)
    today.get_by_role("link").first.click()
    expect(board(visitor)).to_be_visible()
