"""The slow second opinion on looks: every sample clipped by every plane, bounced by hand."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, PIECE_NAMES

from .oracle import (
    FAR,
    Box,
    Furniture,
    Ghost,
    Vector,
    X,
    Y,
    Z,
    add,
    clip,
    cross,
    dot,
)


def eye_and_plate(door: str) -> tuple[Vector, Vector, Vector]:
    """Return the eye, the foot of the plate before it, and the looker's right."""
    along, hole = int(door[1]) - 0.5, ASSUMPTIONS.keyhole
    far = {"S": 0.0, "W": 0.0, "N": 6.0, "E": 6.0}[door[0]]
    out = -1 if far == 0 else 1
    places = [
        far + out * (hole.plate_outside + hole.eye_behind),
        far + out * hole.plate_outside,
    ]
    right = {"S": X, "N": (-1.0, 0.0, 0.0), "W": (0.0, -1.0, 0.0), "E": Y}[door[0]]
    if door[0] in "NS":
        return (along, places[0], hole.eye_height), (along, places[1], 0.0), right
    return (places[0], along, hole.eye_height), (places[1], along, 0.0), right


def is_open(u: float, z: float) -> bool:
    """Tell whether a point of the plate is in the opening."""
    hole = ASSUMPTIONS.keyhole
    if math.hypot(u, z - hole.circle_height) <= hole.circle_radius:
        return True
    if z > hole.slot_top or z < hole.slot_bottom:
        return False
    slope = (hole.half_width_bottom - hole.half_width_top) / (hole.slot_top - hole.slot_bottom)
    return abs(u) <= hole.half_width_top + slope * (hole.slot_top - z)


@dataclass
class Shown:
    """What a sample shows: its ID, and the ghosts seen directly and by the mirror."""

    mark: int
    direct: set[int]
    mirrored: set[int]


def picture(
    pieces: Sequence[Furniture], ghosts: Sequence[Ghost], door: str, grid: int
) -> list[list[Shown]]:
    """Return what every sample of a look shows."""
    eye, plate, right = eye_and_plate(door)
    hole = ASSUMPTIONS.keyhole
    top = hole.circle_height + hole.circle_radius
    side = top - hole.slot_bottom
    rows = []
    for row in range(grid):
        z = top - (row + 0.5) / grid * side
        line = []
        for column in range(grid):
            u = ((column + 0.5) / grid - 0.5) * side
            point = add(add(plate, right, u), Z, z)
            way = add(point, eye, -1.0)
            line.append(
                sample(pieces, ghosts, eye, way) if is_open(u, z) else Shown(0, set(), set())
            )
        rows.append(line)
    return rows


def first_met(
    pieces: Sequence[Furniture], start: Vector, way: Vector, skip: Box | None = None
) -> tuple[float, int]:
    """Return where a ray first meets furniture, and its ID."""
    found = (FAR, 1)
    for piece in pieces:
        for box in piece.boxes:
            if box is skip:
                continue
            first, last = clip(start, way, box.planes(), FAR)
            if first <= last and first < found[0]:
                found = (first, 2 + PIECE_NAMES.index(piece.name))
    return found


def sample(pieces: Sequence[Furniture], ghosts: Sequence[Ghost], eye: Vector, way: Vector) -> Shown:
    """Follow one ray."""
    stop, mark = first_met(pieces, eye, way)
    depths = {}
    direct = set()
    for number, ghost in enumerate(ghosts):
        met = ghost.entry(eye, way)
        if met <= stop and met < FAR:
            direct.add(number)
            depths[number] = met
    mirrored: set[int] = set()
    mirror = next((piece for piece in pieces if piece.glass), None)
    if mirror and mark == 2 and is_on_glass(mirror, eye, way, stop):
        mark = 8
        for number, met in bounced(pieces, ghosts, mirror, add(eye, way, stop), way).items():
            if number not in direct:
                mirrored.add(number)
                depths[number] = stop + met
    if depths:
        mark = 16 + min(depths, key=lambda number: depths[number])
    return Shown(mark, direct, mirrored)


def glass_normal(mirror: Furniture) -> Vector:
    """Return the direction in which the glass faces."""
    corner, right, up, _ = mirror.glass
    normal = cross(add(up, corner, -1.0), add(right, corner, -1.0))
    return add((0, 0, 0), normal, 1 / math.hypot(*normal))


def is_on_glass(mirror: Furniture, eye: Vector, way: Vector, stop: float) -> bool:
    """Tell whether a ray that meets the mirror at a place meets its glass from the front."""
    normal = glass_normal(mirror)
    if dot(normal, way) >= 0:
        return False
    corner, right, up, _ = mirror.glass
    met = dot(normal, add(corner, eye, -1.0)) / dot(normal, way)
    place = add(add(eye, way, met), corner, -1.0)
    shares = [
        dot(place, side) / dot(side, side)
        for side in (add(right, corner, -1.0), add(up, corner, -1.0))
    ]
    return abs(met - stop) < 1e-9 and all(0 <= share <= 1 for share in shares)


def bounced(
    pieces: Sequence[Furniture],
    ghosts: Sequence[Ghost],
    mirror: Furniture,
    start: Vector,
    way: Vector,
) -> dict[int, float]:
    """Return which ghosts a ray shows after the glass, and where it meets them."""
    normal = glass_normal(mirror)
    after = add(way, normal, -2 * dot(way, normal))
    stop, _ = first_met(pieces, start, after, mirror.boxes[1])
    met = {number: ghost.entry(start, after) for number, ghost in enumerate(ghosts)}
    return {number: far for number, far in met.items() if far <= stop and far < FAR}
