"""The walk with unlimited steps: it ends, and says why (rules 6a)."""

import numpy as np
import pytest

from gloaming.core.layout import blank
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.walk import Walk, tell_unlimited_walk
from gloaming.games.finstere.monster.unlimited import (
    ENEMY,
    NOBODY_LEFT,
    OWN,
    OWN_EATEN,
    REPEATS,
    floors_for,
    walk_unlimited,
)
from gloaming.games.finstere.state import TOKENS, Trace
from tests.games.finstere.positions import read, window

IN_A_ROW = window(4, 4, "M>  .  A  .  B  .  C")
AMONG_STONES = window(4, 2, """
    M>  .   .
    .   .   .
    #   #   #
    #   A   #
    #   #   #
""")  # fmt: skip


def walked(drawing: str) -> Walk:
    """Return the whole walk."""
    return tell_unlimited_walk(read(drawing)).walk


def ending(drawing: str, own: str = "") -> tuple[int, int]:
    """Return why a walk ends and after how many steps, if some tokens should stand."""
    position = read(drawing)
    sides = np.zeros(TOKENS, np.uint8)
    for number, token in enumerate(position.tokens):
        sides[number] = OWN if token.name in own else ENEMY
    reason, steps = walk_unlimited(floors_for(to_floor(position)[0]), sides, blank(Trace))
    return int(reason), int(steps)


def test_he_eats_all_that_he_can_and_stops() -> None:
    """Three in a row, six steps (rules 6a)."""
    walk = walked(IN_A_ROW)

    assert (walk.ended, walk.eaten, len(walk.steps)) == ("nobody-left", ["A", "B", "C"], 6)
    assert walk.position.tokens == []


def test_nobody_there_is_nobody_left() -> None:
    """He takes no step at all (rules 6a)."""
    walk = walked(window(4, 4, "M>"))

    assert (walk.ended, walk.steps) == ("nobody-left", [])


def test_he_walks_in_circles_until_everything_is_as_it_was() -> None:
    """In a row without anybody he comes through the walls again and again (rules 6a)."""
    walk = walked(AMONG_STONES)

    assert walk.ended == "repeats"
    assert walk.eaten == []
    last, before = walk.steps[-1], walk.steps[:-1]
    stands = [(step.cell, step.facing) for step in before]
    assert (last.cell, last.facing) in [*stands, ((4, 2), "E")]
    assert ending(AMONG_STONES) == (REPEATS, len(walk.steps))


@pytest.mark.parametrize(
    ("own", "expected"),
    [("", (NOBODY_LEFT, 6)), ("C", (NOBODY_LEFT, 4)), ("B", (OWN_EATEN, 4)), ("A", (OWN_EATEN, 2))],
)
def test_whose_side_tokens_are_on_decides(own: str, expected: tuple[int, int]) -> None:
    """He stops at the last enemy, or at the first of one's own (rules 6a)."""
    assert ending(IN_A_ROW, own) == expected
