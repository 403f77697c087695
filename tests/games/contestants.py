"""The games that run the gauntlet, each with some ways of playing it.

A new game needs one entry in CONTESTANTS (and golden playthroughs, see `playthroughs`).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from gloaming.core.engine.mode import mode
from gloaming.core.game import AnyGame, Moment
from gloaming.core.match import Match
from gloaming.core.options import Options, read_options
from gloaming.core.streams import below, stream_from
from gloaming.games import find
from tests.core.toy import TOY

# Interpreted rules are a thousand times slower: they are asked about fewer moments.
IS_SLOW = mode() == "interpreted"
EVERY = 16 if IS_SLOW else 1
# By game, the ways whose matches take interpreted rules minutes.
TOO_LONG: Mapping[str, set[int]] = {"spokenchaos": {2}} if IS_SLOW else {}
# Seeds of the matches; interpreted, those in which less furniture is put back (seconds each time).
SEED = 7
QUICK_SEEDS: Mapping[tuple[str, int], int] = {("spokenchaos", 0): 37, ("spokenchaos", 1): 19}


class Contestant(NamedTuple):
    """What the gauntlet has to know about a game."""

    open_ways: Sequence[Mapping[str, str]] = ()  # options with which nothing is secret
    secret_ways: Sequence[Mapping[str, str]] = ()  # options with which seats have secrets

    @property
    def ways(self) -> Sequence[Mapping[str, str]]:
        """Return all ways, the open ones first."""
        return [*self.open_ways, *self.secret_ways]


CONTESTANTS: Mapping[str, Contestant] = {
    "toy": Contestant(
        secret_ways=[{}, {"players": "3", "rounds": "3"}],
    ),
    "finstere": Contestant(
        open_ways=[
            {"players": "2"},
            {"players": "3", "advanced": "true", "rulings": "nl"},
            {"players": "4", "advanced": "true", "layout": "random", "rulings": "en"},
            {"players": "5", "rulings": "de", "starter": "4"},
            {"players": "6", "advanced": "true", "layout": "random", "three_hits": "true"},
            {
                "players": "2",
                "advanced": "true",
                "colours": "yellow red",
                "corner_tiles": "off",
                "push_into_teleporter": "destroys",
            },
        ],
    ),
    "menhirs": Contestant(
        open_ways=[
            {},
            {"board": "large", "schedule": "alternate", "scoring": "true"},
            {"mist": "16", "must_detach": "true", "may_pass": "true", "no_take_back": "false"},
        ],
        secret_ways=[{"mist": "8", "hide_menhirs": "true"}],
    ),
    # Coarse looks, because interpreted rays are slow.
    "spokenchaos": Contestant(
        open_ways=[
            {"players": "2", "in_turn": "true", "midnight": "true", "grid": "16"},
        ],
        secret_ways=[
            {"players": "2", "merging": "true", "grid": "16", "furniture": "players"},
            {"players": "3", "midnight": "true", "doors": "around", "grid": "16"},
        ],
    ),
}


def game_named(name: str) -> AnyGame:
    """Return a registered game, or the toy."""
    return TOY if name == TOY.name else find(name)


class Contest(NamedTuple):
    """One way of playing one game."""

    name: str
    way: int

    @property
    def game(self) -> AnyGame:
        """Return the game."""
        return game_named(self.name)

    @property
    def is_open(self) -> bool:
        """Tell whether every seat may know everything."""
        return self.way < len(CONTESTANTS[self.name].open_ways)

    @property
    def options(self) -> Options:
        """Return how it is played."""
        chosen: Options = read_options(
            self.game.options_type, CONTESTANTS[self.name].ways[self.way]
        )
        return chosen

    def match(self) -> Match:
        """Return a match that has not begun."""
        return Match(self.game, self.options, f"gauntlet {self.way}")

    def played(self) -> Match:
        """Return a complete match, played at random."""
        return played(self)

    def moments(self, *actors: int) -> Iterator[Moment]:
        """Return the moments of that match, fewer when interpreted; of these actors only."""
        chosen = [moment for moment in self.played().moments if is_among(moment, actors)]
        return iter(chosen[::EVERY])


def is_among(moment: Moment, actors: Sequence[int]) -> bool:
    """Tell whether a moment is one of these actors', or a seat's if none are named."""
    return moment.ply.actor in actors if actors else moment.ply.actor >= 0


@cache
def played(contest: Contest) -> Match:
    """Play a match to its end, any seat that may act choosing at random."""
    match = contest.match()
    seed = QUICK_SEEDS.get((contest.name, contest.way), SEED) if IS_SLOW else SEED
    stream = stream_from(contest.way, seed)
    match.settle()
    while match.outcome is None:
        seats = match.seats_to_act()
        seat = seats[below(stream, len(seats))]
        actions = match.legal_actions(seat)
        match.play(seat, actions[below(stream, len(actions))])
        match.settle()
    return match


def contests_of(name: str) -> list[Contest]:
    """Return the ways of playing a game, without those that would take too long."""
    ways = range(len(CONTESTANTS[name].ways))
    return [Contest(name, way) for way in ways if way not in TOO_LONG.get(name, ())]


CONTESTS = [contest for name in CONTESTANTS for contest in contests_of(name)]
every_contest = pytest.mark.parametrize(
    "contest", CONTESTS, ids=[f"{name}-{way}" for name, way in CONTESTS]
)
