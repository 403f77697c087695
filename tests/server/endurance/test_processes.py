"""Several processes are one server: nothing twice, no gaps, no forks, whoever one talks to."""

import asyncio
from pathlib import Path
from random import Random

import httpx

from gloaming.server.stopping import stop
from tests.patience import PATIENCE
from tests.server import services

from .matches import Guest, Witness, check_log, kept, new_guest, open_table, play_flakily
from .running import NAP, Server, running, until

ENOUGH = 30  # commands of each player


async def seen_by(guest: Guest, server: Server, table: str) -> str:
    """Return a whole table as a guest sees it."""
    headers = {"Authorization": f"Bearer {guest.token}"}
    async with httpx.AsyncClient(timeout=PATIENCE) as web:
        return (await web.get(f"{server.address}/api/tables/{table}", headers=headers)).text


async def play_anywhere(servers: list[Server]) -> None:
    """Play through sockets that break and come back anywhere, and compare what is known of it."""
    async with running(*servers):
        guests = [await new_guest(servers[0]) for _ in range(2)]
        table = await open_table(servers[0], guests[0], "table")
        witnesses = [Witness(table) for _ in guests]
        playing = [
            asyncio.create_task(play_flakily(servers, guest, witness, Random(seat)))
            for seat, (guest, witness) in enumerate(zip(guests, witnesses, strict=True))
        ]
        await until(lambda: enough_is_done(witnesses) or any(task.done() for task in playing))
        await stop(playing)
        failed = [task.exception() for task in playing if not task.cancelled()]
        assert not any(failed), failed
        for guest in guests:
            await all_show_the_same(servers * 2, guest, table)
    check_log((await kept(servers[0].database, [table]))[table], witnesses)


def enough_is_done(witnesses: list[Witness]) -> bool:
    """Tell whether everybody has done a lot."""
    return all(len(witness.acknowledged) >= ENOUGH for witness in witnesses)


async def all_show_the_same(servers: list[Server], guest: Guest, table: str) -> None:
    """Wait until all processes show somebody the same: they may still hear of the last action."""
    async with asyncio.timeout(PATIENCE):
        while len({await seen_by(guest, each, table) for each in servers}) > 1:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(NAP)


def test_clients_that_vanish_and_resend_elsewhere_end_with_the_same_history(
    own_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    bus = ("--bus", redis.address())
    servers = [Server(tmp_path / name, own_database, *bus) for name in ("one", "two")]
    asyncio.run(play_anywhere(servers))


def test_processes_behind_one_port_are_one_server(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    server = Server(tmp_path, shared_database, "--bus", redis.address(), "--workers", "2")
    asyncio.run(play_anywhere([server]))
