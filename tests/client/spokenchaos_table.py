"""A Spokenchaos table in a real browser, opened at a real server."""

from typing import Any

from playwright.sync_api import Browser, Locator, Page

from .browsing import DESKTOP, HAS_PLAYED, PATIENCE
from .opening import READY, open_table, sit

REFUSED = '"type":"refused"'

# Wait for what comes first: a look that wants to be left, or something to do, or the end.
# While the answer to what was done is awaited, no button of the board can be pressed.
WAITING = """(found) => {
  const look = () => {
    const has = (name) => document.querySelector(name) !== null;
    if (has('.spokenchaos.alone')) return found('look');
    const words = document.querySelector('.bar .words')?.textContent ?? '';
    const button = '.bar .buttons button:not([aria-label])';
    const isAsked = has('.bar.mine') && (!has(button) || has(`${button}:enabled`));
    if (isAsked || /match is over/.test(words)) return found('asked');
    requestAnimationFrame(look);
  };
  look();
}"""


def alone(players: int) -> list[dict[str, Any]]:
    """Return the commands by which one person takes all seats and starts."""
    return [*(sit(seat) for seat in range(players)), READY]


class Lobby:
    """The board as somebody sees, hears or touches it."""

    def __init__(self, browser: Browser, address: str, view: str = "plan", **wishes: Any) -> None:
        """Open a page; whatever it complains about is kept."""
        settings: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            **wishes,
        }
        self.address = address
        self.context = browser.new_context(**settings)
        self.context.add_init_script(HAS_PLAYED)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.goto(address)
        self.page.evaluate(f"localStorage.setItem('gloaming-lobby', '{view}')")

    def _listen(self, socket: Any) -> None:
        """Listen to all that the server tells this browser."""
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        """Keep a message; the board asks for nothing that is refused."""
        self.heard.append(frame)
        if REFUSED in frame:
            self.complaints.append(frame)

    def open(self, commands: list[dict[str, Any]], **options: str) -> str:
        """Open a table with some options and show it; return its path."""
        settings = {"game": "spokenchaos", "options": options}
        table = open_table(self.page, settings, commands)
        self.show(f"/table/{table}")
        return f"/table/{table}"

    def show(self, path: str) -> None:
        """Show a page."""
        self.page.goto(self.address + path)

    @property
    def words(self) -> str:
        """Return what the action bar says."""
        return self.page.locator(".bar .words").inner_text()

    @property
    def is_asked(self) -> bool:
        """Tell whether something is asked of whoever looks."""
        return self.page.locator(".bar.mine").count() > 0

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return "The match is over" in self.words

    def button(self, name: str) -> Locator:
        """Return a button whose words begin so: of the action bar, or of a piece to take."""
        places = self.page.locator(".bar, [role=group].pieces")
        return places.get_by_role("button", name=name)

    def own_ghosts(self) -> Locator:
        """Return the ghosts that may be moved, as buttons."""
        strip = self.page.get_by_role("group", name="Your ghosts")
        return strip.locator("button:not([disabled])")

    def seal(self) -> None:
        """Seal the plan, and say so again if points are left."""
        self.button("Seal my plan").click()
        again = self.button("Seal it all the same")
        if again.count():
            again.click()

    def wait_until_asked(self) -> None:
        """Wait until something is asked here, or the match is over; looks are left."""
        while self.page.evaluate(f"new Promise({WAITING})") == "look":
            self.leave_look()

    def leave_look(self) -> None:
        """Leave a look that has the page for itself, as soon as it has been told."""
        self.page.get_by_role("button", name="Go on", exact=True).click()

    def close_card(self) -> None:
        """Close whatever was opened to be read."""
        board = self.page.locator(".spokenchaos")
        close = board.get_by_role("button", name="Close", exact=True)
        while close.count():
            close.first.click()

    def go_back(self) -> None:
        """Go back from a spot to the ghost, and from the ghost to the plan."""
        self.page.locator(".bar").get_by_role("button", name="Back", exact=True).click()
        seal = self.button("Seal my plan")
        choosing = self.page.locator(".bar .words", has_text="tap a field")
        choosing.or_(seal).first.wait_for()
        if not seal.count():
            self.page.locator(".bar").get_by_role("button", name="Back", exact=True).click()

    def move_ghost(self, place: int, *, is_far: bool) -> bool:
        """Move one of the ghosts that may move, to a field in reach; tell whether it did."""
        self.own_ghosts().nth(place).click()
        out = self.button("Get out")
        if out.count():
            out.click()
            return True
        fields = self.page.locator("[data-field] rect")
        fields.first.wait_for()
        self.close_card()  # it may have been opened meanwhile
        steps = [int(text) for text in self.page.locator("[data-field] text").all_text_contents()]
        wanted = (max if is_far else min)(steps)
        # In the corner, and whatever stands there: ghosts of others are tapped through.
        fields.nth(steps.index(wanted)).click(force=True, position={"x": 6, "y": 6})
        confirm = self.button("Confirm")
        confirm.wait_for()
        if not confirm.is_enabled():  # no room there
            self.go_back()
            return False
        confirm.click()
        return True
