"""Without a line and without a server: how soon the client starts, and how much of it is needed."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.client.keeping import keeping_visitor, wait_until_kept
from tests.client.test_first_match import MENHIRS
from tests.client.test_local_tables import wait_for_my_turn
from tests.client.test_offline import SECONDS_OF_A_START, SINCE_ASKED
from tests.client.test_site import MOST_TO_PLAY, PlainHost

from .extent import extent
from .report import Row

KILOBYTE = 1000
STARTS = extent(5, 1)


def offline_rows(browser: Browser, address: str) -> Iterator[Row]:
    """Measure a start without a line, and a first visit to plain files."""
    seconds = median(starts(browser, address))
    yield Row(
        "started anew without a line, until the home page is there",
        f"{seconds:.2f} s",
        f"limit of {SECONDS_OF_A_START:g} s",
        SECONDS_OF_A_START / seconds,
        1.0,
    )
    size = weight(browser)
    yield Row(
        "plain files, compressed, until a match of Menhirs is playable",
        f"{size / KILOBYTE:.1f} kB",
        f"limit of {MOST_TO_PLAY // KILOBYTE} kB",
        MOST_TO_PLAY / size,
        1.0,
    )


def starts(browser: Browser, address: str) -> list[float]:
    """Return how many seconds some starts without a line take."""
    with keeping_visitor(browser, address) as visitor:
        visitor.go()
        wait_until_kept(visitor.page, address, "shell", "table", "pages")
        visitor.context.set_offline(offline=True)
        return [start(visitor.page) for _ in range(STARTS)]


def start(page: Page) -> float:
    """Return how many seconds it takes until the games can be chosen."""
    page.reload()
    page.get_by_role("article", name=MENHIRS).wait_for()
    return float(page.evaluate(SINCE_ASKED))


def weight(browser: Browser) -> int:
    """Return how many bytes of a site are sent until somebody who is new can play."""
    asked: list[str] = []
    with TemporaryDirectory() as folder:
        host = PlainHost(Path(folder))
        with keeping_visitor(browser, host.address.rstrip("/")) as visitor:
            visitor.page.on("request", lambda request: asked.append(request.url))
            visitor.play_now(MENHIRS)
            wait_for_my_turn(visitor)
            sent = host.weight(asked)
        host.stop()
    return sent
