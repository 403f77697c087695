"""`gloaming serve`, `worker`, `backup`, `restore` and `settings`: the server and what it keeps."""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gloaming.server.listening import addresses
from gloaming.server.serve import serve
from gloaming.server.settings import (
    CONFIG,
    Settings,
    kinds_of_settings,
    misspelt_variables,
    read_settings,
    words_of,
)
from gloaming.server.storage.backup import backup
from gloaming.server.storage.restore import restore
from gloaming.server.work import work

from .ending import end_by
from .reading import read_pairs


def start_serve(arguments: Sequence[str]) -> None:
    """Serve with the settings of the command line, the environment and the file."""
    try:
        stopped_by = serve(settings_from(arguments), announce)
    except KeyboardInterrupt:  # before anything was open
        stopped_by = signal.SIGINT
    say_goodbye(stopped_by)


def announce(settings: Settings) -> None:
    """Say where to go, once the port is open."""
    first, *others = addresses(settings)
    print(f"Gloaming is open at {first}", flush=True)
    for other in others:
        print(f"  and for others in your network at {other}", flush=True)
    print(f"Everything is kept in {settings.shown_database}. Stop with Ctrl+C.", flush=True)


def say_goodbye(stopped_by: int) -> None:
    """Say that everything is closed, and end as programs do that a signal has ended."""
    begin = "\n" if sys.stdout.isatty() else ""  # Ctrl+C stands on that line
    print(f"{begin}Gloaming is closed; everything is kept.", flush=True)
    end_by(stopped_by)


def start_work(arguments: Sequence[str]) -> None:
    """Think for bots with the settings of the command line, the environment and the file."""
    settings = settings_from(arguments)
    say_goodbye(work(settings, lambda: print("Thinking for bots. Stop with Ctrl+C.", flush=True)))


def write_backup(path: str, arguments: Sequence[str]) -> None:
    """Write everything that is kept to a file."""
    backup(settings_from(arguments), Path(path))
    print(f"{path} holds everything; keep it as safe as the server itself")


def read_backup(path: str, arguments: Sequence[str], *, replace: bool) -> None:
    """Put a backup in place."""
    settings = settings_from(arguments)
    restore(settings, Path(path), replace=replace)
    print(f"{settings.shown_database} holds what {path} holds")


def show_settings(arguments: Sequence[str]) -> None:
    """Show every setting as a line of the TOML file, below what it means."""
    now = settings_from(arguments).shown()
    for key, kind in kinds_of_settings().items():
        print(f"# {words_of(kind)}\n{written(key, now[key])}")


def written(key: str, value: Any) -> str:
    """Return a setting as TOML; one that is not set, as a remark."""
    if value is None:
        return f"# {key} ="
    return f"{key} = {msgspec.json.encode(value).decode()}"


def settings_from(arguments: Sequence[str]) -> Settings:
    """Return the settings that the command line names, with those of environment and file."""
    for words in misspelt_variables(os.environ):
        print(words, file=sys.stderr)
    return read_settings(read_pairs({**kinds_of_settings(), CONFIG: str}, arguments))
