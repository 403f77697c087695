"""What a link shows of itself in messengers: title, description and picture (Open Graph).

Whoever previews a link is nobody in particular, so a preview tells of a table only what lists
would tell everybody; of one that may not be watched, nothing.
"""

from collections.abc import Awaitable, Callable
from html import escape
from typing import NamedTuple, TypeAlias

from gloaming.core.errors import UnknownGameError
from gloaming.games import find
from gloaming.server.storage.protocol import TableRow
from gloaming.server.tables.views.row import TableSummary

from .resources import summary_told

PICTURE_FOLDER = "links"
PICTURE_SIZE = (1200, 630)  # as `python -m tests.client.icons` draws them
SITE = "Gloaming"

ReadRow: TypeAlias = Callable[[str], Awaitable[TableRow | None]]


class Preview(NamedTuple):
    """What a link shows of itself."""

    title: str
    description: str
    game: str  # whose picture it has


class Previews:
    """Tells what links show, by their paths."""

    def __init__(self, base_url: str, read_row: ReadRow, now: Callable[[], float]) -> None:
        """Keep the server's address, for pictures need whole ones, and where tables are found."""
        self._base_url = base_url
        self._read_row = read_row
        self._now = now

    async def tags(self, path: str) -> str:
        """Return what stands in the head of a page for links to it, if there is something."""
        preview = await self.of(path)
        return "" if preview is None else self._written(preview, path)

    async def of(self, path: str) -> Preview | None:
        """Return what a link to a path shows, if it is known."""
        match path.strip("/").split("/"):
            case ["learn", game]:
                return about_game(game, "The rules, in our own words and with pictures.")
            case ["new", game]:
                return about_game(game, "Set up a match with friends, with bots, or by letter.")
            case ["table" | "replay", table]:
                row = await self._read_row(table)
                return None if row is None else about_table(summary_told(row, self._now()))
            case _:
                return None

    def _written(self, preview: Preview, path: str) -> str:
        """Return a preview as tags of a page."""
        width, height = map(str, PICTURE_SIZE)
        values = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.description,
            "og:url": f"{self._base_url}/{path.strip('/')}",
            "og:image": f"{self._base_url}/{PICTURE_FOLDER}/{preview.game}.jpg",
            "og:image:width": width,
            "og:image:height": height,
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'  <meta property="{name}" content="{escape(value)}" />\n  '
            for name, value in values.items()
        )


def about_game(name: str, words: str) -> Preview | None:
    """Return what a link to a page about a game shows, if there is such a game."""
    try:
        return Preview(find(name).title, words, name)
    except UnknownGameError:
        return None


def about_table(table: TableSummary) -> Preview | None:
    """Return what a link to a table shows, if everybody may look at it or sit down."""
    title = find(table.game).title
    free = sum(seat.kind == "empty" for seat in table.seats)
    if table.phase == "open":
        seats = "a seat is free" if free == 1 else f"{free} of {len(table.seats)} seats are free"
        words = f"A table waits: {seats}." if free else "A table is about to begin."
        return Preview(f"{title}: come and play", words, table.game)
    if not table.may_be_watched:
        return None
    if table.phase == "running":
        return Preview(f"{title}: a match", f"{len(table.seats)} play. Look on.", table.game)
    return Preview(f"{title}: a match to see again", "Step by step, with reasons.", table.game)
