"""What is worked out about a match that is over costs less than to play it once more."""

import time
from collections.abc import Callable

import pytest

from gloaming.core.record import read_record
from gloaming.games import find
from gloaming.server.http.turning_points import found_points
from tests.games.playthroughs import FOLDER

ROUNDS = 5


def seconds(work: Callable[[], object]) -> float:
    """Return the processor's time that something takes, the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


@pytest.mark.parametrize("name", ["finstere-4-basic-official", "spokenchaos-midnight"])
def test_turning_points_are_found_sooner_than_a_record_is_read(name: str) -> None:
    record = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    match = read_record(record, find)
    assert seconds(lambda: found_points(match)) < seconds(lambda: read_record(record, find))
