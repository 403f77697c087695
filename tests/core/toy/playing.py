"""Matches of the toy at any moment, for the tests."""

from gloaming.core.errors import UnknownGameError
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.streams import below, stream_from

from . import TOY
from .game import ToyOptions
from .rules import SPOT
from .state import SIDE


def find_toy(name: str) -> AnyGame:
    """Return the toy, the only game of these tests."""
    if name != TOY.name:
        raise UnknownGameError(name, [TOY.name])
    return TOY


def random_match(players: int, rounds: int, number: int, plies: int = 1000) -> Match:
    """Play some plies at random: any seat that may act, any spot of the grid."""
    match = Match(TOY, ToyOptions(players=players, rounds=rounds), f"match {number}")
    stream = stream_from(number)
    while match.outcome is None and len(match.moments) < plies:
        seats = match.seats_to_act()
        if not seats:
            match.go_on()
            continue
        seat = seats[below(stream, len(seats))]
        if match.state.plans[seat].is_placed:
            match.play(seat, below(stream, 3))
        else:
            match.play(seat, SPOT + below(stream, SIDE) * SIDE + below(stream, SIDE))
    return match
