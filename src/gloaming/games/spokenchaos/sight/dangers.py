"""Who the next look may catch as things stand: for going through a match, never during one."""

from typing import cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.state import State

from .dangers_told import dangers_at


class Fear(msgspec.Struct, frozen=True):
    """How likely a ghost is to be caught by the next look."""

    ghost: int  # among all
    chance: float


class Dangers(msgspec.Struct, frozen=True):
    """The ghosts that some door sees at which the keyhole may be then."""

    ghosts: list[Fear]


def dangers(states: Records[State]) -> list[Fear]:
    """Return whom the next look may catch."""
    return cast("Dangers", told(Dangers, dangers_at, states)).ghosts
