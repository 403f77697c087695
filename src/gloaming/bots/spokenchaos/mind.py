"""What a bot for Spokenchaos has in mind: what it sees, what it forgets, how long it ponders."""

from typing import NamedTuple

from gloaming.bots.levels import SECONDS

from .places import COARSE, Offsets


class Mind(NamedTuple):
    """Habits and blind spots."""

    tells_sizes: bool = True  # it knows that bigger ghosts bring more
    caution: float = 1.0  # how much it fears to be seen; 0.0: it runs
    looks_ahead_only: bool = False  # it fears but the door at the end of its way
    grid: int = 64  # of the looks that it imagines; 0: by sample points, the mirror forgotten
    offsets: Offsets = COARSE  # where in a field it tries to stand
    turns: int = 12  # of thought about what others do; 0: it asks neither them nor who picks
    polishings: int = 0  # how often it goes over its plan, ghost by ghost
    knows_sides: bool = True  # it knows that the keyhole must go to another side
    candidates: int = 0  # ways to put furniture that it weighs; 0: it puts things anywhere
    lays_furniture: bool = False  # on other faces, too
    mood: float = 0.0  # how much its judgement wavers, in points
    seconds: float = SECONDS
