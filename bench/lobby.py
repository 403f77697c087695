"""The lobby in a browser: time of a frame with all ghosts, of a look, and what is loaded.

There is no graphics card here: Chromium draws by its software renderer (SwiftShader), so the times
of frames tell how much each level of detail spares, not how smooth a real machine is.
"""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from tests.client.aside import seen_aside
from tests.client.browsing import DEPTH, DESKTOP, PHONE, chromium
from tests.client.serving import Serving, serving
from tests.client.spokenchaos_table import Lobby, alone
from tests.client.staging import PATH, any_state, stage_all_ghosts
from tests.games.spokenchaos.vectors import positions

from .extent import extent
from .report import Row

FIRST_LOAD_LIMIT = 300.0  # kB
LOOK_LIMIT = 50.0  # milliseconds
FRAMES = extent(60, 4)
LONGEST = extent(12_000, 2000)  # milliseconds in which frames are counted
SLOW = 0.95
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MEASURED_SIZES = extent(("desktop", "phone"), ("phone",))
LEVELS = {
    0: "everything",
    1: "small shadows, two candles",
    2: "no shadows",
    3: "coarse, no candle light",
}
MEASURED_LEVELS = extent((0, 1, 2, 3), (3,))
SCENES = extent(None, 1)  # of those that are published; None: all

# Turn the camera, and note the time from frame to frame.
TURN = """
([count, longest]) => new Promise((done) => {
  const canvas = document.querySelector('canvas[data-level]');
  const box = canvas.getBoundingClientRect();
  const at = (kind, x) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true,
    clientX: box.left + x, clientY: box.top + box.height / 2,
  }));
  const times = [];
  let before = 0;
  canvas.setPointerCapture = canvas.releasePointerCapture = () => {};
  at('pointerdown', 100);
  const start = performance.now();
  const frame = (time) => {
    if (before) times.push(time - before);
    before = time;
    at('pointermove', 100 + times.length * 4);
    if (times.length < count && time - start < longest) requestAnimationFrame(frame);
    else { at('pointerup', 100); done(times); }
  };
  requestAnimationFrame(frame);
})
"""
LOADED = """
() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.includes('/assets/'))
  .map(({ name, encodedBodySize }) => [name.split('/').pop(), encodedBodySize])
"""


def rows() -> list[Row]:
    """Measure the lobby in a browser."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium(*DEPTH) as browser,
    ):
        state = a_state(browser, server)
        frames = [
            frame_row(browser, server, state, size, level)
            for size in MEASURED_SIZES
            for level in MEASURED_LEVELS
        ]
        chosen = frame_row(browser, server, state, MEASURED_SIZES[0], None)
        first, stage = loaded(browser, server.address)
    look = look_aside()
    return [
        *frames,
        chosen,
        Row(
            "a look in Chromium, in the worker, median of the published scenes",
            f"{look:.1f} ms",
            f"limit of {LOOK_LIMIT:g} ms",
            LOOK_LIMIT / look,
            1.0,
        ),
        Row(
            "loaded on the home page, compressed",
            f"{first:.0f} kB",
            f"limit of {FIRST_LOAD_LIMIT:g} kB",
            FIRST_LOAD_LIMIT / first,
            1.0,
        ),
        Row("loaded besides for the stage, compressed", f"{stage:.0f} kB"),
    ]


def a_state(browser: Browser, server: Serving) -> dict[str, Any]:
    """Return a lobby with its furniture, as the server tells it."""
    page = browser.new_page()
    page.goto(server.address)
    state = any_state(page)
    page.close()
    return state


def frame_row(
    browser: Browser, server: Serving, state: dict[str, Any], size: str, level: int | None
) -> Row:
    """Measure frames while the camera goes around all 28 ghosts, at some level of detail."""
    viewport = SIZES[size]
    lobby = Lobby(
        browser, server.address, "stage", viewport=viewport, reduced_motion="no-preference"
    )
    stage_all_ghosts(lobby.context, state)
    lobby.show(PATH + ("" if level is None else f"?detail={level}"))
    times, found = turned(lobby.page)
    lobby.context.close()
    wide, high = viewport["width"], viewport["height"]
    what = f"frame of the lobby, 28 ghosts in it, {size}, {wide} x {high}, "
    how = "detail chosen by itself" if level is None else f"detail {level} ({LEVELS[level]})"
    slow = sorted(times)[int(len(times) * SLOW)]
    spent = f"p50 {median(times):.0f} ms, p95 {slow:.0f} ms, {len(times)} frames by SwiftShader"
    return Row(what + how, spent + (f", detail {found}" if level is None else ""))


def turned(page: Page) -> tuple[list[float], str | None]:
    """Return the times of frames while the camera turns, and the level of detail then."""
    canvas = page.locator("canvas[data-level]")
    canvas.wait_for()
    page.evaluate(TURN, [FRAMES // 4, LONGEST // 2])  # until all is compiled
    times: list[float] = page.evaluate(TURN, [FRAMES, LONGEST])
    return times, canvas.get_attribute("data-level")


def loaded(browser: Browser, address: str) -> tuple[float, float]:
    """Return how many kB the home page loads, and how many a table with its stage besides."""
    lobby = Lobby(browser, address, "stage")
    lobby.page.wait_for_load_state("networkidle")
    first = dict(lobby.page.evaluate(LOADED))
    lobby.open(alone(4), players="4")
    lobby.page.locator("canvas[data-level]").wait_for()
    later = dict(lobby.page.evaluate(LOADED))
    lobby.context.close()
    besides = sum(size for name, size in later.items() if name not in first)
    return sum(first.values()) / 1000, besides / 1000


def look_aside() -> float:
    """Return how many milliseconds the worker needs from a question to its answer."""
    looks = [(to_scene(position), door) for position, doors in positions() for door in doors]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        page = browser.new_page()
        page.goto(server.address)
        return median(time for _, time in seen_aside(page, looks[:SCENES]))
