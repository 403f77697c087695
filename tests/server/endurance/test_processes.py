"""Several processes are one server: nothing twice, no gaps, no forks, whoever one talks to."""

import asyncio
from pathlib import Path
from random import Random

import httpx

from tests.server import services

from .matches import Guest, Witness, check_log, kept, new_guest, open_table, play_flakily
from .running import PATIENCE, Server, running


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
        async with asyncio.TaskGroup() as tasks:
            for number, guest in enumerate(guests):
                playing = play_flakily(servers, guest, witnesses[number], Random(number))
                tasks.create_task(playing)
        for guest in guests:
            seen = {await seen_by(guest, server, table) for server in servers * 2}
            assert len(seen) == 1
    assert witnesses[0].seen == witnesses[1].seen
    check_log((await kept(servers[0].database, [table]))[table], witnesses)


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
