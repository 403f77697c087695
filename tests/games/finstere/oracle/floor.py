"""The floor as dicts and sets: geometry, what lies where, what is free, how things slide.

(0,0) exit . . . . . . (11,0)
  .                        .  (12,1)              N
  .        156 cells          . . .  (15,4)     W + E
(0,6)                                  .          S
   . .  (4,10) . . . . . (15,10) entrance
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from functools import cache
from typing import Any

Cell = tuple[int, int]
Position = dict[str, Any]
Tile = dict[str, Any]
TileSet = frozenset[tuple[str, Cell]]

WIDTH, HEIGHT = 16, 11
EXIT: Cell = (0, 0)
ENTRANCE: Cell = (WIDTH - 1, HEIGHT - 1)
STAIRS_NORTH_EAST = 11  # the greatest x - y
STAIRS_SOUTH_WEST = 6  # the greatest y - x
CORNERS = (EXIT, ENTRANCE)

COMPASS = "NESW"
OFFSET = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

# rules 6, one row per preset.
SWITCHES = (
    "second_half_cards",
    "eaten_token",
    "sight_across_blood",
    "corner_tiles",
    "push_into_teleporter",
    "blocked_slide",
)
PRESETS: dict[str, tuple[Any, ...]] = {
    "official": (7, "keeps-side", True, "onto", "forbidden", "refused"),
    "nl": (8, "keeps-side", True, "off", "forbidden", "refused"),
    "de": (8, "flips", True, "off", "forbidden", "stays"),
    "en": ("same-7", "keeps-side", False, "onto", "forbidden", "refused"),
}


@dataclass
class Floor:
    """Everything on the board, each kind of thing by its cell."""

    monster: Cell
    facing: str
    tokens: dict[str, Cell]
    waiting: list[str]
    movable: dict[Cell, Tile]  # stones, crystals, turn stones
    teleporters: dict[Cell, Tile]
    pools: list[Tile]
    blood: set[Cell]  # rules 4.6: touching pools are one
    rulings: dict[str, Any]


def exists(cell: Cell) -> bool:
    """Tell whether the cell is on the board (rules 1)."""
    x, y = cell
    inside = 0 <= x < WIDTH and 0 <= y < HEIGHT
    return inside and x - y <= STAIRS_NORTH_EAST and y - x <= STAIRS_SOUTH_WEST


def neighbour(cell: Cell, direction: str) -> Cell:
    """Return the next cell in a direction, on the board or not."""
    dx, dy = OFFSET[direction]
    return cell[0] + dx, cell[1] + dy


def through_the_wall(cell: Cell) -> Cell:
    """Return the point-symmetric cell, where he comes in who walks out of this one (rules 1)."""
    return WIDTH - 1 - cell[0], HEIGHT - 1 - cell[1]


def turned(direction: str, quarters: int) -> str:
    """Return the direction after so many quarter turns to the right."""
    return COMPASS[(COMPASS.index(direction) + quarters) % 4]


@cache
def line(cell: Cell, direction: str) -> tuple[Cell, ...]:
    """Return the cells in line up to the wall, the given one left out."""
    ahead = neighbour(cell, direction)
    return (ahead, *line(ahead, direction)) if exists(ahead) else ()


def token_on(floor: Floor, cell: Cell) -> str | None:
    """Return the name of the token on the cell, if there is one."""
    for name, place in floor.tokens.items():
        if place == cell:
            return name
    return None


def is_free(floor: Floor, cell: Cell) -> bool:
    """Tell whether the cell is free (rules 4.4); a token on the move is not among the tokens."""
    return (
        exists(cell)
        and cell not in floor.movable
        and cell not in floor.teleporters
        and cell != floor.monster
        and token_on(floor, cell) is None
    )


def slide_end(floor: Floor, cell: Cell, direction: str) -> Cell:
    """Return where a thing pushed onto the cell comes to rest (rules 4.8, 5.4)."""
    while cell in floor.blood and is_free(floor, neighbour(cell, direction)):
        cell = neighbour(cell, direction)
    return cell


def lay(floor: Floor, tile: Tile, cell: Cell) -> bool:
    """Lay a movable tile on the cell and tell whether it stays (rules 4.5: not on a corner)."""
    if cell in CORNERS and floor.rulings["corner_tiles"] == "onto":
        return False
    floor.movable[cell] = {**tile, "cell": list(cell)}
    return True


def rulings_of(position: Position) -> dict[str, Any]:
    """Return every ruling by name: the preset's, then the single switches (rules 6)."""
    asked = position.get("rulings", {})
    preset = PRESETS[asked.get("preset", "official")]
    return {name: asked.get(name, given) for name, given in zip(SWITCHES, preset, strict=True)}


