"""What is told of a piece that is refused: where it would lie, and what is wrong with it."""

from typing import Any

import msgspec
import pytest

from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids.lobby import NO_LEAN
from gloaming.games.spokenchaos.text.notation import read_action
from tests.games.spokenchaos.tables import Table


def refused(table: Table, held: str, at: str) -> dict[str, Any]:
    """Return the facts of why a piece that is held so cannot be put down at a place."""
    table.furnish("7 mirror+table").do(0, held)
    action = read_action(table.options, f"at {at}")
    return facts_of(table, action)


def facts_of(table: Table, action: int) -> dict[str, Any]:
    """Return the facts of a refusal as they are sent."""
    facts: dict[str, Any] = msgspec.to_builtins(
        GAME.why_illegal(table.states, 0, action).facts.refused
    )
    return facts


def test_a_piece_outside_is_told_by_how_much_and_where() -> None:
    facts = refused(Table("table 3 3", players="2"), "take table", "5.75,3")
    assert facts["reason"] == "sticks-out"
    assert set(facts["outside"]) == {"E"}
    assert 0.1 < facts["outside"]["E"] < 1.0
    assert "falls" not in facts


def test_a_piece_in_a_corner_is_outside_on_two_sides() -> None:
    facts = refused(Table("table 3 3", players="2"), "take table", "0,0")
    assert set(facts["outside"]) == {"S", "W"}


def test_a_piece_that_falls_off_another_is_told_to_which_side() -> None:
    facts = refused(Table("desk 3 3", "table 5 5", players="2"), "take table", "4.25,3")
    assert facts["reason"] == "falls-over"
    assert facts["falls"] == (1.0, 0.0)
    assert facts["rest"]["height"] > 0.5
    assert (facts["rest"]["x"], facts["rest"]["y"]) == (136, 96)


def test_a_mirror_on_its_front_falls_to_its_foot_or_its_top() -> None:
    facts = refused(Table("mirror 3 3", players="2"), "take mirror, face front", "3,3")
    assert facts["reason"] == "falls-over"
    across, up = facts["falls"]
    assert abs(across) < 0.01
    assert abs(up) > 0.99


@pytest.mark.parametrize(
    ("lean", "yaw", "way"),
    [("front", 0, (0, 1)), ("back", 0, (0, -1)), ("left", 0, (-1, 0)), ("front", 90, (-1, 0))],
)
def test_what_has_nothing_to_lean_on_stands_and_would_fall_that_way(
    lean: str, yaw: int, way: tuple[float, float]
) -> None:
    turn = f", yaw {yaw}" if yaw else ""
    facts = refused(Table("mirror 3 3", players="2"), f"take mirror, lean {lean}{turn}", "3,3")
    assert facts["reason"] in {"nothing-to-lean-on", "comes-down"}
    assert facts["falls"] == pytest.approx(way, abs=1e-3)
    assert facts["rest"]["angle"] == 0
    assert facts["rest"]["lean"] != NO_LEAN


def test_an_edge_in_the_air_lets_a_piece_go_over_along_it() -> None:
    table = Table("desk 3 3", "piano 3 4.5", "mirror 5 1", players="2")
    facts = refused(table, "take mirror, lean front", "4,3.5")
    assert facts["reason"] == "edge-in-the-air"
    assert facts["falls"] == (1.0, 0.0)
    assert facts["rest"]["angle"] > 0


@pytest.mark.parametrize(
    ("lines", "place", "way"),
    [
        (("desk 2.5 3", "piano 4.25 4.125", "mirror 1 1"), "3.8125,3.125", 1.0),
        (("desk 3.5 3", "piano 1.75 4.125", "mirror 5 1"), "2.1875,3.125", -1.0),
    ],
)
def test_an_edge_that_is_borne_at_one_end_goes_down_at_the_other(
    lines: tuple[str, ...], place: str, way: float
) -> None:
    facts = refused(Table(*lines, players="2"), "take mirror, lean front", place)
    assert facts["reason"] == "edge-in-the-air"
    assert facts["falls"] == (way, 0.0)


def test_a_ghost_that_has_nowhere_to_stand_is_named_and_the_piece_stands() -> None:
    lines = ("desk 1 5", "blue-s1 2.21875 2.21875", "blue-s2 2.78125 2.21875")
    more = ("blue-s3 2.21875 2.78125", "blue-s4 2.78125 2.78125", "orange-l1 3.5 2.5")
    table = Table(*lines, *more, "piano 4.5 5", players="2").furnish("8 desk+piano")
    table.do(0, "take piano, face left")
    facts = facts_of(table, read_action(table.options, "at 2.5,2.5"))
    assert facts["reason"] == "ghost-nowhere"
    assert facts["ghost"] == table.number("blue-s4")
    assert facts["piece"] == PIECE_NAMES.index("piano")
    assert facts["rest"]["height"] == 0.0
