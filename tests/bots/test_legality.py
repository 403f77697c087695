"""The lower levels never do what is illegal, wherever they are; GLOAMING_POSITIONS says how often.

The upper levels list and carry out the same moves; they only think longer about them.
"""

import os
from collections.abc import Iterator, Mapping, Sequence

import pytest

from gloaming.bots import BOTS
from gloaming.bots.levels import LEVELS
from gloaming.bots.random_bot import RandomBot
from gloaming.core.layout import clone
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.core.streams import below, stream_from
from gloaming.games import find

POSITIONS = {"finstere": 120, "menhirs": 120, "spokenchaos": 60}  # by default
LOWER = LEVELS[:3]

OPTIONS: Mapping[str, Sequence[Mapping[str, str]]] = {
    "finstere": [
        {"players": str(players), "advanced": advanced, "rulings": rulings}
        for players, advanced, rulings in (
            (2, "false", "official"),
            (3, "true", "nl"),
            (4, "false", "de"),
            (5, "true", "en"),
            (7, "true", "official"),
        )
    ],
    "spokenchaos": [
        {"players": players, "grid": "16", **texts}
        for players, texts in (
            ("2", {"midnight": "true"}),
            ("3", {"merging": "true", "in_turn": "true"}),
            ("4", {"merging": "true", "midnight": "true", "furniture": "players"}),
        )
    ],
    "menhirs": [
        {},
        {"board": "large", "schedule": "alternate"},
        {"must_detach": "true", "may_pass": "true", "no_take_back": "false"},
        {"mist": "8", "hide_menhirs": "true"},
    ],
}


def random_matches(name: str) -> Iterator[Match]:
    """Yield a random match at every action of it, also in the middle of a turn."""
    game, stream = find(name), stream_from(1)
    number = 0
    while True:
        texts = OPTIONS[name][number % len(OPTIONS[name])]
        match = Match(game, read_options(game.options_type, texts), str(number))
        match.settle()
        while match.outcome is None:
            if below(stream, 4) == 0:
                yield match
            seat = match.seats_to_act()[0]
            imagined = game.imagine(match.states, seat, stream)
            match.play(seat, RandomBot().plan(game, imagined, seat, stream)[0])
            match.settle()
        number += 1


@pytest.mark.parametrize("name", OPTIONS)
def test_every_plan_is_legal(name: str) -> None:
    stream = stream_from(2)
    positions = int(os.environ.get("GLOAMING_POSITIONS", POSITIONS[name]))
    for number, match in zip(range(positions), random_matches(name), strict=False):
        for level in LOWER:
            trial = Match(match.game, match.options, match.seed)
            trial.states = clone(match.states)
            seat = trial.seats_to_act()[0]
            imagined = match.game.imagine(match.states, seat, stream)
            actions = BOTS[name][level].plan(match.game, imagined, seat, stream)
            assert actions, number
            for action in actions:
                trial.play(seat, action)
