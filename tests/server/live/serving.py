"""A real server on a free port, and clients that talk to it over real sockets."""

import asyncio
import itertools
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.protocol import Bus
from gloaming.server.live.frames import Frames
from gloaming.server.messages.from_client import Form
from gloaming.server.messages.from_server import VERSION
from gloaming.server.settings import Settings
from gloaming.server.storage.protocol import Storage
from tests.patience import PATIENCE

from .hosting import repertoire
from .memory import MemoryIdentity, MemoryStorage

IDS = itertools.count()  # never the same again, whoever asks
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
LIMITS = Settings.__struct_fields__
FREELY = 10**9
SETTINGS = {"game": "toy", "options": {"players": "2", "rounds": "2"}}


class Served:
    """A server that runs."""

    def __init__(self, storage: Storage, identity: MemoryIdentity, port: int) -> None:
        """Keep where it is and what stands behind it."""
        self.storage = storage
        self.identity = identity
        self.port = port

    @property
    def address(self) -> str:
        """Return where HTTP is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def live(self) -> str:
        """Return where the socket is."""
        return f"ws://127.0.0.1:{self.port}/live"


@contextmanager
def serving(
    storage: Storage | None = None,
    bus: Bus | None = None,
    identity: MemoryIdentity | None = None,
    **arguments: Any,
) -> Iterator[Served]:
    """Serve the toy and Finstere Flure in a thread until the test is done.

    Arguments are settings of the server, or go to `make_app`.
    """
    storage, identity = storage or MemoryStorage(), identity or MemoryIdentity()
    limits = {name: arguments.pop(name) for name in LIMITS if name in arguments}
    settings = Settings(**{"requests_per_minute": FREELY, **limits})
    arguments = {"settings": settings, "repertoire": repertoire(), **arguments}
    with running(lambda: make_app(storage, identity, bus or LocalBus(), **arguments)) as port:
        yield Served(storage, identity, port)


@contextmanager
def running(factory: Callable[[], Litestar]) -> Iterator[int]:
    """Run an application in a thread; yield its port."""
    # With its protocol named, asyncio switches off the delay of small messages (40 ms).
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            factory,
            factory=True,
            ws=Frames,
            ws_per_message_deflate=False,
            ws_max_size=64 * 1024,
            proxy_headers=False,  # whom to believe is for the application to say
            log_level="error",
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        wait_for(server)
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def wait_for(server: uvicorn.Server) -> None:
    """Wait until a server answers."""
    patience = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < patience
        time.sleep(0.01)


class Talker:
    """A client that sends and waits for answers, and keeps every byte it was sent."""

    def __init__(
        self, line: ClientConnection, patience: float = PATIENCE, form: Form = "words"
    ) -> None:
        """Talk over a socket, and be told of tables in a form."""
        self.line = line
        self.form = form
        self.patience = patience
        self.bytes: list[str] = []
        self.read: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}  # how each table was last told to be

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.line.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        async with asyncio.timeout(self.patience):
            text = await self.line.recv()
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.read.append(message)
        if message["type"] == "table":
            self.now[message["table"]["about"]["id"]] = message["table"]["now"]
        if message["type"] == "changed":
            self.now[message["table"]] = message["now"]
        return message

    async def until_now(self, table: str, is_so: Callable[[Any], Any]) -> Any:
        """Wait until a table is as wanted; return how it is."""
        while not is_so(self.now.get(table, {})):
            await self.hear()
        return self.now[table]

    async def until(self, kind: str) -> dict[str, Any]:
        """Wait for the next message of a kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def answer_to(self, name: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while True:
            message = await self.hear()
            if message["type"] in ("acknowledged", "refused") and message.get("id") == name:
                return message

    async def hello(self, **seen: str) -> dict[str, Any]:
        """Greet the server."""
        await self.send(type="hello", version=VERSION, form=self.form, seen=seen)
        return await self.until("welcome")

    @property
    def whole(self) -> str:
        """Return the type of the message about a whole table."""
        return "table" if self.form == "words" else "table-plies"

    async def open(self, **settings: Any) -> str:
        """Open a table and return its id."""
        name = f"open-{next(IDS)}"
        await self.send(type="open-table", id=name, settings={**SETTINGS, **settings})
        answer = await self.answer_to(name)
        await self.until(self.whole)
        return str(answer["table"])

    async def watch(self, table: str) -> dict[str, Any]:
        """Begin to watch a table, and return it whole."""
        await self.send(type="watch-table", table=table)
        return await self.until(self.whole)

    async def ask(self, table: str, do: str, name: str = "", **rest: Any) -> dict[str, Any]:
        """Ask something of a table and return the answer."""
        name = name or f"{do}-{next(IDS)}"
        await self.send(type="ask", table=table, id=name, command={"do": do, **rest})
        return await self.answer_to(name)


@asynccontextmanager
async def talking(
    served: Served, name: str | None = None, form: Form = "words", **arguments: Any
) -> AsyncIterator[Talker]:
    """Connect as somebody, or as a stranger."""
    headers = {}
    if name is not None:
        headers["Authorization"] = f"Bearer {served.identity.known(name)}"
    async with connect(
        served.live, **UNHURRIED, additional_headers=headers, compression=None, **arguments
    ) as line:
        yield Talker(line, form=form)


async def is_let_in(served: Served, **headers: str) -> bool:
    """Tell whether one more socket may come in."""
    shown = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        async with connect(served.live, **UNHURRIED, additional_headers=shown):
            return True
    except InvalidStatus:
        return False


async def let_in_at_last(served: Served, **headers: str) -> None:
    """Wait for room: the server hears a little later that somebody has gone."""
    async with asyncio.timeout(PATIENCE):
        while not await is_let_in(served, **headers):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


async def start_match(one: Talker, two: Talker, **settings: Any) -> str:
    """Let two clients open a table, sit down and start."""
    await one.hello()
    await two.hello()
    table = await one.open(**settings)
    await two.watch(table)
    for seat, talker in enumerate((one, two)):
        assert (await talker.ask(table, "sit", seat=seat))["type"] == "acknowledged"
    for talker in (one, two):
        assert (await talker.ask(table, "ready"))["type"] == "acknowledged"
    return table
