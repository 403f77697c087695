"""The archive: who played what, who won and why; found by game, by player, or only one's own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from .browsing import Visit, Visitor
from .finished import finished_match
from .serving import Serving

REASONS = r"Every menhir stands free\.|Twelve rounds are over\."


@pytest.fixture(scope="module")
def player(server: Serving, browser: Browser) -> Iterator[Visitor]:
    """Let somebody play a public match and a private one."""
    visitor = Visitor(browser.new_context(locale="en-GB"), server.address)
    for is_public in (True, False):
        finished_match(visitor, is_public=is_public)
    yield visitor
    visitor.context.close()


def name_of(visitor: Visitor) -> str:
    """Return who somebody is."""
    visitor.go("/account")
    name = visitor.page.get_by_role("heading", level=1)
    expect(name).to_contain_text("Guest")
    return name.inner_text()


def matches(visitor: Visitor) -> Locator:
    """Return the matches that are listed."""
    return visitor.page.get_by_role("main").get_by_role("listitem")


def test_ones_own_matches_say_who_won_and_why(player: Visitor) -> None:
    name = name_of(player)
    player.go("/archive")
    expect(matches(player)).to_have_count(2)
    text = matches(player).first.inner_text()
    assert "Menhirs dans le Brouillard" in text
    assert text.count(name) >= 2  # both seats are the player's
    assert "wins" in text or "Nobody wins" in text
    assert any(words in text for words in REASONS.replace("\\", "").split("|"))


def test_strangers_find_public_matches_by_their_player(player: Visitor, visit: Visit) -> None:
    name, stranger = name_of(player), visit()
    stranger.go("/archive")
    stranger.page.get_by_label("Player").fill(name.upper())
    stranger.page.keyboard.press("Enter")
    expect(matches(stranger)).to_have_count(1)
    stranger.page.get_by_label("Game").select_option("Finstere Flure")
    expect(stranger.page.get_by_text("No finished match found.")).to_be_visible()
    stranger.page.get_by_label("Game").select_option("Menhirs dans le Brouillard")
    matches(stranger).get_by_role("link").click()
    expect(stranger.page.get_by_role("slider", name="Moment of the match")).to_be_visible()


def test_public_matches_of_others_are_listed_if_one_asks(player: Visitor, visit: Visit) -> None:
    finished_match(visit())
    player.go("/archive")
    expect(matches(player)).to_have_count(2)
    player.page.get_by_label("Only mine").uncheck()
    expect(matches(player).nth(2)).to_be_visible()
