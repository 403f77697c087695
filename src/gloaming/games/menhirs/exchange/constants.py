"""What those need who read a state of Menhirs elsewhere: phases, rounds, and the boards as a chart.

A cell is the number of its bit in a set of cells.  It lies in a column and in a line, two lines
for each step to the south.
"""

from typing import Any

from gloaming.core.constants import by_name
from gloaming.games.menhirs import options, state
from gloaming.games.menhirs.clusters import move
from gloaming.games.menhirs.clusters.board import (
    BOARD_NAMES,
    DIRECTIONS,
    LETTERS,
    STEPS,
    Board,
    cell_at,
    place_of,
    places,
)
from gloaming.games.menhirs.text.drawing import line_of

from .set_up import FAULTS

MIDST = cell_at(4, 3)  # a cell with neighbours on all sides
FROM_THE_OPTIONS = ("SEATS", "ROUNDS")
FROM_THE_STATE = ("DEALING", "PLACING", "MOVING", "REMOVING", "OVER", "MENHIRS_FREE")


def constants() -> dict[str, Any]:
    """Return all of them."""
    return {
        **by_name(options, FROM_THE_OPTIONS),
        **by_name(state, FROM_THE_STATE),
        "FAULTS": FAULTS,
        "ONLY_DIRECTION": move.ONLY_DIRECTION,  # the bits of a move that are not tiles
        "DIRECTIONS": [way(direction) for direction in range(DIRECTIONS)],
        "BOARDS": [{"name": name, "cells": cells(board)} for board, name in enumerate(BOARD_NAMES)],
    }


def way(direction: int) -> dict[str, Any]:
    """Return how far a step leads, in columns to the east and in lines to the south."""
    here, there = place_of(MIDST), place_of(MIDST + STEPS[direction])
    return {
        "letters": LETTERS[direction],
        "columns": there[0] - here[0],
        "lines": line_of(there) - line_of(here),
    }


def cells(board: Board) -> list[dict[str, int]]:
    """Return the cells of a board in the order of the deal."""
    return [
        {
            "cell": cell_at(*place),
            "column": place[0],
            "position": place[1],
            "line": line_of(place),
        }
        for place in places(board)
    ]
