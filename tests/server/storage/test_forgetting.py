"""Names disappear from logs and lists, and nothing else does."""

import asyncio
from typing import Any

import msgspec
import pytest

from gloaming.server.storage.errors import RewrittenError
from gloaming.server.storage.forgetting import forget_names, tables_of
from gloaming.server.storage.protocol import Envelope

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
    {"name": "green", "kind": "person", "player": "Heron"},
    {"name": "red", "kind": "bot", "player": "Heron"},
]


def written(plain: object) -> msgspec.Raw:
    """Return something as it is kept."""
    return msgspec.Raw(msgspec.json.encode(plain))


def test_a_name_is_forgotten_in_the_log_and_in_lists(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            happened = [
                Envelope(number, START, str(number), written(event))
                for number, event in enumerate(HAPPENED)
            ]
            kept = row(people=("p1", "p2"), opener="p1", summary=written({"seats": SEATS}))
            await storage.create_table(kept, SECRET, happened)
            database = storage.database
            assert await database.read(lambda c: tables_of(c, ["p1"])) == ["t"]
            assert await database.read(lambda c: tables_of(c, ["p3"])) == []
            await database.write(lambda c: forget_names(c, "t", ["p1"]))
            events = await storage.events("t")
            assert [event.number for event in events] == [0, 1, 2, 3, 4]
            now = [msgspec.json.decode(event.event) for event in events]
            assert now[0] == {**HAPPENED[0], "by": {**OLD_HERON, "name": "deleted"}}
            assert now[1]["occupant"] == {**HERON, "name": "deleted"}
            assert now[2:] == HAPPENED[2:]
            found = await storage.table("t")
            assert found
            seats = msgspec.json.decode(found.summary)["seats"]
            assert [seat["player"] for seat in seats] == ["deleted", "Heron"]

    asyncio.run(scenario())


def test_who_has_read_the_old_log_appends_nothing(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(people=("p1",)), SECRET, log(0, 1))
            await storage.database.write(lambda c: forget_names(c, "t", ["p1"]))
            with pytest.raises(RewrittenError, match="read it again"):
                await storage.append(row(number=2, people=("p1",)), log(2, 2))
            kept = await storage.table("t")
            assert kept
            assert kept.rewrites == 1
            assert await storage.append(row(number=2, people=("p1",), rewrites=1), log(2, 2))

    asyncio.run(scenario())


def test_who_sat_at_a_table_and_left_is_still_forgotten_there(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as storage:
            await storage.create_table(row(), SECRET, log(0, 0))
            sits = storage.append(row(number=1, people=("p1",)), log(1, 1))
            leaves = storage.append(row(number=2), log(2, 2))
            assert all(await asyncio.gather(sits, leaves))  # in one commit
            assert await storage.tables(person="p1") == []
            assert await storage.database.read(lambda c: tables_of(c, ["p1"])) == ["t"]

    asyncio.run(scenario())
