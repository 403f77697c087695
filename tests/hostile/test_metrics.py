"""Metrics: only for who has the token, and the same of all workers whoever is asked."""

import asyncio
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.endurance.matches import new_guest, open_table, talking
from tests.server.endurance.running import Server, running
from tests.server.services import Redis

from .figures import Figures

TOKEN = "only-for-prometheus"
WORKERS = 3
CALLS = 20
COMMANDS = 12
SHOWN = {"Authorization": f"Bearer {TOKEN}"}
REFUSED = 'gloaming_commands_total{result="not-yours"}'
DISGUISES: tuple[dict[str, str], ...] = (
    {},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1"},
    {"Authorization": "Bearer x"},
    {"Authorization": TOKEN},
    {"Authorization": f"Bearer {TOKEN}x"},
    {"Cookie": f"gloaming={TOKEN}"},
)


async def asked(address: str, **headers: str) -> httpx.Response:
    """Ask for the metrics on a connection of its own, so that any worker may answer."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        return await web.get("/metrics", headers=headers)


def figure(text: str, name: str) -> float:
    """Return one number."""
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def test_nobody_without_the_token_reads_metrics(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        flags = ("--metrics-token", TOKEN, "--trusted-proxies", "127.0.0.1")
        server = Server(tmp_path, own_database, *flags)
        async with running(server):
            for disguise in DISGUISES:
                answer = await asked(server.address, **disguise)
                assert answer.status_code == 403, disguise
                assert "gloaming_" not in answer.text
            assert "gloaming_sockets 0.0" in (await asked(server.address, **SHOWN)).text
        assert TOKEN not in server.log.read_text()

    asyncio.run(scenario())


def test_every_call_shows_all_workers(
    own_database: str, redis: Redis, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        flags = ("--metrics-token", TOKEN, "--workers", str(WORKERS), "--bus", redis.address())
        server = Server(tmp_path, own_database, *flags)
        async with running(server):
            guest = await new_guest(server)
            table = await open_table(server, guest, "table")
            for _ in range(COMMANDS):
                async with talking(server, guest) as talker:  # at any of the workers
                    await talker.hello()
                    await talker.ask(table, "stand-up", seat=0)
            told = [(await asked(server.address, **SHOWN)).text for _ in range(CALLS)]
        seen = {figure(text, "gloaming_command_seconds_count") for text in told}
        figures.note("6 metrics", f"totals in {CALLS} calls of {WORKERS} workers", len(seen), 1)
        assert seen == {float(COMMANDS)}
        assert {figure(text, REFUSED) for text in told} == {float(COMMANDS)}

    asyncio.run(scenario())
