"""A table that a program watches: how it was when it last looked, and what it asks there."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from .told import About, Acknowledged, Changed, Choice, Moment, Now, Saying, Sight, TableMessage

T = TypeVar("T")
Action: TypeAlias = Choice | int | str


class Asks(Protocol):
    """Whoever brings a command to the server."""

    async def ask(self, **message: Any) -> Acknowledged:
        """Ask until it is answered."""


class Growing(Generic[T]):
    """Things that were told one after another, and which of them are new to the program.

    told     0  1  2  3 | 4  5  6
                        |  +--- new
             first      +--- seen
    """

    def __init__(self) -> None:
        """Begin with nothing told."""
        self.first = self.seen = 0
        self.items: list[T] = []

    def hear(self, before: int, told: tuple[T, ...]) -> None:
        """Hear things that come after so many others; what stood there before is no more."""
        if not self.first <= before <= self.first + len(self.items):
            self.first, self.items = before, []
        count = before - self.first
        known = self.items[count:]
        pairs = zip(known, told, strict=False)
        same = next((number for number, (old, new) in enumerate(pairs) if old != new), None)
        if same is None:
            same = min(len(known), len(told))
        self.items[count:] = told
        self.seen = max(self.first, min(self.seen, before + same))

    def news(self) -> tuple[int, tuple[T, ...]]:
        """Return how many things lie before the new ones, and those; they are seen then."""
        before = self.seen
        self.seen = self.first + len(self.items)
        return before, tuple(self.items[before - self.first :])


class Table:
    """A table; `now` changes only when the program looks again."""

    about: About
    now: Now

    def __init__(self, server: Asks, name: str) -> None:
        """Begin with nothing told."""
        self.id = name
        self._server = server
        self._latest: Now | None = None
        self._mark = self._latest_mark = ""
        self._stories: dict[int, Growing[Moment]] = {}
        self._sayings = Growing[Saying]()
        self._failure: Exception | None = None
        self._told, self._news = asyncio.Event(), asyncio.Event()

    @property
    def known_mark(self) -> str:
        """Return the mark of what was told last."""
        return self._latest_mark

    def hear(self, message: TableMessage | Changed) -> None:
        """Take in what the server tells of the table."""
        if isinstance(message, TableMessage):
            self.about, self._latest = message.table.about, message.table.now
        else:
            self._latest = message.now
        self._latest_mark = message.mark
        self._sayings.hear(self._latest.sayings_before, self._latest.sayings)
        for sight in self._latest.sights:
            story = self._stories.setdefault(sight.seat, Growing())
            story.hear(sight.moments_before, sight.moments)
        self._news.set()
        if not self._told.is_set():
            self._look()
            self._told.set()

    def fail(self, failure: Exception) -> None:
        """Hear that nothing more will be told."""
        self._failure = failure
        self._news.set()
        self._told.set()

    async def first(self) -> Now:
        """Wait until one was told of the table at all, and return how it is."""
        await self._told.wait()
        if self._failure:
            raise self._failure
        return self.now

    async def next(self) -> Now:
        """Wait until the table has changed since one last looked, and return how it is."""
        await self._news.wait()
        if self._failure:
            raise self._failure
        return self._look()

    def _look(self) -> Now:
        """Return how the table is, as it was told last."""
        self._news.clear()
        assert self._latest is not None  # noqa: S101 - what is new was heard
        before, sayings = self._sayings.news()
        sights = tuple([self._with_news(sight) for sight in self._latest.sights])
        self._mark = self._latest_mark
        self.now = replace(self._latest, sights=sights, sayings_before=before, sayings=sayings)
        return self.now

    async def __aiter__(self) -> AsyncIterator[Now]:
        """Yield how the table is, and again whenever it has changed, until the match is over."""
        yield self.now
        while not self.now.is_over:
            yield await self.next()

    def story(self, seat: int | None = None) -> tuple[Moment, ...]:
        """Return all moments that a seat was told of, by default the first of one's own."""
        wanted = self.now.sights[0].seat if seat is None else seat
        return tuple(self._stories[wanted].items)

    async def ask(self, do: str, **fields: Any) -> None:
        """Ask something of the table, by the name that the protocol has for it."""
        await self._server.ask(type="ask", table=self.id, command={"do": do, **fields})

    async def sit(self, seat: int) -> None:
        """Take an empty seat."""
        await self.ask("sit", seat=seat)

    async def put_bot(self, seat: int, bot: str) -> None:
        """Let a bot take an empty seat."""
        await self.ask("put-bot", seat=seat, bot=bot)

    async def ready(self) -> None:
        """Want to start."""
        await self.ask("ready")

    async def act(self, *actions: Action, seat: int | None = None) -> None:
        """Take one action or several in a row, as choices, by number or in words: all or none.

        They were chosen from `now`: if that is past, they are refused as `stale`.
        """
        numbers = [item.action if isinstance(item, Choice) else item for item in actions]
        wanted = self._only_seat() if seat is None else seat
        await self.ask("act", seat=wanted, actions=numbers, mark=self._mark)

    async def undo(self, count: int = 1, seat: int | None = None) -> None:
        """Take back the last actions of one's unfinished turn."""
        await self.ask("undo", seat=self._only_seat() if seat is None else seat, count=count)

    async def say(self, text: str, seat: int | None = None) -> None:
        """Say something to all."""
        await self.ask("say", seat=self._only_seat() if seat is None else seat, text=text)

    async def resign(self, seat: int | None = None) -> None:
        """Give up."""
        await self.ask("resign", seat=self._only_seat() if seat is None else seat)

    def _only_seat(self) -> int:
        """Return one's own seat; who has several says which."""
        own = self.now.own
        if len(own) != 1:
            raise ValueError(f"say which seat: yours are {list(own)}")
        return own[0]

    def _with_news(self, sight: Sight) -> Sight:
        """Return a sight with the moments that are new to the program."""
        before, moments = self._stories[sight.seat].news()
        return replace(sight, moments_before=before, moments=moments)
