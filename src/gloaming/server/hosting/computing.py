"""Computing beside everything else: what takes milliseconds never runs on the event loop.

    asked --> kept? under way? --> budget? --> fair queue --> thread --> measured, kept

Python's threads share one interpreter, so more threads would not be faster, only take more
of it away from those who play: by default there is one.  What it uses is measured and taken
from the budget of whoever asked, and what takes far too long is stopped.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from gloaming.core.engine.limits import limited
from gloaming.core.errors import EngineError
from gloaming.server.access.budgets import Budgets, Payer
from gloaming.server.tables.refusal import Refusal

from . import time_limits
from .fair_queue import FairQueue
from .time_limits import refusal_of, warn_of_engine

THREADS = 1
SECONDS_PER_MINUTE = 30.0
MOST_OF_ONE = 20  # that wait, of one payer
MOST_WAITING = 500
MOST_KEPT = 64 * 1024 * 1024  # bytes of what was computed

Work: TypeAlias = Callable[[], bytes]
Result: TypeAlias = "asyncio.Future[bytes]"


class Waiting(NamedTuple):
    """Something that is to be computed."""

    payer: Payer
    work: Work
    result: Result


class Measured(NamedTuple):
    """What was computed, or why it could not be, and the processor's time that it took."""

    seconds: float
    result: bytes
    error: Exception | None = None


def measured(work: Work) -> Measured:
    """Compute something, but not for ever."""
    start = time.thread_time()
    try:
        with limited(time_limits.COMPUTING_SECONDS):
            result, error = work(), None
    except Exception as problem:  # noqa: BLE001 - it is told to whoever asked
        result, error = b"", problem
    return Measured(time.thread_time() - start, result, error)


class Kept:
    """What was computed, until there is too much of it; what was asked for last stays."""

    def __init__(self, most: int) -> None:
        """Keep so many bytes."""
        self._most = most
        self._size = 0
        self._results: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """Return what is kept."""
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    def put(self, key: Hashable, result: bytes) -> None:
        """Keep something in place of the oldest."""
        self._size += len(result) - len(self._results.pop(key, b""))
        self._results[key] = result
        while self._size > self._most:
            self._size -= len(self._results.popitem(last=False)[1])


class Computing:
    """Computes for all who ask, in turns, within budgets, and everything once."""

    def __init__(
        self,
        *,
        threads: int = THREADS,
        seconds_per_minute: float = SECONDS_PER_MINUTE,
        most_kept: int = MOST_KEPT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with nothing to do."""
        self._free = threads
        self._budgets = Budgets(seconds_per_minute)
        self._clock = clock
        self._queue: FairQueue[Waiting] = FairQueue()
        self._under_way: dict[Hashable, Result] = {}
        self._kept = Kept(most_kept)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="computing")

    def close(self) -> None:
        """Compute no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def once(self, payer: Payer, key: Hashable, work: Work) -> bytes:
        """Return what work makes, from what is kept if it was done before; raise Refusal.

        The key must tell apart whatever differs, also what different people may know.
        """
        try:
            return await self._once(payer, key, work)
        except EngineError as error:
            raise refusal_of(error) from error

    async def _once(self, payer: Payer, key: Hashable, work: Work) -> bytes:
        """Do the same; where the engine fails for one, it does for all who wait for that."""
        found = self._kept.get(key)
        while found is None and key in self._under_way:
            found = await self._of_another(key)
        if found is None:
            self._check(payer)
            self._under_way[key] = self._put(payer, work)
            self._under_way[key].add_done_callback(partial(self._keep, key))
            found = await asyncio.shield(self._under_way[key])
        return found

    async def _of_another(self, key: Hashable) -> bytes | None:
        """Wait for what somebody else has asked for; None if that one is refused it."""
        try:
            return await asyncio.shield(self._under_way[key])
        except Refusal:
            return None

    def _keep(self, key: Hashable, result: Result) -> None:
        """Keep what was computed."""
        del self._under_way[key]
        if not result.cancelled() and result.exception() is None:
            self._kept.put(key, result.result())

    def _check(self, payer: Payer) -> None:
        """Refuse who has used up a budget, or has too much waiting."""
        wait = self._budgets.wait(payer, self._clock())
        if wait:
            raise too_much(wait)
        if self._queue.count(payer.name) >= MOST_OF_ONE or len(self._queue) >= MOST_WAITING:
            raise Refusal("too-fast", "wait for what you have asked for", retry_after=1.0)

    def _put(self, payer: Payer, work: Work) -> Result:
        """Let work wait for its turn."""
        result: Result = asyncio.get_running_loop().create_future()
        self._queue.put(payer.name, Waiting(payer, work, result))
        self._go_on()
        return result

    def _go_on(self) -> None:
        """Let threads that are free do what is next, unless its budget was used up meanwhile."""
        while self._free and self._queue:
            waiting = self._queue.take()
            wait = self._budgets.wait(waiting.payer, self._clock())
            if wait:
                waiting.result.set_exception(too_much(wait))
                continue
            self._free -= 1
            loop = asyncio.get_running_loop()
            doing = loop.run_in_executor(self._threads, measured, waiting.work)
            doing.add_done_callback(partial(self._done, waiting))

    def _done(self, waiting: Waiting, doing: "asyncio.Future[Any]") -> None:
        """Hand over what was computed, and go on."""
        self._free += 1
        if doing.cancelled():
            waiting.result.cancel()
            return
        seconds, result, error = doing.result()
        self._budgets.spend(waiting.payer, seconds, self._clock())
        if isinstance(error, EngineError):
            warn_of_engine(error)
        if error is not None:
            waiting.result.set_exception(error)
        else:
            waiting.result.set_result(result)
        self._go_on()


def too_much(wait: float) -> Refusal:
    """Return the refusal of somebody whose budget is used up."""
    words = f"this takes much computing; ask again in {max(1, round(wait))} seconds"
    return Refusal("too-fast", words, retry_after=wait)
