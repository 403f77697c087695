"""The bots for Menhirs: they search, and the upper ones prove what can be proven."""

from typing import Any

from gloaming.bots.decision import Decision, thought_of
from gloaming.bots.search.bot import SearchBot, Ways
from gloaming.bots.search.records import LONGEST_PATH, Habits
from gloaming.bots.search.searching import Budget
from gloaming.bots.thinking import Slices, Thinking
from gloaming.core.encoding import told
from gloaming.core.engine.rooms import Room, room_of
from gloaming.core.game import AnyGame
from gloaming.core.layout import Records
from gloaming.core.streams import Stream

from .mind import make_mind
from .proof import BEGUN, Proof, make_proof
from .proving import DECIDED, PROVING, begin_check, begin_proof, prove
from .settling import OPENED, settled_at

PACKAGE = "gloaming.bots.menhirs"
WAYS = Ways(PACKAGE, OPENED, make_mind)
MOST_NODES = 1 << 20  # at once


class MenhirsBot(SearchBot):
    """Plays perfectly where it can prove the result, and else by search."""

    def __init__(self, mind: Any, habits: Records[Habits], budget: Budget, nodes: int = 0) -> None:
        """Spend so many nodes on a proof, none at the lower levels."""
        super().__init__(WAYS, mind, habits, budget)
        self.nodes = nodes

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - its search knows the rules
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return the actions of a whole turn; one that somebody else began is ended somehow."""
        thinking, search = thinking or Thinking(), self.search(states, seat)
        tree, imagined = search.desk.tree, search.desk.states
        proof = make_proof(room_of(tree.used), self.nodes)
        begin_proof(imagined, seat, stream, proof, self.nodes)
        if self.prove(proof, thinking) != DECIDED:
            search.run(stream, thinking)
            begin_check(tree, proof)
            self.prove(proof, thinking)
        decision = told(Decision, settled_at, tree, imagined, proof, LONGEST_PATH)
        if proof.inquiries[0].stage != BEGUN:
            thinking.tell(thought_of(seat, decision))
        return list(decision.actions)

    def prove(self, proof: Proof, thinking: Thinking) -> int:
        """Prove until it is decided, or somebody calls it off; return what is to be done next."""
        slices, to_do = Slices(), PROVING
        while to_do == PROVING:
            to_do = prove(proof, slices.take(MOST_NODES))
            if thinking.is_over(self.budget.seconds):
                break
        return to_do

    def rooms(self, room: Room, states: Any) -> dict[str, Any]:
        """Return everything that stays in the engine meanwhile, as entry points name it."""
        return {**super().rooms(room, states), "proof": make_proof(room, self.nodes)}
