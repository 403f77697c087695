"""One server and one browser for all tests of the client; every visitor has a fresh context."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from .browsing import DESKTOP, Visit, Visitor, chromium
from .serving import Serving, serving

# Without motion nobody waits for what is only shown.
QUIET = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve for all tests."""
    with serving(tmp_path_factory.mktemp("client")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the browser for all tests."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(server: Serving, browser: Browser) -> Iterator[Visit]:
    """Let somebody visit; nobody's page may complain."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        settings: dict[str, Any] = {**QUIET, **wishes}
        visitor = Visitor(browser.new_context(**settings), server.address)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]
