"""Group commit: what arrives while a commit is under way is written together in the next.

    append 1 --> commit [1]
    append 2 -.
    append 3 --+--> commit [2 3 4]        one flush to disk confirms all three
    append 4 -'

When the database is idle, an append is committed at once.  A commit costs much the same
for one append as for ten, so while there is much to do but little of it waits, the next
commit waits a moment for company.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

from .appending import Append, Verdict, append_all
from .database import Database
from .errors import RestoredError, StorageUnavailableError

MOST_TOGETHER = 500
FEW = 16  # that wait for company,
MOMENT = 0.01  # seconds from the beginning of a commit to the next


class GroupCommit:
    """The queue of appends to one database."""

    def __init__(self, database: Database, *, moment: float = MOMENT) -> None:
        """Begin with nothing to write."""
        self.database = database
        self.moment = moment
        self.waiting: deque[tuple[Append, asyncio.Future[bool]]] = deque()
        self.writing: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """Return, once it is on disk, True; or False if a number is taken."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append((append, future))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_waiting())
        return await future

    async def write_waiting(self) -> None:
        """Write until nobody waits."""
        try:
            while self.waiting:
                begun = asyncio.get_running_loop().time()
                count = min(len(self.waiting), MOST_TOGETHER)
                batch = [self.waiting.popleft() for _ in range(count)]
                verdicts = await self.verdicts([append for append, _ in batch])
                for (_, future), verdict in zip(batch, verdicts, strict=True):
                    tell(future, verdict)
                await self.company(begun)
        finally:
            self.writing = None

    async def company(self, begun: float) -> None:
        """Wait for company, if few are there and the last commit began a moment ago."""
        rest = begun + self.moment - asyncio.get_running_loop().time()
        if rest > 0 and len(self.waiting) < FEW:
            await asyncio.sleep(rest)

    async def verdicts(self, appends: Sequence[Append]) -> list[Verdict | Exception]:
        """Write appends together; where that fails for one's fault, one by one."""
        try:
            return list(await self.write(appends))
        except (StorageUnavailableError, RestoredError) as error:
            return [error] * len(appends)
        except Exception as error:  # noqa: BLE001 - it is told to whom it concerns
            if len(appends) == 1:
                return [error]
        return [verdict for append in appends for verdict in await self.verdicts([append])]

    async def write(self, appends: Sequence[Append]) -> list[Verdict]:
        """Write appends in one transaction."""
        return await self.database.write(
            lambda connection: append_all(connection, self.database.generation, appends)
        )

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self.writing is not None:
            await asyncio.wait([self.writing])


def tell(future: asyncio.Future[bool], verdict: Verdict | Exception) -> None:
    """Tell a waiting caller what became of its append, if it still waits."""
    if future.done():
        return
    if isinstance(verdict, bool):
        future.set_result(verdict)
    else:
        future.set_exception(verdict)
