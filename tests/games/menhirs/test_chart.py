"""The chart of the boards: its steps lead where the rules say, and the client has it as it is."""

import json
from pathlib import Path

import pytest

from gloaming.games.menhirs.clusters.board import BOARD_NAMES, HEIGHTS
from gloaming.games.menhirs.exchange.chart import chart
from tests.games.menhirs import oracle

COPY = Path(__file__).parents[3] / "client/src/boards/menhirs/chart.json"


@pytest.mark.parametrize("board", range(len(BOARD_NAMES)))
def test_steps_on_the_chart_lead_where_the_rules_say(board: int) -> None:
    cells = chart()["boards"][board]["cells"]
    at = {(cell["column"], cell["line"]): (cell["column"], cell["position"]) for cell in cells}
    for (column, line), place in at.items():
        for way in chart()["directions"]:
            there = at.get((column + way["columns"], line + way["lines"]))
            assert there == oracle.neighbour(HEIGHTS[board], place, way["letters"])


def test_the_client_has_the_chart() -> None:
    written = json.loads(COPY.read_text("utf-8"))

    assert written == chart(), f"write it anew: python -m {__name__}"


def write() -> None:
    """Write the client's copy anew."""
    COPY.write_text(json.dumps(chart(), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    write()
