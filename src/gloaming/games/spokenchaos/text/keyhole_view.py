"""The look of a match for people: who is seen and how, what hides the others, the ID picture."""

from typing import Annotated, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.hiding_told import PART_NAMES
from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.sight.picture import png
from gloaming.games.spokenchaos.sight.raycast import Picture
from gloaming.games.spokenchaos.state import State

from .keyhole_view_told import NO_DOOR, look_at
from .moved import GhostNumber

Shown: TypeAlias = NDArray[np.int32]  # a bit for each ghost of the look that a sample shows


class Sight(msgspec.Struct, frozen=True):
    """How much of a ghost is seen, and along which line."""

    ghost: GhostNumber
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Cover(msgspec.Struct, frozen=True):
    """A part of a piece of furniture."""

    piece: int
    part: Annotated[str, PART_NAMES]


class Viewed(Sight, frozen=True):
    """A ghost in the lobby, whether it is seen or what hides it."""

    whole: int  # so many samples would show it directly in an empty lobby
    by: Cover | None  # what ends most of their ways before it; None: nothing does


class View(msgspec.Struct, frozen=True):
    """What is seen of all ghosts in the lobby through a door."""

    door: Annotated[str, DOOR_NAMES]
    ghosts: list[Viewed]


class KeyholeView(NamedTuple):
    """What the keyhole shows of a state."""

    view: View
    picture: Picture
    shown: Shown


def keyhole_view(states: Records[State], door: int = NO_DOOR) -> KeyholeView:
    """Look through the keyhole where it stands, or through another door."""
    grid = int(states[0].grid)
    picture, shown = np.empty((grid, grid), np.uint8), np.empty((grid, grid), np.int32)
    return KeyholeView(told(View, look_at, states, door, picture, shown), picture, shown)


def picture(options: SpokenchaosOptions, states: Records[State]) -> bytes:
    """Return the ID picture of a look as a PNG."""
    seen = keyhole_view(states)
    colours = [options.seat_colours[one.ghost // GHOSTS] for one in seen.view.ghosts]
    return png(seen.picture, colours)
