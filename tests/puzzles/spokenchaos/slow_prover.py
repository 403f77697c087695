"""Hide and furnish puzzles proved again, slowly: every place, pose and look by the rules alone.

Places are found by putting a ghost at every 1/32 of every field, steps by walking from field to
field, arrangements by trying all of them; looks are whole looks of positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
import numpy as np

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, array, blank, same
from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import Ghost
from tests.games.spokenchaos.ghosts import levels_at

FIELDS, STEPS = 6, 32
Field = tuple[int, int]
Key = tuple[int, int, int]  # x, y, level


def walked(start: set[Field], first: int, most: int) -> dict[Field, int]:
    """Return with how many steps each field is reached, from some that cost so many."""
    found = dict.fromkeys(start, first)
    edge = start
    while edge and first < most:
        first += 1
        near = {
            (column + across, row + up)
            for column, row in edge
            for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        edge = {(c, r) for c, r in near if 0 <= c < FIELDS and 0 <= r < FIELDS} - set(found)
        found.update(dict.fromkeys(edge, first))
    return found


def places(
    position: Position, ghost: GhostPlace, steps: int
) -> dict[Key, tuple[int, Records[Ghost]]]:
    """Return where an upright ghost can end if only furniture is in its way, and the steps."""
    scene = to_scene(msgspec.structs.replace(position, ghosts=()))
    home = (int(ghost.x), int(ghost.y))
    found = {}
    for (column, row), cost in walked({home}, 0, max(steps, 2)).items():
        for y, x in product(
            range(row * STEPS, (row + 1) * STEPS), range(column * STEPS, (column + 1) * STEPS)
        ):
            body = new_ghost(ghost.size, x, y)
            if is_in_one_field(body[0]):
                for level, height in enumerate(levels_at(scene.lobbies, body)):
                    here = (x / STEPS, y / STEPS, level) == (ghost.x, ghost.y, ghost.level)
                    taken = 0 if here else (cost or 2)
                    if taken <= steps:
                        stands = body.copy()  # type: ignore[attr-defined]  # an array
                        stands[0].bottom = height
                        found[x, y, level] = (taken, stands)
    return found


def hidden(
    position: Position, bodies: Sequence[Records[Ghost]], doors: Sequence[str]
) -> list[bool]:
    """Return which ghosts are seen through none of the doors, by whole looks."""
    lobbies = to_scene(msgspec.structs.replace(position, ghosts=())).lobbies
    together = blank(Ghost, len(bodies))
    for number, body in enumerate(bodies):
        array(together)[number] = array(body)[0]
    caught = np.zeros(len(bodies), np.bool_)
    for door in doors:
        caught |= [seen.is_caught for seen in keyhole_look(lobbies, together, door).ghosts]
    return (~caught).tolist()


def count_hidings(position: Position, steps: int, doors: Sequence[str]) -> int:
    """Return in how many ways all ghosts of a position can hide."""
    choices = []
    for ghost in position.ghosts:
        found = list(places(position, ghost, steps).values())
        kept = hidden(position, [body for _, body in found], doors)
        choices.append([place for place, is_hidden in zip(found, kept, strict=True) if is_hidden])
    return sum(1 for chosen in product(*choices) if is_possible(chosen, steps))


def is_possible(chosen: Sequence[tuple[int, Records[Ghost]]], steps: int) -> bool:
    """Tell whether ghosts can end so together."""
    bodies = [body for _, body in chosen]
    return sum(taken for taken, _ in chosen) <= steps and all(
        are_apart(one[0], other[0])
        for number, one in enumerate(bodies)
        for other in bodies[:number]
    )


def does_it(
    position: Position,
    pose: FurniturePlace,
    doors: Sequence[str],
    hides: Sequence[str],
    shows: Sequence[str],
) -> int | None:
    """Return how many wishes a pose meets, or None if the piece cannot be put so."""
    after = msgspec.structs.replace(position, furniture=(*position.furniture, pose))
    try:
        scene = to_scene(after)
    except PositionError:
        return None
    if not same(scene.ghosts, to_scene(position).ghosts):
        return None
    return sum(met(after, door, hides, shows) for door in doors)


def met(after: Position, door: str, hides: Sequence[str], shows: Sequence[str]) -> int:
    """Return how many wishes are met for a door."""
    return sum(as_wished(after, door, hides, shows))


def as_wished(
    after: Position, door: str, hides: Sequence[str], shows: Sequence[str]
) -> Iterator[bool]:
    """Yield for each wish whether it is met."""
    looked = keyhole_look(*to_scene(after), door).ghosts
    for ghost, seen in zip(after.ghosts, looked, strict=True):
        if ghost.name in hides:
            yield not seen.is_caught
        if ghost.name in shows:
            yield seen.is_caught
