"""The constants for others: doors and ghosts by their names."""

from gloaming.games.spokenchaos import GAME, state
from gloaming.games.spokenchaos.exchange.constants import constants
from gloaming.games.spokenchaos.material import GHOST_NAMES


def test_a_ghost_is_named_by_its_size_and_number() -> None:
    told = [f"{ghost['size'][0]}{ghost['number']}" for ghost in constants()["GHOSTS_OF_A_SEAT"]]
    assert told == list(GHOST_NAMES)


def test_a_door_is_named_by_its_side_and_number() -> None:
    for name, door in constants()["DOORS"].items():
        assert name == f"{door['side']}{door['number']}"


def test_phases_are_named_in_their_order() -> None:
    phases = constants()["PHASES"]
    assert phases[state.PLANNING] == "planning"
    assert phases[state.DRAWING_MIDNIGHT] == "drawing-midnight"
    assert len(phases) == state.OVER + 1


def test_the_game_tells_them() -> None:
    assert GAME.constants() == constants()
