"""A Menhirs table in a real browser, opened at a real server."""

import re

from playwright.sync_api import Locator

from .browsing import Visitor
from .opening import READY, Commands, open_at_once, sit

SIT_ALONE: Commands = [sit(0), sit(1), READY]

OVER = "The match is over."
WHOSE = re.compile("^Player [12]: ")
OPEN_HEX = "[data-cell][aria-disabled=false][aria-pressed=false]"
OPEN_WAY = "[data-way]:not(.isBlocked)"

# The board and the turn in words, without what somebody only has in mind.
PICTURE = """
() => [...document.querySelectorAll('[data-cell]')]
  .map((hex) => hex.getAttribute('aria-label').replace(/, (chosen|in the way|the mist .*)$/, ''))
  .join() + document.querySelector('.marker .what').textContent
"""


class MenhirsBoard:
    """The board as somebody sees, hears or touches it."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the page of somebody who is at a table."""
        self.visitor = visitor
        self.page = visitor.page

    @classmethod
    def opened(
        cls, visitor: Visitor, options: dict[str, str], commands: Commands = SIT_ALONE
    ) -> "MenhirsBoard":
        """Open a table with some options and show it."""
        open_at_once(visitor, {"game": "menhirs", "options": options}, commands)
        visitor.page.locator("[data-cell]").first.wait_for()
        return cls(visitor)

    @property
    def words(self) -> str:
        """Return what the action bar says, without whose turn it is at one screen."""
        return WHOSE.sub("", self.page.locator(".bar .words").inner_text())

    @property
    def is_mine(self) -> bool:
        """Tell whether something is asked of whoever looks."""
        return self.page.locator(".bar.mine").count() > 0

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.words.startswith(OVER)

    def hex(self, name: str) -> Locator:
        """Return a hex by its name."""
        return self.page.locator(f'[data-cell="{name}"]')

    def open_hexes(self) -> list[str]:
        """Return the hexes that can be pressed to some effect."""
        found = self.page.locator(OPEN_HEX)
        return [str(name) for name in found.evaluate_all("all => all.map(x => x.dataset.cell)")]

    def open_ways(self) -> list[str]:
        """Return the directions that are open, winning ones first."""
        found = self.page.locator(OPEN_WAY)
        each = "all => all.map(x => [x.classList.contains('wins') ? 0 : 1, x.dataset.way])"
        return [way for _, way in sorted(found.evaluate_all(each))]

    def button(self, name: str) -> Locator:
        """Return a button of the action bar."""
        return self.page.locator(".bar").get_by_role("button", name=name, exact=True)

    def wait_for_change(self, before: str) -> None:
        """Wait until the board is another, and it is somebody's turn here."""
        self.page.wait_for_function(
            f"""([before, over]) => {{
              const isAsked = document.querySelector('.bar.mine');
              const isOver = document.querySelector('.bar .words').textContent.startsWith(over);
              return (isAsked || isOver) && ({PICTURE})() !== before;
            }}""",
            arg=[before, OVER],
        )

    def picture(self) -> str:
        """Return the board in words, to see whether it changes."""
        return str(self.page.evaluate(PICTURE))


def press_and_wait(board: MenhirsBoard, what: Locator) -> None:
    """Press something that the server answers."""
    before = board.picture()
    what.click()
    board.wait_for_change(before)


def drift(board: MenhirsBoard, way: str) -> None:
    """Choose a direction, and confirm it if that is asked for."""
    before = board.picture()
    board.page.locator(f'[data-way="{way}"]').click()
    if "Drift " in board.words:
        press_and_wait(board, board.button("Drift"))
    else:
        board.wait_for_change(before)
