"""Lobbies for tests, as words and as plans.

In words, a piece of furniture is `mirror 2 5.5 yaw 180 on left lean back` (what is left
out is 0, upright, none), a ghost is `small 2.5 2.5 level 1 lying E` and is called by its
number, from g0.

A plan has 6 rows of 6 fields, north at the top; what is drawn stands in the middle of its
field:

    .   .   .   .   .   .       M mirror    T trolley   D desk
    .   .   Mv  .   .   .       P piano     A armchair  B table
    .   .   .   .   .   .       with the way its front faces: ^ > v <
    .   s   .   .   .   .
    .   .   .   .   .   .       s m l  a small, medium, large ghost
    .   .   .   .   .   .
"""

from collections.abc import Iterator
from typing import Any

from gloaming.core.engine.mode import mode
from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.sight.look import Look, keyhole_look

# Interpreted rays are a thousand times slower, so there are fewer of them.
GRID = 64 if mode() == "interpreted" else 256
COARSE = 32 if mode() == "interpreted" else 256
COLOURS = ("blue", "orange", "red", "green")
DOORS = [f"{side}{number}" for side in "NESW" for number in range(1, 7)]

LETTERS = dict(zip("MTDPAB", PIECE_NAMES, strict=True))
ARROWS = {"^": 0, "<": 90, "v": 180, ">": 270}
KEYS = {"on": "face", "yaw": "yaw", "lean": "lean", "level": "level", "lying": "lying"}
FIELDS = 6


def described(*lines: str) -> dict[str, Any]:
    """Return the JSON of a position that is described in words."""
    furniture: list[dict[str, Any]] = []
    ghosts: list[dict[str, Any]] = []
    for line in lines:
        kind, x, y, *rest = line.split()
        more: dict[str, Any] = {
            KEYS[key]: int(value) if key in ("yaw", "level") else value
            for key, value in zip(rest[::2], rest[1::2], strict=True)
        }
        place = {"x": float(x), "y": float(y)}
        if kind in SIZES:
            number = len(ghosts)
            named = {"name": f"g{number}", "colour": COLOURS[number % 4], "size": kind}
            ghosts.append({**named, **place, "level": 0, **more})
        else:
            furniture.append({"piece": kind, **place, "yaw": 0, "face": "upright", **more})
    return {"game": "spokenchaos", "furniture": furniture, "ghosts": ghosts}


def planned(plan: str) -> list[str]:
    """Return a plan in words."""
    return list(words_of(plan))


def words_of(plan: str) -> Iterator[str]:
    """Describe what stands in each field."""
    rows = [line.split() for line in plan.strip().splitlines()]
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            place = f"{column + 0.5} {FIELDS - row - 0.5}"
            if mark[0] in LETTERS:
                yield f"{LETTERS[mark[0]]} {place} yaw {ARROWS[mark[1]]}"
            elif mark != ".":
                yield f"{next(size for size in SIZES if size[0] == mark)} {place}"


def position(*lines: str) -> Position:
    """Return a position that is described in words."""
    return convert(described(*lines), Position)


def scene(*lines: str) -> Scene:
    """Return a scene that is described in words."""
    return to_scene(position(*lines))


def seen(scene: Scene, door: str, grid: int = GRID) -> Look:
    """Look at a scene, with as many samples as the mode allows."""
    return keyhole_look(*scene, door, grid)


def samples(scene: Scene, door: str) -> list[int]:
    """Return how many samples show each ghost."""
    return [ghost.samples for ghost in seen(scene, door).ghosts]
