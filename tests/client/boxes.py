"""Where things are on the page, and what covers what."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from .browsing import DESKTOP

# What is uppermost at the middle of each of some elements: whether it belongs to the drawn board.
COVERED = """
(things) => things.filter((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  const isSeen = across >= 0 && down >= 0 && across < innerWidth && down < innerHeight;
  return isSeen && !document.elementFromPoint(across, down)?.closest('.drawing > svg');
}).length
"""


class Box(NamedTuple):
    """A rectangle on the page, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def area(self) -> float:
        """Return how much of the page it takes."""
        return self.width * self.height

    def overlap(self, other: "Box") -> float:
        """Return the area that two have in common."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0.0, across) * max(0.0, down)


def as_visitor(viewport: dict[str, int]) -> dict[str, Any]:
    """Return how somebody visits with such a screen: a small one is touched."""
    is_phone = min(viewport.values()) < min(DESKTOP.values())
    return {"viewport": viewport, "has_touch": is_phone, "is_mobile": is_phone}


def box_of(thing: Locator) -> Box:
    """Return where something is."""
    found = thing.bounding_box()
    assert found is not None
    return Box(found["x"], found["y"], found["width"], found["height"])


def boxes_of(things: Locator) -> list[Box]:
    """Return where all of some things are."""
    each = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    found = things.evaluate_all(each)
    return [Box(one["x"], one["y"], one["width"], one["height"]) for one in found]


def share(page: Page, box: Box) -> float:
    """Return how much of the page something takes, 0 to 1."""
    size = page.viewport_size
    assert size is not None
    return box.area / (size["width"] * size["height"])


def is_on_screen(page: Page, box: Box) -> bool:
    """Tell whether all of something is seen without scrolling."""
    size = page.viewport_size
    assert size is not None
    return box.overlap(Box(0, 0, size["width"], size["height"])) >= box.area - 1


def covered(things: Locator) -> int:
    """Return how many of some things on the drawn board something else lies on."""
    return int(things.evaluate_all(COVERED))


def overlaps(some: list[Box], others: list[Box]) -> Iterator[float]:
    """Yield the areas that some have in common with others."""
    return (one.overlap(other) for one, other in product(some, others))


def needs_no_scrolling(page: Page) -> bool:
    """Tell whether the page is as large as its window."""
    fits = "document.documentElement.scrollHeight <= innerHeight"
    return bool(page.evaluate(f"{fits} && document.documentElement.scrollWidth <= innerWidth"))
