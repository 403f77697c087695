"""What a bot decides, as compiled code tells it."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.game import Ply
from gloaming.core.writer import writer

from .thinking import Thought

MOST_ACTIONS = 64  # of which a whole move consists


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot does, and what it thinks of its position; see `thinking.Thought`."""

    actions: tuple[int, ...]  # of its whole move
    shares: tuple[float, ...]
    is_proven: bool
    turns: int
    simulations: int
    line: tuple[tuple[int, int], ...]  # plies: who acts, and how


put_decision = writer(Decision)


@compiled
def shares_of(values: NDArray[np.float64], seats: int) -> NDArray[np.float64]:
    """Return what seats can expect as shares of the win: none below 0, all adding up to 1."""
    total = 0.0
    for seat in range(seats):
        total += max(0.0, values[seat])
    shares = np.empty(seats)
    for seat in range(seats):
        shares[seat] = max(0.0, values[seat]) / total if total > 0.0 else 1.0 / seats
    return shares


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
