"""A greedy bot for Spokenchaos: get out where that is possible, and else stand where few see it.

It reads from the tables of `spokenchaos_hiding` from how many doors a place is seen.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.game import AnyGame
from gloaming.core.layout import Records, clone
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.actions import (
    AT,
    DONE,
    ENTER,
    FACE,
    GHOST,
    KEEP,
    LEAN,
    PASSING,
    SIDE,
    SPOT,
    STEP,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.dancing import DOORS
from gloaming.games.spokenchaos.furnishing import EDGE, PLACES, may_take
from gloaming.games.spokenchaos.landing import spot_parts
from gloaming.games.spokenchaos.lobby import FIELDS, NO_LEAN, PIECES, STEPS_PER_FIELD, UPRIGHT
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, POINTS_OUT
from gloaming.games.spokenchaos.planning import may_pick
from gloaming.games.spokenchaos.putting import put
from gloaming.games.spokenchaos.room import room_of, size_of
from gloaming.games.spokenchaos.rules import apply
from gloaming.games.spokenchaos.seating import exit_of
from gloaming.games.spokenchaos.settle import STANDS
from gloaming.games.spokenchaos.state import (
    AGREEING,
    BESIDE,
    FURNISHING,
    INSIDE,
    NO_GHOST,
    PLANNING,
    SIDES,
    SIDING,
    State,
)

from .random_bot import RandomBot
from .spokenchaos_hiding import Hiding, hiding_of
from .thinking import Thinking

CANDIDATES = 24  # ways to put furniture that are weighed
FULL_TURN, YAW_STEP = 360, 15
STEP_WORTH = 1.0  # of a field nearer to the exit, for each point that a ghost may bring
OUT_WORTH = 20.0
SEEN_COST = 12.0  # of being seen from all doors
USUAL_TOP = 0.7  # of furniture, where a level is not the floor
HEAD = 0.3  # a ghost is judged by a point so far above its base


class Trip(NamedTuple):
    """A ghost's whole move, and what it is worth."""

    worth: float
    actions: list[int]


def doors_seeing(hiding: Hiding, state: State, number: int) -> int:
    """Return the doors from which a ghost in the lobby is seen, as bits."""
    body = state.figures[number].body
    return hiding.doors(int(body.x), int(body.y), float(body.bottom) + HEAD)


def balance(hiding: Hiding, state: State, seat: int, doors: int) -> float:
    """Return how much more of the others than of a seat is seen from some doors."""
    total = 0.0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            seen = (doors_seeing(hiding, state, number) & doors).bit_count()
            worth = seen * float(POINTS_OUT[size_of(number)])
            total += -worth if number // GHOSTS == seat else worth / (int(state.players) - 1)
    return total


