"""How soon the board answers: from touching something to where it can go, in real Chromium."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Locator, Page, expect

from tests.client.browsing import DESKTOP

from .extent import extent
from .report import Row

LIMIT = 16.0  # milliseconds, at the median: a frame
TOUCHES = extent(30, 2)

# Note when something is touched, and when what answers is drawn: it is in the page by then.
WATCH = """
(answer) => {
  window.answers = [];
  let touched;
  addEventListener('pointerdown', () => { touched = performance.now(); }, { capture: true });
  new MutationObserver(() => {
    if (touched === undefined || !document.querySelector(answer)) return;
    window.answers.push(performance.now() - touched);
    touched = undefined;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def touching_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure how soon it is shown where a token can go."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    page.get_by_role("article", name="Finstere Flure").get_by_role("button").first.click()
    tokens = page.get_by_role("group", name="Your tokens").get_by_role("button")
    expect(tokens.first).to_be_visible()
    times = sorted(answers(page, tokens, "[data-end]"))
    context.close()
    half = median(times)
    yield Row(
        "from touching a token to where it can go",
        f"p50 {half:.1f} ms, most {times[-1]:.1f} ms, {len(times)} touches",
        f"limit of {LIMIT:g} ms, at p50",
        LIMIT / half,
        1.0,
    )


def answers(page: Page, touched: Locator, answer: str) -> list[float]:
    """Touch things in turn, each to be let go again; return how long answers take."""
    page.evaluate(WATCH, answer)
    for number in range(TOUCHES):
        one = touched.nth(number % touched.count())
        one.click()
        expect(page.locator(answer).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(answer)).to_have_count(0)
    times: list[float] = page.evaluate("() => window.answers")
    return times
