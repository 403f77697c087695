"""A full disk: the server says that it is not ready, and its log does not fill up as well."""

import asyncio
import resource
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.endurance.matches import new_guest, open_table, talking
from tests.server.endurance.running import Server, running
from tests.server.services import Redis

from .figures import Figures

UNAVAILABLE = 503
REFUSALS = 60
MOST_LINES = 3  # one for each kind of work that failed
SECONDS_AWAY = 3.0


def fill_the_disk(pid: int, database: str) -> tuple[int, int]:
    """Let no file of a process become larger than what SQLite has written so far."""
    written = Path(f"{database.removeprefix('sqlite:///')}-wal").stat().st_size
    return resource.prlimit(pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))


async def until_answer(web: httpx.AsyncClient, page: str, status: int) -> None:
    """Wait until a page answers in a certain way."""
    async with asyncio.timeout(PATIENCE):
        while (await web.get(page)).status_code != status:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.1)


def test_readiness_and_the_log_of_a_full_disk(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path / "server", own_database)
        async with running(server), httpx.AsyncClient(base_url=server.address) as web:
            guest = await new_guest(server)
            table = await open_table(server, guest, "table")
            before = server.log.stat().st_size
            plenty = fill_the_disk(server.pid, own_database)
            async with talking(server, guest) as talker:
                await talker.hello(**{table: ""})
                for number in range(REFUSALS):
                    answer = await talker.ask(table, "sit", f"sit-{number}", seat=0)
                    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
                await until_answer(web, "/ready", UNAVAILABLE)
                assert (await web.get("/health")).status_code == 200
                lines = told_behind(server, before)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, plenty)
                await until_answer(web, "/ready", 200)
                assert (await talker.ask(table, "sit", seat=0))["type"] == "acknowledged"
        figures.note("13 full disk", f"lines for {REFUSALS} refusals", len(lines), MOST_LINES)
        assert 1 <= len(lines) <= MOST_LINES
        assert not any("Traceback" in line for line in lines)

    asyncio.run(scenario())


def told_behind(server: Server, size: int) -> list[str]:
    """Return the lines of a log behind its first bytes."""
    return server.log.read_bytes()[size:].decode().splitlines()


@pytest.mark.long
def test_redis_being_away_is_told_once(
    shared_database: str, redis: Redis, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> list[str]:
        server = Server(tmp_path, shared_database, "--bus", redis.address(), "--workers", "2")
        async with running(server):
            before = server.log.stat().st_size
            await asyncio.to_thread(redis.stop)
            await server.until(lambda: "Redis is away" in server.log.read_text())
            await asyncio.sleep(SECONDS_AWAY)
            lines = told_behind(server, before)
            await asyncio.to_thread(redis.start)
            await server.until(lambda: "Redis is back" in server.log.read_text())
            return lines

    lines = asyncio.run(scenario())
    figures.note("13 Redis away", f"lines in {SECONDS_AWAY:.0f} s of 2 workers", len(lines), 4)
    assert len(lines) <= 4  # of each worker: nobody is heard, and no job can be done
