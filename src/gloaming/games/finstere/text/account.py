"""What an action does and why, as values: the client makes sentences of them in any language.

Tokens are told by their numbers, cells as (x, y).
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Bytes, Records, blank, clone
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import take_step
from gloaming.games.finstere.exchange.position import Letter, Place, letter
from gloaming.games.finstere.floor.board import CELLS, LETTERS, SYMBOLS, Cell, x_and_y
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import FORMS, TILE_NAMES, TOKEN, TileName, card_name
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.walk import go_at, turn_to_look
from gloaming.games.finstere.monster.way import Leg, Line, lines, way_of
from gloaming.games.finstere.moves.barriers import Hindrance, hindrances
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.state import MOVING, OUT, WAITING, State, Trace

from .words import floors_of

Thing: TypeAlias = TileName | Literal["token"]
Where: TypeAlias = Literal["board", "waiting", "out"]


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that was done."""


class Shove(msgspec.Struct, frozen=True):
    """Something that was pushed; `rest` is None if it is out of the game."""

    thing: Thing
    token: int | None
    start: Place
    rest: Place | None


class Laid(Fact, frozen=True, tag="lay"):
    """A tile was laid."""

    tile: str
    cell: Place
    arrow: Letter | None


class Begun(Fact, frozen=True, tag="begin"):
    """Chance named who begins."""

    seat: int


class Card(Fact, frozen=True, tag="card"):
    """A card was turned."""

    card: str


class Picked(Fact, frozen=True, tag="pick"):
    """A token was picked."""

    token: int
    steps: int


class Stepped(Fact, frozen=True, tag="step"):
    """A token took a step."""

    token: int
    letter: str
    where: Where
    cell: Place | None
    shoves: list[Shove]


class Stopped(Fact, frozen=True, tag="stop", omit_defaults=True):
    """A token ended its move."""

    token: int
    where: Where
    cell: Place | None
    held: list[Hindrance] = []  # what kept it from every step, if it could not move
    passed: list[int] = []  # the next seats, if they are in play but have nothing left to move


class Walked(Fact, frozen=True, tag="walk"):
    """The monster looked and went one step."""

    start: Place
    lines: list[Line]
    faced: Letter  # before the look
    turned: Letter  # after the look
    turns: int  # on the spot, before turn stones
    wall: str  # the symbol of the wall right before him, if he went through it
    way: list[Leg]
    shoves: list[Shove]
    eaten: list[int]


class LastLook(Fact, frozen=True, tag="last-look"):
    """The monster looked once more, and his card was done."""

    start: Place
    lines: list[Line]
    faced: Letter
    turned: Letter


def facts_of(moment: Moment) -> Fact:
    """Return what an action does and why."""
    states, (actor, action) = moment
    if actor == AUTOMATIC:
        return automatic(states)
    if action >= PLACE:
        return laid(action)
    if action >= BEGIN:
        return Begun(action - BEGIN)
    if actor == CHANCE:
        return Card(card_name(int(rounds.card_at(states[0], action - CARD))))
    return by_seat(states, action)


def laid(action: int) -> Laid:
    """Tell of a tile that was laid."""
    index, cell = divmod(action - PLACE, CELLS)
    form = FORMS[index]
    return Laid(form.name, x_and_y(cell), letter(form.arrow) if form.arrow >= 0 else None)


def by_seat(states: Records[State], action: int) -> Fact:
    """Tell what a seat did with a token."""
    state = states[0]
    if action < STEP:
        return Picked(action - PICK, int(rounds.value(state, action - PICK)))
    token = int(state.active)
    if action == STOP:
        where, cell = place(int(state.floor.cell_of[token]))
        return Stopped(token, where, cell, hindrances(states), list(passed_by(states)))
    after = clone(states)
    take_step(after[0], action - STEP)
    shoves = list(moved_tiles(state.floor.things, after[0].floor.things))
    return Stepped(
        token, STEP_LETTERS[action - STEP], *place(int(after[0].floor.cell_of[token])), shoves
    )


def passed_by(states: Records[State]) -> Iterator[int]:
    """Return the seats whose turn passes when the active token stops, others still having one."""
    after = clone(states)
    rounds.set_down(after[0])
    seat, state = int(states[0].to_move), after[0]
    if state.phase != MOVING:
        return
    for offset in range(1, int(state.players)):
        candidate = (seat + offset) % int(state.players)
        if candidate == state.to_move:
            return
        if rounds.is_seat_in_play(state, candidate):
            yield candidate


def place(cell: Cell) -> tuple[Where, Place | None]:
    """Return where a token in play is, and on which cell."""
    if cell == WAITING:
        return "waiting", None
    return ("out", None) if cell == OUT else ("board", x_and_y(cell))


def moved_tiles(old: Bytes, new: Bytes) -> Iterator[Shove]:
    """Return how tiles lie otherwise than before; like ones are all the same."""
    changed = np.flatnonzero(old != new).tolist()
    for kind, name in TILE_NAMES.items():
        rests = [cell for cell in changed if new[cell] == kind]
        for cell in changed:
            if old[cell] == kind:
                yield Shove(name, None, x_and_y(cell), x_and_y(rests.pop(0)) if rests else None)


def automatic(states: Records[State]) -> Fact:
    """Tell of the monster's next step, or of his last look."""
    floors, state = floors_of(states), states[0]
    floor = floors[0]
    start, faced, seen = int(floor.monster), letter(floor.facing), lines(floors)
    turn_to_look(floors)
    turned = letter(floor.facing)
    if monster.is_done(state.card, state.steps_walked, state.hits):
        return LastLook(x_and_y(start), seen, faced, turned)
    traces = blank(Trace)
    go_at(floors, traces)
    trace = traces[0]
    way = list(way_of(floor, start, trace))
    through_wall = bool(way) and way[0].by == "wall" and not trace.turns
    return Walked(
        start=x_and_y(start),
        lines=seen,
        faced=faced,
        turned=turned,
        turns=int(trace.turns),
        wall=SYMBOLS[start, LETTERS.index(turned)] if through_wall else "",
        way=way,
        shoves=list(shoves_of(trace)),
        eaten=[int(token) for token in trace.eaten[: trace.eaten_count]],
    )


def shoves_of(trace: Trace) -> Iterator[Shove]:
    """Return what the monster pushed, in order."""
    for index in range(trace.pushed_count):
        thing, rest = int(trace.pushed_things[index]), int(trace.pushed_to[index])
        yield Shove(
            TILE_NAMES[thing] if is_tile(thing) else "token",
            None if is_tile(thing) else thing - TOKEN,
            x_and_y(trace.pushed_from[index]),
            None if rest == OUT else x_and_y(rest),
        )
