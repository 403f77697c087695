"""A slow prover of feasts, written on its own with sets and dictionaries (rules 6a).

Every way to lay, every order of moves, every way to go: a set of all arrangements before the walk,
and a walk for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from tests.games.finstere.oracle.floor import (
    COMPASS,
    Cell,
    Floor,
    Position,
    Tile,
    cells_of,
    exists,
    read,
)
from tests.games.finstere.oracle.monster import eaten_in, one_step, steps_under
from tests.games.finstere.oracle.tokens import Moving, is_end, lift, next_steps, put, standing

Puzzle = dict[str, Any]
Arrangement = tuple[object, ...]

KEPT_FREE = {(0, 0), (1, 0), (0, 1), (15, 10), (14, 10), (15, 9)}
CELLS = [(x, y) for y in range(11) for x in range(16) if exists((x, y))]
SHAPES = {"2x2": [(2, 2)], "1x4": [(4, 1), (1, 4)]}


def solutions(puzzle: Puzzle) -> set[Arrangement]:
    """Return every arrangement before the walk after which the puzzle is solved."""
    before = arrangements(puzzle)
    return {key for key, floor in before.items() if is_solved(puzzle, floor)}


def arrangements(puzzle: Puzzle) -> dict[Arrangement, Floor]:
    """Return everything that the solver can bring about."""
    task = puzzle["task"]
    floors = (read(position) for position in all_lays(puzzle["position"], task["lay"]))
    laid = {arrangement(floor): floor for floor in floors}
    moved: dict[Arrangement, Floor] = {}
    for floor in laid.values():
        moved |= all_moves(floor, task["moves"])
    if not task["facing"]:
        return moved
    turned = (replace(floor, facing=letter) for floor in moved.values() for letter in COMPASS)
    return {arrangement(floor): floor for floor in turned}


def arrangement(floor: Floor) -> Arrangement:
    """Return what tells arrangements apart: tokens, tiles and blood by cells, and the facing."""
    tiles = {
        (cell, tile["kind"], tile.get("pair"), tile.get("arrow"))
        for cell, tile in [*floor.movable.items(), *floor.teleporters.items()]
    }
    tokens = frozenset(floor.tokens.items())
    waiting = frozenset(floor.waiting)
    return floor.facing, tokens, waiting, frozenset(tiles), frozenset(floor.blood)


def all_lays(position: Position, tiles: list[Tile]) -> Iterator[Position]:
    """Yield the position with all tiles laid in every way that the set-up rules allow."""
    if not tiles:
        yield position
        return
    for laid in ways_to_lay(position, tiles[0]):
        yield from all_lays({**position, "tiles": [*position["tiles"], *laid]}, tiles[1:])


def ways_to_lay(position: Position, tile: Tile) -> Iterator[list[Tile]]:
    """Yield the tiles that come onto the board where one of the list is laid."""
    taken = taken_cells(position)
    if tile["kind"] == "blood":
        yield from ([pool] for pool in pools(tile.get("shape", "1x4"), taken))
    elif tile["kind"] == "teleporter":
        yield from pairs(position, tile, taken)
    else:
        yield from ([{**tile, "cell": list(cell)}] for cell in CELLS if cell not in taken)


def taken_cells(position: Position) -> set[Cell]:
    """Return where nothing may be laid."""
    upon = [*position["tokens"], position["monster"]]
    covered = {cell for tile in position["tiles"] for cell in cells_of(tile)}
    return covered | KEPT_FREE | {(thing["cell"][0], thing["cell"][1]) for thing in upon}


def pools(shape: str, taken: set[Cell]) -> Iterator[Tile]:
    """Yield all pools of a shape that fit."""
    for (x, y), (width, height) in product(CELLS, SHAPES[shape]):
        cells = [(x + right, y + down) for right in range(width) for down in range(height)]
        if all(exists(cell) and cell not in taken for cell in cells):
            yield {"kind": "blood", "cells": [list(cell) for cell in cells]}


def pairs(position: Position, tile: Tile, taken: set[Cell]) -> Iterator[list[Tile]]:
    """Yield all ways to lay a pair of teleporters."""
    others = [
        cell for at in position["tiles"] if at["kind"] == "teleporter" for cell in cells_of(at)
    ]
    used = {at["pair"] for at in position["tiles"] if at["kind"] == "teleporter"}
    pair = tile.get("pair") or min({"yellow", "blue"} - used, key=["yellow", "blue"].index)
    spots = [cell for cell in CELLS if cell not in taken and all(map(apart_from(cell), others))]
    for one, two in product(spots, spots):
        if one < two and apart_from(one)(two):
            for arrows in product(COMPASS, COMPASS):
                yield [
                    {"kind": "teleporter", "pair": pair, "cell": list(cell), "arrow": arrow}
                    for cell, arrow in zip((one, two), arrows, strict=True)
                ]


def apart_from(cell: Cell) -> Any:
    """Return what tells whether another cell is not right beside a cell."""
    return lambda other: abs(cell[0] - other[0]) + abs(cell[1] - other[1]) > 1


def all_moves(
    floor: Floor, moves: list[dict[str, Any]], *, may_leave: bool = False
) -> dict[Arrangement, Floor]:
    """Return what comes of every listed token's move, in whatever order."""
    found: dict[Arrangement, Floor] = {} if moves else {arrangement(floor): floor}
    for index, move in enumerate(moves):
        rest = moves[:index] + moves[index + 1 :]
        for after in one_move(floor, move["token"], move["steps"], may_leave=may_leave):
            found |= all_moves(after, rest, may_leave=may_leave)
    return found


