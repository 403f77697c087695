"""The account: what an action does and why, as values of which sentences are made in any language.

Tokens are told by their numbers, cells as (x, y).
"""

from typing import Annotated, TypeAlias, cast

import numpy as np

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.game import Moment
from gloaming.core.layout import Actions, Records
from gloaming.core.writer import NOTHING
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import TRACE, take_step
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, SYMBOLS, WALL_SYMBOLS
from gloaming.games.finstere.floor.laying import ARROW_OF
from gloaming.games.finstere.floor.places import (
    Shove,
    Where,
    cell_on_board,
    count_moved_tiles,
    floor_writer,
    put_moved_tiles,
    put_shove,
    where_is,
)
from gloaming.games.finstere.material import CARD_NAMES, FORM_NAMES, HIT_CARD
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.way import LINES, Leg, Line, put_lines, put_way
from gloaming.games.finstere.moves.barriers import (
    Hindrance,
    StepLetter,
    put_hindrances,
    steps_held,
)
from gloaming.games.finstere.state import MOVING, State

WALLS = ("", *WALL_SYMBOLS)


class Laid(GameAccount, frozen=True, tag="lay"):
    """A tile was laid."""

    seat: int | None  # None: by chance
    tile: Annotated[str, FORM_NAMES]
    cell: Place
    arrow: Letter | None


class Begun(GameAccount, frozen=True, tag="begin"):
    """Chance named who begins."""

    seat: int


class Card(GameAccount, frozen=True, tag="card"):
    """A card was turned: so many steps, or as many as so many hits need."""

    card: Annotated[str, CARD_NAMES]  # as it is written
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
    letter: StepLetter
    where: Where
    cell: Place | None
    shoves: list[Shove]


class Stopped(GameAccount, frozen=True, tag="stop"):
    """A token ended its move."""

    token: int
    where: Where
    cell: Place | None
    passed: tuple[int, ...] = ()  # the next seats, if in play but with nothing left to move
    held: tuple[Hindrance, ...] = ()  # what kept it from every step, if it could not move


class Walked(GameAccount, frozen=True, tag="walk"):
    """The monster looked and went one step."""

    start: Place
    faced: Letter  # before the look
    turned: Letter  # after the look
    turns: int  # on the spot, before turn stones
    wall: Annotated[str, WALLS]  # the symbol of the wall right before it, if it went through it
    cell: Place  # where it comes to
    facing: Letter
    eaten: list[int]
    lines: list[Line]
    way: list[Leg]  # as far as it is noted
    shoves: list[Shove]


class LastLook(GameAccount, frozen=True, tag="last-look"):
    """The monster looked once more, and its card was done."""

    start: Place
    faced: Letter
    turned: Letter
    lines: list[Line]


Account: TypeAlias = Laid | Begun | Card | Picked | Stepped | Stopped | Walked | LastLook


NO_WALL = WALLS.index("")
# The name of the wall on every side of every cell.
WALL_AT = np.array(
    [
        [
            WALL_SYMBOLS.index(SYMBOLS[cell, way]) + 1 if (cell, way) in SYMBOLS else NO_WALL
            for way in range(DIRECTIONS)
        ]
        for cell in range(CELLS)
    ],
    np.uint8,
)


