"""What no position can hold: names, lengths and ghosts that are refused, with their place."""

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.sight.raycast import MOST_GHOSTS
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, Ghost

from .position import Position

LONGEST_NAME = 64


def check_names(position: Position) -> None:
    """Refuse names that are empty, unprintable, too long or not unique, and too many."""
    if len(position.ghosts) > MOST_GHOSTS:
        raise PositionError(f"there are more than {MOST_GHOSTS} ghosts", "$.ghosts")
    seen: set[str] = set()
    for index, ghost in enumerate(position.ghosts):
        place = f"$.ghosts[{index}].name"
        if not 0 < len(ghost.name) <= LONGEST_NAME or not ghost.name.isprintable():
            raise PositionError(f"a name is 1 to {LONGEST_NAME} printable characters", place)
        if ghost.name in seen:
            raise PositionError(f"a second ghost is called {ghost.name!r}", place)
        seen.add(ghost.name)


def in_steps(length: float, place: str) -> int:
    """Return a length in steps of 1/32 field."""
    if not 0 <= length <= FIELDS:
        raise PositionError(f"{length} is outside the lobby, 0 to {FIELDS}", place)
    steps = length * STEPS_PER_FIELD
    if steps != int(steps):
        raise PositionError(f"{length} is not a multiple of 1/{STEPS_PER_FIELD}", place)
    return int(steps)


def in_degrees(angle: int | float, place: str) -> int:
    """Return an angle in whole degrees."""
    if isinstance(angle, float) and not angle.is_integer():
        raise PositionError(f"{angle} is not in whole degrees", place)
    return int(angle)


def check_apart(
    ghost: Records[Ghost], others: list[Records[Ghost]], position: Position, index: int
) -> None:
    """Refuse a ghost that is inside another."""
    own = position.ghosts[index]
    for other, named in zip(others, position.ghosts, strict=False):
        if not are_apart(ghost[0], other[0]):
            words = f"{own.name!r} would be inside {named.name!r} at [{own.x:g}, {own.y:g}]"
            raise PositionError(words, f"$.ghosts[{index}]")
