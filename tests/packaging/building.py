"""The packages as `python -m build` makes them, and an environment with nothing but the wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
TOOLS = Path(sys.executable).parent
BLOCK = 512  # bytes, as the system counts what a file takes


def build(source: Path, folder: Path, *options: str) -> None:
    """Make an sdist, and a wheel of what is in it."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder), *options, str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True, env=with_tools())


def with_tools() -> dict[str, str]:
    """Return an environment in which the programs of this Python are found, npm among them."""
    return {**os.environ, "PATH": os.pathsep.join([str(TOOLS), os.environ["PATH"]])}


def tracked(folder: Path) -> Path:
    """Copy the files that git knows, and nothing that was built, to a folder."""
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)  # noqa: S607
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def megabytes_in(folder: Path) -> float:
    """Return how much room a folder takes on the disk."""
    return sum(path.lstat().st_blocks * BLOCK for path in folder.rglob("*")) / 1_000_000


class Installed:
    """An environment with a wheel and what it needs, far from the checkout."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        """Install the wheel as people do, at the locked versions."""
        self.folder, self.programs = folder, folder / "environment" / "bin"
        empty = [sys.executable, "-m", "venv", "--without-pip", str(folder / "environment")]
        subprocess.run(empty, check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), "install"]
        options = ["--quiet", "--constraint", str(LOCK)]
        subprocess.run([*pip, *options, str(wheel)], check=True)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, elsewhere than in the checkout."""
        command = [str(self.programs / program), *arguments]
        return subprocess.run(
            command,
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
            env=self.variables,
        )

    @property
    def variables(self) -> dict[str, str]:
        """Return the environment's variables, without what leads back to the checkout."""
        ours = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}
        return {key: value for key, value in os.environ.items() if key not in ours}
