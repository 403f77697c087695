"""What a look tells of ghosts: samples, how many of them by the mirror, and the line of sight."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.lobby import FIELDS, Ghost, Lobby, Numbers

from .casting import cast_all
from .keyhole import Keyhole, in_lobby
from .look_in_match import SIGHTING, keyhole_on, turn_to
from .raycast import Picture, Sighting

STRAIGHT, BENT = 2, 3  # points of a line of sight


@entry_point(fills=("picture",), counted=("out",))
def look_through(
    lobbies: Records[Lobby], ghosts: Records[Ghost], door: int, picture: Picture, out: Told
) -> int:
    """Look through a door, draw what is seen, and tell how much of each ghost is."""
    begin(out)
    rooms, seen = lobbies.copy(), ghosts.copy()  # type: ignore[attr-defined]  # records, to the compiler
    keyholes, sightings = keyhole_on(len(picture)), np.zeros(len(ghosts), SIGHTING)
    turn_to(rooms[0], seen, door)
    cast_all(rooms, seen, keyholes, picture, sightings)  # type: ignore[arg-type]  # records
    tell(out, len(ghosts))
    for number in range(len(ghosts)):
        tell_seen(out, sightings[number], keyholes[0], door)
    return length(out)


@compiled
def tell_seen(out: Told, sighting: Sighting, keyhole: Keyhole, door: int) -> None:
    """Tell how much of a ghost is seen through a door, and along which line."""
    tell(out, sighting.direct + sighting.mirrored)
    tell(out, sighting.mirrored)
    if sighting.direct != 0:
        tell(out, STRAIGHT)
        tell_eye(out, keyhole, door)
        tell_point(out, sighting.point, door)
    elif sighting.mirrored != 0:
        tell(out, BENT)
        tell_eye(out, keyhole, door)
        tell_point(out, sighting.bend, door)
        tell_point(out, sighting.mirrored_point, door)
    else:
        tell(out, 0)


@compiled
def tell_eye(out: Told, keyhole: Keyhole, door: int) -> None:
    """Tell where the eye is behind a door."""
    tell_point(out, np.array([0.0, keyhole.eye, keyhole.eye_height]), door)


@compiled
def tell_point(out: Told, point: Numbers, door: int) -> None:
    """Tell where a point of the view from a door is in the lobby."""
    side, place = divmod(door, FIELDS)
    x, y, z = in_lobby(side, place + 1, point[0], point[1], point[2])
    tell(out, x)
    tell(out, y)
    tell(out, z)
