"""What is legal: an action only if the move can then be completed (rules 4.1)."""

from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.actions import ACTIONS, BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.floor.board import CELLS, STEPS, Cell
from gloaming.games.finstere.floor.things import is_tile, is_token
from gloaming.games.finstere.material import BLOOD, NOTHING, PLAIN, SUPPLY
from gloaming.games.finstere.moves.plain_moves import find_plain_moves, make_search_here
from gloaming.games.finstere.moves.staying import where_step_ends
from gloaming.games.finstere.moves.steps import BLOCKED, ENTERING, can_stop, step
from gloaming.games.finstere.state import BEGINNING, NO_TOKEN, OUT, PLACING, WAITING, Floor, State

from . import rounds
from .actor import actor


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
