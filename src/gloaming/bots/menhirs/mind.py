"""What a bot for Menhirs keeps in mind: what it sees, and what it overlooks."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.engine.rooms import Room, copy_in
from gloaming.core.layout import Bool, Int16, Layout, Records

MOST_TURNS_LOOKED_AT = 1024


class Mind(Layout):
    """Blind spots and habits."""

    sees_parts: Bool  # that large clusters can be split
    oversight: Annotated[float, np.float64]  # how often it overlooks that a turn loses at once
    playouts: Int16  # from each new position
    care: Int16  # turns that a playout looks at for one that lets nobody win
    mood: Annotated[float, np.float64]  # how much its judgement wavers


class MenhirsMind(NamedTuple):
    """A mind, and room to think in, as compiled code takes it."""

    minds: Records[Mind]
    looked_at: NDArray[np.int64]  # turns


def make_mind(room: Room, mind: Records[Mind]) -> MenhirsMind:
    """Return a mind in a room, with space to think."""
    return MenhirsMind(copy_in(room, mind), room.zeros(MOST_TURNS_LOOKED_AT, np.int64))
