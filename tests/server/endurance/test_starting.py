"""Starting: the address that is printed answers, and what cannot work is said in one line."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from gloaming.server.settings import DEFAULT_PORT
from tests.patience import PATIENCE
from tests.server.services import LOOPBACK, free_port

from .running import OPEN_AT, Running, Server, running

REFUSED = 2
PASSWORD = "hunter-of-the-night"
NOBODY = f"postgresql://gloaming:{PASSWORD}@{LOOPBACK}:1/gloaming"
NO_LETTERS = b"\x00\x01 this is no database"


CASES = {
    "a port that is no number": (["--port", "many"], "--port"),
    "another database": (["--database", "mysql://somewhere/x"], "--database"),
    "a database that is away": (["--database", NOBODY], "the database does not answer"),
    "a place without files": (["--database", "sqlite:////proc/no/x.db"], "does not answer"),
    "a file of another kind": (["--database", "sqlite:///{folder}/letter"], "not a database"),
    "another bus": (["--bus", "amqp://somewhere"], "--bus"),
    "a bus with a name": (["--bus", f"redis://:{PASSWORD}@{LOOPBACK}/many"], "--bus"),
    "no bus": (["--workers", "2"], "--workers"),
    "a foreign address": (["--host", "192.0.2.7"], "cannot listen at '192.0.2.7'"),
    "a port that is taken": (["--port", "{port}"], "port {port} is taken"),
    "a missing file": (["--config", "{folder}/missing.toml"], "missing.toml: cannot be read"),
    "an unknown key": (["--config", "{folder}/wrong.toml"], "wrong.toml: colour: unknown"),
    "a file that is not TOML": (["--config", "{folder}/letter"], "is not TOML"),
    "an unknown flag": (["--speed", "9"], "--speed"),
}

# One process tries them all: what a process needs to start is tried enough elsewhere.
TRY_ALL = """
import json, sys
from gloaming.cli import run
for arguments in json.loads(sys.argv[1]):
    print("code", run(["serve", *arguments]), file=sys.stderr)
"""


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, list[str]]]:
    """Try to start with everything that cannot work; return what was expected and what was said."""
    folder = tmp_path_factory.mktemp("refused")
    (folder / "letter").write_bytes(NO_LETTERS)
    (folder / "wrong.toml").write_text('colour = "grey"\n')
    with socket.create_server((LOOPBACK, 0)) as taken:
        names = {"folder": str(folder), "port": str(taken.getsockname()[1])}
        tried = [[word.format(**names) for word in words] for words, _ in CASES.values()]
        ended = subprocess.run(
            [sys.executable, "-c", TRY_ALL, json.dumps(tried)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
            env={**os.environ, "GLOAMING_DATA_DIRECTORY": str(folder), "GLOAMING_PORT": "0"},
        )
    assert PASSWORD not in ended.stdout + ended.stderr
    said = ended.stderr.split(f"code {REFUSED}\n")
    return {
        case: (CASES[case][1].format(**names), lines.splitlines())
        for case, lines in zip(CASES, said, strict=False)
    }


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_work_is_said_in_one_line(
    answers: dict[str, tuple[str, list[str]]], case: str
) -> None:
    words, lines = answers[case]
    assert len(lines) == 1
    assert words in lines[0]


def test_flags_go_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, port = tmp_path / "gloaming.toml", free_port()
    file.write_text(f'port = {free_port()}\nlog_format = "text"\nhost = "{LOOPBACK}"\n')
    monkeypatch.setenv("GLOAMING_CONFIG", str(file))
    monkeypatch.setenv("GLOAMING_PORT", str(free_port()))
    monkeypatch.setenv("GLOAMING_LOG_FORMAT", "json")

    async def test() -> None:
        server = Server(tmp_path, f"sqlite:///{tmp_path / 'a.db'}", port=port)
        async with running(server):
            assert server.address == f"http://{LOOPBACK}:{port}"

    asyncio.run(test())


def test_the_printed_address_answers_where_the_usual_port_is_taken(tmp_path: Path) -> None:
    async def test(*occupied: socket.socket) -> None:
        server = Running(tmp_path, "serve", "--data-directory", str(tmp_path), "--host", "0.0.0.0")  # noqa: S104 - to see what is printed
        await server.launch()
        try:
            address = await server.said(OPEN_AT)
            assert not occupied or not address.endswith(f":{DEFAULT_PORT}")
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as web:
                for page in ("/health", "/ready"):
                    assert (await web.get(page)).json() == {"status": "well"}
                assert (await web.get("/metrics")).status_code == 404  # nobody asked for it
        finally:
            await server.kill()

    try:
        usual = socket.create_server((LOOPBACK, DEFAULT_PORT))
    except OSError:  # somebody else has it, which does as well
        asyncio.run(test())
    else:
        with usual:
            asyncio.run(test(usual))
