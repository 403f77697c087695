"""Who leads, how a match of Finstere Flure ends, and who wins (rules 3)."""

from typing import Annotated, TypeAlias

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.writer import place_of, writer
from gloaming.games.finstere.state import ALL_BUT_ONE_OUT, EATEN, NOBODY, OUT, OVER, State

from .rounds import first_token

REASONS = ("all but one token is out", "no token is left in play", "the cards are used up")
OfSeat: TypeAlias = Annotated[str, ("out", "eaten")]
InCommon: TypeAlias = Annotated[str, ("needed",)]


class Ended(msgspec.Struct, frozen=True):
    """How a match ended, as the rules tell it."""

    reason: Annotated[str, REASONS]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Counted(msgspec.Struct, frozen=True):
    """What everybody has reached, as the rules tell it."""

    seats: tuple[dict[OfSeat, int], ...]
    common: dict[InCommon, int]


COUNT_OUT, COUNT_EATEN = place_of(OfSeat, "out"), place_of(OfSeat, "eaten")
NEEDED = place_of(InCommon, "needed")
COUNTS = 2

put_ended = writer(Ended)


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell how the match ended, or nothing while it goes on."""
    begin(out)
    tell(out, states[0].phase == OVER)
    if states[0].phase == OVER:
        state = states[0]
        first = leader(state)
        put_ended(
            out,
            reason=state.ending - ALL_BUT_ONE_OUT,
            winners=np.full(int(first != NOBODY), first),
            scores=state.out_count[: state.players],
        )
    return length(out)


@compiled
def leader(state: State) -> int:
    """Return who has brought out most, and first so many; NOBODY while nobody has."""
    best = NOBODY
    for seat in range(state.players):
        if state.out_count[seat] > 0 and (best == NOBODY or is_ahead(state, seat, best)):
            best = seat
    return best


@compiled
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Tell whether a seat has brought out more than another, or as many before it."""
    if state.out_count[seat] != state.out_count[other]:
        return state.out_count[seat] > state.out_count[other]
    return state.out_when[seat] < state.out_when[other]


@entry_point(counted=("out",))
def score_at(states: Records[State], out: Told) -> int:
    """Tell the tokens that each seat has out and lost for good, and how many out would win."""
    state = states[0]
    begin(out)
    tell(out, state.players)
    for seat in range(state.players):
        tell(out, COUNTS)
        tell(out, COUNT_OUT)
        tell(out, tokens_at(state, seat, OUT))
        tell(out, COUNT_EATEN)
        tell(out, tokens_at(state, seat, EATEN))
    tell(out, 1)
    tell(out, NEEDED)
    tell(out, state.tokens_to_win)
    return length(out)


@compiled
def tokens_at(state: State, seat: int, place: int) -> int:
    """Return how many tokens of a seat are outside, or eaten."""
    count = 0
    for token in range(first_token(state, seat), first_token(state, seat + 1)):
        count += state.floor.cell_of[token] == place
    return count


def outcome(states: Records[State]) -> Outcome | None:
    """Return who brought out most, the first to reach that number winning a tie."""
    ended: Ended | None = told(Ended | None, outcome_at, states)
    return Outcome(ended.reason, ended.winners, ended.scores) if ended else None


def score(states: Records[State]) -> Score:
    """Return the tokens that each seat has out and lost for good, and how many out would win."""
    counted: Counted = told(Counted, score_at, states)
    return Score(counted.seats, counted.common)
