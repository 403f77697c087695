"""The midnight card that lays all furniture down (rules 6.3)."""

import pytest

from gloaming.core.actors import AUTOMATIC
from gloaming.core.layout import clone
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.midnight import too_keen
from gloaming.games.spokenchaos.solids import room
from gloaming.games.spokenchaos.state import DRAWING
from gloaming.games.spokenchaos.text.account import CarriedOut
from tests.games.spokenchaos.tables import Table, only_interpreted

PIECES = ("mirror", "trolley", "desk", "piano", "armchair", "table")
# A lobby that chance furnished.
FURNISHED = (
    "mirror 2.4375 2.4375 yaw 120",
    "trolley 4.8125 1.90625 yaw 150",
    "desk 1.9375 4.84375",
    "piano 0.90625 3.4375 yaw 90",
    "armchair 3.375 2.71875 yaw 90",
    "table 2.71875 1.46875 yaw 180",
)


def laid(*lines: str, face: str = "left") -> Table:
    """Return a table after all pieces were laid on the same side."""
    table = Table(*lines, players="2").midnight("too-keen")
    while table.state.phase != DRAWING:
        table.do(0, f"face {face}")
    return table


def older(*lines: str) -> Table:
    """Return a table of the second edition with the card turned up."""
    return Table(*lines, players="2", edition="2").midnight("too-keen")


def test_the_die_holder_picks_a_side_for_every_piece_then_all_are_laid() -> None:
    lines = ("desk 1.5 4.5 on back", "armchair 1.5 1.5", "table 4.5 0.5 on left")
    table = Table(*lines, "mirror 4.5 3", "trolley 4.5 2.1875 lean front", players="2")
    table.midnight("too-keen")
    stood = table.piece("mirror")
    assert table.state.to_move == 0
    for piece in ("mirror", "trolley", "desk", "armchair", "table"):
        assert table.piece("mirror") == stood
        assert table.listed(0) == ["face left", "face right"], piece
        assert not table.may(0, "face upright")
        assert not table.may(0, "face back")
        assert not table.may(0, "yaw 90")
        table.do(0, "face left" if piece == "desk" else "face right")
    for piece in ("mirror", "trolley", "armchair", "table"):
        assert " on right" in table.piece(piece)
    assert " on left" in table.piece("desk")
    assert table.state.phase == DRAWING


def test_all_are_lifted_before_the_first_is_laid() -> None:
    """The trolley lies where it stood, though it had stood in its own way on the piano."""
    table = laid("piano 3 3", "trolley 3.5625 2.8125")
    assert table.piece("trolley") == "3.5625 2.8125 yaw 0 on left"
    assert " on left" in table.piece("piano")


def test_what_stands_in_the_way_is_no_reason_to_stay_upright() -> None:
    """In the second edition the mirror stood on as it did, and the table was laid on its back."""
    older_table = older(*FURNISHED)
    while older_table.state.phase != DRAWING:
        older_table.do(0, older_table.listed(0)[0])
    for piece, how in (("mirror", "upright"), ("table", "back"), ("piano", "left")):
        assert older_table.piece(piece).endswith(f" on {how}")
    table = laid(*FURNISHED)
    assert table.piece("mirror") == "2.4375 2.4375 yaw 120 on left"
    assert table.piece("piano") == "0.90625 3.4375 yaw 90 on left"
    for piece in PIECES:
        assert table.piece(piece).endswith((" on left", " on right")), piece


def test_at_its_own_place_it_is_turned_rather_than_moved() -> None:
    """Along the wall the mirror has no room to fall to the west, but to the south."""
    assert laid("mirror 0.46875 1").piece("mirror") == "0.46875 1 yaw 90 on left"


def test_where_no_turn_helps_it_comes_to_the_nearest_place() -> None:
    """In the corner it has to be moved whichever way it falls: to the east is nearer."""
    assert laid("mirror 0.46875 0.25").piece("mirror") == "0.8125 0.25 yaw 0 on left"


def test_ghosts_drop_and_make_way() -> None:
    lines = ("table 2.5 2.5", "blue-s1 2.5 2.5 level 1", "orange-s1 2.5 3.75")
    table = laid(*lines)
    assert table.where("blue-s1").startswith("2.")
    assert table.ghosts_inside() == {"blue-s1", "orange-s1"}


def test_a_ghost_for_which_the_floor_of_its_field_has_no_room_goes_back() -> None:
    table = laid("desk 2.5 2.5", "blue-m1 2.5 2.5", "orange-l1 2.5 2.5")
    assert table.where("blue-m1") != "beside"
    assert table.where("orange-l1") == "beside"


@only_interpreted
def test_what_finds_no_place_goes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(too_keen, "FARTHEST", 0)
    table = Table("mirror 0.46875 0.25", "table 3 3", players="2").midnight("too-keen")
    table.do(0, "face left").do(0, "face left", go_on=False)
    account = table.account(AUTOMATIC)
    assert isinstance(account, CarriedOut)
    assert account.kept == (PIECE_NAMES.index("mirror"),)
    assert "the mirror stays as it was: there is no place for it" in table.explain(AUTOMATIC)
    table.go_on(until=DRAWING)
    assert table.piece("mirror") == "0.46875 0.25 yaw 0 on upright"


@only_interpreted
def test_what_finds_no_place_on_the_picked_side_is_laid_on_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(too_keen, "FARTHEST", 0)
    lines = ("desk 1.25 1.25 yaw 270", "armchair 1.5 2.125 yaw 90")
    table = Table(*lines, players="2").midnight("too-keen").do(0, "face left")
    table.do(0, "face right")
    assert " on left" in table.piece("armchair")


@only_interpreted
def test_a_piece_that_by_its_measures_stands_on_neither_side_is_laid_on_its_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heavy = clone(room.EMPTY)
    heavy[0].models[PIECE_NAMES.index("table")].heart[1] = 2.0
    monkeypatch.setattr(room, "EMPTY", heavy)
    table = Table(players="2")
    table.state.pieces[PIECE_NAMES.index("table")].is_placed = True
    table.midnight("too-keen")
    assert table.listed(0) == ["face back"]


def test_in_the_second_edition_what_stands_on_neither_side_is_laid_on_its_back_or_front() -> None:
    """On the edge of the piano a trolley on its side would fall."""
    lines = ("piano 3 3", "trolley 3.5625 2.8125")
    table = older(*lines)
    assert table.listed(0) == ["face back"]
    assert "asks for" in table.why_not(0, "face left")
    table.do(0, "face back")
    assert table.piece("trolley").endswith("on back up 1.4")
    table = older("table 3 3 on back", "armchair 3.5 3.375")
    assert table.listed(0) == ["face front"]


def test_in_the_second_edition_what_is_set_upright_again_is_laid_down_again() -> None:
    """The mirror lies on the desk, and does not lie there any more when that is laid down."""
    table = older("desk 3 3", "mirror 3.5 2.75")
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


def test_in_the_second_edition_what_is_laid_down_is_nudged_to_stay_inside() -> None:
    table = older("mirror 0.46875 1").do(0, "face left")
    assert table.piece("mirror").startswith("0.8125 1 yaw 0 on left")


def test_what_cannot_be_laid_down_stays_upright() -> None:
    """In the first edition the mirror would have nothing to lean on without the table."""
    table = Table("table 3 3", "mirror 3 2.0625 lean front", players="2", edition="1")
    table.state.cursor = 5
    table.midnight("too-keen")
    assert table.state.phase == DRAWING
    assert table.piece("table") == "3 3 yaw 0 on upright"
