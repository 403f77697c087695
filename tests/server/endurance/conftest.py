"""Empty databases and an empty bus for the server."""

from pathlib import Path

import pytest

from examples import bot_client
from tests.server import services

BOTH = ("sqlite", "postgresql")


@pytest.fixture
def redis(redis_server: services.Redis) -> services.Redis:
    """Return an empty Redis."""
    redis_server.start()
    redis_server.empty()
    return redis_server


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'gloaming.db'}"
    shared: str = request.getfixturevalue("shared_database")
    return shared


@pytest.fixture
def shared_database(postgresql: services.Postgresql) -> str:
    """Return the address of an empty database for processes on several machines."""
    postgresql.start()
    return postgresql.empty_database("served")


@pytest.fixture(autouse=True)
def _eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the example's clients come back quickly."""
    monkeypatch.setattr(bot_client, "PAUSE", 0.1)
