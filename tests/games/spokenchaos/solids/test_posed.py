"""Furniture posed by hand: where it is, and how much room it takes, as in a match."""

import numpy as np
import pytest

from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids.posed import Footprint, Pose, posed
from tests.games.spokenchaos.tables import Table

TABLE = PIECE_NAMES.index("table")


@pytest.mark.parametrize(
    "line",
    ["table 2.5 3 yaw 30", "piano 3 3 on left", "trolley 2 2 yaw 90 on back", "mirror 2 4 yaw 200"],
)
def test_a_pose_is_where_a_match_has_it(line: str) -> None:
    state = Table(line, players="2").state
    index = PIECE_NAMES.index(line.split(maxsplit=1)[0])
    piece = state.pieces[index]
    found = posed(pose_of(index, piece))
    assert np.array_equal(found.turn, piece.turn)
    assert np.array_equal(found.shift, piece.shift)


def pose_of(index: int, piece: object) -> Pose:
    """Return the pose of a piece of a match."""
    names = Pose._fields[1:]
    return Pose(index, *(getattr(piece, name) for name in names))


def test_a_leaning_piece_is_tipped() -> None:
    lines = ("desk 3 3", "mirror 3 4.125 lean back")
    piece = Table(*lines, players="2").state.pieces[0]
    assert piece.angle > 0
    assert np.array_equal(posed(pose_of(0, piece)).turn, piece.turn)


def test_a_footprint_reaches_from_edge_to_edge() -> None:
    assert posed(Pose(TABLE, 80, 80)).footprint == Footprint(64, 96, 64, 96, 0.7)


def test_a_piece_outside_has_a_footprint_too() -> None:
    found = posed(Pose(TABLE, 0, 200, height=1.0)).footprint
    assert (found.west, found.north) == (-16, 216)
    assert found.top == pytest.approx(1.7)
