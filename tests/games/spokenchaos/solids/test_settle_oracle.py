"""Random placements: nothing goes into another, floats, could be lower, or falls."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.engine.mode import mode
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids.lobby import Lobby, empty_lobby
from gloaming.games.spokenchaos.solids.settle import LEAN_STEP
from tests.games.spokenchaos import oracle
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import piece_json, random_furniture, random_placement

SEEDS = st.integers(0, 10**6)
PIECES_AT_ONCE = 4 if mode() == "interpreted" else 6
SOME_HEIGHTS = (0.0, 0.3, 0.7, 0.99)
TIPPING = 1e-4


def settled(lobbies: Records[Lobby], placement: Placement) -> oracle.Furniture:
    """Return a piece as it has come to rest."""
    record = lobbies[0].pieces[PIECE_NAMES.index(placement.piece)]
    return oracle.furniture(
        placement.piece, piece_json(placement), int(record.angle), float(record.height)
    )


@given(SEEDS)
def test_no_piece_goes_into_another(seed: int) -> None:
    lobbies, put = random_furniture(Random(seed), PIECES_AT_ONCE)
    pieces = [settled(lobbies, placement) for placement in put]

    for number, piece in enumerate(pieces):
        assert not any(oracle.overlaps(piece, other, 2e-6) for other in pieces[:number])
        corners = [corner for box in piece.boxes for corner in box.corners]
        assert min(corner[2] for corner in corners) > -1e-5
        assert all(-1e-5 < part < 6 + 1e-5 for corner in corners for part in corner[:2])


@given(SEEDS)
def test_no_piece_could_be_lower(seed: int) -> None:
    lobbies, put = random_furniture(Random(seed), PIECES_AT_ONCE)
    for number, placement in enumerate(put):
        height = float(lobbies[0].pieces[PIECE_NAMES.index(placement.piece)].height)
        before = [settled(lobbies, other) for other in put[:number]]
        for share in SOME_HEIGHTS if height > 0 else ():
            lower = oracle.furniture(placement.piece, piece_json(placement), 0, share * height)
            assert any(oracle.overlaps(lower, other, 1e-9) for other in before)


@given(SEEDS)
def test_no_piece_falls_and_what_is_refused_would(seed: int) -> None:
    random = Random(seed)
    lobbies, put = random_furniture(random, PIECES_AT_ONCE - 1)
    before = [settled(lobbies, placement) for placement in put]
    left = [piece for piece in PIECE_NAMES if piece not in {other.piece for other in put}]
    placement = random_placement(random, left[0])._replace(lean="")
    reason = place_furniture(lobbies, placement)
    piece = settled(lobbies, placement)
    outside = oracle.tipping(piece.heart, oracle.resting_points(piece, before))

    if not reason:
        assert outside < TIPPING
    elif reason.endswith("would fall over"):
        assert outside > -TIPPING


@given(SEEDS)
def test_a_leaning_piece_is_held_and_one_step_more_is_too_much(seed: int) -> None:
    random = Random(seed)
    lobbies, put = random_furniture(random, 1)
    left = [piece for piece in PIECE_NAMES if piece not in {other.piece for other in put}]
    placement = random_placement(random, left[0])._replace(lean="front", x=96, y=96)
    if place_furniture(lobbies, placement):
        return
    record = lobbies[0].pieces[PIECE_NAMES.index(placement.piece)]
    angle, height = int(record.angle), float(record.height)
    further = oracle.furniture(placement.piece, piece_json(placement), angle + LEAN_STEP, height)

    assert PIECE_NAMES[record.holder] == put[0].piece
    assert oracle.overlaps(further, settled(lobbies, put[0]), 1e-9)


@pytest.mark.parametrize("yaw", range(0, 360, 45))
def test_placing_turns_with_the_lobby(yaw: int) -> None:
    """A pile turned about the middle of the lobby is the same pile."""
    heights = []
    for turn in (0, 90, 180, 270):
        lobbies = empty_lobby()
        assert not place_furniture(lobbies, Placement("desk", 96, 96, yaw + turn))
        assert not place_furniture(lobbies, Placement("table", 96, 96, yaw + turn + 20))
        assert not place_furniture(lobbies, Placement("mirror", 96, 96, yaw + turn + 50))
        heights.append([float(piece.height) for piece in lobbies[0].pieces])
    assert heights[1:] == [pytest.approx(heights[0])] * 3
