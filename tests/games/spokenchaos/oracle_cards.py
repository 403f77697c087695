"""A slow second opinion on midnight cards that put furniture: all places, sorted, one by one.

Nothing is left out that could not be inside, and nothing is gone through in rings.  Only whether a
piece stands where it is let down is asked of the rules; `oracle` has a second opinion on that.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids.lobby import Lobby, empty_lobby
from tests.games.spokenchaos.placement import Placement, place_furniture

from .oracle_lifting import EDGE, come_back, divide, furnished

CENTRE = EDGE // 2
QUARTERS = (0, 90, 180, 270)
SIDES = ("left", "right")


@cache
def all_ways() -> list[tuple[int, int]]:
    """Return all ways from one place to another, the shortest first."""
    ways = [(x, y) for x in range(-EDGE, EDGE + 1) for y in range(-EDGE, EDGE + 1)]
    return sorted(ways, key=lambda way: (way[0] ** 2 + way[1] ** 2, way[1], way[0]))


def places_from(placement: Placement) -> Iterator[tuple[int, int]]:
    """Yield all places of the lobby, the nearest first."""
    for across, up in all_ways():
        x, y = placement.x + across, placement.y + up
        if 0 <= x <= EDGE and 0 <= y <= EDGE:
            yield x, y


def lyings(placement: Placement, face: str) -> Iterator[Placement]:
    """Yield every way to lay a piece on a face, the nearest first."""
    for x, y in places_from(placement):
        for quarter in QUARTERS:
            yield placement._replace(
                x=x, y=y, yaw=(placement.yaw + quarter) % 360, face=face, lean=""
            )


def laid(lobbies: Records[Lobby], placement: Placement, picked: str) -> Placement | None:
    """Lay a piece on the side that was picked, or else the other; return how it lies."""
    for face in (picked, *(side for side in SIDES if side != picked)):
        for lying in lyings(placement, face):
            if not place_furniture(lobbies, lying):
                return lying
    return None


def too_keen(placements: Sequence[Placement], picked: Mapping[str, str]) -> list[Placement]:
    """Return how all furniture lies after too keen, in the order of the material list."""
    lobbies = empty_lobby()
    ordered = sorted(placements, key=lambda placement: PIECE_NAMES.index(placement.piece))
    return [
        laid(lobbies, placement, picked[placement.piece]) or come_back(lobbies, placement)
        for placement in ordered
    ]


def yaw_to_centre(x: int, y: int) -> int:
    """Return the whole yaw with which a piece's front looks most at the middle of the lobby."""

    def ahead(yaw: int) -> float:
        angle = math.radians(yaw)
        return math.cos(angle) * (CENTRE - y) - math.sin(angle) * (CENTRE - x)

    return max(range(360), key=ahead)


def silliest_face(placements: Sequence[Placement]) -> list[Placement]:
    """Return how all furniture stands once the mirror faces the centre."""
    mirror = next(placement for placement in placements if placement.piece == "mirror")
    here = mirror._replace(yaw=yaw_to_centre(mirror.x, mirror.y), face="upright", lean="")
    if here == mirror:
        return list(placements)
    stays, lifted = divide(placements, "mirror")
    for x, y in places_from(mirror):
        lobbies = furnished(stays)
        upright = Placement("mirror", x, y, yaw_to_centre(x, y))
        if not place_furniture(lobbies, upright):
            return [*stays, upright, *(come_back(lobbies, placement) for placement in lifted)]
    return list(placements)
