"""Puzzles and lessons of Spokenchaos in the page: one thing to do next, and the doors that look."""

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


@pytest.mark.parametrize(
    ("path", "doors"),
    [
        ("/puzzles/sh-0001", ["S2", "W4"]),
        ("/puzzles/sf-0061", ["S3"]),
        ("/learn/spokenchaos/behind", ["N3"]),
        ("/learn/spokenchaos/mirror", ["N3"]),
    ],
)
def test_the_doors_that_look_light_up_and_the_keyhole_hangs_there(
    visit: Visit, path: str, doors: list[str]
) -> None:
    visitor = visit()
    visitor.context.add_init_script("localStorage.setItem('gloaming-lobby', 'plan')")
    visitor.go(path)
    page = visitor.page
    lit = page.locator("[data-lit-door]")
    expect(lit).to_have_count(len(doors))
    assert {one.get_attribute("data-lit-door") for one in lit.all()} == set(doors)
    expect(page.locator(".keyhole")).to_have_count(1)
