"""What a bot is: something that plans a seat's turn from what that seat may know."""

from typing import Any, Protocol

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.streams import Stream

from .thinking import Thinking


class Bot(Protocol):
    """A player that is a program."""

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return the next actions of a seat, one at least; `states` is imagined for it.

        The states, the stream and what the bot was made with decide alone; it remembers
        nothing.  It tells its thinking what it thinks, and stops soon when called off.
        """


def play_turn(
    match: Match, seat: int, bot: Bot, stream: Stream, thinking: Thinking | None = None
) -> None:
    """Let a bot act for a seat until its turn is over."""
    turn = match.turn_number
    while match.turn_number == turn and seat in match.seats_to_act():
        imagined = match.game.imagine(match.states, seat, stream)
        for action in bot.plan(match.game, imagined, seat, stream, thinking):
            match.play(seat, action)
