"""How a match of Finstere Flure ends, and who wins (rules 3)."""

from gloaming.core.outcome import Outcome

from .state import ALL_BUT_ONE_OUT, CARDS_USED_UP, NOBODY, NOBODY_IN_PLAY, OVER, State

REASONS = {
    ALL_BUT_ONE_OUT: "all but one token is out",
    NOBODY_IN_PLAY: "no token is left in play",
    CARDS_USED_UP: "the cards are used up",
}


def outcome(state: State) -> Outcome | None:
    """Return who brought out most, the first to reach that number winning a tie."""
    if state.phase != OVER:
        return None
    first = leader(state)
    winners = () if first == NOBODY else (first,)
    return Outcome(REASONS[state.ending], winners, scores(state))


def scores(state: State) -> tuple[int, ...]:
    """Return how many tokens each seat has brought out."""
    return tuple(int(count) for count in state.out_count[: state.players])


def leader(state: State) -> int:
    """Return who has brought out most, and first so many; NOBODY while nobody has."""
    most = max(scores(state))
    leaders = [seat for seat, score in enumerate(scores(state)) if score == most]
    return min(leaders, key=lambda seat: state.out_when[seat]) if most else NOBODY
