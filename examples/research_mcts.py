"""OpenSpiel's Monte Carlo tree search plays a game of Gloaming against a random player.

python -m examples.research_mcts "gloaming_menhirs(mist=8)"
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import gloaming.research.openspiel  # noqa: F401 - registers the games

SIMULATIONS = 50
EXPLORATION = 2.0


def play(name: str, simulations: int, seed: int) -> list[float]:
    """Play one match, the search at seat 0; return the utilities."""
    game = pyspiel.load_game(name)
    chooser = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chooser)
    searcher = mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=chooser)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return list(state.returns())


def main() -> None:
    """Play the game that was asked for, or Menhirs."""
    name = sys.argv[1] if len(sys.argv) > 1 else "gloaming_menhirs(mist=8)"
    sys.stdout.write(f"{name}: {play(name, SIMULATIONS, seed=1)}\n")


if __name__ == "__main__":
    main()
