"""A backup that somebody made up: refused at once, and nothing is left behind, even when killed."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server.settings import Settings
from gloaming.server.storage.errors import BackupError
from gloaming.server.storage.migrate import migrate
from gloaming.server.storage.restore import restore
from gloaming.server.storage.sqlite import temporary_engine
from tests.server.endurance.running import Running

from .figures import Figures

REFUSED = 2
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


def instead_of_a_table(file: sqlite3.Connection) -> None:
    """Put an endless view in the place of a table."""
    columns = [row[1] for row in file.execute("PRAGMA table_info(tries)")]
    file.execute("DROP TABLE tries")
    shown = ", ".join(f"i AS {column}" for column in columns)
    file.execute(f"CREATE VIEW tries AS {ENDLESS} SELECT {shown} FROM n")  # noqa: S608 - an attack


def instead_of_the_version(file: sqlite3.Connection) -> None:
    """Put an endless view where the revision is read."""
    file.execute("DROP TABLE alembic_version")
    file.execute(
        f"CREATE VIEW alembic_version AS {ENDLESS} SELECT i AS version_num FROM n WHERE i < 0"  # noqa: S608 - an attack
    )


def beside_the_tables(file: sqlite3.Connection) -> None:
    """Add a trigger."""
    work = f"INSERT INTO facts {ENDLESS} SELECT i, i FROM n"  # noqa: S608 - an attack
    file.execute(f"CREATE TRIGGER t AFTER UPDATE ON tries BEGIN {work}; END")


def computed(file: sqlite3.Connection) -> None:
    """Add a column that is computed."""
    file.execute("ALTER TABLE tries ADD COLUMN x AS (length(printf('%900000000d', count)))")


def checked(file: sqlite3.Connection) -> None:
    """Put a table that computes with every row in the place of one."""
    file.execute("DROP TABLE tries")
    file.execute(
        "CREATE TABLE tries (key TEXT PRIMARY KEY, count INTEGER, expires_at DOUBLE, "
        "CHECK (length(printf('%900000000d', count)) > 0))"
    )


OTHERS = (instead_of_the_version, beside_the_tables, computed, checked)


def crafted(path: Path, craft: Callable[[sqlite3.Connection], None]) -> Path:
    """Write a backup that was made up."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        engine = temporary_engine()
        with engine.connect() as connection:
            with connection.begin():
                migrate(connection)
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.backup(file)
        engine.dispose()
        craft(file)
    return path


def test_an_endless_view_is_refused_and_leaves_nothing(tmp_path: Path, figures: Figures) -> None:
    backup = crafted(tmp_path / "crafted.backup", instead_of_a_table)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    started = time.monotonic()
    restoring = asyncio.run(restored(tmp_path, backup, temporary))
    figures.note("14 crafted backup", "restore", f"{time.monotonic() - started:.1f} s", "ends")
    said = restoring.log.read_text()
    assert said.startswith("gloaming: ")
    assert "'tries'" in said
    assert len(said.splitlines()) == 1
    assert list(temporary.iterdir()) == []
    assert {path.name for path in tmp_path.iterdir()} == {"crafted.backup", "temporary", "said"}


async def restored(folder: Path, backup: Path, temporary: Path) -> Running:
    """Restore a backup that is refused."""
    restoring = await started(folder, backup, temporary)
    assert await restoring.ended() == REFUSED
    return restoring


async def started(folder: Path, backup: Path, temporary: Path) -> Running:
    """Begin to restore a backup, with temporary files in a folder of their own."""
    database = f"sqlite:///{folder / 'kept' / 'gloaming.db'}"
    restoring = Running(folder / "said", "restore", str(backup), "--database", database)
    os.environ["TMPDIR"] = str(temporary)
    try:
        await restoring.launch()
    finally:
        del os.environ["TMPDIR"]
    return restoring


@pytest.mark.parametrize("craft", OTHERS)
def test_other_programs_in_a_backup_are_refused_too(
    tmp_path: Path, craft: Callable[[sqlite3.Connection], None]
) -> None:
    backup = crafted(tmp_path / "crafted.backup", craft)
    with pytest.raises(BackupError):
        restore(Settings(data_directory=str(tmp_path / "kept")), backup)
    assert [path.name for path in tmp_path.iterdir()] == ["crafted.backup"]


@pytest.mark.long
def test_a_restore_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    """Its temporary files have no names: whenever it is killed, none is found."""
    backup = crafted(tmp_path / "large.backup", fill)
    temporary = tmp_path / "temporary"
    temporary.mkdir()

    async def scenario() -> None:
        restoring = await started(tmp_path, backup, temporary)
        await restoring.until(lambda: holds_unnamed_file(restoring.pid, temporary))
        await restoring.kill()

    asyncio.run(scenario())
    assert list(temporary.iterdir()) == []
    assert sorted(path.name for path in tmp_path.glob("large.backup*")) == ["large.backup"]


def fill(file: sqlite3.Connection) -> None:
    """Write more than is held in memory."""
    file.execute(
        "INSERT INTO tries WITH RECURSIVE n(i) AS "
        "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400000) "
        "SELECT printf('%064d', i), 1, 1.0 FROM n"
    )


def holds_unnamed_file(pid: int, folder: Path) -> bool:
    """Tell whether a process has a file open in a folder that has no name there any more."""
    links = Path(f"/proc/{pid}/fd")
    try:
        targets = [os.readlink(link) for link in links.iterdir()]  # noqa: PTH115 - of a deleted file
    except OSError:
        return False
    return any(
        target.startswith(str(folder)) and target.endswith("(deleted)") for target in targets
    )
