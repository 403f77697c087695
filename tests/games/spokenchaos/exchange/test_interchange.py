"""The look for programs, exactly as the interchange contracts it."""

import json

import pytest

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.games.spokenchaos.exchange.interchange import id_picture, look_json, read_position
from tests.games.spokenchaos.scenes import described
from tests.games.spokenchaos.sight.test_picture import read_png

CONTRACTED = """
{"game": "spokenchaos",
 "furniture": [{"piece": "table", "x": 3.0, "y": 3.0, "yaw": 0, "face": "upright"}],
 "ghosts": [{"name": "r1", "colour": "red", "size": "small", "x": 2.5, "y": 3.75, "level": 0},
            {"name": "b2", "colour": "blue", "size": "small", "x": 0.5, "y": 5.5, "level": 0}]}
"""


def test_a_look_tells_who_is_seen_and_who_is_hidden() -> None:
    told = look_json(read_position(CONTRACTED), "N3")
    (seen,), (hidden,) = told["seen"], told["hidden"]

    assert list(told) == ["seen", "hidden"]
    assert set(seen) == {"name", "samples", "mirrored", "line"}
    assert (seen["name"], seen["mirrored"]) == ("r1", 0)
    assert seen["samples"] >= 16
    assert seen["line"][0] == [2.5, 6.35, 0.7]
    assert len(seen["line"]) == 2
    assert hidden == {"name": "b2", "samples": 0}
    assert json.loads(write_json(told)) == told


def test_the_picture_is_a_png_of_256_samples() -> None:
    header = read_png(id_picture(read_position(CONTRACTED), "N3"))[b"IHDR"]

    assert header[:8] == bytes([0, 0, 1, 0, 0, 0, 1, 0])


def test_positions_round_trip() -> None:
    plain = described("mirror 3 2.0625 lean front", "small 2.5 4.5 lying W")
    plain["furniture"].insert(0, described("table 3 3 yaw 7")["furniture"][0])
    position = read_position(json.dumps(plain))

    assert read_position(write_json(position)) == position
    assert json.loads(write_json(position)) == plain


def test_doors_are_geometric() -> None:
    with pytest.raises(NotationError, match="a door is"):
        look_json(read_position(CONTRACTED), "north")
