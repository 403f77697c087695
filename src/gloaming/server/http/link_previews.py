"""What a link shows of itself in messengers: title, description and picture (Open Graph).

Whoever previews a link is nobody in particular, so a preview tells of a table only what lists
would tell everybody; of one that may not be watched, nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from html import escape
from typing import NamedTuple, TypeAlias

from gloaming.core.errors import UnknownGameError
from gloaming.games import NAMES, find
from gloaming.lessons.schools import lessons_of
from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.kinds import KINDS
from gloaming.puzzles.puzzle import HARDEST
from gloaming.server.hosting.puzzle_desk import PREFIX, shipped_puzzle
from gloaming.server.storage.protocol import TableRow
from gloaming.server.storage.published import Published
from gloaming.server.tables.views.row import TableSummary

from .resources import summary_told

PICTURE_FOLDER = "links"
PICTURE_SIZE = (1200, 630)  # as `python -m tests.client.icons` draws them
SITE = "Gloaming"

ReadPuzzle: TypeAlias = Callable[[str], Awaitable[Published | None]]
ReadRow: TypeAlias = Callable[[str], Awaitable[TableRow | None]]


class Preview(NamedTuple):
    """What a link shows of itself."""

    title: str
    description: str
    game: str  # whose picture it has,
    picture: str = ""  # unless it has one of its own


class Previews:
    """Tells what links show, by their paths."""

    def __init__(
        self,
        base_url: str,
        read_row: ReadRow,
        now: Callable[[], float],
        read_puzzle: ReadPuzzle | None = None,
    ) -> None:
        """Keep the server's address, for pictures need whole ones, and where things are found."""
        self._base_url = base_url
        self._read_row = read_row
        self._read_puzzle = read_puzzle
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
            case ["learn", game, lesson]:
                return await asyncio.to_thread(about_lesson, game, lesson)
            case ["puzzles", name]:
                return await self._about_puzzle(name)
            case ["new", game]:
                return about_game(game, "Set up a match with friends, with bots, or by letter.")
            case ["table" | "replay", table]:
                return await self._about_table(table)
            case _:
                return None

    async def _about_table(self, table: str) -> Preview | None:
        """Return what a link to a table shows; once it is over, with what decided it."""
        row = await self._read_row(table)
        told = None if row is None else summary_told(row, self._now())
        preview = None if told is None else about_table(told)
        if row is None or told is None or preview is None or told.phase != "over":
            return preview
        has_pictures = self._read_puzzle is not None  # they come with the database
        picture = f"{PICTURE_FOLDER}/replays/{row.id}.png" if has_pictures else ""
        return preview._replace(picture=picture)

    async def _about_puzzle(self, name: str) -> Preview | None:
        """Return what a link to a puzzle or a kind of puzzles shows, if everybody may see it."""
        if name in KINDS:
            return await asyncio.to_thread(about_kind, name)
        if not name.startswith(PREFIX):
            return await asyncio.to_thread(about_shipped, name)
        found = await self._read_puzzle(name) if self._read_puzzle else None
        return None if found is None or found.is_hidden else about_published(found)

    def _written(self, preview: Preview, path: str) -> str:
        """Return a preview as tags of a page."""
        width, height = map(str, PICTURE_SIZE)
        values = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.description,
            "og:url": f"{self._base_url}/{path.strip('/')}",
            "og:image": f"{self._base_url}/{preview.picture or game_picture(preview.game)}",
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


def game_picture(game: str) -> str:
    """Return where the picture of a game is."""
    return f"{PICTURE_FOLDER}/{game}.jpg"


def about_lesson(game: str, lesson: str) -> Preview | None:
    """Return what a link to a lesson shows, if there is such a lesson."""
    found = lessons_of(game).get(lesson) if game in NAMES else None
    if found is None:
        return None
    picture = f"{PICTURE_FOLDER}/lessons/{game}/{lesson}.png"
    return Preview(f"{find(game).title}: {found.title.en}", found.task.en, game, picture)


def about_kind(kind: str) -> Preview:
    """Return what a link to a kind of puzzles shows."""
    game = KINDS[kind].game
    count = len(puzzles_of(kind))
    words = f"{count} puzzles from easy to hard, every one proved."
    return Preview(f"{find(game).title}: {kind} puzzles", words, game)


def about_shipped(name: str) -> Preview | None:
    """Return what a link to a shipped puzzle shows, if there is such a puzzle."""
    puzzle = shipped_puzzle(name)
    if puzzle is None or not puzzle.title:
        return None
    words = f"A puzzle of grade {puzzle.grade} of {HARDEST}. Can you solve it?"
    title = f"{puzzle.title.en} ({find(puzzle.game).title})"
    return Preview(title, words, puzzle.game, puzzle_picture(name))


def about_published(found: Published) -> Preview:
    """Return what a link to a published puzzle shows."""
    words = f"A puzzle of grade {found.grade} of {HARDEST} by {found.composer_name}."
    title = f"{found.title} ({find(found.game).title})"
    return Preview(title, f"{words} Can you solve it?", found.game, puzzle_picture(found.id))


def puzzle_picture(name: str) -> str:
    """Return where the picture of a puzzle is."""
    return f"{PICTURE_FOLDER}/puzzles/{name}.png"


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
