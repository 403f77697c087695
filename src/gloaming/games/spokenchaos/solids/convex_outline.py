"""Convex outlines seen from above, given as points in any order."""

import numpy as np

from gloaming.core.compiled import compiled

from .lobby import Numbers


@compiled
def distance_to_outline(points: Numbers, count: int, x: float, y: float) -> float:
    """Return how far (x, y) is from the convex hull of points, 0.0 inside it.

    From outside, the nearest point of the hull lies on one of its edges, and all the other
    lines between two points lie in the hull, so the nearest of all lines is the distance.
    """
    if is_surrounded(points, count, x, y):
        return 0.0
    nearest = np.inf
    for one in range(count):
        for other in range(one, count):
            nearest = min(nearest, squared_distance_to_line(points, one, other, x, y))
    return np.sqrt(nearest)


@compiled
def is_surrounded(points: Numbers, count: int, x: float, y: float) -> bool:
    """Tell whether from (x, y) no point is the rightmost: there are points all around."""
    for one in range(count):
        if is_rightmost(points, count, one, x, y):
            return False
    return count > 0


@compiled
def is_rightmost(points: Numbers, count: int, one: int, x: float, y: float) -> bool:
    """Tell whether seen from (x, y) no point lies to the right of this one."""
    across, up = points[one, 0] - x, points[one, 1] - y
    for other in range(count):
        if across * (points[other, 1] - y) - up * (points[other, 0] - x) < 0.0:
            return False
    return True


@compiled
def squared_distance_to_line(points: Numbers, one: int, other: int, x: float, y: float) -> float:
    """Return the square of the distance of (x, y) from the line between two points."""
    across, up = points[other, 0] - points[one, 0], points[other, 1] - points[one, 1]
    right, above = x - points[one, 0], y - points[one, 1]
    length = across * across + up * up
    share = 0.0
    if length > 0.0:
        share = min(1.0, max(0.0, (right * across + above * up) / length))
    right, above = right - share * across, above - share * up
    return right * right + above * above
