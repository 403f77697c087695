"""A server with people in a database, and a browser at it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .housing import Housed, housed


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Housed]:
    """Serve for one test."""
    with housed(tmp_path) as served:
        yield served


@pytest.fixture
def web(house: Housed) -> Iterator[httpx.Client]:
    """Open a browser."""
    with house.browser() as browser:
        yield browser
