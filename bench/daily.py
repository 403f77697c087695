"""How soon the puzzles of the day open in real Chromium for whoever was here before.

Every one was opened once.  The clock is the page's own, from where it is asked for until the board
is there.  The lobby is shown as a plan: its stage is drawn without a graphics card here.
"""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from tests.client.browsing import DESKTOP, HAS_PLAYED
from tests.client.keeping import wait_until_kept

from .extent import extent
from .report import Row

LIMIT = 1.0  # seconds
ROUNDS = extent(7, 1)
PATIENCE = extent(600_000.0, 60_000.0)  # milliseconds
PIECES = ("shell", "table", "pages")
PLAN = "localStorage.setItem('gloaming-lobby', 'plan')"
SINCE_ASKED = "performance.now() / 1000"
MATCHED = ".puzzle"


def daily_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure the slowest of the day's puzzles, with a line and without."""
    context = browser.new_context(
        viewport=DESKTOP,  # type: ignore[arg-type]
        locale="en-GB",
        service_workers="allow",
    )
    page = returning(context)
    paths = paths_of_the_day(page, address)
    for path in paths:
        seconds_to(page, address + path)
    wait_until_kept(page, address, *PIECES)
    yield daily_row("online", page, address, paths)
    context.set_offline(offline=True)
    yield daily_row("offline", page, address, paths)
    context.close()


def returning(context: BrowserContext) -> Page:
    """Return a page of somebody who has played before."""
    context.add_init_script(HAS_PLAYED)
    context.add_init_script(PLAN)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def paths_of_the_day(page: Page, address: str) -> list[str]:
    """Return where today's puzzles are."""
    page.goto(f"{address}/puzzles")
    links = page.get_by_role("region", name="Today").get_by_role("link")
    links.first.wait_for()
    return [str(link.get_attribute("href")) for link in links.all()]


def seconds_to(page: Page, address: str) -> float:
    """Return how long a puzzle takes until what is asked and the board are there."""
    page.goto(address, wait_until="commit")
    page.locator(MATCHED).wait_for()
    page.get_by_role("region", name="Board").wait_for()
    return float(page.evaluate(SINCE_ASKED))


def daily_row(line: str, page: Page, address: str, paths: list[str]) -> Row:
    """Return the row of the puzzle that takes longest."""
    slowest = max(median(seconds_to(page, address + path) for _ in range(ROUNDS)) for path in paths)
    what = f"a puzzle of the day opens, warm, {line}, the slowest of {len(paths)}"
    return Row(what, f"{slowest:.2f} s", f"limit of {LIMIT:g} s", LIMIT / slowest, 1.0)
