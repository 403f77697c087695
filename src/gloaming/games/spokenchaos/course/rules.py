"""The rules of Spokenchaos, by the names by which the core asks for them."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.help.observation import observe
from gloaming.games.spokenchaos.state import State

from .actor import actor, is_to_act
from .apply import apply
from .chance import chance_outcomes, draw
from .legal_actions import legal_actions
from .legality import is_legal
from .secrecy import conceal, resample

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
