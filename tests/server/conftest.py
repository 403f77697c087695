"""PostgreSQL and Redis for all tests of the server: each is started once, when first needed."""

from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture(scope="session")
def postgresql() -> Iterator[services.Postgresql]:
    """Run PostgreSQL while tests need it."""
    server = services.postgresql()
    server.start()
    yield server
    server.clear()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Redis]:
    """Run Redis while tests need it."""
    server = services.redis()
    server.start()
    yield server
    server.clear()
