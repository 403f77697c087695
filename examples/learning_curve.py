"""A learning curve as SVG: how many matches are won, drawn and lost, over the time of training."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, MARGIN = 720, 360, 48
WINDOW = 10  # updates over which a curve is smoothed
GRID = 5
CURVES = (("won", "#2a7f62"), ("drawn", "#777"), ("lost", "#a23b3b"))


class Point(NamedTuple):
    """How the matches went that ended in one update."""

    seconds: float
    won: int
    lost: int
    matches: int

    @property
    def drawn(self) -> int:
        """Return how many were drawn."""
        return self.matches - self.won - self.lost


def smoothed(points: Sequence[Point]) -> list[Point]:
    """Return the points, each with the updates before it."""
    return [summed(points[max(0, end - WINDOW) : end]) for end in range(1, len(points) + 1)]


def summed(points: Sequence[Point]) -> Point:
    """Return several updates as one."""
    won, lost, matches = (sum(each) for each in list(zip(*points, strict=True))[1:])
    return Point(points[-1].seconds, won, lost, matches)


def draw_curve(points: Sequence[Point]) -> str:
    """Return the curves as an SVG picture."""
    smooth = smoothed(points)
    longest = smooth[-1].seconds
    lines = [curve(smooth, name, colour, longest) for name, colour in CURVES]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            '<g font-family="sans-serif" font-size="13">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            *grid(longest),
            *lines,
            "</g></svg>",
            "",
        ]
    )


def place(seconds: float, share: float, longest: float) -> tuple[float, float]:
    """Return where a share at a time is drawn."""
    x = MARGIN + (WIDTH - 2 * MARGIN) * seconds / longest
    return x, HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share


def grid(longest: float) -> list[str]:
    """Return the lines behind the curves, with their numbers."""
    found = []
    for part in range(GRID + 1):
        share, seconds = part / GRID, longest * part / GRID
        (left, y), (right, _) = place(0, share, longest), place(longest, share, longest)
        found += [
            f'<path d="M{left:.0f} {y:.0f}H{right:.0f}" stroke="#ddd"/>',
            f'<text x="{left - 8:.0f}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>',
        ]
        x, y = place(seconds, 0, longest)
        found.append(
            f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{seconds:.0f} s</text>'
        )
    return found


def curve(points: Sequence[Point], name: str, colour: str, longest: float) -> str:
    """Return one curve and its name."""
    places = [
        place(point.seconds, getattr(point, name) / point.matches, longest)
        for point in points
        if point.matches
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    x, y = places[-1]
    return (
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        f'<text x="{x + 6:.0f}" y="{y + 4:.0f}" fill="{colour}">{name}</text>'
    )
