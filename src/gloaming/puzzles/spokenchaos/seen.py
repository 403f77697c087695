"""Which of many ghosts are seen through a door: the look of the rules, ended where it is decided.

A verdict needs no more than the first samples that give a ghost away (rules 5), so thousands of
places are judged in the time of a few looks.  Ghosts hide nothing, so each is judged by itself.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bytes, Records
from gloaming.games.spokenchaos.sight.casting import BOUNCE, cast_room
from gloaming.games.spokenchaos.sight.frame import (
    FRAME_PARTS,
    frame_ghost,
    frame_image,
    is_framed,
)
from gloaming.games.spokenchaos.sight.keyhole import Keyhole, aim
from gloaming.games.spokenchaos.sight.look_in_match import FULL_GRID, enough, keyhole_on, turn_to
from gloaming.games.spokenchaos.sight.raycast import Bounce
from gloaming.games.spokenchaos.sight.rays import FAR, ghost_entry
from gloaming.games.spokenchaos.solids.lobby import MIRROR, Ghost, Lobby, Numbers

Cells = NDArray[np.int64]


@entry_point(changes=("seen",))
def mark_seen(lobbies: Records[Lobby], bodies: Records[Ghost], door: int, seen: Bytes) -> None:
    """Mark the ghosts that are seen through a door; who is marked already is not looked at."""
    rooms, ghosts = lobbies.copy(), bodies.copy()  # type: ignore[attr-defined]  # records, to the compiler
    keyholes = keyhole_on(FULL_GRID)
    turn_to(rooms[0], ghosts, door)
    nearest = np.empty((FULL_GRID, FULL_GRID))
    picture = np.empty((FULL_GRID, FULL_GRID), np.uint8)
    bounces = np.empty(nearest.size, BOUNCE)  # most of it is never used
    count = cast_room(rooms[0], keyholes[0], nearest, picture, bounces)  # type: ignore[arg-type]  # records
    for number in range(len(ghosts)):
        if not seen[number]:
            seen[number] = is_seen(
                rooms[0],
                keyholes[0],
                nearest,
                bounces,  # type: ignore[arg-type]  # records
                count,
                ghosts[number],
            )


@compiled
def is_seen(
    lobby: Lobby,
    keyhole: Keyhole,
    nearest: Numbers,
    bounces: Records[Bounce],
    bounce_count: int,
    ghost: Ghost,
) -> bool:
    """Tell whether enough samples show a ghost, directly or by the mirror, past cast furniture."""
    needed = enough(keyhole.grid)
    cells = np.empty(needed, np.int64)
    count = count_direct(keyhole, nearest, ghost, cells)
    if count < needed and bounce_count > 0:
        count += count_mirrored(lobby, keyhole, bounces, bounce_count, ghost, cells, count)
    return count >= needed


@compiled
def count_direct(keyhole: Keyhole, nearest: Numbers, ghost: Ghost, cells: Cells) -> int:
    """Write samples that show a ghost before any furniture, as far as there is room."""
    frame = np.empty(FRAME_PARTS, np.int64)
    near = frame_ghost(keyhole, ghost, frame)
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    count = 0
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            if nearest[row, column] < near:  # behind furniture, or not in the opening
                continue
            aim(keyhole, row, column, d)
            met = ghost_entry(eye, d, ghost)
            if met <= nearest[row, column] and met < FAR:
                cells[count] = row * keyhole.grid + column
                count += 1
                if count == len(cells):
                    return count
    return count


@compiled
def count_mirrored(
    lobby: Lobby,
    keyhole: Keyhole,
    bounces: Records[Bounce],
    bounce_count: int,
    ghost: Ghost,
    cells: Cells,
    direct: int,
) -> int:
    """Return how many samples show a ghost only by the mirror, up to what gives it away."""
    frame = np.empty(FRAME_PARTS, np.int64)
    frame_image(keyhole, lobby.pieces[MIRROR], lobby.glass_high[1], ghost, frame)
    count = 0
    for number in range(bounce_count if frame[0] < frame[1] else 0):
        bounce = bounces[number]
        if not is_framed(frame, bounce.row, bounce.column):
            continue
        met = ghost_entry(bounce.start, bounce.way, ghost)
        if met > bounce.stop or met == FAR:
            continue
        if not holds(cells, direct, bounce.row * keyhole.grid + bounce.column):
            count += 1
            if direct + count == len(cells):
                return count
    return count


@compiled
def holds(cells: Cells, count: int, cell: int) -> bool:
    """Tell whether a sample is among the first of some."""
    for number in range(count):
        if cells[number] == cell:
            return True
    return False
