"""Chromium, driven as a person would: by roles and words, never by the page's inside."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests import patience

from .chromium import chromium_program

PATIENCE = patience.PATIENCE * patience.MILLISECONDS
SLOWEST_SIGHT = 300_000.0  # milliseconds, for what needs no compiled rules
FLAGS = ["--no-sandbox"]  # a container's root may not have one
# Three dimensions without a graphics card; flat pages are drawn much slower then.
DEPTH = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
LARGE = {"width": 1440, "height": 900}
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}
LANDSCAPE = {"width": 844, "height": 390}  # a phone lying on its side

# Who has played before is taught no more, has chosen the stage, and wants to wait for nothing that
# is only shown; a test of first matches says otherwise.
TAUGHT = json.dumps({"taught": ["finstere", "menhirs", "spokenchaos"]})
HAS_PLAYED = (
    f"localStorage.getItem('gloaming.coach') ?? localStorage.setItem('gloaming.coach', '{TAUGHT}');"
    "localStorage.getItem('gloaming-lobby') ?? localStorage.setItem('gloaming-lobby', 'stage');"
    "localStorage.setItem('gloaming-detail', 'said');"
    "if (matchMedia('(prefers-reduced-motion: reduce)').matches)"
    "  localStorage.getItem('gloaming') ?? localStorage.setItem('gloaming', '{\"pace\":0}');"
)

expect.set_options(timeout=SLOWEST_SIGHT)


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Start a browser."""
    with sync_playwright() as playwright:
        browser = launch(playwright, *flags)
        yield browser
        browser.close()


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start a browser beside others."""
    path = chromium_program(playwright)
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


def resize(page: Page, size: dict[str, int]) -> None:
    """Give a page a window of another size."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


class Visitor:
    """Somebody with a browser of their own; whatever the page complains about is kept."""

    def __init__(self, context: BrowserContext, address: str, *, is_new: bool = False) -> None:
        """Open a page; somebody new has never played here."""
        self.context = context
        if not is_new:
            context.add_init_script(HAS_PLAYED)
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.note(said.type, said.text))

    def note(self, kind: str, text: str) -> None:
        """Keep what the console calls an error, but not that the network is away."""
        if kind == "error" and "ERR_" not in text:
            self.complaints.append(text)

    def go(self, path: str = "/") -> None:
        """Open a path."""
        self.page.goto(self.address + path)

    def choose_light(self, theme: str) -> None:
        """Look at all pages from now on by night or at dawn."""
        kept = json.dumps({"theme": theme, "pace": 0})
        self.context.add_init_script(f"localStorage.setItem('gloaming', '{kept}')")

    def choose_plan(self) -> None:
        """See lobbies as plans from now on: a stage without a graphics card is drawn slowly."""
        self.context.add_init_script("localStorage.setItem('gloaming-lobby', 'plan')")

    def press(self, name: str, place: int = 0) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=True).nth(place).click()

    def play_now(self, title: str) -> str:
        """Play a game against bots from the home page; return the table's path."""
        self.go()
        door = self.page.get_by_role("article", name=title)
        door.get_by_role("button").first.click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.get_by_role("region", name="Board")).to_be_visible(timeout=PATIENCE)
        return self.page.url.removeprefix(self.address)

    def is_as_wide_as_its_window(self) -> bool:
        """Tell whether nothing must be scrolled sideways."""
        wide = "document.documentElement.scrollWidth <= window.innerWidth"
        return bool(self.page.evaluate(wide))


Visit = Callable[..., Visitor]
