"""What attacks share: empty databases, an empty bus, and the table of figures."""

import pytest

from tests.server.conftest import postgresql, redis_server
from tests.server.endurance.conftest import database, own_database, redis, shared_database

from .figures import Figures

__all__ = ["database", "own_database", "postgresql", "redis", "redis_server", "shared_database"]

FIGURES = pytest.StashKey[Figures]()


def pytest_configure(config: pytest.Config) -> None:
    """Begin with an empty table."""
    config.stash[FIGURES] = Figures()


@pytest.fixture
def figures(pytestconfig: pytest.Config) -> Figures:
    """Return the table of this run."""
    return pytestconfig.stash[FIGURES]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the table."""
    if config.stash[FIGURES].rows:
        terminalreporter.section("figures")
        for line in config.stash[FIGURES].lines():
            terminalreporter.write_line(line)
