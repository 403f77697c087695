"""From which doors a spot is seen: a light on the floor, in practice and after the match only."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .measuring import LEAST_TARGET, boxes
from .opening import READY, open_at_once, put_bot, sit

SETTINGS = {"game": "spokenchaos", "options": {"players": "2"}}
TOGGLE = "Who sees this spot?"
FIELDS = 6
REFUSED, ANSWERED = 409, 200
ANSWER = re.compile("(is seen from|has no room)")
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


def toggle(page: Page) -> Locator:
    """Return the button that asks."""
    return page.get_by_role("button", name=TOGGLE)


def ask_of(visitor: Visitor, path: str) -> int:
    """Ask the server itself about the middle of the lobby; return the status of its answer."""
    table = path.removeprefix("/table/")
    address = f"{visitor.address}/api/tables/{table}/exposure?thing=0&x=2.5&y=2.5"
    return visitor.context.request.get(address).status


@sizes
def test_in_practice_light_falls_from_every_door_that_sees_a_spot(
    visit: Visit, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    path = open_at_once(visitor, SETTINGS, [sit(0), put_bot(1, "moth"), READY])
    page = visitor.page
    page.get_by_role("button", name="Plan", exact=True).click()
    toggle(page).click()
    expect(toggle(page)).to_have_attribute("aria-pressed", "true")
    assert boxes(toggle(page))[0]["height"] >= LEAST_TARGET
    told = page.get_by_role("status").filter(has_text="Tap a ghost or any spot")
    expect(told).to_be_visible()
    lobby = page.get_by_role("application")
    lobby.focus()
    for key in ("ArrowUp", "ArrowRight"):
        lobby.press(key)
    lights = page.locator("[data-light]")
    for _ in range(FIELDS):  # some field has room for a ghost that a door sees
        lobby.press("Enter")
        answer = page.get_by_role("status").filter(has_text="Blue")
        expect(answer).to_have_text(ANSWER)
        if lights.count() > 0:
            break
        lobby.press("ArrowUp")
    assert lights.count() > 0
    assert visitor.is_as_wide_as_its_window()
    assert ask_of(visitor, path) == ANSWERED
    toggle(page).click()
    expect(lights).to_have_count(0)


def test_in_a_match_of_people_nobody_is_told(visit: Visit) -> None:
    visitor = visit()
    path = open_at_once(visitor, SETTINGS, [sit(0), sit(1), READY])
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
    expect(visitor.page.get_by_role("application")).to_be_visible()
    expect(toggle(visitor.page)).to_have_count(0)
    assert ask_of(visitor, path) == REFUSED
