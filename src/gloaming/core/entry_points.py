"""The entry points through which Python enters compiled rules.

One takes an array of states and an index instead of a lone record, which is nine
times cheaper to hand over; those for batches run over a whole range of matches.
They are written once, here, against the abstract `rules`; `entry_points_of` compiles
them for one game by resolving those names in the game's own rules module.

    Python                      compiled
    entry_points.apply(states, i, ...) -> apply(states[i], ...)
    entry_points.step_range(states, ...) -> apply(states[first]) ... apply(states[last - 1])
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .actors import AUTOMATIC, CHANCE, GO_ON, NOBODY, SEVERAL
from .compiled import compiled
from .engine.declaring import entry_point
from .layout import Actions, Layout, Records, Table, Weights
from .planes import Observation, Observations
from .rules import (
    actor,
    apply,
    chance_outcomes,
    conceal,
    draw,
    is_legal,
    is_to_act,
    legal_actions,
    observe,
    resample,
    turn_number,
)
from .streams import Stream, Streams, below


def actor_at(states: Any, index: int) -> int:
    """Return who acts."""
    return actor(states[index])


def is_to_act_at(states: Any, index: int, seat: int) -> bool:
    """Tell whether a seat may act now."""
    return is_to_act(states[index], seat)


def legal_actions_at(states: Any, index: int, seat: int, out: Actions) -> int:
    """Write a seat's legal actions."""
    return legal_actions(states[index], seat, out)


def is_legal_at(states: Any, index: int, seat: int, action: int) -> bool:
    """Tell whether an action is legal."""
    return is_legal(states[index], seat, action)


def apply_at(states: Any, index: int, seat: int, action: int) -> None:
    """Carry out a legal action."""
    apply(states[index], seat, action)


def draw_at(states: Any, index: int, stream: Stream) -> int:
    """Draw what CHANCE does."""
    return draw(states[index], stream)


def chance_outcomes_at(states: Any, index: int, out: Actions, weights: Weights) -> int:
    """Write what CHANCE may do and how likely."""
    return chance_outcomes(states[index], out, weights)


def turn_number_at(states: Any, index: int) -> int:
    """Return the number of the turn."""
    return turn_number(states[index])


def conceal_at(states: Any, index: int, seat: int) -> None:
    """Blank everything that a seat may not know."""
    conceal(states[index], seat)


def resample_at(states: Any, index: int, seat: int, stream: Stream) -> None:
    """Replace what a seat cannot see by something it might be."""
    resample(states[index], seat, stream)


def settle(state: Any, stream: Stream) -> None:
    """Let chance and automatic actions run until a seat must act or nobody."""
    who = actor(state)
    while who in (CHANCE, AUTOMATIC):
        if who == CHANCE:
            apply(state, CHANCE, draw(state, stream))
        else:
            apply(state, AUTOMATIC, GO_ON)
        who = actor(state)


def settle_range(states: Any, streams: Streams, first: int, last: int) -> None:
    """Settle every match of a range."""
    for index in range(first, last):
        settle(states[index], streams[index])


def step_range(
    states: Any,
    streams: Streams,
    seats: NDArray[np.int64],
    actions: Actions,
    first: int,
    last: int,
) -> None:
    """Apply one legal action in every match of a range that is not over, and settle it."""
    for index in range(first, last):
        if actor(states[index]) != NOBODY:
            apply(states[index], seats[index], actions[index])
            settle(states[index], streams[index])


def actors_range(states: Any, out: NDArray[np.int64], first: int, last: int) -> None:
    """Write who acts in every match of a range."""
    for index in range(first, last):
        out[index] = actor(states[index])


def legal_range(
    states: Any,
    seats: NDArray[np.int64],
    out: Table,
    counts: NDArray[np.int64],
    first: int,
    last: int,
) -> None:
    """Write the legal actions of the given seat in every match of a range."""
    for index in range(first, last):
        counts[index] = 0
        if is_to_act(states[index], seats[index]):
            counts[index] = legal_actions(states[index], seats[index], out[index])


def play_out_range(states: Any, streams: Streams, room: int, first: int, last: int) -> int:
    """Play every match of a range to its end with random actions; return how many."""
    out = np.empty(room, np.int64)
    taken = 0
    for index in range(first, last):
        settle(states[index], streams[index])
        while actor(states[index]) != NOBODY:
            take_any(states[index], streams[index], out)
            settle(states[index], streams[index])
            taken += 1
    return taken


def await_range(
    states: Any,
    favourite: int,
    seats: NDArray[np.int64],
    listed: Table,
    masks: Observations,
    seen: Observations,
    first: int,
    last: int,
) -> None:
    """Write for every match of a range which seat is awaited, what it may do and what it sees.

    A mask has a 1 for each legal action, at its number or, where there is room to list the
    actions, at its place in the list.  Where no seat is awaited, it is empty, and a spectator
    sees.
    """
    is_listed = len(listed) > 0
    room = np.empty(listed.shape[1], np.int64)
    for index in range(first, last):
        seats[index] = awaited_seat(states[index], favourite)
        masks[index] = 0
        if seats[index] >= 0:
            actions = listed[index] if is_listed else room
            count = legal_actions(states[index], seats[index], actions)
            for place in range(count):
                masks[index, place if is_listed else actions[place]] = 1
    observe_each(states, seats, seen, first, last)


