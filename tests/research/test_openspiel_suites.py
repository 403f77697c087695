"""OpenSpiel's own suites, run on our games; `make suites` leaves nothing out."""

import contextlib
import io
import os
import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from tests.games.contestants import CONTESTANTS, CONTESTS, Contest

from .ways import every_first_way, parameters, spiel_game

IS_WHOLE = "GLOAMING_SUITES" in os.environ

# Of the many ways to play Finstere Flure a few: five players' drawings take OpenSpiel long.
FEW = [contest for contest in CONTESTS if contest.name != "finstere" or contest.way in {0, 2, 5}]
WAYS = CONTESTS if IS_WHOLE else FEW
# All that the two big games show in every state takes OpenSpiel minutes to write down.
SMALL = ["toy", "menhirs"]
WRITTEN = list(CONTESTANTS) if IS_WHOLE else SMALL


@pytest.mark.parametrize("contest", WAYS, ids=[f"{name}-{way}" for name, way in WAYS])
def test_random_simulations(contest: Contest) -> None:
    pyspiel.random_sim_test(spiel_game(contest), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", WRITTEN)
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


@pytest.mark.parametrize("name", WRITTEN)
def test_a_playthrough_is_generated_and_again(name: str) -> None:
    text = playthrough(Contest(name, 0))
    assert text.count("action: ") > 3
    assert playthrough(Contest(name, 0)) == text


def playthrough(contest: Contest) -> str:
    """Return OpenSpiel's playthrough of a contest."""
    given = ",".join(f"{key}={value}" for key, value in parameters(contest).items())
    name = f"gloaming_{contest.name}({given})"
    return str(generate_playthrough.playthrough(name, [], seed=7))
