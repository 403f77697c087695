"""Proofs: what the solver can say about a position within a number of nodes."""

from contextlib import suppress
from typing import Any

from gloaming.bots.thinking import Thinking, Thought
from gloaming.games.menhirs.clusters.board import LETTERS, cell_at, set_of
from gloaming.games.menhirs.clusters.move import PASS, mist_after, move_of
from gloaming.games.menhirs.course.rounds import ban_after
from gloaming.games.menhirs.solver.budget import Budget, LimitReached
from gloaming.games.menhirs.solver.solution import Solution, Turn
from gloaming.games.menhirs.solver.solve import node_of, solution_of, terms_of
from gloaming.games.menhirs.solver.solver import Node, Solver

from .turns import MOVE_MASK, REMOVAL_BIT, removed_by

TABLE = 1 << 20  # entries
SHARES = {"win": 1.0, "draw": 0.5, "loss": 0.0}
CHECK_SHARE = 4  # a check of one turn may cost the same as the proof, divided by this


class Proof:
    """A solver that has thought about one position."""

    def __init__(self, states: Any, nodes: int, seconds: float, thinking: Thinking) -> None:
        """Solve as far as the nodes allow; called off, it knows what it knows."""
        self.thinking, self.seconds, self.nodes = thinking, seconds, nodes
        self.node = node_of(states)
        self.solver = Solver(terms_of(states), self.budget(nodes), TABLE)
        self.solution: Solution = solution_of(self.solver, self.node)

    def budget(self, nodes: int) -> Budget:
        """Return an allowance of so many nodes that listens to the thinking."""
        return Budget(nodes=nodes, progress=lambda *_: not self.thinking.is_over(self.seconds))

    @property
    def turn(self) -> int | None:
        """Return the turn to make, if the result is proven."""
        if self.solution.result == "unknown" or self.solution.suggestion is None:
            return None
        return packed(self.solution.suggestion)

    def loses(self, turn: int) -> bool:
        """Tell whether a turn is proven to lose within what was searched."""
        move, removed = turn & MOVE_MASK, int(removed_by(turn))
        mist = int(mist_after(self.node.mist, move)) & ~removed
        ban = int(ban_after(self.solver.terms, move, removed))
        depth = self.solution.searched - 1
        self.solver.budget = self.budget(self.solver.nodes + self.nodes // CHECK_SHARE)
        with suppress(LimitReached):
            after = Node(mist, ban, self.node.turn + 1)
            return depth > 0 and self.solver.wins_within(after, depth - (depth + 1) % 2)
        return False

    def thought(self, seat: int) -> Thought:
        """Return what is proven for the seat that is to move."""
        share = SHARES[self.solution.result]
        return Thought(
            seat=seat,
            shares=(share, 1.0 - share) if seat == 0 else (1.0 - share, share),
            is_proven=True,
            turns=self.solution.distance or 0,
            simulations=self.solution.nodes,
        )


def packed(turn: Turn) -> int:
    """Return a turn of the solver as a move of the search."""
    move = PASS
    if turn.direction is not None:
        move = int(move_of(set_of(turn.tiles), LETTERS.index(turn.direction)))
    return move | (cell_at(*turn.remove) + 1 if turn.remove else 0) << REMOVAL_BIT
