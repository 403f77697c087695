"""Whatever is appended in whatever order, storage and a list in memory agree."""

import asyncio
import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.server.storage.errors import EventGapError, NoSuchTableError, StorageError
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.protocol import Envelope, TableRow
from gloaming.server.storage.sql_storage import SqlStorage

from .samples import SECRET, log, row

EXAMPLES = 60
PEOPLE = ("p", "q", "r")
NAMES = ("t0", "t1", "none")

# Some appends at once: the table, where they begin beside its end, how many, who sits there.
appends = st.tuples(
    st.sampled_from(NAMES),
    st.integers(-2, 1),
    st.integers(1, 3),
    st.lists(st.sampled_from(PEOPLE), max_size=3).map(tuple),
)
rounds = st.lists(st.lists(appends, min_size=1, max_size=4), max_size=6)


class Model:
    """Tables as a dictionary of lists."""

    def __init__(self, *tables: str) -> None:
        """Begin with empty tables."""
        self.logs: dict[str, list[Envelope]] = {table: [] for table in tables}
        self.rows: dict[str, TableRow] = {table: row(table) for table in tables}

    def append(self, known: TableRow, events: list[Envelope]) -> bool | type[StorageError]:
        """Append, or say why not."""
        if known.id not in self.logs:
            return NoSuchTableError
        there = self.logs[known.id]
        if events[0].number != len(there):
            return False if events[0].number < len(there) else EventGapError
        there.extend(events)
        self.rows[known.id] = known
        return True


async def play(storage: SqlStorage, example: int, played: list[list[tuple]]) -> None:  # type: ignore[type-arg]
    """Do the same to storage and to the model, and compare."""
    names = {name: f"{example}-{name}" for name in NAMES}
    model = Model(names["t0"], names["t1"])
    for table in model.logs:
        await storage.create_table(row(table), SECRET, [])
    for number, together in enumerate(played):
        wanted = []
        for name, offset, count, people in together:
            first = max(0, len(model.logs.get(names[name], ())) + offset)
            known = row(names[name], number, people=people)
            wanted.append((known, log(first, first + count - 1, f"round {number}")))
        expected = [model.append(*append) for append in wanted]
        waiting = [storage.append(*append) for append in wanted]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [one if isinstance(one, bool) else type(one) for one in told] == expected
    await compare(storage, model)


async def compare(storage: SqlStorage, model: Model) -> None:
    """Find the same in storage as in the model."""
    for table, events in model.logs.items():
        assert await storage.events(table) == events
        assert await storage.events(table, after=1) == events[2:]
        assert await storage.table(table) == model.rows[table]
    for person in PEOPLE:
        found = {table.id for table in await storage.tables(person=person, limit=10**6)}
        theirs = {table for table, known in model.rows.items() if person in known.people}
        assert found & set(model.rows) == theirs


def test_storage_does_what_a_list_does(address: str) -> None:
    examples = itertools.count()
    with asyncio.Runner() as runner:
        database = runner.run(open_database(address))
        storage = SqlStorage(database)

        @settings(max_examples=EXAMPLES)
        @given(rounds)
        def check(played: list[list[tuple]]) -> None:  # type: ignore[type-arg]
            runner.run(play(storage, next(examples), played))

        check()
        runner.run(database.close())
