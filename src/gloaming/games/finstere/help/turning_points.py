"""What decided a match: who took the lead for good, and what the monster cost (rules 3)."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np

from gloaming.core.actors import AUTOMATIC
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.game import Moment
from gloaming.core.layout import Actions, Records
from gloaming.core.turning_points import (
    FIELDS,
    MOST,
    Points,
    TurningPoint,
    consider,
    points_told,
    tell_points,
)
from gloaming.games.finstere.course.ending import leader
from gloaming.games.finstere.floor.board import ENTRANCE, HEIGHT, STRIDE, WIDTH
from gloaming.games.finstere.state import EATEN, NO_TOKEN, OUT, WAITING, State

KINDS = ("lead", "eaten", "gone")


class Turning(TurningPoint, frozen=True):
    """A turning point, as the rules tell it."""

    kind: Annotated[str, KINDS]


class Turnings(msgspec.Struct, frozen=True):
    """What decided a match."""

    points: tuple[Turning, ...]


LEAD, BITTEN, GONE = KINDS.index("lead"), KINDS.index("eaten"), KINDS.index("gone")

# A token that is gone has lost more than any way through the fortress; the lead weighs most.
WHOLE_WAY = WIDTH + HEIGHT
WEIGHT_OF_LEAD = 1 << 20


@entry_point(counted=("out",))
def turning_points_at(states: Records[State], actors: Actions, out: Told) -> int:
    """Tell when the lead was taken for good, and the dearest bites, of all states of a match."""
    points = np.zeros((MOST, FIELDS), np.int64)
    found = consider_lead(states, points)
    for at in range(1, len(states)):
        if actors[at - 1] == AUTOMATIC:
            found = consider_bite(states[at - 1], states[at], at, points, found)
    return tell_points(points, found, out)


@compiled
def consider_lead(states: Records[State], points: Points) -> int:
    """Add when whoever leads at the end came to lead for the last time."""
    for at in range(len(states) - 1, 0, -1):
        first = leader(states[at])
        if first != leader(states[at - 1]):
            out_count = states[at].out_count[first] if first >= 0 else 0
            return consider(points, 0, at, LEAD, first, out_count, WEIGHT_OF_LEAD)
    return 0


@compiled
def consider_bite(before: State, after: State, at: int, points: Points, found: int) -> int:
    """Add what one step of the monster cost, if it cost anything; the dearest token tells whose."""
    eaten, costs, dearest, most = 0, 0, NO_TOKEN, -1
    for token in range(before.token_count):
        if is_eaten(before, after, token):
            price = cost(before, after, token)
            eaten, costs = eaten + 1, costs + price
            if price > most:
                dearest, most = token, price
    if eaten == 0:
        return found
    kind = GONE if after.floor.cell_of[dearest] == EATEN else BITTEN
    return consider(points, found, at, kind, before.tokens[dearest].seat, eaten, costs)


@compiled
def is_eaten(before: State, after: State, token: int) -> bool:
    """Tell whether a token stood on the board and does so no more."""
    was, now = before.floor.cell_of[token], after.floor.cell_of[token]
    return was not in (WAITING, OUT, EATEN) and now in (WAITING, EATEN)


@compiled
def cost(before: State, after: State, token: int) -> int:
    """Return how far an eaten token had come; one that is gone has lost much more."""
    cell = int(before.floor.cell_of[token])
    come = ENTRANCE % STRIDE + ENTRANCE // STRIDE - cell % STRIDE - cell // STRIDE
    return come + (WHOLE_WAY if after.floor.cell_of[token] == EATEN else 0)


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return when the lead was taken for good, and the dearest bites."""
    return points_told(Turnings, turning_points_at, moments, last)
