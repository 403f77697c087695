"""Puzzles of Menhirs and Spokenchaos through the command: judged, refused, composed and played."""

import json
from typing import Any

import pytest

from .terminal import Run, reason_of

FREE_IN: dict[str, Any] = {
    "kind": "free-in",
    "game": "menhirs",
    "position": {"game": "menhirs", "menhirs": [[4, 3]], "mist": [[4, 3], [4, 4]], "turn": 1},
    "task": {"turns": 1},
}
GHOST = {"name": "r1", "colour": "red", "size": "small", "x": 3.75, "y": 3.5, "level": 0}
PIANO = {"piece": "piano", "x": 2.5, "y": 4.5, "yaw": 0, "face": "upright"}
LOBBY = {"game": "spokenchaos", "furniture": [PIANO], "ghosts": [GHOST]}
HIDE: dict[str, Any] = {
    "kind": "hide",
    "game": "spokenchaos",
    "position": LOBBY,
    "task": {"ghosts": ["r1"], "steps": 1, "doors": ["N3"]},
}
FURNISH: dict[str, Any] = {
    "kind": "furnish",
    "game": "spokenchaos",
    "position": LOBBY,
    "task": {"piece": "desk", "doors": ["N3"], "hidden": ["r1"], "seen": []},
}
KEYS = {"sound", "solutions", "proved", "grade", "solution"}


def judged(gloaming: Run, puzzle: dict[str, Any], *more: str) -> dict[str, Any]:
    """Return the verdict on a puzzle."""
    found: dict[str, Any] = gloaming(
        "puzzle", "check", "-", "--json", *more, stdin=json.dumps(puzzle)
    ).json
    return found


@pytest.mark.parametrize("puzzle", [FREE_IN, HIDE, FURNISH], ids=lambda puzzle: puzzle["kind"])
def test_a_sound_puzzle(gloaming: Run, puzzle: dict[str, Any]) -> None:
    verdict = judged(gloaming, puzzle)
    assert set(verdict) == KEYS
    assert verdict["sound"] is verdict["proved"] is True
    assert verdict["solutions"] > 1
    assert len(verdict["solution"]) == 1
    claimed = judged(gloaming, {**puzzle, "unique": True})
    assert (claimed["sound"], claimed["proved"]) == (False, True)
    assert str(verdict["solutions"]) in claimed["reason"]


def test_solutions_have_the_form_of_the_interchange(gloaming: Run) -> None:
    (turn,) = judged(gloaming, FREE_IN)["solution"]
    assert turn == {"tiles": [[4, 3], [4, 4]], "direction": "NE", "remove": None}
    (ghost,) = judged(gloaming, HIDE)["solution"]
    assert set(ghost) == set(GHOST)
    moved = {**LOBBY, "ghosts": [ghost]}
    looked = gloaming("look", "-", "--door", "N3", "--json", stdin=json.dumps(moved)).json
    assert looked["seen"] == []
    (pose,) = judged(gloaming, FURNISH)["solution"]
    put = {**LOBBY, "furniture": [PIANO, pose]}
    looked = gloaming("look", "-", "--door", "N3", "--json", stdin=json.dumps(put)).json
    assert looked["seen"] == []


@pytest.mark.parametrize(
    ("puzzle", "place"),
    [
        ({**FREE_IN, "task": {"turns": 0}}, "$.task.turns"),
        ({**FREE_IN, "position": LOBBY}, "$.position"),
        ({**HIDE, "task": {**HIDE["task"], "doors": ["N9"]}}, "$.task.doors[0]"),
        ({**HIDE, "task": {**HIDE["task"], "steps": 10**20}}, "$.task.steps"),
        ({**FURNISH, "task": {**FURNISH["task"], "hidden": ["b9"]}}, "$.task.hidden[0]"),
        ({**FURNISH, "own": []}, "$"),
    ],
)
def test_nonsense_is_refused(gloaming: Run, puzzle: dict[str, Any], place: str) -> None:
    answer = gloaming("puzzle", "check", "-", "--json", stdin=json.dumps(puzzle))
    assert reason_of(answer).startswith(place)


def test_puzzles_of_any_grade_are_composed_where_the_kind_can(gloaming: Run) -> None:
    make = ["puzzles", "make", "--grade", "0", "--count", "2", "--workers", "1", "--json"]
    made = gloaming(*make, "--kind", "free-in").json["puzzles"]
    assert [puzzle["kind"] for puzzle in made] == ["free-in"] * 2
    assert all(judged(gloaming, puzzle)["grade"] == puzzle["grade"] for puzzle in made)
    assert reason_of(gloaming(*make, "--kind", "feast")) == "--grade: is 1 to 9"


def test_a_shipped_puzzle_is_played(gloaming: Run) -> None:
    shown = gloaming("puzzle", "mb-0001", stdin="?\nquit\n").text.splitlines()
    solution = shown[-2].strip()
    played = gloaming("puzzle", "mb-0001", stdin=f"9,9 N\n{solution}\n").text
    assert "9,9 is not on the board" in played
    assert played.endswith("Solved.\n")
