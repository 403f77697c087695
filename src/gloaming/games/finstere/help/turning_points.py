"""What decided a match: who took the lead for good, and what the monster cost (rules 3)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gloaming.core.actors import AUTOMATIC
from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, foremost
from gloaming.games.finstere.course.ending_told import leader
from gloaming.games.finstere.floor.board import ENTRANCE, HEIGHT, WIDTH, x_and_y
from gloaming.games.finstere.state import EATEN, OUT, WAITING, State

# A token that is gone has lost more than any way through the fortress.
WHOLE_WAY = WIDTH + HEIGHT


class Bite(NamedTuple):
    """Tokens that the monster took in one step: how dear they were, and whose the dearest was."""

    cost: int
    point: TurningPoint


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return when the lead was taken for good, and the dearest bites."""
    states = [moment.before[0] for moment in moments] + [last[0]]
    dearest = sorted(bites(moments, states), key=lambda bite: -bite.cost)
    return foremost([*lead_for_good(states), *(bite.point for bite in dearest)])


def lead_for_good(states: Sequence[State]) -> Iterator[TurningPoint]:
    """Yield when whoever leads at the end came to lead for the last time."""
    leaders = [leader(state) for state in states]
    changes = [at for at in range(1, len(states)) if leaders[at] != leaders[at - 1]]
    for at in changes[-1:]:
        yield TurningPoint(at, "lead", leaders[at], int(states[at].out_count[leaders[at]]))


def bites(moments: Sequence[Moment], states: Sequence[State]) -> Iterator[Bite]:
    """Yield what the monster ate, step by step."""
    for at, moment in enumerate(moments, start=1):
        if moment.ply.actor == AUTOMATIC:
            yield from bite(at, states[at - 1], states[at])


def bite(at: int, before: State, after: State) -> Iterator[Bite]:
    """Yield what one step of the monster cost, if it cost anything."""
    eaten = [token for token in range(before.token_count) if is_eaten(before, after, token)]
    if eaten:
        costs = {token: cost(before, after, token) for token in eaten}
        dearest = max(eaten, key=lambda token: costs[token])
        kind = "gone" if after.floor.cell_of[dearest] == EATEN else "eaten"
        seat = int(before.tokens[dearest].seat)
        yield Bite(sum(costs.values()), TurningPoint(at, kind, seat, len(eaten)))


def is_eaten(before: State, after: State, token: int) -> bool:
    """Tell whether a token stood on the board and does so no more."""
    was, now = before.floor.cell_of[token], after.floor.cell_of[token]
    return was not in (WAITING, OUT, EATEN) and now in (WAITING, EATEN)


def cost(before: State, after: State, token: int) -> int:
    """Return how far an eaten token had come; one that is gone has lost much more."""
    (x, y), (entrance_x, entrance_y) = x_and_y(before.floor.cell_of[token]), x_and_y(ENTRANCE)
    come = entrance_x - x + entrance_y - y
    return come + (WHOLE_WAY if after.floor.cell_of[token] == EATEN else 0)
