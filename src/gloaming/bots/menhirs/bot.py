"""The bots for Menhirs: they search, and the upper ones prove what can be proven."""

from typing import Any

import numpy as np

from gloaming.bots.random_bot import RandomBot
from gloaming.bots.search.bot import SearchBot, Ways
from gloaming.bots.search.opening import open_search
from gloaming.bots.search.records import Habits
from gloaming.bots.search.searching import Budget, Search, thought_of
from gloaming.bots.search.telling import MOST_ACTIONS
from gloaming.bots.thinking import Thinking
from gloaming.core.game import AnyGame
from gloaming.core.layout import Records
from gloaming.core.streams import Stream
from gloaming.games.menhirs.state import MOVING, State

from . import turns
from .mind import MenhirsMind, make_mind
from .proof import Proof

PACKAGE = "gloaming.bots.menhirs"
WAYS = Ways(PACKAGE, open_search(turns, State, MenhirsMind), make_mind)
CANDIDATES = 6  # that are checked for a proven loss


class MenhirsBot(SearchBot):
    """Plays perfectly where it can prove the result, and else by search."""

    def __init__(self, mind: Any, habits: Records[Habits], budget: Budget, nodes: int = 0) -> None:
        """Spend so many nodes on a proof, none at the lower levels."""
        super().__init__(WAYS, mind, habits, budget)
        self.nodes = nodes

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return the actions of a whole turn; one that somebody else began is ended somehow."""
        thinking = thinking or Thinking()
        if states[0].chosen != 0:
            return RandomBot().plan(game, states, seat, stream, thinking)
        if self.nodes == 0 or states[0].phase != MOVING:
            return super().plan(game, states, seat, stream, thinking)
        proof = Proof(states, self.nodes, self.budget.seconds, thinking)
        if proof.turn is not None:
            thinking.tell(proof.thought(seat))
            return actions_of(states, proof.turn)
        search = self.search(states, seat)
        search.run(stream, thinking)
        thinking.tell(thought_of(seat, search.decision()))
        return actions_of(states, safest(search, proof))


def actions_of(states: Any, turn: int) -> list[int]:
    """Return the actions of a turn in a state."""
    out = np.empty(MOST_ACTIONS, np.int64)
    return [int(action) for action in out[: WAYS.opened.actions_at(states, turn, out)]]


def safest(search: Search, proof: Proof) -> int:
    """Return the best move that is not proven to lose."""
    candidates = search.moves_by_rank()[:CANDIDATES]
    for move in candidates:
        if not proof.loses(move):
            return move
    return candidates[0]
