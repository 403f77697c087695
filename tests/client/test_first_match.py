"""A first-time visitor is in a match within three clicks, and everything done is kept."""

import pytest
from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, PHONE, SMALL_PHONE, Visit, Visitor

MENHIRS = "Menhirs dans le Brouillard"


def moves_of(visitor: Visitor) -> Locator:
    """Return the lines of the move list."""
    return visitor.page.get_by_role("tabpanel").get_by_role("listitem")


def act_by_list(visitor: Visitor) -> None:
    """Take the first action of the list that is the alternative to the board."""
    visitor.press("All actions as a list")
    visitor.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()


def act_and_be_answered(visitor: Visitor) -> None:
    """Act, and wait until the bot has answered and it is one's turn again."""
    listed = visitor.page.get_by_role("button", name="All actions as a list")
    expect(listed).to_be_visible()
    before = moves_of(visitor).count()
    act_by_list(visitor)
    expect(moves_of(visitor).nth(before + 1)).to_be_visible(timeout=PATIENCE)
    expect(listed).to_be_visible()


def test_play_now_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)


def test_a_reload_finds_the_match_as_it_was(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(MENHIRS)
    act_and_be_answered(visitor)
    before = moves_of(visitor).count()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="All actions as a list")).to_be_visible()
    expect(moves_of(visitor)).to_have_count(before)


def test_the_home_page_leads_back_to_a_running_match(visit: Visit) -> None:
    visitor = visit()
    path = visitor.play_now(MENHIRS)
    visitor.go()
    mine = visitor.page.get_by_role("region", name="Your matches")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link").click()
    assert visitor.page.url.endswith(path)


def test_stepping_back_and_forth(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(MENHIRS)
    visitor.press("One step back")
    expect(visitor.page.get_by_text("Looking back")).to_be_visible()
    visitor.press("Back to now")
    expect(visitor.page.get_by_text("Looking back")).not_to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, SMALL_PHONE])
def test_a_phone_has_all_of_it_without_scrolling_sideways(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport, has_touch=True, is_mobile=True)
    visitor.play_now(MENHIRS)
    assert visitor.is_as_wide_as_its_window()
    visitor.press("Moves, chat and rules")
    visitor.page.get_by_role("tab", name="Rules").click()
    expect(visitor.page.get_by_role("tabpanel").get_by_text("The goal")).to_be_visible()
    assert visitor.is_as_wide_as_its_window()
