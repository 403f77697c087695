"""What hides ghosts: by which part of which piece most of the eye's ways to each of them end."""

from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.writer import writer
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, MOST_BOXES
from gloaming.games.spokenchaos.solids.lobby import PIECES, Ghost, Lobby, Numbers

from .frame import FRAME_PARTS, frame_ghost
from .keyhole import Keyhole, aim, open_columns
from .raycast import invert, look_into, turn_into
from .rays import FAR, box_entry, ghost_entry

# What the boxes of furniture are: several are one part, as the four legs of the table.
PART_NAMES = tuple(sorted({part for model in ASSUMPTIONS.furniture for part in model.parts}))
PARTS = len(PART_NAMES)
PART_OF = np.zeros((PIECES, MOST_BOXES), np.int64)
for kind, model in enumerate(ASSUMPTIONS.furniture):
    PART_OF[kind, : len(model.parts)] = [PART_NAMES.index(part) for part in model.parts]
NO_COVER = -1


class Cover(msgspec.Struct, frozen=True):
    """A part of a piece of furniture."""

    piece: int
    part: Annotated[str, PART_NAMES]


put_cover = writer(Cover)


@compiled
def hiding(lobby: Lobby, keyhole: Keyhole, ghost: Ghost) -> tuple[int, int]:
    """Return how many samples would show a ghost directly in an empty lobby, and what hides it.

    That is a part of furniture, numbered among those of all pieces, or NO_COVER.
    """
    # Of each part how many ways end there, and which of the parts was the first to end one.
    ended, since = np.zeros(PIECES * PARTS, np.int64), np.zeros(PIECES * PARTS, np.int64)
    whole = count_covers(lobby, keyhole, ghost, ended, since)
    most = 0
    for cover in range(1, PIECES * PARTS):
        is_first = ended[cover] == ended[most] and since[cover] < since[most]
        if ended[cover] > ended[most] or is_first:
            most = cover
    return whole, most if ended[most] > 0 else NO_COVER


@compiled
def count_covers(
    lobby: Lobby,
    keyhole: Keyhole,
    ghost: Ghost,
    ended: NDArray[np.int64],
    since: NDArray[np.int64],
) -> int:
    """Count where the ways to a ghost end; return how many there are."""
    grid = int(keyhole.grid)
    first, frame = np.empty(grid, np.int64), np.empty(FRAME_PARTS, np.int64)
    open_columns(keyhole, first)
    frame_ghost(keyhole, ghost, frame)
    starts = eye_in_models(lobby, keyhole)
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    whole = 0
    for row in range(frame[0], frame[1]):
        for column in range(max(frame[2], first[row]), min(frame[3], grid - first[row])):
            aim(keyhole, row, column, d)
            met = ghost_entry(eye, d, ghost)
            if met == FAR:
                continue
            whole += 1
            cover = first_cover(lobby, starts, d, met)
            if cover != NO_COVER:
                if ended[cover] == 0:
                    since[cover] = whole
                ended[cover] += 1
    return whole


@compiled
def eye_in_models(lobby: Lobby, keyhole: Keyhole) -> Numbers:
    """Return where the eye is in the model of each piece."""
    starts = np.zeros((PIECES, 3))
    for index in range(PIECES):
        if lobby.pieces[index].is_placed:
            look_into(keyhole, lobby.pieces[index], starts[index])
    return starts


@compiled
def first_cover(lobby: Lobby, starts: Numbers, d: Numbers, ghost: float) -> int:
    """Return the part that a ray meets first, if before the ghost, which touching does not hide."""
    found, nearest, way = NO_COVER, ghost, np.empty(3)
    for index in range(PIECES):
        piece, model = lobby.pieces[index], lobby.models[index]
        if not piece.is_placed:
            continue
        turn_into(piece, d, way)
        invert(way)
        if box_entry(starts[index], way, model.whole_low, model.whole_high) >= nearest:
            continue
        for box in range(int(model.box_count)):
            met = box_entry(starts[index], way, model.low[box], model.high[box])
            if met < nearest:
                found, nearest = index * PARTS + PART_OF[index, box], met
    return found
