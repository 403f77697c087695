"""How far each ghost can go with the points that are left: fields, the ways out and how."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import ENTER, GHOST, STAY, STEP
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.legality import is_legal
from gloaming.games.spokenchaos.course.planning import is_walking
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.planning.landing import fits_somewhere, landing
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import LETTERS, NO_GHOST, PLANNING, SIDES, State

Field: TypeAlias = tuple[int, int]  # column and row


class End(msgspec.Struct, frozen=True, kw_only=True):
    """Where a ghost can come to: a field, or out by a door; and the actions that lead there."""

    field: Field | None
    door: str | UnsetType = UNSET
    actions: list[int]


class Reach(msgspec.Struct, frozen=True):
    """Where one ghost of a seat can come to."""

    ghost: int
    ends: list[End]


class Way(NamedTuple):
    """A shortest way of a ghost, with the state at its end."""

    states: Records[State]
    actions: tuple[int, ...]


def reaches(states: Records[State], seat: int) -> list[Reach]:
    """Return for every ghost that may set out where it can come to, and by which actions.

    While a ghost is on its way, every way begins with letting it stay.
    """
    if states[0].phase != PLANNING:
        return []
    start = Way(clone(states), ())
    if is_walking(start.states[0], seat):
        start = taken(start, seat, STAY)
    return [
        Reach(ghost, list(ends_of(taken(start, seat, GHOST + ghost), seat)))
        for ghost in range(GHOSTS)
        if is_legal(start.states[0], seat, GHOST + ghost)
    ]


def taken(way: Way, seat: int, action: int) -> Way:
    """Return a way after one more action."""
    states = clone(way.states)
    apply(states[0], seat, action)
    return Way(states, (*way.actions, action))


def ends_of(start: Way, seat: int) -> Iterator[End]:
    """Yield every field where a ghost that has set out can end, and every door by which it leaves.

    Fields that it only passes are no ends: those in which it fits nowhere.
    """
    seen, waiting = {place_of(start, seat)}, deque([start])
    while waiting:
        way = waiting.popleft()
        for longer in onward(way, seat):
            actions = list(longer.actions)
            place = place_of(longer, seat)
            if place is None:
                door = door_between(place_of(way, seat), longer.actions[-1] - STEP)
                yield End(field=None, door=door, actions=actions)
            elif place not in seen:
                seen.add(place)
                waiting.append(longer)
                if fits(longer, seat):
                    yield End(field=place, actions=actions)


def fits(way: Way, seat: int) -> bool:
    """Tell whether the ghost on its way, or what it merges into, fits into the field at its end."""
    state = way.states[0]
    lobby = room_of(state)[0]
    lands, partner = landing(state, seat, lobby)
    return bool(fits_somewhere(state, seat, lobby, lands, partner))


def door_between(field: Field | None, direction: int) -> str:
    """Return the door by which a step leads out of the lobby.

    >>> door_between((2, 5), 0)
    'N3'
    """
    column, row = field or (0, 0)
    return f"{LETTERS[direction]}{1 + (column if direction % 2 == 0 else row)}"


def onward(way: Way, seat: int) -> Iterator[Way]:
    """Yield the ways that are one step longer."""
    for action in (*range(ENTER, ENTER + FIELDS), *range(STEP, STEP + SIDES)):
        if is_legal(way.states[0], seat, action):
            yield taken(way, seat, action)


def place_of(way: Way, seat: int) -> Field | None:
    """Return column and row of the ghost on its way; whoever is out stands on no field."""
    plan = way.states[0].plans[seat]
    return None if plan.active == NO_GHOST else (int(plan.column), int(plan.row))
