"""Bots in a worker of a real browser: the same choices, stopped when asked, several at once."""

import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.services import LOOPBACK

from .chromium import NODE
from .test_deciding import CLIENT, OPTIONS, decided

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
SOME = 12  # decisions that are compared


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a page whose bots can be asked; return where."""
    folder = tmp_path_factory.mktemp("thinking")
    command = [NODE, "--input-type=module", "-e", BUILD, str(folder)]
    subprocess.run(command, cwd=CLIENT, check=True)
    (folder / "index.html").write_text(PAGE)
    with ThreadingHTTPServer((LOOPBACK, 0), partial(Quiet, directory=str(folder))) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://{LOOPBACK}:{serving.server_port}"
        serving.shutdown()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Open that page."""
    page = browser.new_page()
    page.goto(address)
    page.wait_for_function("'ask' in window")
    yield page
    page.close()


def asked(game: str, one: dict[str, Any], **limits: Any) -> dict[str, Any]:
    """Return a question about a position."""
    known = {name: one[name] for name in ("level", "state", "seat", "seed")}
    return {"game": game, **known, "limits": limits}


@pytest.mark.parametrize("game", OPTIONS)
def test_a_worker_decides_as_the_server_does(page: Page, game: str) -> None:
    for one, _ in zip(decided(game), range(SOME), strict=False):
        question = asked(game, one, simulations=one["simulations"], isPatient=True)
        decision, _ = page.evaluate("(asked) => ask(asked)", question)
        told = one["decision"]
        assert decision["actions"] == told["actions"]
        assert decision["simulations"] == told["simulations"]
        assert decision["shares"] == pytest.approx(told["shares"])


def test_it_tells_how_far_it_is_and_stops_when_asked(page: Page) -> None:
    one = next(one for one in decided("finstere") if one["level"] == "owl")
    question = asked("finstere", one, isPatient=True)
    decision, heard = page.evaluate("(asked) => ask(asked, 3)", question)
    counts = [so_far["simulations"] for so_far in heard]
    assert counts == sorted(set(counts))
    assert decision["actions"]
    assert counts[2] <= decision["simulations"] < 15_000


def test_several_think_at_once(page: Page) -> None:
    some = [one for one, _ in zip(decided("finstere"), range(6), strict=False)]
    questions = [asked("finstere", one, simulations=300, isPatient=True) for one in some]
    found = page.evaluate("(all) => Promise.all(all.map((one) => ask(one)))", questions)
    assert [decision["actions"] for decision, _ in found] == [
        one["decision"]["actions"] for one in some
    ]


def test_what_is_wrong_is_said_and_the_next_one_thinks(page: Page) -> None:
    one = next(decided("finstere"))
    question = asked("finstere", one, isPatient=True)
    said = page.evaluate(
        "(asked) => ask({...asked, level: 'wolf'}).catch((error) => error.message)", question
    )
    assert "wolf" in said
    decision, _ = page.evaluate("(asked) => ask(asked)", question)
    assert decision["actions"] == one["decision"]["actions"]