def tiles_by_cell(position: Position) -> dict[Cell, Tile]:
    """Return the tiles of one cell, that is all but blood, by their cell."""
    return {cell_of(tile): tile for tile in position.get("tiles", []) if tile["kind"] != "blood"}


def cell_of(thing: dict[str, Any]) -> Cell:
    """Return the cell that is written in a token, tile or monster."""
    return thing["cell"][0], thing["cell"][1]


def cells_of(tile: Tile) -> list[Cell]:
    """Return every cell of a tile: four for blood, one for all others."""
    return [(x, y) for x, y in tile["cells"]] if tile["kind"] == "blood" else [cell_of(tile)]


def read(position: Position) -> Floor:
    """Read a position in the interchange form."""
    position = copy.deepcopy(position)
    single = tiles_by_cell(position)
    pools = [tile for tile in position.get("tiles", []) if tile["kind"] == "blood"]
    return Floor(
        monster=cell_of(position["monster"]),
        facing=position["monster"]["facing"],
        tokens={token["name"]: cell_of(token) for token in position.get("tokens", [])},
        waiting=list(position.get("waiting", [])),
        movable={at: tile for at, tile in single.items() if tile["kind"] != "teleporter"},
        teleporters={at: tile for at, tile in single.items() if tile["kind"] == "teleporter"},
        pools=pools,
        blood={cell for pool in pools for cell in cells_of(pool)},
        rulings=rulings_of(position),
    )


def write(floor: Floor, source: Position) -> Position:
    """Write the floor in the interchange form, with whatever else the source position said."""
    position = copy.deepcopy(source)
    position["monster"] = {"cell": list(floor.monster), "facing": floor.facing}
    position["tokens"] = [{"name": name, "cell": list(at)} for name, at in floor.tokens.items()]
    position["tiles"] = [*floor.movable.values(), *floor.teleporters.values(), *floor.pools]
    if "waiting" in source:
        position["waiting"] = list(floor.waiting)
    return position


def tile_set(position: Position) -> TileSet:
    """Return the set of (kind, cell) of all tiles of a position, blood cell by cell."""
    return tiles_on(read(position))


def tiles_on(floor: Floor) -> TileSet:
    """Return the set of (kind, cell) of all tiles on the floor, blood cell by cell."""
    single = [*floor.movable.items(), *floor.teleporters.items()]
    return frozenset(
        [(tile["kind"], cell) for cell, tile in single] + [("blood", cell) for cell in floor.blood]
    )


def canonical(position: Position) -> tuple[object, ...]:
    """Return a position as a value that is equal for equal positions, however they are listed."""
    monster = position["monster"]
    tokens = frozenset((token["name"], cell_of(token)) for token in position.get("tokens", []))
    tiles = frozenset(
        (tile["kind"], tile.get("pair"), tile.get("arrow"), frozenset(cells_of(tile)))
        for tile in position.get("tiles", [])
    )
    waiting = frozenset(position.get("waiting", []))
    rulings = tuple(rulings_of(position).values())
    return cell_of(monster), monster["facing"], tokens, tiles, waiting, rulings
