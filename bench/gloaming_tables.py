"""Two clients at a table of our server, who choose among the actions that they are sent."""

import asyncio
import itertools
import time
from typing import Any

import msgspec

from gloaming.server.messages.from_server import VERSION

from .line import Line
from .pace import Pace, Turns

numbers = itertools.count()


class Choice(msgspec.Struct):
    """Something that may be done."""

    action: int


class Sight(msgspec.Struct):
    """What a seat sees, as far as a client needs it to act."""

    seat: int
    actions: list[Choice] = []


class Now(msgspec.Struct):
    """How a table is."""

    phase: str
    sights: list[Sight]
    rematch: str = ""


class About(msgspec.Struct):
    """Which table it is."""

    id: str


class Whole(msgspec.Struct):
    """A whole table."""

    about: About
    now: Now


class Message(msgspec.Struct):
    """Anything that the server says."""

    type: str
    id: str = ""
    text: str = ""
    table: str | Whole = ""
    now: Now | float | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Seat:
    """One client at one table."""

    def __init__(self, turns: Turns) -> None:
        """Begin without a line."""
        self.table = ""
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns, self._pace = turns, turns.pace
        self._line = Line(self._hear)
        self._sights: list[Sight] = []
        self._act_id = ""  # of the action that is not acknowledged yet
        self._sent_at = 0.0
        self._is_planned = False
        self._answers: dict[str, asyncio.Future[Message]] = {}

    async def connect(self, port: int, token: str) -> None:
        """Come in and say hello."""
        await self._line.open(port, "/live", {"Authorization": f"Bearer {token}"})
        self._say(type="hello", version=VERSION)
        await self.welcomed

    async def ask(self, **message: Any) -> Message:
        """Say something and wait for the answer."""
        name = str(next(numbers))
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        self._say(id=name, **message)
        return await answer

    async def do(self, **command: Any) -> Message:
        """Ask something of the table and wait for the answer."""
        return await self.ask(type="ask", table=self.table, command=command)

    def watch(self, table: str) -> None:
        """Watch a table instead of the last one."""
        if self.table and self.table != table:
            self._say(type="leave-table", table=self.table)
        self.table = table
        self._say(type="watch-table", table=table)

    def close(self) -> None:
        """Go."""
        self._line.close()

    def _say(self, **message: Any) -> None:
        """Send a message."""
        self._line.say(write(message))

    def _hear(self, text: bytes) -> None:
        """Take in a message."""
        message = read(text)
        if message.type == "changed":
            self._see(message.now)
        elif message.type == "acknowledged":
            self._answered(message)
        elif message.type == "table":
            self._see(message.table.now if isinstance(message.table, Whole) else None)
        elif message.type == "welcome":
            self.welcomed.set_result(None)
        elif message.type == "refused":
            raise RuntimeError(message.text)

    def _answered(self, message: Message) -> None:
        """Note that something was done."""
        if message.id == self._act_id:
            self._act_id = ""
            self._pace.acknowledged(self._sent_at)
            self._plan()
        elif message.id in self._answers:
            self._answers.pop(message.id).set_result(message)

    def _see(self, now: Now | float | None) -> None:
        """Act when one may; when a match is over, play another."""
        if not isinstance(now, Now):
            return
        self._sights = now.sights
        if now.phase == "running":
            self._plan()
        elif now.phase == "over":
            self._go_on(now.rematch)

    def _plan(self) -> None:
        """Act when it is time to."""
        if self._act_id or self._is_planned or not any(see.actions for see in self._sights):
            return
        self._is_planned = True
        self._turns.act(self._act)

    def _act(self) -> None:
        """Choose one of the actions that were sent."""
        self._is_planned = False
        for sight in self._sights:
            if sight.actions:
                action = sight.actions[self._pace.choose(len(sight.actions))].action
                command = {"do": "act", "seat": sight.seat, "actions": (action,)}
                self._act_id = str(next(numbers))
                self._sights, self._sent_at = [], time.perf_counter()
                self._say(type="ask", table=self.table, id=self._act_id, command=command)
                return

    def _go_on(self, rematch: str) -> None:
        """Ask for another match, or go where it is and be ready."""
        if rematch:
            self.watch(rematch)
            self._say(type="ask", table=rematch, id=f"ready {rematch}", command={"do": "ready"})
        else:
            wish = {"do": "ask-rematch"}
            self._say(type="ask", table=self.table, id=f"again {self.table}", command=wish)


async def open_table(
    port: int, pace: Pace, number: int, game: str, options: dict[str, str]
) -> list[Seat]:
    """Let two clients open a table, sit down and start."""
    turns = Turns(pace)
    seats = [Seat(turns), Seat(turns)]
    for place, seat in enumerate(seats):
        await seat.connect(port, f"{number}-{place}")
    opened = await seats[0].ask(type="open-table", settings={"game": game, "options": options})
    seats[0].table = str(opened.table)
    seats[1].watch(seats[0].table)
    for place, seat in enumerate(seats):
        await seat.do(do="sit", seat=place)
    for seat in seats:
        await seat.do(do="ready")
    return seats
