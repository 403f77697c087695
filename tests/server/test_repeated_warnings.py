"""What is away is told once, and then how often."""

import asyncio

import pytest
from structlog.testing import capture_logs

from gloaming.server.repeated_warnings import RepeatedWarnings, warn_of_storage
from gloaming.server.storage.errors import EventGapError, StorageUnavailableError

SHORT = 0.05


def test_a_warning_is_told_once_and_then_counted() -> None:
    async def scenario() -> None:
        warnings = RepeatedWarnings(SHORT)
        for _ in range(60):
            warnings.tell("storage failed", "the disk is full")
        warnings.tell("the bus is away", "nobody answers")
        while len(told) < 3:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(SHORT)

    with capture_logs() as told:
        asyncio.run(scenario())
    plain = [(line["event"], line.get("reason"), line.get("repeated")) for line in told]
    assert plain == [
        ("storage failed", "the disk is full", None),
        ("the bus is away", "nobody answers", None),
        ("storage failed", None, 59),
    ]


def test_after_a_quiet_while_it_is_told_anew() -> None:
    async def scenario() -> None:
        warnings = RepeatedWarnings(SHORT)
        for _ in range(2):
            warnings.tell("storage failed", "the disk is full")
            await asyncio.sleep(3 * SHORT)

    with capture_logs() as told:
        asyncio.run(scenario())
    assert [line.get("reason") for line in told] == ["the disk is full"] * 2


def test_another_loop_begins_anew() -> None:
    warnings = RepeatedWarnings()

    async def scenario() -> None:
        warnings.tell("storage failed", "the disk is full")

    with capture_logs() as told:
        asyncio.run(scenario())
        asyncio.run(scenario())
    assert len(told) == 2


@pytest.mark.parametrize(
    ("error", "has_traceback"),
    [(StorageUnavailableError("full"), False), (EventGapError("t", 1, 3), True)],
)
def test_only_what_nobody_expects_has_a_traceback(
    error: StorageUnavailableError | EventGapError, has_traceback: bool
) -> None:
    async def scenario() -> None:
        warn_of_storage(error)

    with capture_logs() as told:
        asyncio.run(scenario())
    assert ["exc_info" in line for line in told] == [has_traceback]
