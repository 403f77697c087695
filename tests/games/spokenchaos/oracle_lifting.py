"""A slow second opinion on lifting: lists of placements instead of an order and bits.

Whether a piece rests on another is asked of the oracle's solids: it does if it would go into the
other when it sank a little.  Where it comes back is looked for among all places, sorted.
"""

from collections.abc import Sequence

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids.lobby import Lobby, empty_lobby
from tests.games.spokenchaos.placement import Placement, place_furniture

from . import oracle
from .randoms import piece_json

EDGE = 192
SINKING = 1e-4
DEPTH = 1e-5


def furnished(placements: Sequence[Placement]) -> Records[Lobby]:
    """Return a lobby in which pieces were let down one after the other."""
    lobbies = empty_lobby()
    for placement in placements:
        assert not place_furniture(lobbies, placement)
    return lobbies


def solid(lobbies: Records[Lobby], placement: Placement, sunk: float = 0.0) -> oracle.Furniture:
    """Return a piece as it stands, or a little lower."""
    record = lobbies[0].pieces[PIECE_NAMES.index(placement.piece)]
    plain, height = piece_json(placement), float(record.height) - sunk
    return oracle.furniture(placement.piece, plain, int(record.angle), height)


def rest(lobbies: Records[Lobby], placement: Placement) -> tuple[float, int, int]:
    """Return how a piece has come to rest: height, angle and holder."""
    record = lobbies[0].pieces[PIECE_NAMES.index(placement.piece)]
    return float(record.height), int(record.angle), int(record.holder)


def divide(placements: Sequence[Placement], taken: str) -> tuple[list[Placement], list[Placement]]:
    """Return what stays and what is lifted with a piece, each in the order of letting down."""
    lobbies = furnished(placements)
    stays: list[Placement] = []
    lifted: list[Placement] = []
    for placement in placements:
        if placement.piece == taken or depends(lobbies, placement, stays, lifted):
            lifted.append(placement)
        else:
            stays.append(placement)
    return stays, [placement for placement in lifted if placement.piece != taken]


def depends(
    lobbies: Records[Lobby],
    placement: Placement,
    stays: Sequence[Placement],
    lifted: Sequence[Placement],
) -> bool:
    """Tell whether a piece rests on one of the lifted, is held by it, or stands lower without."""
    holder = rest(lobbies, placement)[2]
    sunk = solid(lobbies, placement, SINKING)
    for other in lifted:
        if PIECE_NAMES.index(other.piece) == holder:
            return True
        if oracle.overlaps(sunk, solid(lobbies, other), DEPTH):
            return True
    alone = furnished(stays)
    return bool(place_furniture(alone, placement)) or rest(alone, placement) != rest(
        lobbies, placement
    )


def moved(placements: Sequence[Placement], to: Placement) -> list[Placement] | None:
    """Return how all stand after a piece is moved, or None if it is refused."""
    stays, lifted = divide(placements, to.piece)
    lobbies = furnished(stays)
    if place_furniture(lobbies, to):
        return None
    return [*stays, to, *(come_back(lobbies, placement) for placement in lifted)]


def come_back(lobbies: Records[Lobby], placement: Placement) -> Placement:
    """Put a piece back; return how it stands then."""
    if not place_furniture(lobbies, placement):
        return placement
    places = [(x, y) for x in range(EDGE + 1) for y in range(EDGE + 1)]
    x, y = placement.x, placement.y
    places.sort(key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place[1], place[0]))
    upright = placement._replace(face="upright", lean="")
    tried = (upright._replace(x=place[0], y=place[1]) for place in places)
    return next(found for found in tried if not place_furniture(lobbies, found))
