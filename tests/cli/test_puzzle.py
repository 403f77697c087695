"""`gloaming puzzle` and `gloaming puzzles`: listed, printed, judged, played, composed, refused."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from .terminal import Run, reason_of

PUZZLE: dict[str, Any] = {
    "id": "mine",
    "game": "finstere",
    "kind": "feast",
    "grade": 4,
    "position": {
        "game": "finstere",
        "monster": {"cell": [5, 5], "facing": "E"},
        "tokens": [
            {"name": "A", "cell": [8, 6]},
            {"name": "X", "cell": [2, 4]},
            {"name": "Y", "cell": [3, 6]},
        ],
        "tiles": [],
    },
    "own": ["A"],
    "enemy": ["X", "Y"],
    "task": {"moves": [{"token": "A", "steps": 5}], "lay": [], "facing": False},
    "unique": True,
}


def changed(path: str, value: Any) -> str:
    """Return the puzzle with something else at a place: `task.moves.0.steps`."""
    puzzle = copy.deepcopy(PUZZLE)
    *way, last = path.split(".")
    at: Any = puzzle
    for key in way:
        at = at[int(key)] if key.isdecimal() else at[key]
    at[int(last) if last.isdecimal() else last] = value
    return json.dumps(puzzle)


def test_a_puzzle_of_a_file_is_played(gloaming: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(PUZZLE), encoding="utf-8")
    told = gloaming("puzzle", str(path), stdin="A WWWWN\n").out
    assert told.startswith("mine (grade 4)")
    assert told.endswith("Solved.\n")


def test_a_puzzle_is_judged(gloaming: Run) -> None:
    answer = gloaming("puzzle", "check", "-", "--json", stdin=json.dumps(PUZZLE))
    assert answer.json == {
        "sound": True,
        "solutions": 1,
        "proved": True,
        "grade": 4,
        "solution": [{"token": "A", "path": "WWWWN"}],
    }


def test_a_puzzle_is_judged_in_words(gloaming: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(changed("task.moves.0.steps", 4), encoding="utf-8")
    answer = gloaming("puzzle", "check", "mine.json")
    assert answer.text == "not sound: there is no solution (0 solutions)\n"


def test_whoever_composes_need_not_name_or_grade(gloaming: Run) -> None:
    bare = {key: PUZZLE[key] for key in PUZZLE if key not in ("id", "grade", "unique")}
    assert gloaming("puzzle", "check", "-", "--json", stdin=json.dumps(bare)).json["sound"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1, column 1: not JSON"),
        ("[]", "$: Expected `object`"),
        ("{}", "$.kind: say of which kind this puzzle is"),
        (changed("kind", "dance"), "$.kind: say of which kind this puzzle is"),
        (changed("kind", 5), "$.kind: say of which kind this puzzle is"),
        (json.dumps(PUZZLE) + "{}", "Extra data"),
        (json.dumps(PUZZLE)[:-1] + ', "own": []}', "$.own: this key is given twice"),
        (changed("colour", "red"), "unknown field `colour`"),
        (changed("game", "menhirs"), "$.game: Invalid enum value 'menhirs'"),
        (changed("grade", 10), "$.grade: Expected `int` <= 9"),
        (changed("grade", 0), "$.grade: Expected `int` >= 1"),
        (changed("unique", 1), "$.unique: Expected `bool`"),
        (changed("position.game", "menhirs"), "$.position.game: Invalid enum value"),
        (changed("position.monster.cell", [16, 5]), "$.position.monster.cell: the monster is off"),
        (changed("position.tokens.0.cell", [5, 5]), "$.position.tokens[0].cell: the monster and"),
        (changed("position.tokens.0.name", "X"), "$.position.tokens[1].name: a second token"),
        (changed("own", ["B"]), "$.own[0]: there is no token 'B'"),
        (changed("own", []), "$.own: token 'A' is neither own nor enemy"),
        (changed("own", ["A", "X"]), "$.enemy[0]: token 'X' is named twice"),
        (changed("enemy", ["X", "X"]), "$.enemy[1]: token 'X' is named twice"),
        (changed("task.moves.0.token", "X"), "$.task.moves[0].token: 'X' is no token of one's own"),
        (changed("task.moves", [{"token": "A", "steps": 1}] * 2), "$.task.moves[1].token"),
        (changed("task.moves.0.steps", 21), "$.task.moves[0].steps: Expected `int` <= 20"),
        (changed("task.moves.0.steps", -1), "$.task.moves[0].steps: Expected `int` >= 0"),
        (changed("task.moves.0.steps", 1.5), "$.task.moves[0].steps: Expected `int`"),
        (changed("task.facing", "N"), "$.task.facing: Expected `bool`"),
        (changed("task.lay", [{"kind": "door"}]), "$.task.lay[0].kind: Invalid value 'door'"),
        (changed("task.lay", [{"kind": "stone", "cell": [1, 1]}]), "unknown field `cell`"),
        (changed("task.lay", [{"kind": "blood", "shape": "3x3"}]), "$.task.lay[0].shape"),
        (
            changed("task.lay", [{"kind": "teleporter", "pair": "blue"}] * 2),
            "$.task.lay[0].pair: there is one blue pair only",
        ),
        (changed("task.lay", [{"kind": "teleporter"}] * 3), "$.task.lay[2]: all pairs are in use"),
        (changed("task.lay", [{"kind": "stone"}] * 17), "$.task.lay: at most 16 tiles"),
        (changed("task.turns", 3), "unknown field `turns`"),
    ],
)
def test_what_cannot_be_judged_is_refused(gloaming: Run, text: str, reason: str) -> None:
    assert reason in reason_of(gloaming("puzzle", "check", "-", "--json", stdin=text))


@pytest.mark.parametrize("missing", ["game", "position", "own", "enemy", "task"])
def test_what_is_missing_is_named(gloaming: Run, missing: str) -> None:
    text = json.dumps({key: PUZZLE[key] for key in PUZZLE if key != missing})
    reason = reason_of(gloaming("puzzle", "check", "-", stdin=text))
    assert f"missing required field `{missing}`" in reason


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["puzzle"], "say which puzzle"),
        (["puzzle", "ff-9999"], "ff-9999: there is no such puzzle"),
        (["puzzle", "check"], "Missing argument 'FILE'"),
        (["puzzle", "check", "nowhere.json"], "nowhere.json: cannot be read"),
        (["puzzle", "check", "-", "--seconds", "0"], "--seconds: is a number of seconds above 0"),
        (["puzzles", "--kind", "dance"], "--kind: 'dance' is no kind"),
        (["puzzles", "--game", "dance"], "--game: 'dance' is no game"),
        (["puzzles", "make"], "Missing option '--kind'"),
        (["puzzles", "make", "--kind", "feast", "--grade", "10"], "--grade: is 1 to 9"),
        (["puzzles", "make", "--kind", "feast", "--grade", "1", "--count", "0"], "--count: is 1"),
        (["puzzles", "--json", "make", "--kind", "feast"], "options of `make` stand behind it"),
    ],
)
def test_wrong_usage(gloaming: Run, arguments: list[str], reason: str) -> None:
    assert reason in reason_of(gloaming(*arguments))


def test_puzzles_are_listed(gloaming: Run) -> None:
    listed = gloaming("puzzles", "--json").json["puzzles"]
    assert {entry["kind"] for entry in listed} >= {"feast", "predict", "escape"}
    first = listed[0]
    assert set(first) == {"id", "game", "kind", "grade", "title"}
    assert set(first["title"]) == {"en", "nl", "de", "fr"}
    only = gloaming("puzzles", "--kind", "escape", "--json").json["puzzles"]
    assert {entry["kind"] for entry in only} == {"escape"}
    assert gloaming("puzzles", "--game", "finstere").text.startswith(first["id"])


def test_what_is_printed_can_be_judged(gloaming: Run) -> None:
    printed = gloaming("puzzle", "ff-0001", "--json").text
    verdict = gloaming("puzzle", "check", "-", "--json", stdin=printed).json
    assert (verdict["sound"], verdict["solutions"]) == (True, 1)
    assert verdict["grade"] == json.loads(printed)["grade"]


@pytest.mark.parametrize("name", ["ff-0001", "fp-0001", "fe-0001"])
def test_a_puzzle_is_played_in_the_terminal(gloaming: Run, name: str) -> None:
    shown = gloaming("puzzle", name, stdin="solution\nquit\n").text
    solution = shown.splitlines()[-2].strip()
    played = gloaming("puzzle", name, stdin=f"nonsense!\n{solution}\n").text
    assert played.endswith("Solved.\n")


def test_the_same_seed_gives_the_same_puzzles_and_whoever_was_stopped_goes_on(
    gloaming: Run, tmp_path: Path
) -> None:
    make = ["puzzles", "make", "--kind", "feast", "--grade", "1", "--workers", "1"]
    at_once = gloaming(*make, "--count", "4", "--json").json["puzzles"]
    gloaming(*make, "--count", "2", "--output", "made.jsonl")
    gloaming(*make, "--count", "4", "--output", "made.jsonl")
    lines = (tmp_path / "made.jsonl").read_text(encoding="utf-8").splitlines()
    assert list(map(json.loads, lines)) == at_once
    assert all(puzzle["grade"] == 1 for puzzle in at_once)


def test_a_file_of_something_else_is_not_filled_up(gloaming: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("remember the milk\n", encoding="utf-8")
    make = ["puzzles", "make", "--kind", "feast", "--grade", "1", "--output", "notes.txt"]
    assert "notes.txt: is no file of feast puzzles" in reason_of(gloaming(*make))
