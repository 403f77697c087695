"""Stopping tasks for good."""

import asyncio
from collections.abc import Iterable
from typing import Any

SECONDS_BETWEEN_ATTEMPTS = 0.5


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended.

    Once is not enough: Python 3.11's `wait_for`, which drivers use, forgets a cancellation
    that comes together with the result it waits for.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=SECONDS_BETWEEN_ATTEMPTS)
