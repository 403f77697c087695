"""Positions given to a command, as drawings or as JSON, of any game."""

from typing import Any

import msgspec

from gloaming.core.errors import NotationError
from gloaming.core.interchange import read_json
from gloaming.games import NAMES
from gloaming.games.finstere import drawing as finstere_drawing
from gloaming.games.finstere import position as finstere_position
from gloaming.games.finstere.possible import check

from .reading import read_text


def read_position(name: str) -> finstere_position.Position:
    """Read a position from a file or standard input, and check that it is possible."""
    text = read_text(name)
    if text.lstrip().startswith("{"):
        return read_json_position(text)
    position = finstere_drawing.read_drawing(text)
    check(position)
    return position


def read_json_position(text: str) -> finstere_position.Position:
    """Read a position as JSON."""
    plain = read_json(text, dict[str, Any])
    if "game" not in plain:
        raise NotationError("the position does not say which game it is of", "$.game")
    if plain["game"] not in NAMES:
        raise NotationError(f"there is no game {plain['game']!r}", "$.game")
    position = read_json(text, finstere_position.Position)
    check(position)
    return position


def print_json(value: Any) -> None:
    """Print a Struct or plain values as JSON."""
    print(msgspec.json.encode(value).decode())
