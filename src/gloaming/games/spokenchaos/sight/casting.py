"""A whole look: furniture, the glass, then ghosts, cast after one another (rules 5)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, dtype_of
from gloaming.games.spokenchaos.solids.lobby import MIRROR, Ghost, Lobby, Numbers

from .keyhole import Keyhole
from .raycast import (
    Bounce,
    Picture,
    Sighting,
    cast_furniture,
    cast_ghosts,
    cast_glass,
    stop_bounces,
)

BOUNCE = dtype_of(Bounce)


@entry_point(changes=("picture", "sightings"))
def cast_all(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    keyholes: Records[Keyhole],
    picture: Picture,
    sightings: Records[Sighting],
) -> None:
    """Look at a lobby that is already in the coordinates of the view."""
    lobby, keyhole = lobbies[0], keyholes[0]
    nearest = np.empty((keyhole.grid, keyhole.grid))
    bounces = np.empty(nearest.size, BOUNCE)  # most of it is never used
    count = cast_room(lobby, keyhole, nearest, picture, bounces)  # type: ignore[arg-type]  # records
    cast_ghosts(lobby, ghosts, keyhole, nearest, bounces, count, picture, sightings)  # type: ignore[arg-type]


@compiled
def cast_room(
    lobby: Lobby, keyhole: Keyhole, nearest: Numbers, picture: Picture, bounces: Records[Bounce]
) -> int:
    """Look at the furniture alone; return how many rays go on from the mirror's glass."""
    cast_furniture(lobby, keyhole, nearest, picture)
    if not lobby.pieces[MIRROR].is_placed:
        return 0
    count = cast_glass(lobby, keyhole, nearest, picture, bounces)
    stop_bounces(lobby, bounces, count)
    return count
