"""The desk at which puzzles are published, answered and thought of: all that stands behind it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from gloaming.core.errors import NotationError
from gloaming.puzzles.any_puzzle import AnyPuzzle
from gloaming.puzzles.collection import find_puzzle
from gloaming.puzzles.sameness import kind_name
from gloaming.server.access.budgets import Payer
from gloaming.server.access.quotas import Quotas
from gloaming.server.messages.puzzles import AnswerPart
from gloaming.server.settings import Settings
from gloaming.server.storage.database import Database
from gloaming.server.storage.opinions import Opinions
from gloaming.server.storage.progress import ProgressKeeper
from gloaming.server.storage.published import Published, PublishedPuzzles
from gloaming.server.storage.puzzle_ratings import Asked, PuzzleRatings
from gloaming.server.tables.refusal import Refusal

from .computing import Computing
from .proving import Judged, attempt, judge

PREFIX = "p-"  # of the ids of published puzzles

read_puzzle = msgspec.json.Decoder(AnyPuzzle).decode
read_judged = msgspec.json.Decoder(Judged).decode


class PuzzleDesk(NamedTuple):
    """Where puzzles are kept, and who works out what there is to know about them."""

    published: PublishedPuzzles
    opinions: Opinions
    ratings: PuzzleRatings
    progress: ProgressKeeper
    settings: Settings
    proving: Computing  # of what is to be published: seconds
    trying: Computing  # of answers, and pictures: milliseconds, so that they wait for no proof
    quotas: Quotas
    now: Callable[[], float]

    @classmethod
    def at(
        cls,
        database: Database,
        settings: Settings,
        now: Callable[[], float],
        *,
        proving: Computing,
        trying: Computing,
    ) -> "PuzzleDesk":
        """Return a desk at a database."""
        return cls(
            PublishedPuzzles(database),
            Opinions(database),
            PuzzleRatings(database),
            ProgressKeeper(database),
            settings,
            proving,
            trying,
            Quotas(settings.puzzles_per_hour),
            now,
        )

    def take_quota(self, payer: Payer) -> None:
        """Refuse who publishes too often."""
        if not self.quotas.take(payer, time.monotonic()):
            raise Refusal("too-many", "you have published many puzzles; wait an hour or so")

    async def judged(self, payer: Payer, puzzle: AnyPuzzle) -> Judged:
        """Let a puzzle be proved."""
        key = ("verdict", msgspec.json.encode(puzzle))
        return read_judged(await self.proving.once(payer, key, partial(judge, puzzle)))

    async def is_solved(
        self, payer: Payer, puzzle: AnyPuzzle, answer: tuple[AnswerPart, ...]
    ) -> bool:
        """Let an answer be tried."""
        key = ("attempt", msgspec.json.encode((puzzle, answer)))
        work = partial(attempt, puzzle, answer)
        return msgspec.json.decode(await self.trying.once(payer, key, work), type=bool)

    async def asked(self, name: str) -> tuple[Asked, AnyPuzzle, Published | None] | None:
        """Return a puzzle that may be answered, shipped or published, if there is one."""
        if name.startswith(PREFIX):
            found = await self.published.find(name)
            if found is None:
                return None
            return Asked(found.key, found.kind, found.grade), read_puzzle(found.puzzle), found
        shipped = await asyncio.to_thread(shipped_puzzle, name)  # a kind is loaded when asked for
        if shipped is None:
            return None
        return Asked(name, kind_name(shipped), int(shipped.grade or 1)), shipped, None


def shipped_puzzle(name: str) -> AnyPuzzle | None:
    """Return a puzzle of the collection by its id."""
    try:
        puzzle: AnyPuzzle = find_puzzle(name)[1]  # type: ignore[assignment]  # of one of the kinds
    except NotationError:
        return None
    return puzzle
