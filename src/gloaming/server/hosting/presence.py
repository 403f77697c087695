"""Who can be reached: a socket that closes for good starts a countdown at the table.

Whoever is missed here may be connected to another process, so the others are asked first:

    A: is anybody of you watched by this person? --> bus --> B: yes
    A: asks again after a while, should B die      <-- bus <--

Without an answer, or without a bus, the person is away; whoever has them notes that they
came back.
"""

import asyncio

import msgspec

from gloaming.server.bus.errors import BusError
from gloaming.server.bus.subscription import Gap, Subscription
from gloaming.server.repeated_warnings import warn_of_bus
from gloaming.server.tables.commands import GoAway

from .host import Host
from .hosted import Hosted

CHANNEL = "presence"
FACTOR = 5  # how much longer people have to come back after a restart
ANSWER_SHARE = 0.2  # of the grace, for other processes to answer


class Whereabouts(msgspec.Struct, frozen=True, array_like=True):
    """A question about a person of a table, or the answer that they are here."""

    table: str
    person: str
    is_here: bool


write_whereabouts = msgspec.json.Encoder().encode
read_whereabouts = msgspec.json.Decoder(Whereabouts).decode


class Presence:
    """Notes who can no longer be reached."""

    def __init__(self, host: Host, *, grace: float) -> None:
        """Wait so many seconds for somebody to come back before a table hears of it."""
        self._host = host
        self._grace = grace
        self._elsewhere: set[tuple[str, str]] = set()  # of whom another process has told
        self._subscription: Subscription | None = None
        host.after_loading.append(self._expect_all)

    async def start(self) -> None:
        """Begin to hear questions and answers of other processes."""
        self._subscription = await self._host.bus.subscribe(CHANNEL)
        self._host.spawn(self._listen(self._subscription))

    def close(self) -> None:
        """Hear no more."""
        if self._subscription:
            self._subscription.close()

    def left(self, hosted: Hosted, person: str) -> None:
        """Note that somebody's socket is gone, unless another one is there or comes soon."""
        if person in hosted.table.people and not hosted.is_watched_by(person):
            self._look_later(hosted, person, self._grace)

    def _expect_all(self, hosted: Hosted) -> None:
        """Give everybody time to come to a table that was just read, perhaps after a restart."""
        for person in hosted.table.people:
            self._look_later(hosted, person, self._grace * FACTOR)

    def _look_later(self, hosted: Hosted, person: str, seconds: float) -> None:
        """Look for somebody after a while."""
        asyncio.get_running_loop().call_later(seconds, self._look, hosted, person)

    def _look(self, hosted: Hosted, person: str) -> None:
        """Look for somebody, if the match goes on and they are missed here."""
        is_missed = not hosted.is_watched_by(person) and person not in hosted.table.away
        if is_missed and hosted.table.phase == "running":
            self._host.spawn(self._look_elsewhere(hosted, person))

    async def _look_elsewhere(self, hosted: Hosted, person: str) -> None:
        """Ask other processes for somebody; tell the table that they are away if none has them."""
        self._elsewhere.discard((hosted.id, person))
        await self._tell(Whereabouts(hosted.id, person, is_here=False))
        await asyncio.sleep(self._grace * ANSWER_SHARE)
        if (hosted.id, person) in self._elsewhere:
            self._elsewhere.discard((hosted.id, person))
            if self._host.remembers(hosted):
                self._look_later(hosted, person, self._grace * FACTOR)
        elif not hosted.is_watched_by(person):
            await self._host.quietly(hosted.id, GoAway(person))

    async def _tell(self, whereabouts: Whereabouts) -> None:
        """Ask or answer other processes, if the bus is there."""
        try:
            await self._host.bus.publish(CHANNEL, write_whereabouts(whereabouts))
        except BusError as error:
            warn_of_bus(error)

    async def _listen(self, subscription: Subscription) -> None:
        """Answer questions, and remember answers."""
        async for heard in subscription:
            if not isinstance(heard, Gap):
                await self._hear(read_whereabouts(heard))

    async def _hear(self, asked: Whereabouts) -> None:
        """Remember who is elsewhere, or say who is here."""
        if asked.is_here:
            self._elsewhere.add((asked.table, asked.person))
        elif self._host.is_watched_by(asked.table, asked.person):
            await self._tell(Whereabouts(asked.table, asked.person, is_here=True))
