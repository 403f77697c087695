"""Migrations lead every older database to what the schema says, and refuse newer ones."""

import asyncio
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Select, create_engine, inspect, make_url, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from gloaming.server.storage.database import read_url
from gloaming.server.storage.errors import (
    DatabaseUrlError,
    NewerDatabaseError,
    StorageUnavailableError,
)
from gloaming.server.storage.migrate import current_revision, migrate, newest_revision, scripts
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.schema import (
    answers,
    events,
    finishers,
    metadata,
    people,
    sitters,
    tables,
    tokens,
)
from gloaming.server.storage.schema import puzzle_ratings as rated
from gloaming.server.storage.sqlite import sqlite_engine
from gloaming.server.tables.events import Sat, read_event
from gloaming.server.tables.seats import Someone

SET_REVISION = text("UPDATE alembic_version SET version_num = :revision")

AT_ONCE, FILES = 6, 100


def differences(connection: Connection) -> Any:
    """Return what a migration from the database to the schema would change."""
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


def test_a_migrated_database_is_what_the_schema_says(address: str) -> None:
    async def scenario() -> None:
        database = await open_database(address)
        assert await database.read(differences) == []
        assert await database.read(current_revision) == newest_revision()
        names = await database.read(lambda connection: inspect(connection).get_table_names())
        assert set(names) == {"alembic_version", *metadata.tables}
        await database.close()

    asyncio.run(scenario())


def test_migrating_again_changes_nothing(address: str) -> None:
    async def scenario() -> None:
        first = await open_database(address)
        await first.write(migrate)
        await first.close()
        second = await open_database(address)
        assert second.generation == first.generation
        await second.close()

    asyncio.run(scenario())


def test_processes_that_start_together_migrate_once(address: str) -> None:
    async def scenario() -> None:
        opened = await asyncio.gather(*(open_database(address) for _ in range(4)))
        assert len({database.generation for database in opened}) == 1
        for database in opened:
            await database.close()

    asyncio.run(scenario())


def test_whoever_opens_a_new_file_at_once_with_others_waits(tmp_path: Path) -> None:
    def open_and_write(number: int) -> None:
        engine = sqlite_engine(make_url(f"sqlite:///{tmp_path}/{number // AT_ONCE}"), "BEGIN")
        with engine.begin() as connection:
            connection.execute(text("SELECT 1"))
        engine.dispose()

    with ThreadPoolExecutor(AT_ONCE) as openers:
        list(openers.map(open_and_write, range(FILES * AT_ONCE)))


OLD_TABLE = text(
    "INSERT INTO tables (id, game, phase, is_public, created_at, changed_at, people, summary,"
    " next_number) VALUES (:id, 'toy', 'open', TRUE, 1, 1, '[]', '{}', 1)"
)
OLD_EVENT = text(
    "INSERT INTO events (table_id, number, at, command, event) VALUES (:id, 0, 1, '', :event)"
)
OPENED = '{"type":"opened","by":{"type":"person","id":"p1","name":"Heron"}}'


def test_who_opened_older_tables_is_read_from_their_logs(address: str) -> None:
    def make_old(connection: Connection) -> None:
        migrate(connection, "0001")
        for name, event in (("known", OPENED), ("strange", "{}")):
            connection.execute(OLD_TABLE, {"id": name})
            connection.execute(OLD_EVENT, {"id": name, "event": event})

    async def scenario() -> None:
        await run_on_empty(address, make_old)
        database = await open_database(address)
        found = await database.read(
            lambda connection: dict(connection.execute(select(tables.c.id, tables.c.opener)).all())
        )
        assert found == {"known": "p1", "strange": None}
        await database.close()

    asyncio.run(scenario())


OLD_MATCH = text(
    "INSERT INTO matches (id, game, is_public, started_at, ended_at, reason, record)"
    " VALUES (:id, 'toy', TRUE, 1, 2, 'played', '')"
)
OLD_FINISHER = text(
    "INSERT INTO finishers (match_id, seat, name, name_key, result, score)"
    " VALUES (:id, 1, 'Heron', 'heron', 'won', 1)"
)
SUMMARY = '{"seats": [{"name": "green"}, {"name": "red"}]}'


def test_the_names_of_seats_are_read_from_tables_that_are_still_there(address: str) -> None:
    def make_old(connection: Connection) -> None:
        migrate(connection, "0002")
        connection.execute(OLD_TABLE, {"id": "known"})
        connection.execute(update(tables).values(summary=SUMMARY))
        for name in ("known", "gone"):
            connection.execute(OLD_MATCH, {"id": name})
            connection.execute(OLD_FINISHER, {"id": name})

    async def scenario() -> None:
        await run_on_empty(address, make_old)
        database = await open_database(address)
        query = select(finishers.c.match_id, finishers.c.seat_name)
        found = await database.read(lambda connection: dict(connection.execute(query).all()))
        assert found == {"known": "red", "gone": None}
        await database.close()

    asyncio.run(scenario())


OLD_PERSON = text(
    "INSERT INTO people (id, name, name_key, is_guest, is_deleted, created_at)"
    " VALUES (:id, :name, :key, :is_guest, FALSE, :at)"
)
OLD_COOKIE = text(
    "INSERT INTO tokens (digest, id, person_id, kind, label, created_at)"
    " VALUES ('d', 't', 'account', 'cookie', '', 5)"
)
OLD_SAT = text(
    "INSERT INTO events (table_id, number, at, command, event) VALUES ('t', :n, 1, '', :event)"
)
SAT = '{"type":"sat","seat":0,"occupant":{"type":"person","id":"%s","name":"Élan"}}'


