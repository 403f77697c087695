"""How a match of Finstere Flure ends, and who wins (rules 3)."""

from collections.abc import Sequence

from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.finstere.state import (
    ALL_BUT_ONE_OUT,
    CARDS_USED_UP,
    EATEN,
    NOBODY,
    NOBODY_IN_PLAY,
    OUT,
    OVER,
    State,
)

REASONS = {
    ALL_BUT_ONE_OUT: "all but one token is out",
    NOBODY_IN_PLAY: "no token is left in play",
    CARDS_USED_UP: "the cards are used up",
}


def outcome(state: State) -> Outcome | None:
    """Return who brought out most, the first to reach that number winning a tie."""
    if state.phase != OVER:
        return None
    counts = scores(state)
    first = leader(counts, state.out_when.tolist())
    winners = () if first == NOBODY else (first,)
    return Outcome(REASONS[int(state.ending)], winners, counts)


def scores(state: State) -> tuple[int, ...]:
    """Return how many tokens each seat has brought out."""
    return tuple(state.out_count[: state.players].tolist())


def score(state: State) -> Score:
    """Return the tokens that each seat has out and lost for good, and how many out would win."""
    needed = int(state.tokens_to_win)
    tokens = needed + 1  # of a seat; they follow one another
    cells = state.floor.cell_of.tolist()
    held = [cells[first : first + tokens] for first in range(0, state.players * tokens, tokens)]
    seats = tuple({"out": own.count(OUT), "eaten": own.count(EATEN)} for own in held)
    return Score(seats, {"needed": needed})


def leader(counts: Sequence[int], out_when: Sequence[int]) -> int:
    """Return who has brought out most, and first so many; NOBODY while nobody has."""
    most = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    return min(leaders, key=lambda seat: out_when[seat]) if most else NOBODY
