"""A player who speaks the messages without our client, so that tests see every one of them."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

VERSION = 3
PAUSE = 1.0  # seconds before the next attempt to connect
Message: TypeAlias = dict[str, Any]


class Player:
    """Plays one seat of one table."""

    def __init__(self, table: str) -> None:
        """Begin with nothing known of the table."""
        self.table = table
        self.now: Message = {}
        self.mark = ""  # of what is known now
        self.waiting: Message = {}  # the command that is not answered yet

    def hear(self, message: Message) -> None:
        """Take in one message."""
        if message["type"] == "table":
            self.now, self.mark = message["table"]["now"], message["mark"]
        elif message["type"] == "changed":
            self.now, self.mark = message["now"], message["mark"]
        elif message["type"] in ("acknowledged", "refused") and is_answer(message, self.waiting):
            self.waiting = {}

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.now.get("phase") == "over"

    def wish(self) -> Message | None:
        """Return the next command, if there is something to do."""
        if not self.now or self.waiting or self.is_over:
            return None
        command = next(self.wishes(), None)
        if command is None:
            return None
        name = secrets.token_hex(8)
        self.waiting = {"type": "ask", "table": self.table, "id": name, "command": command}
        return self.waiting

    def wishes(self) -> Iterator[Message]:
        """Yield what there is to do: sit down, be ready, act."""
        seats = self.now["seats"]
        own = [number for number, seat in enumerate(seats) if seat.get("is_yours")]
        empty = [number for number, seat in enumerate(seats) if seat["kind"] == "empty"]
        if not own and empty:
            yield {"do": "sit", "seat": empty[0]}
        if self.now["phase"] == "open" and any(not seats[seat].get("is_ready") for seat in own):
            yield {"do": "ready"}
        for sight in self.now["sights"]:
            if sight.get("actions"):
                chosen = [secrets.choice(sight["actions"])["action"]]
                yield {"do": "act", "seat": sight["seat"], "actions": chosen, "mark": self.mark}


def is_answer(message: Message, command: Message) -> bool:
    """Tell whether a message answers a command."""
    return bool(command) and message.get("id") == command["id"]


async def play(address: str, token: str, player: Player) -> Message:
    """Play a match to its end, through as many sockets as it takes; return how it ended."""
    headers = {"Authorization": f"Bearer {token}"}
    while not player.is_over:
        try:
            async with connect(address, additional_headers=headers, compression=None) as line:
                await talk(line, player)
        except (OSError, WebSocketException):
            await asyncio.sleep(PAUSE)
    return dict(player.now["verdict"])


async def talk(line: ClientConnection, player: Player) -> None:
    """Greet, send again what was not answered, and act whenever it is one's turn."""
    await line.send(json.dumps({"type": "hello", "version": VERSION, "seen": {player.table: ""}}))
    if player.waiting:
        await line.send(json.dumps(player.waiting))
    async for text in line:
        player.hear(json.loads(text))
        if player.is_over:
            return
        command = player.wish()
        if command:
            await line.send(json.dumps(command))
