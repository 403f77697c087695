"""The constants for others: steps on the boards' chart lead where the rules say."""

import pytest

from gloaming.games.menhirs.clusters.board import BOARD_NAMES, HEIGHTS
from gloaming.games.menhirs.exchange.constants import constants
from tests.games.menhirs import oracle


@pytest.mark.parametrize("board", range(len(BOARD_NAMES)))
def test_steps_on_the_chart_lead_where_the_rules_say(board: int) -> None:
    told = constants()
    cells = told["BOARDS"][board]["cells"]
    at = {(cell["column"], cell["line"]): (cell["column"], cell["position"]) for cell in cells}
    for (column, line), place in at.items():
        for way in told["DIRECTIONS"]:
            there = at.get((column + way["columns"], line + way["lines"]))
            assert there == oracle.neighbour(HEIGHTS[board], place, way["letters"])
