"""Positions: what is impossible is refused with its place, what is possible goes both ways."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from gloaming.core.errors import NotationError, PositionError
from gloaming.core.interchange import write_json
from gloaming.games.menhirs.exchange.interchange import moves_json, read_position, solve_json
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_position import to_position
from gloaming.games.menhirs.exchange.to_state import to_state
from tests.games.menhirs.positions import examples, positions

EXAMPLE: dict[str, Any] = {
    "game": "menhirs",
    "heights": [3, 4, 5, 6, 5, 4, 3],
    "menhirs": [[4, 3]],
    "mist": [[4, 3], [4, 4]],
    "turn": 1,
    "banned": {"tiles": [[4, 3], [4, 4]], "direction": "N"},
}


def changed(**changes: Any) -> str:
    """Return the example with other values; None takes a key away."""
    plain = {**EXAMPLE, **changes}
    return json.dumps({key: value for key, value in plain.items() if value is not None})


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"heights": [3, 4, 5]}, "$.heights"),
        ({"heights": [3, 4, 5, 6, 5, 4, 4]}, "$.heights"),
        ({"menhirs": [[4, 3], [1, 4]]}, "$.menhirs[1]"),
        ({"mist": [[4, 3], [4, 4], [4, 7]]}, "$.mist[2]"),
        ({"mist": [[4, 3], [0, 1]]}, "$.mist[1]"),
        ({"mist": [[4, 3], [4, 4], [4, 3]]}, "$.mist[2]"),
        ({"menhirs": [[4, 3], [4, 3]]}, "$.menhirs[1]"),
        ({"menhirs": [[1, 1]]}, "$.mist"),
        ({"menhirs": []}, "$.mist"),
        ({"mist": [], "banned": None}, "$.mist"),
        ({"banned": {"tiles": [], "direction": "N"}}, "$.banned.tiles"),
        ({"banned": {"tiles": [[4, 3], [5, 1]], "direction": "N"}}, "$.banned.tiles[1]"),
        ({"banned": {"tiles": [[4, 3], [4, 3]], "direction": "N"}}, "$.banned.tiles[1]"),
        ({"schedule": [True] * 23}, "$.schedule"),
    ],
)
def test_impossible_positions_are_refused_with_the_place(
    changes: dict[str, Any], place: str
) -> None:
    with pytest.raises(PositionError) as refusal:
        read_position(changed(**changes))
    assert refusal.value.place == place


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"mist": [[4, 3], [4, 4], [4, 3]]}, "$.mist[2]: two mist tiles are on [4, 3]"),
        ({"menhirs": [[4, 3], [4, 3]]}, "$.menhirs[1]: two menhirs are on [4, 3]"),
    ],
)
def test_two_things_on_a_cell_are_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        read_position(changed(**changes))
    assert str(refusal.value) == words


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"turn": 0}, "$.turn"),
        ({"turn": 25}, "$.turn"),
        ({"turn": True}, "$.turn"),
        ({"turn": None}, "$"),
        ({"game": None}, "$"),
        ({"game": "chess"}, "$.game"),
        ({"mist": [[4, 3], [4, 4.0]]}, "$.mist[1][1]"),
        ({"mist": [[4, 3], [4]]}, "$.mist[1]"),
        ({"banned": {"tiles": [[4, 3]], "direction": "E"}}, "$.banned.direction"),
        ({"settings": {"must_detach": 1}}, "$.settings.must_detach"),
        ({"settings": {"detach": True}}, "$.settings"),
        ({"wind": "west"}, "$"),
    ],
)
def test_unreadable_positions_are_refused_with_the_place(
    changes: dict[str, Any], place: str
) -> None:
    with pytest.raises(NotationError) as refusal:
        read_position(changed(**changes))
    assert refusal.value.place == place


def test_moves_are_listed_as_the_interchange_says() -> None:
    found = moves_json(read_position(changed()))["moves"]

    assert {"tiles": [[4, 3], [4, 4]], "direction": "S", "wins": True} in found
    assert [move["direction"] for move in found] == ["NE", "SE", "S", "SW", "NW"]


def test_no_moves_mean_a_pass() -> None:
    cells = [[column, place] for column, height in enumerate((3, 4, 5, 6, 5, 4, 3), 1)
             for place in range(1, height + 1)]  # fmt: skip

    position = read_position(changed(mist=cells, banned=None))

    assert moves_json(position) == {"moves": []}
    assert solve_json(position, nodes=0)["result"] == "unknown"
    last = solve_json(read_position(changed(mist=cells, banned=None, turn=24)))
    assert last["line"] == [{"pass": True, "remove": [1, 1]}]
    plain = solve_json(
        read_position(changed(mist=cells, banned=None, turn=22, schedule=[False] * 24))
    )
    assert plain["line"] == [{"pass": True}] * 3
    assert plain["result"] == "draw"


def test_a_solution_is_told_as_the_interchange_says() -> None:
    assert solve_json(read_position(changed())) == {
        "result": "win",
        "distance": 1,
        "line": [{"tiles": [[4, 3], [4, 4]], "direction": "NE", "remove": None}],
        "nodes": 1,
    }


def test_removals_stand_in_the_line() -> None:
    two = changed(menhirs=[[1, 1], [7, 3]], mist=[[1, 1], [7, 3]], banned=None, turn=3)

    solution = solve_json(read_position(two))

    assert solution["result"] == "loss"
    assert solution["distance"] == 2
    assert solution["line"][0]["remove"] is not None
    assert solution["line"][1]["remove"] is None


@settings(max_examples=examples(200, 30), deadline=None)
@given(positions())
def test_positions_survive_the_state_and_json(position: Position) -> None:
    kept = to_position(to_state(position))
    read = read_position(write_json(position))

    assert read == position
    assert kept.mist == position.mist
    assert kept.menhirs == position.menhirs
    assert (kept.turn, kept.schedule) == (position.turn, position.schedule)
    assert kept.settings == position.settings
    if position.settings.no_take_back:
        assert kept.banned == position.banned
    to_state(kept)
