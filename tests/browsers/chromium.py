"""Chromium, by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.client.browsing import DESKTOP, Visitor, chromium


class ChromiumPage:
    """A page of Chromium."""

    def __init__(self, visitor: Visitor, version: str) -> None:
        """Drive a visitor's page."""
        self.visitor = visitor
        self.version = version

    @property
    def complaints(self) -> list[str]:
        """Return the errors that the console shows."""
        return self.visitor.complaints

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self.visitor.page.goto(address)

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page; return what it returns or promises."""
        return self.visitor.page.evaluate(f"(given) => ({function})(...given)", list(arguments))

    def click(self, x: int, y: int) -> None:
        """Press the mouse's button somewhere."""
        self.visitor.page.mouse.click(x, y)


@contextmanager
def chromium_page(_: Path) -> Iterator[ChromiumPage]:
    """Start the browser with one page."""
    with chromium() as browser:
        context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]  # a plain dict
        yield ChromiumPage(Visitor(context, ""), browser.version)
