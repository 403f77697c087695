"""A client for programs that play at a server; docs/protocol.md tells what goes over the wire.

async with connect("http://127.0.0.1:8000", token) as server:
    table = await server.watch("kF3vQ0c9")
    async for now in table:
        for sight in now.acting:
            await table.act(sight.actions[0], seat=sight.seat)
"""

from .addresses import AddressError
from .blocking import BlockingServer, BlockingTable, connect_blocking
from .errors import LostError, RefusedError, TooLateError
from .server import Server, connect
from .table import Table
from .told import About, Choice, Moment, Now, Saying, Score, Seat, Sight, Verdict

__all__ = [
    "About",
    "AddressError",
    "BlockingServer",
    "BlockingTable",
    "Choice",
    "LostError",
    "Moment",
    "Now",
    "RefusedError",
    "Saying",
    "Score",
    "Seat",
    "Server",
    "Sight",
    "Table",
    "TooLateError",
    "Verdict",
    "connect",
    "connect_blocking",
]
