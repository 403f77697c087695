"""Connections to Redis or Valkey that never hide that they were lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .errors import BusUnavailableError

PREFIX: Final = "gloaming:"
SECONDS_TO_CONNECT = 2.0
SECONDS_TO_ANSWER = 5.0

# Valkey speaks Redis's language, and has its own name for it.
OTHER_SCHEMES = {"valkey://": "redis://", "valkeys://": "rediss://"}


def connect(address: str) -> Any:
    """Return a client for an address; it connects when it is used, and tries nothing twice."""
    for other, plain in OTHER_SCHEMES.items():
        address = plain + address.removeprefix(other) if address.startswith(other) else address
    return Redis.from_url(
        address,
        socket_connect_timeout=SECONDS_TO_CONNECT,
        socket_timeout=SECONDS_TO_ANSWER,
        retry=Retry(NoBackoff(), 0),
    )


@contextmanager
def telling_unavailable() -> Iterator[None]:
    """Turn what the driver says about lost connections into one error."""
    try:
        yield
    except (RedisError, OSError) as error:
        raise BusUnavailableError(f"Redis does not answer: {error}") from error
