"""A whole move of Finstere Flure as the actions of which it is made."""

from typing import Any

from gloaming.games.finstere.actions import PICK, STEP, STOP
from gloaming.games.finstere.state import NO_TOKEN

from .turns import LAYING, LETTER, LETTER_BITS, WAY, WAY_BITS


def actions_of(states: Any, move: int) -> list[int]:
    """Return the actions of a move in a state; a token that is under way is not picked again."""
    if move & LAYING:
        return [move ^ LAYING]
    picking = [PICK + (move >> WAY_BITS)] if states[0].active == NO_TOKEN else []
    return [*picking, *steps_of(move & WAY), STOP]


def steps_of(way: int) -> list[int]:
    """Return the steps of a way."""
    steps = []
    while way:
        steps.append(STEP + (way & LETTER) - 1)
        way >>= LETTER_BITS
    return steps
