"""Two clients at a match of boardgame.io, over socket.io as its own client speaks it.

0{...}                                  the server is there        (engine.io)
40/counting,                            enter the game's namespace (socket.io)
42/counting,["sync",MATCH,PLAYER]       be shown the match, which is made on demand
42/counting,["update",ACTION,STATE_ID,MATCH,PLAYER]
2 / 3                                   ping and pong
"""

import asyncio
import time
from typing import Any

import msgspec

from .line import Line
from .pace import Pace, Turns

SPACE = b"/counting,"
PATH = "/socket.io/?EIO=4&transport=websocket"
MOST_ADDED = 9

read = msgspec.json.Decoder().decode
write = msgspec.json.Encoder().encode


class Player:
    """One client at one match."""

    def __init__(self, turns: Turns, match: str, number: int) -> None:
        """Begin without a line."""
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns, self._pace = turns, turns.pace
        self._match = match
        self._number = str(number)
        self._line = Line(self._hear)
        self._state_id = 0
        self._waits_for = -1  # the state that acknowledges the last action
        self._sent_at = 0.0

    async def connect(self, port: int) -> None:
        """Come in and be shown the match."""
        await self._line.open(port, PATH, {})
        await self.synced

    def close(self) -> None:
        """Go."""
        self._line.close()

    def start(self) -> None:
        """Begin to act."""
        if self._number == "0":
            self._plan()

    def _say(self, text: bytes) -> None:
        """Send a packet."""
        self._line.say(text)

    def _hear(self, text: bytes) -> None:
        """Take in a packet."""
        if text.startswith(b"42"):
            self._event(*read(text[2 + len(SPACE) :]))
        elif text.startswith(b"0"):
            self._say(b"40" + SPACE)
        elif text.startswith(b"40"):
            self._emit("sync", self._match, self._number)
        elif text == b"2":
            self._say(b"3")

    def _event(self, name: str, match: str, content: Any, *_: Any) -> None:
        """Take in an event of the match."""
        if match != self._match:
            raise RuntimeError(f"heard of {match} at {self._match}")
        if name == "update":
            self._see(content)
        elif name == "sync":
            self._state_id = content["state"]["_stateID"]
            self.synced.set_result(None)

    def _see(self, state: Any) -> None:
        """Act when it is one's turn."""
        self._state_id = state["_stateID"]
        if self._waits_for == self._state_id:
            self._waits_for = -1
            self._pace.acknowledged(self._sent_at)
        if state["ctx"]["currentPlayer"] == self._number:
            self._plan()

    def _plan(self) -> None:
        """Act when it is time to."""
        self._turns.act(self._act)

    def _act(self) -> None:
        """Add some number."""
        self._waits_for = self._state_id + 1
        self._sent_at = time.perf_counter()
        payload = {
            "type": "add",
            "args": [1 + self._pace.choose(MOST_ADDED)],
            "playerID": self._number,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state_id, self._match, self._number)

    def _emit(self, *event: Any) -> None:
        """Send an event."""
        self._say(b"42" + SPACE + write(event))


async def open_match(port: int, pace: Pace, number: int) -> list[Player]:
    """Let two clients come to a match."""
    turns = Turns(pace)
    players = [Player(turns, f"match-{number}", place) for place in range(2)]
    for player in players:
        await player.connect(port)
    return players
