"""From a state to a position."""

import msgspec

from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import HEIGHTS, places_in
from gloaming.games.menhirs.clusters.move import PASS, direction_of, tiles_of
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

from .position import Banned, Position, Settings, letter


def from_state(states: Records[State]) -> Position:
    """Return what a state has on the board."""
    state, terms = states[0], states[0].terms
    banned: Banned | msgspec.UnsetType = msgspec.UNSET
    if state.banned != PASS:
        tiles = tuple(places_in(tiles_of(state.banned)))
        banned = Banned(tiles, letter(direction_of(state.banned)))
    return Position(
        game="menhirs",
        heights=HEIGHTS[terms.board],
        menhirs=tuple(places_in(terms.menhirs)),
        mist=tuple(places_in(state.mist)),
        turn=int(state.turn),
        banned=banned,
        schedule=tuple(bool(terms.removals >> turn & 1) for turn in range(1, TURNS + 1)),
        settings=Settings(
            must_detach=bool(terms.must_detach),
            may_pass=bool(terms.may_pass),
            no_take_back=bool(terms.no_take_back),
        ),
    )
