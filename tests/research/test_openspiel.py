"""What OpenSpiel's suites do not ask: parameters, openings, chance, observers."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from gloaming.core.errors import NotationError, OptionsError
from gloaming.research.openspiel import write_opening
from gloaming.research.openspiel.opening import read_opening
from gloaming.research.openspiel.parameters import default_seats, fewest_and_most_seats
from tests.core.toy import TOY
from tests.games.contestants import Contest, game_named

from .ways import every_way, parameters, spiel_game


def after(game: Any, *choices: int) -> Any:
    """Return the state after some choices."""
    state = game.new_initial_state()
    for choice in choices:
        state.apply_action(choice)
    return state


@every_way
def test_parameters_are_options(contest: Contest) -> None:
    game = spiel_game(contest)
    assert game.variant.options == contest.options
    assert pyspiel.load_game(str(game)).variant.options == contest.options
    assert set(parameters(contest)) <= set(game.get_parameters())


def test_parameters_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionsError, match="'9' does not fit"):
        pyspiel.load_game("gloaming_finstere", {"players": 9})


def test_seats_are_counted() -> None:
    assert fewest_and_most_seats(game_named("finstere")) == (2, 7)
    assert fewest_and_most_seats(game_named("menhirs")) == (2, 2)
    assert default_seats(TOY) == 2


def test_an_opening_starts_a_game_in_the_middle() -> None:
    state = after(spiel_game(Contest("toy", 0)), 2, 100, 7)
    opening = write_opening(state.history())
    game = pyspiel.load_game("gloaming_toy", {"opening": opening})
    assert str(game.new_initial_state()) == str(state)
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == str(state)


@pytest.mark.parametrize("text", ["5", "a/", "5//", "/"])
def test_openings_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="opening"):
        read_opening(text)


def test_chance_that_is_beyond_counting_becomes_draws() -> None:
    state = after(spiel_game(Contest("toy", 0)), 2)
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 256
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    lamps = {state.child(draw).play.states[0].lamp_x for draw, _ in outcomes}
    assert len(lamps) > 250
    assert state.action_to_string(7).startswith("draw 7: spot ")


def test_chance_has_the_weights_of_the_game() -> None:
    state = spiel_game(Contest("menhirs", 0)).new_initial_state()
    words = {state.action_to_string(draw): chance for draw, chance in state.chance_outcomes()}
    options = state.get_game().variant.options
    assert list(words.values()) == pytest.approx(
        [options.forests / options.cells, options.menhirs / options.cells]
    )


def test_sealed_plans_are_serialised_and_private() -> None:
    state = after(spiel_game(Contest("toy", 0)), 2, 100)
    assert state.current_player() == 0
    first, second = state.child(3), state.child(4)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    first.apply_action(0)
    assert first.current_player() == 1


def test_a_game_without_secrets_has_perfect_information() -> None:
    information = pyspiel.GameType.Information
    kinds = {name: spiel_game(Contest(name, 0)).get_type().information for name in NAMES}
    assert kinds == {
        "toy": information.IMPERFECT_INFORMATION,
        "finstere": information.PERFECT_INFORMATION,
        "menhirs": information.PERFECT_INFORMATION,
    }


NAMES = ("toy", "finstere", "menhirs")


def test_observations_come_in_named_planes() -> None:
    game = spiel_game(Contest("finstere", 0))
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), player=1)
    assert observation.dict["player"].tolist() == [0, 1]
    assert observation.dict["stones"].shape == (11, 16)
    assert observation.dict["stones"].sum() == 11
    assert list(observation.dict["number"][:4]) == [1, 3, 4, 5]


def test_the_information_state_remembers_the_own_choices() -> None:
    state = after(spiel_game(Contest("toy", 0)), 2, 100, 3, 1)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observation = make_observation(state.get_game(), kind)
    observation.set_from(state, player=0)
    assert observation.dict["own choices"][:3].tolist() == [4, 2, 0]


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        (None, {"size": 3}),
        (
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
            None,
        ),
    ],
)
def test_observations_that_do_not_exist_are_refused(kind: Any, given: Any) -> None:
    game = spiel_game(Contest("toy", 0))
    with pytest.raises(ValueError, match=r"parameters|nobody"):
        game.make_py_observer(kind, given)
