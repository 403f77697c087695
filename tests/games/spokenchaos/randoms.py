"""Random lobbies for tests, the same for the same seed."""

from random import Random
from typing import Any

from gloaming.core.interchange import convert
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES, PieceName
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, Ghost, Lobby, empty_lobby
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts
from tests.games.spokenchaos import oracle
from tests.games.spokenchaos.ghosts import as_one_array, levels_at
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.scenes import COLOURS

TRIES = 20
LEAN_CHANCE = 0.3


def random_placement(random: Random, piece: PieceName) -> Placement:
    """Return some way to put a piece down, near the middle more often than not."""
    return Placement(
        piece,
        random.randint(20, 172),
        random.randint(20, 172),
        random.choice((random.randrange(360), 90 * random.randrange(4))),
        random.choice((FACES[0], *FACES)),
        random.choice(LEANS) if random.random() < LEAN_CHANCE else "",
    )


def random_furniture(random: Random, count: int) -> tuple[Records[Lobby], list[Placement]]:
    """Return a lobby with up to so many pieces, and how they were put down, in order."""
    lobbies = empty_lobby()
    put = []
    for piece in random.sample(PIECE_NAMES, count):
        for _ in range(TRIES):
            placement = random_placement(random, piece)
            if not place_furniture(lobbies, placement):
                put.append(placement)
                break
    return lobbies, put


def random_ghosts(random: Random, lobbies: Records[Lobby], count: int) -> list[dict[str, Any]]:
    """Return up to so many ghosts that fit, as JSON."""
    put: list[Records[Ghost]] = []
    plain: list[dict[str, Any]] = []
    for _ in range(count * TRIES):
        size, way = random.choice(SIZES), random.choice(("", "", *"NESW"))
        ghost = new_ghost(size, random.randrange(192), random.randrange(192), way)
        if len(put) < count and is_in_one_field(ghost[0]):
            heights = levels_at(lobbies, ghost)
            level = random.randrange(len(heights)) if heights else 0
            ghost[0].bottom = heights[level] if heights else -1.0
            if heights and is_free_of_ghosts(ghost[0], as_one_array(put)):
                plain.append(ghost_json(len(put), size, ghost, level, way))
                put.append(ghost)
    return plain


def ghost_json(
    number: int, size: str, ghost: Records[Ghost], level: int, way: str
) -> dict[str, Any]:
    """Return a ghost as JSON."""
    named = {"name": f"g{number}", "colour": COLOURS[number % 4], "size": size}
    place = {"x": int(ghost[0].x) / 32, "y": int(ghost[0].y) / 32, "level": level}
    return {**named, **place, **({"lying": way} if way else {})}


def piece_json(placement: Placement) -> dict[str, Any]:
    """Return a placement as JSON."""
    place = {"piece": placement.piece, "x": placement.x / 32, "y": placement.y / 32}
    lean = {"lean": placement.lean} if placement.lean else {}
    return {**place, "yaw": placement.yaw, "face": placement.face, **lean}


def random_position(random: Random, pieces: int, ghosts: int) -> Position:
    """Return a possible position."""
    lobbies, put = random_furniture(random, pieces)
    return convert(
        {
            "game": "spokenchaos",
            "furniture": [piece_json(placement) for placement in put],
            "ghosts": random_ghosts(random, lobbies, ghosts),
        },
        Position,
    )


def second_opinion(
    position: Position, scene: Scene
) -> tuple[list[oracle.Furniture], list[oracle.Ghost]]:
    """Return the same scene for the oracle; only heights and angles are taken over."""
    pieces = scene.lobbies[0].pieces
    furniture = []
    for piece in position.furniture:
        record = pieces[PIECE_NAMES.index(piece.piece)]
        placed = {
            "x": piece.x, "y": piece.y, "yaw": piece.yaw, "face": piece.face, "lean": piece.lean,
        }  # fmt: skip
        height, angle = float(record.height), int(record.angle)
        furniture.append(oracle.furniture(piece.piece, placed, angle, height))
    ghosts = [
        oracle.ghost(
            {"size": ghost.size, "x": ghost.x, "y": ghost.y, "lying": ghost.lying or ""},
            float(scene.ghosts[number].bottom),
        )
        for number, ghost in enumerate(position.ghosts)
    ]
    return furniture, ghosts
