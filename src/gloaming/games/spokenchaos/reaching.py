"""How far each ghost can go with the points that are left: fields, exits and the way there."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from gloaming.core.layout import Records, clone

from .actions import ENTER, GHOST, STAY, STEP
from .deeds import apply
from .legality import is_legal
from .lobby import FIELDS
from .material import GHOSTS
from .notation import TEXTS
from .offers import is_walking
from .seating import is_in_lobby
from .state import NO_GHOST, PLANNING, SIDES, State


class Way(NamedTuple):
    """A shortest way of a ghost, with the state at its end."""

    states: Records[State]
    actions: tuple[int, ...]


def reaches(states: Records[State], seat: int) -> list[dict[str, Any]]:
    """Return for every ghost that may set out where it can come to, and by which actions.

    While a ghost is on its way, every way begins with letting it stay.
    """
    if states[0].phase != PLANNING:
        return []
    start = Way(clone(states), ())
    if is_walking(start.states[0], seat):
        start = taken(start, seat, STAY)
    return [
        {"ghost": ghost, "ends": list(ends_of(taken(start, seat, GHOST + ghost), seat))}
        for ghost in range(GHOSTS)
        if is_legal(start.states[0], seat, GHOST + ghost)
    ]


def taken(way: Way, seat: int, action: int) -> Way:
    """Return a way after one more action."""
    states = clone(way.states)
    apply(states[0], seat, action)
    return Way(states, (*way.actions, action))


def ends_of(start: Way, seat: int) -> Iterator[dict[str, Any]]:
    """Yield every field to which a ghost that has set out can come, and each exit, once."""
    home = field_of(start, seat)
    seen, waiting = {home}, deque([start])
    while waiting:
        for way in onward(waiting.popleft(), seat):
            field = field_of(way, seat)
            if is_out(way, seat) or field not in seen:
                yield end_at(way, seat)
            if not is_out(way, seat) and field not in seen:
                waiting.append(way)
            seen.add(field)


def onward(way: Way, seat: int) -> Iterator[Way]:
    """Yield the ways that are one step longer."""
    for action in (*range(ENTER, ENTER + FIELDS), *range(STEP, STEP + SIDES)):
        if is_legal(way.states[0], seat, action):
            yield taken(way, seat, action)


def field_of(way: Way, seat: int) -> tuple[int, int]:
    """Return column and row of the ghost on its way; beside the board neither is one."""
    plan = way.states[0].plans[seat]
    return int(plan.column), int(plan.row)


def is_out(way: Way, seat: int) -> bool:
    """Tell whether the last step led out of the lobby."""
    return way.states[0].plans[seat].active == NO_GHOST


def end_at(way: Way, seat: int) -> dict[str, Any]:
    """Return an end of a way, ready for JSON; who is out stands on no field."""
    texts = [TEXTS[action] for action in way.actions]
    field = field_of(way, seat)
    return {"field": list(field) if is_in_lobby(*field) else None, "actions": texts}
