"""A table of Finstere Flure in a real browser: two people and a bot, by hand and by keys."""

import re

from playwright.sync_api import Locator, expect

from .browsing import PATIENCE, Visitor

MOST_STEPS = 40  # from one corner of the floor to the other
CELL = re.compile(r"\((\d+),(\d+)\)")


def board(visitor: Visitor) -> Locator:
    """Return the drawn board."""
    return visitor.page.get_by_role("application")


def own_tokens(visitor: Visitor) -> Locator:
    """Return the tokens that somebody may move now, as buttons."""
    return visitor.page.get_by_role("group", name="Your tokens").get_by_role("button")


def own_tiles(visitor: Visitor) -> Locator:
    """Return the tiles that somebody may lay now, as buttons."""
    return visitor.page.get_by_role("group", name="Tiles to lay").get_by_role("button")


def button(visitor: Visitor, name: str) -> Locator:
    """Return a button."""
    return visitor.page.get_by_role("button", name=name, exact=True)


def is_over(visitor: Visitor) -> bool:
    """Tell whether the match is over."""
    return button(visitor, "Play again").is_visible()


def start(one: Visitor, two: Visitor, *, advanced: bool) -> str:
    """Let two people and a bot sit down and start; return the table's path."""
    one.go("/new/finstere")
    one.page.get_by_role("radiogroup").get_by_text("3", exact=True).click()
    if advanced:
        one.page.get_by_role("checkbox", name="Advanced").check()
    one.page.get_by_role("combobox", name="Blue").select_option("bat")
    one.press("Open the table")
    one.page.wait_for_url("**/table/*")
    path = one.page.url.removeprefix(one.address)
    two.go(path)
    two.press("Sit here")
    dress(one, two)
    two.press("I am ready")
    one.press("I am ready")
    for visitor in (one, two):
        expect(board(visitor)).to_be_visible(timeout=PATIENCE)
    return path


def dress(one: Visitor, two: Visitor) -> None:
    """Change the monster's head at one side of the table, and see it at the other."""
    heads = [visitor.page.locator(".part", has_text="Head") for visitor in (one, two)]
    before = heads[1].inner_text()
    one.press("Head: the next one")
    expect(heads[1]).not_to_have_text(before)
    expect(heads[0]).to_have_text(heads[1].inner_text())


def confirm(visitor: Visitor) -> None:
    """Confirm what was chosen, and see that it is done."""
    visitor.press("Confirm")
    expect(button(visitor, "Confirm")).not_to_be_visible()


def nearness(end: str) -> int:
    """Return how far an end is from freedom."""
    return -1 if end == "out" else sum(int(number) for number in end.split(","))


def move(visitor: Visitor) -> None:
    """Move a token as near to the exit as it can come, and confirm it."""
    own_tokens(visitor).last.click()
    ends = visitor.page.locator("[data-end]")
    places = ends.evaluate_all("ends => ends.map(end => end.dataset.end)")
    if not places:  # everything is blocked: it stays outside
        visitor.press("Stay outside")
    else:
        ends.nth(min(range(len(places)), key=lambda place: nearness(places[place]))).click()
    confirm(visitor)


def lay_by_hand(visitor: Visitor) -> None:
    """Drag the first tile of the strip onto the floor."""
    mouse = visitor.page.mouse
    mouse.move(*middle(own_tiles(visitor).first))
    mouse.down()
    mouse.move(*middle(board(visitor)), steps=3)
    spots = visitor.page.locator("[data-spot]")
    mouse.move(*middle(spots.nth(spots.count() // 2)), steps=3)
    mouse.up()
    confirm(visitor)


def middle(place: Locator) -> tuple[float, float]:
    """Return the middle of something on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay_by_keys(visitor: Visitor) -> None:
    """Choose the last tile of the strip, turn it, and go over the floor until it may lie there."""
    keys = visitor.page.keyboard
    own_tiles(visitor).last.focus()
    keys.press("Enter")
    board(visitor).focus()
    keys.press("r")
    for _ in range(3):
        keys.press("ArrowUp")
    while True:
        keys.press("ArrowLeft")
        keys.press("Enter")
        if button(visitor, "Confirm").is_enabled():
            break
    keys.press("Enter")
    expect(button(visitor, "Confirm")).not_to_be_visible()
