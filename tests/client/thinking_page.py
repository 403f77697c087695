"""A page whose bots can be asked, as browsers load it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.services import LOOPBACK

from .chromium import NODE

CLIENT = Path(__file__).parents[2] / "client"
BUILD = """
import { build } from 'vite';
await build({
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: process.argv[1],
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: {
      input: 'src/testing/thinking-page.ts',
      output: { entryFileNames: 'page.js' },
    },
  },
});
"""
PAGE = '<!doctype html><link rel=icon href="data:,"><script type=module src=page.js></script>'


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving_page(folder: Path) -> Iterator[str]:
    """Build the page into a folder and serve it; return where."""
    command = [NODE, "--input-type=module", "-e", BUILD, str(folder)]
    subprocess.run(command, cwd=CLIENT, check=True)
    (folder / "index.html").write_text(PAGE)
    with ThreadingHTTPServer((LOOPBACK, 0), partial(Quiet, directory=str(folder))) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://{LOOPBACK}:{serving.server_port}"
        serving.shutdown()


@contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """Open the page."""
    page = browser.new_page()
    page.goto(address)
    page.wait_for_function("() => 'ask' in window")
    yield page
    page.close()


def asked(game: str, one: dict[str, Any], **limits: Any) -> dict[str, Any]:
    """Return a question about a position."""
    known = {name: one[name] for name in ("level", "state", "seat", "seed")}
    return {"game": game, **known, "limits": limits}
