"""Somebody at the lobby who has keys and ears, but no pointer: nothing is ever clicked."""

from typing import Any

from playwright.sync_api import Browser, Locator, expect

from .browsing import PATIENCE
from .spokenchaos_table import WAITING, Lobby

MOST_STOPS = 200  # of the tab key until it has gone around a page
FOCUSED = """() => {
  const one = document.activeElement;
  return (one?.getAttribute('aria-label') ?? one?.innerText ?? '').trim();
}"""


class Keys(Lobby):
    """A page that is led by keys alone."""

    def __init__(self, browser: Browser, address: str, view: str, **wishes: Any) -> None:
        """Open the home page."""
        super().__init__(browser, address, view, **wishes)
        self.show("/")

    @property
    def focused(self) -> str:
        """Return the name of what has the focus."""
        return str(self.page.evaluate(FOCUSED))

    @property
    def heard_last(self) -> str:
        """Return what the board, or the match, has said last to those who listen."""
        return self.page.get_by_role("log").first.inner_text()

    @property
    def lobby(self) -> Locator:
        """Return the stage or the plan."""
        return self.page.get_by_role("application")

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, name: str, within: Locator | None = None, key: str = "Tab") -> None:
        """Go on with the tab key to what begins so, perhaps only within some part of the page."""
        has_it = "one => one.contains(document.activeElement)"
        for _ in range(MOST_STOPS):
            self.key(key)
            if self.focused.startswith(name) and (within is None or within.evaluate(has_it)):
                return
        raise AssertionError(f"the tab key does not come to {name!r}")

    def play_now(self) -> None:
        """Begin a match against one bot at home."""
        door = self.page.get_by_role("article", name="Spokenchaos")
        for _ in range(2):
            self.tab_to("One opponent fewer", door)
            self.key("Enter")
        expect(door).to_contain_text("1 opponent")
        self.tab_to("Play now", door)
        self.key("Enter")
        expect(self.lobby).to_be_visible(timeout=PATIENCE)

    def come_next(self) -> str:
        """Wait for what comes next: a look, something that is asked, or the end."""
        found = str(self.page.evaluate(f"new Promise({WAITING})"))
        return "over" if found == "asked" and self.is_over else found
