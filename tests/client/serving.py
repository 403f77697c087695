"""The real command in a process of its own, with a folder and a port of its own."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gloaming.server.http.pages import FOLDER, INDEX
from tests.server.services import LOOPBACK, ServiceError, free_port, is_listening

SECONDS_TO_START = 60.0
SECONDS_TO_STOP = 20.0
MANY = "100000"  # all visitors come from one address


class Serving:
    """A server that can be stopped and started again on the same port."""

    def __init__(self, folder: Path, host: str = LOOPBACK, home: Path | None = None) -> None:
        """Choose a port; what is kept lies in the folder, what is cached in the home."""
        self.folder = folder
        self.host = host
        self.home = home
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Return where the client is."""
        return f"http://{self.host}:{self.port}"

    def start(self) -> None:
        """Start, and wait until somebody answers."""
        flags = ["--port", str(self.port), "--data-directory", str(self.folder)]
        flags += ["--bot-pause", "0", "--public-url", self.address]
        flags += ["--requests-per-minute", MANY, "--sign-ins-per-minute", MANY]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gloaming", "serve", *flags],
                stdout=log,
                stderr=log,
                env={**os.environ, **homes(self.home), "PYTHONUNBUFFERED": "1"},
            )
        end = time.monotonic() + SECONDS_TO_START
        while not is_listening(self.port):
            if self.process.poll() is not None or time.monotonic() > end:
                raise ServiceError((self.folder / "log").read_text())
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop, and wait."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(SECONDS_TO_STOP)
            self.process = None


def homes(home: Path | None) -> dict[str, str]:
    """Return where programs look for what is somebody's own; None: as everywhere here."""
    return {} if home is None else {"HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}


@contextmanager
def serving(folder: Path, host: str = LOOPBACK, home: Path | None = None) -> Iterator[Serving]:
    """Serve until the tests are done, under some name of this machine."""
    if not (FOLDER / INDEX).exists():
        raise ServiceError("the tests need the built client: make client")
    server = Serving(folder, host, home)
    server.start()
    try:
        yield server
    finally:
        server.stop()
