"""A whole match of Finstere Flure by keys alone, from the home page to the verdict."""

import re

from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, Visit, Visitor
from .finstere_table import CELL, MOST_STEPS, board, button, is_over, nearness, own_tokens
from .keyboard import Keyboard

TITLE = "Finstere Flure"
MOST_TURNS = 60  # fourteen rounds of four tokens
ASKED = re.compile(r"Move one of your tokens|steps? left")


def test_a_whole_match_by_keys_alone_from_the_home_page_to_the_verdict(visit: Visit) -> None:
    visitor = visit()
    keys = Keyboard(visitor)
    open_against_one(visitor, keys)
    look_up_the_keys(visitor, keys)
    answer_what_is_offered(visitor, keys)
    take_first_turn(visitor, keys)
    turns = 1
    while is_to_go_on(visitor):
        take_turn(visitor, keys)
        turns += 1
        assert turns < MOST_TURNS
    read_verdict(visitor, keys)


def open_against_one(visitor: Visitor, keys: Keyboard) -> None:
    """Choose the gentlest opponent, and only one, and open a table."""
    visitor.go("/")
    door = visitor.page.get_by_role("article", name=TITLE)
    expect(door.get_by_role("radio").first).to_be_attached()
    keys.reach("^Play now$")
    keys.reach("strength 1 of 6")
    keys.press("ArrowRight")
    assert "strength 2 of 6" in keys.focused
    keys.press("ArrowLeft")
    keys.reach("One opponent fewer")
    keys.press("Enter", "Enter", "Enter")
    assert "One opponent fewer" in keys.focused  # although it does nothing any more
    expect(door.get_by_text("1 opponent", exact=True)).to_be_attached()
    keys.reach_back("^Play now$")
    keys.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    expect(visitor.page.get_by_role("main")).to_be_focused()
    expect(keys.asked).to_have_text(ASKED, timeout=PATIENCE)


def look_up_the_keys(visitor: Visitor, keys: Keyboard) -> None:
    """Open the list of keys, and close it again."""
    keys.press("?")
    listed = visitor.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(listed).to_contain_text("Arrow keys")
    expect(listed.locator(":focus")).to_be_visible()
    keys.press("Escape")
    expect(listed).not_to_be_visible()
    expect(visitor.page.get_by_role("main")).to_be_focused()


def answer_what_is_offered(visitor: Visitor, keys: Keyboard) -> None:
    """Play without sound, and have the outlook pointed out; the keys are never lost."""
    offer = visitor.page.get_by_role("group", name="Play with sound?")
    expect(offer).to_be_visible()
    keys.take("^Without$")
    expect(offer).not_to_be_visible()
    expect(board(visitor)).to_be_focused()
    hint = visitor.page.get_by_role("note")
    expect(hint).to_be_visible()
    keys.reach_back("^Show it$")
    keys.press("Enter")
    expect(hint).not_to_be_visible()
    expect(board(visitor)).to_be_focused()
    expect(button(visitor, "Monster forecast")).to_have_attribute("aria-pressed", "true")


def take_first_turn(visitor: Visitor, keys: Keyboard) -> None:
    """Choose a token beside the board, change one's mind, and bring another one in."""
    tokens = own_tokens(visitor).count()
    keys.reach_back("^Green 5, 2 next, before the entrance")
    keys.press("Enter")
    expect(board(visitor)).to_be_focused()
    keys.hears(r"^Green 5: where to\? Up to 5 steps\.$")
    keys.press("Escape")
    expect(own_tokens(visitor).last).to_have_attribute("aria-pressed", "false")
    expect(board(visitor)).to_be_focused()
    keys.press("n", "n")
    keys.hears(r"^Green 3: where to\? Up to 3 steps\.$")
    keys.press("ArrowUp")
    keys.hears(r"^\(15,9\) nothing, reachable in 2 steps; safe from every card$")
    keys.press("ArrowUp", "ArrowUp", "Enter")
    keys.hears(r"^\(15,7\): out of reach$")
    keys.press("ArrowDown", "Enter")
    keys.hears(r"^Green 3 to \(15,8\), 3 steps\.$")
    expect(visitor.page.locator("[data-way=chosen]")).to_be_attached()
    keys.press("Enter")
    expect(own_tokens(visitor)).to_have_count(tokens - 1)
    expect(board(visitor)).to_be_focused()


def is_to_go_on(visitor: Visitor) -> bool:
    """Wait for one's turn or for the end; tell which it is."""
    token = own_tokens(visitor).first
    expect(token.or_(again(visitor))).to_be_visible(timeout=PATIENCE)
    return not is_over(visitor)


def again(visitor: Visitor) -> Locator:
    """Return the button that is there when a match is over."""
    return button(visitor, "Play again")


def take_turn(visitor: Visitor, keys: Keyboard) -> None:
    """Bring a token as near to the exit as it can come."""
    expect(keys.asked).to_have_text(ASKED)
    expect(board(visitor)).to_be_focused()  # since the turn before
    keys.press("n")
    keys.hears(r"^Green \d: where to\?|^Green \d cannot")
    ends = visitor.page.locator("[data-end]")
    places = ends.evaluate_all("ends => ends.map(end => end.dataset.end)")
    end = min(places, key=nearness, default="")
    if end in {"out", ""}:
        keys.take("^Leave$" if end else "^Stay outside$")
        expect(button(visitor, "Confirm")).to_be_focused()
        keys.press("Enter")
    else:
        walk(keys, end)
        keys.press("Enter")
        keys.hears(r"^Green \d (to|stays)")
        keys.press("Enter")
    expect(button(visitor, "Confirm")).not_to_be_visible()


def walk(keys: Keyboard, end: str) -> None:
    """Go over the floor to a cell; every cell on the way is said."""
    x, y = map(int, end.split(","))
    keys.press("ArrowUp")
    for _ in range(MOST_STEPS):
        keys.hears(CELL.pattern)
        at_x, at_y = map(int, CELL.findall(keys.said.inner_text())[0])
        if at_x != x:
            keys.press("ArrowLeft" if at_x > x else "ArrowRight")
        elif at_y != y:
            keys.press("ArrowUp" if at_y > y else "ArrowDown")
        else:
            keys.hears(rf"^\({x},{y}\) .*(reachable|may stay here)")
            return
    raise AssertionError(f"{end} cannot be reached by keys")


def read_verdict(visitor: Visitor, keys: Keyboard) -> None:
    """Hear who has won, and go on from there."""
    verdict = visitor.page.get_by_role("status").filter(has=again(visitor))
    expect(verdict.get_by_role("heading", name=re.compile(r"wins?\b|draw"))).to_be_visible()
    keys.reach("^Play again$")
    keys.take("^Replay$")
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.page.get_by_role("main")).to_be_focused()
    keys.reach("Moment of the match")
    slider = visitor.page.get_by_role("slider", name="Moment of the match")
    keys.press("ArrowRight", "ArrowRight")
    expect(slider).to_have_value("2")
