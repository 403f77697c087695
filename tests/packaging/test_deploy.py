"""The unit, the image and the proxies of `deploy/` say what the server means."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.server.settings import Settings
from tests.server.endurance.running import Server, running
from tests.server.services import free_port

from .building import ROOT, TOOLS, build
from .proxies import DEPLOY

SYSTEMD = shutil.which("systemd-analyze")
NEEDS_SYSTEMD = pytest.mark.skipif(not SYSTEMD, reason="there is no systemd-analyze here")
MOST_EXPOSED = 20  # of 100, as systemd counts: what a web server can be held to
PLACES = {"%E": "config", "%S": "data", "%C": "cache"}  # by systemd's words for them
UNITS = {"k": 1024, "s": 1}
AS_SETTING = re.compile(r"(\d+)([ks]);? +# as `(\w+)`")


def unit_here(folder: Path) -> Path:
    """Copy the unit, with the command that is installed here."""
    path = folder / "gloaming.service"
    text = (DEPLOY / path.name).read_text(encoding="utf-8")
    path.write_text(text.replace("/opt/gloaming/bin", str(TOOLS)), encoding="utf-8")
    return path


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Ask systemd."""
    command = [str(SYSTEMD), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@NEEDS_SYSTEMD
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    verified = analyze("verify", str(unit_here(tmp_path)))
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")


@NEEDS_SYSTEMD
def test_the_unit_sees_little_of_the_machine(tmp_path: Path) -> None:
    options = ["--offline=yes", f"--threshold={MOST_EXPOSED}"]
    judged = analyze("security", *options, str(unit_here(tmp_path)))
    assert judged.returncode == 0, judged.stdout


def test_the_unit_keeps_everything_in_its_own_folders(tmp_path: Path) -> None:
    said = re.search(r"^Environment=(.*)$", unit_here(tmp_path).read_text(), re.MULTILINE)
    assert said
    words = said[1]
    for word, place in PLACES.items():
        words = words.replace(word, str(tmp_path / place))
    (tmp_path / "config" / "gloaming").mkdir(parents=True)
    (tmp_path / "config" / "gloaming" / "gloaming.toml").write_text("port = 4321\n")
    variables = {**os.environ, **dict(word.split("=", 1) for word in words.split())}
    shown = subprocess.check_output([TOOLS / "gloaming", "settings"], text=True, env=variables)
    assert "port = 4321\n" in shown
    assert f'data_directory = "{tmp_path}/data/gloaming"\n' in shown


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_has_the_limits_of_the_server(name: str) -> None:
    said = AS_SETTING.findall((DEPLOY / name).read_text(encoding="utf-8"))
    assert len(said) >= 2
    for number, unit, key in said:
        assert int(number) * UNITS[unit] == getattr(Settings(), key)


def instructions() -> list[str]:
    """Return the instructions of the image, each on one line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def context(folder: Path) -> Path:
    """Copy what the image is built from, and the client, which has been built already."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (line[1:] for line in lines if line.startswith("!")):
        if (ROOT / name).is_dir():
            unneeded = shutil.ignore_patterns("node_modules", "__pycache__")
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        else:
            shutil.copy2(ROOT / name, folder / name)
    return folder


def test_the_image_is_built_from_all_that_the_package_needs(tmp_path: Path) -> None:
    (tmp_path / "context").mkdir()
    build(context(tmp_path / "context"), tmp_path / "dist", "--wheel", "--no-isolation")
    assert list((tmp_path / "dist").glob("*.whl"))


def test_the_image_is_no_superuser_and_knows_the_settings() -> None:
    said = instructions()
    last = max(number for number, line in enumerate(said) if line.startswith("FROM"))
    assert any(line.startswith("USER 10001") for line in said[last:])
    variables = re.findall(r"\bGLOAMING_(\w+)=", " ".join(said))
    assert variables
    assert {name.lower() for name in variables} <= set(Settings.__struct_fields__)


def test_the_image_tells_whether_it_is_well(tmp_path: Path) -> None:
    line = next(line for line in instructions() if line.startswith("HEALTHCHECK"))
    _, option, code = json.loads(line[line.index("[") :])
    port = free_port()
    command = [sys.executable, option, code.replace(":8000/", f":{port}/")]

    async def is_well() -> bool:
        asking = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
        return await asking.wait() == 0

    async def test() -> None:
        assert not await is_well()
        server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", port=port)
        async with running(server):
            assert await is_well()

    asyncio.run(test())
