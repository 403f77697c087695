"""What is turned or mirrored with everything in it looks the same, bit for bit."""

from random import Random

import msgspec
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import COARSE, DOORS, seen

PIECES, GHOSTS = 4, 5
SEEDS = st.integers(0, 10**6)

# Door n of a side comes to door n or 7 - n of the next side, counter-clockwise.
TURNED_SIDES = {"S": "E", "E": "N", "N": "W", "W": "S"}
TURNED_WAYS = {"N": "W", "W": "S", "S": "E", "E": "N"}
MIRRORED_WAYS = {"N": "N", "S": "S", "E": "W", "W": "E"}
MIRRORED_SIDES = {"front": "front", "back": "back", "left": "right", "right": "left"}


def turned(position: Position) -> Position:
    """Return a position turned a quarter counter-clockwise about the middle of the lobby."""
    furniture = tuple(
        msgspec.structs.replace(piece, x=6 - piece.y, y=piece.x, yaw=piece.yaw + 90)
        for piece in position.furniture
    )
    ghosts = tuple(
        msgspec.structs.replace(
            ghost,
            x=6 - ghost.y,
            y=ghost.x,
            lying=TURNED_WAYS[ghost.lying] if ghost.lying else msgspec.UNSET,
        )
        for ghost in position.ghosts
    )
    return msgspec.structs.replace(position, furniture=furniture, ghosts=ghosts)


def turned_door(door: str) -> str:
    """Return where a door comes to."""
    number = int(door[1])
    return TURNED_SIDES[door[0]] + str(number if door[0] in "SN" else 7 - number)


def mirrored(position: Position) -> Position:
    """Return a position with east and west exchanged; every piece has like halves."""
    return msgspec.structs.replace(
        position,
        furniture=tuple(mirrored_piece(piece) for piece in position.furniture),
        ghosts=tuple(mirrored_ghost(ghost) for ghost in position.ghosts),
    )


def mirrored_piece(piece: FurniturePlace) -> FurniturePlace:
    """Return a piece with east and west exchanged."""
    lean = MIRRORED_SIDES[piece.lean] if piece.lean else msgspec.UNSET
    face = MIRRORED_SIDES.get(piece.face, piece.face)
    return msgspec.structs.replace(piece, x=6 - piece.x, yaw=-piece.yaw, face=face, lean=lean)


def mirrored_ghost(ghost: GhostPlace) -> GhostPlace:
    """Return a ghost with east and west exchanged."""
    lying = MIRRORED_WAYS[ghost.lying] if ghost.lying else msgspec.UNSET
    return msgspec.structs.replace(ghost, x=6 - ghost.x, lying=lying)


def mirrored_door(door: str) -> str:
    """Return where a door comes to."""
    sides = {"E": "W", "W": "E"}
    number = int(door[1])
    return sides.get(door[0], door[0]) + str(7 - number if door[0] in "SN" else number)


@given(SEEDS, st.sampled_from(DOORS))
def test_a_turned_lobby_looks_the_same(seed: int, door: str) -> None:
    position = random_position(Random(seed), PIECES, GHOSTS)
    pictures = []
    for _ in range(4):
        pictures.append(seen(to_scene(position), door, COARSE).picture.tobytes())
        position, door = turned(position), turned_door(door)

    assert pictures == [pictures[0]] * 4


@given(SEEDS, st.sampled_from(DOORS))
def test_a_mirrored_lobby_looks_mirrored(seed: int, door: str) -> None:
    position = random_position(Random(seed), PIECES, GHOSTS)
    one = seen(to_scene(position), door, COARSE)
    other = seen(to_scene(mirrored(position)), mirrored_door(door), COARSE)

    assert np.array_equal(one.picture, other.picture[:, ::-1])
    counts, others = (
        [(ghost.samples, ghost.mirrored) for ghost in look.ghosts] for look in (one, other)
    )
    assert counts == others


@given(SEEDS, st.sampled_from(DOORS))
def test_the_order_of_ghosts_does_not_matter(seed: int, door: str) -> None:
    position = random_position(Random(seed), PIECES, GHOSTS)
    backwards = msgspec.structs.replace(position, ghosts=position.ghosts[::-1])

    assert (
        seen(to_scene(position), door, COARSE).ghosts
        == seen(to_scene(backwards), door, COARSE).ghosts[::-1]
    )
