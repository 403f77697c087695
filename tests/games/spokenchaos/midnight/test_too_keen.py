"""The midnight card that lays all furniture down (rules 6)."""

from gloaming.games.spokenchaos.state import (
    DRAWING,
)
from tests.games.spokenchaos.tables import Table


def test_too_keen_lays_every_piece_on_the_side_that_the_die_holder_wants() -> None:
    lines = ("desk 1.5 4.5 on back", "armchair 1.5 1.5", "table 4.5 0.5 on left")
    table = Table(*lines, "mirror 4.5 3", "trolley 4.5 2.1875 lean front", players="2")
    table.midnight("too-keen")
    assert table.state.to_move == 0
    for piece in ("mirror", "trolley", "desk", "armchair", "table"):
        assert table.listed(0) == ["face left", "face right"], piece
        assert not table.may(0, "face upright")
        assert not table.may(0, "face back")
        assert not table.may(0, "yaw 90")
        table.do(0, "face right")
        assert table.piece(piece).endswith(" on right")
    assert table.state.phase == DRAWING


def test_too_keen_lays_what_stands_on_neither_side_on_its_back_or_front() -> None:
    """On the edge of the piano a trolley on its side would fall."""
    lines = ("piano 3 3", "trolley 3.5625 2.8125")
    table = Table(*lines, players="2").midnight("too-keen")
    assert table.listed(0) == ["face back"]
    assert "asks for" in table.why_not(0, "face left")
    table.do(0, "face back")
    assert table.piece("trolley").endswith("on back up 1.4")
    table = Table("table 3 3 on back", "armchair 3.5 3.375", players="2").midnight("too-keen")
    assert table.listed(0) == ["face front"]


def test_what_is_set_upright_again_is_laid_down_again() -> None:
    """The mirror lies on the desk, and does not lie there any more when that is laid down."""
    table = Table("desk 3 3", "mirror 3.5 2.75", players="2").midnight("too-keen")
    table.do(0, "face left")
    assert table.piece("mirror") == "3.5 2.75 yaw 0 on left up 0.96"
    table.do(0, "face left")
    assert table.piece("mirror").endswith("on upright up 1.8")
    assert table.listed(0) == ["face right"]
    table.do(0, "face right")
    assert "on right" in table.piece("mirror")
    assert table.state.phase == DRAWING


def test_in_the_first_edition_only_what_stands_upright_is_laid_down_on_any_side() -> None:
    lines = ("armchair 1.5 1.5", "table 4.5 0.5 on left")
    table = Table(*lines, players="2", edition="1").midnight("too-keen")
    sides = {f"face {side}" for side in ("left", "right", "back", "front")}
    assert set(table.listed(0)) == sides
    table.do(0, "face back")
    assert " on back" in table.piece("armchair")
    assert " on left" in table.piece("table")
    assert table.state.phase == DRAWING


def test_what_is_laid_down_is_nudged_to_stay_inside() -> None:
    table = Table("mirror 0.46875 1", players="2").midnight("too-keen").do(0, "face left")
    assert table.piece("mirror").startswith("0.8125 1 yaw 0 on left")


def test_what_cannot_be_laid_down_stays_upright() -> None:
    """In the first edition the mirror would have nothing to lean on without the table."""
    table = Table("table 3 3", "mirror 3 2.0625 lean front", players="2", edition="1")
    table.state.cursor = 5
    table.midnight("too-keen")
    assert table.state.phase == DRAWING
    assert table.piece("table") == "3 3 yaw 0 on upright"
