"""A turn: move, win or remove, and whose turn comes next (rules 3)."""

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.menhirs.clusters.board import Cell, Cells
from gloaming.games.menhirs.clusters.move import PASS, Move, landing, mist_after, reverse
from gloaming.games.menhirs.options import SEATS, TURNS
from gloaming.games.menhirs.state import (
    MENHIRS_FREE,
    MOVING,
    OVER,
    REMOVING,
    ROUNDS_PLAYED,
    State,
    Terms,
)


@compiled
def mover(state: State) -> int:
    """Return the seat whose turn it is."""
    return (state.turn - 1) % SEATS


@compiled
def removes(terms: Terms, turn: int) -> bool:
    """Tell whether the round marker says "move and remove" (rules 3.1)."""
    return (terms.removals >> turn) & 1 != 0


@entry_point()
def removable(terms: Terms, mist: Cells) -> Cells:
    """Return the tiles that may be removed: not the one on the last covered menhir (3.7)."""
    covered = mist & terms.menhirs
    only_one = covered & (covered - 1) == 0
    return mist & ~covered if only_one else mist


@compiled
def ban_after(terms: Terms, move: Move, removed: Cells) -> Move:
    """Return the move that a turn forbids to the opponent, or PASS (rules 3.5)."""
    if not terms.no_take_back or removed & landing(move) != 0:
        return PASS
    return reverse(move)


@compiled
def make_move(state: State, move: Move) -> None:
    """Move tiles, or pass; this wins, leads to a removal or ends the turn."""
    state.mist = mist_after(state.mist, move)
    state.chosen = 0
    state.moved = ban_after(state.terms, move, 0)
    if state.mist & state.terms.menhirs == 0:
        win(state)
    elif removes(state.terms, state.turn) and removable(state.terms, state.mist) != 0:
        state.phase = REMOVING
    else:
        end_turn(state)


@compiled
def remove(state: State, cell: Cell) -> None:
    """Remove a mist tile; one of the tiles just moved voids the ban (rules 3.5)."""
    tile = 1 << cell
    state.mist &= ~tile
    if state.moved & tile != 0:
        state.moved = PASS
    end_turn(state)


@compiled
def win(state: State) -> None:
    """End the match: the mover has freed every menhir (rules 3.6)."""
    state.winner = mover(state)
    state.ending = MENHIRS_FREE
    state.phase = OVER
    state.turns_made += 1


@compiled
def end_turn(state: State) -> None:
    """Pass the turn on; after the last round it is a draw (rules 3.9)."""
    state.banned = state.moved
    state.moved = PASS
    state.turns_made += 1
    state.phase = MOVING
    if state.turn == TURNS:
        state.phase = OVER
        state.ending = ROUNDS_PLAYED
    else:
        state.turn += 1
