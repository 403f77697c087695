"""How a match of Spokenchaos ends, and who wins (rules 8)."""

from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.spokenchaos.material import GHOSTS, POINTS_INSIDE, POINTS_OUT
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import BESIDE, FIRST_EDITION, INSIDE, OUT, OVER, SUPPLY, State

REASON = "the cards are used up"


def score(state: State, seat: int) -> int:
    """Return the points of a seat, as if the match ended now."""
    points = 0
    for ghost in range(GHOSTS):
        where = state.figures[seat * GHOSTS + ghost].where
        if where == OUT:
            points += int(POINTS_OUT[size_of(ghost)])
        elif where == INSIDE:
            points += int(POINTS_INSIDE[size_of(ghost)])
    return points


def score_of(state: State) -> Score:
    """Return everybody's points and ghosts out."""
    seats = range(state.players)
    counts = ({"points": score(state, seat), "out": count_at(state, seat, OUT)} for seat in seats)
    return Score(tuple(counts), {"ghosts": GHOSTS})


def count_at(state: State, seat: int, where: int) -> int:
    """Return how many ghosts of a seat are somewhere."""
    ghosts = range(seat * GHOSTS, (seat + 1) * GHOSTS)
    return sum(int(state.figures[number].where) == where for number in ghosts)


def outcome(state: State) -> Outcome | None:
    """Return who has most points; then most ghosts out, fewest beside the start side."""
    if state.phase != OVER:
        return None
    scores = tuple(score(state, seat) for seat in range(state.players))
    return Outcome(REASON, leaders(state), scores)


def leaders(state: State) -> tuple[int, ...]:
    """Return who would win if the match ended now."""
    merits = [merit(state, seat) for seat in range(state.players)]
    return tuple(seat for seat, found in enumerate(merits) if found == max(merits))


def merit(state: State, seat: int) -> tuple[int, int, int]:
    """Return the points of a seat, and what decides between equals."""
    return score(state, seat), count_at(state, seat, OUT), -left_beside(state, seat)


def left_beside(state: State, seat: int) -> int:
    """Return how many ghosts of a seat are neither in the lobby nor out."""
    boxed = 0 if state.edition == FIRST_EDITION else count_at(state, seat, SUPPLY)
    return count_at(state, seat, BESIDE) + boxed
