"""What storage and lists know of a table without its log."""

import msgspec

from gloaming.server.storage.protocol import TableRow
from gloaming.server.tables.decisions.deadlines import deadline
from gloaming.server.tables.seats import Program, Seat
from gloaming.server.tables.table import Phase, Table, Verdict


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as lists show it."""

    name: str
    kind: str  # "empty", "person" or "bot"
    player: str
    is_guest: bool = False


class TableSummary(msgspec.Struct, frozen=True):
    """A table as lists show it: nothing that moves while a match goes on, so nothing leaks."""

    id: str
    game: str
    phase: Phase
    clock: str
    may_be_watched: bool
    created_at: float
    seats: tuple[SeatSummary, ...]
    winners: tuple[int, ...]


def as_running(summary: TableSummary) -> TableSummary:
    """Return how lists show a table as long as not everybody may know that its match is over."""
    return msgspec.structs.replace(summary, phase="running", winners=())


class SummaryCache:
    """What lists show of one table as JSON, written anew only if something of it changed."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self._shown: tuple[Phase, tuple[Seat, ...], Verdict | None] | None = None
        self._summary = msgspec.Raw()

    def summary(self, table: Table) -> msgspec.Raw:
        """Return the summary of the table as it is now."""
        shown = table.phase, table.seats, table.verdict
        if shown != self._shown:
            self._shown, self._summary = shown, written_summary(table)
        return self._summary


def written_summary(table: Table) -> msgspec.Raw:
    """Return what lists show of a table as JSON."""
    return msgspec.Raw(msgspec.json.encode(summary_of(table)))


def summary_of(table: Table) -> TableSummary:
    """Return what lists show of a table."""
    names = table.match.seat_names
    return TableSummary(
        id=table.context.id,
        game=table.settings.game,
        phase=table.phase,
        clock=str(table.settings.clock.__struct_config__.tag),
        may_be_watched=table.settings.may_be_watched,
        created_at=table.created_at,
        seats=tuple(seat_summary(table, number, name) for number, name in enumerate(names)),
        winners=table.verdict.winners if table.verdict else (),
    )


def seat_summary(table: Table, number: int, name: str) -> SeatSummary:
    """Return what lists show of a seat."""
    occupant = table.seats[number].occupant
    if occupant is None:
        return SeatSummary(name, "empty", "")
    if isinstance(occupant, Program):
        return SeatSummary(name, "bot", occupant.name)
    return SeatSummary(name, "person", occupant.name, occupant.is_guest)


def row_of(table: Table, now: float, summary: msgspec.Raw) -> TableRow:
    """Return what storage keeps beside the log."""
    return TableRow(
        id=table.context.id,
        game=table.settings.game,
        phase=table.phase,
        is_public=table.settings.is_public,
        created_at=table.created_at,
        changed_at=now,
        deadline=deadline(table),
        people=table.people,
        summary=summary,
        opener=table.opened_by.id,
        told_at=table.told_at,
    )
