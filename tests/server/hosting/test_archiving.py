"""Finished matches are kept once, whatever dies meanwhile, and nothing of running ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gloaming.core.record import read_record
from gloaming.server.bot_players.players import BotPlayers
from gloaming.server.hosting.archiving import Archivist
from gloaming.server.hosting.host import Host
from gloaming.server.storage.archive import Archive, FinishedMatch, Wanted
from gloaming.server.storage.errors import StorageUnavailableError
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from gloaming.server.tables.commands import (
    Act,
    AskRematch,
    PutBot,
    Ready,
    Resign,
    Tick,
    VoteAbandon,
)
from tests.core.toy.playing import find_toy
from tests.core.toy.rules import SPOT
from tests.server.live.hosting import ONE, TWO, Time, make_host, running_table, toy_settings

DAY = 86_400.0


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[tuple[SqlStorage, Archive]]:
    """Open storage and archive, and close them."""
    database = await open_database(address)
    storage = SqlStorage(database)
    try:
        yield storage, Archive(database)
    finally:
        await storage.close()
        await database.close()


async def play_out(host: Host, table: str) -> None:
    """Play a match of two rounds to its end."""
    for turn in range(2):
        await host.do(table, Act(0, (SPOT, 0)), ONE, f"one {turn}")
        await host.do(table, Act(1, (SPOT, 2)), TWO, f"two {turn}")


async def all_kept(archive: Archive, viewer: str | None = None) -> tuple[FinishedMatch, ...]:
    """Return all matches that somebody may see."""
    return (await archive.search(Wanted(viewer=viewer))).matches


def test_a_match_is_kept_when_it_is_over_and_not_before(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            now = Time()
            host = make_host(storage, now=now)
            Archivist(host, archive)
            table = await running_table(host, is_public=True)
            now.now += 100
            await host.do(table, Act(0, (SPOT, 0)), ONE, "first")
            assert await archive.missing() == []
            assert await all_kept(archive) == ()
            await host.do(table, Act(1, (SPOT, 2)), TWO, "second")
            now.now += 100
            await host.do(table, Act(0, (SPOT, 0)), ONE, "third")
            await host.do(table, Act(1, (SPOT, 2)), TWO, "fourth")
            await host.close()
            [match] = await all_kept(archive)
            assert (match.id, match.started_at, match.ended_at) == (table, 1000.0, 1200.0)
            assert [player.name for player in match.players] == ["one", "two"]
            assert [player.person for player in match.players] == ["id-one", "id-two"]
            record = await archive.record(table)
            outcome = read_record(str(record), find_toy, verify=True).outcome
            assert outcome
            assert match.reason == outcome.reason
            won = tuple(player.seat for player in match.players if player.result == "won")
            assert won == outcome.winners
            assert await archive.missing() == []

    asyncio.run(scenario())


def test_private_matches_are_for_those_who_played(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            host = make_host(storage)
            Archivist(host, archive)
            table = await running_table(host)
            await play_out(host, table)
            await host.close()
            assert await all_kept(archive) == await all_kept(archive, "id-three") == ()
            assert len(await all_kept(archive, "id-two")) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("how", ["resigned", "abandoned"])
def test_matches_that_are_given_up_are_kept_too(address: str, how: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            host = make_host(storage)
            Archivist(host, archive)
            table = await running_table(host, is_public=True)
            if how == "resigned":
                await host.do(table, Resign(0), ONE, "resign")
            else:
                await host.do(table, VoteAbandon(0), ONE, "vote 0")
                await host.do(table, VoteAbandon(1), TWO, "vote 1")
            await host.close()
            [match] = await all_kept(archive)
            assert match.reason == how
            results = [player.result for player in match.players]
            assert results == (["lost", "won"] if how == "resigned" else ["drawn", "drawn"])

    asyncio.run(scenario())


def test_what_ended_while_the_process_died_is_kept_at_the_next_start(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            dying = make_host(storage)  # nobody keeps anything here
            table = await running_table(dying, is_public=True)
            await play_out(dying, table)
            await dying.close()
            host = make_host(storage)
            archivist = Archivist(host, archive)
            assert await archive.missing() == [table]
            assert await archivist.catch_up() == 1
            first = await all_kept(archive)
            assert [match.id for match in first] == [table]
            assert await archivist.catch_up() == 0
            await host.hosted(table)  # looking at it again changes nothing
            await host.do(table, AskRematch(), ONE, "again")
            await host.close()
            assert await all_kept(archive) == first

    asyncio.run(scenario())


def test_several_processes_keep_the_same_match_once(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            hosts = [make_host(storage) for _ in range(3)]
            table = await running_table(hosts[0], is_public=True)
            await play_out(hosts[0], table)
            archivists = [Archivist(host, archive) for host in hosts]
            await asyncio.gather(*(archivist.catch_up() for archivist in archivists))
            assert len(await all_kept(archive)) == 1
            for host in hosts:
                await host.close()

    asyncio.run(scenario())


def test_a_table_where_nothing_was_played_is_not_kept(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            now = Time()
            host = make_host(storage, now=now)
            archivist = Archivist(host, archive)
            table = await host.open_table(ONE, toy_settings(is_public=True), "open")
            now.now += 2 * DAY
            await host.do(table, Tick())
            row = await storage.table(table)
            assert row
            assert row.phase == "over"
            assert await archive.missing() == []
            assert await archivist.catch_up() == 0
            await host.close()
            assert await all_kept(archive) == ()

    asyncio.run(scenario())


def test_a_log_that_cannot_be_read_stops_no_other_match(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            host = make_host(storage)
            table = await running_table(host, is_public=True)
            await play_out(host, table)
            archivist = Archivist(make_host(storage), archive)

            async def two_missing(**_: Any) -> list[str]:
                return ["nowhere", table]

            monkeypatch.setattr(archive, "missing", two_missing)
            assert await archivist.catch_up() == 1
            assert await archive.has(table)
            await host.close()

    asyncio.run(scenario())


def test_an_archive_that_is_away_keeps_the_match_later(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            host = make_host(storage)
            archivist = Archivist(host, archive)
            table = await running_table(host, is_public=True)

            async def fail(*_: Any) -> None:
                raise StorageUnavailableError("gone")

            with monkeypatch.context() as broken:
                broken.setattr(archive, "keep", fail)
                await play_out(host, table)
                await host.close()
            assert await archive.missing() == [table]
            assert await archivist.catch_up() == 1

    asyncio.run(scenario())


def test_bots_have_names_and_no_ids(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as (storage, archive):
            host = make_host(storage)
            Archivist(host, archive)
            table = await host.open_table(ONE, toy_settings(is_public=True), "open")
            for seat in range(2):
                await host.do(table, PutBot(seat, "random"), ONE, f"bot {seat}")
            await host.do(table, Ready(), ONE, "ready")
            hosted = await host.hosted(table)
            players = BotPlayers(host)
            while hosted.table.phase != "over":
                for seat in hosted.table.bots_to_act():
                    await players.act(hosted, seat)
            players.close()
            await host.close()
            [match] = await all_kept(archive)
            assert {(player.name, player.person) for player in match.players} == {("random", None)}

    asyncio.run(scenario())
