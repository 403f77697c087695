"""What is counted, in Prometheus' way: commands, how long they take, sockets, tables.

Where several processes serve, each keeps its numbers in files of a folder that they share
(prometheus_client's multiprocess mode), and whoever is asked adds all of them up.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from gloaming.server.tables.refusal import Refusal

DONE, FAILED = "done", "failed"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client when it is imported
OF_THE_LIVING: Final = "gauge_live*.db"


class Metrics:
    """The numbers of one process, and on request of all that serve beside it."""

    def __init__(self) -> None:
        """Begin to count."""
        self.registry = CollectorRegistry()
        self.results = Counter(
            "gloaming_commands",
            "Commands by what came of them: done, failed, or why they were refused.",
            ["result"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "gloaming_command_seconds",
            "How long a command takes until it is kept.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = self._sum("gloaming_sockets", "Sockets that are open.")
        self.tables = self._sum("gloaming_tables", "Tables in memory.")
        for result in (DONE, FAILED):
            self.results.labels(result)

    def _sum(self, name: str, words: str) -> Gauge:
        """Return what is added up over the processes that live."""
        return Gauge(name, words, registry=self.registry, multiprocess_mode="livesum")

    def command(self) -> "Counted":
        """Count a command and measure how long it takes."""
        return Counted(self)

    def text(self) -> bytes:
        """Return all numbers as Prometheus reads them."""
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self.registry)
        forget_the_dead(Path(folder))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


class Counted:
    """Counts the command that is carried out inside."""

    def __init__(self, metrics: Metrics) -> None:
        """Begin to measure."""
        self._metrics = metrics
        self._start = time.perf_counter()

    def __enter__(self) -> None:
        """Go in."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        """Count what came of it."""
        result = DONE if kind is None else error.code if isinstance(error, Refusal) else FAILED
        self._metrics.results.labels(result).inc()
        self._metrics.seconds.observe(time.perf_counter() - self._start)


@contextmanager
def counting_together() -> Iterator[None]:
    """Let the processes that are started inside count together."""
    with TemporaryDirectory(prefix="gloaming-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_the_dead(folder: Path) -> None:
    """Forget the sockets and tables of processes that are gone; what they counted stays."""
    for path in folder.glob(OF_THE_LIVING):
        pid = int(path.stem.rpartition("_")[2])
        if not is_running(pid):
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def is_running(pid: int) -> bool:
    """Tell whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
