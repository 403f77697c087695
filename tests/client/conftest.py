"""One server and one browser for all tests of the client; every visitor has a fresh context."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from .browsing import DEPTH, DESKTOP, Visit, Visitor, launch
from .serving import Serving, serving

# Without motion nobody waits for what is only shown.
QUIET: dict[str, Any] = {
    "viewport": DESKTOP,
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",  # what tests answer in a server's place must reach the page
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve for all tests."""
    with serving(tmp_path_factory.mktemp("client")) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Drive all browsers."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start the browser for all tests."""
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def deep_browser(playwright: Playwright) -> Iterator[Browser]:
    """Start the browser that draws in three dimensions."""
    running = launch(playwright, *DEPTH)
    yield running
    running.close()


@pytest.fixture
def visit(server: Serving, browser: Browser) -> Iterator[Visit]:
    """Let somebody visit; nobody's page may complain."""
    yield from visits(server, browser)


@pytest.fixture
def deep_visit(server: Serving, deep_browser: Browser) -> Iterator[Visit]:
    """Let somebody visit whose browser draws in three dimensions."""
    yield from visits(server, deep_browser)


def visits(server: Serving, browser: Browser) -> Iterator[Visit]:
    """Let visitors come, and see afterwards that nobody's page complained."""
    visitors: list[Visitor] = []

    def come(*, is_new: bool = False, **wishes: Any) -> Visitor:
        settings: dict[str, Any] = {**QUIET, **wishes}
        visitor = Visitor(browser.new_context(**settings), server.address, is_new=is_new)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]
