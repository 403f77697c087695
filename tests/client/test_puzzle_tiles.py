"""Feasts in which the ground is changed: blood and teleporters are laid by hand, and he walks."""

import base64
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from .browsing import DESKTOP, PHONE, Visit
from .finstere_table import confirm, own_tiles

ARROWS = "NESW"  # each turn is one further


class Laid(NamedTuple):
    """Where a tile is laid, and how often it is turned before."""

    cell: str
    turns: int


def link_of(tile: dict[str, Any]) -> str:
    """Return the link of a feast in which he walks on to A unless a tile is laid."""
    position = {
        "game": "finstere",
        "monster": {"cell": [5, 5], "facing": "E"},
        "tiles": [],
        "tokens": [{"name": "X", "cell": [2, 4]}, {"name": "A", "cell": [12, 6]}],
    }
    task = {"moves": [], "lay": [tile], "facing": False}
    sides = {"own": ["A"], "enemy": ["X"]}
    common = {"kind": "feast", "game": "finstere", "unique": False}
    puzzle = {**common, "position": position, **sides, "task": task}
    letters = base64.urlsafe_b64encode(json.dumps(puzzle).encode()).decode().rstrip("=")
    return f"/puzzles/own#puzzle={letters}"


@pytest.mark.parametrize(
    ("tile", "size", "answer"),
    [
        ({"kind": "blood"}, DESKTOP, [Laid("12,2", 1)]),
        (
            {"kind": "teleporter", "pair": "yellow"},
            PHONE,
            [Laid("2,0", ARROWS.index("E")), Laid("6,5", ARROWS.index("N"))],
        ),
    ],
)
def test_what_changes_the_ground_is_laid_and_he_walks(
    visit: Visit, tile: dict[str, Any], size: dict[str, int], answer: Sequence[Laid]
) -> None:
    visitor = visit(viewport=size)
    visitor.go(link_of(tile))
    for cell, turns in answer:
        own_tiles(visitor).first.click()
        for _ in range(turns):
            visitor.press("Turn")
        visitor.page.locator(f'[data-spot="{cell}"]').click()
        confirm(visitor)
    visitor.press("Let him walk")
    expect(visitor.page.locator(".outcome")).to_contain_text("Solved!")
