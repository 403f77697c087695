"""What helps to choose a move: where each cluster or part can go, and what holds it up.

    clusters    while nothing is picked: every cluster, its six ways, tiles that may be picked
    part        the tiles picked so far, their six ways, tiles that may join them
    kept        tiles that may not be removed, while one is to be removed

Of menhirs that are out of sight under mist (option `hide_menhirs`) a guide knows nothing.
"""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Records
from gloaming.games.menhirs.actions import CLUSTER, GO
from gloaming.games.menhirs.clusters.board import (
    DIRECTIONS,
    Cells,
    Letter,
    Place,
    Places,
    first_of,
    number_of,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.in_the_way import cells_in_the_way
from gloaming.games.menhirs.clusters.move import Move, direction_of, landing, mist_after, move_of
from gloaming.games.menhirs.clusters.obstacles import FREE, obstacle
from gloaming.games.menhirs.clusters.writer import land_writer
from gloaming.games.menhirs.course.legality import open_tiles
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.state import MOVING, REMOVING, State
from gloaming.games.menhirs.text.refusal import OBSTACLE_RULES, OBSTACLES

# Of the obstacles, those that may be met: parts are picked of what may move.
Reason: TypeAlias = Literal[
    "",
    "not-connected",
    "part-too-small",
    "rest-too-small",
    "edge",
    "mist",
    "touching",
    "take-back",
]
LAST_MENHIR_RULE = "3.7"


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a guide."""


class Way(Advice, frozen=True, kw_only=True):
    """A direction: where the tiles would land, or what holds them up."""

    direction: Letter
    reason: Annotated[Reason, OBSTACLES] = ""  # nothing: the way is open
    rule: Annotated[str, OBSTACLE_RULES] = ""
    cells: Places = ()  # the cells that are the reason
    actions: tuple[int, ...] = ()  # what to do to go there
    lands: Places = ()
    frees: Places = ()
    covers: Places = ()
    wins: bool = False
    is_final: bool = False  # it cannot be undone, as far as one can know


class Group(Advice, frozen=True):
    """A cluster, or the part picked so far, and what can be done with it."""

    tiles: Places
    picks: Places  # tiles that may be picked for a part
    may_split: bool  # it is large enough
    ways: tuple[Way, ...]


class Kept(Advice, frozen=True):
    """A tile that may not be removed."""

    tile: Place
    reason: Literal["last-menhir"]
    rule: Annotated[str, (LAST_MENHIR_RULE,)]


class Guide(Advice, frozen=True, kw_only=True):
    """All that helps now."""

    clusters: tuple[Group, ...] = ()
    part: Group | None = None
    kept: tuple[Kept, ...] = ()


TAKEN_ALREADY = -1  # instead of the action that takes the tiles
ONLY_REASON = 0  # why a tile may not be removed

put_way, put_group, put_kept = land_writer(Way), land_writer(Group), land_writer(Kept)


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
        put_kept(out, tile=number_of(first), reason=ONLY_REASON, rule=ONLY_REASON)
        rest &= ~first


@compiled
def tell_group(state: State, tiles: Cells, picks: Cells, taking: int, out: Told) -> None:
    """Tell what can be done with some tiles, after the action that takes them."""
    cluster = cluster_of(first_of(tiles), state.mist)
    put_group(
        out,
        tiles=tiles,
        picks=picks & cluster,
        may_split=size_of(cluster) >= SMALLEST_TO_SPLIT,
        ways=DIRECTIONS,
    )
    for direction in range(DIRECTIONS):
        tell_way(state, move_of(tiles, direction), taking, out)


@compiled
def tell_way(state: State, move: Move, taking: int, out: Told) -> None:
    """Tell where a move leads, or what holds it up."""
    direction, actions = direction_of(move), actions_for(taking, direction_of(move))
    reason = obstacle(state.terms, state.mist, move, state.banned)
    if reason != FREE:
        cells = cells_in_the_way(state.terms, state.mist, move, reason)
        put_way(
            out, direction=direction, reason=reason, rule=reason, cells=cells, actions=actions[:0]
        )
        return
    before, after, menhirs = state.mist, mist_after(state.mist, move), state.terms.menhirs
    wins = not state.hide_menhirs and menhirs & after == 0
    put_way(
        out,
        direction=direction,
        actions=actions,
        lands=landing(move),
        frees=menhirs & before & ~after,
        covers=menhirs & after & ~before,
        wins=wins,
        is_final=wins or ends_turn(state, after),
    )


@compiled
def actions_for(taking: int, direction: int) -> Actions:
    """Return what to do: take the tiles, unless they are taken, and go."""
    actions = np.array([taking, GO + direction], np.int64)
    return actions[1:] if taking == TAKEN_ALREADY else actions


@compiled
def ends_turn(state: State, after: Cells) -> bool:
    """Tell whether the turn may be over when the mist lies so."""
    if state.hide_menhirs or not removes(state.terms, state.turn):
        return True
    return removable(state.terms, after) == 0


def guide(states: Records[State], seat: int) -> Guide:
    """Return what helps whoever is to move or to remove."""
    return cast("Guide", told(Guide, guide_at, states, seat))
