"""Why an action is refused: the reason, its rule, and the cells that it is about."""

from typing import Annotated, cast

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import (
    LAND,
    Cell,
    Cells,
    Direction,
    Letter,
    Places,
    opposite,
    shifted,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.in_the_way import cells_in_the_way
from gloaming.games.menhirs.clusters.move import Move, direction_of, move_of, tiles_of
from gloaming.games.menhirs.clusters.obstacles import (
    CLUSTER_TOO_SMALL,
    FREE,
    MIST,
    TAKE_BACK,
    obstacle,
)
from gloaming.games.menhirs.clusters.writer import land_writer
from gloaming.games.menhirs.state import DEALING, PLACING, REMOVING, State

# The rule of each reason; the obstacles come first, in the order of `clusters.obstacles`.
RULE_OF = {
    "not-mist": "3.2",
    "not-connected": "3.3",
    "cluster-too-small": "3.3",
    "part-too-small": "3.3",
    "rest-too-small": "3.3",
    "edge": "3.4",
    "mist": "3.4",
    "touching": "3.3",
    "take-back": "3.5",
    "no-such-action": "",
    "not-dealt": "2.1",
    "no-forest-left": "2.1",
    "no-menhir-left": "2.1",
    "not-placed": "2.2",
    "off-board": "2.2",
    "has-mist": "2.2",
    "not-removed": "3.7",
    "last-menhir": "3.7",
    "no-mist": "3.2",
    "set-up": "2",
    "not-moved": "3.2",
    "compulsory": "3.8",
    "not-chosen": "3.2",
    "picked": "3.3",
    "moves-as-a-whole": "3.3",
    "fits-no-part": "3.3",
    "fits-no-part-with-picked": "3.3",
    "chosen": "3.2",
    "no-way": "3.4",
}
REASONS, RULES = ("", *RULE_OF), ("", *RULE_OF.values())
OBSTACLES, OBSTACLE_RULES = REASONS[: TAKE_BACK + 1], RULES[: TAKE_BACK + 1]

(
    NO_SUCH_ACTION,
    NOT_DEALT,
    NO_FOREST_LEFT,
    NO_MENHIR_LEFT,
    NOT_PLACED,
    OFF_BOARD,
    HAS_MIST,
    NOT_REMOVED,
    LAST_MENHIR,
    NO_MIST,
    SET_UP,
    NOT_MOVED,
    COMPULSORY,
    NOT_CHOSEN,
    PICKED,
    MOVES_AS_A_WHOLE,
    FITS_NO_PART,
    FITS_NO_PART_WITH_PICKED,
    CHOSEN,
    NO_WAY,
) = range(TAKE_BACK + 1, len(REASONS))


class Refused(msgspec.Struct, frozen=True):
    """Why an action is refused, as values."""

    reason: Annotated[str, REASONS]  # nothing: it is not
    rule: Annotated[str, RULES]
    cells: Places  # that are the reason
    movers: Places  # tiles that would come onto other mist
    size: int  # of the cluster or part that is too small, or of the cell's cluster
    direction: Letter | None


put_refused = land_writer(Refused)


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:  # noqa: ARG001 - the rules are the same for both
    """Write why an action that is not legal is refused."""
    begin(out)
    put_refusal(out, states[0], action)
    return length(out)


@entry_point(counted=("out",))
def held_up_at(states: Records[State], tiles: Cells, direction: int, out: Told) -> int:
    """Tell what holds some tiles up in a direction; nothing if they are free to go."""
    begin(out)
    put_held_up(out, states[0], move_of(tiles, direction))
    return length(out)


@compiled
def put_refusal(out: Told, state: State, action: int) -> None:
    """Write why an action is refused, by what is to be done now."""
    if not 0 <= action < ACTIONS:
        put_plain(out, NO_SUCH_ACTION)
    elif state.phase == DEALING:
        put_plain(out, NOT_DEALT if action >= PLACE else NO_FOREST_LEFT + action - DEAL)
    elif state.phase == PLACING:
        put_not_placed(out, state, action)
    elif state.phase == REMOVING:
        put_not_removed(out, state, action)
    else:
        put_not_moved(out, state, action)


@compiled
def put_not_placed(out: Told, state: State, action: int) -> None:
    """Write why mist cannot be placed so."""
    cell = action - PLACE
    if not PLACE <= action < CLUSTER:
        put_plain(out, NOT_PLACED)
    elif not has(LAND[state.terms.board], cell):
        put_plain(out, OFF_BOARD)
    else:
        put_about(out, HAS_MIST, 1 << cell, 0)


@compiled
def put_not_removed(out: Told, state: State, action: int) -> None:
    """Write why that tile cannot be removed."""
    if not REMOVE <= action < PASSING:
        put_plain(out, NOT_REMOVED)
    else:
        put_plain(out, LAST_MENHIR if has(state.mist, action - REMOVE) else NO_MIST)


@compiled
def put_not_moved(out: Told, state: State, action: int) -> None:
    """Write why the mover cannot choose or go so."""
    if action < CLUSTER:
        put_plain(out, SET_UP)
    elif action < TILE:
        put_plain(out, why_not_taken(state, action - CLUSTER))
    elif action < GO:
        put_not_picked(out, state, action - TILE)
    elif action < REMOVE:
        put_not_gone(out, state, action - GO)
    else:
        put_plain(out, COMPULSORY if action == PASSING else NOT_MOVED)


@compiled
def why_not_taken(state: State, cell: Cell) -> int:
    """Return why a cluster cannot be taken."""
    if state.chosen != 0:
        return CHOSEN
    return NO_WAY if has(state.mist, cell) else NO_MIST


@compiled
def put_not_picked(out: Told, state: State, cell: Cell) -> None:
    """Write why a tile cannot belong to the part that moves."""
    if not has(state.mist, cell):
        put_plain(out, NO_MIST)
        return
    size = size_of(cluster_of(1 << cell, state.mist))
    put_about(out, why_not_picked(state, cell, size), 1 << cell, size)


@compiled
def why_not_picked(state: State, cell: Cell, size: int) -> int:
    """Return why a tile of a cluster of some size cannot be picked."""
    if has(state.chosen, cell):
        return PICKED
    if size < SMALLEST_TO_SPLIT:
        return MOVES_AS_A_WHOLE
    return FITS_NO_PART if state.chosen == 0 else FITS_NO_PART_WITH_PICKED


@compiled
def put_not_gone(out: Told, state: State, direction: int) -> None:
    """Write what holds the chosen tiles up."""
    if state.chosen == 0:
        put_plain(out, NOT_CHOSEN)
    else:
        put_held_up(out, state, move_of(state.chosen, direction))


@compiled
def put_held_up(out: Told, state: State, move: Move) -> None:
    """Write what holds a move up."""
    part, direction = tiles_of(move), direction_of(move)
    reason = obstacle(state.terms, state.mist, move, state.banned)
    cells = cells_in_the_way(state.terms, state.mist, move, reason) if reason != FREE else 0
    put_refused(
        out,
        reason=reason,
        rule=reason,
        cells=cells,
        movers=shifted(cells, opposite(direction)) if reason == MIST else 0,
        size=size_of(cluster_of(part, state.mist) if reason == CLUSTER_TOO_SMALL else part),
        direction=direction,
    )


@compiled
def put_plain(out: Told, reason: int) -> None:
    """Write a reason that says everything."""
    put_about(out, reason, 0, 0)


@compiled
def put_about(out: Told, reason: int, cells: Cells, size: int) -> None:
    """Write a reason that is about some cells, and the size of their cluster."""
    put_refused(
        out, reason=reason, rule=reason, cells=cells, movers=0, size=size, direction=NOTHING
    )


@compiled
def has(cells: Cells, cell: Cell) -> bool:
    """Tell whether a set has a cell."""
    return (cells >> cell) & 1 != 0


def refusal_of(states: Records[State], seat: int, action: int) -> Refused:
    """Return why an action that is not legal is refused."""
    return cast("Refused", told(Refused, refusal_at, states, seat, action))


def held_up(states: Records[State], tiles: Cells, direction: Direction) -> Refused:
    """Return what holds some tiles up in a direction."""
    return cast("Refused", told(Refused, held_up_at, states, tiles, direction))
