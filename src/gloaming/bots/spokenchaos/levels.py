"""The six levels of Spokenchaos: what each sees, and what it thinks of."""

from gloaming.bots.levels import TOP_SECONDS

from .bot import SpokenchaosBot
from .mind import Mind
from .places import FINE

BOTS = (
    SpokenchaosBot(Mind(tells_sizes=False, caution=0.0, grid=0, turns=0)),
    SpokenchaosBot(Mind(looks_ahead_only=True, caution=0.5, grid=0, turns=0, knows_sides=False)),
    SpokenchaosBot(Mind(grid=0, turns=0, knows_sides=False)),
    SpokenchaosBot(Mind(turns=0, candidates=8)),
    SpokenchaosBot(Mind(turns=12, candidates=16)),
    SpokenchaosBot(
        Mind(
            turns=16,
            polishings=3,
            offsets=FINE,
            candidates=80,
            lays_furniture=True,
            seconds=TOP_SECONDS,
        )
    ),
)
