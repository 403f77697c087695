"""How a match of Finstere Flure ends, and who wins (rules 3)."""

from typing import Annotated

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.finstere.state import State

from .ending_told import outcome_at, score_at

REASONS = ("all but one token is out", "no token is left in play", "the cards are used up")
OF_SEATS, IN_COMMON = ("out", "eaten"), ("needed",)


class Ended(msgspec.Struct, frozen=True):
    """How a match ended, as the rules tell it."""

    reason: Annotated[str, REASONS]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Counted(msgspec.Struct, frozen=True):
    """What everybody has reached, as the rules tell it."""

    seats: tuple[dict[Annotated[str, OF_SEATS], int], ...]
    common: dict[Annotated[str, IN_COMMON], int]


def outcome(states: Records[State]) -> Outcome | None:
    """Return who brought out most, the first to reach that number winning a tie."""
    ended: Ended | None = told(Ended | None, outcome_at, states)
    return Outcome(ended.reason, ended.winners, ended.scores) if ended else None


def score(states: Records[State]) -> Score:
    """Return the tokens that each seat has out and lost for good, and how many out would win."""
    counted: Counted = told(Counted, score_at, states)
    return Score(counted.seats, counted.common)
