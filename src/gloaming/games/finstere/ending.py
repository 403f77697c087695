"""How a match of Finstere Flure ends, and who wins (rules 3)."""

from gloaming.core.outcome import Outcome

from .state import ALL_BUT_ONE_OUT, CARDS_USED_UP, NOBODY_IN_PLAY, OVER, State

REASONS = {
    ALL_BUT_ONE_OUT: "all but one token is out",
    NOBODY_IN_PLAY: "no token is left in play",
    CARDS_USED_UP: "the cards are used up",
}


def outcome(state: State) -> Outcome | None:
    """Return who brought out most, the first to reach that number winning a tie."""
    if state.phase != OVER:
        return None
    scores = tuple(int(count) for count in state.out_count[: state.players])
    most = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == most]
    first = min(leaders, key=lambda seat: state.out_when[seat])
    return Outcome(REASONS[state.ending], (first,) if most else (), scores)
