"""Every bot plays legally, and knows only what its seat may know."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from gloaming.bots import BOTS
from gloaming.bots.bot import Bot, play_turn
from gloaming.bots.random_bot import RandomBot
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.game import AnyGame
from gloaming.core.layout import array, clone, same
from gloaming.core.match import Match
from gloaming.core.streams import Stream, stream_from
from gloaming.games import NAMES, find
from tests.core.toy import TOY
from tests.core.toy.game import ToyOptions
from tests.core.toy.playing import random_match

TURNS = 6


class Watcher:
    """Plays like the random bot, and remembers what it was handed."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.seen: list[Any] = []

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,
    ) -> list[int]:
        """Return one legal action."""
        self.seen.append(clone(states))
        return RandomBot().plan(game, states, seat, stream, thinking)


def test_every_game_has_bots() -> None:
    assert set(BOTS) == set(NAMES)


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        pytest.param(name, bot, id=f"{name}-{kind}")
        for name, bots in BOTS.items()
        for kind, bot in bots.items()
    ],
)
def test_a_bot_plays_turns_of_its_game(name: str, bot: Bot) -> None:
    game = find(name)
    match, stream = Match(game, game.options_type(), "7"), stream_from(1)
    match.settle()
    for _ in range(TURNS):
        seat, turn = match.seats_to_act()[0], match.turn_number
        before = clone(match.states)
        states = clone(match.states)
        said: list[Thought] = []
        assert bot.plan(game, states, seat, stream_from(2), Thinking(listener=said.append))
        assert same(states, before)
        check_thoughts(said, seat, len(match.seat_names))
        play_turn(match, seat, bot, stream)
        assert match.turn_number > turn or seat not in match.seats_to_act()
        match.settle()


def check_thoughts(said: Sequence[Thought], seat: int, seats: int) -> None:
    """Check that chances are shares of the win of all seats."""
    for thought in said:
        assert thought.seat == seat
        assert len(thought.shares) == seats
        assert all(0.0 <= share <= 1.0 for share in thought.shares)
        assert sum(thought.shares) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["finstere", "menhirs"])
def test_chances_are_shares_of_the_win_though_nothing_was_tried(name: str) -> None:
    game, moth = find(name), BOTS[name]["moth"]
    for seed in range(20):
        match, stream = Match(game, game.options_type(), str(seed)), stream_from(seed)
        match.settle()
        for _ in range(TURNS):
            seat = match.seats_to_act()[0]
            thinking = Thinking(simulations=1)
            moth.plan(game, match.states, seat, stream, thinking)
            assert thinking.last
            check_thoughts([thinking.last], seat, len(match.seat_names))
            play_turn(match, seat, RandomBot(), stream)
            match.settle()


def test_a_bot_plays_a_secret_plan_to_its_seal() -> None:
    match = Match(TOY, ToyOptions(players=3), "7")
    match.settle()
    play_turn(match, 1, RandomBot(), stream_from(1))
    assert match.seats_to_act() == (0, 2)


def test_a_bot_is_handed_only_what_its_seat_may_know() -> None:
    match = random_match(3, 1, 4, plies=6)
    seat = match.seats_to_act()[0]
    truth = clone(match.states)
    watcher = Watcher()
    play_turn(match, seat, watcher, stream_from(3))
    assert watcher.seen
    assert not same(watcher.seen[0], truth)
    assert watcher.seen[0][0].lamp_x != truth[0].lamp_x
    assert same(TOY.view(watcher.seen[0], seat), TOY.view(truth, seat))


def test_what_is_hidden_cannot_change_what_a_bot_does() -> None:
    played = []
    for secret in (0, 1):
        match = random_match(3, 1, 4, plies=6)
        seat = match.seats_to_act()[0]
        match.states = clone(match.states)
        match.state.lamp_x ^= secret
        watcher = Watcher()
        play_turn(match, seat, watcher, stream_from(3))
        actions = [moment.ply for moment in match.moments[6:]]
        played.append((actions, [array(seen).tobytes() for seen in watcher.seen]))
    assert played[0] == played[1]


def test_the_random_bot_takes_every_legal_action_as_often() -> None:
    match = random_match(2, 1, 1, plies=2)
    stream = stream_from(5)
    plans = [RandomBot().plan(TOY, match.states, 0, stream)[0] for _ in range(800)]
    legal = match.legal_actions(0)
    counts = np.array([plans.count(action) for action in legal])
    assert counts.sum() == 800
    assert counts.min() > 20
    assert counts.max() < 90
