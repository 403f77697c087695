"""Drawings can be read again; where one cannot be read, the line is named."""

import pytest
from hypothesis import given, settings

from gloaming.core.errors import NotationError, PositionError
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.text.drawing import draw, draw_state, read_drawing
from tests.games.menhirs.matches import match_from, play, random_match
from tests.games.menhirs.positions import examples, positions

DRAWING = """\
 1   2   3   4   5   6   7
             .
         .       .
     .       M       .
 .       .       ~       .
     m       .       .
 .       .       .       .
     .       .       .
 .       .       .       .
     .       .       .
         .       .
             .
turn: 5
banned: (4,2) (5,2) NE
schedule: alternate
must_detach: true
"""


def test_a_drawing_shows_the_position() -> None:
    position = read_drawing(DRAWING)

    assert position.mist == ((4, 2), (5, 2))
    assert position.menhirs == ((2, 2), (4, 2))
    assert position.turn == 5
    assert position.settings.must_detach
    assert draw(position) == DRAWING


def test_what_is_as_usual_is_not_said() -> None:
    plain = DRAWING[: DRAWING.index("turn")] + "turn: 1\n"

    assert draw(read_drawing(plain)) == plain


@settings(max_examples=examples(200, 30), deadline=None)
@given(positions())
def test_every_position_survives_being_drawn(position: Position) -> None:
    assert read_drawing(draw(position)) == position


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("turn: 5", "turn: five", "line 13"),
        ("turn: 5", "moon: full", "line 13"),
        ("turn: 5", "it is late", "line 13"),
        ("(5,2) NE", "(9,2) NE", "line 14"),
        ("(5,2) NE", "52 NE", "line 14"),
        ("alternate", "often", "line 15"),
        ("detach: true", "detach: maybe", "line 16"),
        (" .       .       ~       .", " .       .       ~", "line 5"),
        ("         .       .\n             .\nturn", "turn", "line 1"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_drawing(DRAWING.replace(old, new, 1))
    assert refusal.value.place == place


def test_an_impossible_position_is_refused_though_readable() -> None:
    with pytest.raises(PositionError):
        read_drawing(DRAWING.replace("M", "m"))


def test_picked_tiles_stand_in_brackets() -> None:
    match = play(match_from(DRAWING), "cluster (4,2)")

    drawing = match.game.draw_position(match.options, match.states)

    assert drawing.count("[") == 2
    assert "[M]" in drawing


def test_land_is_drawn_as_it_is_dealt() -> None:
    match = random_match(MenhirsOptions(), 3)

    first = draw_state(match.moments[0].before, hide_menhirs=False)
    later = draw_state(match.moments[12].before, hide_menhirs=False)

    assert first.count("?") == 30
    assert later.count("?") == 18


def test_face_down_menhirs_have_a_mark_of_their_own() -> None:
    match = random_match(MenhirsOptions(mist=5), 3, most_plies=30)

    assert draw_state(match.states, hide_menhirs=False).count("x") == 2


def test_menhirs_under_mist_are_hidden_where_the_option_says_so() -> None:
    match = random_match(MenhirsOptions(hide_menhirs=True), 3, most_plies=40)

    drawing = match.game.draw_position(match.options, match.states)
    shown = draw_state(match.states, hide_menhirs=False)

    assert "M" not in drawing
    assert shown.replace("M", "~") == drawing
    view = GAME.view(match.states, 0)[0]
    assert view.terms.menhirs & view.mist == 0


def test_at_the_end_nothing_is_hidden() -> None:
    match = random_match(MenhirsOptions(hide_menhirs=True), 3)

    view = GAME.view(match.states, 0)[0]

    assert view.terms.menhirs == match.state.terms.menhirs
    assert match.game.draw_position(match.options, match.states) == draw_state(
        match.states, hide_menhirs=False
    )
