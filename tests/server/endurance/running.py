"""The real command in a process of its own: started, killed, told to stop, started again."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.services import LOOPBACK, free_port

NAP = 0.05
NO_LIMITS = (
    *("--messages-per-second", "1000000"),
    *("--requests-per-minute", "1000000"),
    *("--sockets-per-address", "10000"),
    *("--tables-per-person", "10000"),
)
OPEN_AT = re.compile(r"^Gloaming is open at (http://\S+)$", re.MULTILINE)


async def until(is_so: Callable[[], Any]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(NAP)


class Running:
    """`gloaming COMMAND ...`, whose words and logs lie in a folder."""

    def __init__(self, folder: Path, command: str, *arguments: str) -> None:
        """Begin with no process."""
        self.command = [sys.executable, "-m", "gloaming", command, *arguments]
        folder.mkdir(parents=True, exist_ok=True)
        self.out, self.log = folder / "out", folder / "log"
        self.process: asyncio.subprocess.Process | None = None

    async def launch(self) -> None:
        """Start a process, with a group of its own so that nothing of it can stay behind."""
        with self.out.open("wb") as out, self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.DEVNULL, stdout=out, stderr=log,
                start_new_session=True,
            )  # fmt: skip

    async def said(self, words: re.Pattern[str]) -> str:
        """Wait until the process has said something, and return what the pattern wants of it."""
        await self.until(lambda: words.search(self.out.read_text()))
        found = words.search(self.out.read_text())
        assert found
        return found[found.lastindex or 0]

    async def until(self, is_so: Callable[[], Any]) -> None:
        """Wait until something is so, while the process runs."""
        await until(lambda: not self.is_alive or is_so())
        assert self.is_alive, self.log.read_text()

    @property
    def is_alive(self) -> bool:
        """Tell whether the process runs."""
        return self.process is not None and self.process.returncode is None

    @property
    def pid(self) -> int:
        """Return the id of the process."""
        assert self.process
        return self.process.pid

    async def kill(self) -> None:
        """Kill the process and all that it started, as hard as there is."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        """Ask the process to stop, and return how it did."""
        self.tell(signal.SIGTERM)
        return await self.ended()

    def tell(self, number: signal.Signals) -> None:
        """Send a signal to the process."""
        os.kill(self.pid, number)

    async def ended(self) -> int:
        """Wait until the process has ended, and return its exit code."""
        assert self.process
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


class Server(Running):
    """`gloaming serve` on a port that stays the same from life to life."""

    def __init__(self, folder: Path, database: str, *arguments: str, port: int = 0) -> None:
        """Choose a port."""
        self.port = port or free_port()
        self.database = database
        places = ("--port", str(self.port), "--database", database, "--data-directory", str(folder))
        super().__init__(folder, "serve", *places, *no_limits_but(arguments), *arguments)

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        await self.launch()
        self.address = await self.said(OPEN_AT)
        await self.until_ready()

    async def until_ready(self) -> None:
        """Wait until the server says that it is ready."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as web:
            while not await is_well(web, f"{self.address}/ready"):
                assert self.is_alive, self.log.read_text()
                await asyncio.sleep(NAP)

    @property
    def live(self) -> str:
        """Return where the socket is."""
        return f"ws://{LOOPBACK}:{self.port}/live"

    def workers(self) -> list[int]:
        """Return the processes that serve, when there are several."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in command_of(child)]


def no_limits_but(arguments: tuple[str, ...]) -> list[str]:
    """Return flags that lift all limits but those that are given."""
    pairs = zip(NO_LIMITS[::2], NO_LIMITS[1::2], strict=True)
    return [word for flag, value in pairs if flag not in arguments for word in (flag, value)]


def command_of(pid: str) -> bytes:
    """Return the command of a process, or nothing if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def is_well(web: httpx.AsyncClient, address: str) -> bool:
    """Tell whether a page answers as it should."""
    try:
        return (await web.get(address)).is_success
    except httpx.TransportError:
        return False


@asynccontextmanager
async def running(*servers: Server) -> AsyncIterator[None]:
    """Start servers, and leave nothing of them behind."""
    try:
        for server in servers:
            await server.start()
        yield
    finally:
        for server in servers:
            if server.is_alive:
                await server.kill()
