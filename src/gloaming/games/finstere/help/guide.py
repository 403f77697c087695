"""What helps a seat to choose: where its tokens can end, where tiles can lie.

Everything is told so that it can be shown without knowing the rules: an end comes with
the actions that lead to it, a refused cell with the name of the reason.
"""

from typing import Annotated, Any, Literal, TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Bytes, Records
from gloaming.games.finstere.actions import PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.actor import is_to_act
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.board import ALL_CELLS, CELLS, Cell
from gloaming.games.finstere.floor.laying import (
    ARROW_OF,
    HEIGHT_OF,
    NO_OBSTACLE,
    SUPPLY_OF,
    WIDTH_OF,
    obstacle_to,
)
from gloaming.games.finstere.floor.places import (
    Shove,
    Where,
    cell_on_board,
    count_moved_tiles,
    floor_writer,
    put_moved_tiles,
    tell_cell,
    where_is,
)
from gloaming.games.finstere.material import FORM_NAMES, FORMS, MOST_STEPS, SUPPLY, SUPPLY_NAMES
from gloaming.games.finstere.moves.barriers import Hindrance, put_hindrances, steps_held
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.moves.plain_moves import FULL, search_here
from gloaming.games.finstere.state import NO_TOKEN, OUT, PLACING, Floor, State
from gloaming.games.finstere.text.refusal import Obstacle

RuleOfLaying: TypeAlias = Literal["", "2.6"]


class End(msgspec.Struct, frozen=True):
    """A result of a token's move, the actions that lead to it, and where they pass."""

    where: Where
    cell: Place | None
    actions: list[int]  # stopping included
    way: list[Place]  # the cells after each step, so far as they are on the board
    shoves: list[Shove]


class TokenGuide(msgspec.Struct, frozen=True):
    """Where a token can end, the plainest way to each cell first."""

    token: int
    steps: int
    ends: list[End]
    held: list[Hindrance]  # what keeps it from every step, if it can only stay where it is


class Spot(msgspec.Struct, frozen=True):
    """A cell on which a tile can be laid, by its north-west corner."""

    cell: Place
    action: int


class TileTurn(msgspec.Struct, frozen=True):
    """One way of turning a tile, where it can lie, and why not elsewhere."""

    tile: Annotated[str, FORM_NAMES]
    arrow: Letter | None
    width: int
    height: int
    spots: list[Spot]
    refused: dict[Obstacle, list[Place]]  # cells by the name of the reason


