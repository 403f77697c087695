"""What an arena has found: as JSON, as a table of text and as a drawing."""

from collections.abc import Callable, Sequence
from html import escape

import msgspec

from .pairing import Arena
from .playing import Finished
from .ratings import Rating, Share, rate, shares

# The drawing, in points.
WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 640, 110, 40, 34, 20, 40
DOT = 5
MARKS = 100  # Elo between two lines of the grid


class Report(msgspec.Struct, frozen=True):
    """Ratings of all bots, and the shares of each pairing."""

    arena: Arena
    matches: int
    ratings: list[Rating]
    shares: list[Share]


def report_of(
    arena: Arena, finished: Sequence[Finished], pairs: Sequence[tuple[str, str]]
) -> Report:
    """Rate what was played."""
    return Report(arena, len(finished), rate(finished, arena.bots), shares(finished, pairs))


def rating_rows(report: Report) -> list[tuple[str, str, str, str]]:
    """Return bot, rating, margin and matches, the strongest first."""
    ranked = sorted(report.ratings, key=lambda rating: -rating.elo)
    return [
        (rating.bot, f"{rating.elo:.0f}", f"±{rating.margin:.0f}", str(rating.matches))
        for rating in ranked
    ]


def share_rows(report: Report) -> list[tuple[str, str, str, str, str]]:
    """Return challenger, field, its share with bounds, the difference in Elo and matches."""
    return [
        (
            share.challenger,
            share.field,
            f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})",
            share.difference,
            str(share.matches),
        )
        for share in report.shares
    ]


def draw_ratings(report: Report) -> str:
    """Return the ratings as a picture (SVG): a dot for each bot, a bar for its margin."""
    lowest = min(rating.elo - rating.margin for rating in report.ratings)
    highest = max(rating.elo + rating.margin for rating in report.ratings)
    span = max(highest - lowest, 1.0)
    scale = (WIDTH - LEFT - RIGHT) / span
    height = TOP + ROW * len(report.ratings) + BOTTOM

    def across(elo: float) -> float:
        return LEFT + (elo - lowest) * scale

    marks = range(int(lowest // MARKS) * MARKS, int(highest) + MARKS, MARKS)
    grid = [grid_line(across(mark), mark, height) for mark in marks if lowest <= mark <= highest]
    ranked = sorted(report.ratings, key=lambda rating: -rating.elo)
    rows = [bar(rating, across, TOP + ROW * place + ROW / 2) for place, rating in enumerate(ranked)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">\n'
        f"<title>{escape(report.arena.game)}: ratings in Elo</title>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>'
    )
    return "\n".join((head, *grid, *rows, "</svg>\n"))


def grid_line(across: float, mark: int, height: int) -> str:
    """Return a line of the grid and its number."""
    foot = height - BOTTOM
    return (
        f'<line x1="{across:.1f}" y1="{TOP}" x2="{across:.1f}" y2="{foot}" stroke="#ddd"/>'
        f'<text x="{across:.1f}" y="{foot + 18}" text-anchor="middle" fill="#666">{mark}</text>'
    )


def bar(rating: Rating, across: Callable[[float], float], down: float) -> str:
    """Return a bot's name, its margin and its rating."""
    low, high = across(rating.elo - rating.margin), across(rating.elo + rating.margin)
    middle = across(rating.elo)
    return (
        f'<text x="{LEFT - 12}" y="{down + 4:.1f}" text-anchor="end">{escape(rating.bot)}</text>'
        f'<line x1="{low:.1f}" y1="{down:.1f}" x2="{high:.1f}" y2="{down:.1f}" '
        f'stroke="#35506b" stroke-width="3"/>'
        f'<circle cx="{middle:.1f}" cy="{down:.1f}" r="{DOT}" fill="#35506b"/>'
    )
