"""What is counted, in Prometheus' way: commands, how long they take, sockets, tables."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from types import TracebackType
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from gloaming.server.tables.refusal import Refusal

DONE, FAILED = "done", "failed"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ENDLESS: Final = "+Inf"


class Commands(Collector):
    """Counts commands as cheaply as can be; Prometheus adds up when it asks."""

    def __init__(self) -> None:
        """Begin with none."""
        self.results = Counter({DONE: 0, FAILED: 0})
        self.seconds = 0.0
        self.within = [0] * (len(SECONDS) + 1)  # so many seconds, and the last: longer

    def count(self, result: str, seconds: float) -> None:
        """Count one command."""
        self.results[result] += 1
        self.seconds += seconds
        self.within[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Yield what was counted."""
        results = CounterMetricFamily(
            "gloaming_commands",
            "Commands by what came of them: done, failed, or why they were refused.",
            labels=["result"],
        )
        for result, count in self.results.items():
            results.add_metric([result], count)
        yield results
        yield HistogramMetricFamily(
            "gloaming_command_seconds",
            "How long a command takes until it is kept.",
            buckets=self._buckets(),
            sum_value=self.seconds,
        )

    def _buckets(self) -> list[tuple[str, float]]:
        """Return how many took up to so many seconds."""
        limits = [*map(str, SECONDS), ENDLESS]
        return [(limit, sum(self.within[: place + 1])) for place, limit in enumerate(limits)]


class Counted:
    """Counts the command that is carried out inside."""

    def __init__(self, commands: Commands) -> None:
        """Begin to measure."""
        self._commands = commands
        self._start = time.perf_counter()

    def __enter__(self) -> None:
        """Go in."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        """Count what came of it."""
        result = DONE if kind is None else error.code if isinstance(error, Refusal) else FAILED
        self._commands.count(result, time.perf_counter() - self._start)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        """Begin to count."""
        self.registry = CollectorRegistry()
        self.commands = Commands()
        self.registry.register(self.commands)
        self.sockets = Gauge("gloaming_sockets", "Sockets that are open.", registry=self.registry)
        self.tables = Gauge("gloaming_tables", "Tables in memory.", registry=self.registry)

    def command(self) -> Counted:
        """Count a command and measure how long it takes."""
        return Counted(self.commands)

    def text(self) -> bytes:
        """Return all numbers as Prometheus reads them."""
        return generate_latest(self.registry)
