"""Composing hide puzzles: everybody is seen at first, and the steps are just enough."""

import msgspec
import numpy as np

from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.puzzles.puzzle import ANY_GRADE, EASIEST

from .arrangements import count_arrangements
from .drawn import add_ghosts, draw_doors, draw_furniture, draw_pieces, is_possible
from .ends import Mover, ends_of, hidden_from
from .furnishing import seen_through
from .grading import grade_hiding
from .hide_puzzle import Hide, Task
from .hiding import Hiding, hide, staying

FEWEST_PIECES, MOST_PIECES = 2, 5
MOST_GHOSTS = 3
MOST_STEPS = 7
FEWEST_DOORS, MOST_DOORS = 2, 5  # where it is not all of a side
WHOLE_SIDE_ONE_IN = 2
MOST_SOLUTIONS, MOST_IF_EASY = 250, 2000  # for each ghost


def compose_hide(stream: Stream, grade: int) -> Hide | None:
    """Return a puzzle of a grade, if one attempt finds it."""
    pieces = draw_pieces(stream, FEWEST_PIECES + int(below(stream, MOST_PIECES - 1)))
    position = draw_furniture(stream, pieces)
    position = add_ghosts(stream, position, 1 + int(below(stream, MOST_GHOSTS)))
    doors = draw_view(stream)
    position = only_seen(position, doors)
    steps = fewest_steps(position, doors)
    if steps is None:
        return None
    position, found = without_idle(position, steps, doors)
    names = tuple(ghost.name for ghost in position.ghosts)
    made = grade_hiding(found, len(names))
    if made is None or grade not in (made, ANY_GRADE):
        return None
    most = MOST_IF_EASY if grade == EASIEST else MOST_SOLUTIONS
    if found.is_idle or found.solutions > most ** len(names):
        return None
    task = Task(names, steps, doors)
    return Hide(grade=made, game="spokenchaos", position=position, task=task)


def draw_view(stream: Stream) -> tuple[str, ...]:
    """Draw all doors of a side, or some doors anywhere."""
    if below(stream, WHOLE_SIDE_ONE_IN) == 0:
        first = FIELDS * int(below(stream, len(DOOR_NAMES) // FIELDS))
        return DOOR_NAMES[first : first + FIELDS]
    return draw_doors(stream, FEWEST_DOORS + int(below(stream, MOST_DOORS - FEWEST_DOORS + 1)))


def movers_in(position: Position) -> list[Mover]:
    """Return all ghosts of a position as those that move."""
    return [Mover(ghost.name, ghost.colour, ghost.size, ghost) for ghost in position.ghosts]


def only_seen(position: Position, doors: tuple[str, ...]) -> Position:
    """Return a position with only those ghosts that some door sees."""
    scene = to_scene(position)
    seen = np.array([seen_through(scene, door) for door in doors])
    kept = tuple(ghost for index, ghost in enumerate(position.ghosts) if seen[:, index].any())
    return msgspec.structs.replace(position, ghosts=kept)


def fewest_steps(position: Position, doors: tuple[str, ...]) -> int | None:
    """Return with how many steps all ghosts can hide, if there are some and they can."""
    movers = movers_in(position)
    scene = to_scene(position)
    others = staying(position, scene, [mover.name for mover in movers])
    hidden = []
    for mover in movers:
        ends = ends_of(scene.lobbies, others, mover, MOST_STEPS)
        kept = ends.only(hidden_from(scene.lobbies, ends, doors))
        if not len(kept.steps):
            return None
        hidden.append(kept)
    counts = (steps for steps in range(1, MOST_STEPS + 1) if count_arrangements(hidden, steps))
    return next(counts, None) if hidden else None


def without_idle(position: Position, steps: int, doors: tuple[str, ...]) -> tuple[Position, Hiding]:
    """Take furniture away as long as that changes nothing about how the ghosts can hide."""
    found = hide(position, movers_in(position), steps, doors)
    for piece in position.furniture:
        kept = tuple(placed for placed in position.furniture if placed != piece)
        smaller = msgspec.structs.replace(position, furniture=kept)
        if is_possible(smaller):
            without = hide(smaller, movers_in(smaller), steps, doors)
            if without.solutions == found.solutions:
                return without_idle(smaller, steps, doors)
    return position, found


def is_minimal(position: Position, steps: int, doors: tuple[str, ...]) -> bool:
    """Tell whether every piece matters."""
    return without_idle(position, steps, doors)[0] == position
