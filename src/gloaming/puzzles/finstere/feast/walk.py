"""The walk after a solution, and what is remarkable about it."""

from collections.abc import Sequence

import msgspec
import numpy as np

from gloaming.core.layout import blank
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.monster.unlimited import (
    ENEMY,
    NOBODY_LEFT,
    OWN,
    floors_for,
    walk_unlimited,
)
from gloaming.games.finstere.state import TOKENS, Trace
from gloaming.puzzles.finstere.proving.events import Events, count_steps

from .puzzle import Feast


class Story(msgspec.Struct, frozen=True):
    """What happens on a walk."""

    solved: bool
    steps: int
    turns: int  # of the monster, towards somebody or before a stone
    pushes: int  # of single things
    leaps: int  # through walls and teleporters, and slides


def walk_of(puzzle: Feast, position: Position) -> tuple[int, int]:
    """Let him walk in a position; return why that ends and after how many steps."""
    floors = to_floor(position)
    return walk_unlimited(floors_for(floors[0]), sides_of(puzzle, position.names()), blank(Trace))


def sides_of(puzzle: Feast, names: Sequence[str]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Return the side of every token."""
    sides = np.zeros(TOKENS, np.uint8)
    for token, name in enumerate(names):
        sides[token] = OWN if name in puzzle.own else ENEMY
    return sides


def is_solved(puzzle: Feast, position: Position) -> bool:
    """Tell whether all enemies are eaten and everybody else stands, if he walks now."""
    return not position.waiting and walk_of(puzzle, position)[0] == NOBODY_LEFT


def story_of(puzzle: Feast, position: Position) -> Story:
    """Return what happens on the walk from a position."""
    reason, steps = walk_of(puzzle, position)
    events = Events(*count_steps(to_floor(position), blank(Trace), steps))
    return Story(reason == NOBODY_LEFT, steps, events.turns, events.pushes, events.leaps)
