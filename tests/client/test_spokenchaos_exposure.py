"""From which doors a spot is seen: a light on the floor, in practice and after the match only."""

import base64
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import APIResponse, Locator, Page, expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .keyhole_pictures import DIFFERENCE, FAINT
from .measuring import LEAST_TARGET, boxes
from .opening import READY, open_at_once, put_bot, sit
from .staging import PATH, any_state, stage_look

SETTINGS = {"game": "spokenchaos", "options": {"players": "2"}}
TOGGLE = "Who sees this spot?"
FIELDS = 6
REFUSED, ANSWERED = 409, 200
ANSWER = re.compile("(is seen from|has no room)")
BEFORE_PLANNING = re.compile("Leave it|Keyhole to|Keep this lobby")
LEAST_LIT = 60  # pixels that the light reaches across and down
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


def toggle(page: Page) -> Locator:
    """Return the button that asks."""
    return page.get_by_role("button", name=TOGGLE)


def ask_of(visitor: Visitor, path: str, x: float = 2.5, y: float = 2.5) -> APIResponse:
    """Ask the server itself about a spot, such as one in the middle of the lobby."""
    table = path.removeprefix("/table/")
    address = f"{visitor.address}/api/tables/{table}/exposure?thing=0&x={x}&y={y}"
    return visitor.context.request.get(address)


def requests_for(page: Page, path: str) -> list[str]:
    """Return a list to which all is added that the page asks the server for below some path."""
    found: list[str] = []
    page.on("request", lambda asked: found.append(asked.url) if path in asked.url else None)
    return found


@sizes
def test_in_practice_light_falls_from_every_door_that_sees_a_spot(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    path = open_at_once(visitor, SETTINGS, [sit(0), put_bot(1, "moth"), READY])
    page = visitor.page
    expect(toggle(page)).to_be_visible()
    # A camera that goes where it likes would try doors out.
    expect(page.get_by_role("button", name="Photo", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Plan", exact=True).click()
    toggle(page).click()
    expect(toggle(page)).to_have_attribute("aria-pressed", "true")
    assert boxes(toggle(page))[0]["height"] >= LEAST_TARGET
    expect(page.get_by_role("status").filter(has_text="Tap a ghost or any spot")).to_be_visible()
    lobby = page.get_by_role("application")
    lobby.focus()
    for key in ("ArrowUp", "ArrowRight"):
        lobby.press(key)
    lights = page.locator("[data-light]")
    asked_by_page = requests_for(page, "/exposure")
    for row in range(2, FIELDS):  # some field has room for a ghost that a door sees
        lobby.press("Enter")
        answer = page.get_by_role("status").filter(has_text="Blue")
        expect(answer).to_have_text(ANSWER)
        if lights.count() > 0:
            told = ask_of(visitor, path, 3.5, row + 0.5)
            break
        lobby.press("ArrowUp")
    assert lights.count() > 0
    assert visitor.is_as_wide_as_its_window()
    assert told.status == ANSWERED
    seen_from = {light.get_attribute("data-light") for light in lights.all()}
    assert seen_from == {one["door"] for one in told.json()["doors"]}
    assert asked_by_page == []
    toggle(page).click()
    expect(lights).to_have_count(0)


@sizes
def test_light_falls_on_the_stage_too_and_the_note_covers_nothing(
    deep_visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = deep_visit(viewport=viewport)
    visitor.go()
    stage_look(visitor.context, any_state(visitor.page), ("small 2.5 3.5",), "S3")
    visitor.go(f"{PATH}?at=2")
    page = visitor.page
    page.get_by_role("button", name=TOGGLE).click()
    stage = page.get_by_role("application")
    drawn = page.locator("canvas[data-pictures]")
    expect(drawn).to_have_attribute("data-lights", "0")
    dark = base64.b64encode(drawn.screenshot()).decode()
    stage.focus()
    stage.press("ArrowUp")
    stage.press("Enter")
    expect(drawn).not_to_have_attribute("data-lights", "0")
    expect(page.get_by_role("status").filter(has_text="is seen from")).to_be_visible()
    lit = base64.b64encode(drawn.screenshot()).decode()
    [box] = boxes(drawn)
    whole = (0, 0, int(box["width"]), int(box["height"]))
    changed = page.evaluate(DIFFERENCE, [dark, lit, whole, FAINT])
    assert changed[2] - changed[0] > LEAST_LIT
    assert changed[3] - changed[1] > LEAST_LIT
    [note] = boxes(page.locator(".note"))
    assert not overlap(note, box)
    assert visitor.is_as_wide_as_its_window()


@sizes
def test_the_ghost_that_one_is_placing_is_answered_for(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go()
    visitor.page.evaluate("localStorage.setItem('gloaming-lobby', 'plan')")
    open_at_once(visitor, SETTINGS, [sit(0), put_bot(1, "moth"), READY])
    page = visitor.page
    come_to_planning(page)
    page.get_by_role("group", name="Your ghosts").locator("button:enabled").first.click()
    page.locator("[data-field] rect").first.click(force=True, position={"x": 6, "y": 6})
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    toggle(page).click()
    note = page.get_by_role("status").filter(has_text="Blue")
    expect(note).to_have_text(ANSWER)  # nothing more is tapped
    expect(page.locator("[data-asked]")).to_have_count(1)
    assert page.locator(".note").evaluate("one => one.scrollHeight <= one.clientHeight")
    confirm.click()
    toggle(page).click()
    expect(page.locator("[data-asked]")).to_have_count(0)
    toggle(page).click()
    page.locator("[data-ghost][data-place=inside]").first.click(force=True)
    expect(page.get_by_role("status").filter(has_text="Blue")).to_have_text(ANSWER)
    expect(page.locator("[data-asked]")).to_have_count(1)


def come_to_planning(page: Page) -> None:
    """Leave the furniture as it is, and pick any side, until ghosts are to be planned."""
    bar = page.locator(".bar")
    seal = bar.get_by_role("button", name="Seal my plan")
    before = bar.locator("button:enabled").filter(has_text=BEFORE_PLANNING).first
    seal.or_(before).first.wait_for()
    while not seal.count():
        before.click()
        seal.or_(before).first.wait_for()


def overlap(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Tell whether two places of the page have something in common."""
    return all(
        one[start] < other[start] + other[length] and other[start] < one[start] + one[length]
        for start, length in (("x", "width"), ("y", "height"))
    )


def test_in_a_match_of_people_nobody_is_told(visit: Visit) -> None:
    visitor = visit()
    path = open_at_once(visitor, SETTINGS, [sit(0), sit(1), READY])
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
    expect(visitor.page.get_by_role("application")).to_be_visible()
    expect(toggle(visitor.page)).to_have_count(0)
    assert ask_of(visitor, path).status == REFUSED
