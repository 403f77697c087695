"""Puzzles of Spokenchaos in the page: one thing to do next."""

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Visit


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_only_one_button_at_a_time_is_the_one_to_press(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.context.add_init_script("localStorage.setItem('gloaming-lobby', 'plan')")
    visitor.go("/puzzles/sh-0001")
    page = visitor.page
    look = page.get_by_role("button", name="Look through the doors")
    expect(look).to_be_visible()
    expect(page.get_by_role("button", name="Seal my plan")).to_have_count(0)
    expect(page.locator("button.main:enabled")).to_have_count(1)
    page.get_by_role("group", name="Your ghosts").locator("button:enabled").first.click()
    page.locator("[data-field] rect").first.click(force=True, position={"x": 6, "y": 6})
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(look).to_be_disabled()
    expect(page.locator("button.main")).to_have_text("Confirm")
