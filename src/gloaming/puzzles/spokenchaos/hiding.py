"""The proof of a hide puzzle: every place where the named ghosts may end, and who is seen there."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

import numpy as np

from gloaming.core.engine.limits import limited
from gloaming.core.layout import Records, array
from gloaming.games.spokenchaos.exchange.position import GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.solids.lobby import Ghost

from .arrangements import count_all, count_arrangements, first_arrangement
from .ends import Ends, Mover, ends_of, hidden_from, midst_first, place_at


class Hiding(NamedTuple):
    """In how many ways the ghosts can hide, and one of them."""

    solutions: int
    solution: list[GhostPlace]
    is_idle: bool  # they are hidden where they stand
    arrangements: int  # that the steps allow, seen or not


def within(seconds: float | None) -> AbstractContextManager[None]:
    """Return what stops a computation after so many seconds, if there is a limit."""
    return nullcontext() if seconds is None else limited(seconds)


def hide(position: Position, movers: Sequence[Mover], steps: int, doors: Sequence[str]) -> Hiding:
    """Count the arrangements of some ghosts in which none of them is seen from the doors."""
    scene = to_scene(position)
    others = staying(position, scene, [mover.name for mover in movers])
    ends = [ends_of(scene.lobbies, others, mover, steps) for mover in movers]
    hidden = [places.only(hidden_from(scene.lobbies, places, doors)) for places in ends]
    solutions = count_arrangements(hidden, steps)
    return Hiding(
        solutions,
        cheapest(movers, hidden, steps) if solutions else [],
        all(bool((places.steps == 0).any()) for places in hidden),
        count_all(ends, steps),
    )


def staying(position: Position, scene: Scene, moving: Sequence[str]) -> Records[Ghost]:
    """Return the ghosts of a position that do not move."""
    kept = np.array([ghost.name not in moving for ghost in position.ghosts], np.bool_)
    return array(scene.ghosts)[kept]  # type: ignore[return-value]  # records


def cheapest(movers: Sequence[Mover], hidden: Sequence[Ends], steps: int) -> list[GhostPlace]:
    """Return where the ghosts end in an arrangement with as few steps as can be."""
    ordered = [midst_first(places) for places in hidden]
    chosen = first_arrangement(ordered, steps) or []
    return [
        place_at(mover, places, index)
        for mover, places, index in zip(movers, ordered, chosen, strict=True)
    ]
