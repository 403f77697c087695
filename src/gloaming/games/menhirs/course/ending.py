"""How a match ends and what it scores (rules 3.6, 3.9 and 3.10)."""

from typing import Annotated, TypeAlias, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.menhirs.state import State

from .ending_told import outcome_at, score_at

# In the order of `state`; nothing while a match goes on.
REASONS = ("", "every menhir is free", "the rounds are over")

Counted: TypeAlias = Annotated[str, ("free", "covered", "mist", "supply")]


class Ended(msgspec.Struct, frozen=True):
    """The end of a match."""

    reason: Annotated[str, REASONS]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class TableScore(Score, frozen=True, omit_defaults=True):
    """Menhirs and mist, which belong to nobody."""

    seats: tuple[dict[Counted, int], ...] = ()
    common: dict[Counted, int] = {}  # noqa: RUF012 - msgspec copies it


def outcome(states: Records[State]) -> Outcome | None:
    """Return how a match ended, or None while it goes on."""
    ended = told(Ended | None, outcome_at, states)
    return ended and Outcome(ended.reason, ended.winners, ended.scores)


def score(states: Records[State]) -> Score:
    """Return the menhirs free and covered, and the mist on the board and still to be placed."""
    return cast("Score", told(TableScore, score_at, states))
