"""Compiling a game's rules before the first match, so that nobody waits in the middle of it."""

from pathlib import Path

from rich.console import Console

from gloaming import bots
from gloaming.bots import BOTS
from gloaming.bots.bot import play_turn
from gloaming.core.compiled import cache_folder, mode
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from gloaming.games import find


def warm_up(name: str, console: Console) -> None:
    """Play a match of bots behind the scenes if the rules were never compiled on this machine."""
    marker = cache_folder("gloaming.bots", Path(bots.__file__).parent) / f"{name}.warm"
    if mode() == "interpreted" or marker.exists():
        return
    with console.status("Compiling the rules. This takes half a minute, only this once."):
        play_behind_the_scenes(name)
    remember(marker)


def play_behind_the_scenes(name: str) -> None:
    """Let every bot of a game play some turns of it."""
    game = find(name)
    match = Match(game, game.options_type(), "warm-up")
    stream = stream_from(1)
    match.settle()
    for bot in BOTS[name].values():
        for _ in match.seat_names:
            play_turn(match, match.seats_to_act()[0], bot, stream)
            match.settle()
    match.game.explain(match.options, match.moments[-1])


def remember(marker: Path) -> None:
    """Note that the rules are compiled; where that cannot be written, next time is slow too."""
    try:
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
    except OSError:
        return
