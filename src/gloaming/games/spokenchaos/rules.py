"""The rules of Spokenchaos, by the names by which the core asks for them."""

from gloaming.core.compiled import compiled

from .acting import actor, is_to_act
from .chance import chance_outcomes, draw
from .deeds import apply
from .legality import is_legal
from .offers import legal_actions
from .planes import observe
from .secrecy import conceal, resample
from .state import State

__all__ = [
    "actor",
    "apply",
    "chance_outcomes",
    "conceal",
    "draw",
    "is_legal",
    "is_to_act",
    "legal_actions",
    "observe",
    "resample",
    "turn_number",
]


@compiled
def turn_number(state: State) -> int:
    """Return how many turns are final; plans made in secret are all one turn."""
    return state.turn
