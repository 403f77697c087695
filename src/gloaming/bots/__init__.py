"""Players that are programs.  A bot is handed only what its seat may know."""

from collections.abc import Mapping

from gloaming.core.errors import OptionsError

from .bot import Bot
from .finstere.levels import BOTS as FINSTERE
from .levels import by_level
from .menhirs.levels import BOTS as MENHIRS
from .random_bot import RandomBot
from .spokenchaos.levels import BOTS as SPOKENCHAOS

RANDOM = "random"

# By game, then by name; the strongest stands last.
BOTS: Mapping[str, Mapping[str, Bot]] = {
    "finstere": by_level(FINSTERE),
    "menhirs": by_level(MENHIRS),
    "spokenchaos": by_level(SPOKENCHAOS),
}


def find_bot(game: str, name: str) -> Bot:
    """Return the bot of a game by its name; `random` plays every game."""
    if name == RANDOM:
        return RandomBot()
    if name not in BOTS[game]:
        known = ", ".join(dict.fromkeys((RANDOM, *BOTS[game])))
        raise OptionsError(f"{name!r} does not play; there is {known}")
    return BOTS[game][name]
