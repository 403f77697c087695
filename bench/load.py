"""`python -m bench.load PLAN`: the clients of one measurement, in a process of their own."""

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from . import boardgame_tables, gloaming_tables
from .counting import find_any
from .extent import extent
from .pace import Pace
from .process import seconds_used

AT_ONCE = 100  # tables that are opened at the same time
WARM_UP = extent(1.5, 0.2)  # seconds that are not counted


class Plan(msgspec.Struct, frozen=True):
    """What the clients are to do."""

    port: int
    server: int  # its process
    game: str  # one of ours, or "boardgame.io"
    tables: int
    seconds: float
    pause: float = 0.0  # between the actions of one table; 0: as fast as can be
    options: dict[str, str] = {}


class Load(msgspec.Struct, frozen=True):
    """What the clients saw."""

    actions: int
    seconds: float
    waits: list[float]  # for acknowledgements, in order of length
    busy: float  # how much of a core the clients used
    server_busy: float  # and the server

    @property
    def per_second(self) -> float:
        """Return how many actions were acknowledged a second."""
        return self.actions / self.seconds

    @property
    def each(self) -> float:
        """Return the server's processor time for one action: others' load hardly matters to it."""
        return self.server_busy / self.per_second

    def wait(self, share: float) -> float:
        """Return the wait that a share of the actions did not exceed."""
        return self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


class Sitter(Protocol):
    """A client of either kind."""

    def close(self) -> None:
        """Go."""


async def open_one(plan: Plan, pace: Pace, number: int) -> Sequence[Sitter]:
    """Open one table."""
    if plan.game == "boardgame.io":
        return await boardgame_tables.open_match(plan.port, pace, number)
    game = find_any(plan.game)
    return await gloaming_tables.open_table(plan.port, pace, number, game, plan.options)


async def open_all(plan: Plan, pace: Pace) -> list[Sitter]:
    """Open all tables, some at a time."""
    sitters: list[Sitter] = []
    for first in range(0, plan.tables, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, plan.tables))
        opened = await asyncio.gather(*(open_one(plan, pace, number) for number in numbers))
        sitters.extend(sitter for seats in opened for sitter in seats)
    return sitters


async def put_under(plan: Plan) -> Load:
    """Open tables, let them act, and count for a while."""
    pace = Pace(plan.pause)
    sitters = await open_all(plan, pace)
    for sitter in sitters:
        if isinstance(sitter, boardgame_tables.Player):
            sitter.start()
    await pace.has_begun.wait()
    await asyncio.sleep(WARM_UP + plan.pause)
    start, used, theirs = time.perf_counter(), time.process_time(), seconds_used(plan.server)
    pace.is_counting = True
    await asyncio.sleep(plan.seconds)
    await pace.has_counted.wait()
    pace.is_counting, pace.is_over = False, True
    seconds, used = time.perf_counter() - start, time.process_time() - used
    theirs = seconds_used(plan.server) - theirs
    for sitter in sitters:
        sitter.close()
    return Load(len(pace.waits), seconds, sorted(pace.waits), used / seconds, theirs / seconds)


if __name__ == "__main__":
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(put_under(plan))))
