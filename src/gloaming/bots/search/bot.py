"""A bot that searches: whatever the game, it grows a tree and plays the best move in it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.bots.decision import thought_of
from gloaming.bots.thinking import Thinking
from gloaming.core.engine.rooms import Room, room_for
from gloaming.core.game import AnyGame
from gloaming.core.layout import Records
from gloaming.core.streams import Stream

from .opening import Opened
from .records import Habits
from .searching import Budget, Desk, Search, make_desk


class Ways(NamedTuple):
    """How one game is searched."""

    package: str  # whose engine grows its trees
    opened: Opened  # compiled against its rules of search
    make_mind: Callable[[Room, Any], Any]  # a mind with room of its own, for one search


class SearchBot:
    """Plays the best move that a search finds within a budget."""

    nodes = 0  # that a proof may visit

    def __init__(self, ways: Ways, mind: Any, habits: Records[Habits], budget: Budget) -> None:
        """Keep how it thinks; nothing is remembered from one turn to the next."""
        self.ways, self.mind, self.habits, self.budget = ways, mind, habits, budget

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - its search knows the rules
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return the actions of a whole move."""
        thinking = thinking or Thinking()
        search = self.search(states, seat)
        search.run(stream, thinking)
        decision = search.decision()
        thinking.tell(thought_of(seat, decision))
        return list(decision.actions)

    def search(self, states: Any, seat: int) -> Search:
        """Return a search of a position that has not begun."""
        desk = self.desk(room_for(self.ways.package), states)
        return Search(self.ways.opened, desk, seat, self.habits, self.budget)

    def rooms(self, room: Room, states: Any) -> dict[str, Any]:
        """Return everything that stays in the engine meanwhile, as entry points name it."""
        return self.desk(room, states)._asdict()

    def desk(self, room: Room, states: Any) -> Desk:
        """Return what the bot works on while it thinks about a position."""
        return make_desk(room, states, self.ways.make_mind(room, self.mind), self.budget)
