"""Keeping finished matches in the archive: at their end, or later if a process died then."""

import asyncio
from collections.abc import Sequence
from weakref import WeakSet

import structlog

from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.storage.archive import Archive, FinishedMatch, Finisher, Result
from gloaming.server.storage.errors import StorageError
from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables.events import Ended, Event, Started, read_event
from gloaming.server.tables.fold import folded
from gloaming.server.tables.record import finished_record, reason_of
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table, TableContext, Verdict

from .host import Host
from .hosted import Hosted

log = structlog.get_logger()


class Archivist:
    """Keeps every match that was played to an end, and nothing of one that goes on."""

    def __init__(self, host: Host, archive: Archive) -> None:
        """Follow the host's tables."""
        self._host = host
        self._archive = archive
        self._seen: WeakSet[Hosted] = WeakSet()  # tables in memory that are being kept
        host.after_change.append(self._look)

    async def catch_up(self) -> int:
        """Keep the matches that ended when nobody could keep them; return how many."""
        missing = await self._archive.missing()
        return sum([await self._keep_late(table) for table in missing])

    def _look(self, hosted: Hosted, is_own: bool) -> None:  # noqa: FBT001 - one of the host's reactions
        """Keep a match that is over; who ended it does so, others only catch up."""
        if is_own and hosted.table.phase == "over" and hosted not in self._seen:
            self._seen.add(hosted)
            self._host.spawn(self._keep_now(hosted))

    async def _keep_now(self, hosted: Hosted) -> None:
        """Keep a match that has just ended, or leave it for later."""
        try:
            if not await self._archive.has(hosted.id):
                await self._keep(hosted.table, await self._host.storage.events(hosted.id))
        except StorageError as error:
            warn_of_storage(error, "a match is kept later")

    async def _keep_late(self, table: str) -> bool:
        """Keep a match of which only the log is left; one that cannot be read stops no other."""
        try:
            return await self._keep(*await self._read(table))
        except StorageError:
            raise
        except Exception:
            log.exception("a match cannot be kept", table=table)
            return False

    async def _read(self, table: str) -> tuple[Table, list[Envelope]]:
        """Read a table without taking it into the host's memory."""
        storage, repertoire = self._host.storage, self._host.repertoire
        row, secret = await storage.table(table), await storage.secret(table)
        if row is None or secret is None:
            raise Refusal("no-such-table", "there is no such table")
        bots = tuple(repertoire.bots(row.game))
        context = TableContext(table, await repertoire.game(row.game), bots, secret.seed)
        envelopes = await storage.events(table)
        return folded(context, envelopes), envelopes

    async def _keep(self, table: Table, envelopes: Sequence[Envelope]) -> bool:
        """Keep a match; tell whether there was one."""
        match = finished_match(table, envelopes)
        if match is None:
            return False
        await self._archive.keep(match, finished_record(table))
        if match.public_at is not None:
            wait = max(0.0, match.public_at - self._host.now())
            asyncio.get_running_loop().call_later(wait, self._publish_at, match.public_at)
        return True

    async def publish(self) -> int:
        """Make matches public that spectators may know of by now; return how many."""
        return await self._archive.publish(self._host.now())

    def _publish_at(self, time: float) -> None:
        """Make matches public that are due at a time, though clocks may differ by a hair."""
        self._host.spawn(self._archive.publish(time))


def finished_match(table: Table, envelopes: Sequence[Envelope]) -> FinishedMatch | None:
    """Return a match that was played and is over; None for a table where none began."""
    started_at = time_of(envelopes, Started)
    ended_at = time_of(envelopes, Ended)
    if started_at is None or ended_at is None or table.verdict is None:
        return None
    is_public = table.settings.is_public
    return FinishedMatch(
        id=table.context.id,
        game=table.settings.game,
        is_public=is_public and table.told_at is None,
        public_at=table.told_at if is_public else None,
        started_at=started_at,
        ended_at=ended_at,
        reason=reason_of(table, table.verdict),
        players=tuple(finisher(table, seat, table.verdict) for seat in range(len(table.seats))),
    )


def time_of(envelopes: Sequence[Envelope], kind: type[Event]) -> float | None:
    """Return when something happened, or None if it has not."""
    times = (kept.at for kept in envelopes if isinstance(read_event(kept.event), kind))
    return next(times, None)


def finisher(table: Table, number: int, verdict: Verdict) -> Finisher:
    """Return how a match ended for a seat; a bot that stood in played for its person."""
    seat, outcome = table.seats[number], table.match.outcome
    return Finisher(
        seat=number,
        name=seat.occupant.name if seat.occupant else "",
        person=seat.person.id if seat.person else None,
        result=result_of(number, verdict),
        score=float(outcome.scores[number]) if outcome else 0.0,
        seat_name=table.match.seat_names[number],
        is_guest=seat.is_guest,
    )


def result_of(seat: int, verdict: Verdict) -> Result:
    """Return what a verdict means for a seat."""
    if not verdict.winners:
        return "drawn"
    return "won" if seat in verdict.winners else "lost"
