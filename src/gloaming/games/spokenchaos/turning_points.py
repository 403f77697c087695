"""What decided a match: who took the lead for good, and looks that caught many (rules 5 and 8)."""

from collections.abc import Iterator, Sequence

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, foremost

from .ending import leaders, score
from .material import GHOSTS, POINTS_OUT
from .room import size_of
from .state import BESIDE, CATCHING, INSIDE, State


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return when the lead was taken for good, and the looks that cost most."""
    states = [moment.before[0] for moment in moments] + [last[0]]
    looks = sorted(catches(states), key=lambda found: -found[0])
    return foremost([*lead_for_good(states), *(point for _, point in looks)])


def lead_for_good(states: Sequence[State]) -> Iterator[TurningPoint]:
    """Yield when whoever leads alone at the end came to do so."""
    first = leaders(states[-1])
    if len(first) == 1:
        behind = [at for at, state in enumerate(states) if leaders(state) != first]
        for at in behind[-1:]:
            yield TurningPoint(at + 1, "ahead", first[0], score(states[at + 1], first[0]))


def catches(states: Sequence[State]) -> Iterator[tuple[int, TurningPoint]]:
    """Yield what each look cost, and of whom it caught most."""
    for at in range(1, len(states)):
        before, after = states[at - 1], states[at]
        caught = [ghost for ghost in range(len(before.figures)) if is_caught(before, after, ghost)]
        if before.phase == CATCHING and caught:
            seats = [ghost // GHOSTS for ghost in caught]
            most = max(seats, key=seats.count)
            cost = sum(int(POINTS_OUT[size_of(ghost % GHOSTS)]) for ghost in caught)
            yield cost, TurningPoint(at, "caught", most, len(caught))


def is_caught(before: State, after: State, ghost: int) -> bool:
    """Tell whether a ghost was in the lobby and is back beside its start side."""
    return bool(before.figures[ghost].where == INSIDE and after.figures[ghost].where == BESIDE)
