"""What a bot for Spokenchaos has in mind: what it sees, what it forgets, how long it ponders."""

from collections.abc import Mapping
from typing import Annotated

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bool, Int64, Layout, Records, array, blank
from gloaming.games.spokenchaos.material import GHOSTS

# Whoever is out of time takes no more turns of thought; who is called off does not look, either.
UNHURRIED, OVER, CALLED_OFF = range(3)
HASTE = {"UNHURRIED": UNHURRIED, "OVER": OVER, "CALLED_OFF": CALLED_OFF}

FEW_SPOTS, MANY_SPOTS = 1, 3
QUICK_GRID, QUICK_TURNS = 32, 4


class Mind(Layout):
    """Habits and blind spots."""

    counts_rounds: Bool  # it knows when the match ends; else it plays as in the first round
    daring: Int64  # ghosts that it dares to move at all, the smallest first
    movers: Int64  # ghosts that it keeps in mind in one round
    caution: Annotated[float, np.float64]  # how much it fears to be seen; below 0.0 it likes it
    looks_ahead_only: Bool  # it fears but the door at the end of its way
    grid: Int64  # of the looks that it imagines; 0: by sample points, the mirror forgotten
    spots: Int64  # of a field each way, where it tries to stand
    turns: Int64  # of thought about what others do; 0: it asks neither them nor who picks
    polishings: Int64  # how often it goes over its plan, ghost by ghost
    knows_sides: Bool  # it knows that the keyhole must go to another side
    candidates: Int64  # ways to put furniture that it weighs; 0: it puts things anywhere
    finalists: Int64  # of these ways, that it weighs again with care
    mood: Annotated[float, np.float64]  # how much its judgement wavers, in points


USUAL: Mapping[str, float] = {
    "counts_rounds": True,
    "daring": GHOSTS,
    "movers": GHOSTS,
    "caution": 1.0,
    "grid": 64,
    "spots": MANY_SPOTS,
    "knows_sides": True,
    "finalists": 1,
}


def mind(**habits: float) -> Records[Mind]:
    """Return a mind with some habits of its own; what is not named is as usual, or never done."""
    minds = blank(Mind)
    for name, habit in {**USUAL, **habits}.items():
        array(minds)[name] = habit
    return minds


@compiled
def hurry(mind: Mind) -> None:
    """Let a mind take quick looks at the middles of fields."""
    mind.spots, mind.polishings = FEW_SPOTS, 0
    mind.grid, mind.turns = min(mind.grid, QUICK_GRID), min(mind.turns, QUICK_TURNS)
