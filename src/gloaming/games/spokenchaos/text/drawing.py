"""The lobby from above as a drawing for people, with all heights in words below it.

.  floor    M mirror  T trolley  D desk  P piano  A armchair  B table (what is on top)
b o r g     a ghost of that colour
"""

from collections.abc import Iterator

import numpy as np

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, Table, clone
from gloaming.games.spokenchaos.material import (
    CARDS,
    GHOST_NAMES,
    GHOSTS,
    MIDNIGHT_NAMES,
    NO_CARD,
    NO_PIECE,
)
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.first_met import first_met
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    STEPS_PER_FIELD,
    Lobby,
)
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, LETTERS, OUT, SUPPLY, State
from gloaming.games.spokenchaos.text.names import door_name

from .moved import Standing, standing_in
from .words import piece_words, spot_words

FIELD_WIDTH, FIELD_HEIGHT = 6, 3  # characters of a field
MARKS = "MTDPAB"
FLOOR = "."
ABOVE = 10.0


@entry_point(changes=("out",))
def tops_seen(lobby: Lobby, out: Table) -> None:
    """Write which piece is on top at each character of the drawing, north first."""
    start, down = np.empty(3), np.array([0.0, 0.0, -1.0])
    for row in range(FIELDS * FIELD_HEIGHT):
        for column in range(FIELDS * FIELD_WIDTH):
            start[0], start[1] = (column + 0.5) / FIELD_WIDTH, FIELDS - (row + 0.5) / FIELD_HEIGHT
            start[2] = ABOVE
            out[row, column], _ = first_met(lobby, start, down)


def draw_state(options: SpokenchaosOptions, states: Records[State]) -> str:
    """Return the lobby from above, and below it what stands where and how high."""
    state, standing = clone(states)[0], standing_in(states)
    lines = [*plan_lines(options, state), "", *furniture_lines(standing)]
    ghosts = ghost_lines(options, state, standing)
    return "\n".join([*lines, *ghosts, *table_lines(options, state)]) + "\n"


def plan_lines(options: SpokenchaosOptions, state: State) -> Iterator[str]:
    """Yield the plan with its doors."""
    tops = np.empty((FIELDS * FIELD_HEIGHT, FIELDS * FIELD_WIDTH), np.int64)
    tops_seen(room_of(state)[0], tops)
    marks = [[MARKS[top] if top != NO_PIECE else FLOOR for top in row] for row in tops]
    for number, figure in enumerate(state.figures):
        if figure.where == INSIDE:
            row = int((FIELDS - int(figure.body.y) / STEPS_PER_FIELD) * FIELD_HEIGHT)
            column = int(int(figure.body.x) / STEPS_PER_FIELD * FIELD_WIDTH)
            marks[row][column] = options.seat_colours[number // GHOSTS][0]
    yield door_line("N")
    for row, line in enumerate(marks):
        if row % FIELD_HEIGHT == 0 and row:
            yield ""
        fields = (line[start : start + FIELD_WIDTH] for start in range(0, len(line), FIELD_WIDTH))
        number = FIELDS - row // FIELD_HEIGHT
        is_middle = row % FIELD_HEIGHT == FIELD_HEIGHT // 2
        west, east = (f"W{number}", f"E{number}") if is_middle else ("  ", "")
        yield f"{west}  {' '.join(''.join(field) for field in fields)}  {east}".rstrip()
    yield door_line("S")


def door_line(side: str) -> str:
    """Return the doors of the north or south side."""
    doors = " ".join(f"{side}{number}".center(FIELD_WIDTH) for number in range(1, FIELDS + 1))
    return f"    {doors}".rstrip()


def furniture_lines(standing: Standing) -> Iterator[str]:
    """Yield how every piece stands, in the order in which they were let down."""
    for piece in standing.pieces:
        yield f"{MARKS[piece.piece]} {piece_words(piece)}"


def ghost_lines(options: SpokenchaosOptions, state: State, standing: Standing) -> Iterator[str]:
    """Yield where all ghosts of each seat are."""
    for seat, colour in enumerate(options.seat_colours):
        yield f"{colour} from {LETTERS[state.sides[seat]]}: {seat_words(state, standing, seat)}"


def seat_words(state: State, standing: Standing, seat: int) -> str:
    """Say where the ghosts of a seat are."""
    told = []
    for where, words in ((BESIDE, "beside"), (SUPPLY, "in the box"), (OUT, "out")):
        names = [
            GHOST_NAMES[ghost]
            for ghost in range(GHOSTS)
            if state.figures[seat * GHOSTS + ghost].where == where
        ]
        if names:
            told.append(f"{words} {' '.join(names)}")
    inside = [
        f"{GHOST_NAMES[number % GHOSTS]} at {spot_words(spot)}"
        for number, spot in standing.ghosts.items()
        if number // GHOSTS == seat
    ]
    return "; ".join(inside + told)


def table_lines(options: SpokenchaosOptions, state: State) -> Iterator[str]:
    """Yield what lies on the table: the die, the keyhole and the cards."""
    if state.round_number == 0:
        return
    holder = options.seat_colours[state.holder]
    door = door_name(state)
    yield f"Round {state.round_number}; {holder} has the die; the keyhole is at {door}"
    if state.midnight != NO_CARD:
        yield f"Midnight: {MIDNIGHT_NAMES[state.midnight]}"
    drawn = [
        f"{colour} {CARDS[state.cards[seat]].name}"
        for seat, colour in enumerate(options.seat_colours)
        if state.cards[seat] != NO_CARD
    ]
    if drawn:
        yield f"Cards: {', '.join(drawn)}"
