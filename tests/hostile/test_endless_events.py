"""Somebody fills a table's log without end; and a log that is long already is opened."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from tests.server.endurance.matches import new_guest, talking
from tests.server.endurance.running import Server, running

from .figures import Figures
from .measuring import milliseconds, quantile, times
from .pulse import FREELY, pulse_of

TRIES = 500
PER_MINUTE = 60
LONG_LOG = 204_000
IDLE = 400
MOST_TIMES = 3

FILL = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT :first UNION ALL SELECT i + 1 FROM n WHERE i < :last)"
    " SELECT :table, i, :at, :person || '/' || i, CASE i % 2 WHEN 0 THEN :one ELSE :two END FROM n",
}


def rows_of(database: str, table: str) -> int:
    """Return how many events are kept of a table."""

    async def read() -> int:
        opened = await open_database(database)
        kept = await SqlStorage(opened).events(table)
        await opened.close()
        return len(kept)

    return asyncio.run(read())


def test_a_person_writes_only_so_many_events(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def test() -> tuple[str, int]:
        server = Server(tmp_path, own_database)
        async with running(server), talking(server, await new_guest(server)) as talker:
            await talker.hello()
            table = await talker.open(game="menhirs", options={})
            await talker.ask(table, "sit", seat=0)
            loop = asyncio.get_running_loop()
            start = loop.time()
            codes = [
                (await talker.ask(table, "mute", seat=1, is_muted=number % 2 == 0)).get("code")
                for number in range(TRIES)
            ]
            assert set(codes) == {None, "too-fast"}
            return table, PER_MINUTE + round(loop.time() - start) + 1

    table, most = asyncio.run(test())
    rows = rows_of(own_database, table)
    figures.note("endless events", f"rows of {TRIES} commands", rows, f"at most {most}")
    assert rows <= most + 2


def test_what_changes_nothing_is_not_kept(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def test() -> str:
        server = Server(tmp_path, own_database, *FREELY)
        async with running(server), talking(server, await new_guest(server)) as talker:
            await talker.hello()
            table = await talker.open(game="menhirs", options={})
            await talker.ask(table, "sit", seat=0)
            for _ in range(TRIES // 2):
                answers = [
                    await talker.ask(table, "mute", seat=1),
                    await talker.ask(table, "ready"),
                ]
                assert {answer["type"] for answer in answers} == {"acknowledged"}
            return table

    rows = rows_of(own_database, asyncio.run(test()))
    figures.note("endless events", f"rows of {TRIES} repetitions", rows, 4)
    assert rows == len(("opened", "sat", "muted", "readied"))


def fill(connection: Connection, table: str, person: str, first: int) -> None:
    """Let a person have muted a seat, and heard it again, very often."""
    one, two = (
        msgspec.json.encode({"type": "muted", "person": person, "seat": 1, "is_muted": is_muted})
        for is_muted in (True, False)
    )
    values = {"table": table, "person": person, "first": first, "last": LONG_LOG - 1, "at": 1.0}
    insert = f"INSERT INTO events (table_id, number, at, command, event) {FILL['sqlite']}"
    connection.execute(text(insert), {**values, "one": one.decode(), "two": two.decode()})
    update = text("UPDATE tables SET next_number = :last + 1 WHERE id = :table")
    connection.execute(update, {"table": table, "last": LONG_LOG - 1})


@pytest.mark.long
def test_a_long_log_is_read_without_holding_others_up(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def test() -> tuple[list[float], list[float], float]:
        server = Server(tmp_path, own_database, *FREELY)
        async with running(server), talking(server, await new_guest(server)) as talker:
            await talker.hello()
            table = await talker.open(game="menhirs", options={})
            await talker.ask(table, "sit", seat=0)
        opened = await open_database(own_database)
        storage = SqlStorage(opened)
        row, log = await storage.table(table), await storage.events(table)
        assert row
        await opened.write(lambda connection: fill(connection, table, row.people[0], len(log)))
        await opened.close()
        loop = asyncio.get_running_loop()
        async with running(server), pulse_of(server) as pulse, talking(server) as stranger:
            await stranger.hello()
            idle = await pulse.beats(IDLE)
            start = loop.time()
            loading = asyncio.create_task(stranger.watch(table))
            busy = await pulse.beat(loading.done)
            return idle, busy, loop.time() - start

    idle, busy, seconds = asyncio.run(test())
    slow, usual = quantile(busy, 0.99), quantile(idle, 0.99)
    promised = f"under {MOST_TIMES} x idle"
    figures.note("a long log", f"{LONG_LOG} events are loaded in", f"{seconds:.1f} s", "")
    figures.note("a long log", "p99 of others", times(slow, usual), promised)
    figures.note("a long log", "longest wait of others", milliseconds(max(busy)), "")
    assert slow < MOST_TIMES * usual