class TileGuide(msgspec.Struct, frozen=True):
    """A kind of tile that is still to be laid."""

    name: Annotated[str, SUPPLY_NAMES]
    left: int
    turns: list[TileTurn]


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What helps a seat to choose."""

    rule: RuleOfLaying = ""  # the rule behind the refusals of tiles
    tokens: list[TokenGuide] = []
    tiles: list[TileGuide] = []


MOST_WAYS = 4  # to the same cell, where they push different tiles
A_TILE_BEHIND = MOST_STEPS + 1  # by so much is a way less plain that pushes one more
FEW_NODES = 1 << 10  # enough for nearly every move
MORE_ROOM = 4  # times as much, if it is not

Chosen: TypeAlias = NDArray[np.int32]  # for every cell: of the plainest ways, a number each

# In how many ways each tile of the supply can be turned.
TURNS_OF = np.array([np.sum(np.equal(SUPPLY_OF, supply)) for supply in range(len(SUPPLY))])

put_end, put_spot = floor_writer(End), floor_writer(Spot)
put_turn, put_tile = floor_writer(TileTurn), floor_writer(TileGuide)


@entry_point(counted=("out",))
def guide_at(states: Records[State], seat: int, out: Told) -> int:
    """Tell what helps a seat to choose, if it is to act."""
    state = states[0]
    guides, lays = is_to_act(state, seat), state.phase == PLACING
    begin(out)
    tell(out, guides and lays)  # the rule of laying, or none
    if guides and not lays:
        tell_tokens(out, states)
    else:
        tell(out, 0)
    if guides and lays:
        tell_tiles(out, state)
    else:
        tell(out, 0)
    return length(out)


@compiled
def tell_tokens(out: Told, states: Records[State]) -> None:
    """Tell where the moving token can end; while none moves, where each could."""
    state = states[0]
    if state.active != NO_TOKEN:
        tell(out, 1)
        tell_token(out, state, 0)
        return
    lifted: Any = states.copy()  # type: ignore[attr-defined]  # an array
    place, count = tell_later(out), 0
    first = rounds.first_token(state, state.to_move)
    for token in range(first, rounds.first_token(state, state.to_move + 1)):
        if rounds.may_move(state, token):
            lifted[0] = states[0]
            rounds.lift(lifted[0], token)
            tell_token(out, lifted[0], 1)
            count += 1
    tell_at(out, place, count)


@compiled
def tell_token(out: Told, state: State, picks: int) -> None:
    """Tell where a lifted token can end, with the action that picks it or without."""
    token, (first, last) = int(state.active), steps_held(state)
    found, search = find_all(state.floor, state.floor.cell_of[token], state.steps_left)
    tell(out, token)
    tell(out, state.steps_left)
    tell_ends(out, search, rounds.first_end(state, token, found), found, token, picks)
    tell(out, last - first)
    put_hindrances(out, state)


@compiled
def find_all(floor: Floor, start: Cell, steps: int) -> tuple[int, Any]:
    """Find every complete move with ever more room, until all fits; return how many, and where."""
    room = FEW_NODES
    search = search_here(room)
    found = find_moves(floor, floor.things, start, steps, search)
    while found == FULL:
        room *= MORE_ROOM
        search = search_here(room)
        found = find_moves(floor, floor.things, start, steps, search)
    return found, search


@compiled
def tell_ends(out: Told, search: Any, first: int, found: int, token: int, picks: int) -> None:
    """Tell for every place a few ends: those that push little, and short ways first."""
    nodes, arrangements, _, ends = search
    ranks = np.empty((CELLS, MOST_WAYS), np.int32)
    chosen = np.empty((CELLS, MOST_WAYS), np.int32)
    counts = np.zeros(CELLS, np.uint8)
    old = arrangements[0].things
    for index in range(first, found):
        node = nodes[ends[index]]
        pushed = count_moved_tiles(old, arrangements[node.arrangement].things)
        rank = pushed * A_TILE_BEHIND + node.steps
        put_in_order(ranks[node.cell], chosen[node.cell], counts, node.cell, rank, ends[index])
    place, count = tell_later(out), 0
    for cell in range(CELLS):
        for way in range(counts[cell]):
            tell_end(out, nodes, arrangements, chosen[cell, way], token, picks)
            count += 1
    tell_at(out, place, count)


@compiled
def put_in_order(
    ranks: Chosen, chosen: Chosen, counts: Bytes, cell: Cell, rank: int, end: int
) -> None:
    """Put an end among the plainest of its cell, behind its equals, if it is one of them."""
    place = int(counts[cell])
    if place < MOST_WAYS:
        counts[cell] += 1
    elif rank >= ranks[place - 1]:
        return
    else:
        place -= 1
    while place > 0 and ranks[place - 1] > rank:
        ranks[place], chosen[place] = ranks[place - 1], chosen[place - 1]
        place -= 1
    ranks[place], chosen[place] = rank, end


@compiled
def tell_end(out: Told, nodes: Any, arrangements: Any, end: int, token: int, picks: int) -> None:
    """Tell an end: where it is, the actions that lead there, the way, and what is pushed."""
    path, cell = path_to(nodes, end), nodes[end].cell
    before, after = arrangements[0].things, arrangements[nodes[end].arrangement].things
    put_end(
        out,
        where=where_is(cell),
        cell=cell_on_board(cell),
        actions=actions_on(nodes, path, token)[1 - picks :],
        way=cells_on(nodes, path[: len(path) - (cell == OUT)]),
        shoves=count_moved_tiles(before, after),
    )
    put_moved_tiles(out, before, after)


@compiled
def actions_on(nodes: Any, path: NDArray[np.int32], token: int) -> Actions:
    """Return what leads along a way: to pick the token, its steps, and to stop."""
    actions = np.empty(len(path) + 2, np.int64)
    actions[0], actions[-1] = PICK + token, STOP
    for place in range(len(path)):
        actions[place + 1] = STEP + nodes[path[place]].letter
    return actions


@compiled
def cells_on(nodes: Any, path: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return the cells of a way."""
    cells = np.empty(len(path), np.int32)
    for place in range(len(path)):
        cells[place] = nodes[path[place]].cell
    return cells


