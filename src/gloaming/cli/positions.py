"""Positions given to a command, of any game; only that game is loaded."""

from typing import TYPE_CHECKING, Any, cast

from gloaming.core.errors import NotationError
from gloaming.core.game import AnyGame
from gloaming.core.interchange import is_json, read_json
from gloaming.games import NAMES, find

from .reading import read_text

if TYPE_CHECKING:
    from gloaming.games.finstere.exchange import position as finstere
    from gloaming.games.menhirs.exchange import position as menhirs
    from gloaming.games.spokenchaos.exchange import position as spokenchaos


def read_position(name: str) -> tuple[AnyGame, Any]:
    """Read a position from a file or standard input, and of which game it is."""
    text = read_text(name)
    if not text.strip():
        raise NotationError("is empty; a position is a drawing or JSON", shown(name))
    game = game_of(text)
    return game, game.read_position(text)


def game_of(text: str) -> AnyGame:
    """Return the game of a position: JSON names it, and a drawing without a monster shows mist."""
    if not is_json(text):
        from gloaming.games.finstere.exchange.interchange import shows_monster  # noqa: PLC0415 - as above

        return find("finstere" if shows_monster(text) else "menhirs")
    name = read_json(text, dict[str, Any]).get("game")
    if name not in NAMES:
        raise NotationError(f"say of which game this is: {' or '.join(NAMES)}", "$.game")
    return find(name)


def shown(name: str) -> str:
    """Return what people call the file of a position."""
    return "standard input" if name == "-" else name


def read_of(game: str, name: str, refusal: str) -> Any:
    """Read a position of one game; of another it is refused with these words."""
    found, position = read_position(name)
    if found.name != game:
        raise NotationError(refusal, name)
    return position


def read_finstere(name: str) -> "finstere.Position":
    """Read a position of Finstere Flure."""
    return cast("finstere.Position", read_of("finstere", name, "only Finstere Flure has a monster"))


def read_spokenchaos(name: str) -> "spokenchaos.Position":
    """Read a position of Spokenchaos, which is always JSON."""
    words = "only Spokenchaos has a keyhole to look through"
    return cast("spokenchaos.Position", read_of("spokenchaos", name, words))


def read_menhirs(name: str) -> "menhirs.Position":
    """Read a position of Menhirs."""
    words = "only positions of Menhirs can be solved"
    return cast("menhirs.Position", read_of("menhirs", name, words))
