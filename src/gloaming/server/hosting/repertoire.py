"""The games and bots that a server offers, each loaded once and off the event loop."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from gloaming.bots.bot import Bot
from gloaming.bots.random_bot import RandomBot
from gloaming.core.errors import UnknownGameError
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.streams import Stream, stream_from
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.views.sights import ViewCache, choices, shown_moments

MOST_PLIES = 300


class Repertoire:
    """What can be played, and by which bots."""

    def __init__(
        self,
        names: Sequence[str],
        find: Callable[[str], AnyGame],
        bots: Mapping[str, Mapping[str, Bot]],
    ) -> None:
        """Keep what there is; nothing is loaded yet."""
        self.names = tuple(names)
        self._find = find
        self._bots = bots
        self._loading: dict[str, asyncio.Task[AnyGame]] = {}
        self._packages: dict[str, str] = {}  # of the games whose rules are at hand

    async def game(self, name: str) -> AnyGame:
        """Return a game, ready to be played without a pause."""
        with refusing_unknown():
            return await asyncio.shield(self._begin(name))

    def is_ready(self, name: str) -> bool:
        """Tell whether a game can be played without a pause; from now on it is made so."""
        loading = self._begin(name)
        with refusing_unknown():
            return loading.done() and bool(loading.result())

    def _begin(self, name: str) -> "asyncio.Task[AnyGame]":
        """Begin to make a game ready, unless that is done or under way."""
        if name not in self.names:
            known = ", ".join(self.names)
            raise Refusal("no-such-game", f"there is no game {name!r}; there is {known}", "game")
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(asyncio.to_thread(self._load, name))
        return self._loading[name]

    async def described(self, name: str) -> AnyGame:
        """Return a game to read about: its rules may not be compiled yet."""
        with refusing_unknown():
            return await asyncio.to_thread(self._find, name)

    async def warm_up(self) -> None:
        """Make all games ready, one after another."""
        for name in self.names:
            await self.game(name)

    def bots(self, game: str) -> Mapping[str, Bot]:
        """Return the bots that know a game; one that plays anything is always there."""
        return {"random": RandomBot(), **self._bots.get(game, {})}

    def offered(self, game: str) -> tuple[str, ...]:
        """Return the names of the bots that people are offered, the strongest last."""
        return tuple(self._bots.get(game) or self.bots(game))

    def _load(self, name: str) -> AnyGame:
        """Load a game and play a match of it, so that its rules are compiled."""
        game = self._find(name)
        self._packages[name] = type(game).__module__.rpartition(".")[0]
        match = Match(game, game.options_type(), "warm up")
        match.settle()
        for _ in range(MOST_PLIES):
            play_any(match, stream_from(len(match.moments)))
        shown_moments(match, 0, tuple(match.moments), ViewCache())
        return game


@contextmanager
def refusing_unknown() -> Iterator[None]:
    """Refuse by name what nobody can find."""
    try:
        yield
    except UnknownGameError as error:
        raise Refusal("no-such-game", str(error), "game") from None


def play_any(match: Match, stream: Stream) -> None:
    """Let the first seat that may act do anything that it may, if there is one."""
    for seat in match.seats_to_act()[:1]:
        imagined = match.game.imagine(match.states, seat, stream)
        choices(match, imagined, seat)
        match.play(seat, RandomBot().plan(match.game, imagined, seat, stream)[0])
        match.settle()
