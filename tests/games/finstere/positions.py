"""Positions as drawings: set up from a window of the board, played on, and compared.

    before = window(4, 4, '''
        .   #
        G4  .
    ''')
    assert goes(before, "G4 NE") == window(4, 4, '''
        .  G4  #
        .   .  .
    ''')

A window is the part of a drawing whose first cell is given; all around it the floor is
bare.  `/` stands where the board has no cell.  A monster who is not drawn stands on
(0, 6) with his back to everybody.  Lines below the board may follow as in any drawing.
Every function here takes drawings and gives drawings.
"""

import os
from collections.abc import Iterable, Mapping

from gloaming.core.engine.mode import mode
from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.core.record import run_automatic
from gloaming.games.finstere.actions import STOP
from gloaming.games.finstere.exchange.position import Place, Position
from gloaming.games.finstere.exchange.to_floor import check, to_floor
from gloaming.games.finstere.exchange.to_position import to_position
from gloaming.games.finstere.exchange.walk import Walk, tell_step, tell_walk
from gloaming.games.finstere.floor.board import HEIGHT, PLACES, WIDTH, cell_at, is_on_board
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.material import HIT_CARD, MONSTER, TOKEN, WALL
from gloaming.games.finstere.moves.complete_moves import complete_moves
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, MOVING, WAITING, Floor
from gloaming.games.finstere.text.drawing import draw, read_drawing
from gloaming.games.finstere.text.notation import move_plies, token_names

FLOOR = "."
NO_CELL = "/"
AWAY: Place = (0, 6)
NAMES = token_names(FinstereOptions())


def examples(compiled: int, interpreted: int) -> int:
    """Return how many examples a property test tries; $GLOAMING_EXAMPLES decides if it is set."""
    chosen = os.environ.get("GLOAMING_EXAMPLES")
    if chosen:
        return int(chosen)
    return interpreted if mode() == "interpreted" else compiled


# Drawings


def window(x: int, y: int, text: str) -> str:
    """Return the whole drawing of which a window with its first cell on (x, y) is shown."""
    return windows({(x, y): text})


def windows(texts: Mapping[Place, str]) -> str:
    """Return the whole drawing of which several windows are shown, by their first cells."""
    marks = dict.fromkeys(PLACES, FLOOR)
    below: list[str] = []
    for (x, y), text in texts.items():
        lines = [line.strip() for line in text.strip().splitlines()]
        marks.update(placed(x, y, [line for line in lines if ":" not in line]))
        below += [line for line in lines if ":" in line]
    if not any("M" in mark for mark in marks.values()):
        marks[AWAY] = "M^"
    position = read_drawing("\n".join([*full_rows(marks), *below]))
    check(position)
    return draw(position)


def placed(x: int, y: int, rows: Iterable[str]) -> Iterable[tuple[Place, str]]:
    """Return the cells of a window, with what is drawn on them."""
    for down, row in enumerate(rows):
        for right, mark in enumerate(row.split()):
            cell = x + right, y + down
            assert is_on_board(*cell) == (mark != NO_CELL), f"{cell} in the window"
            if mark != NO_CELL:
                yield cell, mark


def full_rows(marks: Mapping[Place, str]) -> Iterable[str]:
    """Return the eleven rows of a drawing."""
    for y in range(HEIGHT):
        yield "  ".join(marks[x, y] for x in range(WIDTH) if is_on_board(x, y))


BARE = window(0, 0, FLOOR)


def read(drawing: str) -> Position:
    """Return the position that is drawn."""
    return read_drawing(drawing)


def check_floor(floor: Floor, tokens: int) -> None:
    """Raise unless the cells know the same about monster and tokens as these about their cells."""
    assert floor.things[floor.monster] == MONSTER
    for token in range(tokens):
        cell = floor.cell_of[token]
        assert floor.ground[cell] == WALL or floor.things[cell] == TOKEN + token


# Tokens


def match_at(drawing: str, flipped: Iterable[str] = ()) -> Match:
    """Return a match of four that is in its second round, the drawn tokens alone in play."""
    position = read(drawing)
    rulings = position.rulings
    options = (
        FinstereOptions(rulings=rulings.preset, **rulings.switches())  # type: ignore[arg-type]
        if rulings
        else FinstereOptions()
    )
    match = Match(GAME, options, "1")
    furnish(match, position)
    for name in flipped:
        match.state.tokens[NAMES.index(name)].is_flipped = True
    return match


