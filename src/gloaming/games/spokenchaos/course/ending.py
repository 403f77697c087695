"""How a match of Spokenchaos ends, and who wins (rules 8)."""

from typing import Annotated

import msgspec
from msgspec.structs import asdict

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.spokenchaos.state import State

from .ending_told import outcome_at, score_at

REASONS = ("the cards are used up",)


class Counted(Score, frozen=True, omit_defaults=True):
    """Everybody's points and ghosts out, and how many ghosts everybody has."""

    seats: tuple[dict[Annotated[str, ("points", "out")], int], ...] = ()
    common: dict[Annotated[str, ("ghosts",)], int] = msgspec.field(default_factory=dict)


class Ended(msgspec.Struct, frozen=True):
    """How a match ended."""

    reason: Annotated[str, REASONS]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def score_of(states: Records[State]) -> Score:
    """Return everybody's points and ghosts out."""
    counted: Counted = told(Counted, score_at, states)
    return counted


def outcome(states: Records[State]) -> Outcome | None:
    """Return who has most points; then most ghosts out, fewest beside the start side."""
    ended: Ended | None = told(Ended | None, outcome_at, states)
    return Outcome(**asdict(ended)) if ended else None
