"""The table in the architecture that says where things happen is true of the tree."""

import ast
import re
from pathlib import Path

import pytest

from gloaming.games import NAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([\w/]+\.py)` `(\w+)`")
NOWHERE = "nowhere"


def rows() -> list[list[str]]:
    """Return the cells of the table, its head first."""
    head = next(line for line in PAGE.splitlines() if line.startswith("| where does"))
    lines = PAGE[PAGE.index(head) :].partition("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


HEAD, _, *BODY = rows()
CELLS = [
    pytest.param(game.strip("`"), cell, id=f"{game.strip('`')}: {what}")
    for what, *cells in BODY
    for game, cell in zip(HEAD[1:], cells, strict=True)
    if cell != NOWHERE
]


def names_in(path: Path) -> set[str]:
    """Return what a module defines at its top."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return names


def test_every_game_has_a_column() -> None:
    assert [game.strip("`") for game in HEAD[1:]] == sorted(NAMES)


@pytest.mark.parametrize(("game", "cell"), CELLS)
def test_what_the_table_names_is_there(game: str, cell: str) -> None:
    found = NAMED.fullmatch(cell)
    assert found, f"{cell} is not like `course/actor.py` `actor`"
    assert found[2] in names_in(ROOT / "src" / "gloaming" / "games" / game / found[1])


def test_rooms_have_the_same_names() -> None:
    common = {"course", "exchange", "help", "text"}
    for game in NAMES:
        folder = ROOT / "src" / "gloaming" / "games" / game
        rooms = {path.parent.name for path in folder.glob("*/__init__.py")}
        assert common <= rooms
        files = {path.name for path in folder.glob("*.py")}
        assert {"game.py", "options.py", "material.py", "state.py", "actions.py"} <= files
