"""Bots at tables: they think in threads, from what their seat may know, and act like anybody."""

import asyncio
import hashlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

import structlog

from gloaming.bots.bot import Bot
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.game import Ply
from gloaming.core.layout import clone
from gloaming.core.match import Match
from gloaming.core.streams import Stream, stream_from
from gloaming.server.bus.errors import BusError
from gloaming.server.bus.protocol import BotJobs
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.hosted import Hosted
from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.commands import BotAct
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table
from gloaming.server.tables.thoughts import BotThought, Expected

from .jobs import Work, rank_of

WORD_BYTES = 4
DIGITS = 3  # of the share that a bot expects
MOST_EXPECTED = 32  # actions of a line that are kept, its own among them
RESCUE_SECONDS = 3.0  # until a process helps out with what another one should have done

log = structlog.get_logger()


class BotPlayers:
    """Lets bots act wherever they are to act."""

    def __init__(
        self,
        host: Host,
        *,
        threads: int = 2,
        pause: float = 0.0,
        jobs: BotJobs | None = None,
        is_watching: bool = True,
    ) -> None:
        """Follow the host's tables; with `jobs`, workers elsewhere do the thinking."""
        self._host = host
        self._pause = pause
        self._jobs = jobs
        self._playing: set[asyncio.Task[None]] = set()
        self._under_way: list[Thinking] = []
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        if is_watching:
            host.after_change.append(self._look)
            host.after_watching.append(self._move_up)

    def close(self) -> None:
        """Think no more; what is under way in storage still comes to its end."""
        for task in self._playing:
            task.cancel()
        for thinking in self._under_way:
            thinking.is_called_off = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _look(self, hosted: Hosted, is_own: bool) -> None:  # noqa: FBT001 - one of the host's reactions
        """Let every bot begin to think that is to act and does not think yet."""
        for seat in hosted.table.bots_to_act():
            if seat not in hosted.thinking:
                hosted.thinking.add(seat)
                delay = self._pause if is_own or self._jobs else RESCUE_SECONDS
                task = self._host.spawn(self._play(hosted, seat, delay))
                self._playing.add(task)
                task.add_done_callback(self._playing.discard)

    def _move_up(self, hosted: Hosted) -> None:
        """Let the bots of a table that is watched now think sooner."""
        if self._jobs is not None:
            self._look(hosted, is_own=True)

    async def _play(self, hosted: Hosted, seat: int, delay: float) -> None:
        """Think and act until the seat need not act any more."""
        try:
            while seat in hosted.table.bots_to_act():
                await asyncio.sleep(delay)
                if not await self._act_or_ask(hosted, seat):
                    return
        finally:
            hosted.thinking.discard(seat)

    async def _act_or_ask(self, hosted: Hosted, seat: int) -> bool:
        """Act here, or ask a worker to; tell whether to look again."""
        if self._jobs is None:
            return await self.act(hosted, seat)
        work = Work(hosted.id, seat, hosted.table.turning)
        try:
            await self._jobs.put(work.job(rank_of(hosted), hosted.table.opened_by.id))
        except BusError:
            return await self.act(hosted, seat)
        return False

    async def act(self, hosted: Hosted, seat: int) -> bool:
        """Think about one moment and act in it; tell whether that went well."""
        table = hosted.table
        if seat not in table.bots_to_act():
            return True
        bot = self._host.repertoire.bots(table.settings.game).get(table.seats[seat].bot)
        loop = asyncio.get_running_loop()
        for player in (bot or RandomBot(), RandomBot()):
            with self._thinking() as thinking:
                plan = await loop.run_in_executor(
                    self._threads, think, table, seat, player, thinking
                )
            command = BotAct(seat, plan.actions, table.turning, plan.thought)
            name = f"bot/{seat}/{table.turning}"
            try:
                await self._host.do(hosted.id, command, None, name)
            except Refusal as refusal:
                log.debug("refused", table=hosted.id, code=refusal.code)
            except StorageError as error:  # no reason for another bot: this one tries again later
                warn_of_storage(error)
                return False
            else:
                return True
            if hosted.table.turning != table.turning:
                return True  # the match moved on meanwhile: think anew
        log.error("no bot can act", table=hosted.id, seat=seat)
        return False

    @contextmanager
    def _thinking(self) -> Iterator[Thinking]:
        """Keep a thinking while it is under way; who stops waiting for it calls it off."""
        thinking = Thinking()
        self._under_way.append(thinking)
        try:
            yield thinking
        finally:
            thinking.is_called_off = True
            self._under_way.remove(thinking)


class Plan(NamedTuple):
    """What a bot is about to do, and why."""

    actions: tuple[int, ...]
    thought: BotThought | None = None


def think(table: Table, seat: int, bot: Bot, thinking: Thinking | None = None) -> Plan:
    """Let a bot plan from a state that might be the true one, for all that its seat knows."""
    match, thinking = table.match.copied(), thinking or Thinking()
    stream = bot_stream(table.context.seed, seat, table.turning)
    match.states = match.game.imagine(match.states, seat, stream)
    planned = bot.plan(match.game, clone(match.states), seat, stream, thinking)
    actions = tuple(int(action) for action in planned)
    return Plan(actions, written_thought(match, actions, thinking.last) if thinking.last else None)


def written_thought(match: Match, actions: tuple[int, ...], thought: Thought) -> BotThought:
    """Return a thought as it is kept; of its line what comes after the actions."""
    count = len(actions)
    is_followed = actions == tuple(action for _, action in thought.line[:count])
    line = tuple(written_line(match, thought.line[:MOST_EXPECTED])) if is_followed else ()
    return BotThought(
        value=round(thought.value, DIGITS),
        shares=tuple(round(share, DIGITS) for share in thought.shares),
        is_proven=thought.is_proven,
        turns=thought.turns,
        simulations=thought.simulations,
        line=line[count:],
    )


def written_line(match: Match, line: Iterable[Ply]) -> Iterator[Expected]:
    """Yield what everybody is expected to do, as text."""
    game, states = match.game, clone(match.states)
    for seat, action in line:
        yield Expected(seat, game.write_action(match.options, states, action))
        game.entry_points.apply(states, 0, seat, action)


def bot_stream(seed: str, seat: int, turning: int) -> Stream:
    """Return a bot's own random numbers: the same in every process, and nobody's business."""
    digest = hashlib.sha256(f"gloaming bot {seat} {turning} {seed}".encode()).digest()
    words = (digest[start : start + WORD_BYTES] for start in range(0, 3 * WORD_BYTES, WORD_BYTES))
    return stream_from(*(int.from_bytes(word, "big") for word in words))
