"""A slow second opinion in plain Python: planes, bisection and edges instead of slabs and axes.

Furniture is turned by Rodrigues' formula and the platform's own sines.  A box is its eight
corners and six planes; a ray is clipped by the planes one by one.  A ghost is the set
where a convex function is not positive; along a ray its least value is found by ternary
search, its first zero by bisection.  Two boxes overlap if an edge of one goes through the
other.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, product
from typing import Any

from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, PIECE_NAMES

Vector = tuple[float, float, float]
Plane = tuple[Vector, float]

X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
FACE_TURNS = {
    "upright": (X, 0),
    "upside-down": (X, 180),
    "front": (X, -90),
    "back": (X, 90),
    "left": (Y, -90),
    "right": (Y, 90),
}
LEANS: dict[str, tuple[Vector, int, int, int]] = {  # axis, sign of the angle, edge's axis, side
    "front": (X, -1, 1, 1),
    "back": (X, 1, 1, -1),
    "left": (Y, -1, 0, -1),
    "right": (Y, 1, 0, 1),
}
HEADS = {"": Z, "N": Y, "E": X, "S": (0.0, -1.0, 0.0), "W": (-1.0, 0.0, 0.0)}
FAR = math.inf
SEARCHES = 80


def add(one: Vector, other: Vector, times: float = 1.0) -> Vector:
    """Return one vector plus some times another."""
    return (one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2])


def dot(one: Vector, other: Vector) -> float:
    """Return the scalar product."""
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def cross(one: Vector, other: Vector) -> Vector:
    """Return the vector product."""
    (a, b, c), (x, y, z) = one, other
    return (b * z - c * y, c * x - a * z, a * y - b * x)


def rotate(point: Vector, axis: Vector, degrees: float) -> Vector:
    """Turn a point about an axis through the origin (Rodrigues)."""
    angle = math.radians(degrees)
    turned = add((0.0, 0.0, 0.0), point, math.cos(angle))
    turned = add(turned, cross(axis, point), math.sin(angle))
    return add(turned, axis, dot(axis, point) * (1 - math.cos(angle)))


@dataclass
class Box:
    """Eight corners, counted in binary, and the planes n * p <= c around them."""

    corners: list[Vector]

    def planes(self, out: float = 0.0) -> list[Plane]:
        """Return the six planes, moved outwards."""
        return [(normal, far + out) for normal, far in self.faces]

    @cached_property
    def faces(self) -> list[Plane]:
        """Return the six planes."""
        found = []
        for bit in (1, 2, 4):
            near, far = self.corners[0], self.corners[bit]
            edge = add(far, near, -1.0)
            normal = add((0.0, 0.0, 0.0), edge, 1 / math.hypot(*edge))
            found.append((normal, dot(normal, far)))
            found.append((add((0, 0, 0), normal, -1.0), -dot(normal, near)))
        return found

    def edges(self) -> list[tuple[Vector, Vector]]:
        """Return the twelve edges."""
        return [
            (self.corners[number], self.corners[number | bit])
            for number in range(8)
            for bit in (1, 2, 4)
            if not number & bit
        ]


@dataclass
class Furniture:
    """A piece as it stands, with its glass if it is the mirror."""

    name: str
    boxes: list[Box]
    heart: Vector
    glass: list[Vector]


def furniture(name: str, placed: dict[str, Any], angle: int = 0, height: float = 0.0) -> Furniture:
    """Return a piece in its pose, with the angle of its lean and its height."""
    model = ASSUMPTIONS.furniture[PIECE_NAMES.index(name)]
    boxes = [corners_of(box) for box in model.boxes]
    glass = ASSUMPTIONS.glass
    pane = [(x, glass.y, z) for z in glass.z for x in glass.x]
    points = [*chain.from_iterable(boxes), heart_of(model.boxes), *pane]
    axis, degrees = FACE_TURNS[placed["face"]]
    points = [rotate(point, axis, degrees) for point in points]
    solid = points[: 8 * len(boxes)]
    low = [min(point[i] for point in solid) for i in range(3)]
    high = [max(point[i] for point in solid) for i in range(3)]
    middle = (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2])
    points = [add(point, middle) for point in points]
    if placed.get("lean"):
        points = tip(points, len(solid), placed["lean"], angle)
    points = [rotate(point, Z, placed["yaw"]) for point in points]
    points = [add(point, (placed["x"], placed["y"], height)) for point in points]
    count = len(solid)
    done = [Box(points[start : start + 8]) for start in range(0, count, 8)]
    return Furniture(name, done, points[count], points[count + 1 :] if name == "mirror" else [])


def tip(points: list[Vector], solid: int, side: str, angle: int) -> list[Vector]:
    """Turn a piece about the outermost of its lowest points on a side."""
    axis, sign, along, end = LEANS[side]
    edge = end * max(end * point[along] for point in points[:solid] if point[2] < 1e-6)
    pivot = (edge if along == 0 else 0.0, edge if along == 1 else 0.0, 0.0)
    return [add(rotate(add(point, pivot, -1.0), axis, sign * angle), pivot) for point in points]


def corners_of(box: Sequence[float]) -> list[Vector]:
    """Return the corners of a box of the data file."""
    x, y, z = box[0:2], box[2:4], box[4:6]
    return [(x[n & 1], y[n >> 1 & 1], z[n >> 2]) for n in range(8)]


def heart_of(boxes: Sequence[Sequence[float]]) -> Vector:
    """Return the centre of mass."""
    weights = [math.prod(box[i + 1] - box[i] for i in (0, 2, 4)) for box in boxes]
    middles = [[(box[i] + box[i + 1]) / 2 for i in (0, 2, 4)] for box in boxes]
    x, y, z = (
        math.fsum(w * m[i] for w, m in zip(weights, middles, strict=True)) / math.fsum(weights)
        for i in range(3)
    )
    return (x, y, z)


def clip(start: Vector, way: Vector, planes: Iterable[Plane], last: float) -> tuple[float, float]:
    """Return between which t from 0 to last a line is behind all planes."""
    first = 0.0
    for normal, far in planes:
        speed, gap = dot(normal, way), far - dot(normal, start)
        if speed > 0:
            last = min(last, gap / speed)
        elif speed < 0:
            first = max(first, gap / speed)
        elif gap < 0:
            return 1.0, 0.0
    return first, last


def overlaps(one: Furniture, other: Furniture, depth: float) -> bool:
    """Tell whether an edge of one piece goes deeper than this into the other."""
    return any(
        pierces(a, b, depth) or pierces(b, a, depth)
        for a, b in product(one.boxes, other.boxes)
        if are_near(a, b)
    )


def are_near(one: Box, other: Box) -> bool:
    """Tell whether the balls around two boxes meet; corners 0 and 7 are opposite."""
    (a, b), (c, d) = (one.corners[0], one.corners[7]), (other.corners[0], other.corners[7])
    gap = math.dist(add(a, b), add(c, d)) / 2
    return gap <= (math.dist(a, b) + math.dist(c, d)) / 2


def pierces(one: Box, other: Box, depth: float) -> bool:
    """Tell whether an edge of one box goes through the inside of another."""
    planes = other.planes(-depth)
    for start, end in one.edges():
        first, last = clip(start, add(end, start, -1.0), planes, 1.0)
        if first < last:
            return True
    return False


def resting_points(piece: Furniture, others: Sequence[Furniture]) -> list[Vector]:
    """Return points where a piece touches the floor or other pieces."""
    points = [corner for box in piece.boxes for corner in box.corners if corner[2] < 1e-5]
    for box, other in ((b, o) for b in piece.boxes for p in others for o in p.boxes):
        for one, two in ((box, other), (other, box)):
            planes = two.planes(1e-5)
            for start, end in one.edges():
                way = add(end, start, -1.0)
                first, last = clip(start, way, planes, 1.0)
                if first <= last:
                    points += [add(start, way, first), add(start, way, last)]
    return points


def tipping(heart: Vector, points: Sequence[Vector]) -> float:
    """Return by how much the heart is outside of the points, in the worst of 720 directions."""
    return max(
        min(
            math.cos(turn) * (heart[0] - point[0]) + math.sin(turn) * (heart[1] - point[1])
            for point in points
        )
        for turn in (math.radians(half / 2) for half in range(720))
    )


@dataclass
class Ghost:
    """A ghost by the centre of its base disc, its head's direction and its measures."""

    foot: Vector
    head: Vector
    radius: float
    neck: float

    def outside(self, point: Vector) -> float:
        """Return a convex function that is not positive exactly in the ghost."""
        from_foot = add(point, self.foot, -1.0)
        along = dot(from_foot, self.head)
        nearest = add(self.foot, self.head, min(along, self.neck))
        return max(-along, math.dist(point, nearest) - self.radius)

    def entry(self, start: Vector, way: Vector) -> float:
        """Return where a ray first meets the ghost, or FAR."""
        centre = add(self.foot, self.head, (self.neck + self.radius) / 2)
        nearest = max(0.0, dot(add(centre, start, -1.0), way) / dot(way, way))
        around = self.neck + self.radius
        if math.dist(add(start, way, nearest), centre) > around:
            return FAR
        reach = around / math.hypot(*way)
        low, high = max(0.0, nearest - reach), nearest + reach
        for _ in range(SEARCHES):
            one, two = low + (high - low) / 3, high - (high - low) / 3
            if self.at(start, way, one) <= self.at(start, way, two):
                high = two
            else:
                low = one
        return self.first_zero(start, way, max(0.0, nearest - reach), low)

    def first_zero(self, start: Vector, way: Vector, outside: float, inside: float) -> float:
        """Return where the function first is zero, between a place outside and the least one."""
        if self.at(start, way, inside) > 0:
            return FAR
        if self.at(start, way, outside) <= 0:
            return outside
        for _ in range(SEARCHES):
            half = (outside + inside) / 2
            if self.at(start, way, half) > 0:
                outside = half
            else:
                inside = half
        return inside

    def at(self, start: Vector, way: Vector, far: float) -> float:
        """Return the function at a place of a ray."""
        return self.outside(add(start, way, far))


def ghost(plain: dict[str, Any], height: float) -> Ghost:
    """Return a ghost of a position at a height."""
    measures = ASSUMPTIONS.ghosts[plain["size"]]
    radius, neck = measures.diameter / 2, measures.height - measures.diameter / 2
    head = HEADS[plain.get("lying", "")]
    if head == Z:
        return Ghost((plain["x"], plain["y"], height), head, radius, neck)
    middle = (plain["x"], plain["y"], height + radius)
    return Ghost(add(middle, head, -measures.height / 2), head, radius, neck)
