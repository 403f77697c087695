"""From a state to the position that it shows: furniture in its order, ghosts at their levels."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import writer
from gloaming.games.spokenchaos.material import ALL_GHOSTS, COLOURS, GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.planning.listed_spots import level_of
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, UP, Lobby, Piece
from gloaming.games.spokenchaos.solids.room import room_of, size_of
from gloaming.games.spokenchaos.state import INSIDE, Figure, Numbers, State
from gloaming.games.spokenchaos.text.names import ghost_name

from .position import FurniturePlace, GhostPlace, Position

THE_GAME = 0
FIRST_WAY = UP + 1

put_position = writer(Position)
put_piece, put_ghost = writer(FurniturePlace), writer(GhostPlace)


@entry_point(counted=("out",))
def position_at(states: Records[State], colours: Numbers, out: Told) -> int:
    """Write what stands in the lobby, given the colours of the seats; ghosts' names are numbers."""
    state = states[0]
    rooms = room_of(state)
    begin(out)
    put_position(out, game=THE_GAME, furniture=state.placed)
    for place in range(state.placed):
        tell_piece(out, state.pieces[state.order[place]], state.order[place])
    ghosts, count = tell_later(out), 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            colour = colours[number // GHOSTS]
            tell_ghost(out, rooms[0], state.figures[number], number, colour)
            count += 1
    tell_at(out, ghosts, count)
    return length(out)


@compiled
def tell_piece(out: Told, piece: Piece, index: int) -> None:
    """Write how a piece was put down."""
    put_piece(
        out,
        piece=index,
        x=piece.x / STEPS_PER_FIELD,
        y=piece.y / STEPS_PER_FIELD,
        yaw=piece.yaw,
        face=piece.face,
        lean=piece.lean,
    )


@compiled
def tell_ghost(out: Told, lobby: Lobby, figure: Figure, number: int, colour: int) -> None:
    """Write where a ghost stands or lies."""
    body = figure.body
    put_ghost(
        out,
        name=number,
        colour=colour,
        size=size_of(number),
        x=body.x / STEPS_PER_FIELD,
        y=body.y / STEPS_PER_FIELD,
        level=level_of(lobby, body),
        lying=body.way - FIRST_WAY,
    )


def to_position(options: SpokenchaosOptions, states: Records[State]) -> Position:
    """Return what stands in the lobby."""
    colours = np.array([COLOURS.index(colour) for colour in options.seat_colours], np.int64)
    names = [ghost_name(options, number) for number in range(len(colours) * GHOSTS)]
    position: Position = told(Position, position_at, states, colours, texts=names)
    return position
