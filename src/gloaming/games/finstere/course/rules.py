"""The rules of Finstere Flure as the core asks for them: atoms, who acts, what is legal.

An action is one number:

    pick a token | one step: N E S W, or I onto the entrance | stop | card | who begins | lay a tile

The numbering is computed from the table below.
"""

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Bytes, Weights, dtype_of
from gloaming.core.streams import Stream, weighted
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.floor.board import ALL_CELLS, CELLS, STEPS, Cell
from gloaming.games.finstere.floor.things import is_tile, is_token
from gloaming.games.finstere.help.observation import observe  # noqa: F401 - one of the rules that the core asks for
from gloaming.games.finstere.material import (
    BLOOD,
    CARDS,
    FORMS,
    MATCH_TOKENS,
    MAX_PLAYERS,
    NOTHING,
    PLAIN,
    SUPPLY,
)
from gloaming.games.finstere.moves.plain_moves import find_plain_moves, make_search_here
from gloaming.games.finstere.moves.staying import where_step_ends
from gloaming.games.finstere.moves.steps import BLOCKED, ENTERING, STEP_LETTERS, can_stop, step
from gloaming.games.finstere.state import (
    BEGINNING,
    MOVING,
    NO_TOKEN,
    OUT,
    OVER,
    PLACING,
    WAITING,
    WALKING,
    Floor,
    State,
    Trace,
)

from . import rounds

FAMILIES = (
    ("pick", MATCH_TOKENS),
    ("step", len(STEP_LETTERS)),
    ("stop", 1),
    ("card", len(CARDS)),
    ("begin", MAX_PLAYERS),
    ("place", len(FORMS) * CELLS),
)
SIZES = [size for _, size in FAMILIES]
PICK, STEP, STOP, CARD, BEGIN, PLACE = (sum(SIZES[:index]) for index in range(len(SIZES)))
ACTIONS = sum(SIZES)
MOST_ACTIONS = len(FORMS) * len(ALL_CELLS)

