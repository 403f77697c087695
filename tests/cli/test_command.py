"""The installed command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gloaming import __version__

from .positions import WALK, saved
from .terminal import Answer, Run, reason_of

SCRIPT = Path(sys.executable).parent / "gloaming"


def start(*arguments: str, stdin: str = "") -> Answer:
    """Run the command as the shell does."""
    done = subprocess.run(
        [SCRIPT, *arguments], input=stdin, capture_output=True, text=True, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go to an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_the_script_prints_json_and_nothing_else() -> None:
    assert start("monster", saved(WALK), "--card", "8", "--json").json["facing"] == "W"


@pytest.mark.usefixtures("folder")
def test_the_script_refuses_with_exit_code_2() -> None:
    assert reason_of(start("monster", "missing", "--card", "8")).startswith("missing: ")
    assert reason_of(start("dance")).startswith("No such command")


def test_the_script_plays_a_match(folder: Path) -> None:
    answer = start(
        *("play", "finstere", "--players", "2", "--seats", "person,person", "--save", "m"),
        stdin="G5 IWW\n\nquit\n",
    )
    assert answer.text
    assert "G5 IWW" in (folder / "m").read_text(encoding="utf-8")


@pytest.mark.usefixtures("folder")
def test_a_reader_that_has_seen_enough_is_no_mistake() -> None:
    name = saved(WALK)
    process = subprocess.Popen(
        [SCRIPT, "moves", name, "--token", "A", "--steps", "9"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() in (0, 1)  # 1: it had more to say


def test_the_module_is_as_good_as_the_script() -> None:
    code = "from gloaming.cli import main; main(['--version'])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout == f"gloaming {__version__}\n"


def test_the_version_is_told(gloaming: Run) -> None:
    assert gloaming("--version").text == f"gloaming {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_names_the_commands(gloaming: Run, arguments: list[str]) -> None:
    text = gloaming(*arguments).text
    for command in ("monster", "moves", "new", "replay", "play"):
        assert command in text


@pytest.mark.parametrize("command", ["monster", "moves", "new", "replay", "play"])
def test_every_command_has_help(gloaming: Run, command: str) -> None:
    assert gloaming(command, "--help").text.startswith(f"Usage: gloaming {command}")