def test_guests_skeletons_and_sign_ins_of_older_databases_are_worked_out(address: str) -> None:
    def make_old(connection: Connection) -> None:
        migrate(connection, "0004")
        people = (
            ("account", "Heron", "heron"),
            ("later", "Her0n", "her0n"),
            ("guest", "Elm", None),
        )
        for at, (id_, name, key) in enumerate(people):
            values = {"id": id_, "name": name, "key": key, "is_guest": key is None, "at": at}
            connection.execute(OLD_PERSON, values)
        connection.execute(OLD_COOKIE)
        connection.execute(OLD_TABLE, {"id": "t"})
        for number, person in enumerate(("guest", "account")):
            connection.execute(OLD_SAT, {"n": number, "event": SAT % person})

    async def scenario() -> None:
        await run_on_empty(address, make_old)
        database = await open_database(address)
        looks = await database.read(
            lambda c: dict(c.execute(select(people.c.id, people.c.skeleton)).all())
        )
        assert looks == {"account": "heron", "later": None, "guest": None}
        assert await database.read(lambda c: c.scalar(select(tokens.c.authenticated_at))) == 5
        logged = await database.read(
            lambda c: c.scalars(select(events.c.event).order_by(events.c.number)).all()
        )
        assert [read_event(event.encode()) for event in logged] == [
            Sat(0, Someone("guest", "Élan", is_guest=True)),
            Sat(0, Someone("account", "Élan")),
        ]
        sat = await database.read(lambda c: c.execute(select(sitters)).all())
        assert {(person, is_seated) for _, person, is_seated in sat} == {
            ("guest", False),
            ("account", False),
        }
        await database.close()

    asyncio.run(scenario())


async def run_on_empty(address: str, work: Callable[[Connection], None]) -> None:
    """Do work in a database that nobody has opened yet."""
    url = read_url(address)
    if url.drivername == "sqlite":
        engine = create_engine(url)
        with engine.begin() as connection:
            work(connection)
        engine.dispose()
    else:
        lasting = create_async_engine(url)
        async with lasting.begin() as asked:
            await asked.run_sync(work)
        await lasting.dispose()


def test_a_newer_database_is_refused_and_left_alone(address: str) -> None:
    async def scenario() -> None:
        database = await open_database(address)
        await database.write(lambda c: c.execute(SET_REVISION, {"revision": "9999"}).close())
        with pytest.raises(NewerDatabaseError, match=r"'9999'.*install the newer Gloaming"):
            await open_database(address)
        assert await database.read(current_revision) == "9999"
        await database.close()

    asyncio.run(scenario())


def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        database = await open_database(f"sqlite:///{tmp_path}/new/folder/gloaming.db")
        files = sorted((tmp_path / "new" / "folder").iterdir())
        modes = [stat.S_IMODE(file.stat().st_mode) for file in files]
        await database.close()
        return modes

    assert asyncio.run(scenario()) == [0o600, 0o600, 0o600]
    assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700


def test_a_file_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageUnavailableError, match=r"does not answer: .*File exists"):
        asyncio.run(open_database(f"sqlite:///{tmp_path}/file/gloaming.db"))
    (tmp_path / "file").write_text("this is not a database, however long it may be" * 10)
    with pytest.raises(StorageUnavailableError, match="file is not a database"):
        asyncio.run(open_database(f"sqlite:///{tmp_path}/file"))


def test_no_revision_leads_back() -> None:
    assert not any(hasattr(script.module, "downgrade") for script in scripts().walk_revisions())


@pytest.mark.parametrize(
    "address", ["", "nonsense", "mysql://host/name", "sqlite://", "sqlite:///:memory:"]
)
def test_addresses_that_cannot_be_used_are_refused(address: str) -> None:
    with pytest.raises(DatabaseUrlError, match="sqlite:///FILE or postgresql://HOST/NAME"):
        asyncio.run(open_database(address))


def test_a_refused_address_does_not_tell_its_password() -> None:
    with pytest.raises(DatabaseUrlError) as refusal:
        asyncio.run(open_database("mysql://user:hush@host/name"))
    assert "hush" not in str(refusal.value)


def names_in(query: Select[Any], connection: Connection) -> list[str]:
    """Return the names that a query finds."""
    return list(connection.scalars(query))


def test_answers_to_published_puzzles_are_kept_by_what_these_are(address: str) -> None:
    def make_old(connection: Connection) -> None:
        migrate(connection, "0006")
        for statement in OLD_ANSWERS:
            connection.execute(text(statement))

    async def scenario() -> list[list[str]]:
        await run_on_empty(address, make_old)
        database = await open_database(address)
        queries = [select(kept.c.puzzle_id).order_by(kept.c.puzzle_id) for kept in (answers, rated)]
        found = [await database.read(partial(names_in, query)) for query in queries]
        await database.close()
        return found

    assert asyncio.run(scenario()) == [["ff-0001", "the key"], ["the key"]]


OLD_ANSWERS = (
    (
        "INSERT INTO people (id, name, is_guest, is_deleted, created_at) "
        "VALUES ('bea', 'Bea', false, false, 1)"
    ),
    (
        "INSERT INTO puzzles (id, key, game, kind, title, puzzle, solution, solutions, grade,"
        " composer, published_at, score, plays, is_hidden) VALUES "
        "('p-1', 'the key', 'finstere', 'feast', '', '', '', 1, 1, 'ada', 1, 0, 1, false)"
    ),
    "INSERT INTO answers VALUES ('bea', 'p-1', true, 1), ('bea', 'ff-0001', true, 1)",
    "INSERT INTO puzzle_ratings VALUES ('p-1', 1500, 300, 0.06, 1, 1)",
)
