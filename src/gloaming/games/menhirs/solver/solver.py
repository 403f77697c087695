"""Questions about the positions of one match, answered with a common table."""

from collections.abc import Iterator
from typing import NamedTuple

from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import Cells
from gloaming.games.menhirs.clusters.move import PASS, Move, mist_after
from gloaming.games.menhirs.clusters.moves import moves_in
from gloaming.games.menhirs.course.rounds import ban_after
from gloaming.games.menhirs.state import Terms

from .budget import Budget
from .children import removable_after
from .deepening import Deepening, deepen, turns_left
from .records import Search, make_search, with_larger_pool
from .search import DONE, PAUSED, POOL_FULL, ask, run
from .solution import Turn, turn_of
from .table import NO_TILE, YES, find

ENTRIES = 1 << 22
POOL = 1 << 16


class Node(NamedTuple):
    """A position at the beginning of a turn: mist, ban, and which turn it is."""

    mist: Cells
    banned: Move
    turn: int

    @property
    def turns_left(self) -> int:
        """Return how many turns the match has from here."""
        return turns_left(self.turn)


class Step(NamedTuple):
    """A turn, and the position after it."""

    turn: Turn
    after: Node


class Solver:
    """Answers questions about positions of one match; keeps what it has found out."""

    def __init__(
        self, terms: Records[Terms], budget: Budget, entries: int = ENTRIES, pool: int = POOL
    ) -> None:
        """Start with an empty table."""
        self.terms = terms[0]
        self.budget = budget
        self.search: Search = make_search(terms, entries, pool)

    @property
    def nodes(self) -> int:
        """Return how many positions were visited."""
        return int(self.search.cursors[0].nodes)

    def wins_within(self, node: Node, depth: int) -> bool:
        """Tell whether the attacker wins within so many turns; odd: it is his turn."""
        ask(self.search, *node, depth)
        status = PAUSED
        while status != DONE:
            status = run(self.search, self.budget.next_slice(self.nodes))
            self.make_room(status)
            self.budget.report(depth, self.nodes)
        return bool(self.search.cursors[0].answer == YES)

    def deepen(self, deepenings: Records[Deepening]) -> None:
        """Search a position deeper and deeper, until somebody wins or to the last turn."""
        status, deepest = PAUSED, turns_left(deepenings[0].turn)
        while status != DONE:
            status = deepen(self.search, deepenings, self.budget.next_slice(self.nodes))
            self.make_room(status)
            self.budget.report(min(int(deepenings[0].searched) + 1, deepest), self.nodes)

    def make_room(self, status: int) -> None:
        """Make more room for a search that is short of it."""
        if status == POOL_FULL:
            self.search = with_larger_pool(self.search)

    def steps(self, node: Node) -> Iterator[Step]:
        """Yield every turn with the position after it, whole clusters first."""
        terms = self.terms
        moves = moves_in(terms, node.mist, node.banned)
        if not moves or terms.may_pass:
            moves.append(PASS)
        for move in moves:
            mist = int(mist_after(node.mist, move))
            for removed in singles(int(removable_after(terms, mist, node.turn))) or [0]:
                ban = int(ban_after(terms, move, removed))
                yield Step(turn_of(move, removed), Node(mist & ~removed, ban, node.turn + 1))

    def winning_step(self, node: Node, depth: int) -> Step:
        """Return a turn after which the opponent loses within so many turns."""
        return next(step for step in self.steps(node) if self.wins_within(step.after, depth))

    def safe_step(self, node: Node, depth: int) -> Step:
        """Return a turn after which the opponent does not win within so many turns."""
        return next(
            step
            for step in self.steps(node)
            if depth <= 0 or not self.wins_within(step.after, depth)
        )

    def remembered_escape(self, node: Node) -> Turn | None:
        """Return the turn that the table knows as the safest."""
        index = find(self.search.entries, node.mist, PASS, node.turn)
        if index < 0 or self.search.entries[index].not_lost == 0:
            return None
        entry = self.search.entries[index]
        removal = int(entry.escape_removal)
        return turn_of(int(entry.escape), 0 if removal == NO_TILE else 1 << removal)


def singles(cells: Cells) -> list[Cells]:
    """Return the cells of a set, each as a set of its own."""
    return [1 << cell for cell in range(cells.bit_length()) if cells >> cell & 1]
