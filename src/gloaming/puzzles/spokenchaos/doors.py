"""What the tasks of both kinds name: doors and ghosts, each once, and such as there are."""

from collections.abc import Collection, Sequence

from gloaming.core.errors import NotationError, PositionError
from gloaming.games.spokenchaos.seating import DOOR_NAMES

DOORS = "a door is N1 to N6, E1 to E6, S1 to S6 or W1 to W6"


def check_doors(doors: Sequence[str]) -> None:
    """Refuse no doors, what is no door, and one that is named twice."""
    if not doors:
        raise PositionError("say through which doors one looks", "$.task.doors")
    for index, door in enumerate(doors):
        place = f"$.task.doors[{index}]"
        if door not in DOOR_NAMES:
            raise NotationError(f"{DOORS}, not {door!r}", place)
        if door in doors[:index]:
            raise PositionError(f"{door} is named twice", place)


def check_named(names: Sequence[str], known: Collection[str], place: str) -> None:
    """Refuse ghosts that there are not, and one that is named twice."""
    for index, name in enumerate(names):
        if name not in known:
            raise PositionError(f"there is no ghost {name!r}", f"{place}[{index}]")
        if name in names[:index]:
            raise PositionError(f"{name!r} is named twice", f"{place}[{index}]")
