"""Every failure has a class, a sentence, and the place or rule it is about."""

import pytest

from gloaming.core.errors import (
    ActionError,
    GloamingError,
    IllegalActionError,
    MatchOverError,
    NotationError,
    NothingToUndoError,
    OptionsError,
    PlacedError,
    PositionError,
    RecordError,
    ReplayError,
    SeedError,
    UnknownGameError,
    WrongSeatError,
)

PLACED: list[type[PlacedError]] = [
    NotationError,
    RecordError,
    OptionsError,
    PositionError,
    ReplayError,
]


@pytest.mark.parametrize("kind", PLACED)
def test_the_place_stands_before_the_message(kind: type[PlacedError]) -> None:
    error = kind("there is something wrong", "line 3")
    assert str(error) == "line 3: there is something wrong"
    assert (error.message, error.place) == ("there is something wrong", "line 3")


@pytest.mark.parametrize("kind", PLACED)
def test_without_a_place_the_message_stands_alone(kind: type[PlacedError]) -> None:
    assert str(kind("there is something wrong")) == "there is something wrong"


def test_an_illegal_action_cites_its_rule() -> None:
    error = IllegalActionError("there is a wall", "4.2")
    assert str(error) == "there is a wall (rules 4.2)"
    assert error.rule == "4.2"
    assert str(IllegalActionError("there is no action 9")) == "there is no action 9"


def test_an_unknown_game_names_the_known_ones() -> None:
    error = UnknownGameError("chess", ["toy", "finstere"])
    assert str(error) == "there is no game 'chess'; there is toy, finstere"


@pytest.mark.parametrize(
    "kind", [IllegalActionError, WrongSeatError, NothingToUndoError, MatchOverError]
)
def test_what_cannot_be_done_now_is_an_action_error(kind: type[ActionError]) -> None:
    assert issubclass(kind, ActionError)


@pytest.mark.parametrize("kind", [*PLACED, ActionError, SeedError, UnknownGameError])
def test_whatever_a_person_can_mend_is_a_gloaming_error(kind: type[GloamingError]) -> None:
    assert issubclass(kind, GloamingError)
