"""Hide puzzles are judged as a slow prover judges them, and refused where they make no sense."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
import pytest

from gloaming.core.errors import NotationError, PlacedError
from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.exchange.interchange import look_at
from gloaming.games.spokenchaos.exchange.position import GhostPlace, Position
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.puzzles.reading import read_puzzle
from gloaming.puzzles.spokenchaos.hide import KIND
from gloaming.puzzles.spokenchaos.hide_answers import moved
from gloaming.puzzles.spokenchaos.hide_puzzle import Entering, Hide, Task
from gloaming.puzzles.verdict import LIMIT_REACHED, NO_SOLUTION, NOTHING_TO_DO
from tests.games.spokenchaos.randoms import piece_json, random_furniture
from tests.games.spokenchaos.scenes import described, position

from . import slow_prover

SMALL_PUZZLES = int(os.environ.get("GLOAMING_EXAMPLES", "8"))

# The piano hides whoever stands south of it from the door behind it; this one looks out.
BEHIND_THE_PIANO = ["piano 2.5 4.5", "small 3.75 3.5"]


def puzzle(lines: list[str], steps: int, *doors: str, **more: Any) -> Hide:
    """Return a puzzle in which all ghosts of a described lobby are to hide."""
    lobby = position(*lines)
    names = tuple(ghost.name for ghost in lobby.ghosts)
    task = Task(names + tuple(one.name for one in more.get("enter", ())), steps, doors, **more)
    return Hide(game="spokenchaos", position=lobby, task=task)


def random_puzzle(random: Random) -> Hide:
    """Return a small puzzle: one or two ghosts, few steps, some doors."""
    _, put = random_furniture(random, random.randint(1, 4))
    furniture = [piece_json(placement) for placement in put]
    ghosts = [
        {
            "name": f"g{number}",
            "colour": "red",
            "size": size,
            "x": x + 0.5,
            "y": y + 0.5,
            "level": 0,
        }
        for number, (size, x, y) in enumerate(
            (random.choice(("medium", "large")), random.randrange(6), random.randrange(6))
            for _ in range(random.randint(1, 2))
        )
    ]
    plain = {"game": "spokenchaos", "furniture": furniture, "ghosts": ghosts}
    names = tuple(ghost["name"] for ghost in ghosts)
    doors = tuple(random.sample(DOOR_NAMES, random.randint(2, 4)))
    task = Task(names, random.randint(0, 3), doors)  # type: ignore[arg-type]  # names
    return Hide(game="spokenchaos", position=convert(plain, Position), task=task)


def possible_puzzle(random: Random) -> Hide:
    """Return a small puzzle whose position is possible."""
    while True:
        drawn = random_puzzle(random)
        try:
            KIND.check(drawn)
        except PlacedError:
            continue
        return drawn


def seen_after(asked: Hide, solution: list[GhostPlace]) -> list[str]:
    """Return who of the task's ghosts is seen if they end so, by whole looks."""
    after = moved(asked.position, solution)
    return [
        ghost.name
        for door in asked.task.doors
        for ghost, shown in zip(after.ghosts, look_at(after, door).ghosts, strict=True)
        if ghost.name in asked.task.ghosts and shown.is_caught
    ]


@pytest.mark.sweep
def test_small_puzzles() -> None:
    random, counts = Random(11), []
    for _ in range(SMALL_PUZZLES):
        asked = possible_puzzle(random)
        verdict = KIND.judge(asked)
        expected = slow_prover.count_hidings(asked.position, asked.task.steps, asked.task.doors)
        assert (verdict.solutions, verdict.proved) == (expected, True)
        assert bool(verdict.solution) == (expected > 0)
        assert seen_after(asked, verdict.solution) == [] or not expected
        counts.append(expected)
    assert 0 in counts
    assert max(counts) > 0


def test_a_ghost_goes_behind_the_piano() -> None:
    asked = puzzle(BEHIND_THE_PIANO, 1, "N3")
    verdict = KIND.judge(asked)
    assert verdict.sound
    (place,) = verdict.solution
    assert abs(int(place.x) - 3) + abs(int(place.y) - 3) == 1
    assert KIND.attempt(asked, KIND.read_answer(asked, KIND.say_solution(verdict.solution))).solved


def test_too_few_steps_hide_nobody() -> None:
    verdict = KIND.judge(puzzle(BEHIND_THE_PIANO, 0, "N3"))
    assert (verdict.sound, verdict.reason, verdict.solution) == (False, NO_SOLUTION, [])


def test_whoever_is_hidden_already_need_do_nothing() -> None:
    verdict = KIND.judge(puzzle(["piano 2.5 4.5", "small 2.5 3.5"], 3, "N3"))
    assert (verdict.sound, verdict.reason) == (False, NOTHING_TO_DO)
    assert verdict.solutions > 0


