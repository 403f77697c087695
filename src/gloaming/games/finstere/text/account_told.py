"""What an action does and why, found out, and told as numbers (see `core.encoding`)."""

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import TRACE, take_step
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, SYMBOLS, WALL_SYMBOLS
from gloaming.games.finstere.floor.laying import ARROW_OF
from gloaming.games.finstere.floor.told import (
    count_moved_tiles,
    tell_cell,
    tell_moved_tiles,
    tell_shove,
    tell_where,
)
from gloaming.games.finstere.material import HIT_CARD
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.way_told import tell_eaten, tell_lines, tell_way
from gloaming.games.finstere.moves.barriers_told import tell_hindrances
from gloaming.games.finstere.state import MOVING, Floor, State, Trace

# Kinds of accounts, in the order of `Account`.
LAID, BEGUN, TURNED, PICKED, STEPPED, STOPPED, WALKED, LAST_LOOK = range(8)

NO_WALL = 0  # the first of the names of walls
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


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does, and why."""
    begin(out)
    if actor == AUTOMATIC:
        tell_automatic(out, states)
    elif action >= PLACE:
        tell_laid(out, actor, *divmod(action - PLACE, CELLS))
    elif action >= BEGIN:
        tell(out, BEGUN)
        tell(out, action - BEGIN)
    elif actor == CHANCE:
        tell_turned(out, states[0], action - CARD)
    elif action == STOP:
        tell_stopped(out, states)
    elif action >= STEP:
        tell_stepped(out, states, action - STEP)
    else:
        tell_picked(out, states[0], actor, action - PICK)
    return length(out)


@compiled
def tell_laid(out: Told, actor: int, form: int, cell: int) -> None:
    """Tell of a tile that was laid, and by whom unless it was chance."""
    tell(out, LAID)
    tell(out, actor != CHANCE)
    if actor != CHANCE:
        tell(out, actor)
    tell(out, form)
    tell_cell(out, cell)
    tell(out, ARROW_OF[form] >= 0)
    if ARROW_OF[form] >= 0:
        tell(out, ARROW_OF[form])


@compiled
def tell_turned(out: Told, state: State, index: int) -> None:
    """Tell of a card: so many steps, or as many as so many hits need."""
    card = rounds.card_at(state, index)
    tell(out, TURNED)
    tell(out, rounds.card_name_at(state, index))
    tell(out, card if card < HIT_CARD else 0)
    tell(out, card - HIT_CARD if card >= HIT_CARD else 0)


@compiled
def tell_picked(out: Told, state: State, seat: int, token: int) -> None:
    """Tell of a token that was picked."""
    tell(out, PICKED)
    tell(out, seat)
    tell(out, token)
    tell(out, rounds.value(state, token))


@compiled
def tell_stepped(out: Told, states: Records[State], letter: int) -> None:
    """Tell of a token's step, and of what it pushes."""
    after = states.copy()  # type: ignore[attr-defined]  # an array
    take_step(after[0], letter)
    token, old, new = states[0].active, states[0].floor.things, after[0].floor.things
    tell(out, STEPPED)
    tell(out, token)
    tell(out, letter)
    tell_where(out, after[0].floor.cell_of[token])
    tell_moved_tiles(out, old, new, count_moved_tiles(old, new))


@compiled
def tell_stopped(out: Told, states: Records[State]) -> None:
    """Tell of a token that ended its move, what held it, and whose turn passes."""
    state = states[0]
    tell(out, STOPPED)
    tell(out, state.active)
    tell_where(out, state.floor.cell_of[state.active])
    tell_hindrances(out, state)
    after = states.copy()  # type: ignore[attr-defined]  # an array
    rounds.set_down(after[0])
    tell_passed(out, after[0], state.to_move)


@compiled
def tell_passed(out: Told, state: State, seat: int) -> None:
    """Tell the seats whose turn passes after that of a seat, others still having one."""
    place, count = tell_later(out), 0
    for offset in range(1, state.players if state.phase == MOVING else 0):
        candidate = (seat + offset) % state.players
        if candidate == state.to_move:
            break
        if rounds.is_seat_in_play(state, candidate):
            tell(out, candidate)
            count += 1
    tell_at(out, place, count)


@compiled
def tell_automatic(out: Told, states: Records[State]) -> None:
    """Tell of the monster's next step, or of his last look."""
    state = states[0]
    after = states.copy()  # type: ignore[attr-defined]  # an array
    if monster.is_done(state.card, state.steps_walked, state.hits):
        tell(out, LAST_LOOK)
        tell_look(out, after[0].floor)
    else:
        tell(out, WALKED)
        tell_walked(out, after[0].floor)


@compiled
def tell_look(out: Told, floor: Floor) -> None:
    """Let the monster look and turn on the floor, and tell it."""
    tell_cell(out, floor.monster)
    tell_lines(out, floor)
    tell(out, floor.facing)
    floor.facing = monster.look(floor)
    tell(out, floor.facing)


@compiled
def tell_walked(out: Told, floor: Floor) -> None:
    """Let the monster look and go one step on the floor, and tell it."""
    start, traces = int(floor.monster), np.zeros(1, TRACE)
    trace = traces[0]
    tell_look(out, floor)
    wall = WALL_AT[start, floor.facing]
    monster.go(floor, traces)  # type: ignore[arg-type]  # records, to the compiler
    tell(out, trace.turns)
    tell(out, wall if trace.way_count > 0 and trace.turns == 0 else NO_WALL)
    tell_way(out, floor, start, trace)
    tell_cell(out, floor.monster)
    tell(out, floor.facing)
    tell_pushed(out, trace)
    tell_eaten(out, trace)


@compiled
def tell_pushed(out: Told, trace: Trace) -> None:
    """Tell what the monster pushed, in order."""
    tell(out, trace.pushed_count)
    for index in range(trace.pushed_count):
        start, rest = trace.pushed_from[index], trace.pushed_to[index]
        tell_shove(out, trace.pushed_things[index], start, rest)
