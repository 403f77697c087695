"""The account as numbers, in the order of the fields of `account.Account`."""

from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import Cells, Direction, size_of
from gloaming.games.menhirs.clusters.board_told import tell_cell, tell_cells
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import mist_after, move_of
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.course.setup import DEAL_CELLS, FIFTH, THIRD
from gloaming.games.menhirs.material import MENHIR
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

# The places of accounts in their union, and of names among those of a field.
(
    DEALT,
    HIDDEN_DEAL,
    PLACED,
    HIDDEN_PLACING,
    CLUSTER_TAKEN,
    TILE_TAKEN,
    MOVED,
    REMOVED,
    PASSED,
) = range(9)
NO_REMOVAL, REMOVAL_DUE, NONE_REMOVABLE = range(3)
NO_ENDING, ALL_FREE, ROUNDS_OVER = range(3)

NO_CELLS = 0


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does."""
    state = states[0]
    begin(out)
    if actor == CHANCE:
        tell_deal(state, action - DEAL, out)
    elif action < CLUSTER:
        tell(out, PLACED)
        tell(out, actor)
        tell_cell(action - PLACE, out)
    else:
        tell_turn(state, actor, action, NO_CELLS, out)
    return length(out)


@entry_point(counted=("out",))
def recalled_at(states: Records[State], actor: int, action: int, mist: Cells, out: Told) -> int:
    """Tell what an action did, without what would tell of menhirs that lie under mist now."""
    state = states[0]
    begin(out)
    if actor == CHANCE:
        tell(out, HIDDEN_DEAL)
        tell_standing(state, action - DEAL, out)
    elif action < CLUSTER:
        tell(out, HIDDEN_PLACING)
        tell(out, actor)
    else:
        tell_turn(state, actor, action, mist, out)
    return length(out)


@compiled
def tell_deal(state: State, land: int, out: Told) -> None:
    """Tell of a land tile that is turned up."""
    is_down = is_face_down(state, land)
    tell(out, DEALT)
    tell(out, land)
    tell_cell(DEAL_CELLS[state.terms.board, state.dealt], out)
    tell(out, is_down)
    if is_down:
        tell(out, state.menhirs_dealt + 1)
    tell_standing(state, land, out)


@compiled
def is_face_down(state: State, land: int) -> bool:
    """Tell whether a land tile is a menhir that counts as forest (rules 2.1)."""
    return land == MENHIR and state.menhirs_dealt + 1 in (THIRD, FIFTH)


@compiled
def tell_standing(state: State, land: int, out: Told) -> None:
    """Tell how many menhirs are in play, if this is the last land tile."""
    is_last = state.forests_left + state.menhirs_left == 1
    tell(out, is_last)
    if is_last:
        is_menhir = land == MENHIR and not is_face_down(state, land)
        tell(out, menhirs_in_play(state) + is_menhir)


@compiled
def menhirs_in_play(state: State) -> int:
    """Return how many menhirs were dealt that do not count as forest."""
    return state.menhirs_dealt - size_of(state.face_down)


@compiled
def tell_turn(state: State, seat: int, action: int, hidden: Cells, out: Told) -> None:
    """Tell of tiles chosen, a move, a removal or a pass, but of no menhirs on hidden cells."""
    if action < TILE:
        tell(out, CLUSTER_TAKEN)
        tell(out, seat)
        tell_cells(cluster_of(1 << (action - CLUSTER), state.mist), out)
    elif action < GO:
        tell(out, TILE_TAKEN)
        tell(out, seat)
        tell_cell(action - TILE, out)
    elif action < REMOVE:
        tell_move(state, seat, action - GO, hidden, out)
    elif action < PASSING:
        tell_removal(state, seat, action - REMOVE, hidden, out)
    else:
        tell(out, PASSED)
        tell(out, seat)
        tell_effect(state, state.mist, removal_after(state, state.mist), hidden, out)
        tell(out, not state.terms.may_pass)


@compiled
def tell_move(state: State, seat: int, direction: Direction, hidden: Cells, out: Told) -> None:
    """Tell of the chosen tiles that move."""
    after = mist_after(state.mist, move_of(state.chosen, direction))
    tell(out, MOVED)
    tell(out, seat)
    tell_effect(state, after, removal_after(state, after), hidden, out)
    tell_cells(state.chosen, out)
    tell(out, direction)


@compiled
def tell_removal(state: State, seat: int, cell: int, hidden: Cells, out: Told) -> None:
    """Tell of a tile that is removed."""
    tile = 1 << cell
    tell(out, REMOVED)
    tell(out, seat)
    tell_effect(state, state.mist & ~tile, NO_REMOVAL, hidden, out)
    tell_cell(cell, out)
    tell(out, state.moved & tile != 0)


@compiled
def tell_effect(state: State, mist: Cells, removal: int, hidden: Cells, out: Told) -> None:
    """Tell which menhirs come free and are covered if the mist becomes so, and what follows."""
    menhirs = state.terms.menhirs & ~hidden
    tell_cells(menhirs & state.mist & ~mist, out)
    tell_cells(menhirs & mist & ~state.mist, out)
    tell(out, removal)
    tell(out, ending_after(state, mist, removal))


@compiled
def removal_after(state: State, mist: Cells) -> int:
    """Return whether a tile is to be removed in this turn."""
    if are_all_free(state, mist) or not removes(state.terms, state.turn):
        return NO_REMOVAL
    return REMOVAL_DUE if removable(state.terms, mist) != 0 else NONE_REMOVABLE


@compiled
def ending_after(state: State, mist: Cells, removal: int) -> int:
    """Return why the match ends, if it does."""
    if are_all_free(state, mist):
        return ALL_FREE
    return ROUNDS_OVER if state.turn == TURNS and removal != REMOVAL_DUE else NO_ENDING


@compiled
def are_all_free(state: State, mist: Cells) -> bool:
    """Tell whether every menhir would be free, which nobody can say if some are out of sight."""
    menhirs = state.terms.menhirs
    return menhirs & mist == 0 and size_of(menhirs) >= menhirs_in_play(state)
