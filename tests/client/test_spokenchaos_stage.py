"""The stage of Spokenchaos: what it costs, when the upper room is drawn, and that it rests."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gloaming.server.http.pages import FOLDER

from .browsing import PHONE
from .serving import Serving
from .spokenchaos_table import Lobby
from .staging import PATH, any_state, stage_all_ghosts, stage_look

MOST_CALLS, MOST_TRIANGLES = 150, 40_000  # at the lowest detail
MIRRORED = 2  # the mirror, which reflects at first and at rest, draws the lobby once more
MOST_LOADED = 260_000  # bytes, compressed
LOWEST = "detail=3"
LOBBY = ["mirror 5.25 2 yaw 90", "armchair 1.25 4.625", "table 2.5 2.5", "desk 4.5 4.75"]
LOBBY += ["piano 3 0.625", "trolley 0.9375 1.625 yaw 80", "large 1.5 3.5", "small 3.5 3.5"]
DOOR = "W4"
AWHILE = 1500  # milliseconds
# Tell of every change of the step of a look whether words stand below the board or in the list.
NOTE = """() => {
  window.noted = [];
  const note = () => {
    const step = document.querySelector('.keyhole[data-step]')?.dataset.step ?? '';
    const told = document.querySelector('.told[tabindex] [aria-live]')?.textContent ?? '';
    const listed = document.querySelector('aside [aria-current]')?.textContent ?? '';
    window.noted.push([step, /seen/.test(told), /seen/.test(listed)]);
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
# Note at which share of the way to the door the upper room is drawn.
ROOMS = """() => {
  window.rooms = [];
  const canvas = document.querySelector('canvas[data-level]');
  new MutationObserver(() => {
    const { approach, upper } = canvas.dataset;
    window.rooms.push([Number(approach), upper === 'true']);
  }).observe(canvas, { attributes: true });
}"""


# Note what each picture takes, and whether it is a sharp one: those are drawn once, at rest.
COSTS = """
  window.costs = [];
  new MutationObserver((changes) => {
    for (const { calls, triangles, sharp } of changes.map(({ target }) => target.dataset))
      window.costs.push([sharp === 'true', Number(calls), Number(triangles)]);
  }).observe(document, { subtree: true, attributeFilter: ['data-pictures'] });
"""


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def staged(browser: Browser, address: str, **wishes: Any) -> Lobby:
    """Return a page that can show a prepared look."""
    lobby = Lobby(browser, address, "stage", **wishes)
    stage_look(lobby.context, any_state(lobby.page), LOBBY, DOOR)
    return lobby


def drawn(page: Page, name: str) -> int:
    """Return what the last picture took: calls or triangles."""
    canvas = page.locator(f"canvas[data-{name}]")
    canvas.wait_for()
    return int(canvas.get_attribute(f"data-{name}") or 0)


def costs(page: Page) -> tuple[list[list[int]], list[list[int]]]:
    """Return calls and triangles of the pictures drawn while things move, and of sharp ones."""
    page.wait_for_function("() => window.costs.at(-1)?.[0]")
    noted = page.evaluate("() => window.costs")
    moving, still = ([each for sharp, *each in noted if sharp is how] for how in (False, True))
    return moving, still


def turn_camera(page: Page) -> None:
    """Drag the lobby around a little."""
    box = page.locator("canvas[data-calls]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 10, steps=6)
    page.mouse.up()


def are_cheap(pictures: list[list[int]], times: int = 1) -> bool:
    """Tell whether no picture takes more than the limit, or some times that."""
    most = MOST_CALLS * times, MOST_TRIANGLES * times
    return all(calls <= most[0] and triangles <= most[1] for calls, triangles in pictures)


@pytest.mark.parametrize("at", [0, 1], ids=["the lobby", "the look"])
def test_at_the_lowest_detail_a_picture_is_cheap(
    deep_browser: Browser, address: str, at: int
) -> None:
    lobby = staged(deep_browser, address)
    lobby.show(f"{PATH}?at={at}&{LOWEST}")
    if at == 1:
        lobby.page.locator(".keyhole[data-step=told]").wait_for()
    assert 0 < drawn(lobby.page, "calls") <= MOST_CALLS
    assert 0 < drawn(lobby.page, "triangles") <= MOST_TRIANGLES


def test_even_with_all_ghosts_inside_it_is(deep_browser: Browser, address: str) -> None:
    lobby = Lobby(deep_browser, address, "stage")
    stage_all_ghosts(lobby.context, any_state(lobby.page))
    lobby.context.add_init_script(COSTS)
    lobby.show(f"{PATH}?at=0&{LOWEST}")
    first = costs(lobby.page)
    assert are_cheap(first[0] + first[1], MIRRORED)
    lobby.page.evaluate("() => { window.costs = []; }")
    turn_camera(lobby.page)
    moving, _ = costs(lobby.page)
    assert moving
    assert are_cheap(moving)


def test_what_is_loaded_for_the_stage_is_small() -> None:
    packed: dict[str, int] = {}
    for path in (FOLDER / "assets").glob(
        "*[Ss]tage-*.js.*"
    ):  # as gzip, as brotli if that is better
        packed[path.stem] = min(path.stat().st_size, packed.get(path.stem, MOST_LOADED))
    assert len(packed) > 1
    assert sum(packed.values()) <= MOST_LOADED


def test_without_motion_nothing_is_drawn_again_and_again(
    deep_browser: Browser, address: str
) -> None:
    lobby = staged(deep_browser, address)
    lobby.show(f"{PATH}?at=0&detail=0")
    drawn(lobby.page, "calls")
    lobby.page.wait_for_timeout(AWHILE)  # until all has come to rest
    before = lobby.page.locator("canvas").get_attribute("data-pictures")
    lobby.page.wait_for_timeout(AWHILE)
    assert lobby.page.locator("canvas").get_attribute("data-pictures") == before


def test_the_upper_room_is_drawn_only_at_the_door(deep_browser: Browser, address: str) -> None:
    lobby = staged(deep_browser, address, reduced_motion="no-preference", viewport=PHONE)
    lobby.show(f"{PATH}?at=0&{LOWEST}")
    drawn(lobby.page, "calls")
    lobby.page.evaluate(ROOMS)
    lobby.page.get_by_role("button", name="One step forward").click()
    lobby.page.locator(".keyhole[data-step=told]").wait_for()
    noted = lobby.page.evaluate("window.rooms")
    assert any(0 < share < 1 for share, _ in noted)  # it was seen to fly
    assert all(is_upper == (share == 1) for share, is_upper in noted)
    assert noted[-1] == [1, True]


def test_in_a_replay_words_come_after_the_picture(deep_browser: Browser, address: str) -> None:
    lobby = staged(deep_browser, address, reduced_motion="no-preference")
    lobby.show(f"{PATH}?at=0&{LOWEST}")
    drawn(lobby.page, "calls")
    lobby.page.evaluate(NOTE)
    lobby.page.get_by_role("button", name="One step forward").click()
    told = lobby.page.locator(".told[tabindex]")
    expect(told).to_contain_text("is seen")
    noted = lobby.page.evaluate("window.noted")
    assert {"opening", "told"} <= {step for step, *_ in noted}
    unfolding = [words for step, *words in noted if step not in ("", "told")]
    assert not any(any(words) for words in unfolding)
