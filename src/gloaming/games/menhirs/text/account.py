"""The account: what an action does, as values of which sentences are made in any language.

Cells are told as (column, position).
"""

from typing import Literal, TypeAlias, cast

from gloaming.core.account import GameAccount
from gloaming.core.encoding import told
from gloaming.core.game import Moment
from gloaming.games.menhirs.clusters.board import Cells, Letter, Place

from .account_told import account_at, recalled_at

Places: TypeAlias = tuple[Place, ...]
Land: TypeAlias = Literal["forest", "menhir"]
Removal: TypeAlias = Literal["", "due", "none"]
Ending: TypeAlias = Literal["", "free", "rounds"]


class Dealt(GameAccount, frozen=True, tag="deal"):
    """A land tile was turned up."""

    land: Land
    cell: Place
    face_down: int | None = None  # which menhir it is, if it lies face down and counts as forest
    standing: int | None = None  # the menhirs in play, if this was the last land tile


class HiddenDeal(GameAccount, frozen=True, tag="hidden-deal"):
    """A land tile was turned up that must be remembered."""

    standing: int | None = None  # as above


class Placed(GameAccount, frozen=True, tag="place"):
    """Mist was placed."""

    seat: int
    cell: Place


class HiddenPlacing(GameAccount, frozen=True, tag="hidden-place"):
    """Mist was placed where one must remember it."""

    seat: int


class ClusterTaken(GameAccount, frozen=True, tag="cluster"):
    """A whole cluster was chosen to move."""

    seat: int
    tiles: Places


class TileTaken(GameAccount, frozen=True, tag="tile"):
    """A tile was chosen for the part that will move."""

    seat: int
    tile: Place


class TurnMade(GameAccount, frozen=True, kw_only=True):
    """Something that changes the mist or ends a turn."""

    seat: int
    freed: Places = ()  # menhirs
    covered: Places = ()
    removal: Removal = ""  # whether a tile is to be removed now: none, if none may be
    ending: Ending = ""  # why the match ended with it: every menhir is free, or the rounds are over


class Moved(TurnMade, frozen=True, kw_only=True, tag="go"):
    """A cluster or a part of one moved."""

    tiles: Places  # where they lay
    direction: Letter


class Removed(TurnMade, frozen=True, kw_only=True, tag="remove"):
    """A mist tile was removed."""

    tile: Place
    lifts_ban: bool = False  # one of the tiles just moved is gone, so they may be moved back


class Passed(TurnMade, frozen=True, kw_only=True, tag="pass"):
    """A turn passed."""

    is_forced: bool = False  # no mist may move


Account: TypeAlias = (
    Dealt
    | HiddenDeal
    | Placed
    | HiddenPlacing
    | ClusterTaken
    | TileTaken
    | Moved
    | Removed
    | Passed
)


def account_of(moment: Moment) -> Account:
    """Return what an action does."""
    return cast("Account", told(Account, account_at, moment.before, *moment.ply))


def recalled(moment: Moment, mist: Cells) -> Account:
    """Return what an action did, without what would tell of menhirs that lie under mist now."""
    return cast("Account", told(Account, recalled_at, moment.before, *moment.ply, mist))
