"""Straight lines of sight against boxes and ghosts (rules 5).

A ray is its start o and its direction d; the point at t is o + t * d.  Touching counts
as meeting.  Only + - * / and square roots, in a fixed order, so that every machine and
every language gets the same bits.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.solids.ghost_solid import foot, turned
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby, Model, Numbers

# A ray that meets nothing meets it here.
FAR = np.inf


@compiled
def inverse(step: float) -> float:
    """Return 1 / step, or 0.0 for a ray that does not go along this axis at all."""
    return 1.0 / step if step != 0.0 else 0.0


@compiled
def between(start: float, per_step: float, low: float, high: float) -> tuple[float, float]:
    """Return from where to where a ray is between two planes; (FAR, -FAR) if never."""
    if per_step > 0.0:
        return (low - start) * per_step, (high - start) * per_step
    if per_step < 0.0:
        return (high - start) * per_step, (low - start) * per_step
    if low <= start <= high:
        return -FAR, FAR
    return FAR, -FAR


@compiled
def box_entry(o: Numbers, per_d: Numbers, low: Numbers, high: Numbers) -> float:
    """Return where a ray first meets a box that is parallel to the axes, or FAR."""
    first, last = between(o[0], per_d[0], low[0], high[0])
    enter, leave = between(o[1], per_d[1], low[1], high[1])
    first, last = max(first, enter), min(last, leave)
    enter, leave = between(o[2], per_d[2], low[2], high[2])
    first, last = max(first, enter), min(last, leave)
    if first <= last and last >= 0.0:
        return max(first, 0.0)
    return FAR


@compiled
def model_entry(
    o: Numbers, per_d: Numbers, model: Model, behind: float, beyond: float = FAR
) -> float:
    """Return where a ray first meets a model, but for boxes wholly behind y, or FAR.

    Beyond some distance it does not matter what is met.  The box around all boxes is tried
    first: rounding keeps order, so it is never missed by a ray that meets one of them, nor met
    later.
    """
    if box_entry(o, per_d, model.whole_low, model.whole_high) >= beyond:
        return FAR
    first = FAR
    for box in range(int(model.box_count)):
        if model.high[box, 1] > behind:
            first = min(first, box_entry(o, per_d, model.low[box], model.high[box]))
    return first


@compiled
def glass_entry(o: Numbers, d: Numbers, lobby: Lobby) -> float:
    """Return where a ray in the mirror's model meets the glass from its front, or FAR."""
    if d[1] >= 0.0:
        return FAR
    low, high = lobby.glass_low, lobby.glass_high
    first = (high[1] - o[1]) * inverse(d[1])
    x, z = o[0] + first * d[0], o[2] + first * d[2]
    if first >= 0.0 and low[0] <= x <= high[0] and low[2] <= z <= high[2]:
        return first
    return FAR


@compiled
def ghost_entry(o: Numbers, d: Numbers, ghost: Ghost) -> float:
    """Return where a ray first meets a ghost, or FAR."""
    x, y, z = foot(ghost)
    a, b, c = turned(ghost.way, o[0] - x, o[1] - y, o[2] - z)
    da, db, dc = turned(ghost.way, d[0], d[1], d[2])
    first, last = in_disc(a, b, da, db, ghost.radius)
    enter, leave = between(c, inverse(dc), 0.0, ghost.neck)
    first, last = max(first, enter), min(last, leave)
    met = max(first, 0.0) if first <= last and last >= 0.0 else FAR
    return min(met, ball_entry(a, b, c - ghost.neck, da, db, dc, ghost.radius))


@compiled
def in_disc(a: float, b: float, da: float, db: float, radius: float) -> tuple[float, float]:
    """Return from where to where a ray, seen along an axis, is in a disc around it."""
    squared = da * da + db * db
    short = a * a + b * b - radius * radius
    if squared == 0.0:
        return (-FAR, FAR) if short <= 0.0 else (FAR, -FAR)
    return roots(squared, a * da + b * db, short)


@compiled
def ball_entry(
    a: float, b: float, c: float, da: float, db: float, dc: float, radius: float
) -> float:
    """Return where a ray first meets a ball around the origin, or FAR."""
    squared = da * da + db * db + dc * dc
    short = a * a + b * b + c * c - radius * radius
    first, last = roots(squared, a * da + b * db + c * dc, short)
    return max(first, 0.0) if last >= 0.0 else FAR


@compiled
def roots(squared: float, half: float, short: float) -> tuple[float, float]:
    """Return where squared * t * t + 2 * half * t + short is 0; (FAR, -FAR) if nowhere."""
    inside = half * half - squared * short
    if inside < 0.0:
        return FAR, -FAR
    root = np.sqrt(inside)
    return (-half - root) / squared, (root - half) / squared
