"""What holds a part up in each direction, in words."""

from collections.abc import Sequence

from gloaming.games.menhirs.clusters.board import (
    DIRECTIONS,
    INNER,
    LETTERS,
    Cells,
    Place,
    first_of,
    opposite,
    set_of,
    shifted,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import SMALLEST_PART, SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.move import (
    Move,
    direction_of,
    landing,
    move_of,
    tiles_of,
)
from gloaming.games.menhirs.clusters.obstacles import (
    CLUSTER_TOO_SMALL,
    EDGE,
    FREE,
    MIST,
    NOT_CONNECTED,
    NOT_MIST,
    PART_TOO_SMALL,
    REST_TOO_SMALL,
    TAKE_BACK,
    TOUCHING,
    obstacle,
)
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.reading import to_state
from gloaming.games.menhirs.state import State

from .names import cells_words

RULES = {
    NOT_MIST: "3.2",
    NOT_CONNECTED: "3.3",
    CLUSTER_TOO_SMALL: "3.3",
    PART_TOO_SMALL: "3.3",
    REST_TOO_SMALL: "3.3",
    EDGE: "3.4",
    MIST: "3.4",
    TOUCHING: "3.3",
    TAKE_BACK: "3.5",
}


def explain_directions(position: Position, tiles: Sequence[Place]) -> dict[str, str]:
    """Say for each direction why some tiles cannot go there; nothing if they can."""
    state = to_state(position)[0]
    part = set_of(tiles)
    return {
        LETTERS[direction]: why_held_up(state, move_of(part, direction))[0]
        for direction in range(DIRECTIONS)
    }


def why_held_up(state: State, move: Move) -> tuple[str, str]:
    """Say what holds a move up and which rule that is; nothing if it is free."""
    reason = obstacle(state.terms, state.mist, move, state.banned)
    if reason == FREE:
        return "", ""
    words = way_words(state, move) if reason in (EDGE, MIST) else tiles_words(state, move, reason)
    return words, RULES[reason]


def way_words(state: State, move: Move) -> str:
    """Say which tiles would leave the board, or come onto other mist."""
    part, direction = int(tiles_of(move)), int(direction_of(move))
    letters = LETTERS[direction]
    leaving = part & ~int(INNER[state.terms.board, direction])
    if leaving:
        return f"{cells_words(leaving)} would leave the board going {letters}"
    met = int(landing(move)) & int(state.mist) & ~part
    movers = int(shifted(met, opposite(direction)))
    return f"going {letters}, {cells_words(movers)} would come onto the mist on {cells_words(met)}"


def tiles_words(state: State, move: Move, reason: int) -> str:
    """Say what is wrong with the choice of tiles, or with taking back."""
    part = int(tiles_of(move))
    if reason == NOT_MIST:
        return f"there is no mist on {cells_words(part & ~int(state.mist)) or 'no cell'}"
    if reason == NOT_CONNECTED:
        return f"{cells_words(part)} do not hang together"
    if reason == TOUCHING:
        return "the part would still touch the rest of its cluster"
    if reason == TAKE_BACK:
        return "that would take back just what the opponent has moved"
    return split_words(int(cluster_of(part, state.mist)), part, reason)


def split_words(cluster: Cells, part: Cells, reason: int) -> str:
    """Say which part would be too small."""
    if reason == CLUSTER_TOO_SMALL:
        return (
            f"the cluster has {size_of(cluster)} tiles, and only one of "
            f"{SMALLEST_TO_SPLIT} or more may be split"
        )
    if reason == PART_TOO_SMALL:
        return f"a part has at least {SMALLEST_PART} tiles, not {size_of(part)}"
    left = smallest_piece(cluster & ~part)
    return f"{cells_words(left)} would be left behind as a part of fewer than {SMALLEST_PART}"


def smallest_piece(rest: Cells) -> Cells:
    """Return the smallest connected part of what remains."""
    pieces = []
    while rest:
        pieces.append(int(cluster_of(first_of(rest), rest)))
        rest &= ~pieces[-1]
    return min(pieces, key=size_of)
