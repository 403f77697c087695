"""Everybody's chances over a match, as a drawing that any browser shows."""

from xml.sax.saxutils import escape

from .judging import Shares
from .report import Analysis, Judged

WIDTH, HEIGHT = 840, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 28, 44  # what is left for words
# Told apart by dashes, too: colour is never the only sign.
LINES = (
    ("#2f6f4e", ""),
    ("#b23a2e", "7 4"),
    ("#2f5d9b", "2 4"),
    ("#a97b16", "10 4 2 4"),
    ("#6b5a3a", "1 3"),
    ("#6a3d8f", "12 6"),
    ("#333333", "4 2"),
)
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def drawn(analysis: Analysis) -> str:
    """Return the drawing as SVG."""
    curve = [*(turn.before for turn in analysis.turns), analysis.end]
    marked = {turn.at for turn in analysis.mistakes}
    parts = [
        *grid(len(analysis.turns)),
        *(line(curve, seat) for seat in range(len(analysis.seats))),
        *(label(analysis, seat) for seat in range(len(analysis.seats))),
        *(
            mark(turn, place, len(analysis.turns))
            for place, turn in enumerate(analysis.turns)
            if turn.at in marked
        ),
    ]
    title = f"{analysis.game}: chances as {analysis.level.bot} judges them"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def across(place: float, count: int) -> float:
    """Return where a turn is drawn, from the left."""
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(count, 1)


def down(share: float) -> float:
    """Return where a share of the win is drawn, from the top."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def grid(count: int) -> list[str]:
    """Return the lines behind, with their numbers."""
    lines = [
        f'<path d="M{LEFT} {down(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{down(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in QUARTERS
    ]
    every = max(1, -(-count // 10))
    lines += [
        f'<text x="{across(place, count):.1f}" y="{HEIGHT - BOTTOM + 18}" '
        f'text-anchor="middle">{place + 1}</text>'
        for place in range(0, count, every)
    ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    return [*lines, f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">turn</text>']


def line(curve: list[Shares], seat: int) -> str:
    """Return the line of a seat."""
    colour, dashes = LINES[seat % len(LINES)]
    points = " ".join(
        f"{across(place, len(curve) - 1):.1f},{down(shares[seat]):.1f}"
        for place, shares in enumerate(curve)
    )
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" '
        f'stroke-dasharray="{dashes}"/>'
    )


def label(analysis: Analysis, seat: int) -> str:
    """Return who a line is, beside its end."""
    colour, dashes = LINES[seat % len(LINES)]
    x, y = WIDTH - RIGHT + 12, TOP + 8 + 20 * seat
    return (
        f'<path d="M{x} {y}h22" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        f'<text x="{x + 28}" y="{y + 4}">{escape(analysis.seats[seat])}</text>'
    )


def mark(turn: Judged, place: int, count: int) -> str:
    """Return a ring around one of the turns that cost most."""
    colour, _ = LINES[turn.seat % len(LINES)]
    x, y = across(place, count), down(turn.before[turn.seat])
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="none" stroke="{colour}" stroke-width="2">'
        f"<title>turn {turn.turn}: {turn.cost:.0%} of the win</title></circle>"
    )
