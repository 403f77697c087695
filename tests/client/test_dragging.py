"""Tokens and mist are dragged, from the strip and on the board, with mouse and finger."""

import math
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .boxes import box_of
from .browsing import PHONE, Visit, Visitor
from .finstere_table import button, own_tokens
from .menhirs_table import MenhirsBoard, press_and_wait
from .opening import READY, open_at_once, put_bot, sit
from .test_menhirs import place_by_hand

Point = tuple[float, float]
Drag = Callable[[Visitor, Point, Point], None]

AGAINST_BOT = [sit(0), put_bot(1, "random"), READY]
TWO_PLAYERS = {"game": "finstere", "options": {"players": "2"}}
# Where directions lead, in degrees from the east.
TURNS = {"N": 90, "NE": 30, "SE": -30, "S": -90, "SW": 210, "NW": 150}
STEPS = 6  # that a pointer is seen to make


def by_mouse(visitor: Visitor, start: Point, end: Point) -> None:
    """Drag with the mouse."""
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    mouse.up()


def by_finger(visitor: Visitor, start: Point, end: Point) -> None:
    """Drag with a finger."""
    screen = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", start)
    for step in range(1, STEPS + 1):
        share = step / STEPS
        there = [one + (other - one) * share for one, other in zip(start, end, strict=True)]
        touch("touchMove", (there[0], there[1]))
    touch("touchEnd")


def middle(place: Locator) -> Point:
    """Return the middle of something on the page."""
    box = box_of(place)
    return box.x + box.width / 2, box.y + box.height / 2


WAYS: dict[str, tuple[dict[str, object], Drag]] = {
    "mouse": ({}, by_mouse),
    "finger": ({"viewport": PHONE, "has_touch": True, "is_mobile": True}, by_finger),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_token_is_dragged_from_the_strip_and_on_from_where_it_lies(
    visit: Visit, way: str
) -> None:
    wishes, drag = WAYS[way]
    visitor = visit(**wishes)
    open_at_once(visitor, TWO_PLAYERS, AGAINST_BOT)
    words = visitor.page.locator(".bar .words")
    token = own_tokens(visitor).last
    token.click()
    near, far = (middle(visitor.page.locator(f"[data-end='{cell}']")) for cell in ("15,9", "14,9"))
    token.click()  # let go again: it is dragged unchosen
    expect(visitor.page.locator("[data-end]")).to_have_count(0)
    drag(visitor, middle(token), near)
    expect(words).to_contain_text("to (15,9)")
    drag(visitor, near, far)
    expect(words).to_contain_text("to (14,9)")
    drag(visitor, far, middle(words))
    expect(words).to_contain_text("where to?")
    drag(visitor, middle(token), near)
    visitor.press("Confirm")
    expect(button(visitor, "Confirm")).not_to_be_visible()
    expect(own_tokens(visitor)).to_have_count(3)


@pytest.mark.parametrize("way", WAYS)
def test_mist_is_dragged_to_its_cell_and_clusters_in_their_direction(
    visit: Visit, way: str
) -> None:
    wishes, drag = WAYS[way]
    visitor = visit(**wishes)
    table = MenhirsBoard.opened(visitor, {"mist": "7"})
    words = visitor.page.locator(".bar .words")
    first, second = table.open_hexes()[:2]
    drag(visitor, middle(visitor.page.locator("[data-supply]")), middle(table.hex(first)))
    expect(words).to_contain_text(f"Mist on {first}?")
    drag(visitor, middle(table.hex(first)), middle(table.hex(second)))
    expect(words).to_contain_text(f"Mist on {second}?")
    press_and_wait(table, table.hex(second))
    while "Place" in table.words:
        place_by_hand(table, Random(5))
    pull_a_cluster(table, drag)
    expect(words).to_contain_text("Drift ")
    press_and_wait(table, table.button("Drift"))


def pull_a_cluster(table: MenhirsBoard, drag: Drag) -> None:
    """Pull a cluster that can move where it can go; it is not lifted before."""
    for name in table.open_hexes():
        table.hex(name).click()
        table.page.locator("[data-way]").first.wait_for()
        ways = table.open_ways()
        table.button("Put down").click()
        if ways:
            x, y = middle(table.hex(name))
            turn = math.radians(TURNS[ways[0]])
            size = box_of(table.hex(name)).width
            drag(table.visitor, (x, y), (x + math.cos(turn) * size, y - math.sin(turn) * size))
            return
