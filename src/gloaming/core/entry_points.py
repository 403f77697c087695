"""The entry points through which Python enters compiled rules.

One takes an array of states and an index instead of a lone record, which is nine
times cheaper to hand over; those for batches run over all of them.
They are written once, here, against the abstract `rules`; `entry_points_of` compiles
them for one game by resolving those names in the game's own rules module.

    Python                      compiled
    entry_points.apply(states, i, ...) -> apply(states[i], ...)
    entry_points.step_all(states, ...) -> apply(states[0]) ... apply(states[-1])
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import glicko, session, standings
from .actors import AUTOMATIC, CHANCE, NOBODY
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
from .session import awaited_seat, settle
from .streams import WORDS, Stream, Streams, below, open_stream

# What comes of an action.
TAKEN, OVER, NOT_ASKED, ILLEGAL = range(4)
# Arguments that are states of one game.
STATES = ("states", "branches")


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


def act_at(states: Any, by: int, action: int) -> tuple[int, int, int]:
    """Carry out an action if it may be taken.

    Return what came of it, who acts then, and the number of the turn.
    Of the one state nothing is changed where it may not.
    """
    state = states[0]
    who = actor(state)
    if who == NOBODY:
        return OVER, who, turn_number(state)
    if not may_act(state, who, by):
        return NOT_ASKED, who, turn_number(state)
    if by != AUTOMATIC and not is_legal(state, by, action):
        return ILLEGAL, who, turn_number(state)
    apply(state, by, action)
    return TAKEN, actor(state), turn_number(state)


def may_act(state: Any, who: int, by: int) -> bool:
    """Tell whether somebody may act where a certain party does."""
    return is_to_act(state, by) if by >= 0 else who == by


def act_by_chance_at(states: Any, first: int, second: int, third: int) -> tuple[int, int, int]:
    """Let chance act on the one state, by words of a seed.

    Return its action, who acts then, and the number of the turn.
    """
    stream = np.empty(WORDS, np.int64)
    open_stream(stream, first, second, third)
    action = draw(states[0], stream)
    apply(states[0], CHANCE, action)
    return action, actor(states[0]), turn_number(states[0])


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


def settle_all(states: Any, streams: Streams) -> None:
    """Settle every match."""
    for index in range(len(states)):
        settle(states[index], streams[index])


def step_all(
    states: Any,
    streams: Streams,
    seats: NDArray[np.int64],
    actions: Actions,
) -> None:
    """Apply one legal action in every match that is not over, and settle it."""
    for index in range(len(states)):
        if actor(states[index]) != NOBODY:
            apply(states[index], seats[index], actions[index])
            settle(states[index], streams[index])


def actors_all(states: Any, out: NDArray[np.int64]) -> None:
    """Write who acts in every match."""
    for index in range(len(states)):
        out[index] = actor(states[index])


def legal_all(
    states: Any,
    seats: NDArray[np.int64],
    out: Table,
    counts: NDArray[np.int64],
) -> None:
    """Write the legal actions of the given seat in every match."""
    for index in range(len(states)):
        counts[index] = 0
        if is_to_act(states[index], seats[index]):
            counts[index] = legal_actions(states[index], seats[index], out[index])


def play_out_all(states: Any, streams: Streams, room: int) -> int:
    """Play every match to its end with random actions; return how many."""
    out = np.empty(room, np.int64)
    taken = 0
    for index in range(len(states)):
        settle(states[index], streams[index])
        while actor(states[index]) != NOBODY:
            take_any(states[index], streams[index], out)
            settle(states[index], streams[index])
            taken += 1
    return taken


def await_all(
    states: Any,
    favourite: int,
    seats: NDArray[np.int64],
    listed: Table,
    masks: Observations,
    seen: Observations,
) -> None:
    """Write for every match which seat is awaited, what it may do and what it sees.

    A mask has a 1 for each legal action, at its number or, where there is room to list the
    actions, at its place in the list.  Where no seat is awaited, it is empty, and a spectator
    sees.
    """
    is_listed = len(listed) > 0
    room = np.empty(listed.shape[1], np.int64)
    for index in range(len(states)):
        seats[index] = awaited_seat(states[index], favourite)
        masks[index] = 0
        if seats[index] >= 0:
            actions = listed[index] if is_listed else room
            count = legal_actions(states[index], seats[index], actions)
            for place in range(count):
                masks[index, place if is_listed else actions[place]] = 1
    observe_each(states, seats, seen)


def see_nothing(state: Any, seat: int, out: Observation) -> None:
    """Leave the observation empty, in games without planes."""


def observe_all(states: Any, seats: NDArray[np.int64], out: Observations) -> None:
    """Write what the given seat sees in every match."""
    observe_each(states, seats, out)


def observe_each(states: Any, seats: NDArray[np.int64], out: Observations) -> None:
    """Observe every match: the gate of secrecy is here."""
    seen = states[:1].copy()
    for index in range(len(states)):
        seen[0] = states[index]
        conceal(seen[0], seats[index])
        out[index] = 0
        observe(seen[0], seats[index], out[index])


def others_all(states: Any, streams: Streams, seat: int, room: int) -> None:
    """Let all but one seat act at random in every match, until it is to act."""
    out = np.empty(room, np.int64)
    for index in range(len(states)):
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
    act: Callable[[Any, int, int], tuple[int, int, int]]
    act_by_chance: Callable[[Any, int, int, int], tuple[int, int, int]]
    draw: Callable[[Any, int, Stream], int]
    chance_outcomes: Callable[[Any, int, Actions, Weights], int]
    turn_number: Callable[[Any, int], int]
    conceal: Callable[[Any, int, int], None]
    resample: Callable[[Any, int, int, Stream], None]
    settle_all: Callable[..., None]
    step_all: Callable[..., None]
    actors_all: Callable[..., None]
    legal_all: Callable[..., None]
    play_out_all: Callable[..., int]
    await_all: Callable[..., None]
    observe_all: Callable[..., None]
    others_all: Callable[..., None]
    # The session: what a history allows and hides.
    finished_moments: Callable[[Table, int, int], int]
    last_of_turn: Callable[[Table, int, int], int]
    takeback_start: Callable[[Table, int, int], int]
    write_turns: Callable[[Table, Table], int]
    play_instead: Callable[[Any, int, Actions, Table, bool], None]
    is_hidden: Callable[[Any, int, int, int, bool, int], bool]
    follow: Callable[[Any, int, int, int], bool]
    branches: Callable[[Any, Actions, int, Any, Actions, session.Shares], int]
    # What is reckoned of results alone.
    write_places: Callable[[Table, Actions], None]
    share_among: Callable[[session.Shares, Actions], float]
    rate: Callable[..., tuple[float, float, float]]


def entry_points_of(rules: ModuleType, layout: type[Layout]) -> EntryPoints:
    """Compile the entry points against one game's rules and the layout of its states."""
    names = {**vars(glicko), **vars(standings), **vars(session), **globals(), **vars(rules)}

    def adopted(template: Callable[..., Any]) -> Any:
        own = FunctionType(template.__code__, names, template.__name__)
        own.__qualname__ = f"{rules.__name__}.{template.__name__}"
        own.__doc__, own.__annotations__ = template.__doc__, template.__annotations__
        return own

    def opened(template: Callable[..., Any], *changes: str, **how: tuple[str, ...]) -> Any:
        taken = template.__annotations__
        known = {name: Records[layout] for name in STATES if name in taken}  # type: ignore[valid-type]  # known only here
        return entry_point(changes=changes, known=known, **how)(adopted(template))

    if not hasattr(rules, "observe"):
        names["observe"] = compiled(adopted(see_nothing))
    for template in (settle, take_any, awaited_seat, observe_each, may_act, *session.PARTS):
        names[template.__name__] = compiled(adopted(template))
    return EntryPoints(
        actor=opened(actor_at),
        is_to_act=opened(is_to_act_at),
        legal_actions=opened(legal_actions_at, counted=("out",)),
        is_legal=opened(is_legal_at),
        apply=opened(apply_at, "states"),
        act=opened(act_at, "states"),
        act_by_chance=opened(act_by_chance_at, "states"),
        draw=opened(draw_at, "stream"),
        chance_outcomes=opened(chance_outcomes_at, counted=("out", "weights")),
        turn_number=opened(turn_number_at),
        conceal=opened(conceal_at, "states"),
        resample=opened(resample_at, "states", "stream"),
        settle_all=opened(settle_all, "states", "streams"),
        step_all=opened(step_all, "states", "streams"),
        actors_all=opened(actors_all, fills=("out",)),
        legal_all=opened(legal_all, "out", "counts"),
        play_out_all=opened(play_out_all, "states", "streams"),
        await_all=opened(await_all, "listed", fills=("seats", "masks", "seen")),
        observe_all=opened(observe_all, fills=("out",)),
        others_all=opened(others_all, "states", "streams"),
        finished_moments=opened(session.finished_moments),
        last_of_turn=opened(session.last_of_turn),
        takeback_start=opened(session.takeback_start),
        write_turns=opened(session.write_turns, counted=("out",)),
        play_instead=opened(session.play_instead_at, "states"),
        is_hidden=opened(session.is_hidden_at),
        follow=opened(session.follow_at, "states"),
        branches=opened(session.branches_at, counted=("branches", "seats", "shares")),
        write_places=opened(standings.write_places, fills=("places",)),
        share_among=opened(standings.share_among, "shares"),
        rate=opened(glicko.rate),
    )
