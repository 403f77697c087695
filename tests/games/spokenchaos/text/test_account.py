"""The account of a moment: whose roll it was, what the look saw, where ghosts went."""

import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment, Ply
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.course.rounds import begin_rolling
from gloaming.games.spokenchaos.state import LOOKING
from gloaming.games.spokenchaos.text.account import (
    Account,
    Acted,
    Arranged,
    CardDrawn,
    HolderNamed,
    KeyholePut,
    Looked,
    Numbered,
    Rolled,
)
from gloaming.games.spokenchaos.text.moved import is_elsewhere
from gloaming.games.spokenchaos.text.notation import read_action
from tests.games.spokenchaos.tables import Table


def test_a_roll_has_its_owner() -> None:
    table = Table(players="2")
    begin_rolling(table.state)
    roll = Moment(table.states, Ply(CHANCE, read_action(table.options, "die 4")))
    assert GAME.account(table.options, roll) == Rolled(0, 4)


def test_a_look_tells_how_much_of_each_ghost_is_seen() -> None:
    table = Table("blue-l1 2.5 3.5", "orange-s1 0.5 0.5", players="2")
    table.state.phase, table.state.door = LOOKING, 3
    look = GAME.account(table.options, Moment(table.states, Ply(AUTOMATIC, 0)))
    assert isinstance(look, Looked)
    assert look.door == "N3"
    assert [(sight.ghost, sight.is_caught) for sight in look.sights] == [(6, True), (7, False)]
    assert look.sights[0].line[0] == (2.5, 6.35, 0.7)


def test_what_a_seat_does_is_told_by_its_number() -> None:
    table = Table(players="2").plan()
    done = read_action(table.options, "done")
    assert GAME.account(table.options, Moment(table.states, Ply(0, done))) == Acted(0, done)


@pytest.mark.parametrize(
    ("text", "account", "sentence"),
    [
        ("die to orange", HolderNamed(1), "die to orange"),
        ("door N3", KeyholePut("N3"), "door N3"),
        ("die 4", Numbered(4), "die 4"),
        ("card 7 mirror+table", CardDrawn(0, 7, (0, 5)), "blue draws card 7 mirror+table"),
        ("card 9", CardDrawn(0, 9), "blue draws card 9"),
    ],
)
def test_what_chance_does_is_told(text: str, account: Account, sentence: str) -> None:
    table = Table(players="2")
    table.state.to_move = 0
    moment = Moment(table.states, Ply(CHANCE, read_action(table.options, text)))
    assert GAME.account(table.options, moment) == account
    assert GAME.sentences(table.options, account) == [sentence]


def test_how_chance_furnishes_the_lobby_is_told_by_number() -> None:
    table = Table(players="2")
    action = read_action(table.options, "yaw 90")
    account = GAME.account(table.options, Moment(table.states, Ply(CHANCE, action)))
    assert account == Arranged(action)
    assert GAME.sentences(table.options, account) == ["yaw 90"]


def test_a_ghost_that_leaves_the_lobby_has_moved() -> None:
    table, other = Table("blue-s1 2.5 2.5", players="2"), Table(players="2")
    assert is_elsewhere(table.figure("blue-s1"), other.figure("blue-s1"))
    assert not is_elsewhere(other.figure("blue-s1"), other.figure("blue-s1"))


@pytest.mark.parametrize(
    ("height", "other", "is_told"),
    [
        (0.001, 0.0, False),
        (0.005, 0.0, True),  # a little more than it is written
        (0.015, 0.01, False),  # a little less
        (0.125, 0.12, False),  # just between two, of which the even one is told
        (0.375, 0.38, False),
        (0.375, 0.37, True),
        (-1e-9, 0.0, False),
    ],
)
def test_a_ghost_has_moved_that_is_told_to_stand_otherwise(
    height: float, other: float, *, is_told: bool
) -> None:
    table, then = Table("blue-s1 2.5 2.5", players="2"), Table("blue-s1 2.5 2.5", players="2")
    table.figure("blue-s1").body.bottom, then.figure("blue-s1").body.bottom = height, other
    assert is_elsewhere(table.figure("blue-s1"), then.figure("blue-s1")) == is_told
