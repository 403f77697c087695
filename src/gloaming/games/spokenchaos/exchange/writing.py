"""From a state to the position that it shows: furniture in its order, ghosts at their levels."""

import msgspec

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.planning.listed_spots import level_of
from gloaming.games.spokenchaos.solids.lobby import (
    FACES,
    LEANS,
    NO_LEAN,
    STEPS_PER_FIELD,
    WAYS,
)
from gloaming.games.spokenchaos.solids.room import room_of, size_of
from gloaming.games.spokenchaos.state import INSIDE, State
from gloaming.games.spokenchaos.text.names import ghost_name

from .position import FurniturePlace, GhostPlace, Position


def from_state(options: SpokenchaosOptions, states: Records[State]) -> Position:
    """Return what stands in the lobby."""
    state = clone(states)[0]
    return Position(
        game="spokenchaos",
        furniture=tuple(piece_place(state, int(index)) for index in state.order[: state.placed]),
        ghosts=tuple(
            ghost_place(options, state, number)
            for number, figure in enumerate(state.figures)
            if figure.where == INSIDE
        ),
    )


def piece_place(state: State, index: int) -> FurniturePlace:
    """Return how a piece was put down."""
    piece = state.pieces[index]
    return FurniturePlace(
        PIECE_NAMES[index],
        int(piece.x) / STEPS_PER_FIELD,
        int(piece.y) / STEPS_PER_FIELD,
        int(piece.yaw),
        FACES[piece.face],
        LEANS[piece.lean] if piece.lean != NO_LEAN else msgspec.UNSET,
    )


def ghost_place(options: SpokenchaosOptions, state: State, number: int) -> GhostPlace:
    """Return where a ghost stands or lies."""
    body = state.figures[number].body
    return GhostPlace(
        ghost_name(options, number),
        options.seat_colours[number // GHOSTS],
        SIZES[size_of(number)],
        int(body.x) / STEPS_PER_FIELD,
        int(body.y) / STEPS_PER_FIELD,
        int(level_of(room_of(state)[0], body)),
        WAYS[body.way] or msgspec.UNSET,
    )
