"""After a match: what one has not tried is offered, and a picture of it."""

import re

from playwright.sync_api import expect

from .boxes import box_of
from .browsing import DESKTOP, Visit, Visitor
from .test_friends import give_up

MENHIRS = "Menhirs dans le Brouillard"
LARGE = "Try: the large board"
CELLS = 37  # of the large board


def lose(visitor: Visitor) -> None:
    """Play against a bot and give up."""
    visitor.play_now(MENHIRS)
    visitor.page.get_by_role("button", name="All actions as a list").wait_for()
    give_up(visitor)


def test_what_was_not_tried_is_offered_until_it_is(visit: Visit) -> None:
    visitor = visit()
    lose(visitor)
    visitor.press(LARGE)
    expect(visitor.page.locator("[data-cell]")).to_have_count(CELLS)
    visitor.go()
    door = visitor.page.get_by_role("article", name=MENHIRS)
    expect(door.get_by_role("button", name="Play now")).to_be_visible()
    expect(door.get_by_role("button", name=LARGE)).to_have_count(0)
    lobby = visitor.page.get_by_role("article", name="Spokenchaos")
    expect(lobby.get_by_role("button", name="Try: merging ghosts")).to_be_visible()


def test_what_is_offered_at_one_door_moves_nothing_at_the_others(visit: Visit) -> None:
    visitor = visit(is_new=True, viewport=DESKTOP)
    lose(visitor)
    visitor.go()
    expect(visitor.page.get_by_role("button", name=re.compile("^Try: "))).to_have_count(1)
    buttons = visitor.page.get_by_role("button", name="Play now").all()
    assert len({box_of(button).y for button in buttons}) == 1


def test_a_picture_of_a_match_in_the_browser_is_saved(visit: Visit) -> None:
    visitor = visit()
    lose(visitor)
    with visitor.page.expect_download() as saved:
        visitor.press("Save picture")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_last_position_stays_large(visit: Visit) -> None:
    visitor = visit(viewport=DESKTOP)
    lose(visitor)
    expect(visitor.page.locator(".verdict")).to_be_visible()
    board = box_of(visitor.page.get_by_role("region", name="Board").locator(".board"))
    assert board.height > DESKTOP["height"] * 0.4
