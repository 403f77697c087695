"""The six levels of Spokenchaos: what each overlooks, and what it thinks of.

From level to level a bot keeps more ghosts in mind at a time, and fears more of what can see them.
All but the owl have moods, too: their judgement wavers.
"""

from collections.abc import Mapping

from gloaming.bots.levels import TOP_SECONDS
from gloaming.games.spokenchaos.material import SMALLS

from .bot import SpokenchaosBot
from .mind import mind

# Plays the last round like the first, and forgets the mirror and where the keyhole stands.
FORGETFUL: Mapping[str, float] = {"counts_rounds": False, "grid": 0, "knows_sides": False}

BOTS = (
    # Dares to move but small ghosts, and is drawn to the light: it likes places that are seen.
    SpokenchaosBot(mind(**FORGETFUL, daring=SMALLS, movers=1, caution=-1.2, mood=0.05)),
    # Runs.
    SpokenchaosBot(mind(**FORGETFUL, movers=1, caution=0.0, mood=0.8)),
    # Fears the door at the end of its way.
    SpokenchaosBot(mind(**FORGETFUL, movers=2, caution=0.8, looks_ahead_only=True, mood=0.9)),
    # Fears all doors and the mirror, and counts the rounds.
    SpokenchaosBot(mind(movers=2, mood=0.72)),
    # Puts furniture before its own ghosts.
    SpokenchaosBot(mind(movers=3, mood=0.56, candidates=16)),
    # Minds all ghosts, everybody's, and who may pick the side; weighs furniture by what all do.
    SpokenchaosBot(mind(turns=16, polishings=4, candidates=60, finalists=4), TOP_SECONDS),
)
