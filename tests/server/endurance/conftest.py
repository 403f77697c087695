"""Empty databases and an empty bus for the server."""

from pathlib import Path

import pytest

from tests.server import services

from . import players

BOTH = ("sqlite", "postgresql")


@pytest.fixture
def redis(redis_server: services.Redis) -> services.Redis:
    """Return an empty Redis."""
    redis_server.start()
    redis_server.empty()
    return redis_server


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database of each kind."""
    name = "own_database" if request.param == "sqlite" else "shared_database"
    return str(request.getfixturevalue(name))


@pytest.fixture
def own_database(tmp_path: Path) -> str:
    """Return the address of a database that one server has for itself."""
    return f"sqlite:///{tmp_path / 'gloaming.db'}"


@pytest.fixture
def shared_database(postgresql: services.Postgresql) -> str:
    """Return the address of an empty database for processes on several machines."""
    postgresql.start()
    return postgresql.empty_database("served")


@pytest.fixture(autouse=True)
def _eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players come back quickly."""
    monkeypatch.setattr(players, "PAUSE", 0.1)
