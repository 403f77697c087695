"""Whoever is not root, on a machine without servers, gets those that wheels carry."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.server import services


@pytest.mark.parametrize(
    ("package", "name", "says"),
    [
        ("postgresql", "postgres", "postgres (PostgreSQL)"),
        ("redis-server", "redis-server", "Redis server"),
    ],
)
def test_a_server_comes_from_a_wheel(
    package: str, name: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(services, "PACKAGED_POSTGRESQL", "/nowhere/*")
    monkeypatch.setattr(services, "CACHED", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    found = services.program.__wrapped__(package, name)
    assert found.startswith(str(tmp_path))
    assert subprocess.check_output([found, "--version"], text=True).startswith(says)


def test_who_finds_none_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(services.ServiceError, match="the tests need nothing: install 'no-such'"):
        services.program.__wrapped__("no-such", "nothing")
