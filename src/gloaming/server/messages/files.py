"""Files that `make generated` writes from messages, games, bots and lessons; none is in git.

A server shows some of them to programs; the client is built from most.
"""

from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path

from gloaming.core.engine.files import PACKAGES
from gloaming.games import NAMES
from gloaming.lessons.files import files_of
from gloaming.lessons.lesson import LANGUAGES

from .about import fits_text, games_about_text
from .engine_descriptions import engine_text
from .game_types import game_text, games_text
from .http_types import http_text
from .interchange_schema import interchange_text
from .limits import limits_text
from .schema import schema_text
from .typescript import typescript_text

Texts = dict[str, Callable[[], str]]

# Types of what is said and told,
TYPES: Texts = {
    "limits.ts": limits_text,
    "messages.ts": typescript_text,
    "http.ts": http_text,
    "games.ts": games_text,
    **{f"{name}.ts": partial(game_text, name) for name in NAMES},
}
# and a description of each module of the engine: of rules, bots and provers.
PARTS = {"games": "rules", "bots": "bots", "puzzles": "puzzles"}
DESCRIPTIONS: Texts = {
    f"{name}.{PARTS[layer]}.json": partial(engine_text, f"gloaming.{layer}.{name}")
    for _, layer, name in (package.split(".") for package in PACKAGES)
}
RULES = (f"{name}.rules.json" for name in NAMES)
SHOWN: Texts = {
    **TYPES,
    **{name: DESCRIPTIONS[name] for name in RULES},
    "messages.schema.json": schema_text,
}
BUILT_FROM: Texts = {
    **TYPES,
    **DESCRIPTIONS,
    "games_about.json": games_about_text,
    "options_that_fit.json": fits_text,
    "interchange.schema.json": interchange_text,
}


def write_files(folder: Path) -> None:
    """Write the files from which the client is built."""
    for name, text in BUILT_FROM.items():
        write(folder / name, text())
    for game in NAMES:
        for name, written in files_of(game):
            write(folder / "lessons" / name, written)
        for language in LANGUAGES:
            words = files(f"gloaming.games.{game}").joinpath("words", f"{language}.json")
            write(folder / "words" / game / f"{language}.json", words.read_text(encoding="utf-8"))


def write(path: Path, text: str) -> None:
    """Write a file unless it has this text already: nothing is built anew for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
