"""The games and bots that a server offers, each loaded once and off the event loop."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import structlog

from gloaming.bots.bot import Bot
from gloaming.bots.random_bot import RandomBot
from gloaming.core.engine.loading import load_modules
from gloaming.core.errors import EngineError, UnknownGameError
from gloaming.core.game import AnyGame
from gloaming.server.tables.refusal import Refusal

log = structlog.get_logger()


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

    async def game(self, name: str) -> AnyGame:
        """Return a game, ready to be played without a pause."""
        with refusing_unknown():
            return await asyncio.shield(self._begin(name))

    def _begin(self, name: str) -> "asyncio.Task[AnyGame]":
        """Begin to load a game, unless that is done or under way."""
        if name not in self.names:
            known = ", ".join(self.names)
            raise Refusal("no-such-game", f"there is no game {name!r}; there is {known}", "game")
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(asyncio.to_thread(self._load, name))
        return self._loading[name]

    async def described(self, name: str) -> AnyGame:
        """Return a game to read about: its engine may not be loaded yet."""
        with refusing_unknown():
            return await asyncio.to_thread(self._find, name)

    async def load_all(self) -> None:
        """Load all games, one after another, so that nobody waits for one later."""
        for name in self.names:
            try:
                await self.game(name)
            except (EngineError, Refusal) as error:  # the others can be played all the same
                log.warning("a game cannot be loaded", game=name, reason=str(error))

    def bots(self, game: str) -> Mapping[str, Bot]:
        """Return the bots that know a game; one that plays anything is always there."""
        return {"random": RandomBot(), **self._bots.get(game, {})}

    def offered(self, game: str) -> tuple[str, ...]:
        """Return the names of the bots that people are offered, the strongest last."""
        return tuple(self._bots.get(game) or self.bots(game))

    def _load(self, name: str) -> AnyGame:
        """Load a game, and the engine of its rules and bots."""
        game = self._find(name)
        load_modules(name)
        return game


@contextmanager
def refusing_unknown() -> Iterator[None]:
    """Refuse by name what nobody can find."""
    try:
        yield
    except UnknownGameError as error:
        raise Refusal("no-such-game", str(error), "game") from None
