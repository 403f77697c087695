"""Furniture put into the lobby, with the reason in words where that is refused (rules 4)."""

from typing import NamedTuple

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.solids.lobby import LEANS

from .angles import FULL_TURN
from .lobby import FACES, NO_LEAN, Lobby
from .settle import (
    COMES_DOWN,
    EDGE_IN_THE_AIR,
    FALLS_OVER,
    MOST_LEAN,
    NOTHING_TO_LEAN_ON,
    STANDS,
    STICKS_OUT,
    settle,
)

REASONS = {
    STICKS_OUT: "the {piece} would stick out of the lobby",
    FALLS_OVER: "the {piece} would fall over",
    NOTHING_TO_LEAN_ON: (
        f"the {{piece}} has nothing to lean on: nothing stops it by {MOST_LEAN} degrees"
    ),
    COMES_DOWN: "the {piece} has nothing to lean on: it comes down on the floor",
    EDGE_IN_THE_AIR: "the {piece} would fall over: the edge on which it leans is not borne",
}

REASON_NAMES = {
    STICKS_OUT: "sticks-out",
    FALLS_OVER: "falls-over",
    NOTHING_TO_LEAN_ON: "nothing-to-lean-on",
    COMES_DOWN: "comes-down",
    EDGE_IN_THE_AIR: "edge-in-the-air",
}


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
