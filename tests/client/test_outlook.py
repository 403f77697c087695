"""The outlook of Finstere Flure: labelled, pointed out once, and never on a token."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .boxes import as_visitor, boxes_of, overlaps
from .browsing import DESKTOP, LANDSCAPE, PHONE, Visit, Visitor
from .finstere_table import board, button, is_over, own_tokens
from .opening import READY, open_at_once, put_bot, sit
from .playing import play_on

PLAYERS = 4
AMONG_BOTS = [sit(0), *(put_bot(seat, "random") for seat in range(1, PLAYERS)), READY]
SETTINGS = {"game": "finstere", "options": {"players": str(PLAYERS)}}
ENTER_AND_WALK = ("^[IWN]$",)
FIRST_ROUNDS = 120  # moments
A_ROUND = 40
HINT = "See where each card"

screens = pytest.mark.parametrize("viewport", [DESKTOP, LANDSCAPE, PHONE])


def outlook(visitor: Visitor) -> Locator:
    """Return the button that shows the outlook."""
    return button(visitor, "Monster forecast")


def dangers(visitor: Visitor) -> Locator:
    """Return the chances of tokens to be eaten."""
    return visitor.page.locator("[data-danger]")


def in_danger(visitor: Visitor) -> None:
    """Play until somebody is in danger, with the outlook shown."""
    path = open_at_once(visitor, SETTINGS, AMONG_BOTS)
    table, moments = path.removeprefix("/table/"), FIRST_ROUNDS
    while True:
        play_on(visitor.page, table, ENTER_AND_WALK, moments)
        visitor.go(path)
        expect(own_tokens(visitor).first.or_(button(visitor, "Play again"))).to_be_visible()
        assert not is_over(visitor)
        outlook(visitor).click()
        expect(visitor.page.locator("[data-flag]").first).to_be_visible()
        if dangers(visitor).count() > 0:
            return
        moments += A_ROUND


@screens
def test_it_is_a_button_with_its_name_on_it(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(**as_visitor(viewport))
    open_at_once(visitor, SETTINGS, AMONG_BOTS)
    expect(outlook(visitor)).to_have_text("Monster forecast")
    outlook(visitor).click()
    expect(outlook(visitor)).to_have_attribute("aria-pressed", "true")


def test_it_is_pointed_out_on_a_first_visit_only(visit: Visit) -> None:
    visitor = visit()
    path = open_at_once(visitor, SETTINGS, AMONG_BOTS)
    visitor.press("Without")  # sound is offered first, and one thing at a time
    hint = visitor.page.get_by_role("note").filter(has_text=HINT)
    expect(hint).to_be_visible()
    hint.get_by_role("button", name="Show it").click()
    expect(outlook(visitor)).to_have_attribute("aria-pressed", "true")
    expect(hint).not_to_be_visible()
    visitor.go(path)
    expect(outlook(visitor)).to_be_visible()
    expect(hint).not_to_be_visible()


def test_who_puts_the_hint_aside_has_peace(visit: Visit) -> None:
    visitor = visit()
    path = open_at_once(visitor, SETTINGS, AMONG_BOTS)
    visitor.press("Without")
    visitor.press("Not now")
    expect(visitor.page.get_by_text(HINT)).not_to_be_visible()
    visitor.go(path)
    expect(outlook(visitor)).to_have_attribute("aria-pressed", "false")
    expect(visitor.page.get_by_text(HINT)).not_to_be_visible()


@screens
def test_chances_stand_beside_tokens_and_on_none(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(**as_visitor(viewport))
    in_danger(visitor)
    drawn = visitor.page.locator(".drawing .piece .token")
    discs, signs = drawn.locator(".rim"), drawn.locator(".badge")
    tokens = [*boxes_of(discs), *boxes_of(signs)]
    labels = visitor.page.locator(":is([data-danger], [data-flag]) rect")
    assert max(overlaps(boxes_of(labels), tokens)) < 1
    expect(dangers(visitor).first).to_have_text(re.compile(r"^\d+%$"))


def changes_the_outlook(visitor: Visitor, token: Locator) -> bool:
    """Point at where a token can end until the monster would go otherwise; tell whether he does."""
    written = visitor.page.locator(".foreseen-way")
    before = written.inner_html()
    token.click()
    for end in visitor.page.locator("[data-end]").all():
        planned = written.get_attribute("data-after") or ""
        end.hover()
        expect(written).not_to_have_attribute("data-after", planned)
        if written.inner_html() != before:
            return True
    return False


def test_it_follows_the_mouse_and_the_move_that_is_planned(visit: Visit) -> None:
    visitor = visit()
    in_danger(visitor)
    written = visitor.page.locator(".foreseen-way")
    before = written.inner_html()
    assert any(changes_the_outlook(visitor, token) for token in own_tokens(visitor).all())
    box = board(visitor).bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] - 20, box["y"])
    expect(written).to_have_js_property("innerHTML", before)
