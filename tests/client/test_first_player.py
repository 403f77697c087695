"""Who begins a round and the next one: the starting-player stone, and the die of Spokenchaos."""

import re

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PATIENCE, PHONE, Visit, Visitor
from .measuring import board, cards
from .opening import READY, open_at_once, put_bot, sit
from .playing import play_on
from .screenshots import FINSTERE, LIKES, SPOKENCHAOS

HAS = "Has the starting-player stone: begins this round"
NEXT = "Has the starting-player stone in the next round"
FIRST_ROUND = 40  # moments at most

# Note from now on how high the stone lies, and what is said.
WATCH = """
() => {
  window.heights = [];
  window.said = '';
  const log = document.querySelector('[role=log]');
  new MutationObserver(() => (window.said += log.textContent))
    .observe(log, { childList: true, characterData: true, subtree: true });
  const look = () => {
    const stone = document.querySelector('.stone:not(:has(.next))');
    if (stone) window.heights.push(Math.round(stone.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  look();
}
"""


def start(visitor: Visitor) -> str:
    """Play Finstere Flure with two bots; return the table."""
    settings = {"game": FINSTERE, "options": {"players": "3"}}
    commands = [sit(0), put_bot(1, "moth"), put_bot(2, "moth"), READY]
    path = open_at_once(visitor, settings, commands)
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    return path.removeprefix("/table/")


def heights_while_it_goes_on(visitor: Visitor) -> list[int]:
    """Return how high the stone lay while it went from the first card to the second."""
    table = start(visitor)
    expect(cards(visitor).first).to_contain_text(HAS)
    visitor.page.evaluate(WATCH)
    play_on(visitor.page, table, LIKES[FINSTERE], FIRST_ROUND)
    expect(cards(visitor).nth(1)).to_contain_text(HAS, timeout=PATIENCE)
    visitor.page.wait_for_timeout(1000)
    found: list[int] = visitor.page.evaluate("[...new Set(window.heights)]")
    return found


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_the_stone_lies_with_the_players_and_on_the_boards_edge(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    table = start(visitor)
    seat = board(visitor).locator("g.first")
    expect(seat).to_have_attribute("data-seat", "0")
    assert [HAS in text for text in cards(visitor).all_inner_texts()] == [True, False, False]
    assert [NEXT in text for text in cards(visitor).all_inner_texts()] == [False, True, False]
    expect(cards(visitor).first.locator(".stone")).to_be_visible()
    visitor.page.evaluate(WATCH)
    play_on(visitor.page, table, LIKES[FINSTERE], FIRST_ROUND)
    expect(cards(visitor).nth(1)).to_contain_text(HAS, timeout=PATIENCE)
    expect(cards(visitor).nth(2)).to_contain_text(NEXT)
    expect(seat).to_have_attribute("data-seat", "1")
    visitor.page.wait_for_function("window.said.includes('The starting-player stone goes to Red.')")
    visitor.press("All actions as a list")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(
        "Red has the starting-player stone; Blue has it in the next round."
    )


def test_the_stone_is_seen_to_go_on_unless_motion_is_reduced(visit: Visit) -> None:
    assert len(heights_while_it_goes_on(visit())) == 2
    moving = heights_while_it_goes_on(visit(reduced_motion="no-preference"))
    assert len(moving) > 4


def test_the_die_is_as_clear(visit: Visit) -> None:
    visitor = visit()
    visitor.choose_plan()
    commands = [sit(0), put_bot(1, "moth"), READY]
    open_at_once(visitor, {"game": SPOKENCHAOS, "options": {"players": "2"}}, commands)
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    visitor.press("Keep this lobby")
    expect(cards(visitor).locator(".die")).to_have_count(2)
    first = cards(visitor).filter(has_text="Has the die: first this round")
    second = cards(visitor).filter(has_text="Has the die in the next round")
    expect(first).to_have_count(1)
    expect(second.locator(".die.next")).to_be_visible()
    visitor.press("All actions as a list")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(
        re.compile(r"(Blue|Orange) has the die and is first this round; (Blue|Orange) has it in")
    )
