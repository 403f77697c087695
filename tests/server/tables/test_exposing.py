"""From where things are seen is told after a match and in practice, and never against people."""

from collections.abc import Callable

import pytest

from gloaming.games.spokenchaos import GAME
from gloaming.server.tables.commands import PutBot, Ready, Resign, Sit
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views.exposing import NEWEST, exposure_of, is_practice

from .driving import ONE, TWO, Driven

SETTINGS = TableSettings(game="spokenchaos", options={"players": "2", "grid": "16"})
SPOT = (2.5, 2.5, 0.0, 0)


def against_a_bot() -> Driven:
    """Return a match of one person and a bot."""
    driven = Driven(SETTINGS, GAME)
    driven.ask(Sit(0), ONE)
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(Ready(), ONE)
    return driven


def among_people() -> Driven:
    """Return a match of two people."""
    driven = Driven(SETTINGS, GAME)
    for seat, person in enumerate((ONE, TWO)):
        driven.ask(Sit(seat), person)
    for person in (ONE, TWO):
        driven.ask(Ready(), person)
    return driven


def at_one_screen() -> Driven:
    """Return a match in which one person has both seats, perhaps with somebody beside them."""
    driven = Driven(SETTINGS, GAME)
    for seat in range(2):
        driven.ask(Sit(seat), ONE)
    driven.ask(Ready(), ONE)
    return driven


def test_who_practises_against_bots_is_told() -> None:
    driven = against_a_bot()
    assert is_practice(driven.table, ONE)
    assert exposure_of(driven.table, ONE, NEWEST, 0, SPOT)().ghost == 0


@pytest.mark.parametrize("opened", [among_people, at_one_screen])
def test_who_plays_others_is_refused_until_it_is_over(opened: Callable[[], Driven]) -> None:
    driven = opened()
    for person in (ONE, TWO, None):
        with pytest.raises(Refusal, match="after the match"):
            exposure_of(driven.table, person, NEWEST, 0, SPOT)
    driven.ask(Resign(0), ONE)
    assert driven.table.phase == "over"
    for at in (NEWEST, 0, len(driven.table.match.moments)):
        assert exposure_of(driven.table, None, at, 0, SPOT)() is not None


def test_others_are_not_told_of_somebodys_practice() -> None:
    for person in (TWO, None):
        with pytest.raises(Refusal, match="in practice"):
            exposure_of(against_a_bot().table, person, NEWEST, 0, SPOT)


def test_there_is_no_such_moment() -> None:
    driven = among_people()
    driven.ask(Resign(0), ONE)
    with pytest.raises(Refusal, match="moments"):
        exposure_of(driven.table, None, len(driven.table.match.moments) + 1, 0, SPOT)


def test_a_game_that_has_nothing_to_tell_says_so() -> None:
    toy = Driven(TableSettings(game="toy", options={"players": "2", "rounds": "2"}))
    toy.ask(Sit(0), ONE)
    toy.ask(PutBot(1, "random"), ONE)
    toy.ask(Ready(), ONE)
    with pytest.raises(Refusal, match="does not tell"):
        exposure_of(toy.table, ONE, NEWEST, 0, SPOT)