def one_move(floor: Floor, token: str, steps: int, *, may_leave: bool = False) -> Iterator[Floor]:
    """Yield the floor after every move of a token; in a feast it ends on the board."""
    ring = [lift(copy_of(floor), token)]
    reached: dict[object, Moving] = {}
    for count in range(steps + 1):
        reached |= {standing(moving): moving for moving in ring}
        after = (one for moving in ring for one in next_steps(moving, steps - count))
        ring = list({standing(moving): moving for moving in after}.values())
    for moving in reached.values():
        is_on_board = not isinstance(moving.place, str)
        if (is_on_board or may_leave) and is_end(moving, moving.place):
            yield put(moving._replace(floor=copy_of(moving.floor)), token)


def copy_of(floor: Floor) -> Floor:
    """Return a floor on which tokens and tiles can be moved without moving those of the other."""
    return replace(
        floor,
        tokens=dict(floor.tokens),
        waiting=list(floor.waiting),
        movable=dict(floor.movable),
    )


def is_solved(puzzle: Puzzle, before: Floor) -> bool:
    """Walk until it is clear whether all enemies are eaten and everybody else stands."""
    if before.waiting:
        return False
    floor, been, left = copy_of(before), set[object](), set(puzzle["enemy"])
    while left:
        now = at_step(floor)
        if now in been:
            return False
        been.add(now)
        eaten = set(one_step(floor)["eaten"])
        if eaten & set(puzzle["own"]):
            return False
        left -= eaten
    return True


def at_step(floor: Floor) -> object:
    """Return what can change on a walk: monster, facing, tokens and movable tiles (rules 6a)."""
    tiles = frozenset((cell, tile["kind"]) for cell, tile in floor.movable.items())
    return floor.monster, floor.facing, frozenset(floor.tokens.items()), tiles


def escapes(puzzle: Puzzle) -> set[Arrangement]:
    """Return every arrangement after which nobody of one's own is eaten under any card."""
    task = puzzle["task"]
    found = all_moves(read(puzzle["position"]), task["moves"], may_leave=True)
    return {key for key, floor in found.items() if is_safe(puzzle, floor)}


def is_safe(puzzle: Puzzle, floor: Floor) -> bool:
    """Tell whether all who must are out and nobody of one's own is eaten under any card."""
    if {*floor.tokens, *floor.waiting} & set(puzzle["task"]["out"]):
        return False
    cards = puzzle["task"]["cards"]
    eaten = (name for card in cards for name in eaten_in(steps_under(copy_of(floor), card)))
    return not set(eaten) & set(puzzle["own"])


def is_idle(puzzle: Puzzle) -> bool:
    """Tell whether the puzzle is solved by doing nothing."""
    return is_solved(puzzle, read(puzzle["position"]))
