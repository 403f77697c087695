"""Sees to it that packages contain the web client, built from the sources beside it."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/gloaming/server/web/index.html"
SOURCES = ("client/src", "client/public", "client/packing", "client/index.html")
GENERATED = "client/src/generated"
HOW = "run `make client`, which brings what it needs, or install Node.js 24 with npm"


class ClientHook(BuildHookInterface[Any]):
    """Builds the web client before a package is made, if that is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client unless this is a checkout that serves what `make client` builds."""
        if version != "editable" and not is_fresh(Path(self.root)):
            build_client(Path(self.root))


def is_fresh(root: Path) -> bool:
    """Tell whether the client is built and none of its sources is newer."""
    built = root / BUILT
    if not built.exists():
        return False
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the client is built from."""
    for name in SOURCES:
        path = root / name
        yield from (file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]


def build_client(root: Path) -> None:
    """Build the client with the machine's own npm, or say how to get one."""
    npm = shutil.which("npm")
    if npm is None or not (root / GENERATED).exists():
        raise SystemExit(f"gloaming: the web client is not built, or older than its sources: {HOW}")
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=root / "client", check=True)  # noqa: S603 - our own
