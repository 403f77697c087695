"""`python -m tests.server.live.one_server PORT FILE`: a server with SQLite, to be killed."""

import asyncio
import socket
import sys

import uvicorn

from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.settings import Settings
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage

from .hosting import repertoire
from .memory import MemoryIdentity


async def main(port: int, file: str) -> None:
    """Serve until killed."""
    storage = SqlStorage(await open_database(f"sqlite:///{file}"))
    identity = MemoryIdentity()
    for name in ("one", "two"):
        identity.known(name)
    app = make_app(
        storage,
        identity,
        LocalBus(),
        repertoire=repertoire(),
        settings=Settings(
            messages_per_second=10**9,
            sockets_per_address=5000,
            sockets_per_person=5000,
            tables_per_person=5000,
        ),
        away_grace=60,
    )
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
    )
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
