"""The account: what an action does, as values of which sentences are made in any language.

Cells are told as (column, position).
"""

from typing import Literal, TypeAlias, cast

import msgspec

from gloaming.core.account import GameAccount
from gloaming.core.actors import CHANCE
from gloaming.core.game import Moment
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import (
    LETTERS,
    Cells,
    Letter,
    Place,
    place_of,
    places_in,
    set_of,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import mist_after, move_of
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.course.setup import DEAL_CELLS
from gloaming.games.menhirs.material import LANDS, MENHIR
from gloaming.games.menhirs.options import FACE_DOWN, TURNS
from gloaming.games.menhirs.state import State

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
    state, (seat, action) = moment.before[0], moment.ply
    if seat == CHANCE:
        return dealt(state, action - DEAL)
    if action < CLUSTER:
        return Placed(seat, place_of(action - PLACE))
    if action < TILE:
        return ClusterTaken(seat, places(cluster_of(1 << (action - CLUSTER), state.mist)))
    if action < GO:
        return TileTaken(seat, place_of(action - TILE))
    return turn_made(state, seat, action)


def dealt(state: State, land: int) -> Dealt:
    """Tell of a land tile that is turned up."""
    number = int(state.menhirs_dealt) + 1
    is_face_down = land == MENHIR and number in FACE_DOWN
    is_last = state.forests_left + state.menhirs_left == 1
    fallen = size_of(int(state.face_down)) + is_face_down
    return Dealt(
        cast("Land", LANDS[land]),
        place_of(DEAL_CELLS[state.terms.board, state.dealt]),
        number if is_face_down else None,
        int(state.menhirs_dealt) + (land == MENHIR) - fallen if is_last else None,
    )


def turn_made(state: State, seat: int, action: int) -> Moved | Removed | Passed:
    """Tell of a move, a removal or a pass."""
    mist = int(state.mist)
    if action == PASSING:
        removal = removal_after(state, mist)
        return Passed(
            seat=seat,
            removal=removal,
            ending=ending_after(state, mist, removal),
            is_forced=not state.terms.may_pass,
        )
    if action < REMOVE:
        return moved(state, seat, action - GO)
    tile = 1 << (action - REMOVE)
    after = mist & ~tile
    freed, covered = menhirs_changed(state, after)
    return Removed(
        seat=seat,
        freed=freed,
        covered=covered,
        ending=ending_after(state, after, ""),
        tile=place_of(action - REMOVE),
        lifts_ban=bool(state.moved & tile),
    )


def moved(state: State, seat: int, direction: int) -> Moved:
    """Tell of the chosen tiles that move."""
    after = int(mist_after(state.mist, move_of(state.chosen, direction)))
    freed, covered = menhirs_changed(state, after)
    removal = removal_after(state, after)
    return Moved(
        seat=seat,
        freed=freed,
        covered=covered,
        removal=removal,
        ending=ending_after(state, after, removal),
        tiles=places(int(state.chosen)),
        direction=LETTERS[direction],
    )


def menhirs_changed(state: State, mist: Cells) -> tuple[Places, Places]:
    """Return which menhirs come free and which are covered if the mist becomes so."""
    menhirs, before = int(state.terms.menhirs), int(state.mist)
    return places(menhirs & before & ~mist), places(menhirs & mist & ~before)


def removal_after(state: State, mist: Cells) -> Removal:
    """Return whether a tile is to be removed in this turn."""
    if are_all_free(state, mist) or not removes(state.terms, state.turn):
        return ""
    return "due" if removable(state.terms, mist) else "none"


def ending_after(state: State, mist: Cells, removal: Removal) -> Ending:
    """Return why the match ends, if it does."""
    if are_all_free(state, mist):
        return "free"
    return "rounds" if state.turn == TURNS and removal != "due" else ""


def are_all_free(state: State, mist: Cells) -> bool:
    """Tell whether every menhir would be free, which nobody can say if some are out of sight."""
    menhirs = int(state.terms.menhirs)
    in_play = int(state.menhirs_dealt) - size_of(int(state.face_down))
    return menhirs & mist == 0 and size_of(menhirs) >= in_play


def places(cells: Cells) -> Places:
    """Return the cells of a set."""
    return tuple(places_in(int(cells)))


def recalled(account: Account, mist: Cells) -> Account:
    """Return an account without what would tell of menhirs that lie under mist now."""
    if isinstance(account, Dealt):
        return HiddenDeal(account.standing)
    if isinstance(account, Placed):
        return HiddenPlacing(account.seat)
    if not isinstance(account, TurnMade):
        return account
    return msgspec.structs.replace(
        account,
        freed=places(set_of(account.freed) & ~mist),
        covered=places(set_of(account.covered) & ~mist),
    )
