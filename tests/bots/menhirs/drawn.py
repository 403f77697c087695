"""Matches of Menhirs that have come to a drawn position."""

from gloaming.core.match import Match
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.text.drawing import read_drawing

WIN_IN_FIVE = """
             .
         ~       .
     .       .       .
 .       .       .       .
     .       M       ~
 .       .       ~       .
     .       .       .
 .       .       .       .
     .       .       M
         .       .
             .
turn: 19
schedule: mmmmmmmmmmmmmmmmmmmmmmmm
"""


def match_at(drawing: str) -> Match:
    """Return a match that has come to a drawn position."""
    match = Match(GAME, MenhirsOptions(), "1")
    match.states = to_state(read_drawing(drawing))
    return match
