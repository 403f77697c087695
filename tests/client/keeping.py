"""What a browser keeps of the client, as tests see it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from tests import patience

from .browsing import Visitor
from .conftest import QUIET

PAUSE = 100  # milliseconds

GAMES = ("finstere", "menhirs", "spokenchaos")
MATCHES = ("shell", "table", *GAMES)
EVERYTHING = (*MATCHES, "pages", *(f"{game}-more" for game in GAMES))

# Every piece that is kept has a note beside it.
IS_KEPT = """
async ([root, pieces]) => {
  const kept = await Promise.all(
    pieces.map((piece) => caches.match(new URL(`kept/${piece}`, root))),
  );
  return kept.every(Boolean) && navigator.serviceWorker.controller !== null;
}
"""
ADDRESSES = """
async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => url);
}
"""


@contextmanager
def keeping_visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Let somebody visit whose browser may keep the client; their page may not complain."""
    context = browser.new_context(**{**QUIET, "service_workers": "allow", "has_touch": True})
    visitor = Visitor(context, address)
    yield visitor
    context.close()
    assert visitor.complaints == []


def wait_until_kept(page: Page, root: str, *pieces: str) -> None:
    """Wait until some pieces of the client are kept and it would open without a line."""
    end = time.monotonic() + patience.PATIENCE
    while not page.evaluate(IS_KEPT, [root, pieces]):
        assert time.monotonic() < end, f"{pieces} are not kept"
        page.wait_for_timeout(PAUSE)


def kept_addresses(page: Page) -> list[str]:
    """Return everything that is kept."""
    found: list[str] = page.evaluate(ADDRESSES)
    return found
