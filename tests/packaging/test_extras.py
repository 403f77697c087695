"""Who needs a library that is not installed is told the command that brings it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOST = ("asyncpg", "redis", "uvloop", "greenlet", "hiredis")
RESEARCH = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")
CLUSTER = ("ray",)

# Python's own way to find modules on the path, which does not find these.
WITHOUT = """
import sys
from importlib.machinery import PathFinder

class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        absent = name.partition(".")[0] in {names!r}
        return None if absent else PathFinder.find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Without
"""
COMMAND = """
from gloaming.cli import main
main(sys.argv[1:])
"""
EVERY_MODULE = """
import importlib, pkgutil
import gloaming.research
from gloaming.core.errors import MissingExtraError

for module in pkgutil.walk_packages(gloaming.research.__path__, "gloaming.research."):
    try:
        importlib.import_module(module.name)
        print(module.name)
    except MissingExtraError as error:
        assert isinstance(error, ImportError)
        print(module.name, error.extra, error)
"""


def run_without(
    names: tuple[str, ...], program: str, *arguments: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that has not these libraries."""
    code = WITHOUT.format(names=names) + program
    command = [sys.executable, "-c", code, *arguments]
    environment = {**os.environ, **variables}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize(
    ("place", "library", "extra", "arguments"),
    [
        ("--database", "asyncpg", "host", ["serve", "--database", "postgresql://g@localhost/g"]),
        ("--bus", "redis", "host", ["serve", "--bus", "redis://localhost"]),
        ("--bus", "redis", "host", ["worker", "--bus", "valkey://localhost"]),
        ("--ray", "ray", "cluster", ["arena", "menhirs", "--ray"]),
    ],
)
def test_a_command_names_the_extra(
    place: str, library: str, extra: str, arguments: list[str]
) -> None:
    run = run_without(HOST + CLUSTER, COMMAND, *arguments)
    says = f'gloaming: {place}: {library} is not installed: pip install "gloaming[{extra}]"\n'
    assert (run.returncode, run.stderr) == (2, says)


def test_a_variable_that_needs_an_extra_is_named(tmp_path: Path) -> None:
    address = "postgresql://gloaming@localhost/gloaming"
    backup = str(tmp_path / "a.backup")
    run = run_without(HOST, COMMAND, "backup", backup, GLOAMING_DATABASE=address)
    assert run.returncode == 2
    assert run.stderr.startswith(
        "gloaming: GLOAMING_DATABASE: asyncpg is not installed: pip install"
    )


def test_one_file_needs_no_extra(tmp_path: Path) -> None:
    run = run_without(
        HOST + RESEARCH + CLUSTER, COMMAND, "settings", "--data-directory", str(tmp_path)
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_every_way_to_research_names_its_extra() -> None:
    run = run_without(RESEARCH, EVERY_MODULE)
    assert (run.returncode, run.stderr) == (0, "")
    said = dict(line.partition(" ")[::2] for line in run.stdout.splitlines())
    assert not said["gloaming.research.batch"]
    for way, library in (
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ):
        words = f'research {library} is not installed: pip install "gloaming[research]"'
        assert said[f"gloaming.research.{way}"] == words


def test_no_extra_is_brought_to_everybody() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = " ".join(project["dependencies"])
    assert [name for name in HOST + RESEARCH + CLUSTER if name in needed] == []
