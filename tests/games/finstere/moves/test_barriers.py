"""What keeps a token from moving at all, and whose turn passes, as values."""

from typing import Any

import pytest

from gloaming.core.match import Match
from tests.games.finstere.help.test_guide import guide_of
from tests.games.finstere.positions import NAMES, match_at, play, window, windows
from tests.games.finstere.text.test_account import told


def held(match: Match, name: str) -> list[Any]:
    """Return what keeps a token from every step, as the guide tells it."""
    found = next(token for token in guide_of(match)["tokens"] if NAMES[token["token"]] == name)
    hindrances: list[Any] = found["held"]
    return hindrances


def test_the_monster_on_the_entrance_is_told_as_the_reason() -> None:
    """Nobody comes in where he stands (rules 4.2)."""
    match = match_at(window(15, 10, "M<\nwaiting: G4"))

    assert held(match, "G4") == [{"letter": "I", "by": "monster", "cell": [15, 10], "rule": "4.2"}]


def test_a_tile_on_the_entrance_is_told_as_the_reason() -> None:
    """By rulings that let tiles lie there (rules 4.2)."""
    match = match_at(window(15, 10, "#\nwaiting: G4\nrulings: nl"))

    assert held(match, "G4") == [{"letter": "I", "by": "tile", "cell": [15, 10], "rule": "4.2"}]


def test_a_token_on_the_entrance_keeps_those_out_that_cannot_go_on() -> None:
    """G1 has only the one step in, G3 gets past R1 (rules 4.3)."""
    match = match_at(window(14, 10, ". R1\nwaiting: G1 G3"))

    assert held(match, "G1") == [{"letter": "I", "by": "token", "cell": [15, 10], "rule": "4.3"}]
    assert held(match, "G3") == []


def test_every_way_of_a_token_that_is_walled_in_is_told() -> None:
    """A stone that cannot be pushed, the monster, and two walls (rules 4.5)."""
    match = match_at(windows({(14, 9): ". M<", (12, 10): "# # # G4"}))

    assert held(match, "G4") == [
        {"letter": "N", "by": "monster", "cell": [15, 9], "rule": "4.3"},
        {"letter": "E", "by": "wall", "cell": None, "rule": "4.2"},
        {"letter": "S", "by": "wall", "cell": None, "rule": "4.2"},
        {"letter": "W", "by": "tile", "cell": [14, 10], "rule": "4.5"},
    ]


def test_a_teleporter_and_a_token_past_a_pool_are_told() -> None:
    """Into the one none goes, over the other none can with one step (rules 4.7)."""
    match = match_at(windows({(11, 9): "y>", (6, 10): "R1 ~ ~ ~ ~ G1 M<", (3, 3): "y<"}))
    by = {one["letter"]: (one["by"], one["rule"]) for one in held(match, "G1")}

    assert by["N"] == ("teleporter", "4.3")
    assert by["W"] == ("token", "4.7")


def test_who_can_move_is_held_by_nothing() -> None:
    """Also in the middle of a move (rules 4.1)."""
    match = match_at(window(4, 4, "G3 . . .\nR1"))
    assert held(match, "G3") == []
    play(match, "G3 E..")
    assert held(match, "G3") == []


def test_a_stop_without_a_way_tells_what_was_in_it() -> None:
    """And one that could have moved tells nothing (rules 4.1)."""
    match = match_at(windows({(15, 10): "M<\nwaiting: G4", (4, 4): "R3"}))
    play(match, "G4 -  R3 -")
    facts = told(match)

    assert [one["by"] for one in facts[1]["held"]] == ["monster"]
    assert "held" not in facts[3]


@pytest.mark.parametrize(
    ("drawing", "moves", "passed"),
    [
        (window(4, 4, "G3 G4 R3"), "G3 -  R3 -", [[], []]),
        (window(4, 4, "G3 G4 G5 R3"), "G3 -  R3 -  G4 -", [[], [], [1]]),
        (window(4, 4, "G3 . B3 B4"), "G3 -  B3 -", [[], [0]]),
    ],
)
def test_a_turn_that_passes_is_told(drawing: str, moves: str, passed: list[list[int]]) -> None:
    """Who is in play but has nothing left to move passes; who is gone is not told of (rules 3)."""
    match = match_at(drawing)
    play(match, moves)
    stops = [fact for fact in told(match) if fact["kind"] == "stop"]

    assert [fact.get("passed", []) for fact in stops] == passed
