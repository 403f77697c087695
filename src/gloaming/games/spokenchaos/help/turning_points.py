"""What decided a match: looks, whoever was seen by them or was not (rules 5 and 8)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, foremost
from gloaming.games.spokenchaos.course.ending_told import leaders, score
from gloaming.games.spokenchaos.material import GHOSTS, POINTS_OUT
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import CATCHING, INSIDE, LOOKING, OUT, State


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return the look after which the winner led for good, and those at which most was at stake."""
    states = [moment.before[0] for moment in moments] + [last[0]]
    looks = looks_of(states)
    staked = sorted(stakes(states, looks), key=lambda found: -found[0])
    return foremost([*lead_for_good(states, looks), *(point for _, point in staked)])


def looks_of(states: Sequence[State]) -> list[int]:
    """Return how many moments there were with each look of a match."""
    pairs = enumerate(pairwise(states), start=1)
    return [at for at, (one, two) in pairs if one.phase == LOOKING and two.phase == CATCHING]


def lead_for_good(states: Sequence[State], looks: Sequence[int]) -> Iterator[TurningPoint]:
    """Yield the look after which whoever leads alone at the end has led ever since.

    Points in the lobby count, so a lead that a plan takes is one only when the look has passed.
    """
    first = leaders(states[-1])
    if first.bit_count() == 1:
        behind = [at for at, state in enumerate(states) if leaders(state) != first]
        ahead = behind[-1] + 1 if behind else 0
        for look in [at for at in looks if at + 1 >= ahead][:1] or looks[-1:]:
            after = states[min(look + 1, len(states) - 1)]
            seat = first.bit_length() - 1
            yield TurningPoint(look, "ahead", seat, int(score(after, seat)))


def stakes(states: Sequence[State], looks: Sequence[int]) -> Iterator[tuple[int, TurningPoint]]:
    """Yield what was at stake at each look, in points: ghosts that were caught, or slipped out."""
    for look, following in zip(looks, [*looks[1:], len(states) - 1], strict=False):
        seen, later = states[look], states[following]
        caught = [ghost for ghost in inside(seen) if is_caught(seen, ghost)]
        hidden = [ghost for ghost in inside(seen) if ghost not in caught]
        slipped = [ghost for ghost in hidden if later.figures[ghost].where == OUT]
        if caught:
            yield worth(caught), TurningPoint(look, "caught", owner_of_most(caught), len(caught))
        for kind, ghosts in (("slipped", slipped), ("hidden", [] if caught else hidden)):
            if ghosts:
                owner = owner_of_most(ghosts)
                own = [ghost for ghost in ghosts if ghost // GHOSTS == owner]
                stake = worth(own) if kind == "slipped" else 0
                yield stake, TurningPoint(look, kind, owner, len(own))


def inside(state: State) -> list[int]:
    """Return the ghosts in the lobby, numbered among all."""
    return [ghost for ghost, figure in enumerate(state.figures) if figure.where == INSIDE]


def is_caught(state: State, ghost: int) -> bool:
    """Tell whether the look that was just made has seen enough of a ghost."""
    return bool(state.figures[ghost].samples >= enough(state.grid))


def worth(ghosts: Sequence[int]) -> int:
    """Return the points of ghosts that get out."""
    return sum(int(POINTS_OUT[size_of(ghost % GHOSTS)]) for ghost in ghosts)


def owner_of_most(ghosts: Sequence[int]) -> int:
    """Return whose most of some ghosts are, by their worth; of equals the first."""
    owners = sorted({ghost // GHOSTS for ghost in ghosts})
    return max(owners, key=lambda seat: worth([one for one in ghosts if one // GHOSTS == seat]))
