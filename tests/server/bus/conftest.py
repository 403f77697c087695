"""A real Redis or Valkey for the tests of the bus."""

from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture(scope="session")
def server() -> Iterator[services.Redis]:
    """Run Redis while tests need it."""
    redis = services.redis()
    redis.start()
    yield redis
    redis.clear()


@pytest.fixture(params=["local", "redis"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty bus of each kind; nothing for the local one."""
    if request.param == "local":
        return ""
    redis: services.Redis = request.getfixturevalue("server")
    redis.empty()
    return redis.address()
