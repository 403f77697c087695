"""Tasks end, even if they miss that they were told to."""

import asyncio
from contextlib import suppress

from gloaming.server.stopping import stop


async def overhear_once() -> None:
    """Miss the first cancellation."""
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


def test_a_task_that_overhears_it_is_told_again() -> None:
    async def test() -> None:
        tasks = [asyncio.create_task(overhear_once()) for _ in range(2)]
        await asyncio.sleep(0)
        await stop(tasks)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(test())


def test_an_error_at_the_end_does_not_matter() -> None:
    async def fail() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise ZeroDivisionError

    async def test() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await stop([task])
        assert isinstance(task.exception(), ZeroDivisionError)

    asyncio.run(test())
