"""Positions as drawings, for people and for tests.

          0   1   2   3  ...              .   floor           ~   blood
      0  M>   .   .   #                   M>  the monster, facing east (^ > v <)
      1   .  G4  ~G5  ~                   #   stone           o   crystal
      2   r   u   y>  .                   r   turn-right      u   turn-back
     ...                                  y>  yellow teleporter and its arrow, b< a blue one
    waiting: G1 R1                        G4  a token; ~ before a thing: it is on blood
    rulings: nl corner_tiles=onto         y>M^  the monster on a teleporter

The numbers around the board are for the eye; cells are told apart by white space.  A
token whose name cannot stand in a drawing gets another one, told below: `T1 is old Bob`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

import msgspec

from gloaming.core.errors import NotationError
from gloaming.games.finstere.exchange.position import (
    Blood,
    ChosenRulings,
    Crystal,
    Letter,
    MonsterPlace,
    Movable,
    Pair,
    Place,
    Position,
    Stone,
    Teleporter,
    Tile,
    TokenPlace,
    TurnBack,
    TurnRight,
)
from gloaming.games.finstere.exchange.to_position import pools_among
from gloaming.games.finstere.floor.board import HEIGHT, LETTERS, PLACES, WIDTH, is_on_board

ARROWS = "^>v<"
TILE_MARKS: dict[type[Tile], str] = {Stone: "#", Crystal: "o", TurnRight: "r", TurnBack: "u"}
MARKED_TILES: dict[str, type[Movable]] = {"#": Stone, "o": Crystal, "r": TurnRight, "u": TurnBack}
PAIR_MARKS = {"yellow": "y", "blue": "b"}
TOKEN_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
SOUTHWARD = "Mv"  # the monster facing south, so no token
CELL = re.compile(
    r"(?P<blood>~?)"
    r"(?P<pair>[yb](?=[\^>v<]))?(?P<arrow>(?<=[yb])[\^>v<])?"
    r"(?:M(?P<facing>[\^>v<])|(?P<tile>[#oru])|(?P<token>[A-Z][A-Za-z0-9]*)|(?P<floor>\.))?"
)


def draw(position: Position) -> str:
    """Return a drawing of a position."""
    aliases = aliases_of(position.names())
    cells = cell_texts(position, aliases)
    wide = max(4, 1 + max(len(text) for text in cells.values()))
    lines = [" " * 3 + "".join(str(x).rjust(wide) for x in range(WIDTH))]
    for y in range(HEIGHT):
        row = "".join(cells.get((x, y), "").rjust(wide) for x in range(WIDTH))
        lines.append(f"{y:3}{row}".rstrip())
    return "\n".join([*lines, *lines_below(position, aliases)]) + "\n"


def aliases_of(names: Sequence[str]) -> dict[str, str]:
    """Return what every token is called in a drawing."""
    drawable = {name for name in names if TOKEN_NAME.fullmatch(name) and name != SOUTHWARD}
    free = (f"T{number}" for number in range(1, 10**9) if f"T{number}" not in drawable)
    return {name: name if name in drawable else next(free) for name in names}


def cell_texts(position: Position, aliases: Mapping[str, str]) -> dict[Place, str]:
    """Return what stands in every cell of a drawing."""
    blood = {cell for pool in position.pools() for cell in pool.cells}
    texts = dict.fromkeys(PLACES, "")
    for tile in position.tiles:
        if isinstance(tile, Teleporter):
            texts[tile.cell] = PAIR_MARKS[tile.pair] + ARROWS[LETTERS.index(tile.arrow)]
        elif not isinstance(tile, Blood):
            texts[tile.cell] = TILE_MARKS[type(tile)]
    for token in position.tokens:
        texts[token.cell] = aliases[token.name]
    texts[position.monster.cell] += "M" + ARROWS[LETTERS.index(position.monster.facing)]
    return {cell: "~" + text if cell in blood else text or "." for cell, text in texts.items()}


def lines_below(position: Position, aliases: Mapping[str, str]) -> Iterator[str]:
    """Return what is told below the board."""
    if position.waiting:
        yield "waiting: " + " ".join(aliases[name] for name in position.waiting)
    if position.rulings:
        switches = position.rulings.switches()
        preset = [position.rulings.preset] if position.rulings.preset else []
        words = [f"{switch}={str(value).lower()}" for switch, value in switches.items()]
        yield " ".join(["rulings:", *preset, *words])
    yield from (f"{alias} is {name}" for name, alias in aliases.items() if alias != name)


def read_drawing(text: str) -> Position:
    """Read a drawing; raise NotationError with the line."""
    rows, below = split_lines(text)
    marks = {
        (x, y): mark
        for y in range(HEIGHT)
        for x, mark in zip(columns(y), read_row(y, *rows[y]), strict=True)
    }
    return assemble(marks, read_below(below))


Line = tuple[int, str]


def split_lines(text: str) -> tuple[list[Line], list[Line]]:
    """Return the eleven rows of the board and the lines below it, each with its number."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith(";")]
    if lines and lines[0][1].split() == [str(x) for x in range(WIDTH)]:
        del lines[0]
    if len(lines) < HEIGHT:
        raise NotationError(
            f"a drawing has {HEIGHT} rows; here are only {len(lines)}",
            f"line {len(text.splitlines())}",
        )
    return lines[:HEIGHT], lines[HEIGHT:]


