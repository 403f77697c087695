"""What an action does and why, as sentences; and what holds a part up in each direction."""

from collections.abc import Sequence

from gloaming.core.actors import CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import (
    DIRECTIONS,
    INNER,
    LETTERS,
    Cells,
    Direction,
    Place,
    first_of,
    opposite,
    place_of,
    set_of,
    shifted,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import SMALLEST_PART, SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.move import (
    Move,
    direction_of,
    landing,
    mist_after,
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
from gloaming.games.menhirs.course.rounds import removes
from gloaming.games.menhirs.course.setup import DEAL_CELLS
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.reading import to_state
from gloaming.games.menhirs.material import LANDS, MENHIR
from gloaming.games.menhirs.options import FACE_DOWN
from gloaming.games.menhirs.state import State

from .names import cell_words, cells_words, player_words

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


def changes(before: Records[State], action: int) -> list[str]:
    """Say which menhirs come free and which are covered when the chosen tiles go."""
    state = before[0]
    return menhirs_changed(state, mist_after(state.mist, move_of(state.chosen, action - GO)))


def menhirs_changed(state: State, mist: Cells) -> list[str]:
    """Say which menhirs come free and which are covered if the mist becomes so."""
    menhirs = int(state.terms.menhirs)
    freed = menhirs & int(state.mist) & ~int(mist)
    covered = menhirs & int(mist) & ~int(state.mist)
    words = [f"frees {cells_words(freed)}"] if freed else []
    words += [f"covers {cells_words(covered)}"] if covered else []
    if are_all_free(state, mist):
        words.append("every menhir is free")
    return words


def are_all_free(state: State, mist: Cells) -> bool:
    """Tell whether every menhir would be free, which nobody can say if some are out of sight."""
    menhirs = int(state.terms.menhirs)
    in_play = int(state.menhirs_dealt) - size_of(int(state.face_down))
    return menhirs & int(mist) == 0 and size_of(menhirs) >= in_play


def explain(moment: Moment) -> list[str]:
    """Return what an action does, as sentences."""
    state, (seat, action) = moment.before[0], moment.ply
    if seat == CHANCE:
        return [deal_words(state, action - DEAL)]
    who = player_words(seat)
    if action == PASSING:
        return [f"{who} passes", *what_follows(state)]
    if action >= REMOVE:
        return removal_words(state, who, action - REMOVE)
    if action >= GO:
        return go_words(moment, who, action - GO)
    return [f"{who} {choice_words(state, action)}"]


def choice_words(state: State, action: int) -> str:
    """Say where mist is placed, or what is chosen to move."""
    if action < CLUSTER:
        return f"places mist on {cell_words(place_of(action - PLACE))}"
    if action >= TILE:
        return f"picks the tile on {cell_words(place_of(action - TILE))}"
    return f"takes the cluster {cells_words(cluster_of(1 << (action - CLUSTER), state.mist))}"


def deal_words(state: State, land: int) -> str:
    """Say what is turned up, and whether it lies face down."""
    place = cell_words(place_of(DEAL_CELLS[state.terms.board, state.dealt]))
    number = int(state.menhirs_dealt) + 1
    if land == MENHIR and number in FACE_DOWN:
        return f"menhir {number} is laid face down on {place}: it counts as forest"
    return f"{LANDS[land]} on {place}"


def go_words(moment: Moment, who: str, direction: Direction) -> list[str]:
    """Say what moves where, and what that does to the menhirs."""
    state = moment.before[0]
    done = changes(moment.before, moment.ply.action)
    move = f"{who} moves {cells_words(int(state.chosen))} {LETTERS[direction]}"
    after = int(mist_after(state.mist, move_of(state.chosen, direction)))
    follows = [f"{who} wins"] if are_all_free(state, after) else what_follows(state)
    return [move, *done, *follows]


def what_follows(state: State) -> list[str]:
    """Say whether a tile is to be removed after the move."""
    return ["a mist tile is to be removed"] if removes(state.terms, state.turn) else []


def removal_words(state: State, who: str, cell: int) -> list[str]:
    """Say which tile is removed, and what that does."""
    tile = 1 << cell
    words = [f"{who} removes the mist on {cell_words(place_of(cell))}"]
    words += menhirs_changed(state, int(state.mist) & ~tile)
    if state.moved & tile:
        words.append("the tiles just moved may be moved back now, for one of them is gone")
    return words
