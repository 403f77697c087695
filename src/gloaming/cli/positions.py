"""Positions given to a command, as drawings or as JSON, of any game."""

import re
from typing import Any, TypeAlias

from gloaming.core.errors import NotationError
from gloaming.core.interchange import read_json
from gloaming.games import NAMES
from gloaming.games.finstere import drawing as finstere_drawing
from gloaming.games.finstere import position as finstere
from gloaming.games.finstere.possible import check as check_finstere
from gloaming.games.menhirs import drawing as menhirs_drawing
from gloaming.games.menhirs import interchange as menhirs_interchange
from gloaming.games.menhirs import position as menhirs
from gloaming.games.spokenchaos import interchange as spokenchaos_interchange
from gloaming.games.spokenchaos import position as spokenchaos

from .reading import read_text

Position: TypeAlias = finstere.Position | menhirs.Position | spokenchaos.Position

# A drawing with the monster in it is one of Finstere Flure; Menhirs has no arrows.
MONSTER = re.compile(r"M[\^>v<]")
JSON_BEGINS = ("{", "[")


def read_position(name: str) -> Position:
    """Read a position from a file or standard input; what is impossible is refused."""
    text = read_text(name)
    if not text.strip():
        raise NotationError("is empty; a position is a drawing or JSON", shown(name))
    if text.lstrip().startswith(JSON_BEGINS):
        return read_json_position(text)
    if MONSTER.search(text):
        position = finstere_drawing.read_drawing(text)
        check_finstere(position)
        return position
    return menhirs_drawing.read_drawing(text)


def shown(name: str) -> str:
    """Return what people call the file of a position."""
    return "standard input" if name == "-" else name


def read_json_position(text: str) -> Position:
    """Read a position as JSON."""
    plain = read_json(text, dict[str, Any])
    game = plain.get("game")
    if game == "menhirs":
        return menhirs_interchange.read_position(text)
    if game == "spokenchaos":
        return spokenchaos_interchange.read_position(text)
    if game == "finstere":
        position = read_json(text, finstere.Position)
        check_finstere(position)
        return position
    raise NotationError(f"say of which game this is: {' or '.join(NAMES)}", "$.game")


def read_finstere(name: str) -> finstere.Position:
    """Read a position of Finstere Flure."""
    position = read_position(name)
    if not isinstance(position, finstere.Position):
        raise NotationError("only Finstere Flure has a monster", name)
    return position


def read_spokenchaos(name: str) -> spokenchaos.Position:
    """Read a position of Spokenchaos, which is always JSON."""
    position = read_position(name)
    if not isinstance(position, spokenchaos.Position):
        raise NotationError("only Spokenchaos has a keyhole to look through", name)
    return position


def read_menhirs(name: str) -> menhirs.Position:
    """Read a position of Menhirs."""
    position = read_position(name)
    if not isinstance(position, menhirs.Position):
        raise NotationError("only positions of Menhirs can be solved", name)
    return position
