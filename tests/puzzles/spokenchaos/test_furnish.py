"""Furnish puzzles: poses are judged as whole looks judge them, and nonsense is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from gloaming.core.errors import NotationError, PlacedError
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN
from gloaming.puzzles.reading import read_puzzle
from gloaming.puzzles.spokenchaos import furnishing
from gloaming.puzzles.spokenchaos.furnish import KIND, NO_POSE
from gloaming.puzzles.spokenchaos.furnish_puzzle import Furnish, Task
from gloaming.puzzles.spokenchaos.furnishing import Wish, place_of, try_all, with_piece
from gloaming.puzzles.spokenchaos.poses import LATTICE, Poses, lattice
from gloaming.puzzles.verdict import LIMIT_REACHED, NOTHING_TO_DO
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import described, planned, position

from . import slow_prover

SMALL_PUZZLES, POSES = 200, 25

OPEN_FLOOR = planned("""
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   s   .   .   .
    .   .   .   .   .   .
    .   .   .   .   m   .
""")


def puzzle(lines: list[str], piece: str, *doors: str, **wishes: Any) -> Furnish:
    """Return a puzzle of a described lobby."""
    task = Task(piece, doors, **wishes)  # type: ignore[arg-type]  # a piece
    return Furnish(game="spokenchaos", position=position(*lines), task=task)


def random_poses(random: Random) -> Poses:
    """Return some poses, the same for the same seed."""
    return np.array(
        [
            (
                random.randint(16, 176),
                random.randint(16, 176),
                random.choice((90 * random.randrange(4), random.randrange(360))),
                random.choice((0, 0, random.randrange(len(FACES)))),
                random.choice((NO_LEAN, NO_LEAN, random.randrange(len(LEANS)))),
            )
            for _ in range(POSES)
        ]
    )


def random_case(random: Random) -> tuple[Position, Wish]:
    """Return a lobby without a piece, and something to be wished of that piece."""
    whole = random_position(random, random.randint(1, 5), random.randint(2, 5))
    piece = random.choice(PIECE_NAMES)
    furniture = tuple(placed for placed in whole.furniture if placed.piece != piece)
    lobby = msgspec.structs.replace(whole, furniture=furniture)
    names = [ghost.name for ghost in lobby.ghosts]
    random.shuffle(names)
    doors = tuple(random.sample(DOOR_NAMES, random.randint(1, 2)))
    return lobby, Wish(piece, doors, tuple(names[:1]), tuple(names[1 : random.randint(1, 3)]))


@pytest.mark.sweep
def test_small_puzzles() -> None:
    random, solved, standing = Random(5), 0, 0
    while standing < SMALL_PUZZLES * POSES // 8:
        lobby, wish = random_case(random)
        try:
            scene = to_scene(lobby)
        except PlacedError:
            continue
        poses = random_poses(random)
        tried = try_all(lobby, scene, wish, poses)
        found = {tuple(pose): int(met) for pose, met in zip(tried.poses, tried.met, strict=True)}
        total = len(wish.doors) * (len(wish.hidden) + len(wish.seen))
        for pose in poses:
            placed = place_of(wish.piece, pose)
            expected = slow_prover.does_it(lobby, placed, wish.doors, wish.hidden, wish.seen)
            assert found.get(tuple(pose)) == expected
            if expected is not None:
                standing += 1
                solved += expected == total
    assert solved > 0


def test_the_piano_hides_one_and_shows_the_other() -> None:
    asked = puzzle(OPEN_FLOOR, "piano", "N3", hidden=("g0",), seen=("g1",))
    verdict = KIND.judge(asked)
    assert (verdict.sound, verdict.proved) == (True, True)
    (pose,) = verdict.solution
    assert slow_prover.does_it(asked.position, pose, ("N3",), ("g0",), ("g1",)) == 2
    typed = KIND.say_solution(verdict.solution)
    assert KIND.attempt(asked, KIND.read_answer(asked, typed)).solved
    assert 1 <= verdict.grade <= 9  # type: ignore[operator]  # it is sound
    assert "Put the piano" in KIND.pose(asked)


def test_the_mirror_shows_whom_nobody_sees() -> None:
    lines = ["piano 1.5 4.5 yaw 90", "small 0.5 4.5"]
    asked = puzzle(lines, "mirror", "E5", seen=("g0",))
    verdict = KIND.judge(asked)
    assert verdict.sound
    (pose,) = verdict.solution
    assert pose.piece == "mirror"
    assert slow_prover.does_it(asked.position, pose, ("E5",), (), ("g0",)) == 1


def test_whoever_is_as_wished_already_needs_no_furniture() -> None:
    asked = puzzle(OPEN_FLOOR, "table", "N3", seen=("g0",))
    assert KIND.judge(asked).reason == NOTHING_TO_DO
    hidden = puzzle([*OPEN_FLOOR, "piano 2.5 4.5"], "piano", "N3", hidden=("g0",))
    assert KIND.judge(hidden).reason == NOTHING_TO_DO


def test_a_piece_that_stands_there_is_taken_up_first() -> None:
    asked = puzzle([*OPEN_FLOOR, "piano 0.5 1.5 yaw 90"], "piano", "N3", hidden=("g0",))
    verdict = KIND.judge(asked)
    assert verdict.sound
    after = with_piece(asked.position, verdict.solution[0])
    assert [piece.piece for piece in after.furniture] == ["piano"]


def test_the_lattice_is_what_the_document_says() -> None:
    assert len(lattice()) == 25 * 25 * 24 * 6
    assert {int(x) % 8 for x in lattice()[:, 0]} == {0}
    assert {int(yaw) % 15 for yaw in lattice()[:, 2]} == {0}


def test_a_limit_is_the_only_way_not_to_prove() -> None:
    asked = puzzle(OPEN_FLOOR, "table", "N3", "S3", hidden=("g0", "g1"))
    verdict = KIND.judge(asked, seconds=1e-6)
    assert (verdict.sound, verdict.proved, verdict.reason) == (False, False, LIMIT_REACHED)


def changed(**task: Any) -> str:
    """Return the JSON of a puzzle with another task."""
    plain = msgspec.to_builtins(puzzle(OPEN_FLOOR, "piano", "N3", hidden=("g0",)))
    return msgspec.json.encode({**plain, "task": {**plain["task"], **task}}).decode()


@pytest.mark.parametrize(
    ("task", "place"),
    [
        ({"piece": "sofa"}, "$.task.piece"),
        ({"doors": []}, "$.task.doors"),
        ({"doors": ["X1"]}, "$.task.doors[0]"),
        ({"hidden": ["g7"]}, "$.task.hidden[0]"),
        ({"seen": ["g7"]}, "$.task.seen[0]"),
        ({"seen": ["g0"]}, "$.task.seen[0]"),
        ({"hidden": []}, "$.task.hidden"),
        ({"steps": 3}, "$.task"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(task: dict[str, Any], place: str) -> None:
    with pytest.raises(PlacedError) as refused:
        read_puzzle(changed(**task))
    assert refused.value.place == place


def test_others_must_stand_without_the_piece() -> None:
    plain = msgspec.to_builtins(puzzle(OPEN_FLOOR, "piano", "N3", hidden=("g0",)))
    leaning = described("piano 2.5 4.5", "mirror 2.5 5.25 yaw 180 lean front", "small 2.5 2.5")
    plain["position"], plain["task"]["hidden"] = leaning, ["g0"]
    with pytest.raises(PlacedError) as refused:
        read_puzzle(msgspec.json.encode(plain).decode())
    assert refused.value.place.startswith("$.position.furniture")


@pytest.mark.parametrize("text", ["", "1 2", "a b c", "1 2 3 sideways", "1 2 3 left up", "1 2 3.5"])
def test_what_cannot_be_read_as_a_pose(text: str) -> None:
    asked = puzzle(OPEN_FLOOR, "piano", "N3", hidden=("g0",))
    with pytest.raises(NotationError):
        KIND.read_answer(asked, text)


def test_an_answer_says_what_is_wrong() -> None:
    asked = puzzle(OPEN_FLOOR, "piano", "N3", hidden=("g0",), seen=("g1",))
    tried = KIND.attempt(asked, KIND.read_answer(asked, "0.5 1 90"))
    assert not tried.solved
    assert tried.told[0].startswith("g0 is seen through N3")
    with pytest.raises(PlacedError, match=r"stay where they are|stick out|does not fit"):
        KIND.attempt(asked, KIND.read_answer(asked, "2.5 2.5 0"))


def test_no_solution_is_said_of_the_poses_that_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(furnishing, "PASSES", (LATTICE,))
    asked = puzzle(OPEN_FLOOR, "table", "N1", "N6", "S1", "S6", hidden=("g0", "g1"))
    verdict = KIND.judge(asked)
    assert (verdict.sound, verdict.proved, verdict.reason) == (False, True, NO_POSE)
