"""Random positions: bare and crowded, with pools, teleporters, rulings and waiting tokens."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from hypothesis import strategies as st

from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.board import KEPT_FREE, PLACES, x_and_y
from tests.games.finstere.oracle.floor import PRESETS

Plain: TypeAlias = dict[str, Any]

KEPT = {x_and_y(cell) for cell in KEPT_FREE}
CORNERS = {(0, 0), (15, 10)}
INNER = [cell for cell in PLACES if cell not in KEPT]
SHAPES = [(2, 2), (4, 1), (1, 4)]
MOVABLE = ["stone", "crystal", "turn-right", "turn-back"]
NUMBERED = [f"T{number}" for number in range(1, 31)]
CARDS = ["1", "5", "8", "10", "20", "1-hit", "2-hits", "3-hits"]
LETTERS = "NESW"

cells = st.sampled_from(PLACES)
inner_cells = st.sampled_from(INNER)
cards = st.sampled_from(CARDS)
rulings = st.fixed_dictionaries(
    {"preset": st.sampled_from(sorted(PRESETS))},
    optional={
        "sight_across_blood": st.booleans(),
        "corner_tiles": st.sampled_from(["onto", "off"]),
        "push_into_teleporter": st.sampled_from(["forbidden", "destroys"]),
        "blocked_slide": st.sampled_from(["refused", "stays"]),
    },
)


@st.composite
def positions(draw: st.DrawFn, names: Sequence[str] = NUMBERED) -> Plain:
    """Return a possible position in its plain form; at least one token is on it or waits."""
    crowded = draw(st.booleans())
    ruled = draw(rulings)
    pools = draw(lists_of_pools(2, 8) if crowded else lists_of_pools(0, 2))
    blood = {cell for pool in pools for cell in pool}
    pads = draw(teleporters(blood))
    taken = {tuple(pad["cell"]) for pad in pads}
    closed = taken | forbidden_corners(ruled)
    tiles = draw(movable_tiles(20, 60, closed) if crowded else movable_tiles(0, 15, closed))
    taken |= {tuple(tile["cell"]) for tile in tiles}
    standing = draw(standing_cells(len(names) - 1, taken))
    taken |= set(standing)
    position: Plain = {
        "game": "finstere",
        "monster": draw(monsters(taken - {tuple(pad["cell"]) for pad in pads}, blood)),
        "tokens": [
            {"name": name, "cell": list(cell)} for name, cell in zip(names, standing, strict=False)
        ],
        "tiles": [*tiles, *pads, *map(blood_tile, pools)],
        "rulings": ruled,
    }
    if not standing or draw(st.booleans()):
        position["waiting"] = list(names[len(standing) : len(standing) + 2])
    return position


@st.composite
def standing_cells(draw: st.DrawFn, most: int, taken: set[Any]) -> list[Place]:
    """Return cells for tokens, each once."""
    wanted = draw(st.lists(cells, max_size=2 * most))
    return [cell for cell in dict.fromkeys(wanted) if cell not in taken][:most]


@st.composite
def lists_of_pools(draw: st.DrawFn, fewest: int, most: int) -> list[list[Place]]:
    """Return pools that lie on the board and do not overlap."""
    pool = st.tuples(inner_cells, st.sampled_from(SHAPES))
    wanted = draw(st.lists(pool, min_size=fewest, max_size=most))
    pools: list[list[Place]] = []
    taken: set[Place] = set()
    for (x, y), (width, height) in wanted:
        covered = [(x + right, y + down) for down in range(height) for right in range(width)]
        if set(covered) <= set(INNER) - taken:
            taken |= set(covered)
            pools.append(covered)
    return pools


def blood_tile(pool: list[Place]) -> Plain:
    """Return a pool in its plain form."""
    return {"kind": "blood", "cells": [list(cell) for cell in pool]}


@st.composite
def teleporters(draw: st.DrawFn, blood: set[Place]) -> list[Plain]:
    """Return none, one or both pairs, none beside another."""
    pads: list[Plain] = []
    taken: list[Place] = []
    for pair in draw(st.sampled_from([(), ("yellow",), ("blue",), ("yellow", "blue")])):
        for _ in range(2):
            open_cells = [cell for cell in INNER if cell not in blood and is_apart(cell, taken)]
            cell = draw(st.sampled_from(open_cells))
            taken.append(cell)
            arrow = draw(st.sampled_from(LETTERS))
            pads.append({"kind": "teleporter", "pair": pair, "cell": list(cell), "arrow": arrow})
    return pads


def is_apart(cell: Place, others: Sequence[Place]) -> bool:
    """Tell whether a cell is neither one of the others nor right beside one."""
    return all(abs(cell[0] - x) + abs(cell[1] - y) > 1 for x, y in others)


def forbidden_corners(ruled: Plain) -> set[Place]:
    """Return the cells where no tile may lie under these rulings."""
    keeps = ruled.get("corner_tiles", PRESETS[ruled["preset"]][3]) == "off"
    return set() if keeps else CORNERS


@st.composite
def movable_tiles(draw: st.DrawFn, fewest: int, most: int, taken: set[Any]) -> list[Plain]:
    """Return movable tiles on cells of their own."""
    kinds = st.sampled_from(MOVABLE[:2] if draw(st.booleans()) else MOVABLE)
    wanted = draw(st.lists(st.tuples(cells, kinds), min_size=fewest, max_size=most))
    chosen = {cell: kind for cell, kind in wanted if cell not in taken}
    return [{"kind": kind, "cell": list(cell)} for cell, kind in chosen.items()]


@st.composite
def monsters(draw: st.DrawFn, taken: set[Any], blood: set[Place]) -> Plain:
    """Return the monster on a cell of his own, or on a teleporter."""
    open_cells = [cell for cell in PLACES if cell not in taken and cell not in blood]
    cell = draw(st.sampled_from(open_cells))
    return {"cell": list(cell), "facing": draw(st.sampled_from(LETTERS))}


def names_in(position: Plain) -> list[str]:
    """Return the names of all tokens of a position."""
    return [token["name"] for token in position["tokens"]] + list(position.get("waiting", []))


@st.composite
def positions_and_tokens(draw: st.DrawFn, names: Sequence[str] = NUMBERED) -> tuple[Plain, str]:
    """Return a position and the name of one of its tokens."""
    position = draw(positions(names))
    return position, draw(st.sampled_from(names_in(position)))
