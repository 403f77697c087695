"""What helps a seat to choose beyond the listed actions: fields in reach, spots, who is meant."""

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.state import State

from .guide_told import guide_at
from .reach import Reach

# x and y in 1/32 field, the level, the height and the way that a ghost points there.
Spot: TypeAlias = tuple[int, int, int, float, int]


class Guide(msgspec.Struct, frozen=True):
    """What helps a seat to choose; nothing, if it is not asked."""

    ghosts: list[Reach] | UnsetType = UNSET
    ghost: int | UnsetType = UNSET  # about which the midnight card asks
    piece: int | UnsetType = UNSET
    lands: int | UnsetType = UNSET  # the ghost that will stand where the one on its way ends
    merges: int | UnsetType | None = UNSET  # with whom
    spots: list[Spot] | UnsetType = UNSET  # where it may end


def guide(states: Records[State], seat: int) -> Guide:
    """Return what a seat can reach, the spots of the ghost on its way, and who is meant."""
    found: Guide = told(Guide, guide_at, states, seat)
    return found
