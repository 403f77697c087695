"""Room around the lobby: nothing hides, nothing overlaps, nothing jumps, and all can be read."""

import base64
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .boxes import as_visitor, box_of, boxes_of, overlaps
from .browsing import DESKTOP, LANDSCAPE, PHONE
from .measuring import LEAST_TARGET
from .serving import Serving
from .spokenchaos_rounds import Round
from .spokenchaos_table import Lobby
from .staging import PATH, any_state, stage_everywhere

TALL_PHONE = {"width": 390, "height": 980}
SIZES = (DESKTOP, PHONE, TALL_PHONE, LANDSCAPE)
GHOSTS = 7
DOORS = ("N5", "E2", "S3", "W6")
LEGIBLE = 4.5  # WCAG AA
START = f"{PATH}?at=0"
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
lights = pytest.mark.parametrize("light", ["night", "dawn"])
doors = pytest.mark.parametrize("door", DOORS)

# What cannot be touched in its middle, because something else lies there or it is out of sight.
HIDDEN = """(things) => things.filter((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !top || !(thing.contains(top) || top.contains(thing));
}).map((thing) => thing.outerHTML.slice(0, 90))"""
# The contrast of words with what is painted below them.
CONTRAST = """([words, below]) => {
  const canvas = document.createElement('canvas').getContext('2d');
  const painted = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const shine = (colour) => {
    const [r, g, b] = painted(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = (name) => getComputedStyle(document.querySelector(name));
  const isDrawn = document.querySelector(words) instanceof SVGElement;
  const one = shine(isDrawn ? style(words).fill : style(words).color);
  const isDrawnBelow = document.querySelector(below) instanceof SVGElement;
  const other = shine(isDrawnBelow ? style(below).fill : style(below).backgroundColor);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}"""
# How much of a picture around a place is of the colour of brass.
BRASS = """async ([picture, x, y, far]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const [left, top, wide] = [(x - far) * scale, (y - far) * scale, 2 * far * scale];
  const { data } = context.getImageData(left, top, wide, wide);
  let brass = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.slice(at, at + 3);
    if (r > 150 && r > b * 1.25 && g > b && Math.abs(r - g) < 75) brass += 1;
  }
  return brass / (data.length / 4);
}"""
NEAR_KEYHOLE = 16  # pixels
SOME_BRASS = 0.15


@pytest.fixture
def address(server: Serving) -> str:
    """Return where the client is."""
    return server.address


def everywhere(
    browser: Browser, address: str, door: str, view: str, light: str, **wishes: Any
) -> Page:
    """Show ghosts waiting, in the lobby and escaped on all sides, by night or at dawn."""
    lobby = Lobby(browser, address, view, **wishes)
    kept = f'{{"theme": "{light}"}}'
    lobby.context.add_init_script(f"localStorage.setItem('gloaming', '{kept}')")
    stage_everywhere(lobby.context, any_state(lobby.page), door)
    lobby.show(START)
    expect(lobby.page.locator("html")).to_have_attribute("data-theme", light)
    expect(lobby.page.get_by_role("application")).to_be_visible()
    return lobby.page


@sizes
@lights
@doors
def test_on_the_plan_nothing_overlaps_and_nothing_hides_the_keyhole(
    browser: Browser, address: str, size: dict[str, int], light: str, door: str
) -> None:
    page = everywhere(browser, address, door, "plan", light, **as_visitor(size))
    outside = page.locator("[data-ghost]:not([data-place=inside]) .body")
    ghosts, keyhole = boxes_of(page.locator("[data-ghost] .body")), page.locator("g.keyhole circle")
    keyhole.wait_for()
    assert {"beside", "out", "inside"} == set(
        page.locator("[data-ghost]").evaluate_all("all => all.map(one => one.dataset.place)")
    )
    assert max(one.overlap(other) for one, other in combinations(ghosts, 2)) < 1
    around = boxes_of(outside)
    doors_drawn = boxes_of(page.locator(".door > rect:not(.reach)"))
    assert max(overlaps(around, [box_of(keyhole), *doors_drawn])) < 1
    assert page.locator("g.keyhole").evaluate_all(HIDDEN) == []
    assert outside.evaluate_all(HIDDEN) == []
    page.context.close()


