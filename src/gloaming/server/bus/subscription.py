"""A subscription: the messages of one channel for one listener."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self, TypeAlias

import msgspec


class Gap(msgspec.Struct, frozen=True):
    """Messages may be missing here: read storage again."""


GAP: Final = Gap()
Heard: TypeAlias = bytes | Gap

MOST_WAITING = 1000


class Subscription:
    """An asynchronous iterator over messages, closed by leaving `async with` or `close`."""

    def __init__(self, channel: str, on_close: Callable[["Subscription"], None]) -> None:
        """Begin with nothing heard."""
        self.channel = channel
        self.on_close = on_close
        self.waiting: deque[Heard] = deque()
        self.changed = asyncio.Event()
        self.is_closed = False

    def hear(self, message: Heard) -> None:
        """Take a message; who falls too far behind is given a gap instead of a flood."""
        if message == GAP or len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            message = GAP
        self.waiting.append(message)
        self.changed.set()

    def close(self) -> None:
        """End the subscription."""
        if not self.is_closed:
            self.is_closed = True
            self.changed.set()
            self.on_close(self)

    def __aiter__(self) -> Self:
        """Return itself."""
        return self

    async def __anext__(self) -> Heard:
        """Return the next message, or end when the subscription is closed."""
        while not self.waiting:
            if self.is_closed:
                raise StopAsyncIteration
            self.changed.clear()
            await self.changed.wait()
        return self.waiting.popleft()

    async def __aenter__(self) -> Self:
        """Return itself."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the subscription."""
        self.close()
