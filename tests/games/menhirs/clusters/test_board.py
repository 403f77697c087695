"""The boards: cells, directions, symmetries, and sets of cells (rules 1)."""

import pytest

from gloaming.games.menhirs.clusters.board import (
    CELLS,
    DIRECTIONS,
    HEIGHTS,
    INNER,
    LAND,
    LETTERS,
    Board,
    beside,
    cell_at,
    first_of,
    number_of,
    opposite,
    place_of,
    places,
    places_in,
    set_of,
    shifted,
    size_of,
)
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES, image_of, symmetries_keeping
from tests.games.menhirs import oracle

BOARDS = pytest.mark.parametrize("board", [0, 1])


@pytest.mark.parametrize(("board", "cells", "adjacencies"), [(0, 30, 71), (1, 37, 90)])
def test_cells_and_adjacencies_are_as_many_as_on_the_rules_page(
    board: Board, cells: int, adjacencies: int
) -> None:
    land = int(LAND[board])
    ends = sum(size_of(beside(1 << cell_at(*place)) & land) for place in places(board))

    assert len(places(board)) == size_of(land) == cells
    assert ends == 2 * adjacencies


@BOARDS
def test_every_step_leads_where_the_rules_page_says(board: Board) -> None:
    for place in places(board):
        for direction in range(DIRECTIONS):
            cell = 1 << cell_at(*place)
            expected = oracle.neighbour(HEIGHTS[board], place, LETTERS[direction])
            stays = bool(cell & int(INNER[board, direction]))
            assert stays == (expected is not None)
            if expected:
                assert shifted(cell, direction) == 1 << cell_at(*expected)
            assert bool(shifted(cell, direction) & int(LAND[board])) == stays


@BOARDS
def test_cells_have_numbers_of_their_own(board: Board) -> None:
    numbers = {cell_at(*place) for place in places(board)}

    assert len(numbers) == len(places(board))
    assert max(numbers) < CELLS
    assert [place_of(cell_at(*place)) for place in places(board)] == places(board)


def test_sets_can_be_counted_and_listed() -> None:
    cells = set_of([(4, 3), (1, 1), (7, 2)])

    assert size_of(cells) == 3
    assert places_in(cells) == [(1, 1), (4, 3), (7, 2)]
    assert number_of(first_of(cells)) == cell_at(1, 1)


def test_opposite_of_the_opposite_is_the_direction_itself() -> None:
    assert [LETTERS[opposite(direction)] for direction in range(DIRECTIONS)] == [
        oracle.BACK[letters] for letters in LETTERS
    ]


@pytest.mark.parametrize(("board", "number"), [(0, 4), (1, 12)])
def test_symmetries_are_all_there_and_keep_neighbours(board: Board, number: int) -> None:
    assert len({symmetry.cells for symmetry in SYMMETRIES[board]}) == number
    for symmetry in SYMMETRIES[board]:
        for place in places(board):
            for direction in range(DIRECTIONS):
                cell = 1 << cell_at(*place)
                if cell & int(INNER[board, direction]):
                    image = image_of(shifted(cell, direction), symmetry)
                    turned = symmetry.directions[direction]
                    assert image == shifted(image_of(cell, symmetry), turned)


def test_only_symmetries_that_keep_the_menhirs_are_used() -> None:
    assert len(symmetries_keeping(0, set_of([(4, 1), (4, 6)]))) == 4
    assert len(symmetries_keeping(0, set_of([(4, 1)]))) == 2
    assert len(symmetries_keeping(0, set_of([(1, 1), (4, 2), (5, 5)]))) == 1
    assert len(symmetries_keeping(1, set_of([(4, 4)]))) == 12
