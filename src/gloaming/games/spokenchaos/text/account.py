"""What a moment tells beyond its text and its states: a roll's owner, the look, what moved too."""

from typing import Annotated, TypeAlias

import msgspec

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import PIPS
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.keyhole_view import view
from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.state import INSIDE, LOOKING, ROLLING, State

from .displaced import displaced
from .remarks import door_name

GhostNumber: TypeAlias = Annotated[int, "among all ghosts, seven of each seat"]


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that was done."""


class Rolled(Fact, frozen=True, tag="roll"):
    """Somebody rolled for the side."""

    seat: int
    pips: int


class Sight(msgspec.Struct, frozen=True):
    """How much of a ghost is seen, and along which line."""

    ghost: GhostNumber
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Looked(Fact, frozen=True, tag="look"):
    """Somebody looked through the keyhole at all ghosts in the lobby."""

    door: str
    sights: list[Sight]


class Displaced(Fact, frozen=True, tag="displaced"):
    """Somebody put a piece of furniture down, and others moved with it."""

    pieces: list[int]  # in the order of the material list
    ghosts: list[GhostNumber]


def facts(options: SpokenchaosOptions, moment: Moment) -> Fact | None:
    """Return the facts of a moment, if it has any."""
    before, (actor, action) = moment
    phase = before[0].phase
    if actor == CHANCE and phase == ROLLING:
        return Rolled(int(roller(clone(before)[0])), action - PIPS + 1)
    if actor == AUTOMATIC and phase == LOOKING:
        return looked(options, clone(before))
    pieces, ghosts, _ = displaced(*moment)
    return Displaced(pieces, ghosts) if pieces or ghosts else None


def looked(options: SpokenchaosOptions, states: Records[State]) -> Looked:
    """Return who is seen through the keyhole, and how."""
    figures, least = states[0].figures, enough(int(states[0].grid))
    inside = [number for number, figure in enumerate(figures) if int(figure.where) == INSIDE]
    sights = [
        Sight(number, seen.samples, seen.mirrored, seen.line, seen.samples >= least)
        for number, seen in zip(inside, view(options, states).look.ghosts, strict=True)
    ]
    return Looked(door_name(states[0]), sights)
