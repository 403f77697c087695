"""OpenSpiel's counterfactual regret minimisation solves an endgame of Menhirs.

    python -m examples.research_cfr

CFR walks through all of a game's tree, so it starts from an opening: a match played at random
up to its last turns.  What it finds is compared with Gloaming's own solver.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score

from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.solver import solve
from gloaming.games.menhirs.state import MOVING
from gloaming.research.openspiel import write_opening

NAME = "gloaming_menhirs"
OPTIONS = {"mist": 6, "menhirs": 5, "schedule": "m" * TURNS}
ITERATIONS = 20
WORTH = {"win": 1.0, "draw": 0.0, "loss": -1.0}


def endgame(turns: int, seed: int) -> Any:
    """Return a game that starts so many turns before the end of a random match."""
    chooser = np.random.default_rng(seed)
    state = pyspiel.load_game(NAME, OPTIONS).new_initial_state()
    while not is_turn(state, TURNS - turns + 1):
        if state.is_terminal():
            state = state.get_game().new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return pyspiel.load_game(NAME, OPTIONS | {"opening": write_opening(state.history())})


def is_turn(state: Any, turn: int) -> bool:
    """Tell whether a turn of Menhirs is just beginning."""
    now = state.play.states[0]
    return bool(now.phase == MOVING and now.chosen == 0 and now.turn == turn)


def value_by_cfr(game: Any, iterations: int) -> float:
    """Return what a game is worth to the player to move, as CFR's policy plays it."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy, state = solver.average_policy(), game.new_initial_state()
    values = expected_game_score.policy_value(state, [policy, policy])
    return float(values[state.current_player()])


def value_by_solver(game: Any) -> float:
    """Return what Gloaming's solver says that the same position is worth."""
    return WORTH[solve(game.new_initial_state().play.states).result]


def main() -> None:
    """Solve an endgame both ways."""
    game = endgame(turns=2, seed=2)
    found, expected = value_by_cfr(game, ITERATIONS), value_by_solver(game)
    sys.stdout.write(f"CFR: {found:+.2f}, solver: {expected:+.2f}\n")


if __name__ == "__main__":
    main()
