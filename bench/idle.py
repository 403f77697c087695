"""`python -m bench.idle KIND PORT SOCKETS [wait]`: sockets that are open and say nothing."""

import asyncio
import sys
from collections.abc import Callable

from . import counting
from .boardgame_tables import Player
from .gloaming_tables import Seat
from .pace import Pace, Turns

AT_ONCE = 50


async def connect(kind: str, port: int, number: int) -> Callable[[], None]:
    """Open one socket, greet the server, and return how to close it."""
    turns = Turns(Pace(0.0))
    if kind == "gloaming":
        seat = Seat(turns, counting.GAME)
        await seat.connect(port, f"idle-{number}")
        return seat.close
    player = Player(turns, f"idle-{number // 2}", number % 2)
    await player.connect(port)
    return player.close


async def hold(kind: str, port: int, count: int, *, waits: bool) -> None:
    """Open sockets, and hold them until told to go."""
    closings: list[Callable[[], None]] = []
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, count))
        closings += await asyncio.gather(*(connect(kind, port, number) for number in numbers))
    if waits:
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    for close in closings:
        close()


if __name__ == "__main__":
    kind, port, count, *rest = sys.argv[1:]
    asyncio.run(hold(kind, int(port), int(count), waits=bool(rest)))
