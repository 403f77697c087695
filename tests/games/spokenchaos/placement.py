"""Furniture put into a lobby, with the reason in words where that is refused (rules 4)."""

from typing import NamedTuple

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, Lobby
from gloaming.games.spokenchaos.solids.placement import REASONS
from gloaming.games.spokenchaos.solids.settle import STANDS, settle


class Placement(NamedTuple):
    """A way to put a piece down."""

    piece: PieceName
    x: int  # in 1/32 field
    y: int
    yaw: int = 0  # degrees counter-clockwise
    face: str = "upright"
    lean: str = ""


def place_furniture(lobbies: Records[Lobby], placement: Placement) -> str:
    """Put a piece down, moving it if it is in the lobby; return why it is refused, or nothing.

    A piece that is refused is not in the lobby afterwards.
    """
    index = PIECE_NAMES.index(placement.piece)
    piece = lobbies[0].pieces[index]
    piece.x, piece.y = placement.x, placement.y
    piece.yaw = placement.yaw % FULL_TURN
    piece.face = FACES.index(placement.face)
    piece.lean = LEANS.index(placement.lean) if placement.lean else NO_LEAN
    verdict = settle(lobbies[0], index)
    return "" if verdict == STANDS else REASONS[verdict].format(piece=placement.piece)


def placements_in(lobbies: Records[Lobby]) -> list[Placement]:
    """Return how the furniture in the lobby was put down, in the order of the material list."""
    return [
        Placement(
            PIECE_NAMES[index],
            int(piece.x),
            int(piece.y),
            int(piece.yaw),
            FACES[piece.face],
            LEANS[piece.lean] if piece.lean != NO_LEAN else "",
        )
        for index, piece in enumerate(lobbies[0].pieces)
        if piece.is_placed
    ]
