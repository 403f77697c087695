"""In every browser the engine plays random matches to the same ends as in Python.

GLOAMING_MATCHES=2000 plays that many of each game.
"""

import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copy
from threading import Thread

import pytest

from gloaming.core.engine.files import module_path
from gloaming.core.engine.mode import Mode
from gloaming.core.layout import array
from tests.engine.ends import beginnings, digest, ends
from tests.games.contestants import CONTESTANTS, Contest
from tests.server.services import LOOPBACK

from .pages import Page

WANTED = os.environ.get("GLOAMING_MATCHES")
MATCHES = {"finstere": 60, "menhirs": 60, "spokenchaos": 24}
PLAY = Path(__file__).with_name("play.js").read_text("utf-8")
WAYS = [Contest(name, way) for name in MATCHES for way in range(len(CONTESTANTS[name].ways))]


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve an empty page and the engines of all games; return where."""
    folder = tmp_path_factory.mktemp("modules")
    (folder / "index.html").write_text("<!doctype html><link rel=icon href=data:,>")
    for name in MATCHES:
        copy(module_path(f"gloaming.games.{name}", Mode.ENGINE), folder / f"{name}.wasm")
    with ThreadingHTTPServer((LOOPBACK, 0), partial(Quiet, directory=str(folder))) as serving:
        Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://{LOOPBACK}:{serving.server_port}"
        serving.shutdown()


@pytest.mark.parametrize("contest", WAYS, ids=lambda one: f"{one.name}-{one.way}")
def test_matches_end_alike(page: Page, modules: str, contest: Contest) -> None:
    count = -(-int(WANTED or MATCHES[contest.name]) // len(CONTESTANTS[contest.name].ways))
    states, streams = beginnings(contest, count)
    given = [b64encode(one.tobytes()).decode() for one in (array(states), streams)]
    page.go(modules)
    address, room = f"{modules}/{contest.name}.wasm", contest.game.most_actions
    moves, *found = page.run(PLAY, address, *given, count, room)
    assert digest(moves, *map(b64decode, found)) == ends(*contest, count)
