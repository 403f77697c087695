"""Errands: a bot begins to ponder a state, and notes what comes of it."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import MAX_PLAYERS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.state import State

from .deliberating import foresee
from .desk import Desk, Draft
from .mind import hurry
from .pondering import begin_prospect
from .prospect import Prospect


@compiled
def ponder_state(desk: Desk, state: State, can_move: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Begin to think about a state, in whatever mood the bot is."""
    desk.prospect.minds[0] = desk.minds[0]  # type: ignore[index]  # records are NumPy's
    begin_prospect(desk.prospect, state, desk.errands[0].seat, can_move)
    desk.errands[0].is_pondering = True


@compiled
def weigh_state(desk: Desk, state: State, is_hurried: bool) -> None:  # noqa: FBT001 - as above
    """Begin to think about what a state lets the seat hope for, in no mood."""
    mind = desk.prospect.minds[0]
    desk.prospect.minds[0] = desk.minds[0]  # type: ignore[index]  # records are NumPy's
    mind.mood = 0.0
    if is_hurried:
        hurry(mind)
    begin_prospect(desk.prospect, state, desk.errands[0].seat, True)
    desk.errands[0].is_pondering = True


@compiled
def keep_hopes(prospect: Prospect, draft: Draft) -> None:
    """Note the share of the win that each seat can expect if all do as chosen."""
    values = np.zeros(MAX_PLAYERS)
    foresee(prospect, prospect.chosen, np.empty(DOORS), values)
    for seat in range(MAX_PLAYERS):
        draft.shares[seat] = values[seat]
    draft.is_thought = True


@compiled
def betters(desk: Desk) -> bool:
    """Tell whether what was pondered is the best so far; then its hopes are kept."""
    errand, value = desk.errands[0], desk.prospect.musings[0].value
    is_best = not errand.has_hopes or value > errand.hopes
    if is_best:
        errand.has_hopes, errand.hopes = True, value
        keep_hopes(desk.prospect, desk.drafts[0])
    return is_best
