"""The same for programs that wait: a loop of its own talks with the server meanwhile."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

from .server import Server, connect
from .table import Action, Table
from .told import Now

T = TypeVar("T")
Loop: TypeAlias = asyncio.AbstractEventLoop


class BlockingTable:
    """A table; every call waits until it is done."""

    def __init__(self, loop: Loop, table: Table) -> None:
        """Keep the table and the loop to which it belongs."""
        self._loop, self.table = loop, table

    @property
    def now(self) -> Now:
        """Return how the table was when one last looked."""
        return self.table.now

    def __iter__(self) -> Iterator[Now]:
        """Yield how the table is, and again whenever it has changed, until the match is over."""
        yield self.now
        while not self.now.is_over:
            yield done(self._loop, self.table.next())

    def ask(self, do: str, **fields: Any) -> None:
        """Ask something of the table, by the name that the protocol has for it."""
        done(self._loop, self.table.ask(do, **fields))

    def act(self, *actions: Action, seat: int | None = None) -> None:
        """Take one action or several in a row: all or none."""
        done(self._loop, self.table.act(*actions, seat=seat))


class BlockingServer:
    """A server; every call waits until it is done."""

    def __init__(self, loop: Loop, server: Server) -> None:
        """Keep the server and the loop to which it belongs."""
        self._loop, self.server = loop, server

    def open(
        self, game: str, options: Mapping[str, str] | None = None, **settings: Any
    ) -> BlockingTable:
        """Open a table and watch it."""
        return BlockingTable(
            self._loop, done(self._loop, self.server.open(game, options, **settings))
        )

    def watch(self, name: str) -> BlockingTable:
        """Watch a table."""
        return BlockingTable(self._loop, done(self._loop, self.server.watch(name)))


@contextmanager
def connect_blocking(address: str, token: str | None = None) -> Iterator[BlockingServer]:
    """Talk with a server, as whom a token says or else as a new guest."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    talking = connect(address, token)
    try:
        server = done(loop, talking.__aenter__())
        try:
            yield BlockingServer(loop, server)
        finally:
            done(loop, talking.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def done(loop: Loop, work: Coroutine[Any, Any, T]) -> T:
    """Let a loop do something, and wait for what comes of it."""
    return asyncio.run_coroutine_threadsafe(work, loop).result()
