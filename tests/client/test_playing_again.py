"""Resigning, playing again at once, and the way back to a match that is over."""

from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, Visit, Visitor
from .measuring import board, cards
from .opening import READY, open_at_once, open_table, put_bot, sit


def against_a_bot(visitor: Visitor, bot: str = "moth") -> str:
    """Play Menhirs against a bot; return the table's path."""
    path = open_at_once(visitor, {"game": "menhirs"}, [sit(0), put_bot(1, bot), READY])
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    return path


def resign(visitor: Visitor) -> Locator:
    """Resign, sure of it; return the words by which one is warned."""
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.press("Resign")
    dialog = visitor.page.get_by_role("dialog")
    words = dialog.get_by_role("paragraph")
    expect(words).to_have_text("The match ends, and the others win.")
    dialog.get_by_role("button", name="Resign").click()
    return words


def test_against_a_bot_alone_the_bot_wins(visit: Visit) -> None:
    visitor = visit()
    against_a_bot(visitor)
    resign(visitor)
    expect(visitor.page.get_by_role("heading", name="Moth wins")).to_be_visible()
    expect(visitor.page.get_by_text("You resigned.")).to_be_visible()
    places = visitor.page.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(places.nth(0)).to_contain_text("Moth")
    expect(places.nth(1)).to_contain_text("resigned")


def test_playing_again_starts_at_once_and_back_leads_back(visit: Visit) -> None:
    visitor = visit()
    first = against_a_bot(visitor)
    resign(visitor)
    visitor.press("Play again")
    visitor.page.wait_for_url(lambda url: not url.endswith(first))
    expect(board(visitor)).to_be_visible()
    expect(cards(visitor).nth(1)).to_contain_text("Moth")
    second = visitor.page.url
    visitor.page.go_back()
    expect(visitor.page.get_by_role("heading", name="Moth wins")).to_be_visible()
    assert visitor.page.url.endswith(first)
    onward = visitor.page.get_by_role("link", name="To the next match")
    expect(onward).to_be_visible()
    onward.click()
    expect(board(visitor)).to_be_visible()
    assert visitor.page.url == second
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_role("link", name="The previous match").click()
    expect(visitor.page.get_by_role("heading", name="Moth wins")).to_be_visible()
    assert visitor.page.url.endswith(first)


def test_seats_can_be_swapped(visit: Visit) -> None:
    visitor = visit()
    first = against_a_bot(visitor)
    expect(cards(visitor).nth(0)).to_contain_text("you")
    resign(visitor)
    visitor.press("Swap seats")
    visitor.page.wait_for_url(lambda url: not url.endswith(first))
    expect(board(visitor)).to_be_visible()
    expect(cards(visitor).nth(0)).to_contain_text("Moth")
    expect(cards(visitor).nth(1)).to_contain_text("you")


def test_at_a_mixed_table_who_resigned_is_asked_for_nothing(visit: Visit) -> None:
    one, two = visit(), visit()
    one.go()
    settings = {"game": "finstere", "options": {"players": "3", "starter": "2"}}
    table = open_table(one.page, settings, [sit(0), put_bot(2, "bat")])
    for visitor in (one, two):
        visitor.go(f"/table/{table}")
    two.press("Sit here")
    two.press("I am ready")
    one.press("I am ready")
    chances = [
        visitor.page.get_by_role("region", name="Chances of all players") for visitor in (one, two)
    ]
    expect(chances[1]).to_be_visible(timeout=PATIENCE)
    two.page.get_by_role("tab", name="Table").click()
    two.press("Resign")
    dialog = two.page.get_by_role("dialog")
    expect(dialog.get_by_role("paragraph")).to_contain_text("goes on without you")
    dialog.get_by_role("button", name="Resign").click()
    expect(two.page.get_by_text("resigned")).to_be_visible()
    expect(chances[1]).to_have_count(0)
    for name in ("Resign", "Ask to take back", "Propose to stop without a result"):
        expect(two.page.get_by_role("button", name=name)).to_have_count(0)
    expect(chances[0]).to_contain_text("Red: 0% to win")
    one.page.get_by_role("tab", name="Table").click()
    one.press("Propose to stop without a result")
    expect(one.page.get_by_text("Nobody wins")).to_be_visible()
