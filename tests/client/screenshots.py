"""Pictures of every page, at both sizes: `make screenshots` writes them into docs/images.

A real server is started, matches are played there, and Chromium shows them as people see them.
"""

import base64
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from .browsing import DEPTH, DESKTOP, PATIENCE, PHONE, chromium
from .opening import READY, open_table, put_bot, sit
from .playing import play_on
from .serving import Serving, serving
from .staging import PATH, any_state, stage_look

FOLDER = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 82  # of WebP: smooth ground, no visible blocks
CALM = 700  # milliseconds in which everything comes to rest
FINSTERE, MENHIRS, SPOKENCHAOS = "finstere", "menhirs", "spokenchaos"
BOTS = {
    FINSTERE: ("moth", "bat", "hedgehog"),
    MENHIRS: ("bat",),
    SPOKENCHAOS: ("badger", "bat", "badger"),
}
LIKES = {
    FINSTERE: ("^[IWN]$", "^G"),  # come in and go to the exit
    MENHIRS: (),
    SPOKENCHAOS: ("^(keep|pass)$", "^spot", "^(enter|step)", "^ghost", "^done$"),  # come in
}
# A first match offers sound and points things out; these pictures are of later ones.
KEPT = json.dumps({"isSoundOffered": True, "seen": ["outlook"]})
OFFERED = f"localStorage.setItem('gloaming', '{KEPT}')"
BEFORE_PLANNING = re.compile("Leave it|Keyhole to")  # what one may be asked for first
MID_GAME = {FINSTERE: 260, MENHIRS: 36, SPOKENCHAOS: 140}  # moments


class Size(NamedTuple):
    """A kind of screen."""

    name: str
    viewport: dict[str, int]
    scale: float
    is_phone: bool


SIZES = (Size("desktop", DESKTOP, 1, False), Size("phone", PHONE, 1.5, True))


# A lobby for the keyhole: two ghosts are caught in the mirror alone, three openly, two hide.
LOBBY = (
    "mirror 3.5 2.96875 yaw 345",
    "armchair 1.125 4.0625 yaw 200",
    "table 4.3125 4.53125 yaw 40",
    "piano 5.4375 1.5625 yaw 90",
    "desk 0.625 2.09375 yaw 270",
    "trolley 3.25 0.5 yaw 355",
    "medium 4.5 5.5",
    "large 5.5 4.5",
    "small 2.5 4.5",
    "small 3.5 3.5",
    "small 4.5 4.5",
    "small 5.5 0.5",
    "small 0.5 0.5",
)
DOOR = "N3"


class Scenes(NamedTuple):
    """What has been played for the pictures: paths of tables."""

    running: dict[str, str]
    over: str
    waiting: str
    walk: str  # the replay where the monster sees most
    state: dict[str, Any]  # a match of Spokenchaos, to be staged otherwise


def main() -> None:
    """Write all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium(*DEPTH) as browser,
    ):
        state = stage(browser, server)
        for size in SIZES:
            photograph(browser, server, size, *state)


def stage(browser: Browser, server: Serving) -> tuple[Scenes, Any]:
    """Play what is shown; return it with the cookies of the one who played."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(server.address)
    page.evaluate(OFFERED)
    running = {game: sit_down(page, game) for game in BOTS}
    for game, table in running.items():
        play_on(page, table, LIKES[game], MID_GAME[game])
    over = sit_down(page, FINSTERE)
    play_on(page, over, LIKES[FINSTERE])
    waiting = open_table(page, {"game": FINSTERE, "is_public": True}, [sit(0)])
    walk = f"/replay/{over}?at={widest_look(page, over)}"
    scenes = Scenes(running, over, waiting, walk, any_state(page))
    state = context.storage_state()
    context.close()
    return scenes, state


def sit_down(page: Page, game: str) -> str:
    """Open a public table with bots on all other seats; return it."""
    bots = [put_bot(1 + number, bot) for number, bot in enumerate(BOTS[game])]
    return open_table(page, {"game": game, "is_public": True}, [sit(0), *bots, READY])


def widest_look(page: Page, table: str) -> int:
    """Return the moment of a match at which the monster first sees most."""
    answer = page.request.get(f"{page.url.rstrip('/')}/api/tables/{table}/replay")
    moments = answer.json()["moments"]
    walks = [
        (sum(line["token"] is not None for line in account["lines"]), len(account["eaten"]), -at)
        for at, moment in enumerate(moments, start=1)
        if (account := moment["account"])["kind"] == "walk"
    ]
    return -max(walks)[-1]


