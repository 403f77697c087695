"""Test vectors for whoever casts the same rays elsewhere, such as the client.

`look_vectors.json` holds scenes as positions, with what follows from them:

- `pieces`: for each piece let down, its `turn` (a 3 x 3 matrix, row by row) and `shift`: a
  point m of its model is at turn * m + shift; its `height`, and its `angle` if it leans
- `bottoms`: the height of each ghost's lowest point
- `looks`: by door and grid, `samples` and `mirrored` of each ghost and the SHA-256 `digest`
  of the raw ID picture (one byte per sample, row after row from the top, each from the
  left as seen by the one who looks; the IDs are those of the picture module)

Numbers are written so that they read back as the same float64.  To write the file anew:
python -m tests.games.spokenchaos.vectors
"""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, PIECE_NAMES
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import described

FILE = Path(__file__).with_name("look_vectors.json")
FULL, COARSE = ASSUMPTIONS.look.grid, 24

# What a twin gets wrong first: nothing, one thing of each kind, the mirror, piles and leans.
CHOSEN: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    ((), ("N1",)),
    (("small 2.5 3.5", "medium 1.5 3.5", "large 4.5 2.5"), ("N3", "E3", "S4", "W4")),
    (("small 2.5 3.5 lying N", "medium 1.5 3.5 lying E", "large 4.5 2.5 lying S"), ("N3", "W4")),
    (("armchair 1.25 4.25", "mirror 1.5 0.5", "small 0.78125 2.5"), ("N3", "N2", "E1")),
    (("mirror 2.5 1.5 on left", "small 4.5 2.21875"), ("W3",)),
    (("table 3 3", "mirror 3 2.0625 lean front", "large 3.5 4.5"), ("N3", "N4", "S3")),
    (("desk 3 3 yaw 30", "table 3 3 yaw 77", "small 3.25 3.25"), ("N3", "E4")),
    (("trolley 3 3", "small 2.75 3.25", "small 3.25 3.25", "small 3.25 3.25 level 1"), ("N3",)),
)
RANDOM_SCENES = 24
RANDOM_PIECES, RANDOM_GHOSTS, RANDOM_DOORS = 6, 10, ("N2", "E5", "S4", "W3")


def positions() -> list[tuple[Position, tuple[str, ...]]]:
    """Return the positions of the file, and the doors to look from."""
    chosen = [(convert(described(*lines), Position), doors) for lines, doors in CHOSEN]
    seeds = [Random(f"look vector {number}") for number in range(RANDOM_SCENES)]
    drawn = [random_position(seed, RANDOM_PIECES, RANDOM_GHOSTS) for seed in seeds]
    return [*chosen, *((position, RANDOM_DOORS) for position in drawn)]


def vector(position: Position, doors: tuple[str, ...]) -> dict[str, Any]:
    """Return a scene with what follows from it."""
    scene = to_scene(position)
    return {
        "position": json.loads(msgspec.json.encode(position)),
        "pieces": pieces_of(scene),
        "bottoms": [float(ghost.bottom) for ghost in scene.ghosts],
        "looks": [look_of(scene, door, grid) for door in doors for grid in (FULL, COARSE)],
    }


def pieces_of(scene: Scene) -> dict[str, Any]:
    """Return where every piece has come to rest."""
    return {
        name: {
            "turn": [float(part) for part in piece.turn.flatten()],
            "shift": [float(part) for part in piece.shift],
            "height": float(piece.height),
            "angle": int(piece.angle),
        }
        for name, piece in zip(PIECE_NAMES, scene.lobbies[0].pieces, strict=True)
        if piece.is_placed
    }


def look_of(scene: Scene, door: str, grid: int) -> dict[str, Any]:
    """Return what a look shows, and the digest of its ID picture."""
    found = keyhole_look(*scene, door, grid)
    return {
        "door": door,
        "grid": grid,
        "samples": [ghost.samples for ghost in found.ghosts],
        "mirrored": [ghost.mirrored for ghost in found.ghosts],
        "digest": hashlib.sha256(found.picture.tobytes()).hexdigest(),
    }


def write_vectors() -> None:
    """Write the file anew."""
    lines = [json.dumps(vector(position, doors)) for position, doors in positions()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    write_vectors()
