"""Players that are programs.  A bot is handed only what its seat may know."""

from collections.abc import Callable, Mapping

from gloaming.core.errors import OptionsError

from .bot import Bot
from .finstere_greedy import GreedyBot
from .menhirs_solver import SolverBot
from .random_bot import RandomBot
from .spokenchaos_greedy import SpokenchaosGreedyBot

# By game, then by name; the strongest stands last.
BOTS: Mapping[str, Mapping[str, Bot]] = {
    "finstere": {"random": RandomBot(), "greedy": GreedyBot()},
    "menhirs": {"random": RandomBot(), "solver": SolverBot()},
    "spokenchaos": {"random": RandomBot(), "greedy": SpokenchaosGreedyBot()},
}

# Those that can be told how many seconds they may think.
THINKERS: Mapping[str, Callable[[float], Bot]] = {"solver": SolverBot}
LONGEST_THINKING = 3600.0


def find_bot(game: str, text: str) -> Bot:
    """Return the bot of a game that a text names: `greedy`, or `solver:10` for ten seconds."""
    name, colon, seconds = text.partition(":")
    if name not in BOTS[game]:
        raise OptionsError(f"{text!r} does not play; there is {', '.join(BOTS[game])}")
    if not colon:
        return BOTS[game][name]
    if name not in THINKERS:
        raise OptionsError(f"{name} takes no time to think")
    return THINKERS[name](read_seconds(seconds))


def read_seconds(text: str) -> float:
    """Read how long a bot may think."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_THINKING:
        raise OptionsError(f"{text!r} is not a number of seconds up to {LONGEST_THINKING:g}")
    return seconds
