"""A backup taken while people play is one moment of it, and restores into either database."""

import asyncio
import io
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from gloaming.server.settings import Settings
from gloaming.server.storage.archive import Archive, FinishedMatch, Finisher
from gloaming.server.storage.backup import backup, write_backup
from gloaming.server.storage.backup_lines import write_lines
from gloaming.server.storage.errors import BackupError, NewerDatabaseError, RestoredError
from gloaming.server.storage.migrate import newest_revision
from gloaming.server.storage.restore import read_backup, restore
from gloaming.server.storage.schema import facts, metadata, passkeys, people
from gloaming.server.storage.sql_storage import SqlStorage

from .samples import SECRET, log, opened, row

MATCH = FinishedMatch("m", "finstere", True, 1.0, 2.0, "out", (Finisher(0, "é", None, "won", 1),))


def write_people(connection: Connection) -> None:
    """Put in a guest that an account has claimed, and a passkey with all bytes."""
    plain = {"is_guest": False, "is_deleted": False, "created_at": 0.1}
    names = [("a", "b"), ("b", None)]
    rows = [
        {**plain, "id": name, "name": name, "name_key": name, "claimed_by": owner}
        for name, owner in names
    ]
    connection.execute(insert(people), rows)
    key = {"id": bytes(range(256)), "public_key": b"", "sign_count": 2**40, "label": ""}
    connection.execute(insert(passkeys).values(**key, person_id="b", created_at=0.1))


async def fill(storage: SqlStorage) -> None:
    """Keep something of everything."""
    await storage.create_table(row(people=("a", "b")), SECRET, log(0, 5, "line\nbreak"))
    await Archive(storage.database).keep(MATCH, "a record\n")
    await storage.database.write(write_people)


def read_everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables but the facts."""
    tables = [table for table in metadata.sorted_tables if table is not facts]
    return {
        table.name: sorted((tuple(kept) for kept in connection.execute(select(table))), key=repr)
        for table in tables
    }


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a test may put its backup."""
    return tmp_path / "backup"


def test_what_is_restored_is_what_was_kept(address: str, other_address: str, file: Path) -> None:
    async def make() -> object:
        async with opened(address) as storage:
            await fill(storage)
            return await storage.database.read(read_everything)

    async def look() -> object:
        async with opened(other_address) as storage:
            return await storage.database.read(read_everything)

    kept = asyncio.run(make())
    backup(Settings(database=address), file)
    restore(Settings(database=other_address), file)
    assert asyncio.run(look()) == kept


def test_a_backup_is_for_its_owner_only(address: str, file: Path) -> None:
    asyncio.run(make_empty(address))
    settings = Settings(database=address)
    backup(settings, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.glob("backup*")] == ["backup"]
    with pytest.raises(BackupError, match="exists already"):
        backup(settings, file)
    with pytest.raises(BackupError, match="cannot be written: No such file"):
        backup(settings, file.parent / "none" / "backup")


async def make_empty(address: str) -> None:
    """Make a database with nothing in it."""
    async with opened(address):
        pass


async def play(storage: SqlStorage, table: str, end: asyncio.Event) -> int:
    """Append until the end; return the last number."""
    await storage.create_table(row(table), SECRET, log(0, 0))
    number = 0
    while not end.is_set():
        number += 1
        assert await storage.append(row(table, number), log(number, number))
    return number


def test_a_backup_under_load_is_one_moment(address: str, other_address: str, file: Path) -> None:
    async def scenario() -> None:
        end = asyncio.Event()
        async with opened(address) as storage:
            playing = [asyncio.create_task(play(storage, f"t{i}", end)) for i in range(5)]
            while not all([await storage.events(f"t{i}") for i in range(5)]):
                continue
            await write_backup(address, file)
            await asyncio.sleep(0.05)
            end.set()
            played = [await task for task in playing]
        await read_backup(other_address, file)
        async with opened(other_address) as storage:
            for index, number in enumerate(played):
                found = await storage.events(f"t{index}")
                assert found == log(0, len(found) - 1)
                assert 1 <= len(found) <= number
                table = await storage.table(f"t{index}")
                assert table == row(f"t{index}", len(found) - 1)

    asyncio.run(scenario())


def test_a_full_database_is_replaced_only_when_told(address: str, file: Path) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            await write_backup(address, file)
            assert await storage.append(row(number=1, phase="running", people=("x",)), log(1, 1))
            with pytest.raises(BackupError, match="is not empty; say that it may be replaced"):
                await read_backup(address, file)
            assert len(await storage.events("t")) == 2
            await read_backup(address, file, replace=True)
            assert await storage.events("t") == log(0, 0)
            assert await storage.tables(person="x") == []

    asyncio.run(scenario())


