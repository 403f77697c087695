"""What helps to choose a move: where each cluster or part can go, and what holds it up.

    clusters    while nothing is picked: every cluster, its six ways, tiles that may be picked
    part        the tiles picked so far, their six ways, tiles that may join them
    kept        tiles that may not be removed, while one is to be removed

Of menhirs that are out of sight under mist (option `hide_menhirs`) a guide knows nothing.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import CLUSTER, GO
from gloaming.games.menhirs.clusters.board import (
    DIRECTIONS,
    INNER,
    LETTERS,
    Cells,
    Letter,
    Place,
    beside,
    first_of,
    places_in,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.move import (
    Move,
    direction_of,
    landing,
    mist_after,
    move_of,
    tiles_of,
)
from gloaming.games.menhirs.clusters.obstacles import (
    EDGE,
    FREE,
    MIST,
    NOT_CONNECTED,
    PART_TOO_SMALL,
    REST_TOO_SMALL,
    TAKE_BACK,
    TOUCHING,
    obstacle,
)
from gloaming.games.menhirs.course.legality import open_tiles
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.state import MOVING, REMOVING, State
from gloaming.games.menhirs.text.obstacle_words import RULES, smallest_piece

Places: TypeAlias = tuple[Place, ...]

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

REASONS: dict[int, Reason] = {
    FREE: "",
    NOT_CONNECTED: "not-connected",
    PART_TOO_SMALL: "part-too-small",
    REST_TOO_SMALL: "rest-too-small",
    EDGE: "edge",
    MIST: "mist",
    TOUCHING: "touching",
    TAKE_BACK: "take-back",
}
LAST_MENHIR: Final = "last-menhir"
LAST_MENHIR_RULE = "3.7"


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a guide."""


class Way(Advice, frozen=True, kw_only=True):
    """A direction: where the tiles would land, or what holds them up."""

    direction: Letter
    reason: Reason = ""  # nothing: the way is open
    rule: str = ""
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
    ways: tuple[Way, ...]
    picks: Places  # tiles that may be picked for a part
    may_split: bool  # it is large enough


class Kept(Advice, frozen=True):
    """A tile that may not be removed."""

    tile: Place
    reason: Literal["last-menhir"]
    rule: str


class Guide(Advice, frozen=True, kw_only=True):
    """All that helps now."""

    clusters: tuple[Group, ...] = ()
    part: Group | None = None
    kept: tuple[Kept, ...] = ()


def guide(states: Records[State]) -> Guide:
    """Return what helps whoever is to move or to remove."""
    state = states[0]
    if state.phase == REMOVING:
        return Guide(kept=kept_tiles(state))
    if state.phase != MOVING:
        return Guide()
    if state.chosen != 0:
        return Guide(part=group(state, int(state.chosen), ()))
    return Guide(clusters=clusters(state))


def kept_tiles(state: State) -> tuple[Kept, ...]:
    """Return the tiles that may not be removed."""
    kept = int(state.mist) & ~int(removable(state.terms, state.mist))
    return tuple(Kept(place, LAST_MENHIR, LAST_MENHIR_RULE) for place in places_in(kept))


def clusters(state: State) -> tuple[Group, ...]:
    """Return all clusters, from the west."""
    rest, found = int(state.mist), []
    while rest:
        cluster = int(cluster_of(first_of(rest), state.mist))
        found.append(group(state, cluster, (CLUSTER + lowest(cluster),)))
        rest &= ~cluster
    return tuple(found)


def lowest(cells: Cells) -> int:
    """Return the number of the first cell of a set."""
    return (cells & -cells).bit_length() - 1


def group(state: State, tiles: Cells, before: tuple[int, ...]) -> Group:
    """Return what can be done with some tiles, after the actions that take them."""
    cluster = int(cluster_of(first_of(tiles), state.mist))
    return Group(
        tiles=places(tiles),
        ways=tuple(
            way(state, int(move_of(tiles, direction)), before) for direction in range(DIRECTIONS)
        ),
        picks=places(int(open_tiles(state)) & cluster),
        may_split=bool(size_of(cluster) >= SMALLEST_TO_SPLIT),
    )


def places(cells: Cells) -> Places:
    """Return the cells of a set."""
    return tuple(places_in(cells))


def way(state: State, move: Move, before: tuple[int, ...]) -> Way:
    """Return where a move leads, or what holds it up."""
    reason = int(obstacle(state.terms, state.mist, move, state.banned))
    direction = int(direction_of(move))
    if reason == FREE:
        return open_way(state, move, (*before, GO + direction))
    return Way(
        direction=LETTERS[direction],
        reason=REASONS[reason],
        rule=RULES[reason],
        cells=places(cells_in_the_way(state, move, reason)),
    )


def open_way(state: State, move: Move, actions: tuple[int, ...]) -> Way:
    """Return where a legal move leads."""
    before, after = int(state.mist), int(mist_after(state.mist, move))
    menhirs = int(state.terms.menhirs)
    wins = not state.hide_menhirs and menhirs & after == 0
    return Way(
        direction=LETTERS[direction_of(move)],
        actions=actions,
        lands=places(int(landing(move))),
        frees=places(menhirs & before & ~after),
        covers=places(menhirs & after & ~before),
        wins=wins,
        is_final=wins or ends_turn(state, after),
    )


def ends_turn(state: State, after: Cells) -> bool:
    """Tell whether the turn may be over when the mist lies so."""
    if state.hide_menhirs or not removes(state.terms, state.turn):
        return True
    return bool(removable(state.terms, after) == 0)


def cells_in_the_way(state: State, move: Move, reason: int) -> Cells:
    """Return the cells that are the reason why a move is held up."""
    part, direction = int(tiles_of(move)), int(direction_of(move))
    others = int(cluster_of(first_of(part), state.mist)) & ~part
    if reason == REST_TOO_SMALL:
        return smallest_piece(others)
    if reason == EDGE:
        return part & ~int(INNER[state.terms.board, direction])
    if reason == MIST:
        return int(landing(move)) & others
    if reason == TOUCHING:
        return int(beside(landing(move))) & others
    return part
