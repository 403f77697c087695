"""Menhirs in the terminal: cells by their numbers, the list, and what may be asked."""

import pytest

from gloaming.cli.menhirs_face import MenhirsFace
from gloaming.core.errors import NotationError
from gloaming.core.match import Match
from tests.games.menhirs.matches import match_from

from .terminal import Run

FACE = MenhirsFace()
BOARD = """
             .
         .       .
     .       .       .
 .       ~       .       .
     .       ~       .
 .       M       .       .
     m       ~       .
 .       ~       .       .
     .       ~       m
         .       .
             ~
"""


@pytest.fixture
def match() -> Match:
    """Return a match with one cluster of seven and a menhir under it."""
    return match_from(BOARD + "turn: 3")


def typed(match: Match, text: str) -> str:
    """Return the actions that a text means, as the game writes them."""
    write, states = match.game.write_action, match.states
    return ", ".join(write(match.options, states, one) for one in FACE.understand(match, 0, text))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3,3 ne", "cluster (3,2), go NE"),
        ("3,2 3,3 (3,4) NW", "tile (3,2), tile (3,3), tile (3,4), go NW"),
        ("3,3", "cluster (3,2)"),
        ("go S", "go S"),
        ("pass", "pass"),
        ("cluster (3,4)", "cluster (3,2)"),
    ],
)
def test_cells_and_a_direction_are_a_move(match: Match, text: str, meant: str) -> None:
    assert typed(match, text) == meant


@pytest.mark.parametrize("text", ["", "3,3 up", "1,1", "9,9 N", "hop", "999"])
def test_what_is_no_move_is_not_understood(match: Match, text: str) -> None:
    with pytest.raises(NotationError):
        FACE.understand(match, 0, text)


def test_every_move_of_the_list_is_legal_by_its_number(match: Match) -> None:
    ways = FACE.ways(match, 0)
    assert any(len(way.typed.split()) == 2 for way in ways)  # a whole cluster
    for number in range(1, len(ways) + 1):
        assert FACE.tell(match, 0, f"try {number}")
    assert match.moments == []


def test_a_winning_move_is_marked() -> None:
    match = match_from(BOARD.replace("m", "."))
    assert "wins" in str(FACE.tell(match, 0, "list"))


def test_what_holds_tiles_up_is_told(match: Match) -> None:
    told = str(FACE.tell(match, 0, "why 3,2 3,3 3,4"))
    assert "  SE  mist on (4,3) (4,4) (4,5) is in the way" in told
    assert "  NW  free" in told
    assert "Name the tiles" in str(FACE.tell(match, 0, "why"))


def test_a_match_is_begun_and_left(gloaming: Run) -> None:
    script = "help\nhint\nlist\n1\n1\nboard\nquit\n"
    seats = ("--seats", "person,person", "--seed", "7", "--save", "match.record")
    text = gloaming("play", "menhirs", *seats, stdin=script).text
    assert "The solver helps at the beginning of a turn." in text
    assert "player 1: place mist on a cell without (7 to place)" in text
    assert "player 1: place mist on a cell without (5 to place)" in text
    assert "menhirs are covered" in text
