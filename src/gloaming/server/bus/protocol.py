"""What the rest of the server asks of the bus.

The bus is quick and forgetful: storage holds the truth, the bus only says that there is
something new.  Whenever a message may have been lost, subscribers are given a GAP in its
place and read storage again.
"""

from enum import IntEnum
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


class Rank(IntEnum):
    """Who waits for a bot: the lower, the sooner it thinks."""

    PLAYED = 0  # people play there
    WATCHED = 1  # bots play alone, and somebody looks on
    UNWATCHED = 2  # nobody does


class Job(msgspec.Struct, frozen=True):
    """Something that a bot is to think about."""

    id: str  # the same work has the same id, so that it is done once
    content: bytes
    rank: Rank = Rank.PLAYED
    owner: str = ""  # who opened the table: owners take turns


Lease: TypeAlias = float  # seconds within which a job is done, or given to somebody else

DEFAULT_LEASE: Final = 60.0
MOST_UNWATCHED: Final = 1  # jobs of the last rank under way at once
SEVERAL: Final = 2  # jobs under way, with which an owner makes way for one who has none


class BotJobs(Protocol):
    """A queue of jobs: each is taken at least once, until somebody says that it is done.

    The lowest rank goes first; within a rank owners take turns.  Of the last rank only so
    many jobs are under way at once.
    """

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately.

        A job that waits moves up if it is put again with a lower rank.
        """

    async def take(
        self, wait: float, lease: Lease = DEFAULT_LEASE, instead: Job | None = None
    ) -> Job | None:
        """Return the next job, or None if there is none for so many seconds.

        `instead` is a job under way: only what goes before it is returned.  That is a job of
        a lower rank, or one of the same rank whose owner has none under way, if the owner of
        the other has several.
        """

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Ask for more time; False if the job is no longer one's own."""

    async def done(self, job: Job) -> None:
        """Say that a job is done, so that nobody does it again."""

    async def close(self) -> None:
        """Let go of all connections."""
