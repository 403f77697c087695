"""What is refused as impossible, and the place that the refusal names."""

from typing import Any

import pytest

from gloaming.core.errors import PositionError
from gloaming.core.interchange import convert
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import check
from tests.games.finstere.positions import window


def tile(kind: str, x: int, y: int) -> dict[str, Any]:
    """Return a movable tile."""
    return {"kind": kind, "cell": [x, y]}


def teleporter(x: int, y: int, pair: str = "yellow") -> dict[str, Any]:
    """Return a teleporter."""
    return {"kind": "teleporter", "pair": pair, "cell": [x, y], "arrow": "N"}


def blood(*cells: tuple[int, int]) -> dict[str, Any]:
    """Return a pool."""
    return {"kind": "blood", "cells": [list(cell) for cell in cells]}


def strip(x: int, y: int) -> dict[str, Any]:
    """Return a 4x1 pool from its western cell."""
    return blood((x, y), (x + 1, y), (x + 2, y), (x + 3, y))


def position(
    *tiles: dict[str, Any],
    monster: tuple[int, int] = (0, 6),
    tokens: tuple[tuple[str, int, int], ...] = (),
    **rest: Any,
) -> Position:
    """Return a position that has not been checked."""
    plain = {
        "game": "finstere",
        "monster": {"cell": list(monster), "facing": "N"},
        "tokens": [{"name": name, "cell": [x, y]} for name, x, y in tokens],
        "tiles": list(tiles),
        **rest,
    }
    return convert(plain, Position)


