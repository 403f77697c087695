"""A bot that searches: whatever the game, it grows a tree and plays the best move in it."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.engine.rooms import Room, room_for
from gloaming.core.game import AnyGame, Ply
from gloaming.core.layout import Records, clone
from gloaming.core.streams import Stream

from .records import Habits
from .searching import Budget, Place, Search


class Ways(NamedTuple):
    """How one game is searched."""

    package: str  # whose engine grows its trees
    grow: Callable[..., int]  # compiled against its rules of search
    make_mind: Callable[[Room, Any], Any]  # a mind with room of its own, for one search
    actions_of: Callable[[Any, int], list[int]]  # of a whole move in a state
    seats_of: Callable[[Any], int]  # how many play


class SearchBot:
    """Plays the best move that a search finds within a budget."""

    def __init__(self, ways: Ways, mind: Any, habits: Records[Habits], budget: Budget) -> None:
        """Keep how it thinks; nothing is remembered from one turn to the next."""
        self.ways, self.mind, self.habits, self.budget = ways, mind, habits, budget

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return the actions of a whole move."""
        thinking = thinking or Thinking()
        search = self.search(states, seat)
        search.run(stream, thinking)
        thinking.tell(self.thought(game, states, search))
        return self.ways.actions_of(states, search.best_move())

    def search(self, states: Any, seat: int) -> Search:
        """Return a search of a position that has not begun."""
        room = room_for(self.ways.package)
        mind = self.ways.make_mind(room, self.mind)
        place = Place(seat, self.ways.seats_of(states))
        return Search(self.ways.grow, room, states, place, mind, self.habits, self.budget)

    def thought(self, game: AnyGame, states: Any, search: Search) -> Thought:
        """Return what a search has found."""
        return replace(search.thought(), line=tuple(self.line(game, states, search)))

    def line(self, game: AnyGame, states: Any, search: Search) -> Iterator[Ply]:
        """Yield the actions of the line that the search expects."""
        states = clone(states)
        for seat, move in search.best_line():
            for action in self.ways.actions_of(states, move):
                yield Ply(seat, action)
                game.entry_points.apply(states, 0, seat, action)
