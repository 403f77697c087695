"""Spokenchaos in the terminal: the lobby, what may be typed, and what the keyhole showed."""

from pathlib import Path

import pytest

from gloaming.cli.spokenchaos_face import SpokenchaosFace
from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.match import Match
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from tests.games.spokenchaos.tables import Table

from .terminal import Run

FACE = SpokenchaosFace()


def match_at(table: Table) -> Match:
    """Return a match that has come to a table's state."""
    match = Match(GAME, table.options, "7")
    match.states = table.states
    return match


def test_bots_play_a_match_and_every_look_is_saved(gloaming: Run) -> None:
    said = gloaming(
        "play", "spokenchaos", "--players", "2", "--grid", "16", "--seats", "random,random",
        "--save", "match.record", "--seed", "7",
    ).text  # fmt: skip
    assert "plans in secret" in said
    assert "what the keyhole showed is in match.round-1.1.png" in said
    assert len(list(Path().glob("match.round-*.png"))) == 5
    assert "wins, the cards are used up" in said
    told = gloaming("replay", "match.record").text
    assert "stay hidden" in told
    assert "verified" in gloaming("replay", "match.record", "--verify").text


def test_a_person_is_asked_and_may_leave(gloaming: Run) -> None:
    answers = "help\nlist\nkeep, nonsense\nkeep\nquit\n"
    said = gloaming("play", "spokenchaos", "--players", "2", "--seats", "person,person",
                    "--save", "match.record", stdin=answers).text  # fmt: skip
    assert "is the lobby furnished well? keep, or again" in said
    assert "The lobby from above" in said
    assert "type help" in said
    assert "The match is saved" in said


def test_a_new_lobby_is_printed_and_can_be_looked_at(gloaming: Run) -> None:
    drawing = gloaming("new", "spokenchaos", "--seed", "7").text
    assert "M mirror at" in drawing
    lobby = gloaming("new", "spokenchaos", "--seed", "7", "--json")
    assert len(lobby.json["furniture"]) == 6
    Path("lobby.json").write_text(lobby.out, "utf-8")
    assert gloaming("look", "lobby.json", "--door", "W2", "--json").json["seen"] == []


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (Table("mirror 1 1", players="2").furnish("7 mirror+table"), "the card is 7 mirror+table"),
        (
            Table("mirror 1 1", players="2").furnish("7 mirror+table").do(0, "take mirror"),
            "put the mirror down",
        ),
        (Table(players="2").plan(), "pick a ghost (8 points left), or done"),
        (Table(players="2").plan().do(0, "ghost s1, enter 1"), "step (7 points left)"),
        (
            Table("blue-s1 2.5 2.5", players="2").midnight("take-cover"),
            "take-cover: lie N, lie E, lie S, lie W",
        ),
    ],
)
def test_the_question_says_what_is_asked(table: Table, words: str) -> None:
    assert FACE.question(match_at(table), 0).startswith(f"blue: {words}")


def test_players_who_furnish_are_asked_for_a_piece() -> None:
    table = Table(players="2", furniture="players")
    table.state.phase, table.state.to_move = 1, 0
    assert "take a piece and put it into the lobby" in FACE.question(match_at(table), 0)
    assert FACE.picture(match_at(table))


def test_spots_are_listed_while_a_ghost_is_on_its_way() -> None:
    match = match_at(Table(players="2").plan())
    assert FACE.tell(match, 0, "spots") == "there is no ghost on its way that has a spot to take"
    match = match_at(Table(players="2").plan().do(0, "ghost l1, enter 1"))
    told = FACE.tell(match, 0, "spots")
    assert told
    assert told.startswith("81 spots, some of them:")
    assert "spot 0.375,0.375 level 0 (0.00 up)" in told
    assert FACE.tell(match, 0, "nothing") is None


def test_what_a_piece_moves_with_it_is_told_before_it_is_done() -> None:
    table = Table("desk 3 3", "trolley 3 1.96875 lean front", players="2").furnish("7 desk+table")
    match = match_at(table)
    assert FACE.tell(match, 0, "try take desk, at 4.5,4.5") == (
        "  blue: take desk\n  blue: at 4.5,4.5\n  that also moves the trolley at 3,1.96875, upright"
    )
    assert FACE.tell(match, 0, "try take table, at 1,4.5") == (
        "  blue: take table\n  blue: at 1,4.5"
    )
    assert match.states is table.states
    assert match.moments == []
    assert len(match.history.rows) == 0
    with pytest.raises(IllegalActionError):
        FACE.tell(match, 0, "try take mirror")


def test_typing_is_lenient_about_steps_and_strict_about_words() -> None:
    match = Match(GAME, SpokenchaosOptions(players=2), "7")
    assert len(FACE.understand(match, 0, "ghost s1, enter 1, n; stay")) == 4
    with pytest.raises(NotationError):
        FACE.understand(match, 0, "jump")
