"""One folder per game, found by name."""

from importlib import import_module
from typing import cast

from gloaming.core.errors import UnknownGameError
from gloaming.core.game import AnyGame

NAMES = ("finstere", "menhirs", "spokenchaos")


def find(name: str) -> AnyGame:
    """Return the game of that name, loading its rules only now."""
    if name not in NAMES:
        raise UnknownGameError(name, NAMES)
    return cast("AnyGame", import_module(f"gloaming.games.{name}").GAME)
