"""The bus of a server of several processes, through Redis or Valkey.

    publish --> listeners here, at once
           `--> outbox --> sender --> Redis --> listener task of every other process

Redis may go away.  What could not be sent is owed to its channel as a gap; whoever lost
the connection, and with it perhaps messages, gives a gap to all listeners when Redis
confirms their channels anew.
"""

import asyncio
import contextlib
import secrets
from collections import deque
from typing import Any

import structlog
from redis.exceptions import RedisError

from gloaming.server.stopping import stop

from .local_bus import LocalBus
from .redis_client import PREFIX, connect
from .subscription import GAP, Subscription

PAUSE = 0.2  # seconds between attempts to reach Redis
SECONDS_TO_CONFIRM = 2.0
SECONDS_TO_HEAR = 5.0
MOST_TO_SEND = 10_000
MOST_AT_ONCE = 500

# A message is: who sent it (8 bytes), what it is (1 byte), its content.
SENDER_BYTES = 8
MESSAGE, GAP_MARK = b"m", b"g"

log = structlog.get_logger()


class RedisBus:
    """Messages between processes; `open_redis_bus` starts its tasks."""

    def __init__(self, address: str) -> None:
        """Prepare to connect."""
        self.client = connect(address)
        self.local = LocalBus()
        self.name = secrets.token_bytes(SENDER_BYTES)
        self.outbox: deque[tuple[str, bytes]] = deque()
        self.to_send = asyncio.Event()
        self.all_sent = asyncio.Event()
        self.owed: set[str] = set()  # channels of which messages could not be sent
        self.confirmed: dict[str, asyncio.Event] = {}
        self.unheard: set[str] = set()  # channels with listeners who did not wait for Redis
        self.hearing: Any = None  # the connection that listens, while there is one
        self.is_connected = False
        self.is_missed = False
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to send and to listen."""
        self.tasks = [asyncio.create_task(self.send()), asyncio.create_task(self.listen())]

    async def publish(
        self, channel: str, message: bytes, sender: Subscription | None = None
    ) -> None:
        """Send a message to all other subscribers of a channel, in every process; never waits."""
        self.local.tell(channel, message, sender)
        if len(self.outbox) < MOST_TO_SEND:
            self.outbox.append((channel, message))
        else:
            self.owed.add(channel)
        self.all_sent.clear()
        self.to_send.set()

    async def subscribe(self, channel: str) -> Subscription:
        """Return the messages of a channel from now on, beginning with a gap if Redis is away."""
        subscription = await self.local.subscribe(channel)
        subscription.on_close = self.forget
        if channel not in self.confirmed:
            self.confirmed[channel] = asyncio.Event()
            await self.ask("subscribe", channel)
        try:
            async with asyncio.timeout(SECONDS_TO_CONFIRM if self.is_connected else 0):
                await self.confirmed[channel].wait()
        except TimeoutError:
            self.unheard.add(channel)
            subscription.hear(GAP)
        except BaseException:
            subscription.close()
            raise
        return subscription

    async def close(self) -> None:
        """Send what waits if Redis is there, end all subscriptions, and disconnect."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_CONFIRM if self.is_connected else 0):
                await self.all_sent.wait()
        await stop(self.tasks)
        await self.local.close()
        with contextlib.suppress(RedisError, OSError):
            await self.client.aclose()

    def forget(self, subscription: Subscription) -> None:
        """Drop a listener, and the channel with its last one."""
        self.local.forget(subscription)
        if subscription.channel not in self.local.listeners:
            self.confirmed.pop(subscription.channel, None)
            self.tasks.append(asyncio.create_task(self.leave(subscription.channel)))
            self.tasks = [task for task in self.tasks if not task.done()]

    async def leave(self, channel: str) -> None:
        """Leave a channel, unless somebody has come meanwhile."""
        if channel not in self.confirmed:
            await self.ask("unsubscribe", channel)

    async def ask(self, command: str, channel: str) -> None:
        """Ask the listening connection for something; a lost one is noticed by its task."""
        if self.hearing is not None:
            with contextlib.suppress(RedisError, OSError):
                await getattr(self.hearing, command)(PREFIX + channel)

    async def send(self) -> None:
        """Send what is in the outbox for as long as the bus is open."""
        while True:
            while self.outbox or self.owed:
                if not await self.send_some():
                    await asyncio.sleep(PAUSE)
            self.all_sent.set()
            self.to_send.clear()
            await self.to_send.wait()

    async def send_some(self) -> bool:
        """Send gaps that are owed and some messages; False if Redis is away."""
        owed = set(self.owed)
        some = [self.outbox.popleft() for _ in range(min(len(self.outbox), MOST_AT_ONCE))]
        pipe = self.client.pipeline(transaction=False)
        for channel in owed:
            pipe.publish(PREFIX + channel, self.name + GAP_MARK)
        for channel, message in some:
            pipe.publish(PREFIX + channel, self.name + MESSAGE + message)
        try:
            await pipe.execute()
        except (RedisError, OSError):
            self.owed.update(channel for channel, _ in some)
            return False
        self.owed -= owed
        return True

    async def listen(self) -> None:
        """Listen for as long as the bus is open, connecting anew whenever that is needed."""
        while True:
            try:
                await self.listen_once()
            except (RedisError, OSError) as error:
                self.miss(error)
            await asyncio.sleep(PAUSE)

    def miss(self, error: Exception) -> None:
        """Tell once that Redis is away."""
        if not self.is_missed:
            self.is_missed = True
            log.warning("Redis is away; other processes are not heard", reason=str(error))

    async def listen_once(self) -> None:
        """Listen until the connection is lost."""
        hearing = self.client.pubsub()
        try:
            # A channel of one's own keeps the connection subscribed to something.
            await hearing.subscribe(PREFIX + self.name.hex())
            self.hearing = hearing  # from here on, newcomers ask for their channels themselves
            for channel in list(self.confirmed):
                await hearing.subscribe(PREFIX + channel)
            await self.hear_all(hearing)
        finally:
            self.hearing = None
            self.is_connected = False
            await hearing.aclose()

    async def hear_all(self, hearing: Any) -> None:
        """Take what Redis says; if it is silent, ask whether it is still there."""
        is_asked = False
        while True:
            said = await hearing.get_message(timeout=SECONDS_TO_HEAR)
            if said is not None:
                is_asked = False
                self.hear(said["type"], said["channel"], said["data"])
            elif is_asked:
                raise ConnectionError("Redis is silent")
            else:
                is_asked = True
                await hearing.ping()

    def hear(self, kind: str, name: bytes | None, content: Any) -> None:
        """Take one thing that Redis says."""
        channel = (name or b"").decode().removeprefix(PREFIX)
        if kind == "subscribe":
            self.find()
            self.confirm(channel)
        elif kind == "message" and not content.startswith(self.name):
            mark = content[SENDER_BYTES : SENDER_BYTES + 1]
            message = content[SENDER_BYTES + 1 :]
            self.local.tell(channel, GAP if mark == GAP_MARK else message)

    def find(self) -> None:
        """Note that Redis is there, and tell it if it was missed."""
        self.is_connected = True
        if self.is_missed:
            self.is_missed = False
            log.info("Redis is back")

    def confirm(self, channel: str) -> None:
        """Note that a channel is heard; if it was before, something may have been missed."""
        heard = self.confirmed.get(channel)
        if heard is None:
            return
        if heard.is_set() or channel in self.unheard:
            self.local.tell(channel, GAP)
        self.unheard.discard(channel)
        heard.set()


async def open_redis_bus(address: str) -> RedisBus:
    """Return a bus that sends and listens as soon as Redis is there."""
    bus = RedisBus(address)
    bus.start()
    return bus
