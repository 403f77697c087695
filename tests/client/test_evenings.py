"""Where nobody answers: every game to its end, a lesson, the day's puzzle, an analysis."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .evenings import Evening
from .keeping import keeping_visitor
from .serving import serving
from .test_site import PlainHost


def spend_without_a_line(evening: Evening, stop: Callable[[], None]) -> None:
    """Come while somebody answers, and do everything when nobody does any more."""
    evening.install()
    stop()
    evening.visitor.context.set_offline(offline=True)
    evening.spend()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PlainHost]:
    """Serve a site as plain files below a path."""
    running = PlainHost(tmp_path)
    yield running
    running.stop()


def test_an_evening_when_the_server_is_gone(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path) as server, keeping_visitor(browser, server.address) as visitor:
        spend_without_a_line(Evening(visitor, server.address), server.stop)


def test_an_evening_with_plain_files(host: PlainHost, browser: Browser) -> None:
    with keeping_visitor(browser, host.address) as visitor:
        spend_without_a_line(Evening(visitor, host.address, "#"), host.stop)
