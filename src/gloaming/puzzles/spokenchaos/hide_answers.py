"""Answers to a hide puzzle: typed, put into the lobby, and looked at through every door."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gloaming.core.errors import NotationError
from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.exchange.interchange import look_at
from gloaming.games.spokenchaos.exchange.position import GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.solids.lobby import WAYS
from gloaming.puzzles.kind import Attempt

from .drawing import seen_line
from .ends import Mover

EXAMPLE = "say for example: r1 2.5 3.25, or with a level: r1 2.5 3.25 1"
FEWEST_WORDS, MOST_WORDS = 3, 5


def read_places(movers: Sequence[Mover], text: str) -> list[GhostPlace]:
    """Read where ghosts end; who is not named stays."""
    known = {mover.name: mover for mover in movers}
    found = {mover.name: mover.place for mover in movers if mover.place is not None}
    for part in text.split(";"):
        place = read_place(known, part.split())
        found[place.name] = place
    missing = [name for name in known if name not in found]
    if missing:
        raise NotationError(f"say where {missing[0]} ends: it enters")
    return [found[name] for name in known]


def read_place(known: Mapping[str, Mover], words: list[str]) -> GhostPlace:
    """Read where one ghost ends: name, x, y, its level, and whereto its head points if it lies."""
    lying = words.pop() if words and words[-1] in WAYS[1:] else ""
    if not FEWEST_WORDS <= len(words) < MOST_WORDS:
        raise NotationError(EXAMPLE)
    mover = known.get(words[0])
    if mover is None:
        raise NotationError(f"{words[0]!r} does not move; there is {', '.join(known)}")
    check_way(mover, lying)
    try:
        x, y, level = float(words[1]), float(words[2]), int(words[3]) if words[3:] else 0
    except ValueError:
        raise NotationError(EXAMPLE) from None
    head = lying or msgspec.UNSET
    return GhostPlace(mover.name, mover.colour, mover.size, x, y, max(level, 0), head)  # type: ignore[arg-type]  # a way


def check_way(mover: Mover, lying: str) -> None:
    """Refuse a ghost that is to end in another way than it may."""
    if lying not in mover.ways:
        raise NotationError(f"{mover.name} ends upright" if lying else f"say how {mover.name} lies")


def given_places(movers: Sequence[Mover], plain: Any) -> list[GhostPlace]:
    """Return where a program says that the ghosts end, all of them in the order of the task."""
    given = {place.name: place for place in convert(plain, list[GhostPlace])}
    if set(given) != {mover.name for mover in movers}:
        raise NotationError("an answer says where each ghost of the task ends", "$")
    for mover in movers:
        place = given[mover.name]
        check_way(mover, place.lying or "")
        if (place.colour, place.size) != (mover.colour, mover.size):
            raise NotationError(f"{mover.name} is {mover.colour} and {mover.size}")
    return [given[mover.name] for mover in movers]


def try_places(
    position: Position,
    movers: Sequence[Mover],
    steps: int,
    doors: Sequence[str],
    places: Sequence[GhostPlace],
) -> Attempt:
    """Return whether the ghosts come there and are hidden, and who is seen through which door."""
    after = moved(position, places)
    to_scene(after)
    taken = sum(steps_of(mover, place) for mover, place in zip(movers, places, strict=True))
    told = [f"that takes {taken} of {steps} steps"]
    names = [place.name for place in places]
    seen = [
        seen_line(ghost.name, door, shown.samples)
        for door in doors
        for ghost, shown in zip(after.ghosts, look_at(after, door).ghosts, strict=True)
        if ghost.name in names and shown.is_caught
    ]
    return Attempt(solved=taken <= steps and not seen, told=told + seen)


def moved(position: Position, places: Sequence[GhostPlace]) -> Position:
    """Return a position with ghosts at new places, those that enter last."""
    new = {place.name: place for place in places}
    inside = tuple(new.pop(ghost.name, ghost) for ghost in position.ghosts)
    return msgspec.structs.replace(position, ghosts=(*inside, *new.values()))


def steps_of(mover: Mover, place: GhostPlace) -> int:
    """Return how many steps bring a ghost to a place."""
    return 0 if place == mover.place else mover.steps_to((int(place.x), int(place.y)))


def say_places(places: Sequence[GhostPlace]) -> str:
    """Return where ghosts end as it would be typed."""
    return "; ".join(
        f"{place.name} {place.x:g} {place.y:g} {place.level} {place.lying or ''}".strip()
        for place in places
    )
