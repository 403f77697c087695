"""Laying out the floor: the basic lay-out, and placing tiles in the advanced game (rules 2)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.finstere.material import (
    BASIC_BLOOD,
    BASIC_STONES,
    BLOOD,
    CRYSTAL,
    FORMS,
    NOTHING,
    PLAIN,
    STONE,
    TELEPORTER,
    WALL,
)
from gloaming.games.finstere.state import Floor

from .board import CELLS, DIRECTIONS, KEPT_FREE, STEPS, STRIDE, Cell, cell_at

# The columns of the table of forms, for compiled rules.
SUPPLY_OF = np.array([form.supply for form in FORMS])
KIND_OF = np.array([form.kind for form in FORMS])
IS_MOVABLE = np.array([form.is_movable for form in FORMS])
PAIR_OF = np.array([form.pair for form in FORMS])
ARROW_OF = np.array([form.arrow for form in FORMS])
WIDTH_OF = np.array([form.width for form in FORMS])
HEIGHT_OF = np.array([form.height for form in FORMS])

# What keeps a tile from being laid, in the order of `Obstacle`.
STICKS_OUT, STAYS_FREE, COVERED, BESIDE_TELEPORTER, NO_OBSTACLE = range(5)

# Where the tiles of the basic game lie.
STONE_CELLS = np.array([cell_at(x, y) for x, y in BASIC_STONES])
BLOOD_CELLS = np.array([cell_at(x, y) for x, y in BASIC_BLOOD])

IS_KEPT_FREE = np.isin(np.arange(CELLS), KEPT_FREE)


@compiled
def is_layable(floor: Floor, form: int, cell: Cell) -> bool:
    """Tell whether a tile may be laid with its north-west corner on a cell."""
    return obstacle_to(floor, form, cell)[0] == NO_OBSTACLE


@compiled
def obstacle_to(floor: Floor, form: int, cell: Cell) -> tuple[int, Cell]:
    """Return what keeps a tile from being laid on a cell, if anything, and where that is."""
    for down in range(HEIGHT_OF[form]):
        for right in range(WIDTH_OF[form]):
            covered = cell + down * STRIDE + right
            obstacle = obstacle_on(floor, covered)
            if obstacle != NO_OBSTACLE:
                return obstacle, covered
    is_beside = keeps_apart(floor, form) and is_beside_teleporter(floor, cell)
    return BESIDE_TELEPORTER if is_beside else NO_OBSTACLE, cell


@compiled
def keeps_apart(floor: Floor, form: int) -> bool:
    """Tell whether a tile may not lie beside a teleporter: another one, and once a crystal."""
    if IS_MOVABLE[form]:
        return floor.crystals_keep_apart and KIND_OF[form] == CRYSTAL
    return KIND_OF[form] == TELEPORTER


@compiled
def obstacle_on(floor: Floor, cell: Cell) -> int:
    """Return what keeps any tile from covering a cell, if anything."""
    if cell >= CELLS or floor.ground[cell] == WALL:
        return STICKS_OUT
    if IS_KEPT_FREE[cell]:
        return STAYS_FREE
    is_open = floor.ground[cell] == PLAIN and floor.things[cell] == NOTHING
    return NO_OBSTACLE if is_open else COVERED


@compiled
def is_beside_teleporter(floor: Floor, cell: Cell) -> bool:
    """Tell whether a teleporter of either kind lies orthogonally next to a cell."""
    for direction in range(DIRECTIONS):
        if floor.ground[cell + STEPS[direction]] == TELEPORTER:
            return True
    return False


@compiled
def lay(floor: Floor, form: int, cell: Cell) -> None:
    """Lay a tile with its north-west corner on a cell."""
    if IS_MOVABLE[form]:
        floor.things[cell] = KIND_OF[form]
        return
    for down in range(HEIGHT_OF[form]):
        for right in range(WIDTH_OF[form]):
            floor.ground[cell + down * STRIDE + right] = KIND_OF[form]
    if KIND_OF[form] == TELEPORTER:
        first = 2 * PAIR_OF[form]
        index = first if floor.teleporters[first] == 0 else first + 1
        floor.teleporters[index] = cell
        floor.arrows[index] = ARROW_OF[form]


@compiled
def lay_basic(floor: Floor) -> None:
    """Lay the stones and pools of the basic game."""
    for index in range(len(STONE_CELLS)):
        floor.things[STONE_CELLS[index]] = STONE
    for index in range(len(BLOOD_CELLS)):
        floor.ground[BLOOD_CELLS[index]] = BLOOD