def test_who_remembers_the_time_before_a_restore_cannot_append(address: str, file: Path) -> None:
    async def scenario() -> None:
        async with opened(address) as before:
            await before.create_table(row(), SECRET, log(0, 0))
            await write_backup(address, file)
            assert await before.append(row(), log(1, 1, "forgotten"))
            await read_backup(address, file, replace=True)
            async with opened(address) as after:
                assert await after.append(row(), log(1, 1, "again"))
                # Number 2 is free: without generations this would follow what it never saw.
                with pytest.raises(RestoredError, match="start this process again"):
                    await before.append(row(), log(2, 2))
                assert await after.append(row(), log(2, 2))

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda _: [], "this is not a backup of Gloaming"),
        (lambda _: [b"{}\n"], "this is not a backup of Gloaming"),
        (lambda lines: [lines[0].replace(b":1,", b":2,")], "version 2 of backups cannot be read"),
        (lambda lines: lines[:-1], "the backup is cut off behind 15 rows"),
        (lambda lines: [*lines[:-2], lines[-1]], "the backup has 14 rows instead of 15"),
        (lambda lines: [*lines[:2], b'["people"\n', *lines[2:]], "line 3 of the backup is damaged"),
        (lambda lines: [lines[0], b'["x",{}]\n', b'{"rows":1}\n'], "unknown table 'x'"),
        (lambda lines: [lines[0], b'["events",{}]\n', b'{"rows":1}\n'], "a row of 'events'"),
        (lambda lines: [line.replace(b'"AAEC', b'"AAE') for line in lines], "is damaged"),
        (
            lambda lines: [line.replace(b'"table_id":"t"', b'"table_id":"x"') for line in lines],
            "is",
        ),
    ],
)
def test_damaged_lines_are_refused_and_change_nothing(
    file: Path, tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]], message: str
) -> None:
    target = f"sqlite:///{tmp_path}/target.db"
    lines = asyncio.run(sample_lines(f"sqlite:///{tmp_path}/source.db"))
    file.write_bytes(b"".join(damage(lines)))

    async def scenario() -> None:
        async with opened(target) as storage:
            await storage.create_table(row("old"), SECRET, [])
            with pytest.raises(BackupError, match=message):
                await read_backup(target, file, replace=True)
            assert [found.id for found in await storage.tables()] == ["old"]

    asyncio.run(scenario())


async def sample_lines(address: str) -> list[bytes]:
    """Return the lines of a backup with something of everything."""
    lines = io.BytesIO()
    async with opened(address) as storage:
        await fill(storage)
        await storage.database.read(lambda c: write_lines(c, newest_revision(), lines))
    return lines.getvalue().splitlines(keepends=True)


def test_lines_of_a_newer_version_are_refused(file: Path, tmp_path: Path) -> None:
    file.write_text('{"format":"gloaming backup","version":1,"revision":"9999"}\n{"rows":0}\n')
    with pytest.raises(NewerDatabaseError, match="9999"):
        restore(Settings(data_directory=str(tmp_path)), file)


def test_files_that_are_not_ours_are_refused(file: Path, tmp_path: Path) -> None:
    settings = Settings(data_directory=str(tmp_path / "data"))
    with pytest.raises(BackupError, match="cannot be read: No such file"):
        restore(settings, file)
    with pytest.raises(BackupError, match="there is no database"):
        backup(settings, file)
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE other (x)")
    connection.close()
    with pytest.raises(BackupError, match="this is not a backup of Gloaming"):
        restore(settings, file)


def test_a_damaged_file_of_sqlite_is_refused(file: Path, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/source.db"

    async def make() -> None:
        async with opened(source) as storage:
            await storage.create_table(row(), SECRET, log(0, 500))
            await write_backup(source, file)

    asyncio.run(make())
    content = bytearray(file.read_bytes())
    content[8192:-4096] = bytes(len(content) - 8192 - 4096)
    shutil.copy(file, tmp_path / "whole")
    file.write_bytes(content)
    with pytest.raises(BackupError, match="damaged"):
        restore(Settings(database=f"sqlite:///{tmp_path}/target.db"), file)
    restore(Settings(database=f"sqlite:///{tmp_path}/target.db"), tmp_path / "whole")
