"""Loading: a game's modules are made ready for this computer before anybody calls them."""

from .declaring import DECLARED
from .module import module_of

GAMES = "gloaming.games."


def load_modules(game: str) -> None:
    """Compile the modules of a game and its bots for this computer; bots know no limits."""
    packages = {package for package, _ in tuple(DECLARED) if package.rpartition(".")[2] == game}
    for package in sorted(packages, reverse=True):  # games before bots: they are needed first
        module_of(package).code()
        if package.startswith(GAMES):
            module_of(package, has_clock=True).code()
