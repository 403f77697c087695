"""`python -m engine.one PACKAGE MODE MODULE NOTE`: build one module into two files."""

import sys
from pathlib import Path

import msgspec

from gloaming.core.engine.mode import Mode

from .building import build
from .noting import note_of


def main(package: str, which: str, module: str, note: str) -> None:
    """Build a module."""
    built = build(package, Mode(which))
    Path(module).write_bytes(built.module)
    text = msgspec.json.format(msgspec.json.encode(note_of(built.rules)), indent=1)
    Path(note).write_bytes(text + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