def test_a_ghost_that_enters_must_come_in() -> None:
    entering = Entering("r1", "red", "small", "S")
    asked = puzzle(["piano 2.5 1.5"], 1, "N3", enter=(entering,))
    verdict = KIND.judge(asked)
    assert verdict.sound
    (place,) = verdict.solution
    assert int(place.y) == 0
    assert (
        KIND.judge(
            msgspec.structs.replace(asked, task=Task(("r1",), 0, ("N3",), (entering,)))
        ).reason
        == NO_SOLUTION
    )


def test_going_out_of_a_field_and_back_takes_two_steps() -> None:
    lines = ["piano 2.5 4.5", "small 2.78125 3.78125", "large 2.5 2.5"]
    one, two = (KIND.judge(puzzle(lines, steps, "N4")).solutions for steps in (1, 2))
    assert two > one


def test_a_lying_ghost_stays_lying() -> None:
    verdict = KIND.judge(puzzle(["piano 2.5 4.5", "small 3.65625 3.5 lying E"], 2, "N3"))
    assert verdict.sound
    assert verdict.solution[0].lying


def test_a_limit_is_the_only_way_not_to_prove() -> None:
    verdict = KIND.judge(puzzle(BEHIND_THE_PIANO, 9, *DOOR_NAMES), seconds=1e-6)
    assert (verdict.sound, verdict.proved, verdict.reason) == (False, False, LIMIT_REACHED)


def changed(**task: Any) -> str:
    """Return the JSON of a puzzle with another task."""
    plain = msgspec.to_builtins(puzzle(BEHIND_THE_PIANO, 1, "N3"))
    return msgspec.json.encode({**plain, "task": {**plain["task"], **task}}).decode()


ENTERING = {"name": "r1", "colour": "red", "size": "small", "side": "S"}


@pytest.mark.parametrize(
    ("task", "place"),
    [
        ({"ghosts": []}, "$.task.ghosts"),
        ({"ghosts": ["g7"]}, "$.task.ghosts[0]"),
        ({"ghosts": ["g0", "g0"]}, "$.task.ghosts[1]"),
        ({"steps": -1}, "$.task.steps"),
        ({"steps": 1.5}, "$.task.steps"),
        ({"doors": []}, "$.task.doors"),
        ({"doors": ["N7"]}, "$.task.doors[0]"),
        ({"doors": ["N1", "N1"]}, "$.task.doors[1]"),
        ({"enter": [ENTERING]}, "$.task.enter[0].name"),
        ({"enter": [{**ENTERING, "name": "g0"}]}, "$.task.enter[0].name"),
        ({"ghosts": ["r1"], "enter": [ENTERING, ENTERING]}, "$.task.enter[1].name"),
        ({"ghosts": ["r1"], "enter": [{**ENTERING, "side": "up"}]}, "$.task.enter[0].side"),
        ({"points": 3}, "$.task"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(task: dict[str, Any], place: str) -> None:
    with pytest.raises(PlacedError) as refused:
        read_puzzle(changed(**task))
    assert refused.value.place == place


def test_an_impossible_position_is_refused_with_its_place() -> None:
    plain = msgspec.to_builtins(puzzle(BEHIND_THE_PIANO, 1, "N3"))
    plain["position"] = described("piano 2.5 4.5", "small 2.5 4.6")
    with pytest.raises(PlacedError) as refused:
        read_puzzle(msgspec.json.encode(plain).decode())
    assert refused.value.place == "$.position.ghosts[0].y"


def test_an_answer_says_who_is_seen_and_counts_steps() -> None:
    asked = puzzle(BEHIND_THE_PIANO, 1, "N3")
    stays = KIND.attempt(asked, KIND.read_answer(asked, "g0 3.75 3.5"))
    assert not stays.solved
    assert stays.told[0] == "that takes 0 of 1 steps"
    assert stays.told[1].startswith("g0 is seen through N3")
    far = KIND.attempt(asked, KIND.read_answer(asked, "g0 0.5 0.5"))
    assert far.told[0] == "that takes 6 of 1 steps"
    assert not far.solved
    assert "with 1 step in all" in KIND.pose(asked)


@pytest.mark.parametrize(
    "text", ["", "g0", "g0 a b", "g9 2.5 2.5", "g0 2.5 2.5 0 E", "g0 1 2 3 4 5"]
)
def test_what_cannot_be_read_as_places(text: str) -> None:
    asked = puzzle(BEHIND_THE_PIANO, 1, "N3")
    with pytest.raises(NotationError):
        KIND.read_answer(asked, text)
