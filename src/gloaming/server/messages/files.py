"""The files that are made from the messages and lie beside them, for the client to copy."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from gloaming.core.engine.files import PACKAGES
from gloaming.games import NAMES

from .about import fits_text, games_about_text
from .engine_types import engine_text
from .game_types import game_text, games_text
from .http_types import http_text
from .interchange_schema import interchange_text
from .limits import limits_text
from .schema import schema_text
from .typescript import typescript_text

FOLDER = Path(__file__).parent / "generated"
FILES: dict[str, Callable[[], str]] = {
    "limits.ts": limits_text,
    "messages.schema.json": schema_text,
    "messages.ts": typescript_text,
    "http.ts": http_text,
    "games.ts": games_text,
    **{f"{name}.ts": partial(game_text, name) for name in NAMES},
}
# What only our own client needs: to set up matches without a server,
ABOUT_FILES: dict[str, Callable[[], str]] = {
    "games_about.json": games_about_text,
    "options_that_fit.json": fits_text,
    "interchange.schema.json": interchange_text,
}
# and to run the rules, a file for each module of the engine.
SUFFIXES = {"games": "engine", "bots": "bots", "puzzles": "puzzles"}
ENGINE_FILES: dict[str, Callable[[], str]] = {
    f"{name}_{SUFFIXES[layer]}.ts": partial(engine_text, f"gloaming.{layer}.{name}")
    for _, layer, name in (package.split(".") for package in PACKAGES)
}


def write_files() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in (FILES | ABOUT_FILES | ENGINE_FILES).items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
