"""The proof of a furnish puzzle: poses of the piece, tried in passes that grow finer."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.exchange.position import FurniturePlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, STEPS_PER_FIELD

from .poses import FINE, LATTICE, LEANING, Poses, all_poses, close_to, in_slices, lattice
from .seen import mark_seen
from .trying import ANY, HIDDEN, REFUSED, SEEN, try_poses

BEST_KEPT = 40  # poses around which the last pass looks closer
PASSES = (LATTICE, LEANING, FINE)  # in the order in which they are tried


class Wish(NamedTuple):
    """What a piece is to bring about: who is hidden from, and who seen through, all the doors."""

    piece: PieceName
    doors: tuple[str, ...]
    hidden: tuple[str, ...]
    seen: tuple[str, ...]


class Furnishing(NamedTuple):
    """Which poses of a piece do what is wished."""

    solutions: int  # among the poses of the pass that found the first
    pose: FurniturePlace | None
    is_idle: bool  # all is as wished already
    standing: int  # poses of that pass in which the piece may be put at all


class Tried(NamedTuple):
    """The poses of a pass that are possible, and how many wishes each meets."""

    poses: Poses
    met: NDArray[np.int64]


def furnish(position: Position, wish: Wish, *, only_lattice: bool = False) -> Furnishing:
    """Try poses of a piece until a pass finds some that do it, or all passes are over."""
    bare = without_piece(position, wish.piece)
    scene = to_scene(bare)
    is_idle = is_as_wished(position, to_scene(position), wish)
    total = len(wish.doors) * (len(wish.hidden) + len(wish.seen))
    tried: list[Tried] = []
    for poses in [lattice()] if only_lattice else passes(tried):
        tried.append(try_all(bare, scene, wish, poses))
        solved = tried[-1].poses[tried[-1].met == total]
        if len(solved):
            pose = place_of(wish.piece, solved[0])
            return Furnishing(len(solved), pose, is_idle, len(tried[-1].poses))
    return Furnishing(0, None, is_idle, sum(len(one.poses) for one in tried))


def passes(tried: list[Tried]) -> Iterator[Poses]:
    """Yield the poses of each pass, the last ones around the best of those before."""
    for which in PASSES:
        yield all_poses(which)
    everything = np.concatenate([one.poses for one in tried])
    met = np.concatenate([one.met for one in tried])
    best = everything[np.argsort(-met, kind="stable")[:BEST_KEPT]]
    if len(best):
        yield close_to(best)


def try_all(position: Position, scene: Scene, wish: Wish, poses: Poses) -> Tried:
    """Return the poses in which the piece may be put, and how many wishes each meets."""
    doors = np.array([DOOR_NAMES.index(door) for door in wish.doors])
    levels = np.array([ghost.level for ghost in position.ghosts], np.int64)
    wanted = wanted_of(position, wish)
    met = np.full(len(poses), REFUSED)
    index, start = PIECE_NAMES.index(wish.piece), 0
    for some in in_slices(poses):
        end = start + len(some)
        try_poses(scene.lobbies, scene.ghosts, levels, wanted, doors, index, some, met[start:end])
        start = end
    return Tried(poses[met != REFUSED], met[met != REFUSED])


def wanted_of(position: Position, wish: Wish) -> NDArray[np.uint8]:
    """Return what is wanted of each ghost."""
    wants = {**dict.fromkeys(wish.hidden, HIDDEN), **dict.fromkeys(wish.seen, SEEN)}
    return np.array([wants.get(ghost.name, ANY) for ghost in position.ghosts], np.uint8)


def is_as_wished(position: Position, scene: Scene, wish: Wish) -> bool:
    """Tell whether everybody is hidden and seen as wished, from every door."""
    wanted = wanted_of(position, wish)
    return all(
        bool((seen[wanted == HIDDEN] == 0).all() and (seen[wanted == SEEN] != 0).all())
        for seen in (seen_through(scene, door) for door in wish.doors)
    )


def seen_through(scene: Scene, door: str) -> NDArray[np.uint8]:
    """Return which ghosts are seen through a door."""
    seen = np.zeros(len(scene.ghosts), np.uint8)
    mark_seen(scene.lobbies, scene.ghosts, DOOR_NAMES.index(door), seen)
    return seen


def without_piece(position: Position, piece: PieceName) -> Position:
    """Return a position from which a piece is taken up, if it stands there."""
    kept = tuple(placed for placed in position.furniture if placed.piece != piece)
    return msgspec.structs.replace(position, furniture=kept)


def with_piece(position: Position, pose: FurniturePlace) -> Position:
    """Return a position with a piece put down last, whether it stood elsewhere before or not."""
    bare = without_piece(position, pose.piece)
    return msgspec.structs.replace(bare, furniture=(*bare.furniture, pose))


def place_of(piece: PieceName, pose: Sequence[int]) -> FurniturePlace:
    """Return a pose as a position has it."""
    x, y, yaw, face, lean = map(int, pose)
    return FurniturePlace(
        piece,
        x / STEPS_PER_FIELD,
        y / STEPS_PER_FIELD,
        yaw,
        FACES[face],
        LEANS[lean] if lean != NO_LEAN else msgspec.UNSET,
    )
