"""Revealing plans: all ghosts move at once, and conflicts over spots are resolved (rules 3).

All that move are lifted.  Then, in die-holder order and in the order of each plan, they are put
down: where their spot is taken, at the nearest spot of the field; and where there is none,
the ghost stays where it was, keeps that spot, and all others are put down anew.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import GHOSTS, MAX_PLAYERS
from gloaming.games.spokenchaos.seating import in_turn
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    copy_figure,
    gather,
    many_ghosts,
    room_of,
)
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts
from gloaming.games.spokenchaos.state import (
    BESIDE,
    FIRST_EDITION,
    INSIDE,
    NO_GHOST,
    OUT,
    Plan,
    State,
)

from .plans import forget_plan, retire

Marks = NDArray[np.uint8]


@compiled
def reveal(state: State, seats: int) -> None:
    """Carry out the plans of a set of seats together."""
    rooms = room_of(state)
    failed = np.zeros((MAX_PLAYERS, GHOSTS), np.uint8)
    bodies = many_ghosts()
    while not put_all_down(state, seats, rooms, failed, bodies):
        pass
    for seat in range(state.players):
        if (seats >> seat) & 1:
            carry_out(state, seat, failed, bodies)
            forget_plan(state.plans[seat])


@compiled
def put_all_down(
    state: State, seats: int, rooms: Records[Lobby], failed: Marks, bodies: Records[Ghost]
) -> bool:
    """Find where all ends of moves are; mark one that finds no spot and return False."""
    ghosts = many_ghosts()
    count = gather(state.figures, lifted(state, seats, failed), ghosts, 0)
    for place in range(state.players):
        seat = in_turn(state, place)
        plan = state.plans[seat]
        for number in range(plan.count if (seats >> seat) & 1 else 0):
            figure = plan.figures[plan.moved[number]]
            if failed[seat, number] or figure.where != INSIDE:
                continue
            body = bodies[seat * GHOSTS + number]
            copy_body(figure.body, body)
            if not is_free_of_ghosts(body, ghosts[:count]) and not find_nearest(
                rooms[0], ghosts[:count], body
            ):
                fail(state, seat, number, failed)
                return False
            copy_body(body, ghosts[count])
            count += 1
    return True


@compiled
def fail(state: State, seat: int, number: int, failed: Marks) -> None:
    """Mark a move that finds no spot, and all later ones of what would have merged by it."""
    plan = state.plans[seat]
    failed[seat, number] = 1
    if state.edition == FIRST_EDITION:
        return
    unmerged = parts_of(plan, number)
    for later in range(number + 1, plan.count):
        involved = parts_of(plan, later) | 1 << plan.moved[later]
        if involved & unmerged:
            failed[seat, later] = 1
            unmerged |= parts_of(plan, later)


@compiled
def parts_of(plan: Plan, number: int) -> int:
    """Return the ghosts that merge by a move, as bits."""
    parts = 0
    for part in range(2):
        if plan.merged[number, part] != NO_GHOST:
            parts |= 1 << plan.merged[number, part]
    return parts


@compiled
def lifted(state: State, seats: int, failed: Marks) -> int:
    """Return the ghosts that leave their places, as bits."""
    away = 0
    for seat in range(state.players):
        plan = state.plans[seat]
        for number in range(plan.count if (seats >> seat) & 1 else 0):
            if not failed[seat, number]:
                moved = parts_of(plan, number) | 1 << plan.moved[number]
                away |= moved << (seat * GHOSTS)
    return away


@compiled
def carry_out(state: State, seat: int, failed: Marks, bodies: Records[Ghost]) -> None:
    """Write the moves of a plan that succeed into the state."""
    plan = state.plans[seat]
    for ghost in range(GHOSTS):  # those taken back, wherever they then went
        figure = state.figures[seat * GHOSTS + ghost]
        if figure.where == OUT and plan.figures[ghost].where != OUT:
            figure.where = BESIDE
    for number in range(plan.count):
        if failed[seat, number]:
            continue
        lands = plan.moved[number]
        if plan.figures[lands].where == INSIDE:
            copy_body(bodies[seat * GHOSTS + number], plan.figures[lands].body)
        copy_figure(plan.figures[lands], state.figures[seat * GHOSTS + lands])
        for part in range(2):
            merged = plan.merged[number, part]
            if merged != NO_GHOST:
                figure = state.figures[seat * GHOSTS + merged]
                copy_figure(plan.figures[merged], figure)
                if state.edition != FIRST_EDITION:  # what it does afterwards is another move
                    retire(figure, merged)
