"""Positions given to a command, of any game."""

from typing import Any

from gloaming.core.errors import NotationError
from gloaming.core.game import AnyGame
from gloaming.core.interchange import is_json, read_json
from gloaming.games import NAMES, find
from gloaming.games.finstere.exchange import position as finstere
from gloaming.games.finstere.exchange.interchange import shows_monster
from gloaming.games.menhirs.exchange import position as menhirs
from gloaming.games.spokenchaos.exchange import position as spokenchaos

from .reading import read_text


def read_position(name: str) -> Any:
    """Read a position from a file or standard input; what is impossible is refused."""
    text = read_text(name)
    if not text.strip():
        raise NotationError("is empty; a position is a drawing or JSON", shown(name))
    return game_of(text).read_position(text)


def game_of(text: str) -> AnyGame:
    """Return the game of a position: JSON names it, and a drawing without a monster shows mist."""
    if not is_json(text):
        return find("finstere" if shows_monster(text) else "menhirs")
    name = read_json(text, dict[str, Any]).get("game")
    if name not in NAMES:
        raise NotationError(f"say of which game this is: {' or '.join(NAMES)}", "$.game")
    return find(name)


def shown(name: str) -> str:
    """Return what people call the file of a position."""
    return "standard input" if name == "-" else name


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
