"""Every test of storage that takes an `address` runs on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest

from tests.server import services

BOTH = ("sqlite", "postgresql")


def empty(kind: str, name: str, request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database."""
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        return f"sqlite:///{folder / name}.db"
    server: services.Postgresql = request.getfixturevalue("postgresql")
    return server.empty_database(name)


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database of each kind."""
    return empty(request.param, "first", request)


@pytest.fixture(params=BOTH)
def other_address(request: pytest.FixtureRequest) -> str:
    """Return the address of a second empty database of each kind."""
    return empty(request.param, "second", request)
