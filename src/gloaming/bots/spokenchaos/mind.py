"""What a bot for Spokenchaos has in mind: what it sees, what it forgets, how long it ponders."""

from typing import NamedTuple

from gloaming.bots.levels import SECONDS
from gloaming.games.spokenchaos.material import GHOSTS

from .places import COARSE, Offsets
from .spreading import MOST_POINTS


class Mind(NamedTuple):
    """Habits and blind spots."""

    counts_rounds: bool = True  # it knows when the match ends; else it plays as in the first round
    daring: int = GHOSTS  # ghosts that it dares to move at all, the smallest first
    movers: int = GHOSTS  # ghosts that it keeps in mind in one round
    most_steps: int = MOST_POINTS  # that it takes in one round
    caution: float = 1.0  # how much it fears to be seen; 0.0: it runs
    looks_ahead_only: bool = False  # it fears but the door at the end of its way
    grid: int = 64  # of the looks that it imagines; 0: by sample points, the mirror forgotten
    offsets: Offsets = COARSE  # where in a field it tries to stand
    turns: int = 0  # of thought about what others do; 0: it asks neither them nor who picks
    polishings: int = 0  # how often it goes over its plan, ghost by ghost
    knows_sides: bool = True  # it knows that the keyhole must go to another side
    candidates: int = 0  # ways to put furniture that it weighs; 0: it puts things anywhere
    finalists: int = 1  # of these ways, that it weighs again with care
    mood: float = 0.0  # how much its judgement wavers, in points
    seconds: float = SECONDS
