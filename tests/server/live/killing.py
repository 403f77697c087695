"""Server processes that can be killed, and what the database has kept when they are dead."""

import asyncio
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Mortal:
    """A server process that can be killed and started again on the same port and database."""

    def __init__(self, port: int, file: Path) -> None:
        """Begin with no process."""
        self.port, self.file = port, file
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process and wait until it answers."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.live.one_server", str(self.port), str(self.file)
        )
        async with asyncio.timeout(60):
            while not await self.answers():  # noqa: ASYNC110 - nothing tells when a port opens
                await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        """Tell whether the port is open."""
        assert self.process
        assert self.process.returncode is None
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True

    async def kill(self) -> None:
        """Kill the process as hard as there is."""
        assert self.process
        self.process.kill()
        await self.process.wait()


def kept(file: Path, table: str) -> list[tuple[int, str]]:
    """Return the numbers and commands of a table's log, as the database has them."""
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT number, command FROM events WHERE table_id = ? ORDER BY number"
        return [(int(number), str(command)) for number, command in database.execute(query, [table])]
