"""The look itself: a ray for every sample of the view (rules 5).

First every piece of furniture is cast onto the samples, keeping the nearest; where that is
the mirror's glass, the ray bounces once.  Then every ghost is cast, past all other ghosts.
All in the coordinates of the view.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Int32, Layout, Records
from gloaming.games.spokenchaos.solids.lobby import MIRROR, PIECES, Ghost, Lobby, Numbers, Piece
from gloaming.games.spokenchaos.solids.pose import to_model

from .frame import FRAME_PARTS, frame_ghost, frame_image, frame_piece, is_framed
from .keyhole import Keyhole, aim, open_columns
from .rays import FAR, ghost_entry, glass_entry, inverse, model_entry

Picture: TypeAlias = Annotated[NDArray[np.uint8], 2]  # of two dimensions
Cells: TypeAlias = NDArray[np.int64]

# What a sample of the ID picture shows: the nearest ghost on its way, also by the mirror;
# else what ends its way.
PLATE, NOTHING, FURNITURE = 0, 1, 2
GLASS = FURNITURE + PIECES
FIRST_GHOST = 16
MOST_GHOSTS = 256 - FIRST_GHOST

NOT_SHOWN = -1


class Sighting(Layout):
    """How much of a ghost is seen, and the first sample that shows it either way."""

    direct: Int32  # samples that show it directly
    mirrored: Int32  # samples that show it only by way of the mirror
    point: Annotated[Numbers, np.float64, 3]  # seen by the first direct sample
    bend: Annotated[Numbers, np.float64, 3]  # in the mirror, of the first mirrored sample
    mirrored_point: Annotated[Numbers, np.float64, 3]


class Bounce(Layout):
    """A ray that goes on from the mirror's glass."""

    row: Int32
    column: Int32
    met: Annotated[float, np.float64]  # where on its first way it met the glass
    stop: Annotated[float, np.float64]  # where furniture ends its second way
    start: Annotated[Numbers, np.float64, 3]
    way: Annotated[Numbers, np.float64, 3]


@compiled
def cast_furniture(lobby: Lobby, keyhole: Keyhole, nearest: Numbers, picture: Picture) -> None:
    """Find what furniture every sample meets first, and where."""
    grid = int(keyhole.grid)
    first = np.empty(grid, np.int64)
    open_columns(keyhole, first)
    picture[:], nearest[:] = PLATE, -FAR
    for row in range(grid):
        picture[row, first[row] : grid - first[row]] = NOTHING
        nearest[row, first[row] : grid - first[row]] = FAR
    for index in range(PIECES):
        if lobby.pieces[index].is_placed:
            cast_piece(lobby, index, keyhole, first, nearest, picture)


@compiled
def cast_piece(
    lobby: Lobby, index: int, keyhole: Keyhole, first: Cells, nearest: Numbers, picture: Picture
) -> None:
    """Cast a piece onto the samples that it is nearest to."""
    piece, model = lobby.pieces[index], lobby.models[index]
    frame = np.empty(FRAME_PARTS, np.int64)
    near = frame_piece(keyhole, piece, model, frame)
    start, d, way = np.empty(3), np.empty(3), np.empty(3)
    look_into(keyhole, piece, start)
    for row in range(frame[0], frame[1]):
        end = min(frame[3], keyhole.grid - first[row])
        for column in range(max(frame[2], first[row]), end):
            if nearest[row, column] <= near:
                continue
            aim(keyhole, row, column, d)
            turn_into(piece, d, way)
            invert(way)
            met = model_entry(start, way, model, -FAR, nearest[row, column])
            if met < nearest[row, column]:
                nearest[row, column] = met
                picture[row, column] = FURNITURE + index


@compiled
def look_into(keyhole: Keyhole, piece: Piece, out: Numbers) -> None:
    """Write where the eye is in the model of a piece."""
    to_model(piece, np.array([0.0, keyhole.eye, keyhole.eye_height]), out)


@compiled
def turn_into(piece: Piece, d: Numbers, out: Numbers) -> None:
    """Write a direction as it is in the model of a piece."""
    turn = piece.turn
    for axis in range(3):
        out[axis] = turn[0, axis] * d[0] + (turn[1, axis] * d[1] + turn[2, axis] * d[2])


@compiled
def invert(d: Numbers) -> None:
    """Replace a direction by its inverses, so that a ray divides only once for many boxes."""
    for axis in range(3):
        d[axis] = inverse(d[axis])


