"""Loading: a game's modules are made ready for this computer before anybody calls them."""

from .declaring import DECLARED
from .module import module_of

GAMES = "gloaming.games."


def load_modules(game: str) -> None:
    """Compile the modules of a game and its bots for this computer; bots know no limits.

    Whoever calls this computes with limits nearly always, so the rules are compiled only for the
    machine that has a clock: half the time and half the memory.
    """
    packages = {package for package, _ in tuple(DECLARED) if package.rpartition(".")[2] == game}
    for package in sorted(packages, reverse=True):  # games before bots: they are needed first
        module = module_of(package, has_clock=package.startswith(GAMES))
        module.code()
        if module.machine.has_clock:
            module_of(package).defer_to(module)
