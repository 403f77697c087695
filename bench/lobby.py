"""The lobby in a browser: time of a frame with all ghosts, of the twin's look, and what is loaded.

There is no graphics card here: frames are drawn by Chromium's software renderer, at the level of
detail to which the stage goes down by itself.
"""

import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.client.browsing import DEPTH, DESKTOP, PHONE, chromium
from tests.client.serving import serving
from tests.client.spokenchaos_table import Lobby, alone

from .report import Row

CLIENT = Path(__file__).parents[1] / "client"
TWIN = "src/boards/spokenchaos/twin/look.ts"
FIRST_LOAD_LIMIT = 300.0  # kB
LOOK_LIMIT = 50.0  # milliseconds
FRAMES = 40

# Turn the camera, and note the time from frame to frame.
TURN = """
(count) => new Promise((done) => {
  const canvas = document.querySelector('canvas[data-level]');
  const box = canvas.getBoundingClientRect();
  const at = (kind, x) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true,
    clientX: box.left + x, clientY: box.top + box.height / 2,
  }));
  const times = [];
  let before = 0;
  canvas.setPointerCapture = canvas.releasePointerCapture = () => {};
  at('pointerdown', 100);
  const frame = (time) => {
    if (before) times.push(time - before);
    before = time;
    at('pointermove', 100 + times.length * 4);
    if (times.length < count) requestAnimationFrame(frame);
    else { at('pointerup', 100); done(times); }
  };
  requestAnimationFrame(frame);
})
"""
LOADED = """
() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.includes('/assets/'))
  .map(({ name, encodedBodySize }) => [name.split('/').pop(), encodedBodySize])
"""
# Looks at all published scenes, several times; prints the median time in milliseconds.
LOOKS = """
import { readFileSync } from 'node:fs';
import { doorOf, look } from './twin.mjs';
const names = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'];
const faces = ['upright', 'upside-down', 'front', 'back', 'left', 'right'];
const sides = ['front', 'back', 'left', 'right'];
const sizes = { small: [0.4, 0.55], medium: [0.55, 0.75], large: [0.72, 0.98] };
const times = [];
for (const scene of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const pieces = (scene.position.furniture ?? []).map((piece) => ({
    ...piece, piece: names.indexOf(piece.piece), x: piece.x * 32, y: piece.y * 32,
    face: faces.indexOf(piece.face), lean: sides.indexOf(piece.lean),
    ...scene.pieces[piece.piece],
  }));
  const ghosts = (scene.position.ghosts ?? []).map(({ size, x, y, lying = '' }, number) => ({
    x: x * 32, y: y * 32, way: ['', 'N', 'E', 'S', 'W'].indexOf(lying),
    bottom: scene.bottoms[number], radius: sizes[size][0] / 2,
    neck: sizes[size][1] - sizes[size][0] / 2,
  }));
  for (const { door } of scene.looks) {
    const start = performance.now();
    look(pieces, ghosts, doorOf(door));
    times.push(performance.now() - start);
  }
}
times.sort((one, other) => one - other);
console.log(times[Math.floor(times.length / 2)]);
"""
VECTORS = Path(__file__).parents[1] / "tests/games/spokenchaos/look_vectors.json"


def rows() -> list[Row]:
    """Measure the lobby in a browser."""
    sizes = (("desktop", DESKTOP), ("phone", PHONE))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium(*DEPTH) as browser,
    ):
        frames = [frame_row(browser, server.address, *size) for size in sizes]
        first, stage = loaded(browser, server.address)
    twin = twin_look()
    return [
        *frames,
        Row(
            "the twin's look, median of the published scenes",
            f"{twin:.1f} ms",
            f"limit of {LOOK_LIMIT:g} ms",
            LOOK_LIMIT / twin,
            1.0,
        ),
        Row(
            "loaded on the home page, compressed",
            f"{first:.0f} kB",
            f"limit of {FIRST_LOAD_LIMIT:g} kB",
            FIRST_LOAD_LIMIT / first,
            1.0,
        ),
        Row("loaded besides for the stage, compressed", f"{stage:.0f} kB"),
    ]


def frame_row(browser: Any, address: str, name: str, size: dict[str, int]) -> Row:
    """Measure the frames while the camera goes around a lobby with all 28 ghosts."""
    lobby = Lobby(browser, address, "stage", viewport=size, reduced_motion="no-preference")
    lobby.open(alone(4), players="4")
    lobby.wait_until_asked()
    canvas = lobby.page.locator("canvas[data-level]")
    canvas.wait_for()
    times: list[float] = lobby.page.evaluate(TURN, FRAMES)
    level = canvas.get_attribute("data-level")
    lobby.context.close()
    what = f"frame of the lobby with 28 ghosts, {name}, {size['width']} x {size['height']}"
    return Row(what, f"{median(times):.0f} ms (software, detail level {level})")


def loaded(browser: Any, address: str) -> tuple[float, float]:
    """Return how many kB the home page loads, and how many a table with its stage besides."""
    lobby = Lobby(browser, address, "stage")
    lobby.page.wait_for_load_state("networkidle")
    first = dict(lobby.page.evaluate(LOADED))
    lobby.open(alone(4), players="4")
    lobby.page.locator("canvas[data-level]").wait_for()
    later = dict(lobby.page.evaluate(LOADED))
    lobby.context.close()
    besides = sum(size for name, size in later.items() if name not in first)
    return sum(first.values()) / 1000, besides / 1000


def twin_look() -> float:
    """Return how many milliseconds the twin's look takes in Node."""
    with tempfile.TemporaryDirectory() as folder:
        twin = Path(folder) / "twin.mjs"
        command = ["npx", "rolldown", TWIN, "--file", str(twin), "--platform", "node"]
        subprocess.run(command, cwd=CLIENT, check=True, capture_output=True)
        script = Path(folder) / "looks.mjs"
        script.write_text(LOOKS, "utf-8")
        measure = ["npx", "node", str(script), str(VECTORS)]
        done = subprocess.run(measure, check=True, capture_output=True, text=True)
    return float(done.stdout)
