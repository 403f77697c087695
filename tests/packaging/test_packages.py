"""Sdist and wheel hold all that is needed: a match is played and the page served from the wheel."""

import asyncio
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import httpx
import pytest

from gloaming import __version__
from gloaming.server.messages.files import BUILT_FROM
from tests.server.endurance.matches import new_guest, talking
from tests.server.endurance.running import Server, running

from .building import ROOT, Installed, build, megabytes_in, tracked
from .playing import play_some_moves

PAGE = "gloaming/server/web/index.html"
SCRIPT = re.compile(r'src="(/assets/[^"]+\.js)"')
WITHOUT_ISOLATION = ("--no-isolation", "--sdist")
MOST_MEGABYTES = 250


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the packages, the wheel being made of the sdist."""
    folder = tmp_path_factory.mktemp("packages")
    build(ROOT, folder)
    return folder


@pytest.fixture(scope="module")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Return an environment with the wheel and no extra."""
    return Installed(tmp_path_factory.mktemp("installed"), next(packages.glob("*.whl")))


def installed_server(installed: Installed, folder: Path) -> Server:
    """Return a server that is run by the installed command."""
    server = Server(folder, f"sqlite:///{folder / 'tables.db'}")
    server.command = [str(installed.programs / "gloaming"), *server.command[3:]]
    return server


def client_files() -> set[str]:
    """Return the files of the built client, as the package names them."""
    web = ROOT / "src/gloaming/server/web"
    return {
        str(PurePosixPath(path.relative_to(ROOT / "src")))
        for path in web.rglob("*")
        if path.is_file()
    }


def tracked_files() -> set[str]:
    """Return the files of the package that git knows."""
    listed = subprocess.check_output(
        ["git", "ls-files", "src/gloaming"],  # noqa: S607
        cwd=ROOT,
        text=True,
    )
    return {name.removeprefix("src/") for name in listed.splitlines() if (ROOT / name).exists()}


def test_both_packages_hold_the_client_and_every_tracked_file(packages: Path) -> None:
    wanted = client_files() | tracked_files()
    generated = {f"client/src/generated/{name}" for name in BUILT_FROM}
    assert PAGE in wanted
    with zipfile.ZipFile(next(packages.glob("*.whl"))) as wheel:
        assert wanted - set(wheel.namelist()) == set()
    with tarfile.open(next(packages.glob("*.tar.gz"))) as sdist:
        inside = {name.partition("/")[2].removeprefix("src/") for name in sdist.getnames()}
    assert (wanted | generated) - inside == set()


def test_the_wheel_is_installed_by_itself(installed: Installed) -> None:
    assert installed.run("gloaming", "--version").stdout == f"gloaming {__version__}\n"
    where = "import gloaming; print(gloaming.__file__)"
    found = installed.run("python", "-c", where).stdout
    assert found.startswith(str(installed.folder))


def test_lessons_and_puzzles_come_with_the_wheel(installed: Installed) -> None:
    assert "first" in installed.run("gloaming", "learn", "finstere", "--list").stdout
    assert "ff-0001" in installed.run("gloaming", "puzzles").stdout


def test_little_is_installed(installed: Installed) -> None:
    assert megabytes_in(installed.folder) < MOST_MEGABYTES


def test_a_match_is_played_from_the_wheel(installed: Installed) -> None:
    bots = ["--seats", "moth,moth", "--save", "bots.record"]
    played = installed.run("gloaming", "play", "menhirs", *bots)
    assert "wins" in played.stdout, played.stderr
    verified = installed.run("gloaming", "replay", "bots.record", "--verify")
    assert "verified" in verified.stdout, verified.stderr


def test_the_page_is_served_from_the_wheel(installed: Installed, tmp_path: Path) -> None:
    async def test() -> None:
        server = installed_server(installed, tmp_path)
        async with running(server), httpx.AsyncClient(base_url=server.address) as web:
            page = await web.get("/")
            script = SCRIPT.search(page.text)
            assert (page.status_code, bool(script)) == (200, True), page.text
            assert script
            asset = await web.get(script[1])
            assert (asset.status_code, asset.headers["content-type"].split(";")[0]) == (
                200,
                "text/javascript",
            )

    asyncio.run(test())


def test_a_bot_is_played_over_a_socket_from_the_wheel(installed: Installed, tmp_path: Path) -> None:
    async def test() -> None:
        server = installed_server(installed, tmp_path)
        async with running(server), talking(server, await new_guest(server)) as talker:
            await play_some_moves(talker)
        assert "have changed" not in server.log.read_text()  # the short way is taken here, too

    asyncio.run(test())


def test_who_lacks_an_extra_is_told_so(installed: Installed) -> None:
    serve = installed.run("gloaming", "serve", "--database", "postgresql://nobody@localhost/none")
    says = 'gloaming: --database: asyncpg is not installed: pip install "gloaming[host]"\n'
    assert (serve.returncode, serve.stderr) == (2, says)
    learn = installed.run("python", "-c", "import gloaming.research.pettingzoo")
    assert 'pettingzoo is not installed: pip install "gloaming[research]"' in learn.stderr


def test_no_package_is_made_without_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tracked(tmp_path / "source")
    monkeypatch.setattr("tests.packaging.building.TOOLS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(subprocess.CalledProcessError) as refused:
        build(source, tmp_path / "dist", *WITHOUT_ISOLATION)
    said = refused.value.stdout + refused.value.stderr
    assert "the web client is not built" in said
    assert "make client" in said
    assert not list(tmp_path.glob("dist/*"))
