"""The queue of jobs of a server that is one process."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from .protocol import DEFAULT_LEASE, MOST_UNWATCHED, SEVERAL, Job, Lease, Rank

SECONDS_TO_REMEMBER = 30.0  # how long a job that is done is not taken again


class LocalJobs:
    """Jobs inside this process."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        most_unwatched: int = MOST_UNWATCHED,
    ) -> None:
        """Begin with nothing to do."""
        self.clock = clock
        self.most_unwatched = most_unwatched
        self.turns: dict[str, int] = {}  # when each owner with something to do was last served
        self.served = 0
        self.waiting: OrderedDict[str, Job] = OrderedDict()
        self.leased: dict[str, tuple[float, Job]] = {}
        self.finished: OrderedDict[str, float] = OrderedDict()
        self.bell = asyncio.Condition()

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately."""
        self.tidy()
        known = self.waiting.get(job.id)
        if known is not None and job.rank < known.rank:
            self.waiting[job.id] = job
        if known is not None or job.id in self.leased or job.id in self.finished:
            return False
        self.waiting[job.id] = job
        async with self.bell:
            self.bell.notify()
        return True

    async def take(
        self, wait: float, lease: Lease = DEFAULT_LEASE, instead: Job | None = None
    ) -> Job | None:
        """Return the next job, or what goes before one; None if there is none for so long."""
        end = self.clock() + wait
        while True:
            self.tidy()
            job = self.next_job(instead)
            if job is not None:
                del self.waiting[job.id]
                self.leased[job.id] = (self.clock() + lease, job)
                self.served += 1
                self.turns[job.owner] = self.served
                return job
            if self.clock() >= end:
                return None
            await self.listen(end)

    def next_job(self, instead: Job | None) -> Job | None:
        """Return the job whose turn it is, of those that may be taken."""
        under_way = [job for _, job in self.leased.values()]
        owners = Counter(job.owner for job in under_way)
        unwatched = sum(job.rank == Rank.UNWATCHED for job in under_way)

        def may_go(job: Job) -> bool:
            if job.rank == Rank.UNWATCHED and unwatched >= self.most_unwatched:
                return False
            if instead is None or job.rank != instead.rank:
                return instead is None or job.rank < instead.rank
            return not owners[job.owner] and owners[instead.owner] >= SEVERAL

        can_go = filter(may_go, self.waiting.values())
        return min(can_go, key=lambda job: (job.rank, self.turns.get(job.owner, 0)), default=None)

    async def listen(self, end: float) -> None:
        """Wait for a new job, or until a lease ends, or until the end."""
        first = min((until for until, _ in self.leased.values()), default=end)
        try:
            async with asyncio.timeout(max(0.001, min(first, end) - self.clock())), self.bell:
                await self.bell.wait()
        except TimeoutError:
            return

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Ask for more time; False if the job is no longer one's own."""
        self.tidy()
        if job.id not in self.leased:
            return False
        self.leased[job.id] = (self.clock() + lease, job)
        return True

    async def done(self, job: Job) -> None:
        """Say that a job is done, so that nobody does it again."""
        self.waiting.pop(job.id, None)
        self.leased.pop(job.id, None)
        self.finished[job.id] = self.clock() + SECONDS_TO_REMEMBER

    async def close(self) -> None:
        """Let go of nothing: there are no connections."""

    def tidy(self) -> None:
        """Give back jobs whose lease has ended, and forget those that were done long ago."""
        now = self.clock()
        for until, job in list(self.leased.values()):
            if until <= now:
                del self.leased[job.id]
                self.waiting[job.id] = job
                self.waiting.move_to_end(job.id, last=False)
        owners = {job.owner for job in self.waiting.values()}
        self.turns = {owner: turn for owner, turn in self.turns.items() if owner in owners}
        while self.finished and next(iter(self.finished.values())) <= now:
            self.finished.popitem(last=False)
