"""The board: its cells, and the walls through which the monster comes in again."""

from collections import Counter

import pytest

from gloaming.games.finstere.floor.board import (
    ALL_CELLS,
    ENTRANCE,
    EXIT,
    LETTERS,
    STEPS,
    SYMBOLS,
    about,
    cell_at,
    is_on_board,
    opposite,
    to_the_left,
    to_the_right,
    x_and_y,
)
from tests.games.finstere.positions import strides, window

# The symbol of every wall edge, as one walks around the board (rules 1).
NORTH = [(symbol, x, 0, "N") for x, symbol in enumerate("ABCDEFGHIJKL")]
NORTH_EAST = [
    ("M", 11, 0, "E"), ("N", 12, 1, "N"), ("O", 12, 1, "E"), ("P", 13, 2, "N"), ("Q", 13, 2, "E"),
    ("R", 14, 3, "N"), ("S", 14, 3, "E"), ("T", 15, 4, "N"), ("U", 15, 4, "E"),
]  # fmt: skip
EAST = [(symbol, 15, y, "E") for y, symbol in enumerate("VWXYZ*", 5)]
EDGES = NORTH + NORTH_EAST + EAST
TWINS = [(symbol, 15 - x, 10 - y, "NESW"["SWNE".index(way)]) for symbol, x, y, way in EDGES]
ARROWS = dict(zip("NESW", "^>v<", strict=True))


def test_156_cells_are_left_of_the_rectangle() -> None:
    """Two staircase corners are cut off (rules 1)."""
    cells = {(x, y) for x in range(-2, 18) for y in range(-2, 13) if is_on_board(x, y)}

    assert len(cells) == len(ALL_CELLS) == 156
    assert cells == {
        (x, y) for x in range(16) for y in range(11) if x - y <= 11 and y - x <= 6
    }  # fmt: skip
    assert {x_and_y(cell) for cell in ALL_CELLS} == cells


def test_exit_and_entrance_are_the_corners() -> None:
    """The exit is the north-west corner, the entrance the south-east one (rules 1)."""
    assert (x_and_y(EXIT), x_and_y(ENTRANCE)) == ((0, 0), (15, 10))


def test_every_wall_edge_has_its_symbol() -> None:
    """27 symbols are on 54 wall edges (rules 1)."""
    edges = {(cell_at(x, y), LETTERS.index(way)): name for name, x, y, way in EDGES + TWINS}

    assert len(edges) == 54
    assert edges == SYMBOLS
    assert set(Counter(SYMBOLS.values()).values()) == {2}


def test_wall_edges_are_where_a_step_leads_off_the_board() -> None:
    """There is a wall around the whole board and nowhere else (rules 1)."""
    cells = set(ALL_CELLS)
    leading_off = {
        (int(cell), way) for cell in ALL_CELLS for way in range(4) if cell + STEPS[way] not in cells
    }

    assert leading_off == set(SYMBOLS)


@pytest.mark.parametrize(("symbol", "x", "y", "way"), EDGES + TWINS)
def test_he_comes_in_at_the_twin_of_the_wall(symbol: str, x: int, y: int, way: str) -> None:
    """He walks out and comes in point-symmetrically within one step (rules 1)."""
    monster = f"M{ARROWS[way]}"
    comes_in_by = {(cell, about(side)): name for (cell, side), name in SYMBOLS.items()}

    assert strides(window(x, y, monster)) == window(15 - x, 10 - y, monster)
    assert comes_in_by[cell_at(15 - x, 10 - y), LETTERS.index(way)] == symbol


def test_the_wall_is_not_straight_across() -> None:
    """East from (15, 8) he comes in at (0, 2) (rules 1)."""
    assert strides(window(15, 8, "M>")) == window(0, 2, "M>")


def test_the_twin_of_the_twin_is_the_cell_itself() -> None:
    """The board is point-symmetric (rules 1)."""
    assert all(opposite(opposite(cell)) == cell for cell in ALL_CELLS)
    assert {opposite(cell) for cell in ALL_CELLS} == set(ALL_CELLS)


def test_directions_turn() -> None:
    names = dict(enumerate(LETTERS))

    assert [names[to_the_right(way)] for way in range(4)] == list("ESWN")
    assert [names[to_the_left(way)] for way in range(4)] == list("WNES")
    assert [names[about(way)] for way in range(4)] == list("SWNE")
