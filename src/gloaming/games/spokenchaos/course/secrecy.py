"""What nobody else may know: plans, until all are revealed (rules 3)."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.state import PLANNING, REVEALING, State


@compiled
def conceal(state: State, seat: int) -> None:
    """Blank the plans of all others while they are secret."""
    if state.phase in (PLANNING, REVEALING) and not state.in_turn:
        for other in range(state.players):
            if other != seat:
                plans.forget_plan(state.plans[other])


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Let all others have plans to move nothing, which might be."""
    if state.phase in (PLANNING, REVEALING) and not state.in_turn:
        for other in range(state.players):
            if other != seat:
                plans.begin_plan(state, other)
