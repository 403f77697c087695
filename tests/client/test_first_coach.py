"""The first match on a device teaches: a gentle opponent, and a coach beside the board."""

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Visit
from .measuring import players

TITLES = {
    "Finstere Flure": "Bring your tokens from the entrance",
    "Menhirs dans le Brouillard": "Five menhirs stand under the mist",
    "Spokenchaos": "Bring your ghosts in by your own side",
}


@pytest.mark.parametrize(("title", "goal"), TITLES.items())
def test_the_first_match_says_what_it_is_about(visit: Visit, title: str, goal: str) -> None:
    visitor = visit(is_new=True, viewport=PHONE if title == "Finstere Flure" else DESKTOP)
    visitor.play_now(title)
    said = visitor.page.get_by_role("status").filter(has_text=goal)
    expect(said).to_be_visible()
    expect(players(visitor).locator("strong", has_text="Moth")).to_have_count(1)  # a gentle one
    visitor.press("I see")
    expect(said).not_to_be_visible()
    visitor.press("Enough, let me play")
    expect(visitor.page.get_by_role("button", name="I see")).not_to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="I see")).not_to_be_visible()


def test_the_second_match_teaches_only_who_asks(visit: Visit) -> None:
    visitor = visit(is_new=True)
    visitor.play_now("Menhirs dans le Brouillard")
    seen = visitor.page.get_by_role("button", name="I see")
    expect(seen).to_be_visible()
    visitor.play_now("Menhirs dans le Brouillard")
    visitor.page.get_by_role("button", name="All actions as a list").wait_for()
    expect(seen).not_to_be_visible()
    visitor.go("/learn/menhirs")
    visitor.page.get_by_role("checkbox", name="A coach in my next match").check()
    visitor.play_now("Menhirs dans le Brouillard")
    expect(seen).to_be_visible()
