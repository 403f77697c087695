"""A page of any browser, driven by real clicks: what every driver offers, and waiting."""

import time
from typing import Any, Protocol

PAUSE = 0.05  # seconds
LONGEST = 300.0  # seconds; only a hang reaches it

# Return the first enabled element of a selector that begins with some words: its middle, if it is
# shown there and nothing covers it, and all that it says.
FIND = """
(selector, words) => {
  const says = (found) => (found.getAttribute('aria-label') ?? found.textContent).trim();
  const isMeant = (found) => found.getClientRects().length > 0 && !found.disabled
    && words.some((beginning) => says(found).startsWith(beginning));
  const found = [...document.querySelectorAll(selector)].find(isMeant);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
  return found.contains(document.elementFromPoint(...middle)) ? [...middle, says(found)] : null;
}
"""


class Page(Protocol):
    """A page, and whatever it complains about."""

    version: str  # of the browser

    @property
    def complaints(self) -> list[str]:
        """Return the errors that the console shows."""

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    def run(self, function: str, *arguments: Any) -> Any:
        """Call a function of JavaScript in the page; return what it returns or promises."""

    def click(self, x: int, y: int) -> None:
        """Press the mouse's button somewhere."""


class MissingError(Exception):
    """Something did not come to be."""


class ScriptError(Exception):
    """A function of the page, or a command of the driver, failed."""


def mouse(x: int, y: int) -> list[dict[str, Any]]:
    """Return a click as both protocols of WebDriver describe it."""
    onto = {"type": "pointerMove", "x": x, "y": y, "origin": "viewport"}
    button = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": "mouse", "actions": [onto, *button]}]


def press(page: Page, selector: str, *words: str) -> str:
    """Click the first such element as soon as it is there and rests; return what it says."""
    end, before = time.monotonic() + LONGEST, None
    while time.monotonic() < end:
        found = page.run(FIND, selector, words or ("",))
        if found is not None and found == before:
            x, y, said = found
            page.click(x, y)
            return str(said)
        before = found
        time.sleep(PAUSE)
    raise MissingError(f"no {selector} {words} in:\n{shown_in(page)}")


def wait_until(page: Page, function: str, *arguments: Any) -> None:
    """Wait until a function of the page says yes."""
    end = time.monotonic() + LONGEST
    while not page.run(function, *arguments):
        if time.monotonic() > end:
            raise MissingError(f"never {function} of {arguments} in:\n{shown_in(page)}")
        time.sleep(PAUSE)


def shown_in(page: Page) -> str:
    """Return the words of a page and what it complains about."""
    return "\n".join([page.run("() => document.body.innerText"), *page.complaints])