class SpokenchaosGreedyBot:
    """Plays what looks best for this round."""

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return a whole furniture move, a whole plan or a side; all else is random."""
        state = states[0]
        if state.phase == AGREEING:
            return [KEEP]
        if state.phase == FURNISHING and state.held < 0:
            return furniture_move(states, seat, stream)
        if state.phase == PLANNING and state.plans[seat].active == NO_GHOST:
            return list(whole_plan(game, states, seat))
        if state.phase == SIDING:
            return [best_side(states, seat)]
        return RandomBot().plan(game, states, seat, stream, thinking)


def best_side(states: Records[State], seat: int) -> int:
    """Return the side from which most of the others is seen."""
    state = states[0]
    hiding = hiding_of(room_of(state))
    whole_side = (1 << FIELDS) - 1
    sides = [side for side in range(SIDES) if side != state.side]
    return SIDE + max(
        sides,
        key=lambda side: balance(hiding, state, seat, whole_side << (side * FIELDS)),
    )


def furniture_move(states: Records[State], seat: int, stream: Stream) -> list[int]:
    """Return the best of some ways to move a piece, or the pass if none is better."""
    state = states[0]
    hiding = hiding_of(room_of(state))
    everywhere = (1 << DOORS) - 1
    best, chosen = balance(hiding, state, seat, everywhere), [PASSING]
    pieces = [piece for piece in range(PIECES) if may_take(state, piece)]
    for _ in range(CANDIDATES):
        piece = pieces[below(stream, len(pieces))]
        yaw = below(stream, FULL_TURN // YAW_STEP) * YAW_STEP
        x, y = below(stream, EDGE), below(stream, EDGE)
        tried = clone(states)
        if put(tried[0], piece, x, y, yaw, UPRIGHT, NO_LEAN) != STANDS:
            continue
        moved = hiding.move(room_of(tried[0]), piece)
        worth = balance(moved, tried[0], seat, everywhere)
        if worth > best:
            best, chosen = worth, put_actions(state, piece, yaw, x * PLACES + y)
    return chosen


def put_actions(state: State, piece: int, yaw: int, place: int) -> list[int]:
    """Return the actions that take a piece and put it upright somewhere."""
    stood = state.pieces[piece]
    turned = [FACE + UPRIGHT] if stood.face != UPRIGHT else []
    leant = [LEAN] if stood.lean != NO_LEAN else []
    yawed = [YAW + yaw] if stood.yaw != yaw else []
    return [TAKE + piece, *turned, *leant, *yawed, AT + place]


def whole_plan(game: AnyGame, states: Records[State], seat: int) -> Iterator[int]:
    """Yield the actions of a whole plan: always the trip that is worth most for its points."""
    tried = clone(states)
    hiding = hiding_of(room_of(tried[0]))
    while True:
        trips = [
            trip for ghost in range(GHOSTS) for trip in trips_of(game, tried, seat, ghost, hiding)
        ]
        best = max(trips, key=lambda trip: trip.worth / len(trip.actions), default=Trip(0.0, []))
        if best.worth <= 0:
            break
        for action in best.actions:
            apply(tried[0], seat, action)
            yield action
    yield DONE


def trips_of(
    game: AnyGame, states: Records[State], seat: int, ghost: int, hiding: Hiding
) -> Iterator[Trip]:
    """Yield the trips of a ghost straight towards its exit."""
    plan = states[0].plans[seat]
    if not may_pick(plan, ghost):
        return
    if plan.figures[ghost].where == BESIDE:
        for place in range(FIELDS):
            yield from walk(game, states, seat, ghost, hiding, [GHOST + ghost, ENTER + place])
    else:
        yield from walk(game, states, seat, ghost, hiding, [GHOST + ghost])


def walk(
    game: AnyGame,
    states: Records[State],
    seat: int,
    ghost: int,
    hiding: Hiding,
    actions: list[int],
) -> Iterator[Trip]:
    """Yield where a ghost can end that goes straight on."""
    tried = clone(states)
    for action in actions:
        apply(tried[0], seat, action)
    ahead = STEP + exit_of(tried[0], seat)
    value = float(POINTS_OUT[size_of(ghost)])
    cost = present_cost(states, seat, ghost, hiding)
    actions = list(actions)
    while True:
        if tried[0].plans[seat].steps > 0:
            yield from endings(game, tried, seat, value, cost, hiding, actions)
        if not game.doors.is_legal(tried, 0, seat, ahead):
            return
        apply(tried[0], seat, ahead)
        actions.append(ahead)
        if tried[0].plans[seat].active == NO_GHOST:
            yield Trip(OUT_WORTH * value, actions)
            return


def present_cost(states: Records[State], seat: int, ghost: int, hiding: Hiding) -> float:
    """Return what it costs a ghost to stay where it is seen."""
    figure = states[0].plans[seat].figures[ghost]
    if figure.where != INSIDE:
        return 0.0
    body = figure.body
    doors = hiding.doors(int(body.x), int(body.y), float(body.bottom) + HEAD)
    return SEEN_COST * doors.bit_count() / DOORS


def endings(
    game: AnyGame,
    states: Records[State],
    seat: int,
    value: float,
    cost: float,
    hiding: Hiding,
    actions: list[int],
) -> Iterator[Trip]:
    """Yield the listed spots of the field where a ghost is, and what each is worth."""
    out = np.empty(game.most_actions, np.int64)
    plan = states[0].plans[seat]
    count = game.doors.legal_actions(states, 0, seat, out)
    for action in out[:count]:
        if SPOT <= action < DONE:
            _, level, x, y = spot_parts(int(action) - SPOT)
            across, up = int(plan.column) * STEPS_PER_FIELD + x, int(plan.row) * STEPS_PER_FIELD + y
            doors = hiding.doors(across, up, HEAD + USUAL_TOP * min(level, 1))
            seen = SEEN_COST * doors.bit_count() / DOORS
            progress = STEP_WORTH * int(plan.steps)
            yield Trip(value * (progress + cost - seen), [*actions, int(action)])
