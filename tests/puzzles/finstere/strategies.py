"""Random feasts, small enough for a slow prover."""

from typing import Any

from hypothesis import strategies as st

from gloaming.games.finstere.floor.board import PLACES
from tests.games.finstere.strategies import (
    CARDS,
    CORNERS,
    INNER,
    LETTERS,
    MOVABLE,
    Plain,
    blood_tile,
    lists_of_pools,
    monsters,
    movable_tiles,
    rulings,
    standing_cells,
    teleporters,
)

NAMES = ["A", "B", "C", "D", "E"]
LAYS: list[list[Plain]] = [
    [],
    [],
    [],
    [{"kind": "stone"}],
    [{"kind": "turn-right"}],
    [{"kind": "crystal"}],
    [{"kind": "blood"}],
    [{"kind": "blood", "shape": "2x2"}],
]


@st.composite
def feasts(draw: st.DrawFn) -> Plain:
    """Return a feast in its plain form."""
    lay = draw(st.sampled_from(LAYS))
    position = draw(crowded_positions())
    names = [token["name"] for token in position["tokens"]] + position["waiting"]
    own = [name for name in names if draw(st.booleans())]
    return {
        "kind": "feast",
        "game": "finstere",
        "position": position,
        "own": own,
        "enemy": [name for name in names if name not in own],
        "task": {
            "moves": draw(moves_of(own, 1 if lay else 2)),
            "lay": lay,
            "facing": draw(st.booleans()),
        },
        "unique": draw(st.booleans()),
    }


@st.composite
def moves_of(draw: st.DrawFn, own: list[str], most: int) -> list[Plain]:
    """Return moves of some tokens, few steps each."""
    movers = draw(st.permutations(own))[:most]
    steps = st.integers(0, 2 if most == 1 else 3)
    return [{"token": name, "steps": draw(steps)} for name in movers]


@st.composite
def crowded_positions(draw: st.DrawFn) -> Plain:
    """Return a position with a few tokens close to one another, under any rulings."""
    pools = draw(lists_of_pools(0, 3))
    blood: set[Any] = {cell for pool in pools for cell in pool}
    pads = draw(teleporters(blood))
    taken: set[Any] = {tuple(pad["cell"]) for pad in pads} | {(0, 0), (15, 10)}
    tiles = draw(movable_tiles(0, 25, taken))
    taken |= {tuple(tile["cell"]) for tile in tiles}
    standing = draw(standing_cells(len(NAMES), taken))
    monster = draw(monsters(taken | set(standing), blood | ({(0, 0)} - set(INNER))))
    waits = draw(st.sampled_from([0, 0, 0, 0, 0, 1]))
    return {
        "game": "finstere",
        "monster": monster,
        "tokens": [
            {"name": name, "cell": list(cell)} for name, cell in zip(NAMES, standing, strict=False)
        ],
        "tiles": [*tiles, *pads, *map(blood_tile, pools)],
        "waiting": NAMES[len(standing) :][:waits],
        "rulings": draw(rulings),
    }


FREE_CELLS = 11
PAIR: Plain = {"kind": "teleporter"}


@st.composite
def cramped_feasts(draw: st.DrawFn) -> Plain:
    """Return a feast on a board full of tiles, so that two more can be laid in few ways."""
    free = draw(st.permutations([cell for cell in PLACES if cell not in CORNERS]))[:FREE_CELLS]
    kinds = st.sampled_from([*MOVABLE, "stone", "stone", "stone"])
    filled = [cell for cell in PLACES if cell not in CORNERS and cell not in free]
    own, enemy = ["A", "B"], ["X"]
    names = [*own, *enemy]
    lay = draw(st.lists(st.sampled_from(MOVABLE), min_size=1, max_size=2))
    tiles = draw(st.sampled_from([[{"kind": kind} for kind in lay], [PAIR]]))
    steps = st.integers(0, 2)
    return {
        "kind": "feast",
        "game": "finstere",
        "position": {
            "game": "finstere",
            "monster": {"cell": list(free[0]), "facing": draw(st.sampled_from(LETTERS))},
            "tokens": [
                {"name": name, "cell": list(cell)}
                for name, cell in zip(names, free[1:], strict=False)
            ],
            "tiles": [{"kind": draw(kinds), "cell": list(cell)} for cell in filled],
        },
        "own": own,
        "enemy": enemy,
        "task": {
            "moves": [
                {"token": name, "steps": draw(steps)}
                for name in draw(st.sampled_from([[], ["A"], own]))
            ],
            "lay": tiles,
            "facing": False,
        },
    }


@st.composite
def escapes(draw: st.DrawFn) -> Plain:
    """Return an escape in its plain form."""
    position = draw(crowded_positions())
    names = [token["name"] for token in position["tokens"]] + position["waiting"]
    own = [name for name in names if draw(st.booleans())]
    moves = draw(moves_of(own, 2))
    out = [move["token"] for move in moves if draw(st.sampled_from([False] * 7 + [True]))]
    cards = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=3, unique=True))
    return {
        "kind": "escape",
        "game": "finstere",
        "position": position,
        "own": own,
        "task": {"moves": moves, "cards": cards, "out": out},
    }
