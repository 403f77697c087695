"""Playing one match of the arena; the same contest always ends the same."""

import msgspec

from gloaming.bots import find_bot
from gloaming.bots.bot import play_turn
from gloaming.bots.thinking import Thinking
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import Stream, stream_from
from gloaming.games import find

from .pairing import Contest


class Finished(msgspec.Struct, frozen=True):
    """A match that was played."""

    contest: Contest
    winners: tuple[int, ...]  # seats; none: a draw
    turns: int


def play_contest(contest: Contest) -> Finished:
    """Play a match; no clock is looked at, so that it ends the same on every machine."""
    match = start_match(contest)
    bots = [find_bot(contest.game, name) for name in contest.lineup]
    streams = [bot_stream(contest, seat) for seat in range(len(bots))]
    match.settle()
    while match.outcome is None:
        seat = match.seats_to_act()[0]
        play_turn(match, seat, bots[seat], streams[seat], Thinking(is_patient=True))
        match.settle()
    return Finished(contest, match.outcome.winners, match.turn_number)


def start_match(contest: Contest) -> Match:
    """Return the match before anything has happened."""
    game = find(contest.game)
    options = read_options(game.options_type, dict(contest.options))
    return Match(game, options, f"arena {contest.seed}")


def bot_stream(contest: Contest, seat: int) -> Stream:
    """Return the random numbers of a seat's bot: its own for every match and seat."""
    return stream_from(contest.seed, seat + 1, contest.lineup.index(contest.lineup[seat]) + 1)
