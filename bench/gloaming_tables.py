"""Two clients at a table of our server, who have the rules, as browsers do, and play at random."""

import asyncio
import itertools
import time
from base64 import b64decode
from typing import Any

import msgspec
import numpy as np

from gloaming.core.game import AnyGame
from gloaming.core.layout import dtype_of
from gloaming.server.messages.from_server import VERSION

from .line import Line
from .pace import Pace, Turns

numbers = itertools.count()
NOBODY = -1


class Ply(msgspec.Struct):
    """Something that was done."""

    actor: int
    action: int


class Plies(msgspec.Struct):
    """What a seat is told of the match, which has no secrets here."""

    seat: int
    is_acting: bool = False
    base: str = ""
    plies: list[Ply] = []


class Now(msgspec.Struct):
    """How a table is; of news only what is otherwise."""

    phase: str = ""
    rematch: str = ""
    plies: list[Plies] = []


class About(msgspec.Struct):
    """Which table it is."""

    id: str


class Whole(msgspec.Struct):
    """A whole table."""

    about: About
    now: Now
    plies: list[Plies]


class Message(msgspec.Struct):
    """Anything that the server says."""

    type: str
    id: str = ""
    text: str = ""
    table: str | Whole = ""
    news: Now | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Seat:
    """One client at one table."""

    def __init__(self, turns: Turns, game: AnyGame) -> None:
        """Begin without a line."""
        self.table = ""
        self._game = game
        self._states: Any = None  # what is known of the match
        self._acting = NOBODY  # one's own seat, if it is to act
        self._actions = np.empty(game.most_actions, np.int64)
        self._phase = self._rematch = ""
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns, self._pace = turns, turns.pace
        self._line = Line(self._hear)
        self._act_id = ""  # of the action that is not acknowledged yet
        self._sent_at = 0.0
        self._is_planned = False
        self._answers: dict[str, asyncio.Future[Message]] = {}

    async def connect(self, port: int, token: str) -> None:
        """Come in and say hello."""
        await self._line.open(port, "/live", {"Authorization": f"Bearer {token}"})
        self._say(type="hello", version=VERSION, form="plies")
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
        self.table, self._rematch = table, ""
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
        if message.news is not None:
            self._see(message.news, message.news.plies)
        elif message.type == "acknowledged":
            self._answered(message)
        elif isinstance(message.table, Whole):
            self._see(message.table.now, message.table.plies)
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

    def _see(self, now: Now, told: list[Plies]) -> None:
        """Act when one may; when a match is over, play another."""
        self._follow(told[0])
        self._phase = now.phase or self._phase
        self._rematch = now.rematch or self._rematch
        if self._phase == "running":
            self._plan()
        elif self._phase == "over":
            self._go_on(self._rematch)

    def _follow(self, told: Plies) -> None:
        """Play what was done by the rules."""
        if told.base:
            content = bytearray(b64decode(told.base))
            self._states = np.frombuffer(content, dtype_of(self._game.layout))
        for ply in told.plies:
            self._game.entry_points.apply(self._states, 0, ply.actor, ply.action)
        self._acting = told.seat if told.is_acting else NOBODY

    def _plan(self) -> None:
        """Act when it is time to."""
        if self._act_id or self._is_planned or self._acting == NOBODY:
            return
        self._is_planned = True
        self._turns.act(self._act)

    def _act(self) -> None:
        """Choose one of the legal actions."""
        self._is_planned = False
        seat, self._acting = self._acting, NOBODY
        count = self._game.entry_points.legal_actions(self._states, 0, seat, self._actions)
        action = int(self._actions[self._pace.choose(count)])
        command = {"do": "act", "seat": seat, "actions": (action,)}
        self._act_id, self._sent_at = str(next(numbers)), time.perf_counter()
        self._say(type="ask", table=self.table, id=self._act_id, command=command)

    def _go_on(self, rematch: str) -> None:
        """Ask for another match, or go where it is and be ready."""
        if rematch:
            self.watch(rematch)
            self._say(type="ask", table=rematch, id=f"ready {rematch}", command={"do": "ready"})
        else:
            wish = {"do": "ask-rematch"}
            self._say(type="ask", table=self.table, id=f"again {self.table}", command=wish)


async def open_table(
    port: int, pace: Pace, number: int, game: AnyGame, options: dict[str, str]
) -> list[Seat]:
    """Let two clients open a table, sit down and start."""
    turns = Turns(pace)
    seats = [Seat(turns, game), Seat(turns, game)]
    for place, seat in enumerate(seats):
        await seat.connect(port, f"{number}-{place}")
    opened = await seats[0].ask(type="open-table", settings={"game": game.name, "options": options})
    seats[0].table = str(opened.table)
    seats[1].watch(seats[0].table)
    for place, seat in enumerate(seats):
        await seat.do(do="sit", seat=place)
    for seat in seats:
        await seat.do(do="ready")
    return seats
