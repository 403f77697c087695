"""Which ways of playing exist."""

import pytest

from gloaming.core.errors import OptionsError
from gloaming.core.options import read_options, write_options
from gloaming.games.finstere.options import FinstereOptions


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ({"players": "1"}, "players: '1' does not fit"),
        ({"players": "8"}, "players: '8' does not fit"),
        ({"starter": "4"}, "starter: the seats are 0 to 3"),
        ({"starter": "-1"}, "starter: the seats are 0 to 3"),
        ({"three_hits": "true"}, "three_hits: only 6 or 7 players use it"),
        ({"colours": "red blue"}, "colours: 4 players need as many colours"),
        ({"players": "2", "colours": "red red"}, "colours: no two players have the same colour"),
        ({"players": "2", "colours": "red black"}, "colours: black has only three tokens"),
        ({"colours": "mauve"}, "colours: 'mauve' does not fit"),
        ({"rulings": "fr"}, "rulings: 'fr' does not fit"),
        ({"corner_tiles": "on"}, "corner_tiles: 'on' does not fit"),
        ({"second_half_cards": "9"}, "second_half_cards: '9' does not fit"),
        ({"cards": "9"}, "cards: unknown option; there is advanced, "),
    ],
)
def test_what_does_not_exist_is_refused_by_its_key(texts: dict[str, str], why: str) -> None:
    with pytest.raises(OptionsError) as caught:
        read_options(FinstereOptions, texts)

    assert str(caught.value).startswith(why)


@pytest.mark.parametrize("players", [1, 8])
def test_a_wrong_number_of_players_is_refused_however_it_is_given(players: int) -> None:
    with pytest.raises(OptionsError, match="players: 2 to 7 can play"):
        FinstereOptions(players=players).check()


def test_colours_are_those_of_the_box_unless_chosen() -> None:
    chosen = FinstereOptions(players=2, colours=("yellow", "red"))

    assert FinstereOptions(players=3).seat_colours == ("green", "red", "blue")
    assert chosen.seat_colours == ("yellow", "red")


def test_options_round_trip_as_text() -> None:
    options = FinstereOptions(
        players=6,
        colours=("black", "red", "beige", "green", "purple", "blue"),
        advanced=True,
        layout="random",
        three_hits=True,
        starter=5,
        rulings="de",
        sight_across_blood=False,
    )

    assert read_options(FinstereOptions, write_options(options)) == options
