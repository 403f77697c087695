"""Positions as drawings, for people and for tests.

    1   2   3   4   5   6   7          .   forest
                ~                      m   menhir, free
            .       .                  ~   mist
        M       .       .              M   mist on a menhir
    .       m       .       .          x   menhir laid face down: it counts as forest
        ...                            ?   no land dealt yet
    turn: 5                            [~] a tile that is picked to move
    banned: (3,2) (3,3) NE
    schedule: alternate
    must_detach: true

The numbers above the board are for the eye; cells are told apart by white space.  Below
stands whatever differs from the default.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

import msgspec

from gloaming.core.errors import NotationError, PlacedError
from gloaming.core.interchange import convert
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import (
    COLUMNS,
    HEIGHTS,
    MIDDLE,
    Board,
    Place,
    cell_at,
    place_of,
    places,
    places_in,
)
from gloaming.games.menhirs.exchange.position import DEFAULT_SCHEDULE, Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import removal_turns, schedule_text
from gloaming.games.menhirs.state import OVER, State

from .names import cell_words, read_cell

WIDE = 4  # characters from column to column
FOREST, MENHIR, MIST, MIST_ON_MENHIR, FACE_DOWN, NO_LAND = ".m~Mx?"
MARKS = FOREST + MENHIR + MIST + MIST_ON_MENHIR + FACE_DOWN
LEGEND = f"{FOREST} forest   {MENHIR} menhir   {MIST} mist   {MIST_ON_MENHIR} mist on a menhir"
REMARK = ";"
SETTINGS = ("must_detach", "may_pass", "no_take_back")

Marks: TypeAlias = Mapping[Place, str]
Line: TypeAlias = tuple[int, str]


def line_of(place: Place) -> int:
    """Return the line of a drawing in which a cell stands."""
    column, position = place
    return 2 * (position - 1) + abs(column - MIDDLE)


def draw_cells(board: Board, marks: Marks) -> str:
    """Return the hexagon with a mark on every cell."""
    lines = [" " * WIDE * COLUMNS] * (2 * max(HEIGHTS[board]) - 1)
    for place in places(board):
        mark = marks[place]
        left = WIDE * (place[0] - 1) + 1 - len(mark) // 2
        line = lines[line_of(place)]
        lines[line_of(place)] = line[:left] + mark + line[left + len(mark) :]
    numbers = "".join(str(column).center(WIDE) for column in range(1, COLUMNS + 1))
    return "\n".join(line.rstrip() for line in [numbers, *lines]) + "\n"


def mark_on(place: Place, menhirs: Collection[Place], mist: Collection[Place]) -> str:
    """Return the mark of a cell."""
    if place in mist:
        return MIST_ON_MENHIR if place in menhirs else MIST
    return MENHIR if place in menhirs else FOREST


def draw(position: Position) -> str:
    """Return a drawing of a position, from which it can be read again."""
    marks = {
        place: mark_on(place, position.menhirs, position.mist) for place in places(position.board)
    }
    return draw_cells(position.board, marks) + "".join(lines_below(position))


def lines_below(position: Position) -> list[str]:
    """Return what a drawing says below the board."""
    lines = [f"turn: {position.turn}\n"]
    if position.banned:
        tiles = " ".join(cell_words(place) for place in position.banned.tiles)
        lines.append(f"banned: {tiles} {position.banned.direction}\n")
    if position.schedule != DEFAULT_SCHEDULE:
        lines.append(f"schedule: {schedule_text(position.schedule)}\n")
    chosen = msgspec.to_builtins(position.settings)
    return lines + [f"{key}: {str(value).lower()}\n" for key, value in chosen.items()]


def draw_state(states: Records[State], *, hide_menhirs: bool) -> str:
    """Return a match as a drawing: with land still to be dealt, and tiles that are picked."""
    state = states[0]
    board = int(state.terms.board)
    hidden = int(state.mist) if hide_menhirs and state.phase != OVER else 0
    menhirs = places_in(int(state.terms.menhirs) & ~hidden)
    marks = {place: state_mark(state, place, menhirs) for place in places(board)}
    for place in places(board)[int(state.dealt) :]:
        marks[place] = NO_LAND
    return draw_cells(board, marks)


def state_mark(state: State, place: Place, menhirs: Collection[Place]) -> str:
    """Return the mark of a cell in a match."""
    cell = cell_at(*place)
    mark = mark_on(place, menhirs, places_in(state.mist))
    if mark == FOREST and state.face_down >> cell & 1:
        return FACE_DOWN
    return f"[{mark}]" if state.chosen >> cell & 1 else mark


def read_drawing(text: str) -> Position:
    """Read what `draw` wrote; raise NotationError or PositionError with the line."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [line for line in numbered if line[1] and not line[1].startswith(REMARK)]
    rows = [line for line in lines if set(line[1]) <= set(MARKS + " ")]
    rest = [line for line in lines if line not in rows]
    board = board_of(rows)
    marks = sorted(read_marks(board, rows).items())
    plain: dict[str, Any] = {
        "game": "menhirs",
        "heights": HEIGHTS[board],
        "menhirs": [place for place, mark in marks if mark in (MENHIR, MIST_ON_MENHIR)],
        "mist": [place for place, mark in marks if mark in (MIST, MIST_ON_MENHIR)],
        "turn": 1,
        "settings": {},
    }
    for line in rest:
        read_line_below(board, line, plain)
    position = convert(plain, Position)
    to_state(position)
    return position


def board_of(rows: list[Line]) -> Board:
    """Return the board that has as many lines as a drawing."""
    for board, heights in enumerate(HEIGHTS):
        if len(rows) == 2 * max(heights) - 1:
            return board
    raise NotationError(f"a board has 11 or 13 lines of cells, not {len(rows)}", "line 1")


def read_marks(board: Board, rows: list[Line]) -> dict[Place, str]:
    """Return the mark on every cell."""
    marks: dict[Place, str] = {}
    for index, (number, line) in enumerate(rows):
        expected = [place for place in places(board) if line_of(place) == index]
        if len(line.split()) != len(expected):
            raise NotationError(f"here are {len(expected)} cells", f"line {number}")
        marks.update(zip(expected, line.split(), strict=True))
    return marks


def read_line_below(board: Board, line: Line, plain: dict[str, Any]) -> None:
    """Read a `key: value` line below the board."""
    number, text = line
    key, colon, value = (word.strip() for word in text.partition(":"))
    if not colon:
        if set(text) <= set("1234567 "):
            return
        raise NotationError(f"{text!r} is neither cells nor 'key: value'", f"line {number}")
    try:
        read_value(board, key, value, plain)
    except PlacedError as error:
        raise NotationError(error.message, f"line {number}") from None


def read_value(board: Board, key: str, value: str, plain: dict[str, Any]) -> None:
    """Read one value from below the board."""
    if key == "turn" and value.isdecimal():
        plain["turn"] = int(value)
    elif key == "banned":
        *tiles, direction = value.split()
        places_of_tiles = [place_of(read_cell(board, tile)) for tile in tiles]
        plain["banned"] = {"tiles": places_of_tiles, "direction": direction}
    elif key == "schedule":
        plain["schedule"] = removal_turns(value)
    elif key in SETTINGS and value in ("true", "false"):
        plain["settings"][key] = value == "true"
    else:
        raise NotationError(f"'{key}: {value}' cannot be read")
