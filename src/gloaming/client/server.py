"""A server that a program talks with: one socket, made anew whenever it breaks."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException

from .addresses import addresses_of, new_guest
from .errors import LostError, error_of
from .table import Table
from .told import VERSION, Acknowledged, Refused, TableMessage, Welcome, read

PAUSE: Final = 1.0  # seconds before one comes or asks again
TRIES: Final = 30  # of a command that cannot be carried out just now
PASSING: Final = frozenset({"too-fast", "unavailable"})  # refusals that may be others soon
SIGNED_OUT: Final = 4401
LONGEST: Final = 1 << 24  # bytes of a message

Answer: TypeAlias = Acknowledged | Refused


@asynccontextmanager
async def connect(
    address: str, token: str | None = None, *, pause: float = PAUSE
) -> AsyncIterator["Server"]:
    """Talk with a server, as whom a token says or else as a new guest.

    If the server is not there at first, that is an error; later it is waited for.
    """
    places = addresses_of(address)
    server = Server(places.live, token or await new_guest(places.pages), pause)
    await server.start()
    try:
        yield server
    finally:
        await server.close()


class Asked:
    """A command that is to be answered."""

    def __init__(self, text: str, *, opens: bool) -> None:
        """Begin without an answer."""
        self.text, self.opens = text, opens
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Server:
    """A server, and the tables that the program watches there."""

    name: str
    is_guest: bool

    def __init__(self, live: str, token: str, pause: float) -> None:
        """Keep where it is and who one is."""
        self.token = token
        self.tables: dict[str, Table] = {}
        self._live, self._pause = live, pause
        self._line: ClientConnection | None = None
        self._asked: dict[str, Asked] = {}
        self._greeted = asyncio.Event()
        self._talking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to talk."""
        self._talking = asyncio.create_task(self._talk())
        self._talking.add_done_callback(self._give_up)
        greeted = asyncio.create_task(self._greeted.wait())
        await asyncio.wait((self._talking, greeted), return_when=asyncio.FIRST_COMPLETED)
        if self._talking.done():
            greeted.cancel()
            self._talking.result()

    async def close(self) -> None:
        """End the conversation."""
        if self._talking:
            self._talking.cancel()
            await asyncio.wait((self._talking,))

    async def open(
        self, game: str, options: Mapping[str, str] | None = None, **settings: Any
    ) -> Table:
        """Open a table and watch it."""
        wanted = {"game": game, "options": dict(options or {}), **settings}
        return await self.watch((await self.ask(type="open-table", settings=wanted)).table)

    async def watch(self, name: str) -> Table:
        """Watch a table, and return it as soon as one was told of it."""
        table = self.tables.get(name)
        if table is None:
            table = self.tables[name] = Table(self, name)
            await self._send(watching(name))
        await table.first()
        return table

    async def leave(self, table: Table) -> None:
        """Watch a table no more."""
        del self.tables[table.id]
        await self._send(written(type="leave-table", table=table.id))

    async def ask(self, **message: Any) -> Acknowledged:
        """Ask something until it is answered, on however many sockets, always under one id."""
        name = secrets.token_hex(8)
        text, opens = written(**message, id=name), message["type"] == "open-table"
        tries = TRIES
        while True:
            answer = await self._answer_to(name, Asked(text, opens=opens))
            if isinstance(answer, Acknowledged):
                return answer
            tries -= 1
            if not tries or answer.code not in PASSING:
                raise error_of(answer)
            await asyncio.sleep(self._pause)

    async def _answer_to(self, name: str, asked: Asked) -> Answer:
        """Send a command, and wait for its answer; who comes back meanwhile sends it again."""
        self._need_line()
        self._asked[name] = asked
        try:
            await self._send(asked.text)
            return await asked.answer
        finally:
            self._asked.pop(name, None)

    def _need_line(self) -> None:
        """Fail if nobody talks with the server any more."""
        if self._talking is None or self._talking.done():
            raise LostError("the server is not talked with any more")

    async def _send(self, text: str) -> None:
        """Send a text, if there is a socket; what must not be lost is sent again on the next."""
        if self._line is not None:
            with suppress(ConnectionClosed):
                await self._line.send(text)

    async def _talk(self) -> None:
        """Talk through one socket after another."""
        headers = {"Authorization": f"Bearer {self.token}"}
        limits: dict[str, Any] = {"compression": None, "max_size": LONGEST}
        while True:
            try:
                async with open_socket(self._live, additional_headers=headers, **limits) as line:
                    await self._converse(line)
            except (OSError, WebSocketException):
                if not self._greeted.is_set():
                    raise
            await asyncio.sleep(self._pause)

    async def _converse(self, line: ClientConnection) -> None:
        """Greet, send again what was not answered, and listen until the socket breaks."""
        seen = {name: table.known_mark for name, table in self.tables.items()}
        await line.send(written(type="hello", version=VERSION, form="words", seen=seen))
        self._line = line
        for command in [asked.text for asked in self._asked.values()]:
            await line.send(command)
        for name in self.tables.keys() - seen.keys():
            await line.send(watching(name))
        try:
            async for text in line:
                self._hear(text)
        finally:
            self._line = None
            if line.close_code == SIGNED_OUT:
                raise LostError("one was signed out")

    def _hear(self, text: str | bytes) -> None:
        """Take in one message."""
        message = read(text)
        if isinstance(message, Welcome):
            self._be_greeted(message)
        elif isinstance(message, Acknowledged):
            self._be_answered(message)
        elif isinstance(message, Refused):
            self._be_refused(message)
        elif message is not None:
            name = message.table.about.id if isinstance(message, TableMessage) else message.table
            if name in self.tables:
                self.tables[name].hear(message)

    def _be_greeted(self, welcome: Welcome) -> None:
        """Hear who one is."""
        if not welcome.name:
            raise LostError("the server does not know this token")
        self.name, self.is_guest = welcome.name, welcome.is_guest
        self._greeted.set()

    def _be_answered(self, answer: Answer) -> None:
        """Hear what became of a command."""
        asked = self._asked.get(answer.id)
        if asked is None:
            return
        if asked.opens and isinstance(answer, Acknowledged):
            self.tables.setdefault(answer.table, Table(self, answer.table))
        if not asked.answer.done():
            asked.answer.set_result(answer)

    def _be_refused(self, refused: Refused) -> None:
        """Hear that a command, a table or the whole conversation is refused."""
        if refused.id:
            self._be_answered(refused)
        elif refused.table in self.tables:
            self.tables.pop(refused.table).fail(error_of(refused))
        elif refused.code == "other-version":
            raise LostError(refused.text)

    def _give_up(self, talking: asyncio.Task[None]) -> None:
        """Let everybody who waits know that nothing more will come."""
        failure = None if talking.cancelled() else talking.exception()
        lost = failure if isinstance(failure, Exception) else LostError("the program hung up")
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(lost)
        for table in self.tables.values():
            table.fail(lost)


def watching(table: str) -> str:
    """Return the message that asks to be told of a table."""
    return written(type="watch-table", table=table)


def written(**message: Any) -> str:
    """Return a message as text."""
    return msgspec.json.encode(message).decode()
