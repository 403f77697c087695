"""Proving, for so many nodes at a time, and what is to be done next.

begin_proof    think about a position
prove          PROVING: call it again; SEARCHING: grow a tree, then `begin_check`, then again;
DECIDED: `settled_at` tells what
begin_check    ask of the best turns of a tree whether they are proven to lose
"""

import numpy as np

from gloaming.bots.search.ranking import write_best
from gloaming.bots.search.records import Tree
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Records
from gloaming.core.streams import Stream, below
from gloaming.games.menhirs.actions import MOST_ACTIONS
from gloaming.games.menhirs.clusters.move import PASS, mist_after
from gloaming.games.menhirs.clusters.moves import all_moves
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.legal_actions import legal_actions
from gloaming.games.menhirs.course.rounds import ban_after
from gloaming.games.menhirs.solver.deepening import deepen, turns_left
from gloaming.games.menhirs.solver.search import DONE, PAUSED, ask, run
from gloaming.games.menhirs.solver.table import YES
from gloaming.games.menhirs.state import MOVING, State

from .proof import (
    BEGUN,
    CANDIDATES,
    CHECKING,
    CHOOSING,
    DEEPENING,
    OPEN,
    PROVEN,
    SETTLED,
    Inquiry,
    Proof,
    write_mirrors,
)
from .turns import MOVE_MASK, choose_turns, removed_by

PROVING, SEARCHING, DECIDED = range(3)
CHECK_SHARE = 4  # a check of one turn may cost the same as the proof, divided by this


@entry_point(changes=("stream",), stays=("states", "proof"))
def begin_proof(
    states: Records[State], seat: int, stream: Stream, proof: Proof, nodes: int
) -> None:
    """Think about a position, with so many nodes; a turn that was begun is ended somehow."""
    state, inquiry, search = states[0], proof.inquiries[0], proof.search
    deepening = proof.deepenings[0]
    inquiry.stage, inquiry.nodes, inquiry.limit = OPEN, nodes, nodes
    if state.chosen != 0:
        out = np.empty(MOST_ACTIONS, np.int64)
        inquiry.chosen = out[below(stream, legal_actions(state, seat, out))]
        inquiry.stage = BEGUN
    elif nodes > 0 and state.phase == MOVING:
        search.terms[0] = state.terms  # type: ignore[index]  # records are NumPy's
        write_mirrors(search.terms[0], search.mirrors[0])
        deepening.mist, deepening.banned, deepening.turn = state.mist, state.banned, state.turn
        inquiry.stage = DEEPENING
        inquiry.count = list_turns(state, stream, proof.turns)


@compiled
def list_turns(state: State, stream: Stream, out: Actions) -> int:
    """Write all turns of a position, those with moves of whole clusters first."""
    found = all_moves(state.terms, state.mist, state.banned)
    moves, count = np.empty(len(found) + 1, np.int64), len(found)
    for index in range(count):
        moves[index] = found[index]
    if count == 0 or state.terms.may_pass:
        moves[count] = PASS
        count += 1
    return choose_turns(state, stream, moves, count, out)


@entry_point(stays=("proof",))
def prove(proof: Proof, most_nodes: int) -> int:
    """Go on for so many nodes; return what is to be done next."""
    inquiry, cursor = proof.inquiries[0], proof.search.cursors[0]
    until = cursor.nodes + most_nodes
    while inquiry.stage in (DEEPENING, CHOOSING, CHECKING):
        left = min(until, inquiry.limit) - cursor.nodes
        if inquiry.stage == DEEPENING:
            status = deepen(proof.search, proof.deepenings, left)
        else:
            status = ask_of_turn(proof, left)
        if status == PAUSED and cursor.nodes < inquiry.limit:
            return PROVING
        inquiry.is_asked = False
        if status != DONE:  # what there are no nodes or no room for stays open
            give_up(proof)
        elif inquiry.stage == DEEPENING:
            begin_choosing(proof)
        else:
            heed(proof, cursor.answer == YES)
    return SEARCHING if inquiry.stage == OPEN else DECIDED


