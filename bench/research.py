"""The research interfaces: steps from OpenSpiel, PettingZoo and Gymnasium, and batches."""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers python_tic_tac_toe
from pettingzoo.classic.connect_four import connect_four

import gloaming.research.openspiel  # noqa: F401 - registers our games
from gloaming.research import gymnasium, pettingzoo

from .batches import MATCHES, stepper
from .extent import extent
from .measure import Rate, best_of_rounds
from .report import Row

SECONDS = extent(1.0, 0.01)  # that each measurement takes
STEPS = extent(100, 10)  # between two looks at the clock
PLAYERS = 4
TWICE, FIFTY_FOLD = 2.0, 50.0

Stepper = Callable[[], int]


def for_a_while(step: Stepper) -> Rate:
    """Take steps for about a second; a step tells how many it counts for."""
    start, count = time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        count += sum(step() for _ in range(STEPS))
    return Rate(count, time.perf_counter() - start)


def turns(environment: Any) -> Callable[[], Rate]:
    """Return the measurement of an AEC environment, as PettingZoo's benchmark drives it."""
    environment.reset(seed=1)

    def step() -> int:
        seen, _, is_over, is_cut, _ = environment.last()
        if is_over or is_cut:
            environment.reset()
            return 0
        environment.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 1

    return lambda: for_a_while(step)


def all_at_once(environment: Any) -> Callable[[], Rate]:
    """Return the measurement of a parallel environment."""
    holder = [environment.reset(seed=1)[0]]

    def step() -> int:
        choices = {agent: int(seen["action_mask"].argmax()) for agent, seen in holder[0].items()}
        holder[0] = environment.step(choices)[0]
        if not environment.agents:
            holder[0] = environment.reset()[0]
        return 1

    return lambda: for_a_while(step)


def learner(environment: Any) -> Callable[[], Rate]:
    """Return the measurement of a Gymnasium environment: the learner's choices."""
    holder = [environment.reset(seed=1)[0]]

    def step() -> int:
        choice = random.choice(np.flatnonzero(holder[0]["action_mask"]).tolist())
        holder[0], _, is_over, _, _ = environment.step(choice)
        if is_over:
            holder[0] = environment.reset()[0]
        return 1

    return lambda: for_a_while(step)


def spiel(name: str) -> Callable[[], Rate]:
    """Return the measurement of a game of OpenSpiel in Python, chance included."""
    game = pyspiel.load_game(name)
    holder = [game.new_initial_state()]

    def step() -> int:
        state = holder[0]
        if state.is_terminal():
            holder[0] = game.new_initial_state()
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return lambda: for_a_while(step)


def rows() -> list[Row]:
    """Measure all adapters with Finstere Flure for four, beside what the libraries have."""
    rates = best_of_rounds(
        {
            "ours": turns(pettingzoo.env("finstere")),
            "connect_four": turns(connect_four.env()),
            "parallel": all_at_once(pettingzoo.parallel_env("finstere")),
            "learner": learner(gymnasium.make("finstere")),
            "spiel": spiel("gloaming_finstere"),
            "tic_tac_toe": spiel("python_tic_tac_toe"),
            "batch": lambda: for_a_while(stepper()),
        }
    )
    ours, theirs, many = rates["ours"], rates["connect_four"], rates["batch"]
    return [
        Row(
            "PettingZoo, seats in turn: steps of Finstere Flure, observed and masked",
            steps(ours),
            f"PettingZoo's connect_four, {steps(theirs)}",
            ours / theirs,
            TWICE,
        ),
        Row("PettingZoo, all seats at once", steps(rates["parallel"])),
        Row("Gymnasium, one learner against random players", steps(rates["learner"])),
        Row(
            "OpenSpiel, from Python",
            steps(rates["spiel"]),
            f"OpenSpiel's Python tic_tac_toe, {steps(rates['tic_tac_toe'])}",
            rates["spiel"] / rates["tic_tac_toe"],
        ),
        Row(
            f"batch of {MATCHES}, observed and masked",
            steps(many),
            "PettingZoo's connect_four",
            many / theirs,
        ),
        Row("the same", steps(many), "our seats in turn", many / ours, FIFTY_FOLD),
    ]


def steps(value: float) -> str:
    """Return a rate of steps as text."""
    return f"{value:,.0f} steps/s"
