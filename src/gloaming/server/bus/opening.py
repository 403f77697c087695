"""Opening the bus and the queue of jobs that the settings name."""

from gloaming.server.settings import Settings

from .local_bus import LocalBus
from .local_jobs import LocalJobs
from .protocol import BotJobs, Bus


async def open_bus(settings: Settings) -> Bus:
    """Return the bus of this process."""
    if not settings.bus:
        return LocalBus()
    from .redis_bus import open_redis_bus  # noqa: PLC0415 - a laptop starts without it

    return await open_redis_bus(settings.bus)


def open_jobs(settings: Settings) -> BotJobs:
    """Return the queue of jobs."""
    if not settings.bus:
        return LocalJobs(most_unwatched=settings.unwatched_bots)
    from .redis_jobs import RedisJobs  # noqa: PLC0415 - a laptop starts without it

    return RedisJobs(settings.bus, settings.unwatched_bots)
