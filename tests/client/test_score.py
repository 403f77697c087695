"""The score is always there: on the players' cards, beside the board and at the end."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, LANDSCAPE, LARGE, PATIENCE, PHONE, Visit, Visitor, resize
from .finished import finished_match
from .measuring import cards
from .opening import READY, open_table, sit
from .playing import play_on

LEAST_TOKEN = 18  # pixels across in which a number can be read
LIKES = ["^[IWN]$", "^[GR]"]  # come in and go to the exit


def outs(visitor: Visitor) -> list[int]:
    """Return how many tokens each card says are out."""
    return [int(text.split(" of ")[0].split()[-1]) for text in cards(visitor).all_inner_texts()]


def play_finstere(visitor: Visitor, until: int | None = None) -> str:
    """Play both seats of a match towards the exit; return its table."""
    visitor.go()
    settings = {"game": "finstere", "options": {"players": "2", "layout": "random"}}
    table = open_table(visitor.page, settings, [sit(0), sit(1), READY])
    if until is None:
        play_on(visitor.page, table, LIKES)
    else:
        play_on(visitor.page, table, LIKES, until)
    return table


def test_cards_say_from_the_start_how_many_tokens_are_needed(visit: Visit) -> None:
    visitor = visit()
    table = play_finstere(visitor, until=1)
    for viewport in (DESKTOP, PHONE, LANDSCAPE):
        resize(visitor.page, viewport)
        visitor.go(f"/table/{table}")
        expect(cards(visitor)).to_have_count(2, timeout=PATIENCE)
        for card in cards(visitor).all():
            expect(card).to_contain_text("0 of 3 tokens out")
            expect(card.get_by_text("0/3", exact=True)).to_be_visible()
        assert visitor.is_as_wide_as_its_window()


def test_the_end_shows_standings_and_those_who_escaped(visit: Visit) -> None:
    visitor = visit(viewport=LARGE)
    table = play_finstere(visitor)
    told: list[str] = []  # by the cards, which step aside for the standings where it is narrow
    for viewport in (LARGE, DESKTOP, LANDSCAPE, PHONE):
        resize(visitor.page, viewport)
        visitor.go(f"/table/{table}")
        standings = visitor.page.get_by_role("list", name="Standings").get_by_role("listitem")
        expect(standings).to_have_count(2, timeout=PATIENCE)
        told = told or sorted_cards(visitor)
        for standing, card in zip(standings.all(), told, strict=True):
            expect(standing).to_contain_text(card)
        assert visitor.is_as_wide_as_its_window()
        if viewport is not LANDSCAPE:
            assert sum(outs(visitor)) > 0
            visitor.page.keyboard.press(",")
            expect(standings).to_have_count(0)
            assert_beside_the_floor(visitor)


def sorted_cards(visitor: Visitor) -> list[str]:
    """Return what the cards say of tokens out, the most first."""
    said = [text for text in cards(visitor).all_inner_texts() for text in text.splitlines()]
    return sorted((text for text in said if "tokens out" in text), reverse=True)


# Where all tokens are drawn, measured at once: the board may still be growing.
DRAWN = """
() => [...document.querySelectorAll('[role=application] [data-where]')].map((token) => {
  const { x, y, width, height } = token.querySelector('.rim').getBoundingClientRect();
  return { where: token.dataset.where, x, y, width, height };
})
"""


def assert_beside_the_floor(visitor: Visitor) -> None:
    """Those who escaped are readable and apart, above the floor, and not among the eaten."""
    readable = f"where !== 'out' || width >= {LEAST_TOKEN}"
    visitor.page.wait_for_function(f"() => ({DRAWN})().every(({{ where, width }}) => {readable})")
    drawn: list[dict[str, Any]] = visitor.page.evaluate(DRAWN)
    discs = sorted((box for box in drawn if box["where"] == "out"), key=lambda box: box["x"])
    others = [box for box in drawn if box["where"] != "out"]
    assert len(discs) == sum(outs(visitor))
    for box, after in pairwise(discs):
        assert box["x"] + box["width"] <= after["x"] + 1
    assert all(box["y"] + box["height"] <= other["y"] for box in discs for other in others)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_menhirs_are_counted_by_the_game(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    table = finished_match(visitor)
    state: Any = visitor.page.evaluate(
        "table => fetch(`/api/tables/${table}/replay`).then((found) => found.json())", table
    )
    last = state["moments"][-1]["score"]["common"]
    visitor.go(f"/table/{table}")
    counts = visitor.page.get_by_role("list", name="Menhirs and mist").first
    expect(counts).to_contain_text(f"{last['free']} free", timeout=PATIENCE)
    expect(counts).to_contain_text(f"{last['covered']} covered")
    standings = visitor.page.get_by_role("list", name="Standings").get_by_role("listitem")
    expect(standings).to_have_count(2)