def photograph(browser: Browser, server: Serving, size: Size, scenes: Scenes, state: Any) -> None:
    """Take all pictures at one size."""
    context = browser.new_context(
        viewport=size.viewport,  # type: ignore[arg-type]
        device_scale_factor=size.scale,
        is_mobile=size.is_phone,
        has_touch=size.is_phone,
        locale="en-GB",
        storage_state=state,
        reduced_motion="reduce",
    )
    stage_look(context, scenes.state, LOBBY, DOOR)
    for name, path, prepare in shots(scenes):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(server.address + path)
        page.wait_for_load_state("networkidle")
        prepare(page)
        page.wait_for_timeout(CALM)
        write(context, page, f"{name}-{size.name}.webp")
        page.close()
    context.close()


def shots(scenes: Scenes) -> Iterator[tuple[str, str, Callable[[Page], None]]]:
    """Yield the name of each picture, its path, and what is done before it is taken."""
    lobby = f"/table/{scenes.running[SPOKENCHAOS]}"
    yield "home", "/", nothing
    yield "set-up", f"/new/{FINSTERE}", nothing
    yield "waiting-room", f"/table/{scenes.waiting}", nothing
    yield "finstere", f"/table/{scenes.running[FINSTERE]}", choose_token
    yield "finstere-monster", scenes.walk, nothing
    yield "finstere-end", f"/table/{scenes.over}", nothing
    yield "menhirs", f"/table/{scenes.running[MENHIRS]}", lift_mist
    yield "spokenchaos", lobby, choose_ghost
    yield "spokenchaos-look", f"{PATH}?at=1", look_through
    yield "spokenchaos-sight-lines", f"{PATH}?at=2", stand_still
    # From here on the plan is remembered.
    yield "spokenchaos-plan", lobby, show_plan
    yield "spokenchaos-words", lobby, list_actions
    yield "tables", "/tables", nothing
    yield "archive", "/archive", nothing
    yield "account", "/account", nothing
    yield "learn", f"/learn/{FINSTERE}", nothing


def nothing(_: Page) -> None:
    """Leave a page as it is."""


def choose_token(page: Page) -> None:
    """Choose one's largest token, so that its ends are shown."""
    page.locator(".choices button").last.click()


def lift_mist(page: Page) -> None:
    """Lift the first mist that can be lifted."""
    page.locator("[data-cell][aria-disabled=false]").first.click()


def choose_ghost(page: Page) -> None:
    """Choose one's last ghost, so that the fields in its reach are shown."""
    stand_still(page)
    seal = page.get_by_role("button", name="Seal my plan")
    before = page.locator(".bar button:enabled").filter(has_text=BEFORE_PLANNING).first
    seal.or_(before).first.wait_for()
    while not seal.count():
        before.click()
        page.wait_for_timeout(CALM)
        seal.or_(before).first.wait_for()
    close = page.locator(".spokenchaos").get_by_role("button", name="Close", exact=True)
    if close.count():  # of a look or a card that there was meanwhile
        close.click()
    page.get_by_role("group", name="Your ghosts").locator("button:not([disabled])").last.click()


def stand_still(page: Page) -> None:
    """Wait until the stage has been drawn."""
    page.locator("canvas[data-level]").wait_for()
    page.wait_for_timeout(CALM)


def show_plan(page: Page) -> None:
    """Look at the plan instead of the stage."""
    choose_ghost(page)
    page.get_by_role("button", name="Plan", exact=True).click()


def list_actions(page: Page) -> None:
    """Read all that can be done, and the whole position in words."""
    page.get_by_role("button", name="All actions as a list").click()


def look_through(page: Page) -> None:
    """Wait until the keyhole is open."""
    stand_still(page)
    page.get_by_role("img", name="What is seen through the keyhole").wait_for()


def write(context: BrowserContext, page: Page, name: str) -> None:
    """Write what a page shows."""
    session = context.new_cdp_session(page)
    wanted = {"format": "webp", "quality": QUALITY}
    taken = session.send("Page.captureScreenshot", wanted)
    (FOLDER / name).write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
