"""The lobby of a state with all its tables, for the rules of furniture and ghosts."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records, dtype_of
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, NECK, RADIUS, SIZE_OF
from gloaming.games.spokenchaos.state import INSIDE, Figure, State

from .lobby import PIECES, UP, Ghost, Lobby, Piece, empty_lobby

EMPTY = empty_lobby()
GHOST = dtype_of(Ghost)
STATE = dtype_of(State)


@compiled
def room_of(state: State) -> Records[Lobby]:
    """Return the furniture of a state as a lobby."""
    rooms = EMPTY.copy()  # type: ignore[attr-defined]  # records, to the compiler
    for index in range(PIECES):
        copy_piece(state.pieces[index], rooms[0].pieces[index])
    return rooms


@compiled
def keep_room(lobby: Lobby, state: State) -> None:
    """Write the furniture of a lobby back into its state."""
    for index in range(PIECES):
        copy_piece(lobby.pieces[index], state.pieces[index])


@compiled
def copy_piece(piece: Piece, to: Piece) -> None:
    """Copy where a piece is."""
    to.is_placed = piece.is_placed
    to.x, to.y, to.yaw = piece.x, piece.y, piece.yaw
    to.face, to.lean = piece.face, piece.lean
    to.angle, to.holder, to.height = piece.angle, piece.holder, piece.height
    for row in range(3):
        to.shift[row] = piece.shift[row]
        for column in range(3):
            to.turn[row, column] = piece.turn[row, column]


@compiled
def copy_body(ghost: Ghost, to: Ghost) -> None:
    """Copy a ghost's solid."""
    to.x, to.y, to.way, to.bottom = ghost.x, ghost.y, ghost.way, ghost.bottom
    to.radius, to.neck = ghost.radius, ghost.neck


@compiled
def copy_figure(figure: Figure, to: Figure) -> None:
    """Copy all there is to a ghost."""
    copy_body(figure.body, to.body)
    to.samples, to.where = figure.samples, figure.where
    to.has_entered, to.is_done = figure.has_entered, figure.is_done


@compiled
def send_to(figure: Figure, where: int) -> None:
    """Take a ghost out of the lobby."""
    figure.where = where
    body = figure.body
    body.x, body.y, body.way, body.bottom = 0, 0, UP, 0.0


@compiled
def many_ghosts() -> Records[Ghost]:
    """Return room for the solids of all ghosts."""
    return np.empty(ALL_GHOSTS, GHOST)  # type: ignore[return-value]  # records, to the compiler


@compiled
def new_body(ghosts: Records[Ghost], size: int) -> Ghost:
    """Return the first ghost of an array, as one of a size at the origin."""
    body = ghosts[0]
    body.x, body.y, body.way, body.bottom = 0, 0, UP, 0.0
    body.radius, body.neck = RADIUS[size], NECK[size]
    return body


@compiled
def gather(figures: Records[Figure], absent: int, ghosts: Records[Ghost], count: int) -> int:
    """Add the solids of the ghosts in the lobby, but for a set of absent ones."""
    for number in range(len(figures)):
        if figures[number].where == INSIDE and not (absent >> number) & 1:
            copy_body(figures[number].body, ghosts[count])
            count += 1
    return count


@compiled
def size_of(number: int) -> int:
    """Return the size of a ghost, numbered within its seat or among all."""
    return SIZE_OF[number % GHOSTS]
