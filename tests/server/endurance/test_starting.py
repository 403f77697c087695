"""Starting: the address that is printed answers, and what cannot work is said in one line."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from gloaming.server.settings import DEFAULT_PORT
from tests.server.services import LOOPBACK, free_port

from .running import OPEN_AT, PATIENCE, Running, Server, running

REFUSED = 2
PASSWORD = "hunter-of-the-night"
NOBODY = f"postgresql://gloaming:{PASSWORD}@{LOOPBACK}:1/gloaming"
NO_LETTERS = b"\x00\x01 this is no database"


def refused(folder: Path, *arguments: str, **environment: str) -> str:
    """Return the one line in which `gloaming serve` says why it does not start."""
    places = ("--port", "0", "--data-directory", str(folder))
    ended = subprocess.run(
        [sys.executable, "-m", "gloaming", "serve", *places, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )
    assert ended.returncode == REFUSED, ended.stderr
    assert PASSWORD not in ended.stdout + ended.stderr
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "many"], "--port"),
        (["--database", "mysql://somewhere/x"], "--database"),
        (["--database", NOBODY], "the database does not answer"),
        (["--database", "sqlite:////proc/nowhere/gloaming.db"], "the database does not answer"),
        (["--database", "sqlite:///{folder}/letter"], "file is not a database"),
        (["--bus", "amqp://somewhere"], "--bus"),
        (["--bus", f"redis://:{PASSWORD}@{LOOPBACK}/many"], "--bus"),
        (["--workers", "2"], "--workers"),
        (["--host", "192.0.2.7"], "cannot listen at '192.0.2.7'"),
        (["--config", "{folder}/missing.toml"], "missing.toml"),
        (["--config", "{folder}/wrong.toml"], "wrong.toml: colour: unknown setting"),
        (["--config", "{folder}/letter"], "is not TOML"),
        (["--speed", "9"], "--speed"),
    ],
)
def test_what_cannot_work_is_said_in_one_line(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    (tmp_path / "letter").write_bytes(NO_LETTERS)
    (tmp_path / "wrong.toml").write_text('colour = "grey"\n')
    assert words in refused(tmp_path, *(word.format(folder=tmp_path) for word in arguments))


def test_the_environment_is_named_too(tmp_path: Path) -> None:
    assert "GLOAMING_WORKERS" in refused(tmp_path, GLOAMING_WORKERS="none")


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} is taken" in refused(tmp_path, "--port", port)


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
                assert "gloaming_sockets 0.0" in (await web.get("/metrics")).text
        finally:
            await server.kill()

    try:
        usual = socket.create_server((LOOPBACK, DEFAULT_PORT))
    except OSError:  # somebody else has it, which does as well
        asyncio.run(test())
    else:
        with usual:
            asyncio.run(test(usual))
