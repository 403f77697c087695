"""axe-core finds nothing serious on any page, by night and at dawn, on a desktop and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Visit, Visitor
from .finstere_table import button, own_tiles
from .opening import READY, open_at_once, put_bot, sit

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PATHS = ["/", "/new/finstere", "/tables", "/archive", "/account", "/learn/finstere", "/nowhere"]


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


looks = pytest.mark.parametrize("theme", ["night", "dawn"])
sizes = pytest.mark.parametrize("viewport", [DESKTOP, PHONE])


@sizes
@looks
def test_pages(visit: Visit, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    found = {path: faults_at(visitor, path) for path in PATHS}
    assert {path: faults for path, faults in found.items() if faults} == {}


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
