"""What a search must know of a game: whole moves, their worth, and the course of things.

A game's own module has these functions, compiled, by these names; `opening.open_search`
puts them in the place of the bodies here, which are never run.  `mind` is what the game
keeps for its bots: their weights and habits, and room to work in.
"""

from typing import Any

from gloaming.core.layout import Actions
from gloaming.core.streams import Stream

from .records import Values


def actor(state: Any) -> int:
    """Return who is awaited: a seat, CHANCE or NOBODY; nothing automatic is pending."""
    raise NotImplementedError


def resample(state: Any, seat: int, stream: Stream) -> None:
    """Replace what a seat cannot see by something it might be."""
    raise NotImplementedError


def list_moves(
    state: Any,
    seat: int,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
) -> int:
    """Write the moves worth a look, a guess of what each is worth to the seat, and the values.

    The values are those of the position for all seats.  Return how many moves there are.
    """
    raise NotImplementedError


def is_possible(state: Any, seat: int, move: int) -> bool:
    """Tell whether a move listed in a state that looked the same is possible in this one."""
    raise NotImplementedError


def make_move(state: Any, seat: int, move: int, mind: Any) -> None:
    """Carry out a whole move, and all that is automatic after it."""
    raise NotImplementedError


def let_chance(state: Any, stream: Stream, mind: Any) -> int:
    """Let chance do one thing, and all that is automatic after it; return what it did."""
    raise NotImplementedError


def weigh_chance(state: Any, stream: Stream, mind: Any, values: Values) -> None:
    """Write what a position is worth to all seats in which chance is awaited."""
    raise NotImplementedError


def final_values(state: Any, values: Values) -> None:
    """Write what the end of a match is worth to all seats: shares that add up to 1."""
    raise NotImplementedError


def key_of(state: Any) -> int:
    """Return a number that tells positions apart, 0 where they need not be found again."""
    raise NotImplementedError


def seats_of(state: Any) -> int:
    """Return how many play."""
    raise NotImplementedError


def write_actions(state: Any, move: int, out: Actions) -> int:
    """Write the actions of which a whole move consists in a state; return how many."""
    raise NotImplementedError


def apply(state: Any, seat: int, action: int) -> None:
    """Carry out a legal action of a seat."""
    raise NotImplementedError
