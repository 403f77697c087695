"""Actions as text, drawings, explanations and options."""

import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.errors import NotationError, OptionsError
from gloaming.core.game import Moment, Ply
from gloaming.core.options import read_options
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.actions import ACTIONS, DOOR, HOLDER
from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES
from gloaming.games.spokenchaos.midnight.cards import MIDNIGHT_CARDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import (
    ARRANGING,
    CATCHING,
    DRAWING,
    LOOKING,
    MIDNIGHT,
    NUMBERING,
    REVEALING,
    ROLLING,
)
from gloaming.games.spokenchaos.text.keyhole_view import picture
from gloaming.games.spokenchaos.text.notation import read_action, read_line, write_action
from tests.games.spokenchaos.tables import Table

OPTIONS = SpokenchaosOptions(players=2)
TEXTS = (
    "die to orange", "door N3", "die 4", "card 7 mirror+table", "card 9", "midnight tag", "keep",
    "again", "take mirror", "face upside-down", "lean none", "lean back", "yaw 359",
    "at 2.5,3.25", "at 6,0.03125", "pass", "ghost l1", "back s4", "enter 6", "N", "W", "stay",
    "spot 0.5,0.25", "spot 0,0.96875 level 12 lying W", "done", "side S", "lie E", "tag s4",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_actions_are_read_as_they_are_written(text: str) -> None:
    assert write_action(OPTIONS, read_action(OPTIONS, text)) == text


@pytest.mark.parametrize(
    "text",
    ["die to green", "at 2.51,3", "at 7,3", "at 1.2.3,4", "spot 1,0.5", "spot 0.5,0.5 level 49",
     "yaw 360", "die 7", "n", "take sofa"],
)  # fmt: skip
def test_what_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_action(OPTIONS, text)


@pytest.mark.parametrize("line", ["Round 3", "green: done", "", "blue: done,stay"])
def test_lines_that_do_not_belong_here_are_refused(line: str) -> None:
    with pytest.raises(NotationError):
        read_line(OPTIONS, Table(players="2").states, line)


def test_every_number_is_an_action_that_can_be_written() -> None:
    for action in range(0, ACTIONS, 311):
        if action < HOLDER + 2 or action >= DOOR:
            assert read_action(OPTIONS, write_action(OPTIONS, action)) == action


def test_the_lobby_is_drawn_from_above_with_heights_in_words() -> None:
    lines = ("table 2.5 2.5", "mirror 1 5 on left", "blue-s1 2.5 2.5 level 1", "orange-s1 out")
    table = Table(*lines, "orange-m1 4.5 0.5 lying E", players="2", midnight="true")
    table.midnight("dizzy")
    table.state.cards[0] = 0
    drawing = GAME.draw_position(table.options, table.states)
    assert "N1     N2" in drawing
    assert "BB" in drawing
    assert "B table at 2.5,2.5, upright" in drawing
    assert "M mirror at 1,5, on its left" in drawing
    assert "s1 at 2.5,2.5 (0.70 up)" in drawing
    assert "m1 at 4.5,0.5 lying E" in drawing
    assert "Midnight: dizzy" in drawing
    assert "Cards: blue 5" in drawing
    assert "the keyhole is at N1" in drawing


def test_leaning_and_piled_furniture_is_told_of() -> None:
    lines = ("table 3 3", "mirror 3 2.0625 yaw 0 lean front", "desk 1 1", "armchair 1 1 yaw 90")
    table = Table(*lines, players="2", merging="true")
    table.state.round_number = 0
    drawing = GAME.draw_position(table.options, table.states)
    assert "degrees to its front" in drawing
    assert "yaw 90, 0.96 up" in drawing
    assert "in the box m1 m2 l1" in drawing
    assert "keyhole" not in drawing


def test_what_chance_and_seats_do_is_told() -> None:
    table = Table(players="2")
    table.state.phase = ARRANGING
    assert table.explain(CHANCE, "yaw 90") == ["yaw 90"]
    table.state.phase, table.state.to_move = DRAWING, 1
    assert table.explain(CHANCE, "card 9") == ["orange draws card 9"]
    table.state.phase, table.state.rolling = ROLLING, 0b10
    assert table.explain(CHANCE, "die 3") == ["orange rolls 3"]
    table.state.phase = NUMBERING
    assert table.explain(CHANCE, "die 3") == ["die 3"]
    assert table.explain(CHANCE, "midnight dizzy") == ["midnight dizzy: the board turns a quarter"]
    assert table.explain(0, "done") == ["blue: done"]
    assert tuple(card.name for card in MIDNIGHT_CARDS) == MIDNIGHT_NAMES


def test_what_follows_by_rule_is_told() -> None:
    table = Table("blue-l1 2.5 3.5", "orange-s1 0.5 0.5", players="2")
    table.state.phase, table.state.door = LOOKING, 3
    told = table.explain(AUTOMATIC)
    assert told[0].startswith("blue-l1 is seen through N3: ")
    assert told[1] == "through N3 stay hidden: orange-s1"
    table.state.phase = CATCHING
    assert table.explain(AUTOMATIC) == ["nobody is caught"]
    table.figure("blue-l1").samples = 99
    assert table.explain(AUTOMATIC) == ["blue-l1 goes back to its start side"]
    table.state.phase = REVEALING
    assert table.explain(AUTOMATIC) == ["the plans are revealed: nobody moves"]
    table.state.phase, table.state.midnight = MIDNIGHT, MIDNIGHT_NAMES.index("dizzy")
    assert table.explain(AUTOMATIC) == ["dizzy goes on"]
    table.state.midnight = MIDNIGHT_NAMES.index("red-light-green-light")
    assert table.explain(AUTOMATIC) == ["blue-l1 comes to 2.5,4.5", "orange-s1 gets out"]


def test_the_keyhole_view_is_kept_as_a_picture() -> None:
    table = Table("blue-l1 2.5 3.5", players="2")
    assert picture(table.options, table.states).startswith(b"\x89PNG")


def test_the_remark_of_a_roll_tells_who_is_seen() -> None:
    table = Table("blue-l1 2.5 3.5", players="2")
    table.state.phase = NUMBERING
    lines = list(GAME.write_lines(table.options, [moment(table, "die 3")]))
    assert lines[-1] == "  die 3 ; through N3 is seen blue-l1"
    table.state.midnight = MIDNIGHT_NAMES.index("crystal-ball")
    assert list(GAME.write_lines(table.options, [moment(table, "die 3")]))[-1] == "  die 3"


def moment(table: Table, text: str) -> Moment:
    """Return a moment of chance."""
    return Moment(table.states, Ply(CHANCE, read_action(table.options, text)))


@pytest.mark.parametrize(
    "texts",
    [
        {"players": "5"},
        {"colours": "blue blue red green"},
        {"colours": "blue"},
        {"midnight_cards": "tag"},
        {"midnight": "true", "midnight_cards": "tag tag"},
        {"grid": "8"},
        {"furniture": "nobody"},
    ],
)
def test_options_that_do_not_fit_are_refused(texts: dict[str, str]) -> None:
    with pytest.raises(OptionsError):
        read_options(SpokenchaosOptions, texts)


def test_options_made_by_programs_are_checked_too() -> None:
    for options in (SpokenchaosOptions(players=1), SpokenchaosOptions(grid=1)):
        with pytest.raises(OptionsError):
            options.check()


@pytest.mark.parametrize(
    ("texts", "sides"),
    [
        ({"players": "2"}, "SN"),
        ({"players": "2", "seats": "adjacent"}, "SW"),
        ({"players": "3"}, "SWN"),
        ({}, "SWNE"),
    ],
)
def test_everybody_has_a_side(texts: dict[str, str], sides: str) -> None:
    table = Table(**texts)
    found = table.state.sides[: table.options.players]
    assert "".join("NESW"[side] for side in found) == sides