@sizes
@lights
def test_round_and_labels_are_legible_on_the_plan(
    browser: Browser, address: str, size: dict[str, int], light: str
) -> None:
    page = everywhere(browser, address, "N5", "plan", light, **as_visitor(size))
    pairs = [
        (".corner .round", ".corner .round"),
        (".name", ".field:not(.dark)"),
        (".name", ".field.dark"),
        (".door text", ".door rect"),
    ]
    contrasts = {pair: page.evaluate(CONTRAST, list(pair)) for pair in pairs}
    assert {pair: found for pair, found in contrasts.items() if found < LEGIBLE} == {}
    assert page.locator(".corner .round").evaluate_all(HIDDEN_LABEL) == []
    page.context.close()


# The label lets fingers through, so it is asked who else lies over it.
HIDDEN_LABEL = """(labels) => labels.filter((label) => {
  const { x, y, width, height } = label.getBoundingClientRect();
  const over = document.elementsFromPoint(x + width / 2, y + height / 2);
  const isAway = x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight;
  return isAway || over.some((one) => one.matches('button, .marker'));
}).length ? ['hidden'] : []"""


@sizes
@doors
def test_on_the_stage_the_keyhole_is_found(
    deep_browser: Browser, address: str, size: dict[str, int], door: str
) -> None:
    light = "dawn" if door == DOORS[0] else "night"
    page = everywhere(deep_browser, address, door, "stage", light, **as_visitor(size))
    canvas = page.locator("canvas[data-keyhole]")
    canvas.wait_for()
    across, down = (float(part) for part in (canvas.get_attribute("data-keyhole") or "").split(","))
    box = box_of(canvas)
    if not (0 <= across <= 1 and 0 <= down <= 1):
        expect(page.get_by_role("img", name="The keyhole is over there")).to_be_visible()
        return
    x, y = box.x + across * box.width, box.y + down * box.height
    top = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.tagName", [x, y])
    assert top == "CANVAS", f"{top} covers it"
    picture = base64.b64encode(page.screenshot()).decode()
    assert page.evaluate(BRASS, [picture, x, y, NEAR_KEYHOLE]) > SOME_BRASS
    page.context.close()


def planning(browser: Browser, address: str, size: dict[str, int]) -> Round:
    """Return a round in which ghosts are to be planned."""
    played = Round(browser, address, **as_visitor(size))
    played.begin(["done"], ghosts=0)
    played.own_ghosts().first.wait_for()
    return played


@sizes
def test_all_seven_ghosts_of_the_strip_are_tapped(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    played = planning(browser, address, size)
    ghosts = played.page.get_by_role("group", name="Your ghosts").get_by_role("button")
    expect(ghosts).to_have_count(GHOSTS)
    for number in range(GHOSTS):
        ghosts.nth(number).click()
        expect(ghosts.nth(number)).to_have_attribute("aria-pressed", "true")
        box = box_of(ghosts.nth(number))
        assert min(box.width, box.height) >= LEAST_TARGET - 1
    assert played.complaints == []


@sizes
@pytest.mark.parametrize("view", ["plan", "stage"])
def test_the_lobby_does_not_move_as_tools_change(
    browser: Browser, deep_browser: Browser, address: str, size: dict[str, int], view: str
) -> None:
    played = planning(deep_browser if view == "stage" else browser, address, size)
    if view == "stage":
        played.page.get_by_role("button", name="Stage", exact=True).click()
    lobby = played.page.locator("canvas[data-level]" if view == "stage" else ".ground")
    lobby.wait_for()
    places = [box_of(lobby)]
    application = played.page.get_by_role("application")
    words = played.page.locator(".bar .words")
    application.focus()
    application.press("1")
    expect(words).to_contain_text("tap a field")
    places.append(box_of(lobby))
    application.press("ArrowUp")
    application.press("Enter")
    expect(played.button("Confirm").or_(words.filter(has_text="out of reach"))).to_be_visible()
    places.append(box_of(lobby))
    application.press("Escape")
    expect(words).to_contain_text("tap a field")
    application.press("Escape")
    expect(words).to_contain_text("Move your ghosts")
    application.press("s")
    expect(words).to_contain_text("all the same")
    places.append(box_of(lobby))
    assert places == [places[0]] * len(places)
    assert played.complaints == []
    played.context.close()
