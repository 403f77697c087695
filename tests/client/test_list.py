"""The list of what was done: by round, his walk as one line, never ahead of the picture."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import PHONE, Visit, Visitor
from .finstere_table import board
from .opening import READY, open_table, sit
from .playing import play_on

FINSTERE: dict[str, Any] = {"game": "finstere", "options": {"players": "2"}}
ALONE = [sit(0), sit(1), READY]
LIKES = ["^[NW]$", "^I$"]
A_FEW, A_ROUND, TWO_ROUNDS = 6, 40, 110  # moments, before he has walked and after

# Keep where the monster is whenever the list or the bar says something new.
WATCH = """
() => {
  window.said = [];
  const read = () => {
    const list = document.querySelector('.list');
    const bar = document.querySelector('.bar .words');
    const monster = document.querySelector('.piece.monster');
    if (!list || !bar || !monster) return;
    const words = list.textContent + bar.textContent;
    window.said.push([words, monster.style.transform]);
  };
  const watched = { subtree: true, childList: true, characterData: true };
  new MutationObserver(read).observe(document.body, watched);
}
"""


def played(visitor: Visitor, moments: int) -> str:
    """Play both seats of a match for so long; return its table."""
    visitor.go()
    table = open_table(visitor.page, FINSTERE, ALONE)
    play_on(visitor.page, table, LIKES, moments)
    return table


def test_it_stands_by_round_and_a_walk_opens(visit: Visit) -> None:
    visitor = visit()
    table = played(visitor, TWO_ROUNDS)
    visitor.go(f"/table/{table}")
    rounds = visitor.page.locator(".list section")
    expect(rounds.nth(1)).to_be_visible()
    walk = rounds.nth(0).locator("summary").last
    expect(walk).to_contain_text("he goes from")
    steps = rounds.nth(0).locator("details").last.locator("ol > li")
    expect(steps.filter(visible=True)).to_have_count(0)
    walk.focus()
    visitor.page.keyboard.press("Enter")
    expect(steps.filter(visible=True).first).to_be_visible()
    expect(steps.nth(1)).to_contain_text("He ")
    expect(steps.last).to_contain_text("Last look")
    step = steps.first.get_by_role("button").first  # a rule may be cited behind it
    step.click()
    expect(visitor.page.get_by_text("Looking back")).to_be_visible()
    expect(step).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 844, "height": 390}])
def test_on_a_phone_it_opens_at_the_latest_moment(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport, has_touch=True, is_mobile=True)
    table = played(visitor, TWO_ROUNDS)
    visitor.go(f"/table/{table}")
    visitor.press("Moves, chat and rules")
    current = visitor.page.get_by_role("dialog").locator(".list [aria-current]").last
    expect(current).to_be_in_viewport(ratio=0.9)
    earlier = visitor.page.get_by_role("dialog").locator(".list li > button:visible").nth(-3)
    earlier.tap()
    expect(visitor.page.get_by_role("dialog")).not_to_be_visible()
    expect(visitor.page.get_by_text("Looking back")).to_be_visible()


def test_nothing_is_read_before_it_has_been_shown(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    table = played(visitor, A_FEW)
    visitor.go(f"/table/{table}")
    expect(board(visitor)).to_be_visible()
    visitor.page.evaluate(WATCH)
    play_on(visitor.page, table, LIKES, A_ROUND)
    summary = visitor.page.locator(".list summary").last
    expect(summary).to_contain_text("he goes from")
    expect(visitor.page.locator(".bar.behind")).to_have_count(0)
    end = visitor.page.locator(".piece.monster").evaluate("one => one.style.transform")
    last = summary.inner_text().strip()
    said: list[tuple[str, str]] = visitor.page.evaluate("window.said")
    first_read = next(place for place, (words, _) in enumerate(said) if last in words)
    assert said[first_read][1] == end, "he stands there when one reads that he has come there"
    partial = [words for words, _ in said[:first_read] if "he goes from" in words]
    assert partial, "what has been shown of a walk is told while it goes on"


def test_those_without_motion_hear_the_whole_walk(visit: Visit) -> None:
    visitor = visit()
    table = played(visitor, A_FEW)
    visitor.go(f"/table/{table}")
    expect(board(visitor)).to_be_visible()
    visitor.page.evaluate(
        """() => {
          window.heard = [];
          const log = document.querySelector('[role=log]');
          new MutationObserver(() => window.heard.push(log.textContent)).observe(log, {
            subtree: true, childList: true, characterData: true,
          });
        }"""
    )
    play_on(visitor.page, table, LIKES, A_ROUND)
    visitor.page.wait_for_function(
        "() => window.heard.some((said) => said.includes('he goes from'))"
    )
