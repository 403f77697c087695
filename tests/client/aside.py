"""The rules aside of the page, as they are built for browsers: the worker, asked about looks."""

import base64
import hashlib
from collections.abc import Sequence
from fnmatch import fnmatch
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Page

from gloaming.core.layout import dtype_of
from gloaming.games.spokenchaos.exchange.to_scene import Scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.state import INSIDE, State
from gloaming.server.http.pages import FOLDER, plain_name, unpacked
from tests.server.services import ServiceError

ASSETS = FOLDER / "assets"
GRID = 256

# Ask one question after the other; tell samples, digests of pictures, and times of answers.
ASK = """
async ([worker_at, module_at, tables_at, grid, looks]) => {
  const worker = new Worker(worker_at, { type: 'module' });
  const module = await WebAssembly.compileStreaming(fetch(module_at));
  worker.postMessage({ module, tables: (await import(tables_at)).default });
  const answer = (number, given) => new Promise((done, failed) => {
    worker.onmessage = ({ data }) => data.error ? failed(new Error(data.error)) : done(data);
    worker.onerror = () => failed(new Error('the worker cannot be loaded'));
    worker.postMessage({ number, entry: 'look_at', given });
  });
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const told = [];
  for (const [number, [state, door]] of looks.entries()) {
    const picture = { items: new Uint8Array(grid * grid), width: grid };
    const shown = { items: new Int32Array(grid * grid), width: grid };
    const start = performance.now();
    const answered = await answer(number, [bytes(state), door, picture, shown]);
    const time = performance.now() - start;
    const drawn = answered.given[2].items;
    const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', drawn)));
    const { ghosts } = answered.told;
    const samples = ghosts.map((ghost) => ghost.samples);
    const mirrored = ghosts.map((ghost) => ghost.mirrored);
    told.push({ samples, mirrored, lines: ghosts.map((ghost) => ghost.line), digest, time });
  }
  worker.terminate();
  return told;
}
"""


class Seen(NamedTuple):
    """What a look shows: of each ghost its samples, those by the mirror, and its sight line."""

    samples: list[int]
    mirrored: list[int]
    lines: list[list[list[float]]]
    digest: str


def server_sees(scene: Scene, door: str) -> Seen:
    """Return what the server sees."""
    found = keyhole_look(*scene, door)
    return Seen(
        [ghost.samples for ghost in found.ghosts],
        [ghost.mirrored for ghost in found.ghosts],
        [[list(point) for point in ghost.line] for ghost in found.ghosts],
        hashlib.sha256(found.picture.tobytes()).hexdigest(),
    )


def seen_aside(page: Page, looks: Sequence[tuple[Scene, str]]) -> list[tuple[Seen, float]]:
    """Return what the worker sees, and how many milliseconds each answer took."""
    asked = [[in_base64(scene), DOOR_NAMES.index(door)] for scene, door in looks]
    parts = [built("worker-*.js"), module_path(), built("spokenchaos.rules-*.js")]
    told = page.evaluate(ASK, [*parts, GRID, asked])
    return [(Seen(**seen), time) for seen in told for time in [seen.pop("time")]]


def built(name: str) -> str:
    """Return the path of something that is built for browsers."""
    found = sorted(each for each in built_files() if fnmatch(each, name))
    if not found:
        raise ServiceError("the tests of the worker need the built client: make client")
    return f"/assets/{found[0]}"


def built_files() -> dict[str, bytes]:
    """Return what is built for browsers, unpacked, by name."""
    kept = {path.name: path.read_bytes() for path in ASSETS.iterdir()}
    return {name: unpacked(kept, name) for name in {plain_name(name) for name in kept}}


def module_path() -> str:
    """Return the path of the game's module, which is told from other games' by its bytes."""
    own = (FOLDER.parents[1] / "games/spokenchaos/engine.wasm").read_bytes()
    found = [name for name, content in built_files().items() if content == own]
    if not found:
        raise ServiceError("the built client has another module: make client")
    return f"/assets/{found[0]}"


def in_base64(scene: Scene) -> str:
    """Return a state in which the furniture and the ghosts of a scene stand."""
    states = np.zeros(1, dtype_of(State))
    copy_fields(scene.lobbies[0].pieces, states["pieces"][0])
    bodies = states["figures"][0]["body"]
    copy_fields(scene.ghosts, bodies[: len(scene.ghosts)])
    states["figures"][0]["where"][: len(scene.ghosts)] = INSIDE
    return base64.b64encode(states.tobytes()).decode()


def copy_fields(found: Any, into: Any) -> None:
    """Copy records field by field."""
    for name in into.dtype.names:
        into[name] = found[name]
