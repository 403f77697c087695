"""The form of a hide puzzle, and the ghosts that it names."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from gloaming.games.spokenchaos.assumptions import Size
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.material import Colour
from gloaming.games.spokenchaos.solids.lobby import Letter
from gloaming.puzzles.puzzle import Part, Puzzle

from .ends import Mover

MOST_STEPS = 1_000_000  # far more than any ghosts can use, and the engine can count so far


class Entering(Part, frozen=True):
    """A ghost beside the lobby, and the side from which it enters."""

    name: str
    colour: Colour
    size: Size
    side: Letter


class Task(Part, frozen=True, omit_defaults=True):
    """Who moves with how many steps in all, and through which doors one looks then."""

    ghosts: tuple[str, ...]
    steps: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]
    doors: tuple[str, ...]
    enter: tuple[Entering, ...] = ()  # those of the ghosts that are still beside the lobby


class Hide(Puzzle, frozen=True, kw_only=True, tag="hide"):
    """A puzzle of Spokenchaos."""

    game: Literal["spokenchaos"]
    position: Position
    task: Task


def known(puzzle: Hide) -> list[Mover]:
    """Return all ghosts of a puzzle, those beside the lobby last."""
    inside = [Mover(one.name, one.colour, one.size, one) for one in puzzle.position.ghosts]
    return inside + [
        Mover(one.name, one.colour, one.size, None, one.side) for one in puzzle.task.enter
    ]


def movers(puzzle: Hide) -> list[Mover]:
    """Return the ghosts that may move, in the order of the task."""
    named = {mover.name: mover for mover in known(puzzle)}
    return [named[name] for name in puzzle.task.ghosts]


def entering(puzzle: Hide) -> Sequence[tuple[str, str, str]]:
    """Return name, size and side of the ghosts that enter."""
    return [(one.name, one.size, one.side) for one in puzzle.task.enter]
