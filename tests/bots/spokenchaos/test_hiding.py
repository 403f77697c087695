"""The tables of hidden places agree with rays cast one by one, and with themselves."""

from random import Random

import numpy as np

from gloaming.bots.spokenchaos.hiding import (
    EYES,
    PLACES,
    POINTS,
    WORD,
    Hiding,
    doors_that_see,
    hiding_of,
    in_view,
    point_near,
)
from gloaming.games.spokenchaos.seating import DOOR_NAMES, DOORS
from gloaming.games.spokenchaos.solids.lobby import empty_lobby
from tests.games.spokenchaos import oracle
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import piece_json, random_furniture


def test_an_empty_lobby_hides_nothing() -> None:
    hiding = hiding_of(empty_lobby())
    assert not hiding.tables.any()
    assert (hiding.seen == in_view()).all()


def test_a_piece_before_a_door_hides_what_is_behind_it() -> None:
    lobbies = empty_lobby()
    door = 1 << DOOR_NAMES.index("N3")
    place = (80, 80, 0.3)
    assert hiding_of(lobbies).doors(*place) & door
    assert not place_furniture(lobbies, Placement("piano", 80, 150, 0))
    assert not hiding_of(lobbies).doors(*place) & door


def test_tables_agree_with_lines_cut_by_planes() -> None:
    random = Random(3)
    lobbies, put = random_furniture(random, 4)
    tables = hiding_of(lobbies).tables
    for placement in put:
        index = ("mirror", "trolley", "desk", "piano", "armchair", "table").index(placement.piece)
        record = lobbies[0].pieces[index]
        piece = oracle.furniture(
            placement.piece, piece_json(placement), int(record.angle), float(record.height)
        )
        for _ in range(60):
            door, point = random.randrange(DOORS), random.randrange(POINTS)
            is_hidden = bool(int(tables[index, door, point // WORD]) >> (point % WORD) & 1)
            assert is_hidden == is_cut(piece, EYES[door], PLACES[point])


def is_cut(piece: oracle.Furniture, start: np.ndarray, end: np.ndarray) -> bool:
    """Tell whether a piece is between two points, by cutting the line at each plane."""
    for box in piece.boxes:
        first, last = 0.0, 1.0
        for normal, far in box.planes():
            one = sum(normal[i] * start[i] for i in range(3)) - far
            other = sum(normal[i] * end[i] for i in range(3)) - far
            if one > 0 and other > 0:
                first = 2.0
            elif one > 0 >= other:
                first = max(first, one / (one - other))
            elif other > 0 >= one:
                last = min(last, one / (one - other))
        if first <= last:
            return True
    return False


def test_moving_a_piece_is_the_same_as_beginning_anew() -> None:
    lobbies, _ = random_furniture(Random(5), 3)
    before = hiding_of(lobbies)
    assert not place_furniture(lobbies, Placement("table", 30, 30, 45))
    moved = before.move(lobbies, 5)
    anew = hiding_of(lobbies)
    assert isinstance(moved, Hiding)
    assert (moved.tables[5] == anew.tables[5]).all()
    assert doors_that_see(moved.seen, 7) >= 0


def test_the_nearest_sample_point_is_in_the_same_field() -> None:
    for x, y, height in ((5, 5, 0.0), (100, 37, 0.7), (191, 191, 1.4)):
        point = PLACES[point_near(x, y, height)]
        assert (int(point[0]), int(point[1])) == (x // 32, y // 32)
