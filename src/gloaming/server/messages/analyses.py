"""What is said over HTTP of a match that is gone through."""

from typing import Annotated

import msgspec
from msgspec import Meta

from gloaming.analysis import Analysis

LONGEST_LEVEL = 64
SIMULATIONS, MOST_SIMULATIONS = 200, 1000  # a turn


class NewAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to judge a match, and how long each turn is thought about."""

    level: Annotated[str, Meta(max_length=LONGEST_LEVEL)] = ""  # nothing: the strongest
    simulations: Annotated[int, Meta(ge=1, le=MOST_SIMULATIONS)] = SIMULATIONS


class AnalysisProgress(msgspec.Struct, frozen=True):
    """How far a match is gone through, and what was found when that is done."""

    done: int
    of: int  # turns; 0 before they are counted
    analysis: Analysis | None