@compiled
def path_to(nodes: Any, end: int) -> NDArray[np.int32]:
    """Return the nodes of the way to a node, without the start."""
    path = np.empty(nodes[end].steps, np.int32)
    node = end
    for place in range(len(path) - 1, -1, -1):
        path[place] = node
        node = nodes[node].parent
    return path


@compiled
def tell_tiles(out: Told, state: State) -> None:
    """Tell the tiles that can be laid."""
    place, count = tell_later(out), 0
    for supply in range(len(SUPPLY)):
        if state.supply[supply] > 0:
            put_tile(out, name=supply, left=state.supply[supply], turns=TURNS_OF[supply])
            tell_turns(out, state.floor, supply)
            count += 1
    tell_at(out, place, count)


@compiled
def tell_turns(out: Told, floor: Floor, supply: int) -> None:
    """Tell every way of turning a tile."""
    for form in range(len(FORMS)):
        if SUPPLY_OF[form] == supply:
            tell_turn(out, floor, form)


@compiled
def tell_turn(out: Told, floor: Floor, form: int) -> None:
    """Tell where a tile can lie when it is turned so, and why not elsewhere."""
    obstacles, spots = np.empty(len(ALL_CELLS), np.uint8), 0
    for index in range(len(ALL_CELLS)):
        obstacles[index] = obstacle_to(floor, form, ALL_CELLS[index])[0]
        spots += obstacles[index] == NO_OBSTACLE
    put_turn(
        out,
        tile=form,
        arrow=ARROW_OF[form],
        width=WIDTH_OF[form],
        height=HEIGHT_OF[form],
        spots=spots,
    )
    for index in range(len(ALL_CELLS)):
        if obstacles[index] == NO_OBSTACLE:
            cell = ALL_CELLS[index]
            put_spot(out, cell=cell, action=PLACE + form * CELLS + cell)
    tell_refused(out, obstacles)


@compiled
def tell_refused(out: Told, obstacles: Bytes) -> None:
    """Tell the other cells by what is in the way, in the order in which that first comes up."""
    place, count = tell_later(out), 0
    for index in range(len(ALL_CELLS)):
        if obstacles[index] != NO_OBSTACLE and is_first(obstacles, index):
            tell(out, obstacles[index])
            tell_alike(out, obstacles, index)
            count += 1
    tell_at(out, place, count)


@compiled
def is_first(obstacles: Bytes, index: int) -> bool:
    """Tell whether an obstacle has not come up before."""
    for before in range(index):
        if obstacles[before] == obstacles[index]:
            return False
    return True


@compiled
def tell_alike(out: Told, obstacles: Bytes, first: int) -> None:
    """Tell the cells with the same obstacle as the first of them."""
    place, count = tell_later(out), 0
    for index in range(first, len(ALL_CELLS)):
        if obstacles[index] == obstacles[first]:
            tell_cell(out, ALL_CELLS[index])
            count += 1
    tell_at(out, place, count)


def guide_for(states: Records[State], seat: int) -> Guide:
    """Return what helps a seat to choose, if it is to act."""
    return cast("Guide", told(Guide, guide_at, states, seat))
