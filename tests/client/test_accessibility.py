"""axe-core finds nothing serious on any page, by night and at dawn, on a desktop and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Visit, Visitor

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


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
@pytest.mark.parametrize("theme", ["night", "dawn"])
@pytest.mark.parametrize("path", PATHS)
def test_pages(visit: Visit, path: str, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert grave_faults(visitor) == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
@pytest.mark.parametrize("theme", ["night", "dawn"])
@pytest.mark.parametrize("title", ["Menhirs dans le Brouillard", "Finstere Flure"])
def test_tables(visit: Visit, title: str, theme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    visitor.choose_light(theme)
    visitor.play_now(title)
    expect(visitor.page.get_by_role("button", name="All actions as a list")).to_be_visible()
    assert grave_faults(visitor) == []
