"""What was confirmed stays: through kill -9, races of processes, and a database that goes away."""

import asyncio
import os
import random
import subprocess
import sys

import pytest

from gloaming.server.storage.appending import Append
from gloaming.server.storage.errors import StorageUnavailableError
from gloaming.server.storage.sql_storage import SqlStorage
from tests.patience import PATIENCE
from tests.server import services

from .samples import SECRET, log, opened, row
from .writer import authors, name_in

KILLS = int(os.environ.get("GLOAMING_KILLS", "5"))  # `make kills` sets 200
MOST_CONFIRMED = 200  # before a process is killed
TABLES = 8
ROUNDS = 30
FOREVER = -1


async def make_tables(address: str, count: int) -> None:
    """Make empty tables."""
    async with opened(address) as storage:
        for index in range(count):
            await storage.create_table(row(f"t{index}"), SECRET, [])


def start_writer(address: str, name: str, tables: int, confirmations: int) -> subprocess.Popen[str]:
    """Start a process that appends."""
    arguments = [address, name, str(tables), str(confirmations)]
    command = [sys.executable, "-m", "tests.server.storage.writer", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def complete_lines(output: str) -> list[tuple[str, int, int]]:
    """Return what a process has said, without a last line that was cut off."""
    lines = [line.split() for line in output.splitlines(keepends=True) if line.endswith("\n")]
    return [(table, int(first), int(last)) for table, first, last in lines]


def run_and_kill(address: str, name: str, least: int) -> list[tuple[str, int, int]]:
    """Kill a process once so much was confirmed to it; return all that was."""
    with start_writer(address, name, TABLES, FOREVER) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(least)]
        process.kill()
        return complete_lines("".join(said) + process.stdout.read())


async def check_confirmed(address: str, name: str, confirmed: list[tuple[str, int, int]]) -> None:
    """Find everything confirmed in the logs, which have no gaps and agree with their rows."""
    async with opened(address) as storage:
        logs = {f"t{index}": await storage.events(f"t{index}") for index in range(TABLES)}
        for table, events in logs.items():
            assert [event.number for event in events] == list(range(len(events)))
            assert await storage.table(table) == row(table, max(len(events) - 1, 0))
        for table, first, last in confirmed:
            assert {name_in(event) for event in logs[table][first : last + 1]} == {name}
            assert len(logs[table]) > last


def test_kill_9_loses_nothing_that_was_confirmed(address: str) -> None:
    dice = random.Random(1)
    asyncio.run(make_tables(address, TABLES))
    for life in range(KILLS):
        said = run_and_kill(address, f"life {life}", dice.randint(1, MOST_CONFIRMED))
        asyncio.run(check_confirmed(address, f"life {life}", said))
        assert said


def test_processes_that_race_for_a_table_never_fork_it(address: str) -> None:
    asyncio.run(make_tables(address, 2))
    names = ["one", "two"]
    racing = [start_writer(address, name, 2, 60) for name in names]
    said = [process.communicate(timeout=PATIENCE)[0] for process in racing]
    assert [process.returncode for process in racing] == [0, 0]

    async def scenario() -> None:
        async with opened(address) as storage:
            for table in ("t0", "t1"):
                written = authors(await storage.events(table))
                assert list(written) == list(range(len(written)))
                assert written == dict(sorted(claims(names, said, table)))

    asyncio.run(scenario())


def claims(names: list[str], said: list[str], table: str) -> list[tuple[int, str]]:
    """Return every number that somebody was told is theirs."""
    return [
        (number, name)
        for name, output in zip(names, said, strict=True)
        for where, first, last in complete_lines(output)
        for number in range(first, last + 1)
        if where == table
    ]


def test_batches_over_the_same_tables_never_wait_for_one_another(address: str) -> None:
    async def write(storage: SqlStorage, tables: list[str], number: int) -> None:
        appends = [Append(row(table, number), log(number, number)) for table in tables]
        assert len(await storage.commits.write(appends)) == len(tables)

    async def scenario() -> None:
        await make_tables(address, TABLES)
        tables = [f"t{index}" for index in range(TABLES)]
        async with opened(address) as one, opened(address) as other:
            for number in range(ROUNDS):
                async with asyncio.TaskGroup() as writing:
                    writing.create_task(write(one, tables, number))
                    writing.create_task(write(other, tables[::-1], number))
            assert len(await one.events("t0")) == ROUNDS

    asyncio.run(scenario())


async def play_through(storage: SqlStorage, server: services.Postgresql) -> int:
    """Append while the server goes away twice; return how often that was noticed."""
    number = failures = 0
    for step in range(60):
        if step in (20, 40):
            await asyncio.to_thread(server.stop)
        if step in (25, 45):
            await asyncio.to_thread(server.start)
        try:
            assert await storage.append(row(number=number), log(number, number))
            number += 1
        except StorageUnavailableError:
            failures += 1
    assert await storage.events("t") == log(0, number - 1)
    return failures


def test_postgresql_may_stop_and_start(postgresql: services.Postgresql) -> None:
    address = postgresql.empty_database()

    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, [])
            assert 10 <= await play_through(storage, postgresql) <= 12

    asyncio.run(scenario())


def test_a_restart_while_nothing_happens_goes_unnoticed(postgresql: services.Postgresql) -> None:
    address = postgresql.empty_database()

    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            await asyncio.to_thread(postgresql.stop)
            await asyncio.to_thread(postgresql.start)
            assert await storage.append(row(), log(1, 1))
            assert await storage.events("t") == log(0, 1)

    asyncio.run(scenario())


def test_reads_say_that_the_database_is_away(postgresql: services.Postgresql) -> None:
    address = postgresql.empty_database()

    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            await asyncio.to_thread(postgresql.stop)
            with pytest.raises(StorageUnavailableError, match="does not answer"):
                await storage.events("t")
            with pytest.raises(StorageUnavailableError):
                async with opened(address):
                    pass
            await asyncio.to_thread(postgresql.start)
            assert await storage.events("t") == log(0, 0)

    asyncio.run(scenario())
