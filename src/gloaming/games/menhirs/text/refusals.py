"""Why an action is refused, in words and with its rule."""

from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import LAND, place_of, size_of
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.move import move_of
from gloaming.games.menhirs.material import LANDS
from gloaming.games.menhirs.state import DEALING, PLACING, REMOVING, State

from .names import cell_words
from .obstacle_words import why_held_up


def why_illegal(states: Records[State], action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    state = states[0]
    if not 0 <= action < ACTIONS:
        return IllegalActionError(f"there is no action {action}")
    if state.phase == DEALING:
        return why_not_deal(action)
    if state.phase == PLACING:
        return why_not_place(state, action)
    if state.phase == REMOVING:
        return why_not_remove(state, action)
    return why_not_move(state, action)


def why_not_deal(action: int) -> IllegalActionError:
    """Say why that cannot be turned up."""
    if action >= PLACE:
        return IllegalActionError("the land is still to be dealt", "2.1")
    return IllegalActionError(f"no {LANDS[action - DEAL]} is left", "2.1")


def why_not_place(state: State, action: int) -> IllegalActionError:
    """Say why mist cannot be placed so."""
    if not PLACE <= action < CLUSTER:
        return IllegalActionError("mist tiles are still to be placed", "2.2")
    cell = action - PLACE
    if not LAND[state.terms.board] >> cell & 1:
        return IllegalActionError("that is not on the board", "2.2")
    return IllegalActionError(f"{cell_words(place_of(cell))} has mist already", "2.2")


def why_not_remove(state: State, action: int) -> IllegalActionError:
    """Say why that tile cannot be removed."""
    if not REMOVE <= action < PASSING:
        return IllegalActionError("a mist tile is to be removed", "3.7")
    return why_not_this_tile(state, action - REMOVE, "its removal would free the last menhir")


def why_not_this_tile(state: State, cell: int, otherwise: str) -> IllegalActionError:
    """Say that there is no mist on a cell, or something else."""
    if not state.mist >> cell & 1:
        return IllegalActionError("there is no mist there", "3.2")
    return IllegalActionError(otherwise, "3.7")


def why_not_move(state: State, action: int) -> IllegalActionError:
    """Say why the mover cannot choose or go so."""
    if action < CLUSTER:
        return IllegalActionError("the board is set up already", "2")
    if REMOVE <= action < PASSING:
        return IllegalActionError("first move a cluster or a part of one", "3.2")
    if action == PASSING:
        return IllegalActionError("moving is compulsory", "3.8")
    if action >= GO:
        return why_not_go(state, action - GO)
    if action >= TILE:
        return why_not_pick(state, action - TILE)
    return why_not_take(state, action - CLUSTER)


def why_not_go(state: State, direction: int) -> IllegalActionError:
    """Say what holds the chosen tiles up."""
    if state.chosen == 0:
        return IllegalActionError("first choose a cluster, or tiles of one", "3.2")
    return IllegalActionError(*why_held_up(state, move_of(state.chosen, direction)))


def why_not_pick(state: State, cell: int) -> IllegalActionError:
    """Say why a tile cannot belong to the part that moves."""
    if not state.mist >> cell & 1:
        return IllegalActionError("there is no mist there", "3.2")
    place = cell_words(place_of(cell))
    if state.chosen >> cell & 1:
        return IllegalActionError(f"{place} is picked already", "3.3")
    size = size_of(cluster_of(1 << cell, state.mist))
    if size < SMALLEST_TO_SPLIT:
        return IllegalActionError(
            f"a cluster of {size} tiles moves as a whole; only one of "
            f"{SMALLEST_TO_SPLIT} or more may be split",
            "3.3",
        )
    others = " with the tiles picked" if state.chosen else ""
    return IllegalActionError(f"no part that may move has {place} in it{others}", "3.3")


def why_not_take(state: State, cell: int) -> IllegalActionError:
    """Say why a cluster cannot be taken."""
    if state.chosen != 0:
        return IllegalActionError("tiles are chosen already", "3.2")
    if not state.mist >> cell & 1:
        return IllegalActionError("there is no mist there", "3.2")
    return IllegalActionError("that cluster cannot move as a whole in any direction", "3.4")
