"""Colours of seats, chosen before the match."""

from gloaming.server.tables.commands import ChooseColour, PutBot, Ready, Sit
from gloaming.server.tables.events import ColoursChosen
from gloaming.server.tables.fold import folded
from gloaming.server.tables.settings import TableSettings

from .driving import FINSTERE, ONE, THREE, TWO, Driven, running_finstere, toy_table


def open_finstere(players: int = 3) -> Driven:
    """Return a table of Finstere Flure at which two people and a bot sit."""
    driven = Driven(TableSettings(game="finstere", options={"players": str(players)}), FINSTERE)
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1), TWO)
    driven.ask(PutBot(2, driven.context.bots[0]), ONE)
    return driven


def colours_of(driven: Driven) -> list[str]:
    """Return what everybody sees of the seats' colours."""
    return [seat.name for seat in driven.view(None).now.seats]


def test_who_sits_there_chooses_a_colour_and_a_bot_gives_way() -> None:
    driven = open_finstere()
    assert driven.ask(ChooseColour(0, "yellow"), ONE) == [
        ColoursChosen(("yellow", "red", "blue")),
    ]
    driven.ask(ChooseColour(1, "blue"), TWO)
    assert colours_of(driven) == ["yellow", "blue", "red"]
    assert driven.ask(ChooseColour(1, "blue"), TWO) == []
    again = folded(driven.context, driven.log)
    assert again.match.seat_names == ("yellow", "blue", "red")
    assert again.settings.options["colours"] == "yellow blue red"


def test_no_two_have_the_same_colour_and_nobody_takes_that_of_another_person() -> None:
    driven = open_finstere()
    assert driven.code_of(ChooseColour(0, "red"), ONE) == "not-yours"
    assert driven.code_of(ChooseColour(1, "yellow"), ONE) == "not-yours"
    assert driven.code_of(ChooseColour(2, "yellow"), TWO) == "not-yours"
    driven.ask(ChooseColour(2, "yellow"), ONE)  # of a bot who opened the table says it
    assert colours_of(driven) == ["green", "red", "yellow"]


def test_colours_that_the_game_does_not_have_for_so_many() -> None:
    assert open_finstere().code_of(ChooseColour(0, "black"), ONE) == "no-such-option"
    assert open_finstere().code_of(ChooseColour(0, "orange"), ONE) == "no-such-option"
    many = open_finstere(5)
    many.ask(ChooseColour(0, "black"), ONE)
    assert colours_of(many)[0] == "black"


def test_colours_are_fixed_when_the_match_begins() -> None:
    assert running_finstere().code_of(ChooseColour(0, "yellow"), ONE) == "not-open"
    assert open_finstere().code_of(ChooseColour(0, "yellow"), THREE) == "not-yours"
    assert toy_table().code_of(ChooseColour(0, "yellow"), ONE) == "no-such-option"


def test_the_match_is_played_in_the_chosen_colours() -> None:
    driven = Driven(TableSettings(game="finstere", options={"players": "2"}), FINSTERE)
    driven.ask(Sit(0), ONE)
    driven.ask(ChooseColour(0, "blue"), ONE)
    driven.ask(Sit(1), TWO)
    for person in (ONE, TWO):
        driven.ask(Ready(), person)
    assert driven.table.phase == "running"
    assert driven.table.match.seat_names == ("blue", "red")
