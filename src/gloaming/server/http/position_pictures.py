"""Pictures of positions for links: the boards from above, and the lobby through a keyhole."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Any

import numpy as np

from gloaming.games.finstere.exchange.position import Blood, Teleporter
from gloaming.games.finstere.exchange.position import Position as Floor
from gloaming.games.finstere.exchange.to_position import to_position
from gloaming.games.finstere.floor.board import HEIGHT as ROWS
from gloaming.games.finstere.floor.board import PLACES
from gloaming.games.finstere.floor.board import WIDTH as COLUMNS
from gloaming.games.finstere.text.notation import token_names
from gloaming.games.menhirs.exchange.position import Position as Land
from gloaming.games.menhirs.exchange.to_position import to_position as land_from
from gloaming.games.spokenchaos.exchange.interchange import look_at
from gloaming.games.spokenchaos.exchange.position import Position as Lobby
from gloaming.games.spokenchaos.exchange.to_position import to_position as lobby_from
from gloaming.games.spokenchaos.sight.picture import BACKDROP, BLACK, GHOSTS
from gloaming.games.spokenchaos.sight.raycast import FIRST_GHOST, GLASS, NOTHING, Picture
from gloaming.puzzles.any_puzzle import AnyPuzzle
from gloaming.puzzles.spokenchaos.furnish_puzzle import Furnish
from gloaming.puzzles.spokenchaos.hide_puzzle import Hide

from .canvas import HEIGHT, WIDTH, Canvas, Pigment, Point

NIGHT: Pigment = (20, 18, 40)
FLOOR: tuple[Pigment, Pigment] = ((66, 62, 110), (58, 54, 100))
OWN: Pigment = (47, 168, 122)
OTHERS: Pigment = (226, 86, 72)
SEATS: dict[str, Pigment] = {
    "green": OWN,
    "red": OTHERS,
    "blue": (80, 130, 235),
    "yellow": (240, 200, 80),
}
RIM: Pigment = (90, 58, 36)
MONSTER: Pigment = (126, 190, 110)
EYES: Pigment = (250, 244, 220)
POOL: Pigment = (150, 30, 46)
TILES: dict[str, Pigment] = {
    "stone": (140, 136, 150),
    "crystal": (160, 220, 235),
    "turn-right": (232, 180, 90),
    "turn-back": (220, 130, 60),
}
PAIRS: dict[str, Pigment] = {"yellow": (245, 205, 80), "blue": (90, 140, 240)}
GRASS: Pigment = (64, 88, 74)
STONE: Pigment = (168, 160, 148)
MIST: Pigment = (206, 214, 226)
TURNS = {"N": 0.0, "E": 0.5, "S": 1.0, "W": 1.5}  # of pi, from the north to the right

BORDER = 24
CORNERS_OF_A_HEX = 6
FULL_HEXES = 7  # that the tallest board needs from north to south
KEYHOLE_SCALE = 2
MIDDLE_DOORS = ("N3", "E3", "S3", "W3")


def picture_of(puzzle: AnyPuzzle) -> bytes:
    """Return the picture of a puzzle's position: of its task it tells nothing but the board."""
    canvas = Canvas(NIGHT)
    position = puzzle.position
    if isinstance(position, Floor):
        own = set(getattr(puzzle, "own", ()))
        sides = {name: OWN if name in own else OTHERS for name in position.names()}
        draw_floor(canvas, position, sides)
    elif isinstance(position, Land):
        draw_land(canvas, position)
    elif isinstance(puzzle, Hide | Furnish):
        draw_lobby(canvas, puzzle.position, puzzle.task.doors)
    return canvas.png()


def picture_of_state(game: str, options: Any, states: Any) -> bytes:
    """Return the picture of a moment of a match."""
    canvas = Canvas(NIGHT)
    if game == "finstere":
        names = token_names(options)
        seats = [int(token.seat) for token in states[0].tokens[: len(names)]]
        colours = [SEATS.get(options.seat_colours[seat], OTHERS) for seat in seats]
        sides = dict(zip(names, colours, strict=True))
        draw_floor(canvas, to_position(states[0].floor, names), sides)
    elif game == "menhirs":
        draw_land(canvas, land_from(states))
    else:
        draw_lobby(canvas, lobby_from(options, states), MIDDLE_DOORS)
    return canvas.png()


