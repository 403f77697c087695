"""OpenSpiel's games, played at random in the same run."""

import random
from collections.abc import Callable

import pyspiel

from .extent import extent
from .measure import Rate, timed

ROLLOUTS = extent(300, 3)
LENGTH_GAMES = extent(200, 2)
GAMES = extent(
    {"breakthrough": 4000, "chess": 400}, {"breakthrough": 4, "chess": 2}
)  # take a second


def random_play(name: str) -> Callable[[], Rate]:
    """Return the measurement of a game driven from Python: the rate of moves."""
    game = pyspiel.load_game(name)

    def work() -> Rate:
        chooser = random.Random(1)
        return timed(lambda: sum(play_one(game, chooser) for _ in range(GAMES[name])))

    return work


def play_one(game: pyspiel.Game, chooser: random.Random) -> int:
    """Play one random game; return how many moves it had."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(chooser.random() * len(actions))])
        moves += 1
    return moves


def chess_rollouts() -> Callable[[], Rate]:
    """Return the measurement of C++ rollouts of chess: the rate of moves.

    One step of a tree search with one simulation does all the rollouts in C++; the
    average length of a random game, measured beforehand, turns them into moves.
    """
    game = pyspiel.load_game("chess")
    chooser = random.Random(2)
    length = sum(play_one(game, chooser) for _ in range(LENGTH_GAMES)) / LENGTH_GAMES

    def work() -> Rate:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        return timed(lambda: ROLLOUTS * length * (bot.step(game.new_initial_state()) >= 0))

    return work
