"""Actions and records as text."""

from typing import Any

import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.errors import NotationError
from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.core.record import read_record, write_record
from gloaming.games import find
from gloaming.games.finstere.actions import ACTIONS, BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import match_at, play, window

TWO_ROUNDS = """\
Round 1
  G1 I        R1 -
  G5 IWWWN    R5 INWWN
  monster 8 ; ends on (8,0) facing E
Round 2
  R1 IW       G1 NW
  R3 -        G3 -
  R4 -        G4 -
  R5 W        G5 W
  monster 1-hit ; eats G5, ends on (11,9) facing E
Round 3
  G1 ..
""".splitlines()  # fmt: skip


def fresh(**options: Any) -> Match:
    """Return a match of two that has just begun."""
    return Match(GAME, FinstereOptions(players=2, **options), "1")


def spoken(match: Match, action: int) -> str:
    """Return an action as text."""
    return match.game.write_action(match.options, match.states, action)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (PICK, "G1"),
        (PICK + 7, "R5"),
        (STEP, "N"),
        (STEP + 4, "I"),
        (STOP, "stop"),
        (CARD, "monster 5"),
        (CARD + 5, "monster 2-hits"),
        (PLACE + 17, "lay stone (0,0)"),
        (ACTIONS - 19, "lay blood 1x4 (15,10)"),
    ],
)
def test_each_kind_of_action_as_text(action: int, text: str) -> None:
    match = fresh()

    assert spoken(match, action) == text
    assert match.game.read_action(match.options, match.states, text) == action


def test_who_begins_reads_back() -> None:
    match = fresh(starter="chance")

    for seat, text in enumerate(("green begins", "red begins")):
        assert spoken(match, BEGIN + seat) == text
        assert match.game.read_action(match.options, match.states, text) == BEGIN + seat
    match.follow(Ply(CHANCE, BEGIN + 1))
    text = write_record(match)
    assert write_record(read_record(text, find)) == text


def test_every_placement_reads_back() -> None:
    match = fresh(advanced=True)

    for action in match.legal_actions(0):
        assert match.game.read_action(match.options, match.states, spoken(match, action)) == action


def test_the_arrow_of_a_teleporter_is_told() -> None:
    match = fresh(advanced=True)
    texts = {spoken(match, action) for action in match.legal_actions(0)}

    assert {f"lay blue teleporter (5,5) {arrow}" for arrow in "NESW"} <= texts
    assert "lay stone (5,5)" in texts


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("G7", "'G7' is no token, step (N E S W I), stop, tile or card"),
        ("B1", "'B1' is no token, step (N E S W I), stop, tile or card"),
        ("", "'' is no token, step (N E S W I), stop, tile or card"),
        ("monster 9", "there is no card '9'; there is 5, 7, 8, 10, 1-hit, 2-hits"),
        ("lay it", "'lay it' is not like 'lay stone (3,4)'"),
    ],
)
def test_an_action_that_cannot_be_read(text: str, why: str) -> None:
    match = fresh()

    with pytest.raises(NotationError) as caught:
        match.game.read_action(match.options, match.states, text)
    assert str(caught.value) == why


def test_a_record_reads_like_the_match() -> None:
    match = fresh()
    play(match, *(line.partition(";")[0].strip() for line in TWO_ROUNDS))

    assert list(match.game.write_lines(match.options, match.moments)) == TWO_ROUNDS


@pytest.mark.parametrize("length", range(1, len(TWO_ROUNDS) + 1))
def test_a_record_round_trips_wherever_it_ends(length: int) -> None:
    match = fresh()
    play(match, *(line.partition(";")[0].strip() for line in TWO_ROUNDS[:length]))
    text = write_record(match)

    again = read_record(text, find)

    assert write_record(again) == text
    assert [moment.ply for moment in again.moments] == [moment.ply for moment in match.moments]


@pytest.mark.parametrize("move", ["G1 ..", "G3 I..", "G3 INW..", "G3 -", "G3 IN"])
def test_every_stage_of_a_move_is_written(move: str) -> None:
    match = fresh(edition=1)  # in which a token may stay outside in the first round
    play(match, move)

    assert list(match.game.write_lines(match.options, match.moments)) == ["Round 1", f"  {move}"]


def test_whom_a_card_eats_is_a_remark() -> None:
    match = match_at(window(4, 4, "M> G3"))
    play(match, "G3 -", "monster 7")

    assert list(match.game.write_lines(match.options, match.moments)) == [
        "Round 2",
        "  G3 -",
        "  monster 7 ; eats G3, ends on (11,4) facing E",
    ]


def test_a_lay_out_is_one_line_for_each_tile() -> None:
    match = fresh(advanced=True)
    lines = ["lay stone (5,5)", "lay yellow teleporter (9,4) E", "lay blood 4x1 (4,8)"]
    play(match, *lines)

    assert list(match.game.write_lines(match.options, match.moments)) == [
        f"  {line}" for line in lines
    ]


def test_a_random_lay_out_is_read_as_chance() -> None:
    match = fresh(advanced=True, layout="random")

    (ply,) = match.game.read_line(match.options, match.states, "lay blood 4x1 (4,8)")

    assert ply.actor == CHANCE


def test_a_lap_is_read_move_by_move() -> None:
    match = fresh()

    plies = match.game.read_line(match.options, match.states, "G1 I  R1 -")

    assert plies == [
        Ply(0, PICK), Ply(0, STEP + 4), Ply(0, STOP), Ply(1, PICK + 4), Ply(1, STOP)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Round 3", "here stands 'Round 3', but it is Round 1"),
        ("G1 X", "'G1 X' is not like 'G4 WWN'"),
        ("G1 I  hello", "'hello' is not like 'G4 WWN'"),
        ("B1 I", "there is no token B1"),
        ("monster six", "there is no card 'six'; there is 5, 7, 8, 10, 1-hit, 2-hits"),
        ("lay stone", "'lay stone' is not like 'lay stone (3,4)'"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, why: str) -> None:
    match = fresh()

    with pytest.raises(NotationError) as caught:
        match.game.read_line(match.options, match.states, line)
    assert str(caught.value) == why
