"""Perft: how many sequences of listed actions there are from drawn positions."""

import numpy as np
import pytest

from gloaming.core.engine.mode import mode
from gloaming.core.layout import clone
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.state import State

from .tables import Table


def perft(states: list[State], seat: int, depth: int) -> int:
    """Count the sequences of a seat's listed actions while it is to act."""
    if depth == 0 or not rules.is_to_act(states[0], seat):
        return 1
    out = np.empty(GAME.most_actions, np.int64)
    total = 0
    for action in out[: rules.legal_actions(states[0], seat, out)]:
        tried = clone(states)
        rules.apply(tried[0], seat, int(action))
        total += perft(tried, seat, depth - 1)  # type: ignore[arg-type]  # an array of one
    return total


DEEPEST = 2 if mode() == "interpreted" else 3
EMPTY = Table(players="2")
CROWDED = Table("blue-s1 2.5 2.5", "blue-l1 2.5 5.5", "table 4.5 2.5", players="2")
MERGING = Table("blue-s1 2.5 0.5", "blue-m1 3.5 1.5", players="2", merging="true")

COUNTS = {
    "empty": (EMPTY, [8, 50, 541]),
    "crowded": (CROWDED, [8, 46, 518]),
    "merging": (MERGING, [6, 31, 354]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_plans_are_as_many_as_they_were(name: str) -> None:
    table, counts = COUNTS[name]
    table.plan("5 mirror+desk")
    counts = counts[:DEEPEST]
    found = [perft(table.states, 0, depth) for depth in range(1, len(counts) + 1)]  # type: ignore[arg-type]
    assert found == counts