def awaited_seat(state: Any, favourite: int) -> int:
    """Return the seat whose action is awaited; where none is, who acts.

    Of several it is the favourite, if that may act, else the first, so that sealed plans
    come in one by one; their order does not matter.
    """
    seat = actor(state)
    if seat != SEVERAL:
        return seat
    if favourite >= 0 and is_to_act(state, favourite):
        return favourite
    seat = 0
    while not is_to_act(state, seat):
        seat += 1
    return seat


def see_nothing(state: Any, seat: int, out: Observation) -> None:
    """Leave the observation empty, in games without planes."""


def observe_range(
    states: Any, seats: NDArray[np.int64], out: Observations, first: int, last: int
) -> None:
    """Write what the given seat sees in every match of a range."""
    observe_each(states, seats, out, first, last)


def observe_each(
    states: Any, seats: NDArray[np.int64], out: Observations, first: int, last: int
) -> None:
    """Observe every match of a range: the gate of secrecy is here."""
    seen = states[first : first + 1].copy()
    for index in range(first, last):
        seen[0] = states[index]
        conceal(seen[0], seats[index])
        out[index] = 0
        observe(seen[0], seats[index], out[index])


def others_range(
    states: Any, streams: Streams, seat: int, room: int, first: int, last: int
) -> None:
    """Let all but one seat act at random in every match of a range, until it is to act."""
    out = np.empty(room, np.int64)
    for index in range(first, last):
        settle(states[index], streams[index])
        while actor(states[index]) != NOBODY and not is_to_act(states[index], seat):
            take_any(states[index], streams[index], out)
            settle(states[index], streams[index])


def take_any(state: Any, stream: Stream, out: Actions) -> None:
    """Let the first seat that may act take any legal action."""
    seat = max(actor(state), 0)
    while not is_to_act(state, seat):
        seat += 1
    count = legal_actions(state, seat, out)
    apply(state, seat, out[below(stream, count)])


@dataclass(frozen=True)
class EntryPoints:
    """One game's compiled entry points."""

    actor: Callable[[Any, int], int]
    is_to_act: Callable[[Any, int, int], bool]
    legal_actions: Callable[[Any, int, int, Actions], int]
    is_legal: Callable[[Any, int, int, int], bool]
    apply: Callable[[Any, int, int, int], None]
    draw: Callable[[Any, int, Stream], int]
    chance_outcomes: Callable[[Any, int, Actions, Weights], int]
    turn_number: Callable[[Any, int], int]
    conceal: Callable[[Any, int, int], None]
    resample: Callable[[Any, int, int, Stream], None]
    settle_range: Callable[..., None]
    step_range: Callable[..., None]
    actors_range: Callable[..., None]
    legal_range: Callable[..., None]
    play_out_range: Callable[..., int]
    await_range: Callable[..., None]
    observe_range: Callable[..., None]
    others_range: Callable[..., None]


def entry_points_of(rules: ModuleType, layout: type[Layout]) -> EntryPoints:
    """Compile the entry points against one game's rules and the layout of its states."""
    names = {**globals(), **vars(rules)}

    def adopted(template: Callable[..., Any]) -> Any:
        own = FunctionType(template.__code__, names, template.__name__)
        own.__qualname__ = f"{rules.__name__}.{template.__name__}"
        own.__doc__, own.__annotations__ = template.__doc__, template.__annotations__
        return own

    def opened(template: Callable[..., Any], *changes: str, counted: tuple[str, ...] = ()) -> Any:
        known = {"states": Records[layout]}  # type: ignore[valid-type]  # known only here
        return entry_point(changes=changes, counted=counted, known=known)(adopted(template))

    if not hasattr(rules, "observe"):
        names["observe"] = compiled(adopted(see_nothing))
    for template in (settle, take_any, awaited_seat, observe_each):
        names[template.__name__] = compiled(adopted(template))
    return EntryPoints(
        actor=opened(actor_at),
        is_to_act=opened(is_to_act_at),
        legal_actions=opened(legal_actions_at, counted=("out",)),
        is_legal=opened(is_legal_at),
        apply=opened(apply_at, "states"),
        draw=opened(draw_at, "stream"),
        chance_outcomes=opened(chance_outcomes_at, counted=("out", "weights")),
        turn_number=opened(turn_number_at),
        conceal=opened(conceal_at, "states"),
        resample=opened(resample_at, "states", "stream"),
        settle_range=opened(settle_range, "states", "streams"),
        step_range=opened(step_range, "states", "streams"),
        actors_range=opened(actors_range, "out"),
        legal_range=opened(legal_range, "out", "counts"),
        play_out_range=opened(play_out_range, "states", "streams"),
        await_range=opened(await_range, "seats", "listed", "masks", "seen"),
        observe_range=opened(observe_range, "out"),
        others_range=opened(others_range, "states", "streams"),
    )
