"""A log is read in pieces: the table is the same, and others go on meanwhile."""

import asyncio

import pytest

from gloaming.server.hosting import loading
from gloaming.server.hosting.hosted import Hosted, first_hidden
from gloaming.server.hosting.loading import Loader
from gloaming.server.tables.commands import Mute, Resign, Say
from gloaming.server.tables.fold import UnreadableLogError, folded
from gloaming.server.tables.table import Table, TableContext
from tests.core.toy import TOY
from tests.server.live.hosting import run
from tests.server.live.memory import MemoryStorage
from tests.server.tables.driving import ONE, Driven, running_toy


def kept(driven: Driven) -> MemoryStorage:
    """Return storage that holds a table's log."""
    storage = MemoryStorage()
    storage.logs["table"] = driven.log
    return storage


def shown(table: Table) -> object:
    """Return what tells two tables apart."""
    states = str(table.match.states)
    return table.number, table.phase, table.seats, table.muted, table.sayings, states


@pytest.mark.parametrize("piece", [1, 3, 100])
@pytest.mark.parametrize("delay", [0.0, 25.0, 1000.0])
def test_a_table_is_what_its_log_says(
    monkeypatch: pytest.MonkeyPatch, piece: int, delay: float
) -> None:
    monkeypatch.setattr(loading, "PIECE", piece)
    driven = running_toy(watching_delay=delay)
    for _ in range(4):
        driven.now += 10
        driven.ask(Say(0, "hello"), ONE)
    driven.ask(Resign(0), ONE)

    async def scenario() -> None:
        hosted = Hosted(await Loader(kept(driven)).load(driven.context, driven.now))
        first = first_hidden(driven.log, driven.now - delay, starts_open=True)
        assert shown(hosted.table) == shown(folded(driven.context, driven.log))
        if delay:
            assert shown(hosted.late) == shown(folded(driven.context, driven.log[:first]))
            assert list(hosted.waiting) == driven.log[first:]
        hosted.let_pass(driven.now + delay)
        assert shown(hosted.late) == shown(hosted.table)

    run(scenario())


def test_others_go_on_while_a_long_log_is_read() -> None:
    driven = running_toy()
    muted = [event for number in range(1000) for event in driven.ask(Mute(1, number % 2 == 0), ONE)]
    assert len(muted) == 1000

    async def scenario() -> None:
        reading = asyncio.create_task(Loader(kept(driven)).load(driven.context, driven.now))
        turns = 0
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        assert (await reading).table.number == len(driven.log) - 1
        assert turns > len(driven.log) / loading.PIECE

    run(scenario())


def test_a_log_without_an_opening_is_not_read() -> None:
    async def scenario() -> None:
        storage = MemoryStorage()
        storage.logs["table"] = []
        with pytest.raises(UnreadableLogError, match="is empty"):
            await Loader(storage).load(TableContext("table", TOY, (), "seed"), 0.0)

    run(scenario())
