"""Gymnasium's own checker, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gloaming.research.gymnasium as adapter
from gloaming.core.actors import NOBODY
from gloaming.games import NAMES
from gloaming.research.vector import VectorEnvironment
from tests.games.contestants import Contest

from .ways import every_way, variant


@pytest.mark.parametrize("name", NAMES)
def test_the_interface_is_kept(name: str) -> None:
    check_env(gymnasium.make(f"gloaming/{name}-v0").unwrapped)


@every_way
def test_a_learner_plays_to_the_end(contest: Contest) -> None:
    environment = adapter.SeatEnvironment(variant(contest), seat=1)
    seen, _ = environment.reset(seed=3)
    environment.action_space.seed(3)
    is_over, reward = False, 0.0
    while not is_over:
        assert seen["action_mask"].any()
        choice = environment.action_space.sample(seen["action_mask"])
        seen, reward, is_over, _, information = environment.step(choice)
        assert not information
    assert environment.match.seat == NOBODY
    assert reward == environment.match.returns()[1]


def test_bots_have_the_other_seats() -> None:
    environment = adapter.make("finstere", bot="badger", players=2)
    environment.reset(seed=1)
    rewards = []
    for number in range(4):
        seen, _ = environment.reset(seed=number)
        environment.action_space.seed(number)
        is_over, reward = False, 0.0
        while not is_over:
            choice = environment.action_space.sample(seen["action_mask"])
            seen, reward, is_over, _, _ = environment.step(choice)
        rewards.append(reward)
    assert max(rewards) <= 0.0, "somebody who plays at random never beats a badger"
    assert sum(rewards) <= -2.0


def test_an_illegal_choice_loses() -> None:
    environment = adapter.make("menhirs")
    environment.reset(seed=1)
    _, reward, is_over, _, information = environment.step(0)
    assert (reward, is_over, information) == (-1.0, True, {"illegal": True})


def test_the_board_is_drawn_when_asked_for() -> None:
    environment = gymnasium.make("gloaming/menhirs-v0", render_mode="ansi")
    environment.reset(seed=1)
    assert "M" in str(environment.render())


@every_way
def test_many_matches_go_on_for_ever(contest: Contest) -> None:
    environments = VectorEnvironment(variant(contest), num_envs=5, seat=1)
    seen, _ = environments.reset(seed=4)
    chooser = np.random.default_rng(4)
    matches = 0
    for _ in range(300):
        assert environments.observation_space.contains(seen)
        assert seen["action_mask"].any(1).all()
        choices = (seen["action_mask"] * chooser.random(seen["action_mask"].shape)).argmax(1)
        seen, rewards, ended, cut, _ = environments.step(choices)
        matches += int(ended.sum())
        assert not cut.any()
        assert not rewards[~ended].any()
    assert matches


def test_an_illegal_choice_loses_only_its_match() -> None:
    environments = gymnasium.make_vec("gloaming/menhirs-v0", num_envs=3)
    seen, _ = environments.reset(seed=4)
    choices = seen["action_mask"].argmax(1)
    choices[1] = 0
    _, rewards, ended, _, _ = environments.step(choices)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert ended.tolist() == [False, True, False]


def test_a_seed_decides_everything() -> None:
    environments = adapter.make_vector("finstere", num_envs=4, players=2)
    first, _ = environments.reset(seed=9)
    again, _ = environments.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