def draw_floor(canvas: Canvas, position: Floor, sides: Mapping[str, Pigment]) -> None:
    """Draw Finstere Flure; sides are the colours of tokens."""
    side = (HEIGHT - 2 * BORDER) / ROWS
    left = (WIDTH - side * COLUMNS) / 2

    def middle(cell: tuple[int, int]) -> Point:
        return left + side * (cell[0] + 0.5), BORDER + side * (cell[1] + 0.5)

    def fill(cell: tuple[int, int], pigment: Pigment, part: float) -> None:
        x, y = middle(cell)
        canvas.box(x - side * part, y - side * part, x + side * part, y + side * part, pigment)

    for x, y in PLACES:
        fill((x, y), FLOOR[(x + y) % 2], 0.49)
    for tile in position.tiles:
        if isinstance(tile, Blood):
            for cell in tile.cells:
                fill(cell, POOL, 0.49)
        elif isinstance(tile, Teleporter):
            canvas.disc(middle(tile.cell), side * 0.42, PAIRS[tile.pair])
            canvas.disc(middle(tile.cell), side * 0.28, NIGHT)
        else:
            fill(tile.cell, TILES[str(tile.__struct_config__.tag)], 0.38)
    for token in position.tokens:
        canvas.disc(middle(token.cell), side * 0.42, RIM)
        canvas.disc(middle(token.cell), side * 0.34, sides[token.name])
        if sides[token.name] == OTHERS:  # colour is not the only sign
            canvas.disc(middle(token.cell), side * 0.12, NIGHT)
    draw_monster(canvas, middle(position.monster.cell), side, TURNS[position.monster.facing])


def draw_monster(canvas: Canvas, middle: Point, side: float, turn: float) -> None:
    """Draw him as a body that looks where he faces."""
    x, y = middle
    canvas.disc(middle, side * 0.48, NIGHT)
    canvas.disc(middle, side * 0.44, MONSTER)
    for eye in (-0.14, 0.14):
        angle = pi * (turn + eye)
        place = (x + side * 0.26 * sin(angle), y - side * 0.26 * cos(angle))
        canvas.disc(place, side * 0.11, EYES)
        canvas.disc(place, side * 0.05, NIGHT)


def draw_land(canvas: Canvas, position: Land) -> None:
    """Draw Menhirs: stones, and mist above them."""
    step = (HEIGHT - 2 * BORDER) / FULL_HEXES  # from one hex to the next in its column
    radius = step / sqrt(3)

    def middle(column: int, place: int) -> Point:
        height = position.heights[column - 1]
        x = WIDTH / 2 + 1.5 * radius * (column - (len(position.heights) + 1) / 2)
        return x, HEIGHT / 2 + step * (place - (height + 1) / 2)

    for column, height in enumerate(position.heights, 1):
        for place in range(1, height + 1):
            canvas.shape(hex_around(middle(column, place), radius * 0.96), GRASS)
    for cell in position.menhirs:
        x, y = middle(*cell)
        canvas.shape(
            [(x - radius * 0.3, y + radius * 0.5), (x - radius * 0.2, y - radius * 0.55),
             (x + radius * 0.15, y - radius * 0.6), (x + radius * 0.35, y + radius * 0.5)],
            STONE,
        )  # fmt: skip
    for cell in position.mist:
        is_over = cell in position.menhirs
        canvas.disc(middle(*cell), radius * 0.72, MIST)
        if is_over:  # it shimmers through
            canvas.disc(middle(*cell), radius * 0.3, STONE)


def hex_around(middle: Point, radius: float) -> list[Point]:
    """Return the corners of a hexagon that lies on its side."""
    x, y = middle
    angles = [2 * pi * corner / CORNERS_OF_A_HEX for corner in range(CORNERS_OF_A_HEX)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def draw_lobby(canvas: Canvas, position: Lobby, doors: Sequence[str]) -> None:
    """Draw what is seen of Spokenchaos through the keyhole that shows most."""
    looks = [look_at(position, door).picture for door in doors]
    spare = [BLACK] * (FIRST_GHOST - GLASS - 1)
    pigments = [*BACKDROP, *spare, *(GHOSTS[ghost.colour] for ghost in position.ghosts)]
    seen = np.array(pigments, np.uint8)[max(looks, key=shown_in)]
    height, width = seen.shape[0] * KEYHOLE_SCALE, seen.shape[1] * KEYHOLE_SCALE
    canvas.paste(seen, (WIDTH - width) // 2, (HEIGHT - height) // 2, KEYHOLE_SCALE)


def shown_in(picture: Picture) -> int:
    """Return how much of a look shows something."""
    return int((picture > NOTHING).sum())
