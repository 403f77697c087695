"""A real Redis or Valkey for the tests of the bus."""

import pytest

from tests.server import services


@pytest.fixture
def server(redis_server: services.Redis) -> services.Redis:
    """Return the Redis that carries the bus."""
    return redis_server


@pytest.fixture(params=["local", "redis"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty bus of each kind; nothing for the local one."""
    if request.param == "local":
        return ""
    redis: services.Redis = request.getfixturevalue("server")
    redis.empty()
    return redis.address()
