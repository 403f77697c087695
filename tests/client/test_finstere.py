"""Whole matches of Finstere Flure: two browsers and a bot, by hand and by text alone."""

import pytest
from playwright.sync_api import expect

from .browsing import PATIENCE, PHONE, SMALL_PHONE, Visit, Visitor
from .finstere_table import (
    board,
    button,
    is_over,
    lay_by_hand,
    lay_by_keys,
    move,
    own_tiles,
    own_tokens,
    start,
)
from .opening import READY, open_at_once, put_bot, sit

MOST_TURNS = 400  # of all together; a match has far fewer
AGAINST_BOT = [sit(0), put_bot(1, "bat"), READY]
TWO_PLAYERS = {"game": "finstere", "options": {"players": "2"}}


def play(one: Visitor, two: Visitor) -> int:
    """Play to the end; return how many turns the two had."""
    turns = 0
    while not is_over(one):
        for visitor in (one, two):
            if own_tokens(visitor).count() > 0:
                move(visitor)
                turns += 1
        one.page.wait_for_timeout(20)
        assert turns < MOST_TURNS
    return turns


def test_a_whole_basic_match_with_two_browsers_and_a_bot(visit: Visit) -> None:
    one, two = visit(), visit()
    start(one, two, advanced=False)
    assert play(one, two) > 6
    expect(button(two, "Play again")).to_be_visible()
    one.page.get_by_role("link", name="Replay").or_(
        one.page.get_by_role("link", name="Step through it")
    ).first.click()
    expect(board(one)).to_be_visible()


def test_a_whole_advanced_match_with_tiles_laid_by_hand_and_by_keys(visit: Visit) -> None:
    one, two = visit(), visit()
    start(one, two, advanced=True)
    laid = 0
    while not any(own_tokens(visitor).count() for visitor in (one, two)):
        for visitor, lay in ((one, lay_by_hand), (two, lay_by_keys)):
            if own_tiles(visitor).count() > 0:
                lay(visitor)
                laid += 1
        one.page.wait_for_timeout(20)
    assert laid in (11, 12)  # of 17, the bot has laid the others
    assert play(one, two) > 6


def test_a_cell_where_a_tile_cannot_lie_says_why(visit: Visit) -> None:
    visitor = visit()
    settings = {"game": "finstere", "options": {"players": "2", "advanced": "true"}}
    open_at_once(visitor, settings, AGAINST_BOT)
    own_tiles(visitor).first.click()
    board(visitor).focus()
    visitor.page.keyboard.press("Enter")  # on the entrance, to which the keys go first
    expect(visitor.page.locator(".bar .words")).to_contain_text("rule 2")
    expect(button(visitor, "Confirm")).to_be_disabled()


def wait_for_turn(visitor: Visitor) -> None:
    """Wait until something can be chosen, or until the match is over."""
    first = own_tokens(visitor).first
    expect(first.or_(button(visitor, "Play again"))).to_be_visible(timeout=PATIENCE)


def test_a_whole_match_by_text_alone(visit: Visit) -> None:
    visitor = visit()
    open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    wait_for_turn(visitor)
    while not is_over(visitor):
        take_from_list(visitor, "Move ")
        while not take_from_list(visitor, "Stop"):  # one must come in, and not where somebody is
            assert any(take_from_list(visitor, way) for way in ("Come in", "Step"))
        wait_for_turn(visitor)
    assert "Green" in visitor.page.get_by_role("tabpanel").inner_text()


def take_from_list(visitor: Visitor, name: str) -> bool:
    """Take the last action of a kind from the list that is the alternative to the board."""
    listed = visitor.page.get_by_role("dialog")
    if not listed.is_visible():
        visitor.press("All actions as a list")
    expect(listed).to_contain_text("The monster")
    before = listed.inner_text()
    actions = listed.get_by_role("button", name=name)
    if actions.count() == 0:
        return False
    actions.last.click()
    visitor.page.wait_for_function(
        "before => document.querySelector('dialog')?.innerText !== before", arg=before
    )
    return True


def test_a_way_is_stepped_by_keys_and_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    expect(own_tokens(visitor).first).to_be_visible(timeout=PATIENCE)
    board(visitor).focus()
    keys = visitor.page.keyboard
    keys.press("n")
    keys.press("Shift+ArrowUp")  # a token outside comes in, whatever the direction
    expect(button(visitor, "Stop here")).to_be_enabled()
    visitor.press("Undo")
    expect(button(visitor, "Stop here")).to_be_disabled()  # in the first round it must come in
    board(visitor).focus()
    keys.press("Shift+ArrowUp")
    expect(button(visitor, "Stop here")).to_be_enabled()
    keys.press("Enter")
    keys.press("Enter")
    expect(own_tokens(visitor).first).to_be_visible()


def test_what_is_on_a_cell_is_said(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    board(visitor).focus()
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.get_by_role("log").first).to_contain_text("(14,10) empty")


def test_the_outlook_shows_where_each_card_leads(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    outlook = visitor.page.get_by_role("button", name="Monster forecast")
    outlook.click()
    expect(outlook).to_have_attribute("aria-pressed", "true")
    flag = visitor.page.locator(".foresight g").filter(has_text="10").filter(has_text="17%")
    expect(flag).to_be_visible()


def test_the_outlook_follows_what_is_not_confirmed_yet(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Finstere Flure")
    visitor.page.get_by_role("button", name="Monster forecast").click()
    foreseen = visitor.page.locator(".foreseen-way")  # says after which actions he would walk so
    expect(foreseen).to_have_attribute("data-after", "")
    own_tokens(visitor).last.click()
    visitor.page.locator("[data-end]").first.click()
    expect(foreseen).not_to_have_attribute("data-after", "")
    visitor.press("Back")
    expect(foreseen).to_have_attribute("data-after", "")


@pytest.mark.parametrize("viewport", [PHONE, SMALL_PHONE])
def test_on_a_phone_a_finger_finds_its_cell(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport, has_touch=True, is_mobile=True)
    visitor.play_now("Finstere Flure")
    own_tokens(visitor).last.tap()
    end = visitor.page.locator("[data-end='14,9']")
    box = end.bounding_box()
    assert box is not None
    assert box["width"] > 30  # the drawing has come nearer
    assert visitor.is_as_wide_as_its_window()
    end.tap()
    visitor.press("Confirm")
    expect(button(visitor, "Confirm")).not_to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "Verplaats een van je speelfiguren"),
        ("de", "Zieh mit einer deiner Figuren"),
        ("fr", "Déplacez un de vos pions"),
    ],
)
def test_the_board_speaks_the_browsers_language(visit: Visit, language: str, words: str) -> None:
    visitor = visit(locale=language)
    open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    expect(visitor.page.locator(".bar.mine .words")).to_contain_text(words)
