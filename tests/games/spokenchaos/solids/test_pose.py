"""Poses: where the boxes of a piece are, as the appendix says."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, Lobby, empty_lobby
from gloaming.games.spokenchaos.solids.pose import corner, pose, to_lobby, to_model
from tests.games.spokenchaos import oracle
from tests.games.spokenchaos.randoms import piece_json, random_placement

TOP = (0.0, 0.0, 1.0)
FRONT = (0.0, 1.0, 0.0)


def posed(piece: str, face: str, yaw: int = 0, lean: str = "", angle: int = 0) -> Records[Lobby]:
    """Return a lobby with one piece in a pose at (3, 3), not let down."""
    lobbies = empty_lobby()
    record = lobbies[0].pieces[PIECE_NAMES.index(piece)]
    record.x, record.y, record.yaw, record.angle = 96, 96, yaw, angle
    record.face = FACES.index(face)
    record.lean = LEANS.index(lean) if lean else NO_LEAN
    pose(lobbies[0], PIECE_NAMES.index(piece))
    return lobbies


def direction(lobbies: Records[Lobby], way: tuple[float, float, float]) -> tuple[float, ...]:
    """Return where a direction of the piano's model points."""
    start, end = np.empty(3), np.empty(3)
    piano = lobbies[0].pieces[PIECE_NAMES.index("piano")]
    to_lobby(piano, 0.0, 0.0, 0.0, start)
    to_lobby(piano, *way, end)
    return tuple(round(float(part), 12) + 0.0 for part in end - start)


@pytest.mark.parametrize(
    ("face", "top", "front"),
    [
        ("upright", (0, 0, 1), (0, 1, 0)),
        ("upside-down", (0, 0, -1), (0, -1, 0)),
        ("front", (0, 1, 0), (0, 0, -1)),
        ("back", (0, -1, 0), (0, 0, 1)),
        ("left", (-1, 0, 0), (0, 1, 0)),
        ("right", (1, 0, 0), (0, 1, 0)),
    ],
)
def test_a_face_turns_the_top_as_the_appendix_says(
    face: str, top: tuple[int, ...], front: tuple[int, ...]
) -> None:
    lobbies = posed("piano", face)

    assert direction(lobbies, TOP) == top
    assert direction(lobbies, FRONT) == front


@pytest.mark.parametrize(
    ("yaw", "front"), [(0, (0, 1, 0)), (90, (-1, 0, 0)), (180, (0, -1, 0)), (270, (1, 0, 0))]
)
def test_yaw_is_counter_clockwise_from_north(yaw: int, front: tuple[int, ...]) -> None:
    assert direction(posed("piano", "upright", yaw), FRONT) == front


@pytest.mark.parametrize("piece", PIECE_NAMES)
@pytest.mark.parametrize("face", FACES)
def test_a_piece_lies_around_its_place_on_the_floor(piece: PieceName, face: str) -> None:
    lobbies = posed(piece, face)
    record, model = (
        lobbies[0].pieces[PIECE_NAMES.index(piece)],
        lobbies[0].models[PIECE_NAMES.index(piece)],
    )
    points = np.empty((8 * model.box_count, 3))
    for number in range(len(points)):
        corner(record, model, number // 8, number % 8, points[number])

    assert (points.min(axis=0) + points.max(axis=0))[:2] / 2 == pytest.approx([3, 3])
    assert points.min(axis=0)[2] == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(
    ("lean", "top"), [("front", (0, 1)), ("back", (0, -1)), ("left", (-1, 0)), ("right", (1, 0))]
)
def test_a_piece_leans_to_its_side(lean: str, top: tuple[int, int]) -> None:
    x, y, z = direction(posed("piano", "upright", 0, lean, 30), TOP)

    assert (x, y) == pytest.approx((0.5 * top[0], 0.5 * top[1]))
    assert z == pytest.approx(3**0.5 / 2)


def test_a_lean_leaves_the_lower_edge_where_it_was() -> None:
    upright, leaning = posed("piano", "upright"), posed("piano", "upright", 0, "front", 40)
    for lobbies in (upright, leaning):
        edge = np.empty(3)
        to_lobby(lobbies[0].pieces[PIECE_NAMES.index("piano")], 0.8, 0.45, 0.0, edge)
        assert edge == pytest.approx([3.8, 3.45, 0.0])


def test_an_overhang_does_not_move_the_edge_on_which_a_piece_tips() -> None:
    """A piano on its keys rests on z = 0 to 0.78 of its model, though it is 1.4 long."""
    edge = np.empty(3)
    lobbies = posed("piano", "front", 0, "front", 20)
    to_lobby(lobbies[0].pieces[PIECE_NAMES.index("piano")], 0.0, 0.45, 0.78, edge)

    assert edge == pytest.approx([3.0, 3.0 - 0.7 + 0.78, 0.0])


@given(st.integers(0, 10**6), st.sampled_from(PIECE_NAMES), st.integers(0, 12))
def test_poses_agree_with_the_oracle(seed: int, piece: PieceName, steps: int) -> None:
    placement = random_placement(Random(seed), piece)
    plain = piece_json(placement)
    lobbies = posed(piece, placement.face, placement.yaw, placement.lean, 5 * steps)
    index = PIECE_NAMES.index(piece)
    wanted = oracle.furniture(piece, {**plain, "x": 3.0, "y": 3.0}, 5 * steps)
    point, back = np.empty(3), np.empty(3)

    for box, corners in enumerate(wanted.boxes):
        for number in range(8):
            corner(lobbies[0].pieces[index], lobbies[0].models[index], box, number, point)
            assert point == pytest.approx(corners.corners[number], abs=1e-9)
    to_model(lobbies[0].pieces[index], point, back)
    assert back == pytest.approx(lobbies[0].models[index].high[len(wanted.boxes) - 1], abs=1e-9)
