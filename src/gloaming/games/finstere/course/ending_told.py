"""Who leads, and how a match ends, told as numbers (see `core.encoding`)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.finstere.state import ALL_BUT_ONE_OUT, EATEN, NOBODY, OUT, OVER, State

from .rounds import first_token

# What is counted of a seat, in the order of `OF_SEATS`.
COUNT_OUT, COUNT_EATEN = range(2)
COUNTS = 2


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell how the match ended, or nothing while it goes on."""
    begin(out)
    tell(out, states[0].phase == OVER)
    if states[0].phase == OVER:
        tell_outcome(out, states[0])
    return length(out)


@compiled
def tell_outcome(out: Told, state: State) -> None:
    """Tell why the match ended, who won, and how many tokens each seat has brought out."""
    tell(out, state.ending - ALL_BUT_ONE_OUT)
    first = leader(state)
    tell(out, first != NOBODY)
    if first != NOBODY:
        tell(out, first)
    tell(out, state.players)
    for seat in range(state.players):
        tell(out, state.out_count[seat])


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
    tell(out, 0)
    tell(out, state.tokens_to_win)
    return length(out)


@compiled
def tokens_at(state: State, seat: int, place: int) -> int:
    """Return how many tokens of a seat are outside, or eaten."""
    count = 0
    for token in range(first_token(state, seat), first_token(state, seat + 1)):
        count += state.floor.cell_of[token] == place
    return count
