"""Opponents: bots that act for all seats but the learner's."""

from gloaming.bots import BOTS, find_bot
from gloaming.bots.bot import Bot
from gloaming.bots.random_bot import RandomBot
from gloaming.core.game import AnyGame
from gloaming.core.streams import Stream

from .light_match import LightMatch

RANDOM = "random"


def opponent(game: AnyGame, name: str) -> Bot:
    """Return a bot of a game by name; the random one plays everything."""
    if name == RANDOM or game.name not in BOTS:
        return RandomBot()
    return find_bot(game.name, name)


def let_play(match: LightMatch, learner: int, bot: Bot, stream: Stream) -> None:
    """Let a bot act for all other seats until the learner is awaited, or nobody."""
    game = match.variant.game
    while not match.is_over and match.seat != learner:
        seat = match.seat
        imagined = game.imagine(match.states, seat, stream)
        for action in bot.plan(game, imagined, seat, stream):
            match.play(seat, action)
