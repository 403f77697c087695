"""PettingZoo's own suites, and what they do not ask."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from gloaming.core.errors import IllegalActionError
from gloaming.research.parallel import ParallelEnvironment
from gloaming.research.pettingzoo import TurnEnvironment, env, guarded, parallel_env, raw_env
from tests.games.contestants import Contest

from .ways import every_first_way, every_way, variant

# PettingZoo knows by name which environments observe dictionaries: its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_way
def test_the_interface_of_turns(contest: Contest) -> None:
    api_test(guarded(TurnEnvironment(variant(contest))), num_cycles=100)


@every_first_way
def test_seeds_decide_everything(contest: Contest) -> None:
    seed_test(lambda: guarded(TurnEnvironment(variant(contest))), num_cycles=100)
    parallel_seed_test(lambda: ParallelEnvironment(variant(contest)), num_cycles=50)


@every_way
def test_the_interface_of_all_at_once(contest: Contest) -> None:
    parallel_api_test(ParallelEnvironment(variant(contest)), num_cycles=100)


@every_first_way
def test_matches_are_broken_off(contest: Contest) -> None:
    def limited(max_cycles: int) -> ParallelEnvironment:
        return ParallelEnvironment(variant(contest), max_cycles)

    module = SimpleNamespace(
        parallel_env=limited, env=lambda max_cycles: parallel_to_aec(limited(max_cycles))
    )
    max_cycles_test(module)


def test_sealed_plans_are_asked_for_at_once() -> None:
    environment = ParallelEnvironment(variant(Contest("toy", 1)))
    seen, _ = environment.reset(seed=1)
    assert all(each["action_mask"].sum() == 16 for each in seen.values())
    seen, *_ = environment.step(dict.fromkeys(environment.agents, 3))
    assert all(each["action_mask"].sum() == 3 for each in seen.values())


def test_what_is_illegal_changes_nothing_where_all_are_asked() -> None:
    environment = ParallelEnvironment(variant(Contest("toy", 0)))
    environment.reset(seed=1)
    environment.step({"seat_0": 0, "seat_1": 0})
    seen, _, _, _, infos = environment.step({"seat_0": 7, "seat_1": 2})
    assert infos == {"seat_0": {"refused": True}, "seat_1": {}}
    assert [int(each["action_mask"].sum()) for each in seen.values()] == [3, 0]


def test_an_illegal_choice_loses() -> None:
    environment = env("menhirs")
    environment.reset(seed=1)
    environment.step(0)
    assert environment.rewards == {"seat_0": -1, "seat_1": 0}
    assert all(environment.terminations.values())


def test_without_guards_an_illegal_choice_is_refused() -> None:
    environment = raw_env("menhirs")
    environment.reset(seed=1)
    with pytest.raises(IllegalActionError, match="choice 0 of seat_0"):
        environment.step(0)
    assert not any(environment.terminations.values())


def test_the_benchmark_of_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("finstere"))
    assert "turns per second" in capsys.readouterr().out


def test_a_match_ends_with_the_utilities_of_its_outcome() -> None:
    environment = env("menhirs")
    environment.reset(seed=2)
    environment.action_space("seat_0").seed(1)
    while not any(environment.terminations.values()):
        mask = environment.last()[0]["action_mask"]
        environment.step(environment.action_space("seat_0").sample(mask))
    assert sorted(environment.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_boards_are_drawn_when_asked_for() -> None:
    for environment in (
        env("finstere", render_mode="ansi", players=2),
        parallel_env("finstere", render_mode="ansi", players=2),
    ):
        environment.reset(seed=1)
        assert "rulings: official" in str(environment.render())
    silent = env("finstere")
    silent.reset(seed=1)
    assert silent.render() is None
    assert silent.state().dtype == np.int8
