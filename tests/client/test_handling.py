"""Handling a board: what is shown before it is done, what is forgiven, and the keys."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .boxes import box_of
from .browsing import PATIENCE, Visit, Visitor
from .finstere_table import board, button, own_tokens
from .menhirs_table import OPEN_WAY, MenhirsBoard
from .opening import READY, open_at_once, put_bot, sit

AGAINST_BOT = [sit(0), put_bot(1, "random"), READY]
TWO_PLAYERS = {"game": "finstere", "options": {"players": "2"}}
FATE = re.compile(r"\(15,9\) empty, reachable in 2 steps; (safe from every|would be eaten by) card")


def seated(visit: Visit) -> Visitor:
    """Let somebody play Finstere Flure against a bot."""
    visitor = visit()
    open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    expect(own_tokens(visitor).first).to_be_visible()
    return visitor


def end_at(visitor: Visitor, cell: str) -> Locator:
    """Return a cell where the chosen token can end."""
    return visitor.page.locator(f"[data-end='{cell}']")


def said(visitor: Visitor) -> Locator:
    """Return what is said to those who listen."""
    return visitor.page.get_by_role("log").first


def choose_strongest(visitor: Visitor) -> Locator:
    """Choose the token with most steps; return its button."""
    token = own_tokens(visitor).last
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")
    return token


def test_the_way_is_shown_to_what_the_mouse_points_at(visit: Visit) -> None:
    visitor = seated(visit)
    choose_strongest(visitor)
    way = visitor.page.locator("[data-way=looked]")
    expect(way).not_to_be_attached()
    end_at(visitor, "14,9").hover()
    expect(way).to_be_attached()
    end_at(visitor, "14,9").click()
    expect(visitor.page.locator("[data-way=chosen]")).to_be_attached()
    end_at(visitor, "15,9").hover()  # another one, while that one would be confirmed
    expect(way).to_be_attached()
    expect(visitor.page.locator("[data-way=chosen]")).to_be_attached()


def test_the_way_is_shown_to_the_cell_in_focus(visit: Visit) -> None:
    visitor = seated(visit)
    choose_strongest(visitor)
    visitor.page.keyboard.press("ArrowUp")
    expect(visitor.page.locator("[data-way=looked]")).to_be_attached()


def test_arrow_keys_work_right_after_a_token_was_chosen(visit: Visit) -> None:
    visitor = seated(visit)
    token = own_tokens(visitor).last
    token.focus()
    visitor.page.keyboard.press("Enter")
    expect(token).to_have_attribute("aria-pressed", "true")
    expect(board(visitor)).to_be_focused()
    visitor.page.keyboard.press("ArrowUp")
    expect(said(visitor)).to_contain_text("(15,9)")


def test_it_is_said_what_can_be_reached_and_what_would_come_of_it(visit: Visit) -> None:
    visitor = seated(visit)
    choose_strongest(visitor)
    keys = visitor.page.keyboard
    keys.press("ArrowUp")
    expect(said(visitor)).to_have_text(re.compile(r"^\(15,9\) empty, reachable in 2 steps"))
    expect(said(visitor)).to_have_text(FATE)  # when the outlook has come
    for _ in range(4):
        keys.press("ArrowUp")
    expect(said(visitor)).to_have_text("(15,5) empty")
    keys.press("Enter")
    expect(said(visitor)).to_have_text("(15,5): out of reach")
    expect(own_tokens(visitor).last).to_have_attribute("aria-pressed", "true")


def test_keys_go_on_with_what_comes_next(visit: Visit) -> None:
    visitor = seated(visit)
    choose_strongest(visitor)
    button(visitor, "Back").press("Enter")
    expect(board(visitor)).to_be_focused()
    choose_strongest(visitor)
    end_at(visitor, "14,9").click()
    button(visitor, "Confirm").press("Enter")
    expect(button(visitor, "Confirm")).not_to_be_visible()
    expect(board(visitor)).to_be_focused()


def test_a_click_just_off_a_target_drops_nothing(visit: Visit) -> None:
    visitor = seated(visit)
    token = own_tokens(visitor).first  # with one step, only the entrance
    token.click()
    end = box_of(end_at(visitor, "15,10"))
    middle = end.y + end.height / 2
    visitor.page.mouse.click(end.x - end.width / 3, middle)
    expect(token).to_have_attribute("aria-pressed", "true")
    visitor.page.mouse.click(end.x - 4 * end.width, middle)  # far away it is meant
    expect(token).to_have_attribute("aria-pressed", "false")


def play_without_confirm(visitor: Visitor) -> Locator:
    """Choose to play without Confirm; return the choice."""
    visitor.page.get_by_role("tab", name="Table").click()
    choice = visitor.page.get_by_role("checkbox", name="Play without Confirm")
    choice.check()
    return choice


def test_finstere_is_played_without_confirm(visit: Visit) -> None:
    visitor = seated(visit)
    choice = play_without_confirm(visitor)
    tokens = own_tokens(visitor).count()
    choose_strongest(visitor)
    end_at(visitor, "14,9").click()  # other ways there push the stone beside it
    expect(own_tokens(visitor)).to_have_count(tokens - 1)  # when the bot has moved too
    visitor.page.reload()
    visitor.page.get_by_role("tab", name="Table").click()
    expect(choice).to_be_checked()


def test_without_confirm_it_is_asked_what_is_to_be_pushed(visit: Visit) -> None:
    visitor = seated(visit)
    play_without_confirm(visitor)
    choose_strongest(visitor)
    end_at(visitor, "14,8").click()  # a stone lies there, and goes north or west
    expect(button(visitor, "Confirm")).to_be_visible()
    expect(button(visitor, "Way 1 of 2")).to_be_visible()


def test_menhirs_is_played_without_confirm(visit: Visit) -> None:
    visitor = visit()
    mist = MenhirsBoard.opened(visitor, {})
    play_without_confirm(visitor)
    before = mist.picture()
    mist.hex(mist.open_hexes()[0]).click()
    mist.wait_for_change(before)


def test_a_press_beside_lifted_mist_keeps_it_lifted(visit: Visit) -> None:
    visitor = visit()
    mist = lifted(visitor)
    arrow = visitor.page.locator(OPEN_WAY).first
    arrow.hover()
    expect(visitor.page.locator("path.landing").first).to_have_attribute("d", re.compile("M"))
    visitor.page.mouse.move(0, 0)
    expect(visitor.page.locator("path.landing")).to_have_count(0)
    assert mist.button("Put down").is_visible()


def lifted(visitor: Visitor) -> MenhirsBoard:
    """Place all mist and lift some."""
    mist = MenhirsBoard.opened(visitor, {})
    play_without_confirm(visitor)
    while "Place" in mist.words:
        before = mist.picture()
        mist.hex(mist.open_hexes()[0]).click()
        mist.wait_for_change(before)
    mist.hex(mist.open_hexes()[0]).click()
    expect(mist.button("Put down")).to_be_visible()
    return mist


@pytest.mark.parametrize(("game", "seats"), [("finstere", 4), ("menhirs", 2)])
def test_a_list_of_all_keys(visit: Visit, game: str, seats: int) -> None:
    visitor = visit()
    open_at_once(visitor, {"game": game}, [sit(seat) for seat in range(seats)] + [READY])
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible(timeout=PATIENCE)
    visitor.page.keyboard.press("?")
    listed = visitor.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(listed).to_contain_text("Arrow keys")
    visitor.page.keyboard.press("Escape")
    expect(listed).not_to_be_visible()
    visitor.press("Keyboard shortcuts")
    expect(listed).to_contain_text("One step back")
    expect(listed).to_contain_text(re.compile(r"Esc\s*Skip what is being shown"))
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_role("textbox").press("?")  # there it means itself
    expect(listed).not_to_be_visible()


def test_the_list_of_actions_stays_open_until_the_turn_is_over(visit: Visit) -> None:
    visitor = seated(visit)
    visitor.press("All actions as a list")
    listed = visitor.page.get_by_role("dialog", name="All actions as a list")
    listed.get_by_role("button", name="Move ").last.click()
    enter = listed.get_by_role("button", name="Come in by the entrance")
    expect(enter).to_be_visible()
    expect(enter).to_be_focused()
    enter.press("Enter")
    stop = listed.get_by_role("button", name="Stop here")
    expect(stop).to_be_visible()
    expect(listed.get_by_role("status")).to_contain_text("steps left")
    listed.get_by_role("button", name="Undo").click()
    expect(stop).not_to_be_visible()
    enter.click()
    stop.click()
    expect(listed).not_to_be_visible()
