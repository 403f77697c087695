"""Matches that are gone through beside everything else: turn by turn, fairly, and each once.

    asked --> kept? under way? --> quota? --> turn, turn, ... end --> kept for a while
                                              |
                                              each waits in a fair queue, within a budget

A person has one under way at a time: who asks for another one gives up the first.  Whoever has
used up a budget waits until there is more of it.  Nothing outlasts the process.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from gloaming.analysis.analysing import Analysing
from gloaming.analysis.judging import Judge, Shares
from gloaming.analysis.report import Analysis, Judged, Level
from gloaming.bots.bot import Bot
from gloaming.core.match import Match
from gloaming.server.access.budgets import Payer
from gloaming.server.access.quotas import Quotas
from gloaming.server.messages.analyses import AnalysisProgress
from gloaming.server.stopping import stop
from gloaming.server.tables.refusal import Refusal

from .computing import Computing

MOST_KEPT = 200  # analyses
SHORTEST_WAIT = 0.1  # seconds until one who was refused for haste asks again

read_judged = msgspec.json.Decoder(Judged | None).decode
read_shares = msgspec.json.Decoder(tuple[float, ...]).decode


class Asked(NamedTuple):
    """A match that is to be gone through, and by whom."""

    key: Hashable  # tells apart whatever differs
    match: Match
    bot: Bot
    level: Level


class Job:
    """A match that is being gone through, or that was."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.done, self.of = 0, 0
        self.askers: set[str] = set()
        self.work: asyncio.Task[Analysis] | None = None

    @property
    def is_over(self) -> bool:
        """Tell whether nothing is done any more."""
        return self.work is not None and self.work.done() and not self.work.cancelled()

    @property
    def has_failed(self) -> bool:
        """Tell whether nothing was found."""
        return self.work is not None and self.is_over and self.work.exception() is not None

    def progress(self) -> AnalysisProgress:
        """Return how far it is; raise what went wrong."""
        found = self.work.result() if self.work and self.is_over else None
        return AnalysisProgress(self.done, self.of, found)


class Analyst:
    """Goes through matches for all who ask."""

    def __init__(
        self, computing: Computing, per_hour: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with nothing to do."""
        self._computing = computing
        self._quotas = Quotas(per_hour)
        self._clock = clock
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()

    async def close(self) -> None:
        """Go through nothing any more."""
        await stop(job.work for job in self._jobs.values() if job.work)
        self._computing.close()

    def progress(self, key: Hashable) -> AnalysisProgress | None:
        """Return how far a match is gone through; None if nobody has asked for that."""
        job = self._jobs.get(key)
        return job.progress() if job else None

    def begin(self, payer: Payer, asked: Asked) -> AnalysisProgress:
        """Go through a match, unless that is done or under way; raise Refusal."""
        job = self._jobs.get(asked.key)
        if job is None or job.has_failed:
            job = self._new(payer, asked)
        self._leave_others(payer.name, job)
        if not job.is_over:
            job.askers.add(payer.name)
        return job.progress()

    def _new(self, payer: Payer, asked: Asked) -> Job:
        """Begin a job; the oldest of those that are over are forgotten."""
        if not self._quotas.take(payer, self._clock()):
            raise Refusal("too-many", "many matches were gone through for you; wait an hour or so")
        over = [key for key, job in self._jobs.items() if job.is_over]
        for key in over[: max(0, len(self._jobs) + 1 - MOST_KEPT)]:
            del self._jobs[key]
        job = self._jobs[asked.key] = Job()
        job.work = asyncio.create_task(self._work(payer, asked, job))
        job.work.add_done_callback(partial(self._over, asked.key))
        return job

    def _over(self, key: Hashable, work: "asyncio.Task[Analysis]") -> None:
        """Forget a job that was given up; of one that failed the next who asks is told."""
        if work.cancelled():
            self._jobs.pop(key, None)
        else:
            work.exception()

    def _leave_others(self, person: str, chosen: Job) -> None:
        """Give up what somebody wanted before, if nobody else does."""
        for job in self._jobs.values():
            if job is not chosen and person in job.askers:
                job.askers.discard(person)
                if not job.askers and job.work:
                    job.work.cancel()

    async def _work(self, payer: Payer, asked: Asked, job: Job) -> Analysis:
        """Go through a match, one turn after another."""
        match = asked.match
        judge = Judge(match.game, len(match.seat_names), asked.bot, asked.level.simulations)
        going = await asyncio.to_thread(Analysing, match, judge)
        job.of = len(going.turns)
        found: list[Judged | None] = []
        for number in range(job.of):
            work = partial(encoded, going.judged, number)
            found.append(read_judged(await self._patiently(payer, (asked.key, number), work)))
            job.done = number + 1
        end: Shares = read_shares(
            await self._patiently(payer, (asked.key, "end"), partial(encoded, going.end))
        )
        job.askers.clear()
        return going.together(asked.level, found, end)

    async def _patiently(self, payer: Payer, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Let something be computed, as soon as the budget allows it."""
        while True:
            try:
                return await self._computing.once(payer, key, work)
            except Refusal as refusal:
                if refusal.code != "too-fast":
                    raise
                await asyncio.sleep(max(SHORTEST_WAIT, refusal.retry_after))


def encoded(work: Callable[..., Any], *given: Any) -> bytes:
    """Return what work finds as JSON."""
    return msgspec.json.encode(work(*given))
