"""Turns and mirror images of a puzzle have its key, and as many solutions."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.puzzles.spokenchaos.furnishing import Wish
from gloaming.puzzles.spokenchaos.hide import KIND
from gloaming.puzzles.spokenchaos.hide_puzzle import Hide, Task
from gloaming.puzzles.spokenchaos.symmetry import SYMMETRIES, Symmetry, furnish_key
from tests.games.spokenchaos.scenes import position

LOBBY = (
    "piano 1.5 4.5 yaw 30",
    "desk 4 2 yaw 0 on left",
    "mirror 4.5 4.5 yaw 200",
    "medium 0.5 1.5",
    "small 3.5 0.5",
)
DOORS = ("N1", "E3", "S2")


def asked() -> Hide:
    """Return a puzzle without any symmetry."""
    task = Task(("g0",), 2, DOORS)
    return Hide(game="spokenchaos", position=position(*LOBBY), task=task)


def imaged(puzzle: Hide, symmetry: Symmetry) -> Hide:
    """Return what a symmetry makes of a puzzle."""
    furniture = [
        FurniturePlace(name, x, y, yaw, face, lean or msgspec.UNSET)
        for name, (x, y), yaw, face, lean in map(symmetry.piece, puzzle.position.furniture)
    ]
    ghosts = [
        GhostPlace(g.name, g.colour, g.size, *symmetry.point(g.x, g.y), g.level)
        for g in puzzle.position.ghosts
    ]
    lobby = Position(game="spokenchaos", furniture=tuple(furniture), ghosts=tuple(ghosts))
    doors = tuple(map(symmetry.door, puzzle.task.doors))
    task = msgspec.structs.replace(puzzle.task, doors=doors)
    return msgspec.structs.replace(puzzle, position=lobby, task=task)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_an_image_has_the_same_key_and_as_many_solutions(symmetry: Symmetry) -> None:
    puzzle = asked()
    image = imaged(puzzle, symmetry)
    KIND.check(image)
    assert KIND.shape(image) == KIND.shape(puzzle)
    assert KIND.judge(image).solutions == KIND.judge(puzzle).solutions


def test_other_doors_or_roles_are_another_puzzle() -> None:
    puzzle = asked()
    elsewhere = msgspec.structs.replace(puzzle, task=Task(("g0",), 2, ("N2", "E3", "S2")))
    other = msgspec.structs.replace(puzzle, task=Task(("g1",), 2, DOORS))
    assert len({KIND.shape(puzzle), KIND.shape(elsewhere), KIND.shape(other)}) == 3


def test_furnish_keys_tell_hidden_from_seen() -> None:
    lobby = position(*LOBBY)
    hides = Wish("table", DOORS, ("g0",), ("g1",))
    shows = Wish("table", DOORS, ("g1",), ("g0",))
    assert furnish_key(lobby, hides) != furnish_key(lobby, shows)
