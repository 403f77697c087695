"""Names change or disappear in logs and lists, and nothing else does."""

import asyncio
from typing import Any

import msgspec
import pytest

from gloaming.server.storage.database import Database
from gloaming.server.storage.errors import RewrittenError
from gloaming.server.storage.names_at_tables import NameChange, change_names, tables_of
from gloaming.server.storage.protocol import Envelope
from gloaming.server.storage.sql_storage import SqlStorage

from .samples import SECRET, START, log, opened, row

HERON = {"type": "person", "id": "p1", "name": "Heron"}
OLD_HERON = {"type": "person", "id": "p1", "name": "Elm"}
OTHER = {"type": "person", "id": "p2", "name": "Heron"}  # guests may be called the same
HAPPENED: list[dict[str, Any]] = [
    {"type": "opened", "settings": {"watching_delay": 1.5, "game": "toy"}, "by": OLD_HERON},
    {"type": "sat", "seat": 0, "occupant": HERON},
    {"type": "sat", "seat": 1, "occupant": OTHER},
    {"type": "said", "seat": 0, "text": "Heron é"},
    {"type": "readied", "person": "p1", "is_ready": True},
]
SEATS = [
    {"name": "green", "kind": "person", "player": "Heron", "is_guest": False},
    {"name": "red", "kind": "person", "player": "Heron", "is_guest": False},
    {"name": "blue", "kind": "bot", "player": "Heron", "is_guest": False},
]


def written(plain: object) -> msgspec.Raw:
    """Return something as it is kept."""
    return msgspec.Raw(msgspec.json.encode(plain))


async def keep(storage: SqlStorage, happened: list[dict[str, Any]]) -> None:
    """Keep a table with its log."""
    envelopes = [
        Envelope(number, START, str(number), written(event))
        for number, event in enumerate(happened)
    ]
    kept = row(people=("p1", "p2"), opener="p1", summary=written({"seats": SEATS}))
    await storage.create_table(kept, SECRET, envelopes)


async def log_of(storage: SqlStorage) -> list[Any]:
    """Return what happened at the table."""
    events = await storage.events("t")
    assert [event.number for event in events] == list(range(len(events)))
    return [msgspec.json.decode(event.event) for event in events]


async def players(storage: SqlStorage) -> list[tuple[str, bool]]:
    """Return how lists show the table: who plays, and who of them is a guest."""
    found = await storage.table("t")
    assert found
    seats = msgspec.json.decode(found.summary)["seats"]
    return [(seat["player"], seat["is_guest"]) for seat in seats]


async def tables_with(database: Database, person: str) -> list[str]:
    """Return the tables of a person."""
    return await database.read(lambda c: list(c.scalars(tables_of([person]))))


def test_a_name_is_forgotten_in_the_log_and_in_lists(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await keep(storage, HAPPENED)
            assert await tables_with(storage.database, "p1") == ["t"]
            assert await tables_with(storage.database, "p3") == []
            await storage.database.write(lambda c: change_names(c, NameChange(["p1"], "deleted")))
            now = await log_of(storage)
            assert now[0] == {**HAPPENED[0], "by": {**OLD_HERON, "name": "deleted"}}
            assert now[1]["occupant"] == {**HERON, "name": "deleted"}
            assert now[2:] == HAPPENED[2:]
            assert await players(storage) == [
                ("deleted", False),
                ("Heron", False),  # somebody else of that name
                ("Heron", False),
            ]

    asyncio.run(scenario())


def test_a_guest_who_becomes_somebody_is_renamed_and_players_they_named_are_not(
    address: str,
) -> None:
    guest = {"type": "person", "id": "p1", "name": "Guest 1634", "is_guest": True}
    anna = {**guest, "name": "Anna"}
    happened: list[dict[str, Any]] = [
        {"type": "opened", "by": guest},
        {"type": "sat", "seat": 0, "occupant": guest},
        {"type": "sat", "seat": 1, "occupant": guest},
        {"type": "seat-named", "seat": 1, "occupant": anna},
    ]
    heron = NameChange(["p1"], "Heron", before="Guest 1634", is_guest=False)

    async def scenario() -> None:
        async with opened(address) as storage:
            await keep(storage, happened)
            await storage.database.write(lambda c: change_names(c, heron))
            now = await log_of(storage)
            assert now[0]["by"] == HERON
            assert [event["occupant"] for event in now[1:]] == [HERON, HERON, anna]
            assert (await players(storage))[:2] == [("Heron", False), ("Anna", True)]

    asyncio.run(scenario())


def test_who_has_read_the_old_log_appends_nothing(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await keep(storage, HAPPENED)
            await storage.database.write(lambda c: change_names(c, NameChange(["p1"], "deleted")))
            after, number = len(HAPPENED), row(number=9, people=("p1", "p2"))
            with pytest.raises(RewrittenError, match="read it again"):
                await storage.append(number, log(after, after))
            kept = await storage.table("t")
            assert kept
            assert kept.rewrites == 1
            renewed = msgspec.structs.replace(number, rewrites=1)
            assert await storage.append(renewed, log(after, after))

    asyncio.run(scenario())


def test_who_sat_at_a_table_and_left_is_still_forgotten_there(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            sits = storage.append(row(number=1, people=("p1",)), log(1, 1))
            leaves = storage.append(row(number=2), log(2, 2))
            assert all(await asyncio.gather(sits, leaves))  # in one commit
            assert await storage.tables(person="p1") == []
            assert await tables_with(storage.database, "p1") == ["t"]

    asyncio.run(scenario())
