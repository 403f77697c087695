"""A folder and a standard input of its own for every call of the command."""

import io
import sys
from pathlib import Path

import pytest

from gloaming.cli import run

from .terminal import Answer, Run


@pytest.fixture
def gloaming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """Return the command, run in this process and in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str, stdin: str | bytes = "") -> Answer:
        """Run the command with some arguments and that standard input."""
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        capsys.readouterr()
        code = run(arguments)
        return Answer(code, *capsys.readouterr())

    return call