@compiled
def cast_glass(
    lobby: Lobby, keyhole: Keyhole, nearest: Numbers, picture: Picture, bounces: Records[Bounce]
) -> int:
    """Write the rays that meet the mirror's glass before other furniture; return how many."""
    mirror = lobby.pieces[MIRROR]
    frame = np.empty(FRAME_PARTS, np.int64)
    frame_piece(keyhole, mirror, lobby.models[MIRROR], frame)
    start, d, way = np.empty(3), np.empty(3), np.empty(3)
    eye = np.array([0.0, keyhole.eye, keyhole.eye_height])
    look_into(keyhole, mirror, start)
    count = 0
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            aim(keyhole, row, column, d)
            turn_into(mirror, d, way)
            met = glass_entry(start, way, lobby)
            if met <= nearest[row, column] and met < FAR:
                picture[row, column] = GLASS
                bounce = bounces[count]
                bounce.row, bounce.column, bounce.met = row, column, met
                go(eye, d, met, bounce.start)
                for axis in range(3):
                    bounce.way[axis] = d[axis] - 2.0 * way[1] * mirror.turn[axis, 1]
                count += 1
    return count


@compiled
def stop_bounces(lobby: Lobby, bounces: Records[Bounce], count: int) -> None:
    """Find the furniture that stops each ray after the glass."""
    start, way = np.empty(3), np.empty(3)
    for number in range(count):
        bounces[number].stop = FAR
    for index in range(PIECES):
        piece, model = lobby.pieces[index], lobby.models[index]
        # The ray leaves the glass forwards: what is behind its plane cannot stop it.
        behind = lobby.glass_high[1] if index == MIRROR else -FAR
        for number in range(count if piece.is_placed else 0):
            bounce = bounces[number]
            to_model(piece, bounce.start, start)
            turn_into(piece, bounce.way, way)
            invert(way)
            stop = model_entry(start, way, model, behind, bounce.stop)
            bounce.stop = min(bounce.stop, stop)


@compiled
def cast_ghosts(
    lobby: Lobby,
    ghosts: Records[Ghost],
    keyhole: Keyhole,
    nearest: Numbers,
    bounces: Records[Bounce],
    bounce_count: int,
    picture: Picture,
    sightings: Records[Sighting],
) -> None:
    """Count the samples that show each ghost, and draw the nearest one into the picture."""
    depth = np.full((keyhole.grid, keyhole.grid), FAR)
    shown = np.full((keyhole.grid, keyhole.grid), NOT_SHOWN, np.int16)
    frame = np.empty(FRAME_PARTS, np.int64)
    for number in range(len(ghosts)):
        ghost, sighting = ghosts[number], sightings[number]
        cast_directly(ghost, number, keyhole, nearest, depth, shown, picture, sighting)
        frame_image(keyhole, lobby.pieces[MIRROR], lobby.glass_high[1], ghost, frame)
        for index in range(bounce_count if frame[0] < frame[1] else 0):
            bounce = bounces[index]
            if shown[bounce.row, bounce.column] != number and is_framed(
                frame, bounce.row, bounce.column
            ):
                cast_mirrored(ghost, number, bounce, depth, picture, sighting)


@compiled
def cast_directly(
    ghost: Ghost,
    number: int,
    keyhole: Keyhole,
    nearest: Numbers,
    depth: Numbers,
    shown: NDArray[np.int16],
    picture: Picture,
    sighting: Sighting,
) -> None:
    """Count the samples that show a ghost before any furniture."""
    frame = np.empty(FRAME_PARTS, np.int64)
    near = frame_ghost(keyhole, ghost, frame)
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            if nearest[row, column] < near:  # behind furniture, or not in the opening
                continue
            aim(keyhole, row, column, d)
            met = ghost_entry(eye, d, ghost)
            if met <= nearest[row, column] and met < FAR:
                if sighting.direct == 0:
                    go(eye, d, met, sighting.point)
                sighting.direct += 1
                shown[row, column] = number
                if met < depth[row, column]:
                    depth[row, column] = met
                    picture[row, column] = picture_value(number)


@compiled
def picture_value(number: int) -> int:
    """Return what stands for a ghost in the picture; bots, who only count, try more than fit."""
    return FIRST_GHOST + number % MOST_GHOSTS


@compiled
def cast_mirrored(
    ghost: Ghost,
    number: int,
    bounce: Bounce,
    depth: Numbers,
    picture: Picture,
    sighting: Sighting,
) -> None:
    """Count a sample that shows a ghost by way of the mirror."""
    met = ghost_entry(bounce.start, bounce.way, ghost)
    if met > bounce.stop or met == FAR:
        return
    if sighting.mirrored == 0:
        go(bounce.start, bounce.way, 0.0, sighting.bend)
        go(bounce.start, bounce.way, met, sighting.mirrored_point)
    sighting.mirrored += 1
    if bounce.met + met < depth[bounce.row, bounce.column]:
        depth[bounce.row, bounce.column] = bounce.met + met
        picture[bounce.row, bounce.column] = picture_value(number)


@compiled
def go(start: Numbers, way: Numbers, far: float, out: Numbers) -> None:
    """Write the point that a ray comes to."""
    for axis in range(3):
        out[axis] = start[axis] + far * way[axis]
