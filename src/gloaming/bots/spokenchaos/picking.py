"""Picking a side: the one whose doors are best for whoever picks."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.actions import SIDE
from gloaming.games.spokenchaos.material import MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import SIDES

from .desk import DECIDED, PICKING, Desk
from .drafting import choose_only
from .errands import keep_hopes, ponder_state
from .weighing import best_side_for, write_shares


@compiled
def begin_picking(desk: Desk, stream: Stream) -> None:
    """Begin to look who is seen from where; who fears nothing picks any other side."""
    errand, state = desk.errands[0], desk.states[0]
    errand.stage = PICKING
    if desk.minds[0].caution > 0.0:
        ponder_state(desk, state, False)
        return
    side = below(stream, SIDES - 1)
    choose_only(desk.drafts[0], SIDE + (side if side < state.side else side + 1))
    errand.stage = DECIDED


@compiled
def pick_side(desk: Desk) -> None:
    """Choose the side that is best for the seat."""
    prospect, draft, forecast = desk.prospect, desk.drafts[0], desk.prospect.forecasts[0]
    shares, first, last = np.zeros((DOORS, MAX_PLAYERS)), 0, FIELDS
    write_shares(prospect.trips, prospect.chosen, forecast, shares)
    if forecast.number > 0:
        first, last = forecast.number - 1, forecast.number
    choose_only(draft, SIDE + best_side_for(forecast, desk.errands[0].seat, first, last, shares))
    draft.simulations = SIDES - 1
    keep_hopes(prospect, draft)
    desk.errands[0].stage = DECIDED
