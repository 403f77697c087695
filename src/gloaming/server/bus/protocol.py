"""What the rest of the server asks of the bus.

The bus is quick and forgetful: storage holds the truth, the bus only says that there is
something new.  Whenever a message may have been lost, subscribers are given a GAP in its
place and read storage again.
"""

from typing import Final, Protocol, TypeAlias

import msgspec

from .subscription import Subscription


class Bus(Protocol):
    """Live messages on channels."""

    async def publish(
        self, channel: str, message: bytes, sender: Subscription | None = None
    ) -> None:
        """Send a message to all other subscribers of a channel, in every process; never waits."""

    async def subscribe(self, channel: str) -> Subscription:
        """Return the messages of a channel from now on."""

    async def close(self) -> None:
        """End all subscriptions."""


class Job(msgspec.Struct, frozen=True):
    """Something that a bot is to think about."""

    id: str  # the same work has the same id, so that it is done once
    content: bytes


Lease: TypeAlias = float  # seconds within which a job is done, or given to somebody else

DEFAULT_LEASE: Final = 60.0


class BotJobs(Protocol):
    """A queue of jobs: each is taken at least once, until somebody says that it is done."""

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately."""

    async def take(self, wait: float, lease: Lease = DEFAULT_LEASE) -> Job | None:
        """Return the next job, or None if there is none for so many seconds."""

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Ask for more time; False if the job is no longer one's own."""

    async def done(self, job: Job) -> None:
        """Say that a job is done, so that nobody does it again."""

    async def close(self) -> None:
        """Let go of all connections."""