def columns(y: int) -> list[int]:
    """Return the columns of which a row has cells."""
    return [x for x in range(WIDTH) if is_on_board(x, y)]


def read_row(y: int, number: int, line: str) -> list[dict[str, str]]:
    """Read one row of the board, with or without its number in front."""
    texts = line.split()
    if texts[0] == str(y):
        del texts[0]
    if len(texts) != len(columns(y)):
        raise NotationError(
            f"row {y} has {len(columns(y))} cells, here are {len(texts)}", f"line {number}"
        )
    return [
        read_cell(text, f"line {number}, cell {x}")
        for x, text in zip(columns(y), texts, strict=True)
    ]


def read_cell(text: str, place: str) -> dict[str, str]:
    """Take one cell apart."""
    found = CELL.fullmatch(text)
    if not found:
        raise NotationError(f"{text!r} is nothing that can be on a cell", place)
    return {part: mark for part, mark in found.groupdict().items() if mark}


class Below(NamedTuple):
    """What is told below the board."""

    waiting: list[str]
    rulings: ChosenRulings | msgspec.UnsetType
    names: dict[str, str]  # by what they are called in the drawing


def read_below(lines: Sequence[Line]) -> Below:
    """Read who waits, the rulings, and other names."""
    below = Below([], msgspec.UNSET, {})
    for number, line in lines:
        alias, _, name = line.partition(" is ")
        if line.startswith("waiting:"):
            below.waiting.extend(line.removeprefix("waiting:").split())
        elif line.startswith("rulings:"):
            rulings = read_rulings(line.removeprefix("rulings:").split(), number)
            below = below._replace(rulings=rulings)
        elif TOKEN_NAME.fullmatch(alias) and name:
            below.names[alias] = name
        else:
            raise NotationError(f"{line!r} is not a line of a drawing", f"line {number}")
    return below


def read_rulings(words: Sequence[str], number: int) -> ChosenRulings:
    """Read a preset and switches."""
    named = ["preset=" + word if "=" not in word else word for word in words]
    chosen = dict(word.partition("=")[::2] for word in named)
    try:
        return msgspec.convert(chosen, ChosenRulings, strict=False)
    except msgspec.ValidationError as error:
        raise NotationError(str(error), f"line {number}") from None


def assemble(marks: Mapping[Place, Mapping[str, str]], below: Below) -> Position:
    """Put the cells and the lines below together."""
    tokens = [
        TokenPlace(below.names.get(mark["token"], mark["token"]), cell)
        for cell, mark in marks.items()
        if "token" in mark
    ]
    return Position(
        game="finstere",
        monster=the_monster(marks),
        tokens=tokens,
        tiles=[*marked_tiles(marks), *marked_pools(marks)],
        waiting=[below.names.get(name, name) for name in below.waiting],
        rulings=below.rulings,
    )


def the_monster(marks: Mapping[Place, Mapping[str, str]]) -> MonsterPlace:
    """Return the one monster of a drawing."""
    monsters = [
        MonsterPlace(cell, letter_of(mark["facing"]))
        for cell, mark in marks.items()
        if "facing" in mark
    ]
    if len(monsters) != 1:
        raise NotationError(
            f"there is one monster (M> and so on), not {len(monsters)}", "the board"
        )
    return monsters[0]


def letter_of(arrow: str) -> Letter:
    """Return the letter of the direction of an arrow."""
    return cast("Letter", LETTERS[ARROWS.index(arrow)])


def marked_tiles(marks: Mapping[Place, Mapping[str, str]]) -> Iterator[Tile]:
    """Return the tiles of one cell."""
    for cell, mark in marks.items():
        if "tile" in mark:
            yield MARKED_TILES[mark["tile"]](cell)
        elif "pair" in mark:
            pair: Pair = "yellow" if mark["pair"] == PAIR_MARKS["yellow"] else "blue"
            yield Teleporter(pair, cell, letter_of(mark["arrow"]))


def marked_pools(marks: Mapping[Place, Mapping[str, str]]) -> list[Blood]:
    """Return the pools of blood."""
    return pools_among(cell for cell, mark in marks.items() if "blood" in mark)
