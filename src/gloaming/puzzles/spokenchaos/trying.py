"""Trying poses of a piece: whether it stands, leaves the ghosts alone, and who is seen then.

The furniture that stays is cast onto the samples of every door once.  A pose then only has to be
held before the samples that show a ghost, and most are refuted by the first of them.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bytes, Records
from gloaming.games.spokenchaos.planning.listed_spots import level_of
from gloaming.games.spokenchaos.sight.keyhole import Keyhole
from gloaming.games.spokenchaos.sight.look_in_match import FULL_GRID, enough, keyhole_on, turn_to
from gloaming.games.spokenchaos.sight.raycast import cast_furniture
from gloaming.games.spokenchaos.solids.collisions import is_free_of_furniture
from gloaming.games.spokenchaos.solids.lobby import MIRROR, Ghost, Lobby, Numbers, Piece
from gloaming.games.spokenchaos.solids.room import GHOST, copy_body
from gloaming.games.spokenchaos.solids.settle import STANDS, settle

from .blocking import count_reflected, count_unblocked
from .poses import Poses

Numbers64 = NDArray[np.int64]

REFUSED = -1  # a pose in which the piece does not stay, or moves a ghost
ANY, HIDDEN, SEEN = range(3)  # what is wanted of a ghost


@entry_point(changes=("met",))
def try_poses(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    levels: Numbers64,
    wanted: Bytes,
    doors: Numbers64,
    index: int,
    poses: Poses,
    met: Numbers64,
) -> None:
    """Write for each pose of a piece how many wishes it meets: of every ghost, for every door."""
    rooms, keyholes = lobbies.copy(), keyhole_on(FULL_GRID)  # type: ignore[attr-defined]  # records, to the compiler
    nearest = np.empty((len(doors), FULL_GRID, FULL_GRID))
    views = np.empty(len(doors) * len(ghosts), GHOST)
    cast_views(rooms, ghosts, doors, keyholes[0], nearest, views)  # type: ignore[arg-type]  # records
    for number in range(len(poses)):
        met[number] = REFUSED
        put_pose(rooms[0].pieces[index], poses[number])
        if settle(rooms[0], index) == STANDS and leaves_alone(rooms[0], ghosts, levels):
            met[number] = count_met(rooms, keyholes[0], nearest, views, wanted, doors, index)  # type: ignore[arg-type]


@compiled
def put_pose(piece: Piece, pose: Numbers64) -> None:
    """Write a pose into a piece."""
    piece.x, piece.y, piece.yaw = pose[0], pose[1], pose[2]
    piece.face, piece.lean = pose[3], pose[4]


@compiled
def leaves_alone(lobby: Lobby, ghosts: Records[Ghost], levels: Numbers64) -> bool:
    """Tell whether every ghost stays where it is, and on the level with the same number."""
    for number in range(len(ghosts)):
        ghost = ghosts[number]
        if not is_free_of_furniture(lobby, ghost) or level_of(lobby, ghost) != levels[number]:
            return False
    return True


@compiled
def cast_views(
    rooms: Records[Lobby],
    ghosts: Records[Ghost],
    doors: Numbers64,
    keyhole: Keyhole,
    nearest: Numbers,
    views: Records[Ghost],
) -> None:
    """Cast the furniture that stays, and turn the ghosts, for every door."""
    picture = np.empty((FULL_GRID, FULL_GRID), np.uint8)
    for place in range(len(doors)):
        view = rooms.copy()  # type: ignore[attr-defined]  # records, to the compiler
        seen = views[place * len(ghosts) : (place + 1) * len(ghosts)]
        for number in range(len(ghosts)):
            copy_body(ghosts[number], seen[number])
        turn_to(view[0], seen, doors[place])
        cast_furniture(view[0], keyhole, nearest[place], picture)


@compiled
def count_met(
    rooms: Records[Lobby],
    keyhole: Keyhole,
    nearest: Numbers,
    views: Records[Ghost],
    wanted: Bytes,
    doors: Numbers64,
    index: int,
) -> int:
    """Return how many wishes a piece meets that is put down."""
    count = 0
    for place in range(len(doors)):
        view = rooms.copy()  # type: ignore[attr-defined]  # records, to the compiler
        turn_to(view[0], views[:0], doors[place])
        for number in range(len(wanted)):
            if wanted[number] != ANY:
                ghost = views[place * len(wanted) + number]
                is_shown = shows(view[0], index, keyhole, nearest[place], ghost)
                count += is_shown == (wanted[number] == SEEN)
    return count


@compiled
def shows(lobby: Lobby, index: int, keyhole: Keyhole, nearest: Numbers, ghost: Ghost) -> bool:
    """Tell whether a ghost is seen past a piece, directly or by the mirror."""
    needed = enough(keyhole.grid)
    cells = np.empty(needed, np.int64)
    count = count_unblocked(lobby, index, keyhole, nearest, ghost, cells)
    if count < needed and lobby.pieces[MIRROR].is_placed:
        count += count_reflected(lobby, index, keyhole, nearest, ghost, cells, count)
    return count >= needed
