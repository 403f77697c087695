"""The client in real Chromium: what a first visit loads, how soon one plays, how it moves."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.client.browsing import DESKTOP, PHONE, chromium
from tests.client.opening import READY, open_table, put_bot, sit
from tests.client.playing import play_on
from tests.client.serving import serving

from .analysing import analysing_rows
from .daily import daily_rows
from .extent import extent
from .offline import offline_rows
from .report import Row
from .touching import touching_rows

KILOBYTE = 1000
FIRST_LOAD_LIMIT = 300 * KILOBYTE
SECONDS_LIMIT = 20.0
CLICKS_LIMIT = 3
FRAME_LIMIT = 16.8  # milliseconds: sixty a second, by a clock that tells tenths
ROUNDS = extent(5, 1)
PATIENCE = extent(600_000.0, 60_000.0)  # milliseconds
HALF, SLOW = 0.5, 0.95  # of all frames
CLOCK = 1  # digits of a millisecond that the browser's clock tells
SIZES = extent({"desktop": DESKTOP, "phone": PHONE}, {"phone": PHONE})
GAMES = {"finstere": "Finstere Flure", "menhirs": "Menhirs dans le Brouillard"}

# Count how long each frame takes until the scrubber has come to a moment.
FRAMES = """
(end) => new Promise((done) => {
  const slider = document.querySelector('[type=range]');
  const times = [];
  let last;
  const frame = (now) => {
    if (last !== undefined) times.push(now - last);
    last = now;
    if (Number(slider.value) >= end) done(times);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""


class Walk(NamedTuple):
    """A walk of the monster in a replay: its path, and the moment where it ends."""

    path: str
    end: int


def client_rows() -> list[Row]:
    """Measure the client beside the limits that it has set itself."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        for title in GAMES.values():  # everything is loaded before anything is measured
            first_match(browser, server.address, title, DESKTOP)
        walk = longest_walk(browser, server.address)
        return [
            *load_rows(browser, server.address),
            *opening_rows(browser, server.address),
            *touching_rows(browser, server.address),
            *frame_rows(browser, server.address, walk),
            *analysing_rows(browser, server.address),
            *offline_rows(browser, server.address),
            *daily_rows(browser, server.address),
        ]


@contextmanager
def visit(browser: Browser, size: dict[str, int]) -> Iterator[Page]:
    """Come for the first time."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        service_workers="block",  # what one fetches for the page would not be counted
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def load_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure what is transferred by a first visit, and with a match besides."""
    yield load_row("first load, home page, all files as transferred", loaded(browser, address))
    for title in GAMES.values():
        what = f"the same, and a match of {title}"
        yield load_row(what, loaded(browser, address, title))


def load_row(what: str, size: float) -> Row:
    """Return a row about bytes."""
    limit = f"limit of {FIRST_LOAD_LIMIT // KILOBYTE} kB"
    return Row(what, f"{size / KILOBYTE:.1f} kB", limit, FIRST_LOAD_LIMIT / size, 1.0)


def loaded(browser: Browser, address: str, title: str = "") -> float:
    """Return how many bytes come over the line until the page, or a match, is there."""
    with visit(browser, DESKTOP) as page:
        sizes: list[float] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        if title:
            play(page, title)
            page.wait_for_load_state("networkidle")
        return sum(sizes)


def opening_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure how soon somebody who has never been here plays."""
    for name, size in SIZES.items():
        for title in GAMES.values():
            tries = [first_match(browser, address, title, size) for _ in range(ROUNDS)]
            seconds, clicks = sorted(tries)[ROUNDS // 2]
            yield Row(
                f"from opening the page to one's first turn, {title}, {name}",
                f"{seconds:.2f} s, {clicks} click",
                f"limit of {SECONDS_LIMIT:g} s and {CLICKS_LIMIT} clicks",
                min(SECONDS_LIMIT / seconds, CLICKS_LIMIT / clicks),
                1.0,
            )


def first_match(
    browser: Browser, address: str, title: str, size: dict[str, int]
) -> tuple[float, int]:
    """Open the home page and play; return how long that takes, and how many clicks."""
    with visit(browser, size) as page:
        start = time.perf_counter()
        page.goto(address)
        clicks = play(page, title)
        return time.perf_counter() - start, clicks


def play(page: Page, title: str) -> int:
    """Play now, until something is asked of one; return how many clicks that takes."""
    page.get_by_role("article", name=title).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="All actions as a list")).to_be_visible(timeout=PATIENCE)
    return 1


def longest_walk(browser: Browser, address: str) -> Walk:
    """Play a match of Finstere Flure; return the walk of the monster that has most steps."""
    with visit(browser, DESKTOP) as page:
        page.goto(address)
        bots = [put_bot(seat, "moth") for seat in (1, 2, 3)]
        table = open_table(page, {"game": "finstere"}, [sit(0), *bots, READY])
        play_on(page, table)
        replay = page.request.get(f"{address}/api/tables/{table}/replay").json()
    start, steps = max(walks(replay["moments"]), key=lambda walk: walk[1])
    return Walk(f"/replay/{table}?at={start}", start + steps)


def walks(moments: list[dict[str, Any]]) -> Iterator[tuple[int, int]]:
    """Yield where each walk begins, and how many steps it has."""
    start, steps = 0, 0
    for at, moment in enumerate(moments):
        if (moment.get("account") or {}).get("kind") == "walk":
            start, steps = (start or at), steps + 1
        elif steps:
            yield start, steps
            start, steps = 0, 0


def frame_rows(browser: Browser, address: str, walk: Walk) -> Iterator[Row]:
    """Measure how long frames take while the monster walks."""
    for name, size in SIZES.items():
        times = sorted(frames(browser, address + walk.path, walk.end, size))
        half, slow = (times[int(part * len(times))] for part in (HALF, SLOW))
        yield Row(
            f"frames of the monster's walk, {name}",
            f"p50 {half:.1f} ms, p95 {slow:.1f} ms, {len(times)} frames",
            f"limit of {FRAME_LIMIT} ms, at p95",
            FRAME_LIMIT / slow,
            1.0,
        )


def frames(browser: Browser, path: str, end: int, size: dict[str, int]) -> list[float]:
    """Return how long each frame of a walk takes, in milliseconds."""
    with visit(browser, size) as page:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="Play", exact=True).click()
        return [round(frame, CLOCK) for frame in page.evaluate(FRAMES, end)]
