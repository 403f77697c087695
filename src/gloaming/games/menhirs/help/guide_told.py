"""The guide as numbers, in the order of the fields of `guide.Guide`."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import CLUSTER, GO
from gloaming.games.menhirs.clusters.board import DIRECTIONS, Cells, first_of, number_of, size_of
from gloaming.games.menhirs.clusters.board_told import tell_cell, tell_cells
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.in_the_way import cells_in_the_way
from gloaming.games.menhirs.clusters.move import Move, direction_of, landing, mist_after, move_of
from gloaming.games.menhirs.clusters.obstacles import FREE, obstacle
from gloaming.games.menhirs.course.legality import open_tiles
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.state import MOVING, REMOVING, State

TAKEN_ALREADY = -1  # instead of the action that takes the tiles


@entry_point(counted=("out",))
def guide_at(states: Records[State], seat: int, out: Told) -> int:  # noqa: ARG001 - both see the same
    """Tell what helps whoever is to move or to remove."""
    state = states[0]
    begin(out)
    tell_clusters(state, out)
    tell_part(state, out)
    tell_kept(state, out)
    return length(out)


@compiled
def tell_clusters(state: State, out: Told) -> None:
    """Tell all clusters, from the west, while nothing is picked."""
    count = tell_later(out)
    if state.phase != MOVING or state.chosen != 0:
        return
    rest, found, picks = state.mist, 0, open_tiles(state)
    while rest != 0:
        first = first_of(rest)
        cluster = cluster_of(first, state.mist)
        tell_group(state, cluster, picks, CLUSTER + number_of(first), out)
        rest &= ~cluster
        found += 1
    tell_at(out, count, found)


@compiled
def tell_part(state: State, out: Told) -> None:
    """Tell what can be done with the tiles picked so far, if there are some."""
    is_picked = state.phase == MOVING and state.chosen != 0
    tell(out, is_picked)
    if is_picked:
        tell_group(state, state.chosen, open_tiles(state), TAKEN_ALREADY, out)


@compiled
def tell_kept(state: State, out: Told) -> None:
    """Tell the tiles that may not be removed, while one is to be removed."""
    rest = state.mist & ~removable(state.terms, state.mist) if state.phase == REMOVING else 0
    tell(out, size_of(rest))
    while rest != 0:
        first = first_of(rest)
        tell_cell(number_of(first), out)
        tell(out, 0)  # the reason and its rule: there is only one
        tell(out, 0)
        rest &= ~first


@compiled
def tell_group(state: State, tiles: Cells, picks: Cells, taking: int, out: Told) -> None:
    """Tell what can be done with some tiles, after the action that takes them."""
    cluster = cluster_of(first_of(tiles), state.mist)
    tell_cells(tiles, out)
    tell(out, DIRECTIONS)
    for direction in range(DIRECTIONS):
        tell_way(state, move_of(tiles, direction), taking, out)
    tell_cells(picks & cluster, out)
    tell(out, size_of(cluster) >= SMALLEST_TO_SPLIT)


@compiled
def tell_way(state: State, move: Move, taking: int, out: Told) -> None:
    """Tell where a move leads, or what holds it up."""
    reason = obstacle(state.terms, state.mist, move, state.banned)
    tell(out, direction_of(move))
    tell(out, reason)
    tell(out, reason)  # its rule
    if reason == FREE:
        tell_cells(0, out)
        tell_open_way(state, move, taking, out)
    else:
        tell_cells(cells_in_the_way(state.terms, state.mist, move, reason), out)
        tell_no_way(out)


@compiled
def tell_open_way(state: State, move: Move, taking: int, out: Told) -> None:
    """Tell what a legal move takes, where it leads and what comes of it."""
    before, after, menhirs = state.mist, mist_after(state.mist, move), state.terms.menhirs
    wins = not state.hide_menhirs and menhirs & after == 0
    tell_actions(taking, GO + direction_of(move), out)
    tell_cells(landing(move), out)
    tell_cells(menhirs & before & ~after, out)
    tell_cells(menhirs & after & ~before, out)
    tell(out, wins)
    tell(out, wins or ends_turn(state, after))


@compiled
def tell_no_way(out: Told) -> None:
    """Tell that no actions lead there, and nothing comes of it."""
    tell(out, 0)
    for _ in range(3):
        tell_cells(0, out)
    tell(out, False)
    tell(out, False)


@compiled
def tell_actions(taking: int, going: int, out: Told) -> None:
    """Tell what to do: take the tiles, unless they are taken, and go."""
    if taking == TAKEN_ALREADY:
        tell(out, 1)
    else:
        tell(out, 2)
        tell(out, taking)
    tell(out, going)


@compiled
def ends_turn(state: State, after: Cells) -> bool:
    """Tell whether the turn may be over when the mist lies so."""
    if state.hide_menhirs or not removes(state.terms, state.turn):
        return True
    return removable(state.terms, after) == 0
