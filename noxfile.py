"""The suites that need an environment of their own: every Python, and the newest of everything."""

import os
import sys
from pathlib import Path

import nox

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
PYTHONS = nox.project.python_versions(nox.project.load_toml("pyproject.toml"))
LOCK = "requirements.lock"
EVERYTHING = ".[host,research]"
SHORT = "tests/pythons"
PLAYING = f"{SHORT}/test_playing.py"
FAST = ("tests/core", "tests/games", "tests/bots", "tests/cli", "tests/server/tables")

nox.options.error_on_missing_interpreters = False  # each missing one is skipped with a word
nox.options.download_python = "never"
nox.options.default_venv_backend = "virtualenv"
nox.options.reuse_existing_virtualenvs = True
nox.options.envdir = ".venv/nox"


def folders_of_pythons() -> list[str]:
    """Return where pyenv and uv keep Pythons that are not on the path, or only as shims."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    uv = Path.home() / ".local" / "share" / "uv" / "python"
    return [str(path) for home in (pyenv, uv) for path in sorted(home.glob("*/bin"), reverse=True)]


# A shim is found before the Python that it stands for, and may refuse to run it.
os.environ["PATH"] = os.pathsep.join([*folders_of_pythons(), os.environ["PATH"]])


@nox.session(python=PYTHONS)
def every_python(session: nox.Session) -> None:
    """Play all games and at a server with the locked versions."""
    if session.python == HERE:
        session.skip("this Python runs all the other tests")
    session.install("--constraint", LOCK, "--editable", ".[host]", "--group", "pythons")
    session.run("pytest", "-q", SHORT)


@nox.session
def newest(session: nox.Session) -> None:
    """Run the short suite and the fast tests with the newest versions that there are."""
    session.install("--upgrade", "--upgrade-strategy", "eager", "--editable", EVERYTHING)
    session.install("--upgrade", "--upgrade-strategy", "eager", "--group", "test")
    session.run("pip", "list")
    session.run("pytest", "-q", PLAYING, *FAST)
