"""One client's conversation: what it says, what it watches, and what it is told.

Nothing waits in a queue for a slow client but answers to its own messages: of a table only
the fact is kept that it changed, and what is sent is how it looks when there is room.
"""

import asyncio
import time
from collections import deque

import msgspec
import structlog

from gloaming.core.errors import EngineError
from gloaming.server.access.budgets import Payer
from gloaming.server.access.rate_limit import Bucket
from gloaming.server.access.visitor import Visitor, person_at
from gloaming.server.hosting.computing import Computing
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.presence import Presence
from gloaming.server.hosting.time_limits import deciding, refusal_of, warn_of_engine
from gloaming.server.messages.from_client import (
    MOST_WATCHED,
    Ask,
    ClientMessage,
    Form,
    Hello,
    LeaveTable,
    OpenTable,
    Ping,
    WatchTable,
)
from gloaming.server.messages.from_server import (
    VERSION,
    Acknowledged,
    Pong,
    Refused,
    ServerMessage,
    Unchanged,
    Welcome,
)
from gloaming.server.messages.reading import LONGEST_MESSAGE, id_in, read_message
from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.views.view import PersonView, person_view

from .questions import Question, answer_to
from .watch import Watch, Whole

MOST_UNREAD = 64  # answers that may wait before a client is heard no further
AT_ONCE = 3  # seconds' worth of messages
PER_SECOND = 20.0

log = structlog.get_logger()
NOBODY = Visitor("", is_guest=False, ids=())
encoder = msgspec.json.Encoder()
encode = msgspec.json.encode  # in any thread


class CannotBeShownError(Exception):
    """A table cannot be read just now: whoever only went on listening would hear of it no more."""


