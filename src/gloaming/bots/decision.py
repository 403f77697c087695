"""What a bot decides, as compiled code tells it."""

import msgspec

from gloaming.core.game import Ply

from .thinking import Thought


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot does, and what it thinks of its position; see `thinking.Thought`."""

    actions: tuple[int, ...]  # of its whole move
    shares: tuple[float, ...]
    is_proven: bool
    turns: int
    simulations: int
    line: tuple[tuple[int, int], ...]  # plies: who acts, and how


def thought_of(seat: int, decision: Decision) -> Thought:
    """Return what a seat thinks that decides so."""
    return Thought(
        seat=seat,
        shares=decision.shares,
        is_proven=decision.is_proven,
        turns=decision.turns,
        simulations=decision.simulations,
        line=tuple(Ply(*ply) for ply in decision.line),
    )