TRACE = dtype_of(Trace)


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    if state.phase == MOVING or (state.phase == PLACING and not state.chance_places):
        return state.to_move
    if state.phase == WALKING:
        return AUTOMATIC
    return NOBODY if state.phase == OVER else CHANCE


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether it is a seat's turn."""
    return seat >= 0 and actor(state) == seat


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of the seat whose turn it is."""
    if state.phase == PLACING:
        return placements(state, out)
    if state.active == NO_TOKEN:
        return picks(state, seat, out)
    count = 0
    for action in range(STEP, CARD):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return count


@compiled
def picks(state: State, seat: int, out: Actions) -> int:
    """Write every token that a seat may move now."""
    count = 0
    for token in range(state.token_count if actor(state) == seat else 0):
        if may_pick(state, seat, token):
            out[count] = PICK + token
            count += 1
    return count


@compiled
def placements(state: State, out: Actions) -> int:
    """Write every way in which a tile may be laid now."""
    count = 0
    for form in range(len(FORMS)):
        for cell in ALL_CELLS:
            if may_lay(state, form, cell):
                out[count] = PLACE + form * CELLS + cell
                count += 1
    return count


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if actor(state) != seat or not 0 <= action < ACTIONS:
        return False
    if state.phase == PLACING:
        return action >= PLACE and may_lay(state, *divmod(action - PLACE, CELLS))
    if seat == CHANCE:
        return may_happen(state, action)
    if state.active == NO_TOKEN:
        return action < STEP and may_pick(state, seat, action - PICK)
    if action == STOP:
        return may_stop(state)
    return STEP <= action < STOP and may_step(state, action - STEP)


@compiled
def may_happen(state: State, action: int) -> bool:
    """Tell whether chance may name a seat that begins, or turn a card."""
    if state.phase == BEGINNING:
        return BEGIN <= action < BEGIN + state.players
    return CARD <= action < BEGIN and rounds.is_drawable(state, action - CARD)


@compiled
def may_lay(state: State, form: int, cell: Cell) -> bool:
    """Tell whether a tile may be laid so; chance lays the largest tiles first."""
    supply = laying.SUPPLY_OF[form]
    if state.supply[supply] == 0 or (state.chance_places and supply != last_supply(state)):
        return False
    return laying.is_layable(state.floor, form, cell)


@compiled
def last_supply(state: State) -> int:
    """Return the last kind of tile that is still to be laid."""
    supply = len(SUPPLY) - 1
    while state.supply[supply] == 0:
        supply -= 1
    return supply


@compiled
def may_pick(state: State, seat: int, token: int) -> bool:
    """Tell whether a seat may move a token now."""
    if token >= state.token_count or state.tokens[token].seat != seat:
        return False
    return rounds.may_move(state, token)


@compiled
def may_stop(state: State) -> bool:
    """Tell whether the active token may end its move: in the first round it enters if it can."""
    if rounds.must_enter(state, state.active) and may_step(state, ENTERING):
        return False
    return can_stop(state.floor.things, state.floor.cell_of[state.active])


@compiled
def may_step(state: State, letter: int) -> bool:
    """Tell whether the active token may take a step: only if its move can then be completed."""
    floor, left = state.floor, state.steps_left - 1
    if left < 0:
        return False
    cell = floor.cell_of[state.active]
    if cell in (WAITING, OUT) or letter == ENTERING:
        return can_go_on(floor, floor.things, cell, letter, left)
    ahead = cell + STEPS[letter]
    if is_bare(floor, floor.things, ahead):
        return True
    if is_tile(floor.things[ahead]) or floor.ground[ahead] == BLOOD:  # tiles may move: try it
        return can_go_on(floor, floor.things.copy(), cell, letter, left)
    return can_go_on(floor, floor.things, cell, letter, left)


@compiled
def is_bare(floor: Floor, things: Bytes, cell: Cell) -> bool:
    """Tell whether nothing is on a cell, not even blood; most steps lead to such a one."""
    return floor.ground[cell] == PLAIN and things[cell] == NOTHING


@compiled
def can_go_on(floor: Floor, things: Bytes, cell: Cell, letter: int, steps: int) -> bool:
    """Take a step; tell whether it is possible, and the move can be completed after it."""
    if floor.blocked_slide_stays:
        return where_step_ends(floor, things, cell, letter, steps + 1) != BLOCKED
    end = step(floor, things, cell, letter)
    return end != BLOCKED and can_finish(floor, things, end, steps)


@compiled
def can_finish(floor: Floor, things: Bytes, cell: Cell, steps: int) -> bool:
    """Tell whether a token there, with that many steps left, can end its move (rules 4.1)."""
    if can_stop(things, cell):
        return True
    if steps == 0:
        return False
    if can_step_off(floor, things, cell) or (steps > 1 and can_walk_off(floor, things, cell)):
        return True
    for depth in range(1, steps + 1):  # shallow searches first: they need little room
        if find_plain_moves(floor, things, cell, depth, make_search_here(depth)) > 0:
            return True
    return False


@compiled
def can_step_off(floor: Floor, things: Bytes, cell: Cell) -> bool:
    """Tell whether one step leads to bare ground; this mostly spares a search."""
    for offset in STEPS:
        if is_bare(floor, things, cell + offset):
            return True
    return False


@compiled
def can_walk_off(floor: Floor, things: Bytes, cell: Cell) -> bool:
    """Tell whether two steps over another token lead to bare ground; this spares nearly all."""
    for offset in STEPS:
        over = cell + offset
        is_plain = floor.ground[over] == PLAIN and is_token(things[over])
        if is_plain and can_step_off(floor, things, over):
            return True
    return False


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        rounds.go_on(state, np.zeros(1, TRACE))  # type: ignore[arg-type]  # records, to the compiler
    elif action >= PLACE:
        form, cell = divmod(action - PLACE, CELLS)
        laying.lay(state.floor, form, cell)
        state.supply[laying.SUPPLY_OF[form]] -= 1
        rounds.placed(state)
    elif action >= BEGIN:
        rounds.begin(state, action - BEGIN)
    elif action >= CARD:
        rounds.turn_card(state, action - CARD)
    elif action == STOP:
        rounds.set_down(state)
    elif action >= STEP:
        take_step(state, action - STEP)
    else:
        rounds.lift(state, action - PICK)


@compiled
def take_step(state: State, letter: int) -> None:
    """Move the active token one step."""
    floor = state.floor
    start, end = floor.cell_of[state.active], BLOCKED
    if floor.blocked_slide_stays:
        end = where_step_ends(floor, floor.things, start, letter, state.steps_left)
    cell = step(floor, floor.things, start, letter)
    if end != BLOCKED:
        cell = end
    floor.cell_of[state.active] = cell
    state.steps_left = 0 if cell == OUT else state.steps_left - 1


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write the cards, the places for a tile or the seats to begin, and how likely each is."""
    if state.phase == PLACING:
        count = placements(state, out)
        weights[:count] = 1
        return count
    if state.phase == BEGINNING:
        out[: state.players] = np.arange(BEGIN, BEGIN + state.players)
        weights[: state.players] = 1
        return state.players
    count = 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            out[count] = CARD + index
            weights[count] = state.pile[index]
            count += 1
    return count


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw a card, a place for a tile, or who begins."""
    out = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]


@compiled
def turn_number(state: State) -> int:
    """Return the number of the turn."""
    return state.turn


@compiled
def conceal(state: State, seat: int) -> None:
    """Hide nothing: all is open but the order of the cards, and that is drawn late."""


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Change nothing: there is nothing that a seat cannot see."""
