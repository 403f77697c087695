"""Players that are programs.  A bot is handed only what its seat may know."""

from collections.abc import Mapping

from .bot import Bot
from .finstere_greedy import GreedyBot
from .menhirs_solver import SolverBot
from .random_bot import RandomBot

# By game, then by name; the strongest stands last.
BOTS: Mapping[str, Mapping[str, Bot]] = {
    "finstere": {"random": RandomBot(), "greedy": GreedyBot()},
    "menhirs": {"random": RandomBot(), "solver": SolverBot()},
}
