"""Matches that are over, to look back at: short ones of Menhirs, played at one screen."""

from .browsing import Visitor
from .opening import READY, open_table, sit
from .playing import play_on

# Few tiles, and one fewer after every turn.
SHORT = {"mist": "7", "schedule": "r" * 24}


def finished_match(visitor: Visitor, *, is_public: bool = True) -> str:
    """Play both seats of a match to its end; return its table."""
    visitor.go()
    settings = {"game": "menhirs", "options": SHORT, "is_public": is_public}
    table = open_table(visitor.page, settings, [sit(0), sit(1), READY])
    play_on(visitor.page, table)
    return table