class Client:
    """A client behind a socket."""

    def __init__(
        self,
        host: Host,
        presence: Presence,
        visitor: Visitor | None,
        computing: Computing,
        payer: Payer,
        per_second: float = PER_SECOND,
        longest: int = LONGEST_MESSAGE,
    ) -> None:
        """Begin a conversation with somebody, or with a stranger who may only look on."""
        self.visitor = visitor
        self._computing, self._payer = computing, payer
        self._host = host
        self._presence = presence
        self._watches: dict[str, Watch] = {}
        self._answers: deque[bytes] = deque()
        self._changed: dict[str, None] = {}  # tables in the order in which they changed
        self._quiet: asyncio.Future[None] | None = None  # while there is nothing to say
        self._taken = asyncio.Event()
        self._longest = longest
        self._hearing = asyncio.Lock()
        self._bucket = Bucket(AT_ONCE * per_second, per_second)
        self._is_greeted = False
        self._form: Form = "words"
        self._lag = 0.0

    def notice(self, table: str) -> None:
        """Hear that a table may look different now."""
        self._changed[table] = None
        self._break_silence()

    def recognise(self, visitor: Visitor) -> None:
        """Know somebody by another name from now on."""
        self.visitor = visitor

    def close(self) -> None:
        """End the conversation."""
        for table in tuple(self._watches):
            self._leave(table)

    async def hear(self, text: str | bytes) -> None:
        """Take in one message; whatever it is, it gets an answer and breaks nothing."""
        async with self._hearing:
            await self._take_in(text)

    async def finish(self) -> None:
        """Wait until what was asked for is done: a command is never left halfway."""
        async with self._hearing:
            pass

    async def _take_in(self, text: str | bytes) -> None:
        """Answer a message, or say why that cannot be done."""
        try:
            if not self._bucket.take(time.monotonic()):
                raise Refusal("too-fast", "slow down")  # noqa: TRY301 - refusals have one way out
            await self._answer(read_message(text, self._longest))
        except Refusal as refusal:
            self._refuse(refusal, id_in(text))
        except StorageError as error:
            warn_of_storage(error)
            self._refuse(Refusal("unavailable", "nothing can be kept just now"), id_in(text))
        except EngineError as error:
            warn_of_engine(error)
            self._refuse(refusal_of(error), id_in(text))
        except CannotBeShownError:
            raise
        except Exception:
            log.exception("a message could not be answered")
            self._refuse(Refusal("unavailable", "something went wrong here"), id_in(text))

    async def said(self) -> list[bytes]:
        """Wait for something to say, and return it."""
        while not self._answers and not self._changed:
            self._quiet = asyncio.get_running_loop().create_future()
            await self._quiet
        self._taken.set()
        told, changed = list(self._answers), list(self._changed)
        self._answers.clear()
        self._changed.clear()
        for table in changed:
            shown = self._shown(table)
            if isinstance(shown, Whole):
                told.append(await self._worked_out(table, shown))
            elif shown is not None:
                told.append(encoder.encode(shown))
        return told

    async def _worked_out(self, table: str, whole: Whole) -> bytes:
        """Return a whole table, or say why it cannot be shown now."""
        try:
            return await self._computing.once(self._payer, *whole)
        except Refusal as refusal:
            self._leave(table)
            return encoder.encode(Refused(refusal.code, refusal.text, table=table))

    async def has_room(self) -> None:
        """Wait until the client has taken most of what it was told."""
        while len(self._answers) >= MOST_UNREAD:
            self._taken.clear()
            await self._taken.wait()

    async def _answer(self, message: ClientMessage) -> None:
        """Do what a message asks for."""
        if not self._is_greeted and not isinstance(message, Hello):
            raise Refusal("not-greeted", "the first message is hello")
        if isinstance(message, Hello):
            await self._greet(message)
        elif isinstance(message, Ask):
            await self._ask(message)
        elif isinstance(message, Question):
            await self._look(message)
        elif isinstance(message, WatchTable):
            await self._begin(message.table, message.seen)
        elif isinstance(message, LeaveTable):
            self._leave(message.table)
        elif isinstance(message, OpenTable):
            await self._open(message)
        else:
            self._ping(message)

    async def _greet(self, hello: Hello) -> None:
        """Say who one is, and show the tables that the client watched before."""
        if hello.version != VERSION:
            raise Refusal("other-version", f"this server speaks version {VERSION}", "version")
        self._is_greeted, self._form = True, hello.form
        name, is_guest, _ = self.visitor or NOBODY
        self._say(Welcome(VERSION, name, is_guest, self._host.now(), time.monotonic()))
        for table, seen in hello.seen.items():
            await self._begin(table, seen)

    async def _ask(self, message: Ask) -> None:
        """Carry out a command and acknowledge it."""
        visitor = self._somebody()
        person = visitor.at((await self._host.hosted(message.table)).table)
        await self._host.do_here(message.table, message.command, person, message.id, self._lag)
        self._say(Acknowledged(message.id, message.table))

    async def _look(self, question: Question) -> None:
        """Answer a question about a table; thinking about it holds nobody else up."""
        seen = await self._seen(question.table)
        with deciding():
            answer = answer_to(question, seen)
        key = (question, seen.table.number, seen.mark)
        self._tell(await self._computing.once(self._payer, key, lambda: encode(answer())))

    async def _seen(self, table: str) -> PersonView:
        """Look at a table with one's own eyes."""
        hosted = await self._host.hosted(table)
        person = person_at(hosted.table, self.visitor)
        return person_view(hosted.seen_by(person), person, hosted.cache)

    async def _open(self, message: OpenTable) -> None:
        """Open a table, acknowledge it and watch it."""
        table = await self._host.open_table(self._somebody().person, message.settings, message.id)
        self._say(Acknowledged(message.id, table))
        await self._watch(table, "")

    async def _begin(self, table: str, seen: str) -> None:
        """Begin to tell of a table, or say why not, by its name."""
        try:
            await self._watch(table, seen)
        except Refusal as refusal:
            self._refuse(refusal, "", table)
        except StorageError as error:
            warn_of_storage(error)
            raise CannotBeShownError from error

    async def _watch(self, table: str, seen: str) -> None:
        """Begin to tell of a table, or show it again."""
        if table not in self._watches and len(self._watches) >= MOST_WATCHED:
            raise Refusal("too-many", f"watch {MOST_WATCHED} tables at most", "table")
        hosted = await self._host.hosted(table)
        hosted.seen_by(person_at(hosted.table, self.visitor))
        self._host.watch(hosted, self)
        watch = self._watches[table] = Watch(hosted, self.visitor, seen, self._form)
        if watch.is_news():
            self.notice(table)
        else:
            self._say(Unchanged(table))

    def _leave(self, table: str) -> None:
        """Tell no more of a table."""
        watch = self._watches.pop(table, None)
        if watch is not None:
            self._host.unwatch(watch.hosted, self)
            if self.visitor:
                self._presence.left(watch.hosted, self.visitor.at(watch.hosted.table).id)

    def _ping(self, message: Ping) -> None:
        """Answer a ping, or learn how long the way is."""
        now = time.monotonic()
        if message.echo is None:
            self._say(Pong(self._host.now(), now))
        else:
            self._lag = max(0.0, (now - message.echo) / 2)

    def _somebody(self) -> Visitor:
        """Return who asks; strangers may only look on."""
        if self.visitor is None:
            raise Refusal("forbidden", "say who you are first: a cookie or a token is missing")
        return self.visitor

    def _shown(self, table: str) -> ServerMessage | Whole | None:
        """Return what is to be said of a table, if it looks different now."""
        watch = self._watches.get(table)
        if watch is None:
            return None
        try:
            with deciding():
                return watch.message()
        except Refusal as refusal:
            self._leave(table)
            return Refused(refusal.code, refusal.text, table=table)

    def _refuse(self, refusal: Refusal, command: str, table: str = "") -> None:
        """Say what was not done, and why."""
        told = (refusal.code, refusal.text, refusal.place, command, table, refusal.rule)
        self._say(Refused(*told))

    def _say(self, message: ServerMessage) -> None:
        """Put an answer where the socket finds it."""
        self._tell(encoder.encode(message))

    def _tell(self, text: bytes) -> None:
        """Put a text where the socket finds it."""
        self._answers.append(text)
        self._break_silence()

    def _break_silence(self) -> None:
        """Let whoever waits for something to say go on."""
        if self._quiet is not None and not self._quiet.done():
            self._quiet.set_result(None)