@compiled
def ask_of_turn(proof: Proof, most_nodes: int) -> int:
    """Go on with the question about the position after a turn, for so many nodes."""
    inquiry, deepening = proof.inquiries[0], proof.deepenings[0]
    if not inquiry.is_asked:
        turn = proof.turns[inquiry.step]
        move, removed = turn & MOVE_MASK, removed_by(turn)
        mist = mist_after(deepening.mist, move) & ~removed
        banned = ban_after(proof.search.terms[0], move, removed)
        ask(proof.search, mist, banned, deepening.turn + 1, inquiry.depth)
        inquiry.is_asked = True
    return run(proof.search, most_nodes)


@compiled
def heed(proof: Proof, is_won: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Note the answer to the question about a turn."""
    inquiry = proof.inquiries[0]
    if inquiry.stage == CHOOSING:
        if is_won == (proof.deepenings[0].distance % 2 == 1):
            choose(inquiry, proof.turns[inquiry.step], PROVEN)
        else:
            inquiry.step += 1
            if inquiry.step == inquiry.count:  # there was no room for all turns
                inquiry.stage = OPEN
    elif is_won:
        begin_checking(proof, inquiry.step + 1)
    else:
        choose(inquiry, proof.turns[inquiry.step], SETTLED)


@compiled
def give_up(proof: Proof) -> None:
    """Leave a question open; a turn that is not proven to lose is taken."""
    inquiry = proof.inquiries[0]
    if inquiry.stage == CHECKING:
        choose(inquiry, proof.turns[inquiry.step], SETTLED)
    else:
        inquiry.stage = OPEN


@compiled
def choose(inquiry: Inquiry, turn: int, stage: int) -> None:
    """Choose a turn."""
    inquiry.chosen, inquiry.stage = turn, stage


@compiled
def begin_choosing(proof: Proof) -> None:
    """Look for a turn that brings about the known result.

    A winner's leaves the opponent lost within one turn less; a loser's lets him not win sooner,
    and in a draw nobody wins to the end.
    """
    inquiry, deepening = proof.inquiries[0], proof.deepenings[0]
    distance = deepening.distance
    deepening.searched = turns_left(deepening.turn)
    inquiry.stage, inquiry.step = CHOOSING, 0
    inquiry.depth = distance - 1 if distance % 2 == 1 else distance - 3
    if distance == 0:
        inquiry.depth = odd_within(deepening.searched - 1)
    if distance == 1:
        wins = winning_move(proof.search.terms[0], deepening.mist, deepening.banned)
        choose(inquiry, wins, PROVEN)
    elif inquiry.depth <= 0:
        choose(inquiry, proof.turns[0], PROVEN)


@compiled
def odd_within(depth: int) -> int:
    """Return the largest odd number that is not larger."""
    return depth - (depth + 1) % 2


@entry_point(stays=("tree", "proof"))
def begin_check(tree: Tree, proof: Proof) -> None:
    """Ask of the best turns of a tree whether they are proven to lose."""
    inquiry, searched = proof.inquiries[0], proof.deepenings[0].searched
    inquiry.count = write_best(tree, CANDIDATES, proof.turns)
    inquiry.depth = odd_within(searched - 1)
    inquiry.stage, inquiry.is_asked = CHECKING, False
    if searched <= 1:
        choose(inquiry, proof.turns[0], SETTLED)
    else:
        begin_checking(proof, 0)


@compiled
def begin_checking(proof: Proof, step: int) -> None:
    """Go on to a turn of the tree; if all lose, the best one is taken."""
    inquiry = proof.inquiries[0]
    inquiry.step = step
    inquiry.limit = proof.search.cursors[0].nodes + inquiry.nodes // CHECK_SHARE
    if step == inquiry.count:
        choose(inquiry, proof.turns[0], SETTLED)
