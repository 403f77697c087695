"""One server, and one page of each browser, for all tests."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest

from tests.client.serving import Serving, serving
from tests.server.services import ServiceError

from .chromium import chromium_page
from .firefox import firefox_page
from .pages import Page
from .webkit import webkit_page

BROWSERS: Mapping[str, Callable[[Path], AbstractContextManager[Page]]] = {
    "chromium": chromium_page,
    "firefox": firefox_page,
    "webkit": webkit_page,
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve for all tests."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", params=BROWSERS)
def page(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    """Open a page in a browser; one that the machine cannot have is skipped."""
    name = str(request.param)
    with ExitStack() as stack:
        try:
            opened = stack.enter_context(BROWSERS[name](tmp_path_factory.mktemp(name)))
        except ServiceError as missing:
            pytest.skip(str(missing))
        yield opened