put_laid, put_begun = floor_writer(Laid, Account), floor_writer(Begun, Account)
put_card, put_picked = floor_writer(Card, Account), floor_writer(Picked, Account)
put_stepped, put_stopped = floor_writer(Stepped, Account), floor_writer(Stopped, Account)
put_walked, put_last_look = floor_writer(Walked, Account), floor_writer(LastLook, Account)


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does, and why."""
    state = states[0]
    begin(out)
    if actor == AUTOMATIC:
        tell_automatic(out, states)
    elif action >= PLACE:
        form, cell = divmod(action - PLACE, CELLS)
        seat = NOTHING if actor == CHANCE else actor
        put_laid(out, seat=seat, tile=form, cell=cell, arrow=ARROW_OF[form])
    elif action >= BEGIN:
        put_begun(out, seat=action - BEGIN)
    elif actor == CHANCE:
        tell_turned(out, state, action - CARD)
    elif action == STOP:
        tell_stopped(out, states)
    elif action >= STEP:
        tell_stepped(out, states, action - STEP)
    else:
        token = action - PICK
        put_picked(out, seat=actor, token=token, steps=rounds.value(state, token))
    return length(out)


@compiled
def tell_turned(out: Told, state: State, index: int) -> None:
    """Tell of a card: so many steps, or as many as so many hits need."""
    card, is_hit = rounds.card_at(state, index), rounds.card_at(state, index) >= HIT_CARD
    put_card(
        out,
        card=rounds.card_name_at(state, index),
        steps=0 if is_hit else card,
        hits=card - HIT_CARD if is_hit else 0,
    )


@compiled
def tell_stepped(out: Told, states: Records[State], letter: int) -> None:
    """Tell of a token's step, and of what it pushes."""
    after = states.copy()  # type: ignore[attr-defined]  # an array
    take_step(after[0], letter)
    token, old, new = states[0].active, states[0].floor.things, after[0].floor.things
    cell = after[0].floor.cell_of[token]
    put_stepped(
        out,
        token=token,
        letter=letter,
        where=where_is(cell),
        cell=cell_on_board(cell),
        shoves=count_moved_tiles(old, new),
    )
    put_moved_tiles(out, old, new)


@compiled
def tell_stopped(out: Told, states: Records[State]) -> None:
    """Tell of a token that ended its move, what held it, and whose turn passes."""
    state = states[0]
    cell, (first, last) = state.floor.cell_of[state.active], steps_held(state)
    after = states.copy()  # type: ignore[attr-defined]  # an array
    rounds.set_down(after[0])
    put_stopped(
        out,
        token=state.active,
        where=where_is(cell),
        cell=cell_on_board(cell),
        passed=seats_passed(after[0], state.to_move),
        held=last - first,
    )
    put_hindrances(out, state)


@compiled
def seats_passed(state: State, seat: int) -> Actions:
    """Return the seats whose turn passes after that of a seat, others still having one."""
    seats, count = np.empty(state.players, np.int64), 0
    for offset in range(1, state.players if state.phase == MOVING else 0):
        candidate = (seat + offset) % state.players
        if candidate == state.to_move:
            break
        if rounds.is_seat_in_play(state, candidate):
            seats[count] = candidate
            count += 1
    return seats[:count]


@compiled
def tell_automatic(out: Told, states: Records[State]) -> None:
    """Tell of the monster's next step, or of its last look."""
    state = states[0]
    if monster.is_done(state.card, state.steps_walked, state.hits):
        floor = state.floor
        put_last_look(
            out,
            start=floor.monster,
            faced=floor.facing,
            turned=monster.look(floor),
            lines=LINES,
        )
        put_lines(out, floor)
    else:
        tell_walked(out, states)


@compiled
def tell_walked(out: Told, states: Records[State]) -> None:
    """Tell of the monster's look and of one step."""
    after, traces = states.copy(), np.zeros(1, TRACE)  # type: ignore[attr-defined]  # an array
    before, floor, trace = states[0].floor, after[0].floor, traces[0]
    floor.facing = monster.look(floor)
    turned, wall = int(floor.facing), WALL_AT[floor.monster, floor.facing]
    monster.go(floor, traces)  # type: ignore[arg-type]  # records, to the compiler
    put_walked(
        out,
        start=before.monster,
        faced=before.facing,
        turned=turned,
        turns=trace.turns,
        wall=wall if trace.way_count > 0 and trace.turns == 0 else NO_WALL,
        cell=floor.monster,
        facing=floor.facing,
        eaten=trace.eaten[: trace.eaten_count],
        lines=LINES,
    )
    put_lines(out, before)
    tell(out, trace.way_count)
    put_way(out, floor, before.monster, trace)
    tell(out, trace.pushed_count)
    for index in range(trace.pushed_count):
        start, rest = trace.pushed_from[index], trace.pushed_to[index]
        put_shove(out, trace.pushed_things[index], start, rest)


def account_of(moment: Moment) -> Account:
    """Return what an action does and why."""
    states, (actor, action) = moment
    return cast("Account", told(Account, account_at, states, actor, action))
