"""What helps to choose a move: where each cluster or part can go, and what holds it up.

    clusters    while nothing is picked: every cluster, its six ways, tiles that may be picked
    part        the tiles picked so far, their six ways, tiles that may join them
    kept        tiles that may not be removed, while one is to be removed

Of menhirs that are out of sight under mist (option `hide_menhirs`) a guide knows nothing.
"""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import Letter, Place
from gloaming.games.menhirs.state import State
from gloaming.games.menhirs.text.refusals import OBSTACLE_RULES, OBSTACLES

from .guide_told import guide_at

Places: TypeAlias = tuple[Place, ...]

# Of the obstacles, those that may be met: parts are picked of what may move.
Reason: TypeAlias = Literal[
    "",
    "not-connected",
    "part-too-small",
    "rest-too-small",
    "edge",
    "mist",
    "touching",
    "take-back",
]
LAST_MENHIR_RULE = "3.7"


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a guide."""


class Way(Advice, frozen=True, kw_only=True):
    """A direction: where the tiles would land, or what holds them up."""

    direction: Letter
    reason: Annotated[Reason, OBSTACLES] = ""  # nothing: the way is open
    rule: Annotated[str, OBSTACLE_RULES] = ""
    cells: Places = ()  # the cells that are the reason
    actions: tuple[int, ...] = ()  # what to do to go there
    lands: Places = ()
    frees: Places = ()
    covers: Places = ()
    wins: bool = False
    is_final: bool = False  # it cannot be undone, as far as one can know


class Group(Advice, frozen=True):
    """A cluster, or the part picked so far, and what can be done with it."""

    tiles: Places
    ways: tuple[Way, ...]
    picks: Places  # tiles that may be picked for a part
    may_split: bool  # it is large enough


class Kept(Advice, frozen=True):
    """A tile that may not be removed."""

    tile: Place
    reason: Literal["last-menhir"]
    rule: Annotated[str, (LAST_MENHIR_RULE,)]


class Guide(Advice, frozen=True, kw_only=True):
    """All that helps now."""

    clusters: tuple[Group, ...] = ()
    part: Group | None = None
    kept: tuple[Kept, ...] = ()


def guide(states: Records[State], seat: int) -> Guide:
    """Return what helps whoever is to move or to remove."""
    return cast("Guide", told(Guide, guide_at, states, seat))
