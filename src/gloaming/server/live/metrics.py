"""What is counted, in Prometheus' way: commands, how long they take, sockets, tables."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from gloaming.server.tables.refusal import Refusal

DONE, FAILED = "done", "failed"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        """Begin to count."""
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "gloaming_commands",
            "Commands by what came of them: done, failed, or why they were refused.",
            ["result"],
            registry=self.registry,
        )
        self._done, self._failed = self.commands.labels(DONE), self.commands.labels(FAILED)
        self.seconds = Histogram(
            "gloaming_command_seconds",
            "How long a command takes until it is kept.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("gloaming_sockets", "Sockets that are open.", registry=self.registry)
        self.tables = Gauge("gloaming_tables", "Tables in memory.", registry=self.registry)

    @contextmanager
    def command(self) -> Iterator[None]:
        """Count a command and measure how long it takes."""
        start, counted = time.perf_counter(), self._failed
        try:
            yield
            counted = self._done
        except Refusal as refusal:
            counted = self.commands.labels(refusal.code)
            raise
        finally:
            counted.inc()
            self.seconds.observe(time.perf_counter() - start)

    def text(self) -> bytes:
        """Return all numbers as Prometheus reads them."""
        return generate_latest(self.registry)
