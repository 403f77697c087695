"""What a bot for Menhirs does: by its proof, or else by its search."""

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.decision import MOST_ACTIONS, put_decision
from gloaming.bots.search.opening import open_search
from gloaming.bots.search.records import Tree
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Records
from gloaming.games.menhirs.options import SEATS
from gloaming.games.menhirs.solver.deepening import Deepening
from gloaming.games.menhirs.state import State

from . import turns
from .mind import MenhirsMind
from .proof import BEGUN, CHECKING, PROVEN, Inquiry, Proof
from .turns import EVEN, write_actions

OPENED = open_search(turns, State, MenhirsMind)
tell_decision = OPENED.tell_decision


@entry_point(stays=("tree", "states", "proof"), counted=("out",))
def settled_at(tree: Tree, states: Records[State], proof: Proof, most_moves: int, out: Told) -> int:
    """Tell what is decided, with so many moves of the line that a search expects."""
    begin(out)
    inquiry = proof.inquiries[0]
    if inquiry.stage in (PROVEN, BEGUN):
        put_decision(
            out,
            actions=actions_of(states[0], inquiry),
            shares=shares_after(proof.deepenings[0]),
            is_proven=inquiry.stage == PROVEN,
            turns=proof.deepenings[0].distance,
            simulations=proof.search.cursors[0].nodes,
            line=0,
        )
        return length(out)
    turn = proof.turns[inquiry.step] if inquiry.stage == CHECKING else inquiry.chosen
    tell_decision(tree, states, turn, most_moves, out)
    return length(out)


@compiled
def actions_of(state: State, inquiry: Inquiry) -> Actions:
    """Return the actions of the turn, or what ends one that was begun."""
    actions, count = np.empty(MOST_ACTIONS, np.int64), 1
    actions[0] = inquiry.chosen
    if inquiry.stage == PROVEN:
        count = write_actions(state, inquiry.chosen, actions)
    return actions[:count]


@compiled
def shares_after(deepening: Deepening) -> NDArray[np.float64]:
    """Return both shares of the win: who is to move wins after an odd number of turns."""
    share = EVEN
    if deepening.distance > 0:
        share = 1.0 * (deepening.distance % 2 == 1)
    mover = (deepening.turn - 1) % SEATS
    shares = np.empty(SEATS)
    for seat in range(SEATS):
        shares[seat] = share if seat == mover else 1.0 - share
    return shares
