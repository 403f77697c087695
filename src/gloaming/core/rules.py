"""The rules that a game's `rules` module must have, by these names.

Each works on one state record and is compiled.  Only `apply` changes the state.
The bodies here are never run: `entry_points.entry_points_of` puts the game's own in their place.
"""

from typing import Any

from .layout import Actions, Weights
from .planes import Observation
from .streams import Stream


def actor(state: Any) -> int:
    """Return who acts: a seat, CHANCE, AUTOMATIC, SEVERAL or NOBODY."""
    raise NotImplementedError


def is_to_act(state: Any, seat: int) -> bool:
    """Tell whether a seat may act now (several may, while plans are secret)."""
    raise NotImplementedError


def legal_actions(state: Any, seat: int, out: Actions) -> int:
    """Write the actions of a seat that is to act; return how many there are.

    Where there are too many to write down (a place on a fine grid, say), write a
    fair selection; `is_legal` has the last word.
    """
    raise NotImplementedError


def is_legal(state: Any, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action; any number may be asked about."""
    raise NotImplementedError


def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, of CHANCE or of AUTOMATIC."""
    raise NotImplementedError


def draw(state: Any, stream: Stream) -> int:
    """Draw what CHANCE does."""
    raise NotImplementedError


def chance_outcomes(state: Any, out: Actions, weights: Weights) -> int:
    """Write what CHANCE may do and how likely; return how many, or 0 if beyond counting."""
    raise NotImplementedError


def turn_number(state: Any) -> int:
    """Return a number that grows when a turn becomes final; within it a seat may undo."""
    raise NotImplementedError


def conceal(state: Any, seat: int) -> None:
    """Blank everything that a seat may not know."""
    raise NotImplementedError


def resample(state: Any, seat: int, stream: Stream) -> None:
    """Replace what a seat cannot see by something it might be."""
    raise NotImplementedError


def observe(state: Any, seat: int, out: Observation) -> None:
    """Fill the game's planes, all zero before, from a state that is concealed for a seat.

    A game without planes has no such rule; its views are observed byte by byte.
    """
    raise NotImplementedError