IMPOSSIBLE = {
    "monster off the board": (
        position(monster=(12, 0)),
        "$.monster.cell: the monster is off the board: [12, 0]",
    ),
    "token off the board": (
        position(tokens=(("A", 1, 1), ("B", 0, 7))),
        "$.tokens[1].cell: token 'B' is off the board: [0, 7]",
    ),
    "tile off the board": (
        position(tile("stone", 16, 5)),
        "$.tiles[0].cell: a stone tile is off the board: [16, 5]",
    ),
    "teleporter off the board": (
        position(teleporter(1, 1), teleporter(-1, 5)),
        "$.tiles[1].cell: a yellow teleporter is off the board: [-1, 5]",
    ),
    "blood off the board": (
        position(strip(13, 6)),
        "$.tiles[0].cells[3]: blood is off the board: [16, 6]",
    ),
    "two tokens on a cell": (
        position(tokens=(("A", 1, 1), ("B", 1, 1))),
        "$.tokens[1].cell: token 'A' and token 'B' are both on [1, 1]",
    ),
    "a token with the monster": (
        position(tokens=(("A", 0, 6),)),
        "$.tokens[0].cell: the monster and token 'A' are both on [0, 6]",
    ),
    "a tile with the monster": (
        position(tile("stone", 0, 6)),
        "$.tiles[0].cell: the monster and a stone tile are both on [0, 6]",
    ),
    "a tile with a token": (
        position(tile("crystal", 1, 1), tokens=(("A", 1, 1),)),
        "$.tiles[0].cell: token 'A' and a crystal tile are both on [1, 1]",
    ),
    "two tiles on a cell": (
        position(tile("crystal", 1, 1), tile("stone", 1, 1)),
        "$.tiles[1].cell: a crystal tile and a stone tile are both on [1, 1]",
    ),
    "a teleporter with a token": (
        position(teleporter(1, 1), teleporter(5, 5), tokens=(("A", 5, 5),)),
        "$.tiles[1].cell: token 'A' and a yellow teleporter are both on [5, 5]",
    ),
    "a teleporter with a tile": (
        position(tile("stone", 1, 1), teleporter(1, 1), teleporter(5, 5)),
        "$.tiles[1].cell: a stone tile and a yellow teleporter are both on [1, 1]",
    ),
    "two teleporters on a cell": (
        position(teleporter(5, 5), teleporter(5, 5)),
        "$.tiles[1].cell: a yellow teleporter and a yellow teleporter are both on [5, 5]",
    ),
    "two teleporters beneath the monster": (
        position(teleporter(5, 5), teleporter(5, 5), monster=(5, 5)),
        "$.tiles[1].cell: a yellow teleporter and a yellow teleporter are both on [5, 5]",
    ),
    "a tile on the monster's teleporter": (
        position(
            teleporter(5, 5), teleporter(7, 7), tile("stone", 5, 5), monster=(5, 5)
        ),
        "$.tiles[2].cell: a yellow teleporter and a stone tile are both on [5, 5]",
    ),
    "blood under a teleporter": (
        position(teleporter(1, 1), teleporter(5, 5), strip(3, 5)),
        "$.tiles[2].cells[2]: there is blood under a yellow teleporter on [5, 5]",
    ),
    "blood under another pool": (
        position(strip(3, 5), blood((6, 4), (7, 4), (6, 5), (7, 5))),
        "$.tiles[1].cells[2]: two pools share [6, 5]",
    ),
    "the monster on blood": (
        position(strip(3, 5), monster=(4, 5)),
        "$.tiles[0].cells[1]: there is blood under the monster on [4, 5]",
    ),
    "a crooked pool": (
        position(blood((3, 5), (4, 5), (5, 5), (5, 6))),
        "$.tiles[0].cells: a pool is 2x2, 4x1 or 1x4 cells",
    ),
    "a pool with a cell twice": (
        position(tile("stone", 1, 1), blood((3, 5), (4, 5), (3, 6), (3, 6))),
        "$.tiles[1].cells: a pool is 2x2, 4x1 or 1x4 cells",
    ),
    "a pool with gaps": (
        position(blood((3, 5), (5, 5), (3, 7), (5, 7))),
        "$.tiles[0].cells: a pool is 2x2, 4x1 or 1x4 cells",
    ),
    "blood by the exit": (
        position(strip(1, 0)),
        "$.tiles[0].cells[0]: no blood lies by the entrance or the exit, as on [1, 0]",
    ),
    "a teleporter by the entrance": (
        position(teleporter(5, 5), teleporter(14, 10)),
        "$.tiles[1].cell: no teleporter lies by the entrance or the exit, as on [14, 10]",
    ),
    "a tile on the exit": (
        position(tile("turn-back", 0, 0)),
        "$.tiles[0].cell: a tile that comes onto a corner is removed, so none lies on [0, 0]",
    ),
    "a tile on the entrance under a switch": (
        position(
            tile("turn-right", 15, 10), rulings={"preset": "nl", "corner_tiles": "onto"}
        ),
        "$.tiles[0].cell: a tile that comes onto a corner is removed, so none lies on [15, 10]",
    ),
    "neighbouring teleporters": (
        position(teleporter(1, 1), teleporter(5, 5), teleporter(5, 6, "blue"),
                 teleporter(9, 9, "blue")),
        "$.tiles[2].cell: teleporters lie right beside one another: [5, 6] and [5, 5]",
    ),
    "half a pair": (
        position(teleporter(5, 5, "blue")),
        "$.tiles: there are 1 blue teleporters instead of two",
    ),
    "three of a pair": (
        position(teleporter(5, 5), teleporter(7, 7), teleporter(9, 9)),
        "$.tiles: there are 3 yellow teleporters instead of two",
    ),
    "a name twice on the board": (
        position(tokens=(("A", 1, 1), ("A", 2, 2))),
        "$.tokens[1].name: a second token is called 'A'",
    ),
    "more tokens than a floor has room for": (
        position(tokens=(("A", 1, 1),), waiting=[f"B{number}" for number in range(160)]),
        "$.tokens: there are more than 160 tokens",
    ),
    "a name on the board and waiting": (
        position(tokens=(("A", 1, 1),), waiting=["B", "A"]),
        "$.waiting[1]: a second token is called 'A'",
    ),
    "an empty name": (
        position(waiting=[""]),
        "$.waiting[0]: a name is 1 to 64 printable characters",
    ),
    "a name of two lines": (
        position(tokens=(("A\nB", 1, 1),)),
        "$.tokens[0].name: a name is 1 to 64 printable characters",
    ),
    "a name that is too long": (
        position(tokens=(("A" * 65, 1, 1),)),
        "$.tokens[0].name: a name is 1 to 64 printable characters",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_its_place(case: str) -> None:
    impossible, why = IMPOSSIBLE[case]

    with pytest.raises(PositionError) as caught:
        check(impossible)
    assert str(caught.value) == why


POSSIBLE = {
    "the monster on a teleporter": "y>M^  .  y<",
    "teleporters corner to corner": "y>  .\n.  b^\ny<  .\n.   b<",
    "tokens and tiles on blood": "~A  ~#\n~o  ~r",
    "pools side by side": "~  ~  ~  ~\n~  ~  ~  ~",
}


@pytest.mark.parametrize("case", POSSIBLE)
def test_what_can_be_is_accepted(case: str) -> None:
    assert window(5, 5, POSSIBLE[case])


def test_tiles_by_the_corners_are_accepted() -> None:
    """Only blood and teleporters are kept from the neighbours of a corner."""
    assert window(0, 0, ". #\no A")
    assert window(0, 0, "#\nrulings: official corner_tiles=off")
