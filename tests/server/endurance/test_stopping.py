"""However a server is told to stop, it closes everything, says so and ends as the signal would."""

import asyncio
import os
import pty
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import services
from tests.server.services import free_port

from .matches import new_guest, open_table, talking
from .running import NAP, Running, Server, running

ROOT = Path(__file__).parents[3]
GOODBYE = "Gloaming is closed; everything is kept."
INTERRUPT, TERMINATE = signal.SIGINT, signal.SIGTERM
LOADING = 0.5  # seconds after which a process still loads modules
CTRL_C = b"\x03"
WAYS: tuple[Sequence[signal.Signals], ...] = (
    [INTERRUPT],
    [INTERRUPT, INTERRUPT],
    [TERMINATE],
    [TERMINATE, INTERRUPT],
)
# What was made once is taken as it is: only what `make play` runs is tried.
MADE = ("-o", "src/gloaming/server/web/index.html", "-o", ".venv/installed")


async def told(server: Server, signals: Sequence[signal.Signals]) -> int:
    """Send signals one after the other; return how the process ended."""
    for number in signals:
        server.tell(number)
        await asyncio.sleep(NAP)
    return await server.ended()


async def stopped(server: Server, signals: Sequence[signal.Signals]) -> int:
    """Stop a server while somebody sits at a table; return how it ended."""
    async with running(server):
        guest = await new_guest(server)
        table = await open_table(server, guest, "table")
        async with talking(server, guest) as talker:
            await talker.hello()
            await talker.ask(table, "sit", seat=0)
            return await told(server, signals)


def check_closed(server: Server, folder: Path) -> None:
    """Check that a server has said goodbye, has told no traceback and left nothing open."""
    assert server.out.read_text().endswith(f"{GOODBYE}\n")
    assert "Traceback" not in server.log.read_text()
    left = {path.name for path in folder.glob("gloaming.db*")}
    assert left == {"gloaming.db", "gloaming.db.serving"}


@pytest.mark.parametrize("signals", WAYS, ids=str)
def test_one_process(signals: Sequence[signal.Signals], own_database: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "server", own_database)
    assert asyncio.run(stopped(server, signals)) == -signals[0]
    check_closed(server, tmp_path)


@pytest.mark.parametrize("signals", WAYS[1:3], ids=str)
def test_several_processes(
    signals: Sequence[signal.Signals], own_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    two = ("--workers", "2", "--bus", redis.address())
    server = Server(tmp_path / "server", own_database, *two)
    assert asyncio.run(stopped(server, signals)) == -signals[0]
    check_closed(server, tmp_path)


def test_several_processes_that_have_hardly_begun(
    own_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    """A terminal sends Ctrl+C to all processes at once, also to those that only load modules."""

    async def scenario() -> int:
        two = ("--workers", "2", "--bus", redis.address())
        server = Server(tmp_path / "server", own_database, *two)
        await server.launch()
        await server.until(lambda: len(server.workers()) == 2)
        await asyncio.sleep(LOADING)
        os.killpg(server.pid, INTERRUPT)
        return await server.ended()

    assert asyncio.run(scenario()) == -INTERRUPT
    check_closed(Server(tmp_path / "server", own_database), tmp_path)


def test_after_a_backup_was_put_in(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> int:
        server = Server(tmp_path / "server", own_database)
        backup = str(tmp_path / "a.backup")
        async with running(server):
            for command in (("backup", backup), ("restore", backup, "--replace")):
                helper = Running(tmp_path / command[0], *command, "--database", own_database)
                await helper.launch()
                assert await helper.ended() == 0, helper.log.read_text()
            await server.until(lambda: "starting anew" in server.log.read_text())
            await server.until_ready()
            code = await told(server, [INTERRUPT, INTERRUPT])
        check_closed(server, tmp_path)
        return code

    assert asyncio.run(scenario()) == -INTERRUPT


def test_a_worker(redis: services.Redis, own_database: str, tmp_path: Path) -> None:
    async def scenario() -> int:
        worker = Running(
            tmp_path / "worker", "worker", "--database", own_database, "--bus", redis.address()
        )
        await worker.launch()
        await worker.until(lambda: "Thinking" in worker.out.read_text())
        worker.tell(INTERRUPT)
        code = await worker.ended()
        assert worker.out.read_text().endswith(f"{GOODBYE}\n")
        assert worker.log.read_text() == ""
        return code

    assert asyncio.run(scenario()) == -INTERRUPT


@pytest.mark.parametrize("times", [1, 2])
def test_make_play_in_a_terminal(times: int, own_database: str, tmp_path: Path) -> None:
    """Ctrl+C comes from a real terminal, to `make` and the server at once."""
    address = Server(tmp_path, own_database, port=free_port())
    environment = {
        **os.environ,
        "GLOAMING_PORT": str(address.port),
        "GLOAMING_DATABASE": own_database,
        "LC_ALL": "C",
    }
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(INTERRUPT, signal.SIG_DFL)  # it is ignored by what runs in the background
        os.chdir(ROOT)
        os.execvpe("make", ["make", *MADE, "play"], environment)  # noqa: S606, S607 - the test is about make

    async def scenario() -> tuple[str, int]:
        said = asyncio.create_task(asyncio.to_thread(everything_from, terminal))
        address.address = f"http://127.0.0.1:{address.port}"
        await until_open(address)
        guest = await new_guest(address)
        async with talking(address, guest) as talker:
            await talker.hello()
            for _ in range(times):
                os.write(terminal, CTRL_C)
                await asyncio.sleep(NAP)
            async with asyncio.timeout(PATIENCE):
                _, status = await asyncio.to_thread(os.waitpid, child, 0)
                return await said, os.waitstatus_to_exitcode(status)

    said, code = asyncio.run(scenario())
    assert code == -INTERRUPT, said
    assert GOODBYE in said
    assert "Error" not in said
    assert "Traceback" not in said
    assert not (tmp_path / "gloaming.db-wal").exists()


def everything_from(terminal: int) -> str:
    """Read what is written to a terminal until nobody is there any more."""
    said = b""
    with suppress(OSError):  # Linux' way to say so
        while more := os.read(terminal, 1024):
            said += more
    return said.decode()


async def until_open(server: Server) -> None:
    """Wait until somebody answers at a port."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                _, line = await asyncio.open_connection("127.0.0.1", server.port)
                line.close()
                return
            await asyncio.sleep(NAP)
