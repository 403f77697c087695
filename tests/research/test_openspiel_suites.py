"""OpenSpiel's own suites, run on our games."""

import contextlib
import io
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from tests.games.contestants import CONTESTS, Contest

from .ways import every_first_way, parameters, spiel_game

# Of the many ways to play Finstere Flure a few: five players' drawings take OpenSpiel long.
WAYS = [contest for contest in CONTESTS if contest.name != "finstere" or contest.way in {0, 2, 5}]


@pytest.mark.parametrize("contest", WAYS, ids=[f"{name}-{way}" for name, way in WAYS])
def test_random_simulations(contest: Contest) -> None:
    pyspiel.random_sim_test(spiel_game(contest), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["toy", "menhirs"])
def test_random_simulations_with_serialised_states(name: str) -> None:
    pyspiel.random_sim_test(spiel_game(Contest(name, 0)), num_sims=1, serialize=True, verbose=False)


@every_first_way
def test_games_and_states_are_pickled_and_cloned(contest: Contest) -> None:
    suite = games_sim_test.GamesSimTest()
    with contextlib.redirect_stdout(io.StringIO()):
        suite.sim_game(spiel_game(contest))


@every_first_way
def test_the_interface_is_kept(contest: Contest) -> None:
    attributes = {"game": spiel_game(contest), "game_name": contest.name}
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert not (result.errors + result.failures), result.errors + result.failures


# All that the two big games show in every state takes OpenSpiel minutes to write down.
@pytest.mark.parametrize(
    "contest", [Contest("toy", 0), Contest("menhirs", 0)], ids=lambda way: way.name
)
def test_a_playthrough_is_generated_and_again(contest: Contest) -> None:
    text = playthrough(contest, [])
    actions = [line.partition("[")[2] for line in text.splitlines() if "action: " in line]
    assert len(actions) > 3
    assert playthrough(contest, []) == text


def playthrough(contest: Contest, actions: list[Any]) -> str:
    """Return OpenSpiel's playthrough of a contest."""
    given = ",".join(f"{key}={value}" for key, value in parameters(contest).items())
    name = f"gloaming_{contest.name}({given})"
    return str(generate_playthrough.playthrough(name, actions, seed=7))
