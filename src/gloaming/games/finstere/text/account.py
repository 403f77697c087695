"""The account: what an action does and why, as values of which sentences are made in any language.

Tokens are told by their numbers, cells as (x, y).
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias, cast

import msgspec
import numpy as np

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Bytes, Records, array, blank, clone
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import take_step
from gloaming.games.finstere.exchange.position import Letter, Place, letter
from gloaming.games.finstere.floor.board import CELLS, LETTERS, SYMBOLS, Cell, x_and_y
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import FORMS, HIT_CARD, TILE_NAMES, TOKEN, TileName, card_name
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.monster import go_at, turn_to_look
from gloaming.games.finstere.monster.way import Leg, Line, lines, way_of
from gloaming.games.finstere.moves.barriers import Hindrance, hindrances
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.state import MOVING, OUT, WAITING, Floor, State, Trace

Thing: TypeAlias = TileName | Literal["token"]
Where: TypeAlias = Literal["board", "waiting", "out"]


class Shove(msgspec.Struct, frozen=True):
    """Something that was pushed; `rest` is None if it is out of the game."""

    thing: Thing
    token: int | None
    start: Place
    rest: Place | None


class Laid(GameAccount, frozen=True, tag="lay"):
    """A tile was laid."""

    seat: int | None  # None: by chance
    tile: str
    cell: Place
    arrow: Letter | None


class Begun(GameAccount, frozen=True, tag="begin"):
    """Chance named who begins."""

    seat: int


class Card(GameAccount, frozen=True, tag="card"):
    """A card was turned: so many steps, or as many as so many hits need."""

    card: str  # as it is written
    steps: int = 0
    hits: int = 0


class Picked(GameAccount, frozen=True, tag="pick"):
    """A token was picked."""

    seat: int
    token: int
    steps: int


class Stepped(GameAccount, frozen=True, tag="step"):
    """A token took a step."""

    token: int
    letter: str
    where: Where
    cell: Place | None
    shoves: list[Shove]


class Stopped(GameAccount, frozen=True, tag="stop"):
    """A token ended its move."""

    token: int
    where: Where
    cell: Place | None
    held: tuple[Hindrance, ...] = ()  # what kept it from every step, if it could not move
    passed: tuple[int, ...] = ()  # the next seats, if in play but with nothing left to move


class Walked(GameAccount, frozen=True, tag="walk"):
    """The monster looked and went one step."""

    start: Place
    lines: list[Line]
    faced: Letter  # before the look
    turned: Letter  # after the look
    turns: int  # on the spot, before turn stones
    wall: str  # the symbol of the wall right before him, if he went through it
    way: list[Leg]  # as far as it is noted
    cell: Place  # where he comes to
    facing: Letter
    shoves: list[Shove]
    eaten: list[int]


class LastLook(GameAccount, frozen=True, tag="last-look"):
    """The monster looked once more, and his card was done."""

    start: Place
    lines: list[Line]
    faced: Letter
    turned: Letter


Account: TypeAlias = Laid | Begun | Card | Picked | Stepped | Stopped | Walked | LastLook


def account_of(moment: Moment) -> Account:
    """Return what an action does and why."""
    states, (actor, action) = moment
    if actor == AUTOMATIC:
        return automatic(states)
    if action >= PLACE:
        return laid(None if actor == CHANCE else actor, action)
    if action >= BEGIN:
        return Begun(action - BEGIN)
    if actor == CHANCE:
        return card_turned(int(rounds.card_at(states[0], action - CARD)))
    return by_seat(states, actor, action)


def card_turned(card: int) -> Card:
    """Tell of a card."""
    name = card_name(card)
    return Card(name, steps=card) if card < HIT_CARD else Card(name, hits=card - HIT_CARD)


def laid(seat: int | None, action: int) -> Laid:
    """Tell of a tile that was laid."""
    index, cell = divmod(action - PLACE, CELLS)
    form = FORMS[index]
    return Laid(seat, form.name, x_and_y(cell), letter(form.arrow) if form.arrow >= 0 else None)


def by_seat(states: Records[State], seat: int, action: int) -> Account:
    """Tell what a seat did with a token."""
    state = states[0]
    if action < STEP:
        return Picked(seat, action - PICK, int(rounds.value(state, action - PICK)))
    token = int(state.active)
    if action == STOP:
        where, cell = place(int(state.floor.cell_of[token]))
        return Stopped(token, where, cell, tuple(hindrances(states)), tuple(passed_by(states)))
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


def automatic(states: Records[State]) -> Walked | LastLook:
    """Tell of the monster's next step, or of his last look."""
    state = states[0]
    floors = cast("Records[Floor]", array(states)["floor"].copy())
    if monster.is_done(state.card, state.steps_walked, state.hits):
        return last_look(floors)
    return walked(floors, blank(Trace))


def last_look(floors: Records[Floor]) -> LastLook:
    """Let the monster look once more on the floor, and tell it."""
    floor = floors[0]
    start, faced, seen = x_and_y(floor.monster), letter(floor.facing), lines(floors)
    turn_to_look(floors)
    return LastLook(start, seen, faced, letter(floor.facing))


def walked(floors: Records[Floor], traces: Records[Trace]) -> Walked:
    """Let the monster take one step on the floor, noted in a trace, and tell it."""
    floor, trace = floors[0], traces[0]
    start = int(floor.monster)
    look = last_look(floors)
    go_at(floors, traces)
    way = list(way_of(floor, start, trace))
    goes_straight = bool(way) and not trace.turns
    return Walked(
        start=look.start,
        lines=look.lines,
        faced=look.faced,
        turned=look.turned,
        turns=int(trace.turns),
        wall=SYMBOLS.get((start, LETTERS.index(look.turned)), "") if goes_straight else "",
        way=way,
        cell=x_and_y(floor.monster),
        facing=letter(floor.facing),
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
