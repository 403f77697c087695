"""Where a ghost is as somebody would say it, and what is on top."""

from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import GHOST_NAMES
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.text.whereabouts import (
    Beside,
    Near,
    Top,
    Whereabouts,
    top_over,
    whereabouts,
)
from tests.games.spokenchaos.tables import Table

MIRROR, TABLE, DESK = (PIECE_NAMES.index(name) for name in ("mirror", "table", "desk"))


def found(*lines: str, ghost: str = "blue-s1") -> Whereabouts:
    """Return where a ghost is."""
    table = Table(*lines, players="2")
    body, size = table.figure(ghost).body, size_of(GHOST_NAMES.index(ghost.split("-")[1]))
    spot = int(body.x), int(body.y), float(body.bottom), int(body.way)
    return whereabouts(table.states, *spot, int(size))


def test_a_ghost_is_on_or_under_a_piece() -> None:
    assert found("table 2.5 2.5", "blue-s1 2.5 2.5 level 1") == Whereabouts(TABLE, None, None)
    assert found("table 2.5 2.5", "blue-s1 2.5 2.5") == Whereabouts(None, TABLE, None)


def test_a_ghost_is_before_behind_or_beside_a_piece() -> None:
    sides: dict[str, Beside] = {"3.25 3.75": "before", "3.25 2.25": "behind", "4.5 3": "beside"}
    for place, how in sides.items():
        near = found("desk 3.25 3", f"blue-s1 {place}").near
        assert near == Near(DESK, how), place


def test_what_lies_has_no_front() -> None:
    assert found("table 3 3 on left", "blue-s1 3.25 3.75").near == Near(TABLE, "beside")


def test_of_two_pieces_the_nearer_one_is_told_and_of_far_ones_none() -> None:
    lines = ("table 1.5 2.5", "desk 4.25 2.5")
    assert found(*lines, "blue-s1 2.25 2.5").near == Near(TABLE, "beside")
    assert found(*lines, "blue-s1 5.5 5.5") == Whereabouts(None, None, None)


def test_what_is_uppermost_is_told_with_its_height() -> None:
    table = Table("table 2.5 2.5", players="2")
    top = top_over(table.states, 80, 80)
    assert isinstance(top, Top)
    assert (top.piece, round(top.height, 6)) == (TABLE, 0.7)
    assert top_over(table.states, 8, 8) is None