def furnish(match: Match, position: Position) -> None:
    """Put a position on the floor of a match that is past its first round."""
    state = match.state
    state.floor = to_floor(position)[0]
    state.floor.cell_of[:] = EATEN
    for number, name in enumerate(NAMES):
        if name in position.waiting:
            state.floor.cell_of[number] = WAITING
    for token in position.tokens:
        cell, number = cell_at(*token.cell), NAMES.index(token.name)
        state.floor.things[cell] = TOKEN + number
        state.floor.cell_of[number] = cell
    state.rounds_played = 1
    state.phase = MOVING


def plies_of(match: Match, move: str) -> list[Ply]:
    """Return the plies of a move such as `G4 WWN`, and give its seat the turn."""
    name, _, way = move.partition(" ")
    plies = list(move_plies(FinstereOptions(), NAMES.index(name), way))
    match.state.to_move = plies[0].actor
    return plies


def drawing_of(match: Match, like: str) -> str:
    """Return the floor of a match as a drawing, with the rulings of another."""
    check_floor(match.state.floor, len(NAMES))
    return draw(to_position(match.state.floor, NAMES, read(like).rulings, read(like).pools()))


def goes(drawing: str, move: str, flipped: Iterable[str] = ()) -> str:
    """Return the drawing after a token's move."""
    match = match_at(drawing, flipped)
    for ply in plies_of(match, move):
        match.play(*ply)
    return drawing_of(match, drawing)


def refusal(drawing: str, move: str, flipped: Iterable[str] = ()) -> str:
    """Return why the last action of a move is refused: a step (`G4 WW..`), or stopping."""
    match = match_at(drawing, flipped)
    *before, last = plies_of(match, move)
    for ply in before:
        match.play(*ply)
    try:
        match.play(*last)
    except IllegalActionError as error:
        return str(error)
    raise AssertionError(f"{move} is legal")


def reached(drawing: str, name: str, steps: int) -> dict[str, str]:
    """Return the shortest path to every complete move, by the drawing it leads to."""
    found = list(complete_moves(read(drawing), name, steps))
    return {draw(move.position): move.path for move in found}


def places(drawing: str, name: str, steps: int) -> dict[Place | str, str]:
    """Return a shortest path to every place where a token can end."""
    paths: dict[Place | str, str] = {}
    for move in complete_moves(read(drawing), name, steps):
        place = "out" if move.out else "waiting" if move.waiting else move.cell
        assert place is not None
        paths.setdefault(place, move.path)
    return paths


# The monster


def strides(drawing: str, steps: int = 1) -> str:
    """Return the drawing after some steps of the monster, without a last look."""
    position = read(drawing)
    floors = to_floor(position)
    names = [token.name for token in position.tokens]
    for _ in range(steps):
        tell_step(floors, names)
    check_floor(floors[0], len(names))
    after = to_position(floors[0], names, position.rulings, position.pools())
    return draw(after)


def walks(drawing: str, card: str) -> Walk:
    """Return the monster's walk under a card such as `8` or `2-hits`."""
    number, _, is_hit = card.partition("-")
    return tell_walk(read(drawing), int(number) + (HIT_CARD if is_hit else 0)).walk


def sights(drawing: str) -> list[str]:
    """Return what the monster sees, such as `E A 3`, ahead, left and right."""
    saw = walks(drawing, "1").steps[0].saw
    return [f"{sight.direction} {sight.name} {sight.distance}" for sight in saw]


def stands(walk: Walk) -> list[str]:
    """Return where each step of a walk ends and how he faces, such as `9,6 N`."""
    return [f"{step.cell[0]},{step.cell[1]} {step.facing}" for step in walk.steps]


# Matches


def play(match: Match, *lines: str) -> None:
    """Play lines of a record, and let happen what follows by rule alone."""
    for line in lines:
        for ply in match.game.read_line(match.options, match.states, line):
            match.follow(ply)
        run_automatic(match)


def idle(match: Match, card: str = "") -> None:
    """Let tokens stay where they are, or enter where they must; turn a card if one is given."""
    while match.actor >= 0:
        seat = match.actor
        match.play(seat, match.legal_actions(seat)[0])
        while STOP not in match.legal_actions(seat):
            match.play(seat, match.legal_actions(seat)[0])
        match.play(seat, STOP)
    if card:
        play(match, f"monster {card}")
