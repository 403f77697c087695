"""The six levels of Spokenchaos: what each sees, and what it thinks of."""

from gloaming.bots.levels import TOP_SECONDS

from .bot import SpokenchaosBot
from .mind import Mind
from .places import FINE

BOTS = (
    SpokenchaosBot(Mind(tells_sizes=False, caution=0.0, grid=0, turns=0)),
    SpokenchaosBot(
        Mind(looks_ahead_only=True, caution=0.5, grid=0, turns=0, knows_sides=False, mood=0.5)
    ),
    SpokenchaosBot(Mind(knows_mirror=False, turns=0, knows_sides=False, mood=0.5)),
    SpokenchaosBot(Mind(turns=0, mood=0.2)),
    SpokenchaosBot(Mind(turns=12, candidates=16)),
    SpokenchaosBot(
        Mind(
            turns=16,
            polishings=4,
            offsets=FINE,
            candidates=100,
            lays_furniture=True,
            seconds=TOP_SECONDS,
        )
    ),
)
