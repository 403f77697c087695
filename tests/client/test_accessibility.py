"""axe-core finds nothing serious on any page, by night and at dawn, on a desktop and on a phone.

The Tab key leads through every page: in order, seen all along, and out again.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .finished import finished_match
from .finstere_table import board, button, own_tiles
from .opening import READY, open_at_once, open_table, put_bot, sit
from .playing import play_on
from .serving import Serving
from .tabbing import FIRST, faults_of, tab_through

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PATHS = [
    "/", "/new/finstere", "/new/menhirs", "/tables", "/archive", "/account",
    "/learn", "/learn/finstere#4.6/sliding", "/learn/menhirs", "/learn/spokenchaos",
    "/learn/finstere/first-steps", "/learn/menhirs/moving", "/learn/spokenchaos/behind", "/nowhere",
    "/edit", "/edit/finstere", "/edit/menhirs", "/puzzles/compose", "/puzzles/compose#kind=free-in",
    "/puzzles", "/puzzles/feast", "/puzzles/ff-0002",
]  # fmt: skip
ALONE = ["/analysis", "/matches", "/letter"]  # what needs nobody else
TABS = ["Moves", "Chat", "Rules", "Table"]
LETTERS_ALONE = re.compile(r"\b[A-Z] [A-Z] [A-Z]\b")


def grave_faults(visitor: Visitor) -> list[str]:
    """Return what axe finds, with the places."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations)"
    )
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']} {fault['nodes'][0]['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
    ]


@pytest.fixture(scope="module")
def over(server: Serving, browser: Browser) -> Iterator[dict[str, str]]:
    """Play a match of each game to its end for all tests of this module."""
    context = browser.new_context()
    visitor = Visitor(context, server.address)
    menhirs = finished_match(visitor)
    visitor.go()
    settings = {"game": "finstere", "options": {"players": "2"}}
    finstere = open_table(visitor.page, settings, [sit(0), sit(1), READY])
    play_on(visitor.page, finstere, ["^[NW]$", "^I$"])
    yield {"menhirs": menhirs, "finstere": finstere}
    context.close()


looks = pytest.mark.parametrize("theme", ["night", "dawn"])
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


@sizes
@looks
def test_pages(visit: Visit, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    found = {path: faults_at(visitor, path) for path in PATHS}
    assert {path: faults for path, faults in found.items() if faults} == {}


@sizes
@looks
def test_pages_for_one(visit: Visit, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    assert {path: faults_at(visitor, path) for path in ALONE} == {path: [] for path in ALONE}


def faults_at(visitor: Visitor, path: str) -> list[str]:
    """Return what is wrong with a page when everything is there."""
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    return grave_faults(visitor)


@sizes
@looks
@pytest.mark.parametrize("title", ["Menhirs dans le Brouillard", "Finstere Flure"])
def test_tables(visit: Visit, title: str, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    visitor.play_now(title)
    expect(button(visitor, "All actions as a list")).to_be_visible()
    assert grave_faults(visitor) == []
    visitor.press("All actions as a list")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert grave_faults(visitor) == []


@sizes
def test_tiles_that_are_laid(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    settings = {"game": "finstere", "options": {"players": "2", "advanced": "true"}}
    open_at_once(visitor, settings, [sit(0), put_bot(1, "random"), READY])
    own_tiles(visitor).first.click()
    expect(button(visitor, "Confirm")).to_be_visible()
    assert grave_faults(visitor) == []


@sizes
@pytest.mark.parametrize("game", ["menhirs", "finstere"])
def test_matches_that_are_over(
    visit: Visit, over: dict[str, str], game: str, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.go(f"/table/{over[game]}")
    expect(visitor.page.get_by_role("region", name="What decided it")).to_be_visible()
    assert grave_faults(visitor) == []
    visitor.go(f"/replay/{over[game]}?at=12")
    expect(visitor.page.get_by_role("slider", name="Moment of the match")).to_be_visible()
    assert grave_faults(visitor) == []


@pytest.mark.parametrize("tab", TABS)
def test_every_tab_of_the_drawer(visit: Visit, over: dict[str, str], tab: str) -> None:
    visitor = visit()
    visitor.go(f"/table/{over['finstere']}")
    visitor.page.get_by_role("tab", name=tab).click()
    expect(visitor.page.get_by_role("tabpanel", name=tab)).to_be_visible()
    assert grave_faults(visitor) == []


@pytest.mark.parametrize("game", ["menhirs", "finstere"])
def test_pictures_are_named_by_what_they_show(
    visit: Visit, over: dict[str, str], game: str
) -> None:
    visitor = visit()
    visitor.go(f"/table/{over[game]}")
    decided = visitor.page.get_by_role("region", name="What decided it")
    expect(decided.get_by_role("link").first).to_be_visible()
    shows = "The fortress floor, round" if game == "finstere" else "The cells in the mist."
    for link in decided.get_by_role("link").all():
        expect(link).to_have_accessible_name(re.compile(rf"^\S.* {shows}"))
    heard = decided.aria_snapshot()
    assert not LETTERS_ALONE.search(heard)


def test_boards_are_named_by_what_they_show(visit: Visit, over: dict[str, str]) -> None:
    visitor = visit()
    visitor.go(f"/replay/{over['finstere']}?at=0")
    expect(board(visitor)).to_have_accessible_name(
        re.compile(r"The fortress floor, round 1\. The monster on \(0,0\), facing east\.")
    )
    visitor.go(f"/replay/{over['menhirs']}?at=60")
    land = visitor.page.get_by_role("group", name=re.compile(r"The cells in the mist\. .*\d free"))
    expect(land).to_be_visible()


@sizes
def test_the_tab_key_leads_through_every_page(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    found = {path: faults_of(tabbed(visitor, path)) for path in PATHS}
    assert {path: faults for path, faults in found.items() if faults} == {}


def tabbed(visitor: Visitor, path: str) -> list[dict[str, Any]]:
    """Return where the Tab key leads on a page; the first stop leads past everything else.

    Whoever follows a link into the midst of a page goes on from there.
    """
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    stops = tab_through(visitor)
    assert "#" in path or stops[0]["name"] == FIRST
    return stops


@sizes
@pytest.mark.parametrize("game", ["menhirs", "finstere"])
def test_the_tab_key_leads_through_a_table_and_a_replay(
    visit: Visit, over: dict[str, str], game: str, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    for path in (f"/table/{over[game]}", f"/replay/{over[game]}?at=12"):
        visitor.go(path)
        expect(visitor.page.locator(".bar").first).to_be_visible()
        stops = tab_through(visitor)
        assert faults_of(stops) == []
        assert stops[0]["name"] == FIRST


@sizes
@pytest.mark.parametrize("title", ["Menhirs dans le Brouillard", "Finstere Flure"])
def test_the_tab_key_leads_through_a_running_match(
    visit: Visit, title: str, viewport: dict[str, int]
) -> None:
    visitor = visit(viewport=viewport)
    visitor.play_now(title)
    expect(button(visitor, "All actions as a list")).to_be_visible()
    assert faults_of(tab_through(visitor)) == []
    visitor.press("All actions as a list")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).not_to_be_visible()
    expect(button(visitor, "All actions as a list")).to_be_focused()
