"""The account: what an action does, as values of which sentences are made in any language.

Cells are told as (column, position).
"""

from typing import Literal, TypeAlias, cast

from gloaming.core.account import GameAccount
from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING, place_of
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import Cells, Letter, Place, Places, size_of
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import mist_after, move_of
from gloaming.games.menhirs.clusters.writer import land_writer
from gloaming.games.menhirs.course.rounds import removable, removes
from gloaming.games.menhirs.course.setup import DEAL_CELLS, FIFTH, THIRD
from gloaming.games.menhirs.material import MENHIR
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

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


NO_CELLS = 0
NO_REMOVAL, REMOVAL_DUE = place_of(Removal, ""), place_of(Removal, "due")
NONE_REMOVABLE = place_of(Removal, "none")
NO_ENDING, ALL_FREE = place_of(Ending, ""), place_of(Ending, "free")
ROUNDS_OVER = place_of(Ending, "rounds")

put_deal, put_hidden_deal = land_writer(Dealt, Account), land_writer(HiddenDeal, Account)
put_placed, put_hidden_placing = land_writer(Placed, Account), land_writer(HiddenPlacing, Account)
put_cluster, put_tile = land_writer(ClusterTaken, Account), land_writer(TileTaken, Account)
put_moved, put_removed = land_writer(Moved, Account), land_writer(Removed, Account)
put_passed = land_writer(Passed, Account)


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does."""
    state = states[0]
    begin(out)
    if actor == CHANCE:
        put_dealt(out, state, action - DEAL)
    elif action < CLUSTER:
        put_placed(out, seat=actor, cell=action - PLACE)
    else:
        put_turn(out, state, actor, action, NO_CELLS)
    return length(out)


@entry_point(counted=("out",))
def recalled_at(states: Records[State], actor: int, action: int, mist: Cells, out: Told) -> int:
    """Tell what an action did, without what would tell of menhirs that lie under mist now."""
    state = states[0]
    begin(out)
    if actor == CHANCE:
        put_hidden_deal(out, standing=standing_after(state, action - DEAL))
    elif action < CLUSTER:
        put_hidden_placing(out, seat=actor)
    else:
        put_turn(out, state, actor, action, mist)
    return length(out)


@compiled
def put_dealt(out: Told, state: State, land: int) -> None:
    """Write of a land tile that is turned up."""
    put_deal(
        out,
        land=land,
        cell=DEAL_CELLS[state.terms.board, state.dealt],
        face_down=state.menhirs_dealt + 1 if is_face_down(state, land) else NOTHING,
        standing=standing_after(state, land),
    )


@compiled
def is_face_down(state: State, land: int) -> bool:
    """Tell whether a land tile is a menhir that counts as forest (rules 2.1)."""
    return land == MENHIR and state.menhirs_dealt + 1 in (THIRD, FIFTH)


@compiled
def standing_after(state: State, land: int) -> int:
    """Return how many menhirs are in play, if this is the last land tile."""
    if state.forests_left + state.menhirs_left > 1:
        return NOTHING
    return menhirs_in_play(state) + (land == MENHIR and not is_face_down(state, land))


@compiled
def menhirs_in_play(state: State) -> int:
    """Return how many menhirs were dealt that do not count as forest."""
    return state.menhirs_dealt - size_of(state.face_down)


@compiled
def put_turn(out: Told, state: State, seat: int, action: int, hidden: Cells) -> None:
    """Write of tiles chosen, a move, a removal or a pass, but of no menhirs on hidden cells."""
    if action < TILE:
        put_cluster(out, seat=seat, tiles=cluster_of(1 << (action - CLUSTER), state.mist))
    elif action < GO:
        put_tile(out, seat=seat, tile=action - TILE)
    else:
        put_effect(out, state, seat, action, hidden)


@compiled
def put_effect(out: Told, state: State, seat: int, action: int, hidden: Cells) -> None:
    """Write of what changes the mist or ends a turn."""
    mist = mist_left(state, action)
    removal = NO_REMOVAL if REMOVE <= action < PASSING else removal_after(state, mist)
    menhirs, ending = state.terms.menhirs & ~hidden, ending_after(state, mist, removal)
    freed, covered = menhirs & state.mist & ~mist, menhirs & mist & ~state.mist
    if action < REMOVE:
        put_moved(
            out,
            seat=seat,
            freed=freed,
            covered=covered,
            removal=removal,
            ending=ending,
            tiles=state.chosen,
            direction=action - GO,
        )
    elif action < PASSING:
        tile = action - REMOVE
        lifts_ban = state.moved & (1 << tile) != 0
        put_removed(
            out,
            seat=seat,
            freed=freed,
            covered=covered,
            ending=ending,
            tile=tile,
            lifts_ban=lifts_ban,
        )
    else:
        put_passed(
            out, seat=seat, removal=removal, ending=ending, is_forced=not state.terms.may_pass
        )


@compiled
def mist_left(state: State, action: int) -> Cells:
    """Return the mist after a move, a removal or a pass."""
    if action < REMOVE:
        return mist_after(state.mist, move_of(state.chosen, action - GO))
    return state.mist & ~(1 << (action - REMOVE)) if action < PASSING else state.mist


@compiled
def removal_after(state: State, mist: Cells) -> int:
    """Return whether a tile is to be removed in this turn."""
    if are_all_free(state, mist) or not removes(state.terms, state.turn):
        return NO_REMOVAL
    return REMOVAL_DUE if removable(state.terms, mist) != 0 else NONE_REMOVABLE


@compiled
def ending_after(state: State, mist: Cells, removal: int) -> int:
    """Return why the match ends, if it does."""
    if are_all_free(state, mist):
        return ALL_FREE
    return ROUNDS_OVER if state.turn == TURNS and removal != REMOVAL_DUE else NO_ENDING


@compiled
def are_all_free(state: State, mist: Cells) -> bool:
    """Tell whether every menhir would be free, which nobody can say if some are out of sight."""
    menhirs = state.terms.menhirs
    return menhirs & mist == 0 and size_of(menhirs) >= menhirs_in_play(state)


def account_of(moment: Moment) -> Account:
    """Return what an action does."""
    return cast("Account", told(Account, account_at, moment.before, *moment.ply))


def recalled(moment: Moment, mist: Cells) -> Account:
    """Return what an action did, without what would tell of menhirs that lie under mist now."""
    return cast("Account", told(Account, recalled_at, moment.before, *moment.ply, mist))
