"""The queue of jobs of a server that is one process."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from .protocol import DEFAULT_LEASE, Job, Lease

SECONDS_TO_REMEMBER = 30.0  # how long a job that is done is not taken again


class LocalJobs:
    """Jobs inside this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing to do."""
        self.clock = clock
        self.waiting: OrderedDict[str, Job] = OrderedDict()
        self.leased: dict[str, tuple[float, Job]] = {}
        self.finished: OrderedDict[str, float] = OrderedDict()
        self.bell = asyncio.Condition()

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately."""
        self.tidy()
        if job.id in self.waiting or job.id in self.leased or job.id in self.finished:
            return False
        self.waiting[job.id] = job
        async with self.bell:
            self.bell.notify()
        return True

    async def take(self, wait: float, lease: Lease = DEFAULT_LEASE) -> Job | None:
        """Return the next job, or None if there is none for so many seconds."""
        end = self.clock() + wait
        while True:
            self.tidy()
            if self.waiting:
                _, job = self.waiting.popitem(last=False)
                self.leased[job.id] = (self.clock() + lease, job)
                return job
            if self.clock() >= end:
                return None
            await self.listen(end)

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
        while self.finished and next(iter(self.finished.values())) <= now:
            self.finished.popitem(last=False)
