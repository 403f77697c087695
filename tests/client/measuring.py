"""Where things are on a page, and how large: what a test measures of what somebody sees."""

from typing import Any

from playwright.sync_api import Locator

from .browsing import Visitor

LEAST_TARGET = 40  # pixels that a finger hits


def board(visitor: Visitor) -> Locator:
    """Return the part of the page that shows the board."""
    return visitor.page.get_by_role("region", name="Board")


def players(visitor: Visitor) -> Locator:
    """Return what is told of the players beside the board."""
    return visitor.page.get_by_role("complementary", name="Players")


def cards(visitor: Visitor) -> Locator:
    """Return the players' cards."""
    return players(visitor).locator("> ul > li")


def boxes(places: Locator) -> list[dict[str, float]]:
    """Return where things are that can be seen, in the order of the page."""
    found: list[Any] = [place.bounding_box() for place in places.all()]
    return [dict(box) for box in found if box is not None]
