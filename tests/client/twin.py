"""The twin of the look as it is built for browsers: its worker, asked in a page."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page

from gloaming.games.spokenchaos.exchange.reading import Scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.server.http.pages import FOLDER
from tests.server.services import ServiceError

# Ask one question after the other; tell samples, digests of pictures, and times of answers.
ASK = """
async ([source, scenes]) => {
  const worker = new Worker(source, { type: 'module' });
  const answer = (number, scene) => new Promise((done, failed) => {
    worker.onmessage = ({ data }) => done(data.seen);
    worker.onerror = () => failed(new Error('the twin cannot be loaded'));
    worker.postMessage({ number, scene });
  });
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const told = [];
  for (const [number, scene] of scenes.entries()) {
    const start = performance.now();
    const { ghosts, picture } = await answer(number, scene);
    const time = performance.now() - start;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', picture));
    const samples = ghosts.map((ghost) => ghost.samples);
    const mirrored = ghosts.map((ghost) => ghost.mirrored);
    const lines = ghosts.map((ghost) => ghost.line);
    told.push({ samples, mirrored, lines, digest: hex(digest), time });
  }
  worker.terminate();
  return told;
}
"""

PIECE_FIELDS = ("x", "y", "yaw", "face", "lean", "angle", "height")
GHOST_FIELDS = ("x", "y", "way", "bottom", "radius", "neck")


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


def twin_sees(page: Page, looks: Sequence[tuple[Scene, str]]) -> list[tuple[Seen, float]]:
    """Return what the twin sees, and how many milliseconds each answer took."""
    told = page.evaluate(
        ASK, [worker_source(), [question(*keyhole_look) for keyhole_look in looks]]
    )
    return [(Seen(**seen), time) for seen in told for time in [seen.pop("time")]]


def worker_source() -> str:
    """Return the path of the built worker."""
    found = sorted((FOLDER / "assets").glob("worker-*.js"))
    if not found:
        raise ServiceError("the twin's tests need the built client: make client")
    return f"/assets/{found[0].name}"


def question(scene: Scene, door: str) -> list[Any]:
    """Return a scene as the worker takes it."""
    pieces = [
        {"piece": number, **plain(piece, PIECE_FIELDS)}
        for number, piece in enumerate(scene.lobbies[0].pieces)
        if piece.is_placed
    ]
    ghosts = [plain(ghost, GHOST_FIELDS) for ghost in scene.ghosts]
    return [pieces, ghosts, {"side": door[0], "number": int(door[1:])}]


def plain(record: Any, fields: Sequence[str]) -> dict[str, float]:
    """Return fields of a record as plain numbers."""
    return {field: getattr(record, field).item() for field in fields}
