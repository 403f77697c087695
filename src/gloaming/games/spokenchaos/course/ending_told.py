"""Points and winners, worked out and told (rules 8)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import GHOSTS, POINTS_INSIDE, POINTS_OUT
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import BESIDE, FIRST_EDITION, INSIDE, OUT, OVER, SUPPLY, State

# The places of what is told among its names.
CARDS_USED_UP = 0
POINTS, GHOSTS_OUT = range(2)
GHOSTS_OF_SEAT = 0


@entry_point(counted=("out",))
def score_at(states: Records[State], out: Told) -> int:
    """Tell everybody's points, as if the match ended now, and ghosts out."""
    begin(out)
    state = states[0]
    tell(out, state.players)
    for seat in range(state.players):
        tell(out, 2)
        tell(out, POINTS)
        tell(out, score(state, seat))
        tell(out, GHOSTS_OUT)
        tell(out, count_at(state, seat, OUT))
    tell(out, 1)
    tell(out, GHOSTS_OF_SEAT)
    tell(out, GHOSTS)
    return length(out)


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell who has won, if the match is over."""
    begin(out)
    state = states[0]
    is_over = state.phase == OVER
    tell(out, is_over)
    if is_over:
        tell(out, CARDS_USED_UP)
        tell_seats(out, leaders(state))
        tell(out, state.players)
        for seat in range(state.players):
            tell(out, score(state, seat))
    return length(out)


@compiled
def tell_seats(out: Told, seats: int) -> None:
    """Tell which seats are in a set."""
    place, count, seat = tell_later(out), 0, 0
    while seats >> seat:
        if (seats >> seat) & 1:
            tell(out, seat)
            count += 1
        seat += 1
    tell_at(out, place, count)


@compiled
def score(state: State, seat: int) -> int:
    """Return the points of a seat, as if the match ended now."""
    points = 0
    for ghost in range(GHOSTS):
        where = state.figures[seat * GHOSTS + ghost].where
        if where == OUT:
            points += POINTS_OUT[size_of(ghost)]
        elif where == INSIDE:
            points += POINTS_INSIDE[size_of(ghost)]
    return points


@compiled
def count_at(state: State, seat: int, where: int) -> int:
    """Return how many ghosts of a seat are somewhere."""
    count = 0
    for number in range(seat * GHOSTS, (seat + 1) * GHOSTS):
        if state.figures[number].where == where:
            count += 1
    return count


@compiled
def leaders(state: State) -> int:
    """Return who would win if the match ended now, a bit for each seat."""
    most = merit(state, 0)
    for seat in range(1, state.players):
        most = max(most, merit(state, seat))
    found = 0
    for seat in range(state.players):
        if merit(state, seat) == most:
            found |= 1 << seat
    return found


@compiled
def merit(state: State, seat: int) -> int:
    """Return one number for the points of a seat, and for what decides between equals.

    These are most ghosts out, then fewest left; nobody has more of either than ghosts.
    """
    counted = score(state, seat) * (GHOSTS + 1) + count_at(state, seat, OUT)
    return counted * (GHOSTS + 1) - left_beside(state, seat)


@compiled
def left_beside(state: State, seat: int) -> int:
    """Return how many ghosts of a seat are neither in the lobby nor out."""
    boxed = 0 if state.edition == FIRST_EDITION else count_at(state, seat, SUPPLY)
    return count_at(state, seat, BESIDE) + boxed
