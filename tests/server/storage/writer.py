"""A process that appends and says what was confirmed, until it is done or killed.

    python -m tests.server.storage.writer ADDRESS NAME TABLES CONFIRMATIONS

It prints a line `TABLE FIRST LAST` behind every confirmed append.
"""

import asyncio
import random
import sys

from gloaming.server.storage.protocol import Envelope
from gloaming.server.storage.sql_storage import SqlStorage

from .samples import log, opened, row


async def write_on(storage: SqlStorage, table: str, name: str, confirmations: int) -> None:
    """Append to one table, catching up whenever somebody else was faster."""
    dice = random.Random(f"{name} {table}")
    number = len(await storage.events(table))
    while confirmations:
        events = log(number, number + dice.randrange(3), name)
        if await storage.append(row(table, events[-1].number), events):
            sys.stdout.write(f"{table} {number} {events[-1].number}\n")
            sys.stdout.flush()
            confirmations -= 1
            number += len(events)
        else:
            number += len(await storage.events(table, after=number - 1))


async def main(address: str, name: str, tables: int, confirmations: int) -> None:
    """Append to tables `t0`, `t1` ... at the same time."""
    async with opened(address) as storage:
        writing = [write_on(storage, f"t{i}", name, confirmations) for i in range(tables)]
        await asyncio.gather(*writing)


def authors(events: list[Envelope]) -> dict[int, str]:
    """Return who wrote which number."""
    return {event.number: name_in(event) for event in events}


def name_in(event: Envelope) -> str:
    """Return who wrote an event."""
    return bytes(event.event).decode().split('"')[3]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
